//! The men of a position as sets of points, and the board's lines as tables, so that looking ahead is cheap.

use super::{BOARD, KINDS, KING, Ultima};
use crate::board::{Direction, Point, PointSet};
use crate::position::{Kind, Piece, Position, Side};

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
pub(super) fn near(point: Point) -> PointSet {
    LINES.near[point.index()]
}

/// The points around any point of the set.
pub(super) fn near_any(points: PointSet) -> PointSet {
    points.iter().fold(PointSet::EMPTY, |all, point| all | near(point))
}

/// The direction in which a line of the board leads from one point to another.
pub(super) fn direction(from: Point, to: Point) -> Option<Direction> {
    Direction::ALL.get(usize::from(LINES.directions[from.index()][to.index()])).copied()
}

/// The direction that leads back.
pub(super) const fn opposite(direction: Direction) -> Direction {
    Direction::ALL[(direction as usize + 4) % 8]
}

/// The points between two points of a line; none where no line joins them.
pub(super) fn between(from: Point, to: Point) -> PointSet {
    match direction(from, to) {
        None => PointSet::EMPTY,
        Some(there) => {
            let back = opposite(there);
            LINES.rays[there as usize][from.index()] & LINES.rays[back as usize][to.index()]
        }
    }
}

/// The men of a position, and the game whose rules they obey.
#[derive(Clone, Copy)]
pub(super) struct Field {
    pub(super) game: Ultima,
    kinds: [[PointSet; KINDS.len()]; 2],
    sides: [PointSet; 2],
}

impl Field {
    /// The men of the position.
    pub(super) fn of(game: Ultima, position: &Position) -> Field {
        let mut kinds = [[PointSet::EMPTY; KINDS.len()]; 2];
        for point in position.occupied() {
            if let Some(man) = position.at(point) {
                kinds[man.side() as usize][man.kind().index()].insert(point);
            }
        }
        Field { game, kinds, sides: Side::BOTH.map(|side| position.of(side)) }
    }

    /// The points of a side's men.
    pub(super) fn side(&self, side: Side) -> PointSet {
        self.sides[side as usize]
    }

    /// The points of a side's men of one kind.
    pub(super) fn men(&self, side: Side, kind: Kind) -> PointSet {
        self.kinds[side as usize][kind.index()]
    }

    /// Whether no man stands on the point.
    pub(super) fn is_free(&self, point: Point) -> bool {
        !self.sides[0].union(self.sides[1]).contains(point)
    }

    /// The point of a side's king, if it has one.
    pub(super) fn king(&self, side: Side) -> Option<Point> {
        self.men(side, KING).first()
    }

    /// The field after the man has gone from `from` to `to` (or off the board) and the enemy's men on `taken` are gone.
    pub(super) fn after(&self, man: Piece, from: Point, to: Option<Point>, taken: PointSet) -> Field {
        let mut next = *self;
        let (own, enemy) = (man.side() as usize, man.side().other() as usize);
        for set in [&mut next.kinds[own][man.kind().index()], &mut next.sides[own]] {
            set.remove(from);
            if let Some(to) = to {
                set.insert(to);
            }
        }
        if !taken.is_empty() {
            for set in next.kinds[enemy].iter_mut().chain([&mut next.sides[enemy]]) {
                *set -= taken;
            }
        }
        next
    }
}
