//! Exercises as the scripts read them: what is asked, what is right, and what is wrong with the rest. So an exercise can
//! be done where no engine runs.

use std::fmt::Write;

use super::digest::digest;
use crate::book::{Candidate, Chapter, Exercise, ExerciseKind, Step};
use crate::diagram::{Diagram, Mark, MarkKind, View};
use crate::svg::kit;
use serde::Serialize;

/// An exercise.
#[derive(Debug, Serialize)]
pub(crate) struct Task<'a> {
    /// What it is called in its book, whatever the language: its lesson's path and its id.
    key: String,
    /// Another value when the exercise is another one.
    mark: String,
    kind: &'static str,
    game: &'a str,
    /// The position, unless it is what is to be set up or there is none.
    fen: Option<&'a str>,
    black: bool,
    look: Option<&'a str>,
    crop: Option<[String; 2]>,
    /// What the author marked in the picture.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    marks: Vec<Marked<'a>>,
    /// What is asked.
    task: &'a str,
    answer: &'a str,
    /// Why it is so.
    why: &'a [String],
    hints: &'a [String],
    candidates: Vec<Answer<'a>>,
}

/// A mark of the author's, as boards draw it.
#[derive(Debug, Serialize)]
struct Marked<'a> {
    at: String,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<&'a str>,
}

/// What may be answered. What is left out is wrong without a reason.
#[derive(Debug, Serialize)]
struct Answer<'a> {
    /// For programs.
    m: &'a str,
    /// As the page writes it.
    t: &'a str,
    right: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    says: Option<&'a str>,
    /// The play that it leads to, itself first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    line: Vec<Played<'a>>,
}

/// A move, and the position after it.
#[derive(Debug, Serialize)]
struct Played<'a> {
    m: &'a str,
    t: &'a str,
    fen: &'a str,
}

/// The word by which the scripts know how an exercise is answered.
fn kind(kind: ExerciseKind) -> &'static str {
    match kind {
        ExerciseKind::Squares => "squares",
        ExerciseKind::Moves => "moves",
        ExerciseKind::Play => "play",
        ExerciseKind::Judge => "judge",
        ExerciseKind::Choose => "choose",
        ExerciseKind::Number => "number",
        ExerciseKind::SetUp => "set-up",
    }
}

/// The name by which progress knows an exercise, the same in every language.
pub(crate) fn key(chapter: &Chapter, exercise: &Exercise) -> String {
    format!("{}#{}", chapter.checked.lesson.path, exercise.id)
}

/// An exercise of a chapter; `look` is the glyph set of its lesson.
pub(crate) fn task<'a>(chapter: &Chapter, exercise: &'a Exercise, look: Option<&'a str>) -> Task<'a> {
    let diagram = exercise.diagram.as_ref();
    let name = |point| diagram.map(|diagram| diagram.board.name(point)).unwrap_or_default();
    let told = |one: &&Candidate| one.right || one.says.is_some();
    Task {
        key: key(chapter, exercise),
        mark: mark(exercise),
        kind: kind(exercise.kind),
        game: exercise.game,
        fen: exercise.fen.as_deref(),
        black: diagram.is_some_and(|diagram| diagram.view == View::Black),
        look,
        crop: diagram.and_then(|diagram| diagram.crop).map(|(a, b)| [name(a), name(b)]),
        marks: diagram.map(marked).unwrap_or_default(),
        task: &exercise.task,
        answer: &exercise.answer,
        why: &exercise.explanation,
        hints: &exercise.hints,
        candidates: exercise.candidates.iter().filter(told).map(answer).collect(),
    }
}

fn marked(diagram: &Diagram) -> Vec<Marked<'_>> {
    let marks = diagram.marks.iter();
    marks
        .map(|Mark { at, kind }| Marked {
            at: diagram.board.name(*at),
            kind: kit::name(kind),
            text: text(kind),
        })
        .collect()
}

fn text(kind: &MarkKind) -> Option<&str> {
    match kind {
        MarkKind::Text(text) => Some(text),
        _ => None,
    }
}

fn answer(candidate: &Candidate) -> Answer<'_> {
    Answer {
        m: &candidate.machine,
        t: &candidate.text,
        right: candidate.right,
        says: candidate.says.as_deref(),
        line: candidate.line.iter().map(played).collect(),
    }
}

fn played(step: &Step) -> Played<'_> {
    Played { m: &step.machine, t: &step.text, fen: &step.fen }
}

/// A number made of what is asked and what is right, the same in every language.
fn mark(exercise: &Exercise) -> String {
    let mut text =
        format!("{} {} {}", exercise.game, kind(exercise.kind), exercise.fen.as_deref().unwrap_or("-"));
    for one in &exercise.candidates {
        let sign = if one.right { '+' } else { '-' };
        // Writing to a string cannot fail.
        let _ = write!(text, " {sign}{}", one.machine);
    }
    digest(text)
}

/// The value as JSON that can stand in an element of a page: nothing in it ends the element.
pub(crate) fn embedded(value: &impl Serialize) -> String {
    let text = serde_json::to_string(value).unwrap_or_else(|_| "null".to_owned());
    text.replace('<', "\\u003c").replace('\u{2028}', "\\u2028").replace('\u{2029}', "\\u2029")
}

#[cfg(test)]
mod tests {
    use super::embedded;

    #[test]
    fn nothing_in_a_value_ends_its_element() {
        assert_eq!(embedded(&["</script><!--", "a\u{2028}b"]), r#"["\u003c/script>\u003c!--","a\u2028b"]"#);
    }
}
