//! Walks over a board for games that need no table.

use crate::board::{Board, Direction, Point};
use crate::position::Position;

/// The points met from `from` in a direction, nearest first, each with the nearest man that stands before it.
pub fn line(
    board: &Board,
    position: &Position,
    from: Point,
    direction: Direction,
) -> impl Iterator<Item = (Point, Option<Point>)> {
    board.ray(from, direction).scan(None, |blocker, to| {
        let before = *blocker;
        if before.is_none() && position.at(to).is_some() {
            *blocker = Some(to);
        }
        Some((to, before))
    })
}

/// The ends of the chess knight's leaps, on a board of squares.
pub fn knight_leaps(board: &Board, from: Point) -> impl Iterator<Item = Point> {
    Direction::ORTHOGONAL.into_iter().flat_map(move |straight| {
        let (df, dr) = straight.step();
        let outward = move |diagonal: &Direction| {
            let (ef, er) = diagonal.step();
            df * ef + dr * er == 1
        };
        let one = board.next(from, straight);
        Direction::DIAGONAL.into_iter().filter(outward).filter_map(move |diagonal| board.next(one?, diagonal))
    })
}
