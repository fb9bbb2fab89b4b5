//! From the files of a book to the book: the one place where the program calls the passes in their order.

use tabia::book::Book;
use tabia::diag::Diagnostic;
use tabia::lesson;

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
    let config = &sources.config;
    let book = Book {
        title: config.title.clone(),
        authors: config.authors.clone(),
        license: config.license.clone(),
        base_url: config.base_url.clone(),
        editions: Vec::new(),
    };
    (book, found)
}
