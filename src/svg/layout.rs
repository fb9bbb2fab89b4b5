//! Where the parts of a picture are: squares, margins, the side from which the board is seen.

use crate::board::{Board, Direction, Point};
use crate::diagram::View;

/// The side of a square, in the units of the picture.
pub const CELL: f64 = 48.0;
/// The margin left, right and below the board, for coordinates and the sign of the turn.
pub const MARGIN: f64 = 20.0;
/// The margin above the board.
pub const TOP: f64 = 6.0;

/// A board seen from one side.
#[derive(Debug, Clone, Copy)]
pub(super) struct Layout {
    /// The board.
    pub(super) board: &'static Board,
    /// Which side is at the bottom.
    pub(super) view: View,
}

impl Layout {
    /// The width of the board alone.
    pub(super) fn board_width(self) -> f64 {
        CELL * self.board.files() as f64
    }

    /// The height of the board alone.
    pub(super) fn board_height(self) -> f64 {
        CELL * self.board.ranks() as f64
    }

    /// The width of the picture.
    pub(super) fn width(self) -> f64 {
        self.board_width() + 2.0 * MARGIN
    }

    /// The height of the picture.
    pub(super) fn height(self) -> f64 {
        self.board_height() + TOP + MARGIN
    }

    /// The left edge of a file's squares.
    pub(super) fn left(self, file: usize) -> f64 {
        let column = match self.view {
            View::White => file,
            View::Black => self.board.files() - 1 - file,
        };
        MARGIN + CELL * column as f64
    }

    /// The upper edge of a rank's squares.
    pub(super) fn top(self, rank: usize) -> f64 {
        let row = match self.view {
            View::White => self.board.ranks() - 1 - rank,
            View::Black => rank,
        };
        TOP + CELL * row as f64
    }

    /// The upper left corner of a point's square.
    pub(super) fn corner(self, point: Point) -> (f64, f64) {
        (self.left(self.board.file(point)), self.top(self.board.rank(point)))
    }

    /// The middle of a point's square.
    pub(super) fn centre(self, point: Point) -> (f64, f64) {
        let (x, y) = self.corner(point);
        (x + CELL / 2.0, y + CELL / 2.0)
    }

    /// The way a direction points in the picture, to the right and down.
    pub(super) fn step(self, direction: Direction) -> (f64, f64) {
        let (file, rank) = direction.step();
        match self.view {
            View::White => (f64::from(file), -f64::from(rank)),
            View::Black => (-f64::from(file), f64::from(rank)),
        }
    }
}
