//! The generator: for one man, every candidate point and the rule that allows or forbids it.

use super::Orthodox;
use super::castling::Castling;
use crate::board::{Point, PointSet};
use crate::game::{Law, Sink, Trial, Why};
use crate::movement::{Ending, Mode, Shape};
use crate::position::{Move, Piece, Position, Side, State};

/// A position with what is worked out once for all its moves.
pub(super) struct Scene<'a, L> {
    rules: &'a Orthodox,
    law: L,
    position: &'a Position,
    side: Side,
    /// The enemy's men that strike.
    enemies: PointSet,
    occupied: PointSet,
    king: Option<Point>,
    /// The attackers of the king.
    attackers: PointSet,
    /// The points where a man that is not the king ends every attack on it: all where there is none.
    saving: PointSet,
    /// The men that alone stand in the way of an attack on the king.
    pinned: PointSet,
    /// The state after a move that neither takes nor moves a pawn.
    next: State,
}

/// The man asked about.
struct Mover {
    man: Piece,
    from: Point,
    /// The points where it may go without leaving its king attacked, unless it is the king.
    free: PointSet,
}

impl<'a, L: Law> Scene<'a, L> {
    pub(super) fn new(rules: &'a Orthodox, law: L, position: &'a Position) -> Scene<'a, L> {
        let State { turn: side, quiet, number, .. } = position.state;
        let mut scene = Scene {
            rules,
            law,
            position,
            side,
            enemies: rules.strikers(law, position, side.other()),
            occupied: position.occupied(),
            king: rules.king(position, side),
            attackers: PointSet::EMPTY,
            saving: !PointSet::EMPTY,
            pinned: PointSet::EMPTY,
            next: State {
                target: None,
                quiet: quiet.saturating_add(1),
                number: number.saturating_add(u16::from(side == Side::Black)),
                ..position.state.passed()
            },
        };
        if let Some(king) = scene.king {
            rules.table.strokes(position, king, scene.enemies, |from, between| {
                let blockers = between & scene.occupied;
                if blockers.is_empty() {
                    scene.attackers.insert(from);
                    scene.saving &= between | PointSet::only(from);
                } else if blockers.len() == 1 {
                    scene.pinned |= blockers - scene.enemies;
                }
                false
            });
        }
        scene
    }

    /// Visits the points that the man on `from` may try; a sink that explains hears of every point of the board.
    pub(super) fn visit<S: Sink>(&self, from: Point, sink: &mut S) {
        let Some(man) = self.position.at(from) else { return };
        let mover = Mover { man, from, free: self.free(from) };
        let table = &self.rules.table;
        let castlings: &[Castling] = if man.kind() == self.rules.king { &self.rules.castlings } else { &[] };
        let castlings = castlings.iter().filter(|c| c.king[0] == from && c.side == self.side);
        if S::EXPLAIN {
            let beyond = self.rules.beyond_lines(man, from);
            for to in self.rules.plan.board.points() {
                let trial = Trial::new(self.law, Some(from), to, sink);
                match castlings.clone().find(|castling| castling.king[1] == to) {
                    Some(castling) => self.castle(castling, trial),
                    None => {
                        let ending = table.ending(self.position, man, from, to);
                        self.judge(&mover, ending, beyond.contains(to), trial);
                    }
                }
            }
        } else {
            table.reach(self.position, man, from, |to, mode| {
                let open = Some(Ending { mode, blocked: None });
                self.judge(&mover, open, false, Trial::new(self.law, Some(from), to, sink));
            });
            for castling in castlings {
                self.castle(castling, Trial::new(self.law, Some(from), castling.king[1], sink));
            }
        }
    }

    /// The points where the man on `from` may go without leaving its king attacked.
    #[inline]
    fn free(&self, from: Point) -> PointSet {
        if self.pinned.contains(from) { self.along_pin(from) } else { self.saving }
    }

    /// The same for a man that alone stands in the way of an attack, or of several.
    #[cold]
    fn along_pin(&self, from: Point) -> PointSet {
        let mut free = self.saving;
        if let Some(king) = self.king {
            self.rules.table.strokes(self.position, king, self.enemies, |attacker, between| {
                if between & self.occupied == PointSet::only(from) {
                    free &= between | PointSet::only(attacker);
                }
                false
            });
        }
        free
    }

    /// Holds a man's way to a point against every rule; `beyond` says that diagonals would lead there.
    #[inline]
    fn judge<S: Sink>(
        &self,
        mover: &Mover,
        ending: Option<Ending>,
        beyond: bool,
        mut trial: Trial<'_, S, L>,
    ) {
        let articles = &self.rules.plan.articles;
        let to = trial.to;
        let there = self.position.at(to);
        let enemy = there.is_some_and(|man| man.side() != self.side);
        let mode = ending.map_or(Mode::BOTH, |ending| ending.mode);
        let now = self.position.state.target == Some(to);
        let passes = mode.has(Mode::EN_PASSANT)
            && self.law.holds(articles.en_passant)
            && there.is_none()
            && (now || S::EXPLAIN);
        let passed = if passes { self.beside(to) } else { None };
        let victim = passed.filter(|_| now);
        let on_to = || Why { man: there, at: Some(to), force: None };

        if trial.breaks(there.is_some() && !enemy && to != mover.from, articles.own_piece, on_to) {
            return;
        }
        if S::EXPLAIN && ending.is_none() {
            let from = Why { at: Some(mover.from), ..Why::default() };
            if trial.breaks(beyond, articles.no_diagonal, || from) {
                return;
            }
        }
        if trial.breaks(ending.is_none(), articles.reach, Why::default) {
            return;
        }
        let early = mode.has(Mode::INITIAL) && !self.rules.homes[self.side as usize].contains(mover.from);
        if trial.breaks(early, articles.double_step, on_to) {
            return;
        }
        let straight = enemy && !mode.has(Mode::CAPTURE);
        if trial.breaks(straight, articles.pawn, on_to) || trial.breaks(straight, articles.blocked, on_to) {
            return;
        }
        let empty = there.is_none() && !mode.has(Mode::MOVE) && victim.is_none();
        if trial.breaks(empty, articles.pawn_capture, on_to) {
            return;
        }
        if S::EXPLAIN
            && let Some(at) = passed.filter(|_| victim.is_none())
        {
            trial.breaks(self.may_have_passed(to), articles.en_passant, || self.man_on(at));
        }
        if let Some((at, shape)) = ending.and_then(|ending| ending.blocked) {
            let rule = if shape == Shape::Bent { articles.leg } else { articles.blocked };
            if trial.breaks(true, rule, || self.man_on(at)) {
                return;
            }
        }
        let kings = enemy && there.is_some_and(|man| man.kind() == self.rules.king);
        if trial.breaks(kings, articles.king_capture, on_to) {
            return;
        }
        let attacker = self.attacker_after(mover, to, victim);
        trial.breaks(attacker.is_some(), articles.king_attacked, || match attacker {
            Some(at) => self.man_on(at),
            None => Why::default(),
        });
        if trial.stands() {
            self.allow(mover, mode, enemy, victim, trial);
        }
    }

    /// The enemy that would attack the king after the move.
    #[inline]
    fn attacker_after(&self, mover: &Mover, to: Point, victim: Option<Point>) -> Option<Point> {
        let king = self.king?;
        let moves_king = king == mover.from;
        if !moves_king && victim.is_none() && mover.free.contains(to) {
            return None;
        }
        let gone = PointSet::only(mover.from) | victim.map_or(PointSet::EMPTY, PointSet::only);
        let arrived = PointSet::only(to);
        let king = if moves_king { to } else { king };
        let occupied = (self.occupied - gone) | arrived;
        self.rules.table.striker(self.position, king, self.enemies - gone - arrived, occupied)
    }

    #[inline]
    fn man_on(&self, at: Point) -> Why {
        Why { man: self.position.at(at), at: Some(at), force: None }
    }

    /// The point behind `to` if an enemy pawn stands there.
    #[inline]
    fn beside(&self, to: Point) -> Option<Point> {
        let pawn = Piece::new(self.side.other(), self.rules.pawn);
        self.rules.ahead(to, self.side.other()).filter(|&at| self.position.at(at) == Some(pawn))
    }

    /// Whether an enemy pawn's double step passes over the point.
    #[inline]
    fn may_have_passed(&self, to: Point) -> bool {
        let homes = self.rules.homes[self.side.other() as usize];
        self.rules.ahead(to, self.side).is_some_and(|start| homes.contains(start))
    }

    /// Hands over the move, or one for each man that the pawn may become.
    #[inline]
    fn allow<S: Sink>(
        &self,
        mover: &Mover,
        mode: Mode,
        enemy: bool,
        victim: Option<Point>,
        mut trial: Trial<'_, S, L>,
    ) {
        let (rules, articles) = (self.rules, &self.rules.plan.articles);
        let (from, to) = (mover.from, trial.to);
        let pawn = mover.man.kind() == rules.pawn;
        let mut next = self.next;
        next.rights &= rules.keep[from.index()] & rules.keep[to.index()];
        if enemy || pawn {
            next.quiet = 0;
        }
        let mut mv = Move::new(from, to, next, rules.moves[mover.man.kind().index()]);
        if enemy {
            mv.removes.insert(to);
        }
        if !pawn {
            trial.allow(mv, articles.reach);
            return;
        }
        if let Some(victim) = victim {
            mv.removes.insert(victim);
            mv.rule = articles.en_passant;
        } else if enemy || !L::WHOLE && !mode.has(Mode::MOVE) {
            mv.rule = articles.pawn_capture;
        } else if mode.has(Mode::INITIAL) {
            mv.rule = articles.double_step;
            mv.next.target =
                rules.ahead(from, self.side).filter(|&passed| rules.plan.targets.contains(passed));
        }
        let promotes = rules.last[self.side as usize].contains(to) && self.law.holds(articles.promotion);
        if promotes && self.law.holds(mv.rule) {
            for &kind in &rules.promotions {
                let becomes = Some(Piece::new(self.side, kind));
                trial.allow(Move { becomes, rule: articles.promotion, ..mv }, articles.reach);
            }
        } else {
            trial.allow(mv, articles.reach);
        }
    }

    /// Holds a castling against every rule.
    fn castle<S: Sink>(&self, castling: &Castling, mut trial: Trial<'_, S, L>) {
        let articles = &self.rules.plan.articles;
        let (position, table) = (self.position, &self.rules.table);
        let [from, to] = castling.king;
        let rook = Some(Piece::new(self.side, self.rules.rook));
        let kept = castling.held(&position.state) && position.at(castling.rook[0]) == rook;
        let corner = Why { man: rook, at: Some(castling.rook[0]), force: None };
        if trial.breaks(!kept, articles.castling_rights, || corner) {
            return;
        }
        let own = position.of(self.side).contains(to);
        if trial.breaks(own, articles.own_piece, || self.man_on(to)) {
            return;
        }
        let blocker = (castling.between & self.occupied).first();
        if trial.breaks(blocker.is_some(), articles.castling_blocked, || {
            blocker.map_or_else(Why::default, |at| self.man_on(at))
        }) {
            return;
        }
        let attacker = self.attackers.first();
        if trial.breaks(attacker.is_some(), articles.castling_check, || {
            attacker.map_or_else(Why::default, |at| self.man_on(at))
        }) {
            return;
        }
        // The points are looked at as the men stand, the king at home: there it may be on the leg of a knight's path.
        let striker = |point: Point| {
            table.striker(position, point, self.enemies - PointSet::only(point), self.occupied)
        };
        let attacked = castling.passed.iter().find_map(|&point| Some((point, striker(point)?)));
        if trial.breaks(attacked.is_some(), articles.castling_attacked, || {
            attacked.map_or_else(Why::default, |(at, by)| Why { at: Some(at), ..self.man_on(by) })
        }) {
            return;
        }
        if S::EXPLAIN
            && let Some(by) = striker(to)
        {
            trial.breaks(true, articles.king_attacked, || self.man_on(by));
        }
        if trial.stands() {
            let mut next = self.next;
            next.rights &= self.rules.keep[from.index()];
            let shifts = Some((castling.rook[0], castling.rook[1]));
            let mv = Move { shifts, ..Move::new(from, to, next, articles.castling) };
            trial.allow(mv, articles.reach);
        }
    }
}
