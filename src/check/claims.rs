//! The claims of a block about where men go: destinations, refusals, strikes.

use super::context::unknown_rule;
use super::place::{find_point, reasons};
use super::rewrite;
use super::scene::Scene;
use super::whence::Whence;
use crate::board::{Point, PointSet};
use crate::diag::{Diagnostic, Span};
use crate::game::{Game, Verdict};
use crate::lang::Lang;
use crate::lesson::{Destination, Destinations, Fields, Text};
use crate::position::{Move, Position, RuleId};

/// A scene and the languages in which claims about it are read and answered.
pub(super) struct Judge<'a> {
    pub(super) scene: &'a Scene,
    pub(super) reading: &'a [&'a Lang],
    pub(super) english: &'a Lang,
}

impl Judge<'_> {
    fn game(&self) -> &'static dyn Game {
        self.scene.game
    }

    fn position(&self) -> &Position {
        &self.scene.position
    }

    pub(super) fn name(&self, point: Point) -> String {
        self.game().spec().board.name(point)
    }

    /// The points in the order of their names, in which authors list squares.
    fn in_order(&self, points: PointSet) -> Vec<Point> {
        let mut points: Vec<Point> = points.iter().collect();
        points.sort_by_key(|&point| self.name(point));
        points
    }

    pub(super) fn names(&self, points: PointSet) -> Vec<String> {
        self.game().spec().board.names(points)
    }

    /// Squares as a block lists them, captures with their `x`.
    pub(super) fn list(&self, points: PointSet, captures: PointSet) -> String {
        if points.is_empty() {
            return "none".to_owned();
        }
        let mark =
            |point: Point| format!("{}{}", if captures.contains(point) { "x" } else { "" }, self.name(point));
        self.in_order(points).into_iter().map(mark).collect::<Vec<_>>().join(" ")
    }

    /// Checks every claim of the block about moves, strikes, counts and forces; returns how many there were.
    pub(super) fn fields(&self, fields: &Fields, out: &mut Vec<Diagnostic>) -> usize {
        let mut claims = 0;
        for claim in fields.exactly.iter().flatten() {
            claims += 1;
            self.exactly(claim, out);
        }
        for claim in fields.legal.iter().flatten() {
            claims += claim.to.len();
            self.each(claim, out, |judge, from, to, out| judge.legal(from, to, out));
        }
        for claim in fields.illegal.iter().flatten() {
            claims += claim.to.len();
            self.each(claim, out, |judge, from, to, out| {
                judge.illegal(from, &to.square, to.reason.as_ref(), out)
            });
        }
        for claim in fields.strikes.iter().flatten() {
            claims += 1;
            self.strikes(claim, out);
        }
        for claim in fields.vanish.iter().flatten() {
            claims += 1;
            self.vanishes(claim, out);
        }
        for claim in fields.count.iter().flatten() {
            claims += 1;
            self.counted(claim, out);
        }
        for claim in fields.force.iter().flatten() {
            claims += 1;
            self.forces(claim, out);
        }
        claims
    }

    fn each(
        &self,
        claim: &Destinations,
        out: &mut Vec<Diagnostic>,
        check: impl Fn(&Self, Whence, &Destination, &mut Vec<Diagnostic>),
    ) {
        let Some(from) = self.whence(&claim.from, out) else { return };
        for to in &claim.to {
            check(self, from, to, out);
        }
    }

    /// The destinations of a man and those among them where it captures.
    pub(super) fn destinations(&self, from: Whence) -> (PointSet, PointSet) {
        let moves = self.moves(from);
        let to = moves.iter().filter_map(|mv| mv.to).collect();
        let captures = moves.iter().filter(|mv| takes(mv)).filter_map(|mv| mv.to).collect();
        (to, captures)
    }

    fn exactly(&self, claim: &Destinations, out: &mut Vec<Diagnostic>) {
        let Some(from) = self.whence(&claim.from, out) else { return };
        let board = self.game().spec().board;
        let (truth, captures) = self.destinations(from);
        let (mut claimed, mut wrong, mut notes) = (PointSet::EMPTY, Vec::new(), Vec::new());
        for to in &claim.to {
            let Some(point) = find_point(board, &to.square, out) else { return };
            let name = self.name(point);
            if claimed.contains(point) {
                wrong.push((&to.square.span, format!("`{name}` stands twice")));
            } else if !truth.contains(point) {
                wrong.push((&to.square.span, format!("`{name}` is not legal")));
                notes.push(self.says(from, point));
            } else if to.capture != captures.contains(point) {
                let (is, mark) =
                    if to.capture { ("no capture", &name) } else { ("a capture", &format!("x{name}")) };
                wrong.push((&to.square.span, format!("the move to `{name}` is {is}: write `{mark}`")));
            }
            claimed.insert(point);
        }
        let missing = truth - claimed;
        if wrong.is_empty() && missing.is_empty() {
            return;
        }
        notes.extend(self.in_order(missing).into_iter().map(|point| self.says(from, point)));
        let mut message = format!("these are not all and only the moves of {}", self.called(from));
        if !missing.is_empty() {
            message = format!("{message}: missing {}", self.names(missing).join(", "));
        }
        let mut diagnostic =
            self.wrong_list("wrong-moves", message, claim, wrong, self.list(truth, captures));
        diagnostic.notes = notes;
        out.push(match rewrite::list(self, claim, truth, captures) {
            Some(list) => diagnostic.bless(claim.span.clone(), list),
            None => diagnostic,
        });
    }

    /// A list with wrong squares, each with a word beside it, or with too few: the true one is offered.
    fn wrong_list(
        &self,
        code: &'static str,
        message: String,
        claim: &Destinations,
        wrong: Vec<(&Span, String)>,
        truth: String,
    ) -> Diagnostic {
        let mut wrong = wrong.into_iter();
        let first = wrong.next();
        let place = first.as_ref().map_or(&claim.span, |(span, _)| *span);
        let mut diagnostic = Diagnostic::error(code, place.clone(), message);
        diagnostic.label = first.map(|(_, label)| label);
        diagnostic.related = wrong.map(|(span, label)| (span.clone(), label)).collect();
        diagnostic
            .hint(format!("the engine says: {} -> {truth}", claim.from.value))
            .offer(claim.span.clone(), truth)
    }

    fn legal(&self, from: Whence, to: &Destination, out: &mut Vec<Diagnostic>) {
        let Some(moves) = self.legal_way(from, &to.square, out) else { return };
        let capture = moves.iter().any(takes);
        if to.capture && !capture {
            let message = format!("the move to `{}` captures nothing", to.square.value);
            out.push(
                Diagnostic::error("wrong-capture", to.square.span.clone(), message).hint("leave the `x` out"),
            );
        }
        if let Some(reason) = &to.reason {
            self.cited(reason, &moves.iter().map(|mv| mv.rule).collect::<Vec<_>>(), out);
        }
    }

    /// The moves to the square, or a report of why there is none.
    pub(super) fn legal_way(
        &self,
        from: Whence,
        square: &Text,
        out: &mut Vec<Diagnostic>,
    ) -> Option<Vec<Move>> {
        let to = find_point(self.game().spec().board, square, out)?;
        match self.verdict(from, to) {
            Verdict::Legal(moves) => Some(moves),
            Verdict::Illegal(refusals) => {
                let message = format!("`{}–{}` is not legal", self.word(from), self.name(to));
                let mut diagnostic = Diagnostic::error("not-legal", square.span.clone(), message);
                diagnostic.notes =
                    reasons(self.game(), self.position(), from.way(to), &refusals, self.english);
                out.push(diagnostic.hint("claim it as illegal, or mend the position"));
                None
            }
        }
    }

    /// Checks that the way is refused, and for the claimed reason.
    pub(super) fn illegal(
        &self,
        from: Whence,
        square: &Text,
        reason: Option<&Text>,
        out: &mut Vec<Diagnostic>,
    ) {
        let Some(to) = find_point(self.game().spec().board, square, out) else { return };
        match self.verdict(from, to) {
            Verdict::Legal(_) => {
                let message = format!("`{}–{}` is legal", self.word(from), self.name(to));
                out.push(
                    Diagnostic::error("not-illegal", square.span.clone(), message)
                        .note(self.says(from, to))
                        .hint("claim it as legal, or mend the position"),
                );
            }
            Verdict::Illegal(refusals) => {
                let Some(reason) = reason else { return };
                let rules: Vec<RuleId> = refusals.iter().map(|refusal| refusal.rule).collect();
                let before = out.len();
                self.cited(reason, &rules, out);
                for diagnostic in &mut out[before..] {
                    let way = from.way(to);
                    if diagnostic.code == "wrong-reason" {
                        diagnostic.notes =
                            reasons(self.game(), self.position(), way, &refusals, self.english);
                    }
                }
            }
        }
    }

    /// Checks that a claimed reason is among the rules that decide.
    pub(super) fn cited(&self, reason: &Text, rules: &[RuleId], out: &mut Vec<Diagnostic>) {
        let spec = self.game().spec();
        match spec.rule(&reason.value) {
            None => {
                out.push(unknown_rule(spec, reason));
            }
            Some(rule) if rules.contains(&rule) => {}
            Some(_) => {
                let message = format!("the reason is not `{}`", reason.value);
                let first = rules.first().map_or("", |&rule| spec.rule_id(rule));
                let all: Vec<String> =
                    rules.iter().map(|&rule| format!("`{}`", spec.rule_id(rule))).collect();
                out.push(
                    Diagnostic::error("wrong-reason", reason.span.clone(), message)
                        .hint(format!("the engine says {}", all.join(", ")))
                        .offer(reason.span.clone(), first),
                );
            }
        }
    }

    fn strikes(&self, claim: &Destinations, out: &mut Vec<Diagnostic>) {
        let Some(from) = self.man_at(&claim.from, out) else { return };
        let board = self.game().spec().board;
        let truth = self.game().strikes(self.position(), from);
        let (mut claimed, mut wrong) = (PointSet::EMPTY, Vec::new());
        for to in &claim.to {
            let Some(point) = find_point(board, &to.square, out) else { return };
            let name = self.name(point);
            if claimed.contains(point) {
                wrong.push((&to.square.span, format!("`{name}` stands twice")));
            } else if !truth.contains(point) {
                wrong.push((&to.square.span, format!("`{name}` is not struck")));
            }
            claimed.insert(point);
        }
        let missing = truth - claimed;
        if wrong.is_empty() && missing.is_empty() {
            return;
        }
        let from = self.name(from);
        let mut message =
            format!("these are not all and only the squares that the piece on `{from}` strikes");
        if !missing.is_empty() {
            message = format!("{message}: missing {}", self.names(missing).join(", "));
        }
        let truth = self.list(truth, PointSet::EMPTY);
        out.push(self.wrong_list("wrong-strikes", message, claim, wrong, truth));
    }
}

/// Whether a move takes a man of the other side.
pub(super) fn takes(mv: &Move) -> bool {
    !mv.captures().is_empty()
}
