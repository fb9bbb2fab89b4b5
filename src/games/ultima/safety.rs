//! Whether a king is attacked.

use super::lines::{direction, near, opposite};
use super::men::Men;
use super::{BOARD, CHAMELEON, KING, LEAPER, OFFICER, PAWN, SPY, capture, path, power};
use crate::board::{Direction, Point, PointSet};
use crate::game::Law;
use crate::position::{Kind, Piece, Side};

/// The kinds that can take a king.
const TAKERS: [Kind; 6] = [KING, SPY, CHAMELEON, LEAPER, OFFICER, PAWN];

/// The point of an enemy man that has a move which takes the side's king, whatever became of the enemy's own king.
///
/// Which moves take what is said in [`path`] and [`capture`]; here only those are tried that might.
pub(super) fn attacker(men: &Men<impl Law>, side: Side) -> Option<Point> {
    let king = men.king(side)?;
    let enemy = side.other();
    let frozen = power::frozen(men, enemy);
    TAKERS.into_iter().find_map(|kind| {
        let man = Piece::new(enemy, kind);
        let takers = men.of_kind(enemy, kind) - frozen;
        let takes =
            |from, to| path::reaches(men, man, from, to) && capture::taken(men, man, from, to).contains(king);
        match kind {
            KING | CHAMELEON => (takers & near(king)).iter().find(|&from| takes(from, king)),
            SPY => {
                let away = |from| BOARD.next(from, direction(king, from)?);
                (takers & near(king)).iter().find(|&from| away(from).is_some_and(|to| takes(from, to)))
            }
            LEAPER => {
                let behind = |from| BOARD.next(king, direction(from, king)?);
                takers.iter().find(|&from| behind(from).is_some_and(|to| takes(from, to)))
            }
            _ => {
                let posts = posts(men, man, king);
                takers.iter().find(|&from| posts.iter().any(|to| takes(from, to)))
            }
        }
    })
}

/// The points on which a pawn or officer might arrive to take the king.
fn posts(men: &Men<impl Law>, man: Piece, king: Point) -> PointSet {
    let own = men.side(man.side());
    match (man.kind(), men.king(man.side())) {
        (PAWN, _) => {
            let has_partner = |d: &Direction| BOARD.next(king, opposite(*d)).is_some_and(|p| own.contains(p));
            let next = Direction::ORTHOGONAL.into_iter().filter(has_partner);
            next.filter_map(|direction| BOARD.next(king, direction)).collect()
        }
        (OFFICER, Some(own_king)) => {
            let across = match direction(own_king, king) {
                Some(Direction::North | Direction::South) => [Direction::East, Direction::West],
                Some(Direction::East | Direction::West) => [Direction::North, Direction::South],
                _ => return PointSet::EMPTY,
            };
            across.into_iter().flat_map(|direction| BOARD.ray(king, direction)).collect()
        }
        _ => PointSet::EMPTY,
    }
}
