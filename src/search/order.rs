//! Which moves to look at first: what did well elsewhere, what leaves few replies.

use super::goal::Node;
use crate::game::Game;
use crate::position::Move;

/// Moves that lately decided positions at the same distance from the start, two for each distance.
#[derive(Debug, Default)]
pub(super) struct Killers(Vec<[Option<Move>; 2]>);

impl Killers {
    pub(super) fn note(&mut self, ply: usize, mv: &Move) {
        if self.0.len() <= ply {
            self.0.resize(ply + 1, [None; 2]);
        }
        let pair = &mut self.0[ply];
        if !pair[0].is_some_and(|first| same(&first, mv)) {
            *pair = [Some(*mv), pair[0]];
        }
    }

    fn rank(&self, ply: usize, mv: &Move) -> u32 {
        let pair = self.0.get(ply).copied().unwrap_or_default();
        let at = pair.iter().position(|killer| killer.is_some_and(|killer| same(&killer, mv)));
        at.map_or(2, |at| at as u32)
    }
}

/// Whether two moves are the same but for what they take and leave behind.
fn same(a: &Move, b: &Move) -> bool {
    (a.from, a.to, a.becomes, a.drops) == (b.from, b.to, b.becomes, b.drops)
}

/// The order in which to look at an attacker's moves, as places in their list: the best known first, then those that
/// leave the opponent the fewest replies. With one move to go counting would cost more than looking.
pub(super) fn attacks(
    game: &dyn Game,
    node: &Node,
    moves: &[Move],
    best: Option<u16>,
    killers: (&Killers, usize),
    left: u32,
) -> Vec<u16> {
    let (killers, ply) = killers;
    order(moves, |at, mv| {
        let replies = if left > 1 { game.perft(&node.position.apply(mv), 1) } else { 0 };
        (best != Some(at), replies, killers.rank(ply, mv))
    })
}

/// The order in which to look at a defender's replies: what refuted the goal before, then captures.
pub(super) fn defences(moves: &[Move], best: Option<u16>, killers: &Killers, ply: usize) -> Vec<u16> {
    order(moves, |at, mv| (best != Some(at), killers.rank(ply, mv), mv.captures().is_empty()))
}

fn order<K: Ord>(moves: &[Move], rank: impl Fn(u16, &Move) -> K) -> Vec<u16> {
    let mut order: Vec<u16> = (0..moves.len() as u16).collect();
    order.sort_by_cached_key(|&at| rank(at, &moves[usize::from(at)]));
    order
}
