//! How much the program says: `--quiet`, as it is, `--verbose`.

use std::fs;

use crate::cli::run;

fn book(lesson: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir_all(folder.path().join("lessons/en")).unwrap();
    fs::write(folder.path().join("lessons/book.toml"), "title = \"T\"\nlanguages = [\"en\"]\n").unwrap();
    fs::write(folder.path().join("lessons/en/a.md"), lesson).unwrap();
    folder
}

#[test]
fn a_quiet_run_says_nothing_when_all_is_well() {
    let book = book("+++\ntitle = \"A\"\n+++\n\nText.\n");
    for args in [&["check", "-q"][..], &["build", "--quiet", "--format", "site"]] {
        let run = run(book.path(), args);
        assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (Some(0), "", ""), "{args:?}");
    }
    assert!(book.path().join("output/index.html").is_file());
}

#[test]
fn a_quiet_run_still_says_what_is_wrong() {
    let book = book("+++\ntitle = \"A\"\n+++\n\n[a](legal:a1-a2)\n");
    let run = run(book.path(), &["check", "-q"]);
    assert_eq!(run.code, Some(1));
    assert!(run.err.starts_with("error[no-diagram-above]"), "{}", run.err);
    assert!(!run.err.contains("checked 1 lesson"), "{}", run.err);
}

#[test]
fn a_verbose_run_tells_each_step_with_its_time() {
    let book = book("+++\ntitle = \"A\"\n+++\n\nText.\n");
    let run = run(book.path(), &["build", "-v", "--format", "site"]);
    let steps: Vec<&str> = run
        .err
        .lines()
        .filter_map(|line| line.strip_suffix(" s")?.split_once(": "))
        .map(|(step, _)| step)
        .collect();
    assert_eq!(steps, ["reading the book", "checking the book", "making the pages", "drawing the cards"]);
    assert_eq!(run.code, Some(0));
}

#[test]
fn quiet_and_verbose_together_make_no_sense() {
    let book = book("");
    assert_eq!(run(book.path(), &["check", "-q", "-v"]).code, Some(2));
}
