//! Holds lessons against the engine: every block becomes a finished diagram, every claim is decided.

mod asked;
mod cited;
mod claims;
mod context;
mod coverage;
mod exercise;
mod inherit;
mod kept;
mod kit;
mod links;
mod lints;
mod lone;
mod mutants;
mod numbers;
mod order;
mod page;
mod picture;
mod place;
mod prose;
mod raw;
mod record;
mod reference;
mod rewrite;
mod scene;
mod setup;
mod share;
mod show;
mod states;
mod taken;
mod terms;
mod whence;
mod whole;

use std::borrow::Borrow;
use std::collections::hash_map::Entry;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use crate::board::{Board, PointSet};
use crate::diag::Diagnostic;
use crate::diagram::Diagram;
use crate::games;
use crate::lang::Lang;
use crate::lesson::{Compared, Lesson, TermList};
use crate::notation;
use crate::position::{Position, Side};
use crate::search;

/// The address, below a language's folder, of the page that says what the book covers. No lesson may have it.
pub const COVERAGE: &str = "coverage";

/// The address of the glossary, where the language has a list of terms.
pub const GLOSSARY: &str = "glossary";

/// The address of the page on which exercises come back. No lesson may have it.
pub const PRACTICE: &str = "practice";

/// The address of the page on which positions are set up and written as blocks. No lesson may have it.
pub const EDITOR: &str = "editor";

/// The address of the page for printing; those of games have it, `-` and the game's id. No lesson may have them.
pub const PRINT: &str = "print";

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
    langs: &[impl Borrow<Lang>],
    beside: impl Into<Beside<'a>>,
) -> (Vec<Checked>, Vec<Diagnostic>) {
    check_within(lessons, langs, beside, search::BUDGET)
}

/// The same, where the prover may look at no more than so many positions for an exercise.
pub fn check_within<'a>(
    lessons: Vec<Lesson>,
    langs: &[impl Borrow<Lang>],
    beside: impl Into<Beside<'a>>,
    budget: u64,
) -> (Vec<Checked>, Vec<Diagnostic>) {
    let lessons: Vec<Arc<Lesson>> = lessons.into_iter().map(Arc::new).collect();
    let (checked, found) = check_again(&lessons, langs, beside, &mut Kept::within(budget));
    // Nothing was kept, so that each of them is nobody else's.
    (checked.into_iter().filter_map(Arc::into_inner).collect(), found)
}

/// The same, where what was found of an earlier state of the book is used again as far as it still holds. What comes of it
/// is what [`check`] would find; `kept` then has what holds of this state, and no more.
pub fn check_again<'a>(
    lessons: &[Arc<Lesson>],
    langs: &[impl Borrow<Lang>],
    beside: impl Into<Beside<'a>>,
    kept: &mut Kept,
) -> (Vec<Arc<Checked>>, Vec<Diagnostic>) {
    let mut out = Vec::new();
    let langs: Vec<&Lang> = langs.iter().map(Borrow::borrow).collect();
    // Diagnostics are in English, whether the book is or not.
    let own = if langs.iter().any(|lang| lang.code() == "en") {
        None
    } else {
        notation::language("en", games::GAMES)
    };
    // A build without English would have no languages at all.
    let Some(english) = own.as_ref().or_else(|| langs.iter().copied().find(|lang| lang.code() == "en"))
    else {
        return (Vec::new(), out);
    };
    let checked = kept.check(lessons, &langs, english, beside.into(), &mut out);
    (checked, once(out))
}

/// Makes one finding of those that say the same of the same place, with all related places: a translation repeats what is
/// wrong in the blocks that it inherits, and a lesson what is wrong in a position that it takes over.
fn once(found: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let mut places = HashMap::new();
    let mut out: Vec<Diagnostic> = Vec::new();
    for finding in found {
        let place = (finding.span.source.path.clone(), finding.span.range.clone());
        match places.entry((finding.code, place, finding.message.clone())) {
            Entry::Vacant(free) => {
                free.insert(out.len());
                out.push(finding);
            }
            Entry::Occupied(first) => {
                let related = &mut out[*first.get()].related;
                for other in finding.related {
                    if !related.contains(&other) {
                        related.push(other);
                    }
                }
            }
        }
    }
    out
}

pub use self::reference::{Article, PieceEntry, PieceMoves, Reference, Variant};
pub use coverage::{Coverage, Covered, Spot, Tally, coverage};
pub use exercise::{Candidate, Exercise, ExerciseKind, Step};
pub use kept::Kept;
pub use mutants::{Mutants, Sought, Suggestion, Without, mutants};
pub use order::reading_order;
pub use picture::of as picture;
pub use place::move_error;
pub use raw::raw_html;
pub use record::{Aside, Record, RecordLine, RecordPly, RecordResult, Shown};

/// The reference pages of the games that the lessons are about, in the order of the registry.
pub fn references(checked: &[impl Borrow<Checked>], lang: &Lang) -> Vec<Reference> {
    games_of(checked).filter_map(|game| reference(game, lang)).collect()
}

/// The ids of the games that the lessons are about, in the order of the registry.
pub fn games_of(checked: &[impl Borrow<Checked>]) -> impl Iterator<Item = &'static str> {
    let games = games::GAMES.iter().map(|game| game.spec().id);
    games.filter(|id| checked.iter().any(|page| is_about(page.borrow(), id)))
}

/// The reference page of a game, in a language; no chapter teaches its articles yet.
pub fn reference(game: &str, lang: &Lang) -> Option<Reference> {
    reference::of(games::find(game)?, lang)
}

/// Whether the lesson, or a block of it, is about the game.
fn is_about(page: &Checked, game: &str) -> bool {
    let named = page.lesson.front.game.as_ref().is_some_and(|named| named.value == game);
    named || page.blocks.iter().any(|block| block.game() == Some(game))
}

/// A lesson whose claims have been decided. Its lists run parallel to those of the lesson.
#[derive(Debug)]
pub struct Checked {
    /// What the author wrote.
    pub lesson: Arc<Lesson>,
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
        self.shown_files().chain(linked)
    }

    /// The files of the book that it shows as images.
    pub fn shown_files(&self) -> impl Iterator<Item = &str> {
        self.images.iter().map(|(_, path)| path.as_str())
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
    /// A game that was played.
    Record(Box<Record>),
    /// A block that was reported.
    Broken,
}

impl CheckedBlock {
    /// The id of its anchor, if it is a figure.
    pub fn id(&self) -> Option<&str> {
        match self {
            CheckedBlock::Figure(figure) => Some(&figure.id),
            CheckedBlock::Exercise(exercise) => Some(&exercise.id),
            CheckedBlock::Record(record) => Some(&record.id),
            CheckedBlock::Group(_) | CheckedBlock::Broken => None,
        }
    }

    /// The id of the game that it is about.
    pub fn game(&self) -> Option<&'static str> {
        match self {
            CheckedBlock::Figure(figure) => Some(figure.game),
            CheckedBlock::Exercise(exercise) => Some(exercise.game),
            CheckedBlock::Record(record) => Some(record.game),
            CheckedBlock::Group(_) | CheckedBlock::Broken => None,
        }
    }

    /// How many claims were checked in it.
    pub fn claims(&self) -> usize {
        match self {
            CheckedBlock::Figure(figure) => figure.claims,
            CheckedBlock::Exercise(exercise) => exercise.claims,
            CheckedBlock::Record(record) => record.claims,
            CheckedBlock::Group(_) | CheckedBlock::Broken => 0,
        }
    }

    /// The diagrams that it shows, in order.
    pub fn figures(&self) -> Vec<&Figure> {
        match self {
            CheckedBlock::Figure(figure) => vec![figure],
            CheckedBlock::Record(record) => record.shown.iter().map(|shown| &shown.figure).collect(),
            CheckedBlock::Exercise(_) | CheckedBlock::Group(_) | CheckedBlock::Broken => Vec::new(),
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
    /// The position.
    pub position: Position,
    /// The position in the game's own text.
    pub fen: String,
    /// How many claims were checked in the block.
    pub claims: usize,
    /// The ids of the rules on which its claims rely, in the order of the articles.
    pub rules: Vec<&'static str>,
    /// The ids of the rules that its overlays draw, which nobody claimed, in that order.
    pub drawn: Vec<&'static str>,
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
    /// The ids of the rules on which it relies, in the order of the articles.
    pub rules: Vec<&'static str>,
}

/// What a page needs to show any position of a game.
#[derive(Debug, Clone)]
pub struct Kit {
    /// The game's id.
    pub game: &'static str,
    /// Its name.
    pub name: String,
    /// Its board.
    pub board: &'static Board,
    /// The array in the game's own text.
    pub start: &'static str,
    /// The men of both sides.
    pub men: Vec<KitMan>,
    /// Its other glyph sets: their names and, for each kind, the name of its glyph.
    pub looks: Vec<(&'static str, &'static [&'static str])>,
    /// The zones whose bounds every picture shows.
    pub bounds: Vec<PointSet>,
    /// Which field of the game's text says whose turn it is, counted from the board, which is 0.
    pub turn: Option<usize>,
    /// Which field says how many men are in hand.
    pub hands: Option<usize>,
    /// Its kinds of men in their order: the letter, the id, and the name in the page's language.
    pub kinds: Vec<(char, &'static str, String)>,
    /// The fields of the game's text after the board, each in a word of its own: `turn`, `rights KQkq`, `fixed -` …
    pub fields: Vec<String>,
    /// Whether it is an author who says that a position is a study; elsewhere it is one as soon as a king is missing.
    pub asks_study: bool,
    /// Whether it has arrays with numbers.
    pub arrays: bool,
    /// The ids of the ends that `state:` may claim.
    pub ends: Vec<&'static str>,
    /// The game's messages in the language, in Fluent syntax.
    pub texts: Vec<&'static str>,
}

/// A man as a page shows and names it.
#[derive(Debug, Clone)]
pub struct KitMan {
    /// Its letter in the game's own text.
    pub letter: char,
    /// Whose it is.
    pub side: Side,
    /// The name of its glyph.
    pub glyph: &'static str,
    /// Its name and whose it is, in the page's language.
    pub name: String,
}

/// The id of a block to which the author gave none.
fn anonymous(block: usize) -> String {
    format!("figure-{}", block + 1)
}
