//! Pictures of the author's own: files of the book, with their words as the text for those who do not see them.

use super::Writer;
use crate::site::raw::{bare, escape};

impl Writer<'_> {
    /// The start of a picture. What is written up to its end are its words.
    pub(super) fn start_picture(&mut self, address: &str, title: &str) {
        let start = match self.places.file(&self.chapter.checked.lesson, address) {
            Some(href) if title.is_empty() => format!("<img src=\"{}\"", escape(&href)),
            Some(href) => format!("<img src=\"{}\" title=\"{}\"", escape(&href), escape(title)),
            None => String::new(),
        };
        self.pictures.push((std::mem::take(&mut self.out), start));
    }

    /// The end of a picture. One that is no file of the book is left to its words.
    pub(super) fn end_picture(&mut self) {
        let Some((before, start)) = self.pictures.pop() else { return };
        let words = std::mem::replace(&mut self.out, before);
        if start.is_empty() {
            self.out.push_str(&words);
        } else {
            self.own(format!("{start} alt=\"{}\">", bare(&words)));
        }
    }
}
