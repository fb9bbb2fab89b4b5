//! Positions that an author may not set up.

use super::men::Men;
use super::{KING, Ultima, safety};
use crate::game::{Objection, Why};
use crate::position::{Position, Side};

pub(super) fn objections(game: Ultima, position: &Position) -> Vec<Objection> {
    let mut found = Vec::new();
    let who = |at| Why { man: position.at(at), at: Some(at), ..Why::default() };
    for side in Side::BOTH {
        if let Some(second) = position.find(side, KING).iter().nth(1) {
            found.push(Objection { message: "setup-kings", side, why: who(second) });
        }
    }
    let waiting = position.state.turn.other();
    if let Some(attacker) = safety::attacker(&Men::new(game, position), waiting) {
        found.push(Objection { message: "setup-check", side: waiting, why: who(attacker) });
    }
    found
}
