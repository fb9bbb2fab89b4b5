//! What lies under the men: squares or lines, the frame, coordinates and the sign of the turn.

use super::element::Element;
use super::layout::{Area, CELL, Layout, MARGIN};
use super::letters;
use super::tear::{self, Edges};
use super::theme::{self, Theme};
use super::write::Pen;
use crate::board::{Direction, Drawn};
use crate::diagram::{Shade, View};

/// The board itself, its frame and its coordinates.
pub(super) fn board(layout: Layout, theme: Theme) -> Vec<Element> {
    let mut whole = Pen::new();
    tear::rectangle(&mut whole, layout, layout.sheet());
    let frame = frame(layout, &whole);
    let whole = whole.filled(theme::SQUARE_LIGHT.paint(theme));
    let mut paths = match layout.board.drawn() {
        Drawn::Chequered => {
            let dark =
                dark_squares(layout).filled(theme::SQUARE_DARK.paint(theme)).set("fill-rule", "evenodd");
            [whole, dark].map(|path| path.set("shape-rendering", "crispEdges")).to_vec()
        }
        Drawn::Lines => vec![whole, lines(layout).stroked(theme::FRAME.paint(theme), 1.5)],
    };
    paths.extend(frame.into_iter().map(|(pen, width)| pen.stroked(theme::FRAME.paint(theme), width)));
    paths.push(coordinates(layout).stroked(theme::COORDINATE.paint(theme), 1.3));
    paths
}

/// The frame, with the widths of its lines: firm at the edges of the board, faint where it is torn.
fn frame(layout: Layout, whole: &Pen) -> Vec<(Pen, f64)> {
    let Area { left, top, right, bottom } = layout.sheet();
    let edges = Edges::new(layout);
    let torn = edges.along(layout.sheet());
    if !torn.contains(&true) {
        return vec![(whole.clone(), 1.5)];
    }
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)];
    let mut firm = Pen::new();
    for i in (0..4).filter(|i| !torn[*i]) {
        let [from, to] = [corners[i], corners[(i + 1) % 4]].map(|corner| edges.worn(corner));
        firm.line(from, to);
    }
    vec![(whole.clone(), 0.6), (firm, 1.5)]
}

/// The dark squares: what lies on every other rank or every other file, but not on both (to fill by `evenodd`).
/// A square whose file and rank are both even when counted from 0, such as a1, is dark.
fn dark_squares(layout: Layout) -> Pen {
    let sheet = layout.sheet();
    let mut pen = Pen::new();
    // One more on each side, for the strip beyond a torn edge.
    let around = |drawn: std::ops::RangeInclusive<usize>| drawn.start().saturating_sub(1)..=drawn.end() + 1;
    let mut stripe = |area: Area| {
        let area = area.shared(sheet);
        if area.left < area.right && area.top < area.bottom {
            tear::rectangle(&mut pen, layout, area);
        }
    };
    for rank in around(layout.ranks()).filter(|rank| rank % 2 == 0) {
        let top = layout.top(rank);
        stripe(Area { top, bottom: top + CELL, ..sheet });
    }
    for file in around(layout.files()).filter(|file| file % 2 == 1) {
        let left = layout.left(file);
        stripe(Area { left, right: left + CELL, ..sheet });
    }
    pen
}

/// The drawn lines, each from its first point to its last, or as far as the sheet goes.
fn lines(layout: Layout) -> Pen {
    let sheet = layout.sheet().inset(tear::DEPTH);
    let mut pen = Pen::new();
    for [direction, back] in [
        [Direction::East, Direction::West],
        [Direction::North, Direction::South],
        [Direction::NorthEast, Direction::SouthWest],
        [Direction::NorthWest, Direction::SouthEast],
    ] {
        for first in layout.board.points().filter(|point| layout.board.next(*point, back).is_none()) {
            let Some(last) = layout.board.ray(first, direction).last() else { continue };
            let (from, to) = (layout.centre(first), layout.centre(last));
            let Some((start, end)) = sheet.part_of(from, to) else { continue };
            let place = |part: f64| (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
            pen.line(place(start), place(end));
        }
    }
    pen
}

fn coordinates(layout: Layout) -> Pen {
    let sheet = layout.sheet();
    let mut pen = Pen::new();
    for file in layout.files() {
        let place = (layout.left(file) + CELL / 2.0, sheet.bottom + 11.0);
        letters::centre(&mut pen, &layout.board.file_letter(file).to_string(), place, 1.0);
    }
    for rank in layout.ranks() {
        let place = (sheet.left - MARGIN / 2.0 - 0.5, layout.top(rank) + CELL / 2.0);
        letters::centre(&mut pen, &(rank + 1).to_string(), place, 1.0);
    }
    pen
}

/// The sign of whose turn it is: a disc of that side's shade beside its end of the board.
pub(super) fn turn(layout: Layout, turn: Shade, theme: Theme) -> Element {
    let at_bottom = (turn == Shade::Light) == (layout.view == View::White);
    let squares = layout.squares();
    let y = if at_bottom { squares.bottom - CELL / 2.0 } else { squares.top + CELL / 2.0 };
    let body = match turn {
        Shade::Light => theme::LIGHT_BODY,
        Shade::Dark => theme::DARK_BODY,
    };
    let mut disc = Pen::new();
    disc.circle((layout.width() - MARGIN / 2.0 + 0.5, y), 6.0);
    disc.filled(body.paint(theme)).set("stroke", theme::COORDINATE.paint(theme)).set("stroke-width", "1.8")
}
