//! The author's goal and answer held against what the prover finds.

use super::words::{line, refuted};
use super::written;
use crate::board::Point;
use crate::check::exercise::answer::{NONE, parts};
use crate::check::exercise::desk::Desk;
use crate::check::exercise::wheres::out_of_reach;
use crate::check::place::{check_sign, move_error, warn_look_alikes};
use crate::diag::{Diagnostic, Severity, Span};
use crate::explain;
use crate::game::Verdict;
use crate::lesson::{Goal as Wanted, Text};
use crate::notation::{self, Found};
use crate::position::{Move, Position};
use crate::search::{Goal, Key, Proof, Refutation, Try};

/// The most moves whose fate is told in a message.
const MOST_NOTES: usize = 4;

/// What may be told of an exercise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Told {
    /// The moves that solve it.
    Keys,
    /// That there is no solution, as its author says.
    None,
    /// Nothing for certain: the prover had to break off.
    Undecided,
}

/// A goal that the prover has looked at.
pub(super) struct Asked<'a> {
    pub(super) desk: &'a Desk<'a>,
    pub(super) wanted: &'a Wanted,
    pub(super) goal: Goal,
    pub(super) place: &'a Span,
}

impl Asked<'_> {
    /// Reports what is wrong; `None` if there is nothing left to show.
    pub(super) fn hold(&self, proof: &Proof, out: &mut Vec<Diagnostic>) -> Option<Told> {
        let answer = self.desk.block.fields.answer.as_ref();
        let denies = answer.is_some_and(|answer| answer.value.trim() == NONE);
        if let Some(shortest) = proof.shortest().filter(|&shortest| shortest < self.wanted.moves.value) {
            self.shorter(proof, shortest, out);
            return Some(Told::Keys);
        }
        if !proof.is_complete() {
            let mut warning = undecided(self.place.clone(), proof)
                .hint("ask for fewer moves, or take men off the board: nothing is claimed of this exercise");
            warning.notes = self.solving(proof.keys.iter());
            out.push(warning);
            if let Some(answer) = answer.filter(|_| !denies) {
                self.answers(answer, proof, out);
            }
            return Some(Told::Undecided);
        }
        if proof.keys.is_empty() {
            if denies {
                return Some(Told::None);
            }
            self.unsolved(answer, proof, out);
            return None;
        }
        match answer {
            Some(answer) => self.answers(answer, proof, out),
            None if proof.keys.len() > 1 => self.several(proof, out),
            None => {}
        }
        Some(Told::Keys)
    }

    fn line(&self, start: &Position, moves: &[Move]) -> String {
        line(self.desk.game(), start, moves, self.desk.judge.english)
    }

    /// The lines by which keys solve it; a single move is no line.
    fn solving<'k>(&self, keys: impl Iterator<Item = &'k Key>) -> Vec<String> {
        let lines = keys.filter(|key| key.line.len() > 1).take(MOST_NOTES);
        lines.map(|key| self.line(self.desk.position(), &key.line)).collect()
    }

    fn shorter(&self, proof: &Proof, shortest: u32, out: &mut Vec<Diagnostic>) {
        let asked = self.wanted.moves.value;
        let keys: Vec<Move> = proof.shortest_keys().map(|key| key.mv).collect();
        let moves = if shortest == 1 { "1 move is".to_owned() } else { format!("{shortest} moves are") };
        let message = format!("{moves} enough, not {asked}: {}", written(self.desk, &keys));
        let place = &self.wanted.moves.span;
        let mut error = Diagnostic::error("shorter-solution", place.clone(), message);
        error.notes = self.solving(proof.shortest_keys());
        let error = error.hint(format!("ask for {shortest}, or change the position"));
        out.push(if place.text() == asked.to_string() {
            error.offer(place.clone(), shortest.to_string())
        } else {
            error
        });
    }

    fn unsolved(&self, answer: Option<&Text>, proof: &Proof, out: &mut Vec<Diagnostic>) {
        let moves = self.wanted.moves.value;
        let message = match moves {
            1 => "no move reaches this goal".to_owned(),
            moves => format!("this goal cannot be forced in {moves} moves"),
        };
        let mut error = Diagnostic::error("no-solution", self.place.clone(), message);
        let meant: Vec<Move> = answer.map_or_else(Vec::new, |answer| {
            let read = |part: &Text| self.read(part).0.first().map(|found| found.mv);
            parts(answer).iter().filter_map(read).collect()
        });
        // What the author meant comes first, then what looks most like a solution.
        let mut told: Vec<&Try> = proof.tries.iter().filter(|tried| meant.contains(&tried.mv)).collect();
        if told.is_empty() {
            let named = super::tempting(self.desk, &proof.tries);
            told = proof.tries.iter().filter(|tried| named.contains(&tried.mv)).collect();
        }
        // That a move simply does something else need not be said.
        told.retain(|tried| tried.refutation != Refutation::Misses || meant.contains(&tried.mv));
        error.notes =
            told.into_iter().map(|tried| refuted(self.desk, tried, self.desk.judge.english)).collect();
        error.notes.extend(self.kept_away());
        out.push(error.hint("change the goal or the position, or write `answer: none`"));
    }

    /// Why the men in line with the square in question may not go there.
    fn kept_away(&self) -> Vec<String> {
        let (Goal::Capture(to) | Goal::Reach { to, .. }) = self.goal else { return Vec::new() };
        let (game, position) = (self.desk.game(), self.desk.position());
        let why = |from: Point| match game.verdict(position, from, to) {
            Verdict::Illegal(refusals) if from != to && !out_of_reach(game, &refusals) => {
                Some(explain::illegal(game, position, (from, to), &refusals, self.desk.judge.english))
            }
            _ => None,
        };
        position.of(position.state.turn).iter().filter_map(why).take(MOST_NOTES).collect()
    }

    fn several(&self, proof: &Proof, out: &mut Vec<Diagnostic>) {
        let keys: Vec<Move> = proof.keys.iter().map(|key| key.mv).collect();
        let message = format!("{} moves solve it", keys.len());
        out.push(
            Diagnostic::warning("several-solutions", self.place.clone(), message)
                .note(written(self.desk, &keys))
                .hint(format!(
                    "write `answer: {}` if all are meant, or change the position",
                    written(self.desk, &keys)
                )),
        );
    }

    /// The moves that a text writes, one after another.
    fn read(&self, part: &Text) -> (Vec<Found>, Option<notation::MoveError>) {
        let desk = self.desk;
        notation::find_moves(desk.game(), desk.position(), &part.value, desk.judge.reading)
    }

    /// Holds the answer against the keys: each of its parts is a move or a line of play.
    fn answers(&self, answer: &Text, proof: &Proof, out: &mut Vec<Diagnostic>) {
        let before = out.len();
        let mut named: Vec<Move> = Vec::new();
        for part in parts(answer) {
            if part.value == NONE {
                let message = format!("there is an answer: {}", written(self.desk, &self.moves(proof)));
                out.push(
                    Diagnostic::error("wrong-answer", part.span, message)
                        .hint("name the moves that solve it"),
                );
                return;
            }
            let (found, error) = self.read(&part);
            let broken = error.is_some();
            let good = out.len();
            named.extend(self.follow(&part, &found, proof, out));
            // After a move that is wrong the rest of the line has lost its meaning.
            if let Some(error) = error.filter(|_| out.len() == good) {
                let last = found.iter().fold(*self.desk.position(), |position, one| position.apply(&one.mv));
                out.push(move_error(self.desk.game(), &last, &part.span, error, self.desk.judge.english));
            }
            if broken && found.is_empty() {
                return;
            }
        }
        let missing: Vec<&Key> = proof.keys.iter().filter(|key| !named.contains(&key.mv)).collect();
        // A wrong move is likely to stand for a right one: to say it twice would not help.
        let wrong = out[before..].iter().filter(|found| found.severity == Severity::Error).count();
        if missing.len() <= wrong {
            return;
        }
        let moves: Vec<Move> = missing.iter().map(|key| key.mv).collect();
        let message = format!("the answer misses {}, which also solves it", written(self.desk, &moves));
        let message = if moves.len() > 1 { message.replace("solves", "solve") } else { message };
        let message = if named.is_empty() { message.replace("also ", "") } else { message };
        let mut error = Diagnostic::error("incomplete-answer", answer.span.clone(), message);
        error.notes = self.solving(missing.iter().copied());
        let all = written(self.desk, &self.moves(proof));
        let error = error.hint(format!("the right answer is: {all}"));
        out.push(if wrong > 0 { error } else { error.offer(answer.span.clone(), all) });
    }

    fn moves(&self, proof: &Proof) -> Vec<Move> {
        proof.keys.iter().map(|key| key.mv).collect()
    }

    /// Follows a line of the answer; returns its first move.
    fn follow(&self, part: &Text, found: &[Found], proof: &Proof, out: &mut Vec<Diagnostic>) -> Option<Move> {
        let (game, english) = (self.desk.game(), self.desk.judge.english);
        let attacker = self.desk.position().state.turn;
        let mut position = *self.desk.position();
        let mut goal = Some(self.goal);
        let mut left = self.wanted.moves.value;
        for (at, one) in found.iter().enumerate() {
            // An end of the game may yet be brought about by the reply to the last move.
            let may_reply = self.goal.is_end() && position.state.turn != attacker;
            if at > 0 && !may_reply && (left == 0 || goal.is_none()) {
                let place = part.span.sub(one.written.range.clone());
                let message = format!("the goal is reached before `{}`", place.text());
                out.push(
                    Diagnostic::warning("surplus-moves", place, message)
                        .hint("end the line where the goal is reached"),
                );
                break;
            }
            let after = position.apply(&one.mv);
            warn_look_alikes(&part.span, &one.written.look_alikes, out);
            check_sign(game, &after, &part.span, one, out);
            if position.state.turn == attacker {
                let place = part.span.sub(one.written.range.clone());
                let later;
                let proof = if at == 0 {
                    proof
                } else {
                    let (Some(goal), context) = (goal, self.desk.context) else { break };
                    later = context.proof(game, &position, (goal, left));
                    &later.proof
                };
                if at > 0 && proof.undecided.contains(&one.mv) {
                    // Of the first move it has been said.
                    out.push(undecided(place, proof).hint("leave this move and the next out of the answer"));
                    break;
                }
                if let Some(tried) = proof.tried(&one.mv) {
                    let message = format!("`{}` does not solve it", place.text());
                    let says = match at {
                        0 => refuted(self.desk, tried, english),
                        _ => self.refuted_later(&position, tried),
                    };
                    out.push(Diagnostic::error("wrong-answer", place, message).note(says).hint(
                        match self.better(proof, &position) {
                            Some(better) => format!("what solves it is {better}"),
                            None => "take this move out of the answer".to_owned(),
                        },
                    ));
                    break;
                }
                let key = proof.key(&one.mv);
                if let (Some(key), Some(shortest)) = (key, proof.shortest())
                    && key.moves > shortest
                {
                    let shorter: Vec<Move> =
                        proof.shortest_keys().take(1).flat_map(|key| key.line.clone()).collect();
                    let message = format!("`{}` is not the shortest way", place.text());
                    out.push(
                        Diagnostic::error("longer-answer", place, message)
                            .note(self.line(&position, &shorter))
                            .hint(format!("{shortest} instead of {} moves are enough", key.moves)),
                    );
                    break;
                }
                left = key.map_or(left, |key| key.moves).saturating_sub(1);
            }
            goal = goal.and_then(|goal| goal.after(&one.mv));
            position = after;
        }
        found.first().map(|first| first.mv)
    }

    /// The shortest way on from a position, for a message.
    fn better(&self, proof: &Proof, position: &Position) -> Option<String> {
        let key = proof.keys.first()?;
        let (game, english) = (self.desk.game(), self.desk.judge.english);
        Some(notation::write_move(game, position, &key.mv, english))
    }

    /// Why a later move of a line is wrong.
    fn refuted_later(&self, position: &Position, tried: &Try) -> String {
        let scene = crate::check::scene::Scene { position: *position, ..self.desk.judge.scene.clone() };
        let judge = crate::check::claims::Judge { scene: &scene, ..*self.desk.judge };
        refuted(&Desk { judge: &judge, ..*self.desk }, tried, self.desk.judge.english)
    }
}

/// The warning that the prover had to break off.
fn undecided(place: Span, proof: &Proof) -> Diagnostic {
    let message = format!("the prover looked at {} positions and did not come to an end", proof.searched);
    Diagnostic::warning("undecided", place, message)
}
