//! Positions that an author may not set up.

use super::judge::{knecht_promotion_rank, last_rank};
use super::{BOARD, CASTLES, KING, KNECHT, KONNET, LIMIT, PRINCE, VER_KNECHT, royal};
use crate::board::Point;
use crate::game::{Objection, Why};
use crate::position::{Piece, Position, Side};

pub(super) fn objections(position: &Position) -> Vec<Objection> {
    let mut found = Vec::new();
    for side in Side::BOTH {
        for point in position.of(side) {
            let Some(man) = position.at(point) else { continue };
            if let Some(message) = misplaced(man, point) {
                let why = Why { man: Some(man), at: Some(point), force: None };
                found.push(Objection { message, side, why });
            }
        }
        for (kind, limit, message) in
            [(KING, 1, "setup-kings"), (PRINCE, LIMIT, "setup-princes"), (KONNET, LIMIT, "setup-konnets")]
        {
            let men = position.find(side, kind);
            if let Some(extra) = men.iter().nth(limit) {
                let why = Why { man: Some(Piece::new(side, kind)), at: Some(extra), force: None };
                found.push(Objection { message, side, why });
            }
        }
    }
    found
}

/// The message that says why the man may not stand there.
fn misplaced(man: Piece, point: Point) -> Option<&'static str> {
    let (kind, rank) = (man.kind(), BOARD.rank(point));
    let beyond = |limit: usize| match man.side() {
        Side::White => rank >= limit,
        Side::Black => rank <= limit,
    };
    if !royal(kind) && CASTLES.iter().any(|castle| castle.contains(point)) {
        Some("setup-castle")
    } else if kind == KNECHT && beyond(knecht_promotion_rank(man.side())) {
        Some("setup-knecht")
    } else if kind == VER_KNECHT && rank == last_rank(man.side()) {
        Some("setup-ver-knecht")
    } else {
        None
    }
}
