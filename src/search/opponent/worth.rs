//! What a man is worth, by how it moves: nobody needs to say so for a new game.

use crate::board::{Point, PointSet};
use crate::game::Game;
use crate::position::{Kind, Piece, Position, Side, State};
use crate::search::Dice;

/// What each point is worth to which a man may go on a board half full.
const REACH: i32 = 40;
/// What each point is worth that it reaches more, on an empty board, than others of its kind.
const PLACE: i32 = 3;
/// What a man is worth without which there is no game: nothing outweighs it.
const ROYAL: i32 = 10_000;
/// How many half full boards are looked at.
const CROWDS: u64 = 2;

/// What every man is worth on every point.
pub(super) struct Worth {
    points: usize,
    worth: Vec<i32>,
}

impl Worth {
    /// Works it out for the game with the rights of a position.
    pub(super) fn new(game: &dyn Game, now: &Position) -> Worth {
        let spec = game.spec();
        let points = spec.board.len();
        let kinds = || (0..spec.kinds.len()).map(|at| Kind(at as u8));
        let mut worth = Worth { points, worth: vec![0; kinds().len() * 2 * points] };
        let lone = Position::empty(State { rights: now.state.rights, study: true, ..State::NEW });
        // Where each man may come by one move on the empty board, and as what man.
        let mut ways: Vec<(usize, usize)> = Vec::new();
        for (kind, side) in kinds().flat_map(|kind| Side::BOTH.map(|side| (kind, side))) {
            let man = Piece::new(side, kind);
            for point in spec.board.points() {
                let from = worth.index(man, point);
                worth.worth[from] = reach(game, &lone, man, point, |becomes, to| {
                    ways.push((from, worth.index(becomes, to)));
                });
            }
        }
        let total = |worth: &Worth, kind| -> i32 {
            spec.board.points().map(|point| worth.of(Piece::new(Side::White, kind), point)).sum()
        };
        let least = kinds().min_by_key(|&kind| total(&worth, kind)).unwrap_or(Kind(0));
        let crowds: Vec<Position> = (1..=CROWDS).map(|seed| crowd(game, &lone, least, seed)).collect();
        for kind in kinds() {
            let mean = total(&worth, kind) / points as i32;
            let man = Piece::new(Side::White, kind);
            let reached: i32 = crowds
                .iter()
                .flat_map(|crowd| spec.board.points().map(move |point| (crowd, point)))
                .map(|(crowd, point)| reach(game, crowd, man, point, |_, _| ()))
                .sum();
            let whole = REACH * reached / (points as i32 * CROWDS as i32);
            let royal = is_royal(game, now, kind);
            let first = worth.index(man, Point::new(0));
            for at in &mut worth.worth[first..first + 2 * points] {
                *at = if royal { ROYAL } else { whole + PLACE * (*at - mean) };
            }
        }
        worth.promote(&ways);
        worth
    }

    /// A man is worth at least half of what one move makes of it. A way is as long as the board at most.
    fn promote(&mut self, ways: &[(usize, usize)]) {
        let mut changed = true;
        while changed {
            changed = false;
            for &(from, to) in ways {
                let half = self.worth[to] / 2;
                if half < ROYAL / 2 && self.worth[from] < half {
                    self.worth[from] = half;
                    changed = true;
                }
            }
        }
    }

    fn index(&self, man: Piece, point: Point) -> usize {
        (man.kind().index() * 2 + man.side() as usize) * self.points + point.index()
    }

    /// What the man is worth on the point.
    pub(super) fn of(&self, man: Piece, point: Point) -> i32 {
        self.worth[self.index(man, point)]
    }

    /// What stands on the point is worth to the side: less than nothing if it is its opponent's.
    pub(super) fn at(&self, position: &Position, point: Point, side: Side) -> i32 {
        match position.at(point) {
            Some(man) if man.side() == side => self.of(man, point),
            Some(man) => -self.of(man, point),
            None => 0,
        }
    }
}

/// The number of points that the man reaches or strikes from a point; tells of each move as what man it comes where.
fn reach(
    game: &dyn Game,
    board: &Position,
    man: Piece,
    point: Point,
    mut tell: impl FnMut(Piece, Point),
) -> i32 {
    let mut board = board.with_turn(man.side());
    board.set(point, Some(man));
    let mut reached = game.strikes(&board, point);
    for mv in game.moves_from(&board, point) {
        if let Some(to) = mv.to {
            reached.insert(to);
            tell(mv.becomes.unwrap_or(man), to);
        }
    }
    reached.len() as i32
}

/// A board on which every third point has a man of this kind, of either side.
fn crowd(game: &dyn Game, lone: &Position, kind: Kind, seed: u64) -> Position {
    let mut board = *lone;
    let mut dice = Dice::new(seed);
    for point in game.spec().board.points() {
        let man = match dice.below(6) {
            0 => Some(Piece::new(Side::White, kind)),
            1 => Some(Piece::new(Side::Black, kind)),
            _ => None,
        };
        board.set(point, man);
    }
    board
}

/// Whether a side that loses its men of this kind has lost what makes it a game.
fn is_royal(game: &dyn Game, now: &Position, kind: Kind) -> bool {
    let lacks = |side| {
        let men: PointSet = now.find(side, kind);
        let mut without = *now;
        men.iter().for_each(|point| without.set(point, None));
        game.incomplete(&without)
    };
    !game.incomplete(now) && Side::BOTH.into_iter().any(lacks)
}
