//! Text that Markdown took out of a lesson, byte by byte with its place: prefixes of lists and quotes are gone from it,
//! yet every part still knows where it was written.

use std::ops::Range;
use std::sync::Arc;

use super::Text;
use crate::diag::{Source, Span, Spanned};

/// A text and the place of every byte of it.
#[derive(Debug, Clone)]
pub(super) struct Written {
    source: Arc<Source>,
    text: String,
    /// The offset in the source of each byte of the text; never falling.
    at: Vec<usize>,
    /// Where it stands when it is empty.
    start: usize,
}

impl Written {
    /// Nothing yet, at the given offset.
    pub(super) fn new(source: &Arc<Source>, start: usize) -> Written {
        Written { source: Arc::clone(source), text: String::new(), at: Vec::new(), start }
    }

    /// Adds text that stands at the given bytes of the source.
    pub(super) fn push(&mut self, text: &str, range: Range<usize>) {
        let same = self.source.text.get(range.clone()) == Some(text);
        // Text that differs from its source (an expanded tab, an entity) stands at its start as a whole.
        self.at.extend((0..text.len()).map(|i| if same { range.start + i } else { range.start }));
        self.text.push_str(text);
    }

    /// Adds another text after a blank that stands for the line end between the two.
    pub(super) fn join(&mut self, other: &Written) {
        if let (false, Some(&last)) = (other.text.is_empty(), self.at.last()) {
            self.text.push(' ');
            self.at.push(last);
        }
        self.text.push_str(&other.text);
        self.at.extend(&other.at);
    }

    /// The text.
    pub(super) fn as_str(&self) -> &str {
        &self.text
    }

    /// A part of it.
    pub(super) fn part(&self, range: Range<usize>) -> Written {
        let start = self.at.get(range.start).copied().unwrap_or_else(|| self.end());
        let (text, at) = (self.text[range.clone()].to_owned(), self.at[range].to_vec());
        Written { source: Arc::clone(&self.source), text, at, start }
    }

    /// Without blanks at its ends.
    pub(super) fn trim(&self) -> Written {
        let start = self.text.len() - self.text.trim_start().len();
        self.part(start..start + self.text.trim().len())
    }

    /// Where a part of it was written. A part that goes over line ends takes in what is between.
    pub(super) fn span(&self, range: Range<usize>) -> Span {
        let start = self.at.get(range.start).copied().unwrap_or_else(|| self.end());
        let last = range.end.checked_sub(1).filter(|_| !range.is_empty()).and_then(|i| self.at.get(i));
        let end = last.map_or(start, |&at| self.source.text.ceil_char_boundary(at + 1));
        Span::new(&self.source, start..end.max(start))
    }

    /// Where the whole of it was written.
    pub(super) fn whole(&self) -> Span {
        self.span(0..self.text.len())
    }

    /// Where its first word was written.
    pub(super) fn first_word(&self) -> Span {
        self.span(0..self.text.find(char::is_whitespace).unwrap_or(self.text.len()))
    }

    /// A part as a text.
    pub(super) fn text(&self, range: Range<usize>) -> Text {
        Spanned::new(self.text[range.clone()].to_owned(), self.span(range))
    }

    /// The whole as a text with as many bytes as its span; what Markdown took out of it is blanks.
    pub(super) fn aligned(&self) -> Text {
        let span = self.whole();
        let mut bytes = vec![b' '; span.range.len()];
        for (byte, &at) in self.text.bytes().zip(&self.at) {
            if self.source.text.as_bytes()[at] == byte {
                bytes[at - span.range.start] = byte;
            }
        }
        Spanned::new(String::from_utf8_lossy(&bytes).into_owned(), span)
    }

    /// As [`Written::aligned`], but with a line end after each line that was joined to another.
    pub(super) fn rows(&self) -> Text {
        let mut text = self.aligned();
        let start = text.span.range.start;
        for pair in self.at.windows(2) {
            let between = self.source.text.get(pair[0]..pair[1]).unwrap_or_default();
            if let Some(end) = between.find('\n') {
                let end = pair[0] + end - start;
                text.value.replace_range(end..end + 1, "\n");
            }
        }
        text
    }

    /// The whole as a text with one blank for every run of white space.
    pub(super) fn prose(&self) -> Text {
        let words: Vec<&str> = self.text.split_whitespace().collect();
        Spanned::new(words.join(" "), self.whole())
    }

    fn end(&self) -> usize {
        self.at.last().map_or(self.start, |&at| self.source.text.ceil_char_boundary(at + 1))
    }
}
