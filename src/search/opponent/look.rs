//! Looking ahead: each side's best line, to a depth, and from there on captures alone.

use super::super::goal::Node;
use super::super::table;
use super::super::tree::Exhausted;
use super::{Strength, Worth};
use crate::board::{MAX_POINTS, Point};
use crate::game::Game;
use crate::position::{Move, Position, Side, State};

/// A win by the very next move; one that takes longer counts a little less.
const WIN: i32 = 1_000_000;
/// From here on a value is a win.
pub(super) const WON: i32 = WIN - 1_000;
/// More than any value.
pub(super) const INFINITE: i32 = 2 * WIN;
/// What each move is worth that a side has more than its opponent, and how many count.
const MOBILITY: i32 = 2;
const MOST_MOBILITY: i32 = 25;
/// How many positions have room in the table of best moves, a power of two.
const ROOM: usize = 1 << 15;
/// More than any quiet move may earn: captures come first.
const CAPTURE: i32 = 1 << 20;
/// A point more than any board has, for moves that come from the hand or go nowhere.
const NOWHERE: usize = MAX_POINTS;

/// Where a line of moves has come to.
#[derive(Clone, Copy)]
pub(super) struct Line {
    /// How many single moves have been made.
    ply: i32,
    /// How many are still to be looked at with all others; below 0, captures alone.
    depth: i32,
    /// How many moves each side had when it was last its turn.
    mobility: [i32; 2],
}

impl Line {
    /// The start of a line for a side that has so many moves.
    pub(super) fn new(turn: Side, moves: usize, depth: i32) -> Line {
        Line { ply: 0, depth, mobility: [0; 2] }.with_moves(turn, moves).with_moves(turn.other(), moves)
    }

    fn with_moves(mut self, turn: Side, moves: usize) -> Line {
        self.mobility[turn as usize] = moves as i32;
        self
    }
}

/// A search with what it has learnt so far.
pub(super) struct Look<'a> {
    game: &'a dyn Game,
    worth: &'a Worth,
    strength: &'a Strength,
    searched: u64,
    /// The positions of the game and of the line that is looked at.
    seen: Vec<u64>,
    /// The best moves found in positions, by their places in the game's lists.
    best: Vec<(u64, u16)>,
    /// What quiet moves have earned, by their points.
    earned: Vec<i32>,
}

impl<'a> Look<'a> {
    pub(super) fn new(
        game: &'a dyn Game,
        worth: &'a Worth,
        strength: &'a Strength,
        history: &[Position],
    ) -> Look<'a> {
        Look {
            game,
            worth,
            strength,
            searched: 0,
            seen: history.iter().map(key).collect(),
            best: vec![(0, 0); ROOM],
            earned: vec![0; (NOWHERE + 1) * (NOWHERE + 1)],
        }
    }

    pub(super) fn searched(&self) -> u64 {
        self.searched
    }

    /// What a move is worth to the side that makes it, between the bounds of the window.
    pub(super) fn after(
        &mut self,
        position: &Position,
        mv: &Move,
        line: Line,
        (low, high): (i32, i32),
    ) -> Result<i32, Exhausted> {
        let next = position.apply(mv);
        let line = Line { ply: line.ply + 1, depth: line.depth - 1, ..line };
        // The same side may move again.
        if next.state.turn == position.state.turn {
            self.value(&next, line, (low, high))
        } else {
            self.value(&next, line, (-high, -low)).map(|value| -value)
        }
    }

    /// What a position is worth to the side to move.
    fn value(
        &mut self,
        position: &Position,
        line: Line,
        (mut low, high): (i32, i32),
    ) -> Result<i32, Exhausted> {
        if self.searched >= self.strength.positions {
            return Err(Exhausted);
        }
        self.searched += 1;
        let turn = position.state.turn;
        let moves = self.game.moves(position);
        let line = line.with_moves(turn, moves.len());
        if moves.is_empty() {
            return Ok(self.end(position, line));
        }
        let key = key(position);
        if line.depth >= 0 && self.seen.contains(&key) {
            return Ok(0);
        }
        let quiet = line.depth > 0;
        let mut value = if !quiet {
            self.standing(position, line)
        } else if self.game.claims(position).is_empty() {
            -INFINITE
        } else {
            0
        };
        low = low.max(value);
        if low >= high || line.depth <= -self.strength.captures {
            return Ok(value);
        }
        let slot = key as usize % ROOM;
        let known = Some(self.best[slot].1).filter(|_| quiet && self.best[slot].0 == key);
        self.seen.push(key);
        for (rank, at) in self.order(position, &moves, known) {
            if !quiet && rank > -CAPTURE {
                break;
            }
            let mv = &moves[usize::from(at)];
            let found = self.after(position, mv, line, (low, high))?;
            value = value.max(found);
            if found > low {
                low = found;
                if quiet {
                    self.best[slot] = (key, at);
                }
            }
            if low >= high {
                self.praise(mv, line.depth);
                break;
            }
        }
        self.seen.pop();
        Ok(value)
    }

    /// What it is worth to a side that it has no move.
    fn end(&self, position: &Position, line: Line) -> i32 {
        match self.game.ended(position).or_else(|| self.game.if_stuck(position)) {
            Some(end) if end.winner == Some(position.state.turn) => WIN - line.ply,
            Some(end) if end.winner.is_some() => line.ply - WIN,
            Some(_) => 0,
            None => self.standing(position, line),
        }
    }

    /// How the side to move stands, without looking any further.
    fn standing(&self, position: &Position, line: Line) -> i32 {
        let turn = position.state.turn;
        let men: i32 = position.occupied().iter().map(|point| self.worth.at(position, point, turn)).sum();
        let more = line.mobility[turn as usize] - line.mobility[turn.other() as usize];
        men + MOBILITY * more.clamp(-MOST_MOBILITY, MOST_MOBILITY)
    }

    /// The places of the moves in the order in which to look at them: the best known, what gains men by the least man,
    /// what has earned most. The rank before each is the lower the sooner; what gains has [`CAPTURE`] or more below 0.
    pub(super) fn order(&self, position: &Position, moves: &[Move], known: Option<u16>) -> Vec<(i32, u16)> {
        let mut ranks: Vec<(i32, u16)> = Vec::with_capacity(moves.len());
        for (at, mv) in moves.iter().enumerate() {
            let gain = self.gain(position, mv);
            let rank = if known == Some(at as u16) {
                4 * CAPTURE
            } else if gain > 0 {
                let mover = mv.from.map_or(0, |from| self.worth.at(position, from, position.state.turn));
                2 * CAPTURE + 16 * gain - mover
            } else {
                self.earned[points(mv)]
            };
            ranks.push((-rank, at as u16));
        }
        ranks.sort_unstable();
        ranks
    }

    /// What a move takes from the opponent, and what the mover gains by turning into another man.
    fn gain(&self, position: &Position, mv: &Move) -> i32 {
        if mv.removes.is_empty() && mv.becomes.is_none() {
            return 0;
        }
        let turn = position.state.turn;
        let taken: i32 = mv.removes.iter().map(|point| -self.worth.at(position, point, turn)).sum();
        let turned = match (mv.becomes, mv.from, mv.to) {
            (Some(man), Some(from), Some(to)) => self.worth.of(man, to) - self.worth.at(position, from, turn),
            _ => 0,
        };
        taken + turned
    }

    fn praise(&mut self, mv: &Move, depth: i32) {
        let earned = &mut self.earned[points(mv)];
        *earned = (*earned + depth * depth).min(CAPTURE / 4);
    }
}

/// A number for the points of a move.
fn points(mv: &Move) -> usize {
    let number = |point: Option<Point>| point.map_or(NOWHERE, Point::index);
    number(mv.from) * (NOWHERE + 1) + number(mv.to)
}

/// A number for the position, its counters left aside.
pub(super) fn key(position: &Position) -> u64 {
    let mut position = *position;
    position.state = State { quiet: 0, number: 0, ..position.state };
    table::key(&Node { position, man: None }) as u64
}
