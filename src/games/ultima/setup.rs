//! Positions that an author may not set up.

use super::men::Men;
use super::{KING, safety};
use crate::game::{Objection, Whole, Why};
use crate::position::{Position, Side};

pub(super) fn objections(men: &Men<Whole>, position: &Position) -> Vec<Objection> {
    let mut found = Vec::new();
    let who = |at| Why { man: position.at(at), at: Some(at), ..Why::default() };
    for side in Side::BOTH {
        if let Some(second) = position.find(side, KING).iter().nth(1) {
            found.push(Objection { message: "setup-kings", side, why: who(second) });
        }
    }
    let waiting = position.state.turn.other();
    if let Some(attacker) = safety::attacker(men, waiting) {
        found.push(Objection { message: "setup-check", side: waiting, why: who(attacker) });
    }
    found
}
