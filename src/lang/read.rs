//! Reads texts in the part of Fluent's syntax that Tabia's texts use: messages with attributes, arguments, string literals
//! and choices by an argument. Terms, functions and references to other messages are errors.
//!
//! ```text
//! # $count: how many
//! taken = { $count ->
//!     [one] one man
//!    *[other] { $count } men
//! } taken
//!     .short = { $count }
//! ```

use super::message::{Choice, Message, Messages, Part, Pattern};

/// Adds the messages of a text. One that is there already is replaced.
///
/// # Errors
/// The number of the first line that is not understood, from 1.
pub(super) fn read(text: &str, messages: &mut Messages) -> Result<(), usize> {
    let mut reader = Reader { text, at: 0 };
    let read = reader.messages(messages);
    read.ok_or_else(|| text[..reader.at].matches('\n').count() + 1)
}

/// What is read is `None` where the text is not understood; the reader then stands there.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn next(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn skip(&mut self, which: &[char]) {
        self.at = self.text.len() - self.rest().trim_start_matches(which).len();
    }

    fn take(&mut self, sign: &str) -> Option<()> {
        self.rest().starts_with(sign).then(|| self.at += sign.len())
    }

    fn name(&mut self) -> Option<String> {
        let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
        let name = self.rest().split(|c| !is_part(c)).next().filter(|name| !name.is_empty())?;
        self.at += name.len();
        Some(name.to_owned())
    }

    fn messages(&mut self, messages: &mut Messages) -> Option<()> {
        loop {
            self.skip(&[' ', '\n', '\r']);
            match self.next() {
                None => return Some(()),
                Some('#') => self.at += self.rest().find('\n').unwrap_or(self.rest().len()),
                Some(_) => {
                    let (name, message) = self.message()?;
                    messages.insert(name, message);
                }
            }
        }
    }

    fn message(&mut self) -> Option<(String, Message)> {
        if !self.next()?.is_ascii_alphabetic()
            || !matches!(self.text[..self.at].chars().last(), None | Some('\n'))
        {
            return None;
        }
        let name = self.name()?;
        let value = self.value()?;
        let mut message =
            Message { value: Some(value).filter(|value| !value.is_empty()), ..Message::default() };
        loop {
            let start = self.at;
            self.skip(&[' ', '\n', '\r']);
            if self.take(".").is_none() {
                self.at = start;
                let empty = message.value.is_none() && message.attributes.is_empty();
                return (!empty).then_some((name, message));
            }
            let attribute = self.name()?;
            message.attributes.push((attribute, self.value().filter(|value| !value.is_empty())?));
        }
    }

    /// What follows a name: the sign `=` and a pattern.
    fn value(&mut self) -> Option<Pattern> {
        self.skip(&[' ']);
        self.take("=")?;
        self.skip(&[' ']);
        self.pattern()
    }

    /// A pattern up to the end of its line, or of its last line: lines that go on with it are indented.
    fn pattern(&mut self) -> Option<Pattern> {
        let mut parts = Vec::new();
        let mut text = String::new();
        loop {
            match self.next() {
                Some('{') => {
                    self.at += 1;
                    if !text.is_empty() {
                        parts.push(Part::Text(std::mem::take(&mut text)));
                    }
                    parts.push(self.placeable()?);
                }
                None | Some('\n' | '\r' | '}') => {
                    let start = self.at;
                    let lines = self.rest().trim_start_matches(['\n', '\r']);
                    self.skip(&[' ', '\n', '\r']);
                    let ends = !lines.starts_with(' ')
                        || matches!(self.next(), None | Some('.' | '[' | '*' | '}' | '#'));
                    if ends {
                        self.at = start;
                        text.truncate(text.trim_end().len());
                        if !text.is_empty() {
                            parts.push(Part::Text(text));
                        }
                        return Some(parts);
                    }
                    if !(parts.is_empty() && text.is_empty()) {
                        text.push('\n');
                    }
                }
                Some(sign) => {
                    text.push(sign);
                    self.at += sign.len_utf8();
                }
            }
        }
    }

    /// What stands between braces, of which the first has been read.
    fn placeable(&mut self) -> Option<Part> {
        self.skip(&[' ', '\n', '\r']);
        let part = if self.take("\"").is_some() {
            let literal = self.rest().split(['"', '\n']).next().filter(|literal| !literal.contains('\\'))?;
            self.at += literal.len();
            self.take("\"")?;
            Part::Text(literal.to_owned())
        } else {
            self.take("$")?;
            let argument = self.name()?;
            self.skip(&[' ', '\n', '\r']);
            match self.take("->") {
                Some(()) => Part::Choice(self.choice(argument)?),
                None => Part::Argument(argument),
            }
        };
        self.skip(&[' ', '\n', '\r']);
        self.take("}")?;
        Some(part)
    }

    fn choice(&mut self, argument: String) -> Option<Choice> {
        let (mut variants, mut default) = (Vec::new(), None);
        loop {
            self.skip(&[' ', '\n', '\r']);
            if self.next() == Some('}') {
                return Some(Choice { argument, variants, default: default? });
            }
            if self.take("*").is_some() && default.replace(variants.len()).is_some() {
                return None;
            }
            self.take("[")?;
            self.skip(&[' ']);
            let key = self.name()?;
            self.skip(&[' ']);
            self.take("]")?;
            self.skip(&[' ']);
            variants.push((key, self.pattern().filter(|pattern| !pattern.is_empty())?));
        }
    }
}
