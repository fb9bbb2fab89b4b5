//! The generator: where a man may be placed, where one may step, what it takes, and when a side passes.

use super::{MAN, RULES, Seega, placing};
use crate::board::{Direction, Point, PointSet};
use crate::game::{Asked, Law, Sink, Trial, Why, article};
use crate::position::{Move, Piece, Position, RuleId, Side, State};

const PLACEMENT: RuleId = article(RULES, "placement");
const NO_MEN_IN_HAND: RuleId = article(RULES, "no-men-in-hand");
const CENTRE_PLACEMENT: RuleId = article(RULES, "centre-placement");
const OWN_MAN: RuleId = article(RULES, "own-man");
const OCCUPIED: RuleId = article(RULES, "occupied");
const REACH: RuleId = article(RULES, "reach");
const STEP: RuleId = article(RULES, "step");
const CUSTODY: RuleId = article(RULES, "custody");
const CENTRE_SAFE: RuleId = article(RULES, "centre-safe");
const EXTRA_MOVE: RuleId = article(RULES, "extra-move");
const MUST_PASS: RuleId = article(RULES, "must-pass");

/// Visits what the side to move may try.
pub(super) fn visit<S: Sink, L: Law>(game: &Seega<L>, position: &Position, asked: Asked, sink: &mut S) {
    let mut mover = Mover::new(game, position);
    // The plain path finds out as it goes.
    mover.must_pass = S::EXPLAIN && !mover.all(&mut Taken::new(game.law));
    match asked {
        Asked::All => {
            if !mover.all(sink) && game.law.holds(MUST_PASS) {
                sink.allow(mover.pass());
            }
        }
        Asked::From(from) => {
            mover.man(from, sink);
        }
        Asked::Hand => {
            mover.hand(sink);
        }
    }
}

/// The enemy men that the man on a point can take by one step or another, as if its side were to move.
#[inline]
pub(super) fn takes<L: Law>(game: &Seega<L>, position: &Position, from: Point) -> PointSet {
    let mut found = Taken::new(game.law);
    if let Some(man) = position.at(from) {
        Mover::new(game, &position.with_turn(man.side())).man(from, &mut found);
    }
    found.men
}

/// A side that is about to move.
struct Mover<'a, L> {
    game: &'a Seega<L>,
    position: &'a Position,
    side: Side,
    placing: bool,
    /// Whether nothing but a pass is open to the side; looked at only where reasons are asked for.
    must_pass: bool,
}

impl<'a, L: Law> Mover<'a, L> {
    #[inline]
    fn new(game: &'a Seega<L>, position: &'a Position) -> Mover<'a, L> {
        Mover { game, position, side: position.state.turn, placing: placing(position), must_pass: false }
    }

    /// Visits the hand and all men of the side. Like the methods below it tells whether there was a move.
    fn all<S: Sink>(&self, sink: &mut S) -> bool {
        let mut any = self.hand(sink);
        // No man moves yet: nothing to look for where reasons are not asked for.
        if S::EXPLAIN || !self.placing {
            for from in self.position.of(self.side) {
                if sink.is_done() {
                    break;
                }
                any |= self.man(from, sink);
            }
        }
        any
    }

    /// Visits the points where a man of the hand may be put.
    #[inline]
    fn hand<S: Sink>(&self, sink: &mut S) -> bool {
        let mut any = false;
        if S::EXPLAIN || self.in_hand() > 0 {
            for to in self.game.spec.board.points() {
                any |= self.judge(None, to, true, sink);
            }
        }
        any
    }

    /// Visits the points to which the man on `from` may step; a sink that explains hears of every point of the board.
    fn man<S: Sink>(&self, from: Point, sink: &mut S) -> bool {
        let board = self.game.spec.board;
        let neighbours = Direction::ORTHOGONAL.into_iter().filter_map(|d| board.next(from, d));
        let mut any = false;
        if !S::EXPLAIN {
            for to in neighbours {
                any |= self.judge(Some(from), to, true, sink);
            }
        } else if self.position.at(from).is_some() {
            let near: PointSet = neighbours.collect();
            for to in board.points() {
                any |= self.judge(Some(from), to, near.contains(to), sink);
            }
        }
        any
    }

    /// Holds a drop, or a step from `from`, against every rule. Without explanations the first broken rule ends it.
    fn judge<S: Sink>(&self, from: Option<Point>, to: Point, near: bool, sink: &mut S) -> bool {
        let target = self.position.at(to).filter(|_| from != Some(to));
        let own = target.is_some_and(|man| man.side() == self.side);
        let there = || Why { man: target, at: Some(to), force: None };
        let law = self.game.law;
        let mut trial = Trial::new(law, from, to, sink);
        if from.is_some() {
            if trial.breaks(self.placing, PLACEMENT, Why::default) {
                return false;
            }
        } else if trial.breaks(self.in_hand() == 0, NO_MEN_IN_HAND, Why::default)
            || trial.breaks(to == self.game.centre, CENTRE_PLACEMENT, there)
        {
            return false;
        }
        let near = near && (from.is_none() || law.holds(STEP));
        if trial.breaks(own, OWN_MAN, there)
            || trial.breaks(target.is_some() && !own, OCCUPIED, there)
            || trial.breaks(!near, REACH, Why::default)
            || trial.breaks(self.must_pass, MUST_PASS, Why::default)
            || !trial.stands()
        {
            return false;
        }
        match from {
            Some(from) => trial.allow(self.step(from, to), REACH),
            None => trial.allow(self.drop(to), NO_MEN_IN_HAND),
        }
    }

    /// Who takes moves again.
    fn step(&self, from: Point, to: Point) -> Move {
        let removes = self.taken(to);
        if removes.is_empty() {
            return Move::new(from, to, self.quiet(), STEP);
        }
        let again = self.game.law.holds(EXTRA_MOVE);
        let state = self.position.state;
        let next = State { quiet: 0, ..if again { state } else { state.passed() } };
        Move { removes, ..Move::new(from, to, next, CUSTODY) }
    }

    /// The enemy men between a man that comes to `to` and its partners. Where it came from is no partner: that point is
    /// beside `to`, a partner two points away.
    fn taken(&self, to: Point) -> PointSet {
        let (board, position) = (self.game.spec.board, self.position);
        let own = Some(Piece::new(self.side, MAN));
        let enemy = Some(Piece::new(self.side.other(), MAN));
        let (law, centre) = (self.game.law, self.game.centre);
        let mut taken = PointSet::EMPTY;
        if !law.holds(CUSTODY) {
            return taken;
        }
        for direction in Direction::ORTHOGONAL {
            if let Some(near) = board.next(to, direction)
                && position.at(near) == enemy
                && (near != centre || !law.holds(CENTRE_SAFE))
                && let Some(far) = board.next(near, direction)
                && position.at(far) == own
            {
                taken.insert(near);
            }
        }
        taken
    }

    /// A man from the hand. Two make a turn, and a side has an even number of men, so an odd rest says that the second is
    /// still to come.
    fn drop(&self, to: Point) -> Move {
        let mut next = State { quiet: 0, ..self.position.state };
        let rest = self.in_hand().saturating_sub(1);
        next.hands[self.side as usize] = rest;
        if rest.is_multiple_of(2) {
            next = next.passed();
        }
        let drops = Some(Piece::new(self.side, MAN));
        Move { from: None, drops, ..Move::new(to, to, next, PLACEMENT) }
    }

    fn pass(&self) -> Move {
        Move {
            from: None,
            to: None,
            removes: PointSet::EMPTY,
            becomes: None,
            shifts: None,
            drops: None,
            next: self.quiet(),
            rule: MUST_PASS,
        }
    }

    /// The state after a single move that takes nothing.
    #[inline]
    fn quiet(&self) -> State {
        let state = self.position.state.passed();
        State { quiet: state.quiet.saturating_add(1), ..state }
    }

    #[inline]
    fn in_hand(&self) -> u8 {
        self.position.state.hands[self.side as usize]
    }
}

/// A sink that only notes which men are taken.
struct Taken<L> {
    #[expect(dead_code, reason = "its type alone says which path to take")]
    law: L,
    men: PointSet,
}

impl<L> Taken<L> {
    #[inline]
    fn new(law: L) -> Taken<L> {
        Taken { law, men: PointSet::EMPTY }
    }
}

impl<L: Law> Sink for Taken<L> {
    const EXPLAIN: bool = !L::WHOLE;

    #[inline]
    fn allow(&mut self, mv: Move) {
        self.men |= mv.removes;
    }
}
