//! Lists: of points, of numbered points, of terms, of an index.

use roxmltree::Node;

use super::{Writer, is_of};
use crate::pdf::text::literal;

impl<'a> Writer<'a, '_> {
    pub(super) fn list(&mut self, node: Node<'a, '_>) {
        let index = is_of(node, "index");
        let items: Vec<_> = node.children().filter(|item| item.is_element()).collect();
        if items.is_empty() {
            return;
        }
        let class = node.attribute("class").map(|class| format!("class: {}", literal(class)));
        let mut arguments: Vec<String> = class.into_iter().collect();
        let name = match node.tag_name().name() {
            _ if index => "index-list",
            "ol" => {
                let start = node.attribute("start").and_then(|start| start.parse::<u32>().ok());
                arguments.extend(start.map(|start| format!("start: {start}")));
                let letters = node.attribute("type").filter(|kind| ["A", "a", "I", "i"].contains(kind));
                arguments.extend(letters.map(|kind| format!("pattern: \"{kind}\"")));
                "numbers"
            }
            _ => "bullets",
        };
        let loose = items.iter().any(|item| item.children().any(is_paragraph));
        if loose {
            arguments.push("tight: false".to_owned());
        }
        self.out.push_str(&format!("#{name}({})", arguments.join(", ")));
        for item in items {
            self.out.push('[');
            if index {
                self.entry(item)
            } else {
                self.item(item)
            }
            self.out.push(']');
        }
    }

    /// What stands in an item, with its anchor.
    pub(super) fn item(&mut self, item: Node<'a, '_>) {
        self.anchor(item);
        self.unframed(item);
    }

    /// What stands in an item: its first paragraph goes without the paragraph's frame.
    pub(super) fn unframed(&mut self, item: Node<'a, '_>) {
        let first = item.first_element_child().filter(|first| {
            let before = item.children().take_while(|node| node != first);
            is_paragraph(*first) && before.filter_map(|node| node.text()).all(|text| text.trim().is_empty())
        });
        for child in item.children() {
            if Some(child) == first { self.contents(child) } else { self.node(child) }
        }
    }

    /// A line of an index: the word, then the pages of its places.
    fn entry(&mut self, item: Node<'a, '_>) {
        self.anchor(item);
        let mut places = Vec::new();
        for child in item.children() {
            if child.is_element() && is_of(child, "place") {
                places.push(child);
            } else if child.is_element() && is_of(child, "entry") {
                // The word leads to what the reference says of it: one page more.
                self.contents(child);
                places.push(child);
            } else if child.is_element() && !child.descendants().any(|inner| is_of(inner, "place")) {
                self.node(child);
            } else if child.is_element() {
                places.extend(child.descendants().filter(|inner| is_of(*inner, "place")));
            } else if places.is_empty() && !child.text().is_some_and(is_punctuation) {
                self.node(child);
            }
        }
        self.places(&places);
    }

    pub(super) fn definitions(&mut self, node: Node<'a, '_>) {
        let class = node.attribute("class").map(|class| format!("class: {}, ", literal(class)));
        self.out.push_str(&format!("#definitions({}", class.unwrap_or_default()));
        let mut open = "";
        for child in node.children().filter(|child| child.is_element()) {
            let name = if child.tag_name().name() == "dt" { "dt" } else { "dd" };
            self.out.push_str(match (open, name) {
                ("", "dt") => "([",
                ("", _) => "([], [",
                ("dt", "dt") => "#linebreak()",
                ("dt", _) => "], [",
                (_, "dt") => "]), ([",
                _ => "",
            });
            open = name;
            self.item(child);
        }
        self.out.push_str(match open {
            "" => ")",
            "dt" => "], []))",
            _ => "]))",
        });
    }
}

fn is_paragraph(node: Node<'_, '_>) -> bool {
    node.is_element() && node.tag_name().name() == "p"
}

fn is_punctuation(text: &str) -> bool {
    text.chars().all(|c| c.is_whitespace() || c.is_ascii_punctuation() || c == '·')
}
