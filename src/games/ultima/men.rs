//! The men of a position as sets of points.

use super::{KINDS, KING};
use crate::board::{Point, PointSet};
use crate::game::Law;
use crate::position::{Kind, Piece, Position, Side};

/// The men of a position, and the rules that they obey.
#[derive(Clone, Copy)]
pub(super) struct Men<L> {
    pub(super) law: L,
    /// Whether it is the pure game.
    pub(super) pure: bool,
    kinds: [[PointSet; KINDS.len()]; 2],
    sides: [PointSet; 2],
}

impl<L: Law> Men<L> {
    /// The men of the position.
    #[inline]
    pub(super) fn new(law: L, pure: bool, position: &Position) -> Men<L> {
        let mut kinds = [[PointSet::EMPTY; KINDS.len()]; 2];
        for point in position.occupied() {
            if let Some(man) = position.at(point) {
                kinds[man.side() as usize][man.kind().index()].insert(point);
            }
        }
        Men { law, pure, kinds, sides: Side::BOTH.map(|side| position.of(side)) }
    }

    /// The points of a side's men.
    #[inline]
    pub(super) fn side(&self, side: Side) -> PointSet {
        self.sides[side as usize]
    }

    /// The points of a side's men of one kind.
    #[inline]
    pub(super) fn of_kind(&self, side: Side, kind: Kind) -> PointSet {
        self.kinds[side as usize][kind.index()]
    }

    /// Whether no man stands on the point.
    #[inline]
    pub(super) fn is_free(&self, point: Point) -> bool {
        !self.sides[0].union(self.sides[1]).contains(point)
    }

    /// The point of a side's king, if it has one.
    #[inline]
    pub(super) fn king(&self, side: Side) -> Option<Point> {
        self.of_kind(side, KING).first()
    }

    /// The men after the man has gone from `from` to `to` (or off the board) and the enemy's men on `taken` are gone.
    pub(super) fn after(&self, man: Piece, from: Point, to: Option<Point>, taken: PointSet) -> Men<L> {
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
