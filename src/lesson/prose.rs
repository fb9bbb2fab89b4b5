//! The prose of a lesson: each run of text without its markup, every byte with its place.

use std::ops::Range;

use pulldown_cmark::{Event, Tag, TagEnd};

use super::written::Written;
use super::{Lesson, Node};
use crate::diag::Span;

/// What stands for code within a passage: no word goes over it.
const CODE: &str = "\u{fffc}";

/// A run of prose: a paragraph, a heading, a cell of a table, an item of a list.
#[derive(Debug, Clone)]
pub struct Passage {
    text: Written,
    /// The places in [`Lesson::nodes`] of what it is made of.
    pub nodes: Range<usize>,
}

impl Passage {
    /// Its text without markup, with a blank for every line end.
    pub fn as_str(&self) -> &str {
        self.text.as_str()
    }

    /// Where a part of the text was written.
    pub fn span(&self, range: Range<usize>) -> Span {
        self.text.span(range)
    }

    /// The links in it, by their places in [`Lesson::links`].
    pub fn links<'a>(&self, lesson: &'a Lesson) -> impl Iterator<Item = usize> + use<'a> {
        lesson.nodes[self.nodes.clone()].iter().filter_map(|node| match node {
            Node::Link(link) => Some(*link),
            _ => None,
        })
    }
}

impl Lesson {
    /// The prose of the body, in order; code, blocks and raw HTML are none.
    pub fn passages(&self) -> Vec<Passage> {
        let mut passages = Vec::new();
        let mut text = Written::new(&self.source, 0);
        let mut from = 0;
        let mut code = false;
        for (at, node) in self.nodes.iter().enumerate() {
            match node {
                Node::Markdown(Event::Text(part), range) if !code => text.push(part, range.clone()),
                Node::Markdown(Event::SoftBreak | Event::HardBreak, range) => text.push(" ", range.clone()),
                Node::Markdown(Event::Code(_), range) => text.push(CODE, range.clone()),
                Node::Link(_) => {}
                Node::Markdown(event, _) if is_inline(event) => {}
                node => {
                    if !text.as_str().trim().is_empty() {
                        passages.push(Passage { text, nodes: from..at });
                    }
                    text = Written::new(&self.source, 0);
                    from = at;
                    match node {
                        Node::Markdown(Event::Start(Tag::CodeBlock(_)), _) => code = true,
                        Node::Markdown(Event::End(TagEnd::CodeBlock), _) => code = false,
                        _ => {}
                    }
                }
            }
        }
        if !text.as_str().trim().is_empty() {
            passages.push(Passage { text, nodes: from..self.nodes.len() });
        }
        passages
    }
}

/// Whether an event of Markdown stands within a run of text.
fn is_inline(event: &Event<'_>) -> bool {
    match event {
        Event::Start(tag) => {
            matches!(
                tag,
                Tag::Emphasis | Tag::Strong | Tag::Strikethrough | Tag::Superscript | Tag::Subscript
            ) || matches!(tag, Tag::Link { .. } | Tag::Image { .. })
        }
        Event::End(tag) => {
            matches!(
                tag,
                TagEnd::Emphasis
                    | TagEnd::Strong
                    | TagEnd::Strikethrough
                    | TagEnd::Superscript
                    | TagEnd::Subscript
            ) || matches!(tag, TagEnd::Link | TagEnd::Image)
        }
        Event::InlineHtml(_) | Event::FootnoteReference(_) | Event::TaskListMarker(_) => true,
        Event::InlineMath(_) | Event::DisplayMath(_) | Event::Text(_) => true,
        _ => false,
    }
}
