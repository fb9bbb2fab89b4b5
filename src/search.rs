//! Forced goals: whether the side to move reaches a goal in so many moves whatever its opponent does, in any game.
//!
//! Only the game's own answers are used: its moves, its ends, its checks. The search looks at every move of both sides,
//! so that what it says is proved; how far it may look is bounded by a number of positions, and where that runs out it
//! says so and claims nothing. It is deterministic.
//!
//! **What is counted.** The own moves of the side to move at the start, the *attacker*. Where a game lets a side move
//! again (the extra moves of Seega, the two men of a turn of its placement), each single move counts, as it does in the
//! rules; so does a pass. Moves of the opponent, the *defender*, are not counted. An end that the defender brings about
//! by his own reply counts as reached in the moves made so far.
//!
//! **What is not looked at.** Repetition, which no bare position knows of. A draw that the defender may claim (fifty moves)
//! is a defence.
//!
//! [`opponent`] proves nothing: it plays.

mod dice;
mod goal;
mod line;
mod order;
mod table;
mod tree;

pub mod opponent;

pub use dice::Dice;
pub use goal::Goal;

use crate::game::{Game, Outcome};
use crate::position::{Move, Position, RuleId};
use tree::{Exhausted, Tree};

/// A question to the prover.
#[derive(Debug, Clone, Copy)]
pub struct Problem<'a> {
    /// The game.
    pub game: &'a dyn Game,
    /// The position; the side to move is the attacker.
    pub position: &'a Position,
    /// What the attacker wants.
    pub goal: Goal,
    /// In how many of its own moves, at most; at least 1.
    pub moves: u32,
    /// How many positions may be looked at for the decision, and as many again for lines and duals.
    pub budget: u64,
}

impl<'a> Problem<'a> {
    /// A question with the usual budget, [`BUDGET`].
    pub fn new(game: &'a dyn Game, position: &'a Position, goal: Goal, moves: u32) -> Problem<'a> {
        Problem { game, position, goal, moves, budget: BUDGET }
    }
}

/// The usual budget: several times what a mate in three on a full board needs, and a matter of seconds.
pub const BUDGET: u64 = 10_000_000;

/// The prover's answer. Every legal first move is in just one of `keys`, `tries` and `undecided`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    /// The first moves that force the goal within the moves allowed, the shortest first, else as the game lists them.
    pub keys: Vec<Key>,
    /// The first moves that do not, as the game lists them.
    pub tries: Vec<Try>,
    /// The first moves about which nothing is known because the budget ran out.
    pub undecided: Vec<Move>,
    /// The choices that the attacker has later on, after the shortest keys.
    pub duals: Vec<Dual>,
    /// Whether all such choices were looked for; the budget may have run out.
    pub all_duals: bool,
    /// The number of positions that were looked at.
    pub searched: u64,
}

impl Proof {
    /// The fewest own moves in which the goal is forced, where it is. Less than asked for is a shorter solution.
    ///
    /// Where the budget ran out this is still right: a shorter length is given up only when all first moves are decided
    /// for it.
    pub fn shortest(&self) -> Option<u32> {
        self.keys.first().map(|key| key.moves)
    }

    /// The keys that reach the goal as soon as possible.
    pub fn shortest_keys(&self) -> impl Iterator<Item = &Key> {
        let shortest = self.shortest();
        self.keys.iter().filter(move |key| Some(key.moves) == shortest)
    }

    /// Whether every first move is decided.
    pub fn is_complete(&self) -> bool {
        self.undecided.is_empty()
    }

    /// The key with this first move.
    pub fn key(&self, mv: &Move) -> Option<&Key> {
        self.keys.iter().find(|key| key.mv == *mv)
    }

    /// The try with this first move.
    pub fn tried(&self, mv: &Move) -> Option<&Try> {
        self.tries.iter().find(|tried| tried.mv == *mv)
    }
}

/// A first move that forces the goal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Key {
    /// The move.
    pub mv: Move,
    /// In how many own moves, this one counted.
    pub moves: u32,
    /// A whole line: this move, the defence that holds out longest, the shortest way on, and so to the goal. It breaks off
    /// where the budget ran out.
    pub line: Vec<Move>,
}

/// A first move that does not force the goal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Try {
    /// The move.
    pub mv: Move,
    /// What is wrong with it.
    pub refutation: Refutation,
}

impl Try {
    /// Whether the move or the reply to it ends the game, so that there is nothing left to try.
    pub fn is_dead_end(&self) -> bool {
        match self.refutation {
            Refutation::Ends(_) | Refutation::Claim(_) => true,
            Refutation::Reply { end, .. } => end.is_some(),
            Refutation::Misses => false,
        }
    }
}

/// What is wrong with a first move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refutation {
    /// It ends the game, and not as it should.
    Ends(Outcome),
    /// The defender has this reply; after it the goal is not forced in the moves that are left.
    Reply {
        /// The reply.
        mv: Move,
        /// The end of the game, if the reply brings it about.
        end: Option<Outcome>,
    },
    /// The defender may claim a draw by this rule.
    Claim(RuleId),
    /// No reply need be named: the moves are used up and the goal is not reached, it has become impossible, or the attacker,
    /// who moves again, has no way on.
    Misses,
}

/// A later choice of the attacker: after a defence that holds out as long as possible, several of its moves reach the goal
/// equally fast.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dual {
    /// The moves so far, the key first; the attacker is to move.
    pub line: Vec<Move>,
    /// The moves that it may choose from, two or more, as the game lists them.
    pub moves: Vec<Move>,
}

/// Decides a problem: all keys, their lengths and lines, what refutes every other first move, and later choices.
///
/// ```
/// use tabia::search::{Goal, Problem, Refutation, prove};
/// use tabia::{games, notation};
///
/// let chess = games::find("chess").expect("a game");
/// // White: Kg6, Ra1; Black: Kg8. The rook mates on a8.
/// let position = notation::parse_position(chess, "6k1/8/6K1/8/8/8/8/R7 w - - 0 1")?;
/// let proof = prove(&Problem::new(chess, &position, Goal::mate(chess), 1));
/// let keys: Vec<String> = proof.keys.iter().map(|key| notation::machine(chess, &position, &key.mv)).collect();
/// assert_eq!(keys, ["a1a8"]);
/// assert!(proof.is_complete());
/// assert!(matches!(proof.tries[0].refutation, Refutation::Reply { .. }));
/// # Ok::<(), tabia::notation::ParseError>(())
/// ```
pub fn prove(problem: &Problem) -> Proof {
    let mut tree = Tree::new(problem);
    let moves = problem.game.moves(problem.position);
    let mut state: Vec<Decided> = vec![Decided::Not; moves.len()];
    let ran_out = decide(&mut tree, &moves, &mut state, problem.moves).is_err();
    let mut proof = Proof {
        keys: Vec::new(),
        tries: Vec::new(),
        undecided: Vec::new(),
        duals: Vec::new(),
        all_duals: true,
        searched: 0,
    };
    tree.renew();
    for (&mv, decided) in moves.iter().zip(state) {
        match decided {
            Decided::Key(length) => {
                proof.keys.push(Key { mv, moves: length, line: tree.line(&mv, length) });
            }
            Decided::Refuted(refutation, at) if at == problem.moves || !ran_out => {
                proof.tries.push(Try { mv, refutation });
            }
            Decided::Refuted(refutation @ Refutation::Ends(_), _) => proof.tries.push(Try { mv, refutation }),
            Decided::Refuted(..) | Decided::Not => proof.undecided.push(mv),
        }
    }
    proof.keys.sort_by_key(|key| key.moves);
    let shortest: Vec<(Move, u32)> = proof.shortest_keys().map(|key| (key.mv, key.moves)).collect();
    for (mv, length) in shortest {
        proof.all_duals &= tree.duals(&mv, length, &mut proof.duals).is_ok();
    }
    proof.searched = tree.searched();
    proof
}

/// The first moves that force the goal, each with the number of own moves that it needs, the shortest first; and whether
/// every first move is decided. It is what [`prove`] says, without lines and refutations.
pub fn keys(problem: &Problem) -> (Vec<(Move, u32)>, bool) {
    let mut tree = Tree::new(problem);
    let moves = problem.game.moves(problem.position);
    let mut state: Vec<Decided> = vec![Decided::Not; moves.len()];
    let complete = decide(&mut tree, &moves, &mut state, problem.moves).is_ok();
    let known = moves.into_iter().zip(state).filter_map(|(mv, decided)| match decided {
        Decided::Key(length) => Some((mv, length)),
        _ => None,
    });
    let mut keys: Vec<(Move, u32)> = known.collect();
    keys.sort_by_key(|&(_, length)| length);
    (keys, complete)
}

/// What is known of a first move.
#[derive(Clone, Copy)]
enum Decided {
    Not,
    /// It forces the goal in so many moves and no fewer.
    Key(u32),
    /// It does not within so many.
    Refuted(Refutation, u32),
}

/// Decides every first move, for one own move, for two and so on.
fn decide(tree: &mut Tree, moves: &[Move], state: &mut [Decided], most: u32) -> Result<(), Exhausted> {
    for length in 1..=most {
        for (mv, decided) in moves.iter().zip(state.iter_mut()) {
            if matches!(decided, Decided::Key(_) | Decided::Refuted(Refutation::Ends(_), _)) {
                continue;
            }
            *decided = match tree.first(mv, length)? {
                None => Decided::Key(length),
                Some(refutation) => Decided::Refuted(refutation, length),
            };
        }
    }
    Ok(())
}
