//! How a book is checked, and its record taken.

use std::path::PathBuf;

use clap::ValueEnum;

use super::Jobs;

/// `tabia check`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia check
  tabia check lessons/en/chess-t1/03-ritter.md
  tabia check ru                           only what is in the Russian lessons
  tabia check --format github              annotations for a pull request
  tabia check --format sarif > book.sarif
  tabia check --fix --dry-run              show what would be mended, as a diff
  tabia check --bless                      take moves, counts and forces from the engine
  tabia check --against old.json --report changes.html")]
pub(in crate::cli) struct Check {
    /// Report only on these lessons or folders (paths from here, or from the book)
    #[arg(value_name = "PATH")]
    pub(in crate::cli) paths: Vec<PathBuf>,
    /// How to print findings; all but `human` go to the standard output
    #[arg(long, value_name = "FORMAT", value_enum, default_value = "human")]
    pub(in crate::cli) format: Findings,
    /// Mend what can be mended without changing what the lessons say: look-alikes, order, misspelt names
    #[arg(long)]
    pub(in crate::cli) fix: bool,
    /// Write what the engine says into `exactly`, `count` and `force`, in blocks and in the texts of links
    #[arg(long)]
    pub(in crate::cli) bless: bool,
    /// With `--fix` or `--bless`: show the changes as a diff and write nothing
    #[arg(long)]
    pub(in crate::cli) dry_run: bool,
    /// Tell what has changed since this file of `tabia snapshot` (exit status 1 if anything has)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["fix", "bless", "paths"])]
    pub(in crate::cli) against: Option<PathBuf>,
    /// Write the changes to this HTML file, with the pictures before and after
    #[arg(long, value_name = "FILE", requires = "against")]
    pub(in crate::cli) report: Option<PathBuf>,
    #[command(flatten)]
    pub(in crate::cli) jobs: Jobs,
}

/// How findings are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum Findings {
    /// The lines with carets
    Human,
    /// One line a finding
    Short,
    /// One JSON document with everything
    Json,
    /// SARIF 2.1.0, for code hosts and editors
    Sarif,
    /// Annotations of GitHub Actions
    Github,
}

/// `tabia snapshot`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia snapshot before.json
  tabia check --against before.json
  tabia check --against before.json --report changes.html")]
pub(in crate::cli) struct Snapshot {
    /// The file to write
    #[arg(value_name = "FILE")]
    pub(in crate::cli) file: PathBuf,
    #[command(flatten)]
    pub(in crate::cli) jobs: Jobs,
}
