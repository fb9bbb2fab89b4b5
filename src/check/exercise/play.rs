//! `play`: every move that reaches the goal, and what refutes the others.

mod held;
mod words;

use super::desk::Desk;
use super::{Candidate, ExerciseKind, Solved, Step, answer};
use crate::board::Point;
use crate::check::place::find_point;
use crate::diag::{Diagnostic, Span};
use crate::explain;
use crate::game::Check;
use crate::lesson::{Aim, Goal as Wanted, Show, Text};
use crate::notation;
use crate::position::{Move, RuleId};
use crate::search::{Goal, Proof, Refutation, Try};

/// The most wrong moves that a book names.
const MOST_TEMPTING: usize = 4;

/// A move that reaches the goal whatever is replied.
pub(super) fn play(desk: &Desk<'_>, place: &Span, out: &mut Vec<Diagnostic>) -> Option<Solved> {
    let Some(wanted) = &desk.block.fields.goal else {
        if !desk.block.tries(&["goal"]) {
            out.push(
                Diagnostic::error("no-goal", place.clone(), "there is no goal to play for")
                    .hint("add a line such as `goal: mate in 2` or `goal: capture d4`"),
            );
        }
        return None;
    };
    desk.must_go_on(place, out)?;
    let (goal, man) = goal(desk, &wanted.value, &wanted.span, out)?;
    let moves = wanted.value.moves.value;
    let known = desk.context.proof(desk.game(), desk.position(), (goal, moves));
    let proof = &known.proof;
    let asked = held::Asked { desk, wanted: &wanted.value, goal, place: &wanted.span };
    let told = asked.hold(proof, out)?;
    let (game, position, lang) = (desk.game(), desk.position(), desk.lang);
    let right: Vec<Move> = proof.keys.iter().map(|key| key.mv).collect();
    let answer = match (&right[..], told) {
        ([], held::Told::None) => lang.text("answer-none", &[]),
        ([], held::Told::Undecided) => lang.text("answer-undecided", &[]),
        _ => {
            let texts = right.iter().map(|mv| notation::write_move(game, position, mv, lang));
            format!("{}.", texts.collect::<Vec<_>>().join(", "))
        }
    };
    let (mut explanation, ends) = words::explanation(desk, proof, lang);
    explanation.extend(words::choice(desk, proof));
    let rules = right.iter().map(|mv| mv.rule).chain(ends);
    Some(Solved {
        kind: ExerciseKind::Play,
        task: words::task(desk, &wanted.value, man, proof),
        hints: hints(desk, &right),
        candidates: candidates(desk, proof),
        answer,
        explanation,
        rules: rules.collect::<Vec<RuleId>>(),
        solution: (!right.is_empty()).then(|| drawn(desk, &right)),
        claims: usize::from(told != held::Told::Undecided),
    })
}

/// What the prover is asked for, and the man that it is about.
fn goal(
    desk: &Desk<'_>,
    wanted: &Wanted,
    span: &Span,
    out: &mut Vec<Diagnostic>,
) -> Option<(Goal, Option<Point>)> {
    let (game, position) = (desk.game(), desk.position());
    let own = position.state.turn;
    let mut man = |square: &Text, mine: bool, verb: &str| {
        let at = desk.judge.man_at(square, out)?;
        let side = position.at(at)?.side();
        if (side == own) == mine {
            return Some(at);
        }
        let whose = if mine { "of the side to move" } else { "of the other side" };
        let message = format!("the man on `{}` is not one {whose}, so it cannot be {verb}", desk.name(at));
        let men = explain::position(game, position, desk.judge.english);
        out.push(Diagnostic::error("wrong-man", square.span.clone(), message).note(men));
        None
    };
    let (goal, man) = match &wanted.aim {
        Aim::Win => (Goal::Win, None),
        Aim::Mate => (Goal::mate(game), None),
        Aim::Promote => (Goal::Promote, None),
        Aim::Check => (Goal::Check, None),
        Aim::Capture(square) => {
            let at = man(square, false, "captured")?;
            (Goal::Capture(at), Some(at))
        }
        Aim::Save(square) => {
            let at = man(square, true, "saved")?;
            (Goal::Save(at), Some(at))
        }
        Aim::Freeze(square) => {
            if game.frozen(position).is_none() {
                let message = format!("nothing freezes in {}", game.spec().id);
                let error = Diagnostic::error("no-such-goal", span.clone(), message);
                out.push(error.hint("set another goal"));
                return None;
            }
            let at = man(square, false, "frozen")?;
            (Goal::Freeze(at), Some(at))
        }
        Aim::Reach(square) => {
            let to = find_point(game.spec().board, square, out)?;
            (Goal::Reach { to, man: None }, Some(to))
        }
        Aim::Stalemate => match Goal::stalemate(game) {
            Some(goal) => (goal, None),
            None => {
                let message = format!("{} has no rule of stalemate or blockade", game.spec().id);
                let error = Diagnostic::error("no-such-goal", span.clone(), message);
                out.push(error.hint("set another goal"));
                return None;
            }
        },
    };
    Some((goal, man))
}

fn hints(desk: &Desk<'_>, right: &[Move]) -> Vec<String> {
    let mut hints = Vec::new();
    if right.len() > 1 {
        hints.push(desk.lang.text("hint-keys", &[("count", right.len().into())]));
    }
    let from = right.first().and_then(|first| first.from);
    if let Some(from) = from.filter(|_| right.iter().all(|mv| mv.from == from)) {
        hints.push(desk.of_man("hint-mover", from, &[]));
    }
    hints
}

fn candidates(desk: &Desk<'_>, proof: &Proof) -> Vec<Candidate> {
    let lang = desk.lang;
    let candidate = |line: &[Move], right, says, tempting| {
        let line = steps(desk, line);
        let (machine, text) =
            line.first().map(|first| (first.machine.clone(), first.text.clone())).unwrap_or_default();
        Candidate { machine, text, right, says, tempting, line }
    };
    let named = tempting(desk, &proof.tries);
    let keys = proof.keys.iter().map(|key| candidate(&key.line, true, words::line_after(desk, key), false));
    let tries = proof.tries.iter().map(|tried| {
        let says = words::refuted(desk, tried, lang);
        let reply = match tried.refutation {
            Refutation::Reply { mv, .. } => Some(mv),
            _ => None,
        };
        let line: Vec<Move> = [tried.mv].into_iter().chain(reply).collect();
        candidate(&line, false, Some(says), named.contains(&tried.mv))
    });
    keys.chain(tries).collect()
}

/// A line of play, move by move.
fn steps(desk: &Desk<'_>, line: &[Move]) -> Vec<Step> {
    let game = desk.game();
    let mut position = *desk.position();
    let step = |mv: &Move| {
        let (machine, text) =
            (notation::machine(game, &position, mv), notation::write_move(game, &position, mv, desk.lang));
        position = position.apply(mv);
        Step { machine, text, fen: notation::write_position(game, &position) }
    };
    line.iter().map(step).collect()
}

/// The wrong moves that readers are most likely to try: checks first, then captures.
fn tempting(desk: &Desk<'_>, tries: &[Try]) -> Vec<Move> {
    let (game, position) = (desk.game(), desk.position());
    let checks = tries.iter().filter(|tried| game.check(&position.apply(&tried.mv)) != Check::None);
    let captures = tries.iter().filter(|tried| !tried.mv.captures().is_empty());
    let mut named: Vec<Move> = Vec::new();
    for tried in checks.chain(captures) {
        if named.len() < MOST_TEMPTING && !named.contains(&tried.mv) {
            named.push(tried.mv);
        }
    }
    named
}

/// The board with an arrow for every right move.
fn drawn(desk: &Desk<'_>, right: &[Move]) -> crate::diagram::Diagram {
    let word = |point: Point| desk.word(desk.name(point));
    let shows = right.iter().filter_map(|mv| match (mv.from, mv.to) {
        (Some(from), Some(to)) if from != to => Some(Show::Arrow(word(from), word(to))),
        (_, Some(to)) => Some(Show::Mark(vec![word(to)])),
        _ => None,
    });
    desk.shown(shows.collect())
}

/// Moves in the author's words, for messages.
fn written(desk: &Desk<'_>, moves: &[Move]) -> String {
    answer::written(desk, moves)
}
