//! Claims about numbers: counts and forces.

use super::claims::{Judge, takes};
use super::context::{unknown, unknown_zone};
use super::lone;
use super::place::{find_point, parse_error};
use super::setup::side;
use crate::board::PointSet;
use crate::diag::{Diagnostic, Span};
use crate::explain;
use crate::game::Halves;
use crate::lang::Case;
use crate::lesson::{CountClaim, Counted, ForceClaim, Text};
use crate::notation;
use crate::position::{Kind, Side};

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
        if let Some(points) = self.counted_points(what, span, &mut Vec::new()) {
            let names = if points.is_empty() { "none".to_owned() } else { self.names(points).join(" ") };
            return Some(format!("the engine counts: {names}"));
        }
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
            Counted::Max(kind) => lone::most(game, self.kind(kind, span, out)?),
            Counted::Min(kind) => lone::fewest(game, self.kind(kind, span, out)?),
            Counted::Alone(kind, square) => {
                let kind = self.kind(kind, span, out)?;
                let point = find_point(game.spec().board, &Text::new(square.clone(), span.clone()), out)?;
                let Some(squares) = lone::destinations(game, kind, point) else {
                    let name = notation::kind_name(game, kind, self.english, Case::Nominative);
                    let message = format!("no {name} may stand on `{}`", self.name(point));
                    out.push(Diagnostic::error("no-place", span.clone(), message));
                    return None;
                };
                squares.len()
            }
            Counted::Men(..) | Counted::Zone(_) => self.counted_points(what, span, out)?.len(),
        };
        Some(count as u32)
    }

    /// The points that are counted, where points are.
    pub(super) fn counted_points(
        &self,
        what: &Counted,
        span: &Span,
        out: &mut Vec<Diagnostic>,
    ) -> Option<PointSet> {
        let (game, position) = (self.scene.game, &self.scene.position);
        let board = game.spec().board;
        let zones = || board.zones().iter().map(|zone| zone.id);
        match what {
            Counted::Zone(id) => {
                let points = board.zone(id);
                if points.is_none() {
                    let word = Text::new(id.clone(), span.clone());
                    out.push(unknown_zone(game.spec(), &word));
                }
                points
            }
            Counted::Men(player, of) => {
                let men = player.map_or(position.occupied(), |player| position.of(side(player)));
                let Some(of) = of else { return Some(men) };
                if let Some(zone) = board.zone(of) {
                    return Some(men & zone);
                }
                let Some(kind) = notation::parse_kind(game, of, self.reading) else {
                    let known = zones().chain(game.spec().kinds.iter().map(|kind| kind.id));
                    let word = Text::new(of.clone(), span.clone());
                    out.push(unknown("unknown-zone", &word, "zone or piece", &known.collect::<Vec<_>>()));
                    return None;
                };
                Some(men.iter().filter(|&at| position.at(at).is_some_and(|man| man.kind() == kind)).collect())
            }
            _ => None,
        }
    }

    fn kind(&self, name: &str, span: &Span, out: &mut Vec<Diagnostic>) -> Option<Kind> {
        let game = self.scene.game;
        let kind = notation::parse_kind(game, name, self.reading);
        if kind.is_none() {
            let kinds = game.spec().kinds.iter().map(|kind| kind.id).collect::<Vec<_>>();
            out.push(unknown("unknown-piece", &Text::new(name.to_owned(), span.clone()), "piece", &kinds));
        }
        kind
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
