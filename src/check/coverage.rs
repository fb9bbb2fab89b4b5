//! Which rules of a game a book teaches, shows and has practised.
//!
//! A rule is *taught* by the lessons that name it in `teaches`, *shown* where a checked claim relies on it (of a diagram
//! or of the prose about it), and *practised* by the exercises whose answers it decides. What only an overlay draws is
//! told apart: nobody has claimed it.

use std::borrow::Borrow;
use std::collections::{BTreeMap, HashMap, HashSet};

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
    let by_path = pages.iter().map(|page| (page.lesson.path.as_str(), *page)).collect();
    let rules: Vec<&'static str> = share.rules.iter().map(|&rule| share.id(rule)).collect();
    let lists = rules.iter().map(|_| Default::default()).collect();
    let mut gathered = Gathered { share, by_path, rules, lists, met: HashSet::new() };
    for page in pages {
        gathered.page(page);
    }
    gathered.coverage()
}

/// A place, before it is noted: a lesson's path, and the id of a block.
type Here<'a> = (&'a str, Option<&'a str>);

/// How a rule can be met.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Way {
    Taught,
    Shown,
    Drawn,
    Practised,
}

/// The places where the rules of a share are met, as they are found.
struct Gathered<'a> {
    share: &'a Share,
    by_path: BTreeMap<&'a str, &'a Checked>,
    rules: Vec<&'static str>,
    /// For each rule the places of each way.
    lists: Vec<[Vec<Here<'a>>; 4]>,
    met: HashSet<(usize, Way, Here<'a>)>,
}

impl<'a> Gathered<'a> {
    /// Whether rules of this game are counted here.
    fn counts(&self, game: &str) -> bool {
        self.share.kin.iter().any(|kin| kin.spec().id == game)
    }

    /// Adds what a page says of the games that are counted here.
    fn page(&mut self, page: &'a Checked) {
        let front = page.lesson.front.game.as_ref().map(|game| game.value.as_str());
        let path = page.lesson.path.as_str();
        if front.is_some_and(|game| self.counts(game)) {
            self.add(&page.teaches, Way::Taught, (path, None));
        }
        for block in &page.blocks {
            let here = (path, block.id());
            match block {
                CheckedBlock::Figure(figure) if self.counts(figure.game) => {
                    self.add(&figure.rules, Way::Shown, here);
                    self.add(&figure.drawn, Way::Drawn, here);
                }
                CheckedBlock::Record(record) if self.counts(record.game) => {
                    self.add(&record.rules, Way::Shown, here);
                }
                CheckedBlock::Exercise(exercise) if self.counts(exercise.game) => {
                    self.add(&exercise.rules, Way::Practised, here);
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
                None => (front, (path, None)),
                Some((lesson, id)) => {
                    let home = lesson.as_ref().and_then(|path| self.by_path.get(path.as_str()));
                    let home = home.copied().unwrap_or(page);
                    (game_of(home, id), (home.lesson.path.as_str(), Some(id.as_str())))
                }
            };
            if game.is_some_and(|game| self.counts(game)) {
                self.add(&claim.rules, Way::Shown, place);
            }
        }
    }

    /// Notes the place with each of the rules, once.
    fn add(&mut self, rules: &[&str], way: Way, place: Here<'a>) {
        for rule in (0..self.rules.len()).filter(|&rule| rules.contains(&self.rules[rule])) {
            if self.met.insert((rule, way, place)) {
                self.lists[rule][way as usize].push(place);
            }
        }
    }

    fn coverage(self) -> Coverage {
        let addresses: HashMap<&str, String> =
            self.by_path.values().map(|page| (page.lesson.path.as_str(), page.lesson.address())).collect();
        let spot = |(path, block): Here<'_>| Spot {
            path: path.to_owned(),
            address: addresses.get(path).cloned().unwrap_or_default(),
            block: block.map(str::to_owned),
        };
        let spots = |list: Vec<Here<'_>>| list.into_iter().map(spot).collect();
        let rules = self.rules.iter().zip(self.lists).enumerate().map(|(at, (rule, lists))| {
            let [taught, shown, mut drawn, practised] = lists;
            drawn.retain(|&place| !self.met.contains(&(at, Way::Shown, place)));
            Covered {
                rule,
                taught: spots(taught),
                shown: spots(shown),
                drawn: spots(drawn),
                practised: spots(practised),
            }
        });
        Coverage { game: self.share.game.spec().id, rules: rules.collect() }
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
