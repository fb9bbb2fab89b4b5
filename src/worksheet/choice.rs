//! Which of the tasks that chance offers go onto the sheet, and in which order.

use std::collections::BTreeSet;

use super::chance::Chance;
use super::scene::{Found, Scene};
use super::{Level, Order, Sort, Task, Worksheet, goals, moves, squares};
use crate::notation;
use crate::position::RuleId;

/// How many positions with a task are compared for one.
const POOL: usize = 10;
/// The same where every task has a proof to it.
const PROVED: usize = 2;
/// How many positions are looked at for one task.
const MOST_LOOKED_AT: usize = 240;
/// How many games are played for a forced win.
const MOST_FIGHTS: usize = 60;

/// Makes the sheet. It never goes on for ever: where nothing comes up for a sort the others fill its place, and where
/// nothing comes up at all the sheet is shorter.
pub fn make<'a>(order: &Order<'a>) -> Worksheet<'a> {
    let game = order.game;
    let mut tasks = Vec::new();
    if let Ok(start) = notation::parse_position(game, game.spec().start) {
        let chance = Chance::new(game, start, order.seed);
        let mut maker = Maker { order, chance, used: BTreeSet::new(), rules: Vec::new(), about: Vec::new() };
        tasks = maker.tasks();
    }
    tasks.sort_by_key(|task| task.difficulty);
    Worksheet { game, seed: order.seed, tasks }
}

/// A sheet in the making.
struct Maker<'o, 'a> {
    order: &'o Order<'a>,
    chance: Chance<'a>,
    /// The positions that have been asked about.
    used: BTreeSet<String>,
    /// The articles that have been asked about, as often as they were.
    rules: Vec<RuleId>,
    /// What the tasks so far have been about.
    about: Vec<(Sort, u8)>,
}

impl Maker<'_, '_> {
    fn tasks(&mut self) -> Vec<Task> {
        let game = self.order.game;
        let wanted = |sort: &Sort| self.order.sorts.contains(sort);
        let mut sorts: Vec<Sort> = Sort::all_of(game).into_iter().filter(wanted).collect();
        let mut tasks = Vec::new();
        for (sort, level) in self.plan(&sorts) {
            // Where the sort has no more to offer, the next one steps in.
            let first = sorts.iter().position(|&one| one >= sort).unwrap_or_default();
            let turns = [&sorts[first..], &sorts[..first]].concat();
            for sort in turns {
                if let Some(task) = self.task(sort, level) {
                    tasks.push(task);
                    break;
                }
                sorts.retain(|&one| one != sort);
            }
        }
        tasks
    }

    /// How many of each sort, and how hard each of them is to be: within a sort they grow harder.
    fn plan(&mut self, sorts: &[Sort]) -> Vec<(Sort, Level)> {
        let mut left: Vec<Sort> = Vec::new();
        let mut chosen: Vec<Sort> = Vec::new();
        while chosen.len() < self.order.count && !sorts.is_empty() {
            if left.is_empty() {
                left = sorts.to_vec();
            }
            let at = self.chance.dice.below(left.len() as u64) as usize;
            chosen.push(left.remove(at));
        }
        chosen.sort();
        let count = |sort: Sort| chosen.iter().filter(|&&one| one == sort).count();
        let mut plan = Vec::new();
        for (at, &sort) in chosen.iter().enumerate() {
            let first = chosen.iter().position(|&one| one == sort).unwrap_or(at);
            let (nth, of) = (at - first, count(sort));
            // One of its sort alone is as hard as its place on the sheet.
            let rising = if of > 1 { nth * 3 / of } else { at * 3 / chosen.len() };
            plan.push((sort, self.order.level.unwrap_or(Level::ALL[rising.min(2)])));
        }
        plan
    }

    /// The best of the tasks that chance offers.
    fn task(&mut self, sort: Sort, level: Level) -> Option<Task> {
        let (mut best, mut offers): (Option<(i32, Found)>, usize) = (None, 0);
        let (looks, pool) = match sort {
            Sort::SetUp => (1, 1),
            Sort::Win1 | Sort::Win2 => (MOST_FIGHTS, PROVED),
            Sort::Save => (MOST_LOOKED_AT, PROVED),
            _ => (MOST_LOOKED_AT, POOL),
        };
        for _ in 0..looks {
            let mut offered = false;
            for found in self.offers(sort) {
                if self.used.contains(&found.position) {
                    continue;
                }
                offered = true;
                let value = self.value(sort, level, &found);
                if best.as_ref().is_none_or(|(known, _)| value > *known) {
                    best = Some((value, found));
                }
            }
            offers += usize::from(offered);
            if offers >= pool {
                break;
            }
        }
        let (_, found) = best?;
        self.chance.renew();
        self.used.insert(found.position.clone());
        self.rules.extend(&found.rules);
        self.about.extend(found.about.map(|about| (sort, about)));
        let much = (found.right + found.near).min(11) as u32;
        let difficulty = sort.difficulty() + 12 * level as u32 + much;
        let position = match found.position.as_str() {
            "" => None,
            text => Some(format!("position: {text}")),
        };
        Some(Task { sort, level, difficulty, lines: position.into_iter().chain(found.lines).collect() })
    }

    /// What the next position, or the next game, offers.
    fn offers(&mut self, sort: Sort) -> Vec<Found> {
        let game = self.order.game;
        match sort {
            Sort::SetUp => return vec![Found::of(String::new()).line("task", "set up")],
            Sort::Win1 => return goals::win(game, &mut self.chance, 1),
            Sort::Win2 => return goals::win(game, &mut self.chance, 2),
            _ => {}
        }
        let Some(scene) = self.chance.position().and_then(|position| Scene::new(game, position)) else {
            return Vec::new();
        };
        let offers = match sort {
            Sort::Judge => moves::judge,
            Sort::Moves => squares::moves,
            Sort::Count => squares::count,
            Sort::Captures => moves::captures,
            Sort::Movers => squares::movers,
            Sort::Refused => squares::refused,
            Sort::Strikers => squares::strikers,
            Sort::Force => squares::force,
            Sort::Fight => squares::fight,
            Sort::Frozen => squares::frozen,
            Sort::Check => goals::check,
            _ => goals::save,
        };
        offers(&scene)
    }

    /// How good a task would be at this place of the sheet.
    fn value(&mut self, sort: Sort, level: Level, found: &Found) -> i32 {
        let ideal = sort.ideal()[level as usize];
        let off = 2 * found.right.abs_diff(ideal) as i32;
        let asked = found.rules.iter().map(|rule| self.rules.iter().filter(|known| *known == rule).count());
        let stale = 3 * asked.min().unwrap_or_default() as i32;
        let again = |about| self.about.iter().filter(|&&known| known == (sort, about)).count();
        let again = 3 * found.about.map_or(0, again) as i32;
        let men = found.position.chars().take_while(|c| !c.is_whitespace()).filter(|c| c.is_alphabetic());
        let crowd = match level {
            Level::Easy => men.count() as i32 / 4,
            Level::Medium => men.count() as i32 / 8,
            Level::Hard => 0,
        };
        let whim = self.chance.dice.below(4) as i32;
        2 * found.interest - off - stale - again - crowd + whim
    }
}
