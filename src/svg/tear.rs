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
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)];
    let torn = sides(layout, area);
    if !torn.contains(&true) {
        pen.rectangle((left, top), right - left, bottom - top);
        return;
    }
    let mut points = Vec::new();
    for (i, torn) in torn.into_iter().enumerate() {
        let (from, to) = (corners[i], corners[(i + 1) % 4]);
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let teeth = if torn { ((dx + dy).abs() / STEP).round() as usize } else { 1 };
        let place = |k: usize| (from.0 + dx * k as f64 / teeth as f64, from.1 + dy * k as f64 / teeth as f64);
        points.extend((0..teeth).map(|k| worn(layout, place(k))));
    }
    pen.polygon(&points);
}

/// Whether the upper, right, lower and left sides of a rectangle are torn edges of the sheet.
pub(super) fn sides(layout: Layout, area: Area) -> [bool; 4] {
    let (sheet, squares) = (layout.sheet(), layout.squares());
    [
        area.top == sheet.top && sheet.top < squares.top,
        area.right == sheet.right && sheet.right > squares.right,
        area.bottom == sheet.bottom && sheet.bottom > squares.bottom,
        area.left == sheet.left && sheet.left < squares.left,
    ]
}

/// Where the tear has left a place of the sheet's border; others stay.
pub(super) fn worn(layout: Layout, (x, y): (f64, f64)) -> (f64, f64) {
    let squares = layout.squares();
    let [above, right, below, left] = sides(layout, Area { left: x, top: y, right: x, bottom: y });
    let tooth = |way: f64, phase: i32| {
        let at = (way / STEP).round() as i32 + phase;
        TEETH[at.rem_euclid(TEETH.len() as i32) as usize]
    };
    let along = |phase| tooth(x - squares.left, phase);
    let down = |phase| tooth(y - squares.top, phase);
    let inward = |near: bool, far: bool, near_by: f64, far_by: f64| {
        if near {
            near_by
        } else if far {
            -far_by
        } else {
            0.0
        }
    };
    (x + inward(left, right, down(3), down(7)), y + inward(above, below, along(0), along(5)))
}
