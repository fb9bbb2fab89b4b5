//! Images of the author's own: files of the book. One that is none was reported; its text stands for it.

use pulldown_cmark::{Event, TagEnd};

use super::Writer;
use crate::html::raw::escape;

impl Writer<'_> {
    /// The start of the image at this place among the nodes; its text follows.
    pub(crate) fn image(&mut self, at: usize) {
        let images = &self.chapter.checked.images;
        let file = images.iter().find(|(node, _)| *node == at).map(|(_, file)| self.places.file(file));
        self.images.push((file, String::new()));
    }

    /// What comes within an image is its text, without markup.
    pub(crate) fn in_image(&mut self, event: &Event<'_>) {
        let Some((_, alt)) = self.images.last_mut() else { return };
        match event {
            Event::Text(text) | Event::Code(text) => alt.push_str(text),
            Event::SoftBreak | Event::HardBreak => alt.push(' '),
            Event::End(TagEnd::Image) => {
                let Some((file, alt)) = self.images.pop() else { return };
                match (file, self.images.last_mut()) {
                    (_, Some((_, outer))) => outer.push_str(&alt),
                    (Some(file), None) => {
                        self.own(format!("<img src=\"{}\" alt=\"{}\">", escape(&file), escape(&alt)));
                    }
                    (None, None) => self.out.push_str(&escape(&alt)),
                }
            }
            _ => {}
        }
    }
}
