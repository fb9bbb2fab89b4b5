//! Where men go: their lines, and what stands in the way.

use super::judge::{DISPLACEMENT, IMITATION, LEAP, way_of_moving};
use super::lines::{direction, near};
use super::men::Men;
use super::{BOARD, CHAMELEON, KING, LEAPER, PAWN};
use crate::board::{Direction, Point, PointSet};
use crate::game::Law;
use crate::position::{Kind, Piece};

/// What stands on a line between a man and a point, the nearest first.
#[derive(Clone, Copy, Default)]
pub(super) struct Path {
    /// A man that cannot be passed.
    pub(super) blocked: Option<Point>,
    /// A man of its own side that a leaper would have to leap.
    pub(super) own: Option<Point>,
    /// A man that could be leapt if the point behind it were free.
    pub(super) gap: Option<Point>,
    /// The last point passed, if a man stands there that may be leapt.
    leapt: Option<Point>,
}

impl Path {
    /// Whether nothing is in the way.
    #[inline]
    pub(super) fn is_open(&self) -> bool {
        self.blocked.is_none() && self.own.is_none() && self.gap.is_none()
    }

    /// Comes to a point, be it the last or one to be passed.
    #[inline]
    fn come(&mut self, men: &Men<impl Law>, point: Point) {
        if let Some(leapt) = self.leapt.take()
            && !men.is_free(point)
        {
            self.gap.get_or_insert(leapt);
        }
    }

    /// Goes on over a point.
    fn pass(&mut self, men: &Men<impl Law>, man: Piece, point: Point) {
        if men.is_free(point) {
            return;
        }
        if leapable(men, man).contains(point) {
            self.leapt = Some(point);
        } else if man.kind() == LEAPER {
            self.own.get_or_insert(point);
        } else {
            self.blocked.get_or_insert(point);
        }
    }
}

/// The men that a man may leap.
#[inline]
fn leapable(men: &Men<impl Law>, man: Piece) -> PointSet {
    match man.kind() {
        LEAPER | CHAMELEON if !men.law.holds(LEAP) => PointSet::EMPTY,
        CHAMELEON if !men.law.holds(IMITATION) => PointSet::EMPTY,
        LEAPER => men.side(man.side().other()),
        CHAMELEON => men.of_kind(man.side().other(), LEAPER),
        _ => PointSet::EMPTY,
    }
}

/// The directions in which a kind moves.
#[inline]
fn directions(law: impl Law, kind: Kind) -> &'static [Direction] {
    match kind {
        kind if !law.holds(way_of_moving(kind)) => &[],
        PAWN => &Direction::ORTHOGONAL,
        _ => &Direction::ALL,
    }
}

/// How far a kind moves.
#[inline]
const fn length(kind: Kind) -> usize {
    match kind {
        KING => 1,
        _ => usize::MAX,
    }
}

/// Visits the points of the man's lines with what stands before them; those that it cannot come to only if `ALL`.
pub(super) fn ways<const ALL: bool>(
    men: &Men<impl Law>,
    man: Piece,
    from: Point,
    mut visit: impl FnMut(Point, Path),
) {
    for &direction in directions(men.law, man.kind()) {
        let mut path = Path::default();
        for to in BOARD.ray(from, direction).take(length(man.kind())) {
            path.come(men, to);
            visit(to, path);
            path.pass(men, man, to);
            if !ALL && !path.is_open() {
                break;
            }
        }
    }
}

/// Whether the man, which moves along lines, may go to the point.
pub(super) fn reaches(men: &Men<impl Law>, man: Piece, from: Point, to: Point) -> bool {
    let ways = directions(men.law, man.kind());
    let Some(direction) = direction(from, to).filter(|d| ways.contains(d)) else { return false };
    let mut path = Path::default();
    for point in BOARD.ray(from, direction).take(length(man.kind())) {
        path.come(men, point);
        if !path.is_open() {
            return false;
        }
        if point == to {
            return may_arrive(men, man, from, to);
        }
        path.pass(men, man, point);
    }
    false
}

/// Whether the man may come to stand on the point: it is free, or an enemy stands there whom the man takes by that.
#[inline]
pub(super) fn may_arrive(men: &Men<impl Law>, man: Piece, from: Point, to: Point) -> bool {
    men.is_free(to) || lands_on(men, man, from).contains(to)
}

/// The enemies that the man takes by stepping onto them: the king any around it, the chameleon the king.
pub(super) fn lands_on(men: &Men<impl Law>, man: Piece, from: Point) -> PointSet {
    let enemy = man.side().other();
    match man.kind() {
        KING | CHAMELEON if !men.law.holds(DISPLACEMENT) => PointSet::EMPTY,
        CHAMELEON if !men.law.holds(IMITATION) => PointSet::EMPTY,
        KING => men.side(enemy) & near(from),
        CHAMELEON => men.of_kind(enemy, KING) & near(from),
        _ => PointSet::EMPTY,
    }
}
