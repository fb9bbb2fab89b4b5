//! The bounds of zones: walls with battlements on their inner sides, or a plain frame within a single square.

use super::element::Element;
use super::layout::{CELL, Layout, TEAR};
use super::tear::DEPTH;
use super::theme::{self, Theme};
use super::write::Pen;
use crate::board::{Direction, Point, PointSet};

/// The bounds of a zone: a wall, or a frame for a single square, which is no castle.
pub(super) fn bounds(layout: Layout, zone: PointSet, theme: Theme) -> Element {
    match zone.iter().next() {
        Some(only) if zone.len() == 1 => frame(layout, only, theme),
        _ => wall(layout, zone, theme),
    }
}

/// A wall with battlements on its inner side.
pub(super) fn wall(layout: Layout, zone: PointSet, theme: Theme) -> Element {
    let (mut wall, mut teeth) = (Pen::new(), Pen::new());
    for out in Direction::ORTHOGONAL {
        let (along, back) = match out {
            Direction::North | Direction::South => (Direction::East, Direction::West),
            _ => (Direction::North, Direction::South),
        };
        let outer =
            |p: &Point| zone.contains(*p) && !beside(layout, *p, out).is_some_and(|q| zone.contains(q));
        let drawn = |p: &Point| layout.contains(*p) && outer(p);
        // A wall goes on over the strip beyond a torn edge.
        let over = |p: Point, way| {
            if beside(layout, p, way).is_some_and(|q| outer(&q)) { TEAR - DEPTH } else { 0.0 }
        };
        for first in zone.iter().filter(|p| drawn(p) && !beside(layout, *p, back).is_some_and(|q| drawn(&q)))
        {
            let run = || std::iter::successors(Some(first), |p| beside(layout, *p, along).filter(drawn));
            let last = run().last().unwrap_or(first);
            let (start, end) = (-CELL / 2.0, CELL * run().count() as f64 - CELL / 2.0);
            let over = (start - over(first, back), end + over(last, along));
            edge(&mut wall, layout, first, [out, along], CELL / 2.0, over);
            edge(&mut teeth, layout, first, [out, along], CELL / 2.0 - 2.6, (start, end));
        }
    }
    let line = |pen: Pen, width| Element::new("path").set("d", pen.into_data()).set("stroke-width", width);
    Element::new("g")
        .set("fill", "none")
        .set("stroke", theme::BOUNDS.paint(theme))
        .add(line(wall, "2.6").set("stroke-linecap", "square"))
        // Four teeth to a square; every line is some squares long, so the pattern never breaks.
        .add(line(teeth, "3").set("stroke-linecap", "butt").set("stroke-dasharray", "0 3 6 6 6 6 6 6 6 3"))
}

/// A frame within a square.
fn frame(layout: Layout, only: Point, theme: Theme) -> Element {
    let mut frame = Pen::new();
    if layout.contains(only) {
        let (x, y) = layout.corner(only);
        frame.rectangle((x + 3.0, y + 3.0), CELL - 6.0, CELL - 6.0);
    }
    frame.stroked(theme::BOUNDS.paint(theme), 1.8)
}

/// The square next to a point, whether or not a line joins them.
fn beside(layout: Layout, point: Point, direction: Direction) -> Option<Point> {
    let (file, rank) = direction.step();
    let file = layout.board.file(point).checked_add_signed(isize::from(file))?;
    let rank = layout.board.rank(point).checked_add_signed(isize::from(rank))?;
    layout.board.at(file, rank)
}

/// A line beside squares, on the side that `out` points to, `depth` from their middles; `reach` is where it starts and
/// ends, from the first square's middle.
fn edge(
    pen: &mut Pen,
    layout: Layout,
    first: Point,
    [out, along]: [Direction; 2],
    depth: f64,
    reach: (f64, f64),
) {
    let (x, y) = layout.centre(first);
    let (out, along) = (layout.step(out), layout.step(along));
    let place = |way: f64| (x + out.0 * depth + along.0 * way, y + out.1 * depth + along.1 * way);
    pen.line(place(reach.0), place(reach.1));
}
