//! The book about Tabia: nothing in it is wrong, its examples give what it says, and it leaves nothing of the language out.

mod examples;
mod reference;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tabia::book::Config;
use tabia::check::{Beside, check};
use tabia::diag::{Colour, Diagnostic, Source, render};
use tabia::lesson::{Compared, TermList};
use tabia::{games, lesson, notation};

/// The languages of the book.
const LANGUAGES: [&str; 2] = ["en", "ru"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons/books/tabia")
}

/// The files below a folder of the book that end so, with their paths below the book, sorted.
fn files(below: &str, end: &str) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for entry in walkdir::WalkDir::new(folder().join(below)) {
        let entry = entry.unwrap();
        if entry.file_type().is_file() && entry.path().to_str().unwrap().ends_with(end) {
            let path = entry.path().strip_prefix(folder()).unwrap().to_str().unwrap().replace('\\', "/");
            files.push((path, fs::read_to_string(entry.path()).unwrap()));
        }
    }
    files.sort();
    files
}

fn settings() -> Arc<Source> {
    Source::new("book.toml", fs::read_to_string(folder().join("book.toml")).unwrap())
}

#[test]
fn nothing_in_the_book_is_wrong() {
    let (config, mut found) = Config::parse(&settings());
    let (mut lessons, mut terms, mut compared) = (Vec::new(), Vec::new(), Vec::new());
    for language in LANGUAGES {
        for (path, text) in files(language, "") {
            let below = path.strip_prefix(language).unwrap().trim_start_matches('/');
            let source = Source::new(path.clone(), text);
            let more = match below {
                "terms.toml" => {
                    let (list, more) = TermList::parse(&source, language);
                    terms.push(list);
                    more
                }
                "translations.toml" => {
                    let (record, more) = Compared::parse(&source, language);
                    compared.push(record);
                    more
                }
                _ => {
                    let (lesson, more) = lesson::parse(&source, language, below);
                    lessons.push(lesson);
                    more
                }
            };
            found.extend(more);
        }
    }
    assert_eq!(
        config.languages.iter().map(|language| language.value.as_str()).collect::<Vec<_>>(),
        LANGUAGES
    );
    let langs = LANGUAGES.map(|code| notation::language(code, games::GAMES).unwrap());
    let beside = Beside { assets: &BTreeSet::new(), terms: &terms, compared: &compared };
    found.extend(check(lessons, &langs, beside).1);
    assert!(found.is_empty(), "{}", shown(&found));
}

/// Findings as authors see them.
fn shown(found: &[Diagnostic]) -> String {
    render(found, Colour::Never)
}

/// The site of the book.
fn page(wanted: &str) -> String {
    let book = crate::textbook::read("lessons/books/tabia");
    let mut pages = tabia::site::render(&book, &[]).unwrap();
    let (_, bytes) = pages.find_map(|page| page.ok().filter(|(path, _)| path == wanted)).unwrap();
    String::from_utf8(bytes).unwrap()
}

#[test]
fn code_is_reached_with_keys_and_parts_are_called_by_their_games() {
    let page = page("en/guide/first-steps.html");
    assert!(page.contains("<pre tabindex=\"0\"><code>tabia new book"), "{page}");
    assert!(!page.contains("<pre>"));
    // No page opens the folder of a game here.
    assert!(page.contains("Diplomatic chess") && page.contains("chess-T1"));
}
