//! The index: where the rules and the men of each game are met.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::section::With;
use super::{Kind, Made, Press, SectionHeading};
use crate::book::{CheckedBlock, CheckedLink, Reference, Spot};
use crate::html::TemplateError;
use crate::html::address::{INDEX, Places, Way};

/// How many figures and how many exercises of a rule are named, the first of each.
const FIGURES: usize = 5;
const EXERCISES: usize = 3;

/// A game in the index.
#[derive(Debug, Serialize)]
struct Game<'a> {
    id: String,
    name: &'a str,
    entries: Vec<Entry<'a>>,
}

/// A rule or a man.
#[derive(Debug, Serialize)]
struct Entry<'a> {
    title: &'a str,
    /// The way to what the reference says of it.
    href: Option<String>,
    places: Vec<Way>,
}

impl Press<'_> {
    pub(super) fn index(&self) -> Result<Option<Made>, TemplateError> {
        let places = self.places(INDEX, None);
        let references = self.scope.references.iter().map(|&number| &self.edition.references[number]);
        let games: Vec<Game<'_>> = references
            .map(|reference| Game {
                id: format!("game-{}", reference.game),
                name: &reference.name,
                entries: self.entries(reference, places),
            })
            .collect();
        if games.is_empty() {
            return Ok(None);
        }
        let headings = games.iter().map(|game| SectionHeading {
            level: 2,
            anchor: game.id.clone(),
            text: game.name.to_owned(),
        });
        let headings = headings.collect();
        let values = BTreeMap::from([("games", games)]);
        let made = self.back((INDEX, Kind::Index), "site-index", headings, |pictures| {
            self.figures(INDEX, pictures, None).fill("index.html", &With { ui: self.words, values: &values })
        })?;
        Ok(Some(made))
    }

    /// The rules and the men of a game, in the order of the alphabet. A man and the rule of its name are one entry.
    fn entries<'b>(&self, reference: &'b Reference, places: Places<'_>) -> Vec<Entry<'b>> {
        let men = reference.pieces.iter().map(|piece| Entry {
            title: &piece.name,
            href: places.piece(reference.game, piece.id),
            places: self.named_in(reference.game, piece.id, places),
        });
        let mut entries: Vec<Entry<'_>> = men.collect();
        for article in &reference.articles {
            let href = places.article(reference.game, article.id);
            let met = self.met(reference.game, article.id, places);
            match entries.iter_mut().find(|man| man.title == article.title) {
                Some(man) => {
                    let title = self.edition.lang.text("site-article", &[("number", article.number.into())]);
                    let named = std::mem::take(&mut man.places);
                    let named =
                        named.into_iter().filter(|way| met.iter().all(|other| other.href != way.href));
                    man.places = named.collect();
                    man.places.extend(met);
                    man.places.extend(href.map(|href| Way { title, href }));
                }
                None => entries.push(Entry { title: &article.title, href, places: met }),
            }
        }
        entries.sort_by_cached_key(|entry| crate::book::alphabetical(entry.title));
        entries
    }

    /// Where a rule is taught, shown and practised.
    fn met(&self, game: &str, rule: &str, places: Places<'_>) -> Vec<Way> {
        let coverage = self.edition.coverage.iter().find(|coverage| coverage.game == game);
        let Some(rule) = coverage.and_then(|coverage| coverage.rules.iter().find(|one| one.rule == rule))
        else {
            return Vec::new();
        };
        let spots = rule.taught.iter();
        let spots = spots.chain(rule.shown.iter().take(FIGURES)).chain(rule.practised.iter().take(EXERCISES));
        let found: BTreeMap<(usize, Option<usize>), Way> =
            spots.filter_map(|spot| self.spot(spot, places)).collect();
        found.into_values().collect()
    }

    /// The place of a spot in reading order, and the way to it; nothing if the volume does not hold it.
    fn spot(&self, spot: &Spot, places: Places<'_>) -> Option<((usize, Option<usize>), Way)> {
        let at = self.scope.chapters.iter().copied();
        let at = at.into_iter().find(|&at| self.edition.chapters[at].checked.lesson.path == spot.path)?;
        let chapter = &self.edition.chapters[at];
        let block = spot.block.as_deref().and_then(|id| {
            let blocks = chapter.checked.blocks.iter().enumerate();
            let known = |(_, block): &(usize, &CheckedBlock)| match block {
                CheckedBlock::Figure(figure) => figure.id == id,
                CheckedBlock::Exercise(exercise) => exercise.id == id,
                _ => false,
            };
            blocks.into_iter().find(known)
        });
        let number = block.and_then(|(number, _)| chapter.figures.get(number)?.as_deref());
        let lang = &self.edition.lang;
        let title = match (block, number) {
            (Some((_, CheckedBlock::Exercise(_))), Some(number)) => {
                lang.text("site-exercise", &[("number", number.into())])
            }
            (Some(_), Some(number)) => lang.text("site-figure", &[("number", number.into())]),
            _ => self.short(at),
        };
        let anchor = block.and(spot.block.as_deref());
        let href = places.chapter(&spot.path, anchor)?;
        Some(((at, block.map(|(number, _)| number)), Way { title, href }))
    }

    /// The lessons that name a man in a link.
    fn named_in(&self, game: &str, piece: &str, places: Places<'_>) -> Vec<Way> {
        let names =
            |link: &CheckedLink| matches!(link, CheckedLink::Piece(of, id, _) if *of == game && *id == piece);
        let chapters = self.scope.chapters.iter().copied().filter(|&at| {
            let chapter = &self.edition.chapters[at];
            chapter.checked.links.iter().any(names)
        });
        let chapters: BTreeSet<usize> = chapters.collect();
        let ways = chapters.into_iter().filter_map(|at| {
            let href = places.page(&self.edition.chapters[at].address)?;
            Some(Way { title: self.short(at), href })
        });
        ways.collect()
    }

    /// A lesson in few words: its number, else its title.
    fn short(&self, at: usize) -> String {
        let chapter = &self.edition.chapters[at];
        match chapter.number {
            Some(number) => self.edition.lang.text("site-lesson", &[("number", number.into())]),
            None => chapter.title.clone(),
        }
    }
}
