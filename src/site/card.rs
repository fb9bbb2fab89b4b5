//! The social cards of the pages: what each shows, where it lies, and how its page names it.

use std::collections::BTreeMap;

use serde::Serialize;

use super::sitemap;
use crate::book::{Book, COVERAGE, Chapter, CheckedBlock, EDITOR, Edition, GLOSSARY, PRACTICE, Reference};
use crate::card::{Card, HEIGHT, WIDTH};
use crate::diagram::Diagram;
use crate::html::address::{FRONT, relative, whole};

/// A page's card, as its head names it.
#[derive(Debug, Serialize)]
pub(super) struct Tag {
    /// The whole address where the book has one, else the way from the page.
    href: String,
    width: u32,
    height: u32,
    /// What the card shows, in words.
    alt: String,
}

/// The cards of all pages, with their paths from the site's root; none if the book wants none. Pages that look the same
/// share one.
///
/// A card's path follows from what it shows, so that one that has been drawn need not be drawn again.
pub fn cards(book: &Book) -> BTreeMap<String, Card> {
    let editions = book.editions.iter().filter(|_| book.cards);
    let pages = editions
        .flat_map(|edition| sitemap::addresses(edition).into_iter().map(move |address| (edition, address)));
    pages.map(|(edition, address)| of(book, edition, address)).map(|card| (file(&card), card)).collect()
}

/// How the page at `from` names its card; nothing if the book wants none.
pub(super) fn tag(book: &Book, edition: &Edition, address: &str, from: &str) -> Option<Tag> {
    let card = book.cards.then(|| of(book, edition, address))?;
    let to = file(&card);
    let board = card.diagram.map(|diagram| diagram.title);
    let says = [card.title, card.within, board.unwrap_or_default(), card.foot];
    Some(Tag {
        href: book.base_url.as_ref().map_or_else(|| relative(from, &to), |base| whole(base, &to)),
        width: WIDTH,
        height: HEIGHT,
        alt: says.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" · "),
    })
}

fn file(card: &Card) -> String {
    format!("cards/{}.png", card.name())
}

/// The card of a page.
fn of(book: &Book, edition: &Edition, address: &str) -> Card {
    let reference = |of: fn(&Reference) -> &String| edition.references.iter().find(|r| of(r) == address);
    let lang = &edition.lang;
    let (within, title, diagram) =
        if let Some(chapter) = edition.chapters.iter().find(|c| c.address == address) {
            (within(edition, chapter), chapter.title.clone(), pictured(edition, chapter))
        } else if let Some(game) = reference(|r| &r.address) {
            let title = lang.attr("site-rules", "of", &[("game", game.name_gen.as_str().into())]);
            (String::new(), title, Some(game.array.clone()))
        } else if let Some(game) = reference(|r| &r.play) {
            let title = lang.attr("site-play", "of", &[("game", game.name_gen.as_str().into())]);
            (String::new(), title, Some(game.array.clone()))
        } else {
            let title = match address {
                COVERAGE => lang.text("site-coverage", &[]),
                GLOSSARY => lang.text("site-glossary", &[]),
                EDITOR => lang.text("site-editor", &[]),
                PRACTICE => lang.text("site-practice", &[]),
                _ => book.title.clone(),
            };
            (String::new(), title, None)
        };
    let foot = if title == book.title { book.authors.join(", ") } else { book.title.clone() };
    Card { within, title, foot, diagram }
}

/// The chapter's part and its number, as far as it has them and its title does not say them.
fn within(edition: &Edition, chapter: &Chapter) -> String {
    let opening = edition.chapters.iter().find(|other| other.part == chapter.part && other.opens);
    let part = opening
        .filter(|opening| opening.address != FRONT && opening.address != chapter.address)
        .map(|opening| opening.title.clone());
    let number = chapter.number.map(|number| edition.lang.text("site-lesson", &[("number", number.into())]));
    part.into_iter().chain(number).collect::<Vec<_>>().join(" · ")
}

/// The first board of a chapter that gives nothing away, else the array of its game.
fn pictured(edition: &Edition, chapter: &Chapter) -> Option<Diagram> {
    let first = chapter.checked.blocks.iter().find_map(|block| match block {
        CheckedBlock::Figure(figure) => Some(&figure.diagram),
        CheckedBlock::Exercise(exercise) => exercise.diagram.as_ref(),
        CheckedBlock::Record(record) => {
            Some(record.shown.first().map_or(&record.start, |shown| &shown.figure.diagram))
        }
        CheckedBlock::Group(_) | CheckedBlock::Broken => None,
    });
    let game = chapter.checked.lesson.front.game.as_ref().map(|game| game.value.as_str());
    let array = || edition.references.iter().find(|reference| Some(reference.game) == game);
    first.or_else(|| array().map(|reference| &reference.array)).cloned()
}
