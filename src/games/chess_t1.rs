//! chess-T1, by Shamil Khasanov: capture by superiority in force, castles to storm, and Knechts that come back.
//!
//! Sources: the fragments of the author's books of 2021 and 2024, the later one governing where they differ. What they
//! leave open is decided as the textbook says. Force is counted in halves.
//!
//! ```text
//! 8  r s p c k p s r      c8–f8: Black's castle
//! 7  i i i i i i i i
//! 6  . . . . . . . .      White's Knechts promote here
//! 5  . . . . . . . .      ─┐ Black's half
//! 4  . . . . . . . .      ─┘ White's half
//! 3  . . . . . . . .      Black's Knechts promote here
//! 2  I I I I I I I I
//! 1  R S P C K P S R      c1–f1: White's castle
//!    a b c d e f g h
//! ```

mod force;
mod judge;
mod setup;

use std::sync::LazyLock;

use crate::board::{Board, Point, PointSet, Zone};
use crate::game::{
    Asked, Check, Field, Form, Game, Halves, KindSpec, Law, Machine, Objection, Outcome, Recurrence, Rule,
    Rules, Sink, Spec, Then, Whole, Without, article, rule, rule_of_records,
};
use crate::position::{Kind, Move, Position, RuleId, Side};

/// The game, or the game without one of its rules.
pub(super) struct ChessT1<L>(L);

/// The game.
pub(super) const GAME: ChessT1<Whole> = ChessT1(Whole);

/// The game without each of its rules in turn.
static WITHOUT: LazyLock<[ChessT1<Without>; RULES.len()]> = LazyLock::new(|| Without::each().map(ChessT1));

const KING: Kind = Kind(0);
const KONNET: Kind = Kind(1);
const PRINCE: Kind = Kind(2);
const RITTER: Kind = Kind(3);
const VER_KNECHT: Kind = Kind(4);
const KNECHT: Kind = Kind(5);
const SCOUT: Kind = Kind(6);

const KINDS: &[KindSpec] = &[
    kind("king", 'K'),
    kind("konnet", 'C'),
    kind("prince", 'P'),
    kind("ritter", 'R'),
    KindSpec { chooses: true, ..kind("ver-knecht", 'V') },
    KindSpec { unlettered: true, ..kind("knecht", 'I') },
    kind("scout", 'S'),
];

const fn kind(id: &'static str, letter: char) -> KindSpec {
    KindSpec { id, letter, glyph: id, unlettered: false, chooses: false }
}

/// The articles, in order.
const RULES: &[Rule] = &[
    rule("turn"),
    rule("own-piece"),
    rule("reach"),
    rule("step"),
    rule("line"),
    rule("leap"),
    rule("jump"),
    rule("blocked"),
    rule("castle"),
    rule("capture"),
    rule("force"),
    rule("exchange"),
    Rule { also: &["castle-lock"], ..rule("lock") },
    rule("two-step"),
    rule("knecht-promotion"),
    rule("promotion"),
    rule("prince-promotion"),
    rule("scout-castle"),
    rule("danger"),
    rule("final-check"),
    rule("king-taken"),
    rule("castle-captured"),
    rule("blockade"),
    rule_of_records("repetition"),
    rule("eighty-plies"),
];

const TURN: RuleId = article(RULES, "turn");
const DANGER: RuleId = article(RULES, "danger");
const FINAL_CHECK: RuleId = article(RULES, "final-check");
const KING_TAKEN: RuleId = article(RULES, "king-taken");
const CASTLE_CAPTURED: RuleId = article(RULES, "castle-captured");
const BLOCKADE: RuleId = article(RULES, "blockade");
const REPETITION: RuleId = article(RULES, "repetition");
const EIGHTY_PLIES: RuleId = article(RULES, "eighty-plies");

/// c1–f1 and c8–f8.
const CASTLES: [PointSet; 2] = [PointSet::of(&[2, 3, 4, 5]), PointSet::of(&[58, 59, 60, 61])];

const ZONES: &[Zone] = &[
    Zone { id: "castle", points: CASTLES[0].union(CASTLES[1]), marked: false },
    Zone { id: "castle-white", points: CASTLES[0], marked: true },
    Zone { id: "castle-black", points: CASTLES[1], marked: true },
];

static BOARD: Board = Board::squares(8, 8, ZONES);

static SPEC: Spec = Spec {
    id: "chess-t1",
    family: "chess-t1",
    board: &BOARD,
    kinds: KINDS,
    rules: RULES,
    start: "rspckpsr/iiiiiiii/8/8/8/8/IIIIIIII/RSPCKPSR w Pp",
    fields: &[Field::Turn, Field::Rights("Pp"), Field::OptionalQuiet],
    form: Form::Long,
    machine: Machine::Bare,
    final_check: "+)",
    looks: &[],
    #[cfg(feature = "tool")]
    texts: &[
        ("en", include_str!("../lang/en/chess-t1.ftl")),
        ("ru", include_str!("../lang/ru/chess-t1.ftl")),
    ],
};

/// A side may have this many Princes, and as many Konnets, and not promote to more.
const LIMIT: usize = 3;
/// Plies without a capture or exchange after which a draw may be claimed.
const QUIET_PLIES: u16 = 80;

const fn royal(kind: Kind) -> bool {
    matches!(kind, KING | KONNET | PRINCE)
}

/// The side's royal men that stand in the given castle.
fn royals_in(position: &Position, side: Side, castle: Side) -> PointSet {
    let here = CASTLES[castle as usize] & position.of(side);
    here.iter().filter(|&p| position.at(p).is_some_and(|man| royal(man.kind()))).collect()
}

fn has_king(position: &Position, side: Side) -> bool {
    !position.find(side, KING).is_empty()
}

impl<L: Law> Rules for ChessT1<L> {
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
        !Side::BOTH.into_iter().all(|side| has_king(position, side))
    }

    fn objections(&self, position: &Position) -> Vec<Objection> {
        setup::objections(position)
    }

    fn end(&self, position: &Position) -> Option<Outcome> {
        let (turn, mover) = (position.state.turn, position.state.turn.other());
        if !position.state.study
            && self.0.holds(KING_TAKEN)
            && let Some(loser) = Side::BOTH.into_iter().find(|&side| !has_king(position, side))
        {
            return Some(Outcome { winner: Some(loser.other()), rule: KING_TAKEN });
        }
        let captured = !royals_in(position, mover, turn).is_empty()
            && royals_in(position, turn, turn).is_empty()
            && self.0.holds(CASTLE_CAPTURED);
        captured.then_some(Outcome { winner: Some(mover), rule: CASTLE_CAPTURED })
    }

    fn stuck(&self, position: &Position) -> Option<Outcome> {
        let winner = Some(position.state.turn.other());
        let blocked = !position.state.study && self.0.holds(BLOCKADE);
        blocked.then_some(Outcome { winner, rule: BLOCKADE })
    }

    fn claims(&self, position: &Position) -> Vec<RuleId> {
        let drawn = position.state.quiet >= QUIET_PLIES && self.0.holds(EIGHTY_PLIES);
        if drawn { vec![EIGHTY_PLIES] } else { Vec::new() }
    }

    fn recurrences(&self) -> &'static [Recurrence] {
        &[Recurrence { times: 3, rule: REPETITION, then: Then::Claim }]
    }

    fn danger(&self, position: &Position, side: Side) -> bool {
        if !self.0.holds(DANGER) {
            return false;
        }
        let mut taken = Taken { law: self.0, king: position.find(side, KING), found: false };
        self.visit(&position.with_turn(side.other()), Asked::All, &mut taken);
        taken.found
    }

    /// A final check (завершающий шах): no reply ends the danger or wins. It is a warning, not an end.
    fn check(&self, position: &Position) -> Check {
        let side = position.state.turn;
        // A move that ends the game carries no sign.
        if Game::outcome(self, position).is_some() || !Rules::danger(self, position, side) {
            return Check::None;
        }
        let saves = |mv: &Move| {
            let next = position.apply(mv);
            match Game::outcome(self, &next) {
                Some(end) => end.winner == Some(side),
                None => !Rules::danger(self, &next, side),
            }
        };
        let saved = !self.0.holds(FINAL_CHECK) || self.moves(position).iter().any(saves);
        if saved { Check::Check } else { Check::Final }
    }

    fn force(&self, position: &Position, point: Point) -> Option<[Halves; 2]> {
        Some(force::on(self.0, position, point))
    }

    fn strikes(&self, position: &Position, point: Point) -> PointSet {
        let mut struck = PointSet::EMPTY;
        // Scouts strike nothing: they add to no force and need none.
        if let Some(man) = position.at(point)
            && man.kind() != SCOUT
        {
            force::ways::<false>(self.0, position, man, point, |to, _| struck.insert(to));
        }
        struck
    }
}

/// A sink that only notes whether a king is taken.
struct Taken<L> {
    #[expect(dead_code, reason = "its type alone says which path to take")]
    law: L,
    king: PointSet,
    found: bool,
}

impl<L: Law> Sink for Taken<L> {
    const EXPLAIN: bool = !L::WHOLE;

    fn allow(&mut self, mv: Move) {
        self.found |= mv.removes.meets(self.king);
    }

    fn is_done(&self) -> bool {
        self.found
    }
}
