//! Text ⇄ positions, men, moves and numbers, for any game and in its languages.
//!
//! Parsers report byte ranges within the text that they were given; who calls them puts the ranges in their place. What a
//! legal move is, the game decides.

mod board;
mod fen;
mod machine;
mod movetext;
mod names;
mod numbers;
mod pieces;
mod read;
mod resolve;
mod rights;
mod squares;
mod write;

pub use board::parse_board;
pub use fen::{parse_field, parse_position, write_field, write_position};
pub use machine::{machine, parse_machine};
pub use movetext::{AsideText, LineText, PlyText, Score, parse_movetext};
pub use names::{abbreviation, kind_message, kind_name, parse_kind};
pub use numbers::{parse_halves, write_halves};
pub use pieces::{PieceList, Placed, parse_pieces, write_pieces};
pub use read::{Act, Separator, Start, Way, Written, scan_move};
pub use resolve::{Found, Mistake, MoveError, find_move, find_moves, find_written, resolve_move};
pub use rights::rights_of_array;
pub use squares::{LookAlike, parse_point};
pub use write::{sign, write_move};

use std::fmt;
use std::ops::Range;

#[cfg(feature = "tool")]
use crate::game::Game;
#[cfg(feature = "tool")]
use crate::lang::Lang;

/// Why a text cannot be understood, and which part of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseError {
    /// The bytes of the text that are wrong; empty where something is missing.
    pub range: Range<usize>,
    /// What was found and what was expected; lower case, no full stop.
    pub message: String,
    /// What to do, where more can be said.
    pub hint: Option<String>,
    /// What to write in place of the range, where that is known.
    pub replacement: Option<String>,
}

impl ParseError {
    pub(crate) fn new(range: Range<usize>, message: impl Into<String>) -> ParseError {
        ParseError { range, message: message.into(), hint: None, replacement: None }
    }

    fn hint(mut self, hint: impl Into<String>) -> ParseError {
        self.hint = Some(hint.into());
        self
    }

    fn replacement(mut self, replacement: impl Into<String>) -> ParseError {
        self.replacement = Some(replacement.into());
        self
    }

    fn shifted(mut self, by: usize) -> ParseError {
        self.range = self.range.start + by..self.range.end + by;
        self
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for ParseError {}

#[cfg(feature = "tool")]
/// The language with the given code, its shared messages and those of the games. `None` if Tabia does not speak it.
pub fn language(code: &str, games: &[&dyn Game]) -> Option<Lang> {
    let texts: Vec<&str> = games.iter().flat_map(|game| game.spec().texts_in(code)).collect();
    Lang::new(code, &texts)
}

/// The parts of a text between the separators for which `is_separator` holds, with their ranges; empty parts are left
/// out.
fn parts(text: &str, is_separator: fn(char) -> bool) -> impl Iterator<Item = (Range<usize>, &str)> {
    text.split(is_separator).filter(|part| !part.is_empty()).map(move |part| {
        let start = part.as_ptr() as usize - text.as_ptr() as usize;
        (start..start + part.len(), part)
    })
}
