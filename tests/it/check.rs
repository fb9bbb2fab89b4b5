//! Lessons held against the engine: each file of the corpus carries the findings that it must get, or none.
//!
//! A file is a book: its first lesson is `en/test.md`, and a line `=== ru/test.md` begins another one, `=== en/terms.toml`
//! a list of terms, `=== ru/translations.toml` the record of what translations were compared with.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::codes::codes_in;
use tabia::check::{self, Beside, Checked, CheckedBlock, Figure};
use tabia::diag::{Diagnostic, Severity, Source, short};
use tabia::lang::Lang;
use tabia::lesson::{Compared, TermList};
use tabia::{games, lesson, notation, search};

mod exercises;
mod figures;
mod records;
mod reference;
mod related;

fn languages() -> Vec<Lang> {
    ["en", "ru"].map(|code| notation::language(code, games::GAMES).unwrap()).into()
}

/// Parses and checks the lessons, given by their paths and texts.
fn checked(lessons: &[(String, String)]) -> (Vec<Checked>, Vec<Diagnostic>) {
    let (mut parsed, mut found) = (Vec::new(), Vec::new());
    let (mut terms, mut compared) = (Vec::new(), Vec::new());
    for (path, text) in lessons {
        let (language, below) = path.split_once('/').unwrap();
        let source = Source::new(path.as_str(), text.as_str());
        found.extend(match below {
            "terms.toml" => kept(TermList::parse(&source, language), &mut terms),
            "translations.toml" => kept(Compared::parse(&source, language), &mut compared),
            _ => kept(lesson::parse(&source, language, below), &mut parsed),
        });
    }
    let budget = lessons
        .iter()
        .find_map(|(_, text)| text.split("<!-- budget ").nth(1)?.split(' ').next()?.parse().ok());
    // The lessons of this corpus are those of a book that does without raw HTML.
    if budget.is_none() {
        found.extend(check::raw_html(&parsed));
    }
    let assets = BTreeSet::new();
    let beside = Beside { assets: &assets, terms: &terms, compared: &compared };
    let (checked, more) = check::check_within(parsed, &languages(), beside, budget.unwrap_or(search::BUDGET));
    found.extend(more);
    (checked, found)
}

/// Keeps what was read; what was found is left.
fn kept<T>((value, found): (T, Vec<Diagnostic>), all: &mut Vec<T>) -> Vec<Diagnostic> {
    all.push(value);
    found
}

/// The figures of a lesson of one game, of which nothing may be wrong.
#[track_caller]
fn figures_in(language: &str, game: &str, blocks: &str) -> Vec<Figure> {
    let text = format!("+++\ntitle = \"Test\"\ngame = \"{game}\"\n+++\n\n{blocks}\n");
    let (mut checked, found) = checked(&[(format!("{language}/test.md"), text)]);
    assert!(
        found.is_empty(),
        "{blocks}\n{:#?}",
        found.iter().map(|d| (short(d), &d.notes)).collect::<Vec<_>>()
    );
    let figure = |block| match block {
        CheckedBlock::Figure(figure) => Some(*figure),
        _ => None,
    };
    checked.remove(0).blocks.into_iter().filter_map(figure).collect()
}

fn corpus() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lessons/check");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

/// What the lessons of a file expect, by their paths.
type Wanted<'a> = BTreeMap<String, Vec<&'a str>>;

/// The lessons of a file without what they expect, and what each of them expects.
fn book(file: &str) -> (Vec<(String, String)>, Wanted<'_>) {
    let mut lessons = vec![("en/test.md".to_owned(), String::new())];
    let mut wanted = Wanted::new();
    for line in file.split_inclusive('\n') {
        let words = line.trim_end();
        if let Some(path) = words.strip_prefix("=== ") {
            lessons.push((path.to_owned(), String::new()));
            continue;
        }
        let (path, text) = lessons.last_mut().unwrap();
        match words.strip_prefix("<!-- expect ") {
            Some(want) => wanted.entry(path.clone()).or_default().push(want.trim_end_matches(" -->")),
            None => text.push_str(line),
        }
    }
    (lessons, wanted)
}

#[test]
fn lessons_get_the_findings_that_they_expect_and_no_others() {
    let mut wrong = String::new();
    for path in corpus() {
        let file = fs::read_to_string(&path).unwrap();
        let (lessons, mut missing) = book(&file);
        let (_, found) = checked(&lessons);
        let mut extra = Vec::new();
        for d in &found {
            let (line, column) = d.span.place();
            let severity = if d.severity == Severity::Error { "error" } else { "warning" };
            let head = format!("{line}:{column} {severity} {}: ", d.code);
            let fits = |want: &&str| want.strip_prefix(&head).is_some_and(|part| d.message.contains(part));
            let here = missing.entry(d.span.source.path.clone()).or_default();
            match here.iter().position(fits) {
                Some(at) => drop(here.remove(at)),
                None => extra.push(format!("{} {head}{}", d.span.source.path, d.message)),
            }
            assert!(!d.message.is_empty() && !d.message.ends_with('.'), "{}: {}", path.display(), d.message);
        }
        missing.retain(|_, wants| !wants.is_empty());
        if !extra.is_empty() || !missing.is_empty() {
            wrong += &format!("{}\nextra: {extra:#?}\nmissing: {missing:#?}\n", path.display());
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn any_number_of_threads_finds_the_same_in_the_same_order() {
    let lesson = |n: usize| {
        let text = format!(
            "+++\ntitle = \"L{n}\"\ngame = \"chess\"\n+++\n\n```diagram\nid: a\nposition: start\nlegal: e2 -> e5\n```\n\n\
             ```diagram\nid: b\nposition: @l0#a\nlegal: d2 -> d6\n```\n"
        );
        (format!("en/l{n}.md"), text)
    };
    let lessons: Vec<_> = (0..12).map(lesson).collect();
    let found = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let (_, found) = pool.install(|| checked(&lessons));
        found.iter().map(short).collect::<Vec<_>>()
    };
    let one = found(1);
    assert_eq!(one.iter().filter(|line| line.contains("not-legal")).count(), 24, "{one:#?}");
    assert!((2..6).all(|threads| found(threads) == one));
}

#[test]
fn every_kind_of_finding_has_a_lesson_that_gets_it() {
    let lessons: String = corpus().iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    let mut codes = codes_in("check", &["error(", "warning(", "unknown("]);
    codes.extend(["bad-move", "illegal-move", "wrong-move"].map(str::to_owned));
    assert!(codes.len() > 50, "{codes:?}");
    let unheard: Vec<_> = codes.iter().filter(|code| !lessons.contains(&format!(" {code}: "))).collect();
    assert!(unheard.is_empty(), "{unheard:?}");
}

/// Applies the fixes of a text from its end to its start.
fn mended(path: &str, text: &str, found: &[Diagnostic]) -> String {
    let mut fixes: Vec<_> = found.iter().filter_map(|d| d.fix.as_ref()).collect();
    fixes.retain(|fix| fix.span.source.path == path);
    fixes.sort_by_key(|fix| std::cmp::Reverse(fix.span.range.start));
    fixes.iter().fold(text.to_owned(), |mut text, fix| {
        text.replace_range(fix.span.range.clone(), &fix.replacement);
        text
    })
}

#[test]
fn fixes_mend_what_they_are_given_for() {
    for path in corpus() {
        let file = fs::read_to_string(&path).unwrap();
        let (lessons, _) = book(&file);
        let (_, found) = checked(&lessons);
        let fixed: Vec<_> =
            lessons.iter().map(|(path, text)| (path.clone(), mended(path, text, &found))).collect();
        let (_, left) = checked(&fixed);
        let left: Vec<String> = left.iter().filter(|d| d.fix.is_some()).map(short).collect();
        assert!(left.is_empty(), "{}\n{left:#?}", path.display());
    }
}

#[test]
fn what_is_wrong_with_a_list_is_told_with_the_reason_of_each_square() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lessons/check/exactly.md");
    let (_, found) = checked(&book(&fs::read_to_string(file).unwrap()).0);
    let first = &found[0];
    assert_eq!(first.label.as_deref(), Some("`c4` is not legal"));
    let parts = ["c4 is 2, Black’s 2", "c2–b2 is legal", "c2–d2 is legal", "c2–e2 is legal"];
    for (note, part) in first.notes.iter().zip(parts) {
        assert!(note.contains(part), "{note}\n  lacks {part}");
    }
    assert_eq!(first.notes.len(), parts.len());
    assert_eq!(first.fix.as_ref().unwrap().replacement, "b2 c3 xd2 e2");
}
