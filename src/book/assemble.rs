//! Puts checked lessons in their order and gives chapters and figures their numbers.

use std::collections::BTreeMap;

use crate::book::{Book, Chapter, Config, Edition};
use crate::check::{self, Checked, CheckedBlock};
use crate::lang::Lang;

/// The book made of the checked lessons, one edition for each of the languages, the source language first.
///
/// Chapters have the numbers of the source language's edition, so that a number means the same in every language.
pub fn assemble(config: &Config, langs: Vec<Lang>, checked: Vec<Checked>) -> Book {
    let mut pages: BTreeMap<String, Vec<Checked>> = BTreeMap::new();
    for page in checked {
        pages.entry(page.lesson.language.clone()).or_default().push(page);
    }
    for pages in pages.values_mut() {
        let lessons: Vec<_> = pages.iter().map(|page| &page.lesson).collect();
        let order = check::reading_order(&lessons);
        let ranks: BTreeMap<String, usize> =
            order.iter().enumerate().map(|(rank, &at)| (lessons[at].path.clone(), rank)).collect();
        pages.sort_by_key(|page| ranks.get(&page.lesson.path).copied());
    }
    let numbers = numbers(langs.iter().filter_map(|lang| pages.get(lang.code())).flatten());
    let edition = |lang: Lang| {
        let pages = pages.remove(lang.code()).unwrap_or_default();
        let mut references = check::references(&pages, &lang);
        for article in references.iter_mut().flat_map(|reference| {
            let game = reference.game;
            reference.articles.iter_mut().map(move |article| (game, article))
        }) {
            article.1.taught = taught(&pages, article.0, article.1.id);
        }
        let coverage = check::coverage(&pages);
        let mut counts = BTreeMap::new();
        let chapters = pages.into_iter().map(|page| chapter(page, &numbers, &mut counts)).collect();
        Edition { lang, chapters, references, coverage, glossary: Vec::new() }
    };
    Book {
        title: config.title.clone(),
        authors: config.authors.clone(),
        license: config.license.clone(),
        base_url: config.base_url.clone(),
        cards: config.cards.unwrap_or(config.base_url.is_some()),
        editions: langs.into_iter().map(edition).collect(),
        formats: Vec::new(),
    }
}

/// The number of each path, in the order in which the paths are first met. The pages that open the book or a part have
/// none.
fn numbers<'a>(pages: impl Iterator<Item = &'a Checked>) -> BTreeMap<String, usize> {
    let mut numbers = BTreeMap::new();
    for page in pages.filter(|page| !page.lesson.opens_part()) {
        let next = numbers.len() + 1;
        numbers.entry(page.lesson.path.clone()).or_insert(next);
    }
    numbers
}

/// The places of the chapters that teach the rule.
fn taught(pages: &[Checked], game: &str, rule: &str) -> Vec<usize> {
    let teaches = |page: &Checked| {
        let front = &page.lesson.front;
        front.game.as_ref().is_some_and(|named| named.value == game) && page.teaches.contains(&rule)
    };
    pages.iter().enumerate().filter(|(_, page)| teaches(page)).map(|(at, _)| at).collect()
}

/// The address of the page that opens the book, whose pictures have no numbers.
const FRONT: &str = "index";

/// The chapter of a page. `counts` has the figures and the exercises so far of each part, or of a lesson in none.
fn chapter(
    mut page: Checked,
    numbers: &BTreeMap<String, usize>,
    counts: &mut BTreeMap<String, [usize; 2]>,
) -> Chapter {
    let lesson = &page.lesson;
    let number = numbers.get(&lesson.path).copied();
    let part = lesson.part();
    // A lesson outside of all parts counts for itself.
    let within = if part.is_empty() { lesson.path.clone() } else { part.clone() };
    let [figures, exercises] = counts.entry(within).or_default();
    let pictured = lesson.address() != FRONT;
    let next = |count: &mut usize| {
        *count += 1;
        count.to_string()
    };
    let figures = page.blocks.iter_mut().map(|block| {
        match block {
            CheckedBlock::Figure(_) if pictured => return Some(next(figures)),
            CheckedBlock::Exercise(_) => return Some(next(exercises)),
            CheckedBlock::Record(record) if pictured => {
                record.shown.iter_mut().for_each(|shown| shown.number = Some(next(figures)));
            }
            _ => {}
        }
        None
    });
    let figures = figures.collect();
    let lesson = &page.lesson;
    Chapter {
        part,
        opens: lesson.opens_part(),
        address: lesson.address(),
        number,
        title: lesson.front.title.value.clone(),
        summary: lesson.front.summary.as_ref().map(|summary| summary.value.clone()),
        figures,
        checked: page,
    }
}
