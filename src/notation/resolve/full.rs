//! Moves written with both squares, in the long form and by programs.

use std::ops::Range;

use super::choice::choose;
use super::{Mistake, MoveError, letter, squares};
use crate::board::Point;
use crate::game::{Form, Game, Machine, Verdict};
use crate::lang::Lang;
use crate::notation::read::{Separator, Way};
use crate::position::{Move, Piece, Position};

/// The move from the point `from`, which was written at the range beside it.
pub(super) fn resolve(
    game: &dyn Game,
    position: &Position,
    way: &Way,
    (from, written_at): (Point, &Range<usize>),
    langs: &[&Lang],
) -> Result<Move, MoveError> {
    let name = |point| game.spec().board.name(point);
    let to = way.to.0;
    if let Some(man) = position.at(from) {
        if man.side() != position.state.turn {
            let message =
                format!("it is not {:?}’s turn: the man on {} may not move", man.side(), name(from));
            return Err(MoveError::new(&squares(way), message, Mistake::Turn(man.side())));
        }
        check_letter(game, man, way, (from, written_at), langs)?;
    }
    let refusals = match game.verdict(position, from, to) {
        Verdict::Legal(moves) if !moves.is_empty() => return choose(game, position, &moves, way, langs),
        Verdict::Legal(_) => Vec::new(),
        Verdict::Illegal(refusals) => refusals,
    };
    let message = format!("{}–{} is not a legal move", name(from), name(to));
    Err(MoveError::new(&squares(way), message, Mistake::Illegal { from: Some(from), to, refusals }))
}

/// Whether the letter, or that there is none, fits the man.
fn check_letter(
    game: &dyn Game,
    man: Piece,
    way: &Way,
    (from, written_at): (Point, &Range<usize>),
    langs: &[&Lang],
) -> Result<(), MoveError> {
    let spec = game.spec();
    // Programs leave the letter out; some of them write signs all the same.
    let machine = match &way.separator {
        None => true,
        Some((Separator::Swap, _)) => true,
        Some((separator, _)) => spec.machine == Machine::Crossed && *separator == Separator::Capture,
    };
    let (range, replacement) = match &way.piece {
        Some((kind, _)) if *kind == man.kind() => return Ok(()),
        None if machine || spec.of(man.kind()).unlettered => return Ok(()),
        Some((_, range)) => (range.clone(), letter(game, man.kind(), langs)),
        None => {
            let space = if spec.form == Form::Long { " " } else { "" };
            (written_at.start..written_at.start, letter(game, man.kind(), langs) + space)
        }
    };
    let message =
        format!("expected `{}`, the letter of the man on {}", replacement.trim(), spec.board.name(from));
    Err(MoveError::new(&range, message, Mistake::Piece(man)).replacement(replacement))
}
