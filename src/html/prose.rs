//! The text of a lesson as HTML.
//!
//! Elements that mean the same whoever writes them are written as they are; those of our own that carry classes, ids or
//! addresses go through [`Slots`], out of reach of the cleaning that raw HTML makes necessary.

mod link;
mod notes;
mod picture;

use std::borrow::Cow;
use std::fmt::Write;

use pulldown_cmark::{Alignment, Event, Tag, TagEnd};

use super::address::Places;
use super::raw::{self, Slots, escape};
use crate::book::{Chapter, Edition, Node};

use notes::Notes;

/// The text of a chapter, with what `block` says in place of the block of each number.
pub(crate) fn html<E>(
    chapter: &Chapter,
    places: Places<'_>,
    mut block: impl FnMut(usize) -> Result<String, E>,
) -> Result<String, E> {
    let mut writer = Writer::new(chapter, places);
    for (at, node) in chapter.checked.lesson.nodes.iter().enumerate() {
        match node {
            Node::Markdown(Event::Start(Tag::Image { .. }), _) => writer.image(at),
            Node::Markdown(event, _) if !writer.images.is_empty() => writer.in_image(event),
            Node::Link(_) if !writer.images.is_empty() => {}
            Node::Markdown(event, _) => writer.event(event),
            Node::Heading(heading) => writer.heading(*heading),
            Node::Link(link) => writer.link(*link),
            Node::Block(number) => {
                let markup = block(*number)?;
                writer.own(markup);
                writer.out.push('\n');
            }
        }
    }
    Ok(writer.finish())
}

struct Writer<'a> {
    chapter: &'a Chapter,
    places: Places<'a>,
    edition: &'a Edition,
    out: String,
    slots: Slots,
    /// The files of the open images, and their texts so far.
    images: Vec<(Option<String>, String)>,
    /// What ends the open links.
    ends: Vec<String>,
    /// The end of the open heading, before its tag, where its beginning is markup of our own.
    permalink: Option<String>,
    /// The text of the open HTML block.
    block: Option<String>,
    raw: bool,
    notes: Notes,
    columns: Vec<Alignment>,
    column: usize,
    head: bool,
}

impl<'a> Writer<'a> {
    fn new(chapter: &'a Chapter, places: Places<'a>) -> Writer<'a> {
        Writer {
            chapter,
            places,
            edition: places.edition,
            out: String::new(),
            slots: Slots::default(),
            images: Vec::new(),
            ends: Vec::new(),
            permalink: None,
            block: None,
            raw: false,
            notes: Notes::default(),
            columns: Vec::new(),
            column: 0,
            head: false,
        }
    }

    fn finish(mut self) -> String {
        self.endnotes();
        self.slots.fill(&self.out, self.raw)
    }

    /// Writes markup of our own.
    fn own(&mut self, markup: impl Into<String>) {
        let slot = self.slots.keep(markup);
        self.out.push_str(&slot);
    }

    fn heading(&mut self, number: usize) {
        let Some(heading) = self.chapter.checked.lesson.headings.get(number) else { return };
        let anchor = escape(&heading.anchor);
        self.own(format!("<h{} id=\"{anchor}\">", heading.level.clamp(2, 6)));
        if self.places.in_volume() {
            self.permalink = Some(String::new());
            return;
        }
        let says = escape(&self.edition.lang.text("site-anchor", &[("text", heading.text.as_str().into())]));
        let permalink = format!(" <a class=\"anchor\" href=\"#{anchor}\" aria-label=\"{says}\">#</a>");
        self.permalink = Some(permalink);
    }

    fn event(&mut self, event: &Event<'_>) {
        match event {
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => self.end(*tag),
            Event::Text(text) => self.out.push_str(&escape(text)),
            Event::Code(code) | Event::InlineMath(code) | Event::DisplayMath(code) => {
                let _ = write!(self.out, "<code>{}</code>", escape(code));
            }
            Event::Html(html) => match &mut self.block {
                Some(block) => block.push_str(html),
                None => self.markup(html),
            },
            Event::InlineHtml(html) => self.markup(html),
            Event::FootnoteReference(label) => self.note(label),
            Event::SoftBreak => self.out.push('\n'),
            Event::HardBreak => self.out.push_str("<br>\n"),
            Event::Rule => self.out.push_str("<hr>\n"),
            Event::TaskListMarker(done) => {
                let checked = if *done { " checked" } else { "" };
                self.own(format!("<input type=\"checkbox\" disabled{checked}> "));
            }
        }
    }

    /// Writes raw HTML, to be cleaned with all the rest.
    fn markup(&mut self, html: &str) {
        self.raw = true;
        self.out.push_str(&raw::piece(html));
    }

    fn start(&mut self, tag: &Tag<'_>) {
        let markup: Cow<'_, str> = match tag {
            Tag::Paragraph => "<p>".into(),
            Tag::Heading { level, .. } => format!("<h{}>", (*level as u8).clamp(2, 6)).into(),
            Tag::BlockQuote(_) => "<blockquote>\n".into(),
            Tag::CodeBlock(_) => {
                // Long lines are reached with the arrow keys too.
                self.own(match self.places.in_volume() {
                    true => "<pre>",
                    false => "<pre tabindex=\"0\">",
                });
                "<code>".into()
            }
            Tag::List(None) => "<ul>\n".into(),
            Tag::List(Some(1)) => "<ol>\n".into(),
            Tag::List(Some(first)) => format!("<ol start=\"{first}\">\n").into(),
            Tag::Item => "<li>".into(),
            Tag::DefinitionList => "<dl>\n".into(),
            Tag::DefinitionListTitle => "<dt>".into(),
            Tag::DefinitionListDefinition => "<dd>".into(),
            Tag::TableRow => "<tr>".into(),
            Tag::Emphasis => "<em>".into(),
            Tag::Strong => "<strong>".into(),
            Tag::Strikethrough => "<del>".into(),
            Tag::Superscript => "<sup>".into(),
            Tag::Subscript => "<sub>".into(),
            Tag::Table(columns) => {
                self.columns.clone_from(columns);
                self.own(match self.places.in_volume() {
                    true => "<div class=\"table\">",
                    false => "<div class=\"table\" tabindex=\"0\">",
                });
                "<table>\n".into()
            }
            Tag::TableHead => {
                self.head = true;
                "<thead>\n<tr>".into()
            }
            Tag::TableCell => self.cell().into(),
            Tag::HtmlBlock => {
                self.block = Some(String::new());
                "".into()
            }
            Tag::FootnoteDefinition(label) => {
                self.start_note(label);
                "".into()
            }
            Tag::Image { .. } | Tag::Link { .. } | Tag::MetadataBlock(_) => "".into(),
        };
        if matches!(tag, Tag::TableHead | Tag::TableRow) {
            self.column = 0;
        }
        self.out.push_str(&markup);
    }

    fn cell(&mut self) -> String {
        let class = match self.columns.get(self.column) {
            Some(Alignment::Center) => " class=\"centre\"",
            Some(Alignment::Right) => " class=\"right\"",
            _ => "",
        };
        self.column += 1;
        if self.head { format!("<th scope=\"col\"{class}>") } else { format!("<td{class}>") }
    }

    fn end(&mut self, tag: TagEnd) {
        let markup = match tag {
            TagEnd::Paragraph => "</p>\n",
            TagEnd::Heading(level) => return self.end_heading(level as u8),
            TagEnd::BlockQuote(_) => "</blockquote>\n",
            TagEnd::CodeBlock => {
                self.out.push_str("</code>");
                return self.own("</pre>\n");
            }
            TagEnd::HtmlBlock => {
                let html = self.block.take().unwrap_or_default();
                return self.markup(&html);
            }
            TagEnd::List(false) => "</ul>\n",
            TagEnd::List(true) => "</ol>\n",
            TagEnd::Item => "</li>\n",
            TagEnd::FootnoteDefinition => return self.end_note(),
            TagEnd::DefinitionList => "</dl>\n",
            TagEnd::DefinitionListTitle => "</dt>\n",
            TagEnd::DefinitionListDefinition => "</dd>\n",
            TagEnd::Table => {
                self.out.push_str("</tbody>\n</table>");
                return self.own("</div>\n");
            }
            TagEnd::TableHead => {
                self.head = false;
                "</tr>\n</thead>\n<tbody>\n"
            }
            TagEnd::TableRow => "</tr>\n",
            TagEnd::TableCell if self.head => "</th>",
            TagEnd::TableCell => "</td>",
            TagEnd::Emphasis => "</em>",
            TagEnd::Strong => "</strong>",
            TagEnd::Strikethrough => "</del>",
            TagEnd::Superscript => "</sup>",
            TagEnd::Subscript => "</sub>",
            TagEnd::Link => {
                let end = self.ends.pop().unwrap_or_default();
                return self.own(end);
            }
            TagEnd::Image | TagEnd::MetadataBlock(_) => "",
        };
        self.out.push_str(markup);
    }

    fn end_heading(&mut self, level: u8) {
        match self.permalink.take() {
            Some(permalink) => self.own(format!("{permalink}</h{}>\n", level.clamp(2, 6))),
            None => {
                let _ = writeln!(self.out, "</h{}>", level.clamp(2, 6));
            }
        }
    }
}
