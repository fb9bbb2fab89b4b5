//! What a page has asked of the book while it was checked, and what the answers were. As long as they are the same, so is
//! the page: what it was made of is noted where it is looked up, and never guessed.

use std::sync::Arc;

use super::exercise::Known;
use super::record::Board;
use super::whole::Whole;
use crate::diag::Source;

/// A question about the book.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Question {
    /// What the lesson of a language with this path says, with what it inherits; also whether there is one.
    Lesson(String, String),
    /// Which lessons of a language have this slug or address.
    Named(String, String),
    /// Which paths a language's lessons have.
    Paths(String),
    /// Which slugs and addresses.
    Slugs(String),
    /// Whether the book has this file.
    Asset(String),
    /// What the list of a language's terms says.
    Terms(String),
}

/// An answer. Texts stand for all that parsing makes of them.
#[derive(PartialEq, Eq)]
enum Answer {
    Lesson(Option<Seen>),
    Names(Vec<String>),
    Asset(bool),
    Terms(Option<Arc<Source>>),
}

/// What there is to see of a lesson.
#[derive(PartialEq, Eq)]
struct Seen {
    text: Arc<Source>,
    original: Option<Arc<Source>>,
    boards: Vec<Board>,
}

/// All that a page has asked.
pub(super) struct Asked {
    facts: Vec<(Question, Answer)>,
    /// What was proved for it, which is known as long as this is.
    _proofs: Vec<Arc<Known>>,
}

impl Asked {
    /// The questions with the answers of this book.
    pub(super) fn of(
        questions: impl IntoIterator<Item = Question>,
        proofs: Vec<Arc<Known>>,
        whole: &Whole<'_>,
    ) -> Asked {
        let facts = questions.into_iter().map(|question| {
            let answer = answer(whole, &question);
            (question, answer)
        });
        Asked { facts: facts.collect(), _proofs: proofs }
    }

    /// Whether the book would give the same answers.
    pub(super) fn holds(&self, whole: &Whole<'_>) -> bool {
        self.facts.iter().all(|(question, known)| answer(whole, question) == *known)
    }
}

fn answer(whole: &Whole<'_>, question: &Question) -> Answer {
    let texts = |names: Vec<&str>| Answer::Names(names.into_iter().map(str::to_owned).collect());
    match question {
        Question::Lesson(language, path) => Answer::Lesson(whole.lesson_at(language, path).map(|at| Seen {
            text: Arc::clone(&whole.lessons[at].source),
            original: whole.original_of(at).map(|original| Arc::clone(&whole.lessons[original].source)),
            boards: whole.boards[at].clone(),
        })),
        Question::Named(language, slug) => {
            texts(whole.named(language, slug).iter().map(|&at| whole.lessons[at].path.as_str()).collect())
        }
        Question::Paths(language) => texts(whole.paths(language)),
        Question::Slugs(language) => texts(whole.slugs(language)),
        Question::Asset(file) => Answer::Asset(whole.beside.assets.contains(file)),
        Question::Terms(language) => {
            Answer::Terms(whole.terms(language).map(|list| Arc::clone(&list.source)))
        }
    }
}
