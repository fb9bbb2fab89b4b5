//! The values of a block's keys, every part with its place. Squares, pieces, moves and rules are still words.

use super::{Choice, Goal, Task, Text};
use crate::diag::{Span, Spanned};

/// The values of a block.
///
/// A text that is read further later (`white`, `black`, `board`, `after`, `position`, `rights`, `hands`, `target`,
/// `answer`, `moves`, the moves of `vanish`) has as many bytes as its span: line ends, indents and comments within it are
/// blanks (but the rows of `board` end with line ends), so [`Span::sub`] finds the place of a part.
/// `caption`, `alt`, `hint` and `explain` have one blank for every run of white space.
#[derive(Debug, Clone, Default)]
pub struct Fields {
    /// `id`
    pub id: Option<Text>,
    /// `game`
    pub game: Option<Text>,
    /// `position`
    pub position: Option<Spanned<PositionText>>,
    /// `white`: a piece list.
    pub white: Option<Text>,
    /// `black`: a piece list.
    pub black: Option<Text>,
    /// `board`: a drawn board, a row a line.
    pub board: Option<Text>,
    /// `turn`
    pub turn: Option<Spanned<Player>>,
    /// `rights`
    pub rights: Option<Text>,
    /// `hands`
    pub hands: Option<Text>,
    /// `target`
    pub target: Option<Text>,
    /// `count-since`
    pub count_since: Option<Spanned<u16>>,
    /// `after`: moves, each a word or several (`Пр c4-f1Кт`), with move numbers left out.
    pub after: Option<Text>,
    /// `study`
    pub study: Option<Spanned<()>>,
    /// `show`
    pub show: Option<Vec<Spanned<Show>>>,
    /// `exactly`
    pub exactly: Option<Vec<Destinations>>,
    /// `legal`
    pub legal: Option<Vec<Destinations>>,
    /// `illegal`
    pub illegal: Option<Vec<Destinations>>,
    /// `strikes`
    pub strikes: Option<Vec<Destinations>>,
    /// `vanish`: where the piece's square would stand, each has a move's text.
    pub vanish: Option<Vec<Destinations>>,
    /// `marks`
    pub marks: Option<Vec<HandMark>>,
    /// `count`
    pub count: Option<Vec<CountClaim>>,
    /// `force`
    pub force: Option<Vec<ForceClaim>>,
    /// `state`
    pub state: Option<Vec<Spanned<StateClaim>>>,
    /// `result`
    pub result: Option<Spanned<ResultClaim>>,
    /// `view`
    pub view: Option<Spanned<Player>>,
    /// `crop`: two opposite corners.
    pub crop: Option<Spanned<[Text; 2]>>,
    /// `caption`
    pub caption: Option<Text>,
    /// `alt`
    pub alt: Option<Text>,
    /// `task`
    pub task: Option<Spanned<Task>>,
    /// `goal`
    pub goal: Option<Spanned<Goal>>,
    /// `answer`
    pub answer: Option<Text>,
    /// Every `hint`.
    pub hints: Vec<Text>,
    /// `explain`
    pub explain: Option<Text>,
    /// Every `option`.
    pub options: Vec<Choice>,
    /// `moves`: the movetext of a record.
    pub moves: Option<Text>,
    /// `show after`
    pub show_after: Option<Vec<Spanned<Turn>>>,
    /// `layout`: the ids of the blocks that a `figures` block sets side by side.
    pub layout: Option<Vec<Text>>,
}

/// A side, as authors write it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Player {
    /// `white`
    White,
    /// `black`
    Black,
}

/// A turn of a record: `12 white`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Turn {
    /// The number of the move.
    pub number: u16,
    /// Whose move it is.
    pub player: Player,
}

/// The value of `position`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PositionText {
    /// `start`
    Start,
    /// `array N`
    Array(u32),
    /// `@id` or `@lesson-slug#id`: that block's final position.
    Of(BlockRef),
    /// A FEN-like text.
    Fen(String),
}

/// A block by its id, in this lesson or in the one with the slug.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BlockRef {
    /// The other lesson's slug.
    pub lesson: Option<String>,
    /// The block's id.
    pub id: String,
}

/// An overlay that a diagram shows. Squares are words here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Show {
    /// `moves` or `moves X`
    Moves(Option<Text>),
    /// `captures`
    Captures,
    /// `refusals X`
    Refusals(Text),
    /// `strikes X`
    Strikes(Text),
    /// `force X`
    Force(Text),
    /// `frozen`
    Frozen,
    /// `zone NAME`
    Zone(Text),
    /// `last-move`
    LastMove,
    /// `arrow X Y`
    Arrow(Text, Text),
    /// `mark X Y…`
    Mark(Vec<Text>),
    /// `label X "text"`
    Label(Text, Text),
    /// `before`: the board before the last move of `after`.
    Before,
}

/// `X -> squares`
#[derive(Debug, Clone)]
pub struct Destinations {
    /// The piece's square, or `hand`.
    pub from: Text,
    /// The squares; empty for `none`.
    pub to: Vec<Destination>,
    /// The text of the squares, for messages about all of them.
    pub span: Span,
}

/// One square of a list of destinations.
#[derive(Debug, Clone)]
pub struct Destination {
    /// The square.
    pub square: Text,
    /// Whether an `x` stands before it.
    pub capture: bool,
    /// The reason in parentheses.
    pub reason: Option<Text>,
}

/// `legal X -> squares`, `capture X -> squares` or `refused X -> squares`: marks set by hand.
#[derive(Debug, Clone)]
pub struct HandMark {
    /// What the marks say.
    pub kind: HandMarkKind,
    /// The piece and the marked squares.
    pub list: Destinations,
}

/// What marks set by hand say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandMarkKind {
    /// `legal`: the piece may go there.
    Legal,
    /// `capture`: it may go there, and takes.
    Capture,
    /// `refused`: it may not go there.
    Refused,
}

/// `X = N`, `moves = N`, `captures = N`, `white castle = N` …
#[derive(Debug, Clone)]
pub struct CountClaim {
    /// What is counted.
    pub what: Spanned<Counted>,
    /// The claimed number.
    pub number: Spanned<u32>,
}

/// What a count counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Counted {
    /// The squares that the piece on this square may go to.
    From(String),
    /// All moves of the side to move.
    Moves,
    /// All its captures.
    Captures,
    /// The most squares that a piece of this kind has on the empty board: `prince.max`.
    Max(String),
    /// The fewest squares that it has there: `prince.min`.
    Min(String),
    /// The squares that a piece of this kind has from this square of the empty board: `prince.e5`.
    Alone(String, String),
    /// The pieces of a side, or of both, that are in a zone or of a kind, or all of them: `white.castle`, `pieces`.
    Men(Option<Player>, Option<String>),
    /// The squares of a zone: `zone.castle`.
    Zone(String),
}

/// `X = W : B`; the numbers are words here (½ and decimals).
#[derive(Debug, Clone)]
pub struct ForceClaim {
    /// The square.
    pub square: Text,
    /// White's force.
    pub white: Text,
    /// Black's force.
    pub black: Text,
}

/// A claim about the state, such as `not check`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StateClaim {
    /// Whether `not` stands before it.
    pub not: bool,
    /// The state.
    pub state: ClaimedState,
}

/// A state that may be claimed. Squares, stages and rules are words here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClaimedState {
    /// `check`
    Check,
    /// `danger`
    Danger,
    /// `mate`
    Mate,
    /// `stalemate`
    Stalemate,
    /// `blockade`
    Blockade,
    /// `passes`: the side to move has nothing but a pass.
    Passes,
    /// `none`: none of all this.
    None,
    /// `frozen X`
    Frozen(Text),
    /// `stage NAME`
    Stage(Text),
    /// `claimable RULE`: the side to move may claim the end by this rule.
    Claimable(Text),
}

impl ClaimedState {
    /// The words of all states.
    pub const WORDS: [&'static str; 10] = [
        "check",
        "danger",
        "mate",
        "stalemate",
        "blockade",
        "passes",
        "none",
        "frozen",
        "stage",
        "claimable",
    ];

    /// The word for it, without what follows.
    pub fn word(&self) -> &'static str {
        match self {
            ClaimedState::Check => "check",
            ClaimedState::Danger => "danger",
            ClaimedState::Mate => "mate",
            ClaimedState::Stalemate => "stalemate",
            ClaimedState::Blockade => "blockade",
            ClaimedState::Passes => "passes",
            ClaimedState::None => "none",
            ClaimedState::Frozen(_) => "frozen",
            ClaimedState::Stage(_) => "stage",
            ClaimedState::Claimable(_) => "claimable",
        }
    }

    /// The square, stage or rule that follows the word.
    pub fn of(&self) -> Option<&Text> {
        match self {
            ClaimedState::Frozen(of) | ClaimedState::Stage(of) | ClaimedState::Claimable(of) => Some(of),
            _ => None,
        }
    }

    /// The state of a word and what follows it; `None` if there is no such state, or too much or too little follows.
    pub(super) fn new(word: &str, of: Option<Text>) -> Option<ClaimedState> {
        Some(match (word, of) {
            ("check", None) => ClaimedState::Check,
            ("danger", None) => ClaimedState::Danger,
            ("mate", None) => ClaimedState::Mate,
            ("stalemate", None) => ClaimedState::Stalemate,
            ("blockade", None) => ClaimedState::Blockade,
            ("passes", None) => ClaimedState::Passes,
            ("none", None) => ClaimedState::None,
            ("frozen", Some(of)) => ClaimedState::Frozen(of),
            ("stage", Some(of)) => ClaimedState::Stage(of),
            ("claimable", Some(of)) => ClaimedState::Claimable(of),
            _ => return None,
        })
    }
}

/// The value of `result`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultClaim {
    /// What is claimed.
    pub result: ClaimedResult,
    /// The rule in parentheses.
    pub rule: Option<Text>,
}

/// What a result says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClaimedResult {
    /// `white wins` or `black wins`
    Wins(Player),
    /// `draw`
    Draw,
    /// `open`
    Open,
    /// `white resigned` or `black resigned`, in records.
    Resigned(Player),
    /// `white lost on time` or `black lost on time`, in records.
    LostOnTime(Player),
    /// `draw agreed`, in records.
    Agreed,
}
