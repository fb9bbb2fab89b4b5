//! The generator: for one man, every candidate square and the rule that allows or forbids it.

use super::lines::{self, CAPTURE, PAWN_CAPTURE, Way, around};
use super::{BISHOP, BOARD, KING, KNIGHT, PAWN, QUEEN, ROOK, RULES, TURN, is_light};
use crate::board::{Point, PointSet};
use crate::game::{Law, Sink, Trial, Why, article};
use crate::position::{Kind, Move, Piece, Position, RuleId, Side};

const OWN_PIECE: RuleId = article(RULES, "own-piece");
const CAPTURE_ONLY: RuleId = article(RULES, "capture-only");
const REACH: RuleId = article(RULES, "reach");
const BLOCKED: RuleId = article(RULES, "blocked");
const KING_CAPTURES: RuleId = article(RULES, "king-captures");
const KING_IMMUNE: RuleId = article(RULES, "king-immune");
const KING_ZONE: RuleId = article(RULES, "king-zone");
const SWAP: RuleId = article(RULES, "swap");
const SWAP_PAWN: RuleId = article(RULES, "swap-pawn");
const SWAP_KING: RuleId = article(RULES, "swap-king");
const SWAP_COLOUR: RuleId = article(RULES, "swap-colour");
const PROMOTION: RuleId = article(RULES, "promotion");
const PROMOTION_KING: RuleId = article(RULES, "promotion-king");

/// Visits the squares that the man on `from` may try; a sink that explains hears of every square of the board.
pub(super) fn visit<S: Sink>(law: impl Law, position: &Position, from: Point, sink: &mut S) {
    let Some(man) = position.at(from) else { return };
    let (king, side) = (man.kind() == KING, man.side());
    let zone = if king { zone(position, side) } else { PointSet::EMPTY };
    let mover = Mover { law, position, man, from, zone };
    let mut met = PointSet::EMPTY;
    let mut judge = |to, way| {
        met.insert(to);
        mover.judge(to, Some(way), sink);
    };
    if S::EXPLAIN {
        lines::ways::<true>(position, man, from, &mut judge);
        BOARD.points().filter(|&to| !met.contains(to)).for_each(|to| mover.judge(to, None, sink));
    } else {
        lines::ways::<false>(position, man, from, &mut judge);
        if king {
            // A swap has no way to go: its partner may stand anywhere.
            (position.of(side) - met).into_iter().for_each(|to| mover.judge(to, None, sink));
        }
    }
}

/// The squares next to the kings of the side's enemy, whatever stands there.
#[inline]
fn zone(position: &Position, side: Side) -> PointSet {
    position.find(side.other(), KING).iter().flat_map(around).collect()
}

/// The rank, from 0, on which the side's pawns promote.
#[inline]
const fn last_rank(side: Side) -> usize {
    match side {
        Side::White => 7,
        Side::Black => 0,
    }
}

/// A man about to move.
struct Mover<'a, L> {
    law: L,
    position: &'a Position,
    man: Piece,
    from: Point,
    /// The squares that an enemy king keeps a king from; empty for other men.
    zone: PointSet,
}

impl<L: Law> Mover<'_, L> {
    /// Holds the way to `to` against every rule. Without explanations the first broken rule ends it.
    fn judge<S: Sink>(&self, to: Point, way: Option<Way>, sink: &mut S) {
        let (kind, side) = (self.man.kind(), self.man.side());
        let king = kind == KING;
        let target = self.position.at(to);
        let enemy = target.filter(|man| man.side() != side);
        let own = target.filter(|man| man.side() == side && to != self.from);
        let swap = own.filter(|_| king && self.law.holds(SWAP));
        let there = || Why { man: target, at: Some(to), force: None };
        let mut trial = Trial::new(self.law, Some(self.from), to, sink);
        let idle = target.is_none() && !king && kind != PAWN;
        if trial.breaks(own.is_some() && swap.is_none(), OWN_PIECE, there)
            || trial.breaks(idle, CAPTURE_ONLY, Why::default)
            || trial.breaks(way.is_none() && swap.is_none(), REACH, Why::default)
        {
            return;
        }
        if let Some(Way::Blocked(at)) = way {
            let blocker = || Why { man: self.position.at(at), at: Some(at), force: None };
            if trial.breaks(true, BLOCKED, blocker) {
                return;
            }
        }
        let diagonal = matches!(way, Some(Way::Open(PAWN_CAPTURE)));
        if trial.breaks(diagonal && target.is_none(), PAWN_CAPTURE, Why::default)
            || trial.breaks(enemy.is_some() && king, KING_CAPTURES, there)
            || trial.breaks(enemy.is_some_and(|man| man.kind() == KING), KING_IMMUNE, there)
            || trial.breaks(self.zone.contains(to), KING_ZONE, || self.keeper(to))
        {
            return;
        }
        if let Some(partner) = swap.map(Piece::kind) {
            let colours_differ = is_light(to) != is_light(self.from);
            if trial.breaks(partner == PAWN, SWAP_PAWN, there)
                || trial.breaks(partner == KING, SWAP_KING, there)
                || trial.breaks(partner == BISHOP && colours_differ, SWAP_COLOUR, there)
            {
                return;
            }
        }
        if !trial.stands() {
            return;
        }
        let rule = match way {
            _ if swap.is_some() => SWAP,
            // Only a rule switched off brings us to these.
            Some(Way::Open(CAPTURE)) | None if target.is_none() => TURN,
            None | Some(Way::Blocked(_)) => CAPTURE,
            Some(Way::Open(rule)) => rule,
        };
        let mut mv = Move::new(self.from, to, self.position.state.passed(), rule);
        if swap.is_some() {
            mv.shifts = Some((to, self.from));
        }
        if enemy.is_some() {
            mv.removes.insert(to);
        }
        if kind == PAWN && BOARD.rank(to) == last_rank(side) && self.law.holds(mv.rule) {
            self.promote(mv, trial);
        } else {
            trial.allow(mv, REACH);
        }
    }

    /// The enemy king that keeps a king from the square.
    #[inline]
    fn keeper(&self, to: Point) -> Why {
        let kings = self.position.find(self.man.side().other(), KING);
        let at = kings.iter().find(|&king| around(king).any(|point| point == to));
        Why { man: at.and_then(|at| self.position.at(at)), at, force: None }
    }

    /// The choices of a pawn that comes to its last rank; where there are none it stays what it is.
    fn promote<S: Sink>(&self, mv: Move, mut trial: Trial<'_, S, L>) {
        let side = self.man.side();
        let becomes = |kind: Kind| Some(Piece::new(side, kind));
        if self.law.holds(PROMOTION) {
            for kind in [QUEEN, ROOK, BISHOP, KNIGHT] {
                trial.allow(Move { becomes: becomes(kind), rule: PROMOTION, ..mv }, REACH);
            }
        } else {
            trial.allow(mv, REACH);
        }
        let zone = zone(self.position, side).contains(trial.to) && self.law.holds(KING_ZONE);
        if !zone && self.law.holds(PROMOTION_KING) {
            trial.allow(Move { becomes: becomes(KING), rule: PROMOTION_KING, ..mv }, REACH);
        }
    }
}
