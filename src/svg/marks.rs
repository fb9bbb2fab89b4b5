//! Marks on points. Each kind has a shape and a place of its own, so that several fit on one point and grey paper
//! tells them apart: frames and fillings lie beneath the men, small signs in the corners above them.
//!
//! ```text
//! strike ◆      ▣ refused: the numbers of the reasons
//!         man
//! frozen ✳ text ◢ last move
//! ```

use ::svg::node::element::Path;

use super::layout::CELL;
use super::plates::{Plates, fitting, size};
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
    /// What the mark says.
    pub(super) kind: &'a MarkKind,
}

impl Spot<'_> {
    fn at(&self, x: f64, y: f64) -> (f64, f64) {
        (self.corner.0 + x, self.corner.1 + y)
    }
}

/// The marks that fill squares, beneath all else.
pub(super) fn fillings(spots: &[Spot<'_>], theme: Theme) -> Vec<Path> {
    let (ground, frame) = (theme::LAST_MOVE.paint(theme), theme::LAST_MOVE_FRAME.paint(theme));
    let last = |pen: Pen| pen.filled(ground).set("fill-opacity", ".4").set("stroke", frame.clone());
    let hatched = |pen: Pen| pen.stroked(theme::ZONE.paint(theme), 1.9).set("stroke-opacity", ".85");
    let paths = [
        gather(spots, |k| *k == MarkKind::LastMove, square).map(|pen| last(pen).set("stroke-width", "2")),
        gather(spots, |k| *k == MarkKind::LastMove, fold).map(|pen| pen.filled(frame.clone())),
        gather(spots, |k| *k == MarkKind::Zone, hatching).map(hatched),
    ];
    paths.into_iter().flatten().collect()
}

/// The marks that frame or cross squares, beneath the men.
pub(super) fn frames(spots: &[Spot<'_>], theme: Theme) -> Vec<Path> {
    let stroked = |colour: Colour, width| move |pen: Pen| pen.stroked(colour.paint(theme), width);
    let paths = [
        gather(spots, |k| matches!(k, MarkKind::Refused(_)), cross).map(stroked(theme::REFUSED, 3.0)),
        gather(spots, |k| *k == MarkKind::Marked, lozenge).map(stroked(theme::MARKED, 2.6)),
        gather(spots, |k| *k == MarkKind::Capture, ring).map(stroked(theme::CAPTURE, 3.6)),
        gather(spots, |k| *k == MarkKind::Origin, brackets).map(stroked(theme::ORIGIN, 3.6)),
    ];
    paths.into_iter().flatten().collect()
}

/// The marks that lie above the men.
pub(super) fn above(spots: &[Spot<'_>], theme: Theme) -> Vec<Path> {
    let filled = |colour: Colour| move |pen: Pen| lifted(pen.filled(colour.paint(theme)), theme);
    let solid = [
        gather(spots, |k| *k == MarkKind::Move, dot).map(filled(theme::MOVE)),
        gather(spots, |k| *k == MarkKind::Strike, star).map(filled(theme::STRIKE)),
        gather(spots, |k| *k == MarkKind::Taken, slash).map(filled(theme::CAPTURE)),
    ];
    let mut paths: Vec<Path> = solid.into_iter().flatten().collect();
    let frozen = spots.iter().filter(|s| *s.kind == MarkKind::Frozen);
    let middles: Vec<_> = frozen.map(|s| s.at(9.0, if captioned(spots, s) { 24.0 } else { 39.0 })).collect();
    paths.extend(snow(&middles, 1.0, theme));
    paths.extend(refusals(spots, theme));
    paths.extend(texts(spots, theme));
    paths
}

/// A mark alone on the square at the origin, large enough for a line of the legend.
pub(super) fn sign(kind: &MarkKind, theme: Theme) -> Vec<Path> {
    let middle = (CELL / 2.0, CELL / 2.0);
    match kind {
        MarkKind::Refused(reason) => {
            let mut plates = Plates::default();
            plates.add(&reason.to_string(), middle, 2.4);
            plates.paths(&theme::REFUSED, 2.8, theme)
        }
        MarkKind::Text(text) => {
            let mut plates = Plates::default();
            plates.add(text, middle, fitting(text, 2.2));
            plates.paths(&theme::INK, 2.0, theme)
        }
        MarkKind::Frozen => snow(&[middle], 2.2, theme),
        MarkKind::Strike => {
            let mut pen = Pen::new();
            four_points(&mut pen, middle, 18.0);
            vec![lifted(pen.filled(theme::STRIKE.paint(theme)), theme)]
        }
        _ => {
            let spots = [Spot { corner: (0.0, 0.0), occupied: false, kind }];
            let mut paths = fillings(&spots, theme);
            paths.extend(frames(&spots, theme));
            paths.extend(above(&spots, theme));
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
fn lifted(path: Path, theme: Theme) -> Path {
    path.set("stroke", theme::PLATE.paint(theme)).set("stroke-width", "2.4").set("paint-order", "stroke")
}

/// Just within the square's edges.
fn square(pen: &mut Pen, spot: &Spot<'_>) {
    pen.rectangle(spot.at(1.0, 1.0), CELL - 2.0, CELL - 2.0);
}

/// The lower right corner, as if folded.
fn fold(pen: &mut Pen, spot: &Spot<'_>) {
    pen.polygon(&[spot.at(CELL, CELL - 12.0), spot.at(CELL, CELL), spot.at(CELL - 12.0, CELL)]);
}

/// Lines that go on from square to square.
fn hatching(pen: &mut Pen, spot: &Spot<'_>) {
    for k in 1..8 {
        let k = 12.0 * f64::from(k);
        let (low, high) = ((k - CELL).max(0.0), k.min(CELL));
        pen.line(spot.at(low, high), spot.at(high, low));
    }
}

fn cross(pen: &mut Pen, spot: &Spot<'_>) {
    let (low, high) = if spot.occupied { (4.0, 44.0) } else { (11.0, 37.0) };
    pen.line(spot.at(low, low), spot.at(high, high)).line(spot.at(low, high), spot.at(high, low));
}

fn lozenge(pen: &mut Pen, spot: &Spot<'_>) {
    pen.polygon(&[spot.at(24.0, 2.5), spot.at(45.5, 24.0), spot.at(24.0, 45.5), spot.at(2.5, 24.0)]);
}

fn ring(pen: &mut Pen, spot: &Spot<'_>) {
    pen.circle(spot.at(24.0, 24.0), 21.0);
}

fn brackets(pen: &mut Pen, spot: &Spot<'_>) {
    let (near, far, arm) = (3.2, 44.8, 11.0);
    for (x, y) in [(near, near), (far, near), (far, far), (near, far)] {
        let inward = |n: f64| if n == near { n + arm } else { n - arm };
        let (a, b, c) = (spot.at(inward(x), y), spot.at(x, y), spot.at(x, inward(y)));
        pen.draw('M', &[a.0, a.1]).draw('L', &[b.0, b.1]).draw('L', &[c.0, c.1]);
    }
}

fn dot(pen: &mut Pen, spot: &Spot<'_>) {
    if spot.occupied {
        pen.circle(spot.at(40.0, 40.0), 5.6);
    } else {
        pen.circle(spot.at(24.0, 24.0), 7.0);
    }
}

/// A bar across the man, which strikes it out.
fn slash(pen: &mut Pen, spot: &Spot<'_>) {
    let (low, high, half) = (5.0, 43.0, 1.4);
    pen.polygon(&[
        spot.at(low - half, high - half),
        spot.at(high - half, low - half),
        spot.at(high + half, low + half),
        spot.at(low + half, high + half),
    ]);
}

fn star(pen: &mut Pen, spot: &Spot<'_>) {
    four_points(pen, spot.at(10.0, 10.0), 8.8);
}

fn four_points(pen: &mut Pen, (x, y): (f64, f64), r: f64) {
    let w = r * 0.4;
    pen.polygon(&[
        (x, y - r),
        (x + w, y - w),
        (x + r, y),
        (x + w, y + w),
        (x, y + r),
        (x - w, y + w),
        (x - r, y),
        (x - w, y - w),
    ]);
}

/// Stars of six rays on discs with the given middles.
fn snow(middles: &[(f64, f64)], scale: f64, theme: Theme) -> Vec<Path> {
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
fn refusals(spots: &[Spot<'_>], theme: Theme) -> Vec<Path> {
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
    plates.paths(&theme::REFUSED, 1.6, theme)
}

/// Plates along the lower edge, or in the middle of a square that shows nothing else.
fn texts(spots: &[Spot<'_>], theme: Theme) -> Vec<Path> {
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
    plates.paths(&theme::INK, 1.5, theme)
}

fn captioned(spots: &[Spot<'_>], spot: &Spot<'_>) -> bool {
    spots.iter().any(|s| s.corner == spot.corner && matches!(s.kind, MarkKind::Text(_)))
}
