//! The arguments of `tabia build`.

use std::path::PathBuf;

use clap::ValueEnum;

use super::Jobs;

/// `tabia build`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia build
  tabia build --open
  tabia build --book lessons --out public
  tabia build --format pdf       one PDF a language (needs the feature `pdf`)
  tabia build --format print,pdf --game seega --paper a5 --ink black
  tabia build --check            has the output been built from these lessons?

The whole book is made into a site (index.html), and for each language into LANG/print.html,
LANG/book.epub and LANG/book.pdf; with `--game seega` into LANG/print-seega.html,
LANG/book-seega.epub and LANG/book-seega.pdf. What is not asked for stays in the folder as an
earlier build has left it.")]
pub(in crate::cli) struct Build {
    /// The folder to write; what Tabia did not write there is left alone
    #[arg(long, value_name = "DIR", default_value = "output")]
    pub(in crate::cli) out: PathBuf,
    /// Show the book when it is built
    #[arg(long, conflicts_with = "check")]
    pub(in crate::cli) open: bool,
    /// What to make, with commas between [default: site,print,epub; with `--game` print,epub]
    #[arg(long = "format", value_name = "FORMAT", value_delimiter = ',')]
    pub(in crate::cli) formats: Vec<Format>,
    /// Make print pages, e-books and PDFs about this game of the book alone
    #[arg(long, value_name = "ID")]
    pub(in crate::cli) game: Option<String>,
    /// The paper of print pages and PDFs
    #[arg(long, value_enum, default_value = "a4")]
    pub(in crate::cli) paper: Paper,
    /// The pictures of print pages, e-books and PDFs: in colour, or for black ink alone
    #[arg(long, value_enum, default_value = "colour")]
    pub(in crate::cli) ink: Ink,
    /// Write nothing; find out whether the output is what would be built now (exit status 1 if not)
    #[arg(long)]
    pub(in crate::cli) check: bool,
    #[command(flatten)]
    pub(in crate::cli) jobs: Jobs,
}

/// What a book can be made into.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum Format {
    /// A static site
    Site,
    /// Pages for the printer
    Print,
    /// An e-book
    Epub,
    /// A PDF (needs the feature `pdf`)
    Pdf,
}

impl Format {
    /// The format of volumes that is meant; a site is none.
    pub(in crate::cli) fn of_volume(self) -> Option<tabia::book::Format> {
        match self {
            Format::Site => None,
            Format::Print => Some(tabia::book::Format::Print),
            Format::Epub => Some(tabia::book::Format::Epub),
            Format::Pdf => Some(tabia::book::Format::Pdf),
        }
    }
}

/// A size of paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum Paper {
    /// 210 × 297 mm
    A4,
    /// 148 × 210 mm
    A5,
    /// 8.5 × 11 inches
    Letter,
}

impl Paper {
    /// The paper that is meant.
    pub(in crate::cli) fn of_volume(self) -> tabia::volume::Paper {
        match self {
            Paper::A4 => tabia::volume::Paper::A4,
            Paper::A5 => tabia::volume::Paper::A5,
            Paper::Letter => tabia::volume::Paper::Letter,
        }
    }
}

/// The ink of a printer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum Ink {
    /// Colours
    #[value(alias = "color")]
    Colour,
    /// Black alone
    #[value(alias = "bw")]
    Black,
}
