//! Reading a move's text, without asking whether there is such a move.

use std::ops::Range;

use super::names::names;
use super::squares::{LookAlike, look_alike, point_at};
use super::{ParseError, parse_kind};
use crate::board::Point;
use crate::diag::nearest;
use crate::game::{Check, Game};
use crate::lang::Lang;
use crate::position::{Kind, Move};

/// What stands between the two squares of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Separator {
    /// `-`: a move that takes nothing on its square of arrival.
    Move,
    /// `:`: a capture.
    Capture,
    /// `÷`: an exchange, after which both men are gone.
    Exchange,
    /// `~`: two men change places.
    Swap,
}

impl Separator {
    /// The one that a move is written with.
    pub fn of(mv: &Move) -> Separator {
        let takes = mv.to.is_some_and(|to| mv.captures().contains(to));
        match (takes, mv.vanishes()) {
            (true, true) => Separator::Exchange,
            (true, false) => Separator::Capture,
            _ if mv.shifts.is_some_and(|(from, to)| mv.to == Some(from) && mv.from == Some(to)) => {
                Separator::Swap
            }
            _ => Separator::Move,
        }
    }

    /// Its sign.
    pub const fn sign(self) -> char {
        match self {
            Separator::Move => '-',
            Separator::Capture => ':',
            Separator::Exchange => '÷',
            Separator::Swap => '~',
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

/// A move as it was written. Ranges are bytes of the text that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    /// The move's number, where one stands before it.
    pub number: Option<u16>,
    /// Whether dots or underscores in the place of White's move say that it is Black's.
    pub black: bool,
    /// The man's letter or name.
    pub piece: Option<(Kind, Range<usize>)>,
    /// Where the man stands.
    pub from: (Point, Range<usize>),
    /// What stands between the squares; nothing in the machine form.
    pub separator: Option<(Separator, Range<usize>)>,
    /// Where it goes.
    pub to: (Point, Range<usize>),
    /// What it turns into.
    pub promotion: Option<(Kind, Range<usize>)>,
    /// The check sign, and where it stands or would stand.
    pub check: (Check, Range<usize>),
    /// The squares that were written with Cyrillic letters.
    pub look_alikes: Vec<LookAlike>,
    /// The whole move without its number; what follows its end was not read.
    pub range: Range<usize>,
}

/// Reads the move that begins at byte `at` of a text, with the number before it, in book or machine form, and leaves
/// what follows it. A move ends at a space, a
/// bracket or another mark that no move has; `+)` is always the sign of a final check, also within brackets.
///
/// # Errors
/// Where the text stops being a move, and what was expected there.
///
/// # Panics
/// If `at` is not the start of a character of the text, or its end.
pub fn scan_move(game: &dyn Game, text: &str, at: usize, langs: &[&Lang]) -> Result<Written, ParseError> {
    let (number, black, length) = prefix(&text[at..]);
    let start = at + length;
    let mut scan = Scan { game, langs, text, at: start, look_alikes: Vec::new() };
    let piece = if scan.starts_with_square() { None } else { Some(scan.piece()?) };
    let from = scan.square("expected a square after the man’s letter")?;
    let separator = scan.separator();
    let to = match separator {
        None if piece.is_none() && scan.sees_square() => scan.square("")?,
        None => return Err(scan.wrong("expected `-`, `:` or `÷` after the first square")),
        Some(_) => scan.square("expected the square of arrival")?,
    };
    let promotion = scan.promotion();
    let check = scan.check();
    let end = scan.text.len() - scan.rest().trim_start_matches(['!', '?']).len();
    let next = scan.text[end..].chars().next();
    if next.is_some_and(|c| c.is_alphanumeric() || matches!(c, '=' | '-' | ':' | '÷' | '+' | '#' | '/')) {
        scan.at = end;
        return Err(scan.wrong("the move should end here"));
    }
    let look_alikes = scan.look_alikes;
    Ok(Written {
        number,
        black,
        piece,
        from,
        separator,
        to,
        promotion,
        check,
        look_alikes,
        range: start..end,
    })
}

/// The number before a move, whether it says that Black moves, and where the move begins.
fn prefix(text: &str) -> (Option<u16>, bool, usize) {
    let in_prefix =
        |c: char| c.is_whitespace() || c.is_ascii_digit() || matches!(c, '.' | '…' | '_' | '№' | '—');
    let start = text.len() - text.trim_start_matches(in_prefix).len();
    let run = &text[..start];
    let digits: String =
        run.chars().skip_while(|c| !c.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
    if !digits.is_empty() && !run.contains(['.', '…']) {
        return (None, false, text.len() - text.trim_start().len());
    }
    let black = run.contains(['…', '_', '—']) || run.contains("...");
    (digits.parse().ok(), black, start)
}

struct Scan<'a> {
    game: &'a dyn Game,
    langs: &'a [&'a Lang],
    text: &'a str,
    at: usize,
    look_alikes: Vec<LookAlike>,
}

impl Scan<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn space(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    fn sees_square(&self) -> bool {
        point_at(self.game.spec().board, self.rest()).is_some()
    }

    /// Whether the move begins with a square, so that no letter comes before it.
    fn starts_with_square(&self) -> bool {
        let board = self.game.spec().board;
        let Some((_, length)) = point_at(board, self.rest()) else { return false };
        let after = &self.rest()[length..];
        point_at(board, after).is_some() || !after.starts_with(char::is_alphanumeric)
    }

    /// The longest name with a square after it.
    fn piece(&mut self) -> Result<(Kind, Range<usize>), ParseError> {
        let names = names(self.game, self.langs);
        let mut best: Option<(usize, usize, Kind)> = None;
        for name in &names {
            let Some(length) = prefix_of(&name.text, name.full, self.rest()) else { continue };
            let after = &self.rest()[length..];
            let gap = after.len() - after.trim_start().len();
            let fits = point_at(self.game.spec().board, after.trim_start()).is_some();
            if fits && best.is_none_or(|(longest, ..)| length > longest) {
                best = Some((length, gap, name.kind));
            }
        }
        if let Some((length, gap, kind)) = best {
            let range = self.at..self.at + length;
            self.at = range.end + gap;
            return Ok((kind, range));
        }
        let word = self.word();
        if word.is_empty() {
            return Err(ParseError::new(word, "expected a move"));
        }
        let found = &self.text[word.clone()];
        if let Some(kind) = parse_kind(self.game, found, self.langs)
            && names.iter().any(|name| name.kind == kind && name.text == found)
        {
            self.at = word.end;
            self.space();
            return Err(self.wrong("expected a square after the man’s letter"));
        }
        let error =
            ParseError::new(word.clone(), format!("expected a man’s letter or a square, found `{found}`"));
        let near = nearest(found, names.iter().map(|name| name.text.as_str()));
        Err(match near {
            Some(name) => error.hint(format!("did you mean `{name}`?")),
            None => error,
        })
    }

    fn square(&mut self, expected: &str) -> Result<(Point, Range<usize>), ParseError> {
        let board = self.game.spec().board;
        let Some((point, length)) = point_at(board, self.rest()) else { return Err(self.wrong(expected)) };
        let range = self.at..self.at + length;
        self.look_alikes.extend(look_alike(board, point, self.text, range.clone()));
        self.at = range.end;
        Ok((point, range))
    }

    /// The separator, with spaces around it allowed.
    fn separator(&mut self) -> Option<(Separator, Range<usize>)> {
        let sign = self.rest().trim_start().chars().next()?;
        let separator = Separator::read(sign)?;
        self.space();
        let range = self.at..self.at + sign.len_utf8();
        self.at = range.end;
        self.space();
        Some((separator, range))
    }

    /// What the man turns into: an abbreviation or letter right behind the square, or a lower-case English letter.
    fn promotion(&mut self) -> Option<(Kind, Range<usize>)> {
        let start = self.at + usize::from(self.rest().starts_with('='));
        let rest = &self.text[start..];
        let names = names(self.game, self.langs);
        let short = names.iter().filter(|name| !name.full);
        let best = short.filter(|name| rest.starts_with(&name.text)).max_by_key(|name| name.text.len());
        let (kind, length) = match best {
            Some(name) => (name.kind, name.text.len()),
            None => {
                let letter = rest.chars().next().filter(char::is_ascii_lowercase)?.to_ascii_uppercase();
                let at = self.game.spec().kinds.iter().position(|kind| kind.letter == letter)?;
                (Kind(at as u8), 1)
            }
        };
        self.at = start + length;
        Some((kind, start..self.at))
    }

    fn check(&mut self) -> (Check, Range<usize>) {
        let (check, length) = if self.rest().starts_with("+)") {
            (Check::Final, 2)
        } else if self.rest().starts_with('+') {
            (Check::Check, 1)
        } else {
            (Check::None, 0)
        };
        let range = self.at..self.at + length;
        self.at = range.end;
        (check, range)
    }

    /// The word at the reading point.
    fn word(&self) -> Range<usize> {
        let end = self.rest().find(char::is_whitespace).map_or(self.text.len(), |length| self.at + length);
        self.at..end
    }

    fn wrong(&self, expected: &str) -> ParseError {
        let word = self.word();
        if word.is_empty() {
            return ParseError::new(word, expected);
        }
        let found = &self.text[word.clone()];
        ParseError::new(word, format!("{expected}, found `{found}`"))
    }
}

/// The length of the start of `text` that is the name; full names are the same in upper and lower case.
fn prefix_of(name: &str, full: bool, text: &str) -> Option<usize> {
    if text.starts_with(name) {
        return Some(name.len());
    }
    let start = text.get(..name.len())?;
    (full && start.to_lowercase() == name.to_lowercase()).then_some(name.len())
}
