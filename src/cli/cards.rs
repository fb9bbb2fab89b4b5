//! The social cards of a site: those that are not there yet are drawn, side by side.

use std::collections::BTreeMap;

use anyhow::Context;
use rayon::prelude::*;
use tabia::book::Book;
use tabia::card::Card;
use tabia::raster::Fonts;
use tabia::site;

use super::files::{Kept, Place, Tree};

/// Adds the cards of the book's pages to the tree. A card's path tells what it shows, so that one which the old tree has
/// is not drawn again.
pub(super) fn put(tree: &mut Tree, book: &Book) -> anyhow::Result<()> {
    let mut missing = Vec::new();
    for (path, card) in site::cards(book) {
        if !tree.keep(&path)? {
            missing.push((path, card));
        }
    }
    for (path, bytes) in draw(missing)? {
        tree.put(&path, &bytes)?;
    }
    Ok(())
}

/// The cards that the output ought to have. One that is there and that nobody has changed is right by its name.
pub(super) fn wanted(place: &Place, book: &Book) -> anyhow::Result<BTreeMap<String, Vec<u8>>> {
    let kept = Kept::of(place)?;
    let (mut there, mut missing) = (BTreeMap::new(), Vec::new());
    for (path, card) in site::cards(book) {
        match kept.bytes(&path) {
            Some(bytes) => drop(there.insert(path, bytes)),
            None => missing.push((path, card)),
        }
    }
    there.extend(draw(missing)?);
    Ok(there)
}

/// The cards, drawn.
fn draw(cards: Vec<(String, Card)>) -> anyhow::Result<BTreeMap<String, Vec<u8>>> {
    let fonts = Fonts::bundled();
    let drawn = cards.into_par_iter().map(|(path, card)| {
        let bytes = card.png(&fonts).with_context(|| format!("cannot draw the card of “{}”", card.title))?;
        Ok((path, bytes))
    });
    drawn.collect()
}
