//! The site a page at a time, for whoever shows it before it is written.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{Door, File, files};
use crate::book::Book;
use crate::html::TemplateError;
use crate::html::templates::Templates;
use crate::html::words::{Words, words};

/// The templates of a book, ready for use, and the words that they put around the book's own.
pub struct Look {
    templates: Templates,
    words: BTreeMap<&'static str, Words>,
}

impl Look {
    /// The templates of the site, with those of the book's own in place of them, as for [`super::render`].
    ///
    /// # Errors
    /// If a template of the book's own cannot be read.
    pub fn new(overrides: &[(String, String)]) -> Result<Look, TemplateError> {
        Ok(Look { templates: Templates::new(overrides)?, words: BTreeMap::new() })
    }

    /// The words of the languages of a book, which are looked up once.
    pub fn speak(&mut self, book: &Book) {
        for edition in &book.editions {
            self.words.entry(edition.lang.code()).or_insert_with(|| words(&edition.lang));
        }
    }
}

/// A book as a site whose files are made when they are asked for: the same that [`super::render`] makes.
pub struct Site {
    book: Arc<Book>,
    look: Arc<Look>,
    words: Vec<Words>,
    files: BTreeMap<String, File>,
}

impl Site {
    /// The site of the book.
    pub fn new(book: Arc<Book>, look: Arc<Look>) -> Site {
        let of = |code: &'static str, lang: &_| look.words.get(code).cloned().unwrap_or_else(|| words(lang));
        let words = book.editions.iter().map(|edition| of(edition.lang.code(), &edition.lang)).collect();
        let files = files(&book).into_iter().map(|file| (file.path(&book), file)).collect();
        Site { book, look, words, files }
    }

    /// The book.
    pub fn book(&self) -> &Book {
        &self.book
    }

    /// The paths of its files.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// The file of this path; `None` if there is no such one.
    pub fn file(&self, path: &str) -> Option<Result<Vec<u8>, TemplateError>> {
        let file = self.files.get(path)?;
        let made = file.write(&self.book, &self.look.templates, &self.words);
        Some(made.map(String::into_bytes))
    }

    /// The page that stands for one that is not there, where the site's root has this address.
    ///
    /// # Errors
    /// If the template of the book's own is at fault.
    pub fn missing(&self, root: &str) -> Result<Vec<u8>, TemplateError> {
        let door = Door::new(&self.book, &self.words, root);
        Ok(self.look.templates.fill("missing.html", &door)?.into_bytes())
    }

    /// Whether the file of this path is the same for every book and at any time.
    pub fn is_fixed(&self, path: &str) -> bool {
        matches!(self.files.get(path), Some(File::Script(_) | File::Engine))
    }

    /// A name for the way in which the file of this path is made: files of one name come of the same template.
    pub fn template(&self, path: &str) -> &'static str {
        match self.files.get(path) {
            Some(File::Chapter(..) | File::Front(_)) => "chapter",
            Some(File::Reference(..)) => "reference",
            Some(File::Play(..)) => "play",
            Some(File::Coverage(_)) => "coverage",
            Some(File::Practice(_)) => "practice",
            Some(File::Glossary(_)) => "glossary",
            Some(File::Editor(_)) => "editor",
            Some(File::EditorStyle) => "editor style",
            Some(File::Root) => "root",
            Some(File::Missing) => "missing",
            Some(File::Style) => "style",
            _ => "",
        }
    }

    /// The other files of the book that the page of this path shows.
    pub fn shown_on<'a>(&'a self, path: &str) -> impl Iterator<Item = &'a str> + use<'a> {
        let chapter = match self.files.get(path) {
            Some(&File::Chapter(e, number)) => Some(&self.book.editions[e].chapters[number]),
            _ => None,
        };
        chapter.into_iter().flat_map(|chapter| chapter.checked.shown_files())
    }
}

impl std::fmt::Debug for Site {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Site").field("files", &self.files.len()).finish()
    }
}
