//! A move that is made as a sentence, short, for those who listen: `White’s Ritter takes Black’s Ver Knecht on d2.`

use super::position::list;
use super::{MAN, MOVER, Particulars, forms, rule_title, side};
use crate::board::PointSet;
use crate::game::{Check, Game};
use crate::lang::Lang;
use crate::position::{Move, Position};

/// The move as a sentence of the present tense: who goes where, what it takes and what it becomes.
pub fn played(game: &dyn Game, position: &Position, mv: &Move, lang: &Lang) -> String {
    let board = game.spec().board;
    let mover = mv.drops.or_else(|| mv.from.and_then(|from| position.at(from)));
    let mut args: Particulars = Vec::new();
    side(&mut args, ["side", "side-of"], mover.map_or(position.state.turn, |man| man.side()), lang);
    if let Some(mover) = mover {
        forms(&mut args, &MOVER, game, mover, lang);
    }
    // Of a castling that is the rook; the king is the mover.
    let (other, other_to) = match mv.shifts {
        Some((from, to)) => (Some(from), Some(to)),
        None => (mv.to, None),
    };
    if let Some(man) = other.and_then(|point| position.at(point)) {
        forms(&mut args, &MAN, game, man, lang);
        side(&mut args, ["man-side", "man-side-of"], man.side(), lang);
    }
    for (name, point) in [("from", mv.from), ("to", mv.to), ("other-to", other_to)] {
        args.extend(point.map(|point| (name, board.name(point).into())));
    }
    let elsewhere = mv.captures() - mv.to.map_or(PointSet::EMPTY, PointSet::only);
    let all_taken = if how(mv) == "played-takes" { elsewhere } else { mv.captures() };
    args.push(("taken", taken(game, position, all_taken, lang).into()));
    let base = lang.text(how(mv), &args);
    let more = match how(mv) == "played-takes" && !elsewhere.is_empty() {
        true => lang.text("played-also", &args),
        false => String::new(),
    };
    let becomes = mv.becomes.map_or_else(String::new, |man| {
        let mut args: Particulars = Vec::new();
        forms(&mut args, &MAN, game, man, lang);
        lang.text("played-becomes", &args)
    });
    lang.text("played", &[("what", base.into()), ("more", more.into()), ("becomes", becomes.into())])
}

/// The message that tells such a move.
fn how(mv: &Move) -> &'static str {
    let lands = mv.to.is_some_and(|to| mv.captures().contains(to));
    match (mv.from, mv.to) {
        (None, None) => "played-pass",
        (None, _) => "played-drop",
        _ if mv.swaps() => "played-swap",
        _ if mv.shifts.is_some() => "played-castles",
        _ if mv.vanishes() && lands => "played-exchange",
        _ if mv.vanishes() => "played-leaves",
        _ if lands => "played-takes",
        _ if mv.captures().is_empty() => "played-goes",
        _ => "played-goes-and-takes",
    }
}

/// The men on the points as a list in words, with whose they are: `Black’s Spy on c4 and Black’s Pawn on e6`.
fn taken(game: &dyn Game, position: &Position, points: PointSet, lang: &Lang) -> String {
    let board = game.spec().board;
    let men = board.sorted(points).into_iter().filter_map(|at| {
        let man = position.at(at)?;
        let mut args: Particulars = vec![("at", board.name(at).into())];
        forms(&mut args, &MAN, game, man, lang);
        side(&mut args, ["man-side", "man-side-of"], man.side(), lang);
        Some(lang.text("played-taken", &args))
    });
    list(men.collect(), lang)
}

/// The word for the threat to the side to move, as a sentence. There must be one.
pub fn check(game: &dyn Game, check: Check, lang: &Lang) -> String {
    let word = match (check, game.spec().rule("final-check")) {
        (Check::Final, Some(rule)) => rule_title(game, rule, lang),
        _ => lang.text("check", &[]),
    };
    lang.text("played", &[("what", word.into()), ("more", "".into()), ("becomes", "".into())])
}
