//! Values of TOML with their places in the file in which they stand.

use std::ops::Range;
use std::sync::Arc;

use toml::de::{DeString, DeTable, DeValue};

use super::Text;
use crate::diag::{Diagnostic, Source, Span, Spanned};

/// A value of TOML and the bytes at which it stands.
pub(super) type Toml<'a> = toml::Spanned<DeValue<'a>>;
/// A key of TOML and the bytes at which it stands.
pub(super) type Key<'a> = toml::Spanned<DeString<'a>>;

/// Takes values out of a table, with their places in the source.
pub(super) struct Values<'a> {
    pub(super) source: &'a Arc<Source>,
    /// Where the table's text begins in the source.
    pub(super) base: usize,
}

impl Values<'_> {
    /// Reads a table, as far as it can be read, and says whether it could be read as a whole; `hint` says how to write it.
    pub(super) fn table<'t>(
        &self,
        text: &'t str,
        hint: &str,
        out: &mut Vec<Diagnostic>,
    ) -> (toml::Spanned<DeTable<'t>>, bool) {
        let (table, errors) = DeTable::parse_recoverable(text);
        let mut last = None;
        for error in &errors {
            let mut span = self.span(error.span().unwrap_or(0..0));
            if self.source.text[..span.range.start].ends_with('\r') {
                span.range.start -= 1;
            }
            let message = error.message().trim_end_matches('.').replace('\n', ", ");
            // One slip may be found twice, such as at the return and at the line feed after it.
            let line = Some(span.place().0);
            if line != last {
                out.push(Diagnostic::error("bad-toml", span, message).hint(hint));
            }
            last = line;
        }
        (table, errors.is_empty())
    }

    /// The place of these bytes of the table.
    pub(super) fn span(&self, range: Range<usize>) -> Span {
        let clamp = |at: usize| self.source.text.floor_char_boundary(self.base + at);
        Span::new(self.source, clamp(range.start)..clamp(range.end))
    }

    /// A text that is not empty.
    pub(super) fn text(&self, key: &Key<'_>, value: &Toml<'_>, out: &mut Vec<Diagnostic>) -> Option<Text> {
        match value.get_ref() {
            DeValue::String(text) if text.trim().is_empty() => {
                let message = format!("`{}` is empty, expected text", key.get_ref());
                out.push(Diagnostic::error("missing-value", self.span(value.span()), message));
                None
            }
            DeValue::String(text) => Some(Spanned::new(text.to_string(), self.within(value.span(), text))),
            other => {
                out.push(wrong_type(other, self.span(value.span()), "a string in quotes"));
                None
            }
        }
    }

    /// A list of texts: what is expected of it and of each of them, and a hint on how to write it.
    pub(super) fn texts(
        &self,
        value: &Toml<'_>,
        expected: [&str; 2],
        hint: &str,
        out: &mut Vec<Diagnostic>,
    ) -> Vec<Text> {
        let DeValue::Array(items) = value.get_ref() else {
            out.push(wrong_type(value.get_ref(), self.span(value.span()), expected[0]).hint(hint));
            return Vec::new();
        };
        let mut texts = Vec::new();
        for item in items.iter() {
            match item.get_ref() {
                DeValue::String(text) => {
                    texts.push(Spanned::new(text.to_string(), self.within(item.span(), text)));
                }
                other => out.push(wrong_type(other, self.span(item.span()), expected[1])),
            }
        }
        texts
    }

    /// The place of a string without its quotes.
    pub(super) fn within(&self, range: Range<usize>, text: &str) -> Span {
        let span = self.span(range);
        match span.text().find(text) {
            Some(at) => span.sub(at..at + text.len()),
            None => span,
        }
    }
}

/// The error for a value of another type than expected.
pub(super) fn wrong_type(found: &DeValue<'_>, span: Span, expected: &str) -> Diagnostic {
    let found = match found {
        DeValue::String(_) => "a string",
        DeValue::Integer(_) | DeValue::Float(_) => "a number",
        DeValue::Boolean(_) => "a boolean",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    };
    Diagnostic::error("wrong-type", span, format!("found {found}, expected {expected}"))
}
