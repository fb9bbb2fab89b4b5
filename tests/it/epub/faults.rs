//! What is wrong with an e-book: its pages as XML, the ways between them, the list of its files.

use std::collections::{BTreeMap, BTreeSet};

use roxmltree::{Document, Node, ParsingOptions};

use super::{Files, text};

/// Everything that is wrong, a line each.
pub(super) fn faults(files: &Files) -> Vec<String> {
    let mut faults = Vec::new();
    let own = |name: &&String| name.starts_with("EPUB/") && name.as_str() != "EPUB/package.opf";
    let there: BTreeSet<&str> = files.keys().filter(own).map(|name| &name[5..]).collect();
    let is_xml = |name: &str| [".xhtml", ".opf", ".ncx", ".svg"].iter().any(|end| name.ends_with(end));
    let mut documents = BTreeMap::new();
    for name in files.keys().filter(|name| is_xml(name)) {
        let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
        match Document::parse_with_options(text(files, name), options) {
            Ok(document) => drop(documents.insert(&name[5..], document)),
            Err(error) => faults.push(format!("{name}: {error}")),
        }
    }
    let ids: BTreeMap<&str, BTreeSet<&str>> =
        documents.iter().map(|(name, document)| (*name, ids(name, document, &mut faults))).collect();
    for (name, document) in documents.iter().filter(|(name, _)| !name.ends_with(".svg")) {
        for node in document.descendants().filter(Node::is_element) {
            for key in ["href", "src"] {
                if let Some(way) = node.attribute(key) {
                    let (to, anchor) = way.split_once('#').map_or((way, None), |(to, id)| (to, Some(id)));
                    let to = if to.is_empty() { name } else { to };
                    if way.contains("://") || way.starts_with("mailto:") {
                    } else if to != "package.opf" && !there.contains(to) {
                        faults.push(format!("{name}: {way} leads to no file"));
                    } else if anchor.is_some_and(|id| !ids.get(to).is_some_and(|ids| ids.contains(id))) {
                        faults.push(format!("{name}: {way} leads to no anchor"));
                    }
                }
            }
            if node.has_tag_name(("http://www.w3.org/1999/xhtml", "img")) && node.attribute("alt").is_none() {
                faults.push(format!("{name}: an image without a text"));
            }
            for label in node.attribute("aria-labelledby").iter().flat_map(|labels| labels.split(' ')) {
                if !ids[name].contains(label) {
                    faults.push(format!("{name}: no label {label}"));
                }
            }
        }
    }
    if let Some(package) = documents.get("package.opf") {
        let items = package.descendants().filter(|node| node.tag_name().name() == "item");
        let listed: Vec<&str> = items.filter_map(|item| item.attribute("href")).collect();
        let once: BTreeSet<&str> = listed.iter().copied().collect();
        if once != there || once.len() != listed.len() {
            faults.push(format!("the package lists {listed:?}"));
        }
    }
    faults
}

/// The ids of a document, each once.
fn ids<'a>(name: &str, document: &'a Document<'_>, faults: &mut Vec<String>) -> BTreeSet<&'a str> {
    let mut ids = BTreeSet::new();
    for id in document.descendants().filter_map(|node| node.attribute("id")) {
        let fits = |c: char| c.is_alphanumeric() || "-_.".contains(c);
        let starts = id.starts_with(|c: char| c.is_alphabetic() || c == '_');
        if !ids.insert(id) || !starts || !id.chars().all(fits) {
            faults.push(format!("{name}: the id {id:?}"));
        }
    }
    ids
}
