//! Boards as geometry: points, sets of points, directions, drawn neighbours, names and named zones.
//!
//! A board is squares or points on drawn lines; which men stand on it is [`crate::position`]'s business.

mod points;

pub use points::{MAX_POINTS, Point, PointSet};

/// One of the eight compass directions, north being towards higher ranks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// Towards higher ranks.
    North,
    /// Towards higher ranks and files.
    NorthEast,
    /// Towards higher files.
    East,
    /// Towards lower ranks and higher files.
    SouthEast,
    /// Towards lower ranks.
    South,
    /// Towards lower ranks and files.
    SouthWest,
    /// Towards lower files.
    West,
    /// Towards higher ranks and lower files.
    NorthWest,
}

impl Direction {
    /// All eight directions, clockwise from north.
    pub const ALL: [Direction; 8] = [
        Direction::North,
        Direction::NorthEast,
        Direction::East,
        Direction::SouthEast,
        Direction::South,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
    ];
    /// The four directions along files and ranks.
    pub const ORTHOGONAL: [Direction; 4] =
        [Direction::North, Direction::East, Direction::South, Direction::West];
    /// The four directions along diagonals.
    pub const DIAGONAL: [Direction; 4] =
        [Direction::NorthEast, Direction::SouthEast, Direction::SouthWest, Direction::NorthWest];

    /// The change of file and of rank that one step makes.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Direction::North => (0, 1),
            Direction::NorthEast => (1, 1),
            Direction::East => (1, 0),
            Direction::SouthEast => (1, -1),
            Direction::South => (0, -1),
            Direction::SouthWest => (-1, -1),
            Direction::West => (-1, 0),
            Direction::NorthWest => (-1, 1),
        }
    }
}

/// How a board is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Drawn {
    /// Squares of two colours; men stand on the squares.
    Chequered,
    /// Lines between points; men stand on the points.
    Lines,
}

/// A named part of a board, such as a castle or the centre.
#[derive(Debug, Clone, Copy)]
pub struct Zone {
    /// The word that lessons use for it (`zone castle`).
    pub id: &'static str,
    /// Its points.
    pub points: PointSet,
    /// Whether every picture of the board shows its bounds.
    pub marked: bool,
}

const NOWHERE: u8 = u8::MAX;

/// A board: its size, its neighbours along each drawn direction, and its zones.
///
/// Points are numbered from a1 along the first rank, then rank by rank.
#[derive(Debug)]
pub struct Board {
    files: u8,
    ranks: u8,
    drawn: Drawn,
    neighbours: [[u8; 8]; MAX_POINTS],
    zones: &'static [Zone],
}

impl Board {
    /// A chequered board of `files` × `ranks` squares, each joined to its eight neighbours.
    ///
    /// # Panics
    /// If the board has more than [`MAX_POINTS`] squares or more than 26 files.
    pub const fn squares(files: u8, ranks: u8, zones: &'static [Zone]) -> Board {
        assert!(files <= 26 && files as usize * ranks as usize <= MAX_POINTS);
        let mut neighbours = [[NOWHERE; 8]; MAX_POINTS];
        let mut point = 0;
        while point < files as usize * ranks as usize {
            let mut d = 0;
            while d < 8 {
                let (df, dr) = Direction::ALL[d].step();
                let file = (point % files as usize) as i8 + df;
                let rank = (point / files as usize) as i8 + dr;
                if file >= 0 && file < files as i8 && rank >= 0 && rank < ranks as i8 {
                    neighbours[point][d] = rank as u8 * files + file as u8;
                }
                d += 1;
            }
            point += 1;
        }
        Board { files, ranks, drawn: Drawn::Chequered, neighbours, zones }
    }

    /// A board of points on the lines of Alquerque: every point is joined to its neighbours along file and rank, and
    /// along the diagonals where the sum of its file and rank (from 1) is even.
    ///
    /// # Panics
    /// As [`Board::squares`].
    pub const fn alquerque(files: u8, ranks: u8, zones: &'static [Zone]) -> Board {
        let mut board = Board::squares(files, ranks, zones);
        board.drawn = Drawn::Lines;
        let mut point = 0;
        while point < files as usize * ranks as usize {
            let has_diagonals = (point / files as usize + point % files as usize).is_multiple_of(2);
            let mut d = 1;
            while d < 8 && !has_diagonals {
                board.neighbours[point][d] = NOWHERE;
                d += 2;
            }
            point += 1;
        }
        board
    }

    /// The number of files.
    #[inline]
    pub const fn files(&self) -> usize {
        self.files as usize
    }

    /// The number of ranks.
    #[inline]
    pub const fn ranks(&self) -> usize {
        self.ranks as usize
    }

    /// How the board is drawn.
    #[inline]
    pub const fn drawn(&self) -> Drawn {
        self.drawn
    }

    /// The number of points.
    #[inline]
    pub const fn len(&self) -> usize {
        self.files as usize * self.ranks as usize
    }

    /// Whether the board has no points at all.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All points, from a1 along each rank in turn.
    #[inline]
    pub fn points(&self) -> impl Iterator<Item = Point> + use<> {
        (0..self.len()).map(Point::new)
    }

    /// The point on the given file and rank, both counted from 0, if the board has it.
    #[inline]
    pub fn at(&self, file: usize, rank: usize) -> Option<Point> {
        (file < self.files() && rank < self.ranks()).then(|| Point::new(rank * self.files() + file))
    }

    /// The file of a point, counted from 0.
    #[inline]
    pub const fn file(&self, point: Point) -> usize {
        point.index() % self.files as usize
    }

    /// The rank of a point, counted from 0.
    #[inline]
    pub const fn rank(&self, point: Point) -> usize {
        point.index() / self.files as usize
    }

    /// The next point along a drawn line in the given direction.
    #[inline]
    pub const fn next(&self, point: Point, direction: Direction) -> Option<Point> {
        match self.neighbours[point.index()][direction as usize] {
            NOWHERE => None,
            index => Some(Point::new(index as usize)),
        }
    }

    /// The points met on the way from `point` in the given direction, nearest first.
    #[inline]
    pub fn ray(&self, point: Point, direction: Direction) -> impl Iterator<Item = Point> + '_ {
        std::iter::successors(self.next(point, direction), move |&p| self.next(p, direction))
    }

    /// The name of a point: its file's letter and its rank's number, as in `c2`.
    #[inline]
    pub fn name(&self, point: Point) -> String {
        format!("{}{}", self.file_letter(self.file(point)), self.rank(point) + 1)
    }

    /// The points as they are listed: file by file, from the first rank.
    #[inline]
    pub fn sorted(&self, points: PointSet) -> Vec<Point> {
        let files = (0..self.files()).flat_map(|file| (0..self.ranks()).map(move |rank| (file, rank)));
        files.filter_map(|(file, rank)| self.at(file, rank)).filter(|&point| points.contains(point)).collect()
    }

    /// The names of points, as they are listed.
    #[inline]
    pub fn names(&self, points: PointSet) -> Vec<String> {
        self.sorted(points).into_iter().map(|point| self.name(point)).collect()
    }

    /// The letter of a file counted from 0.
    #[inline]
    pub fn file_letter(&self, file: usize) -> char {
        char::from(b'a' + file as u8)
    }

    /// The point with the given Latin name; anything else is `None`.
    ///
    /// ```
    /// use tabia::board::Board;
    /// let board = Board::squares(8, 8, &[]);
    /// let c2 = board.point("c2").unwrap();
    /// assert_eq!((board.file(c2), board.rank(c2)), (2, 1));
    /// assert_eq!(board.name(c2), "c2");
    /// assert_eq!(board.point("c9"), None);
    /// ```
    pub fn point(&self, name: &str) -> Option<Point> {
        let mut chars = name.chars();
        let file = chars.next().filter(char::is_ascii_lowercase)?;
        let digits = chars.as_str();
        if digits.starts_with('0') || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        let rank: usize = digits.parse().ok()?;
        self.at(usize::from(file as u8 - b'a'), rank.checked_sub(1)?)
    }

    /// The board's zones.
    #[inline]
    pub const fn zones(&self) -> &'static [Zone] {
        self.zones
    }

    /// The points of the zone with the given id.
    #[inline]
    pub fn zone(&self, id: &str) -> Option<PointSet> {
        self.zones.iter().find(|z| z.id == id).map(|z| z.points)
    }
}
