//! The glossary of an edition.

use std::collections::BTreeMap;

use serde::Serialize;

use super::page::Frame;
use super::script;
use crate::book::{Book, Edition, GLOSSARY};
use crate::html::address::Places;
use crate::html::glossary::{Term, plain, term};
use crate::html::words::Words;

/// What the template of a glossary is told, besides the frame.
#[derive(Debug, Serialize)]
pub(super) struct View<'a> {
    #[serde(flatten)]
    frame: Frame<'a>,
    terms: Vec<Term<'a>>,
}

/// The values of an edition's glossary.
pub(super) fn view<'a>(
    book: &'a Book,
    edition: &'a Edition,
    places: Places<'_>,
    words: &'a Words,
) -> View<'a> {
    let lang = &edition.lang;
    let mut frame = Frame::new(book, edition, GLOSSARY, words);
    frame.title = lang.text("site-glossary", &[]);
    frame.description = lang.attr("site-glossary", "about", &[]);
    frame.translations(|other| (!other.glossary.is_empty()).then(|| GLOSSARY.to_owned()));
    View { frame, terms: edition.glossary.iter().map(|entry| term(entry, edition, places)).collect() }
}

/// The path of the file of the terms.
pub(super) fn file_path(edition: &Edition) -> String {
    format!("tabia/{}/terms.js", edition.lang.code())
}

/// The file from which pages show what a term means where a lesson links to it.
pub(super) fn file(edition: &Edition) -> String {
    let terms: BTreeMap<&str, [String; 2]> = edition
        .glossary
        .iter()
        .map(|entry| {
            (entry.id.as_str(), [entry.term.clone(), entry.text.as_deref().map(plain).unwrap_or_default()])
        })
        .collect();
    script::value("terms", &terms)
}
