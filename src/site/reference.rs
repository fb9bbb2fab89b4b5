//! The reference page of a game: the array, the men, the numbered articles.

use serde::Serialize;

use super::page::Frame;
use crate::book::{Book, Edition, Reference};
use crate::html::address::{Places, Way};
use crate::html::figure::Figures;
use crate::html::reference::{Game, game};
use crate::html::templates::TemplateError;

/// What the template of a reference page is told, besides the frame.
#[derive(Debug, Serialize)]
pub(super) struct View<'a> {
    #[serde(flatten)]
    frame: Frame<'a>,
    #[serde(flatten)]
    game: Game<'a>,
    /// The way to the page where it is played.
    play: Way,
}

/// The frame of a page about a game, whose address in any edition `address` tells.
pub(super) fn frame<'a>(
    book: &'a Book,
    edition: &'a Edition,
    reference: &Reference,
    address: fn(&Reference) -> &String,
    figures: Figures<'a>,
) -> Frame<'a> {
    let mut frame = Frame::new(book, edition, address(reference), figures.words);
    frame.translations(|other| {
        let same = other.references.iter().find(|other| other.game == reference.game);
        same.map(|reference| address(reference).clone())
    });
    frame.boards.push(reference.game);
    frame
}

/// The values of a game's reference page.
pub(super) fn view<'a>(
    book: &'a Book,
    edition: &'a Edition,
    reference: &'a Reference,
    places: Places<'_>,
    figures: Figures<'a>,
) -> Result<View<'a>, TemplateError> {
    let lang = &edition.lang;
    let mut frame = frame(book, edition, reference, |reference| &reference.address, figures);
    frame.title = lang.attr("site-rules", "of", &[("game", reference.name_gen.as_str().into())]);
    frame.description = lang.attr("site-reference", "about", &[("game", reference.name_gen.as_str().into())]);
    let section = |id: &str, anchor: &str| Way { title: lang.text(id, &[]), href: format!("#{anchor}") };
    frame.sections = vec![
        section("site-start-array", "array"),
        section("site-pieces", "pieces"),
        section("site-notation", "notation"),
        section("site-articles", "articles"),
        section("site-decided", "decided"),
    ];
    if !reference.variants.is_empty() {
        frame.sections.push(section("site-variants", "variants"));
    }
    Ok(View {
        frame,
        game: game(edition, reference, places, figures)?,
        play: Way {
            title: lang.attr("site-play", "of", &[("game", reference.name_gen.as_str().into())]),
            href: places.page(&reference.play).unwrap_or_default(),
        },
    })
}
