//! The generator: for one man, every candidate square and the rule that allows or forbids it.

use super::force::{self, STEP, TWO_STEP, Way};
use super::{
    BOARD, CASTLES, KNECHT, KONNET, LIMIT, PRINCE, RITTER, RULES, SCOUT, VER_KNECHT, royal, royals_in,
};
use crate::board::{Point, PointSet};
use crate::game::{Law, Sink, Trial, Why, article};
use crate::position::{Kind, Move, Piece, Position, RuleId, Side};

const OWN_PIECE: RuleId = article(RULES, "own-piece");
const REACH: RuleId = article(RULES, "reach");
const BLOCKED: RuleId = article(RULES, "blocked");
const CASTLE: RuleId = article(RULES, "castle");
const CAPTURE: RuleId = article(RULES, "capture");
const FORCE: RuleId = article(RULES, "force");
const EXCHANGE: RuleId = article(RULES, "exchange");
const LOCK: RuleId = article(RULES, "lock");
const KNECHT_PROMOTION: RuleId = article(RULES, "knecht-promotion");
const PROMOTION: RuleId = article(RULES, "promotion");
const PRINCE_PROMOTION: RuleId = article(RULES, "prince-promotion");
const SCOUT_CASTLE: RuleId = article(RULES, "scout-castle");

/// Visits the squares that the man on `from` may try; a sink that explains hears of every square of the board.
pub(super) fn visit<S: Sink>(law: impl Law, position: &Position, from: Point, sink: &mut S) {
    let Some(man) = position.at(from) else { return };
    let mover = Mover { law, position, man, from, lock: lock(position, man, from) };
    if S::EXPLAIN {
        let mut met = PointSet::EMPTY;
        force::ways::<true>(law, position, man, from, |to, way| {
            met.insert(to);
            mover.judge(to, Some(way), sink);
        });
        for to in BOARD.points().filter(|&to| !met.contains(to)) {
            mover.judge(to, None, sink);
        }
    } else {
        force::ways::<false>(law, position, man, from, |to, way| mover.judge(to, Some(way), sink));
    }
}

/// The castle lock: an enemy royal in the man's own castle, and no royal there but the man.
#[inline]
fn lock(position: &Position, man: Piece, from: Point) -> Option<Why> {
    let side = man.side();
    if !royal(man.kind()) || !CASTLES[side as usize].contains(from) {
        return None;
    }
    let at = royals_in(position, side.other(), side).first()?;
    let alone = royals_in(position, side, side).len() == 1;
    alone.then(|| Why { man: position.at(at), at: Some(at), force: None })
}

/// A man about to move.
struct Mover<'a, L> {
    law: L,
    position: &'a Position,
    man: Piece,
    from: Point,
    lock: Option<Why>,
}

impl<L: Law> Mover<'_, L> {
    /// Holds the way to `to` against every rule. Without explanations the first broken rule ends it.
    fn judge<S: Sink>(&self, to: Point, way: Option<Way>, sink: &mut S) {
        let (kind, side) = (self.man.kind(), self.man.side());
        let target = self.position.at(to);
        let enemy = target.is_some_and(|man| man.side() != side);
        let own = target.is_some() && !enemy && to != self.from;
        let castle = BOTH_CASTLES.contains(to);
        let mut trial = Trial::new(self.law, Some(self.from), to, sink);
        let there = || Why { man: target, at: Some(to), force: None };
        if trial.breaks(own, OWN_PIECE, there) || trial.breaks(way.is_none(), REACH, Why::default) {
            return;
        }
        if let Some(Way::Blocked(at)) = way {
            let blocker = || Why { man: self.position.at(at), at: Some(at), force: None };
            if trial.breaks(true, BLOCKED, blocker) {
                return;
            }
        }
        let exchange = kind == SCOUT && enemy && self.law.holds(EXCHANGE);
        let enters = royal(kind) || self.promotes_in_castle(to, target.is_none()) || exchange;
        if trial.breaks(castle && !enters, CASTLE, there) {
            return;
        }
        if enemy && kind != SCOUT {
            let force = force::on(self.law, self.position, to);
            let lacks = force[side as usize] <= force[side.other() as usize];
            let why = || Why { man: target, at: Some(to), force: Some(force) };
            if trial.breaks(lacks, FORCE, why) {
                return;
            }
        }
        if let Some(why) = self.lock
            && trial.breaks(!CASTLES[side as usize].contains(to), LOCK, || why)
        {
            return;
        }
        if trial.breaks(matches!(way, Some(Way::LeavesHalf)), TWO_STEP, Why::default) {
            return;
        }
        let choices = self.choices(to, way.is_some());
        let none_open = choices.is_some_and(|kinds| kinds.iter().flatten().next().is_none());
        if trial.breaks(none_open, PROMOTION, Why::default) {
            return;
        }
        let stays = castle && kind == SCOUT && target.is_none();
        if trial.breaks(stays, SCOUT_CASTLE, Why::default) || !trial.stands() {
            return;
        }
        let step = match way {
            Some(Way::Open(rule)) => rule,
            // Only a rule switched off brings us here.
            _ => STEP,
        };
        if enemy && kind != SCOUT && !self.law.holds(CAPTURE) {
            trial.allow(self.plain(to, enemy, CAPTURE), REACH);
            return;
        }
        match choices {
            Some(kinds) => {
                for kind in kinds.into_iter().flatten() {
                    let becomes = Some(Piece::new(side, kind));
                    trial.allow(Move { becomes, ..self.plain(to, enemy, PROMOTION) }, REACH);
                }
            }
            None => {
                trial.allow(self.moved(to, enemy, castle && enemy, step), REACH);
            }
        }
    }

    /// A Ver Knecht's step onto a free square of the enemy castle, which promotes it.
    #[inline]
    fn promotes_in_castle(&self, to: Point, free: bool) -> bool {
        self.man.kind() == VER_KNECHT && free && CASTLES[self.man.side().other() as usize].contains(to)
    }

    /// What a Ver Knecht that comes to its last rank may become; `None` for any other move.
    fn choices(&self, to: Point, in_pattern: bool) -> Option<[Option<Kind>; 4]> {
        let side = self.man.side();
        let arrives = in_pattern && BOARD.rank(to) == last_rank(side);
        if self.man.kind() != VER_KNECHT || !arrives || !self.law.holds(PROMOTION) {
            return None;
        }
        let open = |kind| (self.position.find(side, kind).len() < LIMIT).then_some(kind);
        let outside = |kind| (!BOTH_CASTLES.contains(to)).then_some(kind);
        Some([open(KONNET), open(PRINCE), outside(RITTER), outside(SCOUT)])
    }

    /// The move that is no chosen promotion: with its automatic promotion, or the exchange (in a castle, `storms`).
    fn moved(&self, to: Point, enemy: bool, storms: bool, step: RuleId) -> Move {
        let (kind, side) = (self.man.kind(), self.man.side());
        if kind == SCOUT && storms {
            let mut mv = self.plain(to, enemy, EXCHANGE);
            mv.removes.insert(self.from);
            return mv;
        }
        let mut mv = self.plain(to, enemy, if enemy { CAPTURE } else { step });
        if kind == KNECHT && BOARD.rank(to) == knecht_promotion_rank(side) && self.law.holds(KNECHT_PROMOTION)
        {
            mv.becomes = Some(Piece::new(side, VER_KNECHT));
            mv.rule = KNECHT_PROMOTION;
        }
        let right = 1 << side as u8;
        if kind == PRINCE
            && self.law.holds(PRINCE_PROMOTION)
            && CASTLES[side.other() as usize].contains(to)
            && mv.next.rights & right != 0
            && self.position.find(side, KONNET).len() < LIMIT
        {
            mv.becomes = Some(Piece::new(side, KONNET));
            mv.rule = PRINCE_PROMOTION;
            mv.next.rights &= !right;
        }
        mv
    }

    #[inline]
    fn plain(&self, to: Point, takes: bool, rule: RuleId) -> Move {
        let mut next = self.position.state.passed();
        next.quiet = if takes { 0 } else { next.quiet.saturating_add(1) };
        let mut mv = Move::new(self.from, to, next, rule);
        if takes {
            mv.removes.insert(to);
        }
        mv
    }
}

const BOTH_CASTLES: PointSet = CASTLES[0].union(CASTLES[1]);

/// The rank, from 0, on which the side's Ver Knechts promote.
#[inline]
pub(super) const fn last_rank(side: Side) -> usize {
    match side {
        Side::White => 7,
        Side::Black => 0,
    }
}

/// The rank, from 0, on which the side's Knechts become Ver Knechts.
#[inline]
pub(super) const fn knecht_promotion_rank(side: Side) -> usize {
    match side {
        Side::White => 5,
        Side::Black => 2,
    }
}
