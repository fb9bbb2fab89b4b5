//! `build` and `check` on a small book.

use std::fs;
use std::path::Path;

use super::{Run, refuses, run};

pub(super) const SETTINGS: &str = "title = \"A small book\"\nlanguages = [\"en\"]\n";
const FRONT: &str = "+++\ntitle = \"Front\"\n+++\n\nA front page.\n";
const LESSON: &str = "\
+++
title = \"The Ritter\"
game = \"chess-t1\"
+++

![A board](board.png)

```diagram
id: ritter
white: Ritter c2
black: Knecht c4
study: yes
show: moves c2
legal: c2 -> c3 b2
```

It goes to [c3](legal:c2-c3).
";

pub(super) fn write(path: &Path, text: impl AsRef<[u8]>) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

/// An image of an author's.
const PICTURE: &[u8] = include_bytes!("../../books/nasty/en/chess-t1/board photo.png");

/// A folder with a small book in `lessons/`.
pub(super) fn book() -> tempfile::TempDir {
    let tmp = tempfile::tempdir().unwrap();
    let lessons = tmp.path().join("lessons");
    write(&lessons.join("book.toml"), SETTINGS);
    write(&lessons.join("en/index.md"), FRONT);
    write(&lessons.join("en/chess-t1/ritter.md"), LESSON);
    write(&lessons.join("en/chess-t1/board.png"), PICTURE);
    write(&lessons.join("en/chess-t1/unused.png"), b"another");
    tmp
}

fn spoil(root: &Path) {
    write(&root.join("lessons/en/chess-t1/ritter.md"), LESSON.replace("c2 -> c3 b2", "c2 -> c3 h8"));
}

#[track_caller]
pub(super) fn builds(root: &Path) -> Run {
    let run = run(root, &["build"]);
    assert_eq!((run.code, run.out.as_str()), (Some(0), ""), "{}", run.err);
    run
}

/// The names in the folder where the output lies.
fn names(root: &Path) -> Vec<String> {
    let names = fs::read_dir(root).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

#[test]
fn a_book_is_built_with_the_files_that_it_shows_and_no_others() {
    let tmp = book();
    let run = builds(tmp.path());
    assert!(run.err.starts_with("checked 2 lessons: nothing found wrong\nwrote "), "{}", run.err);
    let output = tmp.path().join("output");
    assert!(output.join("en/chess-t1/ritter.html").is_file());
    assert_eq!(fs::read(output.join("en/chess-t1/board.png")).unwrap(), PICTURE);
    assert!(!output.join("en/chess-t1/unused.png").exists());
    assert_eq!(names(tmp.path()), ["lessons", "output"]);
}

#[test]
fn the_same_book_gives_the_same_bytes() {
    let (one, two) = (book(), book());
    builds(one.path());
    builds(two.path());
    let manifest = |root: &Path| fs::read(root.join("output/.tabia-manifest")).unwrap();
    assert_eq!(manifest(one.path()), manifest(two.path()));
}

#[test]
fn a_second_build_keeps_foreign_files_and_removes_stale_pages() {
    let tmp = book();
    write(&tmp.path().join("output/README.md"), "read me");
    write(&tmp.path().join("lessons/en/old.md"), FRONT.replace("Front", "Old"));
    builds(tmp.path());
    assert!(tmp.path().join("output/en/old.html").is_file());
    fs::remove_file(tmp.path().join("lessons/en/old.md")).unwrap();
    builds(tmp.path());
    assert!(!tmp.path().join("output/en/old.html").exists());
    assert_eq!(fs::read_to_string(tmp.path().join("output/README.md")).unwrap(), "read me");
}

#[cfg(unix)]
#[test]
fn unchanged_pages_stay_the_same_files() {
    use std::os::unix::fs::MetadataExt;
    let tmp = book();
    let inode = |name: &str| fs::metadata(tmp.path().join("output").join(name)).unwrap().ino();
    builds(tmp.path());
    let before = ["en/index.html", "en/chess-t1/ritter.html", "en/chess-t1/board.png"].map(inode);
    write(&tmp.path().join("lessons/en/chess-t1/ritter.md"), LESSON.replace("It goes", "It may go"));
    builds(tmp.path());
    let after = ["en/index.html", "en/chess-t1/ritter.html", "en/chess-t1/board.png"].map(inode);
    assert_eq!([0, 1, 2].map(|i| before[i] == after[i]), [true, false, true]);
}

#[test]
fn findings_leave_the_old_output_as_it_was() {
    let tmp = book();
    builds(tmp.path());
    let page = tmp.path().join("output/en/chess-t1/ritter.html");
    let before = (fs::read(&page).unwrap(), fs::metadata(&page).unwrap().modified().unwrap());
    spoil(tmp.path());
    let run = run(tmp.path(), &["build"]);
    assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
    assert!(run.err.contains("lessons/en/chess-t1/ritter.md:14:17"), "{}", run.err);
    assert!(
        run.err.ends_with("checked 2 lessons: 1 error\nnothing was written to `output`\n"),
        "{}",
        run.err
    );
    assert_eq!((fs::read(&page).unwrap(), fs::metadata(&page).unwrap().modified().unwrap()), before);
    assert_eq!(names(tmp.path()), ["lessons", "output"]);
}

#[test]
fn build_check_tells_whether_the_output_is_up_to_date_and_writes_nothing() {
    let tmp = book();
    let check = || run(tmp.path(), &["build", "--check"]);
    assert_eq!(check().code, Some(1));
    assert_eq!(names(tmp.path()), ["lessons"]);
    builds(tmp.path());
    assert_eq!(check().code, Some(0));
    write(&tmp.path().join("output/en/index.html"), "edited");
    let found = check();
    assert_eq!(found.code, Some(1));
    assert!(
        found.err.contains("output/en/index.html differs\n1 file in `output` would change"),
        "{}",
        found.err
    );
    assert_eq!(fs::read_to_string(tmp.path().join("output/en/index.html")).unwrap(), "edited");
}

#[test]
fn what_a_killed_build_left_is_put_right() {
    let tmp = book();
    builds(tmp.path());
    let workshop = tmp.path().join("output.tabia-new");
    write(&workshop.join(".tabia-workshop"), "");
    write(&workshop.join("fresh/en/half.html"), "half");
    builds(tmp.path());
    assert_eq!(names(tmp.path()), ["lessons", "output"]);
    // Killed between two renames: the old tree is the only one.
    write(&workshop.join(".tabia-workshop"), "");
    write(&tmp.path().join("output/mine"), "mine");
    fs::rename(tmp.path().join("output"), workshop.join("old")).unwrap();
    builds(tmp.path());
    assert_eq!(fs::read_to_string(tmp.path().join("output/mine")).unwrap(), "mine");
    assert_eq!(names(tmp.path()), ["lessons", "output"]);
}

#[test]
fn a_foreign_file_in_the_way_is_named_and_kept() {
    let tmp = book();
    write(&tmp.path().join("output/index.html"), "mine");
    let built = run(tmp.path(), &["build"]);
    assert_eq!(built.code, Some(2));
    assert!(
        built.err.contains("output/index.html`") && built.err.contains("move it elsewhere"),
        "{}",
        built.err
    );
    assert_eq!(fs::read_to_string(tmp.path().join("output/index.html")).unwrap(), "mine");
    assert_eq!(names(&tmp.path().join("output")), ["index.html"]);
}

#[test]
fn a_build_that_cannot_run_says_what_to_do() {
    let tmp = book();
    write(&tmp.path().join("file"), "");
    let build = |args: &[&str]| run(tmp.path(), &[&["build"], args].concat());
    refuses(&build(&["--out", "file"]), "`file` is a file: give `--out`");
    refuses(&build(&["--out", "lessons"]), "holds the book itself: give `--out`");
    refuses(&build(&["--out", "lessons/en/out"]), "lies inside the book: give `--out`");
    refuses(&build(&["--out", "."]), "holds the book itself");
    refuses(&build(&["--out", "/"]), "root of the file system");
    refuses(&build(&["--book", "nowhere"]), "no `book.toml`: give the book's folder with `--book`");
    if cfg!(not(feature = "pdf")) {
        refuses(
            &build(&["--format", "site,pdf"]),
            "without PDF: build it with `cargo build --release --features pdf`",
        );
    }
    refuses(&build(&["--format", "epub", "--game", "chess-t2"]), "did you mean `chess-t1`?");
    refuses(&build(&["--format", "epub", "--game", "go"]), "it is about `chess-t1`");
    refuses(&build(&["--format", "site", "--game", "chess-t1"]), "leave out `--game`");
    assert_eq!(names(tmp.path()), ["file", "lessons"]);
}

#[test]
fn check_reports_on_the_paths_that_are_asked_for() {
    let tmp = book();
    spoil(tmp.path());
    let check = |args: &[&str]| run(tmp.path(), &[&["check"], args].concat());
    assert_eq!(check(&[]).code, Some(1));
    for path in ["lessons/en/chess-t1/ritter.md", "en/chess-t1/ritter.md", "lessons/en/chess-t1", "en"] {
        assert_eq!(check(&[path]).code, Some(1), "{path}");
    }
    let front = check(&["en/index.md"]);
    assert_eq!((front.code, front.err.as_str()), (Some(0), "checked 1 lesson: nothing found wrong\n"));
    refuses(&check(&["en/index.md", "nosuch.md"]), "`nosuch.md` is no lesson of the book");
    assert_eq!(names(tmp.path()), ["lessons"]);
}

#[test]
fn mistakes_in_the_settings_are_findings_with_their_places() {
    let tmp = book();
    write(&tmp.path().join("lessons/book.toml"), format!("{SETTINGS}licence = \"X\"\n"));
    let found = run(tmp.path(), &["check"]);
    assert_eq!(found.code, Some(1));
    assert!(found.err.contains("lessons/book.toml:3:1") && found.err.contains("`license`"), "{}", found.err);
}

#[test]
fn a_diagram_of_the_book_is_drawn_by_its_name() {
    let tmp = book();
    let drawn = run(tmp.path(), &["render", "ritter#ritter"]);
    assert_eq!((drawn.code, drawn.err.as_str()), (Some(0), ""));
    assert!(drawn.out.starts_with("<svg "));
    refuses(&run(tmp.path(), &["render", "riter#ritter"]), "did you mean `ritter`?");
    refuses(&run(tmp.path(), &["render", "ritter#riter"]), "did you mean `ritter`?");
    refuses(&run(tmp.path(), &["render", "ritter"]), "expected a lesson's slug");
    spoil(tmp.path());
    assert_eq!(run(tmp.path(), &["render", "ritter#ritter"]).code, Some(1));
}

#[test]
fn formats_that_are_not_asked_for_stay_and_the_site_leads_to_all_that_are_there() {
    let tmp = book();
    let build =
        |args: &[&str]| assert_eq!(run(tmp.path(), &[&["build"], args].concat()).code, Some(0), "{args:?}");
    let volumes = || {
        let all = names(&tmp.path().join("output/en"));
        all.into_iter()
            .filter(|name| name.starts_with("print") || name.starts_with("book"))
            .collect::<Vec<_>>()
    };
    let front = || fs::read_to_string(tmp.path().join("output/en/index.html")).unwrap();
    build(&[]);
    assert_eq!(volumes(), ["book.epub", "print.html"]);
    build(&["--game", "chess-t1", "--format", "print"]);
    assert_eq!(volumes(), ["book.epub", "print-chess-t1.html", "print.html"]);
    build(&["--format", "site"]);
    assert_eq!(volumes(), ["book.epub", "print-chess-t1.html", "print.html"]);
    assert!(front().contains("href=\"book.epub\"") && front().contains("href=\"print.html\""));
    build(&["--check"]);
    fs::remove_file(tmp.path().join("output/en/book.epub")).unwrap();
    build(&["--format", "site"]);
    assert!(!front().contains("book.epub"), "what is not there is not led to");
}
