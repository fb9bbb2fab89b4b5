//! Arrows: tapered, with a head. The author's are solid, the last move's hollow.

use super::element::Element;
use super::layout::Layout;
use super::tear;
use super::theme::{self, Theme};
use super::write::Pen;
use crate::diagram::{Arrow, ArrowKind};

const HEAD: f64 = 17.0;

/// An arrow of a board: cut where it leaves the part that is drawn, and none if both its ends lie beyond.
pub(super) fn on_board(layout: Layout, arrow: &Arrow, theme: Theme) -> Option<Element> {
    let (from, to) = (layout.centre(arrow.from), layout.centre(arrow.to));
    let (starts, ends) = (layout.contains(arrow.from), layout.contains(arrow.to));
    if !starts && !ends {
        return None;
    }
    let (first, last) = layout.sheet().inset(tear::DEPTH).part_of(from, to)?;
    drawn(from, to, (!starts).then_some(first), (!ends).then_some(last), arrow.kind, theme)
}

/// An arrow between two places; none if they are the same.
pub(super) fn arrow(from: (f64, f64), to: (f64, f64), kind: ArrowKind, theme: Theme) -> Option<Element> {
    drawn(from, to, None, None, kind, theme)
}

/// An arrow that may be cut at fractions of its length: without its first part, without its last and so its head.
fn drawn(
    from: (f64, f64),
    to: (f64, f64),
    first: Option<f64>,
    last: Option<f64>,
    kind: ArrowKind,
    theme: Theme,
) -> Option<Element> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = (dx * dx + dy * dy).sqrt();
    if length == 0.0 {
        return None;
    }
    let (ux, uy) = (dx / length, dy / length);
    // It starts beside the man that it comes from and ends short of the middle that it points to.
    let (start, tip) = (12.0_f64.min(length / 4.0), length - 5.0);
    let place = |along: f64, aside: f64| (from.0 + ux * along - uy * aside, from.1 + uy * along + ux * aside);
    let half = |along: f64| 1.6 + 1.8 * (along - start) / (tip - HEAD - start);
    let tail = first.map_or(start, |part| part * length);
    let neck = last.map_or(tip - HEAD, |part| part * length);
    let mut outline = vec![place(tail, -half(tail)), place(neck, -half(neck))];
    if last.is_none() {
        outline.extend([place(neck - 2.0, -9.5), place(tip, 0.0), place(neck - 2.0, 9.5)]);
    }
    outline.extend([place(neck, half(neck)), place(tail, half(tail))]);
    let mut pen = Pen::new();
    pen.polygon(&outline);
    let (fill, edge) = match kind {
        ArrowKind::Plain => (theme::ARROW, theme::PLATE),
        ArrowKind::LastMove => (theme::PLATE, theme::ARROW),
    };
    let path = pen.filled(fill.paint(theme)).set("stroke", edge.paint(theme));
    Some(path.set("stroke-width", "1.6").set("opacity", ".9"))
}
