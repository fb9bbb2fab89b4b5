//! Patterns of movement and the force that men have on a square.
//!
//! A man strikes the square it stands on and every square of its pattern, whoever stands there; where it does not jump,
//! the first occupied square is struck and nothing behind it. There is no x-ray, no battery and no pin.

use super::{BOARD, KING, KNECHT, KONNET, PRINCE, RITTER, RULES, SCOUT, VER_KNECHT};
use crate::board::{Direction, Point};
use crate::game::{Halves, Law, article};
use crate::movement::{knight_leaps, line};
use crate::position::{Kind, Piece, Position, RuleId, Side};

pub(super) const STEP: RuleId = article(RULES, "step");
const LINE: RuleId = article(RULES, "line");
const LEAP: RuleId = article(RULES, "leap");
const JUMP: RuleId = article(RULES, "jump");
pub(super) const TWO_STEP: RuleId = article(RULES, "two-step");

/// The forces of the kinds, in the order of the kinds.
const FORCE: [Halves; 7] = [Halves(3), Halves(6), Halves(3), Halves(4), Halves(3), Halves(2), Halves(0)];

/// The length of the diagonal lines of Prince and Konnet.
const LONG: usize = 3;

/// How a square lies in a man's pattern.
#[derive(Clone, Copy)]
pub(super) enum Way {
    /// The way is open, by this rule.
    Open(RuleId),
    /// A man on this square is in the way.
    Blocked(Point),
    /// A two-step that does not stay in the man's own half.
    LeavesHalf,
}

#[inline]
pub(super) const fn force_of(kind: Kind) -> Halves {
    FORCE[kind.index()]
}

#[inline]
pub(super) const fn forward(side: Side) -> Direction {
    match side {
        Side::White => Direction::North,
        Side::Black => Direction::South,
    }
}

/// White's half is ranks 1–4, Black's ranks 5–8. It matters only for the two-step.
#[inline]
fn in_own_half(side: Side, point: Point) -> bool {
    (BOARD.rank(point) < 4) == (side == Side::White)
}

/// Whether both ends of a two-step lie in the side's own half.
#[inline]
fn two_step_stays(side: Side, from: Point, to: Point) -> bool {
    in_own_half(side, from) && in_own_half(side, to)
}

#[inline]
fn jumps(kind: Kind) -> bool {
    matches!(kind, RITTER | KONNET)
}

#[inline]
fn has_long_diagonals(kind: Kind) -> bool {
    matches!(kind, PRINCE | KONNET)
}

/// Visits the squares of the man's pattern from `from`; those with no open way only if `ALL`. Each square comes once.
pub(super) fn ways<const ALL: bool>(
    law: impl Law,
    position: &Position,
    man: Piece,
    from: Point,
    mut visit: impl FnMut(Point, Way),
) {
    let kind = man.kind();
    // What the articles of movement allow; one that is not in force leads nowhere.
    let mut visit = |to, way| match way {
        Way::Open(rule) if !law.holds(rule) => {}
        way => visit(to, way),
    };
    if kind == SCOUT {
        return knight_leaps(&BOARD, from).for_each(|to| visit(to, Way::Open(LEAP)));
    }
    for direction in Direction::ORTHOGONAL {
        let Some(one) = BOARD.next(from, direction) else { continue };
        visit(one, Way::Open(STEP));
        let Some(two) = BOARD.next(one, direction) else { continue };
        if jumps(kind) {
            visit(two, Way::Open(JUMP));
        } else if matches!(kind, KNECHT | VER_KNECHT)
            && direction == forward(man.side())
            && law.holds(TWO_STEP)
        {
            if !two_step_stays(man.side(), from, two) {
                if ALL {
                    visit(two, Way::LeavesHalf);
                }
            } else if position.at(one).is_none() {
                visit(two, Way::Open(TWO_STEP));
            } else if ALL {
                visit(two, Way::Blocked(one));
            }
        }
    }
    let length = match kind {
        KING => 1,
        _ if has_long_diagonals(kind) => LONG,
        _ => return,
    };
    for direction in Direction::DIAGONAL {
        for (steps, (to, blocker)) in line(&BOARD, position, from, direction).take(length).enumerate() {
            match blocker {
                None => visit(to, Way::Open(if steps == 0 { STEP } else { LINE })),
                Some(at) if ALL => visit(to, Way::Blocked(at)),
                Some(_) => break,
            }
        }
    }
}

/// The force of White and of Black on a square: the sum over the men that strike it, the one that stands there included.
pub(super) fn on(law: impl Law, position: &Position, point: Point) -> [Halves; 2] {
    let mut sum = [Halves(0); 2];
    let mut add = |man: Piece| sum[man.side() as usize] += force_of(man.kind());
    if let Some(man) = position.at(point) {
        add(man);
    }
    for direction in Direction::ORTHOGONAL {
        let Some(one) = BOARD.next(point, direction) else { continue };
        let near = position.at(one);
        if let Some(man) = near
            && man.kind() != SCOUT
            && law.holds(STEP)
        {
            add(man);
        }
        let Some(two) = BOARD.next(one, direction) else { continue };
        if let Some(man) = position.at(two) {
            let side = man.side();
            let comes_forward = direction == forward(side.other());
            let strikes = match man.kind() {
                RITTER | KONNET => law.holds(JUMP),
                KNECHT | VER_KNECHT => {
                    let stays = near.is_none() && two_step_stays(side, two, point);
                    comes_forward && stays && law.holds(TWO_STEP)
                }
                _ => false,
            };
            if strikes {
                add(man);
            }
        }
    }
    for direction in Direction::DIAGONAL {
        let first = BOARD.ray(point, direction).take(LONG).enumerate();
        let first = first.map(|(steps, at)| (steps, position.at(at))).find(|(_, man)| man.is_some());
        if let Some((steps, Some(man))) = first
            && (has_long_diagonals(man.kind()) || man.kind() == KING && steps == 0)
            && law.holds(if steps == 0 { STEP } else { LINE })
        {
            add(man);
        }
    }
    sum
}
