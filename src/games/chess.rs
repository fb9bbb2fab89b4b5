//! Orthodox chess, by the Laws of FIDE.
//!
//! ```text
//! 8  r n b q k b n r
//! 7  p p p p p p p p
//! 6  . . . . . . . .
//! 5  . . . . . . . .
//! 4  . . . . . . . .
//! 3  . . . . . . . .
//! 2  P P P P P P P P
//! 1  R N B Q K B N R
//!    a b c d e f g h
//! ```

use std::sync::LazyLock;

use crate::board::{Board, Point, PointSet};
use crate::game::{
    Asked, Check, Field, Form, Game, KindSpec, Law, Machine, Objection, Outcome, Recurrence, Rule, Rules,
    Sink, Spec, Whole, Without, article, kind, rule, rule_of_records,
};
use crate::orthodox::{Articles, Lazy, Orthodox, Plan, recurrences};
use crate::position::{Kind, Position, RuleId, Side};

/// The game, or the game without one of its rules.
pub(super) struct Chess<L>(L);

/// The game.
pub(super) const GAME: Chess<Whole> = Chess(Whole);

/// The game without each of its rules in turn.
static WITHOUT: LazyLock<[Chess<Without>; RULES.len()]> = LazyLock::new(|| Without::each().map(Chess));

const KING: Kind = Kind(0);
const BISHOP: Kind = Kind(3);
const KNIGHT: Kind = Kind(4);

const KINDS: &[KindSpec] = &[
    kind("king", 'K', "chess-king"),
    kind("queen", 'Q', "chess-queen"),
    kind("rook", 'R', "chess-rook"),
    kind("bishop", 'B', "chess-bishop"),
    kind("knight", 'N', "chess-knight"),
    KindSpec { unlettered: true, chooses: true, ..kind("pawn", 'P', "chess-pawn") },
];

/// The moves of the kinds, in the order of the kinds.
const PATTERNS: [&str; 6] = ["KimsO2", "RB", "R", "B", "N", "mfWcefFimfnD"];

/// The articles, in the order of the Laws.
const RULES: &[Rule] = &[
    rule("turn"),
    rule("own-piece"),
    rule("reach"),
    rule("bishop"),
    rule("rook"),
    rule("queen"),
    rule("knight"),
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
    rule("dead-position"),
    rule_of_records("threefold"),
    rule("fifty-moves"),
    rule_of_records("fivefold"),
    rule("seventy-five-moves"),
];

const RECURRENCES: &[Recurrence] = &recurrences(RULES);
const TURN: RuleId = article(RULES, "turn");
const DEAD_POSITION: RuleId = article(RULES, "dead-position");

static BOARD: Board = Board::squares(8, 8, &[]);

static SPEC: Spec = Spec {
    id: "chess",
    family: "chess",
    board: &BOARD,
    kinds: KINDS,
    rules: RULES,
    start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    fields: &[Field::Turn, Field::Rights("KQkq"), Field::Target, Field::Quiet, Field::Number],
    form: Form::Short,
    machine: Machine::Bare,
    final_check: "#",
    looks: &[],
    #[cfg(feature = "tool")]
    texts: &[("en", include_str!("../lang/en/chess.ftl")), ("ru", include_str!("../lang/ru/chess.ftl"))],
};

static ORTHODOX: Lazy = Lazy::new(|| {
    Orthodox::new(Plan {
        board: &BOARD,
        kinds: KINDS,
        rules: RULES,
        articles: Articles::of(RULES),
        pattern: |kind, _| PATTERNS[kind.index()],
        with_diagonals: |_, _| None,
        targets: BOARD.points().collect(),
        king_file: 4,
    })
});

/// Whether no moves whatever could mate: beside the kings there is nothing, a single knight, or bishops that all stand on
/// squares of one colour.
fn dead(position: &Position) -> bool {
    let mut knights = 0;
    let mut bishops = [false; 2];
    for point in position.occupied() {
        match position.at(point).map(|man| man.kind()) {
            Some(BISHOP) => bishops[(BOARD.file(point) + BOARD.rank(point)) % 2] = true,
            Some(KNIGHT) => knights += 1,
            Some(KING) | None => {}
            Some(_) => return false,
        }
    }
    match knights {
        0 => bishops != [true; 2],
        _ => knights == 1 && bishops == [false; 2],
    }
}

impl<L: Law> Rules for Chess<L> {
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
        if !position.state.study && self.0.holds(DEAD_POSITION) && dead(position) {
            return Some(Outcome { winner: None, rule: DEAD_POSITION });
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
    fn pattern(&self, kind: Kind, _: Point) -> Option<&'static str> {
        PATTERNS.get(kind.index()).copied()
    }
}
