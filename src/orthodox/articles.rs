//! The articles that every game of the family has.

use crate::game::{Rule, article};
use crate::position::RuleId;

/// The articles by which moves are allowed and refused, and games end. The kinds' own articles come beside them.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "each is the article whose id is the field's name")]
pub struct Articles {
    pub own_piece: RuleId,
    /// A man moves only as its pattern says.
    pub reach: RuleId,
    /// A pattern that needs diagonals, on a point without.
    pub no_diagonal: RuleId,
    /// A man in the way.
    pub blocked: RuleId,
    /// A man on the point of a bent path's first step.
    pub leg: RuleId,
    pub pawn: RuleId,
    pub pawn_capture: RuleId,
    pub double_step: RuleId,
    pub en_passant: RuleId,
    pub promotion: RuleId,
    pub castling: RuleId,
    pub castling_rights: RuleId,
    pub castling_blocked: RuleId,
    pub castling_check: RuleId,
    pub castling_attacked: RuleId,
    pub king_capture: RuleId,
    pub king_attacked: RuleId,
    pub mate: RuleId,
    pub stalemate: RuleId,
    pub fifty_moves: RuleId,
    pub seventy_five_moves: RuleId,
}

impl Articles {
    /// Finds them among a game's articles. `leg` and `no_diagonal` are those of `blocked` and `reach`: a game with bent
    /// paths or points without diagonals puts its own there.
    ///
    /// # Panics
    /// If one is missing.
    pub const fn of(rules: &[Rule]) -> Articles {
        Articles {
            own_piece: article(rules, "own-piece"),
            reach: article(rules, "reach"),
            no_diagonal: article(rules, "reach"),
            blocked: article(rules, "blocked"),
            leg: article(rules, "blocked"),
            pawn: article(rules, "pawn"),
            pawn_capture: article(rules, "pawn-capture"),
            double_step: article(rules, "double-step"),
            en_passant: article(rules, "en-passant"),
            promotion: article(rules, "promotion"),
            castling: article(rules, "castling"),
            castling_rights: article(rules, "castling-rights"),
            castling_blocked: article(rules, "castling-blocked"),
            castling_check: article(rules, "castling-check"),
            castling_attacked: article(rules, "castling-attacked"),
            king_capture: article(rules, "king-capture"),
            king_attacked: article(rules, "king-attacked"),
            mate: article(rules, "mate"),
            stalemate: article(rules, "stalemate"),
            fifty_moves: article(rules, "fifty-moves"),
            seventy_five_moves: article(rules, "seventy-five-moves"),
        }
    }
}
