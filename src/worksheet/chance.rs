//! Positions by chance: those of random games that a reader can judge by what is on the board.

use crate::game::{Field, Game};
use crate::position::{Move, Position, Side};
use crate::search::Dice;

/// How many single moves a random game lasts at most, those that place men left aside.
const LONGEST: u64 = 90;
/// How many single moves are made at most for one position that will do.
const MOST_TRIED: usize = 2_000;
/// How many single moves a game that is played to its end may last; more where men are placed first.
const LONGEST_FIGHT: u64 = 140;

/// A game of chance that goes on and on.
pub(super) struct Chance<'a> {
    game: &'a dyn Game,
    start: Position,
    pub(super) dice: Dice,
    now: Position,
    /// How many single moves are still made in this game.
    left: u64,
    /// How many before the next position is looked at.
    wait: u64,
}

impl<'a> Chance<'a> {
    pub(super) fn new(game: &'a dyn Game, start: Position, seed: u64) -> Chance<'a> {
        Chance { game, start, dice: Dice::new(seed), now: start, left: 0, wait: 0 }
    }

    /// How many men the sides have in hand at the start.
    fn hands(&self) -> u64 {
        self.start.state.hands.iter().map(|&men| u64::from(men)).sum()
    }

    /// The next position that will do, if one comes up.
    pub(super) fn position(&mut self) -> Option<Position> {
        for _ in 0..MOST_TRIED {
            if self.left == 0 {
                self.now = self.start;
                self.left = LONGEST + self.hands();
                self.wait = self.dice.below(40 + self.hands());
            }
            let moves = self.game.moves(&self.now);
            if moves.is_empty() {
                self.left = 0;
                continue;
            }
            if self.wait == 0 {
                self.wait = 2 + self.dice.below(5);
                if let Some(fair) = fair(self.game, &self.start, &self.now) {
                    self.go_on(&moves);
                    return Some(fair);
                }
            }
            self.go_on(&moves);
        }
        None
    }

    fn go_on(&mut self, moves: &[Move]) {
        // With too few captures the boards stay full, with too many they are soon empty.
        let captures: Vec<&Move> = moves.iter().filter(|mv| !mv.captures().is_empty()).collect();
        let takes = self.dice.below(10) < 3;
        let mv = match self.dice.pick(&captures).filter(|_| takes) {
            Some(&mv) => Some(mv),
            None => self.dice.pick(moves),
        };
        self.now = mv.map_or(self.now, |mv| self.now.apply(mv));
        self.left -= 1;
        self.wait = self.wait.saturating_sub(1);
    }

    /// Begins a new game with the next position, so that no two tasks look alike.
    pub(super) fn renew(&mut self) {
        self.left = 0;
    }

    /// The positions of a game that one side has won by its last move, and that side; nothing if this one came to no such
    /// end. Both sides see a win in one move more often than not.
    pub(super) fn fight(&mut self) -> Option<(Vec<Position>, Side)> {
        let mut now = self.start;
        let mut played = Vec::new();
        for _ in 0..LONGEST_FIGHT + 3 * self.hands() {
            let moves = self.game.moves(&now);
            let side = now.state.turn;
            let wins =
                |mv: &&Move| self.game.outcome(&now.apply(mv)).is_some_and(|end| end.winner == Some(side));
            let winning = moves.iter().find(wins);
            played.push(now);
            if winning.is_some() && self.dice.below(4) > 0 {
                return Some((played, side));
            }
            let captures: Vec<&Move> = moves.iter().filter(|mv| !mv.captures().is_empty()).collect();
            let takes = self.dice.below(2) == 0;
            let mv = match self.dice.pick(&captures).filter(|_| takes) {
                Some(&mv) => mv,
                None => self.dice.pick(&moves)?,
            };
            now = now.apply(mv);
        }
        None
    }

    /// The position as it may be asked about, if it may.
    pub(super) fn fair(&self, position: &Position) -> Option<Position> {
        fair(self.game, &self.start, position)
    }
}

/// The position without a past: what nobody sees on the board is as in the array, and nothing depends on it.
fn fair(game: &dyn Game, start: &Position, position: &Position) -> Option<Position> {
    let mut fair = *position;
    fair.state.quiet = start.state.quiet;
    fair.state.number = start.state.number;
    let hidden = fair.state.target.is_some()
        || fair.state.study != game.incomplete(&fair)
        || fair.state.study
        || lost_rights(game, start, &fair);
    let goes_on = |position: &Position| {
        game.objections(position).is_empty()
            && game.outcome(position).is_none()
            && game.claims(position).is_empty()
    };
    (!hidden && goes_on(&fair)).then_some(fair)
}

/// Whether men stand as if they had a right that they have lost.
fn lost_rights(game: &dyn Game, start: &Position, position: &Position) -> bool {
    let has_rights = game.spec().fields.iter().any(|field| matches!(field, Field::Rights(_)));
    let lost = start.state.rights & !position.state.rights;
    let bits = (0..u8::BITS).map(|bit| 1_u8 << bit).filter(|right| lost & right != 0);
    has_rights
        && bits.into_iter().any(|right| {
            let mut with = *position;
            with.state.rights |= right;
            game.objections(&with).is_empty()
        })
}
