//! What checking keeps of a book, so that a change costs no more than what it touches.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::exercise::Proofs;
use super::inherit::Merged;
use super::lints::{self, Usage};
use super::page::{self, Page};
use super::whole::{self, Whole, With};
use super::{Beside, Checked};
use crate::diag::Diagnostic;
use crate::games::GAMES;
use crate::lang::Lang;
use crate::lesson::Lesson;
use crate::search;

/// What was found of each lesson of a book the last time.
pub struct Kept {
    /// How many positions the prover may look at for an exercise.
    budget: u64,
    /// The languages, the source language first.
    langs: Vec<&'static str>,
    /// By language and path.
    lessons: BTreeMap<(String, String), OfLesson>,
    proofs: Proofs,
}

/// What was found of one.
struct OfLesson {
    merged: Merged,
    page: Page,
    usage: Option<Usage>,
}

impl std::fmt::Debug for Kept {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Kept").field("langs", &self.langs).field("lessons", &self.lessons.len()).finish()
    }
}

impl Default for Kept {
    fn default() -> Kept {
        Kept::within(search::BUDGET)
    }
}

impl Kept {
    /// Nothing yet. The prover will look at no more than so many positions for an exercise.
    pub(super) fn within(budget: u64) -> Kept {
        Kept { budget, langs: Vec::new(), lessons: BTreeMap::new(), proofs: Proofs::default() }
    }

    /// Checks the book, and keeps what was found.
    pub(super) fn check(
        &mut self,
        lessons: &[Arc<Lesson>],
        langs: &[&Lang],
        english: &Lang,
        beside: Beside<'_>,
        out: &mut Vec<Diagnostic>,
    ) -> Vec<Arc<Checked>> {
        let codes: Vec<&'static str> = langs.iter().map(|lang| lang.code()).collect();
        if codes != self.langs {
            // Nothing is as it was: what translates what, and the languages in which men may be named.
            *self = Kept { langs: codes, ..Kept::within(self.budget) };
        }
        let key = |lesson: &Lesson| (lesson.language.clone(), lesson.path.clone());
        let (mut merged, mut pages, mut usages) = (Vec::new(), Vec::new(), Vec::new());
        for lesson in lessons {
            let (of_merged, page, usage) = match self.lessons.remove(&key(lesson)) {
                Some(OfLesson { merged, page, usage }) => (Some(merged), Some(page), usage),
                None => (None, None, None),
            };
            merged.push(of_merged);
            pages.push(page);
            usages.push(usage);
        }
        self.lessons.clear();
        let mut merged = whole::merged(lessons, langs.first().map_or("en", |lang| lang.code()), merged);
        let with = With { games: GAMES, langs, english, beside, proofs: &self.proofs };
        let mut whole = Whole::new(lessons, with, &merged, out);
        whole.budget = self.budget;
        let pages = page::all(&whole, pages, out);
        let checked: Vec<Arc<Checked>> = pages.iter().map(|page| Arc::clone(&page.checked)).collect();
        lints::all(&whole, &checked, &mut merged, &mut usages, out);
        drop(whole);
        let found = lessons.iter().zip(merged).zip(pages.into_iter().zip(usages));
        self.lessons = found
            .map(|((lesson, merged), (page, usage))| (key(lesson), OfLesson { merged, page, usage }))
            .collect();
        self.proofs.tidy();
        checked
    }
}
