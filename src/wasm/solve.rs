//! `solve`: whether the goal of an exercise can be reached, and by which moves.

use super::json::Json;
use super::question::{Question, Wrong};
use crate::game::Game;
use crate::notation::write_move;
use crate::position::Position;
use crate::search::{Goal, Problem, keys};

/// How many positions are looked at, at most: a page must not wait long. Where they are not enough nothing is said.
const BUDGET: u64 = 120_000;

/// The most moves in which a page may ask for a goal.
const LONGEST: u32 = 5;

/// The moves that reach a goal, the shortest first.
pub(super) fn solve(question: &mut Question) -> Result<Json, Wrong> {
    let game = question.game()?;
    let position = question.position(game)?;
    let moves = question.number("the number of moves")?;
    let goal = goal(game, &position, question)?;
    question.end()?;
    let lang = question.lang(game)?;
    if !(1..=LONGEST).contains(&moves) {
        return Err(Wrong::new(format!("a goal is looked for in 1 to {LONGEST} moves")));
    }
    let (keys, complete) = keys(&Problem { budget: BUDGET, ..Problem::new(game, &position, goal, moves) });
    let shortest = keys.first().map(|&(_, moves)| Json::Number(u64::from(moves)));
    let keys = keys.iter().map(|(mv, _)| write_move(game, &position, mv, lang));
    Ok(Json::object([
        ("keys", Json::texts(keys)),
        ("shortest", Json::or_null(shortest)),
        ("complete", Json::Bool(complete)),
    ]))
}

/// A goal as lessons write it.
fn goal(game: &dyn Game, position: &Position, question: &mut Question) -> Result<Goal, Wrong> {
    let word = question.word("the goal")?;
    let goal = match word {
        "win" => Goal::Win,
        "mate" => Goal::mate(game),
        "promote" => Goal::Promote,
        "check" => Goal::Check,
        "stalemate" => Goal::stalemate(game)
            .ok_or_else(|| Wrong::new(format!("{} knows no stalemate", game.spec().id)))?,
        "capture" => Goal::Capture(question.point(game)?),
        "freeze" if game.frozen(position).is_some() => Goal::Freeze(question.point(game)?),
        "save" => Goal::Save(question.point(game)?),
        "reach" => Goal::Reach { to: question.point(game)?, man: None },
        _ => return Err(Wrong::new(format!("there is no goal `{word}` in {}", game.spec().id))),
    };
    let (man, own) = match goal {
        Goal::Capture(man) | Goal::Freeze(man) => (man, false),
        Goal::Save(man) => (man, true),
        _ => return Ok(goal),
    };
    match position.at(man) {
        Some(one) if (one.side() == position.state.turn) == own => Ok(goal),
        _ => Err(Wrong::new(format!("no man on `{}` can be that", game.spec().board.name(man)))),
    }
}
