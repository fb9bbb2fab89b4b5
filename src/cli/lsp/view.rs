//! What a request looks at: a text as it is in the editor, read anew, beside the book as it was last checked.

use std::sync::Arc;

use tabia::book::{Chapter, Edition};
use tabia::check::CheckedBlock;
use tabia::diag::{Diagnostic, Source};
use tabia::game::Game;
use tabia::games;
use tabia::lang::Lang;
use tabia::lesson::{self, Lesson};

use super::checking::Snapshot;
use super::cursor::{Fence, Reading};
use super::place::{Encoding, Lines};

/// A lesson in the editor.
pub(super) struct View<'a> {
    pub(super) source: Arc<Source>,
    /// The text, as far as it could be read.
    pub(super) lesson: Lesson,
    /// The languages that Tabia speaks, the book's source language first.
    pub(super) langs: &'a [Lang],
    /// The book when it was last checked.
    pub(super) snapshot: Option<&'a Snapshot>,
    pub(super) encoding: Encoding,
}

impl<'a> View<'a> {
    /// A view of the text of the lesson at a path below a language's folder.
    pub(super) fn new(
        source: Arc<Source>,
        (language, path): (&str, &str),
        langs: &'a [Lang],
        snapshot: Option<&'a Snapshot>,
        encoding: Encoding,
    ) -> View<'a> {
        let (lesson, _) = lesson::parse(&source, language, path);
        View { source, lesson, langs, snapshot, encoding }
    }

    pub(super) fn text(&self) -> &str {
        &self.source.text
    }

    pub(super) fn reading(&self) -> Reading<'_> {
        Reading::new(self.text())
    }

    pub(super) fn lines(&self) -> Lines<'_> {
        Lines::new(self.text(), self.encoding)
    }

    /// The language of the lesson.
    pub(super) fn lang(&self) -> &'a Lang {
        let own = self.langs.iter().find(|lang| lang.code() == self.lesson.language);
        own.or_else(|| self.langs.iter().find(|lang| lang.code() == "en")).unwrap_or(&self.langs[0])
    }

    /// The languages in which the lesson may name men, its own first.
    pub(super) fn readable(&self) -> Vec<&'a Lang> {
        let own = self.lang();
        let others = self.langs.iter().filter(|lang| lang.code() != own.code());
        std::iter::once(own).chain(others).collect()
    }

    /// The game of a block, or of the lesson.
    pub(super) fn game(&self, fence: Option<&Fence>) -> Option<&'static dyn Game> {
        let own = fence.and_then(|fence| fence.entry(self.text(), "game"));
        let own = own.map(|entry| entry.word(self.text()).to_owned());
        games::find(&own.or_else(|| self.lesson.front.game.as_ref().map(|game| game.value.clone()))?)
    }

    /// The edition of the lesson's language.
    pub(super) fn edition(&self) -> Option<&'a Edition> {
        let editions = &self.snapshot?.book.editions;
        editions.iter().find(|edition| edition.lang.code() == self.lesson.language)
    }

    /// The chapters of the lesson's language, as they were last checked.
    pub(super) fn chapters(&self) -> impl Iterator<Item = &'a Chapter> {
        self.edition().into_iter().flat_map(|edition| &edition.chapters)
    }

    /// The other chapters.
    pub(super) fn others(&self) -> impl Iterator<Item = &'a Chapter> {
        let own = self.lesson.path.clone();
        self.chapters().filter(move |chapter| chapter.checked.lesson.path != own)
    }

    /// The chapter that a slug means, seen from this lesson.
    pub(super) fn chapter(&self, slug: &str) -> Option<&'a Chapter> {
        let called = |chapter: &&Chapter| chapter.address == slug || chapter.checked.lesson.slug() == slug;
        let near = |chapter: &&Chapter| chapter.part == self.lesson.part();
        self.chapters().filter(called).find(near).or_else(|| self.chapters().find(called))
    }

    /// The position of a figure of another lesson, in its game's own text.
    pub(super) fn fen(&self, slug: &str, id: &str) -> Option<&'a str> {
        let blocks = &self.chapter(slug)?.checked.blocks;
        blocks.iter().find_map(|block| match block {
            CheckedBlock::Exercise(exercise) if exercise.id == id => exercise.fen.as_deref(),
            CheckedBlock::Record(record) if record.id == id => {
                Some(record.line.plies.last().map_or(record.fen.as_str(), |ply| &ply.fen))
            }
            block => {
                block.figures().into_iter().find(|figure| figure.id == id).map(|figure| figure.fen.as_str())
            }
        })
    }

    /// The lesson that this one translates, as it was last checked.
    pub(super) fn original(&self) -> Option<&'a Lesson> {
        let edition = self.snapshot?.book.editions.first()?;
        let original = edition.chapters.iter().map(|chapter| &*chapter.checked.lesson);
        let mut original = original.filter(|lesson| lesson.path == self.lesson.path);
        original.next().filter(|_| edition.lang.code() != self.lesson.language)
    }

    /// What was found wrong with the text, if it is still the text that was checked.
    pub(super) fn found(&self) -> impl Iterator<Item = &'a Diagnostic> {
        let fresh = self.snapshot.filter(|snapshot| {
            snapshot.sources.text(&self.source.path).is_some_and(|text| text == self.source.text)
        });
        let path = self.source.path.clone();
        let found = fresh.into_iter().flat_map(|snapshot| &snapshot.found);
        found.filter(move |finding| finding.span.source.path == path)
    }
}
