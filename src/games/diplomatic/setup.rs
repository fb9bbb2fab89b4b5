//! Positions that an author may not set up.

use super::lines::around;
use super::{BOARD, KING, PAWN};
use crate::board::Point;
use crate::game::{Objection, Why};
use crate::position::{Piece, Position, Side};

/// Pawns on the first and the last rank, and kings of opposite sides side by side.
pub(super) fn objections(position: &Position) -> Vec<Objection> {
    let objection = |message, side, man, at| Objection {
        message,
        side,
        why: Why { man: Some(man), at: Some(at), force: None },
    };
    let mut found = Vec::new();
    for side in Side::BOTH {
        let on_edge = |point: &Point| matches!(BOARD.rank(*point), 0 | 7);
        let pawns = position.find(side, PAWN).iter().filter(on_edge);
        found.extend(pawns.map(|at| objection("setup-pawn", side, Piece::new(side, PAWN), at)));
    }
    let black = position.find(Side::Black, KING);
    for white in position.find(Side::White, KING) {
        let touching = around(white).filter(|&point| black.contains(point));
        // The message names the black king and its square; White's stands next to it.
        found.extend(
            touching.map(|at| objection("setup-kings", Side::White, Piece::new(Side::Black, KING), at)),
        );
    }
    found
}
