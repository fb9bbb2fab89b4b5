//! What is said of a goal, of a line of play and of a wrong move.

use crate::board::Point;
use crate::check::exercise::desk::Desk;
use crate::explain;
use crate::game::Game;
use crate::lang::{Case, Lang};
use crate::lesson::{Aim, Goal};
use crate::notation;
use crate::position::{Kind, Move, Position, RuleId, Side};
use crate::search::{Dual, Key, Proof, Refutation, Try};

/// The most lines that are told.
const MOST_LINES: usize = 3;

/// The task: whose move it is and what is to be reached.
pub(super) fn task(desk: &Desk<'_>, wanted: &Goal, man: Option<Point>, proof: &Proof) -> String {
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
    if let Aim::Promote = wanted.aim {
        let Some((kind, count)) = promoted(desk, proof) else {
            return desk.lang.attr(message, "any", &args);
        };
        let name = |case| notation::kind_name(desk.game(), kind, desk.lang, case).into();
        args.extend([
            ("man", name(Case::Nominative)),
            ("man-acc", name(Case::Accusative)),
            ("count", count.into()),
        ]);
    }
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
    let end_of = |key: &Key| {
        let last = key.line.iter().fold(*desk.position(), |position, mv| position.apply(mv));
        game.outcome(&last)
    };
    let ends: Vec<_> = proof.keys.iter().map(end_of).collect();
    // An end that not all keys reach is told with those that do.
    let common = ends.windows(2).all(|pair| pair[0] == pair[1]);
    let mut apart: Vec<(String, Vec<String>)> = Vec::new();
    for key in proof.shortest_keys().take(MOST_LINES) {
        let end = end_of(key);
        if end.is_none() && key.line.len() == 1 && proof.keys.len() == 1 {
            say(explain::legal(game, desk.position(), &key.mv, lang));
        }
        let line = line_after(desk, key);
        let Some(end) = end else {
            line.into_iter().for_each(&mut say);
            continue;
        };
        rules.push(end.rule);
        let told = explain::outcome(game, &end, lang);
        match line {
            Some(line) if !common => say(format!("{line} {told}")),
            line if common => line.into_iter().chain([told]).for_each(&mut say),
            _ => {}
        }
    }
    for (key, end) in proof.keys.iter().zip(&ends).filter(|(key, _)| !common && key.line.len() == 1) {
        let Some(end) = end else { continue };
        let (told, mv) =
            (explain::outcome(game, end, lang), notation::write_move(game, desk.position(), &key.mv, lang));
        match apart.iter_mut().find(|(known, _)| *known == told) {
            Some((_, moves)) => moves.push(mv),
            None => apart.push((told, vec![mv])),
        }
    }
    for (end, moves) in apart {
        say(lang.text("explain-end", &[("moves", moves.join(", ").into()), ("end", end.into())]));
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

/// The kind of man that the keys turn into another, where it is one and the same, and how many of it there are.
fn promoted(desk: &Desk<'_>, proof: &Proof) -> Option<(Kind, usize)> {
    let side = desk.position().state.turn;
    let mut kinds: Vec<Kind> = Vec::new();
    for key in &proof.keys {
        let mut position = *desk.position();
        for mv in &key.line {
            let man = mv.from.and_then(|from| position.at(from)).filter(|man| man.side() == side);
            kinds.extend(man.filter(|man| mv.becomes.is_some_and(|new| new != *man)).map(|man| man.kind()));
            position = position.apply(mv);
        }
    }
    let first = *kinds.first()?;
    kinds.iter().all(|&kind| kind == first).then(|| (first, desk.position().find(side, first).len()))
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
