//! From the files of a book to the book: the one place where the program calls the passes in their order.

use std::sync::Arc;

use tabia::book::{self, Book};
use tabia::check::{Beside, check, raw_html};
use tabia::diag::{Diagnostic, Source};
use tabia::games::GAMES;
use tabia::lang::Lang;
use tabia::lesson::{Compared, TermList};
use tabia::{lesson, notation};

use super::files::BookSources;

/// Parses and checks the lessons and puts the book together; all that was found wrong comes with it.
pub(super) fn assemble(sources: &BookSources) -> (Book, Vec<Diagnostic>) {
    let mut found = Vec::new();
    let mut lessons = Vec::new();
    for file in &sources.lessons {
        let (lesson, more) = lesson::parse(&file.source, &file.language, &file.path);
        lessons.push(lesson);
        found.extend(more);
    }
    if !sources.config.html {
        found.extend(raw_html(&lessons));
    }
    let languages = sources.config.languages.iter();
    let langs: Vec<Lang> = languages.filter_map(|code| notation::language(&code.value, GAMES)).collect();
    let terms = each(&sources.terms, TermList::parse, &mut found);
    let compared = each(&sources.compared, Compared::parse, &mut found);
    let assets = sources.assets.iter().cloned().collect();
    let beside = Beside { assets: &assets, terms: &terms, compared: &compared };
    let (checked, more) = check(lessons, &langs, beside);
    found.extend(more);
    (book::assemble(&sources.config, langs, checked).with_terms(&terms), found)
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
