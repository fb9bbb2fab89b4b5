//! Worksheets: fresh exercises that the engine makes, as a lesson that the ordinary passes check, solve and draw.
//!
//! Games of chance are played, and of the tasks that their positions offer those are taken that are worth asking: with a
//! few answers, some that look right and are not, articles that have not yet been asked about. What is right nobody says
//! here: the lesson's `exercise` blocks are solved like those of any author. The same order gives the same sheet in every
//! language.
//!
//! ```
//! use tabia::worksheet::{Order, Sort, make};
//! use tabia::{games, notation};
//!
//! let game = games::find("chess").expect("a game");
//! let order = Order { sorts: vec![Sort::Moves, Sort::Judge], count: 4, ..Order::new(game, 7) };
//! let sheet = make(&order);
//! assert_eq!(sheet.tasks.len(), 4);
//! let lang = notation::language("en", games::GAMES).expect("a language");
//! assert!(sheet.lesson(&lang).contains("task: find moves of "));
//! ```

mod chance;
mod choice;
mod goals;
mod moves;
mod page;
mod scene;
mod sort;
mod squares;

pub use choice::make;
pub use page::TYPOGRAPHY;
pub use sort::Sort;

use crate::explain;
use crate::game::Game;
use crate::lang::Lang;

/// What is wanted.
#[derive(Debug, Clone)]
pub struct Order<'a> {
    /// The game.
    pub game: &'a dyn Game,
    /// The sorts of tasks; of those that the game does not have there will be none.
    pub sorts: Vec<Sort>,
    /// How many tasks.
    pub count: usize,
    /// From which the chances follow.
    pub seed: u64,
    /// How hard the tasks are; if nothing is said they grow harder along the sheet.
    pub level: Option<Level>,
}

impl<'a> Order<'a> {
    /// Twelve tasks of all usual sorts that grow harder along the sheet.
    pub fn new(game: &'a dyn Game, seed: u64) -> Order<'a> {
        let sorts = Sort::all_of(game).into_iter().filter(|sort| sort.is_usual()).collect();
        Order { game, sorts, count: 12, seed, level: None }
    }
}

/// How hard a task is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Few answers, few men.
    Easy,
    /// Something between.
    Medium,
    /// Many answers, and many that look right.
    Hard,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];
}

/// A task of a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Task {
    /// What is asked.
    pub sort: Sort,
    /// How hard it was meant to be.
    pub level: Level,
    /// How hard it has become; the tasks of a sheet are in this order.
    pub difficulty: u32,
    /// The lines of its `exercise` block without the id.
    pub lines: Vec<String>,
}

/// A sheet of tasks about a game.
#[derive(Debug, Clone)]
pub struct Worksheet<'a> {
    /// The game.
    pub game: &'a dyn Game,
    /// The seed from which it was made.
    pub seed: u64,
    /// The tasks, the easier ones first; fewer than ordered where no more came up.
    pub tasks: Vec<Task>,
}

impl Worksheet<'_> {
    /// The title in a language.
    pub fn title(&self, lang: &Lang) -> String {
        lang.text("worksheet-title", &[("game", explain::game_name(self.game, lang).into())])
    }

    /// The sheet as a lesson: front matter and an `exercise` block a task.
    pub fn lesson(&self, lang: &Lang) -> String {
        let title = self.title(lang).replace('\\', "\\\\").replace('"', "\\\"");
        let mut text = format!("+++\ntitle = \"{title}\"\ngame = \"{}\"\n+++\n", self.game.spec().id);
        for (number, task) in (1..).zip(&self.tasks) {
            let lines = task.lines.join("\n");
            text.push_str(&format!("\n```exercise\nid: task-{number}\n{lines}\n```\n"));
        }
        text
    }
}
