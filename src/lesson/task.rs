//! What an exercise asks of the reader, as written. Squares, men and moves are still words.

use super::{Counted, Link, Player, Text};
use crate::diag::{Span, Spanned};

/// The value of `task`.
#[derive(Debug, Clone)]
pub enum Task {
    /// `find moves of X`: the squares to which a man, or the hand, may go.
    FindMoves(Text),
    /// `find captures`: the moves of the side to move that take.
    FindCaptures,
    /// `find squares where …`: the squares for which all of these hold.
    FindSquares(Vec<Spanned<Where>>),
    /// `judge X-Y`: whether the man on the one square may go to the other.
    Judge(Text, Text),
    /// `play`: a move that reaches the goal.
    Play,
    /// `choose`: among the options.
    Choose,
    /// `number of …`
    Number(Quantity),
    /// `set up`: the men of the array.
    SetUp,
}

/// A claim about a square that is left open: `*` stands in its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Where {
    /// `legal:c2-*`: the man on this square may go there.
    Reached(Text),
    /// `legal:*-c4`: a man of the side to move stands there that may go to this square.
    Reaching(Text),
    /// `illegal:c2-*` or `illegal:c2-* (force)`: the man has the square in line and may not go there, for this reason.
    Refused(Text, Option<Text>),
    /// `strikes:c2-*`: the man on this square strikes it.
    Struck(Text),
    /// `strikes:*-c4`: a man stands there that strikes this square.
    Striking(Text),
    /// `force:*.white >= 2`
    Force(Player, Relation, Bound),
    /// `count:* = 3` or `count:*.captures > 0`: a man of the side to move stands there that has so many squares to go to.
    Count {
        /// Whether captures alone count.
        captures: bool,
        /// How the number of squares compares.
        relation: Relation,
        /// With what.
        number: Spanned<u32>,
    },
    /// `state:frozen-*`: the man there is frozen.
    Frozen,
    /// `zone:castle`: it lies in the zone.
    Zone(Text),
}

/// How two numbers compare.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Relation {
    /// `=`
    Equal,
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `>`
    More,
    /// `>=`
    AtLeast,
}

impl Relation {
    /// Whether two numbers compare so.
    pub fn holds<T: Ord>(self, a: T, b: T) -> bool {
        match self {
            Relation::Equal => a == b,
            Relation::Less => a < b,
            Relation::AtMost => a <= b,
            Relation::More => a > b,
            Relation::AtLeast => a >= b,
        }
    }
}

/// What a force is compared with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Bound {
    /// A number, as a word (½ and decimals).
    Number(Text),
    /// The other side's force on the same square.
    Other,
}

/// What the reader of `number of …` is to count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Quantity {
    /// `moves`, `captures`, `e5`, `prince.max`, each with or without `count:` before it.
    Count(Spanned<Counted>),
    /// `force d2 white` or `force:d2.white`
    Force(Text, Player),
}

/// The value of `goal`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Goal {
    /// What is to be reached.
    pub aim: Aim,
    /// In how many moves of the side to move.
    pub moves: Spanned<u32>,
}

/// What a player of an exercise is to reach.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Aim {
    /// `win in N`: by any end of the game.
    Win,
    /// `mate in N`
    Mate,
    /// `capture X`: the man that stands there.
    Capture(Text),
    /// `promote`
    Promote,
    /// `check`
    Check,
    /// `reach X`
    Reach(Text),
    /// `freeze X`: the man that stands there.
    Freeze(Text),
    /// `save X`: the man that stands there is not taken by the next move.
    Save(Text),
    /// `stalemate`
    Stalemate,
}

/// The value of `option`: an answer to choose or to leave.
#[derive(Debug, Clone)]
pub struct Choice {
    /// What it says, without markup.
    pub text: Text,
    /// Where `(right)` stands, if it does.
    pub right: Option<Span>,
    /// The claim that it is, which the engine decides.
    pub claim: Option<Link>,
}
