//! The arrays by number.
//!
//! A side's nine pieces stand on any nine of the 16 squares of its two back ranks, the bishops on opposite colours. The
//! six choices are made one after another from the squares still free: of the light-squared bishop (8), the dark-squared
//! one (8), the king (14), the two queens (78 pairs), the two rooks (55) and the two knights (36). With each choice
//! counted from 0, the number is
//!
//! ```text
//! light + 8 · (dark + 8 · (king + 14 · (queens + 78 · (rooks + 55 · knights))))
//! ```
//!
//! The squares are counted in an order that begins with those of array 0, which therefore is every choice's first:
//!
//! ```text
//! 2  .  N  .  Q  .  B  .  R      d1 f2 a1 d2 f1 c1 h2 b2 h1, then the empty ones:
//! 1  K  .  R  B  .  Q  .  N      b1 e1 g1 a2 c2 e2 g2
//!    a  b  c  d  e  f  g  h
//! ```

use super::{BISHOP, BOARD, KING, KNIGHT, PAWN, QUEEN, ROOK, is_light};
use crate::board::Point;
use crate::position::{Kind, Piece, Position, Side, State};

/// How many arrays there are.
const COUNT: u32 = 8 * 8 * 14 * pairs(13) * pairs(11) * pairs(9);

/// White's two back ranks as the numbers count them.
const SQUARES: [usize; 16] = [3, 13, 0, 11, 5, 2, 15, 9, 7, 1, 4, 6, 8, 10, 12, 14];

/// The number of pairs among that many squares.
const fn pairs(squares: u32) -> u32 {
    squares * (squares - 1) / 2
}

/// The array with this number.
pub(super) fn array(number: u32) -> Option<Position> {
    if number >= COUNT {
        return None;
    }
    let mut rest = Choices(number);
    let mut free: Vec<Point> = SQUARES.into_iter().map(Point::new).collect();
    let mut position = Position::empty(State::NEW);
    for light in [true, false] {
        let of_colour = free.iter().enumerate().filter(|&(_, &point)| is_light(point) == light);
        let at = of_colour.map(|(at, _)| at).nth(rest.next(8))?;
        place(&mut position, BISHOP, free.remove(at));
    }
    place(&mut position, KING, free.remove(rest.next(14)));
    for (kind, squares) in [(QUEEN, 13), (ROOK, 11), (KNIGHT, 9)] {
        let (first, second) = pair(rest.next(pairs(squares)), free.len())?;
        // The second is the later one, so it goes first.
        place(&mut position, kind, free.remove(second));
        place(&mut position, kind, free.remove(first));
    }
    for file in 0..BOARD.files() {
        place(&mut position, PAWN, BOARD.at(file, 2)?);
    }
    Some(position)
}

/// What is left of a number, of which each choice takes its part.
struct Choices(u32);

impl Choices {
    fn next(&mut self, among: u32) -> usize {
        let choice = self.0 % among;
        self.0 /= among;
        choice as usize
    }
}

/// The pair with the given number among so many places: 0 1, 0 2 … 1 2 …
fn pair(number: usize, places: usize) -> Option<(usize, usize)> {
    let all = (0..places).flat_map(|first| (first + 1..places).map(move |second| (first, second)));
    all.into_iter().nth(number)
}

/// Puts White's man on the square, and Black's on its mirror image.
fn place(position: &mut Position, kind: Kind, point: Point) {
    position.set(point, Some(Piece::new(Side::White, kind)));
    if let Some(mirror) = BOARD.at(BOARD.file(point), BOARD.ranks() - 1 - BOARD.rank(point)) {
        position.set(mirror, Some(Piece::new(Side::Black, kind)));
    }
}
