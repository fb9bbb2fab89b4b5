//! What an author wrote: front matter, prose, blocks and links, every part with its place. Knows no games.
//!
//! Squares, pieces and moves are still words here; [`crate::check`] holds them against a game.

use std::ops::Range;
use std::sync::Arc;

use pulldown_cmark::Event;

use crate::diag::{Source, Span, Spanned};

mod block;
mod fence;
mod front;
mod link;
mod parse;
mod walk;
mod written;

pub use link::is_path;
pub use parse::parse;

/// A word or text with its place.
pub type Text = Spanned<String>;

/// A lesson as written.
#[derive(Debug, Clone)]
pub struct Lesson {
    /// The text of its file.
    pub source: Arc<Source>,
    /// The language's folder, such as `en`.
    pub language: String,
    /// Its path below the language's folder with `/` between, such as `chess-t1/03-ritter.md`.
    pub path: String,
    /// The front matter.
    pub front: Front,
    /// The body in order: Markdown, blocks and links.
    pub nodes: Vec<Node>,
    /// The blocks, in order.
    pub blocks: Vec<Block>,
    /// The links, in order.
    pub links: Vec<Link>,
    /// The headings, in order.
    pub headings: Vec<Heading>,
}

impl Lesson {
    /// The last part of its address: the front matter's `slug`, else the file's name without its number.
    pub fn slug(&self) -> String {
        let (_, file) = split(&self.path);
        let named = || unnumbered(file.strip_suffix(".md").unwrap_or(file)).to_owned();
        self.front.slug.as_ref().map_or_else(named, |slug| slug.value.clone())
    }

    /// The folder that it belongs to, without the numbers that order files: `chess-t1`; empty at the top.
    pub fn part(&self) -> String {
        let (folder, _) = split(&self.path);
        folder.split('/').map(unnumbered).collect::<Vec<_>>().join("/")
    }

    /// Its address below the language's folder, without an extension: `chess-t1/ritter`.
    pub fn address(&self) -> String {
        match self.part() {
            part if part.is_empty() => self.slug(),
            part => format!("{part}/{}", self.slug()),
        }
    }

    /// Whether it is the first page of its folder.
    pub fn opens_part(&self) -> bool {
        self.slug() == "index"
    }
}

fn split(path: &str) -> (&str, &str) {
    path.rsplit_once('/').unwrap_or(("", path))
}

/// A name without the number that orders it: `03-ritter` is `ritter`.
fn unnumbered(name: &str) -> &str {
    let rest = name.trim_start_matches(|c: char| c.is_ascii_digit());
    match rest.strip_prefix(['-', '_']) {
        Some(rest) if rest.len() + 1 < name.len() && !rest.is_empty() => rest,
        _ => name,
    }
}

/// A part of a lesson's body.
#[derive(Debug, Clone)]
pub enum Node {
    /// Markdown, as parsed. The bytes are the place in the source.
    Markdown(Event<'static>, Range<usize>),
    /// The start of the heading with this number in [`Lesson::headings`]; its end follows as Markdown.
    Heading(usize),
    /// The start of the link with this number in [`Lesson::links`]; its end follows as Markdown.
    Link(usize),
    /// The block with this number in [`Lesson::blocks`].
    Block(usize),
}

/// The front matter of a lesson.
#[derive(Debug, Clone)]
pub struct Front {
    /// The lesson's title.
    pub title: Text,
    /// The game that its blocks are about by default.
    pub game: Option<Text>,
    /// The ids of the rules that it teaches.
    pub teaches: Vec<Text>,
    /// A sentence for contents and cards.
    pub summary: Option<Text>,
    /// The last part of its address, in place of the file's name.
    pub slug: Option<Text>,
    /// The glyph set that its diagrams use.
    pub look: Option<Text>,
}

/// A heading of the body.
#[derive(Debug, Clone)]
pub struct Heading {
    /// 1 to 6.
    pub level: u8,
    /// Its text without markup.
    pub text: String,
    /// Its anchor, unique in the lesson.
    pub anchor: String,
    /// Where it stands.
    pub span: Span,
}

/// A fenced block.
#[derive(Debug, Clone)]
pub struct Block {
    /// What kind of block it is.
    pub kind: BlockKind,
    /// The word after the fence.
    pub head: Span,
    /// The whole block, fences included.
    pub span: Span,
    /// Its keys and values.
    pub fields: Fields,
    /// The keys that were written, in order.
    pub keys: Vec<Text>,
    /// Whether a key was not understood, so that what seems to be missing may be there.
    pub unread: bool,
}

impl Block {
    /// Whether one of these keys may have been written, though perhaps so that it could not be read.
    pub fn tries(&self, keys: &[&str]) -> bool {
        self.unread || self.keys.iter().any(|key| keys.contains(&key.value.as_str()))
    }
}

/// The kinds of blocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BlockKind {
    /// A board with claims about it.
    Diagram,
    /// Diagrams side by side.
    Figures,
}

/// The values of a block.
///
/// A text that is read further later (`white`, `black`, `board`, `after`, `position`, `rights`, `hands`, `target`, the
/// moves of `vanish`) has as many bytes as its span: line ends, indents and comments within it are blanks (but the rows of
/// `board` end with line ends), so [`Span::sub`] finds the place of a part.
/// `caption` and `alt` have one blank for every run of white space.
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
    /// `layout`: the ids of the blocks that a `figures` block sets side by side.
    pub layout: Option<Vec<Text>>,
}

/// A side, as authors write it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Player {
    /// `white`
    White,
    /// `black`
    Black,
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

/// `X = N`, `moves = N`, `captures = N`
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
    /// The state's name: `check`, `danger`, `mate`, `stalemate`, `blockade`, `frozen`, `passes`, `stage`, `none`.
    pub name: String,
    /// The square or the stage's name, for `frozen` and `stage`.
    pub of: Option<Text>,
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
}

/// A link in the prose.
#[derive(Debug, Clone)]
pub struct Link {
    /// Where it points.
    pub target: Target,
    /// The block it speaks of, after `#`.
    pub about: Option<Spanned<BlockRef>>,
    /// Its text without markup.
    pub text: Text,
    /// The title: a claimed reason.
    pub title: Option<Text>,
    /// The target as written.
    pub place: Span,
    /// The whole link.
    pub span: Span,
    /// How many blocks stand before it.
    pub blocks_above: usize,
}

/// The target of a link. Squares, pieces and rules are words here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Target {
    /// `legal:c2-c3`
    Legal(Text, Text),
    /// `illegal:c2-c4`
    Illegal(Text, Text),
    /// `count:e5`, `count:moves`, `count:prince.max`
    Count(Spanned<Counted>),
    /// `force:c4.white`
    Force(Text, Spanned<Player>),
    /// `state:check`
    State(Spanned<StateClaim>),
    /// `square:c4`
    Square(Text),
    /// `piece:ver-knecht`
    Piece(Text),
    /// `rule:castle-lock`
    Rule(Text),
    /// `fig:ritter-c2`
    Figure(Spanned<BlockRef>),
    /// Another file of the book, or a place in it: the path as written, and the anchor after `#`.
    Page(Option<Text>, Option<Text>),
    /// An address outside the book.
    Outside(String),
    /// A target that could not be read; it has been reported.
    Broken,
}
