//! What the engine and the checker explain.

use super::{Language, Listing};

/// `tabia explain`
#[derive(Debug, clap::Args)]
#[command(
    override_usage = "tabia explain [OPTIONS] <GAME> [FEN] <FROM> <TO>\n       tabia explain [OPTIONS] <GAME> [FEN] <MOVE>\n       tabia explain [OPTIONS] [GAME] <RULE-ID>",
    after_help = "\
Examples:
  tabia explain chess-t1 b1 b4
  tabia explain chess-t1 \"8/8/8/2i5/2i5/8/I1Rv4/8 w Pp\" c2 c4 --lang ru
  tabia explain chess Nf3                or e2e4, e2-e4, 0-0
  tabia explain seega hand c3
  tabia explain castle-captured
  tabia explain chess castling

A move is explained with the board, the verdict, and every rule that decides it; `hand` stands
for the square of a man in hand. Where a book is at hand (`--book`), so is where it teaches,
shows and practises the rule."
)]
pub(in crate::cli) struct Explain {
    /// A game, then a position (the array, if left out, or `start`) and two squares or a move; or the id of a rule
    #[arg(value_name = "WHAT", required = true, num_args = 1..)]
    pub(in crate::cli) words: Vec<String>,
    #[command(flatten)]
    pub(in crate::cli) language: Language,
}

/// `tabia diagnostics`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia diagnostics
  tabia diagnostics not-legal
  tabia diagnostics wrong-moves --lang ru
  tabia diagnostics not-legal --format json
  tabia diagnostics --format json          all of them")]
pub(in crate::cli) struct Diagnostics {
    /// The code, as it stands in brackets after `error`; all codes are listed, if left out
    #[arg(value_name = "CODE")]
    pub(in crate::cli) asked: Option<String>,
    #[command(flatten)]
    pub(in crate::cli) language: Language,
    /// How to print it
    #[arg(long, value_name = "FORMAT", value_enum, default_value = "human")]
    pub(in crate::cli) format: Listing,
}
