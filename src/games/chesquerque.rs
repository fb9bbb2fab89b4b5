//! Chesquerque (Ческерк), by George R. Dekle Sr., 1986: chess along the lines of four Alquerque boards.
//!
//! Source: the encyclopedia's article, which names the men's patterns in Betza's notation, one for points without and
//! one for points with diagonals. It leaves the array beside the king and what castling needs open; they are decided as
//! the textbook says.
//!
//! ```text
//! 9  r n b q k a b n r      a1 has diagonals, b1 has none,
//! 8  p p p p p p p p p      and so in turn over the board
//! 7  . . . . . . . . .
//! 6  . . . . . . . . .
//! 5  . . . . . . . . .
//! 4  . . . . . . . . .
//! 3  . . . . . . . . .
//! 2  P P P P P P P P P
//! 1  R N B Q K A B N R
//!    a b c d e f g h i
//! ```

use std::sync::LazyLock;

use crate::board::{Board, Point, PointSet, Zone};
use crate::game::{
    Asked, Check, Field, Form, Game, KindSpec, Law, Machine, Objection, Outcome, Recurrence, Rule, Rules,
    Sink, Spec, Whole, Without, article, kind, rule, rule_of_records,
};
use crate::orthodox::{Articles, Lazy, Orthodox, Plan, recurrences};
use crate::position::{Kind, Position, RuleId, Side};

/// The game, or the game without one of its rules.
pub(super) struct Chesquerque<L>(L);

/// The game.
pub(super) const GAME: Chesquerque<Whole> = Chesquerque(Whole);

/// The game without each of its rules in turn.
static WITHOUT: LazyLock<[Chesquerque<Without>; RULES.len()]> =
    LazyLock::new(|| Without::each().map(Chesquerque));

const KINDS: &[KindSpec] = &[
    kind("king", 'K', "chess-king"),
    kind("queen", 'Q', "chess-queen"),
    kind("archbishop", 'A', "archbishop"),
    kind("rook", 'R', "chess-rook"),
    kind("bishop", 'B', "chess-bishop"),
    kind("knight", 'N', "chess-knight"),
    KindSpec { unlettered: true, chooses: true, ..kind("pawn", 'P', "chess-pawn") },
];

/// The moves of the kinds, in the order of the kinds: on points without diagonals, and with them.
const PATTERNS: [[&str; 2]; 7] = [
    ["W", "KimsO3"],
    ["R", "RB"],
    ["Wt[WF]", "BWt[FW]"],
    ["R", "RF"],
    ["W", "BW"],
    ["t[WF]", "t[FW]"],
    ["fWimfnD", "mfWcefFimfnD"],
];

/// The articles, in order.
const RULES: &[Rule] = &[
    rule("turn"),
    rule("own-piece"),
    rule("no-diagonal"),
    rule("reach"),
    rule("bishop"),
    rule("rook"),
    rule("queen"),
    rule("knight"),
    rule("leg"),
    rule("archbishop"),
    rule("pawn"),
    rule("double-step"),
    rule("pawn-capture"),
    rule("en-passant"),
    rule("promotion"),
    rule("king"),
    rule("castling"),
    rule("castling-rights"),
    rule("castling-blocked"),
    rule("castling-check"),
    rule("castling-attacked"),
    rule("blocked"),
    rule("king-capture"),
    rule("king-attacked"),
    rule("mate"),
    rule("stalemate"),
    rule("bare-kings"),
    rule_of_records("threefold"),
    rule("fifty-moves"),
    rule_of_records("fivefold"),
    rule("seventy-five-moves"),
];

const RECURRENCES: &[Recurrence] = &recurrences(RULES);
const TURN: RuleId = article(RULES, "turn");
const BARE_KINGS: RuleId = article(RULES, "bare-kings");

const FILES: usize = 9;
const POINTS: usize = FILES * 9;

/// The points with diagonals, whose file and rank (from 1) have an even sum: on nine files, every other point.
const DIAGONALS: PointSet = every_other(0);

#[inline]
const fn every_other(first: usize) -> PointSet {
    let mut points = PointSet::EMPTY;
    let mut at = first;
    while at < POINTS {
        points.insert(Point::new(at));
        at += 2;
    }
    points
}

const ZONES: &[Zone] = &[
    Zone { id: "diagonals", points: DIAGONALS, marked: false },
    Zone { id: "no-diagonals", points: every_other(1), marked: false },
];

static BOARD: Board = Board::alquerque(FILES as u8, 9, ZONES);

static SPEC: Spec = Spec {
    id: "chesquerque",
    family: "chesquerque",
    board: &BOARD,
    kinds: KINDS,
    rules: RULES,
    start: "rnbqkabnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQKABNR w KQkq - 0 1",
    fields: &[Field::Turn, Field::Rights("KQkq"), Field::Target, Field::Quiet, Field::Number],
    form: Form::Short,
    machine: Machine::Bare,
    final_check: "#",
    looks: &[],
    #[cfg(feature = "tool")]
    texts: &[
        ("en", include_str!("../lang/en/chesquerque.ftl")),
        ("ru", include_str!("../lang/ru/chesquerque.ftl")),
    ],
};

static ORTHODOX: Lazy = Lazy::new(|| {
    Orthodox::new(Plan {
        board: &BOARD,
        kinds: KINDS,
        rules: RULES,
        articles: Articles {
            leg: article(RULES, "leg"),
            no_diagonal: article(RULES, "no-diagonal"),
            ..Articles::of(RULES)
        },
        pattern: |kind, point| PATTERNS[kind.index()][usize::from(DIAGONALS.contains(point))],
        with_diagonals: |kind, point| (!DIAGONALS.contains(point)).then(|| PATTERNS[kind.index()][1]),
        targets: DIAGONALS,
        king_file: 4,
    })
});

/// Whether the first move is over. The capture that bares the kings ends a game that is under way; two kings set up as a
/// first position are there to be played.
#[inline]
fn begun(position: &Position) -> bool {
    position.state.number > 1
}

impl<L: Law> Rules for Chesquerque<L> {
    type Law = L;

    #[inline]
    fn law(&self) -> L {
        self.0
    }

    #[inline]
    fn without(&self, rule: RuleId) -> &'static dyn Game {
        &WITHOUT[rule.index()]
    }

    #[inline]
    fn spec(&self) -> &'static Spec {
        &SPEC
    }

    #[inline]
    fn visit<S: Sink>(&self, position: &Position, asked: Asked, sink: &mut S) {
        ORTHODOX.visit(self.0, position, asked, sink);
    }

    #[inline]
    fn no_man(&self) -> RuleId {
        TURN
    }

    #[inline]
    fn incomplete(&self, position: &Position) -> bool {
        ORTHODOX.incomplete(position)
    }

    #[inline]
    fn objections(&self, position: &Position) -> Vec<Objection> {
        ORTHODOX.objections(position)
    }

    #[inline]
    fn end(&self, position: &Position) -> Option<Outcome> {
        let bare = position.occupied().len() == 2 && begun(position);
        if !position.state.study && bare && self.0.holds(BARE_KINGS) {
            return Some(Outcome { winner: None, rule: BARE_KINGS });
        }
        ORTHODOX.end(self.0, position)
    }

    #[inline]
    fn stuck(&self, position: &Position) -> Option<Outcome> {
        ORTHODOX.stuck(self.0, position)
    }

    #[inline]
    fn claims(&self, position: &Position) -> Vec<RuleId> {
        ORTHODOX.claims(self.0, position)
    }

    #[inline]
    fn recurrences(&self) -> &'static [Recurrence] {
        RECURRENCES
    }

    #[inline]
    fn danger(&self, position: &Position, side: Side) -> bool {
        ORTHODOX.danger(self.0, position, side)
    }

    #[inline]
    fn check(&self, position: &Position) -> Check {
        ORTHODOX.check(self.0, position)
    }

    #[inline]
    fn strikes(&self, position: &Position, point: Point) -> PointSet {
        ORTHODOX.strikes(self.0, position, point)
    }

    #[inline]
    fn pattern(&self, kind: Kind, point: Point) -> Option<&'static str> {
        let on = usize::from(DIAGONALS.contains(point));
        PATTERNS.get(kind.index()).map(|patterns| patterns[on])
    }
}
