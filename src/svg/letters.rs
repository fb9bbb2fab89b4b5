//! The letters of labels and coordinates, as strokes of our own: no picture needs a font.
//!
//! Capitals stand from 0 down to the baseline at 10, small letters from 3; y grows downwards.

mod strokes;

use self::strokes::{LETTERS, LOOK_ALIKES};
use super::write::Pen;

/// The height of capitals and digits at scale 1.
pub(super) const HEIGHT: f64 = 10.0;
const GAP: f64 = 2.2;

/// A letter: its width and its strokes, as the path commands `M`, `L`, `C` and `Z` with plain pairs of numbers, and `A`
/// as pairs too: radii, flags (the long way, clockwise), end.
struct Letter {
    sign: char,
    width: f64,
    strokes: &'static str,
}

/// Whether the alphabet has the sign; what it lacks is drawn as a box.
pub fn has(sign: char) -> bool {
    find(sign).is_some()
}

/// The width of a line of text at scale 1.
pub(super) fn width(text: &str) -> f64 {
    let widths = text.chars().map(|c| letter(c).width + GAP).sum::<f64>();
    (widths - GAP).max(0.0)
}

/// How far a line of text reaches at scale 1, from its highest accent to its lowest tail: at least a capital's height.
pub(super) fn reach(text: &str) -> (f64, f64) {
    let heights = text.chars().flat_map(|c| numbers(letter(c).strokes).skip(1).step_by(2));
    heights.fold((0.0, HEIGHT), |(top, bottom), y| (top.min(y), bottom.max(y)))
}

/// Draws a line of text from the upper left corner of its capitals.
pub(super) fn write(pen: &mut Pen, text: &str, (x, y): (f64, f64), scale: f64) {
    let mut left = x;
    for sign in text.chars() {
        let letter = letter(sign);
        strokes(pen, letter.strokes, (left, y), scale);
        left += (letter.width + GAP) * scale;
    }
}

/// Draws a line of text with its middle at the given place.
pub(super) fn centre(pen: &mut Pen, text: &str, (x, y): (f64, f64), scale: f64) {
    write(pen, text, (x - width(text) * scale / 2.0, y - HEIGHT * scale / 2.0), scale);
}

/// Draws strokes with steps instead of places, which are shorter and the same for every such letter.
fn strokes(pen: &mut Pen, strokes: &str, origin: (f64, f64), scale: f64) {
    let mut last = origin;
    // Where the next curve's first handle lies if it goes on smoothly.
    let mut smooth = None;
    let mut rest = strokes;
    while let Some(command) = rest.chars().next() {
        let end = rest[1..].find(|c: char| c.is_ascii_alphabetic()).map_or(rest.len(), |i| i + 1);
        let (mut pairs, mut count) = ([0.0; 6], 0);
        for (slot, n) in pairs.iter_mut().zip(numbers(&rest[1..end])) {
            *slot = n * scale;
            count += 1;
        }
        // What the pairs are, but for radii and flags: steps from where the last command ended.
        let mut steps = pairs;
        let mut place = last;
        for pair in steps[..count].chunks_exact_mut(2) {
            place = (origin.0 + pair[0], origin.1 + pair[1]);
            (pair[0], pair[1]) = (place.0 - last.0, place.1 - last.1);
        }
        match (command, &steps[..count]) {
            ('M', _) => pen.draw('M', &[place.0, place.1]),
            ('L', [dx, dy]) if dx.abs() < 1e-9 => pen.draw('v', &[*dy]),
            ('L', [dx, dy]) if dy.abs() < 1e-9 => pen.draw('h', &[*dx]),
            ('A', [.., dx, dy]) => {
                let [rx, ry, long, clockwise, ..] = pairs;
                pen.draw('a', &[rx, ry, 0.0, long / scale, clockwise / scale, *dx, *dy])
            }
            ('C', [x, y, end @ ..])
                if smooth.is_some_and(|(sx, sy): (f64, f64)| near(*x, sx) && near(*y, sy)) =>
            {
                pen.draw('s', end)
            }
            _ => pen.draw(command.to_ascii_lowercase(), &steps[..count]),
        };
        smooth = (command == 'C').then(|| (steps[4] - steps[2], steps[5] - steps[3]));
        last = place;
        rest = &rest[end..];
    }
}

fn near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}

fn numbers(strokes: &str) -> impl Iterator<Item = f64> + '_ {
    strokes.split(|c: char| c == ' ' || c.is_ascii_alphabetic()).filter_map(|n| n.parse().ok())
}

fn letter(sign: char) -> &'static Letter {
    find(sign).unwrap_or(&BOX)
}

fn find(sign: char) -> Option<&'static Letter> {
    let drawn = LOOK_ALIKES.iter().find(|(cyrillic, _)| *cyrillic == sign).map_or(sign, |(_, latin)| *latin);
    LETTERS.iter().find(|letter| letter.sign == drawn)
}

const BOX: Letter = strokes::drawn_as('□', 5.0, "M0 0L5 0L5 10L0 10Z");
