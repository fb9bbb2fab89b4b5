//! What a game must say ([`Rules`]) and what everybody else may ask ([`Game`]).
//!
//! A game writes one generator, [`Rules::visit`], which looks at every candidate and says which rule allows or forbids
//! it. Moves, counts, verdicts and reasons are all taken from it, so that legality is written once.

mod law;
mod sink;
mod spec;
mod verdict;

pub use law::{Law, Whole, Without};
pub use sink::{Sink, Trial};
pub use spec::{Field, Form, KindSpec, Look, Machine, Rule, Spec, article, kind, rule, rule_of_records};
pub use verdict::{Check, Halves, Objection, Outcome, Recurrence, Refusal, Repeated, Then, Verdict, Why};

use crate::board::{Point, PointSet};
use crate::position::{Kind, Move, Position, RuleId, Side, State};
use sink::{Account, Count, First, List};

/// Which men a generator is asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// All men of the side to move, its hand, and the pass.
    All,
    /// The man on this point alone.
    From(Point),
    /// The hand alone.
    Hand,
}

/// What the author of a game writes.
pub trait Rules: Sync {
    /// Which of the rules are in force.
    type Law: Law;

    /// The rules in force.
    fn law(&self) -> Self::Law;

    /// The game without one of its rules.
    fn without(&self, rule: RuleId) -> &'static dyn Game;

    /// The game as data.
    fn spec(&self) -> &'static Spec;

    /// Visits what the side to move may try. A sink that does not explain hears of the legal moves; one that explains
    /// hears, for each man asked about and each point of the board, either the moves or every rule that forbids them.
    /// Ends of the game are not looked at here.
    fn visit<S: Sink>(&self, position: &Position, asked: Asked, sink: &mut S);

    /// The rule that the sides move in turn; it refuses a move from a point where no man stands.
    fn no_man(&self) -> RuleId;

    /// Whether the position lacks a king and is therefore only a study.
    fn incomplete(&self, position: &Position) -> bool;

    /// Why the game does not accept the position as set up; nothing when it does.
    fn objections(&self, position: &Position) -> Vec<Objection>;

    /// How the game has ended by what stands on the board, whatever could be moved.
    fn end(&self, position: &Position) -> Option<Outcome>;

    /// How the game ends when the side to move has no move, if it does.
    fn stuck(&self, position: &Position) -> Option<Outcome>;

    /// The ends that the side to move may claim.
    fn claims(&self, position: &Position) -> Vec<RuleId> {
        let _ = position;
        Vec::new()
    }

    /// The articles about positions that come again.
    fn recurrences(&self) -> &'static [Recurrence] {
        &[]
    }

    /// Whether the king of the side could be taken if its opponent were to move.
    fn danger(&self, position: &Position, side: Side) -> bool {
        let _ = (position, side);
        false
    }

    /// How the side to move is threatened; `Final` where no reply mends it, be that the end of the game or not.
    fn check(&self, position: &Position) -> Check {
        if self.danger(position, position.state.turn) { Check::Check } else { Check::None }
    }

    /// The force of White and of Black on a point, in games that have force.
    fn force(&self, position: &Position, point: Point) -> Option<[Halves; 2]> {
        let _ = (position, point);
        None
    }

    /// The men of either side that cannot move because of an enemy's power, in games that know such a thing.
    fn frozen(&self, position: &Position) -> Option<PointSet> {
        let _ = position;
        None
    }

    /// The stage that the side's game has reached, in games that have stages: a word of the game's texts.
    fn stage(&self, position: &Position, side: Side) -> Option<&'static str> {
        let _ = (position, side);
        None
    }

    /// The array with this number, in games that have several.
    fn array(&self, number: u32) -> Option<Position> {
        let _ = number;
        None
    }

    /// The points that the man on `point` strikes, its own left out.
    fn strikes(&self, position: &Position, point: Point) -> PointSet;

    /// How a kind moves from a point in Betza's notation, in games that are written so.
    fn pattern(&self, kind: Kind, point: Point) -> Option<&'static str> {
        let _ = (kind, point);
        None
    }
}

/// What everybody else may ask of a game. Implemented once, for every [`Rules`].
pub trait Game: Sync {
    /// The game as data.
    fn spec(&self) -> &'static Spec;

    /// Whether the rule is in force: all are, but in a game [`without`](Game::without) one.
    fn holds(&self, rule: RuleId) -> bool;

    /// The game without one of its rules: a refusal by it does not hold, what it allows is not there, and an end by it is
    /// no end. It tells whether anything depends on the rule.
    ///
    /// Without this the compiler sees that a page has no use for the games without a rule, half of all their code.
    #[cfg(feature = "tool")]
    fn without(&self, rule: RuleId) -> &'static dyn Game;

    /// Whether the position lacks a king and is therefore only a study.
    fn incomplete(&self, position: &Position) -> bool;

    /// Why the game does not accept the position as set up; nothing when it does.
    fn objections(&self, position: &Position) -> Vec<Objection>;

    /// The legal moves of the side to move; none once the game is over.
    fn moves(&self, position: &Position) -> Vec<Move>;

    /// The legal moves of the man on a point, as if its side were to move; none once the game is over.
    fn moves_from(&self, position: &Position, from: Point) -> Vec<Move>;

    /// The verdict on every point for the man on `from`, as if its side were to move, in the order of the points.
    fn verdicts(&self, position: &Position, from: Point) -> Vec<Verdict>;

    /// The verdict on one pair of points, as if the side of the man on `from` were to move.
    fn verdict(&self, position: &Position, from: Point, to: Point) -> Verdict {
        self.verdicts(position, from).swap_remove(to.index())
    }

    /// How the game has ended, if it has.
    fn outcome(&self, position: &Position) -> Option<Outcome>;

    /// How the game has ended by what stands on the board, whatever could be moved: half of [`Game::outcome`].
    fn ended(&self, position: &Position) -> Option<Outcome>;

    /// How the game ends here if the side to move has no move: the other half. Whether it has one is not looked at.
    fn if_stuck(&self, position: &Position) -> Option<Outcome>;

    /// A legal move of the side to move, if it has one: the first that is found. Ends of the game are not looked at.
    fn first_move(&self, position: &Position) -> Option<Move>;

    /// The ends that the side to move may claim.
    fn claims(&self, position: &Position) -> Vec<RuleId>;

    /// What follows from how often the last of the positions of a game has occurred in it.
    fn repeated(&self, history: &[Position]) -> Repeated;

    /// Whether the king of the side could be taken if its opponent were to move.
    fn danger(&self, position: &Position, side: Side) -> bool;

    /// The verdict on every point for a man of the hand of the side to move, in the order of the points.
    fn verdicts_of_hand(&self, position: &Position) -> Vec<Verdict>;

    /// How the side to move is threatened; `Final` where no reply mends it, be that the end of the game or not.
    fn check(&self, position: &Position) -> Check;

    /// The force of White and of Black on a point, in games that have force.
    fn force(&self, position: &Position, point: Point) -> Option<[Halves; 2]>;

    /// The men of either side that cannot move because of an enemy's power, in games that know such a thing.
    fn frozen(&self, position: &Position) -> Option<PointSet>;

    /// The stage that the side's game has reached, in games that have stages: a word of the game's texts.
    fn stage(&self, position: &Position, side: Side) -> Option<&'static str>;

    /// The array with this number, in games that have several.
    fn array(&self, number: u32) -> Option<Position>;

    /// The points that the man on `point` strikes, its own left out.
    fn strikes(&self, position: &Position, point: Point) -> PointSet;

    /// How a kind moves from a point in Betza's notation, in games that are written so.
    fn pattern(&self, kind: Kind, point: Point) -> Option<&'static str>;

    /// The number of ways to play `depth` plies. A move that ends the game counts at the last ply; nothing comes after an
    /// end.
    fn perft(&self, position: &Position, depth: u32) -> u64;
}

impl std::fmt::Debug for dyn Game + '_ {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.spec().id)
    }
}

impl<R: Rules> Game for R {
    fn spec(&self) -> &'static Spec {
        Rules::spec(self)
    }

    fn holds(&self, rule: RuleId) -> bool {
        self.law().holds(rule)
    }

    #[cfg(feature = "tool")]
    fn without(&self, rule: RuleId) -> &'static dyn Game {
        Rules::without(self, rule)
    }

    fn incomplete(&self, position: &Position) -> bool {
        Rules::incomplete(self, position)
    }

    fn objections(&self, position: &Position) -> Vec<Objection> {
        Rules::objections(self, position)
    }

    fn moves(&self, position: &Position) -> Vec<Move> {
        let mut list = List::default();
        if self.end(position).is_none() {
            ask(self, position, Asked::All, &mut list);
        }
        list.0
    }

    fn moves_from(&self, position: &Position, from: Point) -> Vec<Move> {
        let mut list = List::default();
        if let Some(man) = position.at(from)
            && Game::outcome(self, position).is_none()
        {
            ask(self, &position.with_turn(man.side()), Asked::From(from), &mut list);
        }
        list.0
    }

    fn verdicts(&self, position: &Position, from: Point) -> Vec<Verdict> {
        let Some(man) = position.at(from) else {
            return verdicts(self, position, Asked::From(from), Some(self.no_man()));
        };
        verdicts(self, &position.with_turn(man.side()), Asked::From(from), over(self, position))
    }

    fn verdicts_of_hand(&self, position: &Position) -> Vec<Verdict> {
        // Where men never come from the hand, nothing of the hand may go anywhere.
        let has_hands = Rules::spec(self).fields.contains(&Field::Hands);
        let none = (!has_hands).then(|| self.no_man());
        verdicts(self, position, Asked::Hand, over(self, position).or(none))
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        self.end(position).or_else(|| {
            let stuck = self.stuck(position)?;
            self.first_move(position).is_none().then_some(stuck)
        })
    }

    fn ended(&self, position: &Position) -> Option<Outcome> {
        self.end(position)
    }

    fn if_stuck(&self, position: &Position) -> Option<Outcome> {
        self.stuck(position)
    }

    fn first_move(&self, position: &Position) -> Option<Move> {
        let mut first = First::default();
        ask(self, position, Asked::All, &mut first);
        first.0
    }

    fn claims(&self, position: &Position) -> Vec<RuleId> {
        let claims = Rules::claims(self, position);
        if claims.is_empty() || Game::outcome(self, position).is_some() { Vec::new() } else { claims }
    }

    fn repeated(&self, history: &[Position]) -> Repeated {
        let times = |(now, earlier): (&Position, &[Position])| {
            1 + earlier.iter().filter(|earlier| recurs(self, earlier, now)).count()
        };
        let times = history.split_last().map_or(0, times);
        let mut repeated = Repeated::default();
        for article in self.recurrences() {
            if times < article.times || !self.law().holds(article.rule) {
                continue;
            }
            match article.then {
                Then::Claim => repeated.claims.push(article.rule),
                Then::Draw => repeated.end = Some(Outcome { winner: None, rule: article.rule }),
            }
        }
        repeated
    }

    fn danger(&self, position: &Position, side: Side) -> bool {
        Rules::danger(self, position, side)
    }

    fn check(&self, position: &Position) -> Check {
        Rules::check(self, position)
    }

    fn force(&self, position: &Position, point: Point) -> Option<[Halves; 2]> {
        Rules::force(self, position, point)
    }

    fn frozen(&self, position: &Position) -> Option<PointSet> {
        Rules::frozen(self, position)
    }

    fn stage(&self, position: &Position, side: Side) -> Option<&'static str> {
        Rules::stage(self, position, side)
    }

    fn array(&self, number: u32) -> Option<Position> {
        Rules::array(self, number)
    }

    fn strikes(&self, position: &Position, point: Point) -> PointSet {
        Rules::strikes(self, position, point)
    }

    fn pattern(&self, kind: Kind, point: Point) -> Option<&'static str> {
        Rules::pattern(self, kind, point)
    }

    fn perft(&self, position: &Position, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.end(position).is_some() {
            return 0;
        }
        if depth == 1 {
            let mut count = Count::default();
            ask(self, position, Asked::All, &mut count);
            return count.0;
        }
        let mut list = List::default();
        ask(self, position, Asked::All, &mut list);
        list.0.iter().map(|mv| self.perft(&position.apply(mv), depth - 1)).sum()
    }
}

/// Visits what the side to move may try. Without one of its rules a game may allow what its plain path never looks at.
#[inline]
fn ask<R: Rules>(rules: &R, position: &Position, asked: Asked, sink: &mut impl Sink) {
    if R::Law::WHOLE {
        rules.visit(position, asked, sink);
    } else {
        account(rules, position, asked).moves.into_iter().for_each(|mv| sink.allow(mv));
    }
}

/// The moves and refusals. Where the sides do not move in turn, the same side goes on.
fn account<R: Rules>(rules: &R, position: &Position, asked: Asked) -> Account {
    let mut account = Account::default();
    rules.visit(position, asked, &mut account);
    if !rules.law().holds(rules.no_man()) {
        account.moves.iter_mut().for_each(|mv| mv.next.turn = position.state.turn);
    }
    account
}

/// Whether a position has come again: the same men, rights and side to move, and the same possible moves.
fn recurs<R: Rules>(rules: &R, earlier: &Position, now: &Position) -> bool {
    // The moves differ where something may be taken in passing; their counters differ always.
    let moves = |position: &Position| -> Vec<Move> {
        let moves = Game::moves(rules, position).into_iter();
        moves.map(|mv| Move { next: State::NEW, ..mv }).collect()
    };
    earlier.recurs_as(now) && (earlier.state.target == now.state.target || moves(earlier) == moves(now))
}

/// The rule that ended the game, if it has ended.
fn over<R: Rules>(rules: &R, position: &Position) -> Option<RuleId> {
    Game::outcome(rules, position).map(|end| end.rule)
}

/// The verdict on every point for what is asked about; `all` is a rule that refuses everything.
fn verdicts<R: Rules>(rules: &R, position: &Position, asked: Asked, all: Option<RuleId>) -> Vec<Verdict> {
    account(rules, position, asked).verdicts(rules.spec().board, all)
}
