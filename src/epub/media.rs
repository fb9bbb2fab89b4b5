//! Pictures beside the text: the volume's own, and files of the book under names that every reading system takes.
//!
//! Every reading system of EPUB 3 shows SVG, and what a diagram says is also its text alternative, so that no other picture
//! stands behind it: as PNGs the diagrams of a book would be five times as large and take a hundred times as long to make,
//! and would be coarse on a good screen. What older readers need to draw an SVG they get: references in the words of SVG 1.1.

use std::collections::{BTreeMap, BTreeSet};

use super::{Error, Item, picture};
use crate::html::address;
use crate::html::digest::digest;
use crate::html::raw::escape;
use crate::image::{self, Image};
use crate::volume::Volume;

/// The pictures of an e-book.
#[derive(Debug)]
pub(super) struct Media {
    /// What a section calls an image, and what it is called in the e-book; nothing if no reading system need show it.
    names: Vec<(String, Option<String>)>,
    items: BTreeMap<String, Item>,
}

impl Media {
    /// The pictures of the volume and the files that it shows.
    pub(super) fn gather(
        volume: &Volume<'_>,
        files: &dyn Fn(&str) -> Option<Vec<u8>>,
    ) -> Result<Media, Error> {
        let mut media = Media { names: Vec::new(), items: BTreeMap::new() };
        for (name, svg) in &volume.pictures {
            media.items.insert(name.clone(), Item::new(name, "image/svg+xml", picture::plain(svg)));
        }
        for path in &volume.files {
            let called = escape(&address::shown(path));
            let bytes = files(path).ok_or_else(|| Error::Missing(path.clone()))?;
            let Some(image) = shown(bytes) else {
                media.names.push((called, None));
                continue;
            };
            let name = format!("files/{}.{}", digest(&image.bytes), image.kind.end());
            media.items.insert(name.clone(), Item::new(&name, image.kind.media_type(), image.bytes));
            media.names.push((called, Some(name)));
        }
        Ok(media)
    }

    /// The body of a section with the images under the names that they have in the e-book. In place of one that reading
    /// systems need not know stands its text.
    pub(super) fn place(&self, body: &str) -> String {
        self.names.iter().fold(body.to_owned(), |body, (called, name)| match name {
            Some(name) => body.replace(&format!("src=\"{called}\""), &format!("src=\"{name}\"")),
            None => without(&body, called),
        })
    }

    /// The files, by name.
    pub(super) fn into_items(self) -> impl Iterator<Item = Item> {
        self.items.into_values()
    }
}

/// The image of a file as every reading system shows it.
fn shown(bytes: Vec<u8>) -> Option<Image> {
    image::read(bytes).and_then(image::for_old_readers)
}

/// The files of the volume that are no image which every reading system shows; words stand in their place.
pub(super) fn unshown(volume: &Volume<'_>, files: &dyn Fn(&str) -> Option<Vec<u8>>) -> BTreeSet<String> {
    let unshown = volume.files.iter().filter(|path| files(path).and_then(shown).is_none());
    unshown.cloned().collect()
}

/// The text with the words of an image in place of the image.
fn without(body: &str, called: &str) -> String {
    let start = format!("<img src=\"{called}\" alt=\"");
    let mut parts = body.split(start.as_str());
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (alt, rest) = part.split_once("\"/>").unwrap_or((part, ""));
        text += &format!("<span class=\"no-image\">{alt}</span>{rest}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::without;

    #[test]
    fn what_no_reader_need_know_is_told() {
        let body =
            "<p>a <img src=\"files/a.bmp\" alt=\"b &amp; c\"/> d <img src=\"files/b.bmp\" alt=\"e\"/></p>";
        assert_eq!(
            without(body, "files/a.bmp"),
            "<p>a <span class=\"no-image\">b &amp; c</span> d <img src=\"files/b.bmp\" alt=\"e\"/></p>"
        );
    }
}
