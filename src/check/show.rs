//! From a scene to a finished diagram: the overlays that a block asks for, their legend, and the picture in words.

use super::claims::{Judge, takes};
use super::context::unknown;
use super::place::find_point;
use super::scene::Scene;
use crate::board::{Point, PointSet};
use crate::diag::{Diagnostic, Spanned};
use crate::diagram::{Arrow, ArrowKind, Diagram, LegendLine, Mark, MarkKind, Sign};
use crate::explain;
use crate::game::{Game, Verdict};
use crate::lang::{Arg, Case, Lang};
use crate::lesson::{Fields, Show, Text};
use crate::notation;
use crate::position::{Move, Position, RuleId};

/// The diagram of a block.
pub(super) fn diagram(
    judge: &Judge<'_>,
    fields: &Fields,
    lang: &Lang,
    blank: impl Fn(&Position) -> Diagram,
    out: &mut Vec<Diagnostic>,
) -> Diagram {
    let shows = fields.show.iter().flatten();
    let before = shows.clone().any(|show| show.value == Show::Before);
    let scene = judge.scene;
    let drawn = match scene.last {
        Some((earlier, _)) if before => Scene { position: earlier, ..scene.clone() },
        _ => scene.clone(),
    };
    let diagram = blank(&drawn.position);
    let judge = Judge { scene: &drawn, ..*judge };
    let mut sketch = Sketch { judge: &judge, lang, diagram, words: Vec::new(), reasons: Vec::new() };
    for show in shows {
        sketch.add(show, out);
    }
    sketch.finish()
}

/// The picture of a man's moves.
pub(super) fn moves_of(
    game: &'static dyn Game,
    position: Position,
    from: Point,
    blank: Diagram,
    lang: &Lang,
) -> Diagram {
    let scene = Scene { game, position, last: None };
    let judge = Judge { scene: &scene, reading: &[], english: lang };
    let mut sketch = Sketch { judge: &judge, lang, diagram: blank, words: Vec::new(), reasons: Vec::new() };
    sketch.moves_from(from);
    sketch.finish()
}

/// A diagram being drawn.
struct Sketch<'a> {
    judge: &'a Judge<'a>,
    lang: &'a Lang,
    diagram: Diagram,
    /// What the marks say, sentence by sentence.
    words: Vec<String>,
    /// The reasons of refused points so far; a mark's number is a place in this list, from 1.
    reasons: Vec<RuleId>,
}

impl Sketch<'_> {
    fn add(&mut self, show: &Spanned<Show>, out: &mut Vec<Diagnostic>) {
        let board = self.judge.scene.game.spec().board;
        match &show.value {
            Show::Moves(Some(square)) => {
                if let Some(from) = self.judge.man_at(square, out) {
                    self.moves_from(from);
                }
            }
            Show::Moves(None) => self.all_moves(|_| true),
            Show::Captures => self.all_moves(takes),
            Show::Refusals(square) => {
                if let Some(from) = self.judge.man_at(square, out) {
                    self.refusals(from);
                }
            }
            Show::Strikes(square) => {
                if let Some(from) = self.judge.man_at(square, out) {
                    self.strikes(from);
                }
            }
            Show::Force(square) => {
                if let (Some(point), Some([white, black])) =
                    (find_point(board, square, out), self.judge.force(square, out))
                {
                    let sign = MarkKind::Text(format!("{white}:{black}"));
                    self.mark(point, sign.clone());
                    self.legend(Sign::Mark(sign), "legend-force", &[]);
                    let at = board.name(point).into();
                    let (white, black) = (white.to_string().into(), black.to_string().into());
                    self.say("marked-force", &[("at", at), ("white", white), ("black", black)]);
                }
            }
            Show::Zone(name) => self.zone(name, out),
            Show::LastMove => self.last_move(show, out),
            Show::Before => {
                if self.judge.scene.last.is_none() {
                    no_last_move(show, "before", out);
                }
            }
            Show::Frozen => {
                let message = format!("nothing freezes in {}", self.judge.scene.game.spec().id);
                out.push(Diagnostic::error("unknown-show", show.span.clone(), message));
            }
            Show::Arrow(from, to) => {
                if let (Some(from), Some(to)) = (find_point(board, from, out), find_point(board, to, out)) {
                    self.arrow(from, to, ArrowKind::Plain);
                    self.legend(Sign::Arrow(ArrowKind::Plain), "legend-arrow", &[]);
                    let (from, to) = (board.name(from).into(), board.name(to).into());
                    self.say("marked-arrow", &[("from", from), ("to", to)]);
                }
            }
            Show::Mark(squares) => {
                let points = squares.iter().filter_map(|square| find_point(board, square, out)).collect();
                self.mark_all(points, MarkKind::Marked, "legend-marked");
                self.say_squares("marked-squares", points, &[]);
            }
            Show::Label(square, text) => {
                if let Some(point) = find_point(board, square, out) {
                    self.label(point, text, out);
                }
            }
        }
    }

    fn moves_from(&mut self, from: Point) {
        let (game, position) = (self.judge.scene.game, &self.judge.scene.position);
        let moves = game.moves_from(position, from);
        self.mark_all(PointSet::only(from), MarkKind::Origin, "legend-origin");
        if moves.is_empty() {
            self.say_of_man("marked-no-moves", from, PointSet::EMPTY);
            return;
        }
        self.mark_moves(from, &moves);
    }

    /// Marks the moves of every man of the side to move that pass the filter.
    fn all_moves(&mut self, filter: impl Fn(&Move) -> bool) {
        let (game, position) = (self.judge.scene.game, self.judge.scene.position);
        let moves: Vec<Move> = game.moves(&position).into_iter().filter(filter).collect();
        for from in position.of(position.state.turn) {
            let own: Vec<Move> = moves.iter().filter(|mv| mv.from == Some(from)).copied().collect();
            if !own.is_empty() {
                self.mark_all(PointSet::only(from), MarkKind::Origin, "legend-origin");
                self.mark_moves(from, &own);
            }
        }
    }

    fn mark_moves(&mut self, from: Point, moves: &[Move]) {
        let to = |takes_any: bool| -> PointSet {
            moves.iter().filter(|mv| takes(mv) == takes_any).filter_map(|mv| mv.to).collect()
        };
        let (quiet, captures) = (to(false), to(true));
        self.mark_all(quiet, MarkKind::Move, "legend-move");
        self.mark_all(captures, MarkKind::Capture, "legend-capture");
        if !quiet.is_empty() {
            self.say_of_man("marked-moves", from, quiet);
        }
        if !captures.is_empty() {
            self.say_of_man("marked-captures", from, captures);
        }
    }

    /// Marks the points in line that the man may not enter, each with the number of its first reason.
    fn refusals(&mut self, from: Point) {
        let (game, position) = (self.judge.scene.game, &self.judge.scene.position);
        let reach = game.spec().rule("reach");
        let verdicts = game.verdicts(position, from);
        let mut by_reason: Vec<(RuleId, PointSet)> = Vec::new();
        for (to, verdict) in game.spec().board.points().zip(&verdicts) {
            let Verdict::Illegal(refusals) = verdict else { continue };
            if to == from || refusals.iter().any(|refusal| Some(refusal.rule) == reach) {
                continue;
            }
            let Some(first) = refusals.first() else { continue };
            match by_reason.iter_mut().find(|(rule, _)| *rule == first.rule) {
                Some((_, points)) => points.insert(to),
                None => by_reason.push((first.rule, PointSet::only(to))),
            }
        }
        by_reason.sort_by_key(|&(rule, _)| rule);
        self.mark_all(PointSet::only(from), MarkKind::Origin, "legend-origin");
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

    fn strikes(&mut self, from: Point) {
        let struck = self.judge.scene.game.strikes(&self.judge.scene.position, from);
        self.mark_all(PointSet::only(from), MarkKind::Origin, "legend-origin");
        self.mark_all(struck, MarkKind::Strike, "legend-strike");
        let message = if struck.is_empty() { "marked-strikes-nothing" } else { "marked-strikes" };
        self.say_of_man(message, from, struck);
    }

    fn zone(&mut self, name: &Text, out: &mut Vec<Diagnostic>) {
        let game = self.judge.scene.game;
        let board = game.spec().board;
        let Some(points) = board.zone(&name.value) else {
            let known: Vec<&str> = board.zones().iter().map(|zone| zone.id).collect();
            out.push(unknown("unknown-zone", name, "zone", &known));
            return;
        };
        let zone = explain::zone(game, &name.value, self.lang);
        for point in points {
            self.mark(point, MarkKind::Zone);
        }
        self.legend(Sign::Mark(MarkKind::Zone), "legend-zone", &[("zone", zone.clone().into())]);
        self.say_squares("marked-zone", points, &[("zone", zone.into())]);
    }

    fn last_move(&mut self, show: &Spanned<Show>, out: &mut Vec<Diagnostic>) {
        let scene = self.judge.scene;
        let Some((before, mv)) = scene.last else {
            no_last_move(show, "last-move", out);
            return;
        };
        let ends: PointSet = mv.from.into_iter().chain(mv.to).collect();
        self.mark_all(ends, MarkKind::LastMove, "legend-last-move");
        if let (Some(from), Some(to)) = (mv.from, mv.to) {
            self.arrow(from, to, ArrowKind::LastMove);
        }
        let text = notation::write_move(scene.game, &before, &mv, self.lang);
        self.say("marked-last-move", &[("move", text.into())]);
    }

    fn label(&mut self, point: Point, text: &Text, out: &mut Vec<Diagnostic>) {
        let label = text.value.trim();
        if label.is_empty() || label.chars().count() > LABEL_LENGTH {
            let message = format!("a label has 1 to {LABEL_LENGTH} characters");
            out.push(
                Diagnostic::error("bad-label", text.span.clone(), message)
                    .hint("say the rest in the caption or in the text"),
            );
            return;
        }
        self.mark(point, MarkKind::Text(label.to_owned()));
        let at = self.judge.name(point);
        self.say("marked-label", &[("at", at.into()), ("text", label.into())]);
    }

    fn mark(&mut self, at: Point, kind: MarkKind) {
        let mark = Mark { at, kind };
        if !self.diagram.marks.contains(&mark) {
            self.diagram.marks.push(mark);
        }
    }

    fn mark_all(&mut self, points: PointSet, kind: MarkKind, legend: &str) {
        if points.is_empty() {
            return;
        }
        for point in points {
            self.mark(point, kind.clone());
        }
        self.legend(Sign::Mark(kind), legend, &[]);
    }

    fn arrow(&mut self, from: Point, to: Point, kind: ArrowKind) {
        let arrow = Arrow { from, to, kind };
        if !self.diagram.arrows.contains(&arrow) {
            self.diagram.arrows.push(arrow);
        }
    }

    fn legend(&mut self, mark: Sign, message: &str, args: &[(&str, Arg<'_>)]) {
        let text = self.lang.text(message, args);
        let legend = &mut self.diagram.legend;
        // One line explains all force ratios, and one line a sign is enough.
        if legend.iter().all(|line| line.text != text) {
            legend.push(LegendLine { mark, text });
        }
    }

    fn say(&mut self, message: &str, args: &[(&str, Arg<'_>)]) {
        self.words.push(self.lang.text(message, args));
    }

    fn say_squares(&mut self, message: &str, points: PointSet, args: &[(&str, Arg<'_>)]) {
        let names: Vec<String> = points.iter().map(|point| self.judge.name(point)).collect();
        let mut all = vec![("squares", Arg::from(names.join(", ")))];
        all.extend_from_slice(args);
        self.say(message, &all);
    }

    fn say_of_man(&mut self, message: &str, from: Point, points: PointSet) {
        let scene = self.judge.scene;
        let Some(man) = scene.position.at(from) else { return };
        let name = notation::kind_name(scene.game, man.kind(), self.lang, Case::Nominative);
        let from = self.judge.name(from);
        self.say_squares(message, points, &[("man", name.into()), ("from", from.into())]);
    }

    fn finish(mut self) -> Diagram {
        for sentence in self.words {
            self.diagram.words.push(' ');
            self.diagram.words.push_str(&sentence);
        }
        self.diagram
    }
}

/// The most characters that fit on a square.
const LABEL_LENGTH: usize = 5;

fn no_last_move(show: &Spanned<Show>, what: &str, out: &mut Vec<Diagnostic>) {
    let message = format!("`{what}` needs a move, and this block plays none");
    out.push(
        Diagnostic::error("no-last-move", show.span.clone(), message)
            .hint("add `after:` with the moves that lead here"),
    );
}
