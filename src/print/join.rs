//! The sections of a volume as parts of one page: from XHTML to HTML, with anchors that are unique on the page.
//!
//! Anchors get the key of their section before them, ways between sections become ways within the page, headings go down below
//! the title of their section, and pictures come in as data.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use roxmltree::{Document, Node, NodeType};

use super::keys;
use crate::base64;
use crate::html::TemplateError;
use crate::html::address::shown;
use crate::html::raw::{VOID, escape};
use crate::volume::{Section, Volume};

/// Attributes that name anchors, between spaces.
const NAMING: &[&str] =
    &["aria-controls", "aria-describedby", "aria-labelledby", "aria-owns", "for", "headers"];

/// What makes the sections parts of the page.
pub(super) struct Joiner<'a> {
    keys: BTreeSet<&'a str>,
    /// The addresses of pictures as data, by those that sections call them.
    pictures: BTreeMap<String, String>,
}

impl<'a> Joiner<'a> {
    pub(super) fn new(volume: &'a Volume<'_>, files: &dyn Fn(&str) -> Option<Vec<u8>>) -> Joiner<'a> {
        let drawn =
            volume.pictures.iter().map(|(name, svg)| (name.clone(), data("image/svg+xml", svg.as_bytes())));
        let files = volume.files.iter().filter_map(|path| {
            let bytes = files(path)?;
            Some((shown(path), data(media_type(path, &bytes), &bytes)))
        });
        Joiner { keys: keys(volume), pictures: drawn.chain(files).collect() }
    }

    /// The text of a section as HTML.
    pub(super) fn body(&self, section: &Section) -> Result<String, TemplateError> {
        let text = section.document();
        let document = Document::parse(&text).map_err(|error| TemplateError {
            file: "print.html".to_owned(),
            message: format!(
                "the section `{}` is not XHTML, as templates must write it: {error}",
                section.key
            ),
        })?;
        let mut writer = Writer { joiner: self, section, out: String::with_capacity(2 * section.body.len()) };
        writer.children(document.root_element());
        Ok(writer.out)
    }
}

/// The bytes as an address.
fn data(media_type: &str, bytes: &[u8]) -> String {
    format!("data:{media_type};base64,{}", base64::encode(bytes))
}

/// What a picture is, by its first bytes, else by its name.
fn media_type(path: &str, bytes: &[u8]) -> &'static str {
    match bytes {
        [0x89, b'P', b'N', b'G', ..] => "image/png",
        [0xff, 0xd8, ..] => "image/jpeg",
        [b'G', b'I', b'F', b'8', ..] => "image/gif",
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => "image/webp",
        _ if path.to_ascii_lowercase().ends_with(".avif") => "image/avif",
        _ => "image/svg+xml",
    }
}

struct Writer<'a, 'b> {
    joiner: &'a Joiner<'b>,
    section: &'a Section,
    out: String,
}

impl Writer<'_, '_> {
    fn children(&mut self, node: Node<'_, '_>) {
        for child in node.children() {
            match child.node_type() {
                NodeType::Element => self.element(child),
                NodeType::Text => self.out.push_str(&escape(child.text().unwrap_or_default())),
                _ => {}
            }
        }
    }

    fn element(&mut self, node: Node<'_, '_>) {
        let name = node.tag_name().name();
        if name == "img" {
            self.picture(node);
            return;
        }
        let lowered = self.lowered(name);
        let name = lowered.as_deref().unwrap_or(name);
        let _ = write!(self.out, "<{name}");
        self.attributes(node);
        self.out.push('>');
        if !VOID.contains(&name) {
            self.children(node);
            let _ = write!(self.out, "</{name}>");
        }
    }

    /// The name of a heading below the title of the section.
    fn lowered(&self, name: &str) -> Option<String> {
        let level: u8 = name.strip_prefix('h')?.parse().ok()?;
        Some(format!("h{}", (level + 1 + self.section.depth).min(6)))
    }

    fn attributes(&mut self, node: Node<'_, '_>) {
        for attribute in node.attributes().filter(|attribute| attribute.namespace().is_none()) {
            let (name, value) = (attribute.name(), attribute.value());
            let value = match name {
                "id" => self.anchor(value),
                "href" => match self.way(value) {
                    Some(way) => way,
                    None => continue,
                },
                _ if NAMING.contains(&name) => {
                    value.split_ascii_whitespace().map(|id| self.anchor(id)).collect::<Vec<_>>().join(" ")
                }
                _ => value.to_owned(),
            };
            let _ = write!(self.out, " {name}=\"{}\"", escape(&value));
        }
    }

    /// A picture as data. A board is told its width, by which the style sheet draws all boards to one scale.
    fn picture(&mut self, node: Node<'_, '_>) {
        let Some(source) = node.attribute("src").and_then(|source| self.joiner.pictures.get(source)) else {
            let _ = write!(self.out, "<span>{}</span>", escape(node.attribute("alt").unwrap_or_default()));
            return;
        };
        self.out.push_str("<img");
        for attribute in node.attributes().filter(|attribute| attribute.namespace().is_none()) {
            let value = match attribute.name() {
                "src" => source.clone(),
                "id" => self.anchor(attribute.value()),
                _ => attribute.value().to_owned(),
            };
            let _ = write!(self.out, " {}=\"{}\"", attribute.name(), escape(&value));
        }
        if let Some(width) = node.attribute("width").filter(|_| node.attribute("class") == Some("board")) {
            let _ = write!(self.out, " style=\"--width: {}\"", escape(width));
        }
        self.out.push('>');
    }

    /// The name of an anchor of this section on the page. No key and no anchor of a section has a colon.
    fn anchor(&self, id: &str) -> String {
        format!("{}:{id}", self.section.key)
    }

    /// The way on the page; nothing if it leads to a file beside the book.
    fn way(&self, href: &str) -> Option<String> {
        if href.starts_with("files/") {
            return None;
        }
        let (page, anchor) = href.split_once('#').map_or((href, None), |(page, anchor)| (page, Some(anchor)));
        if page.is_empty() {
            return anchor.map(|anchor| format!("#{}", self.anchor(anchor)));
        }
        let Some(key) = page.strip_suffix(".xhtml").filter(|key| self.joiner.keys.contains(key)) else {
            return Some(href.to_owned());
        };
        Some(anchor.map_or_else(|| format!("#{key}"), |anchor| format!("#{key}:{anchor}")))
    }
}
