//! Lessons that say what is false: each carries the findings that it must get from the parser and the checker together.
//!
//! A file is one lesson, or several, each after a line `<!-- lesson en/path.md -->`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use tabia::check::check;
use tabia::diag::{Diagnostic, Severity, Source};
use tabia::games::GAMES;
use tabia::lang::Lang;
use tabia::lesson::{Lesson, parse};
use tabia::notation;

fn langs() -> Vec<Lang> {
    ["en", "ru"].iter().map(|code| notation::language(code, GAMES).unwrap()).collect()
}

/// Parses and checks lessons, given by their paths below the book.
fn findings(files: &BTreeMap<String, String>, langs: &[Lang]) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let read = |(path, text): (&String, &String)| {
        let (language, below) = path.split_once('/').unwrap();
        let (lesson, more) = parse(&Source::new(path, text), language, below);
        found.extend(more);
        lesson
    };
    let lessons: Vec<Lesson> = files.iter().map(read).collect();
    found.extend(check(lessons, langs, &BTreeSet::new()).1);
    found
}

/// The lessons of a file and the lines `path:line:column severity code: part of the message` that they expect.
fn lessons(file: &str) -> (BTreeMap<String, String>, Vec<String>) {
    let mut path = "en/test.md".to_owned();
    let (mut files, mut wanted) = (BTreeMap::<String, String>::new(), Vec::new());
    for line in file.split_inclusive('\n') {
        let comment = |head| line.trim_end().strip_prefix(head)?.strip_suffix(" -->");
        if let Some(next) = comment("<!-- lesson ") {
            path = next.to_owned();
            files.insert(path.clone(), String::new());
        } else if let Some(want) = comment("<!-- expect ") {
            wanted.push(format!("{path}:{want}"));
        } else {
            files.entry(path.clone()).or_default().push_str(line);
        }
    }
    (files, wanted)
}

fn corpus() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lessons/check");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.into_iter().map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
}

#[test]
fn false_lessons_get_the_findings_that_they_expect_and_no_others() {
    let langs = langs();
    let mut wrong = String::new();
    for (path, file) in corpus() {
        let (files, mut missing) = lessons(&file);
        assert!(!missing.is_empty(), "{} expects nothing", path.display());
        let mut extra = Vec::new();
        for d in findings(&files, &langs) {
            let (line, column) = d.span.place();
            let severity = if d.severity == Severity::Error { "error" } else { "warning" };
            let head = format!("{}:{line}:{column} {severity} {}: ", d.span.source.path, d.code);
            let fits = |want: &String| want.strip_prefix(&head).is_some_and(|part| d.message.contains(part));
            match missing.iter().position(fits) {
                Some(at) => drop(missing.remove(at)),
                None => extra.push(format!("{head}{}", d.message)),
            }
            assert!(!d.message.is_empty() && !d.message.ends_with('.'), "{}", d.message);
        }
        if !(extra.is_empty() && missing.is_empty()) {
            wrong += &format!("{}\nextra: {extra:#?}\nmissing: {missing:#?}\n", path.display());
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// Words that look like codes and stand behind the given opening.
fn quoted_after<'t>(text: &'t str, opening: &'t str) -> impl Iterator<Item = &'t str> {
    let after = text.split(opening).skip(1).filter_map(|after| after.trim_start().strip_prefix('"'));
    let quoted = after.filter_map(|after| after.split('"').next());
    quoted.filter(|word| word.contains('-') && word.chars().all(|c| c.is_ascii_lowercase() || c == '-'))
}

#[test]
fn every_kind_of_finding_of_the_checker_has_a_lesson() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/check");
    let mut codes = BTreeSet::new();
    for entry in walkdir::WalkDir::new(source) {
        let Ok(text) = fs::read_to_string(entry.unwrap().path()) else { continue };
        for opening in ["error(", "warning(", "unknown(", "diagnostic(", "wrong_list("] {
            codes.extend(quoted_after(&text, opening).map(str::to_owned));
        }
        let codes_of_mistakes = text.split_once("let code = match").map(|(_, arms)| arms.split_once("};"));
        if let Some(Some((arms, _))) = codes_of_mistakes {
            codes.extend(quoted_after(arms, "=>").map(str::to_owned));
        }
    }
    assert!(codes.len() > 40, "{codes:?}");
    let all: String = corpus().into_iter().map(|(_, text)| text).collect();
    let unheard = |code: &&String| !all.contains(&format!(" {code}: "));
    let unheard: Vec<_> = codes.iter().filter(unheard).collect();
    assert!(unheard.is_empty(), "{unheard:?}");
}

#[test]
fn fixes_of_false_lessons_mend_them() {
    let langs = langs();
    for (path, file) in corpus() {
        let (files, _) = lessons(&file);
        let found = findings(&files, &langs);
        let mut fixes: Vec<_> = found.iter().filter_map(|d| d.fix.as_ref()).collect();
        fixes.sort_by_key(|fix| std::cmp::Reverse(fix.span.range.start));
        let mut mended = files.clone();
        for fix in &fixes {
            let text = mended.get_mut(&fix.span.source.path).unwrap();
            text.replace_range(fix.span.range.clone(), &fix.replacement);
        }
        let left = findings(&mended, &langs);
        for fix in fixes {
            let line = fix.span.place().0;
            let again = |d: &&Diagnostic| {
                let place = (&d.span.source.path, d.span.place().0);
                place == (&fix.span.source.path, line)
                    && d.fix.as_ref().is_some_and(|f| f.replacement == fix.replacement)
            };
            let again: Vec<_> = left.iter().filter(again).map(|d| &d.message).collect();
            assert!(again.is_empty(), "{}:{line}: {again:?}", path.display());
        }
    }
}

#[test]
fn what_is_wrong_with_a_list_is_told_with_the_reason_of_each_square() {
    let file =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lessons/check/exactly.md"));
    let found = findings(&lessons(&file.unwrap()).0, &langs());
    let first = &found[0];
    assert_eq!(first.label.as_deref(), Some("`c4` is not legal"));
    for (note, part) in
        first.notes.iter().zip(["c4 is 2, Black’s 2", "c2–b2 is legal", "c2–d2 is legal", "c2–e2 is legal"])
    {
        assert!(note.contains(part), "{note}\n  lacks {part}");
    }
    assert_eq!(first.notes.len(), 4);
    assert_eq!(first.fix.as_ref().unwrap().replacement, "b2 c3 xd2 e2");
}
