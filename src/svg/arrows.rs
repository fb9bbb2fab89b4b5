//! Arrows: tapered, with a head. The author's are solid, the last move's hollow.

use ::svg::node::element::Path;

use super::theme::{self, Theme};
use super::write::Pen;
use crate::diagram::ArrowKind;

const HEAD: f64 = 17.0;

/// An arrow between two middles of squares; none if they are the same.
pub(super) fn arrow(from: (f64, f64), to: (f64, f64), kind: ArrowKind, theme: Theme) -> Option<Path> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = (dx * dx + dy * dy).sqrt();
    if length == 0.0 {
        return None;
    }
    let (ux, uy) = (dx / length, dy / length);
    // It starts beside the man that it comes from and ends short of the middle that it points to.
    let (start, tip) = (12.0_f64.min(length / 4.0), length - 5.0);
    let place = |along: f64, aside: f64| (from.0 + ux * along - uy * aside, from.1 + uy * along + ux * aside);
    let mut pen = Pen::new();
    pen.polygon(&[
        place(start, -1.6),
        place(tip - HEAD, -3.4),
        place(tip - HEAD - 2.0, -9.5),
        place(tip, 0.0),
        place(tip - HEAD - 2.0, 9.5),
        place(tip - HEAD, 3.4),
        place(start, 1.6),
    ]);
    let (fill, edge) = match kind {
        ArrowKind::Plain => (theme::ARROW, theme::PLATE),
        ArrowKind::LastMove => (theme::PLATE, theme::ARROW),
    };
    let path = pen.filled(fill.paint(theme)).set("stroke", edge.paint(theme));
    Some(path.set("stroke-width", "1.6").set("opacity", ".9"))
}
