//! A man alone on the board: where it can go, from which point it can go to most.

use crate::board::{Board, Direction, Point, PointSet};
use crate::game::Game;
use crate::position::{Kind, Piece, Position, Side, State};

/// The position with a white man of this kind alone on the point, if the game accepts it.
pub(super) fn position(game: &dyn Game, kind: Kind, at: Point) -> Option<Position> {
    let mut position = Position::empty(State { study: true, ..State::NEW });
    position.set(at, Some(Piece::new(Side::White, kind)));
    game.objections(&position).is_empty().then_some(position)
}

/// Where the man can go from the point; `None` if the game does not let it stand there.
pub(super) fn destinations(game: &dyn Game, kind: Kind, at: Point) -> Option<PointSet> {
    let position = position(game, kind, at)?;
    Some(game.moves_from(&position, at).iter().filter_map(|mv| mv.to).collect())
}

/// The most squares that the man has anywhere on the empty board.
pub(super) fn most(game: &dyn Game, kind: Kind) -> usize {
    let counts = game.spec().board.points().filter_map(|at| destinations(game, kind, at));
    counts.map(PointSet::len).max().unwrap_or(0)
}

/// The fewest squares that the man has, wherever it may stand on the empty board.
pub(super) fn fewest(game: &dyn Game, kind: Kind) -> usize {
    let counts = game.spec().board.points().filter_map(|at| destinations(game, kind, at));
    counts.map(PointSet::len).min().unwrap_or(0)
}

/// The points of the board by whether diagonals meet there: one class, or two where both sorts are found.
pub(super) fn classes(board: &Board) -> Vec<PointSet> {
    let diagonal = |&at: &Point| Direction::DIAGONAL.iter().any(|&way| board.next(at, way).is_some());
    let with: PointSet = board.points().filter(diagonal).collect();
    let without: PointSet = board.points().filter(|at| !diagonal(at)).collect();
    [without, with].into_iter().filter(|class| !class.is_empty()).collect()
}

/// The point of these, nearest to the middle of the board, from which the man has most squares to go to or, if it has
/// none anywhere, strikes most.
pub(super) fn best(game: &dyn Game, kind: Kind, points: PointSet) -> Option<Point> {
    let board = game.spec().board;
    let off_middle = |at: Point| {
        let from = |place: usize, size: usize| (2 * place + 1).abs_diff(size);
        from(board.file(at), board.files()) + from(board.rank(at), board.ranks())
    };
    let counted = points.iter().filter_map(|at| {
        let struck = game.strikes(&position(game, kind, at)?, at).len();
        Some(((destinations(game, kind, at)?.len(), struck), at))
    });
    counted.max_by_key(|&(count, at)| (count, std::cmp::Reverse(off_middle(at)), at)).map(|(_, at)| at)
}
