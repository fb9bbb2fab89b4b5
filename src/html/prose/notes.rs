//! Footnotes: gathered while the text is written, numbered as they are first referred to, listed at its end.

use std::fmt::Write;

use super::Writer;
use crate::html::raw::escape;

/// A footnote: its label, its text, and how often it is referred to.
#[derive(Debug)]
struct Note {
    label: String,
    text: Option<String>,
    references: usize,
}

/// The footnotes of a text.
#[derive(Debug, Default)]
pub(crate) struct Notes {
    list: Vec<Note>,
    /// The note being written, and the text that waits for its end.
    open: Vec<(usize, String)>,
}

impl Notes {
    fn number(&mut self, label: &str) -> usize {
        if let Some(place) = self.list.iter().position(|note| note.label == label) {
            return place;
        }
        self.list.push(Note { label: label.to_owned(), text: None, references: 0 });
        self.list.len() - 1
    }
}

impl Writer<'_> {
    /// A reference to a footnote.
    pub(crate) fn note(&mut self, label: &str) {
        let place = self.notes.number(label);
        let note = &mut self.notes.list[place];
        note.references += 1;
        let (number, id) = (place + 1, reference(place, note.references));
        let kind = self.kind("noteref");
        self.own(format!(
            "<sup class=\"note\"><a{kind} id=\"{id}\" href=\"#page.note-{number}\" role=\"doc-noteref\">{number}</a></sup>"
        ));
    }

    /// The attribute by which e-readers know footnotes, which they show where they are referred to.
    fn kind(&self, kind: &str) -> String {
        if self.places.in_volume() { format!(" epub:type=\"{kind}\"") } else { String::new() }
    }

    pub(crate) fn start_note(&mut self, label: &str) {
        let place = self.notes.number(label);
        self.notes.open.push((place, std::mem::take(&mut self.out)));
    }

    pub(crate) fn end_note(&mut self) {
        if let Some((place, before)) = self.notes.open.pop() {
            let text = std::mem::replace(&mut self.out, before);
            self.notes.list[place].text = Some(text);
        }
    }

    /// The list of all footnotes, each with ways back to where it is referred to.
    pub(crate) fn endnotes(&mut self) {
        let notes = std::mem::take(&mut self.notes.list);
        if notes.is_empty() {
            return;
        }
        let title = escape(&self.edition.lang.text("site-footnotes", &[]));
        let back = escape(&self.edition.lang.text("site-footnote-back", &[]));
        let kind = self.kind("endnotes");
        self.own(format!(
            "<section class=\"notes\"{kind} role=\"doc-endnotes\" aria-label=\"{title}\">\n<h2>{title}</h2>\n<ol>\n"
        ));
        for (place, note) in notes.iter().enumerate() {
            let kind = self.kind("footnote");
            self.own(format!("<li{kind} id=\"page.note-{}\">", place + 1));
            self.out.push_str(note.text.as_deref().unwrap_or_default());
            let mut ways = String::new();
            for count in 1..=note.references {
                let id = reference(place, count);
                let _ = write!(ways, " <a class=\"back\" href=\"#{id}\" aria-label=\"{back}\">↩</a>");
            }
            self.own(format!("{ways}</li>\n"));
        }
        self.own("</ol>\n</section>\n");
    }
}

fn reference(place: usize, count: usize) -> String {
    format!("page.from-note-{}-{count}", place + 1)
}
