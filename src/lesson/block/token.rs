//! Values cut into tokens: words and the few signs between them.

use std::ops::Range;

use super::super::Text;
use super::super::written::Written;
use crate::diag::{Diagnostic, Span};

/// A kind of token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A square, a name, a number.
    Word,
    /// `->`
    Arrow,
    /// `,` or `;`: between the items of a list.
    Separator,
    /// `=`
    Equals,
    /// `:`
    Colon,
    /// `"text"`
    Quoted,
    /// `(text)`
    Parenthesis,
}

/// A token of a value.
#[derive(Debug, Clone)]
pub(super) struct Token<'a> {
    pub(super) kind: Kind,
    value: &'a Written,
    range: Range<usize>,
}

impl<'a> Token<'a> {
    /// What is written, quotes and parentheses included.
    pub(super) fn as_str(&self) -> &'a str {
        &self.value.as_str()[self.range.clone()]
    }

    /// Where it is written.
    pub(super) fn span(&self) -> Span {
        self.value.span(self.range.clone())
    }

    /// The token as a text.
    pub(super) fn text(&self) -> Text {
        self.value.text(self.range.clone())
    }

    /// The token without its first bytes, as a text.
    pub(super) fn text_after(&self, bytes: usize) -> Text {
        self.value.text(self.range.start + bytes..self.range.end)
    }

    /// What stands in the quotes or the parentheses, without blanks at the ends.
    pub(super) fn inner(&self) -> Text {
        let mut chars = self.as_str().chars();
        let open = chars.next().map_or(0, char::len_utf8);
        let close = chars.next_back().filter(|&c| closes(self.as_str(), c)).map_or(0, char::len_utf8);
        let inner = self.value.part(self.range.start + open..self.range.end - close).trim();
        inner.text(0..inner.as_str().len())
    }

    /// From this token to another one.
    pub(super) fn to(&self, last: &Token<'_>) -> Span {
        self.value.span(self.range.start..last.range.end)
    }

    /// Whether it is this word.
    pub(super) fn is(&self, word: &str) -> bool {
        self.kind == Kind::Word && self.as_str() == word
    }
}

/// How commas between digits are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Comma {
    /// `1,5` are two numbers.
    Separates,
    /// `1,5` is one and a half.
    Decimal,
}

/// Cuts a value into tokens. Quotes and parentheses that are never closed are reported and go to the end.
pub(super) fn tokens<'a>(value: &'a Written, comma: Comma, out: &mut Vec<Diagnostic>) -> Vec<Token<'a>> {
    let text = value.as_str();
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let start = at;
        at += c.len_utf8();
        let kind = match c {
            c if c.is_whitespace() => continue,
            ',' | ';' => Kind::Separator,
            '=' => Kind::Equals,
            ':' => Kind::Colon,
            '→' => Kind::Arrow,
            '-' if text[at..].starts_with('>') => {
                at += 1;
                Kind::Arrow
            }
            '"' | '“' | '«' | '(' => {
                at += enclosed(&text[start..]).unwrap_or_else(|| {
                    out.push(unclosed(c, value.span(start..text.len())));
                    text.len() - at
                });
                if c == '(' { Kind::Parenthesis } else { Kind::Quoted }
            }
            _ => {
                at = start + word(&text[start..], comma);
                Kind::Word
            }
        };
        tokens.push(Token { kind, value, range: start..at });
    }
    tokens
}

/// The items of a list: the tokens between separators, empty ones left out.
pub(super) fn items<'t, 'a>(tokens: &'t [Token<'a>]) -> impl Iterator<Item = &'t [Token<'a>]> {
    tokens.split(|token| token.kind == Kind::Separator).filter(|item| !item.is_empty())
}

/// Whether the character closes what the text opens.
fn closes(text: &str, c: char) -> bool {
    matches!(
        (text.chars().next(), c),
        (Some('"'), '"') | (Some('“'), '”') | (Some('«'), '»') | (Some('('), ')')
    )
}

/// The bytes after the opening character, up to and with the closing one.
fn enclosed(text: &str) -> Option<usize> {
    let open = text.chars().next()?.len_utf8();
    text[open..].char_indices().find(|&(_, c)| closes(text, c)).map(|(i, c)| i + c.len_utf8())
}

/// The bytes of the word at the start of the text, at least one character.
fn word(text: &str, comma: Comma) -> usize {
    let digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
    let mut before = None;
    for (i, c) in text.char_indices() {
        let rest = &text[i + c.len_utf8()..];
        let ends = match c {
            ',' => comma == Comma::Separates || !(digit(before) && digit(rest.chars().next())),
            '-' => rest.starts_with('>'),
            ';' | '=' | ':' | '→' | '"' | '“' | '«' | '(' => true,
            c => c.is_whitespace(),
        };
        if ends && i > 0 {
            return i;
        }
        before = Some(c);
    }
    text.len()
}

fn unclosed(open: char, span: Span) -> Diagnostic {
    let close = match open {
        '(' => ')',
        '“' => '”',
        '«' => '»',
        _ => '"',
    };
    Diagnostic::error("unclosed", span, format!("`{open}` is never closed, expected `{close}`"))
        .hint(format!("put `{close}` where it ends"))
}
