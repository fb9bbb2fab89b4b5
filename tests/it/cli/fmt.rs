//! `fmt`: what it writes, what it only shows, and what it leaves alone.

use std::fs;

use super::{refuses, run, run_with};

const LESSON: &str = "+++\ntitle = \"A\"\ngame = \"chess-t1\"\n+++\n\nProse , as  it is.\n\n```diagram\nstudy: yes\nwhite: Ritter c2,Knecht a2\nid: a\n```\n";

fn book() -> tempfile::TempDir {
    let tmp = tempfile::tempdir().unwrap();
    for (path, text) in [
        ("lessons/book.toml", "title = \"T\"\nlanguages = [\"en\"]\n"),
        ("lessons/en/a.md", LESSON),
        ("lessons/en/b.md", "+++\ntitle = \"B\"\n+++\n\nNothing.\n"),
    ] {
        let path = tmp.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    tmp
}

#[test]
fn a_check_shows_the_changes_and_makes_none() {
    let tmp = book();
    let first = run(tmp.path(), &["fmt", "--check"]);
    assert_eq!((first.code, first.err.as_str()), (Some(1), "would format `lessons/en/a.md`\n"));
    assert!(first.out.contains("+white: Ritter c2, Knecht a2\n study: yes\n"), "{}", first.out);
    assert_eq!(fs::read_to_string(tmp.path().join("lessons/en/a.md")).unwrap(), LESSON);
    let other = run(tmp.path(), &["fmt", "--check", "en/b.md"]);
    assert_eq!((other.code, other.err.as_str()), (Some(0), "looked at 1 lesson: nothing to format\n"));
}

#[test]
fn only_files_that_change_are_written() {
    let tmp = book();
    let time = || fs::metadata(tmp.path().join("lessons/en/b.md")).unwrap().modified().unwrap();
    let before = time();
    let done = run(tmp.path(), &["fmt"]);
    assert_eq!(
        (done.code, done.err.as_str(), done.out.as_str()),
        (Some(0), "formatted `lessons/en/a.md`\n", "")
    );
    let text = fs::read_to_string(tmp.path().join("lessons/en/a.md")).unwrap();
    assert!(text.ends_with("```diagram\nid: a\nwhite: Ritter c2, Knecht a2\nstudy: yes\n```\n"), "{text}");
    assert!(text.contains("Prose , as  it is."));
    assert_eq!(time(), before);
    assert_eq!(run(tmp.path(), &["fmt", "--check"]).code, Some(0));
}

#[test]
fn an_editor_gets_a_lesson_for_a_lesson() {
    let tmp = tempfile::tempdir().unwrap();
    let done = run_with(tmp.path(), &["fmt", "--stdin"], LESSON.as_bytes());
    assert_eq!((done.code, done.err.as_str()), (Some(0), ""));
    assert!(done.out.ends_with("id: a\nwhite: Ritter c2, Knecht a2\nstudy: yes\n```\n"), "{}", done.out);
    assert_eq!(run_with(tmp.path(), &["fmt", "--stdin", "--check"], LESSON.as_bytes()).code, Some(1));
    assert_eq!(run_with(tmp.path(), &["fmt", "--stdin", "--check"], done.out.as_bytes()).code, Some(0));
    refuses(&run_with(tmp.path(), &["fmt", "--stdin"], b"\xff"), "not UTF-8");
}

#[test]
fn translations_stay_compared_after_formatting() {
    let tmp = book();
    let ru = tmp.path().join("lessons/ru");
    fs::create_dir_all(&ru).unwrap();
    fs::write(tmp.path().join("lessons/book.toml"), "title = \"T\"\nlanguages = [\"en\", \"ru\"]\n").unwrap();
    fs::write(
        ru.join("a.md"),
        "+++\ntitle = \"А\"\ngame = \"chess-t1\"\n+++\n\nПроза.\n\n```diagram\nid: a\n```\n",
    )
    .unwrap();
    fs::write(ru.join("b.md"), "+++\ntitle = \"Б\"\n+++\n\nНичего.\n").unwrap();
    assert_eq!(run(tmp.path(), &["translated"]).code, Some(0));
    assert_eq!(run(tmp.path(), &["fmt"]).code, Some(0));
    let check = run(tmp.path(), &["check"]);
    assert_eq!((check.code, check.err.as_str()), (Some(0), "checked 4 lessons: nothing found wrong\n"));
}
