//! How a book is written in one style.

use std::path::PathBuf;

/// `tabia fmt`
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Fmt {
    /// Only these lessons or folders (paths from here, or from the book)
    #[arg(value_name = "PATH")]
    pub(in crate::cli) paths: Vec<PathBuf>,
    /// Write nothing; exit status 1 if anything would change
    #[arg(long)]
    pub(in crate::cli) check: bool,
}
