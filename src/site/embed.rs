//! The script by which anybody's page shows boards: the element `<tabia-board>` with the engine, the games of the book and
//! its words in every language, in one file.

use serde::Serialize;

use super::{engine, kit, script};
use crate::book::Book;

/// Where the script is, from the site's root.
pub(super) const PATH: &str = "tabia-board.js";

/// What the element's module reads besides the books of the languages.
#[derive(Debug, Serialize)]
struct Shelf<'a> {
    languages: Vec<&'static str>,
    /// The address of the site, where it is known.
    base: Option<&'a str>,
    style: String,
}

/// The script. `style` is the style sheet of the pages.
pub(super) fn script(book: &Book, style: &str) -> String {
    let shelf = Shelf {
        languages: book.editions.iter().map(|edition| edition.lang.code()).collect(),
        base: book.base_url.as_deref(),
        style: boards_only(style),
    };
    // A page that does not name its encoding would read the words wrongly: the mark at the beginning names it.
    let mut text = String::from("\u{feff}");
    text.push_str(&script::value("embed", &shelf));
    text.push_str(&shelved("embed/engine", "self.tabia.engine", engine::engine()));
    for edition in &book.editions {
        let mut parts = script::words(&edition.lang) + &engine::texts(edition);
        for reference in &edition.references {
            parts.push_str(&kit::file(book, edition, reference));
        }
        text.push_str(&shelved(&format!("embed/{}", edition.lang.code()), "self.tabia", &parts));
    }
    text.push_str(&script::bundle("embed.js"));
    text
}

/// Scripts that register values, run on a register of their own, so that several languages stand side by side; what
/// `taken` names of it goes into the page's register under a key.
fn shelved(key: &str, taken: &str, scripts: &str) -> String {
    format!("(()=>{{const self={{tabia:{{}}}};\n{scripts}(globalThis.tabia||={{}})[{key:?}]={taken};}})();\n")
}

/// The colours and measures of the style sheet, as a shadow tree names its root, and the sections about boards.
fn boards_only(style: &str) -> String {
    let (head, rules) = style.split_once("/* The ground */").unwrap_or(("", style));
    let mut sheet = head.replace(":root", ":host");
    sheet.push_str(include_str!("../../templates/embed.css"));
    for section in rules.split("\n/* ").filter(|section| section.starts_with("Boards ")) {
        sheet.push_str("\n/* ");
        sheet.push_str(section);
    }
    sheet
}
