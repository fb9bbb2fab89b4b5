//! Lists of men: `Ritter c2, Knecht a2 b2, h3`.

use std::ops::Range;

use super::names::names;
use super::squares::{LookAlike, look_alike, parse_point, point_at};
use super::{ParseError, kind_name, parse_kind, parts};
use crate::board::{Point, PointSet};
use crate::diag::{FixKind, guess};
use crate::game::Game;
use crate::lang::{Case, Lang};
use crate::position::{Kind, Position, Side};

/// A man of a list and where it was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed {
    /// What kind of man it is.
    pub kind: Kind,
    /// Where it stands.
    pub point: Point,
    /// The bytes of its square.
    pub range: Range<usize>,
}

/// The men of a list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PieceList {
    /// The men in the order written.
    pub men: Vec<Placed>,
    /// The squares that were written with Cyrillic letters.
    pub look_alikes: Vec<LookAlike>,
}

/// The men that a list names, and all that is wrong with it. Items are separated by commas; an item is a name and one or
/// more squares; squares without a name hold the game's unlettered man.
pub fn parse_pieces(game: &dyn Game, text: &str, langs: &[&Lang]) -> (PieceList, Vec<ParseError>) {
    let mut reader =
        Reader { game, langs, text, list: PieceList::default(), errors: Vec::new(), met: PointSet::EMPTY };
    for (range, item) in parts(text, |c| matches!(c, ',' | ';')) {
        reader.item(range.start, item);
    }
    (reader.list, reader.errors)
}

/// The side's men as a list that [`parse_pieces`] reads back: in the order of the kinds, then of the points.
pub fn write_pieces(game: &dyn Game, position: &Position, side: Side, lang: &Lang) -> String {
    let spec = game.spec();
    let kinds = (0..spec.kinds.len()).map(|at| Kind(at as u8));
    let items = kinds.filter_map(|kind| {
        let squares: Vec<String> = position.find(side, kind).iter().map(|p| spec.board.name(p)).collect();
        let name = kind_name(game, kind, lang, Case::Nominative);
        (!squares.is_empty()).then(|| format!("{name} {}", squares.join(" ")))
    });
    items.collect::<Vec<_>>().join(", ")
}

struct Reader<'a> {
    game: &'a dyn Game,
    langs: &'a [&'a Lang],
    text: &'a str,
    list: PieceList,
    errors: Vec<ParseError>,
    met: PointSet,
}

impl Reader<'_> {
    /// Reads one item, which begins at byte `start` of the list.
    fn item(&mut self, start: usize, item: &str) {
        let words: Vec<_> = parts(item, char::is_whitespace)
            .map(|(range, word)| (start + range.start..start + range.end, word))
            .collect();
        let squares = words.iter().position(|(_, word)| self.is_square(word)).unwrap_or(words.len());
        let (name, squares) = words.split_at(squares);
        let Some((first, last)) = name.first().zip(name.last()) else {
            match self.game.spec().kinds.iter().position(|kind| kind.unlettered) {
                _ if self.name_behind(squares) => {}
                Some(at) => self.squares(Kind(at as u8), squares),
                None => self.fail(squares, "expected the name of a man before the square"),
            }
            return;
        };
        let range = first.0.start..last.0.end;
        if let Some(kind) = parse_kind(self.game, &self.text[range.clone()], self.langs) {
            if squares.is_empty() {
                let message = format!("expected a square after `{}`", &self.text[range.clone()]);
                self.errors.push(ParseError::new(range.end..range.end, message));
            }
            self.squares(kind, squares);
        } else if let Some((kind, square)) = self.glued(&range) {
            let word = (square.clone(), &self.text[square]);
            self.squares(kind, &[word]);
            self.squares(kind, squares);
        } else {
            self.unknown(range);
            // The squares are looked at all the same, so that their own mistakes come out at once.
            self.check(squares);
        }
    }

    /// Reports a name that stands behind its squares, as `c2 Ritter`.
    fn name_behind(&mut self, words: &[(Range<usize>, &str)]) -> bool {
        let count = words.iter().take_while(|(_, word)| self.is_square(word)).count();
        let (squares, name) = words.split_at(count);
        let (Some(first), Some(last), Some(begin), Some(end)) =
            (squares.first(), squares.last(), name.first(), name.last())
        else {
            return false;
        };
        let name = &self.text[begin.0.start..end.0.end];
        if parse_kind(self.game, name, self.langs).is_none() {
            return false;
        }
        let all = first.0.start..end.0.end;
        let message = format!("the name `{name}` stands behind its square");
        let replacement = format!("{name} {}", &self.text[first.0.start..last.0.end]);
        let hint = "the name of a man comes before its squares";
        self.errors.push(ParseError::new(all, message).hint(hint).replacement(replacement));
        self.check(squares);
        true
    }

    fn is_square(&self, word: &str) -> bool {
        parse_point(self.game.spec().board, word).is_ok()
    }

    /// A name written together with its first square, as `Rc2`.
    fn glued(&self, range: &Range<usize>) -> Option<(Kind, Range<usize>)> {
        let text = &self.text[range.clone()];
        let letters = text.trim_end_matches(|c: char| c.is_ascii_digit());
        let (at, _) = letters.char_indices().next_back()?;
        let (_, length) = point_at(self.game.spec().board, &text[at..])?;
        let kind = parse_kind(self.game, &text[..at], self.langs)?;
        (at + length == text.len()).then_some((kind, range.start + at..range.end))
    }

    fn squares(&mut self, kind: Kind, words: &[(Range<usize>, &str)]) {
        for (range, point) in self.check(words) {
            self.list.men.push(Placed { kind, point, range });
        }
    }

    /// The points that the words name; what is wrong with the others is noted.
    fn check(&mut self, words: &[(Range<usize>, &str)]) -> Vec<(Range<usize>, Point)> {
        let board = self.game.spec().board;
        let mut points = Vec::new();
        for (range, word) in words {
            match parse_point(board, word) {
                Err(error) => self.errors.push(error.shifted(range.start)),
                Ok((point, _)) if self.met.contains(point) => {
                    let message = format!("`{}` is named twice", board.name(point));
                    self.errors.push(ParseError::new(range.clone(), message));
                }
                Ok((point, _)) => {
                    self.met.insert(point);
                    self.list.look_alikes.extend(look_alike(board, point, self.text, range.clone()));
                    points.push((range.clone(), point));
                }
            }
        }
        points
    }

    fn unknown(&mut self, range: Range<usize>) {
        let written = &self.text[range.clone()];
        let last = written.split_whitespace().next_back().unwrap_or_default();
        // `Ritter k9` or `k9`: it is the square that is wrong, not the name.
        let name = written[..written.len() - last.len()].trim();
        let named = !name.is_empty() && parse_kind(self.game, name, self.langs).is_some();
        if named || name.is_empty() && looks_like_square(last) {
            let at = range.end - last.len();
            self.errors.extend(parse_point(self.game.spec().board, last).err().map(|e| e.shifted(at)));
            return;
        }
        let known = names(self.game, self.langs);
        let error = ParseError::new(range, format!("no man of this game is called `{written}`"));
        let near = guess(written, known.iter().filter(|name| name.full).map(|name| name.text.as_str()));
        self.errors.push(match near {
            Some((name, FixKind::Safe)) => error.hint(format!("did you mean `{name}`?")).replacement(name),
            Some((name, _)) => error.hint(format!("did you mean `{name}`?")),
            None => {
                let all: Vec<&str> = known.iter().filter(|n| n.full).map(|n| n.text.as_str()).collect();
                let count = self.game.spec().kinds.len();
                error.hint(format!("its men are {}", all[..count.min(all.len())].join(", ")))
            }
        });
    }

    fn fail(&mut self, words: &[(Range<usize>, &str)], message: &str) {
        if let Some((range, _)) = words.first() {
            self.errors.push(ParseError::new(range.clone(), message));
        }
    }
}

/// Whether it is a letter and a number.
fn looks_like_square(word: &str) -> bool {
    let mut chars = word.chars();
    chars.next().is_some_and(char::is_alphabetic)
        && !chars.as_str().is_empty()
        && chars.all(|c| c.is_ascii_digit())
}
