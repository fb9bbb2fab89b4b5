//! Splits the text of a block into keys and values: one `key: value` a line, indented lines go on, `#` begins a comment.

use super::super::Text;
use super::super::written::Written;
use super::keys;
use crate::diag::Diagnostic;

/// A key and its value, without blanks at the ends.
pub(super) struct Entry {
    pub(super) key: Text,
    pub(super) value: Written,
}

/// The entries in order. Lines that are nothing of it are reported and left out.
pub(super) fn entries(content: &Written, out: &mut Vec<Diagnostic>) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    // Whether indented lines go on with the last entry; after a line that was not understood they are not.
    let mut open = false;
    let mut lost = false;
    let mut at = 0;
    for raw in content.as_str().split_inclusive('\n') {
        let line = content.part(at..at + raw.len());
        at += raw.len();
        let words = line.trim();
        if raw.starts_with('#') || words.as_str().is_empty() {
            continue;
        }
        if raw.starts_with([' ', '\t']) {
            match entries.last_mut() {
                Some(entry) if open => entry.value.join(&words),
                _ if lost => {}
                _ => out.push(without_key(&words)),
            }
            continue;
        }
        match split(&words) {
            Some(entry) => entries.push(entry),
            None => out.push(neither(&words)),
        }
        open = entries.last().is_some_and(|entry| words.whole().range.start == entry.key.span.range.start);
        lost = !open;
    }
    entries
}

/// Splits `key: value`. A key is one word or two.
fn split(line: &Written) -> Option<Entry> {
    let text = line.as_str();
    let colon = text.find(':')?;
    let key = text[..colon].trim_end();
    let words = key.split_whitespace().count();
    let plain = key.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | ' '));
    if !(1..=2).contains(&words) || !plain {
        return None;
    }
    Some(Entry { key: line.text(0..key.len()), value: line.part(colon + 1..text.len()).trim() })
}

fn neither(line: &Written) -> Diagnostic {
    let text = line.as_str();
    let message = format!("found `{}`, expected `key: value`", shorten(text));
    let error = Diagnostic::error("stray-line", line.whole(), message);
    let first = text.split(|c: char| c.is_whitespace() || c == '=').next().unwrap_or_default();
    match keys::is_key(first) {
        true => error.hint(format!("put a colon after `{first}`")),
        false => error.hint(
            "indent the line if it goes on with the value above, or begin it with `#` if it is a comment",
        ),
    }
}

fn without_key(line: &Written) -> Diagnostic {
    let message = "an indented line goes on with the value above, but there is no key above";
    Diagnostic::error("stray-line", line.whole(), message)
        .hint("begin the line with its key, without blanks before it")
}

/// The beginning of a long line.
pub(in super::super) fn shorten(text: &str) -> String {
    match text.char_indices().nth(40) {
        Some((at, _)) => format!("{}…", text[..at].trim_end()),
        None => text.to_owned(),
    }
}
