//! Whether what templates have written is XML, as all text of an e-book must be. A book may bring templates of its own.

use roxmltree::{Document, ParsingOptions};

use super::{Error, Item};
use crate::html::TemplateError;

/// The templates of the texts that are not sections, and the names that they have in the e-book.
const FRAMES: &[(&str, &str)] = &[
    ("package.opf", "epub-package.xml"),
    (super::page::OLD_CONTENTS, "epub-contents.xml"),
    (super::page::COVER, "epub-cover.html"),
    (super::page::TITLE, "epub-title.html"),
    (super::page::CONTENTS, "epub-contents.html"),
];

/// Refuses a text that is no XML, in the name of the template that wrote it.
pub(super) fn check(package: &str, items: &[Item]) -> Result<(), Error> {
    is_xml("package.opf", package)?;
    for item in items.iter().filter(|item| item.kind.ends_with("+xml") && !item.kind.starts_with("image/")) {
        is_xml(&item.path, &String::from_utf8_lossy(&item.bytes))?;
    }
    Ok(())
}

fn is_xml(path: &str, text: &str) -> Result<(), Error> {
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    let Err(error) = Document::parse_with_options(text, options) else { return Ok(()) };
    let frame = FRAMES.iter().find(|(name, _)| *name == path).map_or("epub-page.html", |(_, file)| file);
    let message = format!("`{path}` of the e-book is not XML, as templates must write it: {error}");
    Err(Error::Template(TemplateError { file: frame.to_owned(), message }))
}
