//! What the text of a link says must agree with what the link claims.

use std::ops::Range;

use super::super::claims::{Judge, takes};
use super::super::place::warn_look_alikes;
use super::super::prose::{self, Written};
use super::super::whence::Whence;
use super::Checking;
use crate::board::Point;
use crate::diag::{Diagnostic, Span};
use crate::game::Verdict;
use crate::lang::Case;
use crate::notation;

impl Checking<'_, '_> {
    /// Every square that the text names must be one of those that the claim is about.
    pub(super) fn text_names(&self, judge: &Judge<'_>, squares: &[String], out: &mut Vec<Diagnostic>) {
        let text = &self.link.text;
        for (range, written) in prose::squares(judge.scene.game.spec().board, &text.value) {
            let place = self.text_place(range.clone());
            match notation::parse_point(judge.scene.game.spec().board, written) {
                Ok((point, latin)) => {
                    let name = judge.name(point);
                    if let Some(latin) = latin
                        && place.text() == written
                    {
                        let range = 0..place.range.len();
                        warn_look_alikes(&place, &[notation::LookAlike { range, latin }], out);
                    }
                    if !squares.contains(&name) {
                        let about = squares.join("–");
                        let message = format!("the text names `{name}`, and the claim is about `{about}`");
                        out.push(
                            Diagnostic::error("text-disagrees", place, message)
                                .related(self.link.place.clone(), "the claim"),
                        );
                    }
                }
                Err(_) => continue,
            }
        }
    }

    /// A text about the number of squares of one square may name that one, and those that are counted.
    pub(super) fn text_counts(
        &self,
        judge: &Judge<'_>,
        own: &String,
        known: &[String],
        out: &mut Vec<Diagnostic>,
    ) {
        let board = judge.scene.game.spec().board;
        let named = prose::squares(board, &self.link.text.value);
        let known = |written: &str| {
            let point = notation::parse_point(board, written).ok();
            point.is_some_and(|(point, _)| known.contains(&judge.name(point)))
        };
        if named.iter().any(|(_, written)| !known(written)) {
            self.text_names(judge, std::slice::from_ref(own), out);
        }
    }

    /// The number in the text must be the true one.
    pub(super) fn text_number(&self, truth: &str, note: Option<String>, out: &mut Vec<Diagnostic>) {
        let text = &self.link.text;
        let numbers = prose::numbers(&text.value);
        if numbers.is_empty() {
            out.push(
                Diagnostic::error("no-number", text.span.clone(), "this claim has no number in its text")
                    .hint(format!("write the number in digits: `{truth}`")),
            );
        }
        for (range, number) in numbers {
            let agrees = match (notation::parse_halves(number), notation::parse_halves(truth)) {
                (Ok(claimed), Ok(truth)) => claimed == truth,
                _ => false,
            };
            if agrees {
                continue;
            }
            let place = self.text_place(range);
            let message = format!("the number is {truth}, not {number}");
            let mut diagnostic = Diagnostic::error("wrong-number", place.clone(), message);
            diagnostic.notes.extend(note.clone());
            let written = match notation::parse_halves(truth) {
                Ok(truth) => notation::write_halves(truth, number),
                Err(_) => truth.to_owned(),
            };
            out.push(match place.text() == number {
                true => diagnostic.bless(place, written),
                false => diagnostic,
            });
        }
    }

    /// A move that the text writes must be that of the claim: made by that man, in that direction, and a capture only where
    /// something is taken. Squares that do not belong to it have been reported.
    pub(super) fn text_move(
        &self,
        judge: &Judge<'_>,
        start: Whence,
        to: Point,
        verdict: &Verdict,
        out: &mut Vec<Diagnostic>,
    ) {
        let game = judge.scene.game;
        let board = game.spec().board;
        let text = &self.link.text.value;
        let mut wrong = |range: Range<usize>, message: String| {
            let error = Diagnostic::error("text-disagrees", self.text_place(range), message);
            out.push(error.related(self.link.place.clone(), "the claim"));
        };
        let Whence::Man(from) = start else { return };
        let point = |written: &str| notation::parse_point(board, written).ok().map(|(point, _)| point);
        let Some(man) = judge.scene.position.at(from) else { return };
        // The man of the text, where it names one and it is not that of the claim.
        let other = |letters: &str| {
            let read = |lang| notation::parse_kind(game, letters, &[lang]);
            let langs = judge.reading.iter().filter(|_| !letters.is_empty());
            let kinds: Vec<_> = langs.filter_map(|&lang| read(lang)).collect();
            let &other = kinds.first().filter(|_| !kinds.contains(&man.kind()))?;
            let name = |kind| notation::kind_name(game, kind, judge.english, Case::Nominative);
            let (other, own, at) = (name(other), name(man.kind()), judge.name(from));
            Some(format!("the text names the {other}, and the claim is about the {own} on `{at}`"))
        };
        let squares = prose::squares(board, text);
        for pair in squares.windows(2) {
            let [(first, a), (second, b)] = pair else { continue };
            let sign = text[first.end..second.start].trim();
            let joined = matches!(sign, "" | "-" | "–" | "—" | "→" | "->" | "x" | "х" | ":" | "~" | "÷");
            if joined && from != to && (point(a), point(b)) == (Some(to), Some(from)) {
                let message = format!("the text goes from `{a}` to `{b}`, and the claim the other way round");
                wrong(first.start..second.end, message);
                return;
            }
            // `R c2-c4`, `Ritter c2–c4`
            let before = text[..first.start].trim_end();
            let word = before.rfind(|c: char| !c.is_alphanumeric()).map_or(before, |at| {
                let sign = before[at..].chars().next().map_or(1, char::len_utf8);
                &before[at + sign..]
            });
            if joined
                && (point(a), point(b)) == (Some(from), Some(to))
                && let Some(message) = other(word)
            {
                wrong(before.len() - word.len()..second.end, message);
                return;
            }
        }
        for Written { range, letters, capture, to: written } in prose::written_moves(board, text) {
            if point(written) != Some(to) {
                continue;
            }
            if let Some(message) = other(letters) {
                wrong(range, message);
            } else if capture
                && let Verdict::Legal(moves) = verdict
                && !moves.iter().any(takes)
            {
                wrong(range, "the text writes a capture, and the move takes nothing".to_owned());
            }
        }
    }

    /// A part of the text of the link; the whole where escapes keep it from being found.
    fn text_place(&self, range: Range<usize>) -> Span {
        let text = &self.link.text;
        if text.span.text() == text.value { text.span.sub(range) } else { text.span.clone() }
    }
}
