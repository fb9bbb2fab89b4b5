//! The volume as an e-book: EPUB 3, whose text flows with the reader's letters and margins.
//!
//! Each section is a page of its own; what it says comes finished from the [volume](crate::volume). Around the pages stand a
//! cover, a title page, the contents and a package that says what there is. The same volume gives the same bytes: nothing
//! is dated, and what an e-book must be called follows from what it says.

mod contents;
mod cover;
mod media;
mod pack;
mod package;
mod page;
mod picture;
mod whole;

use std::collections::BTreeSet;
use std::fmt;

use crate::html::TemplateError;
use crate::html::templates::Templates;
use crate::raster;
use crate::volume::Volume;

use media::Media;

/// Why an e-book could not be made.
#[derive(Debug)]
pub enum Error {
    /// A template of the book's own is at fault.
    Template(TemplateError),
    /// A file of the book, by its path, was there when the book was checked and is no longer.
    Missing(String),
    /// The cover could not be drawn.
    Cover(raster::Error),
    /// The parts could not be put into one file.
    Pack(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Template(error) => error.fmt(f),
            Error::Missing(path) => write!(f, "cannot read `{path}`, which a lesson shows"),
            Error::Cover(error) => write!(f, "cannot draw the cover of the e-book: {error}"),
            Error::Pack(why) => write!(f, "cannot pack the e-book: {why}"),
        }
    }
}

impl std::error::Error for Error {}

impl From<TemplateError> for Error {
    fn from(error: TemplateError) -> Error {
        Error::Template(error)
    }
}

/// A file of the e-book.
#[derive(Debug)]
struct Item {
    /// Its name beside the package.
    path: String,
    /// Its media type.
    kind: &'static str,
    /// What the package says of it.
    properties: Option<&'static str>,
    bytes: Vec<u8>,
}

impl Item {
    fn new(path: impl Into<String>, kind: &'static str, bytes: impl Into<Vec<u8>>) -> Item {
        Item { path: path.into(), kind, properties: None, bytes: bytes.into() }
    }

    fn with(self, properties: &'static str) -> Item {
        Item { properties: Some(properties), ..self }
    }
}

/// The files of the volume that an e-book cannot show, by their paths in the book: words stand in their place.
pub fn unshown(volume: &Volume<'_>, files: &dyn Fn(&str) -> Option<Vec<u8>>) -> BTreeSet<String> {
    media::unshown(volume, files)
}

/// The e-book, as the bytes of its file. `overrides` are templates of the book's own, by file name; `files` gives the bytes
/// of a file of the book, by its path.
///
/// # Errors
/// If a template of the book's own is at fault, or a file that a section shows cannot be had.
pub fn write(
    volume: &Volume<'_>,
    overrides: &[(String, String)],
    files: &dyn Fn(&str) -> Option<Vec<u8>>,
) -> Result<Vec<u8>, Error> {
    let templates = Templates::new(overrides)?;
    let media = Media::gather(volume, files)?;
    let mut items = page::all(volume, &templates, &media)?;
    items.push(Item::new("epub.css", "text/css", templates.plain("epub.css")));
    items.push(cover::item(volume)?);
    items.extend(media.into_items());
    let package = package::write(volume, &items, &templates)?;
    whole::check(&package, &items)?;
    pack::pack(&package, &items)
}
