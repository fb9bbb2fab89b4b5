//! Castling: where king and rook go, and what each castling needs.

use super::Plan;
use crate::board::{Board, Direction, Point, PointSet};
use crate::position::{Side, State};

/// One of the four castlings. The king goes towards the rook in the corner, and the rook to the point that the king
/// passed last.
///
/// ```text
/// R . . . K . . R      before
/// R . . . . R K .      after the king's castling of chess
/// ```
#[derive(Debug)]
pub(super) struct Castling {
    pub(super) side: Side,
    /// Its bit among the rights.
    pub(super) right: u8,
    /// Where the king goes from and to.
    pub(super) king: [Point; 2],
    /// Where the rook goes from and to.
    pub(super) rook: [Point; 2],
    /// The points between king and rook.
    pub(super) between: PointSet,
    /// The points that the king passes, and the one where it arrives.
    pub(super) passed: Vec<Point>,
}

impl Castling {
    /// The castlings of a game whose king at home may go so far; none where its pattern has none.
    pub(super) fn all(plan: &Plan, distance: impl Fn(Point) -> Option<usize>) -> Vec<Castling> {
        let mut found = Vec::new();
        for (at, side) in Side::BOTH.into_iter().enumerate() {
            let rank = [0, plan.board.ranks() - 1][at];
            let Some(home) = plan.board.at(plan.king_file, rank) else { continue };
            let Some(distance) = distance(home) else { continue };
            for (wing, direction) in [Direction::East, Direction::West].into_iter().enumerate() {
                let right = 1 << (at * 2 + wing);
                found.extend(Castling::new(plan.board, side, right, home, (direction, distance)));
            }
        }
        found
    }

    fn new(
        board: &Board,
        side: Side,
        right: u8,
        home: Point,
        (direction, distance): (Direction, usize),
    ) -> Option<Castling> {
        let rank: Vec<Point> = board.ray(home, direction).collect();
        let (&corner, between) = rank.split_last()?;
        let passed = between.get(..distance)?.to_vec();
        let to = *passed.last()?;
        let beside = if distance < 2 { home } else { passed[distance - 2] };
        Some(Castling {
            side,
            right,
            king: [home, to],
            rook: [corner, beside],
            between: between.iter().copied().collect(),
            passed,
        })
    }

    /// The rights that are left when a man leaves the point or comes to it.
    #[inline]
    pub(super) fn kept(all: &[Castling], point: Point) -> u8 {
        let lost = all.iter().filter(|castling| castling.king[0] == point || castling.rook[0] == point);
        lost.fold(u8::MAX, |kept, castling| kept & !castling.right)
    }

    /// Whether the right to it is still held.
    #[inline]
    pub(super) fn held(&self, state: &State) -> bool {
        state.rights & self.right != 0
    }
}
