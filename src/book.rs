//! The whole book: lessons of all languages in order, numbered, with what they refer to.

use crate::diagram::Diagram;

pub use crate::check::{Checked, CheckedBlock, CheckedLink, Claim, Figure};
pub use crate::lang::Lang;
pub use crate::lesson::{Lesson, Node};

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
    /// One edition a language, the source language first.
    pub editions: Vec<Edition>,
}

/// The book in one language.
#[derive(Debug)]
pub struct Edition {
    /// The language's texts; `lang.code()` is its folder.
    pub lang: Lang,
    /// The chapters in reading order.
    pub chapters: Vec<Chapter>,
    /// One reference page for each game that the book is about.
    pub references: Vec<Reference>,
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
    /// Its number, counted through the book from 1; the front page has none.
    pub number: Option<usize>,
    /// Its title.
    pub title: String,
    /// A sentence about it.
    pub summary: Option<String>,
    /// For each of its blocks the figure's number, such as `3.2`.
    pub figures: Vec<Option<String>>,
    /// The lesson, checked.
    pub checked: Checked,
}

/// The reference page of a game, computed from the engine.
#[derive(Debug)]
pub struct Reference {
    /// The game's id.
    pub game: &'static str,
    /// Its name.
    pub name: String,
    /// Its address below the language's folder, without `.html`: `chess-t1/reference`.
    pub address: String,
    /// The array.
    pub array: Diagram,
    /// The array in the game's own text.
    pub fen: &'static str,
    /// The kinds of men.
    pub pieces: Vec<PieceEntry>,
    /// The numbered articles.
    pub articles: Vec<Article>,
}

/// A kind of man on the reference page.
#[derive(Debug)]
pub struct PieceEntry {
    /// Its id, an anchor `piece-…` on the page.
    pub id: &'static str,
    /// Its name.
    pub name: String,
    /// How its moves are abbreviated.
    pub abbreviation: String,
    /// Its move in a sentence.
    pub text: String,
    /// The name of its glyph.
    pub glyph: &'static str,
    /// Its moves on the empty board.
    pub diagram: Diagram,
}

/// An article of the rulebook.
#[derive(Debug)]
pub struct Article {
    /// Its id, an anchor `rule-…` on the page.
    pub id: &'static str,
    /// Its number, from 1.
    pub number: usize,
    /// Its title.
    pub title: String,
    /// What it says, in a sentence.
    pub statement: String,
    /// The chapters that teach it, by their places in the edition.
    pub taught: Vec<usize>,
}
