//! Questions about moves that are made: `play`, `read`, `repeated`.

use super::json::Json;
use super::look::{claimed, ended, seen};
use super::question::{Question, Wrong, accepted};
use crate::explain;
use crate::game::{Check, Game};
use crate::lang::Lang;
use crate::notation::{find_move, machine, write_move, write_position};
use crate::position::{Move, Position};

/// The position after a legal move in machine form, and the move in words.
pub(super) fn play(question: &mut Question) -> Result<Json, Wrong> {
    let game = question.game()?;
    let position = question.position(game)?;
    let text = question.word("the move")?;
    question.end()?;
    let lang = question.lang(game)?;
    let moves = game.moves(&position);
    let Some(mv) = moves.iter().find(|mv| machine(game, &position, mv) == text) else {
        return Err(Wrong::new(format!("`{text}` is not a legal move here")));
    };
    let next = position.apply(mv);
    Ok(Json::object([
        ("fen", Json::Text(write_position(game, &next))),
        ("t", Json::Text(write_move(game, &position, mv, lang))),
        ("says", Json::Text(announced(game, &position, mv, &next, lang))),
        ("rule", Json::text(game.spec().rule_id(mv.rule))),
        ("look", seen(game, &next, lang)),
    ]))
}

/// The move as it is announced: what is done, and the check or the end that follows.
fn announced(game: &dyn Game, position: &Position, mv: &Move, next: &Position, lang: &Lang) -> String {
    let mut said = explain::played(game, position, mv, lang);
    if let Some(end) = game.outcome(next) {
        said = said + " " + &explain::outcome(game, &end, lang);
    } else {
        let check = game.check(next);
        if check != Check::None {
            said = said + " " + &explain::check(game, check, lang);
        }
    }
    said
}

/// The legal move that a text means, in whatever accepted form.
pub(super) fn read(question: &mut Question) -> Result<Json, Wrong> {
    let game = question.game()?;
    let position = question.position(game)?;
    let text = question.word("the move")?;
    question.end()?;
    let lang = question.lang(game)?;
    match find_move(game, &position, text, &[lang]) {
        Ok(found) => Ok(Json::object([("m", Json::Text(machine(game, &position, &found.mv)))])),
        Err(error) => {
            let (error, hint) = explain::misread(game, &position, text, &error, lang);
            Err(Wrong { error, hint })
        }
    }
}

/// What follows from how often the last position has occurred among those of a game. A game that began with its kings
/// does not become a study when one is taken.
pub(super) fn repeated(question: &mut Question) -> Result<Json, Wrong> {
    let game = question.game()?;
    let lang = question.lang(game)?;
    let mut history = vec![question.position(game)?];
    let study = history.iter().any(|first| first.state.study);
    while let Some(text) = question.more() {
        let mut position = accepted(game, text, Some(lang))?;
        position.state.study = study;
        history.push(position);
    }
    let repeated = game.repeated(&history);
    let mut claims = repeated.claims;
    let now = history.last().copied();
    let over = now.and_then(|now| game.outcome(&now)).or(repeated.end);
    if over.is_none() {
        claims.extend(now.iter().flat_map(|now| game.claims(now)));
    } else {
        claims.clear();
    }
    Ok(Json::object([
        ("over", Json::or_null(over.map(|end| ended(game, &end, lang)))),
        ("claims", claimed(game, &claims, lang)),
    ]))
}
