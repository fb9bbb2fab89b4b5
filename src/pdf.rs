//! A volume as a PDF, set by Typst: tagged, with alternatives in words, its outline and its pages.
//!
//! [`sources`] writes the volume as Typst code, which is all that this module decides: which function is called with which
//! text. The functions are those of `templates/book.typ`, in whose place a book may put its own; how anything looks, they say.
//! Setting the code (`render`) is there with the feature `pdf` alone.

#[cfg(feature = "pdf")]
mod glyphs;
#[cfg(feature = "pdf")]
mod set;
mod source;
mod targets;
mod text;
#[cfg(feature = "pdf")]
mod world;
mod writer;

use std::fmt;

#[cfg(feature = "pdf")]
pub use set::{Made, compile, render};
pub use source::{TEMPLATE, sources};

pub use crate::volume::Paper;

/// The template that comes with Tabia.
pub const OWN_TEMPLATE: &str = include_str!("../templates/book.typ");

impl Paper {
    /// What the template calls it.
    pub fn name(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::A5 => "a5",
            Paper::Letter => "us-letter",
        }
    }
}

/// The inks to print with. Black is told to the template; the pictures are the volume's.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Ink {
    /// Colours.
    #[default]
    Colour,
    /// Black alone.
    Black,
}

impl Ink {
    /// What the template calls it.
    pub fn name(self) -> &'static str {
        match self {
            Ink::Colour => "colour",
            Ink::Black => "black",
        }
    }
}

/// How a volume is set.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Options {
    /// The paper.
    pub paper: Paper,
    /// The inks.
    pub ink: Ink,
}

/// Why a PDF could not be made: mostly by a fault of a template that a book brings along.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Error {
    /// The file or the section at fault.
    pub file: String,
    /// What is wrong; several lines, with places.
    pub message: String,
}

impl Error {
    fn new(file: &str, message: impl Into<String>) -> Error {
        Error { file: file.to_owned(), message: message.into() }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`: {}", self.file, self.message)
    }
}

impl std::error::Error for Error {}
