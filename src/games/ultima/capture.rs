//! The ways of taking, one for each kind of man; the chameleon has them all.

use super::judge::{COORDINATION, IMITATION, LEAP, PINCER, WITHDRAWAL};
use super::lines::{between, direction, opposite};
use super::men::Men;
use super::{BOARD, CHAMELEON, DRAGON, KING, LEAPER, OFFICER, PAWN, SPY, path};
use crate::board::{Direction, Point, PointSet};
use crate::game::Law;
use crate::position::{Piece, Side};

/// The men that a man takes by going from `from` to `to`, a way that is open to it.
pub(super) fn taken(men: &Men<impl Law>, man: Piece, from: Point, to: Point) -> PointSet {
    let side = man.side();
    let all = men.side(side.other());
    match man.kind() {
        KING => path::lands_on(men, man, from) & PointSet::only(to),
        PAWN => pincer(men, side, (from, to), all),
        LEAPER => leap(men, (from, to), all),
        SPY => withdrawal(men, (from, to), all),
        OFFICER => coordination(men, side, to, all),
        CHAMELEON => imitation(men, man, (from, to)),
        _ => {
            debug_assert!(man.kind() == DRAGON);
            PointSet::EMPTY
        }
    }
}

/// Those of `victims` that the way leads over.
#[inline]
fn leap(men: &Men<impl Law>, (from, to): (Point, Point), victims: PointSet) -> PointSet {
    if men.law.holds(LEAP) { between(from, to) & victims } else { PointSet::EMPTY }
}

/// Those of `victims` next to the point of arrival along rank or file that have a man of the side behind them.
fn pincer(men: &Men<impl Law>, side: Side, (from, to): (Point, Point), victims: PointSet) -> PointSet {
    let partners = men.side(side) - PointSet::only(from);
    let mut taken = PointSet::EMPTY;
    if !men.law.holds(PINCER) {
        return taken;
    }
    for direction in Direction::ORTHOGONAL {
        if let Some(next) = BOARD.next(to, direction)
            && victims.contains(next)
            && BOARD.next(next, direction).is_some_and(|behind| partners.contains(behind))
        {
            taken.insert(next);
        }
    }
    taken
}

/// The one of `victims` from which the move leads straight away.
#[inline]
fn withdrawal(men: &Men<impl Law>, (from, to): (Point, Point), victims: PointSet) -> PointSet {
    if !men.law.holds(WITHDRAWAL) {
        return PointSet::EMPTY;
    }
    let behind = direction(from, to).and_then(|direction| BOARD.next(from, opposite(direction)));
    behind.map_or(PointSet::EMPTY, |behind| victims & PointSet::only(behind))
}

/// Those of `victims` where file and rank of the arrival cross rank and file of the side's king. On the king's own file
/// or rank the crossings are the king and the arrival themselves, so nothing is taken.
#[inline]
fn coordination(men: &Men<impl Law>, side: Side, to: Point, victims: PointSet) -> PointSet {
    let Some(king) = men.king(side).filter(|_| men.law.holds(COORDINATION)) else { return PointSet::EMPTY };
    let corners = [BOARD.at(BOARD.file(to), BOARD.rank(king)), BOARD.at(BOARD.file(king), BOARD.rank(to))];
    victims & corners.into_iter().flatten().collect()
}

/// What the chameleon takes: each kind by its own way. In the pure game a leap excludes the other ways.
fn imitation(men: &Men<impl Law>, man: Piece, (from, to): (Point, Point)) -> PointSet {
    let side = man.side();
    let victims = |kind| men.of_kind(side.other(), kind);
    if !men.law.holds(IMITATION) {
        return PointSet::EMPTY;
    }
    let leapt = leap(men, (from, to), victims(LEAPER));
    if men.pure && !leapt.is_empty() {
        return leapt;
    }
    let moves_as_pawn = direction(from, to).is_some_and(|d| Direction::ORTHOGONAL.contains(&d));
    let pinched = if moves_as_pawn { pincer(men, side, (from, to), victims(PAWN)) } else { PointSet::EMPTY };
    leapt
        | pinched
        | withdrawal(men, (from, to), victims(SPY))
        | coordination(men, side, to, victims(OFFICER))
        | path::lands_on(men, man, from) & PointSet::only(to)
}
