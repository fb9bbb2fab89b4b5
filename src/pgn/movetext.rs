//! The moves of a game in PGN: numbers, moves, glyphs, comments of both kinds, variations, the score.

use super::ending::score_of;
use super::read::Reader;
use super::{AsideText, LineText, PlyText};
use crate::diag::{Span, Spanned};
use crate::game::Form;
use crate::notation::Score;

/// The signs that programs put after moves in place of a glyph, which are kept as they are.
const VALUES: [&str; 11] = ["+-", "-+", "+/-", "-/+", "+/=", "=/+", "±", "∓", "⩲", "⩱", "∞"];

/// Words for passing that are as short as the letters of men.
const PASSES: [&str; 1] = ["пас"];

/// How deep variations may stand within one another.
const DEEPEST: usize = 100;

/// What a word of movetext is.
enum Word {
    Score(Score),
    Number,
    Value,
    InPassing,
    Move,
}

impl Reader<'_> {
    /// Reads the moves up to the score, the tags of the next game or the end of the file.
    pub(super) fn movetext(&mut self) -> (LineText, Option<Spanned<Score>>) {
        let mut score = None;
        let line = self.line(0, &mut score);
        (line, score)
    }

    fn line(&mut self, depth: usize, score: &mut Option<Spanned<Score>>) -> LineText {
        let mut line = LineText::default();
        loop {
            self.blanks();
            let start = self.at;
            match self.peek() {
                None => return line,
                Some('[') if self.tag_at(start) => return line,
                Some(')') if depth > 0 => return line,
                Some('{' | ';') => {
                    let comment = self.comment();
                    add(&mut line, comment);
                }
                Some('(') => self.variation(&mut line, depth, score),
                Some('$' | '!' | '?') => self.glyph(&mut line),
                Some(c @ (')' | '}' | '[' | ']' | '<' | '>')) => {
                    self.at += 1;
                    self.error("stray-text", start..self.at, format!("found `{c}`, expected a move"));
                    self.hint("leave it out, or open the comment or variation that it closes");
                }
                Some('.' | '…' | ',') => self.at += self.peek().map_or(0, char::len_utf8),
                Some(_) => match self.word() {
                    // Some programs end variations with the score of the game.
                    Word::Score(_) if depth > 0 => {}
                    Word::Score(read) => {
                        *score = Some(Spanned::new(read, Span::new(self.source, start..self.at)));
                        return line;
                    }
                    Word::Number | Word::InPassing => {}
                    Word::Value => add(&mut line, self.text[start..self.at].to_owned()),
                    Word::Move => {
                        line.plies.push(PlyText { range: start..self.at, glyphs: vec![], asides: vec![] });
                    }
                },
            }
        }
    }

    /// Reads a comment in braces, or one that goes on to the end of the line.
    fn comment(&mut self) -> String {
        let start = self.at + 1;
        if self.rest().starts_with(';') {
            self.at = self.line_end();
            return self.text[start..self.at].to_owned();
        }
        let end = self.text[start..].find('}').map(|length| start + length);
        // The tags of another game within a comment tell that it was forgotten to be closed.
        let stop = end.unwrap_or(self.text.len());
        let next = self.text[start..stop].match_indices("\n[").map(|(at, _)| start + at + 1);
        let next = next
            .filter(|&at| self.tag_at(at))
            .find(|&at| self.text[..at].trim_end_matches(['\n', '\r', ' ']).len() + 1 < at);
        let Some(end) = end.filter(|_| next.is_none()) else {
            self.error("unclosed", self.at..start, "`{` is never closed, expected `}`");
            self.hint("put `}` where the comment ends");
            self.at = next.unwrap_or(self.text.len());
            return String::new();
        };
        self.at = end + 1;
        self.text[start..end].to_owned()
    }

    fn variation(&mut self, line: &mut LineText, depth: usize, score: &mut Option<Spanned<Score>>) {
        let start = self.at;
        self.at += 1;
        if depth >= DEEPEST {
            let message = format!("variations stand more than {DEEPEST} deep in one another");
            if self.out.last().is_none_or(|last| last.message != message) {
                self.error("stray-text", start..self.at, message);
            }
            return;
        }
        let variation = self.line(depth + 1, score);
        if self.rest().starts_with(')') {
            self.at += 1;
        } else {
            self.error("unclosed", start..start + 1, "`(` is never closed, expected `)`");
            self.hint("put `)` where the variation ends");
        }
        match line.plies.last_mut() {
            Some(ply) => ply.asides.push(AsideText::Variation(variation)),
            None => {
                self.error("stray-text", start..start + 1, "a variation stands before the first move");
                self.hint("put it after the move in whose place its first move could be played");
            }
        }
    }

    /// Reads `$16`, `!?` and the like. Those before the first move say nothing.
    fn glyph(&mut self, line: &mut LineText) {
        let start = self.at;
        let rest = self.rest();
        let number = match rest.strip_prefix('$') {
            Some(digits) => {
                let length = digits.bytes().take_while(u8::is_ascii_digit).count();
                self.at += 1 + length;
                digits[..length].parse().ok()
            }
            None => {
                let length = rest.bytes().take_while(|byte| matches!(byte, b'!' | b'?')).count();
                self.at += length;
                match &rest[..length] {
                    "!" => Some(1),
                    "?" => Some(2),
                    "!!" | "!!!" => Some(3),
                    "??" | "???" => Some(4),
                    "!?" => Some(5),
                    "?!" => Some(6),
                    _ => None,
                }
            }
        };
        match (number, line.plies.last_mut()) {
            (Some(number), Some(ply)) => ply.glyphs.push(number),
            (Some(_), None) => {}
            (None, _) => {
                let message =
                    format!("found `{}`, expected a sign such as `!?` or `$16`", &self.text[start..self.at]);
                self.error("stray-text", start..self.at, message);
            }
        }
    }

    /// Reads a word: a number, a move, a score.
    fn word(&mut self) -> Word {
        let start = self.at;
        let length = word_length(self.rest());
        let word = &self.rest()[..length];
        if let Some(score) = score_of(word) {
            self.at += length;
            return Word::Score(score);
        }
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0 && (digits == length || word[digits..].starts_with(['.', '…'])) {
            let dots = word[digits..].chars().take_while(|c| matches!(c, '.' | '…')).map(char::len_utf8);
            self.at += digits + dots.sum::<usize>();
            return Word::Number;
        }
        self.at += length;
        if VALUES.contains(&word) || word == "=" {
            return Word::Value;
        }
        if matches!(word.to_ascii_lowercase().as_str(), "e.p." | "ep" | "e.p") {
            return Word::InPassing;
        }
        let spec = self.game.spec();
        // The letter of a man may stand apart: `C d1-g4`.
        let passes = PASSES.contains(&word.to_lowercase().as_str());
        let letter = word.chars().count() <= 3 && word.chars().all(char::is_alphabetic) && !passes;
        let gap = self.rest().len() - self.rest().trim_start_matches(' ').len();
        if spec.form == Form::Long && letter && gap > 0 {
            self.at += gap + word_length(&self.rest()[gap..]);
        }
        // A promotion in parentheses: `e8(Q)`.
        let piece = self.rest().strip_prefix('(').and_then(|rest| rest.split_once(')'));
        if let Some((piece, _)) = piece.filter(|(piece, _)| matches!(*piece, "Q" | "R" | "B" | "N")) {
            self.at += piece.len() + 2;
        }
        // Some games write a final check with a parenthesis.
        if let Some(sign) = spec.final_check.strip_prefix('+')
            && self.text[start..self.at].ends_with('+')
            && self.rest().starts_with(sign)
        {
            self.at += sign.len();
        }
        Word::Move
    }
}

/// The bytes of the word at the start, at least one character.
fn word_length(text: &str) -> usize {
    let ends =
        |c: char| c.is_whitespace() || matches!(c, '{' | '}' | '(' | ')' | '[' | ']' | ';' | '$' | '!' | '?');
    let one = text.chars().next().map_or(0, char::len_utf8);
    text.find(ends).unwrap_or(text.len()).max(one)
}

fn add(line: &mut LineText, comment: String) {
    match line.plies.last_mut() {
        Some(ply) => ply.asides.push(AsideText::Comment(comment)),
        None => line.opening.push(comment),
    }
}
