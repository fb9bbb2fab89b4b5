//! Diplomatic chess (Дипломатические шахматы): an immune king that changes places with its men, and pieces that only
//! capture.
//!
//! Source: the post of the game's author, the only text known. What it leaves open is decided as the textbook says. Not
//! to be mixed up with other games of similar names.
//!
//! ```text
//! 8  k . r b . q . n      Black's nine pieces, the mirror of White's
//! 7  . n . q . b . r
//! 6  p p p p p p p p
//! 5  . . . . . . . .      ── the demarcation line runs below
//! 4  . . . . . . . .
//! 3  P P P P P P P P
//! 2  . N . Q . B . R      White's nine pieces, on any of these 16 squares
//! 1  K . R B . Q . N
//!    a b c d e f g h
//! ```

mod array;
mod judge;
mod lines;
mod setup;

use std::sync::LazyLock;

use crate::board::{Board, Point, PointSet, Zone};
use crate::game::{
    Asked, Field, Form, Game, KindSpec, Law, Machine, Objection, Outcome, Rule, Rules, Sink, Spec, Whole,
    Without, article, kind, rule, rule_of_records,
};
use crate::position::{Kind, Piece, Position, RuleId, Side};

/// The game, or the game without one of its rules.
pub(super) struct Diplomatic<L>(L);

/// The game.
pub(super) const GAME: Diplomatic<Whole> = Diplomatic(Whole);

/// The game without each of its rules in turn.
static WITHOUT: LazyLock<[Diplomatic<Without>; RULES.len()]> =
    LazyLock::new(|| Without::each().map(Diplomatic));

const KING: Kind = Kind(0);
const QUEEN: Kind = Kind(1);
const ROOK: Kind = Kind(2);
const BISHOP: Kind = Kind(3);
const KNIGHT: Kind = Kind(4);
const PAWN: Kind = Kind(5);

const KINDS: &[KindSpec] = &[
    kind("king", 'K', "chess-king"),
    kind("queen", 'Q', "chess-queen"),
    kind("rook", 'R', "chess-rook"),
    kind("bishop", 'B', "chess-bishop"),
    kind("knight", 'N', "chess-knight"),
    KindSpec { unlettered: true, chooses: true, ..kind("pawn", 'P', "chess-pawn") },
];

/// The articles, in order.
const RULES: &[Rule] = &[
    rule("array"),
    rule("turn"),
    rule("own-piece"),
    rule("capture-only"),
    rule("reach"),
    rule("blocked"),
    rule("capture"),
    rule("pawn-step"),
    rule("pawn-capture"),
    rule("king-step"),
    rule("king-captures"),
    rule("king-immune"),
    rule("king-zone"),
    rule("swap"),
    rule("swap-pawn"),
    rule("swap-king"),
    rule("swap-colour"),
    rule("promotion"),
    rule("promotion-king"),
    rule("bare-kings"),
    rule("last-pawn"),
    rule("equal-pieces"),
    rule("stalemate"),
    rule_of_records("agreement"),
    rule("stages"),
];

const ARRAY: RuleId = article(RULES, "array");
const TURN: RuleId = article(RULES, "turn");
const BARE_KINGS: RuleId = article(RULES, "bare-kings");
const LAST_PAWN: RuleId = article(RULES, "last-pawn");
const EQUAL_PIECES: RuleId = article(RULES, "equal-pieces");
const STALEMATE: RuleId = article(RULES, "stalemate");
const STAGES: RuleId = article(RULES, "stages");

/// White's half and Black's: between them runs the demarcation line.
const HALVES: [PointSet; 2] = [ranks(0, 4), ranks(4, 8)];
/// The two back ranks of each side, where its pieces are set up.
const CAMPS: [PointSet; 2] = [ranks(0, 2), ranks(6, 8)];

const ZONES: &[Zone] = &[
    zone("half-white", HALVES[0]),
    zone("half-black", HALVES[1]),
    zone("camp-white", CAMPS[0]),
    zone("camp-black", CAMPS[1]),
];

const fn zone(id: &'static str, points: PointSet) -> Zone {
    Zone { id, points, marked: false }
}

/// All squares from one rank up to another, both counted from 0, the second not included.
const fn ranks(from: usize, to: usize) -> PointSet {
    let mut points = PointSet::EMPTY;
    let mut at = from * 8;
    while at < to * 8 {
        points.insert(Point::new(at));
        at += 1;
    }
    points
}

static BOARD: Board = Board::squares(8, 8, ZONES);

static SPEC: Spec = Spec {
    id: "diplomatic",
    family: "diplomatic",
    board: &BOARD,
    kinds: KINDS,
    rules: RULES,
    start: "k1rb1q1n/1n1q1b1r/pppppppp/8/8/PPPPPPPP/1N1Q1B1R/K1RB1Q1N w - - 0 1",
    // No castling, no en passant, nothing that counts: the last four fields only make it a FEN.
    fields: &[Field::Turn, Field::Fixed("-"), Field::Fixed("-"), Field::Fixed("0"), Field::Fixed("1")],
    form: Form::Short,
    machine: Machine::Crossed,
    // A king is never in check, so this is never written.
    final_check: "#",
    looks: &[],
    #[cfg(feature = "tool")]
    texts: &[
        ("en", include_str!("../lang/en/diplomatic.ftl")),
        ("ru", include_str!("../lang/ru/diplomatic.ftl")),
    ],
};

/// Whether the square is a light one, as h1 is.
const fn is_light(point: Point) -> bool {
    (BOARD.file(point) + BOARD.rank(point)) % 2 == 1
}

/// What a side has besides its kings, as far as the ends of the game ask.
enum Rest {
    Nothing,
    One(Kind),
    More,
}

fn rest(position: &Position, side: Side) -> Rest {
    let kinds = position.of(side).iter().filter_map(|point| position.at(point)).map(Piece::kind);
    let mut others = kinds.filter(|&kind| kind != KING);
    match (others.next(), others.next()) {
        (None, _) => Rest::Nothing,
        (Some(kind), None) => Rest::One(kind),
        _ => Rest::More,
    }
}

impl<L: Law> Rules for Diplomatic<L> {
    type Law = L;

    fn law(&self) -> L {
        self.0
    }

    fn without(&self, rule: RuleId) -> &'static dyn Game {
        &WITHOUT[rule.index()]
    }

    fn spec(&self) -> &'static Spec {
        &SPEC
    }

    fn visit<S: Sink>(&self, position: &Position, asked: Asked, sink: &mut S) {
        match asked {
            Asked::All => {
                for from in position.of(position.state.turn) {
                    if sink.is_done() {
                        return;
                    }
                    judge::visit(self.0, position, from, sink);
                }
            }
            Asked::From(from) => judge::visit(self.0, position, from, sink),
            Asked::Hand => {}
        }
    }

    fn no_man(&self) -> RuleId {
        TURN
    }

    fn incomplete(&self, position: &Position) -> bool {
        Side::BOTH.into_iter().any(|side| position.find(side, KING).is_empty())
    }

    fn objections(&self, position: &Position) -> Vec<Objection> {
        setup::objections(position)
    }

    /// The ends are asked in their order: of the side that has just been moved against, then of the mover, then of both.
    /// A study has none, since its missing kings and men may stand anywhere.
    fn end(&self, position: &Position) -> Option<Outcome> {
        if position.state.study {
            return None;
        }
        let (turn, mover) = (position.state.turn, position.state.turn.other());
        let holds = |rule| self.0.holds(rule);
        match (rest(position, turn), rest(position, mover)) {
            (Rest::Nothing, _) if holds(BARE_KINGS) => {
                Some(Outcome { winner: Some(mover), rule: BARE_KINGS })
            }
            (_, Rest::Nothing) if holds(LAST_PAWN) => Some(Outcome { winner: Some(turn), rule: LAST_PAWN }),
            (Rest::One(one), Rest::One(other)) if one == other && one != PAWN && holds(EQUAL_PIECES) => {
                Some(Outcome { winner: None, rule: EQUAL_PIECES })
            }
            _ => None,
        }
    }

    fn stuck(&self, position: &Position) -> Option<Outcome> {
        let winner = Some(position.state.turn.other());
        let stuck = !position.state.study && self.0.holds(STALEMATE);
        stuck.then_some(Outcome { winner, rule: STALEMATE })
    }

    /// Read from a bare position: a pawn that has crossed the line and was taken is known only from a record.
    fn stage(&self, position: &Position, side: Side) -> Option<&'static str> {
        let pawns = position.find(side, PAWN);
        self.0.holds(STAGES).then_some(if pawns.is_empty() {
            "endgame"
        } else if pawns.meets(HALVES[side.other() as usize]) {
            "middlegame"
        } else {
            "opening"
        })
    }

    fn array(&self, number: u32) -> Option<Position> {
        array::array(number).filter(|_| self.0.holds(ARRAY))
    }

    fn strikes(&self, position: &Position, point: Point) -> PointSet {
        lines::strikes(self.0, position, point)
    }
}
