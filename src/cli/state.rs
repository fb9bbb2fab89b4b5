//! `tabia state`: a position as a line of JSON.

use anyhow::Context;
use serde::Serialize;
use serde_json::Value;
use tabia::board::Point;
use tabia::game::{Game, Halves};
use tabia::position::{Position, Side};

use super::{Console, Status, args, position};

/// Describes positions.
pub(super) fn run(args: &args::State, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let game = position::game(&args.position.game)?;
    let named = |name: &Option<String>| name.as_deref().map(|name| position::point(game, name)).transpose();
    let (force, strikes) = (named(&args.force)?, named(&args.strikes)?);
    position::answer(&args.position, game, console, " ", |position| {
        Ok(vec![serde_json::to_string(&State::of(game, position, force, strikes)?)?])
    })
}

/// What is said, in this order.
#[derive(Serialize)]
struct State {
    turn: &'static str,
    outcome: Option<Outcome>,
    #[serde(skip_serializing_if = "Option::is_none")]
    check: Option<Sides<bool>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    danger: Option<Sides<bool>>,
    claims: Vec<&'static str>,
    stage: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    force: Option<Sides<Value>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    strikes: Option<Vec<String>>,
}

#[derive(Serialize)]
struct Outcome {
    winner: Option<&'static str>,
    rule: &'static str,
}

#[derive(Serialize)]
struct Sides<T> {
    white: T,
    black: T,
}

impl State {
    fn of(
        game: &dyn Game,
        position: &Position,
        force: Option<Point>,
        strikes: Option<Point>,
    ) -> anyhow::Result<State> {
        let spec = game.spec();
        let [white, black] = Side::BOTH.map(|side| game.danger(position, side));
        let threats = Some(Sides { white, black });
        // Where a king may be left in danger the rules speak of danger; elsewhere of check.
        let (check, danger) = if spec.rule("danger").is_some() { (None, threats) } else { (threats, None) };
        let force = force.map(|point| {
            let [white, black] = game
                .force(position, point)
                .with_context(|| format!("{} knows no force: leave `--force` out", spec.id))?;
            anyhow::Ok(Sides { white: number(white), black: number(black) })
        });
        let strikes = strikes.map(|point| spec.board.names(game.strikes(position, point)));
        Ok(State {
            turn: side(position.state.turn),
            outcome: game
                .outcome(position)
                .map(|end| Outcome { winner: end.winner.map(side), rule: spec.rule_id(end.rule) }),
            check,
            danger,
            claims: game.claims(position).into_iter().map(|rule| spec.rule_id(rule)).collect(),
            // As lessons claim it: the stage that the game of the side to move has reached.
            stage: game.stage(position, position.state.turn),
            force: force.transpose()?,
            strikes,
        })
    }
}

fn side(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

/// A whole number without a point, or one with `.5`.
fn number(halves: Halves) -> Value {
    match halves.0 % 2 {
        0 => Value::from(halves.0 / 2),
        _ => Value::from(f64::from(halves.0) / 2.0),
    }
}
