//! The page where a game is played: the array, which a script turns into a board for two.

use serde::Serialize;

use super::page::Frame;
use super::reference::frame;
use crate::book::{Book, Edition, Reference};
use crate::html::address::{Places, Way};
use crate::html::figure::{Figures, Stand};
use crate::html::templates::TemplateError;

/// What the template of the page is told, besides the frame.
#[derive(Debug, Serialize)]
pub(super) struct View<'a> {
    #[serde(flatten)]
    frame: Frame<'a>,
    /// The game's id.
    game: &'a str,
    /// The array as a figure.
    array: String,
    /// The way to the rules.
    rules: Way,
}

/// The values of the page where a game is played.
pub(super) fn view<'a>(
    book: &'a Book,
    edition: &'a Edition,
    reference: &'a Reference,
    places: Places<'_>,
    figures: Figures<'a>,
) -> Result<View<'a>, TemplateError> {
    let game = [("game", reference.name_gen.as_str().into())];
    let mut frame = frame(book, edition, reference, |reference| &reference.play, figures);
    frame.title = edition.lang.attr("site-play", "of", &game);
    frame.description = edition.lang.attr("site-play", "about", &game);
    frame.scripts.push("play.js");
    let stand = Stand { game: reference.game, fen: reference.fen };
    Ok(View {
        frame,
        game: reference.game,
        array: figures.board(&reference.array, None, Some(stand), true)?,
        rules: Way {
            title: edition.lang.attr("site-rules", "of", &game),
            href: places.page(&reference.address).unwrap_or_default(),
        },
    })
}
