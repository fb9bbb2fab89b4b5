//! What a pattern means on a board: the paths from a point.

use super::read::steps;
use super::{Atom, Betza, Leg, Modifier, Term};
use crate::board::{Board, Direction, Point};
use crate::movement::{Mode, Path, Shape};
use crate::position::Side;

/// Which steps from point to point there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ground {
    /// Those along the board's drawn lines.
    Lines,
    /// Those to all eight neighbours, drawn or not.
    Open,
}

/// Changes of file and rank, as the side sees them: ranks grow forward and files to the right.
type Vector = (i8, i8);

impl Betza {
    /// The paths from a point for a man of the side, those of each term together. Leaps do not heed lines; castling has
    /// no path.
    pub fn paths(&self, board: &Board, ground: Ground, from: Point, side: Side) -> Vec<Path> {
        let mut tracer = Tracer { board, ground, side, paths: Vec::new() };
        for term in &self.terms {
            tracer.term(term, from);
        }
        tracer.paths
    }
}

struct Tracer<'a> {
    board: &'a Board,
    ground: Ground,
    side: Side,
    paths: Vec<Path>,
}

impl Tracer<'_> {
    fn term(&mut self, term: &Term, from: Point) {
        let mode = mode(term);
        if let [leg] = &term.legs[..] {
            for vector in vectors(leg.atom).filter(|&vector| points_along(&term.modifiers, vector)) {
                if steps(leg.atom).is_some() {
                    self.line(from, vector, *leg, mode);
                } else if term.has(Modifier::Lame) {
                    self.lame(from, vector, mode);
                } else {
                    self.leaps(from, vector, *leg, mode);
                }
            }
        } else {
            let start = Trail { from, points: Vec::new(), heading: None };
            self.chain(&term.modifiers, &term.legs, &start, mode);
        }
    }

    /// Goes along each direction of the first leg, and on with the others.
    fn chain(&mut self, modifiers: &[Modifier], legs: &[Leg], trail: &Trail, mode: Mode) {
        let Some((leg, rest)) = legs.split_first() else { return };
        let outward = |(file, rank): Vector| {
            trail
                .heading
                .is_none_or(|(df, dr)| i32::from(file) * i32::from(df) + i32::from(rank) * i32::from(dr) > 0)
        };
        for vector in vectors(leg.atom).filter(|&v| points_along(modifiers, v) && outward(v)) {
            if rest.is_empty() {
                let first = trail.points.len();
                let mut points = trail.points.clone();
                points.extend(self.ray(trail.from, vector, reach(*leg)));
                let bent = trail.heading.is_some_and(|heading| heading != vector);
                self.push(points, first, mode, if bent { Shape::Bent } else { Shape::Straight });
            } else if let Some(next) = self.step(trail.from, vector) {
                let points = trail.points.iter().copied().chain([next]).collect();
                self.chain(&[], rest, &Trail { from: next, points, heading: Some(vector) }, mode);
            }
        }
    }

    /// Steps along a line, as far as the leg's range.
    fn line(&mut self, from: Point, vector: Vector, leg: Leg, mode: Mode) {
        let points = self.ray(from, vector, reach(leg));
        self.push(points, 0, mode, Shape::Straight);
    }

    /// A leap, or several in one direction.
    fn leaps(&mut self, from: Point, vector: Vector, leg: Leg, mode: Mode) {
        let leaps = std::iter::successors(self.leap(from, vector), |&at| self.leap(at, vector));
        let points = leaps.take(reach(leg)).collect();
        self.push(points, 0, mode, Shape::Straight);
    }

    /// A leap that is walked: straight where it lies on a line, else (the knight's) one step along a file or rank and
    /// then one outward along a diagonal.
    fn lame(&mut self, from: Point, vector: Vector, mode: Mode) {
        let (file, rank) = vector;
        let length = file.abs().max(rank.abs());
        let straight = file == 0 || rank == 0 || file.abs() == rank.abs();
        let long = |way: i8| if way.abs() == length { way.signum() } else { 0 };
        let (first, rest) = if straight {
            ((file / length, rank / length), length - 1)
        } else {
            ((long(file), long(rank)), 1)
        };
        let then = if straight { first } else { (file.signum(), rank.signum()) };
        let mut points: Vec<Point> = self.step(from, first).into_iter().collect();
        for _ in 0..rest {
            let next = points.last().and_then(|&at| self.step(at, then));
            points.extend(next);
        }
        if points.len() == length as usize {
            let shape = if straight { Shape::Straight } else { Shape::Bent };
            let first = points.len() - 1;
            self.push(points, first, mode, shape);
        }
    }

    fn push(&mut self, points: Vec<Point>, first: usize, mode: Mode, shape: Shape) {
        if points.len() > first {
            self.paths.push(Path { points, first, mode, shape });
        }
    }

    fn ray(&self, from: Point, vector: Vector, length: usize) -> Vec<Point> {
        std::iter::successors(self.step(from, vector), |&at| self.step(at, vector)).take(length).collect()
    }

    /// The neighbour in a direction, if there is a step to it.
    fn step(&self, from: Point, vector: Vector) -> Option<Point> {
        match self.ground {
            Ground::Open => self.leap(from, vector),
            Ground::Lines => {
                let drawn = Direction::ALL.into_iter().find(|d| d.step() == self.seen(vector))?;
                self.board.next(from, drawn)
            }
        }
    }

    fn leap(&self, from: Point, vector: Vector) -> Option<Point> {
        let (df, dr) = self.seen(vector);
        let file = self.board.file(from).checked_add_signed(df.into())?;
        let rank = self.board.rank(from).checked_add_signed(dr.into())?;
        self.board.at(file, rank)
    }

    /// The change of the board's own files and ranks.
    fn seen(&self, (file, rank): Vector) -> Vector {
        match self.side {
            Side::White => (file, rank),
            Side::Black => (-file, -rank),
        }
    }
}

/// The way come so far.
struct Trail {
    from: Point,
    points: Vec<Point>,
    heading: Option<Vector>,
}

fn mode(term: &Term) -> Mode {
    let said = [
        (Modifier::Move, Mode::MOVE),
        (Modifier::Capture, Mode::CAPTURE),
        (Modifier::EnPassant, Mode::EN_PASSANT),
    ];
    let said = said.into_iter().filter(|(modifier, _)| term.has(*modifier)).map(|(_, mode)| mode);
    let mode = said.reduce(|one, other| one | other).unwrap_or(Mode::BOTH);
    if term.has(Modifier::Initial) { mode | Mode::INITIAL } else { mode }
}

/// How often a leg may be repeated.
fn reach(leg: Leg) -> usize {
    let slides = matches!(leg.atom, Atom::R | Atom::B | Atom::Q);
    match leg.range {
        Some(0) => usize::MAX,
        Some(range) => range.into(),
        None if slides => usize::MAX,
        None => 1,
    }
}

/// All directions of an atom, in a fixed order; none for castling.
fn vectors(atom: Atom) -> impl Iterator<Item = Vector> {
    let shapes: &[(i8, i8)] = match atom {
        Atom::W | Atom::R => &[(1, 0)],
        Atom::F | Atom::B => &[(1, 1)],
        Atom::K | Atom::Q => &[(1, 0), (1, 1)],
        Atom::D => &[(2, 0)],
        Atom::N => &[(2, 1)],
        Atom::A => &[(2, 2)],
        Atom::H => &[(3, 0)],
        Atom::C => &[(3, 1)],
        Atom::Z => &[(3, 2)],
        Atom::G => &[(3, 3)],
        Atom::O => &[],
    };
    shapes.iter().flat_map(|&(long, short)| {
        let around = move |file: i8, rank: i8| {
            let is = (file.abs(), rank.abs());
            is == (long, short) || is == (short, long)
        };
        (-3..=3)
            .flat_map(move |rank| (-3..=3).map(move |file| (file, rank)))
            .filter(move |&(f, r)| around(f, r))
    })
}

/// Whether the directions among the modifiers include the vector. Without any, all are meant.
fn points_along(modifiers: &[Modifier], vector: Vector) -> bool {
    let directions: Vec<Modifier> = modifiers.iter().copied().filter(|m| m.is_direction()).collect();
    let mut rest = &directions[..];
    let mut found = rest.is_empty();
    while let Some((&one, after)) = rest.split_first() {
        let pair = after.first().and_then(|&two| both(one, two, vector));
        found |= pair.unwrap_or_else(|| alone(one, vector));
        rest = if pair.is_some() { &after[1..] } else { after };
    }
    found
}

/// Whether the vector goes that way at all.
fn towards(direction: Modifier, (file, rank): Vector) -> bool {
    match direction {
        Modifier::Forward => rank > 0,
        Modifier::Backward => rank < 0,
        Modifier::Left => file < 0,
        Modifier::Right => file > 0,
        Modifier::Vertical => rank != 0,
        Modifier::Sideways => file != 0,
        _ => false,
    }
}

fn upright(direction: Modifier) -> bool {
    matches!(direction, Modifier::Forward | Modifier::Backward | Modifier::Vertical)
}

/// Whether the vector is among those that the direction means by itself: on oblique atoms, the two nearest to it.
fn alone(direction: Modifier, vector @ (file, rank): Vector) -> bool {
    let oblique = file != 0 && rank != 0 && file.abs() != rank.abs();
    towards(direction, vector) && (!oblique || (rank.abs() > file.abs()) == upright(direction))
}

/// Whether the vector is among those that two directions mean together; `None` where they are no pair on this atom.
fn both(one: Modifier, two: Modifier, vector @ (file, rank): Vector) -> Option<bool> {
    let oblique = file != 0 && rank != 0 && file.abs() != rank.abs();
    let pure = |direction| !matches!(direction, Modifier::Vertical | Modifier::Sideways | Modifier::Half);
    if two == Modifier::Half {
        return Some(towards(one, vector));
    }
    if file == 0 || rank == 0 || one == Modifier::Half || !pure(one) {
        return None;
    }
    if one == two {
        return oblique.then(|| alone(one, vector));
    }
    let crossed = upright(one) != upright(two) && (pure(two) || oblique);
    crossed.then(|| towards(one, vector) && alone(two, vector))
}
