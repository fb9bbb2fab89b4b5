//! How games come into a book.

use std::path::PathBuf;

/// `tabia import`
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Import {
    /// The file, in PGN; `-` for the standard input
    #[arg(value_name = "FILE")]
    pub(in crate::cli) file: PathBuf,
}
