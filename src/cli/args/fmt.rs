//! How a book is written in one style.

use std::path::PathBuf;

/// `tabia fmt`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia fmt
  tabia fmt lessons/en/chess-t1/03-ritter.md
  tabia fmt ru                             only the Russian lessons
  tabia fmt --check                        show as a diff what would change, for CI
  tabia fmt --stdin < lesson.md            from an editor: a lesson in, a lesson out

Blocks get their keys in one order (comments stay with the key that they precede), one blank
where signs want one, and lines of at most 100 columns; tables with claims get aligned columns.
Prose, blocks with errors and the order of squares stay as they are.")]
pub(in crate::cli) struct Fmt {
    /// Only these lessons or folders (paths from here, or from the book)
    #[arg(value_name = "PATH")]
    pub(in crate::cli) paths: Vec<PathBuf>,
    /// Write nothing and show what would change; exit status 1 if anything would
    #[arg(long)]
    pub(in crate::cli) check: bool,
    /// Read a lesson from the standard input and write it to the standard output
    #[arg(long, conflicts_with = "paths")]
    pub(in crate::cli) stdin: bool,
}
