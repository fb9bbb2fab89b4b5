//! Points and sets of points.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

/// The largest number of points that a board may have: nine files of nine.
pub const MAX_POINTS: usize = 81;

/// A square or point of a board, by its number: a1 is 0, then along the rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// The point with the given number.
    ///
    /// # Panics
    /// If the number is not below [`MAX_POINTS`].
    #[inline]
    pub const fn new(index: usize) -> Point {
        assert!(index < MAX_POINTS);
        Point(index as u8)
    }

    /// The point's number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Point {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// A set of points, kept as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PointSet(u128);

impl PointSet {
    /// The set of nothing.
    pub const EMPTY: PointSet = PointSet(0);

    /// The set whose members are the points with the given numbers.
    #[inline]
    pub const fn of(indices: &[usize]) -> PointSet {
        let mut bits = 0;
        let mut i = 0;
        while i < indices.len() {
            bits |= 1 << Point::new(indices[i]).index();
            i += 1;
        }
        PointSet(bits)
    }

    /// The set of one point.
    #[inline]
    pub const fn only(point: Point) -> PointSet {
        PointSet(1 << point.index())
    }

    /// The union, usable in constants.
    #[inline]
    pub const fn union(self, other: PointSet) -> PointSet {
        PointSet(self.0 | other.0)
    }

    /// Whether the point is a member.
    #[inline]
    pub const fn contains(self, point: Point) -> bool {
        self.0 >> point.index() & 1 == 1
    }

    /// Adds a point.
    #[inline]
    pub const fn insert(&mut self, point: Point) {
        self.0 |= 1 << point.index();
    }

    /// Takes a point out.
    #[inline]
    pub const fn remove(&mut self, point: Point) {
        self.0 &= !(1 << point.index());
    }

    /// The number of members.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are no members.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the two sets share a member.
    #[inline]
    pub const fn meets(self, other: PointSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The member with the lowest number.
    #[inline]
    pub const fn first(self) -> Option<Point> {
        if self.0 == 0 { None } else { Some(Point(self.0.trailing_zeros() as u8)) }
    }

    /// The members in the order of their numbers.
    #[inline]
    pub const fn iter(self) -> Points {
        Points(self.0)
    }
}

/// The members of a [`PointSet`] in the order of their numbers.
#[derive(Debug, Clone)]
pub struct Points(u128);

impl Iterator for Points {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        let point = PointSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(point)
    }
}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = Points;

    #[inline]
    fn into_iter(self) -> Points {
        self.iter()
    }
}

impl FromIterator<Point> for PointSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> PointSet {
        points.into_iter().fold(PointSet::EMPTY, |set, p| set | PointSet::only(p))
    }
}

impl fmt::Debug for PointSet {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl BitOr for PointSet {
    type Output = PointSet;
    #[inline]
    fn bitor(self, other: PointSet) -> PointSet {
        PointSet(self.0 | other.0)
    }
}

impl BitAnd for PointSet {
    type Output = PointSet;
    #[inline]
    fn bitand(self, other: PointSet) -> PointSet {
        PointSet(self.0 & other.0)
    }
}

impl Sub for PointSet {
    type Output = PointSet;
    #[inline]
    fn sub(self, other: PointSet) -> PointSet {
        PointSet(self.0 & !other.0)
    }
}

impl Not for PointSet {
    type Output = PointSet;
    #[inline]
    fn not(self) -> PointSet {
        PointSet(!self.0)
    }
}

impl BitOrAssign for PointSet {
    #[inline]
    fn bitor_assign(&mut self, other: PointSet) {
        self.0 |= other.0;
    }
}

impl BitAndAssign for PointSet {
    #[inline]
    fn bitand_assign(&mut self, other: PointSet) {
        self.0 &= other.0;
    }
}

impl SubAssign for PointSet {
    #[inline]
    fn sub_assign(&mut self, other: PointSet) {
        self.0 &= !other.0;
    }
}
