//! Plays the moves of a game in PGN on the engine, its variations with them.

use super::comment::{self, Shapes};
use super::ending::{self, Ending, over};
use super::{AsideText, GameText, LineText, PlyText};
use crate::check::move_error;
use crate::diag::{Diagnostic, Span, Spanned};
use crate::explain;
use crate::game::Game;
use crate::lang::Lang;
use crate::notation::{self, parse_position, write_move, write_position};
use crate::position::{Position, Side};

/// A game whose every move the engine has allowed.
#[derive(Debug)]
pub struct Played<'a> {
    pub(super) text: &'a GameText,
    pub(super) start: Position,
    pub(super) line: Line,
    /// The shapes of the comments before the first move.
    pub(super) shapes: Shapes,
    pub(super) ending: Ending,
}

/// Moves played one after another.
#[derive(Debug, Default)]
pub(super) struct Line {
    pub(super) opening: Vec<String>,
    pub(super) plies: Vec<Ply>,
}

/// A legal move.
#[derive(Debug)]
pub(super) struct Ply {
    /// The number of the move.
    pub(super) number: u16,
    /// Whose it is.
    pub(super) side: Side,
    /// The move in the book form of the language.
    pub(super) text: String,
    /// `!`, `?`, `!!`, `??`, `!?` or `?!`.
    pub(super) sign: Option<&'static str>,
    pub(super) asides: Vec<Aside>,
    /// The shapes of its comments.
    pub(super) shapes: Shapes,
    /// The position after it, in the game's own text.
    pub(super) fen: String,
}

/// What stands between moves.
#[derive(Debug)]
pub(super) enum Aside {
    Comment(String),
    Variation(Line),
}

/// The signs of the first glyphs.
const SIGNS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// Plays a game whose moves are in any of the languages, the first of which is that of messages, to be written in `lang`.
///
/// # Errors
/// All that is wrong with its position, its moves and its score.
pub fn play<'a>(text: &'a GameText, lang: &Lang, reading: &[&Lang]) -> Result<Played<'a>, Vec<Diagnostic>> {
    let english = reading.first().copied().unwrap_or(lang);
    let mut out = Vec::new();
    let Some(start) = start(text, english, &mut out) else { return Err(out) };
    let table = Table { text, game: text.game, lang, english, reading };
    let mut history = vec![start];
    let mut shapes = Shapes::default();
    let line = table.line(&text.line, &mut history, start.state.number.max(1), &mut shapes, &mut out);
    let sound = out.is_empty();
    let ending = if sound { ending::of(text, &history, english, &mut out) } else { Ending::Unknown };
    if out.is_empty() { Ok(Played { text, start, line, shapes, ending }) } else { Err(out) }
}

/// The position in which the game begins.
fn start(text: &GameText, english: &Lang, out: &mut Vec<Diagnostic>) -> Option<Position> {
    let game = text.game;
    let tag = text.tags.iter().find(|tag| tag.name == "FEN");
    let Some(tag) = tag else { return parse_position(game, game.spec().start).ok() };
    let Spanned { value, span } = &tag.value;
    match parse_position(game, value) {
        Err(error) => {
            let place = if span.text() == value { span.sub(error.range) } else { span.clone() };
            let mut found = Diagnostic::error("bad-position", place, error.message);
            found.hint = error.hint;
            out.push(found);
            None
        }
        Ok(position) => {
            let objections = game.objections(&position);
            for objection in &objections {
                let message = "the game does not accept this position";
                let error = Diagnostic::error("refused-position", span.clone(), message);
                out.push(error.note(explain::objection(game, objection, english)));
            }
            if position.state.study && !text.line.plies.is_empty() {
                let message = "a king or the men of a side are missing, so no record can begin here";
                let error = Diagnostic::error("not-marked-study", span.clone(), message);
                out.push(error.hint("add what is missing, or leave the moves out"));
            }
            out.is_empty().then_some(position)
        }
    }
}

/// Where a game is played: its text, its rules, and the languages in which it is read and written.
struct Table<'a> {
    text: &'a GameText,
    game: &'static dyn Game,
    lang: &'a Lang,
    english: &'a Lang,
    reading: &'a [&'a Lang],
}

impl Table<'_> {
    /// Plays a line after the positions so far, and adds its own to them. `number` is that of its first move.
    fn line(
        &self,
        line: &LineText,
        history: &mut Vec<Position>,
        mut number: u16,
        shapes: &mut Shapes,
        out: &mut Vec<Diagnostic>,
    ) -> Line {
        let board = self.game.spec().board;
        let opening = line.opening.iter().map(|text| comment::read(text, board, shapes));
        let mut played =
            Line { opening: opening.filter(|text| !text.is_empty()).collect(), plies: Vec::new() };
        for (at, text) in line.plies.iter().enumerate() {
            let Some(&before) = history.last() else { break };
            let side = before.state.turn;
            let found = match over(self.game, history) {
                Some(end) => {
                    let message = "the game is over before this move";
                    let error = Diagnostic::error("moves-after-end", self.span(text), message);
                    let says = explain::outcome(self.game, &end, self.english);
                    Err(Box::new(error.note(format!("the engine says: {says}"))))
                }
                None => self.ply(text, &before),
            };
            let asides = self.asides(text, history, number, out);
            match found {
                Ok((after, mut ply)) => {
                    (ply.number, ply.shapes) = (number, asides.1);
                    ply.asides.extend(asides.0);
                    number =
                        number.saturating_add(u16::from(side == Side::Black && after.state.turn != side));
                    history.push(after);
                    played.plies.push(ply);
                }
                Err(mut error) => {
                    if at + 1 < line.plies.len() {
                        error.notes.push("the moves after it in this line are not checked".to_owned());
                    }
                    out.push(*error);
                    break;
                }
            }
        }
        played
    }

    fn span(&self, ply: &PlyText) -> Span {
        Span::new(&self.text.span.source, ply.range.clone())
    }

    /// Plays a move. Its number and what is said of it follow.
    fn ply(&self, ply: &PlyText, before: &Position) -> Result<(Position, Ply), Box<Diagnostic>> {
        let span = self.span(ply);
        let written = span.text();
        if matches!(written, "--" | "Z0" | "z0" | "null" | "@@@@" | "0000" | "pass" | "Pass")
            && !self.may_pass(before)
        {
            let message = format!("`{written}` is a null move, which no rule of the game allows");
            let hint = "end the line before it, and tell in a comment what is threatened";
            return Err(Diagnostic::error("wrong-move", span, message).hint(hint).into());
        }
        // What PGN writes otherwise than books do, byte for byte so that places stay right.
        let text = match written.strip_suffix(')').and_then(|text| text.rsplit_once('(')) {
            Some((square, piece)) if !square.is_empty() && !piece.is_empty() => format!("{square}={piece}"),
            _ => match written.strip_suffix("ep").or_else(|| written.strip_suffix("e.p.")) {
                Some(text) if text.len() > 2 => text.to_owned(),
                _ if written == "--" || written == "Z0" => "pass".to_owned(),
                _ => written.to_owned(),
            },
        };
        let found = notation::find_move(self.game, before, &text, self.reading).map_err(|mut error| {
            error.range.start = error.range.start.min(written.len());
            error.range.end = error.range.end.clamp(error.range.start, written.len());
            let mut found = move_error(self.game, before, &span, error, self.english);
            found.fix = None;
            Box::new(found)
        })?;
        let after = before.apply(&found.mv);
        let sign =
            ply.glyphs.iter().find_map(|&glyph| SIGNS.get(usize::from(glyph).checked_sub(1)?).copied());
        let words = ply.glyphs.iter().filter_map(|glyph| {
            let id = format!("nag-{glyph}");
            self.lang.has(&id).then(|| Aside::Comment(self.lang.text(&id, &[])))
        });
        let ply = Ply {
            number: 0,
            side: before.state.turn,
            text: write_move(self.game, before, &found.mv, self.lang),
            sign,
            asides: words.collect(),
            shapes: Shapes::default(),
            fen: write_position(self.game, &after),
        };
        Ok((after, ply))
    }

    fn may_pass(&self, position: &Position) -> bool {
        self.game.moves(position).iter().any(|mv| mv.from.is_none() && mv.to.is_none())
    }

    /// What stands after a move, and the shapes that belong to it. Variations branch off before the move.
    fn asides(
        &self,
        ply: &PlyText,
        history: &[Position],
        number: u16,
        out: &mut Vec<Diagnostic>,
    ) -> (Vec<Aside>, Shapes) {
        let mut shapes = Shapes::default();
        let mut asides = Vec::new();
        for aside in &ply.asides {
            match aside {
                AsideText::Comment(text) => {
                    let words = comment::read(text, self.game.spec().board, &mut shapes);
                    asides.extend((!words.is_empty()).then_some(Aside::Comment(words)));
                }
                AsideText::Variation(line) => {
                    let mut before = Shapes::default();
                    let line = self.line(line, &mut history.to_vec(), number, &mut before, out);
                    if line.plies.is_empty() {
                        asides.extend(line.opening.into_iter().map(Aside::Comment));
                    } else {
                        asides.push(Aside::Variation(line));
                    }
                }
            }
        }
        (asides, shapes)
    }
}
