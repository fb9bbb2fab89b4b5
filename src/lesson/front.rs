//! The front matter: TOML between two lines `+++` at the head of a lesson.

use std::ops::Range;
use std::sync::Arc;

use super::Front;
use super::table::Values;
use crate::diag::{Diagnostic, Source, Span, Spanned, guess, nearest};

const FENCE: &str = "+++";
const KEYS: [&str; 6] = ["title", "game", "teaches", "summary", "slug", "look"];
const FORM: &str = "begin the page with a line `+++`, then `title = \"…\"`, for diagrams also `game = \"…\"`, then another line `+++`";

/// A text as front matter has it between quotes.
pub fn quoted(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

/// Reads the front matter; the number is the offset at which the body begins.
pub(super) fn read(source: &Arc<Source>, out: &mut Vec<Diagnostic>) -> (Front, usize) {
    let text = source.text.as_str();
    let head = text.len() - text.trim_start_matches('\u{feff}').len();
    let mut lines = Lines { text, at: head };
    let first = lines.next().unwrap_or(head..head);
    let word = text[first.clone()].trim_end();
    let opening = Span::new(source, first.start..first.start + word.len());
    let empty = Front {
        title: Spanned::new(String::new(), opening.clone()),
        game: None,
        teaches: Vec::new(),
        summary: None,
        slug: None,
        look: None,
    };
    if word == "---" {
        let message = "found `---`, expected front matter in TOML between lines `+++`";
        out.push(Diagnostic::error("missing-front-matter", opening, message).hint(FORM));
        let end = lines.find(|line| text[line.clone()].trim_end() == "---");
        return (empty, end.map_or(first.end, |line| line.end));
    }
    if word != FENCE {
        let message = "no front matter, expected `+++` on the first line";
        out.push(Diagnostic::error("missing-front-matter", opening, message).hint(FORM));
        return (empty, head);
    }
    let Some(close) = lines.find(|line| text[line.clone()].trim_end() == FENCE) else {
        let message = "the front matter is never closed, expected another line `+++`";
        let hint = "put a line `+++` after the last key of the front matter";
        out.push(Diagnostic::error("unclosed-front-matter", opening, message).hint(hint));
        // Keys go on to the first empty line, most likely; what is wrong in them can wait.
        let rest = &text[first.end..];
        let end = ["\n\n", "\n\r\n"].iter().filter_map(|gap| rest.find(gap)).min();
        let end = end.map_or(text.len(), |i| first.end + i + 1);
        return (table(source, first.end..end, empty, &mut Vec::new()), end);
    };
    (table(source, first.end..close.start, empty, out), close.end)
}

/// The lines of a text as ranges, line ends included.
struct Lines<'a> {
    text: &'a str,
    at: usize,
}

impl Iterator for Lines<'_> {
    type Item = Range<usize>;

    fn next(&mut self) -> Option<Range<usize>> {
        let start = self.at;
        let rest = &self.text[start..];
        self.at += rest.find('\n').map_or(rest.len(), |i| i + 1);
        (self.at > start).then_some(start..self.at)
    }
}

/// Reads the keys between the fences.
fn table(source: &Arc<Source>, range: Range<usize>, mut front: Front, out: &mut Vec<Diagnostic>) -> Front {
    let values = Values { source, base: range.start };
    let hint = "write `key = \"text\"`, one key a line";
    let (table, good) = values.table(&source.text[range], hint, out);
    let named = |key: &str| key == "title" || nearest(key, KEYS) == Some("title");
    if good && !table.get_ref().keys().any(|key| named(key.get_ref())) {
        let message = "the front matter has no `title`";
        let hint = "add a line such as `title = \"The Ritter\"`";
        out.push(Diagnostic::error("missing-title", front.title.span.clone(), message).hint(hint));
    }
    // The table is sorted by key; findings come in the order of the text.
    let mut entries: Vec<_> = table.get_ref().iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    for (key, value) in entries {
        match key.get_ref().as_ref() {
            "title" => front.title = values.text(key, value, out).unwrap_or(front.title),
            "game" => front.game = values.text(key, value, out),
            "summary" => front.summary = values.text(key, value, out),
            "slug" => {
                front.slug = values.text(key, value, out).inspect(|slug| super::block::check_id(slug, out))
            }
            "look" => front.look = values.text(key, value, out),
            "teaches" => {
                let hint = "write `teaches = [\"rule-id\"]`";
                front.teaches = values.texts(value, ["a list of rule ids", "a rule id in quotes"], hint, out);
            }
            unknown => out.push(unknown_key(unknown, values.span(key.span()))),
        }
    }
    front
}

fn unknown_key(key: &str, span: Span) -> Diagnostic {
    let error =
        Diagnostic::error("unknown-key", span.clone(), format!("unknown key `{key}` in the front matter"));
    match guess(key, KEYS) {
        Some((near, kind)) => error.hint(format!("did you mean `{near}`?")).fix_as(kind, span, near),
        None => error.hint(format!("the keys of the front matter are `{}`", KEYS.join("`, `"))),
    }
}
