//! What an attacker may want, and whether a move brings it.

use crate::board::Point;
use crate::game::{Check, Game, Outcome};
use crate::position::{Move, Position, RuleId, Side};

/// What an attacker may want.
///
/// A man named by its point is the one that stands there at the start; it is followed when it moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// The game ends and the attacker has won, by whatever rule.
    Win,
    /// The game ends by this rule and the opponent has not won.
    End(RuleId),
    /// A move of the attacker takes the man.
    Capture(Point),
    /// A man of the attacker turns into another.
    Promote,
    /// A move of the attacker gives check.
    Check,
    /// A move of the attacker brings a man to the point.
    Reach {
        /// The point.
        to: Point,
        /// The man that must come there; any man if none is named.
        man: Option<Point>,
    },
    /// After a move of the attacker the man is frozen.
    Freeze(Point),
    /// After a move of the attacker the man still stands, and the opponent, were it to move, could not take it before the
    /// attacker's next turn.
    Save(Point),
}

impl Goal {
    /// Mate, in a game that has a rule of that id; in others a win by whatever rule.
    pub fn mate(game: &dyn Game) -> Goal {
        game.spec().rule("mate").map_or(Goal::Win, Goal::End)
    }

    /// Stalemate or blockade: the end of a side that cannot move, in games that have such a rule.
    pub fn stalemate(game: &dyn Game) -> Option<Goal> {
        let spec = game.spec();
        spec.rule("stalemate").or_else(|| spec.rule("blockade")).map(Goal::End)
    }

    /// The man that must be followed.
    pub(super) fn man(self) -> Option<Point> {
        match self {
            Goal::Capture(man) | Goal::Freeze(man) | Goal::Save(man) => Some(man),
            Goal::Reach { man, .. } => man,
            Goal::Win | Goal::End(_) | Goal::Promote | Goal::Check => None,
        }
    }

    /// The goal after a move: the man that it is about is followed; `None` where he is gone.
    pub fn after(self, mv: &Move) -> Option<Goal> {
        Some(match self {
            Goal::Capture(man) => Goal::Capture(followed(man, mv)?),
            Goal::Freeze(man) => Goal::Freeze(followed(man, mv)?),
            Goal::Save(man) => Goal::Save(followed(man, mv)?),
            Goal::Reach { to, man: Some(man) } => Goal::Reach { to, man: Some(followed(man, mv)?) },
            goal => goal,
        })
    }

    /// Whether only an end of the game can be the goal.
    pub fn is_end(self) -> bool {
        matches!(self, Goal::Win | Goal::End(_))
    }

    /// Whether this end of the game is the goal.
    pub(super) fn accepts(self, end: Outcome, attacker: Side) -> bool {
        match self {
            Goal::Win => end.winner == Some(attacker),
            Goal::End(rule) => end.rule == rule && end.winner != Some(attacker.other()),
            _ => false,
        }
    }
}

/// A position of the search, and where the followed man stands in it.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) position: Position,
    /// `None` where no man is followed, and where the followed man is gone.
    pub(super) man: Option<Point>,
}

impl Node {
    pub(super) fn with_turn(&self, turn: Side) -> Node {
        Node { position: self.position.with_turn(turn), man: self.man }
    }

    /// The position after the move.
    pub(super) fn after(&self, mv: &Move) -> Node {
        Node { position: self.position.apply(mv), man: self.man.and_then(|man| followed(man, mv)) }
    }
}

/// Where the man goes by the move.
fn followed(man: Point, mv: &Move) -> Option<Point> {
    if mv.removes.contains(man) {
        return None;
    }
    match mv.shifts {
        _ if mv.from == Some(man) => mv.to,
        Some((from, to)) if from == man => Some(to),
        _ => Some(man),
    }
}

/// Whether the attacker's move from `before` to `after` is itself the goal, ends of the game left aside. Whether the man of
/// [`Goal::Save`] can be taken is a search of its own, which [`super::tree::Tree`] makes.
pub(super) fn reached(game: &dyn Game, goal: Goal, before: &Node, mv: &Move, after: &Node) -> bool {
    match goal {
        Goal::Win | Goal::End(_) => false,
        Goal::Capture(_) => before.man.is_some_and(|man| mv.captures().contains(man)),
        Goal::Promote => {
            let man = mv.from.and_then(|from| before.position.at(from));
            mv.becomes.is_some() && mv.becomes != man
        }
        Goal::Check => game.check(&after.position) != Check::None,
        Goal::Reach { to, man: None } => {
            let arrives = mv.to == Some(to) && !mv.vanishes();
            arrives || mv.shifts.is_some_and(|(_, there)| there == to)
        }
        Goal::Reach { to, man: Some(_) } => after.man == Some(to),
        Goal::Freeze(_) => {
            let frozen = game.frozen(&after.position);
            after.man.is_some_and(|man| frozen.is_some_and(|frozen| frozen.contains(man)))
        }
        Goal::Save(_) => {
            let opponent = before.position.state.turn.other();
            let lost = game.ended(&after.position).is_some_and(|end| end.winner == Some(opponent));
            after.man.is_some() && !lost
        }
    }
}
