//! What can be started.

use std::path::PathBuf;

use clap::Subcommand;
use clap::builder::PossibleValuesParser;
use tabia::lang::LANGUAGES;

/// `tabia new`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia new book mybook              a book about chess, in the folder `mybook`
  tabia new lesson seega/ --game seega
  tabia new game                     what there is to write for a game of your own")]
pub(in crate::cli) struct New {
    /// What to start
    #[command(subcommand)]
    pub(in crate::cli) what: NewWhat,
}

/// What is started.
#[derive(Debug, Subcommand)]
pub(in crate::cli) enum NewWhat {
    /// A small working book
    Book(NewBook),
    /// A lesson with a diagram and an exercise
    Lesson(NewLesson),
    /// The steps to a new game
    Game,
}

/// `tabia new book`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia new book mybook
  tabia new book mybook --title \"Seega for two\" --game seega
  tabia new book mybook --lang en,ru     in English, translated into Russian

The folder gets lessons/ with the book, README.md, .gitignore, and .github/workflows/book.yml, which
checks every push and publishes the book on GitHub Pages. It must be new or empty; a `.git` may be
there.")]
pub(in crate::cli) struct NewBook {
    /// The folder to make
    #[arg(value_name = "DIR")]
    pub(in crate::cli) dir: PathBuf,
    /// The title
    #[arg(long, value_name = "TEXT")]
    pub(in crate::cli) title: Option<String>,
    /// Its languages, with commas between; the first is the one that is written first
    #[arg(long = "lang", value_name = "LANG", default_value = "en", value_delimiter = ',', value_parser = PossibleValuesParser::new(LANGUAGES))]
    pub(in crate::cli) languages: Vec<String>,
    /// The game of its first lesson
    #[arg(long, value_name = "ID", default_value = "chess")]
    pub(in crate::cli) game: String,
}

/// `tabia new lesson`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia new lesson chess/02-castling.md        about the rule `castling`
  tabia new lesson chess/                      the next number, and a rule that is not taught yet
  tabia new lesson rules/draws.md --game chess --title \"How games are drawn\"
  tabia new lesson ru/chess/05-pat.md --lang ru

The path is one below the book, below a language's folder, or from here. In a book of several
languages a translation is written beside the lesson, unless `--lang` asks for one language alone.")]
pub(in crate::cli) struct NewLesson {
    /// The file; or a folder, for the next file in it
    #[arg(value_name = "PATH")]
    pub(in crate::cli) path: PathBuf,
    /// The game that it is about, if the folder is not named after one
    #[arg(long, value_name = "ID")]
    pub(in crate::cli) game: Option<String>,
    /// The title; if not said, that of the rule that the lesson teaches
    #[arg(long, value_name = "TEXT")]
    pub(in crate::cli) title: Option<String>,
    /// The language, if the lesson is to be in one alone
    #[arg(long = "lang", value_name = "LANG", value_parser = PossibleValuesParser::new(LANGUAGES))]
    pub(in crate::cli) language: Option<String>,
}
