//! The sorts of tasks, and which of them a game has.

use super::chance::Chance;
use crate::game::{Check, Game};
use crate::lang::Lang;
use crate::notation;
use crate::position::Position;

/// A sort of task; the easier ones come first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sort {
    /// The array.
    SetUp,
    /// Whether a man may go to a square, and by which article.
    Judge,
    /// The squares to which a man, or the hand, may go.
    Moves,
    /// How many squares, moves or captures there are.
    Count,
    /// All captures of the side to move.
    Captures,
    /// The men that may go to a square.
    Movers,
    /// The men that strike a square.
    Strikers,
    /// A side's force on a square.
    Force,
    /// The men that are frozen.
    Frozen,
    /// The squares that an article closes to a man.
    Refused,
    /// A move that gives check.
    Check,
    /// The squares that the side to move would win.
    Fight,
    /// A win in one move.
    Win1,
    /// A move after which a man can no longer be taken.
    Save,
    /// A win in two moves, whatever is replied.
    Win2,
}

/// How many positions are looked at to find out whether a game knows of checks.
const PROBES: usize = 80;

impl Sort {
    /// All sorts, the easier ones first.
    pub const ALL: [Sort; 15] = [
        Sort::SetUp,
        Sort::Judge,
        Sort::Moves,
        Sort::Count,
        Sort::Captures,
        Sort::Movers,
        Sort::Strikers,
        Sort::Force,
        Sort::Frozen,
        Sort::Refused,
        Sort::Check,
        Sort::Fight,
        Sort::Win1,
        Sort::Save,
        Sort::Win2,
    ];

    /// Its name on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Sort::Judge => "judge",
            Sort::Moves => "moves",
            Sort::Count => "count",
            Sort::Captures => "captures",
            Sort::Movers => "movers",
            Sort::Refused => "refused",
            Sort::Strikers => "strikers",
            Sort::Force => "force",
            Sort::Fight => "fight",
            Sort::Frozen => "frozen",
            Sort::Check => "check",
            Sort::Save => "save",
            Sort::Win1 => "win1",
            Sort::Win2 => "win2",
            Sort::SetUp => "setup",
        }
    }

    /// The sort of that name.
    pub fn from_id(id: &str) -> Option<Sort> {
        Sort::ALL.into_iter().find(|sort| sort.id() == id)
    }

    /// What it is called in a language.
    pub fn name(self, lang: &Lang) -> String {
        lang.text(&format!("worksheet-sort-{}", self.id()), &[])
    }

    /// Whether a sheet has it without being asked: the array is always the same, and once set up no longer a task.
    pub fn is_usual(self) -> bool {
        self != Sort::SetUp
    }

    /// Whether tasks of this sort can come up in the game at all.
    pub fn is_of(self, game: &dyn Game) -> bool {
        let Ok(start) = notation::parse_position(game, game.spec().start) else { return false };
        let point = game.spec().board.points().next();
        match self {
            Sort::Force | Sort::Fight => point.is_some_and(|point| game.force(&start, point).is_some()),
            Sort::Frozen => game.frozen(&start).is_some(),
            Sort::SetUp => !start.occupied().is_empty(),
            Sort::Check => gives_checks(game, start),
            _ => true,
        }
    }

    /// The sorts that the game has, the easier ones first.
    pub fn all_of(game: &dyn Game) -> Vec<Sort> {
        Sort::ALL.into_iter().filter(|sort| sort.is_of(game)).collect()
    }

    /// How hard such tasks are in general.
    pub(super) fn difficulty(self) -> u32 {
        4 * self as u32
    }

    /// How many answers a task of the sort has best, from the easiest level to the hardest.
    pub(super) const fn ideal(self) -> [usize; 3] {
        match self {
            Sort::Judge | Sort::Save | Sort::Win1 | Sort::Win2 => [1, 1, 1],
            Sort::Moves | Sort::Count => [3, 6, 10],
            Sort::Captures | Sort::Fight => [2, 4, 6],
            Sort::Movers | Sort::Refused | Sort::Strikers => [2, 3, 4],
            Sort::Force => [2, 4, 7],
            Sort::Frozen | Sort::Check => [1, 2, 3],
            Sort::SetUp => [0, 0, 0],
        }
    }
}

/// Whether a king is ever in check, in games of chance.
fn gives_checks(game: &dyn Game, start: Position) -> bool {
    let mut chance = Chance::new(game, start, 0);
    (0..PROBES).map_while(|_| chance.position()).any(|position| game.check(&position) != Check::None)
}
