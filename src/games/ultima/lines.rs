//! The lines of the board as tables, so that looking ahead is cheap.

use super::BOARD;
use crate::board::{Direction, Point, PointSet};

const POINTS: usize = BOARD.len();

/// The lines of the board.
struct Lines {
    /// The points around each point.
    near: [PointSet; POINTS],
    /// The points along each direction from each point.
    rays: [[PointSet; POINTS]; 8],
    /// The number of the direction in which one point is seen from another, or [`NONE`].
    directions: [[u8; POINTS]; POINTS],
}

const NONE: u8 = u8::MAX;

static LINES: Lines = Lines::new();

impl Lines {
    const fn new() -> Lines {
        let mut lines = Lines {
            near: [PointSet::EMPTY; POINTS],
            rays: [[PointSet::EMPTY; POINTS]; 8],
            directions: [[NONE; POINTS]; POINTS],
        };
        let mut from = 0;
        while from < POINTS {
            let mut d = 0;
            while d < 8 {
                let mut at = BOARD.next(Point::new(from), Direction::ALL[d]);
                if let Some(next) = at {
                    lines.near[from].insert(next);
                }
                while let Some(to) = at {
                    lines.rays[d][from].insert(to);
                    lines.directions[from][to.index()] = d as u8;
                    at = BOARD.next(to, Direction::ALL[d]);
                }
                d += 1;
            }
            from += 1;
        }
        lines
    }
}

/// The points around a point.
#[inline]
pub(super) fn near(point: Point) -> PointSet {
    LINES.near[point.index()]
}

/// The points around any point of the set.
#[inline]
pub(super) fn near_any(points: PointSet) -> PointSet {
    points.iter().fold(PointSet::EMPTY, |all, point| all | near(point))
}

/// The direction in which a line of the board leads from one point to another.
#[inline]
pub(super) fn direction(from: Point, to: Point) -> Option<Direction> {
    Direction::ALL.get(usize::from(LINES.directions[from.index()][to.index()])).copied()
}

/// The direction that leads back.
#[inline]
pub(super) const fn opposite(direction: Direction) -> Direction {
    Direction::ALL[(direction as usize + 4) % 8]
}

/// The points between two points of a line; none where no line joins them.
#[inline]
pub(super) fn between(from: Point, to: Point) -> PointSet {
    match direction(from, to) {
        None => PointSet::EMPTY,
        Some(there) => {
            let back = opposite(there);
            LINES.rays[there as usize][from.index()] & LINES.rays[back as usize][to.index()]
        }
    }
}
