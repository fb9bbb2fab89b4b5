//! Holds lessons against the engine: every block becomes a finished diagram, every claim is decided.

mod claims;
mod context;
mod exercise;
mod inherit;
mod links;
mod lints;
mod lone;
mod numbers;
mod order;
mod page;
mod picture;
mod place;
mod prose;
mod raw;
mod reference;
mod scene;
mod setup;
mod show;
mod states;
mod taken;
mod terms;
mod whence;

use std::collections::{BTreeSet, HashSet};

use crate::diag::Diagnostic;
use crate::diagram::Diagram;
use crate::games;
use crate::lang::Lang;
use crate::lesson::{Compared, Lesson, TermList};
use crate::notation;
use crate::search;

/// What stands in a book beside its lessons.
#[derive(Debug, Clone, Copy)]
pub struct Beside<'a> {
    /// Its other files, by their paths below its folder.
    pub assets: &'a BTreeSet<String>,
    /// The terms of its languages.
    pub terms: &'a [TermList],
    /// What its translations were last compared with.
    pub compared: &'a [Compared],
}

impl<'a> From<&'a BTreeSet<String>> for Beside<'a> {
    fn from(assets: &'a BTreeSet<String>) -> Beside<'a> {
        Beside { assets, terms: &[], compared: &[] }
    }
}

/// Checks the lessons of a book in all its languages, the source language being the first of `langs`.
pub fn check<'a>(
    lessons: Vec<Lesson>,
    langs: &[Lang],
    beside: impl Into<Beside<'a>>,
) -> (Vec<Checked>, Vec<Diagnostic>) {
    check_within(lessons, langs, beside, search::BUDGET)
}

/// The same, where the prover may look at no more than so many positions for an exercise.
pub fn check_within<'a>(
    lessons: Vec<Lesson>,
    langs: &[Lang],
    beside: impl Into<Beside<'a>>,
    budget: u64,
) -> (Vec<Checked>, Vec<Diagnostic>) {
    let mut out = Vec::new();
    // Diagnostics are in English; a build without it would have no languages at all.
    let Some(english) = notation::language("en", games::GAMES) else { return (Vec::new(), out) };
    let source = langs.first().map_or("en", Lang::code);
    let blocks = inherit::blocks(&lessons, source, &mut out);
    let mut context = context::Context::new(&lessons, blocks, langs, &english, beside.into());
    context.budget = budget;
    let pages = page::all(&context, &mut out);
    lints::all(&context, &pages, &mut out);
    drop(context);
    // A translation repeats what is wrong in the blocks that it inherits.
    let mut said = HashSet::new();
    out.retain(|d| {
        said.insert((d.code, d.span.source.path.clone(), d.span.range.clone(), d.message.clone()))
    });
    let checked = lessons.into_iter().zip(pages);
    let checked = checked.map(|(lesson, page)| Checked {
        lesson,
        teaches: page.teaches,
        blocks: page.blocks,
        links: page.links,
        images: page.images,
    });
    (checked.collect(), out)
}

pub use exercise::{Candidate, Exercise, ExerciseKind};
pub use order::reading_order;
pub use picture::of as picture;
pub use raw::raw_html;

/// The reference pages of the games that the lessons are about, in the order of the registry.
pub fn references(checked: &[Checked], lang: &Lang) -> Vec<Reference> {
    let about = |id: &str| {
        checked.iter().any(|page| {
            let named = page.lesson.front.game.as_ref().is_some_and(|game| game.value == id);
            named || page.blocks.iter().any(|block| block.game() == Some(id))
        })
    };
    let games = games::GAMES.iter().filter(|game| about(game.spec().id));
    games.filter_map(|&game| reference::of(game, lang)).collect()
}

/// A lesson whose claims have been decided. Its lists run parallel to those of the lesson.
#[derive(Debug)]
pub struct Checked {
    /// What the author wrote.
    pub lesson: Lesson,
    /// The ids of the rules that it teaches, as the game calls them.
    pub teaches: Vec<&'static str>,
    /// One for each of [`Lesson::blocks`].
    pub blocks: Vec<CheckedBlock>,
    /// One for each of [`Lesson::links`].
    pub links: Vec<CheckedLink>,
    /// The images: the places of their nodes in [`Lesson::nodes`], and their files' paths below the book's folder.
    pub images: Vec<(usize, String)>,
}

impl Checked {
    /// The other files of the book that it shows or links to, by their paths below the book's folder.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        let linked = self.links.iter().filter_map(|link| match link {
            CheckedLink::File(path) => Some(path.as_str()),
            _ => None,
        });
        self.images.iter().map(|(_, path)| path.as_str()).chain(linked)
    }
}

/// What a block turned out to be.
#[derive(Debug)]
pub enum CheckedBlock {
    /// A diagram.
    Figure(Box<Figure>),
    /// A task for the reader.
    Exercise(Box<Exercise>),
    /// Diagrams side by side, by their places in the lesson's blocks. They are shown here and not where they stand.
    Group(Vec<usize>),
    /// A block that was reported.
    Broken,
}

impl CheckedBlock {
    /// The id of the game that it is about, where it is about one.
    pub fn game(&self) -> Option<&'static str> {
        match self {
            CheckedBlock::Figure(figure) => Some(figure.game),
            CheckedBlock::Exercise(exercise) => Some(exercise.game),
            CheckedBlock::Group(_) | CheckedBlock::Broken => None,
        }
    }

    /// How many claims were checked in it.
    pub fn claims(&self) -> usize {
        match self {
            CheckedBlock::Figure(figure) => figure.claims,
            CheckedBlock::Exercise(exercise) => exercise.claims,
            CheckedBlock::Group(_) | CheckedBlock::Broken => 0,
        }
    }
}

/// A computed diagram with its words.
#[derive(Debug)]
pub struct Figure {
    /// The block's id, an anchor on its page.
    pub id: String,
    /// The game's id.
    pub game: &'static str,
    /// The picture, its marks, legend and text alternative.
    pub diagram: Diagram,
    /// The caption.
    pub caption: Option<String>,
    /// The position in the game's own text.
    pub fen: String,
    /// How many claims were checked in the block.
    pub claims: usize,
}

/// What a link turned out to be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CheckedLink {
    /// A claim that holds, or a named square.
    Claim(Claim),
    /// A figure: the lesson's path below its language, and the figure's id.
    Figure(String, String),
    /// A lesson's path below its language, and an anchor on it.
    Page(String, Option<String>),
    /// An anchor on the same page.
    Anchor(String),
    /// A rule of a game: the game's id, the rule's id, and its title.
    Rule(&'static str, &'static str, String),
    /// A kind of man of a game: the game's id, the kind's id, and its name.
    Piece(&'static str, &'static str, String),
    /// A term of the language's list, by its id.
    Term(String),
    /// Another file of the book, by its path below the book's folder.
    File(String),
    /// An address outside the book.
    Outside(String),
    /// A link that was reported.
    Broken,
}

/// A claim in the prose that the engine has confirmed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// The scheme, such as `legal`, for the page's styles.
    pub scheme: &'static str,
    /// The figure it speaks of: the lesson's path where it is another lesson, and the figure's id.
    pub about: Option<(Option<String>, String)>,
    /// The squares it names, for lighting up.
    pub squares: Vec<String>,
    /// What the engine says, as a sentence of the page's language; nothing for a named square.
    pub says: Option<String>,
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
    /// What it is, in a sentence.
    pub about: String,
    /// The array.
    pub array: Diagram,
    /// The array in the game's own text.
    pub fen: &'static str,
    /// The kinds of men.
    pub pieces: Vec<PieceEntry>,
    /// How its moves are written.
    pub notation: String,
    /// The numbered articles.
    pub articles: Vec<Article>,
    /// What its source leaves open, and how it was decided.
    pub decided: String,
    /// The other games of its family.
    pub variants: Vec<Variant>,
}

/// A game of the same family as another.
#[derive(Debug)]
pub struct Variant {
    /// Its name.
    pub name: String,
    /// What it is, in a sentence.
    pub about: String,
    /// The titles of the articles that it has and the other has not.
    pub more: Vec<String>,
    /// The titles of the articles that it lacks.
    pub less: Vec<String>,
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
    /// Its moves on the empty board, once for each sort of point.
    pub moves: Vec<PieceMoves>,
}

/// The moves of a kind of man on the empty board.
#[derive(Debug)]
pub struct PieceMoves {
    /// The sort of point that it stands on, where the board has several.
    pub on: Option<String>,
    /// The moves in Betza's notation, in games that are written so.
    pub pattern: Option<&'static str>,
    /// The picture; of what it strikes, where it has no moves on the empty board.
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

/// The id of a block to which the author gave none.
fn anonymous(block: usize) -> String {
    format!("figure-{}", block + 1)
}
