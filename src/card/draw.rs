//! The picture of a card: the title on the left, the board on a field of its own on the right. Without a board the title
//! has the card almost to itself, beside a strip of squares.

use ::svg::node::element::Element;
use ::svg::node::{Blob, Node, Text};

use super::set::{self, LEADING, Place, Title};
use super::{Card, HEIGHT, WIDTH};
use crate::raster::{FAMILY, Fonts, Weight};
use crate::svg;
use crate::svg::theme::{self, Colour, Theme};

/// Between the text and the edges of the card.
const MARGIN: f64 = 72.0;
/// Between the text and the field of the board.
const GAP: f64 = 48.0;
/// Around the board on its field.
const AROUND: f64 = 44.0;
/// The largest that a board may be shown.
const BOARD: (f64, f64) = (560.0, 518.0);
/// The side of the squares beside a title without a board: six of them are as high as the card.
const SQUARE: f64 = 105.0;
/// The size of the words above the title.
const WITHIN: f64 = 30.0;
/// The size of the words at the foot.
const FOOT: f64 = 34.0;
/// The side of the sign at the foot.
const SIGN: f64 = 40.0;
/// The height of a capital letter, to the size of the letters.
const CAPITAL: f64 = 0.645;

pub(super) fn draw(card: &Card, fonts: &Fonts) -> String {
    let (width, height) = (f64::from(WIDTH), f64::from(HEIGHT));
    let mut svg = element("svg", &[("width", width), ("height", height)]);
    svg.assign("xmlns", "http://www.w3.org/2000/svg");
    svg.append(rectangle((0.0, 0.0), (width, height), &theme::GROUND));
    let (end, largest) = match &card.diagram {
        Some(diagram) => (board(&mut svg, card, svg::size(diagram)) - GAP, 92.0),
        None => (squares(&mut svg) - GAP * 2.0, 124.0),
    };
    let room = end - MARGIN;
    if !card.within.is_empty() {
        let size = set::line(&card.within, fonts, Weight::Semibold, room, WITHIN);
        svg.append(text(&card.within, MARGIN + CAPITAL * WITHIN, size, Weight::Semibold, &theme::BOUNDS));
    }
    let (top, bottom) = (MARGIN + WITHIN + 20.0, height - MARGIN - SIGN - 40.0);
    let place = Place { width: room, height: bottom - top, largest };
    let title = set::title(&card.title, fonts, Weight::Semibold, place);
    for (line, baseline) in about(f64::midpoint(top, bottom), &title) {
        svg.append(text(line, baseline, title.size, Weight::Semibold, &theme::INK));
    }
    foot(&mut svg, card, fonts, room);
    svg.to_string()
}

/// The board on its field, which ends at the card's edges; gives the field's left edge.
fn board(svg: &mut Element, card: &Card, own: (f64, f64)) -> f64 {
    let (width, height) = (f64::from(WIDTH), f64::from(HEIGHT));
    let scale = (BOARD.0 / own.0).min(BOARD.1 / own.1);
    let shown = (own.0 * scale, own.1 * scale);
    // The field of a narrow board is as wide as that of a square one.
    let field = shown.0.max(BOARD.1) + 2.0 * AROUND;
    let left = width - field;
    let mut ground = rectangle((left, 0.0), (field, height), &theme::SQUARE_DARK);
    ground.assign("fill-opacity", ".34");
    svg.append(ground);
    let (x, y) = (left + (field - shown.0) / 2.0, (height - shown.1) / 2.0);
    let mut place = element("g", &[]);
    place.assign("transform", format!("translate({x:.2} {y:.2})scale({scale:.4})"));
    place.append(Blob::new(card.board()));
    svg.append(place);
    left
}

/// The strip of squares at the right edge; gives its left edge.
fn squares(svg: &mut Element) -> f64 {
    let left = f64::from(WIDTH) - 2.0 * SQUARE;
    let count = (f64::from(HEIGHT) / SQUARE) as usize;
    for (file, rank) in (0..2).flat_map(|file| (0..count).map(move |rank| (file, rank))) {
        let colour = if (file + rank) % 2 == 0 { &theme::SQUARE_DARK } else { &theme::SQUARE_LIGHT };
        let corner = (left + file as f64 * SQUARE, rank as f64 * SQUARE);
        svg.append(rectangle(corner, (SQUARE, SQUARE), colour));
    }
    left
}

/// The sign of the book, four squares in a frame, and its title.
fn foot(svg: &mut Element, card: &Card, fonts: &Fonts, room: f64) {
    let (x, y) = (MARGIN, f64::from(HEIGHT) - MARGIN - SIGN);
    let mut sign = rectangle((x, y), (SIGN, SIGN), &theme::BOUNDS);
    sign.assign("rx", SIGN * 0.19);
    svg.append(sign);
    let cell = SIGN * 9.0 / 32.0;
    let inner = (x + SIGN * 7.0 / 32.0, y + SIGN * 7.0 / 32.0);
    svg.append(rectangle(inner, (cell, cell), &theme::GROUND));
    svg.append(rectangle((inner.0 + cell, inner.1 + cell), (cell, cell), &theme::GROUND));
    let mut frame =
        element("rect", &[("x", inner.0), ("y", inner.1), ("width", 2.0 * cell), ("height", 2.0 * cell)]);
    frame.assign("fill", "none");
    frame.assign("stroke", theme::GROUND.value(Theme::Light));
    frame.assign("stroke-width", SIGN * 1.6 / 32.0);
    svg.append(frame);
    let start = SIGN + 18.0;
    let place = Place { width: room - start, height: 2.0 * 28.0 * LEADING, largest: FOOT };
    let words = set::title(&card.foot, fonts, Weight::Regular, place);
    for (line, baseline) in about(y + SIGN / 2.0, &words) {
        let mut line = text(line, baseline, words.size, Weight::Regular, &theme::FRAME);
        line.assign("x", MARGIN + start);
        svg.append(line);
    }
}

/// The lines of a title with their baselines, so that they stand evenly about a height.
fn about(middle: f64, title: &Title) -> impl Iterator<Item = (&str, f64)> {
    let leading = title.size * LEADING;
    let high = leading * title.lines.len().saturating_sub(1) as f64 - CAPITAL * title.size;
    let first = middle - high / 2.0;
    title.lines.iter().enumerate().map(move |(i, line)| (line.as_str(), first + leading * i as f64))
}

fn text(words: &str, baseline: f64, size: f64, weight: Weight, colour: &Colour) -> Element {
    let mut text = element("text", &[("x", MARGIN), ("y", baseline), ("font-size", size)]);
    text.assign("font-family", FAMILY);
    text.assign("font-weight", weight.number());
    text.assign("fill", colour.value(Theme::Light));
    text.append(Text::new(words.replace(char::is_control, " ")));
    text
}

fn rectangle(corner: (f64, f64), size: (f64, f64), colour: &Colour) -> Element {
    let (x, y) = corner;
    let mut rectangle = element("rect", &[("x", x), ("y", y), ("width", size.0), ("height", size.1)]);
    rectangle.assign("fill", colour.value(Theme::Light));
    rectangle
}

/// An element with these numbers, rounded to hundredths.
fn element(name: &'static str, numbers: &[(&str, f64)]) -> Element {
    let mut element = Element::new(name);
    for (name, number) in numbers {
        element.assign(*name, (number * 100.0).round() / 100.0);
    }
    element
}
