//! The page that says what an edition covers: for each rule where it is taught, shown and practised.

use serde::Serialize;

use super::page::Frame;
use crate::book::{Book, COVERAGE, Chapter, CheckedBlock, Coverage, Covered, Edition, Lang, Spot, Tally};
use crate::html::address::{Places, Way};
use crate::html::words::Words;

/// How many places a cell names; the others are counted.
const NAMED: usize = 4;

/// What the template is told, besides the frame.
#[derive(Debug, Serialize)]
pub(super) struct View<'a> {
    #[serde(flatten)]
    frame: Frame<'a>,
    games: Vec<Game<'a>>,
}

#[derive(Debug, Serialize)]
struct Game<'a> {
    id: &'a str,
    name: &'a str,
    /// The shares, as a sentence.
    summary: String,
    /// What the table holds, as a phrase.
    caption: String,
    /// What the place is in which the table scrolls.
    scroller: String,
    rules: Vec<Rule<'a>>,
}

#[derive(Debug, Serialize)]
struct Rule<'a> {
    number: usize,
    title: &'a str,
    href: Option<String>,
    taught: Cell,
    shown: Cell,
    practised: Cell,
}

/// The places that a cell names, and how many more there are, in words.
#[derive(Debug, Serialize)]
struct Cell {
    ways: Vec<Way>,
    more: Option<String>,
}

/// The values of the page.
pub(super) fn view<'a>(
    book: &'a Book,
    edition: &'a Edition,
    places: Places<'_>,
    words: &'a Words,
) -> View<'a> {
    let lang = &edition.lang;
    let mut frame = Frame::new(book, edition, COVERAGE, words);
    frame.title = lang.text("site-coverage", &[]);
    frame.description = lang.attr("site-coverage", "about", &[]);
    frame.translations(|other| (!other.coverage.is_empty()).then(|| COVERAGE.to_owned()));
    let games: Vec<Game<'_>> = edition.coverage.iter().filter_map(|game| of(game, edition, places)).collect();
    let section = |game: &Game<'_>| Way { title: game.name.to_owned(), href: format!("#{}", game.id) };
    frame.sections = games.iter().map(section).collect();
    View { frame, games }
}

fn of<'a>(coverage: &'a Coverage, edition: &'a Edition, places: Places<'_>) -> Option<Game<'a>> {
    let reference = edition.references.iter().find(|reference| reference.game == coverage.game)?;
    let percent = Tally::of([coverage]);
    let share = |part| percent.share(part).into();
    let summary = edition.lang.text(
        "site-covered",
        &[
            ("rules", percent.rules.into()),
            ("taught", share(percent.taught)),
            ("shown", share(percent.shown)),
            ("practised", share(percent.practised)),
            ("covered", share(percent.covered)),
        ],
    );
    let rule = |rule: &'a Covered| {
        let article = reference.articles.iter().find(|article| article.id == rule.rule)?;
        Some(Rule {
            number: article.number,
            title: &article.title,
            href: places.article(coverage.game, rule.rule),
            taught: cell(&rule.taught, edition, places),
            shown: cell(&rule.shown, edition, places),
            practised: cell(&rule.practised, edition, places),
        })
    };
    let rules = coverage.rules.iter().filter_map(rule).collect();
    let named =
        |attribute| edition.lang.attr("site-covered", attribute, &[("game", reference.name.as_str().into())]);
    let (caption, scroller) = (named("caption"), named("scroller"));
    Some(Game { id: coverage.game, name: &reference.name, summary, caption, scroller, rules })
}

fn cell(spots: &[Spot], edition: &Edition, places: Places<'_>) -> Cell {
    let ways: Vec<Way> = spots.iter().filter_map(|spot| way(spot, edition, places)).take(NAMED).collect();
    let more = spots.len() - ways.len();
    let more = (more > 0).then(|| edition.lang.text("site-more-places", &[("count", more.into())]));
    Cell { ways, more }
}

/// The way to a lesson by its title, or to a block by its lesson's title and what the block is called there.
fn way(spot: &Spot, edition: &Edition, places: Places<'_>) -> Option<Way> {
    let chapter = edition.chapters.iter().find(|chapter| chapter.checked.lesson.path == spot.path)?;
    let href = places.chapter(&spot.path, spot.block.as_deref())?;
    let title = match spot.block.as_deref().and_then(|id| called(id, chapter, &edition.lang)) {
        Some(name) => format!("{}, {name}", chapter.title),
        None => chapter.title.clone(),
    };
    Some(Way { title, href })
}

/// What a page calls its block: “Figure 3”, “Exercise 1”.
fn called(id: &str, chapter: &Chapter, lang: &Lang) -> Option<String> {
    let figure = |number: &str| lang.text("site-figure", &[("number", number.into())]);
    let blocks = chapter.checked.blocks.iter().zip(&chapter.figures);
    blocks.zip(&chapter.shown).find_map(|((block, number), shown)| match (block, number.as_deref()) {
        (CheckedBlock::Exercise(exercise), number) if exercise.id == id => Some(match number {
            Some(number) => lang.text("site-exercise", &[("number", number.into())]),
            None => lang.attr("site-exercise", "unnumbered", &[]),
        }),
        (CheckedBlock::Record(record), _) => {
            let board = record.shown.iter().position(|board| board.figure.id == id)?;
            shown.get(board).map(|number| figure(number))
        }
        (block, Some(number)) if block.id() == Some(id) => Some(figure(number)),
        _ => None,
    })
}
