//! What has been proved already: a translation asks the same as its original.

use std::sync::{Arc, Mutex, Weak};

use crate::game::Game;
use crate::position::Position;
use crate::search::{Goal, Problem, Proof, prove};

/// A problem that has been decided.
pub(in crate::check) struct Known {
    game: &'static str,
    position: Position,
    goal: Goal,
    moves: u32,
    pub(in crate::check) proof: Proof,
}

/// The problems of a book that have been decided. Each is known as long as a page holds on to it.
#[derive(Default)]
pub(in crate::check) struct Proofs(Mutex<Vec<Weak<Known>>>);

impl Proofs {
    /// The decided problem, which is looked for once.
    pub(in crate::check) fn of(
        &self,
        game: &dyn Game,
        position: &Position,
        (goal, moves): (Goal, u32),
        budget: u64,
    ) -> Arc<Known> {
        let id = game.spec().id;
        let same = |known: &Arc<Known>| {
            (known.game, known.goal, known.moves) == (id, goal, moves) && known.position == *position
        };
        // Lessons are checked side by side, so two of them may look for the same proof; both find the same one.
        if let Ok(known) = self.0.lock()
            && let Some(known) = known.iter().filter_map(Weak::upgrade).find(same)
        {
            return known;
        }
        let proof = prove(&Problem { budget, ..Problem::new(game, position, goal, moves) });
        let found = Arc::new(Known { game: id, position: *position, goal, moves, proof });
        if let Ok(mut known) = self.0.lock() {
            known.push(Arc::downgrade(&found));
        }
        found
    }

    /// Forgets those to which no page holds on any more.
    pub(in crate::check) fn tidy(&self) {
        if let Ok(mut known) = self.0.lock() {
            known.retain(|known| known.strong_count() > 0);
        }
    }
}
