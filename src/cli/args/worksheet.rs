//! The arguments of `tabia worksheet`.

use std::path::PathBuf;

use clap::ValueEnum;

use super::{Language, Paper};

/// `tabia worksheet`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia worksheet --game chess-t1
  tabia worksheet --game chess --tasks win1,win2 --count 6 --seed 7
  tabia worksheet --game seega --tasks help           the sorts of tasks that a game has
  tabia worksheet --game ultima --level easy --lang ru --out sheet.html
  tabia worksheet --game chess --format md --out lessons/en/chess/10-practice.md

The engine plays random games and asks about their positions; it finds and checks all answers.
The same order gives the same sheet, another `--seed` another one. Markdown is a lesson with
ordinary exercises, for a book of your own; it is printed on the standard output if no `--out`
is given.")]
pub(in crate::cli) struct Worksheet {
    /// The game
    #[arg(long, value_name = "ID")]
    pub(in crate::cli) game: String,
    /// The sorts of tasks, with commas between; all of the game but `setup`, if left out. `help` lists them
    #[arg(long, value_name = "SORTS", value_delimiter = ',')]
    pub(in crate::cli) tasks: Vec<String>,
    /// How many tasks
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = clap::value_parser!(u16).range(1..=200))]
    pub(in crate::cli) count: u16,
    /// The number from which the sheet follows
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(in crate::cli) seed: u64,
    /// How hard the tasks are; if not said, they grow harder along the sheet
    #[arg(long, value_enum)]
    pub(in crate::cli) level: Option<Level>,
    #[command(flatten)]
    pub(in crate::cli) language: Language,
    /// What to write
    #[arg(long, value_name = "FORMAT", value_enum, default_value = "html")]
    pub(in crate::cli) format: SheetFormat,
    /// The paper of a PDF; a page leaves it to the browser
    #[arg(long, value_enum, default_value = "a4")]
    pub(in crate::cli) paper: Paper,
    /// The file to write, in place of what is there, or the folder to write it into; if not said, a file
    /// `worksheet-GAME-SEED` here, which replaces nothing but another worksheet
    #[arg(long, value_name = "PATH")]
    pub(in crate::cli) out: Option<PathBuf>,
}

/// How hard tasks are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum Level {
    /// Few answers, few men
    Easy,
    /// Something between
    Medium,
    /// Many answers, and many that look right
    Hard,
}

/// What a worksheet is written as.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum SheetFormat {
    /// A page that any browser prints
    Html,
    /// A PDF (needs the feature `pdf`)
    Pdf,
    /// A lesson in Markdown
    Md,
}
