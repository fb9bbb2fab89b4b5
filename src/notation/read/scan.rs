//! A reading point that goes over a move's text.

use std::ops::Range;

use super::{Act, Separator, Start, Way};
use crate::board::{Point, PointSet};
use crate::diag::nearest;
use crate::game::{Check, Field, Form, Game, Machine};
use crate::lang::Lang;
use crate::notation::names::names;
use crate::notation::squares::{LookAlike, file_at, look_alike, point_at};
use crate::notation::{ParseError, parse_kind};
use crate::position::Kind;

/// A text and how far it has been read.
pub(super) struct Scan<'a> {
    pub(super) game: &'a dyn Game,
    pub(super) langs: &'a [&'a Lang],
    pub(super) text: &'a str,
    pub(super) at: usize,
    pub(super) look_alikes: Vec<LookAlike>,
}

impl<'a> Scan<'a> {
    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn space(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    fn sees_square(&self) -> bool {
        point_at(self.game.spec().board, self.rest()).is_some()
    }

    fn short(&self) -> bool {
        self.game.spec().form == Form::Short
    }

    fn listed(&self) -> bool {
        self.game.spec().machine == Machine::Listed
    }

    /// What the text says is done.
    pub(super) fn act(&mut self) -> Result<Act, ParseError> {
        if let Some(length) = self.pass() {
            self.at += length;
            return Ok(Act::Pass);
        }
        if let Some((long, length)) = castling(self.rest()) {
            self.at += length;
            return Ok(Act::Castling { long });
        }
        self.way().map(|way| Act::Way(Box::new(way)))
    }

    /// The length of the word for passing, where the text begins with it.
    fn pass(&self) -> Option<usize> {
        let rest = self.rest();
        let word = &rest[..rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len())];
        let is = |known: &str| known.to_lowercase() == word.to_lowercase();
        let known = is("pass") || self.langs.iter().any(|lang| is(&lang.text("move-pass", &[])));
        (!word.is_empty() && known).then_some(word.len())
    }

    fn way(&mut self) -> Result<Way, ParseError> {
        let mut piece = None;
        if !self.way_follows(self.rest()) {
            piece = Some(self.piece()?);
        }
        let named = piece.is_some();
        let dropped = self.rest().starts_with('@');
        if dropped {
            self.at += 1;
        }
        let mut way = Way { piece, dropped, ..self.squares(named, dropped)? };
        way.promotion = self.promotion();
        if way.taken.is_none() {
            way.taken = self.taken(way.start.is_some() && way.separator.is_some());
        }
        Ok(way)
    }

    /// Whether a text begins with what may follow a man's letter.
    fn way_follows(&self, rest: &str) -> bool {
        let board = self.game.spec().board;
        let square = |rest: &str| point_at(board, rest).is_some();
        let arrival = |rest: &str| square(rest) || square(after_separator(rest));
        if square(rest) || rest.strip_prefix('@').is_some_and(square) {
            return true;
        }
        if !self.short() {
            return false;
        }
        let part = file_at(board, rest).map(|(_, length)| length).or_else(|| Some(rank_at(rest)?.1));
        arrival(rest) || part.is_some_and(|length| arrival(&rest[length..]))
    }

    /// The squares of a way, as much as is written of them; and whether it is said that the man itself vanishes.
    fn squares(&mut self, named: bool, dropped: bool) -> Result<Way, ParseError> {
        let short = self.short();
        if dropped {
            return Ok(Way::to(self.square("expected the square where the man is placed")?));
        }
        if short && !self.sees_square() {
            let start = self.part();
            let separator = self.separator();
            let to = self.square("expected a square after the man’s letter")?;
            return Ok(Way { start, separator, ..Way::to(to) });
        }
        let first = self.square("expected a square after the man’s letter")?;
        let from = |(point, range)| Some((Start::Point(point), range));
        if self.sees_square() && (short || !named) {
            return Ok(Way { start: from(first), ..Way::to(self.square("")?) });
        }
        let alone = short || self.game.spec().fields.contains(&Field::Hands);
        match self.separator() {
            Some((Separator::Capture, range)) if self.listed() && !self.sees_square() => {
                self.at = range.end;
                Ok(Way { taken: Some((PointSet::EMPTY, range)), ..Way::to(first) })
            }
            Some(separator) => {
                let to = self.square("expected the square of arrival")?;
                Ok(Way { start: from(first), separator: Some(separator), ..Way::to(to) })
            }
            None if alone => Ok(Way::to(first)),
            None => Err(self.wrong("expected `-`, `:` or `÷` after the first square")),
        }
    }

    /// The file or the rank that a man is told by.
    fn part(&mut self) -> Option<(Start, Range<usize>)> {
        let board = self.game.spec().board;
        let follows = |rest: &str| point_at(board, after_separator(rest)).is_some();
        let (start, length) = match file_at(board, self.rest()) {
            Some((file, length)) => (Start::File(file), length),
            None => rank_at(self.rest()).map(|(rank, length)| (Start::Rank(rank), length))?,
        };
        if !follows(&self.rest()[length..]) {
            return None;
        }
        let range = self.at..self.at + length;
        if let Start::File(file) = start {
            let latin = board.file_letter(file).to_string();
            if self.text[range.clone()] != latin {
                self.look_alikes.push(LookAlike { range: range.clone(), latin });
            }
        }
        self.at = range.end;
        Some((start, range))
    }

    /// The longest name with a way after it.
    fn piece(&mut self) -> Result<(Kind, Range<usize>), ParseError> {
        let names = names(self.game, self.langs);
        let mut best: Option<(usize, usize, Kind)> = None;
        for name in &names {
            let Some(length) = prefix_of(&name.text, name.full, self.rest()) else { continue };
            let after = &self.rest()[length..];
            let gap = after.len() - after.trim_start().len();
            let fits = self.way_follows(after.trim_start());
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

    /// The list of what vanishes, in games whose moves have one. Its sign may have been read already, as that between
    /// two squares (`Qd4xc3,e5`); then the list goes on after a comma.
    fn taken(&mut self, goes_on: bool) -> Option<(PointSet, Range<usize>)> {
        let board = self.game.spec().board;
        let sign = self.rest().chars().next().filter(|_| self.listed())?;
        let begins = Separator::read(sign) == Some(Separator::Capture) || (goes_on && sign == ',');
        if !begins {
            return None;
        }
        let start = self.at;
        let mut taken = PointSet::EMPTY;
        let mut next = sign.len_utf8();
        while let Some((point, length)) = point_at(board, &self.rest()[next..]) {
            let range = self.at + next..self.at + next + length;
            self.look_alikes.extend(look_alike(board, point, self.text, range.clone()));
            taken.insert(point);
            self.at = range.end;
            if !self.rest().starts_with(',') {
                break;
            }
            next = 1;
        }
        (self.at > start).then_some((taken, start..self.at))
    }

    pub(super) fn check(&mut self) -> (Check, Range<usize>) {
        let signs = [(self.game.spec().final_check, Check::Final), ("++", Check::Check), ("+", Check::Check)];
        let read = signs.into_iter().find(|(sign, _)| !sign.is_empty() && self.rest().starts_with(sign));
        let (check, length) = read.map_or((Check::None, 0), |(sign, check)| (check, sign.len()));
        let range = self.at..self.at + length;
        self.at = range.end;
        (check, range)
    }

    /// The sign that a pawn is taken in passing, with a space before it or not.
    pub(super) fn in_passing(&mut self) -> Option<Range<usize>> {
        let rest = self.rest().trim_start();
        let sign = ["e.p.", "e. p.", "e.p", "ep"].into_iter().find(|sign| rest.starts_with(sign))?;
        if rest[sign.len()..].starts_with(char::is_alphanumeric) {
            return None;
        }
        self.space();
        let range = self.at..self.at + sign.len();
        self.at = range.end;
        Some(range)
    }

    /// The word at the reading point.
    fn word(&self) -> Range<usize> {
        let end = self.rest().find(char::is_whitespace).map_or(self.text.len(), |length| self.at + length);
        self.at..end
    }

    pub(super) fn wrong(&self, expected: &str) -> ParseError {
        let word = self.word();
        if word.is_empty() {
            return ParseError::new(word, expected);
        }
        let found = &self.text[word.clone()];
        ParseError::new(word, format!("{expected}, found `{found}`"))
    }
}

/// Whether a text begins with `0-0-0` rather than `0-0`, and the length of that; letters O are as good as noughts.
fn castling(text: &str) -> Option<(bool, usize)> {
    let nought = |c: &char| matches!(c, '0' | 'O' | 'О');
    let dash = |c: &char| Separator::read(*c) == Some(Separator::Move);
    let mut chars = text.char_indices().map(|(_, c)| c).peekable();
    chars.next().filter(nought)?;
    let mut length = text.chars().next()?.len_utf8();
    let mut noughts = 1;
    while noughts < 3
        && let Some(sign) = chars.next_if(dash)
        && let Some(letter) = chars.next_if(nought)
    {
        length += sign.len_utf8() + letter.len_utf8();
        noughts += 1;
    }
    (noughts > 1).then_some((noughts == 3, length))
}

/// The rank, counted from 0, whose number begins the text, and the number's length.
fn rank_at(text: &str) -> Option<(usize, usize)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let rank: usize = text[..digits].parse().ok()?;
    Some((rank.checked_sub(1)?, digits))
}

/// The text after the separator that begins it, if one does.
fn after_separator(text: &str) -> &str {
    let mut chars = text.trim_start().chars();
    match chars.next().and_then(Separator::read) {
        Some(_) => chars.as_str().trim_start(),
        None => text,
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
