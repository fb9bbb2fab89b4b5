//! Castling, written with noughts.

use std::ops::Range;

use super::{Mistake, MoveError};
use crate::board::Point;
use crate::game::{Game, Refusal, Verdict};
use crate::notation::read::castles;
use crate::position::{Move, Position};

/// What the ids of rules about castling begin with, in every game that has it.
const RULES: &str = "castling";

/// The castling of the side to move towards the lower files (`long`) or the higher ones.
pub(super) fn resolve(
    game: &dyn Game,
    position: &Position,
    long: bool,
    range: &Range<usize>,
) -> Result<Move, MoveError> {
    let board = game.spec().board;
    let goes_long = |mv: &Move| {
        let rook = mv.shifts.map(|(rook, _)| board.file(rook));
        rook < mv.from.map(|king| board.file(king))
    };
    let found = game.moves(position).into_iter().find(|mv| castles(mv) && goes_long(mv) == long);
    found.ok_or_else(|| {
        let message = format!("castling `{}` is not legal here", if long { "0-0-0" } else { "0-0" });
        let mistake = match refused(game, position, long) {
            Some((from, to, refusals)) => Mistake::Illegal { from: Some(from), to, refusals },
            None => Mistake::Castling,
        };
        MoveError::new(range, message, mistake)
    })
}

/// The way of the side's own men on that side that a rule of castling forbids.
fn refused(game: &dyn Game, position: &Position, long: bool) -> Option<(Point, Point, Vec<Refusal>)> {
    let spec = game.spec();
    if !spec.rules.iter().any(|rule| rule.id.starts_with(RULES)) {
        return None;
    }
    for from in position.of(position.state.turn) {
        let verdicts = game.verdicts(position, from);
        for (to, verdict) in spec.board.points().zip(verdicts) {
            if let Verdict::Illegal(refusals) = verdict
                && (spec.board.file(to) < spec.board.file(from)) == long
                && refusals.iter().any(|refusal| spec.rule_id(refusal.rule).starts_with(RULES))
            {
                return Some((from, to, refusals));
            }
        }
    }
    None
}
