//! From the files of a book to the book: the one place where the program calls the passes in their order.

use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use tabia::book::{self, Book};
use tabia::check::{check, raw_html};
use tabia::diag::Diagnostic;
use tabia::games::GAMES;
use tabia::lang::Lang;
use tabia::lesson::Lesson;
use tabia::{lesson, notation};

use super::files::BookSources;

/// Parses and checks the lessons and puts the book together; all that was found wrong comes with it.
pub(super) fn assemble(sources: &BookSources) -> (Book, Vec<Diagnostic>) {
    let parsed: Vec<(Lesson, Vec<Diagnostic>)> = sources
        .lessons
        .par_iter()
        .map(|file| lesson::parse(&file.source, &file.language, &file.path))
        .collect();
    let (lessons, found): (Vec<Lesson>, Vec<_>) = parsed.into_iter().unzip();
    let mut found = found.concat();
    if !sources.config.html {
        found.extend(raw_html(&lessons));
    }
    let languages = sources.config.languages.iter();
    let langs: Vec<Lang> = languages.filter_map(|code| notation::language(&code.value, GAMES)).collect();
    let (checked, more) = check(lessons, &langs, &sources.assets.iter().cloned().collect());
    found.extend(more);
    (book::assemble(&sources.config, langs, checked), found)
}
