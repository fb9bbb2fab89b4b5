//! The claims of a block: destinations, refusals, strikes, counts, forces.

use super::context::{unknown, unknown_rule};
use super::place::{find_point, parse_error, reasons};
use super::scene::Scene;
use crate::board::{Point, PointSet};
use crate::diag::{Diagnostic, Span};
use crate::explain;
use crate::game::{Game, Halves, Verdict};
use crate::lang::Lang;
use crate::lesson::{CountClaim, Counted, Destination, Destinations, Fields, ForceClaim, Text};
use crate::notation;
use crate::position::{Move, Position, RuleId, Side};

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

    fn names(&self, points: PointSet) -> Vec<String> {
        self.in_order(points).into_iter().map(|point| self.name(point)).collect()
    }

    /// Squares as a block lists them, captures with their `x`.
    fn list(&self, points: PointSet, captures: PointSet) -> String {
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

    /// The point of a square where a man stands.
    pub(super) fn man_at(&self, square: &Text, out: &mut Vec<Diagnostic>) -> Option<Point> {
        let point = find_point(self.game().spec().board, square, out)?;
        if self.position().at(point).is_none() {
            let message = format!("no piece stands on `{}`", self.name(point));
            let men = explain::position(self.game(), self.position(), self.english);
            out.push(Diagnostic::error("no-piece", square.span.clone(), message).note(men));
            return None;
        }
        Some(point)
    }

    fn each(
        &self,
        claim: &Destinations,
        out: &mut Vec<Diagnostic>,
        check: impl Fn(&Self, Point, &Destination, &mut Vec<Diagnostic>),
    ) {
        let Some(from) = self.man_at(&claim.from, out) else { return };
        for to in &claim.to {
            check(self, from, to, out);
        }
    }

    /// The destinations of a man and those among them where it captures.
    fn destinations(&self, from: Point) -> (PointSet, PointSet) {
        let moves = self.game().moves_from(self.position(), from);
        let to = moves.iter().filter_map(|mv| mv.to).collect();
        let captures = moves.iter().filter(|mv| takes(mv)).filter_map(|mv| mv.to).collect();
        (to, captures)
    }

    fn exactly(&self, claim: &Destinations, out: &mut Vec<Diagnostic>) {
        let Some(from) = self.man_at(&claim.from, out) else { return };
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
        let mut message =
            format!("these are not all and only the moves of the piece on `{}`", self.name(from));
        if !missing.is_empty() {
            message = format!("{message}: missing {}", self.names(missing).join(", "));
        }
        let mut diagnostic =
            self.wrong_list("wrong-moves", message, claim, wrong, self.list(truth, captures));
        diagnostic.notes = notes;
        out.push(diagnostic);
    }

    /// A list with wrong squares, each with a word beside it, or with too few: the true one is the fix.
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
            .fix(claim.span.clone(), truth)
    }

    /// What the engine says of a way, as a line of a message.
    fn says(&self, from: Point, to: Point) -> String {
        let verdict = self.game().verdict(self.position(), from, to);
        explain::verdict(self.game(), self.position(), (from, to), &verdict, self.english)
    }

    fn legal(&self, from: Point, to: &Destination, out: &mut Vec<Diagnostic>) {
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
        from: Point,
        square: &Text,
        out: &mut Vec<Diagnostic>,
    ) -> Option<Vec<Move>> {
        let to = find_point(self.game().spec().board, square, out)?;
        match self.game().verdict(self.position(), from, to) {
            Verdict::Legal(moves) => Some(moves),
            Verdict::Illegal(refusals) => {
                let message = format!("`{}–{}` is not legal", self.name(from), self.name(to));
                let mut diagnostic = Diagnostic::error("not-legal", square.span.clone(), message);
                diagnostic.notes = reasons(self.game(), self.position(), (from, to), &refusals, self.english);
                out.push(diagnostic.hint("claim it as illegal, or mend the position"));
                None
            }
        }
    }

    /// Checks that the way is refused, and for the claimed reason.
    pub(super) fn illegal(
        &self,
        from: Point,
        square: &Text,
        reason: Option<&Text>,
        out: &mut Vec<Diagnostic>,
    ) {
        let Some(to) = find_point(self.game().spec().board, square, out) else { return };
        match self.game().verdict(self.position(), from, to) {
            Verdict::Legal(_) => {
                let message = format!("`{}–{}` is legal", self.name(from), self.name(to));
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
                    let way = (from, to);
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
                        .fix(reason.span.clone(), first),
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

    fn counted(&self, claim: &CountClaim, out: &mut Vec<Diagnostic>) {
        let Some(truth) = self.count(&claim.what.value, &claim.what.span, out) else { return };
        if truth != claim.number.value {
            let message = format!("there are {truth}, not {}", claim.number.value);
            let place = claim.number.span.clone();
            let mut diagnostic = Diagnostic::error("wrong-count", place.clone(), message);
            diagnostic.notes.extend(self.count_note(&claim.what.value));
            out.push(diagnostic.fix(place, truth.to_string()));
        }
    }

    /// The squares behind a count, as a line of a message.
    pub(super) fn count_note(&self, what: &Counted) -> Option<String> {
        let Counted::From(square) = what else { return None };
        let (from, _) = notation::parse_point(self.game().spec().board, square).ok()?;
        let (truth, captures) = self.destinations(from);
        Some(format!("{} -> {}", self.name(from), self.list(truth, captures)))
    }

    /// The true number.
    pub(super) fn count(&self, what: &Counted, span: &Span, out: &mut Vec<Diagnostic>) -> Option<u32> {
        let count = match what {
            Counted::From(square) => {
                let from = self.man_at(&Text::new(square.clone(), span.clone()), out)?;
                self.destinations(from).0.len()
            }
            Counted::Moves => self.game().moves(self.position()).len(),
            Counted::Captures => self.game().moves(self.position()).iter().filter(|mv| takes(mv)).count(),
            Counted::Max(kind) => {
                let Some(kind) = notation::parse_kind(self.game(), kind, self.reading) else {
                    let kinds = self.game().spec().kinds.iter().map(|kind| kind.id).collect::<Vec<_>>();
                    let word = Text::new(kind.clone(), span.clone());
                    out.push(unknown("unknown-piece", &word, "piece", &kinds));
                    return None;
                };
                super::lone::most(self.game(), kind)
            }
        };
        Some(count as u32)
    }

    fn forces(&self, claim: &ForceClaim, out: &mut Vec<Diagnostic>) {
        let Some(truth) = self.force(&claim.square, out) else { return };
        for (side, number, truth) in
            [(Side::White, &claim.white, truth[0]), (Side::Black, &claim.black, truth[1])]
        {
            match notation::parse_halves(&number.value) {
                Err(error) => out.push(parse_error("bad-number", &number.span, error)),
                Ok(claimed) if claimed == truth => {}
                Ok(claimed) => {
                    let of = self.english.attr(explain::side_message(side), "possessive", &[]);
                    let message = format!("{of} force on `{}` is {truth}, not {claimed}", claim.square.value);
                    let place = number.span.clone();
                    out.push(
                        Diagnostic::error("wrong-force", place.clone(), message)
                            .fix(place, truth.to_string()),
                    );
                }
            }
        }
    }

    /// The forces on a square, in games that have force.
    pub(super) fn force(&self, square: &Text, out: &mut Vec<Diagnostic>) -> Option<[Halves; 2]> {
        let point = find_point(self.game().spec().board, square, out)?;
        let force = self.game().force(self.position(), point);
        if force.is_none() {
            let message = format!("{} knows no force", self.game().spec().id);
            out.push(Diagnostic::error("no-force", square.span.clone(), message));
        }
        force
    }
}

/// Whether a move takes a man of the other side.
pub(super) fn takes(mv: &Move) -> bool {
    !mv.captures().is_empty()
}
