//! Reads a lesson: front matter, then Markdown, from which blocks, links and headings are picked out.

use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::Arc;

use pulldown_cmark::{Options, Parser};

use super::walk::Walk;
use super::{Lesson, front};
use crate::diag::{Diagnostic, Source, Span};

/// Reads a lesson of the language's folder at the path below it.
///
/// What cannot be understood is reported and left out, and reading goes on: all findings come at once, in the order of
/// the text.
///
/// ```
/// use tabia::diag::{Source, short};
/// use tabia::lesson::parse;
///
/// let text = "+++\ntitle = \"The Ritter\"\n+++\n\n```diagram\nwhite: Ritter c2\nshoow: moves c2\n```\n";
/// let (lesson, found) = parse(&Source::new("en/ritter.md", text), "en", "ritter.md");
/// assert_eq!(lesson.front.title.value, "The Ritter");
/// assert_eq!(short(&found[0]), "en/ritter.md:7:1: error[unknown-key]: unknown key `shoow` in a `diagram` block");
/// ```
pub fn parse(source: &Arc<Source>, language: &str, path: &str) -> (Lesson, Vec<Diagnostic>) {
    let mut diagnostics = Vec::new();
    let (front, base) = front::read(source, &mut diagnostics);
    let lesson = Lesson {
        source: Arc::clone(source),
        language: language.to_owned(),
        path: path.to_owned(),
        front,
        nodes: Vec::new(),
        blocks: Vec::new(),
        links: Vec::new(),
        headings: Vec::new(),
    };
    let parser = parser(&source.text[base..]);
    let definitions = parser.reference_definitions().iter();
    let definitions = definitions.map(|(label, def)| (label.to_lowercase(), shift(def.span.clone(), base)));
    let mut walk = Walk::new(lesson, diagnostics, definitions.collect());
    let mut events = parser.into_offset_iter().map(|(event, range)| (event, shift(range, base)));
    while let Some((event, range)) = events.next() {
        walk.event(event, range, &mut events);
    }
    let (mut lesson, mut diagnostics) = walk.finish();
    unique_ids(&lesson, &mut diagnostics);
    yield_to_ids(&mut lesson);
    diagnostics.sort_by_key(|d| d.span.range.start);
    (lesson, diagnostics)
}

/// The Markdown of a text.
pub(super) fn parser(text: &str) -> Parser<'_> {
    let options = Options::ENABLE_TABLES | Options::ENABLE_FOOTNOTES | Options::ENABLE_DEFINITION_LIST;
    Parser::new_ext(text, options)
}

pub(super) fn shift(range: Range<usize>, base: usize) -> Range<usize> {
    range.start + base..range.end + base
}

/// Reports ids that two blocks have.
fn unique_ids(lesson: &Lesson, out: &mut Vec<Diagnostic>) {
    let mut seen: HashMap<&str, &Span> = HashMap::new();
    for id in lesson.blocks.iter().filter_map(|block| block.fields.id.as_ref()) {
        match seen.get(id.value.as_str()) {
            Some(&first) => {
                let message = format!("the id `{}` is taken by another block of this lesson", id.value);
                let error = Diagnostic::error("duplicate-id", id.span.clone(), message);
                out.push(
                    error.related(first.clone(), "first given here").hint("give each block an id of its own"),
                );
            }
            None => _ = seen.insert(&id.value, &id.span),
        }
    }
}

/// Gives a heading another anchor where a block has its own for an id.
fn yield_to_ids(lesson: &mut Lesson) {
    let ids = lesson.blocks.iter().filter_map(|block| block.fields.id.as_ref());
    let ids: HashSet<&str> = ids.map(|id| id.value.as_str()).collect();
    let mut taken: HashSet<String> = lesson.headings.iter().map(|heading| heading.anchor.clone()).collect();
    for heading in lesson.headings.iter_mut().filter(|heading| ids.contains(heading.anchor.as_str())) {
        let mut anchor = format!("{}-section", heading.anchor);
        while ids.contains(anchor.as_str()) || !taken.insert(anchor.clone()) {
            anchor.push_str("-section");
        }
        heading.anchor = anchor;
    }
}
