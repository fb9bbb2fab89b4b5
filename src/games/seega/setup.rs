//! Positions that an author may not set up.

use super::{MAN, Seega, placing};
use crate::game::{Objection, Why};
use crate::position::{Piece, Position, Side};

pub(super) fn objections<L>(game: &Seega<L>, position: &Position) -> Vec<Objection> {
    let mut found = Vec::new();
    for side in Side::BOTH {
        let men = position.of(side).len() + usize::from(position.state.hands[side as usize]);
        if men > usize::from(game.men) {
            let why = Why { man: Some(Piece::new(side, MAN)), ..Why::default() };
            found.push(Objection { message: game.too_many, side, why });
        }
    }
    if placing(position) {
        if let Some(man) = position.at(game.centre) {
            let why = Why { man: Some(man), at: Some(game.centre), force: None };
            found.push(Objection { message: "setup-centre", side: man.side(), why });
        }
        if !hands_fit(position) {
            let side = position.state.turn;
            found.push(Objection { message: "setup-hands", side, why: Why::default() });
        }
    }
    found
}

/// Whether the sides can have come to these hands by placing two men in turn, White first. The side to move has placed
/// an even number if it begins its turn; an odd number if it is in the middle of it.
///
/// ```text
/// to move     before its first man     before its second
/// White       12/12, 10/10 …           11/12, 9/10 …
/// Black       10/12, 8/10 …            10/11, 8/9 …
/// ```
fn hands_fit(position: &Position) -> bool {
    let [white, black] = position.state.hands;
    // What White has placed more than Black.
    let lead = i16::from(black) - i16::from(white);
    match position.state.turn {
        Side::White => lead == i16::from(white % 2),
        Side::Black => lead == 2 - i16::from(black % 2),
    }
}
