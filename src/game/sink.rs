//! Where a game's generator puts what it finds: a plain list, a count, or a full account with reasons.

use crate::board::{Board, Point};
use crate::game::{Law, Refusal, Verdict, Why};
use crate::position::{Move, RuleId};

/// What a generator talks to. `EXPLAIN` is a constant, so that the plain path pays nothing for reasons.
pub trait Sink {
    /// Whether refusals are wanted: for every pair of points, with every rule that forbids it.
    const EXPLAIN: bool;

    /// Takes a legal move.
    fn allow(&mut self, mv: Move);

    /// Whether nothing more is wanted. A generator need not ask, but may then stop.
    #[inline]
    fn is_done(&self) -> bool {
        false
    }

    /// Takes a refusal of the way from `from` (`None`: from the hand) to `to`. A sink that does not explain has nothing
    /// to note.
    #[inline]
    fn refuse(&mut self, from: Option<Point>, to: Point, rule: RuleId, why: impl FnOnce() -> Why) {
        let _ = (from, to, rule, why);
    }
}

/// A way under judgement, the rules in force, and where the finding goes.
#[derive(Debug)]
pub struct Trial<'s, S, L> {
    law: L,
    /// Where the man comes from; `None` for the hand.
    pub from: Option<Point>,
    /// Where it goes.
    pub to: Point,
    sink: &'s mut S,
    /// How many rules the way has been found to break.
    pub broken: usize,
}

impl<'s, S: Sink, L: Law> Trial<'s, S, L> {
    /// Begins with the way from `from` to `to`.
    #[inline]
    pub fn new(law: L, from: Option<Point>, to: Point, sink: &'s mut S) -> Trial<'s, S, L> {
        Trial { law, from, to, sink, broken: 0 }
    }

    /// Notes a rule if it is broken and in force. Returns whether that settles the matter: it does when nobody asks for
    /// the others.
    #[inline]
    pub fn breaks(&mut self, broken: bool, rule: RuleId, why: impl FnOnce() -> Why) -> bool {
        if broken && self.law.holds(rule) {
            self.broken += 1;
            self.sink.refuse(self.from, self.to, rule, why);
            return !S::EXPLAIN;
        }
        false
    }

    /// Whether no rule has been found broken.
    #[inline]
    pub fn stands(&self) -> bool {
        self.broken == 0
    }

    /// Hands the move over if the rule that allows it is in force, or else refuses it by `otherwise`. Returns whether
    /// there is a move.
    #[inline]
    pub fn allow(&mut self, mv: Move, otherwise: RuleId) -> bool {
        let allowed = self.law.holds(mv.rule);
        if allowed {
            self.sink.allow(mv);
        } else {
            self.sink.refuse(self.from, self.to, otherwise, Why::default);
        }
        allowed
    }
}

/// Collects legal moves.
#[derive(Debug, Default)]
pub(super) struct List(pub(super) Vec<Move>);

impl Sink for List {
    const EXPLAIN: bool = false;

    #[inline]
    fn allow(&mut self, mv: Move) {
        self.0.push(mv);
    }
}

/// Keeps the first legal move and wants no more.
#[derive(Debug, Default)]
pub(super) struct First(pub(super) Option<Move>);

impl Sink for First {
    const EXPLAIN: bool = false;

    #[inline]
    fn allow(&mut self, mv: Move) {
        self.0.get_or_insert(mv);
    }

    #[inline]
    fn is_done(&self) -> bool {
        self.0.is_some()
    }
}

/// Counts legal moves.
#[derive(Debug, Default)]
pub(super) struct Count(pub(super) u64);

impl Sink for Count {
    const EXPLAIN: bool = false;

    #[inline]
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

impl Account {
    /// The verdict on every point of the board; `all` is a rule that refuses everything. Reasons come in the order of the
    /// articles.
    pub(super) fn verdicts(self, board: &Board, all: Option<RuleId>) -> Vec<Verdict> {
        let mut refusals: Vec<Vec<Refusal>> = vec![Vec::new(); board.len()];
        let everywhere = all.map(|rule| Refusal { rule, why: Why::default() });
        let everywhere = board.points().flat_map(|point| everywhere.map(|refusal| (point, refusal)));
        for (to, refusal) in self.refusals.into_iter().chain(everywhere) {
            let list = &mut refusals[to.index()];
            let place = list.iter().rposition(|earlier| earlier.rule <= refusal.rule).map_or(0, |at| at + 1);
            list.insert(place, refusal);
        }
        let moves_to = |to| self.moves.iter().filter(|mv| mv.to == Some(to)).copied().collect();
        let verdict = |(to, refusals): (Point, Vec<Refusal>)| match refusals.is_empty() {
            true => Verdict::Legal(moves_to(to)),
            false => Verdict::Illegal(refusals),
        };
        board.points().zip(refusals).map(verdict).collect()
    }
}

impl Sink for Account {
    const EXPLAIN: bool = true;

    #[inline]
    fn allow(&mut self, mv: Move) {
        self.moves.push(mv);
    }

    #[inline]
    fn refuse(&mut self, _: Option<Point>, to: Point, rule: RuleId, why: impl FnOnce() -> Why) {
        self.refusals.push((to, Refusal { rule, why: why() }));
    }
}
