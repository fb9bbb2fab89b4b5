//! Edges where the board goes on beyond the part of it that is drawn: jagged, as if torn from a larger sheet.

use super::layout::{Area, Layout};
use super::write::Pen;

/// The way from tooth to tooth; a square, and the strip of its neighbours, are whole numbers of it.
const STEP: f64 = 6.0;
/// How far the teeth cut in. Their number is prime, so that no two squares are torn alike.
const TEETH: [f64; 11] = [1.0, 4.0, 0.5, 3.0, 5.0, 1.5, 4.0, 0.0, 2.5, 5.0, 2.0];
/// How far a tear cuts into the sheet at most.
pub(super) const DEPTH: f64 = 5.0;

/// Appends a rectangle of the board, clockwise, jagged where its sides are torn edges of the sheet. Rectangles of one
/// sheet fit, since the shape of a tear depends on the place alone.
pub(super) fn rectangle(pen: &mut Pen, layout: Layout, area: Area) {
    let Area { left, top, right, bottom } = area;
    let edges = Edges::new(layout);
    let torn = edges.along(area);
    if !torn.contains(&true) {
        pen.rectangle((left, top), right - left, bottom - top);
        return;
    }
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)];
    let mut points = Vec::new();
    for (i, torn) in torn.into_iter().enumerate() {
        let (from, to) = (corners[i], corners[(i + 1) % 4]);
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let teeth = if torn { ((dx + dy).abs() / STEP).round() as usize } else { 1 };
        let place = |k: usize| (from.0 + dx * k as f64 / teeth as f64, from.1 + dy * k as f64 / teeth as f64);
        points.extend((0..teeth).map(|k| edges.worn(place(k))));
    }
    pen.polygon(&points);
}

/// The edges of a sheet, and how they are torn.
#[derive(Debug, Clone, Copy)]
pub(super) struct Edges {
    sheet: Area,
    squares: Area,
}

impl Edges {
    /// The edges of what a layout shows.
    pub(super) fn new(layout: Layout) -> Edges {
        Edges { sheet: layout.sheet(), squares: layout.squares() }
    }

    /// Whether the upper, right, lower and left sides of a rectangle are torn edges of the sheet.
    pub(super) fn along(&self, area: Area) -> [bool; 4] {
        let Edges { sheet, squares } = self;
        [
            area.top == sheet.top && sheet.top < squares.top,
            area.right == sheet.right && sheet.right > squares.right,
            area.bottom == sheet.bottom && sheet.bottom > squares.bottom,
            area.left == sheet.left && sheet.left < squares.left,
        ]
    }

    /// Where the tear has left a place of the sheet's border; others stay.
    pub(super) fn worn(&self, (x, y): (f64, f64)) -> (f64, f64) {
        let [above, right, below, left] = self.along(Area { left: x, top: y, right: x, bottom: y });
        let tooth = |way: f64, phase: i32| {
            let at = (way / STEP).round() as i32 + phase;
            TEETH[at.rem_euclid(TEETH.len() as i32) as usize]
        };
        let across = x - self.squares.left;
        let down = y - self.squares.top;
        let dx = match (left, right) {
            (true, _) => tooth(down, 3),
            (_, true) => -tooth(down, 7),
            _ => 0.0,
        };
        let dy = match (above, below) {
            (true, _) => tooth(across, 0),
            (_, true) => -tooth(across, 5),
            _ => 0.0,
        };
        (x + dx, y + dy)
    }
}
