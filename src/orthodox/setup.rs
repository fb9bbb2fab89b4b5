//! Positions that an author may not set up.

use super::Orthodox;
use crate::game::{Objection, Whole, Why};
use crate::position::{Piece, Position, Side};

impl Orthodox {
    /// Why the position is not accepted: a second king of a side, pawns on either outermost rank, the side not to move in
    /// check, a castling right without king and rook at home, a passed point that no pawn can have passed.
    pub fn objections(&self, position: &Position) -> Vec<Objection> {
        let mut found = Vec::new();
        for side in Side::BOTH {
            let king = Piece::new(side, self.king);
            let mut object = |message, man: Piece, at| {
                found.push(Objection {
                    message,
                    side,
                    why: Why { man: Some(man), at: Some(at), force: None },
                });
            };
            if let Some(second) = position.find(side, self.king).iter().nth(1) {
                object("setup-kings", king, second);
            }
            let pawn = Piece::new(side, self.pawn);
            for at in position.find(side, self.pawn) & (self.last[0] | self.last[1]) {
                let own = self.last[side as usize].contains(at);
                object(if own { "setup-pawn-last" } else { "setup-pawn-first" }, pawn, at);
            }
            for castling in self.castlings.iter().filter(|c| c.side == side && c.held(&position.state)) {
                let rook = Piece::new(side, self.rook);
                for (man, [at, _]) in [(king, castling.king), (rook, castling.rook)] {
                    if position.at(at) != Some(man) {
                        object("setup-castling", man, at);
                    }
                }
            }
            if side == position.state.turn {
                continue;
            }
            if let Some(at) = self.attacker(Whole, position, side)
                && let Some(man) = position.at(at)
            {
                object("setup-check", man, at);
            }
            if let Some(target) = position.state.target
                && !self.passed_over(position, side)
            {
                object("setup-target", pawn, target);
            }
        }
        found
    }

    /// Whether a pawn of the side can have passed over the target: it stands before it, and both the target and the point
    /// where it started are empty.
    fn passed_over(&self, position: &Position, side: Side) -> bool {
        let Some(target) = position.state.target.filter(|&target| self.plan.targets.contains(target)) else {
            return false;
        };
        let start = self.ahead(target, side.other());
        let arrived = self.ahead(target, side).and_then(|point| position.at(point));
        position.at(target).is_none()
            && start.is_some_and(|p| self.homes[side as usize].contains(p) && position.at(p).is_none())
            && arrived == Some(Piece::new(side, self.pawn))
    }
}
