//! From a scene to a finished diagram: the overlays that a block asks for, their legend, and the picture in words.

mod moves;

use super::claims::{Judge, takes};
use super::context::unknown_zone;
use super::place::find_point;
use super::scene::Scene;
use super::whence::Whence;
use crate::board::{Point, PointSet};
use crate::diag::{Diagnostic, Spanned};
use crate::diagram::{Arrow, ArrowKind, Diagram, LegendLine, Mark, MarkKind, Sign};
use crate::explain;
use crate::game::Game;
use crate::lang::{Arg, Case, Lang};
use crate::lesson::{Fields, Show, Text};
use crate::notation;
use crate::position::{Position, RuleId};

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
    // What is set by hand is held against the position that is drawn.
    for marks in fields.marks.iter().flatten() {
        judge.marked(marks, out);
        sketch.set_by_hand(marks);
    }
    sketch.finish()
}

/// The picture of a man's moves, and of what it strikes besides.
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
    let destinations: PointSet = judge.moves(Whence::Man(from)).iter().filter_map(|mv| mv.to).collect();
    let besides = game.strikes(&position, from) - destinations;
    if !destinations.is_empty() || besides.is_empty() {
        sketch.moves_from(Whence::Man(from));
    }
    if !besides.is_empty() {
        sketch.strikes(from, besides);
    }
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
                if let Some(from) = self.judge.whence(square, out) {
                    self.moves_from(from);
                }
            }
            Show::Moves(None) => self.all_moves(|_| true),
            Show::Captures => self.all_moves(takes),
            Show::Refusals(square) => {
                if let Some(from) = self.judge.whence(square, out) {
                    self.refusals(from);
                }
            }
            Show::Strikes(square) => {
                if let Some(from) = self.judge.man_at(square, out) {
                    let struck = self.judge.scene.game.strikes(&self.judge.scene.position, from);
                    self.strikes(from, struck);
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
            Show::Frozen => self.frozen(show, out),
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

    fn strikes(&mut self, from: Point, struck: PointSet) {
        self.mark_all(PointSet::only(from), MarkKind::Origin, "legend-origin");
        self.mark_all(struck, MarkKind::Strike, "legend-strike");
        let message = if struck.is_empty() { "marked-strikes-nothing" } else { "marked-strikes" };
        self.say_of_man(message, from, struck);
    }

    fn frozen(&mut self, show: &Spanned<Show>, out: &mut Vec<Diagnostic>) {
        let game = self.judge.scene.game;
        match game.frozen(&self.judge.scene.position) {
            None => {
                let message = format!("nothing freezes in {}", game.spec().id);
                out.push(Diagnostic::error("unknown-show", show.span.clone(), message).hint("leave it out"));
            }
            Some(frozen) if frozen.is_empty() => self.say("marked-frozen-none", &[]),
            Some(frozen) => {
                self.mark_all(frozen, MarkKind::Frozen, "legend-frozen");
                self.say_squares("marked-frozen", frozen, &[]);
            }
        }
    }

    fn zone(&mut self, name: &Text, out: &mut Vec<Diagnostic>) {
        let game = self.judge.scene.game;
        let board = game.spec().board;
        let Some(points) = board.zone(&name.value) else {
            let unknown = unknown_zone(game.spec(), name);
            out.push(match board.zones() {
                [] => unknown.hint("`mark X Y …` points out squares"),
                _ => unknown,
            });
            return;
        };
        let zone = explain::zone(game, &name.value, self.lang);
        for point in points {
            self.mark(point, MarkKind::Zone);
        }
        self.legend(Sign::Mark(MarkKind::Zone), "legend-zone", &[("zone", zone.clone().into())]);
        self.say_squares("marked-zone", points, &[("zone", zone.into())]);
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
        let sentence = capitalised(self.lang.text(message, args));
        // Several promotions are one arrow.
        if !self.words.contains(&sentence) {
            self.words.push(sentence);
        }
    }

    fn say_squares(&mut self, message: &str, points: PointSet, args: &[(&str, Arg<'_>)]) {
        let mut all = vec![("squares", Arg::from(self.judge.names(points).join(", ")))];
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

/// The sentence with a capital letter at its start, which a name put in there may lack.
fn capitalised(sentence: String) -> String {
    let mut letters = sentence.chars();
    match letters.next() {
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(letters).collect(),
        _ => sentence,
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
