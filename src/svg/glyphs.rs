//! The glyphs of men: our own drawings, on squares of 48 × 48 units, in one family.
//!
//! A game that needs others adds a file beside `chess_t1` and a line to [`SETS`].

mod chess;
mod chess_t1;
mod seega;
mod ultima;

/// A drawing of a kind of man, for either shade.
#[derive(Debug, PartialEq, Eq)]
pub struct Glyph {
    /// The name that games use.
    pub name: &'static str,
    /// The silhouette: closed figures, all clockwise, whose union is outlined and filled.
    pub body: &'static str,
    /// The features: lines on the body.
    pub lines: &'static str,
}

/// Every set of glyphs.
pub const SETS: &[&[Glyph]] = &[chess_t1::GLYPHS, chess::GLYPHS, ultima::GLYPHS, seega::GLYPHS];

/// The glyph with the given name.
pub fn find(name: &str) -> Option<&'static Glyph> {
    SETS.iter().copied().flatten().find(|glyph| glyph.name == name)
}
