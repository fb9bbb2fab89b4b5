//! Reads a file of games: finds where each begins and ends, so that a broken one does not spoil the next.

use std::ops::Range;
use std::sync::Arc;

use super::{GameText, tags};
use crate::diag::{Diagnostic, Source, Span};
use crate::game::Game;

/// A point of the file up to which it has been read.
pub(super) struct Reader<'a> {
    pub(super) source: &'a Arc<Source>,
    pub(super) text: &'a str,
    pub(super) at: usize,
    /// The game that is being read.
    pub(super) game: &'static dyn Game,
    pub(super) out: Vec<Diagnostic>,
}

/// The games of a file, and all that could not be read. A game that does not say what is played is the given one.
pub fn read(source: &Arc<Source>, default: &'static dyn Game) -> (Vec<GameText>, Vec<Diagnostic>) {
    let mut reader = Reader { source, text: &source.text, at: 0, game: default, out: Vec::new() };
    let mut games = Vec::new();
    loop {
        reader.blanks();
        if reader.rest().is_empty() {
            return (games, reader.out);
        }
        let start = reader.at;
        let before = reader.out.len();
        let tags = reader.tags();
        let known = tags::game(&tags, default, &mut reader.out);
        reader.game = known.unwrap_or(default);
        let (line, score) = reader.movetext();
        let end = start + reader.text[start..reader.at].trim_end().len();
        games.push(GameText {
            game: reader.game,
            tags,
            line,
            score,
            span: Span::new(source, start..end),
            broken: reader.out.len() > before,
        });
    }
}

impl<'a> Reader<'a> {
    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(super) fn error(&mut self, code: &'static str, range: Range<usize>, message: impl Into<String>) {
        self.out.push(Diagnostic::error(code, Span::new(self.source, range), message));
    }

    /// Adds what to do to the last error.
    pub(super) fn hint(&mut self, hint: &str) {
        if let Some(last) = self.out.last_mut() {
            last.hint = Some(hint.to_owned());
        }
    }

    /// Whether a line begins here.
    pub(super) fn at_line_start(&self) -> bool {
        self.at == 0 || self.text[..self.at].ends_with(['\n', '\r'])
    }

    /// The end of this line.
    pub(super) fn line_end(&self) -> usize {
        self.rest().find(['\n', '\r']).map_or(self.text.len(), |length| self.at + length)
    }

    /// Goes beyond white space, and lines that begin with `%`, which are notes of programs to themselves.
    pub(super) fn blanks(&mut self) {
        loop {
            // The sign with which systems of old end a file says nothing.
            let blank = |c: char| c.is_whitespace() || matches!(c, '\u{1a}' | '\u{feff}');
            self.at = self.text.len() - self.rest().trim_start_matches(blank).len();
            if !(self.at_line_start() && self.rest().starts_with('%')) {
                return;
            }
            self.at = self.line_end();
        }
    }

    /// Whether a tag begins at a byte, with which a new game begins.
    pub(super) fn tag_at(&self, at: usize) -> bool {
        let Some(body) = self.text[at..].strip_prefix('[') else { return false };
        let line = body.lines().next().unwrap_or_default().trim();
        let name = line.split(|c: char| !(c.is_alphanumeric() || c == '_')).next().unwrap_or_default();
        !name.is_empty() && line[name.len()..].trim_start().starts_with('"')
    }
}
