//! The parts of pictures, for a page that puts them together itself: the ground of a board, glyphs, marks.
//!
//! They are the very parts of [`render`](super::render), so that a board that moves looks like one that does not.

use std::borrow::Cow;
use std::mem::discriminant;

use super::layout::Layout;
use super::marks::{self, Spot};
use super::theme::Theme;
use super::write::Pen;
use super::{Element, ground, hands, letters, men, walls};
use crate::board::{Board, Drawn, PointSet};
use crate::diagram::{MarkKind, Shade, View};

/// The width and the height of a picture of the whole board, with or without room for men in hand.
pub fn size(board: &'static Board, with_hands: bool) -> (f64, f64) {
    let layout = Layout::new(board, View::White, None);
    let hand = [(0, "", Shade::Light)];
    (layout.width() + if with_hands { hands::width(&hand) } else { 0.0 }, layout.height())
}

/// The ground of the whole board as elements without a root: squares or lines, frame, coordinates, bounds of zones.
pub fn ground(board: &'static Board, view: View, bounds: &[PointSet], theme: Theme) -> String {
    let layout = Layout::new(board, view, None);
    let bounds = bounds.iter().map(|zone| walls::bounds(layout, *zone, theme));
    text(ground::board(layout, theme).into_iter().chain(bounds))
}

/// The path data of a glyph on a square of [`CELL`](super::CELL) units: its body and its features.
pub fn glyph(name: &str) -> (Cow<'static, str>, Cow<'static, str>) {
    men::shape(name)
}

/// A sign of a label at the origin: its width, and the path data of its strokes.
pub fn letter(sign: char) -> (f64, String) {
    let (text, mut pen) = (sign.to_string(), Pen::new());
    letters::write(&mut pen, &text, (0.0, 0.0), 1.0);
    (letters::width(&text), pen.into_data())
}

/// A mark on the square at the origin, as elements without a root: what lies beneath the man and what lies above it.
pub fn mark(kind: &MarkKind, occupied: bool, drawn: Drawn, theme: Theme) -> (String, String) {
    let spots = [Spot { corner: (0.0, 0.0), occupied, on_lines: drawn == Drawn::Lines, kind }];
    let beneath = marks::fillings("", &spots, theme).into_iter().chain(marks::frames(&spots, theme));
    // The number of a reason refers to a legend, which such a page has not.
    let above = match kind {
        MarkKind::Refused(_) => Vec::new(),
        _ => marks::above("", &spots, theme),
    };
    (text(beneath), text(above))
}

fn text(elements: impl IntoIterator<Item = Element>) -> String {
    elements.into_iter().map(Element::into_text).collect()
}

/// The marks that a script sets, by the words by which it knows them.
pub const MARKS: [(&str, MarkKind); 10] = [
    ("origin", MarkKind::Origin),
    ("move", MarkKind::Move),
    ("capture", MarkKind::Capture),
    ("taken", MarkKind::Taken),
    ("refused", MarkKind::Refused(0)),
    ("strike", MarkKind::Strike),
    ("frozen", MarkKind::Frozen),
    ("zone", MarkKind::Zone),
    ("last", MarkKind::LastMove),
    ("marked", MarkKind::Marked),
];

/// The word by which scripts know a mark; `text` for those that are not among [`MARKS`].
pub fn name(kind: &MarkKind) -> &'static str {
    let same = |other: &MarkKind| discriminant(other) == discriminant(kind);
    MARKS.iter().find(|(_, other)| same(other)).map_or("text", |(name, _)| name)
}
