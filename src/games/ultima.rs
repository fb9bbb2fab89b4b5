//! Ultima (Baroque chess), by Robert Abbott, and its pure variant: every kind of man takes in a way of its own.
//!
//! Source: a Russian encyclopaedia of games, whose description breaks off after the leaper and whose figures are lost. The
//! array, the officer, the dragon, the chameleon, suicide and the supplements are those of the game as published and
//! generally played, as the textbook says.
//!
//! ```text
//! 8  r n b q k b n m      r officer  n leaper  b chameleon  q spy  k king  m dragon
//! 7  p p p p p p p p
//! 6  . . . . . . . .
//! 5  . . . . . . . .
//! 4  . . . . . . . .
//! 3  . . . . . . . .
//! 2  P P P P P P P P
//! 1  M N B K Q B N R
//!    a b c d e f g h
//! ```

mod capture;
mod judge;
mod lines;
mod men;
mod path;
mod power;
mod safety;
mod setup;

use std::sync::LazyLock;

use crate::board::{Board, Point, PointSet};
use crate::game::{
    Asked, Check, Field, Form, Game, KindSpec, Law, Look, Machine, Objection, Outcome, Recurrence, Rule,
    Rules, Sink, Spec, Then, Whole, Without, article, kind, rule, rule_of_records,
};
use crate::position::{Kind, Position, RuleId, Side};
use men::Men;

/// The game or its variant, or one of them without one of its rules.
pub(super) struct Ultima<L> {
    law: L,
    variant: Variant,
}

/// The game, or its variant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Variant {
    /// Plain immobilisation, the chameleon's captures joined at will, suicide allowed.
    Plain,
    /// A dragon's power is broken by a chameleon or dragon of the other side, a leaping chameleon only leaps, and nobody
    /// commits suicide.
    Pure,
}

/// The game.
pub(super) const PLAIN: Ultima<Whole> = Ultima { law: Whole, variant: Variant::Plain };
/// Its pure variant.
pub(super) const PURE: Ultima<Whole> = Ultima { law: Whole, variant: Variant::Pure };

/// Both without each of their rules in turn.
static WITHOUT: LazyLock<[[Ultima<Without>; RULES.len()]; 2]> = LazyLock::new(|| {
    [Variant::Plain, Variant::Pure].map(|variant| Without::each().map(|law| Ultima { law, variant }))
});

const KING: Kind = Kind(0);
const SPY: Kind = Kind(1);
const CHAMELEON: Kind = Kind(2);
const LEAPER: Kind = Kind(3);
const OFFICER: Kind = Kind(4);
const DRAGON: Kind = Kind(5);
const PAWN: Kind = Kind(6);

const KINDS: &[KindSpec] = &[
    kind("king", 'K', "chess-king"),
    kind("spy", 'Q', "spy"),
    kind("chameleon", 'B', "chameleon"),
    kind("leaper", 'N', "leaper"),
    kind("officer", 'R', "officer"),
    kind("dragon", 'M', "dragon"),
    KindSpec { unlettered: true, ..kind("pawn", 'P', "ultima-pawn") },
];

/// The ordinary chessmen with which the game is often played; the dragon is the rook that is turned over.
const LOOKS: &[Look] = &[Look {
    id: "chessmen",
    glyphs: &[
        "chess-king",
        "chess-queen",
        "chess-bishop",
        "chess-knight",
        "chess-rook",
        "chess-rook-turned",
        "chess-pawn",
    ],
}];

/// The articles, in order.
const RULES: &[Rule] = &articles("suicide");
/// The same of the pure game, where one article says all that is different.
const PURE_RULES: &[Rule] = &articles("pure");

/// The articles with the one in which the two games differ; the others have the same numbers in both.
const fn articles(own: &'static str) -> [Rule; 25] {
    [
        rule("turn"),
        Rule { also: &["immobilised", "immobilized"], ..rule("frozen") },
        rule(own),
        rule("own-man"),
        rule("reach"),
        rule("step"),
        rule("straight"),
        rule("line"),
        rule("blocked"),
        rule("no-capture"),
        rule("automatic"),
        rule("displacement"),
        rule("pincer"),
        rule("leap"),
        rule("leap-gap"),
        rule("leap-own"),
        rule("withdrawal"),
        rule("coordination"),
        rule("imitation"),
        rule("check"),
        rule("king-attacked"),
        rule("mate"),
        rule("stalemate"),
        rule_of_records("repetition"),
        rule("fifty-moves"),
    ]
}

const TURN: RuleId = article(RULES, "turn");
const FROZEN: RuleId = article(RULES, "frozen");
/// In the pure game this is the article that says what is different.
const SUICIDE: RuleId = article(RULES, "suicide");
const CHECK: RuleId = article(RULES, "check");
const MATE: RuleId = article(RULES, "mate");
const STALEMATE: RuleId = article(RULES, "stalemate");
const REPETITION: RuleId = article(RULES, "repetition");
const FIFTY_MOVES: RuleId = article(RULES, "fifty-moves");

static BOARD: Board = Board::squares(8, 8, &[]);

const COMMON: Spec = Spec {
    id: "ultima",
    family: "ultima",
    board: &BOARD,
    kinds: KINDS,
    rules: RULES,
    start: "rnbqkbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBKQBNR w",
    fields: &[Field::Turn, Field::OptionalQuiet],
    form: Form::Short,
    machine: Machine::Listed,
    final_check: "#",
    looks: LOOKS,
    #[cfg(feature = "tool")]
    texts: &[("en", include_str!("../lang/en/ultima.ftl")), ("ru", include_str!("../lang/ru/ultima.ftl"))],
};

static PLAIN_SPEC: Spec = COMMON;
static PURE_SPEC: Spec = Spec { id: "ultima-pure", rules: PURE_RULES, ..COMMON };

/// Plies without a capture or suicide after which a draw may be claimed.
const QUIET_PLIES: u16 = 100;

impl<L: Law> Ultima<L> {
    /// The men of a position, who obey the rules in force.
    fn men(&self, position: &Position) -> Men<L> {
        // Without the article that says what is pure, the pure game is the plain one.
        let pure = self.variant == Variant::Pure && self.law.holds(SUICIDE);
        Men::new(self.law, pure, position)
    }
}

impl<L: Law> Rules for Ultima<L> {
    type Law = L;

    fn law(&self) -> L {
        self.law
    }

    fn without(&self, rule: RuleId) -> &'static dyn Game {
        &WITHOUT[self.variant as usize][rule.index()]
    }

    fn spec(&self) -> &'static Spec {
        match self.variant {
            Variant::Plain => &PLAIN_SPEC,
            Variant::Pure => &PURE_SPEC,
        }
    }

    fn visit<S: Sink>(&self, position: &Position, asked: Asked, sink: &mut S) {
        judge::visit(&self.men(position), self.variant, position, asked, sink);
    }

    fn no_man(&self) -> RuleId {
        TURN
    }

    fn incomplete(&self, position: &Position) -> bool {
        Side::BOTH.into_iter().any(|side| position.find(side, KING).is_empty())
    }

    fn objections(&self, position: &Position) -> Vec<Objection> {
        setup::objections(&Men::new(Whole, self.variant == Variant::Pure, position), position)
    }

    /// Only the lack of moves ends the game.
    fn end(&self, _: &Position) -> Option<Outcome> {
        None
    }

    /// Mate and stalemate both lose. A side without a king can be neither mated nor stalemated.
    fn stuck(&self, position: &Position) -> Option<Outcome> {
        let side = position.state.turn;
        let men = self.men(position);
        men.king(side)?;
        let rule = if Rules::danger(self, position, side) { MATE } else { STALEMATE };
        self.law.holds(rule).then_some(Outcome { winner: Some(side.other()), rule })
    }

    fn claims(&self, position: &Position) -> Vec<RuleId> {
        let drawn = position.state.quiet >= QUIET_PLIES && self.law.holds(FIFTY_MOVES);
        if drawn { vec![FIFTY_MOVES] } else { Vec::new() }
    }

    fn recurrences(&self) -> &'static [Recurrence] {
        &[Recurrence { times: 3, rule: REPETITION, then: Then::Claim }]
    }

    fn danger(&self, position: &Position, side: Side) -> bool {
        self.law.holds(CHECK) && safety::attacker(&self.men(position), side).is_some()
    }

    fn check(&self, position: &Position) -> Check {
        if !Rules::danger(self, position, position.state.turn) {
            Check::None
        } else if self.law.holds(MATE) && self.first_move(position).is_none() {
            Check::Final
        } else {
            Check::Check
        }
    }

    fn frozen(&self, position: &Position) -> Option<PointSet> {
        let men = self.men(position);
        let [white, black] = Side::BOTH.map(|side| power::frozen(&men, side));
        Some(white | black)
    }

    /// The points of the men that the man would take by some move, its own king's safety left aside. A way of taking
    /// that is not the capturer's own arrival says nothing of an empty point, so empty points are never struck; nor does
    /// a frozen man strike any.
    fn strikes(&self, position: &Position, point: Point) -> PointSet {
        let men = self.men(position);
        let Some(man) = position.at(point) else { return PointSet::EMPTY };
        if power::frozen(&men, man.side()).contains(point) {
            return PointSet::EMPTY;
        }
        let mut struck = PointSet::EMPTY;
        path::ways::<false>(&men, man, point, |to, path| {
            if path.is_open() && path::may_arrive(&men, man, point, to) {
                struck |= capture::taken(&men, man, point, to);
            }
        });
        struck
    }
}
