//! Patterns of movement, and what men strike.
//!
//! All of them are those of chess, but for the pawn, which never steps two squares. Kings of either side block lines and
//! pawns as any man does.

use super::{BISHOP, BOARD, KING, KNIGHT, PAWN, ROOK, RULES};
use crate::board::{Direction, Point, PointSet};
use crate::game::{Law, article};
use crate::movement::{knight_leaps, line};
use crate::position::{Piece, Position, RuleId, Side};

pub(super) const CAPTURE: RuleId = article(RULES, "capture");
pub(super) const PAWN_STEP: RuleId = article(RULES, "pawn-step");
pub(super) const PAWN_CAPTURE: RuleId = article(RULES, "pawn-capture");
const KING_STEP: RuleId = article(RULES, "king-step");

/// How a square lies in a man's pattern.
#[derive(Clone, Copy)]
pub(super) enum Way {
    /// The way is open, by this rule, whatever stands at its end.
    Open(RuleId),
    /// The man on this square is in the way.
    Blocked(Point),
}

/// Visits the squares of the man's pattern from `from`, each once; those with no open way only if `ALL`.
pub(super) fn ways<const ALL: bool>(
    position: &Position,
    man: Piece,
    from: Point,
    mut visit: impl FnMut(Point, Way),
) {
    let directions: &[Direction] = match man.kind() {
        KING => return around(from).for_each(|to| visit(to, Way::Open(KING_STEP))),
        KNIGHT => return knight_leaps(&BOARD, from).for_each(|to| visit(to, Way::Open(CAPTURE))),
        PAWN => {
            let (forward, diagonals) = pawn_directions(man.side());
            match BOARD.next(from, forward) {
                Some(to) if position.at(to).is_none() => visit(to, Way::Open(PAWN_STEP)),
                Some(to) if ALL => visit(to, Way::Blocked(to)),
                _ => {}
            }
            let diagonals = diagonals.into_iter().filter_map(|direction| BOARD.next(from, direction));
            return diagonals.for_each(|to| visit(to, Way::Open(PAWN_CAPTURE)));
        }
        ROOK => &Direction::ORTHOGONAL,
        BISHOP => &Direction::DIAGONAL,
        _ => &Direction::ALL,
    };
    for &direction in directions {
        for (to, blocker) in line(&BOARD, position, from, direction) {
            match blocker {
                None => visit(to, Way::Open(CAPTURE)),
                Some(at) if ALL => visit(to, Way::Blocked(at)),
                Some(_) => break,
            }
        }
    }
}

/// Straight forward, and the two directions in which a pawn captures.
#[inline]
const fn pawn_directions(side: Side) -> (Direction, [Direction; 2]) {
    match side {
        Side::White => (Direction::North, [Direction::NorthEast, Direction::NorthWest]),
        Side::Black => (Direction::South, [Direction::SouthEast, Direction::SouthWest]),
    }
}

/// The squares next to a point.
#[inline]
pub(super) fn around(point: Point) -> impl Iterator<Item = Point> {
    Direction::ALL.into_iter().filter_map(move |direction| BOARD.next(point, direction))
}

/// The squares where the man on `from` might capture, and for a king those that it keeps the enemy king from.
pub(super) fn strikes(law: impl Law, position: &Position, from: Point) -> PointSet {
    let mut struck = PointSet::EMPTY;
    if let Some(man) = position.at(from) {
        ways::<false>(position, man, from, |to, way| {
            if matches!(way, Way::Open(rule) if rule != PAWN_STEP && law.holds(rule)) {
                struck.insert(to);
            }
        });
    }
    struck
}
