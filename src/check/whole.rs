//! The whole book under check: the lessons, what translations inherit, the languages, and how to find things by name.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::exercise::Proofs;
use super::inherit::Merged;
use super::record::{self, Board};
use super::{Beside, inherit};
use crate::diag::Diagnostic;
use crate::game::Game;
use crate::lang::Lang;
use crate::lesson::{Block, Lesson, TermList};
use crate::search;

/// The whole book. What a page asks of it goes through a [`super::context::Context`], which notes it.
pub(super) struct Whole<'a> {
    pub(super) lessons: &'a [Arc<Lesson>],
    /// The games by whose rules it is checked.
    pub(super) games: &'a [&'static dyn Game],
    /// The blocks of each lesson, with what they inherit.
    pub(super) blocks: Vec<Arc<Vec<Block>>>,
    /// The boards of each lesson's records.
    pub(super) boards: Vec<Vec<Board>>,
    /// The languages, the source language first.
    pub(super) langs: &'a [&'a Lang],
    /// English, the language of diagnostics.
    pub(super) english: &'a Lang,
    /// How many positions the prover may look at for an exercise.
    pub(super) budget: u64,
    /// What it has found for exercises.
    pub(super) proofs: &'a Proofs,
    /// What stands in the book beside its lessons.
    pub(super) beside: Beside<'a>,
    by_path: BTreeMap<(&'a str, &'a str), usize>,
    by_slug: BySlug<'a>,
}

/// The lessons of each language by the names that references give them.
pub(super) type BySlug<'a> = BTreeMap<&'a str, BTreeMap<String, Vec<usize>>>;

/// What a book is checked with.
#[derive(Clone, Copy)]
pub(super) struct With<'a> {
    pub(super) games: &'a [&'static dyn Game],
    pub(super) langs: &'a [&'a Lang],
    pub(super) english: &'a Lang,
    pub(super) beside: Beside<'a>,
    pub(super) proofs: &'a Proofs,
}

impl<'a> Whole<'a> {
    /// The book of these lessons; reports blocks that inherit from nothing. `merged` has for each lesson what it inherits.
    pub(super) fn new(
        lessons: &'a [Arc<Lesson>],
        with: With<'a>,
        merged: &[Merged],
        out: &mut Vec<Diagnostic>,
    ) -> Whole<'a> {
        let With { games, langs, english, beside, proofs } = with;
        out.extend(merged.iter().flat_map(|merged| &merged.found).cloned());
        let mut blocks: Vec<Arc<Vec<Block>>> =
            merged.iter().map(|merged| Arc::clone(&merged.blocks)).collect();
        let mut by_path = BTreeMap::new();
        let mut by_slug: BySlug<'a> = BTreeMap::new();
        for (at, lesson) in lessons.iter().enumerate() {
            by_path.insert((lesson.language.as_str(), lesson.path.as_str()), at);
            for slug in [lesson.slug(), lesson.address()] {
                let of_language = by_slug.entry(lesson.language.as_str()).or_default();
                of_language.entry(slug).or_default().push(at);
            }
        }
        for lessons in by_slug.values_mut().flat_map(BTreeMap::values_mut) {
            lessons.dedup();
        }
        let home = |from: usize, slug: &str| named(lessons, &by_slug, from, slug).ok();
        let boards = record::boards(lessons, home, &mut blocks, out);
        Whole {
            lessons,
            games,
            blocks,
            boards,
            langs,
            english,
            budget: search::BUDGET,
            proofs,
            beside,
            by_path,
            by_slug,
        }
    }

    /// The code of the source language.
    pub(super) fn source(&self) -> Option<&'static str> {
        self.langs.first().map(|lang| lang.code())
    }

    /// The lesson of the language with this path.
    pub(super) fn lesson_at(&self, language: &str, path: &str) -> Option<usize> {
        self.by_path.get(&(language, path)).copied()
    }

    /// The lesson of the source language that a lesson of another one translates.
    pub(super) fn original_of(&self, lesson: usize) -> Option<usize> {
        let (source, lesson) = (self.source()?, &self.lessons[lesson]);
        self.lesson_at(source, &lesson.path).filter(|_| lesson.language != source)
    }

    /// The lessons of a language that have this slug or address.
    pub(super) fn named(&self, language: &str, slug: &str) -> &[usize] {
        called(&self.by_slug, language, slug)
    }

    /// The lesson that one of the same language means by a slug.
    pub(super) fn meant(&self, from: usize, slug: &str) -> Result<usize, Vec<usize>> {
        named(self.lessons, &self.by_slug, from, slug).map_err(<[usize]>::to_vec)
    }

    /// The slugs and addresses of a language's lessons.
    pub(super) fn slugs(&self, language: &str) -> Vec<&str> {
        self.by_slug.get(language).into_iter().flat_map(BTreeMap::keys).map(String::as_str).collect()
    }

    /// The paths of a language's lessons.
    pub(super) fn paths(&self, language: &str) -> Vec<&'a str> {
        let own = self.lessons.iter().filter(|lesson| lesson.language == language);
        own.map(|lesson| lesson.path.as_str()).collect()
    }

    /// The terms of a language, if the book lists them.
    pub(super) fn terms(&self, language: &str) -> Option<&'a TermList> {
        self.beside.terms.iter().find(|list| list.language == language)
    }

    /// The blocks of a lesson that somebody wrote, with what they inherit.
    pub(super) fn written(&self, lesson: usize) -> &[Block] {
        &self.blocks[lesson][..self.lessons[lesson].blocks.len()]
    }
}

/// The lessons of a language that have this slug or address.
fn called<'m>(by_slug: &'m BySlug<'_>, language: &str, slug: &str) -> &'m [usize] {
    by_slug.get(language).and_then(|slugs| slugs.get(slug)).map_or(&[], Vec::as_slice)
}

/// The lesson that one of the same language means by a slug: the only one, or the only one of its own part. Otherwise all
/// that are called so.
fn named<'m>(
    lessons: &[Arc<Lesson>],
    by_slug: &'m BySlug<'_>,
    from: usize,
    slug: &str,
) -> Result<usize, &'m [usize]> {
    let language = lessons[from].language.as_str();
    let found = called(by_slug, language, slug);
    let part = |at: usize| lessons[at].part();
    let mut near = found.iter().copied().filter(|&at| part(at) == part(from));
    match (near.next(), near.next(), found) {
        (Some(one), None, _) | (None, _, &[one]) => Ok(one),
        (_, _, found) => Err(found),
    }
}

/// What translations inherit, for each lesson; what `before` has of an earlier time is used again.
pub(super) fn merged(lessons: &[Arc<Lesson>], source: &str, before: Vec<Option<Merged>>) -> Vec<Merged> {
    let originals: BTreeMap<&str, &Arc<Lesson>> = lessons
        .iter()
        .filter(|lesson| lesson.language == source)
        .map(|lesson| (lesson.path.as_str(), lesson))
        .collect();
    let one = |(lesson, before): (&Arc<Lesson>, Option<Merged>)| {
        let original = originals.get(lesson.path.as_str()).filter(|_| lesson.language != source);
        let kept = before.filter(|kept| kept.is_of(lesson, original.copied()));
        kept.unwrap_or_else(|| inherit::merge(lesson, original.copied()))
    };
    lessons.iter().zip(before).map(one).collect()
}
