//! Links: silent ones in the text, and those that name a page.

use roxmltree::Node;

use super::{Writer, is_of};
use crate::pdf::targets::Target;
use crate::pdf::text::literal;

/// Links that name the page each time.
const ALWAYS: &[&str] = &["to-page", "to-answer", "to-hint", "to-exercise", "place"];

/// Links that name the page the first time, unless the place is near.
const ONCE: &[&str] = &["to-figure", "to-rule"];

impl<'a> Writer<'a, '_> {
    pub(super) fn link(&mut self, node: Node<'a, '_>) {
        if is_of(node, "back") {
            return;
        }
        let href = node.attribute("href").unwrap_or_default();
        match self.shared.targets.resolve(self.frame.key, href) {
            _ if self.mute => self.contents(node),
            Target::Nowhere => self.contents(node),
            Target::Outside(address) => self.call("outside", &literal(&address), node),
            Target::Place(label) => {
                let function = if self.names_page(node, &label) { "to-page" } else { "to" };
                self.call(function, &literal(&label), node);
            }
        }
    }

    fn names_page(&mut self, node: Node<'_, '_>, label: &str) -> bool {
        let is_any = |classes: &[&str]| classes.iter().any(|class| is_of(node, class));
        if is_any(ALWAYS) {
            return true;
        }
        is_any(ONCE)
            && !self.shared.targets.is_near(self.frame.key, node, label)
            && self.named.insert(label.to_owned())
    }

    /// The links of an index entry, side by side: their pages, each once.
    pub(super) fn places(&mut self, places: &[Node<'a, '_>]) {
        let labels: Vec<String> = places
            .iter()
            .filter_map(|place| {
                let href = place.attribute("href").unwrap_or_default();
                match self.shared.targets.resolve(self.frame.key, href) {
                    Target::Place(label) => Some(literal(&label)),
                    Target::Outside(_) | Target::Nowhere => None,
                }
            })
            .collect();
        if !labels.is_empty() {
            self.out.push_str(&format!("#places({})", labels.join(", ")));
        }
    }
}
