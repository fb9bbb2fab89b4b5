//! The one style in which blocks and tables of claims are written. Prose is left as it is, byte for byte; so is a block
//! with errors, and everything whose meaning would not survive.
//!
//! ```
//! use tabia::diag::Source;
//! use tabia::lesson::{format, rewritten};
//!
//! let text = "+++\ntitle = \"T\"\n+++\n\n```diagram\nwhite:Ritter c2,Knecht a2\nid :  c2\n```\n";
//! let source = Source::new("en/ritter.md", text);
//! let new = rewritten(&source.text, &format(&source));
//! assert_eq!(new, "+++\ntitle = \"T\"\n+++\n\n```diagram\nid: c2\nwhite: Ritter c2, Knecht a2\n```\n");
//! ```

mod block;
mod fold;
mod movetext;
mod table;

use std::ops::Range;
use std::sync::Arc;

use pulldown_cmark::{Event, Tag};

use super::{Lesson, Node, Target, fingerprint, parse};
use crate::diag::{Diagnostic, Severity, Source};

/// A part of a text and what is to stand in its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edit {
    /// The bytes of the text.
    pub range: Range<usize>,
    /// What is to stand there.
    pub text: String,
}

/// What is to be changed in a lesson so that it is in the one style, in the order of the text; nothing if it is.
pub fn format(source: &Arc<Source>) -> Vec<Edit> {
    let read = parse(source, "", "");
    let edits = wanted(&read);
    if edits.is_empty() || same(&read, source, &edits) {
        return edits;
    }
    // Something is written in a way that nobody has thought of: what it touches stays.
    edits.into_iter().filter(|edit| same(&read, source, std::slice::from_ref(edit))).collect()
}

/// The text with the changes made, which are in its order and apart.
pub fn rewritten(whole: &str, edits: &[Edit]) -> String {
    let mut text = String::new();
    let mut at = 0;
    for edit in edits {
        text.push_str(&whole[at..edit.range.start]);
        text.push_str(&edit.text);
        at = edit.range.end;
    }
    text.push_str(&whole[at..]);
    text
}

type Read = (Lesson, Vec<Diagnostic>);

fn wanted((lesson, found): &Read) -> Vec<Edit> {
    let errors = || found.iter().filter(|found| found.severity == Severity::Error);
    let sound = |range: &Range<usize>| errors().all(|error| !within(&error.span.range, range));
    let blocks = lesson.blocks.iter().filter(|block| sound(&block.span.range));
    let mut edits: Vec<Edit> = blocks.filter_map(block::format).collect();
    let tables = tables(lesson).filter(|range| sound(range) && holds_claims(lesson, range));
    edits.extend(tables.filter_map(|range| table::format(&lesson.source.text, range)));
    edits.sort_by_key(|edit| edit.range.start);
    edits
}

fn within(inner: &Range<usize>, outer: &Range<usize>) -> bool {
    outer.start <= inner.start && inner.start < outer.end
}

fn tables(lesson: &Lesson) -> impl Iterator<Item = Range<usize>> {
    lesson.nodes.iter().filter_map(|node| match node {
        Node::Markdown(Event::Start(Tag::Table(_)), range) => Some(range.clone()),
        _ => None,
    })
}

/// Whether a link with a scheme of the language stands there.
fn holds_claims(lesson: &Lesson, range: &Range<usize>) -> bool {
    let plain = |target: &Target| matches!(target, Target::Page(..) | Target::Outside(_) | Target::Broken);
    lesson.links.iter().any(|link| within(&link.span.range, range) && !plain(&link.target))
}

/// Whether the text says the same with the changes as without.
fn same(old: &Read, source: &Source, edits: &[Edit]) -> bool {
    let new = parse(&Source::new(source.path.as_str(), rewritten(&source.text, edits)), "", "");
    let blocks = |(lesson, _): &Read| -> Vec<_> {
        let blocks = lesson.blocks.iter();
        blocks.map(|block| (block.kind, block.keys.len(), fingerprint::of_block(block))).collect()
    };
    let codes = |(_, found): &Read| {
        let mut codes: Vec<_> = found.iter().map(|found| found.code).collect();
        codes.sort_unstable();
        codes
    };
    blocks(old) == blocks(&new)
        && codes(old) == codes(&new)
        && fingerprint::of_lesson(&old.0) == fingerprint::of_lesson(&new.0)
}
