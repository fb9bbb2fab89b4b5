//! What is said of a goal, of a line of play and of a wrong move.

use crate::board::Point;
use crate::check::exercise::desk::Desk;
use crate::explain;
use crate::game::Game;
use crate::lang::Lang;
use crate::lesson::{Aim, Goal};
use crate::notation;
use crate::position::{Move, Position, RuleId, Side};
use crate::search::{Dual, Key, Proof, Refutation, Try};

/// The most lines that are told.
const MOST_LINES: usize = 3;

/// The task: whose move it is and what is to be reached.
pub(super) fn task(desk: &Desk<'_>, wanted: &Goal, man: Option<Point>) -> String {
    let message = match &wanted.aim {
        Aim::Win => "play-win",
        Aim::Mate => "play-mate",
        Aim::Capture(_) => "play-capture",
        Aim::Promote => "play-promote",
        Aim::Check => "play-check",
        Aim::Reach(_) => "play-reach",
        Aim::Freeze(_) => "play-freeze",
        Aim::Save(_) => "play-save",
        Aim::Stalemate => "play-stalemate",
    };
    let moves = wanted.moves.value as usize;
    // A goal that one move reaches need not say so.
    let within =
        if moves == 1 { String::new() } else { desk.lang.text("play-within", &[("moves", moves.into())]) };
    let mut args = man.map_or_else(Vec::new, |at| match desk.man(at) {
        names if names.is_empty() => vec![("at", desk.name(at).into())],
        names => names,
    });
    args.extend([("to-move", desk.to_move().into()), ("moves", moves.into()), ("within", within.into())]);
    desk.lang.text(message, &args)
}

/// A line of play with its numbers: `1. Qh6 gxh6 2. Bxh6`, `1… Qxc3+ 2. Kb1`.
pub(super) fn line(game: &dyn Game, start: &Position, moves: &[Move], lang: &Lang) -> String {
    let mut position = *start;
    let mut number = 1;
    let mut words: Vec<String> = Vec::new();
    let mut last = None;
    for mv in moves {
        let turn = position.state.turn;
        let text = notation::write_move(game, &position, mv, lang);
        if last == Some(Side::Black) && turn == Side::White {
            number += 1;
        }
        words.push(match (last, turn) {
            (None, Side::Black) => format!("{number}… {text}"),
            (None | Some(Side::Black), Side::White) => format!("{number}. {text}"),
            _ => text,
        });
        last = Some(turn);
        position = position.apply(mv);
    }
    words.join(" ")
}

/// How the play goes on after a key.
pub(super) fn line_after(desk: &Desk<'_>, key: &Key) -> Option<String> {
    let line = || line(desk.game(), desk.position(), &key.line, desk.lang);
    (key.line.len() > 1).then(|| desk.lang.text("explain-line", &[("line", line().into())]))
}

/// Why the keys are right, and the rules of the ends to which they lead.
pub(super) fn explanation(desk: &Desk<'_>, proof: &Proof, lang: &Lang) -> (Vec<String>, Vec<RuleId>) {
    let game = desk.game();
    let (mut sentences, mut rules): (Vec<String>, Vec<RuleId>) = (Vec::new(), Vec::new());
    let mut say = |sentence: String| {
        if !sentences.contains(&sentence) {
            sentences.push(sentence);
        }
    };
    for key in proof.shortest_keys().take(MOST_LINES) {
        let last = key.line.iter().fold(*desk.position(), |position, mv| position.apply(mv));
        let end = game.outcome(&last);
        if let Some(line) = line_after(desk, key) {
            say(line);
        } else if end.is_none() && proof.keys.len() == 1 {
            say(explain::legal(game, desk.position(), &key.mv, lang));
        }
        if let Some(end) = end {
            say(explain::outcome(game, &end, lang));
            rules.push(end.rule);
        }
    }
    (sentences, rules)
}

/// The first point of the lines that are told at which several moves lead on equally fast.
pub(super) fn choice(desk: &Desk<'_>, proof: &Proof) -> Option<String> {
    let (game, lang) = (desk.game(), desk.lang);
    let shown =
        |dual: &&Dual| proof.shortest_keys().take(MOST_LINES).any(|key| key.line.starts_with(&dual.line));
    let dual = proof.duals.iter().find(shown)?;
    let position = dual.line.iter().fold(*desk.position(), |position, mv| position.apply(mv));
    let moves = dual.moves.iter().map(|mv| notation::write_move(game, &position, mv, lang));
    let moves = moves.collect::<Vec<_>>().join(", ");
    let line = line(game, desk.position(), &dual.line, lang);
    Some(lang.text("explain-choice", &[("line", line.into()), ("moves", moves.into())]))
}

/// Why a move is wrong.
pub(super) fn refuted(desk: &Desk<'_>, tried: &Try, lang: &Lang) -> String {
    let (game, position) = (desk.game(), desk.position());
    let text = notation::write_move(game, position, &tried.mv, lang);
    let after = position.apply(&tried.mv);
    match &tried.refutation {
        Refutation::Misses => lang.text("wrong-misses", &[("move", text.into())]),
        Refutation::Ends(end) => {
            let end = explain::outcome(game, end, lang);
            lang.text("wrong-end", &[("move", text.into()), ("end", end.into())])
        }
        Refutation::Claim(rule) => {
            let rule = explain::rule_title(game, *rule, lang);
            lang.text("wrong-claim", &[("move", text.into()), ("rule", rule.into())])
        }
        Refutation::Reply { mv, end } => {
            let reply = notation::write_move(game, &after, mv, lang);
            let says = lang.text("wrong-reply", &[("move", text.into()), ("reply", reply.into())]);
            match end {
                Some(end) => format!("{says} {}", explain::outcome(game, end, lang)),
                None => says,
            }
        }
    }
}
