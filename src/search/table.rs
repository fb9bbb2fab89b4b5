//! What the search remembers of positions that it has decided.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::goal::Node;
use crate::position::{Position, Side};

/// How many positions are remembered at most.
const MOST: usize = 1 << 20;

/// What is known of a position about a goal.
#[derive(Debug, Clone, Copy)]
pub(super) struct Known {
    /// The fewest own moves in which the goal is known to be forced.
    pub(super) forced: u32,
    /// The most own moves in which it is known not to be.
    pub(super) denied: Option<u32>,
    /// The move that forces or refuted it last, by its place in the game's list.
    pub(super) best: Option<u16>,
}

impl Known {
    const NOTHING: Known = Known { forced: u32::MAX, denied: None, best: None };

    /// Whether the goal is forced in so many own moves, where that is known.
    pub(super) fn decides(&self, moves: u32) -> Option<bool> {
        if self.forced <= moves {
            Some(true)
        } else {
            self.denied.filter(|&denied| denied >= moves).map(|_| false)
        }
    }
}

/// Decided positions by their [`key`].
#[derive(Debug, Default)]
pub(super) struct Table(HashMap<u128, Known, BuildHasherDefault<Low>>);

impl Table {
    pub(super) fn get(&self, key: u128) -> Known {
        self.0.get(&key).copied().unwrap_or(Known::NOTHING)
    }

    /// Notes a decision and the move that brought it. A full table starts anew.
    pub(super) fn note(&mut self, key: u128, moves: u32, forced: bool, best: Option<u16>) {
        if self.0.len() >= MOST {
            self.0.clear();
        }
        let known = self.0.entry(key).or_insert(Known::NOTHING);
        if forced {
            known.forced = known.forced.min(moves);
        } else {
            known.denied = known.denied.max(Some(moves));
        }
        known.best = best.or(known.best);
    }
}

/// A hasher of keys that are hashes already.
#[derive(Debug, Default)]
struct Low(u64);

impl Hasher for Low {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u128(&mut self, key: u128) {
        self.0 = key as u64;
    }
}

/// A number that stands for the position and the followed man: 128 bits, so that two positions never meet in practice.
pub(super) fn key(node: &Node) -> u128 {
    let Position { state, .. } = &node.position;
    let mut mix = Mix { low: 0x9e37_79b9_7f4a_7c15, high: 0xc2b2_ae3d_27d4_eb4f };
    let point = |at: Option<crate::board::Point>| at.map_or(0xff, |at| at.index() as u64);
    mix.add(
        u64::from(state.turn == Side::White)
            | u64::from(state.study) << 1
            | u64::from(state.rights) << 8
            | point(state.target) << 16
            | point(node.man) << 24
            | u64::from(state.hands[0]) << 32
            | u64::from(state.hands[1]) << 40,
    );
    mix.add(u64::from(state.quiet) | u64::from(state.number) << 16);
    // Four men a word, each with its point: the list of men says all about the board.
    let mut word = 0;
    for (at, point) in node.position.occupied().iter().enumerate() {
        let man = node.position.at(point).map_or(0, |man| u64::from(man.kind().0) << 1 | man.side() as u64);
        word = word << 16 | (man + 1) << 8 | point.index() as u64;
        if at % 4 == 3 {
            mix.add(word);
            word = 0;
        }
    }
    mix.add(word);
    u128::from(mix.high) << 64 | u128::from(mix.low)
}

/// Two running hashes, each word folded in by a product of 128 bits.
struct Mix {
    low: u64,
    high: u64,
}

impl Mix {
    fn add(&mut self, word: u64) {
        self.low = fold(self.low ^ word, 0xa076_1d64_78bd_642f);
        self.high = fold(self.high ^ word.rotate_left(32), 0xe703_7ed1_a0b4_28db);
    }
}

fn fold(a: u64, b: u64) -> u64 {
    // The addend keeps a zero from swallowing what comes after it.
    let product = u128::from(a) * u128::from(b) + u128::from(a.rotate_left(23) ^ b);
    product as u64 ^ (product >> 64) as u64
}
