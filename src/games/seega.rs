//! Seega, on three boards: the sides fill the board with men in turn, then take those that they catch between two of
//! their own.
//!
//! Source: an encyclopedia of games. What it leaves open is decided as the textbook says: White also begins the movement,
//! the extra move is free to any man, a man on the centre is a partner, and the men are counted after twenty single moves
//! without a capture.
//!
//! ```text
//! 5  . . . . .
//! 4  . . . . .
//! 3  . . # . .      c3: the centre, left empty until all men stand;
//! 2  . . . . .          a man there cannot be taken
//! 1  . . . . .
//!    a b c d e
//! ```

mod judge;
mod setup;

use std::sync::LazyLock;

use crate::board::{Board, Point, PointSet, Zone};
use crate::game::{
    Asked, Field, Form, Game, KindSpec, Law, Machine, Objection, Outcome, Rule, Rules, Sink, Spec, Whole,
    Without, article, rule,
};
use crate::position::{Kind, Position, RuleId, Side};

/// The game on a board of one size, or that game without one of its rules.
pub(super) struct Seega<L> {
    law: L,
    spec: &'static Spec,
    centre: Point,
    /// The men of a side; an even number, since two are placed in a turn.
    men: u8,
    /// The objection to a side that has more.
    too_many: &'static str,
}

/// The game on 5×5 squares.
pub(super) const FIVE: Seega<Whole> = seega(Whole, 5);
/// The game on 7×7 squares.
pub(super) const SEVEN: Seega<Whole> = seega(Whole, 7);
/// The game on 9×9 squares.
pub(super) const NINE: Seega<Whole> = seega(Whole, 9);

const fn seega<L: Copy>(law: L, size: usize) -> Seega<L> {
    let (spec, men, too_many) = match size {
        5 => (&SPEC_5, 12, "setup-men-12"),
        7 => (&SPEC_7, 24, "setup-men-24"),
        _ => (&SPEC_9, 40, "setup-men-40"),
    };
    Seega { law, spec, centre: middle(size), men, too_many }
}

/// The game on each board without each of its rules in turn.
static WITHOUT: LazyLock<[[Seega<Without>; RULES.len()]; 3]> =
    LazyLock::new(|| [5, 7, 9].map(|size| Without::each().map(|law| seega(law, size))));

const MAN: Kind = Kind(0);

const KINDS: &[KindSpec] =
    &[KindSpec { id: "man", letter: 'M', glyph: "seega-man", unlettered: true, chooses: false }];

/// The articles, in order.
const RULES: &[Rule] = &[
    rule("turn"),
    rule("placement"),
    rule("no-men-in-hand"),
    rule("centre-placement"),
    rule("own-man"),
    rule("occupied"),
    rule("reach"),
    rule("step"),
    rule("custody"),
    rule("centre-safe"),
    rule("extra-move"),
    rule("must-pass"),
    rule("all-taken"),
    rule("twenty-moves"),
];

const TURN: RuleId = article(RULES, "turn");
const ALL_TAKEN: RuleId = article(RULES, "all-taken");
const TWENTY_MOVES: RuleId = article(RULES, "twenty-moves");

/// Single moves without a capture after which the men are counted.
const QUIET_MOVES: u16 = 20;

static BOARD_5: Board = Board::squares(5, 5, &ZONES_5);
static BOARD_7: Board = Board::squares(7, 7, &ZONES_7);
static BOARD_9: Board = Board::squares(9, 9, &ZONES_9);

const ZONES_5: [Zone; 1] = zones(5);
const ZONES_7: [Zone; 1] = zones(7);
const ZONES_9: [Zone; 1] = zones(9);

const fn zones(size: usize) -> [Zone; 1] {
    [Zone { id: "centre", points: PointSet::only(middle(size)), marked: true }]
}

/// The middle square of a board with an odd number of files and as many ranks.
const fn middle(size: usize) -> Point {
    Point::new(size * size / 2)
}

static SPEC_5: Spec = spec("seega", &BOARD_5, "5/5/5/5/5 w 12/12 0");
static SPEC_7: Spec = spec("seega-7", &BOARD_7, "7/7/7/7/7/7/7 w 24/24 0");
static SPEC_9: Spec = spec("seega-9", &BOARD_9, "9/9/9/9/9/9/9/9/9 w 40/40 0");

const fn spec(id: &'static str, board: &'static Board, start: &'static str) -> Spec {
    Spec {
        id,
        family: "seega",
        board,
        kinds: KINDS,
        rules: RULES,
        start,
        fields: &[Field::Turn, Field::Hands, Field::Quiet],
        form: Form::Long,
        machine: Machine::Listed,
        final_check: "#",
        looks: &[],
        #[cfg(feature = "tool")]
        texts: &[("en", include_str!("../lang/en/seega.ftl")), ("ru", include_str!("../lang/ru/seega.ftl"))],
    }
}

/// Whether men are still to be placed.
fn placing(position: &Position) -> bool {
    position.state.hands != [0; 2]
}

impl<L: Law> Rules for Seega<L> {
    type Law = L;

    fn law(&self) -> L {
        self.law
    }

    fn without(&self, rule: RuleId) -> &'static dyn Game {
        let size = match self.spec.board.files() {
            5 => 0,
            7 => 1,
            _ => 2,
        };
        &WITHOUT[size][rule.index()]
    }

    fn spec(&self) -> &'static Spec {
        self.spec
    }

    fn visit<S: Sink>(&self, position: &Position, asked: Asked, sink: &mut S) {
        judge::visit(self, position, asked, sink);
    }

    fn no_man(&self) -> RuleId {
        TURN
    }

    /// There are no kings.
    fn incomplete(&self, _: &Position) -> bool {
        false
    }

    fn objections(&self, position: &Position) -> Vec<Objection> {
        setup::objections(self, position)
    }

    fn end(&self, position: &Position) -> Option<Outcome> {
        if placing(position) {
            return None;
        }
        let men = Side::BOTH.map(|side| position.of(side).len());
        let winner = match men[0].cmp(&men[1]) {
            std::cmp::Ordering::Greater => Some(Side::White),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Less => Some(Side::Black),
        };
        // A study may show one side alone.
        if men.contains(&0) && !position.state.study && self.law.holds(ALL_TAKEN) {
            return Some(Outcome { winner, rule: ALL_TAKEN });
        }
        let counted = position.state.quiet >= QUIET_MOVES && self.law.holds(TWENTY_MOVES);
        counted.then_some(Outcome { winner, rule: TWENTY_MOVES })
    }

    /// A side that cannot move passes.
    fn stuck(&self, _: &Position) -> Option<Outcome> {
        None
    }

    fn stage(&self, position: &Position, _: Side) -> Option<&'static str> {
        Some(if placing(position) { "placement" } else { "movement" })
    }

    /// The enemy men that the man could take by a step.
    fn strikes(&self, position: &Position, point: Point) -> PointSet {
        judge::takes(self, position, point)
    }
}
