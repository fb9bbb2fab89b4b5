//! What a game's reference says: the array, the men, the numbered articles.

use serde::Serialize;

use super::address::{Places, Way};
use super::figure::{Figures, Stand};
use super::templates::TemplateError;
use crate::book::{Article, Edition, PieceEntry, Reference, Variant};
use crate::diagram::Shade;

/// What the template of a reference is told of the game.
#[derive(Debug, Serialize)]
pub(crate) struct Game<'a> {
    game: &'a str,
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

/// The values of a game's reference.
pub(crate) fn game<'a>(
    edition: &'a Edition,
    reference: &'a Reference,
    places: Places<'_>,
    figures: Figures<'_>,
) -> Result<Game<'a>, TemplateError> {
    let stand = Stand { game: reference.game, fen: reference.fen };
    let pieces: Result<Vec<_>, _> =
        reference.pieces.iter().map(|piece| man(reference.game, piece, figures)).collect();
    Ok(Game {
        game: &reference.name,
        about: &reference.about,
        array: figures.board(&reference.array, None, Some(stand), true)?,
        pieces: pieces?,
        notation: &reference.notation,
        articles: reference.articles.iter().map(|article| rule(article, edition, places)).collect(),
        decided: &reference.decided,
        variants: reference.variants.iter().map(|variant| kin(variant, edition)).collect(),
    })
}

fn man<'a>(game: &str, piece: &'a PieceEntry, figures: Figures<'_>) -> Result<Man<'a>, TemplateError> {
    let moves = piece.moves.iter().map(|moves| {
        let figure = figures.board(&moves.diagram, None, Some(Stand { game, fen: &moves.fen }), false)?;
        Ok(Moves { on: moves.on.as_deref(), pattern: moves.pattern, figure })
    });
    Ok(Man {
        id: piece.id,
        name: &piece.name,
        abbreviation: &piece.abbreviation,
        text: &piece.text,
        light: figures.man(piece.glyph, Shade::Light),
        dark: figures.man(piece.glyph, Shade::Dark),
        moves: moves.collect::<Result<_, TemplateError>>()?,
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
        places.page(&chapter.address).map(|href| Way { title: chapter.title.clone(), href })
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
