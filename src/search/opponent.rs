//! A modest opponent for any game, in three strengths.
//!
//! Like the prover it uses only the game's own answers: what a man is worth is taken from how it moves (`worth`), and
//! who stands better from the men and the number of moves (`look`). It looks one single move deeper at a time, as far
//! as a number of positions allows; the clock is never asked, so that the same question has the same answer.

mod look;
mod worth;

use super::Dice;
use super::tree::Exhausted;
use crate::game::Game;
use crate::position::{Move, Position};
use look::{INFINITE, Line, Look, WON, key};
use worth::Worth;

/// How well the opponent plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Level {
    /// Takes what is free and sees a win in one move; overlooks much, and now and then every reply.
    Easy,
    /// Looks at its move, the reply and the next move.
    Medium,
    /// Looks as far as a second or so allows.
    Hard,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

    /// The level with this number, from 1, the weakest.
    pub fn from_number(number: usize) -> Option<Level> {
        Level::ALL.get(number.checked_sub(1)?).copied()
    }

    /// What the level amounts to.
    pub const fn strength(self) -> Strength {
        match self {
            Level::Easy => Strength { positions: 10_000, depth: 1, captures: 2, whim: 60, slips: 20 },
            Level::Medium => Strength { positions: 15_000, depth: 3, captures: 4, whim: 25, slips: 0 },
            Level::Hard => Strength { positions: 60_000, depth: 24, captures: 8, whim: 4, slips: 0 },
        }
    }
}

/// What makes an opponent strong or weak.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Strength {
    /// How many positions it may look at.
    pub positions: u64,
    /// How many single moves ahead it looks at everything, at most; at least 1.
    pub depth: i32,
    /// How many single moves beyond these it looks at captures.
    pub captures: i32,
    /// Up to how much a move may be preferred for no reason. The weakest man is worth about 100.
    pub whim: i32,
    /// In how many cases of a hundred it forgets that captures may be answered.
    pub slips: u64,
}

/// What the opponent has come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Thought {
    /// Its move.
    pub mv: Move,
    /// How many positions it has looked at.
    pub searched: u64,
}

/// The opponent's move in the last of the positions of a game so far; nothing when the game is over, or the list empty.
///
/// The earlier positions matter only in that they are not repeated without need. Where several moves are about as good,
/// `seed` decides; the same arguments give the same move.
///
/// ```
/// use tabia::search::opponent::{Level, choose};
/// use tabia::{games, notation};
///
/// let chess = games::find("chess").expect("a game");
/// let position = notation::parse_position(chess, "6k1/8/6K1/8/8/8/8/R7 w - - 0 1")?;
/// let mv = choose(chess, &[position], Level::Easy, 7).expect("a move");
/// assert_eq!(notation::machine(chess, &position, &mv), "a1a8");
/// # Ok::<(), tabia::notation::ParseError>(())
/// ```
pub fn choose(game: &dyn Game, history: &[Position], level: Level, seed: u64) -> Option<Move> {
    think(game, history, &level.strength(), seed).map(|thought| thought.mv)
}

/// The same with any strength, and what it took.
pub fn think(game: &dyn Game, history: &[Position], strength: &Strength, seed: u64) -> Option<Thought> {
    let now = history.last()?;
    let moves = game.moves(now);
    let wins =
        |mv: &&Move| game.outcome(&now.apply(mv)).is_some_and(|end| end.winner == Some(now.state.turn));
    let (&first, rest) = moves.split_first()?;
    // What wins at once needs no thought, nor what cannot be helped.
    if let Some(&mv) = moves.iter().find(wins).or(rest.is_empty().then_some(&first)) {
        return Some(Thought { mv, searched: 0 });
    }
    let mut dice = Dice::new(seed ^ key(now));
    let slips = dice.below(100) < strength.slips;
    let strength = Strength { captures: if slips { 0 } else { strength.captures }, ..*strength };
    let worth = Worth::new(game, now);
    let mut look = Look::new(game, &worth, &strength, history);
    let whim = |dice: &mut Dice| dice.below(strength.whim.max(0) as u64 + 1) as i32;
    let order = look.order(now, &moves, None).into_iter();
    let mut choices: Vec<Choice> =
        order.map(|(_, at)| Choice { at, value: -INFINITE, whim: whim(&mut dice) }).collect();
    for depth in 1..=strength.depth {
        let ran_out = deepen(&mut look, now, &moves, &mut choices, depth).is_err();
        choices.sort_unstable_by_key(|choice| (-choice.value, choice.at));
        if ran_out || choices[0].value.abs() >= WON {
            break;
        }
    }
    Some(Thought { mv: moves[usize::from(choices[0].at)], searched: look.searched() })
}

/// One of the moves that may be chosen.
struct Choice {
    /// Its place in the game's list.
    at: u16,
    /// How good it was found; for all but the best, at most so good.
    value: i32,
    whim: i32,
}

/// Looks at every choice so many single moves deep, the best so far first. Where the budget runs out, what was found
/// until then counts: a choice that was not reached is held to be worse.
fn deepen(
    look: &mut Look,
    now: &Position,
    moves: &[Move],
    choices: &mut [Choice],
    depth: i32,
) -> Result<(), Exhausted> {
    let mut best = -INFINITE;
    for at in 0..choices.len() {
        let choice = &mut choices[at];
        let line = Line::new(now.state.turn, moves.len(), depth);
        let bar = (best - choice.whim).max(-INFINITE);
        let found = look.after(now, &moves[usize::from(choice.at)], line, (bar, INFINITE));
        let Ok(found) = found else {
            // Where not even the first was decided, what was known before still holds.
            let rest = if at == 0 { choices.len() } else { at };
            choices[rest..].iter_mut().for_each(|choice| choice.value = -INFINITE);
            return Err(Exhausted);
        };
        // Wins and losses keep their lengths.
        let value = if found.abs() < WON { found + choice.whim } else { found };
        // What does not pass the bar is known to be no better than the best, and shall not come before it.
        choice.value = if value > best { value } else { value.min(best - 1) };
        best = best.max(value);
    }
    Ok(())
}
