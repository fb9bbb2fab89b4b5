//! `look`: all that a board shows of a position.

use super::json::Json;
use super::question::{Question, Wrong, side_letter};
use crate::board::PointSet;
use crate::explain;
use crate::game::{Check, Field, Game, Outcome};
use crate::lang::{Case, Lang};
use crate::notation::{kind_name, machine, sign, write_move, write_position};
use crate::position::{Move, Position, RuleId, Side};

/// The position as a board shows it. One that the game does not accept has no moves, but the reasons.
pub(super) fn look(question: &mut Question) -> Result<Json, Wrong> {
    let game = question.game()?;
    let position = question.any_position(game)?;
    question.end()?;
    Ok(seen(game, &position, question.lang(game)?))
}

/// What a board shows of the position.
pub(super) fn seen(game: &dyn Game, position: &Position, lang: &Lang) -> Json {
    let objections = game.objections(position);
    let accepted = objections.is_empty();
    let moves = if accepted { game.moves(position) } else { Vec::new() };
    let over = if accepted { game.outcome(position) } else { None };
    let check = if accepted { game.check(position) } else { Check::None };
    let claims = if accepted { game.claims(position) } else { Vec::new() };
    let danger = Side::BOTH.into_iter().filter(|&side| accepted && game.danger(position, side));
    let objections = objections.iter().map(|objection| explain::objection(game, objection, lang));
    let names = |points: PointSet| Json::texts(game.spec().board.names(points));
    Json::object([
        ("fen", Json::Text(write_position(game, position))),
        ("turn", Json::text(side_letter(position.state.turn))),
        ("moves", Json::List(moves.iter().map(|mv| one(game, position, mv, lang)).collect())),
        ("over", Json::or_null(over.map(|end| ended(game, &end, lang)))),
        ("check", Json::text(check_word(check))),
        ("danger", Json::Text(danger.map(side_letter).collect())),
        ("sign", Json::text(sign(game, check))),
        ("claims", claimed(game, &claims, lang)),
        ("hands", Json::List(position.state.hands.map(|men| Json::Number(men.into())).to_vec())),
        ("frozen", Json::or_null(game.frozen(position).filter(|_| accepted).map(names))),
        ("has", has(game, position, lang)),
        ("objections", Json::texts(objections)),
        ("says", Json::Text(explain::position(game, position, lang))),
    ])
}

/// How the game ended.
pub(super) fn ended(game: &dyn Game, end: &Outcome, lang: &Lang) -> Json {
    Json::object([
        ("winner", Json::or_null(end.winner.map(|side| Json::text(side_letter(side))))),
        ("rule", Json::text(game.spec().rule_id(end.rule))),
        ("says", Json::Text(explain::outcome(game, end, lang))),
    ])
}

/// The ends that may be claimed; each would be a draw.
pub(super) fn claimed(game: &dyn Game, claims: &[RuleId], lang: &Lang) -> Json {
    let claim = |&rule: &RuleId| {
        Json::object([
            ("rule", Json::text(game.spec().rule_id(rule))),
            ("says", Json::Text(explain::outcome(game, &Outcome { winner: None, rule }, lang))),
        ])
    };
    Json::List(claims.iter().map(claim).collect())
}

/// A legal move. What a man turns into is named where the player chooses, and the ends of a second man's way are given.
fn one(game: &dyn Game, position: &Position, mv: &Move, lang: &Lang) -> Json {
    let board = game.spec().board;
    let name = |point| Json::Text(board.name(point));
    let json = Json::object([
        ("m", Json::Text(machine(game, position, mv))),
        ("from", Json::or_null(mv.from.map(name))),
        ("to", Json::or_null(mv.to.map(name))),
        ("t", Json::Text(write_move(game, position, mv, lang))),
        ("takes", Json::texts(board.names(mv.captures()))),
    ]);
    let chooses =
        mv.from.and_then(|from| position.at(from)).is_some_and(|man| game.spec().of(man.kind()).chooses);
    let json = match mv.becomes.filter(|_| chooses) {
        Some(man) => json.with("shows", Json::Text(kind_name(game, man.kind(), lang, Case::Nominative))),
        None => json,
    };
    match mv.shifts {
        Some((from, to)) => json.with("shifts", Json::List(vec![name(from), name(to)])),
        None => json,
    }
}

/// What the game has that can be shown.
fn has(game: &dyn Game, position: &Position, lang: &Lang) -> Json {
    let spec = game.spec();
    let zone = |zone: &crate::board::Zone| {
        Json::object([
            ("id", Json::text(zone.id)),
            ("name", Json::Text(explain::zone(game, zone.id, lang))),
            ("squares", Json::texts(spec.board.names(zone.points))),
        ])
    };
    let has_force = spec.board.points().next().is_some_and(|point| game.force(position, point).is_some());
    Json::object([
        ("force", Json::Bool(has_force)),
        ("frozen", Json::Bool(game.frozen(position).is_some())),
        ("hand", Json::Bool(spec.fields.contains(&Field::Hands))),
        ("zones", Json::List(spec.board.zones().iter().map(zone).collect())),
    ])
}

fn check_word(check: Check) -> &'static str {
    match check {
        Check::None => "none",
        Check::Check => "check",
        Check::Final => "final",
    }
}
