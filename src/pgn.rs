//! Games in PGN, the notation in which programs exchange them, as lessons: read, played on the engine, and written down as
//! `record` and `diagram` blocks.
//!
//! Reading knows nothing of legal moves: [`read()`] finds tags, moves, comments, variations and scores, each with its place.
//! [`play()`] holds every move against the game's rules, and [`lesson`] writes what was played.
//!
//! ```
//! use tabia::{diag::Source, games, notation, pgn};
//!
//! let source = Source::new("a.pgn", "[White \"A\"]\n[Black \"B\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n");
//! let english = notation::language("en", games::GAMES).expect("a language");
//! let (texts, found) = pgn::read(&source, games::find("chess").expect("a game"));
//! let played = pgn::play(&texts[0], &english, &[&english]).expect("legal moves");
//! let lesson = pgn::lesson(&[played], None, &english);
//! assert!(found.is_empty() && lesson.contains("moves: 1. f3 e5 2. g4 Qh4#\nresult: black wins (mate)\n"));
//! ```

mod comment;
mod decode;
mod ending;
mod facts;
mod movetext;
mod play;
mod read;
mod tags;
mod write;

use std::ops::Range;

use crate::diag::{Span, Spanned};
use crate::game::Game;
use crate::notation::Score;

pub use decode::{Decoded, NotText, decode};
pub use play::{Played, play};
pub use read::read;
pub use write::lesson;

/// A game as it stands in the file.
#[derive(Debug, Clone)]
pub struct GameText {
    /// The rules by which it is played.
    pub game: &'static dyn Game,
    /// Its tags, in order.
    pub tags: Vec<Tag>,
    /// Its moves.
    pub line: LineText,
    /// The score at its end.
    pub score: Option<Spanned<Score>>,
    /// From its first tag or move to its end.
    pub span: Span,
    /// Whether something in it could not be read, which has been reported.
    pub broken: bool,
}

impl GameText {
    /// The value of a tag; one that says that nothing is known (`?`) counts as missing.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let value = self.tags.iter().find(|tag| tag.name == name)?.value.value.trim();
        (!value.is_empty() && !value.chars().all(|c| matches!(c, '?' | '.' | '-'))).then_some(value)
    }
}

/// `[Event "Casual game"]`
#[derive(Debug, Clone)]
pub struct Tag {
    /// Its name.
    pub name: String,
    /// Its value, escapes resolved.
    pub value: Spanned<String>,
}

/// Moves one after another.
#[derive(Debug, Clone, Default)]
pub struct LineText {
    /// The comments before the first move.
    pub opening: Vec<String>,
    /// The moves.
    pub plies: Vec<PlyText>,
}

/// A move and what stands after it.
#[derive(Debug, Clone)]
pub struct PlyText {
    /// The bytes of the move.
    pub range: Range<usize>,
    /// The numbers of its annotation glyphs: `!` is 1, `$16` is 16.
    pub glyphs: Vec<u16>,
    /// What stands after it, in order.
    pub asides: Vec<AsideText>,
}

/// What stands between moves.
#[derive(Debug, Clone)]
pub enum AsideText {
    /// A comment as written, without its braces.
    Comment(String),
    /// What could have been played in place of the move before it.
    Variation(LineText),
}
