//! Elements of a picture, kept as the text that they become.

/// An element in the making. Attributes are written in the order in which they are set.
#[derive(Debug, Clone)]
pub(super) struct Element {
    name: &'static str,
    attributes: String,
    content: String,
}

impl Element {
    /// An element with neither attributes nor content.
    pub(super) fn new(name: &'static str) -> Element {
        Element { name, attributes: String::new(), content: String::new() }
    }

    /// Adds an attribute, which must not have been set before.
    pub(super) fn set(mut self, name: &str, value: impl AsRef<str>) -> Element {
        self.attributes.push(' ');
        self.attributes.push_str(name);
        self.attributes.push_str("=\"");
        escape(&mut self.attributes, value.as_ref());
        self.attributes.push('"');
        self
    }

    /// Appends an element to the content.
    pub(super) fn add(mut self, child: Element) -> Element {
        self.append(child);
        self
    }

    /// Appends an element to the content.
    pub(super) fn append(&mut self, child: Element) {
        child.write(&mut self.content);
    }

    /// Appends elements to the content.
    pub(super) fn append_all(&mut self, children: impl IntoIterator<Item = Element>) {
        children.into_iter().for_each(|child| self.append(child));
    }

    /// Appends text to the content. Control characters, which XML cannot hold, become spaces.
    pub(super) fn text(mut self, text: &str) -> Element {
        let clean: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        escape(&mut self.content, &clean);
        self
    }

    /// The element as text.
    pub(super) fn into_text(self) -> String {
        let mut text = String::with_capacity(self.attributes.len() + self.content.len() + 16);
        self.write(&mut text);
        text
    }

    fn write(&self, into: &mut String) {
        into.push('<');
        into.push_str(self.name);
        into.push_str(&self.attributes);
        if self.content.is_empty() {
            into.push_str("/>");
        } else {
            into.push('>');
            into.push_str(&self.content);
            into.push_str("</");
            into.push_str(self.name);
            into.push('>');
        }
    }
}

/// Appends text with the signs of XML written as entities.
fn escape(into: &mut String, text: &str) {
    let mut rest = text;
    while let Some(at) = rest.find(['&', '<', '>', '"']) {
        into.push_str(&rest[..at]);
        into.push_str(match rest.as_bytes()[at] {
            b'&' => "&amp;",
            b'<' => "&lt;",
            b'>' => "&gt;",
            _ => "&quot;",
        });
        rest = &rest[at + 1..];
    }
    into.push_str(rest);
}
