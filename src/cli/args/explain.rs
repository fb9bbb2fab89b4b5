//! What the engine and the checker explain.

use super::{Language, Listing};

/// `tabia explain`
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Explain {
    /// A game, then a position and two squares; or the id of a rule
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
