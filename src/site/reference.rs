//! The reference page of a game: the array, the men, the numbered articles.

use serde::Serialize;

use super::address::Places;
use super::figure::Figures;
use super::page::{Frame, Way};
use super::templates::SiteError;
use crate::book::{Article, Book, Edition, PieceEntry, Reference};
use crate::diagram::Shade;
use crate::svg::{self, Theme};

/// What the template of a reference page is told, besides the frame.
#[derive(Debug, Serialize)]
pub(super) struct View<'a> {
    #[serde(flatten)]
    frame: Frame<'a>,
    game: &'a str,
    /// The array as a figure.
    array: String,
    pieces: Vec<Man<'a>>,
    articles: Vec<Rule<'a>>,
}

#[derive(Debug, Serialize)]
struct Man<'a> {
    id: &'a str,
    name: &'a str,
    abbreviation: &'a str,
    text: &'a str,
    light: String,
    dark: String,
    figure: String,
}

#[derive(Debug, Serialize)]
struct Rule<'a> {
    id: &'a str,
    number: usize,
    /// “Article 7”
    label: String,
    title: &'a str,
    statement: &'a str,
    taught: Vec<Way>,
}

/// The values of a game's reference page.
pub(super) fn view<'a>(
    book: &'a Book,
    edition: &'a Edition,
    reference: &'a Reference,
    places: Places<'_>,
    figures: Figures<'a>,
) -> Result<View<'a>, SiteError> {
    let lang = &edition.lang;
    let mut frame = Frame::new(book, edition, &reference.address, figures.words);
    frame.title = lang.attr("site-rules", "of", &[("game", reference.name.as_str().into())]);
    frame.description = lang.attr("site-reference", "about", &[("game", reference.name.as_str().into())]);
    frame.translations(|other| {
        let same = other.references.iter().find(|other| other.game == reference.game);
        same.map(|reference| reference.address.clone())
    });
    let section = |id: &str, anchor: &str| Way { title: lang.text(id, &[]), href: format!("#{anchor}") };
    frame.sections = vec![
        section("site-start-array", "array"),
        section("site-pieces", "pieces"),
        section("site-articles", "articles"),
    ];
    let pieces: Result<Vec<_>, _> = reference.pieces.iter().map(|piece| man(piece, figures)).collect();
    Ok(View {
        frame,
        game: &reference.name,
        array: figures.plain(&reference.array, Some(reference.fen))?,
        pieces: pieces?,
        articles: reference.articles.iter().map(|article| rule(article, edition, places)).collect(),
    })
}

fn man<'a>(piece: &'a PieceEntry, figures: Figures<'_>) -> Result<Man<'a>, SiteError> {
    Ok(Man {
        id: piece.id,
        name: &piece.name,
        abbreviation: &piece.abbreviation,
        text: &piece.text,
        light: svg::piece(piece.glyph, Shade::Light, Theme::Site),
        dark: svg::piece(piece.glyph, Shade::Dark, Theme::Site),
        figure: figures.plain(&piece.diagram, None)?,
    })
}

fn rule<'a>(article: &'a Article, edition: &'a Edition, places: Places<'_>) -> Rule<'a> {
    let taught = article.taught.iter().filter_map(|&number| {
        let chapter = edition.chapters.get(number)?;
        Some(Way { title: chapter.title.clone(), href: places.page(&chapter.address) })
    });
    Rule {
        id: article.id,
        number: article.number,
        label: edition.lang.text("site-article", &[("number", article.number.into())]),
        title: &article.title,
        statement: &article.statement,
        taught: taught.collect(),
    }
}
