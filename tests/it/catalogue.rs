//! The pages about the codes of findings: each code has one in every language, its wrong example gets the code and nothing
//! else, its right example gets nothing, and the message shown is the one that is printed.
//!
//! `UPDATE=1` writes the messages into the pages.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::LazyLock;

use tabia::diag::catalogue::{Example, FAMILIES, Page, pages, sections};
use tabia::diag::{self, CODES, FixKind, Severity};

mod folder;
mod within;

/// What was found in an example.
#[derive(Debug, PartialEq, Eq)]
struct Found {
    code: String,
    severity: Severity,
    said: String,
    /// How it mends itself, if it does.
    fix: Option<FixKind>,
}

/// The codes that only files on the disk get, so that the program itself must look at them: what stands beside each is
/// why.
const ON_DISK: &[(&str, &str)] = &[
    ("link-out", "a link of the file system is no text"),
    ("missing-folder", "a folder that is not there"),
    ("not-utf8", "bytes that are no text"),
];

/// What an example gets besides the code of its page, where it cannot be otherwise.
const COMPANIONS: &[(&str, &str)] = &[];

/// The lessons of both languages as they lie on the disk, by language and name.
static LESSONS: LazyLock<BTreeMap<(&str, String), String>> = LazyLock::new(|| {
    let mut lessons = BTreeMap::new();
    for language in ["en", "ru"] {
        for entry in fs::read_dir(folder_of(language)).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap().replace(".md", "");
            if name != "index" {
                let text = fs::read_to_string(path(language, &name)).unwrap();
                lessons.insert((language, name), text);
            }
        }
    }
    lessons
});

fn folder_of(language: &str) -> PathBuf {
    let book = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("lessons/books/tabia");
    book.join(language).join("diagnostics")
}

fn path(language: &str, name: &str) -> PathBuf {
    folder_of(language).join(format!("{name}.md"))
}

/// Every page with its language and the name of its lesson.
fn all() -> impl Iterator<Item = (&'static str, &'static str, Page<'static>)> {
    LESSONS.iter().flat_map(|((language, name), text)| {
        pages(text).into_iter().map(move |page| (*language, name.as_str(), page))
    })
}

/// What is found in an example of a page.
fn found(code: &str, language: &str, example: Example<'_>) -> Vec<Found> {
    match ON_DISK.iter().any(|(known, _)| *known == code) {
        true => folder::found(language, example),
        false => within::found(code, language, example),
    }
}

#[test]
fn every_code_has_one_page_in_each_language_and_in_the_same_family() {
    let mut families: BTreeMap<&str, Vec<(&str, &str)>> = BTreeMap::new();
    for (language, name, page) in all() {
        families.entry(page.code).or_default().push((language, name));
    }
    let mut wrong = Vec::new();
    for (code, places) in &families {
        let languages: Vec<&str> = places.iter().map(|(language, _)| *language).collect();
        let names: BTreeSet<&str> = places.iter().map(|(_, name)| *name).collect();
        if languages != ["en", "ru"] || names.len() != 1 || CODES.iter().all(|(known, _)| known != code) {
            wrong.push(format!("{code}: {places:?}"));
        }
    }
    let without = CODES.iter().filter(|(code, _)| !families.contains_key(code));
    wrong.extend(without.map(|(code, _)| format!("{code} has no page")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_section_of_a_lesson_is_a_page_and_they_stand_in_the_order_of_the_alphabet() {
    for ((language, name), text) in LESSONS.iter() {
        let headings: Vec<&str> = sections(text).into_iter().map(|(heading, _)| heading).collect();
        let codes: Vec<&str> = pages(text).into_iter().map(|page| page.code).collect();
        assert_eq!(headings, codes, "{language}/{name}");
        assert!(codes.is_sorted() && !codes.is_empty(), "{language}/{name}: {codes:?}");
    }
}

#[test]
fn the_program_carries_the_lessons_that_lie_in_the_folder() {
    let mut carried = BTreeMap::new();
    for family in FAMILIES {
        for (language, text) in family.texts {
            carried.insert((*language, family.name.to_owned()), (*text).to_owned());
        }
    }
    assert_eq!(carried.keys().collect::<Vec<_>>(), LESSONS.keys().collect::<Vec<_>>());
    let stale: Vec<_> = carried.iter().filter(|(key, text)| LESSONS.get(*key) != Some(*text)).collect();
    assert!(stale.is_empty(), "{stale:?}");
    assert!(FAMILIES.is_sorted_by_key(|family| family.name));
}

#[test]
fn the_first_page_leads_to_every_code() {
    for language in ["en", "ru"] {
        let index = fs::read_to_string(path(language, "index")).unwrap();
        for (_, name, page) in all().filter(|(of, _, _)| *of == language) {
            let link = format!("[{0}]({name}.md#{0})", page.code);
            assert!(index.contains(&link), "{language}/index.md lacks {link}");
        }
    }
}

#[test]
fn wrong_examples_get_their_code_and_nothing_else() {
    let mut wrong = Vec::new();
    for (language, name, page) in all() {
        let found = found(page.code, language, page.wrong);
        let extra = |other: &&Found| {
            other.code != page.code && !COMPANIONS.contains(&(page.code, other.code.as_str()))
        };
        let extra: Vec<&str> = found.iter().filter(extra).map(|other| other.said.as_str()).collect();
        if !found.iter().any(|found| found.code == page.code) || !extra.is_empty() {
            wrong.push(format!("{language}/{name}.md {}: {extra:#?}", page.code));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn right_examples_get_nothing() {
    let mut wrong = Vec::new();
    for (language, name, page) in all() {
        let found = found(page.code, language, page.right);
        wrong.extend(found.iter().map(|found| format!("{language}/{name}.md {}: {}", page.code, found.said)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A part of a lesson's text, by its bytes, and what stands in its place.
type Change = (Range<usize>, String);

#[test]
fn the_message_on_a_page_is_the_one_that_is_printed() {
    let update = std::env::var_os("UPDATE").is_some();
    let mut wrong = Vec::new();
    let mut changes: BTreeMap<PathBuf, Vec<Change>> = BTreeMap::new();
    for (language, name, page) in all() {
        let mut lines: Vec<String> = Vec::new();
        let found = found(page.code, language, page.wrong);
        for found in found.into_iter().filter(|found| found.code == page.code) {
            if !lines.contains(&found.said) {
                lines.push(found.said);
            }
        }
        let said = lines.concat();
        if page.said == said.trim_end() {
            continue;
        }
        wrong.push(format!("{language}/{name}.md {}\n{said}", page.code));
        let at = page.said.as_ptr().addr() - LESSONS[&(language, name.to_owned())].as_ptr().addr();
        let end = if page.said.is_empty() { "\n" } else { "" };
        let change = (at..at + page.said.len(), format!("{}{end}", said.trim_end()));
        changes.entry(path(language, name)).or_default().push(change);
    }
    for (path, mut changes) in changes.into_iter().filter(|_| update) {
        let mut text = fs::read_to_string(&path).unwrap();
        changes.sort_by_key(|(place, _)| place.start);
        changes.into_iter().rev().for_each(|(place, said)| text.replace_range(place, &said));
        fs::write(path, text).unwrap();
    }
    assert!(update || wrong.is_empty(), "set UPDATE=1 if this is meant:\n{}", wrong.join("\n"));
}

#[test]
fn a_page_names_the_command_that_mends_its_example_and_no_other() {
    let mut wrong = Vec::new();
    for (language, name, page) in all() {
        let found = found(page.code, language, page.wrong);
        let mends = |kind| found.iter().any(|found| found.code == page.code && found.fix == Some(kind));
        for (kind, option) in [(FixKind::Safe, "--fix"), (FixKind::Bless, "--bless")] {
            if mends(kind) != page.text.contains(option) {
                wrong.push(format!("{language}/{name}.md {} and {option}: {}", page.code, mends(kind)));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn examples_of_both_languages_are_the_same_but_for_their_words() {
    // Squares, numbers and the keys at the starts of lines are the same; names of men and captions are not.
    let bare = |text: &str| -> String {
        let line = |line: &str| -> Vec<String> {
            let key =
                line.split_once(": ").map(|(key, _)| key).filter(|key| key.is_ascii() && key.len() < 12);
            let word = |c: char| !c.is_ascii_lowercase() && !c.is_ascii_digit() && c != '-';
            let squares = line.split(word).filter(|word| word.contains(|c: char| c.is_ascii_digit()));
            key.into_iter().chain(squares).map(str::to_owned).collect()
        };
        text.lines().flat_map(line).collect::<Vec<_>>().join(" ")
    };
    let texts = |language: &str| -> BTreeMap<&str, [String; 2]> {
        let own = all().filter(|(of, _, _)| *of == language);
        own.map(|(_, _, page)| (page.code, [bare(page.wrong.text), bare(page.right.text)])).collect()
    };
    let (english, russian) = (texts("en"), texts("ru"));
    let differ: Vec<_> = english.iter().filter(|(code, text)| russian.get(*code) != Some(text)).collect();
    assert!(
        differ.is_empty(),
        "{differ:#?}\n{:#?}",
        differ.iter().map(|(code, _)| &russian[*code]).collect::<Vec<_>>()
    );
}

#[test]
fn pages_are_written_for_people() {
    for (language, name, page) in all() {
        let words = page.text.split_whitespace().count();
        assert!((8..=130).contains(&words), "{language}/{name} {}: {words} words", page.code);
        let cyrillic = page.text.contains(|c: char| ('а'..='я').contains(&c));
        assert!(language != "ru" || cyrillic, "{language}/{name} {} is not Russian", page.code);
        assert_ne!(page.wrong.text, page.right.text, "{language}/{name} {}", page.code);
        assert!(diag::about_in(page.code, language).is_some_and(|about| !about.is_empty()), "{}", page.code);
    }
}
