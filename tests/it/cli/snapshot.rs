//! `snapshot` and `check --against`.

use std::fs;
use std::path::Path;

use super::{Run, refuses, run};

const LESSON: &str = "\
+++
title = \"The Ritter\"
game = \"chess-t1\"
+++

```diagram
id: one
white: Ritter c2
study: yes
show: moves c2
count: c2 = 6
caption: Alone.
```

```diagram
id: two
white: Ritter e5
study: yes
```

It goes to [c3](legal:c2-c3#one).
";

fn write(root: &Path, lesson: &str) {
    fs::create_dir_all(root.join("lessons/en")).unwrap();
    fs::write(root.join("lessons/book.toml"), "title = \"A <book>\"\nlanguages = [\"en\"]\n").unwrap();
    fs::write(root.join("lessons/en/index.md"), "+++\ntitle = \"Front\"\n+++\n").unwrap();
    fs::write(root.join("lessons/en/ritter.md"), lesson).unwrap();
}

fn recorded() -> tempfile::TempDir {
    let tmp = tempfile::tempdir().unwrap();
    write(tmp.path(), LESSON);
    let made = run(tmp.path(), &["snapshot", "old.json"]);
    assert_eq!((made.code, made.out.as_str()), (Some(0), ""), "{}", made.err);
    tmp
}

fn against(root: &Path, args: &[&str]) -> Run {
    run(root, &[&["check", "--against", "old.json"], args].concat())
}

#[test]
fn a_book_that_says_the_same_has_no_changes() {
    let tmp = recorded();
    let found = against(tmp.path(), &[]);
    assert_eq!((found.code, found.out.as_str()), (Some(0), ""));
    assert!(found.err.ends_with("nothing has changed since `old.json`\n"), "{}", found.err);
    let first = fs::read(tmp.path().join("old.json")).unwrap();
    run(tmp.path(), &["snapshot", "new.json", "--jobs", "3"]);
    assert_eq!(fs::read(tmp.path().join("new.json")).unwrap(), first);
}

#[test]
fn what_is_changed_added_and_removed_is_listed() {
    let tmp = recorded();
    let now = LESSON
        .replace("white: Ritter c2", "white: Ritter c2, Knecht c3")
        .replace("count: c2 = 6", "count: c2 = 5")
        .replace("id: two", "id: three")
        .replace("[c3](legal:c2-c3#one)", "[c4](legal:c2-c4#one)");
    write(tmp.path(), &now);
    let found = against(tmp.path(), &[]);
    assert_eq!(found.code, Some(1), "{}", found.err);
    let listed = [
        "changed diagram: en/ritter#one\n  position\n    - 8/8/8/8/8/8/2R5/8 w Pp\n    + ",
        "  marks\n    - move c3\n",
        "  claims\n    - count: c2 = 6\n    + count: c2 = 5\n",
        "added diagram: en/ritter#three\n",
        "added claim: en/ritter#legal:c2-c4#one\n",
        "removed diagram: en/ritter#two\n",
        "removed claim: en/ritter#legal:c2-c3#one\n",
    ];
    for part in listed {
        assert!(found.out.contains(part), "{}\nlacks {part}", found.out);
    }
    assert!(found.err.ends_with("5 changes since `old.json`\n"), "{}", found.err);
}

#[test]
fn what_is_no_longer_true_is_a_change_and_an_error() {
    let tmp = recorded();
    write(tmp.path(), &LESSON.replace("white: Ritter c2\n", "white: Ritter c2, Knecht c3\n"));
    let found = against(tmp.path(), &["--format", "short"]);
    assert_eq!(found.code, Some(1));
    assert!(found.out.contains("error[wrong-count]") && !found.out.contains("changed"), "{}", found.out);
    assert!(
        found.err.contains("    - c2–c3 is legal") && found.err.contains("    + not true\n"),
        "{}",
        found.err
    );
}

#[test]
fn the_report_shows_the_pictures_side_by_side_and_needs_no_other_file() {
    let tmp = recorded();
    write(tmp.path(), &LESSON.replace("Ritter e5", "Ritter e4"));
    let found = against(tmp.path(), &["--report", "changes.html"]);
    assert!(found.err.contains("wrote the changes to `changes.html`\n"), "{}", found.err);
    let page = fs::read_to_string(tmp.path().join("changes.html")).unwrap();
    assert_eq!(page.matches("<img src=\"data:image/svg+xml;base64,").count(), 2);
    assert!(page.contains("A &lt;book&gt;") && page.contains("<del>8/8/8/4R3/8/8/8/8 w Pp</del>"), "{page}");
    assert!(page.contains("alt=\"") && !page.contains("alt=\"\"") && !page.contains("style=\""), "{page}");
    for word in ["http", "<script", "<link"] {
        let rest = page.replace("http-equiv", "");
        assert!(!rest.contains(word), "{word}");
    }
}

#[test]
fn a_file_that_is_no_snapshot_or_another_version_s_is_refused() {
    let tmp = recorded();
    for (text, message) in [
        ("hello", "this is no snapshot ("),
        ("{}", "it has no `tabia-snapshot`"),
        ("{ \"tabia-snapshot\": 99 }", "has form 99, and this version of Tabia reads form 1"),
        ("{ \"tabia-snapshot\": 1, \"entries\": 3 }", "make one with `tabia snapshot FILE`"),
    ] {
        fs::write(tmp.path().join("old.json"), text).unwrap();
        refuses(&against(tmp.path(), &[]), message);
    }
    fs::remove_file(tmp.path().join("old.json")).unwrap();
    refuses(&against(tmp.path(), &[]), "cannot read `old.json`");
}

#[test]
fn a_book_with_errors_is_not_recorded() {
    let tmp = tempfile::tempdir().unwrap();
    write(tmp.path(), &LESSON.replace("c2 = 6", "c2 = 7"));
    assert_eq!(run(tmp.path(), &["snapshot", "old.json"]).code, Some(1));
    assert!(!tmp.path().join("old.json").exists());
}
