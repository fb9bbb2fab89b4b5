//! Small plates with text, which lie on a square above all else.

use super::element::Element;
use super::layout::CELL;
use super::letters;
use super::theme::{self, Colour, Theme};
use super::write::Pen;

/// The scale, at most `wanted`, at which a text fits on a plate as wide as a square.
pub(super) fn fitting(text: &str, wanted: f64) -> f64 {
    wanted.min((CELL - 7.0) / letters::width(text).max(1.0)).max(0.5)
}

/// The width and the height of a plate.
pub(super) fn size(text: &str, scale: f64) -> (f64, f64) {
    let (top, bottom) = letters::reach(text);
    let height = (bottom - top) * scale + 5.5;
    (height.max(letters::width(text) * scale + 6.0), height)
}

/// Small plates with text.
#[derive(Debug, Default)]
pub(super) struct Plates {
    ground: Pen,
    text: Pen,
}

impl Plates {
    /// Adds a plate with the given middle.
    pub(super) fn add(&mut self, text: &str, (x, y): (f64, f64), scale: f64) {
        let (width, height) = size(text, scale);
        self.ground.plate((x - width / 2.0, y - height / 2.0), width, height, 3.5);
        let (top, bottom) = letters::reach(text);
        let place = (x - letters::width(text) * scale / 2.0, y - (top + bottom) * scale / 2.0);
        letters::write(&mut self.text, text, place, scale);
    }

    /// The plates, edged and lettered in one colour, the letters drawn with strokes of the given width.
    pub(super) fn paths(self, ink: &Colour, weight: f64, theme: Theme) -> Vec<Element> {
        if self.ground.is_empty() {
            return Vec::new();
        }
        let ground = self.ground.filled(theme::PLATE.paint(theme)).set("stroke", ink.paint(theme));
        vec![ground.set("stroke-width", "1.2"), self.text.stroked(ink.paint(theme), weight)]
    }
}
