//! Marks on points. Each kind has a shape and a place of its own, so that several fit on one point and grey paper
//! tells them apart: frames and fillings lie beneath the men, small signs in the corners above them.
//!
//! ```text
//! strike ◆      ▣ refused: the numbers of the reasons
//!         man
//! frozen ✳ text ◢ last move
//! ```

mod shapes;

use self::shapes::{
    brackets, corners, cross, disc, dot, fold, four_points, hatching, lozenge, ring, slash, star,
};
use super::element::Element;
use super::layout::CELL;
use super::plates::{Plates, fitting, size};
use super::stamp::stamped;
use super::theme::{self, Colour, Theme};
use super::write::{Pen, number};
use crate::diagram::MarkKind;

/// A mark and the square that it is drawn on.
#[derive(Debug, Clone)]
pub(super) struct Spot<'a> {
    /// The square's upper left corner.
    pub(super) corner: (f64, f64),
    /// Whether a man stands there.
    pub(super) occupied: bool,
    /// Whether the board is of lines, which a mark must not be mixed up with.
    pub(super) on_lines: bool,
    /// What the mark says.
    pub(super) kind: &'a MarkKind,
}

impl Spot<'_> {
    fn at(&self, x: f64, y: f64) -> (f64, f64) {
        (self.corner.0 + x, self.corner.1 + y)
    }
}

/// The marks that fill squares, beneath all else; ids begin with the picture's.
pub(super) fn fillings(id: &str, spots: &[Spot<'_>], theme: Theme) -> Vec<Element> {
    let (ground, frame) = (theme::LAST_MOVE.paint(theme), theme::LAST_MOVE_FRAME.paint(theme));
    let last = |pen: Pen| pen.filled(ground).set("fill-opacity", ".4").set("stroke", frame.clone());
    let paths = [
        gather(spots, |k| *k == MarkKind::LastMove, shapes::ground)
            .map(|pen| last(pen).set("stroke-width", "2")),
        gather(spots, |k| *k == MarkKind::LastMove, fold).map(|pen| pen.filled(frame.clone())),
        zone(id, spots, theme),
    ];
    paths.into_iter().flatten().collect()
}

/// The zone in question: hatched square by square, or a disc on every point of a board of lines.
fn zone(id: &str, spots: &[Spot<'_>], theme: Theme) -> Option<Element> {
    if spots.iter().any(|spot| spot.on_lines) {
        let colour = theme::ZONE.paint(theme);
        return gather(spots, |k| *k == MarkKind::Zone, disc).map(|pen| {
            pen.filled(colour.clone())
                .set("fill-opacity", ".3")
                .set("stroke", colour)
                .set("stroke-width", "1.6")
        });
    }
    let mut spots = spots.iter().filter(|spot| *spot.kind == MarkKind::Zone);
    let first = spots.next()?;
    let others: Vec<_> = spots.map(|s| (s.corner.0 - first.corner.0, s.corner.1 - first.corner.1)).collect();
    let mut pen = Pen::new();
    hatching(&mut pen, first);
    let mut group = Element::new("g")
        .set("stroke", theme::ZONE.paint(theme))
        .set("stroke-width", "1.9")
        .set("opacity", ".85");
    group.append_all(stamped(Element::new("path").set("d", pen.into_data()), &format!("{id}-z"), &others));
    Some(group)
}

/// What the author points out: the corners of a square; about a point on lines, which has none, a lozenge.
fn pointed_out(spots: &[Spot<'_>], theme: Theme) -> Option<Element> {
    let colour = theme::MARKED;
    if spots.iter().any(|spot| spot.on_lines) {
        return gather(spots, |k| *k == MarkKind::Marked, lozenge)
            .map(|pen| pen.stroked(colour.paint(theme), 3.4));
    }
    gather(spots, |k| *k == MarkKind::Marked, corners).map(|pen| pen.filled(colour.paint(theme)))
}

/// The marks that frame or cross squares, beneath the men.
pub(super) fn frames(spots: &[Spot<'_>], theme: Theme) -> Vec<Element> {
    let stroked = |colour: Colour, width| move |pen: Pen| pen.stroked(colour.paint(theme), width);
    // A cross lies on the diagonals of a board of lines, so that it needs a light edge.
    let bare: Vec<Spot<'_>> = spots.iter().filter(|s| s.on_lines && !s.occupied).cloned().collect();
    let paths = [
        gather(&bare, |k| matches!(k, MarkKind::Refused(_)), cross).map(stroked(theme::SQUARE_LIGHT, 9.0)),
        gather(spots, |k| matches!(k, MarkKind::Refused(_)), cross).map(stroked(theme::REFUSED, 3.0)),
        pointed_out(spots, theme),
        gather(spots, |k| *k == MarkKind::Capture, ring).map(stroked(theme::CAPTURE, 3.6)),
        gather(spots, |k| *k == MarkKind::Origin, brackets).map(stroked(theme::ORIGIN, 3.6)),
    ];
    paths.into_iter().flatten().collect()
}

/// The marks that lie above the men; ids begin with the picture's.
pub(super) fn above(id: &str, spots: &[Spot<'_>], theme: Theme) -> Vec<Element> {
    let filled = |colour: Colour| move |pen: Pen| lifted(pen.filled(colour.paint(theme)), theme);
    let solid = [
        gather(spots, |k| *k == MarkKind::Move, dot).map(filled(theme::MOVE)),
        gather(spots, |k| *k == MarkKind::Strike, star).map(filled(theme::STRIKE)),
        gather(spots, |k| *k == MarkKind::Taken, slash).map(filled(theme::CAPTURE)),
    ];
    let mut paths: Vec<Element> = solid.into_iter().flatten().collect();
    let frozen = spots.iter().filter(|s| *s.kind == MarkKind::Frozen);
    let middles: Vec<_> = frozen.map(|s| s.at(9.0, if captioned(spots, s) { 24.0 } else { 39.0 })).collect();
    paths.extend(snow(&middles, 1.0, theme));
    paths.extend(refusals(id, spots, theme));
    paths.extend(texts(id, spots, theme));
    paths
}

/// A mark alone on the square at the origin, large enough for a line of the legend.
pub(super) fn sign(kind: &MarkKind, on_lines: bool, theme: Theme) -> Vec<Element> {
    let middle = (CELL / 2.0, CELL / 2.0);
    match kind {
        MarkKind::Refused(reason) => {
            let mut plates = Plates::default();
            plates.add(&reason.to_string(), middle, 2.4);
            plates.drawn("", &theme::REFUSED, 2.8, theme).into_iter().collect()
        }
        MarkKind::Text(text) => {
            let mut plates = Plates::default();
            plates.add(text, middle, fitting(text, 2.2));
            plates.drawn("", &theme::INK, 2.0, theme).into_iter().collect()
        }
        MarkKind::Frozen => snow(&[middle], 2.2, theme),
        MarkKind::Strike => {
            let mut pen = Pen::new();
            four_points(&mut pen, middle, 18.0);
            vec![lifted(pen.filled(theme::STRIKE.paint(theme)), theme)]
        }
        _ => {
            let spots = [Spot { corner: (0.0, 0.0), occupied: false, on_lines, kind }];
            let mut paths = fillings("", &spots, theme);
            paths.extend(frames(&spots, theme));
            paths.extend(above("", &spots, theme));
            paths
        }
    }
}

/// The marks of one kind as one path, if there are any.
fn gather(
    spots: &[Spot<'_>],
    which: impl Fn(&MarkKind) -> bool,
    draw: fn(&mut Pen, &Spot<'_>),
) -> Option<Pen> {
    let mut pen = Pen::new();
    spots.iter().filter(|spot| which(spot.kind)).for_each(|spot| draw(&mut pen, spot));
    (!pen.is_empty()).then_some(pen)
}

/// A light edge round a filled shape.
fn lifted(path: Element, theme: Theme) -> Element {
    path.set("stroke", theme::PLATE.paint(theme)).set("stroke-width", "2.4").set("paint-order", "stroke")
}

/// Stars of six rays on discs with the given middles.
fn snow(middles: &[(f64, f64)], scale: f64, theme: Theme) -> Vec<Element> {
    let (mut discs, mut rays) = (Pen::new(), Pen::new());
    for &(x, y) in middles {
        discs.circle((x, y), 7.4 * scale);
        for (dx, dy) in [(0.0, 5.2), (4.5, 2.6), (4.5, -2.6)] {
            let (dx, dy) = (dx * scale, dy * scale);
            rays.line((x - dx, y - dy), (x + dx, y + dy));
        }
    }
    if discs.is_empty() {
        return Vec::new();
    }
    let colour = theme::FROZEN.paint(theme);
    let discs = discs.filled(theme::PLATE.paint(theme)).set("stroke", colour.clone());
    vec![discs.set("stroke-width", number(1.2 * scale)), rays.stroked(colour, 1.8 * scale)]
}

/// The numbers of the reasons, in the upper right corners; a point refused for several reasons shows them all.
fn refusals(id: &str, spots: &[Spot<'_>], theme: Theme) -> Option<Element> {
    let mut corners: Vec<((f64, f64), String)> = Vec::new();
    for spot in spots {
        let MarkKind::Refused(reason) = spot.kind else { continue };
        match corners.iter_mut().find(|(corner, _)| *corner == spot.corner) {
            Some((_, reasons)) => reasons.push_str(&format!(",{reason}")),
            None => corners.push((spot.corner, reason.to_string())),
        }
    }
    let mut plates = Plates::default();
    let scale = 0.95;
    for ((x, y), reasons) in corners {
        plates.add(&reasons, (x + 46.5 - size(&reasons, scale).0 / 2.0, y + 9.0), scale);
    }
    plates.drawn(&format!("{id}-r"), &theme::REFUSED, 1.6, theme)
}

/// Plates along the lower edge, or in the middle of a square that shows nothing else.
fn texts(id: &str, spots: &[Spot<'_>], theme: Theme) -> Option<Element> {
    let mut plates = Plates::default();
    for (i, spot) in spots.iter().enumerate() {
        let MarkKind::Text(text) = spot.kind else { continue };
        let same = |s: &&Spot<'_>| s.corner == spot.corner;
        if !spot.occupied && spots.iter().filter(same).count() == 1 {
            plates.add(text, spot.at(24.0, 24.0), fitting(text, 1.4));
            continue;
        }
        let below = spots[..i].iter().filter(same).filter(|s| matches!(s.kind, MarkKind::Text(_))).count();
        plates.add(text, spot.at(24.0, 40.3 - 15.0 * below as f64), fitting(text, 0.9));
    }
    plates.drawn(&format!("{id}-t"), &theme::INK, 1.5, theme)
}

fn captioned(spots: &[Spot<'_>], spot: &Spot<'_>) -> bool {
    spots.iter().any(|s| s.corner == spot.corner && matches!(s.kind, MarkKind::Text(_)))
}
