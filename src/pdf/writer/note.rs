//! Footnotes: gathered at the end of a section in XHTML, at the foot of the page on paper.

use std::collections::BTreeMap;

use roxmltree::Node;

use super::{Writer, is_of};
use crate::pdf::text::literal;

/// The footnotes of a section, by their anchors.
pub(super) fn notes<'a, 'i>(body: Node<'a, 'i>) -> BTreeMap<&'a str, Node<'a, 'i>> {
    let lists = body.descendants().filter(|node| is_of(*node, "notes"));
    lists
        .flat_map(|list| list.descendants())
        .filter(|node| node.is_element() && node.tag_name().name() == "li")
        .filter_map(|note| Some((note.attribute("id")?, note)))
        .collect()
}

impl<'a> Writer<'a, '_> {
    /// A reference to a footnote: the first one brings the note along.
    pub(super) fn note(&mut self, node: Node<'a, '_>) {
        let link = node.descendants().find(|inner| inner.attribute("href").is_some());
        let id = link.and_then(|link| link.attribute("href")).and_then(|href| href.strip_prefix('#'));
        let Some((id, note)) = id.and_then(|id| Some((id, *self.notes.get(id)?))) else {
            return self.call("super", "", node);
        };
        if self.mute {
            return;
        }
        let label = literal(&format!("{}#{id}", self.frame.key));
        if !self.noted.insert(id.to_owned()) {
            self.out.push_str(&format!("#footnote(label({label}))"));
            return;
        }
        self.out.push_str("#footnote[");
        self.unframed(note);
        self.out.push_str(&format!("]#label({label})"));
    }
}
