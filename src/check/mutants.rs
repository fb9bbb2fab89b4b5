//! How well a book pins the rules of its games down: its claims are checked by the game without one rule at a time.
//!
//! A rule that no claim misses could be another one, and the book would say the same. For each such rule a claim is sought
//! that would notice.

mod chance;
mod claim;
mod sought;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use rayon::iter::{IntoParallelRefIterator, ParallelIterator};

use super::context::{BlockAt, Context};
use super::exercise::Proofs;
use super::scene::{Scene, Scenes};
use super::share::{Share, shares};
use super::whole::With;
use super::{Beside, page};
use crate::diag::{Diagnostic, Severity, Span};
use crate::game::Game;
use crate::games::GAMES;
use crate::lang::Lang;
use crate::lesson::{Block, BlockKind, Lesson};
use crate::notation;

pub use sought::{Sought, Suggestion};

/// How many positions the prover may look at for an exercise. A game without a rule may have far more moves than the whole
/// one, and what is not decided is not counted as noticed.
const BUDGET: u64 = 100_000;

/// What a book's claims make of a game without each of its rules.
#[derive(Debug)]
pub struct Mutants {
    /// The game's id.
    pub game: &'static str,
    /// How many lessons were checked.
    pub lessons: usize,
    /// One for each rule, in the order of the articles.
    pub rules: Vec<Without>,
}

impl Mutants {
    /// How many rules some claim misses, and how many there are. A rule that no claim could miss does not count.
    pub fn score(&self) -> (usize, usize) {
        let missed = self.rules.iter().filter(|rule| !rule.noticed.is_empty()).count();
        let beyond = self.rules.iter().filter(|rule| matches!(rule.sought, Sought::Beyond)).count();
        (missed, self.rules.len() - beyond)
    }
}

/// What the book's claims make of the game without one rule.
#[derive(Debug)]
pub struct Without {
    /// The rule's id.
    pub rule: &'static str,
    /// The places of the claims that no longer hold, in the order of the lessons.
    pub noticed: Vec<Span>,
    /// For a rule that no claim misses, one that would.
    pub sought: Sought,
}

/// Checks the lessons of the source language, the first of `langs`, by each of their games without one rule at a time; only
/// those of one game if it is named. Rules that a variant has in common with the game before it in its family are switched
/// off there, in the whole family.
///
/// `done` is told how many rules have been switched off, and how many there are.
pub fn mutants(
    lessons: &[Lesson],
    langs: &[Lang],
    beside: Beside<'_>,
    only: Option<&str>,
    done: &(dyn Fn(usize, usize) + Sync),
) -> Vec<Mutants> {
    let Some(english) = notation::language("en", GAMES) else { return Vec::new() };
    let source = langs.first().map_or("en", Lang::code);
    let about = |lesson: &Lesson, id: &str| {
        let own = lesson.blocks.iter().filter_map(|block| block.fields.game.as_ref());
        lesson.language == source && own.chain(&lesson.front.game).any(|game| game.value == id)
    };
    let mut shares = shares(|id| lessons.iter().any(|lesson| about(lesson, id)));
    shares.retain(|share| only.is_none_or(|only| only == share.game.spec().id));
    let rules = shares.iter().map(|share| share.rules.len()).sum();
    let finished = AtomicUsize::new(0);
    let one_more = || done(finished.fetch_add(1, Ordering::Relaxed) + 1, rules);
    let mutants = shares.iter().map(|share| {
        let akin = |lesson: &&Lesson| share.kin.iter().any(|game| about(lesson, game.spec().id));
        let lessons = lessons.iter().filter(akin).cloned().map(Arc::new).collect();
        Desk { share, lessons, langs, english: &english, beside }.mutants(&one_more)
    });
    mutants.collect()
}

/// The lessons about one game, and what checking them takes.
struct Desk<'a> {
    share: &'a Share,
    lessons: Vec<Arc<Lesson>>,
    langs: &'a [Lang],
    english: &'a Lang,
    beside: Beside<'a>,
}

/// The position of a diagram.
struct Shown<'a> {
    /// The diagram as lessons name it, if it can be named.
    name: Option<String>,
    scene: Scene,
    /// The block that says it; a board of a record has none.
    block: Option<&'a Block>,
}

impl Desk<'_> {
    fn mutants(&self, one_more: &(dyn Fn() + Sync)) -> Mutants {
        let game = self.share.game;
        let (before, shown) = self.check(GAMES, |context| self.shown(context));
        let places: BTreeSet<(&str, usize)> = before.iter().map(place).collect();
        let rules = self.share.rules.par_iter().map(|&rule| {
            let games = self.share.without(rule);
            let (found, ()) = self.check(&games, |_| ());
            let mut noticed: Vec<Span> = Vec::new();
            for finding in found.iter().filter(|found| !places.contains(&place(found))) {
                if !noticed.contains(&finding.span) {
                    noticed.push(finding.span.clone());
                }
            }
            let sought = match noticed.is_empty() {
                true => {
                    let of_records = game.spec().rules[rule.index()].of_records;
                    sought::sought(game, game.without(rule), &shown, of_records, self.english)
                }
                false => Sought::Needless,
            };
            one_more();
            Without { rule: self.share.id(rule), noticed, sought }
        });
        Mutants { game: game.spec().id, lessons: self.lessons.len(), rules: rules.collect() }
    }

    /// The errors of the lessons when they are checked by these games, and what else is made of them.
    fn check<T>(
        &self,
        games: &[&'static dyn Game],
        then: impl FnOnce(&Context<'_>) -> T,
    ) -> (Vec<Diagnostic>, T) {
        let mut out = Vec::new();
        let (langs, proofs): (Vec<&Lang>, _) = (self.langs.iter().collect(), Proofs::default());
        let with = With { games, langs: &langs, english: self.english, beside: self.beside, proofs: &proofs };
        let made = page::anew(&self.lessons, with, BUDGET, &mut out, |whole| then(&Context::new(whole)));
        out.retain(|found| found.severity == Severity::Error);
        (out, made)
    }

    fn shown(&self, context: &Context<'_>) -> Vec<Shown<'_>> {
        let mut scenes = Scenes::new(context);
        let mut shown = Vec::new();
        for (at, lesson) in self.lessons.iter().enumerate() {
            for (number, block) in context.blocks(at).iter().enumerate() {
                if block.kind != BlockKind::Diagram {
                    continue;
                }
                let scene = scenes.get(BlockAt { lesson: at, block: number }, &mut Vec::new());
                let own = |scene: &&Scene| std::ptr::eq(scene.game.spec(), self.share.game.spec());
                let Some(scene) = scene.filter(own) else { continue };
                let id = block.fields.id.as_ref();
                let name = id.map(|id| format!("{}#{}", lesson.address(), id.value));
                shown.push(Shown { name, scene: scene.clone(), block: lesson.blocks.get(number) });
            }
        }
        shown
    }
}

fn place(found: &Diagnostic) -> (&str, usize) {
    (&found.span.source.path, found.span.range.start)
}
