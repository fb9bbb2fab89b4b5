//! Exercises: the task and its board, hints and the answer folded away, and the answers once more for paper.

use serde::Serialize;

use super::address::{ANSWERS, HINTS};
use super::figure::{Figures, Medium, Stand};
use super::task::{embedded, task};
use super::templates::TemplateError;
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

/// The ways between an exercise of a volume and what stands about it at the end.
#[derive(Debug, Serialize)]
struct Ways {
    /// The anchor of its hints and of its answer, each in its section.
    anchor: String,
    task: String,
    /// If there are hints.
    hint: Option<String>,
    answer: String,
}

/// Which boards are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Boards {
    Both,
    Task,
    Answer,
    None,
}

/// What the template of an exercise is told.
#[derive(Debug, Serialize)]
struct View<'a> {
    ui: &'a Words,
    id: &'a str,
    ways: Option<Ways>,
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
    data: Option<String>,
}

/// An answer, as the end of a page on paper lists it.
#[derive(Debug, Serialize)]
pub(crate) struct Solution<'a> {
    label: String,
    answer: &'a str,
    explanation: &'a [String],
}

/// The most wrong answers that are told of.
const MOST_WRONG: usize = 6;

impl Figures<'_> {
    /// What stands in place of an exercise's block.
    pub(crate) fn exercise(
        &self,
        chapter: &Chapter,
        number: usize,
        exercise: &Exercise,
    ) -> Result<String, TemplateError> {
        let boards = match self.medium {
            Medium::Site | Medium::Elsewhere { .. } => Boards::Both,
            Medium::Volume { .. } => Boards::Task,
        };
        self.fill("exercise.html", &self.exercise_view(chapter, number, exercise, boards)?)
    }

    /// The answer to an exercise, as it stands at the end of a volume.
    pub(crate) fn solution(
        &self,
        chapter: &Chapter,
        number: usize,
        exercise: &Exercise,
    ) -> Result<String, TemplateError> {
        self.fill("solution.html", &self.exercise_view(chapter, number, exercise, Boards::Answer)?)
    }

    /// The hints to an exercise, as they stand at the end of a volume.
    pub(crate) fn hints(
        &self,
        chapter: &Chapter,
        number: usize,
        exercise: &Exercise,
    ) -> Result<String, TemplateError> {
        self.fill("hints.html", &self.exercise_view(chapter, number, exercise, Boards::None)?)
    }

    fn exercise_view<'b>(
        &'b self,
        chapter: &Chapter,
        number: usize,
        exercise: &'b Exercise,
        boards: Boards,
    ) -> Result<View<'b>, TemplateError> {
        let caption = exercise.caption.as_deref();
        let stand = exercise.fen.as_deref().map(|fen| Stand { game: exercise.game, fen });
        let wanted = |one: Boards| [one, Boards::Both].contains(&boards);
        let board = match exercise.diagram.as_ref().filter(|_| wanted(Boards::Task)) {
            Some(diagram) => Some(self.board(diagram, caption, stand, true)?),
            None => None,
        };
        let solution = match exercise.solution.as_ref().filter(|_| wanted(Boards::Answer)) {
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
        let ways = match self.medium {
            Medium::Site | Medium::Elsewhere { .. } => None,
            Medium::Volume { key, .. } => Some(ways(key, exercise)),
        };
        Ok(View {
            ui: self.words,
            id: &exercise.id,
            data: self.is_live().then(|| embedded(&task(chapter, exercise, self.look))),
            ways,
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
        })
    }

    /// What the page calls the exercise of a block.
    pub(crate) fn exercise_label(&self, chapter: &Chapter, number: usize) -> String {
        match chapter.figures.get(number).and_then(Option::as_deref) {
            Some(number) => self.lang.text("site-exercise", &[("number", number.into())]),
            None => self.lang.attr("site-exercise", "unnumbered", &[]),
        }
    }

    /// The answers to the exercises of a chapter.
    pub(crate) fn answers<'c>(&self, chapter: &'c Chapter) -> Vec<Solution<'c>> {
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

fn ways(key: &str, exercise: &Exercise) -> Ways {
    let anchor = format!("{key}.{}", exercise.id);
    Ways {
        task: format!("{key}.xhtml#{}", exercise.id),
        hint: (!exercise.hints.is_empty()).then(|| format!("{HINTS}.xhtml#{anchor}")),
        answer: format!("{ANSWERS}.xhtml#{anchor}"),
        anchor,
    }
}
