//! Men on a board, the state beside them, and moves as plain data.
//!
//! A [`Position`] knows where the men stand and whose turn it is; what may be done in it is decided by a game.

use std::num::NonZeroU8;

use crate::board::{MAX_POINTS, Point, PointSet};

/// One of the two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The side that moves first.
    White,
    /// The other side.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const BOTH: [Side; 2] = [Side::White, Side::Black];

    /// The opponent.
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }
}

/// A kind of man, by its place in the game's list of kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(pub u8);

impl Kind {
    /// The kind's place in the game's list.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A man of a side: one byte, so that an empty point costs nothing more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(NonZeroU8);

impl Piece {
    /// A man of the given side and kind.
    ///
    /// # Panics
    /// If the kind's number is not below 64.
    #[inline]
    pub const fn new(side: Side, kind: Kind) -> Piece {
        assert!(kind.0 < 64);
        match NonZeroU8::new((kind.0 + 1) << 1 | side as u8) {
            Some(bits) => Piece(bits),
            None => unreachable!(),
        }
    }

    /// Whose man it is.
    #[inline]
    pub const fn side(self) -> Side {
        if self.0.get() & 1 == 0 { Side::White } else { Side::Black }
    }

    /// What kind of man it is.
    #[inline]
    pub const fn kind(self) -> Kind {
        Kind((self.0.get() >> 1) - 1)
    }
}

impl std::fmt::Debug for Piece {
    #[inline]
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}:{}", self.side(), self.kind().0)
    }
}

/// Everything about a position that is not a man on a point.
///
/// Games use the fields that they need; the others keep their defaults.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    /// Whose turn it is.
    pub turn: Side,
    /// Rights not yet lost, one bit each, as the game numbers them (castling, a single promotion).
    pub rights: u8,
    /// The point passed over by a double step.
    pub target: Option<Point>,
    /// Men not yet placed, White's and Black's.
    pub hands: [u8; 2],
    /// Plies since the last capture (or what else the game counts from).
    pub quiet: u16,
    /// The number of the move, from 1, where the game's text records it; else 0.
    pub number: u16,
    /// Whether the position was set up without all its kings: the ends that need them do not apply.
    pub study: bool,
}

impl State {
    /// White to move, with no rights, no target, empty hands and counters at zero.
    pub const NEW: State = State {
        turn: Side::White,
        rights: 0,
        target: None,
        hands: [0; 2],
        quiet: 0,
        number: 0,
        study: false,
    };

    /// The same state with the turn passed to the other side.
    #[inline]
    pub const fn passed(self) -> State {
        State { turn: self.turn.other(), ..self }
    }
}

/// The men on their points, and the state.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    men: [Option<Piece>; MAX_POINTS],
    sides: [PointSet; 2],
    /// Whose turn it is, rights, hands and counters.
    pub state: State,
}

impl Position {
    /// An empty board with the given state.
    #[inline]
    pub const fn empty(state: State) -> Position {
        Position { men: [None; MAX_POINTS], sides: [PointSet::EMPTY; 2], state }
    }

    /// The man on a point.
    #[inline]
    pub const fn at(&self, point: Point) -> Option<Piece> {
        self.men[point.index()]
    }

    /// The points where the side's men stand.
    #[inline]
    pub const fn of(&self, side: Side) -> PointSet {
        self.sides[side as usize]
    }

    /// The points where any man stands.
    #[inline]
    pub const fn occupied(&self) -> PointSet {
        self.sides[0].union(self.sides[1])
    }

    /// The points where men of this side and kind stand.
    #[inline]
    pub fn find(&self, side: Side, kind: Kind) -> PointSet {
        let piece = Some(Piece::new(side, kind));
        self.of(side).iter().filter(|&p| self.at(p) == piece).collect()
    }

    /// Puts a man on a point, in place of what stood there, or empties the point.
    #[inline]
    pub fn set(&mut self, point: Point, man: Option<Piece>) {
        if let Some(old) = self.men[point.index()] {
            self.sides[old.side() as usize].remove(point);
        }
        self.men[point.index()] = man;
        if let Some(new) = man {
            self.sides[new.side() as usize].insert(point);
        }
    }

    /// Whether the same men stand on the same points, with the same side to move, rights and hands. What the last double
    /// step passed over is left aside, for it matters only where something may be taken in passing.
    #[inline]
    pub fn recurs_as(&self, later: &Position) -> bool {
        let kept = |state: State| (state.turn, state.rights, state.hands);
        self.men == later.men && kept(self.state) == kept(later.state)
    }

    /// The same position with the other side to move.
    #[inline]
    pub fn with_turn(&self, turn: Side) -> Position {
        Position { state: State { turn, ..self.state }, ..*self }
    }

    /// The position after the move: the moving man leaves `from`, taken men leave the board, the shifted man goes over,
    /// the mover (or the dropped man) stands on `to`, and the move's state takes effect.
    pub fn apply(&self, mv: &Move) -> Position {
        let mut next = *self;
        let mover = mv.drops.or_else(|| mv.from.and_then(|from| self.at(from)));
        if let Some(from) = mv.from {
            next.set(from, None);
        }
        for point in mv.removes {
            next.set(point, None);
        }
        if let Some((from, to)) = mv.shifts {
            let shifted = self.at(from);
            if mv.to != Some(from) {
                next.set(from, None);
            }
            next.set(to, shifted);
        }
        if let Some(to) = mv.to
            && !mv.vanishes()
        {
            next.set(to, mv.becomes.or(mover));
        }
        next.state = mv.next;
        next
    }
}

impl std::fmt::Debug for Position {
    #[inline]
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let men = self.occupied().iter().map(|p| (p, self.at(p)));
        f.debug_struct("Position").field("men", &men.collect::<Vec<_>>()).field("state", &self.state).finish()
    }
}

/// The number of a rule: its place among the articles of the game's rulebook, from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(pub u8);

impl RuleId {
    /// The rule's place among the articles, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A move as plain data that says all that happens, and the state after it.
///
/// A drop has no `from`; a pass has neither `from` nor `to`; a man that leaves the board by its own side's will has
/// `from` = `to`; an exchange has its own arrival point *and* its start among `removes`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move {
    /// Where the moving man stood.
    pub from: Option<Point>,
    /// Where it arrives.
    pub to: Option<Point>,
    /// The points whose men leave the board. Where `from` is among them the moving man goes too.
    pub removes: PointSet,
    /// What the mover turns into.
    pub becomes: Option<Piece>,
    /// Another man of the same side that goes from one point to another (castling, a swap).
    pub shifts: Option<(Point, Point)>,
    /// A man that comes from the hand.
    pub drops: Option<Piece>,
    /// The state after the move.
    pub next: State,
    /// The rule that allows it.
    pub rule: RuleId,
}

impl Move {
    /// A plain move from one point to another; the fields that say more start empty.
    pub const fn new(from: Point, to: Point, next: State, rule: RuleId) -> Move {
        Move {
            from: Some(from),
            to: Some(to),
            removes: PointSet::EMPTY,
            becomes: None,
            shifts: None,
            drops: None,
            next,
            rule,
        }
    }

    /// Whether the moving man itself leaves the board (an exchange, a suicide).
    #[inline]
    pub fn vanishes(&self) -> bool {
        self.from.is_some_and(|from| self.removes.contains(from))
    }

    /// Whether two men change places.
    #[inline]
    pub fn swaps(&self) -> bool {
        self.shifts.is_some_and(|(from, to)| self.to == Some(from) && self.from == Some(to))
    }

    /// The points of men taken from the board other than the mover.
    #[inline]
    pub fn captures(&self) -> PointSet {
        match self.from {
            Some(from) => self.removes - PointSet::only(from),
            None => self.removes,
        }
    }
}
