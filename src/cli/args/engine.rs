//! What the engine is asked, without a book.

use super::Language;

/// `tabia games`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia games
  tabia games chess-t1
  tabia games chess-t1 --lang ru")]
pub(in crate::cli) struct Games {
    /// The game to show
    #[arg(value_name = "ID")]
    pub(in crate::cli) id: Option<String>,
    #[command(flatten)]
    pub(in crate::cli) language: Language,
}

/// `tabia moves`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia moves chess-t1
  tabia moves chess-t1 \"8/4ki2/8/8/1i6/8/3P4/4K3 w Pp\" --from d2
  tabia moves chess-t1 --why b1 b4 --lang ru
  tabia moves chess-t1 --stdin < positions.txt")]
pub(in crate::cli) struct Moves {
    #[command(flatten)]
    pub(in crate::cli) position: Position,
    /// Only the moves of the man on this square, as if its side were to move
    #[arg(long, value_name = "SQUARE")]
    pub(in crate::cli) from: Option<String>,
    /// Say why the man on the first square may or may not go to the second, and by which rules
    #[arg(long, value_names = ["FROM", "TO"], num_args = 2, conflicts_with = "from")]
    pub(in crate::cli) why: Option<Vec<String>>,
    #[command(flatten)]
    pub(in crate::cli) language: Language,
}

/// `tabia state`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia state chess-t1
  tabia state chess-t1 \"8/4ki2/8/8/1i6/8/3P4/4K3 w Pp\" --force b4
  tabia state chess-t1 --strikes c1
  tabia state chess-t1 --stdin < positions.txt")]
pub(in crate::cli) struct State {
    #[command(flatten)]
    pub(in crate::cli) position: Position,
    /// Add the force of both sides on this square
    #[arg(long, value_name = "SQUARE")]
    pub(in crate::cli) force: Option<String>,
    /// Add the squares that the man on this square strikes
    #[arg(long, value_name = "SQUARE")]
    pub(in crate::cli) strikes: Option<String>,
}

/// `tabia perft`
#[derive(Debug, clap::Args)]
#[command(
    override_usage = "tabia perft [OPTIONS] <GAME> [FEN] <DEPTH>",
    after_help = "\
Examples:
  tabia perft chess-t1 3
  tabia perft chess-t1 \"8/4ki2/8/8/1i6/8/3P4/4K3 w Pp\" 4
  tabia perft chess-t1 2 --divide"
)]
pub(in crate::cli) struct Perft {
    /// The game
    pub(in crate::cli) game: String,
    /// The position (the array, if left out), then the number of plies
    #[arg(value_name = "[FEN] DEPTH", required = true, num_args = 1..)]
    pub(in crate::cli) words: Vec<String>,
    /// Count for each first move, the total last
    #[arg(long)]
    pub(in crate::cli) divide: bool,
}

/// Which position, or positions.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Position {
    /// The game
    pub(in crate::cli) game: String,
    /// The position in the game's own text; the array, if left out
    #[arg(value_name = "FEN", num_args = 0..)]
    pub(in crate::cli) fen: Vec<String>,
    /// Read positions from the standard input, one a line, and answer each in a line
    #[arg(long, conflicts_with = "fen")]
    pub(in crate::cli) stdin: bool,
}
