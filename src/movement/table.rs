//! Patterns laid out for every man and point of a board, forwards and backwards.

use super::{Mode, Path, Shape};
use crate::board::{Board, Point, PointSet};
use crate::position::{Kind, Piece, Position, Side};

/// The paths of every man from every point, and the ways back: from which points men strike a point.
#[derive(Debug)]
pub struct Table {
    size: usize,
    /// Where a man's paths from a point begin in `paths`; one more at the end.
    starts: Vec<u32>,
    paths: Vec<Stretch>,
    points: Vec<Point>,
    /// The points from which some man strikes the point.
    around: Vec<PointSet>,
    /// Where the strokes on a point from a point begin in `strokes`; one more at the end.
    pairs: Vec<u32>,
    strokes: Vec<Stroke>,
}

/// A path, its points kept with all others.
#[derive(Debug, Clone, Copy)]
struct Stretch {
    start: u32,
    len: u8,
    first: u8,
    mode: Mode,
    shape: Shape,
}

/// A capture from a point onto a point: by which men, and over which points, all empty.
#[derive(Debug, Clone, Copy)]
struct Stroke {
    men: u128,
    between: PointSet,
}

/// A place where a man's path may end.
#[derive(Debug, Clone, Copy)]
pub struct Ending {
    /// What the man may do there.
    pub mode: Mode,
    /// The nearest man in the way, and whether it stands on a leg: before the turn of a bent path.
    pub blocked: Option<(Point, Shape)>,
}

impl Table {
    /// The table of a board and of the first `kinds` kinds, whose paths are given.
    ///
    /// # Panics
    /// If a path has more than 255 points.
    pub fn new(board: &Board, kinds: usize, paths: impl Fn(Piece, Point) -> Vec<Path>) -> Table {
        let size = board.len();
        let mut table = Table {
            size,
            starts: vec![0],
            paths: Vec::new(),
            points: Vec::new(),
            around: vec![PointSet::EMPTY; size],
            pairs: vec![0],
            strokes: Vec::new(),
        };
        let mut strokes: Vec<Vec<Stroke>> = vec![Vec::new(); size * size];
        for slot in 0..kinds * 2 {
            let side = Side::BOTH[slot % 2];
            let man = Piece::new(side, Kind((slot / 2) as u8));
            for from in board.points() {
                for path in paths(man, from) {
                    if path.mode.has(Mode::CAPTURE) {
                        table.strike(man, from, &path, &mut strokes);
                    }
                    table.push(&path);
                }
                table.starts.push(table.paths.len() as u32);
            }
        }
        for list in strokes {
            table.strokes.extend(list);
            table.pairs.push(table.strokes.len() as u32);
        }
        table
    }

    fn push(&mut self, path: &Path) {
        assert!(path.points.len() <= usize::from(u8::MAX));
        self.paths.push(Stretch {
            start: self.points.len() as u32,
            len: path.points.len() as u8,
            first: path.first as u8,
            mode: path.mode,
            shape: path.shape,
        });
        self.points.extend(&path.points);
    }

    /// Notes backwards where a path strikes.
    fn strike(&mut self, man: Piece, from: Point, path: &Path, strokes: &mut [Vec<Stroke>]) {
        let mut between = PointSet::EMPTY;
        for (at, &to) in path.points.iter().enumerate() {
            if at >= path.first {
                self.around[to.index()].insert(from);
                let list = &mut strokes[to.index() * self.size + from.index()];
                match list.iter_mut().find(|stroke| stroke.between == between) {
                    Some(stroke) => stroke.men |= bit(man),
                    None => list.push(Stroke { men: bit(man), between }),
                }
            }
            between.insert(to);
        }
    }

    #[inline]
    fn from(&self, man: Piece, from: Point) -> &[Stretch] {
        let slot = slot(man) * self.size + from.index();
        &self.paths[self.starts[slot] as usize..self.starts[slot + 1] as usize]
    }

    #[inline]
    fn points(&self, path: &Stretch) -> &[Point] {
        &self.points[path.start as usize..][..path.len.into()]
    }

    /// Visits the points that the man on `from` comes to: up to the first occupied point of each path, that included.
    #[inline]
    pub fn reach(&self, position: &Position, man: Piece, from: Point, mut visit: impl FnMut(Point, Mode)) {
        for path in self.from(man, from) {
            for (at, &to) in self.points(path).iter().enumerate() {
                if at >= path.first.into() {
                    visit(to, path.mode);
                }
                if position.at(to).is_some() {
                    break;
                }
            }
        }
    }

    /// How the man's paths from `from` end on `to`; an open one if there is one, nothing if none leads there.
    pub fn ending(&self, position: &Position, man: Piece, from: Point, to: Point) -> Option<Ending> {
        let mut found: Option<Ending> = None;
        for path in self.from(man, from) {
            let points = self.points(path);
            let Some(end) = points.iter().position(|&at| at == to).filter(|&at| at >= path.first.into())
            else {
                continue;
            };
            let blocked = points[..end].iter().position(|&at| position.at(at).is_some());
            let shape = |at: usize| if at < path.first.into() { path.shape } else { Shape::Straight };
            let blocked = blocked.map(|at| (points[at], shape(at)));
            if found.is_none_or(|found| found.blocked.is_some()) {
                found = Some(Ending { mode: path.mode, blocked });
            }
        }
        found
    }

    /// Visits the strokes on `target` by the men on the points `by`: each striking man's point and the points between,
    /// which must be empty for the stroke. Stops when `visit` says so.
    #[inline]
    pub fn strokes(
        &self,
        position: &Position,
        target: Point,
        by: PointSet,
        mut visit: impl FnMut(Point, PointSet) -> bool,
    ) {
        for from in by & self.around[target.index()] {
            let Some(man) = position.at(from) else { continue };
            let pair = target.index() * self.size + from.index();
            for stroke in &self.strokes[self.pairs[pair] as usize..self.pairs[pair + 1] as usize] {
                if stroke.men & bit(man) != 0 && visit(from, stroke.between) {
                    return;
                }
            }
        }
    }

    /// The first of the men on the points `by` that strikes `target` when `occupied` are the points with men.
    #[inline]
    pub fn striker(
        &self,
        position: &Position,
        target: Point,
        by: PointSet,
        occupied: PointSet,
    ) -> Option<Point> {
        let mut found = None;
        self.strokes(position, target, by, |from, between| {
            if !between.meets(occupied) {
                found = Some(from);
            }
            found.is_some()
        });
        found
    }
}

#[inline]
fn slot(man: Piece) -> usize {
    man.kind().index() * 2 + man.side() as usize
}

#[inline]
fn bit(man: Piece) -> u128 {
    1 << slot(man)
}
