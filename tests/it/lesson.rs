//! Lessons as authors write them: bad ones carry the findings that they must get, good ones get none.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use crate::codes::codes_in;
use tabia::diag::{Diagnostic, Severity, Source, short};
use tabia::lesson::{Lesson, parse};

mod book;
mod links;
mod places;
mod random;
mod render;
mod values;

/// Reads a lesson of the given text.
fn lesson(text: &str) -> (Lesson, Vec<Diagnostic>) {
    parse(&Source::new("en/test.md", text), "en", "test.md")
}

/// Reads a lesson whose body is given.
fn body(text: &str) -> (Lesson, Vec<Diagnostic>) {
    lesson(&format!("+++\ntitle = \"Test\"\n+++\n\n{text}"))
}

/// Reads a lesson whose body is given and must be without fault.
#[track_caller]
fn good(text: &str) -> Lesson {
    let (lesson, found) = body(text);
    assert!(found.is_empty(), "{text}\n{}", listed(&found));
    lesson
}

fn listed(found: &[Diagnostic]) -> String {
    found.iter().fold(String::new(), |mut out, d| {
        let _ = writeln!(out, "{}", short(d));
        out
    })
}

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lessons").join(folder);
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

/// Splits a bad lesson into its text and the lines `<!-- expect 7:12 error code: part of the message -->` at its end.
fn expectations(file: &str) -> (String, Vec<&str>) {
    let expect = |line: &&str| line.starts_with("<!-- expect ");
    let text = file.split_inclusive('\n').filter(|line| !expect(line)).collect();
    let wanted = file.lines().filter(expect);
    (text, wanted.map(|line| line.trim_start_matches("<!-- expect ").trim_end_matches(" -->")).collect())
}

/// What is wrong with the findings of a lesson: extra and missing ones.
fn differences(path: &Path, text: &str, wanted: &[&str]) -> String {
    let (_, found) = lesson(text);
    let mut missing = wanted.to_vec();
    let mut extra = Vec::new();
    for d in &found {
        let (line, column) = d.span.place();
        let severity = if d.severity == Severity::Error { "error" } else { "warning" };
        let head = format!("{line}:{column} {severity} {}: ", d.code);
        let fits = |want: &&str| want.strip_prefix(&head).is_some_and(|part| d.message.contains(part));
        match missing.iter().position(fits) {
            Some(i) => drop(missing.remove(i)),
            None => extra.push(format!("{head}{}", d.message)),
        }
        assert!(!d.message.is_empty() && !d.message.ends_with('.'), "{}: {}", path.display(), d.message);
        assert!(
            d.fix.is_none() || d.hint.is_some(),
            "{}: a fix without a hint: {}",
            path.display(),
            d.message
        );
    }
    match extra.is_empty() && missing.is_empty() {
        true => String::new(),
        false => format!("{}\nextra: {extra:#?}\nmissing: {missing:#?}\n", path.display()),
    }
}

/// Holds every bad lesson against what it expects, its text changed before by a function.
#[track_caller]
fn check(change: fn(String) -> String) {
    let mut wrong = String::new();
    for path in files("bad") {
        let file = fs::read_to_string(&path).unwrap();
        let (text, wanted) = expectations(&file);
        assert!(!wanted.is_empty(), "{} expects nothing", path.display());
        wrong += &differences(&path, &change(text), &wanted);
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn bad_lessons_get_the_findings_that_they_expect_and_no_others() {
    check(|text| text);
}

#[test]
fn findings_stand_at_the_same_places_with_the_line_ends_of_windows() {
    check(|text| text.replace('\n', "\r\n"));
}

#[test]
fn every_kind_of_finding_has_a_bad_lesson() {
    // Those of terms and of records are among the books.
    let lessons = files("bad").into_iter().chain(files("check"));
    let lessons = lessons.map(|path| fs::read_to_string(path).unwrap()).collect::<String>();
    let codes = codes_in("lesson", &["error(", "warning(", "sentence("]);
    assert!(codes.len() > 20, "{codes:?}");
    let unheard: Vec<_> = codes.iter().filter(|code| !lessons.contains(&format!(" {code}: "))).collect();
    assert!(unheard.is_empty(), "{unheard:?}");
}

#[test]
fn good_lessons_get_no_findings() {
    for path in files("good") {
        let (_, found) = lesson(&fs::read_to_string(&path).unwrap());
        assert!(found.is_empty(), "{}\n{}", path.display(), listed(&found));
    }
}

/// Applies the fixes of a text from its end to its start.
fn mended(text: &str, found: &[Diagnostic]) -> String {
    let mut fixes: Vec<_> = found.iter().filter_map(|d| d.fix.as_ref()).collect();
    fixes.sort_by_key(|fix| std::cmp::Reverse(fix.span.range.start));
    fixes.iter().fold(text.to_owned(), |mut text, fix| {
        text.replace_range(fix.span.range.clone(), &fix.replacement);
        text
    })
}

#[test]
fn fixes_mend_what_they_are_given_for() {
    for path in files("bad") {
        let (text, _) = expectations(&fs::read_to_string(&path).unwrap()).to_owned();
        let (_, found) = lesson(&text);
        let (_, left) = lesson(&mended(&text, &found));
        let again = |d: &&Diagnostic| d.fix.is_some();
        assert!(!left.iter().any(|d| again(&d)), "{}\n{}", path.display(), listed(&left));
    }
}
