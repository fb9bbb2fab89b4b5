//! Puts checked lessons in their order and gives chapters and figures their numbers.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::Arc;

use crate::book::{Book, Chapter, Config, Edition, Reference};
use crate::check::{self, Checked, CheckedBlock};
use crate::lang::Lang;
use crate::lesson::Lesson;

/// The reference pages that have been made, by game and language, for whoever assembles a book again and again. They
/// follow from the engine alone.
#[derive(Debug, Default)]
pub struct References(BTreeMap<(&'static str, &'static str), Reference>);

impl References {
    fn of(&mut self, game: &'static str, lang: &Lang) -> Option<Reference> {
        match self.0.entry((game, lang.code())) {
            Entry::Occupied(known) => Some(known.get().clone()),
            Entry::Vacant(free) => Some(free.insert(check::reference(game, lang)?).clone()),
        }
    }
}

/// The book made of the checked lessons, one edition for each of the languages, the source language first.
///
/// Chapters have the numbers of the source language's edition, so that a number means the same in every language.
pub fn assemble(
    config: &Config,
    langs: impl IntoIterator<Item = impl Into<Arc<Lang>>>,
    checked: Vec<Checked>,
) -> Book {
    let checked = checked.into_iter().map(Arc::new).collect();
    assemble_again(config, langs, checked, &mut References::default())
}

/// The same, where reference pages that were made before are used again.
pub fn assemble_again(
    config: &Config,
    langs: impl IntoIterator<Item = impl Into<Arc<Lang>>>,
    checked: Vec<Arc<Checked>>,
    made: &mut References,
) -> Book {
    let langs: Vec<Arc<Lang>> = langs.into_iter().map(Into::into).collect();
    let mut pages: BTreeMap<String, Vec<Arc<Checked>>> = BTreeMap::new();
    for page in checked {
        pages.entry(page.lesson.language.clone()).or_default().push(page);
    }
    for pages in pages.values_mut() {
        let lessons: Vec<&Lesson> = pages.iter().map(|page| &*page.lesson).collect();
        let order = check::reading_order(&lessons);
        *pages = order.into_iter().map(|at| Arc::clone(&pages[at])).collect();
    }
    let numbers = numbers(langs.iter().filter_map(|lang| pages.get(lang.code())).flatten());
    let edition = |lang: Arc<Lang>| {
        let pages = pages.remove(lang.code()).unwrap_or_default();
        let mut references: Vec<Reference> =
            check::games_of(&pages).filter_map(|game| made.of(game, &lang)).collect();
        let taught = taught(&pages);
        for reference in &mut references {
            for article in &mut reference.articles {
                article.taught = taught.get(&(reference.game, article.id)).cloned().unwrap_or_default();
            }
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
fn numbers<'a>(pages: impl Iterator<Item = &'a Arc<Checked>>) -> BTreeMap<String, usize> {
    let mut numbers = BTreeMap::new();
    for page in pages.filter(|page| !page.lesson.opens_part()) {
        let next = numbers.len() + 1;
        numbers.entry(page.lesson.path.clone()).or_insert(next);
    }
    numbers
}

/// The places of the chapters that teach each rule, by the game and the rule.
fn taught(pages: &[Arc<Checked>]) -> BTreeMap<(&str, &'static str), Vec<usize>> {
    let mut taught: BTreeMap<(&str, &'static str), Vec<usize>> = BTreeMap::new();
    for (at, page) in pages.iter().enumerate() {
        let Some(game) = &page.lesson.front.game else { continue };
        for &rule in &page.teaches {
            let chapters = taught.entry((&game.value, rule)).or_default();
            if chapters.last() != Some(&at) {
                chapters.push(at);
            }
        }
    }
    taught
}

/// The address of the page that opens the book, whose pictures have no numbers.
const FRONT: &str = "index";

/// The chapter of a page. `counts` has the figures and the exercises so far of each part, or of a lesson in none.
fn chapter(
    page: Arc<Checked>,
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
    let mut shown: Vec<Vec<String>> = Vec::new();
    let figures = page.blocks.iter().map(|block| {
        let boards = match block {
            CheckedBlock::Record(record) if pictured => record.shown.len(),
            _ => 0,
        };
        shown.push((0..boards).map(|_| next(figures)).collect());
        match block {
            CheckedBlock::Figure(_) if pictured => Some(next(figures)),
            CheckedBlock::Exercise(_) => Some(next(exercises)),
            _ => None,
        }
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
        shown,
        checked: page,
    }
}
