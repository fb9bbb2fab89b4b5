//! Positions of a game that its own moves reach, the same in every run.

use super::cases::{Table, files};
use tabia::position::Position;

/// How many positions are looked at for each game, besides those of the files.
pub(crate) const MANY: usize = 300;
/// How many where each of their moves is written and read in every form.
pub(crate) const SOME: usize = 150;
/// A game that goes on for longer is left and another begun.
const LONGEST: usize = 120;

/// A plain generator of numbers (xorshift), so that the walks need no other source of chance.
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Chance {
        Chance(seed | 1)
    }

    /// A number below the limit.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }
}

/// Positions reached by chance from the array, from other arrays where there are some, and from the positions of the
/// files; and those positions themselves.
pub(crate) fn positions(table: &Table, count: usize) -> Vec<Position> {
    let game = table.game;
    let mut starts = vec![table.position(game.spec().start)];
    starts.extend((0..3).filter_map(|number| game.array(number)));
    starts.extend(given(game.spec().id).iter().map(|fen| table.position(fen)));
    let mut chance = Chance::new(game.spec().start.len() as u64 * 7919);
    let mut found = starts.clone();
    let limit = found.len() + count;
    for round in 0.. {
        // The array comes every second time, for it leads everywhere.
        let start = if round % 2 == 0 { 0 } else { chance.below(starts.len()) };
        let mut position = starts[start];
        for ply in 0..LONGEST {
            let moves = game.moves(&position);
            if moves.is_empty() || game.outcome(&position).is_some() {
                break;
            }
            position = position.apply(&moves[chance.below(moves.len())]);
            // Every third position is enough: neighbours are much alike.
            if ply % 3 == 0 {
                found.push(position);
            }
        }
        found.push(position);
        if found.len() >= limit {
            break;
        }
    }
    found.truncate(limit);
    found
}

/// The positions that the files give of the game.
fn given(id: &str) -> Vec<String> {
    let (_, files) = files();
    let mut found = Vec::new();
    for file in &files {
        let of = |own: &Option<String>| own.as_ref().unwrap_or(&file.game) == id;
        for case in file.positions.iter().chain(&file.random).filter(|case| of(&case.game)) {
            found.push(case.fen.clone());
            found.extend(case.lines.iter().flatten().map(|ply| ply.fen_after.clone()));
        }
    }
    found
}
