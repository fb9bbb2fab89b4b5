//! Elements of a picture: those of the `svg` crate, with what all our pictures want of them.

use ::svg::node::{Node, Text, element};

/// An element in the making. Attributes are written in alphabetical order.
#[derive(Debug, Clone)]
pub(super) struct Element(element::Element);

impl Element {
    /// An element with neither attributes nor content.
    pub(super) fn new(name: &'static str) -> Element {
        Element(element::Element::new(name))
    }

    /// Sets an attribute.
    pub(super) fn set(mut self, name: &str, value: impl AsRef<str>) -> Element {
        self.0.assign(name, value.as_ref());
        self
    }

    /// Appends an element to the content.
    pub(super) fn add(mut self, child: Element) -> Element {
        self.append(child);
        self
    }

    /// Appends an element to the content.
    pub(super) fn append(&mut self, child: Element) {
        self.0.append(child.0);
    }

    /// Appends elements to the content.
    pub(super) fn append_all(&mut self, children: impl IntoIterator<Item = Element>) {
        children.into_iter().for_each(|child| self.append(child));
    }

    /// Appends text to the content. Control characters, which XML cannot hold, become spaces.
    pub(super) fn text(mut self, text: &str) -> Element {
        let clean: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        self.0.append(Text::new(clean));
        self
    }

    /// The element as text.
    pub(super) fn into_text(self) -> String {
        self.0.to_string()
    }
}
