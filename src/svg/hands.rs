//! Men in hand: trays beside the board, each side's at its own end, with a glyph and its number for each kind.

use super::element::Element;
use super::layout::{CELL, Layout};
use super::letters;
use super::men::{self, Defined};
use super::theme::{self, Theme};
use super::write::{Pen, number};
use crate::diagram::{Shade, View};

/// How many men of which glyph and shade.
pub(super) type Hand = (u8, &'static str, Shade);

const WIDTH: f64 = 44.0;
/// The height that one glyph and its number take.
const ENTRY: f64 = 57.0;
/// The way between the two trays at least.
const GAP: f64 = 6.0;
/// The size of a man in hand, to one on the board.
const SCALE: f64 = 0.75;

/// The width that trays add to the picture.
pub(super) fn width(hands: &[Hand]) -> f64 {
    if hands.is_empty() { 0.0 } else { WIDTH + GAP }
}

/// The height that trays need.
pub(super) fn height(hands: &[Hand], layout: Layout) -> f64 {
    layout.squares().top + ENTRY * hands.len() as f64 + 2.0 * GAP
}

/// The trays with their men.
pub(super) fn trays(hands: &[Hand], glyphs: &Defined<'_>, layout: Layout, theme: Theme) -> Vec<Element> {
    let (mut trays, mut numbers) = (Pen::new(), Pen::new());
    let left = layout.width();
    let mut groups = Vec::new();
    for shade in [Shade::Light, Shade::Dark] {
        let own: Vec<&Hand> = hands.iter().filter(|(_, _, of)| *of == shade).collect();
        if own.is_empty() {
            continue;
        }
        let height = ENTRY * own.len() as f64;
        let at_bottom = (shade == Shade::Light) == (layout.view == View::White);
        let squares = layout.squares();
        let lowest = squares.bottom - height;
        let needed = self::height(hands, layout) - GAP - height;
        let top = if at_bottom { lowest.max(needed) } else { squares.top };
        trays.plate((left, top), WIDTH, height, 6.0);
        let mut men = men::coloured(shade, theme);
        for (i, (count, glyph, _)) in own.into_iter().enumerate() {
            let top = top + ENTRY * i as f64;
            let place = (left + (WIDTH - CELL * SCALE) / 2.0, top + 3.0);
            let (x, y, scale) = (number(place.0), number(place.1), number(SCALE));
            men.append(glyphs.used(glyph).set("transform", format!("translate({x} {y})scale({scale})")));
            letters::centre(&mut numbers, &count.to_string(), (left + WIDTH / 2.0, top + 47.0), 1.1);
        }
        groups.push(men);
    }
    if groups.is_empty() {
        return groups;
    }
    let ground = trays.filled(theme::SQUARE_LIGHT.paint(theme)).set("stroke", theme::FRAME.paint(theme));
    groups.insert(0, Element::new("g").add(ground).add(numbers.stroked(theme::INK.paint(theme), 1.6)));
    groups
}
