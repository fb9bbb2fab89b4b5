//! The rights of a position of which only the men are known.

use super::parse_position;
use crate::game::Game;
use crate::position::Position;

/// The rights that a position has where nobody says: those of the array, as far as the men are in their places. Whether
/// the position is a study must be set.
pub fn rights_of_array(game: &dyn Game, position: &Position) -> u8 {
    let array = parse_position(game, game.spec().start).map_or(0, |start| start.state.rights);
    let with = |rights: u8| {
        let mut with = *position;
        with.state.rights = rights;
        game.objections(&with).len()
    };
    let without = with(0);
    let single = (0..u8::BITS).map(|bit| array & 1 << bit).filter(|&right| right != 0);
    single.filter(|&right| with(right) <= without).fold(0, |all, right| all | right)
}
