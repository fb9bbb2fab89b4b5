//! The book as the checks of one page see it: how to find things by name, with a note of all that was asked.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::sync::Arc;

use super::asked::{Asked, Question};
use super::exercise::Known;
use super::record::Board;
use super::whole::Whole;
use crate::diag::{Diagnostic, Span, Spanned, guess};
use crate::game::{Game, Spec};
use crate::lang::Lang;
use crate::lesson::{Block, BlockRef, Lesson, TermList, Text, resolve};
use crate::position::Position;
use crate::search::Goal;

/// A block by the numbers of its lesson and of itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct BlockAt {
    pub(super) lesson: usize,
    pub(super) block: usize,
}

/// The book as one page sees it: all that it asks is noted.
pub(super) struct Context<'a> {
    whole: &'a Whole<'a>,
    /// The languages, the source language first.
    pub(super) langs: &'a [&'a Lang],
    /// English, the language of diagnostics.
    pub(super) english: &'a Lang,
    /// The lessons that were looked at.
    seen: RefCell<BTreeSet<usize>>,
    /// What else was asked.
    asked: RefCell<BTreeSet<Question>>,
    proofs: RefCell<Vec<Arc<Known>>>,
}

impl<'a> Context<'a> {
    /// The book, of which nothing has been asked yet.
    pub(super) fn new(whole: &'a Whole<'a>) -> Context<'a> {
        Context {
            whole,
            langs: whole.langs,
            english: whole.english,
            seen: RefCell::default(),
            asked: RefCell::default(),
            proofs: RefCell::default(),
        }
    }

    /// All that has been asked.
    pub(super) fn asked(self) -> Asked {
        let mut questions = self.asked.into_inner();
        questions.extend(self.seen.into_inner().into_iter().map(|at| {
            let lesson = &self.whole.lessons[at];
            Question::Lesson(lesson.language.clone(), lesson.path.clone())
        }));
        Asked::of(questions, self.proofs.into_inner(), self.whole)
    }

    fn ask(&self, question: Question) {
        self.asked.borrow_mut().insert(question);
    }

    /// A lesson.
    pub(super) fn lesson(&self, at: usize) -> &'a Lesson {
        self.seen.borrow_mut().insert(at);
        &self.whole.lessons[at]
    }

    /// The lesson itself, as what comes of it keeps it.
    pub(super) fn shared(&self, at: usize) -> Arc<Lesson> {
        self.seen.borrow_mut().insert(at);
        Arc::clone(&self.whole.lessons[at])
    }

    /// The blocks of a lesson with what they inherit; after those that somebody wrote the boards of its records.
    pub(super) fn blocks(&self, lesson: usize) -> &'a [Block] {
        self.seen.borrow_mut().insert(lesson);
        &self.whole.blocks[lesson]
    }

    fn boards(&self, lesson: usize) -> &'a [Board] {
        self.seen.borrow_mut().insert(lesson);
        &self.whole.boards[lesson]
    }

    /// What the prover finds for a goal within a number of moves.
    pub(super) fn proof(&self, game: &dyn Game, position: &Position, goal: (Goal, u32)) -> Arc<Known> {
        let known = self.whole.proofs.of(game, position, goal, self.whole.budget);
        self.proofs.borrow_mut().push(Arc::clone(&known));
        known
    }

    /// The game with the given id.
    pub(super) fn find(&self, id: &str) -> Option<&'static dyn Game> {
        self.whole.games.iter().copied().find(|game| game.spec().id == id)
    }

    /// The blocks of a lesson that somebody wrote.
    pub(super) fn written(&self, lesson: usize) -> &'a [Block] {
        &self.blocks(lesson)[..self.lesson(lesson).blocks.len()]
    }

    /// The board of a record that the block is, if it is one.
    pub(super) fn board(&self, at: BlockAt) -> Option<&'a Board> {
        self.boards(at.lesson).iter().find(|board| board.block == at.block)
    }

    /// The boards that a record shows.
    pub(super) fn boards_of(&self, record: BlockAt) -> impl Iterator<Item = &'a Board> + use<'a> {
        self.boards(record.lesson).iter().filter(move |board| board.shown && board.record == record.block)
    }

    /// The block of the source language that a block translates.
    pub(super) fn original(&self, at: BlockAt) -> Option<BlockAt> {
        let lesson = self.lesson_at(self.langs.first()?.code(), &self.lesson(at.lesson).path)?;
        let id = |block: &Block| block.fields.id.as_ref().map(|id| id.value.clone());
        let own = id(&self.blocks(at.lesson)[at.block])?;
        let written = self.written(lesson).iter().enumerate();
        let mut same = written.filter(|(_, block)| id(block).as_ref() == Some(&own)).map(|(block, _)| block);
        // Of two that have the id it cannot be known which is meant.
        let (block, None) = (same.next()?, same.next()) else { return None };
        (lesson != at.lesson).then_some(BlockAt { lesson, block })
    }

    /// The lesson of the same language with this path.
    pub(super) fn lesson_at(&self, language: &str, path: &str) -> Option<usize> {
        let found = self.whole.lesson_at(language, path);
        match found {
            Some(at) => _ = self.seen.borrow_mut().insert(at),
            None => self.ask(Question::Lesson(language.to_owned(), path.to_owned())),
        }
        found
    }

    /// The lesson of the source language that this one translates.
    pub(super) fn original_of(&self, lesson: usize) -> Option<usize> {
        let lesson = self.lesson(lesson);
        let source = self.langs.first()?.code();
        (lesson.language != source).then(|| self.lesson_at(source, &lesson.path))?
    }

    /// The lesson in whose file a place of one of its blocks lies: itself, or the one that it translates.
    pub(super) fn home_of(&self, lesson: usize, place: &Span) -> usize {
        let original = self.original_of(lesson).filter(|_| place.source != self.lesson(lesson).source);
        original.filter(|&at| self.lesson(at).source.path == place.source.path).unwrap_or(lesson)
    }

    /// The paths of a language's lessons.
    pub(super) fn paths(&self, language: &str) -> Vec<&'a str> {
        self.ask(Question::Paths(language.to_owned()));
        self.whole.paths(language)
    }

    /// The file of the book that a lesson means by a relative path, by its path below the book's folder.
    pub(super) fn asset(&self, lesson: usize, path: &str) -> Option<String> {
        let lesson = self.lesson(lesson);
        let file = format!("{}/{}", lesson.language, resolve(&lesson.path, path)?);
        self.ask(Question::Asset(file.clone()));
        self.whole.beside.assets.contains(&file).then_some(file)
    }

    pub(super) fn lang(&self, lesson: usize) -> &'a Lang {
        let code = self.lesson(lesson).language.as_str();
        self.langs.iter().find(|lang| lang.code() == code).copied().unwrap_or(self.english)
    }

    /// The terms of a language, if the book lists them.
    pub(super) fn terms(&self, language: &str) -> Option<&'a TermList> {
        self.ask(Question::Terms(language.to_owned()));
        self.whole.terms(language)
    }

    /// The languages in which a lesson may name men: its own, the source language (whose blocks it inherits), English.
    pub(super) fn reading(&self, lesson: usize) -> Vec<&'a Lang> {
        let mut langs = vec![self.lang(lesson)];
        for lang in self.langs.iter().copied().take(1).chain([self.english]) {
            if langs.iter().all(|known| known.code() != lang.code()) {
                langs.push(lang);
            }
        }
        langs
    }

    /// The game that a block or, without one, the lesson is about.
    pub(super) fn game(
        &self,
        lesson: usize,
        own: Option<&Text>,
        out: &mut Vec<Diagnostic>,
    ) -> Option<&'static dyn Game> {
        let front = &self.lesson(lesson).front;
        let Some(named) = own.or(front.game.as_ref()) else {
            // Said once a lesson, since the places are the same; not at all where the front matter could not be read.
            if !front.title.value.is_empty() {
                let message = "it is not said which game this lesson is about";
                out.push(
                    Diagnostic::error("no-game", front.title.span.clone(), message)
                        .hint("add a line such as `game = \"chess-t1\"` to the front matter"),
                );
            }
            return None;
        };
        let game = self.find(&named.value);
        if game.is_none() {
            let known: Vec<&str> = self.whole.games.iter().map(|game| game.spec().id).collect();
            out.push(unknown("unknown-game", named, "game", &known));
        }
        game
    }

    /// The block that a reference of this lesson means.
    pub(super) fn block(
        &self,
        lesson: usize,
        reference: &Spanned<BlockRef>,
        out: &mut Vec<Diagnostic>,
    ) -> Option<BlockAt> {
        let home = match &reference.value.lesson {
            None => lesson,
            Some(slug) => self.lesson_named(lesson, slug, &reference.span, out)?,
        };
        let id = reference.value.id.as_str();
        let ids =
            || self.blocks(home).iter().map(|block| block.fields.id.as_ref().map(|id| id.value.as_str()));
        let unshown = || self.boards(home).iter().find(|board| board.name == id).map(|board| board.block);
        if ids().filter(|known| *known == Some(id)).nth(1).is_some() {
            // That several blocks have the id is reported there, and which of them is meant cannot be known.
            return None;
        }
        let block = ids().position(|known| known == Some(id)).or_else(unshown);
        if block.is_none() {
            let known: Vec<&str> = ids().flatten().collect();
            let message = match &reference.value.lesson {
                None => format!("no block of this lesson has the id `{id}`"),
                Some(slug) => format!("no block of the lesson `{slug}` has the id `{id}`"),
            };
            out.push(among(
                Diagnostic::error("unknown-id", reference.span.clone(), message),
                id,
                &known,
                "ids",
            ));
        }
        block.map(|block| BlockAt { lesson: home, block })
    }

    fn lesson_named(&self, from: usize, slug: &str, span: &Span, out: &mut Vec<Diagnostic>) -> Option<usize> {
        let language = self.lesson(from).language.as_str();
        self.ask(Question::Named(language.to_owned(), slug.to_owned()));
        match self.whole.meant(from, slug) {
            Ok(one) => Some(one),
            Err(found) if found.is_empty() => {
                self.ask(Question::Slugs(language.to_owned()));
                let known = self.whole.slugs(language);
                let message = format!("no lesson has the slug `{slug}`");
                let diagnostic = Diagnostic::error("unknown-lesson", span.clone(), message);
                out.push(among(diagnostic, slug, &known, "slugs"));
                None
            }
            Err(found) => {
                let all: Vec<String> =
                    found.iter().map(|&at| format!("`{}`", self.lesson(at).address())).collect();
                out.push(
                    Diagnostic::error(
                        "ambiguous-lesson",
                        span.clone(),
                        format!("several lessons are called `{slug}`"),
                    )
                    .hint(format!("say which one: {}", all.join(", "))),
                );
                None
            }
        }
    }
}

/// The relative path by which the file at `from` names the one at `to`, both below the language's folder.
pub(super) fn relative(from: &str, to: &str) -> String {
    let (from, to): (Vec<&str>, Vec<&str>) = (from.split('/').collect(), to.split('/').collect());
    let folders = from.len() - 1;
    let shared = from[..folders].iter().zip(&to[..to.len() - 1]).take_while(|(a, b)| a == b).count();
    let up = std::iter::repeat_n("..", folders - shared);
    up.chain(to[shared..].iter().copied()).collect::<Vec<_>>().join("/")
}

/// The error for a word that names nothing, with the nearest known word or all of them.
pub(super) fn unknown(code: &'static str, word: &Text, what: &str, known: &[&str]) -> Diagnostic {
    let message = format!("there is no {what} `{}`", word.value);
    let diagnostic = Diagnostic::error(code, word.span.clone(), message);
    among(diagnostic, &word.value, known, &format!("{what}s"))
}

/// The error for a rule that the game does not have.
pub(super) fn unknown_rule(spec: &Spec, rule: &Text) -> Diagnostic {
    unknown("unknown-rule", rule, "rule", &spec.rule_names().collect::<Vec<_>>())
}

/// The error for a zone that the game’s board does not have.
pub(super) fn unknown_zone(spec: &Spec, word: &Text) -> Diagnostic {
    let known: Vec<&str> = spec.board.zones().iter().map(|zone| zone.id).collect();
    let error = unknown("unknown-zone", word, "zone", &known);
    if known.is_empty() { error.note(format!("{} has no zones", spec.id)) } else { error }
}

/// Adds what could have been meant.
fn among(diagnostic: Diagnostic, word: &str, known: &[&str], what: &str) -> Diagnostic {
    match guess(word, known.iter().copied()) {
        Some((near, kind)) => {
            // The word is all that the span covers, or it is a part of it, as in `@id` and `slug#id`.
            let mut places = diagnostic.span.text().match_indices(word);
            let place = places.next().filter(|_| places.next().is_none());
            let place = place.map(|(at, word)| diagnostic.span.sub(at..at + word.len()));
            let diagnostic = diagnostic.hint(format!("did you mean `{near}`?"));
            match place {
                Some(place) => diagnostic.fix_as(kind, place, near),
                None => diagnostic,
            }
        }
        None if known.is_empty() => diagnostic,
        None => {
            let mut met = BTreeSet::new();
            let known: Vec<&str> = known.iter().copied().filter(|word| met.insert(*word)).collect();
            diagnostic.note(format!("known {what}: {}", known.join(", ")))
        }
    }
}
