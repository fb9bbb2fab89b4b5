//! Tasks that are answered with a move: checks, rescues and forced wins, all of them proved.

use super::chance::Chance;
use super::scene::{Found, Scene};
use crate::game::{Check, Game};
use crate::notation;
use crate::search::{Goal, Problem, Proof, prove};

/// How many positions the prover may look at for one task.
const BUDGET: u64 = 60_000;
/// The most moves that may solve a task.
const MOST: usize = 3;

/// A task to play, if few moves solve it and no shorter way does.
fn solved(scene: &Scene<'_>, (goal, words): (Goal, String), moves: u32) -> Option<Found> {
    let problem = Problem { game: scene.game, position: &scene.position, goal, moves, budget: BUDGET };
    let proof: Proof = prove(&problem);
    if !proof.is_complete() || proof.shortest() != Some(moves) || proof.keys.len() > MOST {
        return None;
    }
    if proof.tries.is_empty() {
        return None;
    }
    let keys = proof.keys.iter();
    let answer: Vec<String> =
        keys.map(|key| notation::machine(scene.game, &scene.position, &key.mv)).collect();
    let quiet = proof.keys.iter().all(|key| key.mv.captures().is_empty());
    let worth = i32::from(quiet) + 2 * i32::from(answer.len() == 1);
    let first = proof.keys.first().and_then(|key| key.mv.from);
    let kind = first.and_then(|from| scene.position.at(from)).map(|man| man.kind());
    let task = scene.found("play", answer.len()).line("goal", words).line("answer", answer.join(", "));
    Some(task.near(proof.tries.len()).worth(worth).about(kind))
}

/// A move that gives check.
pub(super) fn check(scene: &Scene<'_>) -> Vec<Found> {
    let (game, position) = (scene.game, &scene.position);
    let moves = game.moves(position);
    let checks = moves.iter().filter(|mv| game.check(&position.apply(mv)) != Check::None).count();
    let few = (1..=MOST).contains(&checks) && game.check(position) == Check::None;
    let task = few.then(|| solved(scene, (Goal::Check, "check".to_owned()), 1)).flatten();
    task.into_iter().collect()
}

/// A move after which a threatened man can no longer be taken.
pub(super) fn save(scene: &Scene<'_>) -> Vec<Found> {
    let (game, position) = (scene.game, &scene.position);
    let turn = position.state.turn;
    if game.check(position) != Check::None || game.danger(position, turn) {
        return Vec::new();
    }
    let other = game.moves(&position.with_turn(turn.other()));
    let threatened = position.of(turn).iter().filter(|&at| other.iter().any(|mv| mv.captures().contains(at)));
    let save = |at| solved(scene, (Goal::Save(at), format!("save {}", scene.name(at))), 1);
    threatened.filter_map(save).collect()
}

/// A win in so many moves, from the end of a game of chance.
pub(super) fn win(game: &dyn Game, chance: &mut Chance<'_>, moves: u32) -> Vec<Found> {
    let Some((played, winner)) = chance.fight() else { return Vec::new() };
    let words = if game.spec().rule("mate").is_some() { "mate" } else { "win" };
    // In the last position the win takes one move; where it takes more the winner had been to move before.
    let before = played.iter().rev().filter(|position| position.state.turn == winner);
    let asked = before.skip(moves as usize - 1).take(1 + usize::from(moves > 1));
    let found = asked.filter_map(|position| {
        let scene = Scene::new(game, chance.fair(position)?)?;
        solved(&scene, (Goal::mate(game), format!("{words} in {moves}")), moves)
    });
    found.collect()
}
