//! How games come into a book.

use std::path::PathBuf;

use super::Language;

/// `tabia import`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia import immortal.pgn > lesson.md
  tabia import immortal.pgn --out lessons/en/chess/02-immortal.md --title \"The Immortal Game\"
  tabia import study.pgn --lang ru --out lessons/ru/chess/03-study.md
  tabia import games.pgn --game-number 3,5     only the third and the fifth game
  tabia import old.pgn --skip-broken           leave out games with errors
  curl -s https://lichess.org/api/study/ID.pgn | tabia import - --out lesson.md

Every game becomes a `record` with its comments, signs and variations; marked squares and arrows
become diagrams below it. Every move is held against the rules, and with an error nothing is
written. What programs note for themselves (clocks, evaluations) is left out. A game that is won
and not over by the rules is taken as given up, unless its `Termination` says otherwise.")]
pub(in crate::cli) struct Import {
    /// The file, in PGN; `-` for the standard input
    #[arg(value_name = "FILE")]
    pub(in crate::cli) file: PathBuf,
    /// Write to this file instead of the standard output
    #[arg(long, short, value_name = "FILE")]
    pub(in crate::cli) out: Option<PathBuf>,
    /// Write over a file that is there
    #[arg(long, requires = "out")]
    pub(in crate::cli) force: bool,
    /// What is played where no tag `Variant` says it
    #[arg(long, value_name = "GAME", default_value = "chess")]
    pub(in crate::cli) game: String,
    /// The title of the lesson; if not said, what the games are called
    #[arg(long, value_name = "TEXT")]
    pub(in crate::cli) title: Option<String>,
    /// Only these games, counted from 1
    #[arg(long = "game-number", value_name = "N", value_delimiter = ',', conflicts_with = "all")]
    pub(in crate::cli) numbers: Vec<usize>,
    /// All games, however many
    #[arg(long)]
    pub(in crate::cli) all: bool,
    /// Leave out games with errors, and write the others
    #[arg(long)]
    pub(in crate::cli) skip_broken: bool,
    #[command(flatten)]
    pub(in crate::cli) language: Language,
}
