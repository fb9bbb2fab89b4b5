//! `translated`: the record of what translations agree with, and what `check` makes of it.

use std::fs;
use std::path::Path;

use super::{Run, refuses, run};

const LESSON: &str = "+++\ntitle = \"One\"\ngame = \"chess-t1\"\n+++\n\nSome words.\n\n```diagram\nid: a\nposition: start\ncaption: The array.\n```\n";
const TRANSLATION: &str =
    "+++\ntitle = \"Раз\"\ngame = \"chess-t1\"\n+++\n\nСлова.\n\n```diagram\nid: a\ncaption: Начало.\n```\n";

fn write(root: &Path, path: &str, text: &str) {
    let path = root.join("lessons").join(path);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

/// A folder with a book of two lessons and a term in two languages.
fn book() -> tempfile::TempDir {
    let tmp = tempfile::tempdir().unwrap();
    write(tmp.path(), "book.toml", "title = \"T\"\nlanguages = [\"en\", \"ru\"]\n");
    for path in ["01-one.md", "02-two.md"] {
        write(tmp.path(), &format!("en/{path}"), LESSON);
        write(tmp.path(), &format!("ru/{path}"), TRANSLATION);
    }
    write(tmp.path(), "en/terms.toml", "[force]\nterm = \"force\"\ntext = \"Weight.\"\n");
    write(tmp.path(), "ru/terms.toml", "[force]\nterm = \"сила\"\ntext = \"Вес.\"\n");
    tmp
}

fn record(root: &Path) -> String {
    fs::read_to_string(root.join("lessons/ru/translations.toml")).unwrap()
}

#[track_caller]
fn fine(root: &Path, args: &[&str]) -> Run {
    let run = run(root, args);
    assert_eq!((run.code, run.out.as_str()), (Some(0), ""), "{}", run.err);
    run
}

/// The codes of the warnings of a check.
fn warnings(root: &Path) -> Vec<String> {
    let err = fine(root, &["check"]).err;
    let codes = err.lines().filter_map(|line| line.strip_prefix("warning[")?.split(']').next());
    codes.map(str::to_owned).collect()
}

#[test]
fn a_book_without_a_record_is_not_compared() {
    let tmp = book();
    assert_eq!(warnings(tmp.path()), Vec::<String>::new());
}

#[test]
fn a_change_of_the_original_is_reported_until_the_translation_is_said_to_agree() {
    let tmp = book();
    let root = tmp.path();
    assert!(fine(root, &["translated"]).err.contains("2 lessons compared, 5 fingerprints changed"));
    let first = record(root);
    assert_eq!(first.lines().filter(|line| line.contains(" = ")).count(), 5, "{first}");
    assert_eq!(warnings(root), Vec::<String>::new());
    write(root, "en/01-one.md", &LESSON.replace("Some words", "Other words").replace("The array", "The men"));
    write(root, "en/02-two.md", &LESSON.replace("Some words.\n", "Some\n  words.\n<!-- to do -->\n"));
    write(root, "en/terms.toml", "[force]\nterm = \"force\"\ntext = \"How much a man weighs.\"\n");
    assert_eq!(warnings(root), ["stale-lesson", "stale-block", "stale-term"]);
    // Only what is named is recorded anew, by the path of the translation or of the original.
    fine(root, &["translated", "en/01-one.md"]);
    assert_eq!(warnings(root), ["stale-term"]);
    fine(root, &["translated", "lessons/ru/terms.toml"]);
    assert_eq!(warnings(root), Vec::<String>::new());
    assert_ne!(record(root), first);
}

#[test]
fn a_record_forgets_what_is_gone_and_keeps_the_rest() {
    let tmp = book();
    let root = tmp.path();
    fine(root, &["translated"]);
    let before = record(root);
    for path in ["en/02-two.md", "ru/02-two.md"] {
        fs::remove_file(root.join("lessons").join(path)).unwrap();
    }
    fine(root, &["translated", "ru/01-one.md"]);
    let kept: Vec<&str> = before.lines().filter(|line| !line.contains("02-two")).collect();
    assert_eq!(record(root).lines().collect::<Vec<_>>(), kept);
}

#[test]
fn nothing_is_recorded_of_a_book_that_cannot_be_read() {
    let tmp = book();
    let root = tmp.path();
    write(root, "en/01-one.md", &LESSON.replace("position", "positoin"));
    let run = run(root, &["translated"]);
    assert_eq!(run.code, Some(1), "{}", run.err);
    assert!(run.err.contains("unknown-key") && !root.join("lessons/ru/translations.toml").exists());
}

#[test]
fn a_book_of_one_language_has_nothing_to_record() {
    let tmp = book();
    write(tmp.path(), "book.toml", "title = \"T\"\nlanguages = [\"en\"]\n");
    refuses(&run(tmp.path(), &["translated"]), "one language");
    let none = run(tmp.path(), &["translated", "nowhere"]);
    refuses(&none, "`nowhere` is no lesson");
}
