//! Messages as a game's texts write them, and their texts for given arguments.

use std::collections::BTreeMap;

use super::plural::category;
use super::{Arg, Args};

/// The messages of a language by their ids.
pub(super) type Messages = BTreeMap<String, Message>;

/// A message: its text, if it has one, and its attributes in the order written.
#[derive(Debug, Default)]
pub(super) struct Message {
    pub(super) value: Option<Pattern>,
    pub(super) attributes: Vec<(String, Pattern)>,
}

impl Message {
    /// The attribute with this name. Where a name is given twice the later one counts.
    pub(super) fn attribute(&self, name: &str) -> Option<&Pattern> {
        self.attributes.iter().rev().find(|(known, _)| known == name).map(|(_, pattern)| pattern)
    }
}

/// A text with places for arguments.
pub(super) type Pattern = Vec<Part>;

/// A part of a pattern.
#[derive(Debug)]
pub(super) enum Part {
    /// A text as it is.
    Text(String),
    /// An argument.
    Argument(String),
    /// One of several patterns, by an argument.
    Choice(Choice),
}

/// Patterns of which an argument picks one.
#[derive(Debug)]
pub(super) struct Choice {
    pub(super) argument: String,
    /// Each with its key: a word, a number, or the plural category of a number.
    pub(super) variants: Vec<(String, Pattern)>,
    /// The place of the one that is taken where no key fits.
    pub(super) default: usize,
}

/// Writes the pattern with the arguments in place. A missing one reads `{$name}` and is noted.
pub(super) fn write(
    pattern: &[Part],
    args: Args<'_>,
    code: &str,
    out: &mut String,
    missing: &mut Vec<String>,
) {
    for part in pattern {
        match part {
            Part::Text(text) => out.push_str(text),
            Part::Argument(name) => match find(args, name) {
                Some(Arg::Text(text)) => out.push_str(text),
                Some(Arg::Number(number)) => out.push_str(&number.to_string()),
                None => {
                    missing.push(name.clone());
                    out.push_str(&["{$", name, "}"].concat());
                }
            },
            Part::Choice(choice) => {
                let arg = find(args, &choice.argument);
                if arg.is_none() {
                    missing.push(choice.argument.clone());
                }
                let fits = |(key, _): &(String, Pattern)| arg.is_some_and(|arg| matches(arg, key, code));
                let at = choice.variants.iter().position(fits).unwrap_or(choice.default);
                write(&choice.variants[at].1, args, code, out, missing);
            }
        }
    }
}

fn find<'a, 'b>(args: &'a [(&str, Arg<'b>)], name: &str) -> Option<&'a Arg<'b>> {
    // Where a name is given twice the later one counts.
    args.iter().rev().find(|(known, _)| *known == name).map(|(_, arg)| arg)
}

fn matches(arg: &Arg<'_>, key: &str, code: &str) -> bool {
    match arg {
        Arg::Text(text) => text == key,
        Arg::Number(number) => key.parse() == Ok(*number) || category(*number, code) == key,
    }
}
