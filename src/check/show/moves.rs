//! Overlays about moves: where a man may go and what it takes there, where it may not and why, and the move just played.

use super::super::claims::takes;
use super::super::whence::Whence;
use super::{Sketch, no_last_move};
use crate::board::{Point, PointSet};
use crate::diag::{Diagnostic, Spanned};
use crate::diagram::{ArrowKind, MarkKind, Sign};
use crate::explain;
use crate::game::Verdict;
use crate::lesson::{HandMark, HandMarkKind, Show};
use crate::notation;
use crate::position::{Move, RuleId};

impl Sketch<'_> {
    /// Marks the moves of the man, or the placements from the hand.
    pub(super) fn moves_from(&mut self, from: Whence) {
        let moves = self.judge.moves(from);
        self.origin(from);
        match from {
            _ if !moves.is_empty() => self.mark_moves(from, &moves),
            Whence::Man(at) => self.say_of_man("marked-no-moves", at, PointSet::EMPTY),
            Whence::Hand => self.say("marked-no-placements", &[]),
        }
    }

    /// Marks the moves of the side to move that pass the filter: of every man, from the hand, and the pass.
    pub(super) fn all_moves(&mut self, filter: impl Fn(&Move) -> bool) {
        let (game, position) = (self.judge.scene.game, self.judge.scene.position);
        let moves: Vec<Move> = game.moves(&position).into_iter().filter(filter).collect();
        let own = |from: Option<Point>| -> Vec<Move> {
            moves.iter().filter(|mv| mv.from == from && mv.to.is_some()).copied().collect()
        };
        for from in position.of(position.state.turn) {
            let own = own(Some(from));
            if !own.is_empty() {
                self.origin(Whence::Man(from));
                self.mark_moves(Whence::Man(from), &own);
            }
        }
        let placements = own(None);
        if !placements.is_empty() {
            self.mark_moves(Whence::Hand, &placements);
        }
        if moves.iter().any(|mv| mv.to.is_none()) {
            let side = explain::side_message(position.state.turn);
            let (name, of) = (self.lang.text(side, &[]), self.lang.attr(side, "possessive", &[]));
            self.say("marked-pass", &[("side", name.into()), ("side-of", of.into())]);
        }
    }

    fn origin(&mut self, from: Whence) {
        if let Whence::Man(from) = from {
            self.mark_all(PointSet::only(from), MarkKind::Origin, "legend-origin");
        }
    }

    fn mark_moves(&mut self, from: Whence, moves: &[Move]) {
        let to = |which: fn(&Move) -> bool| -> PointSet {
            moves.iter().filter(|mv| which(mv)).filter_map(|mv| mv.to).collect()
        };
        let captures = to(takes);
        let Whence::Man(at) = from else {
            self.mark_all(to(|_| true), MarkKind::Move, "legend-placement");
            self.say_squares("marked-placements", to(|_| true), &[]);
            return;
        };
        let (quiet, swaps) = (to(|mv| !takes(mv) && !leaves(mv) && !mv.swaps()), to(Move::swaps));
        self.mark_all(to(|mv| !takes(mv)), MarkKind::Move, "legend-move");
        self.mark_all(captures, MarkKind::Capture, "legend-capture");
        let elsewhere: PointSet = moves.iter().fold(PointSet::EMPTY, |all, mv| all | elsewhere(mv));
        self.mark_all(elsewhere, MarkKind::Taken, "legend-taken");
        for (message, points) in
            [("marked-moves", quiet), ("marked-swaps", swaps), ("marked-captures", captures)]
        {
            if !points.is_empty() {
                self.say_of_man(message, at, points);
            }
        }
        self.say_takings(moves);
        if moves.iter().any(leaves) {
            self.say_of_man("marked-leaves", at, PointSet::EMPTY);
        }
    }

    /// Says of the moves that take men elsewhere than where they arrive which ones these are.
    fn say_takings(&mut self, moves: &[Move]) {
        let mut by_taken: Vec<(PointSet, PointSet)> = Vec::new();
        for mv in moves.iter().filter(|mv| !elsewhere(mv).is_empty()) {
            let Some(to) = mv.to else { continue };
            match by_taken.iter_mut().find(|(taken, _)| *taken == mv.captures()) {
                Some((_, arrivals)) => arrivals.insert(to),
                None => by_taken.push((mv.captures(), PointSet::only(to))),
            }
        }
        for (taken, arrivals) in by_taken {
            let to: Vec<String> = arrivals.iter().map(|point| self.judge.name(point)).collect();
            self.say_squares("marked-takes", taken, &[("to", to.join(", ").into())]);
        }
    }

    /// Marks the points in line that the man may not enter, each with the number of its first reason.
    pub(super) fn refusals(&mut self, from: Whence) {
        let reach = self.judge.scene.game.spec().rule("reach");
        let mut points = PointSet::EMPTY;
        for (to, verdict) in self.judge.scene.game.spec().board.points().zip(self.judge.verdicts(from)) {
            let Verdict::Illegal(refusals) = verdict else { continue };
            let out_of_reach = refusals.iter().any(|refusal| Some(refusal.rule) == reach);
            if Some(to) != from.point() && !out_of_reach {
                points.insert(to);
            }
        }
        self.origin(from);
        self.mark_refused(from, points);
    }

    fn mark_refused(&mut self, from: Whence, points: PointSet) {
        let game = self.judge.scene.game;
        let mut by_reason: Vec<(RuleId, PointSet)> = Vec::new();
        for to in points {
            let Verdict::Illegal(refusals) = self.judge.verdict(from, to) else { continue };
            let Some(first) = refusals.first() else { continue };
            match by_reason.iter_mut().find(|(rule, _)| *rule == first.rule) {
                Some((_, points)) => points.insert(to),
                None => by_reason.push((first.rule, PointSet::only(to))),
            }
        }
        by_reason.sort_by_key(|&(rule, _)| rule);
        for (rule, points) in by_reason {
            if !self.reasons.contains(&rule) {
                self.reasons.push(rule);
            }
            let number = self.reasons.iter().position(|&known| known == rule).map_or(0, |at| at + 1);
            let title = explain::rule_title(game, rule, self.lang);
            let kind = MarkKind::Refused(number as u8);
            for point in points {
                self.mark(point, kind.clone());
            }
            self.legend(Sign::Mark(kind), "legend-refused", &[("rule", title.clone().into())]);
            self.say_squares("marked-refused", points, &[("rule", title.into())]);
        }
    }

    /// Draws marks that the author has set and that were checked.
    pub(super) fn set_by_hand(&mut self, marks: &HandMark) {
        let board = self.judge.scene.game.spec().board;
        // What is wrong with the words has been reported.
        let Some(from) = self.judge.whence(&marks.list.from, &mut Vec::new()) else { return };
        let squares =
            marks.list.to.iter().filter_map(|to| notation::parse_point(board, &to.square.value).ok());
        let points: PointSet = squares.map(|(point, _)| point).collect();
        self.origin(from);
        let (kind, legend, message) = match (marks.kind, from) {
            (HandMarkKind::Refused, _) => return self.mark_refused(from, points),
            (HandMarkKind::Legal, Whence::Hand) => (MarkKind::Move, "legend-placement", "marked-placements"),
            (HandMarkKind::Legal, _) => (MarkKind::Move, "legend-move", "marked-moves"),
            (HandMarkKind::Capture, _) => (MarkKind::Capture, "legend-capture", "marked-captures"),
        };
        self.mark_all(points, kind, legend);
        match from {
            Whence::Man(at) => self.say_of_man(message, at, points),
            Whence::Hand => self.say_squares(message, points, &[]),
        }
    }

    /// Marks the move just played, with the man that it shifts and the men that it takes on other points.
    pub(super) fn last_move(&mut self, show: &Spanned<Show>, out: &mut Vec<Diagnostic>) {
        let scene = self.judge.scene;
        let Some((before, mv)) = scene.last else {
            no_last_move(show, "last-move", out);
            return;
        };
        let shifted = mv.shifts.into_iter().flat_map(|(from, to)| [from, to]);
        let ends: PointSet = mv.from.into_iter().chain(mv.to).chain(shifted).collect();
        self.mark_all(ends, MarkKind::LastMove, "legend-last-move");
        for (from, to) in mv.from.zip(mv.to).into_iter().chain(mv.shifts) {
            if from != to {
                self.arrow(from, to, ArrowKind::LastMove);
            }
        }
        self.mark_all(elsewhere(&mv), MarkKind::Taken, "legend-taken-last");
        let text = notation::write_move(scene.game, &before, &mv, self.lang);
        self.say("marked-last-move", &[("move", text.into())]);
        if !elsewhere(&mv).is_empty() {
            self.say_squares("marked-took", mv.captures(), &[]);
        }
    }
}

/// The men that a move takes elsewhere than where it arrives.
fn elsewhere(mv: &Move) -> PointSet {
    let arrival = mv.to.map_or(PointSet::EMPTY, PointSet::only);
    mv.captures() - arrival
}

/// Whether the man leaves the board by its own side's will.
fn leaves(mv: &Move) -> bool {
    mv.vanishes() && mv.from == mv.to
}
