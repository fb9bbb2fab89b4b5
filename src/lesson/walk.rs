//! The walk over the events of Markdown, which picks out blocks, links and headings.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

use pulldown_cmark::{CodeBlockKind, CowStr, Event, LinkType, Tag, TagEnd};

use super::block::{self, Head};
use super::link::{self, Literal};
use super::parse::{parser, shift};
use super::written::Written;
use super::{Heading, Lesson, Link, Node, Target, fence};
use crate::diag::{Diagnostic, Span, Spanned};

/// What has been picked out so far.
pub(super) struct Walk {
    lesson: Lesson,
    diagnostics: Vec<Diagnostic>,
    /// Where the definitions of reference links stand, by label in small letters.
    definitions: HashMap<String, Range<usize>>,
    /// Headings, links and images that have begun and not ended.
    open: Vec<Open>,
    /// Text since the last markup.
    literal: Written,
    /// How often each anchor has been wanted.
    anchors: HashMap<String, usize>,
}

/// Something whose text without markup is being gathered.
struct Open {
    what: What,
    text: String,
    /// From the first to the last piece of the text.
    inner: Option<Range<usize>>,
    /// Where the last part within it ends, markup included.
    end: usize,
}

enum What {
    Heading(usize),
    Link(usize, Pointer),
    Image(Pointer),
}

/// A link or an image as Markdown gives it.
struct Pointer {
    kind: LinkType,
    url: String,
    title: String,
    label: String,
}

type Found<'a> = (Event<'a>, Range<usize>);

impl Walk {
    /// Before the first event.
    pub(super) fn new(
        lesson: Lesson,
        diagnostics: Vec<Diagnostic>,
        definitions: HashMap<String, Range<usize>>,
    ) -> Walk {
        let literal = Written::new(&lesson.source, 0);
        Walk { lesson, diagnostics, definitions, open: Vec::new(), literal, anchors: HashMap::new() }
    }

    /// After the last event.
    pub(super) fn finish(mut self) -> (Lesson, Vec<Diagnostic>) {
        self.end_literal(Literal::Text);
        (self.lesson, self.diagnostics)
    }

    /// Takes the next event; a code block takes those within it from `events`.
    pub(super) fn event<'a>(
        &mut self,
        event: Event<'a>,
        range: Range<usize>,
        events: &mut impl Iterator<Item = Found<'a>>,
    ) {
        match &event {
            Event::Text(text) => {
                self.literal.push(text, range.clone());
                self.gather(text, &range);
            }
            Event::SoftBreak | Event::HardBreak => {
                self.literal.push("\n", range.clone());
                self.gather(" ", &(range.start..range.start));
            }
            Event::Html(text) => self.literal.push(text, range.clone()),
            Event::End(TagEnd::HtmlBlock) => self.end_literal(Literal::Html),
            _ => self.end_literal(Literal::Text),
        }
        if !matches!(event, Event::End(_)) {
            for open in &mut self.open {
                open.end = open.end.max(range.end);
            }
        }
        match event {
            Event::Start(Tag::CodeBlock(kind)) => return self.code(kind, range, events),
            Event::Start(Tag::Heading { level, .. }) => {
                let number = self.lesson.headings.len();
                self.begin(What::Heading(number), &range);
                let (text, anchor) = (String::new(), String::new());
                let span = self.span(range);
                self.lesson.headings.push(Heading { level: level as u8, text, anchor, span });
                return self.lesson.nodes.push(Node::Heading(number));
            }
            Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                let number = self.lesson.links.len();
                self.begin(What::Link(number, Pointer::new(link_type, &dest_url, &title, &id)), &range);
                self.lesson.links.push(self.unread(range));
                return self.lesson.nodes.push(Node::Link(number));
            }
            Event::Start(Tag::Image { link_type, ref dest_url, ref title, ref id }) => {
                self.begin(What::Image(Pointer::new(link_type, dest_url, title, id)), &range);
            }
            Event::End(TagEnd::Heading(_) | TagEnd::Link | TagEnd::Image) => self.end(&range),
            Event::Code(ref text) => self.gather(text, &range),
            _ => {}
        }
        self.lesson.nodes.push(Node::Markdown(event.into_static(), range));
    }

    fn span(&self, range: Range<usize>) -> Span {
        Span::new(&self.lesson.source, range)
    }

    fn end_literal(&mut self, kind: Literal) {
        if !self.literal.as_str().is_empty() {
            link::literal(&self.literal, kind, &mut self.diagnostics);
            self.literal = Written::new(&self.lesson.source, 0);
        }
    }

    fn begin(&mut self, what: What, range: &Range<usize>) {
        self.open.push(Open { what, text: String::new(), inner: None, end: range.start });
    }

    /// Adds text to all that is open.
    fn gather(&mut self, text: &str, range: &Range<usize>) {
        for open in &mut self.open {
            open.text.push_str(text);
            let start = open.inner.as_ref().map_or(range.start, |inner| inner.start);
            open.inner = Some(start..range.end);
        }
    }

    fn end(&mut self, range: &Range<usize>) {
        let Some(open) = self.open.pop() else { return };
        match &open.what {
            What::Heading(number) => {
                let anchor = self.anchor(&open.text);
                if let Some(heading) = self.lesson.headings.get_mut(*number) {
                    heading.text = open.text.trim().to_owned();
                    heading.anchor = anchor;
                }
            }
            What::Link(number, pointer) => self.link(*number, pointer, &open, range),
            What::Image(pointer) => {
                let (place, _) = self.places(pointer, &open, range);
                let to = link::Destination { url: &pointer.url, place };
                link::image(&to, &open.text, self.span(range.clone()), &mut self.diagnostics);
            }
        }
    }

    /// A link of which only the place is known.
    fn unread(&self, range: Range<usize>) -> Link {
        let span = self.span(range);
        Link {
            target: Target::Broken,
            about: None,
            text: Spanned::new(String::new(), span.clone()),
            title: None,
            place: span.clone(),
            span,
            blocks_above: self.lesson.blocks.len(),
        }
    }

    fn link(&mut self, number: usize, pointer: &Pointer, open: &Open, range: &Range<usize>) {
        let (place, title) = self.places(pointer, open, range);
        let to = link::Destination { url: &pointer.url, place: place.clone() };
        let (target, about) = match pointer.kind {
            LinkType::Email => (Target::Outside(format!("mailto:{}", pointer.url)), None),
            _ => link::read(&to, &mut self.diagnostics),
        };
        let inner = self.span(open.inner.clone().unwrap_or(range.start + 1..range.start + 1));
        let title = title.filter(|_| !pointer.title.is_empty());
        if let Some(link) = self.lesson.links.get_mut(number) {
            link.target = target;
            link.about = about;
            link.text = Spanned::new(open.text.clone(), inner);
            link.title = title.map(|span| Spanned::new(pointer.title.clone(), span));
            link.place = place;
        }
    }

    /// Where the destination and the title are written; the whole link where they cannot be found.
    fn places(&self, pointer: &Pointer, open: &Open, range: &Range<usize>) -> (Span, Option<Span>) {
        let text = &self.lesson.source.text;
        let parts = match pointer.kind {
            LinkType::Inline => link::inline(text, open.end.max(range.start + 1)..range.end),
            LinkType::Autolink | LinkType::Email => {
                return (self.span(range.start + 1..range.end - 1), None);
            }
            _ => {
                let definition = self.definitions.get(&pointer.label.to_lowercase());
                definition.and_then(|definition| link::definition(text, definition.clone()))
            }
        };
        match parts {
            Some(parts) => {
                let title = parts.title.unwrap_or_else(|| range.clone());
                (self.span(parts.destination), Some(self.span(title)))
            }
            None => (self.span(range.clone()), Some(self.span(range.clone()))),
        }
    }

    /// A code block: one of ours, or code.
    fn code<'a>(
        &mut self,
        kind: CodeBlockKind<'a>,
        range: Range<usize>,
        events: &mut impl Iterator<Item = Found<'a>>,
    ) {
        let head = match &kind {
            CodeBlockKind::Fenced(_) => Some(fence::info(&self.lesson.source, &range)),
            CodeBlockKind::Indented => None,
        };
        let meaning = head.as_ref().map_or(Head::Code, |info| block::head(info, &mut self.diagnostics));
        let mut content = Written::new(&self.lesson.source, range.end);
        let mut nodes = vec![Node::Markdown(Event::Start(Tag::CodeBlock(kind)).into_static(), range.clone())];
        for (event, range) in events {
            if let Event::Text(text) = &event {
                content.push(text, range.clone());
            }
            let last = matches!(event, Event::End(TagEnd::CodeBlock));
            nodes.push(Node::Markdown(event.into_static(), range));
            if last {
                break;
            }
        }
        match (meaning, head) {
            (Head::Block(kind), Some(info)) => {
                let head = info.trim().first_word();
                let end = fence::end(&self.span(range.clone()), &head, &content, &mut self.diagnostics);
                let before = self.diagnostics.len();
                let own = content.part(0..end.unwrap_or(content.as_str().len()));
                let mut block =
                    block::read(kind, head, self.span(range.clone()), &own, &mut self.diagnostics);
                if end.is_some() {
                    // Who forgot to close it may have forgotten more.
                    self.diagnostics.truncate(before);
                    block.unread = true;
                }
                self.lesson.nodes.push(Node::Block(self.lesson.blocks.len()));
                self.lesson.blocks.push(block);
                if let Some(end) = end.filter(|&end| end < content.as_str().len()) {
                    self.anew(content.span(end..end + 1).range.start, range);
                }
            }
            _ => self.lesson.nodes.extend(nodes),
        }
    }

    /// Reads what a block has swallowed that is not closed, from a byte on; not in a list or a quote, whose marks stand before
    /// every line.
    fn anew(&mut self, from: usize, block: Range<usize>) {
        let source = Arc::clone(&self.lesson.source);
        if !source.text[..block.start].ends_with('\n') {
            return;
        }
        let events = parser(&source.text[from..block.end]).into_offset_iter();
        let mut events = events.map(|(event, range)| (event, shift(range, from)));
        while let Some((event, range)) = events.next() {
            self.event(event, range, &mut events);
        }
        self.end_literal(Literal::Text);
    }

    /// An anchor for a heading in the manner of GitHub, unique in the lesson.
    fn anchor(&mut self, text: &str) -> String {
        let kept = |c: &char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | '\u{300}'..='\u{36f}');
        let slug: String = text.trim().to_lowercase().chars().filter(kept).collect();
        let slug = slug.replace(' ', "-");
        let slug = if slug.is_empty() { "section".to_owned() } else { slug };
        let mut anchor = slug.clone();
        // A later heading may be written as an earlier one was numbered.
        while let Some(count) = self.anchors.get_mut(&anchor) {
            *count += 1;
            anchor = format!("{slug}-{count}");
        }
        self.anchors.insert(anchor.clone(), 0);
        anchor
    }
}

impl Pointer {
    fn new(kind: LinkType, url: &CowStr<'_>, title: &CowStr<'_>, label: &CowStr<'_>) -> Pointer {
        Pointer { kind, url: url.to_string(), title: title.to_string(), label: label.to_string() }
    }
}
