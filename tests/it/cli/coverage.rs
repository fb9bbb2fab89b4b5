//! `coverage` and `mutants` on a small book.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use super::{Run, refuses, run};
use crate::coverage::LESSON;

/// A folder with a book of one lesson in `lessons/`.
fn book(lesson: &str) -> tempfile::TempDir {
    let tmp = tempfile::tempdir().unwrap();
    let lessons = tmp.path().join("lessons");
    fs::create_dir_all(lessons.join("en/chess-t1")).unwrap();
    fs::write(lessons.join("book.toml"), "title = \"Small\"\nlanguages = [\"en\"]\n").unwrap();
    fs::write(lessons.join("en/chess-t1/ritter.md"), lesson).unwrap();
    tmp
}

#[track_caller]
fn json_of(root: &Path, args: &[&str]) -> Value {
    let run = run(root, &[args, &["--format", "json"]].concat());
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{args:?}");
    serde_json::from_str(&run.out).unwrap()
}

#[test]
fn coverage_is_printed_as_a_table_and_as_json() {
    let tmp = book(LESSON);
    let table = run(tmp.path(), &["coverage"]);
    assert_eq!((table.code, table.err.as_str()), (Some(0), ""));
    let head = "chess-t1: 25 rules, taught 8 %, shown 28 %, practised 0 %, all three 0 %\n";
    assert!(table.out.starts_with(head), "{}", table.out);
    let rows = [
        "   7  jump              chess-t1/ritter  chess-t1/ritter#lone              –\n",
        "   5  line              chess-t1/ritter  –                                 –\n",
        "  14  two-step          –                drawn only: chess-t1/ritter#lone  –\n",
        "\nno claim relies on: turn, line, leap, blocked, exchange,",
    ];
    for row in rows {
        assert!(table.out.contains(row), "{row}\n{}", table.out);
    }
    let json = json_of(tmp.path(), &["coverage", "--game", "chess-t1"]);
    let expected = json!({
        "rule": "jump", "taught": ["chess-t1/ritter"], "shown": ["chess-t1/ritter#lone"], "drawn": [],
        "practised": [], "covered": false,
    });
    assert_eq!(json["games"][0]["rules"][6], expected);
    let total = json!({ "rules": 25, "taught": 2, "shown": 7, "practised": 0, "covered": 0, "percent": 0 });
    assert_eq!((&json["total"], &json["games"][0]["total"]), (&total, &total));
    assert_eq!(json["games"][0]["game"], "chess-t1");
}

#[test]
fn mutants_are_printed_with_their_score_and_what_would_miss_the_survivors() {
    let tmp = book(LESSON);
    let table = run(tmp.path(), &["mutants", "chess-t1"]);
    assert_eq!((table.code, table.err.as_str()), (Some(0), ""));
    let parts = [
        "chess-t1 (1 lesson): 7 of 24 rules noticed when switched off, 29 %\n",
        "   9  castle                 1  lessons/en/chess-t1/ritter.md:13:16\n",
        "   5  line                   0  nobody would miss it\n",
        "  24  repetition             –  no position shows it\n",
        "two-step: would be missed with this line in `chess-t1/ritter#lone`:\n    illegal: c5 -> c3 (two-step)\n",
        "leap: would be missed with this diagram:\n    position: start\n    legal: b1 -> a3 (leap)\n",
    ];
    for part in parts {
        assert!(table.out.contains(part), "{part}\n{}", table.out);
    }
    let json = json_of(tmp.path(), &["mutants"]);
    let expected = json!({
        "rule": "two-step", "noticed": [], "counts": true,
        "suggestion": {
            "block": "chess-t1/ritter#lone", "lines": ["illegal: c5 -> c3 (two-step)"], "replaces": null,
        },
    });
    assert_eq!(json["games"][0]["rules"][13], expected);
    let expected = json!({
        "rule": "castle", "noticed": ["lessons/en/chess-t1/ritter.md:13:16"], "counts": true, "suggestion": null,
    });
    assert_eq!(json["games"][0]["rules"][8], expected);
    assert_eq!(json["total"], json!({ "missed": 7, "rules": 24, "percent": 29 }));
}

#[test]
fn a_line_that_cannot_stand_beside_another_takes_its_place() {
    let tmp = book(&LESSON.replace("show: moves a2", "illegal: c2 -> c4"));
    let table = run(tmp.path(), &["mutants", "chess-t1"]);
    let part = "two-step: would be missed with this line in place of the `illegal` of `chess-t1/ritter#lone`:\n    \
        illegal: c2 -> c4; c5 -> c3 (two-step)\n";
    assert!(table.out.contains(part), "{}", table.out);
}

#[test]
fn tables_are_coloured_as_the_command_line_says() {
    let tmp = book(LESSON);
    let coloured = |command, when| run(tmp.path(), &[command, "--color", when]).out.contains("\u{1b}[31m");
    assert!(coloured("coverage", "always") && coloured("mutants", "always"));
    assert!(!coloured("coverage", "never") && !coloured("coverage", "auto"));
}

#[track_caller]
fn fails(run: &Run, words: &str) {
    assert_eq!(run.code, Some(1), "{run:?}");
    assert!(run.err.contains(words), "{}\nlacks {words}", run.err);
}

#[test]
fn too_little_is_a_finding() {
    let tmp = book(LESSON);
    assert_eq!(run(tmp.path(), &["coverage", "--min", "0"]).code, Some(0));
    fails(&run(tmp.path(), &["coverage", "--min", "1"]), "only 0 % of the rules are covered");
    fails(&run(tmp.path(), &["mutants", "--min", "30"]), "only 29 % of the rules are noticed");
    assert_eq!(run(tmp.path(), &["mutants", "--min", "29"]).code, Some(0));
}

#[test]
fn a_book_that_is_wrong_or_about_something_else_is_reported() {
    let tmp = book(&LESSON.replace("xd2 e2", "xd2 e1"));
    for command in ["coverage", "mutants"] {
        fails(&run(tmp.path(), &[command]), "wrong-moves");
    }
    let tmp = book(LESSON);
    refuses(&run(tmp.path(), &["coverage", "--game", "chess"]), "no lesson of the book is about `chess`");
    refuses(&run(tmp.path(), &["mutants", "chess"]), "no lesson of the book is about `chess`");
    refuses(&run(tmp.path(), &["mutants", "ches"]), "did you mean `chess`?");
}
