//! Patterns of movement that games share: paths over a board's lines, tables of them that
//! generators walk, and walks without a table.
//!
//! Whether a man may go to the end of a path in a given position is decided by a game. Patterns are written in Betza's
//! notation ([`betza`]), one for each kind of man and, where it matters, for each kind of point.
//!
//! A path is the points that a man meets in turn. It goes on as long as they are empty, and may stop from the point
//! `first` on: a rook's line stops anywhere, a leap has one point, a lame step only its last.
//!
//! ```text
//! rook    o──1──2──3        stops at 1, 2 and 3
//! leap    o········1        stops at 1
//! lame    o──·──1           stops at 1, and only if the leg · is empty
//! ```

pub mod betza;
mod table;
mod walk;

pub use table::{Ending, Table};
pub use walk::{knight_leaps, line};

use std::ops::BitOr;

use crate::board::Point;

/// What a man may do at the end of a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Mode(u8);

impl Mode {
    /// It may go to an empty point.
    pub const MOVE: Mode = Mode(1);
    /// It may take an enemy that stands there.
    pub const CAPTURE: Mode = Mode(2);
    /// Either of the two.
    pub const BOTH: Mode = Mode(3);
    /// Only the first move of the man may be this one.
    pub const INITIAL: Mode = Mode(4);
    /// It may take in passing.
    pub const EN_PASSANT: Mode = Mode(8);

    /// Whether all of `other` is in it.
    #[inline]
    pub const fn has(self, other: Mode) -> bool {
        self.0 & other.0 == other.0
    }
}

impl BitOr for Mode {
    type Output = Mode;
    #[inline]
    fn bitor(self, other: Mode) -> Mode {
        Mode(self.0 | other.0)
    }
}

/// Whether a path turns on its way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shape {
    /// It keeps one direction.
    Straight,
    /// It turns: the points before the turn are its leg.
    Bent,
}

/// The points that a man meets in turn, and what it may do there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Path {
    /// The points, nearest first. Each but the last must be empty for the next to be reached.
    pub points: Vec<Point>,
    /// The place in `points` of the first at which the man may stop.
    pub first: usize,
    /// What the man may do where it stops.
    pub mode: Mode,
    /// Whether the path turns.
    pub shape: Shape,
}
