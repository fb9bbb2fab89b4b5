//! The pages of lessons, and the front page of an edition.

use std::collections::BTreeSet;

use serde::Serialize;

use super::page::Frame;
use crate::book::{Book, Chapter, CheckedBlock, CheckedLink, Edition};
use crate::html::address::{FRONT, Places, Way};
use crate::html::exercise::Solution;
use crate::html::figure::Figures;
use crate::html::prose;
use crate::html::templates::TemplateError;
use crate::html::words::Words;

/// What the template of a lesson's page is told, besides the frame.
#[derive(Debug, Serialize)]
pub(super) struct View<'a> {
    #[serde(flatten)]
    frame: Frame<'a>,
    /// Whether it is the front page of the edition.
    front: bool,
    /// “Lesson 3”, if it has a number.
    label: Option<String>,
    summary: Option<&'a str>,
    /// The file of the lesson, from the book's folder, if it has one.
    source: Option<String>,
    /// The language of the text, where it is not the page's.
    foreign: Option<&'a str>,
    body: String,
    /// The answers to its exercises, for paper.
    answers: Vec<Solution<'a>>,
    /// The rules that it teaches, with ways to their articles.
    teaches: Vec<Way>,
    /// How many claims were checked, as a sentence.
    checked: Option<String>,
}

/// The values of a chapter's page.
pub(super) fn view<'a>(
    book: &'a Book,
    edition: &'a Edition,
    number: usize,
    chapter: &'a Chapter,
    places: Places<'_>,
    figures: Figures<'a>,
) -> Result<View<'a>, TemplateError> {
    let front = chapter.address == FRONT;
    let body = prose::html(chapter, places, |block| figures.block(chapter, places, block))?;
    let mut frame = Frame::new(book, edition, &chapter.address, figures.words);
    frame.title.clone_from(&chapter.title);
    frame.description = chapter.summary.clone().unwrap_or_else(|| book.title.clone());
    frame.translations(|other| {
        let same = |c: &&Chapter| c.checked.lesson.path == chapter.checked.lesson.path;
        other.chapters.iter().find(same).map(|chapter| chapter.address.clone())
    });
    let headings = chapter.checked.lesson.headings.iter().filter(|heading| heading.level <= 2);
    frame.sections = headings
        .map(|heading| Way { title: heading.text.clone(), href: format!("#{}", heading.anchor) })
        .collect();
    let games: BTreeSet<&str> = chapter.checked.blocks.iter().filter_map(CheckedBlock::game).collect();
    frame.boards.extend(games);
    if chapter.checked.blocks.iter().any(|block| matches!(block, CheckedBlock::Record(_))) {
        frame.scripts.push("records.js");
    }
    let language = chapter.checked.lesson.language.as_str();
    Ok(View {
        frame,
        front,
        label: chapter.number.map(|n| edition.lang.text("site-lesson", &[("number", n.into())])),
        summary: chapter.summary.as_deref(),
        source: Some(format!("{language}/{}", chapter.checked.lesson.path)),
        foreign: Some(language).filter(|&language| language != edition.lang.code()),
        body,
        answers: figures.answers(chapter),
        teaches: teaches(edition, number, places),
        checked: checked(edition, chapter),
    })
}

/// The values of an edition's front page, where no lesson is one.
pub(super) fn front<'a>(book: &'a Book, edition: &'a Edition, ui: &'a Words) -> View<'a> {
    let mut frame = Frame::new(book, edition, FRONT, ui);
    frame.description.clone_from(&book.title);
    frame.translations(|_| Some(FRONT.to_owned()));
    View {
        frame,
        front: true,
        label: None,
        summary: None,
        source: None,
        foreign: None,
        body: String::new(),
        answers: Vec::new(),
        teaches: Vec::new(),
        checked: None,
    }
}

fn teaches(edition: &Edition, number: usize, places: Places<'_>) -> Vec<Way> {
    let mut ways = Vec::new();
    for reference in &edition.references {
        for article in reference.articles.iter().filter(|article| article.taught.contains(&number)) {
            let title = article.title.clone();
            ways.extend(places.article(reference.game, article.id).map(|href| Way { title, href }));
        }
    }
    ways
}

fn checked(edition: &Edition, chapter: &Chapter) -> Option<String> {
    let blocks = chapter.checked.blocks.iter().map(CheckedBlock::claims);
    let says = |link: &&CheckedLink| matches!(link, CheckedLink::Claim(claim) if claim.says.is_some());
    let count = blocks.sum::<usize>() + chapter.checked.links.iter().filter(says).count();
    (count > 0).then(|| edition.lang.text("site-checked-claims", &[("count", count.into())]))
}
