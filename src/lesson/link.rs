//! Finds the destination and the title of a link within its source: Markdown tells only where the link as a whole is.

mod stray;
mod target;

use std::ops::Range;

pub(super) use stray::{Literal, literal};
pub(super) use target::{Destination, image, read};
pub use target::{is_path, resolve};

/// Where the destination and the title of a link are written, without brackets and quotes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Parts {
    /// The destination.
    pub(super) destination: Range<usize>,
    /// The title, if there is one.
    pub(super) title: Option<Range<usize>>,
}

/// The parts of a link whose text ends at the start of the range: `](destination "title")`.
pub(super) fn inline(text: &str, range: Range<usize>) -> Option<Parts> {
    let opening = text.get(range.clone())?.find("](")?;
    parts(text, range.start + opening + 2..range.end)
}

/// The parts of a link's definition: `[label]: destination "title"`.
pub(super) fn definition(text: &str, range: Range<usize>) -> Option<Parts> {
    let colon = text.get(range.clone())?.find("]:")?;
    parts(text, range.start + colon + 2..range.end)
}

fn parts(text: &str, range: Range<usize>) -> Option<Parts> {
    let mut scan = Scan { text, at: range.start, end: range.end };
    scan.blanks();
    let destination = match scan.peek()? {
        '<' => scan.until('<', '>')?,
        _ => scan.bare(),
    };
    scan.blanks();
    let title = match scan.peek() {
        Some(quote @ ('"' | '\'')) => scan.until(quote, quote),
        Some('(') => scan.until('(', ')'),
        _ => None,
    };
    Some(Parts { destination, title })
}

/// A walk over the characters of a link.
struct Scan<'a> {
    text: &'a str,
    at: usize,
    end: usize,
}

impl Scan<'_> {
    fn peek(&self) -> Option<char> {
        self.text.get(self.at..self.end)?.chars().next()
    }

    fn step(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.at += c.len_utf8();
        Some(c)
    }

    /// Skips white space, and the mark of a quote after a line end.
    fn blanks(&mut self) {
        let mut fresh = false;
        while let Some(c) = self.peek().filter(|&c| c.is_whitespace() || (fresh && c == '>')) {
            fresh |= c == '\n';
            self.at += c.len_utf8();
        }
    }

    /// What stands between the opening character here and its closing one.
    fn until(&mut self, open: char, close: char) -> Option<Range<usize>> {
        self.at += open.len_utf8();
        let start = self.at;
        loop {
            let before = self.at;
            match self.step()? {
                '\\' => _ = self.step(),
                c if c == close => return Some(start..before),
                _ => {}
            }
        }
    }

    /// A destination without brackets: up to white space or to a parenthesis that closes more than was opened.
    fn bare(&mut self) -> Range<usize> {
        let start = self.at;
        let mut depth = 0;
        while let Some(c) = self.peek() {
            match c {
                c if c.is_whitespace() => break,
                ')' if depth == 0 => break,
                ')' => depth -= 1,
                '(' => depth += 1,
                _ => {}
            }
            self.at += c.len_utf8();
            if c == '\\' {
                self.step();
            }
        }
        start..self.at
    }
}
