//! Which rules of a game a book teaches, shows and has practised.
//!
//! A rule is *taught* by the lessons that name it in `teaches`, *shown* where a checked claim relies on it (of a diagram
//! or of the prose about it), and *practised* by the exercises whose answers it decides. What only an overlay draws is
//! told apart: nobody has claimed it.

use std::borrow::Borrow;

use super::share::{Share, shares};
use super::{Checked, CheckedBlock, CheckedLink, is_about};

/// How far a book covers the rules of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Coverage {
    /// The game's id.
    pub game: &'static str,
    /// Its rules, in the order of the articles.
    pub rules: Vec<Covered>,
}

/// Where a rule is met.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Covered {
    /// The rule's id.
    pub rule: &'static str,
    /// The lessons that teach it.
    pub taught: Vec<Spot>,
    /// The diagrams of which a checked claim relies on it, in the block or in the prose.
    pub shown: Vec<Spot>,
    /// The diagrams whose overlays draw it and that claim nothing by it.
    pub drawn: Vec<Spot>,
    /// The exercises that practise it.
    pub practised: Vec<Spot>,
}

impl Covered {
    /// Whether it is taught, shown and practised.
    pub fn is_covered(&self) -> bool {
        !self.taught.is_empty() && self.is_shown() && !self.practised.is_empty()
    }

    /// Whether some claim relies on it.
    pub fn is_shown(&self) -> bool {
        !self.shown.is_empty()
    }
}

/// A lesson or a block of it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    /// The lesson's path below its language's folder.
    pub path: String,
    /// Its address without the language: `chess-t1/ritter`.
    pub address: String,
    /// The block's id.
    pub block: Option<String>,
}

impl std::fmt::Display for Spot {
    /// As links of lessons name it: `chess-t1/ritter#ritter-c2`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.block {
            Some(block) => write!(f, "{}#{block}", self.address),
            None => f.write_str(&self.address),
        }
    }
}

/// How many rules there are, and how many of them are taught, shown, practised, and all three.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// All rules.
    pub rules: usize,
    /// Those that a lesson teaches.
    pub taught: usize,
    /// Those on which a checked claim relies.
    pub shown: usize,
    /// Those that an exercise practises.
    pub practised: usize,
    /// Those that are taught, shown and practised.
    pub covered: usize,
}

impl Tally {
    /// The counts of these games together.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a Coverage>) -> Tally {
        let mut sum = Tally::default();
        for rule in games.into_iter().flat_map(|game| &game.rules) {
            sum.rules += 1;
            sum.taught += usize::from(!rule.taught.is_empty());
            sum.shown += usize::from(rule.is_shown());
            sum.practised += usize::from(!rule.practised.is_empty());
            sum.covered += usize::from(rule.is_covered());
        }
        sum
    }

    /// A part of the rules in whole percent, rounded down, so that 100 means all.
    pub fn share(&self, part: usize) -> usize {
        (part * 100).checked_div(self.rules).unwrap_or(100)
    }
}

/// How far the pages of one language cover the games that they are about, in the order of the registry. Rules that a
/// variant has in common with the game before it in its family are counted there.
pub fn coverage(pages: &[impl Borrow<Checked>]) -> Vec<Coverage> {
    let pages: Vec<&Checked> = pages.iter().map(Borrow::borrow).collect();
    let shares = shares(|game| pages.iter().any(|page| is_about(page, game)));
    shares.iter().map(|share| of(share, &pages)).collect()
}

fn of(share: &Share, pages: &[&Checked]) -> Coverage {
    let empty = |&rule: &crate::position::RuleId| Covered {
        rule: share.id(rule),
        taught: Vec::new(),
        shown: Vec::new(),
        drawn: Vec::new(),
        practised: Vec::new(),
    };
    let mut coverage =
        Coverage { game: share.game.spec().id, rules: share.rules.iter().map(empty).collect() };
    let counts = |game: &str| share.kin.iter().any(|kin| kin.spec().id == game);
    for page in pages {
        coverage.page(page, pages, counts);
    }
    for rule in &mut coverage.rules {
        rule.drawn.retain(|place| !rule.shown.contains(place));
    }
    coverage
}

impl Coverage {
    /// Adds what a page says of the games that `counts` knows.
    fn page(&mut self, page: &Checked, pages: &[&Checked], counts: impl Fn(&str) -> bool) {
        let front = page.lesson.front.game.as_ref().map(|game| game.value.as_str());
        let here = |block: Option<&str>| Spot {
            path: page.lesson.path.clone(),
            address: page.lesson.address(),
            block: block.map(str::to_owned),
        };
        if front.is_some_and(&counts) {
            self.add(&page.teaches, |rule| &mut rule.taught, &here(None));
        }
        for block in &page.blocks {
            match block {
                CheckedBlock::Figure(figure) if counts(figure.game) => {
                    self.add(&figure.rules, |rule| &mut rule.shown, &here(Some(&figure.id)));
                    self.add(&figure.drawn, |rule| &mut rule.drawn, &here(Some(&figure.id)));
                }
                CheckedBlock::Record(record) if counts(record.game) => {
                    self.add(&record.rules, |rule| &mut rule.shown, &here(Some(&record.id)));
                }
                CheckedBlock::Exercise(exercise) if counts(exercise.game) => {
                    self.add(&exercise.rules, |rule| &mut rule.practised, &here(Some(&exercise.id)));
                }
                CheckedBlock::Figure(_)
                | CheckedBlock::Exercise(_)
                | CheckedBlock::Record(_)
                | CheckedBlock::Group(_)
                | CheckedBlock::Broken => {}
            }
        }
        for link in &page.links {
            let CheckedLink::Claim(claim) = link else { continue };
            let (game, place) = match &claim.about {
                None => (front, here(None)),
                Some((lesson, id)) => {
                    let home = lesson.as_ref().and_then(|path| pages.iter().find(|p| p.lesson.path == *path));
                    let home = home.copied().unwrap_or(page);
                    let place = Spot {
                        path: home.lesson.path.clone(),
                        address: home.lesson.address(),
                        block: Some(id.clone()),
                    };
                    (game_of(home, id), place)
                }
            };
            if game.is_some_and(&counts) {
                self.add(&claim.rules, |rule| &mut rule.shown, &place);
            }
        }
    }

    /// Notes the place with each of the rules, once.
    fn add(&mut self, rules: &[&str], list: fn(&mut Covered) -> &mut Vec<Spot>, place: &Spot) {
        for rule in self.rules.iter_mut().filter(|rule| rules.contains(&rule.rule)) {
            let list = list(rule);
            if !list.contains(place) {
                list.push(place.clone());
            }
        }
    }
}

/// The game of the figure with this id.
fn game_of<'a>(page: &'a Checked, id: &str) -> Option<&'a str> {
    page.blocks.iter().find_map(|block| match block {
        CheckedBlock::Figure(figure) if figure.id == id => Some(figure.game),
        CheckedBlock::Exercise(exercise) if exercise.id == id => Some(exercise.game),
        CheckedBlock::Record(record) if record.has_anchor(id) => Some(record.game),
        _ => None,
    })
}
