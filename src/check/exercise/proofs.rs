//! What has been proved already: a translation asks the same as its original.

use std::sync::Mutex;

use crate::game::Game;
use crate::position::Position;
use crate::search::{Goal, Problem, Proof, prove};

/// A problem that has been decided.
struct Known {
    game: &'static str,
    position: Position,
    goal: Goal,
    moves: u32,
    proof: Proof,
}

/// The problems of a book that have been decided.
#[derive(Default)]
pub(in crate::check) struct Proofs(Mutex<Vec<Known>>);

impl Proofs {
    /// The proof of a problem, which is looked for once.
    pub(super) fn of(
        &self,
        game: &dyn Game,
        position: &Position,
        (goal, moves): (Goal, u32),
        budget: u64,
    ) -> Proof {
        let id = game.spec().id;
        let same = |known: &&Known| {
            (known.game, known.goal, known.moves) == (id, goal, moves) && known.position == *position
        };
        // Lessons are checked side by side, so two of them may look for the same proof; both find the same one.
        if let Ok(known) = self.0.lock()
            && let Some(known) = known.iter().find(same)
        {
            return known.proof.clone();
        }
        let proof = prove(&Problem { budget, ..Problem::new(game, position, goal, moves) });
        if let Ok(mut known) = self.0.lock() {
            known.push(Known { game: id, position: *position, goal, moves, proof: proof.clone() });
        }
        proof
    }
}
