//! Reading a move's text, without asking whether there is such a move.

mod prefix;
mod scan;

use std::ops::Range;

use super::ParseError;
use super::squares::LookAlike;
use crate::board::{Point, PointSet};
use crate::game::{Check, Form, Game};
use crate::lang::Lang;
use crate::position::{Kind, Move, Position};
use scan::Scan;

/// What stands between the two squares of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Separator {
    /// `-`: a move that takes nothing on its square of arrival.
    Move,
    /// `:` or `x`: a capture.
    Capture,
    /// `÷`: an exchange, after which both men are gone.
    Exchange,
    /// `~`: two men change places.
    Swap,
}

impl Separator {
    /// The one that a move of the position is written with.
    pub fn of(position: &Position, mv: &Move) -> Separator {
        let takes = mv.to.is_some_and(|to| mv.captures().contains(to)) || in_passing(position, mv);
        match (takes, mv.vanishes()) {
            (true, true) => Separator::Exchange,
            (true, false) => Separator::Capture,
            _ if mv.swaps() => Separator::Swap,
            _ => Separator::Move,
        }
    }

    /// Its sign.
    pub const fn sign(self, form: Form) -> char {
        match (self, form) {
            (Separator::Move, _) => '-',
            (Separator::Capture, Form::Long) => ':',
            (Separator::Capture, Form::Short) => 'x',
            (Separator::Exchange, _) => '÷',
            (Separator::Swap, _) => '~',
        }
    }

    fn read(sign: char) -> Option<Separator> {
        match sign {
            '-' | '\u{2010}'..='\u{2014}' | '\u{2212}' => Some(Separator::Move),
            ':' | 'x' | '×' | 'х' => Some(Separator::Capture),
            '÷' => Some(Separator::Exchange),
            '~' => Some(Separator::Swap),
            _ => None,
        }
    }
}

/// Whether the move takes a man that it passes by, on a square that its double step passed over.
pub(super) fn in_passing(position: &Position, mv: &Move) -> bool {
    let takes_elsewhere = mv.to.is_some_and(|to| !mv.captures().contains(to)) && !mv.captures().is_empty();
    takes_elsewhere && mv.to == position.state.target
}

/// Whether the move is a king's with a rook that goes over.
pub(super) fn castles(mv: &Move) -> bool {
    mv.shifts.is_some() && !mv.swaps()
}

/// What a text says of the square that a man leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Start {
    /// Its file, counted from 0.
    File(usize),
    /// Its rank, counted from 0.
    Rank(usize),
    /// All of it.
    Point(Point),
}

/// A man's way as it was written. Ranges are bytes of the text that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Way {
    /// The man's letter or name.
    pub piece: Option<(Kind, Range<usize>)>,
    /// Whether `@` says that the man comes from the hand.
    pub dropped: bool,
    /// Where the man stands, or as much as is said of it.
    pub start: Option<(Start, Range<usize>)>,
    /// What stands before the square of arrival; nothing in the machine form.
    pub separator: Option<(Separator, Range<usize>)>,
    /// Where it goes.
    pub to: (Point, Range<usize>),
    /// What it turns into.
    pub promotion: Option<(Kind, Range<usize>)>,
    /// The list of what vanishes, with the sign before it; empty where the man itself does (`d4x`).
    pub taken: Option<(PointSet, Range<usize>)>,
    /// Where `e.p.` says that a pawn is taken in passing.
    pub in_passing: Option<Range<usize>>,
}

impl Way {
    /// A way of which only the square of arrival is written.
    fn to(to: (Point, Range<usize>)) -> Way {
        Way {
            piece: None,
            dropped: false,
            start: None,
            separator: None,
            to,
            promotion: None,
            taken: None,
            in_passing: None,
        }
    }
}

/// What a move's text says is done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// A man goes, or comes from the hand.
    Way(Box<Way>),
    /// `0-0`, to the side of the higher files, or `0-0-0`, to that of the lower ones.
    Castling {
        /// Whether it is `0-0-0`.
        long: bool,
    },
    /// Nothing is moved.
    Pass,
}

/// A move as it was written. Ranges are bytes of the text that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    /// The move's number, where one stands before it.
    pub number: Option<u16>,
    /// Whether dots or underscores in the place of White's move say that it is Black's.
    pub black: bool,
    /// What is done.
    pub act: Act,
    /// The check sign, and where it stands or would stand.
    pub check: (Check, Range<usize>),
    /// The squares that were written with Cyrillic letters.
    pub look_alikes: Vec<LookAlike>,
    /// The whole move without its number; what follows its end was not read.
    pub range: Range<usize>,
}

/// Reads the move that begins at byte `at` of a text, with the number before it, in book or machine form, and leaves
/// what follows it. A move ends at a space, a bracket or another mark that no move has; the game's own sign of a final
/// check is always read as one, `+)` also within brackets.
///
/// # Errors
/// Where the text stops being a move, and what was expected there.
///
/// # Panics
/// If `at` is not the start of a character of the text, or its end.
pub fn scan_move(game: &dyn Game, text: &str, at: usize, langs: &[&Lang]) -> Result<Written, ParseError> {
    let prefix = prefix::read(&text[at..]);
    let start = at + prefix.length;
    let mut scan = Scan { game, langs, text, at: start, look_alikes: Vec::new() };
    let mut act = scan.act()?;
    let mut check = scan.check();
    if let Act::Way(way) = &mut act {
        way.in_passing = scan.in_passing();
        if way.in_passing.is_some() && check.0 == Check::None {
            check = scan.check();
        }
    }
    let end = text.len() - scan.rest().trim_start_matches(['!', '?']).len();
    let next = text[end..].chars().next();
    if next.is_some_and(|c| c.is_alphanumeric() || matches!(c, '=' | '-' | ':' | '÷' | '~' | '+' | '#' | '/'))
    {
        scan.at = end;
        return Err(scan.wrong("the move should end here"));
    }
    let (number, black, look_alikes) = (prefix.number, prefix.black, scan.look_alikes);
    Ok(Written { number, black, act, check, look_alikes, range: start..end })
}

/// The bytes of the word that begins, after a move's number, at byte `at` of a text.
pub(super) fn word_at(text: &str, at: usize) -> Range<usize> {
    let start = at + prefix::read(&text[at..]).length;
    let length = text[start..].find(char::is_whitespace).unwrap_or(text.len() - start);
    start..start + length
}
