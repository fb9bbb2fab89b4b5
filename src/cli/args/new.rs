//! What can be started.

use std::path::PathBuf;

use clap::Subcommand;

/// `tabia new`
#[derive(Debug, clap::Args)]
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
pub(in crate::cli) struct NewBook {
    /// The folder to make
    #[arg(value_name = "DIR")]
    pub(in crate::cli) dir: PathBuf,
}

/// `tabia new lesson`
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct NewLesson {
    /// The file, below the book or from here
    #[arg(value_name = "PATH")]
    pub(in crate::cli) path: PathBuf,
    /// The game that it is about
    #[arg(long, value_name = "ID")]
    pub(in crate::cli) game: String,
}
