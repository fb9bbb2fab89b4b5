//! The shapes of marks, each drawn at its place on a square.

use super::super::layout::CELL;
use super::super::write::Pen;
use super::Spot;

/// What lies under a man: just within the square's edges, or a disc about a point on lines.
pub(super) fn ground(pen: &mut Pen, spot: &Spot<'_>) {
    if spot.on_lines {
        pen.circle(spot.at(24.0, 24.0), 21.5);
    } else {
        pen.rectangle(spot.at(1.0, 1.0), CELL - 2.0, CELL - 2.0);
    }
}

/// The lower right corner of that ground, as if folded.
pub(super) fn fold(pen: &mut Pen, spot: &Spot<'_>) {
    if spot.on_lines {
        let (x, y) = spot.at(45.2, 28.0);
        pen.draw('M', &[x, y]).draw('a', &[21.5, 21.5, 0.0, 0.0, 1.0, -17.2, 17.2]).draw('z', &[]);
        return;
    }
    pen.polygon(&[spot.at(CELL, CELL - 12.0), spot.at(CELL, CELL), spot.at(CELL - 12.0, CELL)]);
}

/// Lines that go on from square to square.
pub(super) fn hatching(pen: &mut Pen, spot: &Spot<'_>) {
    for k in 0..8 {
        let k = 12.0 * f64::from(k);
        let (low, high) = ((k - CELL).max(0.0), k.min(CELL));
        if low == high {
            continue;
        }
        pen.line(spot.at(low, high), spot.at(high, low));
    }
}

/// A disc about a point on lines, which leaves the ways from point to point clear.
pub(super) fn disc(pen: &mut Pen, spot: &Spot<'_>) {
    pen.circle(spot.at(24.0, 24.0), if spot.occupied { 20.5 } else { 12.5 });
}

/// A cross, which a man covers but for its ends.
pub(super) fn cross(pen: &mut Pen, spot: &Spot<'_>) {
    let (low, high) = if spot.occupied { (4.0, 44.0) } else { (11.0, 37.0) };
    pen.line(spot.at(low, low), spot.at(high, high)).line(spot.at(low, high), spot.at(high, low));
}

/// Filled corners, which no man covers.
pub(super) fn corners(pen: &mut Pen, spot: &Spot<'_>) {
    let (near, far, leg) = (2.0, CELL - 2.0, 16.0);
    for (x, y) in [(near, near), (far, near), (far, far), (near, far)] {
        let inward = |n: f64| if n == near { leg } else { -leg };
        let (left, top) = spot.at(x, y);
        pen.draw('M', &[left, top])
            .draw('h', &[inward(x)])
            .draw('l', &[-inward(x), inward(y)])
            .draw('z', &[]);
    }
}

/// A lozenge about a point, wide enough to be seen beside a man.
pub(super) fn lozenge(pen: &mut Pen, spot: &Spot<'_>) {
    let r = if spot.occupied { 26.0 } else { 20.0 };
    pen.polygon(&[
        spot.at(24.0, 24.0 - r),
        spot.at(24.0 + r, 24.0),
        spot.at(24.0, 24.0 + r),
        spot.at(24.0 - r, 24.0),
    ]);
}

/// A ring about the man.
pub(super) fn ring(pen: &mut Pen, spot: &Spot<'_>) {
    pen.circle(spot.at(24.0, 24.0), 21.0);
}

/// Brackets in the corners.
pub(super) fn brackets(pen: &mut Pen, spot: &Spot<'_>) {
    let (near, far, arm) = (3.2, 44.8, 11.0);
    for (x, y) in [(near, near), (far, near), (far, far), (near, far)] {
        let inward = |n: f64| if n == near { arm } else { -arm };
        let (left, top) = spot.at(x + inward(x), y);
        pen.draw('M', &[left, top]).draw('h', &[-inward(x)]).draw('v', &[inward(y)]);
    }
}

/// A dot, beside a man if one stands there.
pub(super) fn dot(pen: &mut Pen, spot: &Spot<'_>) {
    if spot.occupied {
        pen.circle(spot.at(40.0, 40.0), 5.6);
    } else {
        pen.circle(spot.at(24.0, 24.0), 7.0);
    }
}

/// A bar from corner to corner, which strikes out the man.
pub(super) fn slash(pen: &mut Pen, spot: &Spot<'_>) {
    let (low, high, half) = (5.0, 43.0, 1.4);
    pen.polygon(&[
        spot.at(low - half, high - half),
        spot.at(high - half, low - half),
        spot.at(high + half, low + half),
        spot.at(low + half, high + half),
    ]);
}

/// A star of four points in the upper left corner.
pub(super) fn star(pen: &mut Pen, spot: &Spot<'_>) {
    four_points(pen, spot.at(10.0, 10.0), 9.0);
}

/// A star of four points.
pub(super) fn four_points(pen: &mut Pen, (x, y): (f64, f64), r: f64) {
    let (short, long) = (r * 0.4, r * 0.6);
    pen.draw('M', &[x, y - r]);
    for (dx, dy) in [
        (short, long),
        (long, short),
        (-long, short),
        (-short, long),
        (-short, -long),
        (-long, -short),
        (long, -short),
    ] {
        pen.draw('l', &[dx, dy]);
    }
    pen.draw('z', &[]);
}
