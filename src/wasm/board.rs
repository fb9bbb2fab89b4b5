//! Questions about games and about the points of a board: `games`, `start`, `array`, `force`, `strikes`, `struck`,
//! `perft`.

use super::json::Json;
use super::question::{Question, Wrong};
use crate::board::PointSet;
use crate::explain;
use crate::games::GAMES;
use crate::notation::write_position;

/// The deepest count that is made: more would keep a page waiting for ever.
const DEEPEST: u32 = 8;

/// Every game with its name, where its texts are set.
pub(super) fn games(question: &mut Question) -> Result<Json, Wrong> {
    question.end()?;
    let games = GAMES.iter().map(|&game| {
        let spec = game.spec();
        let name = match question.any_lang().filter(|lang| lang.has(spec.id)) {
            Some(lang) => explain::game_name(game, lang),
            None => spec.id.to_owned(),
        };
        Json::object([
            ("id", Json::text(spec.id)),
            ("name", Json::Text(name)),
            ("start", Json::text(spec.start)),
        ])
    });
    Ok(Json::List(games.collect()))
}

/// The array of a game.
pub(super) fn start(question: &mut Question) -> Result<Json, Wrong> {
    let game = question.game()?;
    question.end()?;
    Ok(Json::object([("fen", Json::text(game.spec().start))]))
}

/// The array of a game with the given number.
pub(super) fn array(question: &mut Question) -> Result<Json, Wrong> {
    let (game, number) = (question.game()?, question.number("the number of the array")?);
    question.end()?;
    match game.array(number) {
        Some(position) => Ok(Json::object([("fen", Json::Text(write_position(game, &position)))])),
        None => Err(Wrong::new(format!("{} has no array {number}", game.spec().id))),
    }
}

/// The force of both sides on every point, in halves as books write them.
pub(super) fn force(question: &mut Question) -> Result<Json, Wrong> {
    let game = question.game()?;
    let position = question.position(game)?;
    question.end()?;
    let board = game.spec().board;
    let forces = board.points().filter_map(|point| {
        let force = game.force(&position, point)?;
        Some((board.name(point), Json::texts(force.map(|side| side.to_string()))))
    });
    match forces.collect::<Vec<_>>() {
        none if none.is_empty() => Err(Wrong::new(format!("{} knows no force", game.spec().id))),
        forces => Ok(Json::Object(forces)),
    }
}

/// The points that a man strikes.
pub(super) fn strikes(question: &mut Question) -> Result<Json, Wrong> {
    let game = question.game()?;
    let position = question.position(game)?;
    let point = question.point(game)?;
    question.end()?;
    let struck = game.strikes(&position, point);
    Ok(Json::object([("squares", Json::texts(game.spec().board.names(struck)))]))
}

/// The points that the men of a side strike.
pub(super) fn struck(question: &mut Question) -> Result<Json, Wrong> {
    let game = question.game()?;
    let position = question.position(game)?;
    let side = question.side()?;
    question.end()?;
    let men = position.of(side).iter();
    let struck = men.fold(PointSet::EMPTY, |all, point| all | game.strikes(&position, point));
    Ok(Json::object([("squares", Json::texts(game.spec().board.names(struck)))]))
}

/// The number of ways to play so many plies.
pub(super) fn perft(question: &mut Question) -> Result<Json, Wrong> {
    let game = question.game()?;
    let position = question.position(game)?;
    let depth = question.number("the depth")?;
    question.end()?;
    if depth > DEEPEST {
        return Err(Wrong::new(format!("the deepest count is of {DEEPEST} plies")));
    }
    Ok(Json::object([("nodes", Json::Number(game.perft(&position, depth)))]))
}
