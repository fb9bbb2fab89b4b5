//! How games of the family end.

use super::Orthodox;
use crate::game::{Asked, Check, Law, Outcome, Recurrence, Rule, Sink, Then, article};
use crate::position::{Move, Position, RuleId, Side};

/// Plies without a capture or a pawn's move after which a draw may be claimed, and at which the game is drawn.
const CLAIM: u16 = 100;
const DRAWN: u16 = 150;

/// The articles of the Laws about positions that come again: three times may be claimed, five times is a draw.
///
/// # Panics
/// If one is missing.
pub const fn recurrences(rules: &[Rule]) -> [Recurrence; 2] {
    [
        Recurrence { times: 3, rule: article(rules, "threefold"), then: Then::Claim },
        Recurrence { times: 5, rule: article(rules, "fivefold"), then: Then::Draw },
    ]
}

impl Orthodox {
    /// Whether a side has no king.
    pub fn incomplete(&self, position: &Position) -> bool {
        Side::BOTH.into_iter().any(|side| self.king(position, side).is_none())
    }

    /// Whether the side's king is attacked.
    pub fn danger(&self, law: impl Law, position: &Position, side: Side) -> bool {
        self.attacker(law, position, side).is_some()
    }

    /// How the side to move is threatened; `Final` is mate.
    pub fn check(&self, law: impl Law, position: &Position) -> Check {
        if !self.danger(law, position, position.state.turn) {
            Check::None
        } else if !law.holds(self.plan.articles.mate) || self.can_move(law, position) {
            Check::Check
        } else {
            Check::Final
        }
    }

    /// The seventy-five moves. Mate and stalemate come before them, and a study has no such end.
    pub fn end(&self, law: impl Law, position: &Position) -> Option<Outcome> {
        let rule = self.plan.articles.seventy_five_moves;
        let drawn = position.state.quiet >= DRAWN && !position.state.study && law.holds(rule);
        (drawn && self.can_move(law, position)).then_some(Outcome { winner: None, rule })
    }

    /// Mate or stalemate of a side that cannot move.
    pub fn stuck(&self, law: impl Law, position: &Position) -> Option<Outcome> {
        let turn = position.state.turn;
        let articles = &self.plan.articles;
        if position.state.study {
            return None;
        }
        let end = if self.danger(law, position, turn) {
            Outcome { winner: Some(turn.other()), rule: articles.mate }
        } else {
            Outcome { winner: None, rule: articles.stalemate }
        };
        law.holds(end.rule).then_some(end)
    }

    /// The fifty moves.
    pub fn claims(&self, law: impl Law, position: &Position) -> Vec<RuleId> {
        let rule = self.plan.articles.fifty_moves;
        if position.state.quiet >= CLAIM && law.holds(rule) { vec![rule] } else { Vec::new() }
    }

    fn can_move<L: Law>(&self, law: L, position: &Position) -> bool {
        let mut any = Any { law, found: false };
        self.visit(law, position, Asked::All, &mut any);
        any.found
    }
}

/// A sink that only notes whether there is a move.
struct Any<L> {
    #[expect(dead_code, reason = "its type alone says which path to take")]
    law: L,
    found: bool,
}

impl<L: Law> Sink for Any<L> {
    const EXPLAIN: bool = !L::WHOLE;

    fn allow(&mut self, _: Move) {
        self.found = true;
    }

    fn is_done(&self) -> bool {
        self.found
    }
}
