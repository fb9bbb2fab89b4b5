//! `find moves of X`, `find squares where …`, `find captures`.

use super::desk::Desk;
use super::wheres::{Found, found};
use super::{Candidate, ExerciseKind, Solved, answer};
use crate::board::PointSet;
use crate::check::claims::takes;
use crate::diag::{Diagnostic, Span, Spanned};
use crate::diagram::Diagram;
use crate::explain;
use crate::game::Verdict;
use crate::lesson::{Show, Text, Where};
use crate::notation;
use crate::position::RuleId;

/// The squares to which a man, or the hand, may go.
pub(super) fn moves(desk: &Desk<'_>, from: &Text, out: &mut Vec<Diagnostic>) -> Option<Solved> {
    desk.must_go_on(&from.span, out)?;
    squares(desk, &[Spanned::new(Where::Reached(from.clone()), from.span.clone())], out)
}

/// The squares for which every claim holds.
pub(super) fn squares(
    desk: &Desk<'_>,
    claims: &[Spanned<Where>],
    out: &mut Vec<Diagnostic>,
) -> Option<Solved> {
    let all: Vec<_> = claims.iter().map(|claim| found(desk, &claim.value, &claim.span, out)).collect();
    let all: Vec<Found> = all.into_iter().collect::<Option<_>>()?;
    let place = claims.first().map_or_else(|| desk.place(), |claim| claim.span.clone());
    let board = desk.game().spec().board;
    let mut points: Vec<_> = board.points().collect();
    let right = points.iter().copied().filter(|&point| all.iter().all(|one| one.right.contains(point)));
    let right: PointSet = right.collect();
    let tempting = all.iter().fold(PointSet::EMPTY, |sum, one| sum | one.tempting) - right;
    let mut says: Vec<Option<String>> = Vec::new();
    for point in board.points() {
        let sentences: Vec<&str> = all.iter().filter_map(|one| one.says[point.index()].as_deref()).collect();
        says.push((!sentences.is_empty()).then(|| sentences.join(" ")));
    }
    answer::squares(desk, right, claims, &place, out);
    points.sort_by_key(|&point| desk.name(point));
    let candidates = points.into_iter().map(|point| Candidate {
        machine: desk.name(point),
        text: desk.name(point),
        right: right.contains(point),
        says: says[point.index()].take(),
        tempting: tempting.contains(point),
        line: Vec::new(),
    });
    Some(Solved {
        kind: ExerciseKind::Squares,
        candidates: candidates.collect(),
        task: task(desk, &all),
        hints: number_of_answers(desk, right.len()),
        answer: desk.listed(right),
        explanation: Vec::new(),
        rules: all.iter().flat_map(|one| one.rules.iter().copied()).collect(),
        solution: solution(desk, &all, right),
        claims: 1,
    })
}

fn task(desk: &Desk<'_>, all: &[Found]) -> String {
    match all {
        [one] => one.sentence.clone(),
        _ => {
            // A zone says at once which squares are meant.
            let zone = all.iter().position(|one| one.zone.is_some());
            let rest = all.iter().enumerate().filter(|&(at, _)| Some(at) != zone);
            let clauses: Vec<&str> = rest.map(|(_, one)| one.clause.as_str()).collect();
            let clauses = ("clauses", clauses.join("; ").into());
            match zone.and_then(|at| all[at].zone.as_deref()) {
                Some(squares) => desk.lang.attr("where-all", "zone", &[clauses, ("squares", squares.into())]),
                None => desk.lang.text("where-all", &[clauses]),
            }
        }
    }
}

fn solution(desk: &Desk<'_>, all: &[Found], right: PointSet) -> Option<Diagram> {
    match all {
        [Found { show: Some(show), .. }] => Some(desk.shown(vec![show.clone()])),
        _ => desk.marked(right),
    }
}

fn number_of_answers(desk: &Desk<'_>, count: usize) -> Vec<String> {
    if count == 0 { Vec::new() } else { vec![desk.lang.text("hint-answers", &[("count", count.into())])] }
}

/// The moves of the side to move that take.
pub(super) fn captures(desk: &Desk<'_>, place: &Span, out: &mut Vec<Diagnostic>) -> Option<Solved> {
    desk.must_go_on(place, out)?;
    let (game, position, lang) = (desk.game(), desk.position(), desk.lang);
    let mut moves = game.moves(position);
    moves.sort_by_cached_key(|mv| notation::machine(game, position, mv));
    let (right, quiet): (Vec<_>, Vec<_>) = moves.into_iter().partition(takes);
    answer::moves(desk, &right, place, out);
    let mut rules: Vec<RuleId> = right.iter().map(|mv| mv.rule).collect();
    let mut candidates = Vec::new();
    let mut written = Vec::new();
    for mv in &right {
        let text = notation::write_move(game, position, mv, lang);
        written.push(text.clone());
        candidates.push(Candidate {
            machine: notation::machine(game, position, mv),
            text,
            right: true,
            says: Some(explain::legal(game, position, mv, lang)),
            ..Candidate::default()
        });
    }
    for mv in &quiet {
        let text = notation::write_move(game, position, mv, lang);
        let says = Some(lang.text("wrong-quiet", &[("move", text.as_str().into())]));
        let machine = notation::machine(game, position, mv);
        candidates.push(Candidate { machine, text, says, ..Candidate::default() });
    }
    // A man in line that may not be taken is what a reader will stumble over.
    for from in position.of(position.state.turn) {
        let verdicts = game.verdicts(position, from);
        for to in position.of(position.state.turn.other()) {
            let Verdict::Illegal(refusals) = &verdicts[to.index()] else { continue };
            let Some(first) = refusals.first() else { continue };
            if super::wheres::out_of_reach(game, refusals) {
                continue;
            }
            rules.push(first.rule);
            candidates.push(Candidate {
                machine: format!("{}{}", desk.name(from), desk.name(to)),
                text: format!("{}–{}", desk.name(from), desk.name(to)),
                right: false,
                says: Some(explain::illegal(game, position, (from, to), refusals, lang)),
                tempting: true,
                line: Vec::new(),
            });
        }
    }
    let answer = match written.is_empty() {
        true => lang.text("answer-none", &[]),
        false => format!("{}.", written.join(", ")),
    };
    Some(Solved {
        kind: ExerciseKind::Moves,
        task: desk.of_turn("task-find-captures"),
        hints: number_of_answers(desk, right.len()),
        candidates,
        answer,
        explanation: Vec::new(),
        rules,
        solution: (!right.is_empty()).then(|| desk.shown(vec![Show::Captures])),
        claims: 1,
    })
}
