//! The page on which positions are set up and written as blocks: a script does it; without one the page says how blocks
//! are written by hand.

use serde::Serialize;

use super::page::Frame;
use crate::book::{Book, EDITOR, Edition};
use crate::html::address::Places;
use crate::html::words::Words;

/// What the template is told, besides the frame.
#[derive(Debug, Serialize)]
pub(super) struct View<'a> {
    #[serde(flatten)]
    frame: Frame<'a>,
    /// The games of the book, of which there is at least one.
    games: Vec<Choice<'a>>,
}

/// A game whose positions can be set up, and the way to its rules.
#[derive(Debug, Serialize)]
struct Choice<'a> {
    /// Its id.
    game: &'a str,
    /// Its name.
    title: &'a str,
    href: String,
}

/// The values of the page.
pub(super) fn view<'a>(
    book: &'a Book,
    edition: &'a Edition,
    places: Places<'_>,
    words: &'a Words,
) -> View<'a> {
    let mut frame = Frame::new(book, edition, EDITOR, words);
    frame.title = edition.lang.text("site-editor", &[]);
    frame.description = edition.lang.attr("site-editor", "about", &[]);
    frame.scripts.push("editor.js");
    frame.translations(|other| (!other.references.is_empty()).then(|| EDITOR.to_owned()));
    let games = edition.references.iter().map(|reference| Choice {
        game: reference.game,
        title: &reference.kit.name,
        href: places.page(&reference.address).unwrap_or_default(),
    });
    View { games: games.collect(), frame }
}
