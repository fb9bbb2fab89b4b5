//! Exercises: the task in words, all its right answers, and what is wrong with the others. The author's own answer is
//! held against what the engine finds.

mod answer;
mod ask;
mod choose;
mod desk;
mod find;
mod play;
mod proofs;
mod wheres;

use super::claims::Judge;
use super::context::{BlockAt, Context};
use super::page::{dress, id_of, look_of};
use super::scene::Scenes;
use crate::diag::Diagnostic;
use crate::diagram::Diagram;
use crate::lesson::{Block, Counted, Quantity, Task, Text, about::SETUP};
use crate::notation;
use crate::position::RuleId;
use desk::Desk;
pub(super) use proofs::{Known, Proofs};

/// A task for the reader, solved: nothing is left to look up.
#[derive(Debug)]
pub struct Exercise {
    /// The block's id, an anchor on its page.
    pub id: String,
    /// The game's id.
    pub game: &'static str,
    /// How it is answered.
    pub kind: ExerciseKind,
    /// The board of the task, which does not give the answer away; a question without a position has none.
    pub diagram: Option<Diagram>,
    /// The position in the game's own text, where there is a board with what is given.
    pub fen: Option<String>,
    /// The caption.
    pub caption: Option<String>,
    /// What is asked, as a sentence.
    pub task: String,
    /// What helps, step by step: the author's hints, then the engine's.
    pub hints: Vec<String>,
    /// What may be answered, right and wrong.
    pub candidates: Vec<Candidate>,
    /// The whole answer as a sentence.
    pub answer: String,
    /// The board with the answer drawn on it.
    pub solution: Option<Diagram>,
    /// Why it is so: the author's explanation, then the engine's.
    pub explanation: Vec<String>,
    /// The ids of the rules that decide it, in the order of the articles.
    pub rules: Vec<&'static str>,
    /// How many facts the engine has checked in it.
    pub claims: usize,
}

/// How an exercise is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExerciseKind {
    /// With squares, all of them.
    Squares,
    /// With moves, all of them.
    Moves,
    /// With a move, any of the right ones.
    Play,
    /// With yes or no.
    Judge,
    /// With one or several of the options.
    Choose,
    /// With a number.
    Number,
    /// With a position.
    SetUp,
}

/// An answer that a reader may give.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Candidate {
    /// For programs: a square's name, a move in machine form, `legal` or `illegal`, an option's number from 1, a number,
    /// a position in the game's own text.
    pub machine: String,
    /// As the page writes it.
    pub text: String,
    /// Whether it is right.
    pub right: bool,
    /// Why, as a sentence: the verdict, or the reply that refutes it.
    pub says: Option<String>,
    /// Whether it is wrong, and likely enough to be worth a word in a book.
    pub tempting: bool,
    /// How it goes on where it is played, itself first: a right move to the goal, a wrong one to the reply that refutes it.
    pub line: Vec<Step>,
}

/// A move of a line, and what it leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// In machine form.
    pub machine: String,
    /// As the page writes it.
    pub text: String,
    /// The position after it in the game's own text.
    pub fen: String,
}

/// What solving comes to.
struct Solved {
    kind: ExerciseKind,
    task: String,
    /// The engine's hints.
    hints: Vec<String>,
    candidates: Vec<Candidate>,
    answer: String,
    /// The engine's explanation.
    explanation: Vec<String>,
    rules: Vec<RuleId>,
    solution: Option<Diagram>,
    claims: usize,
}

/// The exercise of a block.
pub(super) fn exercise(
    context: &Context<'_>,
    at: BlockAt,
    scenes: &mut Scenes<'_>,
    out: &mut Vec<Diagnostic>,
) -> Option<Exercise> {
    let block = &context.blocks(at.lesson)[at.block];
    let fields = &block.fields;
    let Some(task) = &fields.task else {
        if !block.tries(&["task"]) {
            out.push(
                Diagnostic::error("no-task", block.head.clone(), "this exercise does not say what to do")
                    .hint("add a line such as `task: play` or `task: find moves of c2`"),
            );
        }
        return None;
    };
    stray_keys(block, &task.value, out);
    let scene = scenes.get(at, out)?.clone();
    let reading = context.reading(at.lesson);
    let judge = Judge { scene: &scene, reading: &reading, english: context.english };
    let lang = context.lang(at.lesson);
    let id = id_of(block, at.block);
    let look = look_of(context, at.lesson, scene.game);
    let desk = Desk { context, lesson: at.lesson, block, judge: &judge, lang, id: &id, look };
    let solved = match &task.value {
        Task::FindMoves(from) => find::moves(&desk, from, out)?,
        Task::FindCaptures => find::captures(&desk, &task.span, out)?,
        Task::FindSquares(claims) => find::squares(&desk, claims, out)?,
        Task::Judge(from, to) => ask::judge(&desk, from, to, out)?,
        Task::Number(quantity) => ask::number(&desk, quantity, out)?,
        Task::SetUp => ask::set_up(&desk, &task.span, out)?,
        Task::Choose => choose::choose(&desk, scenes, out)?,
        Task::Play => play::play(&desk, &task.span, out)?,
    };
    let (mut diagram, mut caption) = (None, None);
    if matches!(task.value, Task::SetUp) || !needs_no_board(block, &task.value) {
        let mut board = if matches!(task.value, Task::SetUp) { desk.empty() } else { desk.board() };
        caption = dress(&mut board, block, &scene, lang, out);
        // Who plays must know for whom.
        if matches!(task.value, Task::Play | Task::FindCaptures) {
            board.turn = desk.board().turn;
        }
        diagram = Some(board);
    }
    let text = |text: &Text| text.value.clone();
    let caption = caption.or_else(|| fields.caption.as_ref().map(text));
    // The array is what a reader is to set up, so the empty board does not tell it.
    let told = diagram.is_some() && !matches!(task.value, Task::SetUp);
    let fen = told.then(|| notation::write_position(scene.game, &scene.position));
    let mut rules = solved.rules;
    rules.sort();
    rules.dedup();
    Some(Exercise {
        game: scene.game.spec().id,
        kind: solved.kind,
        diagram,
        fen,
        caption,
        task: solved.task,
        hints: fields.hints.iter().map(text).chain(solved.hints).collect(),
        candidates: solved.candidates,
        answer: solved.answer,
        solution: solved.solution,
        explanation: fields.explain.iter().map(text).chain(solved.explanation).collect(),
        rules: rules.into_iter().map(|rule| scene.game.spec().rule_id(rule)).collect(),
        claims: solved.claims,
        id,
    })
}

/// Whether the question can be asked without a position, and is.
pub(super) fn needs_no_board(block: &Block, task: &Task) -> bool {
    let general = match task {
        Task::Choose | Task::SetUp => true,
        Task::Number(Quantity::Count(what)) => speaks_of_no_position(&what.value),
        _ => false,
    };
    let own = ["position", "white", "black", "board"];
    let inherits =
        [&block.fields.white, &block.fields.black, &block.fields.board].into_iter().any(Option::is_some);
    let given = inherits || block.fields.position.is_some();
    general && !given && block.keys.iter().all(|key| !own.contains(&key.value.as_str()))
}

/// Whether a count is one of the empty board.
fn speaks_of_no_position(what: &Counted) -> bool {
    matches!(what, Counted::Max(_) | Counted::Min(_) | Counted::Alone(..) | Counted::Zone(_))
}

/// Reports keys that the task has no use for.
fn stray_keys(block: &Block, task: &Task, out: &mut Vec<Diagnostic>) {
    let fields = &block.fields;
    let mut stray = |key: &str, hint: &str| {
        let Some(place) = block.keys.iter().find(|word| word.value == key) else { return };
        let message = format!("this task has no use for `{key}`");
        out.push(Diagnostic::error("stray-key", place.span.clone(), message).hint(hint));
    };
    if fields.goal.is_some() && !matches!(task, Task::Play) {
        stray("goal", "a goal belongs to `task: play`");
    }
    if !fields.options.is_empty() && !matches!(task, Task::Choose) {
        stray("option", "options belong to `task: choose`");
    }
    if fields.answer.is_some() && matches!(task, Task::Choose) {
        stray("answer", "put `(right)` after the options that are right");
    }
    if matches!(task, Task::SetUp) {
        for key in SETUP {
            stray(key, "it is always the game's array that is set up");
        }
        if fields.answer.is_some() {
            stray("answer", "the engine knows the array");
        }
    }
}
