//! The generator: for one man, every candidate square and the rule that allows or forbids it.

use super::men::Men;
use super::path::{self, Path};
use super::{
    BOARD, FROZEN, KING, LEAPER, OFFICER, PAWN, RULES, SPY, SUICIDE, Variant, capture, power, safety,
};
use crate::board::{Point, PointSet};
use crate::game::{Asked, Law, Sink, Trial, Why, article};
use crate::position::{Kind, Move, Piece, Position, RuleId};

const OWN_MAN: RuleId = article(RULES, "own-man");
const REACH: RuleId = article(RULES, "reach");
const STEP: RuleId = article(RULES, "step");
const STRAIGHT: RuleId = article(RULES, "straight");
const LINE: RuleId = article(RULES, "line");
const BLOCKED: RuleId = article(RULES, "blocked");
const AUTOMATIC: RuleId = article(RULES, "automatic");
const NO_CAPTURE: RuleId = article(RULES, "no-capture");
pub(super) const DISPLACEMENT: RuleId = article(RULES, "displacement");
pub(super) const PINCER: RuleId = article(RULES, "pincer");
pub(super) const LEAP: RuleId = article(RULES, "leap");
const LEAP_GAP: RuleId = article(RULES, "leap-gap");
const LEAP_OWN: RuleId = article(RULES, "leap-own");
pub(super) const WITHDRAWAL: RuleId = article(RULES, "withdrawal");
pub(super) const COORDINATION: RuleId = article(RULES, "coordination");
pub(super) const IMITATION: RuleId = article(RULES, "imitation");
const KING_ATTACKED: RuleId = article(RULES, "king-attacked");

/// Visits what the men asked about may try.
pub(super) fn visit<S: Sink, L: Law>(
    men: &Men<L>,
    variant: Variant,
    position: &Position,
    asked: Asked,
    sink: &mut S,
) {
    let asked = match asked {
        Asked::All => position.of(position.state.turn),
        Asked::From(from) => PointSet::only(from),
        Asked::Hand => return,
    };
    let frozen = power::frozen(men, position.state.turn);
    for from in asked {
        if sink.is_done() {
            return;
        }
        if let Some(man) = position.at(from) {
            let frozen = frozen.contains(from);
            Mover { variant, position, men, man, from, frozen }.visit(sink);
        }
    }
}

/// A man about to move.
struct Mover<'a, L> {
    variant: Variant,
    position: &'a Position,
    men: &'a Men<L>,
    man: Piece,
    from: Point,
    frozen: bool,
}

impl<L: Law> Mover<'_, L> {
    /// Tries the squares of the man's lines, and its own; a sink that explains hears of every square of the board.
    fn visit<S: Sink>(&self, sink: &mut S) {
        self.vanish(sink);
        if S::EXPLAIN {
            let mut met = PointSet::only(self.from);
            path::ways::<true>(self.men, self.man, self.from, |to, path| {
                met.insert(to);
                self.judge(to, Some(path), sink);
            });
            for to in BOARD.points().filter(|&to| !met.contains(to)) {
                self.judge(to, None, sink);
            }
        } else {
            path::ways::<false>(self.men, self.man, self.from, |to, path| {
                self.judge(to, Some(path), sink);
            });
        }
    }

    /// Holds the way to `to` against every rule. Without explanations the first broken rule ends it. What the move would
    /// leave behind is looked at only where the man could come to the square at all.
    fn judge<S: Sink>(&self, to: Point, path: Option<Path>, sink: &mut S) {
        if sink.is_done() {
            return;
        }
        let side = self.man.side();
        let mut trial = Trial::new(self.men.law, Some(self.from), to, sink);
        let freezer = || self.who(power::freezer(self.men, self.man, self.from));
        if trial.breaks(self.frozen, FROZEN, freezer) {
            return;
        }
        let before = trial.broken;
        if trial.breaks(self.men.side(side).contains(to), OWN_MAN, || self.who(Some(to)))
            || trial.breaks(path.is_none(), REACH, Why::default)
        {
            return;
        }
        if let Some(path) = path
            && (trial.breaks(path.blocked.is_some(), BLOCKED, || self.who(path.blocked))
                || trial.breaks(path.gap.is_some(), LEAP_GAP, || self.who(path.gap))
                || trial.breaks(path.own.is_some(), LEAP_OWN, || self.who(path.own)))
        {
            return;
        }
        let immune = self.men.side(side.other()) - path::lands_on(self.men, self.man, self.from);
        if trial.breaks(immune.contains(to), NO_CAPTURE, || self.who(Some(to))) || trial.broken > before {
            return;
        }
        let mut taken = capture::taken(self.men, self.man, self.from, to);
        if !L::WHOLE && immune.contains(to) {
            taken.insert(to);
        }
        let after = self.men.after(self.man, self.from, Some(to), taken);
        let attacker = safety::attacker(&after, side);
        trial.breaks(attacker.is_some(), KING_ATTACKED, || self.who(attacker));
        if trial.stands() {
            let kind = self.man.kind();
            let rule = if taken.is_empty() { way_of_moving(kind) } else { way_of_taking(kind) };
            let mv = self.done(to, taken, rule);
            trial.allow(mv, REACH);
            if !self.men.law.holds(AUTOMATIC) && !taken.is_empty() && !taken.contains(to) {
                trial.allow(self.done(to, PointSet::EMPTY, way_of_moving(kind)), REACH);
            }
        }
    }

    /// Tries to leave the board by the side's own will.
    fn vanish<S: Sink>(&self, sink: &mut S) {
        let mut trial = Trial::new(self.men.law, Some(self.from), self.from, sink);
        let allowed = self.variant == Variant::Plain && self.men.law.holds(SUICIDE);
        let may = self.frozen && self.man.kind() != KING && allowed;
        if !may {
            // Where the article is not in force there is nothing that it refuses, and no suicide either.
            let rule = if self.men.law.holds(SUICIDE) { SUICIDE } else { REACH };
            trial.breaks(true, rule, Why::default);
            return;
        }
        let after = self.men.after(self.man, self.from, None, PointSet::EMPTY);
        let attacker = safety::attacker(&after, self.man.side());
        if trial.breaks(attacker.is_some(), KING_ATTACKED, || self.who(attacker)) || !trial.stands() {
            return;
        }
        sink.allow(self.done(self.from, PointSet::only(self.from), SUICIDE));
    }

    /// The move, with what leaves the board by it.
    #[inline]
    fn done(&self, to: Point, removes: PointSet, rule: RuleId) -> Move {
        let mut next = self.position.state.passed();
        next.quiet = if removes.is_empty() { next.quiet.saturating_add(1) } else { 0 };
        Move { removes, ..Move::new(self.from, to, next, rule) }
    }

    /// The particulars of a refusal in which the man on a point matters.
    #[inline]
    fn who(&self, at: Option<Point>) -> Why {
        Why { man: at.and_then(|at| self.position.at(at)), at, ..Why::default() }
    }
}

/// The article by which a kind moves.
#[inline]
pub(super) const fn way_of_moving(kind: Kind) -> RuleId {
    match kind {
        KING => STEP,
        PAWN => STRAIGHT,
        _ => LINE,
    }
}

/// The article by which a kind takes.
const fn way_of_taking(kind: Kind) -> RuleId {
    match kind {
        KING => DISPLACEMENT,
        PAWN => PINCER,
        LEAPER => LEAP,
        SPY => WITHDRAWAL,
        OFFICER => COORDINATION,
        // The chameleon; the dragon takes nothing as long as all rules are in force.
        _ => IMITATION,
    }
}
