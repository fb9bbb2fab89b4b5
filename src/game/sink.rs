//! Where a game's generator puts what it finds: a plain list, a count, or a full account with reasons.

use crate::board::Point;
use crate::game::{Refusal, Why};
use crate::position::{Move, RuleId};

/// What a generator talks to. `EXPLAIN` is a constant, so that the plain path pays nothing for reasons.
pub trait Sink {
    /// Whether refusals are wanted: for every pair of points, with every rule that forbids it.
    const EXPLAIN: bool;

    /// Takes a legal move.
    fn allow(&mut self, mv: Move);

    /// Whether nothing more is wanted. A generator need not ask, but may then stop.
    fn is_done(&self) -> bool {
        false
    }

    /// Takes a refusal of the way from `from` (`None`: from the hand) to `to`. Returns whether it holds; it does not
    /// when the rule is switched off. A sink that does not explain has nothing to note.
    fn refuse(&mut self, from: Option<Point>, to: Point, rule: RuleId, why: impl FnOnce() -> Why) -> bool {
        let _ = (from, to, rule, why);
        true
    }
}

/// Collects legal moves.
#[derive(Debug, Default)]
pub(super) struct List(pub(super) Vec<Move>);

impl Sink for List {
    const EXPLAIN: bool = false;

    fn allow(&mut self, mv: Move) {
        self.0.push(mv);
    }
}

/// Keeps the first legal move and wants no more.
#[derive(Debug, Default)]
pub(super) struct First(pub(super) Option<Move>);

impl Sink for First {
    const EXPLAIN: bool = false;

    fn allow(&mut self, mv: Move) {
        self.0.get_or_insert(mv);
    }

    fn is_done(&self) -> bool {
        self.0.is_some()
    }
}

/// Counts legal moves.
#[derive(Debug, Default)]
pub(super) struct Count(pub(super) u64);

impl Sink for Count {
    const EXPLAIN: bool = false;

    fn allow(&mut self, _: Move) {
        self.0 += 1;
    }
}

/// Collects moves and refusals with their reasons.
#[derive(Debug, Default)]
pub(super) struct Account {
    pub(super) moves: Vec<Move>,
    pub(super) refusals: Vec<(Point, Refusal)>,
}

impl Sink for Account {
    const EXPLAIN: bool = true;

    fn allow(&mut self, mv: Move) {
        self.moves.push(mv);
    }

    fn refuse(&mut self, _: Option<Point>, to: Point, rule: RuleId, why: impl FnOnce() -> Why) -> bool {
        self.refusals.push((to, Refusal { rule, why: why() }));
        true
    }
}
