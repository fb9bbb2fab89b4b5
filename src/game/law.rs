//! Which of a game's rules are in force: all of them, or all but one.
//!
//! A game is written over a [`Law`], so that the same generator is the game and the game without any one of its rules.
//! [`Whole`] says at compile time that every rule holds, and costs nothing.

use crate::position::RuleId;

/// Which rules are in force.
pub trait Law: Copy + Send + Sync + 'static {
    /// Whether it is known from the start that all are.
    const WHOLE: bool;

    /// Whether this one is.
    fn holds(self, rule: RuleId) -> bool;
}

/// All rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Whole;

impl Law for Whole {
    const WHOLE: bool = true;

    #[inline(always)]
    fn holds(self, _: RuleId) -> bool {
        true
    }
}

/// All rules but one. A refusal by it does not hold, what it allows is not there, and an end by it is no end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Without(pub RuleId);

impl Without {
    /// All rules but the first, all but the second, and so on for as many as the game has.
    pub fn each<const N: usize>() -> [Without; N] {
        std::array::from_fn(|at| Without(RuleId(at as u8)))
    }
}

impl Law for Without {
    const WHOLE: bool = false;

    #[inline]
    fn holds(self, rule: RuleId) -> bool {
        self.0 != rule
    }
}
