//! The engine's answers: what a move is allowed or refused by, and how a game ended.

use std::fmt;
use std::ops::{Add, AddAssign};

use crate::board::Point;
use crate::position::{Move, Piece, RuleId, Side};

/// A number of halves: `Halves(3)` is 1½. Force is counted in halves so that sums are exact.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Halves(pub i32);

impl fmt::Display for Halves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 2, self.0 % 2) {
            (whole, 0) => write!(f, "{whole}"),
            (0, _) => f.write_str("½"),
            (whole, _) => write!(f, "{whole}½"),
        }
    }
}

impl Add for Halves {
    type Output = Halves;
    fn add(self, other: Halves) -> Halves {
        Halves(self.0 + other.0)
    }
}

impl AddAssign for Halves {
    fn add_assign(&mut self, other: Halves) {
        self.0 += other.0;
    }
}

/// The answer to "may the man on this point go to that one?".
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// Yes: the moves that do it, several where the player has a choice. Each cites the rule that allows it.
    Legal(Vec<Move>),
    /// No: every rule that it would break, in the order of the game's articles.
    Illegal(Vec<Refusal>),
}

impl Verdict {
    /// Whether there is a move.
    pub fn is_legal(&self) -> bool {
        matches!(self, Verdict::Legal(_))
    }
}

/// A rule that forbids a move, with the particulars of the case.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refusal {
    /// The rule.
    pub rule: RuleId,
    /// The particulars.
    pub why: Why,
}

/// The particulars of a refusal; a game fills in those that its sentence needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Why {
    /// The man that matters (the one in the way, the one that locks …).
    pub man: Option<Piece>,
    /// The point that matters (where the way is blocked …).
    pub at: Option<Point>,
    /// The force of White and of Black on the point of arrival.
    pub force: Option<[Halves; 2]>,
}

/// Why a position that an author set up is not accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Objection {
    /// The message of the game's texts that says why: its id after the game's own prefix.
    pub message: &'static str,
    /// The side whose men are wrong.
    pub side: Side,
    /// The man and the point that are wrong.
    pub why: Why,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    /// Who won, or nobody.
    pub winner: Option<Side>,
    /// The rule that says so.
    pub rule: RuleId,
}

/// An article about positions that come again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Recurrence {
    /// How often the position must have occurred.
    pub times: usize,
    /// The article.
    pub rule: RuleId,
    /// What follows.
    pub then: Then,
}

/// What follows when a position has occurred often enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Then {
    /// A player may claim a draw.
    Claim,
    /// The game is drawn at once.
    Draw,
}

/// What follows from the positions of a game so far.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Repeated {
    /// How the game has ended by it.
    pub end: Option<Outcome>,
    /// The ends that may be claimed.
    pub claims: Vec<RuleId>,
}

/// How the side to move is threatened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Check {
    /// Not at all.
    None,
    /// Its king is attacked.
    Check,
    /// Its king is attacked and no reply mends it.
    Final,
}
