//! Holds lessons against the engine: every block becomes a finished diagram, every claim is decided.

use crate::diagram::Diagram;
use crate::lesson::Lesson;

/// A lesson whose claims have been decided. Its lists run parallel to those of the lesson.
#[derive(Debug)]
pub struct Checked {
    /// What the author wrote.
    pub lesson: Lesson,
    /// One for each of [`Lesson::blocks`].
    pub blocks: Vec<CheckedBlock>,
    /// One for each of [`Lesson::links`].
    pub links: Vec<CheckedLink>,
}

/// What a block turned out to be.
#[derive(Debug)]
pub enum CheckedBlock {
    /// A diagram.
    Figure(Box<Figure>),
    /// Diagrams side by side, by their places in the lesson's blocks, with a common caption. They are shown here and not
    /// where they stand.
    Group(Vec<usize>, Option<String>),
    /// A block that was reported.
    Broken,
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
