//! Exercises: the task and its board, hints and the answer folded away, and the answers once more for paper.

use serde::Serialize;

use super::figure::{Figures, Stand};
use super::task::{embedded, task};
use super::templates::SiteError;
use super::words::Words;
use crate::book::{Chapter, CheckedBlock, Exercise, ExerciseKind};

/// A hint and what is written on its fold.
#[derive(Debug, Serialize)]
struct Hint<'a> {
    label: String,
    text: &'a str,
}

/// An option, as the answer lists it.
#[derive(Debug, Serialize)]
struct Choice<'a> {
    text: &'a str,
    right: bool,
    says: Option<&'a str>,
}

/// What the template of an exercise is told.
#[derive(Debug, Serialize)]
struct View<'a> {
    ui: &'a Words,
    id: &'a str,
    /// “Exercise 3”
    label: String,
    task: &'a str,
    /// The caption, where there is no board to bear it.
    caption: Option<&'a str>,
    board: Option<String>,
    /// The options, with their letters.
    choices: Vec<Choice<'a>>,
    hints: Vec<Hint<'a>>,
    answer: &'a str,
    solution: Option<String>,
    explanation: &'a [String],
    /// Why likely answers are wrong.
    wrong: Vec<&'a str>,
    /// The exercise for scripts.
    data: String,
}

/// An answer, as the end of a page on paper lists it.
#[derive(Debug, Serialize)]
pub(super) struct Solution<'a> {
    label: String,
    answer: &'a str,
    explanation: &'a [String],
}

/// The most wrong answers that are told of.
const MOST_WRONG: usize = 6;

impl Figures<'_> {
    /// What stands in place of an exercise's block.
    pub(super) fn exercise(
        &self,
        chapter: &Chapter,
        number: usize,
        exercise: &Exercise,
    ) -> Result<String, SiteError> {
        let caption = exercise.caption.as_deref();
        let stand = exercise.fen.as_deref().map(|fen| Stand { game: exercise.game, fen });
        let board = match &exercise.diagram {
            Some(diagram) => Some(self.board(diagram, caption, stand, true)?),
            None => None,
        };
        let solution = match &exercise.solution {
            Some(diagram) => Some(self.board(diagram, None, stand, false)?),
            None => None,
        };
        let chooses = exercise.kind == ExerciseKind::Choose;
        let choices = exercise.candidates.iter().filter(|_| chooses).map(|one| Choice {
            text: &one.text,
            right: one.right,
            says: one.says.as_deref(),
        });
        // Where there is nothing to find, no wrong answer is likelier than the others.
        let lists = !chooses && exercise.candidates.iter().any(|one| one.right);
        let wrong = exercise.candidates.iter().filter(|one| one.tempting && lists);
        let count = exercise.hints.len();
        let hints = exercise.hints.iter().enumerate().map(|(at, text)| Hint {
            label: self.lang.text("site-hint", &[("number", (at + 1).into()), ("count", count.into())]),
            text,
        });
        let view = View {
            ui: self.words,
            id: &exercise.id,
            label: self.exercise_label(chapter, number),
            task: &exercise.task,
            caption: caption.filter(|_| board.is_none()),
            board,
            choices: choices.collect(),
            hints: hints.collect(),
            answer: &exercise.answer,
            solution,
            explanation: &exercise.explanation,
            wrong: wrong.filter_map(|one| one.says.as_deref()).take(MOST_WRONG).collect(),
            data: embedded(&task(chapter, exercise, self.look)),
        };
        self.templates.fill("exercise.html", &view)
    }

    /// What the page calls the exercise of a block.
    pub(super) fn exercise_label(&self, chapter: &Chapter, number: usize) -> String {
        match chapter.figures.get(number).and_then(Option::as_deref) {
            Some(number) => self.lang.text("site-exercise", &[("number", number.into())]),
            None => self.lang.attr("site-exercise", "unnumbered", &[]),
        }
    }

    /// The answers to the exercises of a chapter.
    pub(super) fn answers<'c>(&self, chapter: &'c Chapter) -> Vec<Solution<'c>> {
        let blocks = chapter.checked.blocks.iter().enumerate();
        let solutions = blocks.filter_map(|(number, block)| match block {
            CheckedBlock::Exercise(exercise) => Some(Solution {
                label: self.exercise_label(chapter, number),
                answer: &exercise.answer,
                explanation: &exercise.explanation,
            }),
            _ => None,
        });
        solutions.collect()
    }
}
