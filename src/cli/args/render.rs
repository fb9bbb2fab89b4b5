//! The arguments of `tabia render`.

use std::path::PathBuf;

use clap::ValueEnum;

use super::Language;

/// `tabia render`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia render ritter#ritter-c2 > ritter.svg
  tabia render ritter#ritter-c2 --out ritter.png --width 1200 --lang ru
  tabia render ritter#ritter-try --answer --out answer.png --scale 3 --theme dark --background
  tabia render ritter#ritter-c2 --format text
  tabia render --game chess-t1 --fen \"8/4ki2/8/8/1i6/8/3P4/4K3 w Pp\" --view black

A picture is transparent unless `--background` is given. Its own size is 48 pixels a square.")]
pub(in crate::cli) struct Render {
    /// A diagram of the book: a lesson's slug, `#`, and the id of a diagram, an exercise or a record
    #[arg(value_name = "LESSON#ID", required_unless_present = "game", conflicts_with_all = ["game", "fen"])]
    pub(in crate::cli) figure: Option<String>,
    /// Draw the answer of the exercise instead of its task
    #[arg(long, requires = "figure")]
    pub(in crate::cli) answer: bool,
    /// Draw a position of this game
    #[arg(long)]
    pub(in crate::cli) game: Option<String>,
    /// The position; the array, if left out
    #[arg(long, requires = "game")]
    pub(in crate::cli) fen: Option<String>,
    /// Which side is at the bottom of the position
    #[arg(long, value_enum, default_value = "white", conflicts_with = "figure")]
    pub(in crate::cli) view: View,
    /// Write to this file instead of the standard output
    #[arg(long, short, value_name = "FILE")]
    pub(in crate::cli) out: Option<PathBuf>,
    /// What to make; if not said, what the file's name ends in (`.svg`, `.png`, `.txt`), else SVG
    #[arg(long, value_enum)]
    pub(in crate::cli) format: Option<Picture>,
    /// How many pixels wide it is
    #[arg(long, value_name = "PIXELS", conflicts_with = "scale", value_parser = clap::value_parser!(u32).range(1..))]
    pub(in crate::cli) width: Option<u32>,
    /// How many times its own size it is; 1 if not said, a PNG 2
    #[arg(long, value_name = "TIMES")]
    pub(in crate::cli) scale: Option<f64>,
    /// The colours; `site` leaves them to a style sheet
    #[arg(long, value_enum, default_value = "light")]
    pub(in crate::cli) theme: Theme,
    /// Lay it on a plain ground, that of the theme
    #[arg(long)]
    pub(in crate::cli) background: bool,
    #[command(flatten)]
    pub(in crate::cli) language: Language,
}

/// What a diagram can be drawn as.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum Picture {
    /// A picture of any size
    Svg,
    /// A picture of pixels
    Png,
    /// The board in letters, its legend and its words
    Text,
}

/// Which side is at the bottom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum View {
    /// White
    White,
    /// Black
    Black,
}

/// The colours of a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum Theme {
    /// For a light ground
    Light,
    /// For a dark ground
    Dark,
    /// For paper
    Print,
    /// For a page with Tabia's style sheet
    Site,
}
