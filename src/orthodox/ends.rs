//! How games of the family end.

use super::Orthodox;
use crate::game::{Asked, Check, Outcome, Sink};
use crate::position::{Move, Position, RuleId, Side};

/// Plies without a capture or a pawn's move after which a draw may be claimed, and at which the game is drawn.
const CLAIM: u16 = 100;
const DRAWN: u16 = 150;

impl Orthodox {
    /// Whether a side has no king.
    pub fn incomplete(&self, position: &Position) -> bool {
        Side::BOTH.into_iter().any(|side| self.king(position, side).is_none())
    }

    /// Whether the side's king is attacked.
    pub fn danger(&self, position: &Position, side: Side) -> bool {
        self.attacker(position, side).is_some()
    }

    /// How the side to move is threatened; `Final` is mate.
    pub fn check(&self, position: &Position) -> Check {
        if !self.danger(position, position.state.turn) {
            Check::None
        } else if self.can_move(position) {
            Check::Check
        } else {
            Check::Final
        }
    }

    /// The seventy-five moves. Mate and stalemate come before them, and a study has no such end.
    pub fn end(&self, position: &Position) -> Option<Outcome> {
        let drawn = position.state.quiet >= DRAWN && !position.state.study && self.can_move(position);
        drawn.then_some(Outcome { winner: None, rule: self.plan.articles.seventy_five_moves })
    }

    /// Mate or stalemate of a side that cannot move.
    pub fn stuck(&self, position: &Position) -> Option<Outcome> {
        let turn = position.state.turn;
        let articles = &self.plan.articles;
        if position.state.study {
            None
        } else if self.danger(position, turn) {
            Some(Outcome { winner: Some(turn.other()), rule: articles.mate })
        } else {
            Some(Outcome { winner: None, rule: articles.stalemate })
        }
    }

    /// The fifty moves.
    pub fn claims(&self, position: &Position) -> Vec<RuleId> {
        if position.state.quiet >= CLAIM { vec![self.plan.articles.fifty_moves] } else { Vec::new() }
    }

    fn can_move(&self, position: &Position) -> bool {
        let mut any = Any(false);
        self.visit(position, Asked::All, &mut any);
        any.0
    }
}

/// A sink that only notes whether there is a move.
struct Any(bool);

impl Sink for Any {
    const EXPLAIN: bool = false;

    fn allow(&mut self, _: Move) {
        self.0 = true;
    }

    fn is_done(&self) -> bool {
        self.0
    }
}
