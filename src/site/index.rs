//! The index of an edition's words: a file by which a script finds pages and sections, and one file a page with the texts
//! that it shows beside them.
//!
//! The index holds every form of every word as the book has it, sorted, so that the script only looks up beginnings. It
//! knows nothing of grammar: how a form leads to another one is the script's affair.

mod gather;
mod pack;

use super::script;
use crate::book::Edition;
use crate::html::address::relative;

pub(super) use gather::count;

/// The path of an edition's index.
pub(super) fn path(edition: &Edition) -> String {
    format!("tabia/{}/index.js", edition.lang.code())
}

/// The path of the texts of the page with this number.
pub(super) fn texts_path(edition: &Edition, number: usize) -> String {
    format!("tabia/{}/text/{}.js", edition.lang.code(), gather::address(edition, number))
}

/// The file of an edition's index.
pub(super) fn file(edition: &Edition) -> String {
    let pages: Vec<_> = (0..count(edition)).map(|number| gather::page(edition, number)).collect();
    script::value(&format!("index/{}", edition.lang.code()), &pack::sheet(&pages))
}

/// The file with the texts of the sections of the page with this number.
pub(super) fn texts(edition: &Edition, number: usize) -> String {
    let page = gather::page(edition, number);
    let texts: Vec<&str> = page.places.iter().map(|place| place.text.as_str()).collect();
    script::value(&format!("text/{}", relative("", &page.address)), &texts)
}
