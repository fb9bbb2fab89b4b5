//! What the engine and the checker explain.

use super::Language;

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
pub(in crate::cli) struct Diagnostics {
    /// The code, as it stands in brackets after `error`; all codes are listed, if left out
    #[arg(value_name = "CODE")]
    pub(in crate::cli) code: Option<String>,
}
