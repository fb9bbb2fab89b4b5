//! The text of a section, from XHTML to Typst.
//!
//! What is written are calls of the functions that `templates/book.typ` defines, with the text in string literals: how
//! anything looks is the template's business. Elements that nothing is known of are their contents.

mod figure;
mod link;
mod list;
mod note;
mod picture;
mod table;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use roxmltree::Node;

use super::targets::Targets;
use super::text::{literal, push_text};

/// What the sections of a volume share.
#[derive(Debug, Clone, Copy)]
pub(super) struct Shared<'a> {
    /// Where links lead.
    pub(super) targets: &'a Targets,
    /// The files that can be shown, by what sections call them: their paths in the book.
    pub(super) files: &'a BTreeMap<String, &'a str>,
}

/// A section as its writer knows it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Frame<'a> {
    /// The section's key.
    pub(super) key: &'a str,
    /// The level of its title among the headings of the book, from 1.
    pub(super) level: usize,
    /// The anchors of the headings that stand in the contents.
    pub(super) outlined: &'a BTreeSet<&'a str>,
}

/// Writes the text of one section.
pub(super) struct Writer<'a, 'i> {
    shared: Shared<'a>,
    frame: Frame<'a>,
    out: String,
    /// The level of the last heading.
    level: usize,
    /// The footnotes, by their anchors.
    notes: BTreeMap<&'a str, Node<'a, 'i>>,
    /// The footnotes that have been set.
    noted: BTreeSet<String>,
    /// The places whose page has been named.
    named: BTreeSet<String>,
    /// Whether links are left out, as in a heading of the contents.
    mute: bool,
}

/// The text of a section as Typst code; `body` is the root of its parsed XHTML.
pub(super) fn write<'a>(body: Node<'a, '_>, frame: Frame<'a>, shared: Shared<'a>) -> String {
    let mut writer = Writer {
        shared,
        frame,
        out: String::new(),
        level: frame.level,
        notes: note::notes(body),
        noted: BTreeSet::new(),
        named: BTreeSet::new(),
        mute: false,
    };
    for child in body.children() {
        let start = writer.out.len();
        writer.node(child);
        if writer.out.len() > start && child.is_element() {
            writer.out.push('\n');
        }
    }
    writer.out
}

/// Whether an element is of a class.
fn is_of(node: Node<'_, '_>, class: &str) -> bool {
    node.attribute("class").is_some_and(|classes| classes.split_ascii_whitespace().any(|word| word == class))
}

/// The first class of an element that is among these.
fn class_among<'c>(node: Node<'_, '_>, classes: &[&'c str]) -> Option<&'c str> {
    classes.iter().find(|class| is_of(node, class)).copied()
}

/// The text of an element, without markup.
fn text_of(node: Node<'_, '_>) -> String {
    node.descendants().filter(Node::is_text).filter_map(|text| text.text()).collect()
}

/// Whether an element is a section that is no framed part and begins with a heading, on which its label is put.
fn begins_with_heading(node: Node<'_, '_>) -> bool {
    let first = node.first_element_child().map(|first| first.tag_name().name());
    node.tag_name().name() == "section"
        && class_among(node, AREAS).is_none()
        && first.is_some_and(|name| matches!(name, "h2" | "h3" | "h4" | "h5" | "h6"))
}

/// Parts of sentences that the template sets in ways of their own.
const WORDS: &[&str] = &["label", "number", "of", "verdict", "why", "comment", "term", "ply"];

/// Parts of a section that the template frames.
const AREAS: &[&str] = &["exercise", "solution", "record", "man", "article", "sort"];

impl<'a> Writer<'a, '_> {
    fn node(&mut self, node: Node<'a, '_>) {
        if let Some(text) = node.text().filter(|_| node.is_text()) {
            push_text(&mut self.out, text);
        }
        if !node.is_element() {
            return;
        }
        match node.tag_name().name() {
            "p" => self.paragraph(node),
            "h2" | "h3" | "h4" | "h5" | "h6" => self.heading(node),
            "ul" | "ol" => self.list(node),
            "dl" => self.definitions(node),
            "table" => self.table(node),
            "figure" => self.figure(node),
            "blockquote" => self.call("quotation", "", node),
            "pre" => self.code("code-block", node),
            "code" | "kbd" | "samp" | "tt" => self.code("code", node),
            "em" | "i" | "cite" | "var" => self.call("emph", "", node),
            "strong" | "b" => self.call("strong", "", node),
            "dfn" => self.call("words", "\"term\"", node),
            "del" | "s" => self.call("strike", "", node),
            "sup" if is_of(node, "note") => self.note(node),
            "sup" => self.call("super", "", node),
            "sub" => self.call("sub", "", node),
            "summary" => self.call("para", "class: \"summary\"", node),
            "a" => self.link(node),
            "img" => self.image(node),
            "br" => self.out.push_str("#linebreak()"),
            "hr" => self.out.push_str("#divider()"),
            "section" if is_of(node, "notes") => {}
            "section" if begins_with_heading(node) => self.children(node),
            "script" | "style" | "svg" => {}
            // What is said of a term, each on a line of its own.
            "span" if node.parent().is_some_and(|parent| is_of(parent, "taught")) => {
                if node.prev_sibling_element().is_some() {
                    self.out.push_str("#linebreak()");
                }
                self.contents(node);
            }
            "span" => match class_among(node, WORDS) {
                Some(class) => self.call("words", &literal(class), node),
                None => self.contents(node),
            },
            "div" if is_of(node, "moves") => self.side_by_side(node),
            "div" if is_of(node, "sheet") => self.sheet(node),
            _ => match class_among(node, AREAS) {
                Some(class) => self.area(class, node),
                None => self.contents(node),
            },
        }
    }

    /// What stands in an element, with its anchor if something leads there.
    fn contents(&mut self, node: Node<'a, '_>) {
        self.anchor(node);
        self.children(node);
    }

    fn children(&mut self, node: Node<'a, '_>) {
        for child in node.children() {
            self.node(child);
        }
    }

    fn anchor(&mut self, node: Node<'a, '_>) {
        if let Some(label) = self.label(node) {
            self.out.push_str(&format!("#anchor({label})"));
        }
    }

    /// The label of an element as a literal, if something leads there.
    fn label(&self, node: Node<'_, '_>) -> Option<String> {
        self.shared.targets.label(self.frame.key, node).map(|label| literal(&label))
    }

    /// A call of a function with these arguments, then with what stands in the element.
    fn call(&mut self, function: &str, arguments: &str, node: Node<'a, '_>) {
        self.open(function, arguments);
        self.contents(node);
        self.out.push(']');
    }

    fn open(&mut self, function: &str, arguments: &str) {
        self.out.push('#');
        self.out.push_str(function);
        if !arguments.is_empty() {
            self.out.push_str(&format!("({arguments})"));
        }
        self.out.push('[');
    }

    fn paragraph(&mut self, node: Node<'a, '_>) {
        let class = node.attribute("class").and_then(|classes| classes.split_ascii_whitespace().next());
        let arguments = class.map(|class| format!("class: {}", literal(class)));
        self.call("para", &arguments.unwrap_or_default(), node);
    }

    /// A framed part: its anchor goes along, so that it stays on the part's page.
    fn area(&mut self, class: &str, node: Node<'a, '_>) {
        let id = self.label(node).map(|label| format!("id: {label}"));
        self.open(class, &id.unwrap_or_default());
        self.children(node);
        self.out.push(']');
    }

    fn side_by_side(&mut self, node: Node<'a, '_>) {
        self.out.push_str("#side-by-side()");
        for child in node.children().filter(Node::is_element) {
            self.out.push('[');
            self.node(child);
            self.out.push(']');
        }
    }

    /// A game on one page: its parts by name, so that the template can put them where there is room.
    fn sheet(&mut self, node: Node<'a, '_>) {
        self.out.push_str("#sheet(");
        for child in node.children().filter(Node::is_element) {
            let array = child.tag_name().name() == "figure";
            let name =
                if array { Some("array") } else { class_among(child, &["about", "men", "essentials"]) };
            let name = name.map(|name| format!("{name}: ")).unwrap_or_default();
            self.out.push_str(&format!("{name}["));
            self.node(child);
            self.out.push_str("], ");
        }
        self.out.push(')');
    }

    fn heading(&mut self, node: Node<'a, '_>) {
        let digit = node.tag_name().name().as_bytes()[1];
        let wanted = self.frame.level + usize::from(digit.saturating_sub(b'1'));
        // A level that is left out cannot be told from a mistake.
        self.level = wanted.min(self.level + 1);
        let outlined = node.attribute("id").is_some_and(|id| self.frame.outlined.contains(id));
        self.open("head", &format!("{}, outlined: {outlined}", self.level));
        self.mute = outlined;
        self.children(node);
        self.mute = false;
        self.out.push(']');
        let section = node.parent().filter(|section| begins_with_heading(*section));
        let section = section.filter(|section| section.first_element_child() == Some(node));
        let label = self.label(node).or_else(|| section.and_then(|section| self.label(section)));
        if let Some(label) = label {
            self.out.push_str(&format!("#label({label})"));
        }
    }

    fn code(&mut self, function: &str, node: Node<'a, '_>) {
        self.out.push_str(&format!("#{function}({})", literal(text_of(node).trim_end_matches('\n'))));
    }
}
