//! What an author wrote: front matter, prose, blocks and links, every part with its place. Knows no games.
//!
//! Squares, pieces and moves are still words here; [`crate::check`] holds them against a game.

use std::ops::Range;
use std::sync::Arc;

use pulldown_cmark::Event;

use crate::diag::{Source, Span, Spanned};

pub mod about;
mod block;
mod fence;
mod fields;
pub mod fingerprint;
mod format;
mod front;
mod link;
mod parse;
mod prose;
mod slug;
mod table;
mod task;
mod terms;
mod walk;
mod written;

pub use fields::{
    BlockRef, ClaimedResult, ClaimedState, CountClaim, Counted, Destination, Destinations, Fields,
    ForceClaim, HandMark, HandMarkKind, Player, PositionText, ResultClaim, Show, StateClaim, Turn,
};
pub use fingerprint::Compared;
pub use format::{Edit, format, rewritten};
pub use front::quoted;
pub use link::{is_path, resolve};
pub use parse::parse;
pub use prose::Passage;
pub use slug::slug;
pub use task::{Aim, Bound, Choice, Goal, Quantity, Relation, Task, Where};
pub use terms::{Term, TermList};

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
    /// What was written after each of them, in one line and without comments.
    pub values: Vec<String>,
    /// Whether a key was not understood, so that what seems to be missing may be there.
    pub unread: bool,
}

impl Block {
    /// Whether one of these keys may have been written, though perhaps so that it could not be read.
    pub fn tries(&self, keys: &[&str]) -> bool {
        self.unread || self.keys.iter().any(|key| keys.contains(&key.value.as_str()))
    }

    /// The keys with their values, in order.
    pub fn written(&self) -> impl Iterator<Item = (&str, &str)> {
        self.keys.iter().map(|key| key.value.as_str()).zip(self.values.iter().map(String::as_str))
    }
}

/// The kinds of blocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BlockKind {
    /// A board with claims about it.
    Diagram,
    /// Diagrams side by side.
    Figures,
    /// A task for the reader.
    Exercise,
    /// A game that was played.
    Record,
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
    /// `term:force`
    Term(Text),
    /// `fig:ritter-c2`
    Figure(Spanned<BlockRef>),
    /// Another file of the book, or a place in it: the path as written, and the anchor after `#`.
    Page(Option<Text>, Option<Text>),
    /// An address outside the book.
    Outside(String),
    /// A target that could not be read; it has been reported.
    Broken,
}
