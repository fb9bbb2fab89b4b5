//! What a book covers.

use clap::ValueEnum;

/// `tabia coverage`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia coverage
  tabia coverage --game chess-t1
  tabia coverage --min 80        exit status 1 if fewer rules are taught, shown and practised
  tabia coverage --format json

A rule is taught by a lesson that names it in `teaches`, shown where a checked claim relies on it, and practised by an
exercise that it decides. The lessons of the source language are looked at.")]
pub(in crate::cli) struct Coverage {
    /// Only this game
    #[arg(long, value_name = "ID")]
    pub(in crate::cli) game: Option<String>,
    /// Fail if fewer than so many percent of the rules are taught, shown and practised
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=100))]
    pub(in crate::cli) min: Option<u8>,
    /// How to print it
    #[arg(long, value_enum, default_value = "human")]
    pub(in crate::cli) format: Listing,
}

/// `tabia mutants`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia mutants
  tabia mutants chess-t1
  tabia mutants --min 90         exit status 1 if fewer rules are missed
  tabia mutants --format json

Each rule in turn is switched off and the lessons of the source language are checked: a rule that no claim misses is not
pinned down. For each of these a claim is printed that would miss it.")]
pub(in crate::cli) struct Mutants {
    /// The game; all games of the book, if left out
    #[arg(value_name = "GAME")]
    pub(in crate::cli) game: Option<String>,
    /// Fail if fewer than so many percent of the rules are missed
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=100))]
    pub(in crate::cli) min: Option<u8>,
    /// How to print it
    #[arg(long, value_enum, default_value = "human")]
    pub(in crate::cli) format: Listing,
}

/// How a table is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum Listing {
    /// For people
    Human,
    /// For programs
    Json,
}
