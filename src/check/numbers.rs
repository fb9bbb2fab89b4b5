//! Claims about numbers: counts and forces.

use super::claims::{Judge, takes};
use super::context::unknown;
use super::lone;
use super::place::{find_point, parse_error};
use crate::diag::{Diagnostic, Span};
use crate::explain;
use crate::game::Halves;
use crate::lesson::{CountClaim, Counted, ForceClaim, Text};
use crate::notation;
use crate::position::Side;

impl Judge<'_> {
    pub(super) fn counted(&self, claim: &CountClaim, out: &mut Vec<Diagnostic>) {
        let Some(truth) = self.count(&claim.what.value, &claim.what.span, out) else { return };
        if truth != claim.number.value {
            let message = format!("there are {truth}, not {}", claim.number.value);
            let place = claim.number.span.clone();
            let mut diagnostic = Diagnostic::error("wrong-count", place.clone(), message);
            diagnostic.notes.extend(self.count_note(&claim.what.value, &claim.what.span));
            out.push(diagnostic.bless(place, truth.to_string()));
        }
    }

    /// The squares behind a count, as a line of a message.
    pub(super) fn count_note(&self, what: &Counted, span: &Span) -> Option<String> {
        let Counted::From(square) = what else { return None };
        let word = Text::new(square.clone(), span.clone());
        let whence = self.whence(&word, &mut Vec::new())?;
        let (truth, captures) = self.destinations(whence);
        Some(format!("{} -> {}", self.word(whence), self.list(truth, captures)))
    }

    /// The true number.
    pub(super) fn count(&self, what: &Counted, span: &Span, out: &mut Vec<Diagnostic>) -> Option<u32> {
        let (game, position) = (self.scene.game, &self.scene.position);
        let count = match what {
            Counted::From(square) => {
                let whence = self.whence(&Text::new(square.clone(), span.clone()), out)?;
                self.destinations(whence).0.len()
            }
            Counted::Moves => game.moves(position).len(),
            Counted::Captures => game.moves(position).iter().filter(|mv| takes(mv)).count(),
            Counted::Max(kind) => {
                let Some(kind) = notation::parse_kind(game, kind, self.reading) else {
                    let kinds = game.spec().kinds.iter().map(|kind| kind.id).collect::<Vec<_>>();
                    let word = Text::new(kind.clone(), span.clone());
                    out.push(unknown("unknown-piece", &word, "piece", &kinds));
                    return None;
                };
                lone::most(game, kind)
            }
        };
        Some(count as u32)
    }

    pub(super) fn forces(&self, claim: &ForceClaim, out: &mut Vec<Diagnostic>) {
        let Some(truth) = self.force(&claim.square, out) else { return };
        for (side, number, truth) in
            [(Side::White, &claim.white, truth[0]), (Side::Black, &claim.black, truth[1])]
        {
            match notation::parse_halves(&number.value) {
                Err(error) => out.push(parse_error("bad-number", &number.span, error)),
                Ok(claimed) if claimed == truth => {}
                Ok(claimed) => {
                    let of = self.english.attr(explain::side_message(side), "possessive", &[]);
                    let message = format!("{of} force on `{}` is {truth}, not {claimed}", claim.square.value);
                    let place = number.span.clone();
                    let truth = notation::write_halves(truth, &number.value);
                    out.push(Diagnostic::error("wrong-force", place.clone(), message).bless(place, truth));
                }
            }
        }
    }

    /// The forces on a square, in games that have force.
    pub(super) fn force(&self, square: &Text, out: &mut Vec<Diagnostic>) -> Option<[Halves; 2]> {
        let game = self.scene.game;
        let point = find_point(game.spec().board, square, out)?;
        let force = game.force(&self.scene.position, point);
        if force.is_none() {
            let message = format!("{} knows no force", game.spec().id);
            out.push(Diagnostic::error("no-force", square.span.clone(), message));
        }
        force
    }
}
