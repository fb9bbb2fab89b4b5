//! The whole book: lessons of all languages in order, numbered, with what they refer to.

use std::sync::Arc;

mod assemble;
mod config;
mod format;
mod glossary;

pub use assemble::{References, assemble, assemble_again};
pub use config::Config;
pub use format::Format;
pub use glossary::Entry;
pub(crate) use glossary::alphabetical;

pub use crate::check::{
    Article, Aside, COVERAGE, Candidate, Checked, CheckedBlock, CheckedLink, Claim, Coverage, Covered,
    EDITOR, Exercise, ExerciseKind, Figure, GLOSSARY, Kit, KitMan, PRACTICE, PieceEntry, PieceMoves, Record,
    RecordLine, RecordPly, RecordResult, Reference, Shown, Spot, Step, Tally, Variant,
};
pub use crate::lang::Lang;
pub use crate::lesson::{Lesson, Node, Player, Turn};
pub use crate::position::Side;

/// A book, ready to be written in any format: nothing is left to look up.
#[derive(Debug)]
pub struct Book {
    /// Its title.
    pub title: String,
    /// Its authors.
    pub authors: Vec<String>,
    /// Its licence, by SPDX name.
    pub license: Option<String>,
    /// The address where it will be published, with a final `/`.
    pub base_url: Option<String>,
    /// Whether pages get pictures for links that are shared.
    pub cards: bool,
    /// One edition a language, the source language first.
    pub editions: Vec<Edition>,
    /// The formats of the volumes that lie beside the site, to which its pages link.
    pub formats: Vec<Format>,
}

/// The book in one language.
#[derive(Debug)]
pub struct Edition {
    /// The language's texts; `lang.code()` is its folder.
    pub lang: Arc<Lang>,
    /// The chapters in reading order.
    pub chapters: Vec<Chapter>,
    /// One reference page for each game that the book is about.
    pub references: Vec<Reference>,
    /// How far it covers the rules of each of these games.
    pub coverage: Vec<Coverage>,
    /// The terms, in the order of the language's alphabet.
    pub glossary: Vec<Entry>,
}

/// A lesson in its place.
#[derive(Debug)]
pub struct Chapter {
    /// The part it belongs to: the id of its folder (`chess-t1`), empty for the front page.
    pub part: String,
    /// Whether it is the first page of its part (or the front page of the book).
    pub opens: bool,
    /// Its address below the language's folder, without `.html`: `chess-t1/ritter`, `chess-t1/index`, `index`.
    pub address: String,
    /// Its number, counted through the book from 1; the pages that open the book or a part have none.
    pub number: Option<usize>,
    /// Its title.
    pub title: String,
    /// A sentence about it.
    pub summary: Option<String>,
    /// For each of its blocks the number of the figure or of the exercise, each counted through the part from 1, or through
    /// a lesson in no part; figures of the front page have none.
    pub figures: Vec<Option<String>>,
    /// For each of its blocks the numbers of the boards that it shows, if it is a record; counted with the figures.
    pub shown: Vec<Vec<String>>,
    /// The lesson, checked.
    pub checked: Arc<Checked>,
}
