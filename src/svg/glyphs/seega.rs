//! The man of Seega: a counter, seen from above.

use super::Glyph;

pub(super) const GLYPHS: &[Glyph] = &[Glyph {
    name: "seega-man",
    body: "M24 8.5a15.5 15.5 0 1 1-.01 0z",
    lines: "M24 14a10 10 0 1 1-.01 0z",
}];
