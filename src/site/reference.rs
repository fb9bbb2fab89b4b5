//! The reference page of a game: the array, the men, the numbered articles.

use serde::Serialize;

use super::address::Places;
use super::figure::{Figures, Stand};
use super::page::{Frame, Way};
use super::templates::SiteError;
use crate::book::{Article, Book, Edition, PieceEntry, Reference, Variant};
use crate::diagram::Shade;
use crate::svg::{self, Theme};

/// What the template of a reference page is told, besides the frame.
#[derive(Debug, Serialize)]
pub(super) struct View<'a> {
    #[serde(flatten)]
    frame: Frame<'a>,
    game: &'a str,
    /// The way to the page where it is played.
    play: Way,
    about: &'a str,
    /// The array as a figure.
    array: String,
    pieces: Vec<Man<'a>>,
    notation: &'a str,
    articles: Vec<Rule<'a>>,
    decided: &'a str,
    variants: Vec<Kin<'a>>,
}

/// Another game of the family.
#[derive(Debug, Serialize)]
struct Kin<'a> {
    name: &'a str,
    about: &'a str,
    /// The articles that it has besides, or lacks, as sentences.
    differences: Vec<String>,
}

#[derive(Debug, Serialize)]
struct Man<'a> {
    id: &'a str,
    name: &'a str,
    abbreviation: &'a str,
    text: &'a str,
    light: String,
    dark: String,
    moves: Vec<Moves<'a>>,
}

/// A man's moves on the empty board.
#[derive(Debug, Serialize)]
struct Moves<'a> {
    on: Option<&'a str>,
    pattern: Option<&'a str>,
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
) -> Result<View<'a>, SiteError> {
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
    let pieces: Result<Vec<_>, _> =
        reference.pieces.iter().map(|piece| man(reference.game, piece, figures)).collect();
    Ok(View {
        frame,
        game: &reference.name,
        play: Way {
            title: lang.attr("site-play", "of", &[("game", reference.name_gen.as_str().into())]),
            href: places.page(&reference.play),
        },
        about: &reference.about,
        array: figures.board(
            &reference.array,
            None,
            Some(Stand { game: reference.game, fen: reference.fen }),
            true,
        )?,
        pieces: pieces?,
        notation: &reference.notation,
        articles: reference.articles.iter().map(|article| rule(article, edition, places)).collect(),
        decided: &reference.decided,
        variants: reference.variants.iter().map(|variant| kin(variant, edition)).collect(),
    })
}

fn man<'a>(game: &str, piece: &'a PieceEntry, figures: Figures<'_>) -> Result<Man<'a>, SiteError> {
    let moves = piece.moves.iter().map(|moves| {
        let figure = figures.board(&moves.diagram, None, Some(Stand { game, fen: &moves.fen }), false)?;
        Ok(Moves { on: moves.on.as_deref(), pattern: moves.pattern, figure })
    });
    Ok(Man {
        id: piece.id,
        name: &piece.name,
        abbreviation: &piece.abbreviation,
        text: &piece.text,
        light: svg::piece(piece.glyph, Shade::Light, Theme::Site),
        dark: svg::piece(piece.glyph, Shade::Dark, Theme::Site),
        moves: moves.collect::<Result<_, SiteError>>()?,
    })
}

fn kin<'a>(variant: &'a Variant, edition: &Edition) -> Kin<'a> {
    let lists = [("site-more-articles", &variant.more), ("site-fewer-articles", &variant.less)];
    let lists = lists.into_iter().filter(|(_, titles)| !titles.is_empty());
    let differences =
        lists.map(|(id, titles)| edition.lang.text(id, &[("articles", titles.join(", ").into())]));
    Kin { name: &variant.name, about: &variant.about, differences: differences.collect() }
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
