//! The man of Seega: a counter, seen from above.

use super::Glyph;

pub(super) const GLYPHS: &[Glyph] = &[Glyph {
    name: "seega-man",
    body: "M8.5 24a15.5 15.5 0 1 1 31 0a15.5 15.5 0 1 1 -31 0z",
    lines: "M14 24a10 10 0 1 1 20 0a10 10 0 1 1 -20 0z",
}];
