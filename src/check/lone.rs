//! A man alone on the board: where it can go, from which square it can go to most.

use crate::board::{Point, PointSet};
use crate::game::Game;
use crate::position::{Kind, Piece, Position, Side, State};

/// The position with a white man of this kind alone on the point, if the game accepts it.
pub(super) fn position(game: &dyn Game, kind: Kind, at: Point) -> Option<Position> {
    let mut position = Position::empty(State { study: true, ..State::NEW });
    position.set(at, Some(Piece::new(Side::White, kind)));
    game.objections(&position).is_empty().then_some(position)
}

fn destinations(game: &dyn Game, kind: Kind, at: Point) -> Option<PointSet> {
    let position = position(game, kind, at)?;
    Some(game.moves_from(&position, at).iter().filter_map(|mv| mv.to).collect())
}

/// The most squares that the man has anywhere on the empty board.
pub(super) fn most(game: &dyn Game, kind: Kind) -> usize {
    let counts = game.spec().board.points().filter_map(|at| destinations(game, kind, at));
    counts.map(PointSet::len).max().unwrap_or(0)
}

/// The square, nearest to the middle of the board, from which the man has most squares.
pub(super) fn best(game: &dyn Game, kind: Kind) -> Option<Point> {
    let board = game.spec().board;
    let off_middle = |at: Point| {
        let from = |place: usize, size: usize| (2 * place + 1).abs_diff(size);
        from(board.file(at), board.files()) + from(board.rank(at), board.ranks())
    };
    let counted = board.points().filter_map(|at| Some((destinations(game, kind, at)?.len(), at)));
    counted.max_by_key(|&(count, at)| (count, std::cmp::Reverse(off_middle(at)), at)).map(|(_, at)| at)
}
