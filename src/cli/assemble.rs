//! From the files of a book to the book: the one place where the program calls the passes in their order.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, IntoParallelRefIterator, ParallelIterator};
use tabia::book::{self, Book, Config};
use tabia::check::{Beside, Checked, Kept, check_again, raw_html};
use tabia::diag::{Diagnostic, Source};
use tabia::games::GAMES;
use tabia::lang::Lang;
use tabia::lesson::{Compared, Lesson, TermList};
use tabia::{lesson, notation};

use super::Console;
use super::files::{self, BookSources, LessonSource};

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
    let mut passes = Passes::default();
    let (state, found) = passes.check(sources);
    let checked = state.checked.clone();
    (passes.book(sources, &state, checked), found)
}

/// The passes, with what they keep from one state of a book to the next.
#[derive(Debug, Default)]
pub(super) struct Passes {
    langs: BTreeMap<String, Option<Arc<Lang>>>,
    /// The lessons by language and path, with what was found wrong in reading them.
    lessons: BTreeMap<(String, String), (Arc<Lesson>, Vec<Diagnostic>)>,
    kept: Kept,
    references: book::References,
}

/// A book whose lessons have been checked.
#[derive(Debug)]
pub(super) struct State {
    /// The lessons, in the order of the sources.
    pub(super) checked: Vec<Arc<Checked>>,
    langs: Vec<Arc<Lang>>,
    terms: Vec<TermList>,
}

impl Passes {
    /// Parses and checks the lessons, as far as that has not been done; with all that is wrong.
    pub(super) fn check(&mut self, sources: &BookSources) -> (State, Vec<Diagnostic>) {
        let (lessons, mut found) = self.parse(&sources.lessons);
        if !sources.config.html {
            found.extend(raw_html(&lessons));
        }
        let terms = each(&sources.terms, TermList::parse, &mut found);
        let compared = each(&sources.compared, Compared::parse, &mut found);
        let assets: BTreeSet<String> = sources.assets.iter().cloned().collect();
        let beside = Beside { assets: &assets, terms: &terms, compared: &compared };
        let langs = self.langs(&sources.config);
        let (checked, more) = check_again(&lessons, &langs, beside, &mut self.kept);
        found.extend(more);
        (State { checked, langs, terms }, found)
    }

    /// Puts a book together of checked lessons: those of the state, or others in their place.
    pub(super) fn book(&mut self, sources: &BookSources, state: &State, checked: Vec<Arc<Checked>>) -> Book {
        let langs = state.langs.iter().map(Arc::clone);
        let book = book::assemble_again(&sources.config, langs, checked, &mut self.references);
        book.with_terms(&state.terms)
    }

    fn langs(&mut self, config: &Config) -> Vec<Arc<Lang>> {
        let codes = config.languages.iter().map(|code| &code.value);
        let new: Vec<&String> = codes.clone().filter(|code| !self.langs.contains_key(*code)).collect();
        let made =
            new.into_par_iter().map(|code| (code.clone(), notation::language(code, GAMES).map(Arc::new)));
        self.langs.extend(made.collect::<Vec<_>>());
        codes.filter_map(|code| self.langs.get(code)?.clone()).collect()
    }

    fn parse(&mut self, files: &[LessonSource]) -> (Vec<Arc<Lesson>>, Vec<Diagnostic>) {
        let mut before = std::mem::take(&mut self.lessons);
        let kept: Vec<_> =
            files.iter().map(|file| before.remove(&(file.language.clone(), file.path.clone()))).collect();
        let read = files.par_iter().zip(kept).map(|(file, kept)| {
            kept.filter(|(lesson, _)| lesson.source == file.source).unwrap_or_else(|| {
                let (lesson, found) = lesson::parse(&file.source, &file.language, &file.path);
                (Arc::new(lesson), found)
            })
        });
        let read: Vec<(Arc<Lesson>, Vec<Diagnostic>)> = read.collect();
        let found = read.iter().flat_map(|(_, found)| found).cloned().collect();
        let lessons = read.iter().map(|(lesson, _)| Arc::clone(lesson)).collect();
        let keys = files.iter().map(|file| (file.language.clone(), file.path.clone()));
        self.lessons = keys.zip(read).collect();
        (lessons, found)
    }
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
