//! The command line as data. Every command shows examples with `--help`.

mod build;
mod check;
mod coverage;
mod editors;
mod engine;
mod explain;
mod fmt;
mod import;
mod install;
mod new;
mod render;
mod serve;
mod worksheet;

use std::path::PathBuf;

use clap::{Parser, Subcommand, ValueEnum};

pub(super) use build::{Build, Format, Ink, Paper};
pub(super) use check::{Check, Findings, Snapshot};
pub(super) use coverage::{Coverage, Listing, Mutants};
pub(super) use editors::{Lsp, Mdbook};
pub(super) use engine::{Games, Moves, Perft, Position, State};
pub(super) use explain::{Diagnostics, Explain};
pub(super) use fmt::Fmt;
pub(super) use import::Import;
pub(super) use install::{Completions, Man};
pub(super) use new::{New, NewBook, NewLesson, NewWhat};
pub(super) use render::{Picture, Render, Theme, View};
pub(super) use serve::{Docs, Serve};
pub(super) use worksheet::{Level, SheetFormat, Worksheet};

/// Markdown lessons → a checked, illustrated board-game textbook.
#[derive(Debug, Parser)]
#[command(name = "tabia", version, about, arg_required_else_help = true, after_help = ARGS_HELP)]
pub(super) struct Args {
    /// What to do.
    #[command(subcommand)]
    pub(super) command: Command,
    #[command(flatten)]
    pub(super) book: Book,
    /// Colours: on a terminal and without `NO_COLOR` (or with `CLICOLOR_FORCE`), always, or never
    #[arg(long, value_name = "WHEN", default_value = "auto", global = true, hide_possible_values = true)]
    pub(super) color: When,
    /// Say only what was found wrong
    #[arg(long, short, global = true, conflicts_with = "verbose")]
    pub(super) quiet: bool,
    /// Say also what is being done, and how long it took
    #[arg(long, short, global = true)]
    pub(super) verbose: bool,
}

/// When to use colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum When {
    /// As the terminal and the environment say
    Auto,
    /// In any case
    Always,
    /// In no case
    Never,
}

const ARGS_HELP: &str = "\
Examples:
  tabia new book mybook          start a book
  tabia serve --open             look at the book from lessons/ while you write it
  tabia build --open             make it into output/ and look at it
  tabia check                    hold every diagram and claim against the rules
  tabia check --fix              and mend slips of the pen
  tabia moves chess-t1           the legal moves of the array

Exit status: 0 fine, 1 something was found wrong, 2 the command could not run.";

/// The commands.
#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Check the book and write it
    Build(Build),
    /// Show the book in a browser, and each change to it as soon as it is saved
    Serve(Serve),
    /// Check the book: every position, diagram, number and claim
    Check(Check),
    /// Start a book or a lesson, or see the steps to a new game
    New(New),
    /// Write blocks and claims in one style; prose stays as it is
    Fmt(Fmt),
    /// Make a lesson of games in PGN
    Import(Import),
    /// Say why a move is legal or not, or what a rule says and where the book teaches it
    Explain(Explain),
    /// Say what the code of a finding means, with a wrong and a right example
    Diagnostics(Diagnostics),
    /// Open the book about Tabia, with the reference of the lesson language
    Docs(Docs),
    /// Show where each rule is taught, shown and practised
    Coverage(Coverage),
    /// Find the rules that no claim of the book would miss
    Mutants(Mutants),
    /// List the games, or show one game's men, rules and board
    Games(Games),
    /// List the legal moves of a position, or say why a move is legal or not
    Moves(Moves),
    /// Describe a position as a line of JSON: turn, outcome, threats, claims
    State(State),
    /// Count the ways to play a number of plies
    Perft(Perft),
    /// Draw one diagram as SVG, PNG or plain text
    Render(Render),
    /// Record what the book says, so that `check --against` can tell what a change alters
    Snapshot(Snapshot),
    /// Record that translations agree with their originals as these are now
    Translated(Translated),
    /// Print fresh exercises about a game, with their answers
    Worksheet(Worksheet),
    /// Speak to an editor, which starts it (a language server)
    Lsp(Lsp),
    /// Put diagrams and checked claims into an mdBook, which starts it (a preprocessor)
    Mdbook(Mdbook),
    /// Print a script that completes commands in a shell
    Completions(Completions),
    /// Print the manual page
    Man(Man),
}

/// `tabia translated`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia translated ru/chess-t1/03-ritter.md   this lesson has been compared with its original
  tabia translated en/chess-t1/03-ritter.md   its translations into all languages have
  tabia translated                            all translations have

From then on `tabia check` warns when an original changes. The record is `translations.toml` in the
folder of the translation's language; without it nothing is compared.")]
pub(super) struct Translated {
    /// Only these lessons or folders (paths from here, or from the book)
    #[arg(value_name = "PATH")]
    pub(super) paths: Vec<PathBuf>,
}

/// Which book. Every command takes it, so that it may stand in an alias; those about a game alone do not look at it.
#[derive(Debug, clap::Args)]
pub(super) struct Book {
    /// The book's folder, where `book.toml` is
    #[arg(long = "book", value_name = "DIR", default_value = "lessons", global = true)]
    pub(super) dir: PathBuf,
}

/// How many lessons are checked side by side.
#[derive(Debug, clap::Args)]
pub(super) struct Jobs {
    /// How many lessons to check side by side; as many as the machine has cores, if not said
    #[arg(long = "jobs", short = 'j', value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(super) count: Option<u16>,
}

/// Which language.
#[derive(Debug, clap::Args)]
pub(super) struct Language {
    /// The language of the words
    #[arg(long = "lang", value_name = "LANG", default_value = "en", value_parser = clap::builder::PossibleValuesParser::new(tabia::lang::LANGUAGES))]
    pub(super) code: String,
}
