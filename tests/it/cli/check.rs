//! `check`: the forms of its findings, and the findings that mend themselves.

use std::fs;
use std::path::Path;

use super::{Run, refuses, run};

const SETTINGS: &str = "title = \"T\"\nlanguages = [\"en\"]\n";

/// A lesson with a slip of the pen, a false number and a false list.
const LESSON: &str = "\
+++
title = \"The Ritter\"
game = \"chess-t1\"
+++

```diagram
id: one
white: Ritter с2
black: Knecht c4, Ver Knecht d2
study: yes
exactly: c2 -> b2 c3 c4
force: d2 = 2 : 2,5
# a comment that stays
strikes: c2 -> b2
```

Half of them, 50%: [½ 5](count:c2) moves.
";

/// Records with a false result, a wrong reason, a false score, a missing sign and, in a translation, other moves.
const RECORDS: &str = "\
```record
id: result
game: chess
moves: 1. f3 e5 2. g4 Qh4#
result: white wins (mate)
```

```record
id: reason
game: chess
moves: 1. f3 e5 2. g4 Qh4 1-0
result: black wins (stalemate)
```

```record
id: other
game: chess
moves: 1. d4 d5
```
";

fn book(lesson: &str) -> tempfile::TempDir {
    let tmp = tempfile::tempdir().unwrap();
    for (path, text) in [
        ("lessons/book.toml", SETTINGS),
        ("lessons/en/index.md", "+++\ntitle = \"Front\"\n+++\n\nWelcome.\n"),
        ("lessons/en/a.md", lesson),
    ] {
        let path = tmp.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    tmp
}

fn check(root: &Path, args: &[&str]) -> Run {
    run(root, &[&["check"], args].concat())
}

fn lesson(root: &Path) -> String {
    fs::read_to_string(root.join("lessons/en/a.md")).unwrap()
}

/// A lesson with one finding: the word after `count:` is not a number of the position.
const COUNT: &str = "+++\ntitle = \"T\"\ngame = \"chess-t1\"\n+++\n\n```diagram\nid: one\nwhite: Ritter e5\nstudy: yes\n\
    caption: ½\ncount: e5 = 9\n```\n";

#[test]
fn the_short_form_is_a_line_a_finding_on_the_standard_output() {
    let tmp = book(COUNT);
    let found = check(tmp.path(), &["--format", "short"]);
    assert_eq!(found.code, Some(1));
    assert_eq!(found.out, "lessons/en/a.md:11:13: error[wrong-count]: there are 8, not 9\n");
    assert_eq!(found.err, "can be mended: 1 with `tabia check --bless`\nchecked 2 lessons: 1 error\n");
}

#[test]
fn people_are_told_how_to_learn_what_the_last_error_means() {
    let tmp = book(COUNT);
    let end = "what a code means: `tabia diagnostics wrong-count`\nchecked 2 lessons: 1 error\n";
    let found = check(tmp.path(), &[]);
    assert!(found.err.ends_with(end), "{}", found.err);
    let warned = book(&COUNT.replace("= 9", "= 8").replace("Ritter e5", "Ritter е5"));
    let found = check(warned.path(), &[]);
    assert!(found.err.contains("\nwhat a code means: `tabia diagnostics look-alike`\n"), "{}", found.err);
}

#[test]
fn a_very_long_line_is_not_printed_whole_for_each_finding() {
    let tmp = book(&format!("{COUNT}\n{}\n", "[9](count:e5) ".repeat(400)));
    let found = check(tmp.path(), &[]);
    assert_eq!(found.err.matches("error[wrong-number]").count(), 400);
    assert!(
        found.err.contains("\n15 + ...[8](count:e5)") || found.err.contains("[8](count:e5)"),
        "{}",
        found.err
    );
    assert!(found.err.lines().all(|line| line.chars().count() < 250));
}

#[test]
fn the_github_form_is_an_annotation_a_finding() {
    let tmp = book(COUNT);
    let found = check(tmp.path(), &["--format", "github"]);
    let command = "::error file=lessons/en/a.md,line=11,col=13,endLine=11,endColumn=14,title=wrong-count::\
        there are 8, not 9%0Anote: e5 -> c5 d5 e3 e4 e6 e7 f5 g5\n";
    assert_eq!((found.code, found.out.as_str()), (Some(1), command));
}

#[test]
fn the_json_form_has_everything() {
    let tmp = book(COUNT);
    let found = check(tmp.path(), &["--format", "json"]);
    let text = found.out;
    assert!(text.ends_with("}\n"));
    let json: serde_json::Value = serde_json::from_str(&text).unwrap();
    let place = serde_json::json!({
        "path": "lessons/en/a.md",
        "bytes": { "start": 110, "end": 111 },
        "start": { "line": 11, "column": 13, "utf16": 13 },
        "end": { "line": 11, "column": 14, "utf16": 14 },
    });
    let mut fix = place.clone();
    fix["kind"] = "bless".into();
    fix["replacement"] = "8".into();
    let mut finding = place;
    for (key, value) in [
        ("code", "wrong-count".into()),
        ("severity", "error".into()),
        ("message", "there are 8, not 9".into()),
        ("label", serde_json::Value::Null),
        ("related", serde_json::json!([])),
        ("notes", serde_json::json!(["e5 -> c5 d5 e3 e4 e6 e7 f5 g5"])),
        ("hint", serde_json::Value::Null),
        ("fix", fix),
    ] {
        finding[key] = value;
    }
    assert_eq!(json, serde_json::json!({ "version": 1, "errors": 1, "warnings": 0, "findings": [finding] }));
}

#[test]
fn the_sarif_form_names_the_rule_the_region_and_the_fix() {
    let tmp = book(COUNT);
    let found = check(tmp.path(), &["--format", "sarif"]);
    let json: serde_json::Value = serde_json::from_str(&found.out).unwrap();
    let run = &json["runs"][0];
    assert_eq!(json["version"], "2.1.0");
    assert_eq!(run["columnKind"], "unicodeCodePoints");
    let rules = run["tool"]["driver"]["rules"].as_array().unwrap();
    assert_eq!(rules[0]["shortDescription"]["text"], "a counted number is wrong");
    let help = rules[0]["help"]["markdown"].as_str().unwrap();
    assert!(help.contains("**Wrong:**") && help.contains("--bless"), "{help}");
    let result = &run["results"][0];
    assert_eq!((result["ruleId"].as_str(), result["ruleIndex"].as_u64()), (Some("wrong-count"), Some(0)));
    assert_eq!(result["level"], "error");
    let location = &result["locations"][0]["physicalLocation"];
    let region = serde_json::json!({ "startLine": 11, "startColumn": 13, "endLine": 11, "endColumn": 14 });
    assert_eq!(location["artifactLocation"]["uri"], "lessons/en/a.md");
    assert_eq!(location["region"], region);
    let change = &result["fixes"][0]["artifactChanges"][0];
    assert_eq!(change["replacements"][0]["deletedRegion"], region);
    assert_eq!(change["replacements"][0]["insertedContent"]["text"], "8");
}

#[test]
fn a_book_without_findings_is_a_whole_document_in_every_form() {
    let tmp = book(&COUNT.replace("= 9", "= 8"));
    for (form, empty) in [("short", true), ("github", true), ("json", false), ("sarif", false)] {
        let found = check(tmp.path(), &["--format", form]);
        assert_eq!((found.code, found.out.is_empty()), (Some(0), empty), "{form}: {}", found.out);
        assert_eq!(found.err, "checked 2 lessons: nothing found wrong\n");
    }
}

#[test]
fn any_number_of_jobs_finds_the_same_in_the_same_order() {
    let tmp = book(LESSON);
    let one = check(tmp.path(), &["--jobs", "1", "--format", "json"]);
    for jobs in ["2", "7"] {
        assert_eq!(check(tmp.path(), &["-j", jobs, "--format", "json"]).out, one.out);
    }
    assert_eq!(check(tmp.path(), &["--jobs", "0"]).code, Some(2));
}

#[test]
fn colours_come_when_they_are_wanted() {
    let tmp = book(COUNT);
    let coloured = |args: &[&str]| check(tmp.path(), args).err.contains("\u{1b}[");
    assert!(!coloured(&[]));
    assert!(coloured(&["--color", "always"]));
    assert!(!coloured(&["--color", "never"]));
}

#[test]
fn fix_mends_slips_of_the_pen_and_no_claim() {
    let text = format!("{LESSON}\n{RECORDS}");
    let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
    let tmp = book(&windows);
    // The original has other moves, which are not put in the place of the translation's.
    let original = format!("+++\ntitle = \"Конь\"\n+++\n\n{}", RECORDS.replace("1. d4 d5", "1. e4 e5"));
    for (path, text) in [
        ("book.toml", SETTINGS.replace("[\"en\"]", "[\"ru\", \"en\"]")),
        ("ru/a.md", original),
        ("ru/index.md", "+++\ntitle = \"Начало\"\n+++\n".to_owned()),
    ] {
        let path = tmp.path().join("lessons").join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let rehearsed = check(tmp.path(), &["--fix", "--dry-run"]);
    assert_eq!(rehearsed.code, Some(1));
    assert_eq!(lesson(tmp.path()), windows);
    let diff = rehearsed.out.as_str();
    assert!(diff.starts_with("--- a/lessons/en/a.md\n+++ b/lessons/en/a.md\n@@ "), "{diff}");
    assert!(diff.contains("-white: Ritter с2\r\n+white: Ritter c2\r\n"), "{diff}");
    assert!(rehearsed.err.contains("would mend 1 place in `lessons/en/a.md`\n"), "{}", rehearsed.err);
    let mended = check(tmp.path(), &["--fix"]);
    assert_eq!(mended.out, rehearsed.out);
    assert!(mended.err.starts_with("mended 1 place in `lessons/en/a.md`\n"), "{}", mended.err);
    assert_eq!(lesson(tmp.path()), windows.replace('с', "c"));
    for left in ["wrong-result", "wrong-reason", "wrong-score", "missing-check-sign", "other-moves"] {
        assert!(mended.err.contains(left), "{left}\n{}", mended.err);
    }
    let again = check(tmp.path(), &["--fix"]);
    assert!(again.out.is_empty() && again.err.starts_with("nothing to mend\n"), "{}", again.err);
}

#[test]
fn bless_puts_what_the_engine_says_and_touches_nothing_else() {
    let tmp = book(LESSON);
    let blessed = check(tmp.path(), &["--bless"]);
    let wanted = LESSON
        .replace("b2 c3 c4", "a2 b2 c3 xc4 xd2 e2")
        .replace("2 : 2,5", "2 : 1,5")
        .replace("[½ 5]", "[6 6]");
    assert_eq!(lesson(tmp.path()), wanted);
    // What the engine says of strikes, and the look-alike, are for the author.
    assert_eq!(blessed.code, Some(1));
    assert!(blessed.err.contains("wrong-strikes") && blessed.err.contains("look-alike"), "{}", blessed.err);
    assert!(blessed.err.ends_with("checked 2 lessons: 1 error, 1 warning\n"), "{}", blessed.err);
}

#[test]
fn a_list_on_several_lines_keeps_its_lines_and_comments() {
    let list = "exactly: c2 -> b2 c4\n# not e2?\n  c3, h8\nforce";
    let tmp = book(&LESSON.replace("exactly: c2 -> b2 c3 c4\nforce", list));
    check(tmp.path(), &["--bless"]);
    let wanted = "exactly: c2 -> b2 xc4\n# not e2?\n  c3, a2, xd2, e2\nforce";
    assert!(lesson(tmp.path()).contains(wanted), "{}", lesson(tmp.path()));
}

#[test]
fn a_list_within_a_quotation_keeps_its_lines() {
    let block = "> - > ```diagram\n>   > white: Ritter c2\n>   > black: Knecht c4, Ver Knecht d2\n>   > study: yes\n\
        >   > exactly: c2 -> b2 c4\n>   >   h8, c3\n>   > # a comment\n>   >   a2 h7 xd2\n>   > ```\n";
    let text = format!("+++\ntitle = \"T\"\ngame = \"chess-t1\"\n+++\n\n{block}");
    let tmp = book(&text);
    assert_eq!(check(tmp.path(), &["--bless"]).code, Some(0));
    let wanted =
        text.replace("b2 c4\n", "b2 xc4\n").replace("h8, c3", "c3").replace("a2 h7 xd2", "a2 xd2, e2");
    assert_eq!(lesson(tmp.path()), wanted);

    // A line would be empty: the author decides.
    let text = text.replace("h8, c3", "h8").replace("xd2\n", "xd2 c3\n");
    let tmp = book(&text);
    check(tmp.path(), &["--bless"]);
    assert_eq!(lesson(tmp.path()), text);
}

#[test]
fn the_name_of_a_man_that_is_misspelt_is_mended() {
    let tmp = book(&LESSON.replace("Ritter с2", "Rittter c2").replace("Knecht c4", "Knechtt c4"));
    check(tmp.path(), &["--fix"]);
    assert_eq!(lesson(tmp.path()), LESSON.replace('с', "c"));
}

#[test]
fn the_book_of_this_folder_is_named_without_a_dot() {
    let tmp = book(LESSON);
    let dir = tmp.path().join("lessons");
    for book in [".", "./", ".//en/.."] {
        let found = run(&dir, &["--book", book, "check", "--fix", "--dry-run"]);
        let path = if book.len() < 3 { "en/a.md" } else { "en/../en/a.md" };
        assert!(found.out.starts_with(&format!("--- a/{path}\n+++ b/{path}\n@@ ")), "{}", found.out);
    }
    let found = run(&dir, &["--book", ".", "check", "--format", "github", "./en/a.md"]);
    assert!(found.out.starts_with("::warning file=en/a.md,line=8,"), "{}", found.out);
}

#[test]
fn only_the_files_that_are_asked_about_are_mended() {
    let tmp = book(LESSON);
    let found = check(tmp.path(), &["--fix", "--bless", "en/index.md"]);
    assert_eq!((found.code, lesson(tmp.path()).as_str()), (Some(0), LESSON));
}

#[test]
fn what_is_mended_in_one_round_may_bring_another_to_light() {
    let tmp = book(&LESSON.replace("exactly:", "exacly:").replace("white: Ritter с2", "whit: c2 Ritter"));
    check(tmp.path(), &["--fix", "--bless"]);
    let lesson = lesson(tmp.path());
    assert!(
        lesson.contains("white: Ritter c2\n") && lesson.contains("exactly: c2 -> a2 b2 c3 xc4 xd2 e2\n"),
        "{lesson}"
    );
}

#[test]
fn another_number_is_never_taken_for_a_slip_of_the_pen() {
    let text = COUNT.replace("= 9", "= 8") + "\n```diagram\nposition: @one2\n```\n\n[x](fig:ones)\n";
    let tmp = book(&text.replace("id: one", "id: one1"));
    let found = check(tmp.path(), &["--fix"]);
    assert!(found.err.contains("did you mean `one1`?"), "{}", found.err);
    assert!(lesson(tmp.path()).contains("position: @one2"));
}

#[test]
fn flags_that_make_no_sense_alone_are_refused() {
    let tmp = book(COUNT);
    refuses(&check(tmp.path(), &["--dry-run"]), "give one of them");
    for args in [&["--report", "x.html"][..], &["--against", "x", "--fix"], &["--format", "xml"]] {
        assert_eq!(check(tmp.path(), args).code, Some(2), "{args:?}");
    }
}
