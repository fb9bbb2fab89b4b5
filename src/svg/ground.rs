//! What lies under the men: squares or lines, the frame, coordinates, the bounds of zones and the sign of the turn.

use ::svg::node::element::{Group, Path};

use super::layout::{CELL, Layout, MARGIN, TOP};
use super::letters;
use super::theme::{self, Theme};
use super::write::Pen;
use crate::board::{Direction, Drawn, Point, PointSet};
use crate::diagram::{Shade, View};

/// The board itself, its frame and its coordinates.
pub(super) fn board(layout: Layout, theme: Theme) -> Vec<Path> {
    let mut whole = Pen::new();
    whole.rectangle((MARGIN, TOP), layout.board_width(), layout.board_height());
    let frame = whole
        .clone()
        .filled("none".to_owned())
        .set("stroke", theme::FRAME.paint(theme))
        .set("stroke-width", "1.5");
    let whole = whole.filled(theme::SQUARE_LIGHT.paint(theme)).set("shape-rendering", "crispEdges");
    let pattern = match layout.board.drawn() {
        Drawn::Chequered => dark_squares(layout)
            .filled(theme::SQUARE_DARK.paint(theme))
            .set("fill-rule", "evenodd")
            .set("shape-rendering", "crispEdges"),
        Drawn::Lines => lines(layout).stroked(theme::FRAME.paint(theme), 1.5),
    };
    let coordinates = coordinates(layout).stroked(theme::COORDINATE.paint(theme), 1.3);
    vec![whole, pattern, frame, coordinates]
}

/// The dark squares: what lies on every other rank or every other file, but not on both (to fill by `evenodd`).
/// A square whose file and rank are both even when counted from 0, such as a1, is dark.
fn dark_squares(layout: Layout) -> Pen {
    let mut pen = Pen::new();
    for rank in (0..layout.board.ranks()).step_by(2) {
        pen.rectangle((MARGIN, layout.top(rank)), layout.board_width(), CELL);
    }
    for file in (1..layout.board.files()).step_by(2) {
        pen.rectangle((layout.left(file), TOP), CELL, layout.board_height());
    }
    pen
}

/// The line to each neighbour, drawn once: from the point that comes first.
fn lines(layout: Layout) -> Pen {
    let mut pen = Pen::new();
    for point in layout.board.points() {
        for direction in Direction::ALL {
            if let Some(next) = layout.board.next(point, direction).filter(|next| *next > point) {
                pen.line(layout.centre(point), layout.centre(next));
            }
        }
    }
    pen
}

fn coordinates(layout: Layout) -> Pen {
    let mut pen = Pen::new();
    for file in 0..layout.board.files() {
        let place = (layout.left(file) + CELL / 2.0, TOP + layout.board_height() + 11.0);
        letters::centre(&mut pen, &layout.board.file_letter(file).to_string(), place, 1.0);
    }
    for rank in 0..layout.board.ranks() {
        let place = (MARGIN / 2.0 - 0.5, layout.top(rank) + CELL / 2.0);
        letters::centre(&mut pen, &(rank + 1).to_string(), place, 1.0);
    }
    pen
}

/// The bounds of a zone: a wall with battlements on its inner side.
pub(super) fn bounds(layout: Layout, zone: PointSet, theme: Theme) -> Group {
    let (mut wall, mut teeth) = (Pen::new(), Pen::new());
    for out in Direction::ORTHOGONAL {
        let (along, back) = match out {
            Direction::North | Direction::South => (Direction::East, Direction::West),
            _ => (Direction::North, Direction::South),
        };
        let open =
            |p: &Point| zone.contains(*p) && !beside(layout, *p, out).is_some_and(|q| zone.contains(q));
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

/// The sign of whose turn it is: a disc of that side's shade beside its end of the board.
pub(super) fn turn(layout: Layout, turn: Shade, theme: Theme) -> Path {
    let at_bottom = (turn == Shade::Light) == (layout.view == View::White);
    let y = TOP + if at_bottom { layout.board_height() - CELL / 2.0 } else { CELL / 2.0 };
    let body = match turn {
        Shade::Light => theme::LIGHT_BODY,
        Shade::Dark => theme::DARK_BODY,
    };
    let mut disc = Pen::new();
    disc.circle((layout.width() - MARGIN / 2.0 + 0.5, y), 6.0);
    disc.filled(body.paint(theme)).set("stroke", theme::COORDINATE.paint(theme)).set("stroke-width", "1.8")
}
