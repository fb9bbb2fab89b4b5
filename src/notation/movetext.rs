//! Movetext: a game as it is written down, with numbers, signs of praise and blame, comments in braces, variations in
//! parentheses, and the score at its end. Whether there are such moves is not asked here.

mod score;
mod sign;

use std::ops::Range;

use super::ParseError;
use super::read::{Written, scan_move, word_at};
use crate::game::Game;
use crate::lang::Lang;
pub use score::Score;

/// How deep variations may stand within one another.
const DEEPEST: usize = 8;

/// A line of moves as it was written. Ranges are bytes of the whole text.
#[derive(Debug, Clone, Default)]
pub struct LineText {
    /// The comments before the first move, without their braces.
    pub opening: Vec<Range<usize>>,
    /// The moves. After one that could not be read there are no more.
    pub plies: Vec<PlyText>,
    /// The score at the end of the game, and where it stands.
    pub score: Option<(Score, Range<usize>)>,
    /// Whether a comment or a variation in it is never closed, so that nothing is known of what follows.
    pub cut: bool,
    /// Where it ends.
    pub end: usize,
}

/// A move of a line, and what stands after it.
#[derive(Debug, Clone)]
pub struct PlyText {
    /// Where it begins, its number included.
    pub at: usize,
    /// What the text says of it.
    pub written: Result<Written, ParseError>,
    /// `!`, `?`, `!!`, `??`, `!?` or `?!`.
    pub sign: Option<&'static str>,
    /// What stands after it, in order.
    pub asides: Vec<AsideText>,
}

/// What stands between moves.
#[derive(Debug, Clone)]
pub enum AsideText {
    /// A comment, without its braces.
    Comment(Range<usize>),
    /// What could have been played in place of the move before it.
    Variation(LineText),
}

/// Reads movetext, and reports what is wrong with its braces, parentheses, signs and score. A move that cannot be read is
/// an error of its own, which stands in its place; what follows it in its line is skipped.
pub fn parse_movetext(game: &dyn Game, text: &str, langs: &[&Lang]) -> (LineText, Vec<ParseError>) {
    let mut reader = Reader { game, langs, text, at: 0, errors: Vec::new(), cut: false };
    let line = reader.line(0);
    (line, reader.errors)
}

struct Reader<'a> {
    game: &'a dyn Game,
    langs: &'a [&'a Lang],
    text: &'a str,
    at: usize,
    errors: Vec<ParseError>,
    /// Whether a comment or a variation that is never closed has swallowed the rest.
    cut: bool,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn error(&mut self, range: Range<usize>, message: impl Into<String>, hint: &str) {
        self.errors.push(ParseError::new(range, message).hint(hint));
    }

    /// Reads up to the parenthesis that closes the line, which is left, or to the end.
    fn line(&mut self, depth: usize) -> LineText {
        let line = self.parts(depth);
        LineText { cut: self.cut, end: self.at, ..line }
    }

    fn parts(&mut self, depth: usize) -> LineText {
        let mut line = LineText::default();
        // Whether a move could not be read, and whether another one has been skipped since.
        let (mut lost, mut skipped) = (false, false);
        loop {
            let blank = |c: char| c.is_whitespace() || matches!(c, ',' | ';');
            self.at = self.text.len() - self.rest().trim_start_matches(blank).len();
            let start = self.at;
            match self.rest().chars().next() {
                None => return line,
                Some(')') if depth > 0 => return line,
                Some(c @ (')' | '}')) => {
                    self.at += 1;
                    let open = if c == ')' { '(' } else { '{' };
                    let message = format!("`{c}` closes nothing, expected `{open}` before it");
                    self.error(start..self.at, message, "leave it out, or open the comment or variation");
                }
                Some('{') => {
                    let comment = self.comment();
                    match line.plies.last_mut() {
                        _ if skipped => {}
                        Some(ply) => ply.asides.push(AsideText::Comment(comment)),
                        None => line.opening.push(comment),
                    }
                }
                Some('(') => {
                    let variation = self.variation(depth);
                    match line.plies.last_mut() {
                        _ if skipped => {}
                        Some(ply) => ply.asides.extend(variation.map(AsideText::Variation)),
                        None => self.error(
                            start..start + 1,
                            "a variation stands before the first move",
                            "put it after the move in whose place its first move could be played",
                        ),
                    }
                }
                Some('$' | '!' | '?') => {
                    let sign = self.sign();
                    let last = line.plies.last_mut().filter(|_| !skipped);
                    if let (Some(ply), Some(sign)) = (last, sign) {
                        ply.sign = Some(sign);
                    }
                }
                Some(_) => {
                    if let Some((score, length)) = score::read(self.rest()) {
                        self.at += length;
                        self.scored(&mut line, depth, score, start..self.at);
                    } else if lost {
                        skipped = true;
                        self.skip_word();
                    } else {
                        self.nothing_after_score(&line, start);
                        let ply = self.ply();
                        lost = ply.written.is_err();
                        line.plies.push(ply);
                    }
                }
            }
        }
    }

    fn scored(&mut self, line: &mut LineText, depth: usize, score: Score, range: Range<usize>) {
        if depth > 0 {
            self.error(
                range,
                "a score stands within a variation",
                "leave it out: a game has one score, at its end",
            );
        } else if line.score.is_some() {
            self.error(range, "a second score, expected the end", "leave it out: a game has one score");
        } else {
            line.score = Some((score, range));
        }
    }

    /// Reports a move that stands after the score, once.
    fn nothing_after_score(&mut self, line: &LineText, start: usize) {
        if let Some((_, score)) = &line.score
            && line.plies.last().is_none_or(|ply| ply.at < score.start)
        {
            let word = word_at(self.text, start);
            self.error(word, "a move stands after the score", "put the score at the end of the game");
        }
    }

    fn comment(&mut self) -> Range<usize> {
        let start = self.at + 1;
        let length =
            self.text[start..].find(['{', '}']).filter(|at| self.text[start + at..].starts_with('}'));
        // Another brace that opens tells that the first was forgotten to be closed.
        let length = length.unwrap_or_else(|| {
            self.error(self.at..start, "`{` is never closed, expected `}`", "put `}` where the comment ends");
            self.cut = true;
            self.text.len() - start
        });
        self.at = (start + length + 1).min(self.text.len());
        start..start + length
    }

    /// Reads a variation with its parentheses; nothing if it stands too deep.
    fn variation(&mut self, depth: usize) -> Option<LineText> {
        let start = self.at;
        let before = self.errors.len();
        self.at += 1;
        let mut line = if depth < DEEPEST {
            Some(self.line(depth + 1))
        } else {
            if depth == DEEPEST {
                let message = format!("variations stand more than {DEEPEST} deep in one another");
                self.error(start..start + 1, message, "tell the rest in a comment");
            }
            self.skip_variation();
            None
        };
        if self.rest().starts_with(')') {
            self.at += 1;
        } else if !self.cut {
            let sign = self.game.spec().final_check;
            let hint = match sign.strip_suffix(')') {
                Some(start) => format!(
                    "put `)` where the variation ends, after a blank if a check comes before it: `{start} )`"
                ),
                None => "put `)` where the variation ends".to_owned(),
            };
            // It has swallowed the rest, of which nothing is to be said.
            self.errors.truncate(before);
            self.error(start..start + 1, "`(` is never closed, expected `)`", &hint);
            line = None;
            self.cut = true;
        }
        line
    }

    /// Goes to the parenthesis that closes a variation that is not read.
    fn skip_variation(&mut self) {
        let mut open = 0;
        while let Some(c) = self.rest().chars().next() {
            match c {
                '(' => open += 1,
                ')' if open == 0 => return,
                ')' => open -= 1,
                '{' => {
                    self.comment();
                    continue;
                }
                _ => {}
            }
            self.at += c.len_utf8();
        }
    }

    /// Reads a sign that stands by itself.
    fn sign(&mut self) -> Option<&'static str> {
        let start = self.at;
        let (length, sign) = sign::read(self.rest());
        self.at += length;
        if sign.is_none() {
            let message = format!("unknown sign `{}`", &self.text[start..self.at]);
            self.error(start..self.at, message, sign::HINT);
        }
        sign
    }

    fn ply(&mut self) -> PlyText {
        let at = self.at;
        let written = scan_move(self.game, self.text, at, self.langs);
        let mut ply = PlyText { at, written, sign: None, asides: Vec::new() };
        match &mut ply.written {
            Ok(written) => {
                self.at = written.range.end;
                let word = &self.text[written.range.clone()];
                let bare = word.trim_end_matches(['!', '?']).len();
                written.range.end = written.range.start + bare;
                if bare < word.len() {
                    let end = self.at;
                    self.at = written.range.end;
                    ply.sign = self.sign();
                    self.at = end;
                }
            }
            Err(error) => {
                self.skip_word();
                // What was found goes no further than the word.
                let whole = &self.text[error.range.clone()];
                error.range.end = error.range.end.min(self.at).max(error.range.start);
                let part = &self.text[error.range.clone()];
                if !whole.is_empty() {
                    error.message = error.message.replace(&format!("`{whole}`"), &format!("`{part}`"));
                }
            }
        }
        ply
    }

    /// Goes beyond a word that is not read: up to a blank, a brace or a parenthesis, at least one character.
    fn skip_word(&mut self) {
        let word = word_at(self.text, self.at);
        let sign = self.game.spec().final_check;
        let mut end = word.start.max(self.at);
        while let Some(c) = self.text[end..].chars().next() {
            let rest = &self.text[end..];
            if !sign.is_empty() && rest.starts_with(sign) {
                end += sign.len();
            } else if c.is_whitespace() || matches!(c, '{' | '}' | '(' | ')' | ',' | ';') {
                break;
            } else {
                end += c.len_utf8();
            }
        }
        let one = self.rest().chars().next().map_or(0, char::len_utf8);
        self.at = end.max(self.at + one);
    }
}
