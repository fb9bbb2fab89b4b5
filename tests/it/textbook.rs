//! Books of this repository, read from their files: the textbook, and one of all that is hard to write down.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use tabia::book::{self, Book, Config};
use tabia::check::Beside;
use tabia::diag::Source;
use tabia::lesson::TermList;
use tabia::{check, games, lesson, notation};

/// The textbook.
pub(crate) static TEXTBOOK: LazyLock<Book> = LazyLock::new(|| read("lessons"));

/// The folder of a book of all that is hard to write down.
pub(crate) const NASTY: &str = "tests/books/nasty";

/// The bytes of a file of the book in this folder.
pub(crate) fn file(folder: &str, path: &str) -> Option<Vec<u8>> {
    fs::read(root().join(folder).join(path)).ok()
}

/// The book in this folder. What is wrong with it is not asked.
pub(crate) fn read(folder: &str) -> Book {
    let folder = root().join(folder);
    let mut paths = Vec::new();
    collect(&folder, &mut paths);
    paths.sort();
    let source = |path: &str| Source::new(path, fs::read_to_string(folder.join(path)).unwrap());
    let (mut lessons, mut terms, mut assets) = (Vec::new(), Vec::new(), BTreeSet::new());
    let (config, _) = Config::parse(&source("book.toml"));
    for path in &paths {
        let path = path.strip_prefix(&folder).unwrap().to_str().unwrap().replace('\\', "/");
        let is_language = |folder: &str| config.languages.iter().any(|language| language.value == folder);
        // Other folders, such as those of other books, are no part of the book.
        match path.split_once('/').filter(|(folder, _)| is_language(folder)) {
            Some((language, "terms.toml")) => terms.push(TermList::parse(&source(&path), language).0),
            Some((language, below)) if below.ends_with(".md") => {
                lessons.push(lesson::parse(&source(&path), language, below).0);
            }
            Some(_) => drop(assets.insert(path)),
            None => {}
        }
    }
    let codes = config.languages.iter();
    let langs: Vec<_> = codes.filter_map(|code| notation::language(&code.value, games::GAMES)).collect();
    let beside = Beside { assets: &assets, terms: &terms, compared: &[] };
    let (checked, _) = check::check(lessons, &langs, beside);
    book::assemble(&config, langs, checked).with_terms(&terms)
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { collect(&path, found) } else { found.push(path) }
    }
}
