//! `choose`: options to take or to leave, some of them claims that the engine decides.

use super::desk::Desk;
use super::{Candidate, ExerciseKind, Solved, needs_no_board, speaks_of_no_position};
use crate::check::claims::Judge;
use crate::check::links::Checking;
use crate::check::place::find_point;
use crate::check::scene::Scenes;
use crate::check::setup::side;
use crate::diag::{Diagnostic, Severity};
use crate::explain;
use crate::game::Verdict;
use crate::lang::Lang;
use crate::lesson::{Choice, Counted, Link, Player, Target, Task};
use crate::position::RuleId;

/// The findings that say that a claim is false; any others say that it cannot be understood.
const FALSE: [&str; 5] = ["not-legal", "not-illegal", "wrong-reason", "wrong-number", "wrong-state"];

/// An option, decided.
struct Decided {
    right: bool,
    says: Option<String>,
    rules: Vec<RuleId>,
    /// Whether the engine had a word in it.
    checked: bool,
}

/// Which of the options are right.
pub(super) fn choose(desk: &Desk<'_>, scenes: &mut Scenes<'_>, out: &mut Vec<Diagnostic>) -> Option<Solved> {
    let options = &desk.block.fields.options;
    let unread = desk.block.keys.iter().filter(|key| key.value == "option").count() != options.len();
    if options.is_empty() {
        if !desk.block.tries(&["option"]) {
            out.push(
                Diagnostic::error("no-options", desk.place(), "there is nothing to choose from")
                    .hint("add lines such as `option: yes (right)` and `option: no`"),
            );
        }
        return None;
    }
    let decided: Vec<Option<Decided>> = options.iter().map(|one| decide(desk, one, scenes, out)).collect();
    let decided: Vec<Decided> = decided.into_iter().collect::<Option<_>>()?;
    twice(options, out);
    let right = decided.iter().filter(|one| one.right).count();
    if right == 0 && !unread {
        out.push(
            Diagnostic::error("no-right-option", desk.place(), "none of the options is right")
                .hint("put `(right)` after the right one"),
        );
        return None;
    }
    if right == options.len() && !unread {
        let message = "all of the options are right, so there is nothing to choose";
        out.push(Diagnostic::warning("all-right", desk.place(), message).hint("add an option that is wrong"));
    }
    let letters: Vec<char> = desk.lang.text("exercise-letters", &[]).chars().collect();
    let named = |at: usize| match letters.get(at) {
        Some(letter) => format!("{letter}. {}", options[at].text.value),
        None => options[at].text.value.clone(),
    };
    let answers: Vec<String> = (0..options.len()).filter(|&at| decided[at].right).map(named).collect();
    let task = if right > 1 { "task-choose-all" } else { "task-choose-one" };
    Some(Solved {
        kind: ExerciseKind::Choose,
        task: desk.lang.text(task, &[]),
        hints: Vec::new(),
        answer: ended(answers.join("; ")),
        explanation: Vec::new(),
        rules: decided.iter().flat_map(|one| one.rules.iter().copied()).collect(),
        solution: None,
        claims: decided.iter().filter(|one| one.checked).count(),
        candidates: decided
            .into_iter()
            .enumerate()
            .map(|(at, one)| Candidate {
                machine: (at + 1).to_string(),
                text: named(at),
                tempting: !one.right && one.says.is_some(),
                right: one.right,
                says: one.says,
                line: Vec::new(),
            })
            .collect(),
    })
}

/// The text with a full stop, if nothing ends it yet.
fn ended(mut text: String) -> String {
    if !text.ends_with(['.', '!', '?', '…']) {
        text.push('.');
    }
    text
}

/// Reports options that say the same.
fn twice(options: &[Choice], out: &mut Vec<Diagnostic>) {
    for (at, option) in options.iter().enumerate() {
        if let Some(first) = options[..at].iter().find(|first| first.text.value == option.text.value) {
            out.push(
                Diagnostic::warning("same-option", option.text.span.clone(), "this option stands twice")
                    .related(first.text.span.clone(), "first given here")
                    .hint("leave it out, or say something else"),
            );
        }
    }
}

/// Whether an option is right; `None` if its claim cannot be understood, which is reported.
fn decide(
    desk: &Desk<'_>,
    option: &Choice,
    scenes: &mut Scenes<'_>,
    out: &mut Vec<Diagnostic>,
) -> Option<Decided> {
    let Some(link) = &option.claim else {
        return Some(Decided {
            right: option.right.is_some(),
            says: None,
            rules: Vec::new(),
            checked: false,
        });
    };
    let general = matches!(&link.target, Target::Count(what) if speaks_of_no_position(&what.value));
    let scene = match &link.about {
        Some(about) => scenes.get(desk.context.block(desk.lesson, about, out)?, out)?.clone(),
        None if needs_no_board(desk.block, &Task::Choose) && !general => {
            out.push(
                Diagnostic::error("no-position", link.place.clone(), "this claim speaks of no position")
                    .hint("give the exercise a position, or name a diagram: `…#id`"),
            );
            return None;
        }
        None => desk.judge.scene.clone(),
    };
    let judge = Judge { scene: &scene, ..*desk.judge };
    let mut found = Vec::new();
    let checking = Checking { context: desk.context, lesson: desk.lesson, link };
    checking.decide(&judge, &mut found);
    let (false_claim, other): (Vec<_>, Vec<_>) =
        found.into_iter().partition(|found: &Diagnostic| FALSE.contains(&found.code));
    let fatal = other.iter().any(|found| found.severity == Severity::Error);
    out.extend(other);
    if fatal {
        return None;
    }
    let right = false_claim.is_empty();
    if let (Some(place), Some(first)) = (&option.right, false_claim.into_iter().next()) {
        let message = format!("this option is not right: {}", first.message);
        let mut error = Diagnostic::error("false-option", place.clone(), message);
        error.notes = first.notes;
        out.push(error.hint("leave `(right)` out: the engine decides claims"));
        return None;
    }
    let (says, rules) = says(&judge, link, desk.lang);
    Some(Decided { right, says, rules, checked: true })
}

/// What the engine says of a claim, and by which rules.
fn says(judge: &Judge<'_>, link: &Link, lang: &Lang) -> (Option<String>, Vec<RuleId>) {
    let (game, position) = (judge.scene.game, &judge.scene.position);
    let mut unheard = Vec::new();
    match &link.target {
        Target::Legal(from, to) | Target::Illegal(from, to) => {
            let whence = judge.whence(from, &mut unheard);
            let to = find_point(game.spec().board, to, &mut unheard);
            let Some((whence, to)) = whence.zip(to) else { return (None, Vec::new()) };
            let verdict = judge.verdict(whence, to);
            let rules = match &verdict {
                Verdict::Legal(moves) => moves.iter().map(|mv| mv.rule).collect(),
                Verdict::Illegal(refusals) => refusals.first().map(|first| first.rule).into_iter().collect(),
            };
            (Some(explain::verdict(game, position, whence.way(to), &verdict, lang)), rules)
        }
        Target::Count(what) => {
            let truth = judge.count(&what.value, &what.span, &mut unheard);
            let says = truth.map(|truth| lang.text("claim-count", &[("number", (truth as usize).into())]));
            let rules = match &what.value {
                Counted::From(word) => {
                    let word = crate::lesson::Text::new(word.clone(), what.span.clone());
                    let moves = judge.whence(&word, &mut unheard).map(|whence| judge.moves(whence));
                    moves.into_iter().flatten().map(|mv| mv.rule).collect()
                }
                _ => Vec::new(),
            };
            (says, rules)
        }
        Target::Force(square, player) => {
            let Some(forces) = judge.force(square, &mut unheard) else { return (None, Vec::new()) };
            let force = match player.value {
                Player::White => forces[0],
                Player::Black => forces[1],
            };
            let of = lang.attr(explain::side_message(side(player.value)), "possessive", &[]);
            let at = square.value.clone();
            let args = [("side-of", of.into()), ("at", at.into()), ("force", force.to_string().into())];
            let rules = game.spec().rule("force").into_iter().collect();
            (Some(lang.text("claim-force", &args)), rules)
        }
        _ => {
            let end = game.outcome(position);
            (end.map(|end| explain::outcome(game, &end, lang)), end.map(|end| end.rule).into_iter().collect())
        }
    }
}
