//! The dragon's power: whom it freezes, and who freezes it.

use super::lines::{near, near_any};
use super::men::Men;
use super::{CHAMELEON, DRAGON, FROZEN};
use crate::board::{Point, PointSet};
use crate::game::Law;
use crate::position::{Piece, Side};

/// The men of a side that are frozen: those next to an enemy dragon whose power is not broken, and dragons next to an
/// enemy chameleon.
pub(super) fn frozen(men: &Men<impl Law>, side: Side) -> PointSet {
    let enemy = side.other();
    let mut frozen = PointSet::EMPTY;
    if !men.law.holds(FROZEN) {
        return frozen;
    }
    for dragon in men.of_kind(enemy, DRAGON) {
        frozen |= frozen_by(men, side, dragon);
    }
    let dragons = men.of_kind(side, DRAGON);
    if !dragons.is_empty() {
        frozen |= dragons & near_any(men.of_kind(enemy, CHAMELEON));
    }
    frozen
}

/// The men of the side that the enemy dragon on this point freezes.
fn frozen_by(men: &Men<impl Law>, side: Side, dragon: Point) -> PointSet {
    let around = near(dragon) & men.side(side);
    if !men.pure {
        return around;
    }
    // A chameleon or dragon breaks the power over the others, and not over itself.
    let breakers = around & (men.of_kind(side, CHAMELEON) | men.of_kind(side, DRAGON));
    match breakers.len() {
        0 => around,
        1 => breakers,
        _ => PointSet::EMPTY,
    }
}

/// The point of the enemy that freezes the man.
#[inline]
pub(super) fn freezer(men: &Men<impl Law>, man: Piece, at: Point) -> Option<Point> {
    let enemy = man.side().other();
    let mut dragons = men.of_kind(enemy, DRAGON).iter();
    let dragon = dragons.find(|&dragon| frozen_by(men, man.side(), dragon).contains(at));
    dragon.or_else(|| (men.of_kind(enemy, CHAMELEON) & near(at)).first().filter(|_| man.kind() == DRAGON))
}
