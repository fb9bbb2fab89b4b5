//! Small plates with text, which lie on a square above all else.

use super::element::Element;
use super::layout::CELL;
use super::letters;
use super::stamp::stamped;
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

/// Plates that say the same in the same size, and their middles.
#[derive(Debug)]
struct Same {
    text: String,
    scale: f64,
    middles: Vec<(f64, f64)>,
}

/// Small plates with text.
#[derive(Debug, Default)]
pub(super) struct Plates(Vec<Same>);

impl Plates {
    /// Adds a plate with the given middle.
    pub(super) fn add(&mut self, text: &str, middle: (f64, f64), scale: f64) {
        match self.0.iter_mut().find(|same| same.text == text && same.scale == scale) {
            Some(same) => same.middles.push(middle),
            None => self.0.push(Same { text: text.to_owned(), scale, middles: vec![middle] }),
        }
    }

    /// The plates, edged and lettered in one colour, the letters drawn with strokes of the given width; ids begin with
    /// the given one.
    pub(super) fn drawn(self, id: &str, ink: &Colour, weight: f64, theme: Theme) -> Option<Element> {
        let group = Element::new("g").set("stroke", ink.paint(theme)).set("fill", theme::PLATE.paint(theme));
        let mut group = group.set("stroke-width", "1.2");
        for (i, same) in self.0.iter().enumerate() {
            let [first, others @ ..] = same.middles.as_slice() else { continue };
            let offsets: Vec<(f64, f64)> = others.iter().map(|o| (o.0 - first.0, o.1 - first.1)).collect();
            let plate = plate(&same.text, *first, same.scale, weight);
            group.append_all(stamped(plate, &format!("{id}{i}"), &offsets));
        }
        (!self.0.is_empty()).then_some(group)
    }
}

fn plate(text: &str, (x, y): (f64, f64), scale: f64, weight: f64) -> Element {
    let (mut ground, mut letters) = (Pen::new(), Pen::new());
    let (width, height) = size(text, scale);
    ground.plate((x - width / 2.0, y - height / 2.0), width, height, 3.5);
    let (top, bottom) = letters::reach(text);
    let place = (x - letters::width(text) * scale / 2.0, y - (top + bottom) * scale / 2.0);
    letters::write(&mut letters, text, place, scale);
    let letters = Element::new("path").set("d", letters.into_data()).set("fill", "none");
    Element::new("g")
        .add(Element::new("path").set("d", ground.into_data()))
        .add(letters.set("stroke-width", super::write::number(weight)))
}
