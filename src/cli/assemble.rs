//! From the files of a book to the book: the one place where the program calls the passes in their order.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use tabia::book::{self, Book};
use tabia::check::{Beside, check, raw_html};
use tabia::diag::{Diagnostic, Source};
use tabia::games::GAMES;
use tabia::lang::Lang;
use tabia::lesson::{Compared, Lesson, TermList};
use tabia::{lesson, notation};

use super::Console;
use super::files::{self, BookSources};

/// Reads the book in a folder, checks it and puts it together; all that was found wrong comes with it.
///
/// # Errors
/// If there is no book, or the system refuses.
pub(super) fn checked(
    dir: &Path,
    console: &mut Console<'_>,
) -> anyhow::Result<(BookSources, Book, Vec<Diagnostic>)> {
    let (sources, mut found) = console.during("reading the book", |_| files::read_book(dir))?;
    let (book, more) = console.during("checking the book", |_| assemble(&sources));
    found.extend(more);
    Ok((sources, book, found))
}

/// Parses and checks the lessons and puts the book together; all that was found wrong comes with it.
pub(super) fn assemble(sources: &BookSources) -> (Book, Vec<Diagnostic>) {
    let (parsed, mut found) = parse(sources);
    let Parsed { lessons, langs, terms, compared, assets } = parsed;
    let beside = Beside { assets: &assets, terms: &terms, compared: &compared };
    let (checked, more) = check(lessons, &langs, beside);
    found.extend(more);
    (book::assemble(&sources.config, langs, checked).with_terms(&terms), found)
}

/// A book whose files have been parsed.
pub(super) struct Parsed {
    pub(super) lessons: Vec<Lesson>,
    /// Its languages, the source language first.
    pub(super) langs: Vec<Lang>,
    terms: Vec<TermList>,
    compared: Vec<Compared>,
    assets: BTreeSet<String>,
}

impl Parsed {
    /// What stands beside the lessons.
    pub(super) fn beside(&self) -> Beside<'_> {
        Beside { assets: &self.assets, terms: &self.terms, compared: &self.compared }
    }
}

/// Parses the files of the book.
pub(super) fn parse(sources: &BookSources) -> (Parsed, Vec<Diagnostic>) {
    let lessons = || -> Vec<(Lesson, Vec<Diagnostic>)> {
        let files = sources.lessons.par_iter();
        files.map(|file| lesson::parse(&file.source, &file.language, &file.path)).collect()
    };
    let languages = || -> Vec<Lang> {
        let codes = sources.config.languages.par_iter();
        codes.filter_map(|code| notation::language(&code.value, GAMES)).collect()
    };
    let (parsed, langs) = rayon::join(lessons, languages);
    let (lessons, found): (Vec<Lesson>, Vec<_>) = parsed.into_iter().unzip();
    let mut found = found.concat();
    if !sources.config.html {
        found.extend(raw_html(&lessons));
    }
    let terms = each(&sources.terms, TermList::parse, &mut found);
    let compared = each(&sources.compared, Compared::parse, &mut found);
    let assets = sources.assets.iter().cloned().collect();
    (Parsed { lessons, langs, terms, compared, assets }, found)
}

/// What the files of the languages say.
fn each<T>(
    files: &[(String, Arc<Source>)],
    parse: fn(&Arc<Source>, &str) -> (T, Vec<Diagnostic>),
    found: &mut Vec<Diagnostic>,
) -> Vec<T> {
    let read = |(language, source): &(String, Arc<Source>)| {
        let (value, more) = parse(source, language);
        found.extend(more);
        value
    };
    files.iter().map(read).collect()
}
