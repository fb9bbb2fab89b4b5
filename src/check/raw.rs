//! Raw HTML in lessons, for books that do without it.

use std::borrow::Borrow;

use pulldown_cmark::{Event, Tag};

use crate::diag::{Diagnostic, Span};
use crate::lesson::{Lesson, Node};

/// Reports raw HTML: each block, and each tag that opens within a line. Comments, which say nothing to readers, are none.
pub fn raw_html(lessons: &[impl Borrow<Lesson>]) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for lesson in lessons.iter().map(Borrow::borrow) {
        for node in &lesson.nodes {
            let Node::Markdown(Event::Start(Tag::HtmlBlock) | Event::InlineHtml(_), range) = node else {
                continue;
            };
            let written = lesson.source.text[range.clone()].trim();
            if written.starts_with("</") || written.starts_with("<!--") && written.ends_with("-->") {
                continue;
            }
            let first_line = written.lines().next().unwrap_or_default().trim_end();
            let span = Span::new(&lesson.source, range.start..range.start + first_line.len());
            found.push(
                Diagnostic::error("raw-html", span, "this book does without raw HTML")
                    .hint("write it in Markdown, or set `html = true` in book.toml"),
            );
        }
    }
    found
}
