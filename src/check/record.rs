//! Records: games that were played, every ply held against the engine.

mod ending;
mod numbers;
mod play;
mod same;
mod turns;

use std::collections::BTreeSet;

use super::context::{BlockAt, Context};
use super::page::{figure, id_of, look_of};
use super::scene::Scenes;
use super::setup::side;
use super::{Figure, picture};
use crate::diag::Diagnostic;
use crate::diagram::Diagram;
use crate::explain;
use crate::game::{Check, Game};
use crate::lang::Lang;
use crate::lesson::{Player, Turn};
use crate::notation::{self, Score};
use crate::position::{RuleId, Side};
use ending::Ending;
pub(super) use play::{Played, play};
pub(super) use same::same_moves;
pub(super) use turns::{Board, boards};

/// A game that was played, every ply of which the engine has allowed.
#[derive(Debug)]
pub struct Record {
    /// The block's id, an anchor on its page.
    pub id: String,
    /// The game's id.
    pub game: &'static str,
    /// What it is, in a sentence.
    pub title: String,
    /// The position from which it was played.
    pub start: Diagram,
    /// That position in the game's own text.
    pub fen: String,
    /// Whether that is the array.
    pub from_array: bool,
    /// The moves that were played, with comments and variations.
    pub line: RecordLine,
    /// The boards that are shown, in the order of the moves.
    pub shown: Vec<Shown>,
    /// How it ended, where that is known.
    pub result: Option<RecordResult>,
    /// How many claims were checked in the block.
    pub claims: usize,
    /// The ids of the rules that its moves and its end cite, in the order of the articles.
    pub rules: Vec<&'static str>,
}

impl Record {
    /// Whether the id is its own or that of a board that it shows.
    pub fn has_anchor(&self, id: &str) -> bool {
        self.id == id || self.shown.iter().any(|shown| shown.figure.id == id)
    }
}

/// Moves played one after another.
#[derive(Debug)]
pub struct RecordLine {
    /// The comments before the first move.
    pub opening: Vec<String>,
    /// The moves.
    pub plies: Vec<RecordPly>,
}

/// A move of a record.
#[derive(Debug)]
pub struct RecordPly {
    /// The number of the move and whose it is.
    pub turn: Turn,
    /// The move in the book form of the page's language, with its check sign.
    pub text: String,
    /// `!`, `?`, `!!`, `??`, `!?` or `?!`.
    pub sign: Option<&'static str>,
    /// The move in machine form.
    pub machine: String,
    /// The names of the points where it begins and ends.
    pub ends: [Option<String>; 2],
    /// The move as a sentence, with the check that it gives.
    pub says: String,
    /// The position after it, in the game's own text.
    pub fen: String,
    /// What stands after it, in order.
    pub asides: Vec<Aside>,
}

/// What stands between the moves of a record.
#[derive(Debug)]
pub enum Aside {
    /// A comment.
    Comment(String),
    /// What could have been played in place of the move before it.
    Variation(RecordLine),
}

/// A board that a record shows.
#[derive(Debug)]
pub struct Shown {
    /// The place of the move in the main line after which it is shown.
    pub ply: usize,
    /// The figure.
    pub figure: Figure,
}

/// How a game ended.
#[derive(Debug)]
pub struct RecordResult {
    /// The score, as it is printed.
    pub score: &'static str,
    /// How it came about, as a sentence.
    pub sentence: String,
    /// The id of the rule that says so.
    pub rule: Option<&'static str>,
}

/// The record that a block gives.
pub(super) fn record(
    context: &Context<'_>,
    at: BlockAt,
    scenes: &mut Scenes<'_>,
    out: &mut Vec<Diagnostic>,
) -> Option<Record> {
    let block = &context.blocks(at.lesson)[at.block];
    let whole = scenes.get(at, out).is_some();
    let boards: Vec<&Board> = context.boards_of(at).collect();
    let figures = boards.into_iter().filter_map(|board| {
        let at = BlockAt { lesson: at.lesson, block: board.block };
        Some((board.turn, figure(context, at, scenes, out)?))
    });
    let figures: Vec<(Turn, Figure)> = figures.collect();
    let played = scenes.played(at, out).filter(|_| whole)?;
    let (game, lang) = (played.game, context.lang(at.lesson));
    let mut telling = Telling { game, lang, claims: 0, rules: BTreeSet::new() };
    let line = telling.line(&played.line);
    let shown = figures.into_iter().filter_map(|(turn, mut figure)| {
        let ply = line.plies.iter().rposition(|ply| ply.turn == turn)?;
        let written = format!("{} {}", number(turn, lang), line.plies[ply].text);
        let caption = lang.text("record-after", &[("move", written.into())]);
        figure.diagram.title.clone_from(&caption);
        figure.caption = Some(caption);
        Some(Shown { ply, figure })
    });
    let mut shown: Vec<Shown> = shown.collect();
    shown.sort_by_key(|shown| shown.ply);
    let result = played.ending.map(|ending| telling.result(ending));
    telling.claims += usize::from(block.fields.result.is_some());
    let id = id_of(block, at.block);
    let name = explain::game_name(game, lang);
    let look = look_of(context, at.lesson, game);
    let fen = notation::write_position(game, &played.start);
    Some(Record {
        game: game.spec().id,
        title: lang.text("record-title", &[("game", name.into())]),
        start: picture::with_look(game, &played.start, format!("{id}-start"), lang, look),
        from_array: fen == game.spec().start,
        fen,
        id,
        line,
        shown,
        result,
        claims: telling.claims,
        rules: telling.rules.into_iter().map(|rule| game.spec().rule_id(rule)).collect(),
    })
}

/// The number before a move: `12.`, `12…`.
pub(super) fn number(turn: Turn, lang: &Lang) -> String {
    let number = [("number", usize::from(turn.number).into())];
    match turn.player {
        Player::White => lang.text("record-white", &number),
        Player::Black => lang.text("record-black", &number),
    }
}

/// The side as authors name it.
const fn player(side: Side) -> Player {
    match side {
        Side::White => Player::White,
        Side::Black => Player::Black,
    }
}

/// A played game being put into words.
struct Telling<'a> {
    game: &'static dyn Game,
    lang: &'a Lang,
    claims: usize,
    rules: BTreeSet<RuleId>,
}

impl Telling<'_> {
    fn line(&mut self, line: &play::Line) -> RecordLine {
        let plies = line.plies.iter().map(|ply| self.ply(ply)).collect();
        RecordLine { opening: line.opening.clone(), plies }
    }

    fn ply(&mut self, ply: &play::Ply) -> RecordPly {
        self.claims += 1;
        self.rules.insert(ply.mv.rule);
        let asides = ply.asides.iter().map(|aside| match aside {
            play::Aside::Comment(text) => Aside::Comment(text.clone()),
            play::Aside::Variation(line) => Aside::Variation(self.line(line)),
        });
        let asides = asides.collect();
        RecordPly {
            turn: ply.turn,
            text: notation::write_move(self.game, &ply.before, &ply.mv, self.lang),
            sign: ply.sign,
            machine: notation::machine(self.game, &ply.before, &ply.mv),
            ends: [ply.mv.from, ply.mv.to].map(|end| end.map(|at| self.game.spec().board.name(at))),
            says: self.says(ply),
            fen: notation::write_position(self.game, &ply.after),
            asides,
        }
    }

    fn says(&self, ply: &play::Ply) -> String {
        let says = explain::played(self.game, &ply.before, &ply.mv, self.lang);
        match self.game.check(&ply.after) {
            Check::None => says,
            check => format!("{says} {}", explain::check(self.game, check, self.lang)),
        }
    }

    fn result(&mut self, ending: Ending) -> RecordResult {
        let mut rule = None;
        let sentence = match ending {
            Ending::Over(end) => {
                self.rules.insert(end.rule);
                rule = Some(self.game.spec().rule_id(end.rule));
                explain::outcome(self.game, &end, self.lang)
            }
            Ending::Given(how) => self.given(how),
        };
        let score = match ending.score() {
            Score::White => "1–0",
            Score::Black => "0–1",
            Score::Draw => "½–½",
            Score::Open => "*",
        };
        RecordResult { score, sentence, rule }
    }

    /// An end that no rule made.
    fn given(&self, how: ending::Given) -> String {
        let of = |player, attribute| self.lang.attr(explain::side_message(side(player)), attribute, &[]);
        match how {
            ending::Given::Resigned(player) => of(player, "resigned"),
            ending::Given::LostOnTime(player) => of(player, "lost-on-time"),
            ending::Given::Agreed => self.lang.text("result-agreed", &[]),
            ending::Given::Open => self.lang.text("record-open", &[]),
        }
    }
}
