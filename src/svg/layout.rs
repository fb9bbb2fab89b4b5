//! Where the parts of a picture are: the part of the board that is drawn, its squares, the margins, the side from which
//! the board is seen.

use crate::board::{Board, Direction, Point};
use crate::diagram::View;

/// The side of a square, in the units of the picture.
pub const CELL: f64 = 48.0;
/// The margin left, right and below the board, for coordinates and the sign of the turn.
pub const MARGIN: f64 = 20.0;
/// The margin above the board.
pub const TOP: f64 = 6.0;
/// How much of the next squares is seen where the board goes on beyond the part that is drawn.
pub const TEAR: f64 = 12.0;

/// A rectangle of the picture.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Area {
    pub(super) left: f64,
    pub(super) top: f64,
    pub(super) right: f64,
    pub(super) bottom: f64,
}

impl Area {
    /// The part of a line that lies within, as fractions of its length from its start.
    pub(super) fn part_of(self, from: (f64, f64), to: (f64, f64)) -> Option<(f64, f64)> {
        let (mut first, mut last) = (0.0_f64, 1.0_f64);
        for (start, way, low, high) in
            [(from.0, to.0 - from.0, self.left, self.right), (from.1, to.1 - from.1, self.top, self.bottom)]
        {
            if way == 0.0 {
                if start < low || start > high {
                    return None;
                }
                continue;
            }
            let (enter, leave) = ((low - start) / way, (high - start) / way);
            first = first.max(enter.min(leave));
            last = last.min(enter.max(leave));
        }
        (first < last).then_some((first, last))
    }

    /// The rectangle with every side moved inwards, or outwards if the width is negative.
    pub(super) fn inset(self, by: f64) -> Area {
        Area { left: self.left + by, top: self.top + by, right: self.right - by, bottom: self.bottom - by }
    }

    /// The part that both rectangles have; its sides cross where they have none.
    pub(super) fn shared(self, other: Area) -> Area {
        Area {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            bottom: self.bottom.min(other.bottom),
        }
    }
}

/// A board, or a part of it, seen from one side.
#[derive(Debug, Clone, Copy)]
pub(super) struct Layout {
    /// The board.
    pub(super) board: &'static Board,
    /// Which side is at the bottom.
    pub(super) view: View,
    /// The first and the last file that are drawn, counted from 0.
    files: (usize, usize),
    /// The first and the last rank that are drawn, counted from 0.
    ranks: (usize, usize),
}

impl Layout {
    /// The whole board, or the part of it between two opposite corners.
    pub(super) fn new(board: &'static Board, view: View, crop: Option<(Point, Point)>) -> Layout {
        let between = |of: fn(&Board, Point) -> usize, size: usize| {
            crop.map_or((0, size - 1), |(one, other)| {
                let (one, other) = (of(board, one), of(board, other));
                (one.min(other), one.max(other))
            })
        };
        let files = between(Board::file, board.files());
        let ranks = between(Board::rank, board.ranks());
        Layout { board, view, files, ranks }
    }

    /// The files that are drawn.
    pub(super) fn files(self) -> std::ops::RangeInclusive<usize> {
        self.files.0..=self.files.1
    }

    /// The ranks that are drawn.
    pub(super) fn ranks(self) -> std::ops::RangeInclusive<usize> {
        self.ranks.0..=self.ranks.1
    }

    /// Whether a point is drawn.
    pub(super) fn contains(self, point: Point) -> bool {
        self.files().contains(&self.board.file(point)) && self.ranks().contains(&self.board.rank(point))
    }

    /// Where the squares are that are drawn whole.
    pub(super) fn squares(self) -> Area {
        let (left, top) = self.origin();
        let width = CELL * (self.files.1 - self.files.0 + 1) as f64;
        let height = CELL * (self.ranks.1 - self.ranks.0 + 1) as f64;
        Area { left, top, right: left + width, bottom: top + height }
    }

    /// The squares, and a strip of their neighbours where the board goes on.
    pub(super) fn sheet(self) -> Area {
        let Area { left, top, right, bottom } = self.squares();
        let [west, north, east, south] = self.torn();
        Area { left: left - west, top: top - north, right: right + east, bottom: bottom + south }
    }

    /// The width of that strip left, above, right and below: 0 at an edge of the board.
    fn torn(self) -> [f64; 4] {
        let strip = |torn: bool| if torn { TEAR } else { 0.0 };
        let west = strip(self.files.0 > 0);
        let east = strip(self.files.1 + 1 < self.board.files());
        let south = strip(self.ranks.0 > 0);
        let north = strip(self.ranks.1 + 1 < self.board.ranks());
        match self.view {
            View::White => [west, north, east, south],
            View::Black => [east, south, west, north],
        }
    }

    /// The upper left corner of the squares.
    fn origin(self) -> (f64, f64) {
        let [left, top, ..] = self.torn();
        (MARGIN + left, TOP + top)
    }

    /// The width of the picture, as far as the board and its margins need it.
    pub(super) fn width(self) -> f64 {
        self.sheet().right + MARGIN
    }

    /// The height of the picture.
    pub(super) fn height(self) -> f64 {
        self.sheet().bottom + MARGIN
    }

    /// The left edge of a file's squares.
    pub(super) fn left(self, file: usize) -> f64 {
        let columns = match self.view {
            View::White => file as f64 - self.files.0 as f64,
            View::Black => self.files.1 as f64 - file as f64,
        };
        self.origin().0 + CELL * columns
    }

    /// The upper edge of a rank's squares.
    pub(super) fn top(self, rank: usize) -> f64 {
        let rows = match self.view {
            View::White => self.ranks.1 as f64 - rank as f64,
            View::Black => rank as f64 - self.ranks.0 as f64,
        };
        self.origin().1 + CELL * rows
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
