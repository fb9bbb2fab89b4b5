//! What chess and its kin share: a king that may not be left attacked, pawns, castling, promotion, and the ends.
//!
//! A game of this family is its patterns ([`crate::movement`]) on its board; the rest is written here once. Attacks on
//! the king, men in check's way and pinned men are worked out once a position; no move is made to be tested but the one
//! that takes in passing, which empties two points at once.
//!
//! The kinds of such a game include `king`, `rook` and `pawn`, its articles one for each kind under the kind's own id and
//! those of [`Articles`]. Its rights are the four castlings, `KQkq`.

mod articles;
mod castling;
mod ends;
mod judge;
mod setup;

pub use articles::Articles;
pub use ends::recurrences;

use std::sync::LazyLock;

use crate::board::{Board, Direction, Point, PointSet};
use crate::game::{Asked, KindSpec, Law, Rule, Sink, article};
use crate::movement::betza::{Betza, Ground};
use crate::movement::{Mode, Table};
use crate::position::{Kind, Piece, Position, RuleId, Side};
use castling::Castling;

/// A game of the family as its author describes it.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// Its board; men start on the two outermost ranks of each side, pawns on the inner of them.
    pub board: &'static Board,
    /// Its kinds. A pawn may become any but king and pawn, in this order.
    pub kinds: &'static [KindSpec],
    /// Its articles.
    pub rules: &'static [Rule],
    /// Those of them that the family needs.
    pub articles: Articles,
    /// The pattern of a kind on a point.
    pub pattern: fn(Kind, Point) -> &'static str,
    /// The pattern that the kind would have if the point had diagonals, where it has none.
    pub with_diagonals: fn(Kind, Point) -> Option<&'static str>,
    /// The points over which a pawn's double step may be answered by taking in passing.
    pub targets: PointSet,
    /// The file, from 0, on which the kings start.
    pub king_file: usize,
}

/// The rules of a game of the family, laid out for its board.
#[derive(Debug)]
pub struct Orthodox {
    plan: Plan,
    table: Table,
    king: Kind,
    rook: Kind,
    pawn: Kind,
    /// The article that allows each kind its moves.
    moves: Vec<RuleId>,
    promotions: Vec<Kind>,
    castlings: Vec<Castling>,
    /// The rights that a move from or to each point leaves.
    keep: Vec<u8>,
    /// Where each side's pawns start, and where they promote.
    homes: [PointSet; 2],
    last: [PointSet; 2],
}

/// The rules of a game, made when they are first asked for.
pub type Lazy = LazyLock<Orthodox>;

impl Orthodox {
    /// Lays out the rules of a game.
    ///
    /// # Panics
    /// If a pattern cannot be read, or a kind or article of the family is missing.
    pub fn new(plan: Plan) -> Orthodox {
        let kind = |id| match plan.kinds.iter().position(|kind| kind.id == id) {
            Some(at) => Kind(at as u8),
            None => panic!("the game has no {id}"),
        };
        let (king, rook, pawn) = (kind("king"), kind("rook"), kind("pawn"));
        let all = (0..plan.kinds.len()).map(|at| Kind(at as u8));
        let board = plan.board;
        let table = Table::new(board, plan.kinds.len(), |man, from| {
            pattern((plan.pattern)(man.kind(), from)).paths(board, Ground::Lines, from, man.side())
        });
        let castlings = Castling::all(&plan, |home| pattern((plan.pattern)(king, home)).castling());
        let rank = |rank: usize| board.points().filter(|&point| board.rank(point) == rank).collect();
        let top = board.ranks() - 1;
        Orthodox {
            table,
            king,
            rook,
            pawn,
            moves: plan.kinds.iter().map(|kind| article(plan.rules, kind.id)).collect(),
            promotions: all.filter(|&kind| kind != king && kind != pawn).collect(),
            keep: board.points().map(|point| Castling::kept(&castlings, point)).collect(),
            castlings,
            homes: [rank(1), rank(top - 1)],
            last: [rank(top), rank(0)],
            plan,
        }
    }

    /// Visits what the side to move may try, as [`crate::game::Rules::visit`].
    pub fn visit<S: Sink>(&self, law: impl Law, position: &Position, asked: Asked, sink: &mut S) {
        let scene = judge::Scene::new(self, law, position);
        match asked {
            Asked::All => {
                for from in position.of(position.state.turn) {
                    if sink.is_done() {
                        return;
                    }
                    scene.visit(from, sink);
                }
            }
            Asked::From(from) => scene.visit(from, sink),
            Asked::Hand => {}
        }
    }

    /// The points that the man on `point` strikes.
    pub fn strikes(&self, law: impl Law, position: &Position, point: Point) -> PointSet {
        let mut struck = PointSet::EMPTY;
        if let Some(man) = position.at(point)
            && law.holds(self.way_of_striking(man.kind()))
        {
            self.table.reach(position, man, point, |to, mode| {
                if mode.has(Mode::CAPTURE) {
                    struck.insert(to);
                }
            });
        }
        struck
    }

    /// Where the side's king stands, if it has one.
    #[inline]
    fn king(&self, position: &Position, side: Side) -> Option<Point> {
        let king = Some(Piece::new(side, self.king));
        position.of(side).iter().find(|&point| position.at(point) == king)
    }

    /// The man of the other side that attacks the side's king.
    #[inline]
    fn attacker(&self, law: impl Law, position: &Position, side: Side) -> Option<Point> {
        let king = self.king(position, side)?;
        self.table.striker(position, king, self.strikers(law, position, side.other()), position.occupied())
    }

    /// The article by which a kind strikes.
    #[inline]
    fn way_of_striking(&self, kind: Kind) -> RuleId {
        if kind == self.pawn { self.plan.articles.pawn_capture } else { self.moves[kind.index()] }
    }

    /// The side's men that strike anything: all, as long as the articles on their moves are in force.
    #[inline]
    fn strikers<L: Law>(&self, law: L, position: &Position, side: Side) -> PointSet {
        let men = position.of(side);
        if L::WHOLE {
            return men;
        }
        let strikes = |man: Piece| law.holds(self.way_of_striking(man.kind()));
        men.iter().filter(|&point| position.at(point).is_some_and(strikes)).collect()
    }

    /// The next point forward, as the side sees it.
    #[inline]
    fn ahead(&self, point: Point, side: Side) -> Option<Point> {
        self.plan.board.next(point, forward(side))
    }

    /// What the man on `from` would also reach if its point had diagonals.
    #[inline]
    fn beyond_lines(&self, man: Piece, from: Point) -> PointSet {
        let Some(text) = (self.plan.with_diagonals)(man.kind(), from) else { return PointSet::EMPTY };
        let paths = pattern(text).paths(self.plan.board, Ground::Open, from, man.side());
        paths.iter().flat_map(|path| path.points[path.first..].iter().copied()).collect()
    }
}

#[inline]
fn pattern(text: &str) -> Betza {
    match text.parse() {
        Ok(pattern) => pattern,
        Err(error) => panic!("`{text}`: {error}"),
    }
}

#[inline]
const fn forward(side: Side) -> Direction {
    match side {
        Side::White => Direction::North,
        Side::Black => Direction::South,
    }
}
