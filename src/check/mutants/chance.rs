//! Positions by chance, the same in every run: those that games reach, and those that they seldom reach.

use crate::board::Point;
use crate::game::Game;
use crate::position::{Kind, Piece, Position, Side, State};

/// How many positions are reached by chance from the array when the book's diagrams show no difference.
const REACHED: usize = 200;
/// How many positions with few men are looked at of each sort.
const FEW: usize = 300;
/// How long such a game goes on.
const LONGEST: usize = 160;
/// How many positions are made by taking men from the array.
const THINNED: usize = 60;

/// Positions that games of chance reach from the array, the same in every run.
pub(super) fn reached(game: &'static dyn Game, start: Position) -> Vec<Position> {
    let mut below = chance();
    let mut found = Vec::new();
    // A game may be over before anything is kept of it, so that their number is bounded too.
    for _ in 0..REACHED {
        if found.len() >= REACHED {
            break;
        }
        let mut position = start;
        for ply in 0..LONGEST {
            let moves = game.moves(&position);
            if moves.is_empty() || game.outcome(&position).is_some() {
                break;
            }
            // Captures are looked for, so that games come to their ends.
            let takes: Vec<_> = moves.iter().filter(|mv| !mv.captures().is_empty()).collect();
            let mv = match below(3) {
                0 if !takes.is_empty() => *takes[below(takes.len())],
                _ => moves[below(moves.len())],
            };
            position = position.apply(&mv);
            if ply % 4 == 3 {
                found.push(position);
            }
        }
    }
    found
}

/// The array without some of its men, but with all of the first kind: what the others stand in the way of can be done.
pub(super) fn thinned(game: &'static dyn Game, start: Position) -> Vec<Position> {
    let mut below = chance();
    let mut found = Vec::new();
    for _ in 0..THINNED {
        let mut position = start;
        for at in start.occupied().iter() {
            let first = start.at(at).is_some_and(|man| man.kind() == Kind(0));
            if !first && below(2) == 0 {
                position.set(at, None);
            }
        }
        if fits(game, &position) {
            found.push(position);
        }
    }
    found
}

/// Positions with few men on any points, with a man of the first kind (a king, where there are kings) on each side: ends of
/// games that chance does not reach.
pub(super) fn sparse(game: &'static dyn Game) -> Vec<Position> {
    let points: Vec<Point> = game.spec().board.points().collect();
    few(game, |_| points.clone())
}

/// The same with all men near the first, which stands at the edge: those in which somebody is shut in.
pub(super) fn cramped(game: &'static dyn Game) -> Vec<Position> {
    let board = game.spec().board;
    let last = [board.files() - 1, board.ranks() - 1];
    few(game, |first| {
        let near = |&at: &Point| match first {
            Some(first) => {
                board.file(at).abs_diff(board.file(first)) <= 2
                    && board.rank(at).abs_diff(board.rank(first)) <= 2
            }
            None => [0, last[0]].contains(&board.file(at)) || [0, last[1]].contains(&board.rank(at)),
        };
        board.points().filter(near).collect()
    })
}

/// Positions with few men; `points` are those on which one may stand, by where the first does.
fn few(game: &'static dyn Game, points: impl Fn(Option<Point>) -> Vec<Point>) -> Vec<Position> {
    let spec = game.spec();
    let mut below = chance();
    let mut found = Vec::new();
    for _ in 0..FEW * 4 {
        let mut position = Position::empty(State { number: 9, ..State::NEW });
        position.state.turn = Side::BOTH[below(2)];
        let men = 2 + below(5);
        let mut first = None;
        for at in 0..men {
            let kind = Kind(if at < 2 { 0 } else { below(spec.kinds.len()) as u8 });
            let side = Side::BOTH[if at < 2 { at } else { below(2) }];
            let points = points(first);
            let point = points[below(points.len())];
            first = first.or(Some(point));
            position.set(point, Some(Piece::new(side, kind)));
        }
        if fits(game, &position) {
            found.push(position);
        }
        if found.len() == FEW {
            break;
        }
    }
    found
}

/// Whether a diagram may show it.
fn fits(game: &dyn Game, position: &Position) -> bool {
    !game.incomplete(position) && game.objections(position).is_empty()
}

/// Numbers below a limit, the same in every run (xorshift).
fn chance() -> impl FnMut(usize) -> usize {
    let mut seed = 0x2545_f491_4f6c_dd1d_u64;
    move |limit| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed % limit.max(1) as u64) as usize
    }
}
