//! Claims about what a move takes, and marks that the author has set by hand.

use super::claims::Judge;
use super::place::{find_point, move_error, reasons, warn_look_alikes};
use super::whence::Whence;
use crate::board::PointSet;
use crate::diag::Diagnostic;
use crate::game::Verdict;
use crate::lesson::{Destinations, HandMark, HandMarkKind, Text};
use crate::notation::{self, Mistake};
use crate::position::Move;

impl Judge<'_> {
    /// Checks that a move takes the men on these squares and no others.
    pub(super) fn vanishes(&self, claim: &Destinations, out: &mut Vec<Diagnostic>) {
        let board = self.scene.game.spec().board;
        let Some(mv) = self.move_named(&claim.from, out) else { return };
        let mut claimed = PointSet::EMPTY;
        for to in &claim.to {
            let Some(point) = find_point(board, &to.square, out) else { return };
            claimed.insert(point);
        }
        let truth = mv.captures();
        // A mover that leaves the board itself may be named with what it takes.
        if claimed == truth || claimed == mv.removes {
            return;
        }
        let written = claim.from.value.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut message = format!("`{written}` does not take just these");
        for (what, points) in [("not taken", claimed - mv.removes), ("missing", truth - claimed)] {
            if !points.is_empty() {
                message = format!("{message}; {what}: {}", self.names(points).join(", "));
            }
        }
        let truth = if truth.is_empty() { "none".to_owned() } else { self.names(truth).join(" ") };
        out.push(
            Diagnostic::error("wrong-vanish", claim.span.clone(), message)
                .hint(format!("the engine says: {written} -> {truth}"))
                .offer(claim.span.clone(), truth),
        );
    }

    /// The legal move that a text writes in machine or book form, of whichever side.
    pub(super) fn move_named(&self, text: &Text, out: &mut Vec<Diagnostic>) -> Option<Move> {
        let (game, position) = (self.scene.game, self.scene.position);
        let other = position.with_turn(position.state.turn.other());
        for position in [&position, &other] {
            let mut moves = game.moves(position).into_iter();
            if let Some(mv) = moves.find(|mv| notation::machine(game, position, mv) == text.value) {
                return Some(mv);
            }
        }
        let found = match notation::find_move(game, &position, &text.value, self.reading) {
            Err(error) if matches!(error.mistake, Mistake::Turn(_)) => {
                notation::find_move(game, &other, &text.value, self.reading)
            }
            found => found,
        };
        match found {
            Ok(found) => {
                warn_look_alikes(&text.span, &found.written.look_alikes, out);
                Some(found.mv)
            }
            Err(error) => {
                out.push(move_error(game, &position, &text.span, error, self.english));
                None
            }
        }
    }

    /// Checks marks set by hand, each for itself.
    pub(super) fn marked(&self, marks: &HandMark, out: &mut Vec<Diagnostic>) {
        let (game, position) = (self.scene.game, &self.scene.position);
        let Some(from) = self.whence(&marks.list.from, out) else { return };
        let (truth, captures) = self.destinations(from);
        for square in marks.list.to.iter().map(|to| &to.square) {
            let Some(point) = find_point(game.spec().board, square, out) else { continue };
            let way = format!("`{}–{}`", self.word(from), self.name(point));
            let (holds, message) = match marks.kind {
                HandMarkKind::Legal => (truth.contains(point), format!("{way} is not legal")),
                HandMarkKind::Capture if !truth.contains(point) => (false, format!("{way} is not legal")),
                HandMarkKind::Capture => (captures.contains(point), format!("{way} captures nothing")),
                HandMarkKind::Refused => (!truth.contains(point), format!("{way} is legal")),
            };
            if holds {
                continue;
            }
            let mut diagnostic = Diagnostic::error("wrong-mark", square.span.clone(), message);
            diagnostic.notes = match self.verdict(from, point) {
                Verdict::Illegal(refusals) => {
                    reasons(game, position, from.way(point), &refusals, self.english)
                }
                Verdict::Legal(_) => vec![self.says(from, point)],
            };
            out.push(diagnostic.hint(self.right_marks(marks.kind, from, truth, captures)));
        }
    }

    /// What could be marked instead.
    fn right_marks(&self, kind: HandMarkKind, from: Whence, truth: PointSet, captures: PointSet) -> String {
        let from = self.word(from);
        let (what, points) = match kind {
            HandMarkKind::Capture => ("captures", captures),
            HandMarkKind::Legal | HandMarkKind::Refused => ("moves", truth),
        };
        if points.is_empty() {
            return format!("there are no {what} from {from}");
        }
        format!("the {what} from {from}: {}", self.list(points, captures))
    }
}
