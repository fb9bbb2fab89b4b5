//! Plays the moves of a record, its variations with them.

use std::cell::RefCell;
use std::ops::Range;

use super::super::context::{BlockAt, Context};
use super::super::place::{check_sign, move_error, parse_error, warn_look_alikes};
use super::super::scene::Scene;
use super::ending::{self, Ending};
use super::numbers::Numbers;
use super::{Board, player};
use crate::diag::{Diagnostic, Severity, Span};
use crate::explain;
use crate::game::{Check, Game, Outcome};
use crate::lang::Lang;
use crate::lesson::{Player, Text, Turn};
use crate::notation::{self, AsideText, Found, LineText, PlyText};
use crate::position::{Move, Position};

/// A game as far as it could be played.
pub(in super::super) struct Played {
    pub(in super::super) game: &'static dyn Game,
    pub(in super::super) start: Position,
    pub(in super::super) line: Line,
    /// Whether nothing is wrong with its moves.
    pub(in super::super) sound: bool,
    /// How it ended, where that is known.
    pub(super) ending: Option<Ending>,
}

/// Moves played one after another.
pub(in super::super) struct Line {
    /// The comments before the first move.
    pub(super) opening: Vec<String>,
    pub(super) plies: Vec<Ply>,
    /// Whether that is all that was written, and nothing was left out as wrong.
    pub(in super::super) whole: bool,
}

/// A legal move.
pub(super) struct Ply {
    pub(super) turn: Turn,
    pub(super) before: Position,
    pub(super) mv: Move,
    pub(super) after: Position,
    pub(super) sign: Option<&'static str>,
    pub(super) asides: Vec<Aside>,
    /// Where it is written.
    pub(super) span: Span,
}

/// What stands after a move.
pub(super) enum Aside {
    Comment(String),
    Variation(Line),
}

impl Played {
    /// The scene at its end.
    pub(in super::super) fn last(&self) -> Scene {
        match self.line.plies.last() {
            Some(ply) => self.scene(ply),
            None => Scene { game: self.game, position: self.start, last: None },
        }
    }

    /// The scene after a turn; `None` if there is no such, which is reported unless the moves break off before it.
    pub(in super::super) fn after(&self, board: &Board, out: &mut Vec<Diagnostic>) -> Option<Scene> {
        let found = self.line.plies.iter().rfind(|ply| ply.turn == board.turn);
        if found.is_none() && self.line.whole {
            let Turn { number, player } = board.turn;
            let player = if player == Player::White { "White" } else { "Black" };
            let message = format!("{player} has no move {number} in this record");
            let mut error = Diagnostic::error("no-such-turn", board.span.clone(), message);
            if let Some(last) = self.line.plies.last() {
                error = error.related(last.span.clone(), "the last move");
            }
            out.push(error.hint("turns are named as in `12 white`, and their boards as in `@id-12w`"));
        }
        found.map(|ply| self.scene(ply))
    }

    fn scene(&self, ply: &Ply) -> Scene {
        Scene { game: self.game, position: ply.after, last: Some((ply.before, ply.mv)) }
    }
}

/// Plays the moves of a block from the position; `None` if it has none.
pub(in super::super) fn play(
    context: &Context<'_>,
    at: BlockAt,
    game: &'static dyn Game,
    start: Position,
    out: &mut Vec<Diagnostic>,
) -> Option<Played> {
    let block = &context.blocks(at.lesson)[at.block];
    let Some(text) = &block.fields.moves else {
        if !block.tries(&["moves"]) {
            let message = "this record has no moves";
            out.push(
                Diagnostic::error("no-moves", block.head.clone(), message)
                    .hint("write `moves:` and the moves with their numbers"),
            );
        }
        return None;
    };
    // Moves that a translation inherits are in the original's language.
    let langs = context.reading(context.home_of(at.lesson, &text.span));
    let (line, errors) = notation::parse_movetext(game, &text.value, &langs);
    let table = Table { game, langs: &langs, english: context.english, text, lost: RefCell::default() };
    let mut history = vec![start];
    let before = out.len();
    let played = table.line(&line, &mut history, start.state.number.max(1), out);
    // What follows a wrong move in its line has lost its meaning.
    let lost = table.lost.into_inner();
    let told = errors.into_iter().filter(|error| lost.iter().all(|lost| !lost.contains(&error.range.start)));
    out.extend(told.map(|error| parse_error("bad-movetext", &text.span, error)));
    let sound = out[before..].iter().all(|found| found.severity != Severity::Error);
    let ending = match played.whole {
        true => ending::of(game, block, &history, line.score.as_ref(), context.english, out),
        false => None,
    };
    Some(Played { game, start, line: played, sound, ending })
}

/// Where a game is played: its rules, its text, and the languages of that text.
struct Table<'a> {
    game: &'static dyn Game,
    langs: &'a [&'a Lang],
    english: &'a Lang,
    text: &'a Text,
    /// The parts of the text that follow a wrong move in its line.
    lost: RefCell<Vec<Range<usize>>>,
}

impl Table<'_> {
    /// Plays a line after the positions so far, and adds its own to them. `number` is that of its first move.
    fn line(
        &self,
        line: &LineText,
        history: &mut Vec<Position>,
        mut number: u16,
        out: &mut Vec<Diagnostic>,
    ) -> Line {
        let opening = line.opening.iter().map(|range| self.comment(range.clone())).collect();
        let mut played = Line { opening, plies: Vec::new(), whole: !line.cut };
        let mut numbers = Numbers::default();
        for (at, text) in line.plies.iter().enumerate() {
            let Some(&before) = history.last() else { break };
            if let Some(end) = over(self.game, history) {
                out.push(self.after_the_end(text, &end));
                self.lose(text, line);
                played.whole = false;
                break;
            }
            let turn = Turn { number, player: player(before.state.turn) };
            let value = &self.text.value;
            let found =
                notation::find_written(self.game, &before, value, text.at, text.written.clone(), self.langs);
            let ply = match found {
                Ok(found) => {
                    numbers.note(text.at, &found.written, turn, self.text);
                    Some(self.ply(text, turn, before, found, out))
                }
                Err(error) => {
                    let mut error = move_error(self.game, &before, &self.text.span, error, self.english);
                    if at + 1 < line.plies.len() || text.written.is_err() {
                        error.notes.push("the moves after it in this line are not checked".to_owned());
                    }
                    out.push(error);
                    self.lose(text, line);
                    None
                }
            };
            // Variations branch off before the move that they follow, be it right or wrong.
            let asides = self.asides(&text.asides, history, number, out);
            let Some(mut ply) = ply else {
                played.whole = false;
                break;
            };
            ply.asides = asides;
            history.push(ply.after);
            number = number.saturating_add(u16::from(
                turn.player == Player::Black && ply.after.state.turn != before.state.turn,
            ));
            played.plies.push(ply);
        }
        numbers.report(out);
        played
    }

    /// Notes that nothing is to be said of what follows a move in its line.
    fn lose(&self, ply: &PlyText, line: &LineText) {
        let end = match &ply.written {
            Ok(written) => written.range.end,
            Err(error) => error.range.end,
        };
        self.lost.borrow_mut().push(end..line.end.max(end));
    }

    fn asides(
        &self,
        asides: &[AsideText],
        history: &[Position],
        number: u16,
        out: &mut Vec<Diagnostic>,
    ) -> Vec<Aside> {
        let aside = |aside: &AsideText| match aside {
            AsideText::Comment(range) => Aside::Comment(self.comment(range.clone())),
            AsideText::Variation(line) => {
                Aside::Variation(self.line(line, &mut history.to_vec(), number, out))
            }
        };
        asides.iter().map(aside).collect()
    }

    fn ply(
        &self,
        text: &PlyText,
        turn: Turn,
        before: Position,
        found: Found,
        out: &mut Vec<Diagnostic>,
    ) -> Ply {
        let span = &self.text.span;
        warn_look_alikes(span, &found.written.look_alikes, out);
        let after = before.apply(&found.mv);
        check_sign(self.game, &after, span, &found, out);
        self.missing_sign(&after, &found, out);
        Ply {
            turn,
            before,
            mv: found.mv,
            after,
            sign: text.sign,
            asides: Vec::new(),
            span: span.sub(found.written.range),
        }
    }

    /// Reports a check of which a whole game says nothing.
    fn missing_sign(&self, after: &Position, found: &Found, out: &mut Vec<Diagnostic>) {
        let (claimed, range) = &found.written.check;
        let true_sign = self.game.check(after);
        if *claimed != Check::None || true_sign == Check::None {
            return;
        }
        let sign = notation::sign(self.game, true_sign);
        let message = match true_sign {
            Check::Final => format!("the move gives a final check, and its sign `{sign}` is missing"),
            _ => format!("the move gives check, and its sign `{sign}` is missing"),
        };
        let span = &self.text.span;
        out.push(
            Diagnostic::error("missing-check-sign", span.sub(found.written.range.clone()), message)
                .hint(format!("write `{sign}` after the move"))
                .offer(span.sub(range.clone()), sign),
        );
    }

    fn after_the_end(&self, text: &PlyText, end: &Outcome) -> Diagnostic {
        let word = match &text.written {
            Ok(written) => written.range.clone(),
            Err(error) => error.range.clone(),
        };
        let message = "the game is over before this move";
        Diagnostic::error("moves-after-end", self.text.span.sub(word), message)
            .note(format!("the engine says: {}", explain::outcome(self.game, end, self.english)))
            .hint("end the record here, or tell the rest in a comment")
    }

    fn comment(&self, range: Range<usize>) -> String {
        self.text.value[range].split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

/// How the game has ended in the last of its positions, if it has.
pub(super) fn over(game: &dyn Game, history: &[Position]) -> Option<Outcome> {
    game.outcome(history.last()?).or_else(|| game.repeated(history).end)
}
