//! The dragon's power: whom it freezes, and who freezes it.

use super::field::{Field, near, near_any};
use super::{CHAMELEON, DRAGON, Ultima};
use crate::board::{Point, PointSet};
use crate::position::{Piece, Side};

/// The men of a side that are frozen: those next to an enemy dragon whose power is not broken, and dragons next to an
/// enemy chameleon.
pub(super) fn frozen(field: &Field, side: Side) -> PointSet {
    let enemy = side.other();
    let mut frozen = PointSet::EMPTY;
    for dragon in field.men(enemy, DRAGON) {
        frozen |= frozen_by(field, side, dragon);
    }
    let dragons = field.men(side, DRAGON);
    if !dragons.is_empty() {
        frozen |= dragons & near_any(field.men(enemy, CHAMELEON));
    }
    frozen
}

/// The men of the side that the enemy dragon on this point freezes.
fn frozen_by(field: &Field, side: Side, dragon: Point) -> PointSet {
    let men = near(dragon) & field.side(side);
    match field.game {
        Ultima::Plain => men,
        Ultima::Pure => {
            // A chameleon or dragon breaks the power over the others, and not over itself.
            let breakers = men & (field.men(side, CHAMELEON) | field.men(side, DRAGON));
            match breakers.len() {
                0 => men,
                1 => breakers,
                _ => PointSet::EMPTY,
            }
        }
    }
}

/// The point of the enemy that freezes the man.
pub(super) fn freezer(field: &Field, man: Piece, at: Point) -> Option<Point> {
    let enemy = man.side().other();
    let mut dragons = field.men(enemy, DRAGON).iter();
    let dragon = dragons.find(|&dragon| frozen_by(field, man.side(), dragon).contains(at));
    dragon.or_else(|| (field.men(enemy, CHAMELEON) & near(at)).first().filter(|_| man.kind() == DRAGON))
}
