//! The generator: for one man, every candidate square and the rule that allows or forbids it.

use super::men::Men;
use super::path::{self, Path};
use super::{BOARD, CHAMELEON, KING, LEAPER, OFFICER, PAWN, RULES, SPY, Ultima, capture, power, safety};
use crate::board::{Point, PointSet};
use crate::game::{Asked, Sink, Why, article};
use crate::position::{Kind, Move, Piece, Position, RuleId};

const FROZEN: RuleId = article(RULES, "frozen");
/// In the pure game this is the article that says there is no suicide.
const SUICIDE: RuleId = article(RULES, "suicide");
const OWN_MAN: RuleId = article(RULES, "own-man");
const REACH: RuleId = article(RULES, "reach");
const STEP: RuleId = article(RULES, "step");
const STRAIGHT: RuleId = article(RULES, "straight");
const LINE: RuleId = article(RULES, "line");
const BLOCKED: RuleId = article(RULES, "blocked");
const NO_CAPTURE: RuleId = article(RULES, "no-capture");
const DISPLACEMENT: RuleId = article(RULES, "displacement");
const PINCER: RuleId = article(RULES, "pincer");
const LEAP: RuleId = article(RULES, "leap");
const LEAP_GAP: RuleId = article(RULES, "leap-gap");
const LEAP_OWN: RuleId = article(RULES, "leap-own");
const WITHDRAWAL: RuleId = article(RULES, "withdrawal");
const COORDINATION: RuleId = article(RULES, "coordination");
const IMITATION: RuleId = article(RULES, "imitation");
const KING_ATTACKED: RuleId = article(RULES, "king-attacked");

/// Visits what the men asked about may try.
pub(super) fn visit<S: Sink>(game: Ultima, position: &Position, asked: Asked, sink: &mut S) {
    let asked = match asked {
        Asked::All => position.of(position.state.turn),
        Asked::From(from) => PointSet::only(from),
        Asked::Hand => return,
    };
    let men = Men::new(game, position);
    let frozen = power::frozen(&men, position.state.turn);
    for from in asked {
        if sink.is_done() {
            return;
        }
        if let Some(man) = position.at(from) {
            Trial { position, men: &men, man, from, frozen: frozen.contains(from) }.visit(sink);
        }
    }
}

/// A man about to move.
struct Trial<'a> {
    position: &'a Position,
    men: &'a Men,
    man: Piece,
    from: Point,
    frozen: bool,
}

impl Trial<'_> {
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
        // Notes a broken rule; leaves at once when nobody asks for the others.
        macro_rules! broken {
            ($broken:expr, $rule:expr, $why:expr) => {{
                let holds = $broken && sink.refuse(Some(self.from), to, $rule, || $why);
                if holds && !S::EXPLAIN {
                    return;
                }
                holds
            }};
        }
        let mut refused =
            broken!(self.frozen, FROZEN, self.who(power::freezer(self.men, self.man, self.from)));
        let mut astray = false;
        astray |= broken!(self.men.side(side).contains(to), OWN_MAN, self.who(Some(to)));
        astray |= broken!(path.is_none(), REACH, Why::default());
        if let Some(path) = path {
            astray |= broken!(path.blocked.is_some(), BLOCKED, self.who(path.blocked));
            astray |= broken!(path.gap.is_some(), LEAP_GAP, self.who(path.gap));
            astray |= broken!(path.own.is_some(), LEAP_OWN, self.who(path.own));
        }
        let immune = self.men.side(side.other()) - path::lands_on(self.men, self.man, self.from);
        astray |= broken!(immune.contains(to), NO_CAPTURE, self.who(Some(to)));
        if astray {
            return;
        }
        let taken = capture::taken(self.men, self.man, self.from, to);
        let after = self.men.after(self.man, self.from, Some(to), taken);
        let attacker = safety::attacker(&after, side);
        refused |= broken!(attacker.is_some(), KING_ATTACKED, self.who(attacker));
        if !refused {
            let kind = self.man.kind();
            let rule = if taken.is_empty() { way_of_moving(kind) } else { way_of_taking(kind) };
            sink.allow(self.done(to, taken, rule));
        }
    }

    /// Tries to leave the board by the side's own will.
    fn vanish<S: Sink>(&self, sink: &mut S) {
        let may = self.frozen && self.man.kind() != KING && self.men.game == Ultima::Plain;
        if !may && sink.refuse(Some(self.from), self.from, SUICIDE, Why::default) {
            return;
        }
        let after = self.men.after(self.man, self.from, None, PointSet::EMPTY);
        let attacker = safety::attacker(&after, self.man.side());
        if attacker.is_some() && sink.refuse(Some(self.from), self.from, KING_ATTACKED, || self.who(attacker))
        {
            return;
        }
        sink.allow(self.done(self.from, PointSet::only(self.from), SUICIDE));
    }

    /// The move, with what leaves the board by it.
    fn done(&self, to: Point, removes: PointSet, rule: RuleId) -> Move {
        let mut next = self.position.state.passed();
        next.quiet = if removes.is_empty() { next.quiet.saturating_add(1) } else { 0 };
        Move { removes, ..Move::new(self.from, to, next, rule) }
    }

    /// The particulars of a refusal in which the man on a point matters.
    fn who(&self, at: Option<Point>) -> Why {
        Why { man: at.and_then(|at| self.position.at(at)), at, ..Why::default() }
    }
}

/// The article by which a kind moves.
const fn way_of_moving(kind: Kind) -> RuleId {
    match kind {
        KING => STEP,
        PAWN => STRAIGHT,
        _ => LINE,
    }
}

/// The article by which a kind takes.
fn way_of_taking(kind: Kind) -> RuleId {
    match kind {
        KING => DISPLACEMENT,
        PAWN => PINCER,
        LEAPER => LEAP,
        SPY => WITHDRAWAL,
        OFFICER => COORDINATION,
        _ => {
            debug_assert!(kind == CHAMELEON);
            IMITATION
        }
    }
}
