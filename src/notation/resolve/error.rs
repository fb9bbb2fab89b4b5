//! What may be wrong with a move's text.

use std::fmt;
use std::ops::Range;

use crate::board::Point;
use crate::game::Refusal;
use crate::notation::ParseError;
use crate::notation::read::Separator;
use crate::position::{Kind, Move, Piece, Side};

/// What kind of thing is wrong with a move's text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mistake {
    /// It is not a move's text at all.
    Unreadable,
    /// The man belongs to the side that is not to move.
    Turn(Side),
    /// The letter names another man than the one that stands there.
    Piece(Piece),
    /// No man of that kind (and on that file or rank) is there to move.
    NoMan,
    /// Several men could be meant: these are their moves.
    Ambiguous(Vec<Move>),
    /// The sign before the square of arrival is not the one that the move has.
    Separator(Separator),
    /// The promotion is missing or is none of these, which are possible.
    Promotion(Vec<Kind>),
    /// The list of what vanishes is not the true one, which is given.
    Taken(Vec<Point>),
    /// Nothing is taken in passing.
    InPassing,
    /// There is a move to play, so that passing is not allowed.
    Pass,
    /// There is no such castling, for reasons that cannot be told.
    Castling,
    /// There is no such move, for the reasons given.
    Illegal {
        /// Where the man stands; nowhere where it comes from the hand.
        from: Option<Point>,
        /// Where it was to go.
        to: Point,
        /// Why it may not: every rule that it would break.
        refusals: Vec<Refusal>,
    },
}

/// Why a text is no move of the position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveError {
    /// The bytes of the text that are wrong.
    pub range: Range<usize>,
    /// What was found and what was expected; lower case, no full stop. Reasons of illegal moves are told by
    /// [`crate::explain`].
    pub message: String,
    /// What to do.
    pub hint: Option<String>,
    /// What to write in place of the range, where that is known.
    pub replacement: Option<String>,
    /// The legal moves that look most like what was written, in book form or in machine form.
    pub near: Vec<String>,
    /// What kind of mistake it is.
    pub mistake: Mistake,
}

impl MoveError {
    pub(super) fn new(range: &Range<usize>, message: String, mistake: Mistake) -> MoveError {
        MoveError { range: range.clone(), message, hint: None, replacement: None, near: Vec::new(), mistake }
    }

    pub(super) fn replacement(mut self, replacement: impl Into<String>) -> MoveError {
        self.replacement = Some(replacement.into());
        self
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for MoveError {}

impl From<ParseError> for MoveError {
    fn from(error: ParseError) -> MoveError {
        let ParseError { range, message, hint, replacement } = error;
        MoveError { range, message, hint, replacement, near: Vec::new(), mistake: Mistake::Unreadable }
    }
}
