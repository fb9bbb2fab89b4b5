//! The sheet on paper: one page for a browser to print, the pictures within it, the answers on a sheet of their own.

use serde::Serialize;

use super::Worksheet;
use crate::check::{CheckedBlock, Exercise, ExerciseKind, check};
use crate::diag::{Diagnostic, Source};
use crate::diagram::Diagram;
use crate::html::TemplateError;
use crate::html::figure::said;
use crate::html::templates::Templates;
use crate::lang::Lang;
use crate::lesson;
use crate::svg::{self, Theme};

/// How wide the board of a task may be, in millimetres: two stand in a row with room to write beside them.
const WIDEST: f64 = 58.0;
/// How wide a square is at most.
const SQUARE: f64 = 6.6;
/// How wide the board of an answer may be.
const WIDEST_ANSWER: f64 = 31.0;
/// How many letters a short answer has at most.
const LONG: usize = 40;
/// The most wrong answers that are told of.
const MOST_WRONG: usize = 3;

/// The typography of a sheet, in Typst.
pub const TYPOGRAPHY: &str = include_str!("../../templates/worksheet.typ");

/// What the template of a sheet is told.
#[derive(Debug, Serialize)]
struct View<'a> {
    lang: &'a str,
    title: String,
    ui: Words,
    tasks: Vec<TaskView<'a>>,
    answers: Vec<AnswerView<'a>>,
    /// What the signs mean that several answers bear.
    legend: Vec<Line>,
}

/// The same, with the paper that it is set for.
#[derive(Debug, Serialize)]
struct Set<'a> {
    paper: &'a str,
    #[serde(flatten)]
    view: View<'a>,
}

/// The words on the sheet.
#[derive(Debug, Serialize)]
struct Words {
    name: String,
    date: String,
    answers: String,
    seed: String,
    made_with: String,
}

#[derive(Debug, Serialize)]
struct TaskView<'a> {
    number: usize,
    text: &'a str,
    board: Option<Board>,
    /// What is to be ticked.
    choices: Vec<&'a str>,
    /// For each line to write on, its place; a template can only count what it is given.
    lines: Vec<usize>,
}

#[derive(Debug, Serialize)]
struct AnswerView<'a> {
    number: usize,
    text: &'a str,
    /// Whether it is more than a few words.
    long: bool,
    board: Option<Board>,
    why: Vec<&'a str>,
    wrong: Vec<&'a str>,
}

/// A picture of a board.
#[derive(Debug, Serialize)]
struct Board {
    svg: String,
    /// What it shows, in words.
    alt: String,
    /// In millimetres.
    width: String,
    legend: Vec<Line>,
}

/// A line of a legend.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct Line {
    swatch: String,
    text: String,
}

impl Worksheet<'_> {
    /// The tasks in a language, solved and checked as the exercises of any lesson are.
    ///
    /// # Errors
    /// What the checks have found; that would be a fault of the program.
    pub fn exercises(&self, lang: &Lang) -> Result<Vec<Exercise>, Vec<Diagnostic>> {
        let path = "worksheet.md";
        let source = Source::new(path, self.lesson(lang));
        let (lesson, mut found) = lesson::parse(&source, lang.code(), path);
        let none = std::collections::BTreeSet::new();
        let (checked, more) = check(vec![lesson], std::slice::from_ref(lang), &none);
        found.extend(more);
        if !found.is_empty() {
            return Err(found);
        }
        let blocks = checked.into_iter().flat_map(|page| page.blocks);
        let exercises = blocks.filter_map(|block| match block {
            CheckedBlock::Exercise(exercise) => Some(*exercise),
            _ => None,
        });
        Ok(exercises.collect())
    }

    /// The sheet as a page of HTML that holds all that it needs; `exercises` are its tasks, solved.
    ///
    /// # Errors
    /// If the template is at fault.
    pub fn page(&self, lang: &Lang, exercises: &[Exercise]) -> Result<String, TemplateError> {
        Templates::new(&[])?.fill("worksheet.html", &self.view(lang, exercises))
    }

    /// What Typst is to read to set the sheet by [`TYPOGRAPHY`], as `/sheet.json`. `paper` is Typst's name for the size.
    pub fn values(&self, lang: &Lang, exercises: &[Exercise], paper: &str) -> String {
        let values = Set { paper, view: self.view(lang, exercises) };
        serde_json::to_string(&values).unwrap_or_default()
    }

    fn view<'a>(&self, lang: &'a Lang, exercises: &'a [Exercise]) -> View<'a> {
        let word = |id: &str| lang.text(id, &[]);
        let numbered = || (1..).zip(exercises);
        let mut answers: Vec<AnswerView<'_>> =
            numbered().map(|(number, exercise)| answer(number, exercise)).collect();
        View {
            legend: shared(&mut answers),
            lang: lang.code(),
            title: self.title(lang),
            ui: Words {
                name: word("worksheet-name"),
                date: word("worksheet-date"),
                answers: word("worksheet-answers"),
                seed: lang.text("worksheet-seed", &[("seed", self.seed.to_string().into())]),
                made_with: word("site-made-with"),
            },
            tasks: numbered().map(|(number, exercise)| task(number, exercise)).collect(),
            answers,
        }
    }
}

fn task(number: usize, exercise: &Exercise) -> TaskView<'_> {
    let ticked = matches!(exercise.kind, ExerciseKind::Judge | ExerciseKind::Choose);
    let lines = match exercise.kind {
        ExerciseKind::Squares | ExerciseKind::Moves => 5,
        ExerciseKind::Play => 4,
        ExerciseKind::Judge => 3,
        ExerciseKind::Number => 1,
        ExerciseKind::Choose | ExerciseKind::SetUp => 0,
    };
    let choices = exercise.candidates.iter().filter(|_| ticked);
    TaskView {
        number,
        text: &exercise.task,
        board: exercise.diagram.as_ref().map(|diagram| board(diagram, format!("task-{number}"), WIDEST)),
        choices: choices.map(|one| one.text.trim_end_matches('.')).collect(),
        lines: (0..lines).collect(),
    }
}

fn answer(number: usize, exercise: &Exercise) -> AnswerView<'_> {
    let solution = exercise.solution.as_ref();
    let wrong = exercise.candidates.iter().filter(|one| one.tempting).filter_map(|one| one.says.as_deref());
    AnswerView {
        number,
        text: &exercise.answer,
        long: exercise.answer.chars().count() > LONG,
        board: solution.map(|diagram| board(diagram, format!("answer-{number}"), WIDEST_ANSWER)),
        why: exercise.explanation.iter().map(String::as_str).collect(),
        wrong: wrong.take(MOST_WRONG).collect(),
    }
}

/// Takes the lines that stand in several legends out of them, and returns each once.
fn shared(answers: &mut [AnswerView<'_>]) -> Vec<Line> {
    let legends = || answers.iter().filter_map(|answer| answer.board.as_ref()).map(|board| &board.legend);
    let mut shared: Vec<Line> = Vec::new();
    for line in legends().flatten() {
        let often = legends().filter(|legend| legend.contains(line)).count() > 1;
        if often && !shared.contains(line) {
            shared.push(line.clone());
        }
    }
    for board in answers.iter_mut().filter_map(|answer| answer.board.as_mut()) {
        board.legend.retain(|line| !shared.contains(line));
    }
    shared
}

fn board(diagram: &Diagram, id: String, widest: f64) -> Board {
    let (width, _) = svg::size(diagram);
    let drawn = diagram.board.drawn();
    let legend = diagram
        .legend
        .iter()
        .map(|line| Line { swatch: svg::swatch(&line.mark, drawn, Theme::Print), text: line.text.clone() });
    Board {
        width: format!("{:.1}", (width / svg::CELL * SQUARE).min(widest)),
        legend: legend.collect(),
        alt: said(diagram),
        svg: svg::render(&Diagram { id, ..diagram.clone() }, Theme::Print),
    }
}
