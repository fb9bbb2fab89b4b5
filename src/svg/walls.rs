//! The bounds of zones: walls with battlements on their inner sides.

use ::svg::node::element::{Group, Path};

use super::layout::{CELL, Layout};
use super::theme::{self, Theme};
use super::write::Pen;
use crate::board::{Direction, Point, PointSet};

/// The bounds of a zone: a wall with battlements on its inner side.
pub(super) fn bounds(layout: Layout, zone: PointSet, theme: Theme) -> Group {
    let (mut wall, mut teeth) = (Pen::new(), Pen::new());
    for out in Direction::ORTHOGONAL {
        let (along, back) = match out {
            Direction::North | Direction::South => (Direction::East, Direction::West),
            _ => (Direction::North, Direction::South),
        };
        let open = |p: &Point| {
            zone.contains(*p)
                && layout.contains(*p)
                && !beside(layout, *p, out).is_some_and(|q| zone.contains(q))
        };
        for first in zone.iter().filter(|p| open(p) && !beside(layout, *p, back).is_some_and(|q| open(&q))) {
            let run = std::iter::successors(Some(first), |p| beside(layout, *p, along).filter(open)).count();
            edge(&mut wall, layout, first, run, [out, along], CELL / 2.0);
            edge(&mut teeth, layout, first, run, [out, along], CELL / 2.0 - 2.6);
        }
    }
    let line = |pen: Pen, width| Path::new().set("d", pen.into_data()).set("stroke-width", width);
    Group::new()
        .set("fill", "none")
        .set("stroke", theme::BOUNDS.paint(theme))
        .add(line(wall, "2.6").set("stroke-linecap", "square"))
        // Four teeth to a square; every line is some squares long, so the pattern never breaks.
        .add(line(teeth, "3").set("stroke-linecap", "butt").set("stroke-dasharray", "0 3 6 6 6 6 6 6 6 3"))
}

/// The square next to a point, whether or not a line joins them.
fn beside(layout: Layout, point: Point, direction: Direction) -> Option<Point> {
    let (file, rank) = direction.step();
    let file = layout.board.file(point).checked_add_signed(isize::from(file))?;
    let rank = layout.board.rank(point).checked_add_signed(isize::from(rank))?;
    layout.board.at(file, rank)
}

/// A line along `run` squares from the first, on the side that `out` points to, `depth` from their middles.
fn edge(pen: &mut Pen, layout: Layout, first: Point, run: usize, [out, along]: [Direction; 2], depth: f64) {
    let (x, y) = layout.centre(first);
    let (out, along) = (layout.step(out), layout.step(along));
    let place = |way: f64| (x + out.0 * depth + along.0 * way, y + out.1 * depth + along.1 * way);
    pen.line(place(-CELL / 2.0), place(CELL * run as f64 - CELL / 2.0));
}
