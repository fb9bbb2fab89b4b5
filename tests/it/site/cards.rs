//! Social cards as the pages name them.

use std::collections::BTreeSet;

use super::{files, small};
use tabia::site;

/// What a page's head says for a property.
fn said<'a>(page: &'a str, property: &str) -> Option<&'a str> {
    let (_, rest) = page.split_once(&format!("<meta property=\"{property}\" content=\""))?;
    rest.split('"').next()
}

#[test]
fn a_book_that_wants_no_cards_has_none() {
    let book = small();
    assert!(!book.cards && site::cards(&book).is_empty());
    assert!(files(&book, &[]).values().all(|page| !page.contains("og:image") && !page.contains("twitter:")));
}

#[test]
fn every_page_names_a_card_and_every_card_has_a_page() {
    let mut book = small();
    book.cards = true;
    let cards = site::cards(&book);
    let mut named = BTreeSet::new();
    for (path, page) in
        files(&book, &[]).iter().filter(|(path, _)| path.contains('/') && path.ends_with(".html"))
    {
        let href = said(page, "og:image").unwrap_or_else(|| panic!("{path} names no card"));
        let up = "../".repeat(path.matches('/').count());
        let card = href.strip_prefix(up.as_str()).unwrap_or_else(|| panic!("{path} names {href}"));
        assert!(cards.contains_key(card), "{path} names {card}");
        named.insert(card.to_owned());
        let (title, alt) = (said(page, "og:title").unwrap(), said(page, "og:image:alt").unwrap());
        assert!(alt.starts_with(title), "the card of {path} says {alt}, the page {title}");
        assert_eq!(
            (said(page, "og:image:width"), said(page, "og:image:height")),
            (Some("1200"), Some("630"))
        );
        assert!(page.contains("<meta name=\"twitter:card\" content=\"summary_large_image\">"));
    }
    assert_eq!(named, cards.keys().cloned().collect());
}

#[test]
fn the_root_names_the_card_of_the_front_page() {
    let mut book = small();
    book.cards = true;
    let files = files(&book, &[]);
    let (root, front) = (&files["index.html"], &files["en/index.html"]);
    assert_eq!(said(front, "og:image"), said(root, "og:image").map(|way| format!("../{way}")).as_deref());
}

#[test]
fn a_card_shows_the_first_board_of_its_lesson_or_else_the_array() {
    let mut book = small();
    book.cards = true;
    let titled = |title: &str| {
        let cards: Vec<_> = site::cards(&book).into_values().filter(|card| card.title == title).collect();
        cards.first().unwrap_or_else(|| panic!("no card of {title}")).clone()
    };
    let ritter = titled("The <Ritter> & \"friends\"");
    assert_eq!(ritter.diagram.unwrap().men.len(), 2);
    assert!(ritter.within.ends_with("Lesson 1"), "{}", ritter.within);
    assert_eq!(titled("Practice").diagram.map(|board| board.men), None);
    let rules = site::cards(&book).into_values().find(|card| card.title.starts_with("The rules of")).unwrap();
    assert!(rules.diagram.unwrap().men.len() > 20);
    assert_eq!(rules.foot, "Games & <rules>");
}

#[test]
fn a_book_with_an_address_names_cards_by_it() {
    let mut book = small();
    book.cards = true;
    book.base_url = Some("https://example.org/book/".to_owned());
    let page = &files(&book, &[])["ru/chess-t1/index.html"];
    assert!(said(page, "og:image").unwrap().starts_with("https://example.org/book/cards/"));
}
