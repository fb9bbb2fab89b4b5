//! Where the links of a volume lead, and which places something leads to.

use std::collections::{BTreeMap, BTreeSet};

use roxmltree::{Document, Node};

/// What an address of a link means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Target {
    /// A place of the volume, by its label.
    Place(String),
    /// An address outside of it.
    Outside(String),
    /// Nothing that paper can lead to: a file of the book, or a place that is not in this volume.
    Nowhere,
}

/// The places of a volume. A place is labelled `KEY` (a section) or `KEY#id`.
#[derive(Debug, Default)]
pub(super) struct Targets {
    /// How far into its section's text each place stands, in bytes.
    places: BTreeMap<String, usize>,
    /// The places that a link leads to.
    used: BTreeSet<String>,
}

impl Targets {
    /// The places in sections, each a key and its parsed text, and what is linked of them.
    pub(super) fn new<'a>(sections: impl Iterator<Item = (&'a str, &'a Document<'a>)> + Clone) -> Targets {
        let mut targets = Targets::default();
        for (key, text) in sections.clone() {
            targets.places.insert(key.to_owned(), 0);
            for node in text.descendants() {
                if let Some(id) = node.attribute("id") {
                    targets.places.insert(format!("{key}#{id}"), node.range().start);
                }
            }
        }
        for (key, text) in sections {
            let links = text.descendants().filter_map(|node| node.attribute("href"));
            let used: Vec<String> = links
                .filter_map(|href| match targets.resolve(key, href) {
                    Target::Place(label) => Some(label),
                    Target::Outside(_) | Target::Nowhere => None,
                })
                .collect();
            targets.used.extend(used);
        }
        targets
    }

    /// What an address means in a section.
    pub(super) fn resolve(&self, key: &str, href: &str) -> Target {
        if ["https://", "http://", "mailto:"].iter().any(|scheme| href.starts_with(scheme)) {
            return Target::Outside(href.to_owned());
        }
        let label = match href.split_once('#') {
            Some(("", id)) => format!("{key}#{id}"),
            Some((page, id)) => format!("{}#{id}", page.strip_suffix(".xhtml").unwrap_or(page)),
            None => href.strip_suffix(".xhtml").unwrap_or(href).to_owned(),
        };
        if self.places.contains_key(&label) { Target::Place(label) } else { Target::Nowhere }
    }

    /// The label of an element, if something leads to it.
    pub(super) fn label(&self, key: &str, node: Node<'_, '_>) -> Option<String> {
        let label = format!("{key}#{}", node.attribute("id")?);
        self.used.contains(&label).then_some(label)
    }

    /// Whether a place is so near to a link of the same section that it needs no page number.
    pub(super) fn is_near(&self, key: &str, link: Node<'_, '_>, label: &str) -> bool {
        let here = label.strip_prefix(key).is_some_and(|rest| rest.starts_with('#'));
        let place = self.places.get(label).copied().unwrap_or_default();
        here && place.abs_diff(link.range().start) < NEAR
    }
}

/// About half a page of text with its markup, in bytes.
const NEAR: usize = 2500;

#[cfg(test)]
mod tests {
    use roxmltree::Document;

    use super::{Target, Targets};

    #[test]
    fn an_address_is_a_place_of_the_volume_or_outside_or_nowhere() {
        let one =
            Document::parse("<body><p id='a'/><a href='two.xhtml#b'/><a href='two.xhtml'/></body>").unwrap();
        let two = Document::parse("<body><p id='b'/><a href='#b'/><a href='files/x.pdf'/></body>").unwrap();
        let targets = Targets::new([("one", &one), ("two", &two)].into_iter());
        let place = |label: &str| Target::Place(label.to_owned());
        assert_eq!(targets.resolve("one", "#a"), place("one#a"));
        assert_eq!(targets.resolve("one", "two.xhtml#b"), place("two#b"));
        assert_eq!(targets.resolve("one", "two.xhtml"), place("two"));
        assert_eq!(targets.resolve("one", "three.xhtml"), Target::Nowhere);
        assert_eq!(targets.resolve("one", "files/x.pdf"), Target::Nowhere);
        assert_eq!(targets.resolve("one", "https://a.b/#c"), Target::Outside("https://a.b/#c".to_owned()));
    }

    #[test]
    fn only_what_a_link_leads_to_is_labelled() {
        let text = Document::parse("<body><p id='a'/><p id='b'/><a href='#b'/></body>").unwrap();
        let targets = Targets::new([("k", &text)].into_iter());
        let label = |id: &str| {
            let node = text.descendants().find(|node| node.attribute("id") == Some(id)).unwrap();
            targets.label("k", node)
        };
        assert_eq!((label("a"), label("b")), (None, Some("k#b".to_owned())));
    }
}
