//! What a claim or an overlay asks about: the man on a square, or the hand of the side to move.

use super::claims::Judge;
use super::place::find_point;
use crate::board::Point;
use crate::diag::Diagnostic;
use crate::explain;
use crate::game::{Field, Verdict};
use crate::lesson::Text;
use crate::position::Move;

/// The word that stands for the hand in the place of a square.
const HAND: &str = "hand";

/// From a point, or from the hand, to a point.
pub(super) type Way = (Option<Point>, Point);

/// Where the man comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Whence {
    /// From this point, where a man stands.
    Man(Point),
    /// From the hand.
    Hand,
}

impl Whence {
    /// The point, if it is one.
    pub(super) fn point(self) -> Option<Point> {
        match self {
            Whence::Man(point) => Some(point),
            Whence::Hand => None,
        }
    }

    /// The way from here to a point.
    pub(super) fn way(self, to: Point) -> Way {
        (self.point(), to)
    }
}

impl Judge<'_> {
    /// What a word means in the place of a square: the hand, or a man on the board.
    pub(super) fn whence(&self, word: &Text, out: &mut Vec<Diagnostic>) -> Option<Whence> {
        if word.value == HAND {
            let spec = self.scene.game.spec();
            if spec.fields.contains(&Field::Hands) {
                return Some(Whence::Hand);
            }
            let message = format!("nobody has men in hand in {}", spec.id);
            out.push(
                Diagnostic::error("no-hand", word.span.clone(), message)
                    .hint("name the square where the piece stands"),
            );
            return None;
        }
        self.man_at(word, out).map(Whence::Man)
    }

    /// The point of a square where a man stands.
    pub(super) fn man_at(&self, square: &Text, out: &mut Vec<Diagnostic>) -> Option<Point> {
        let (game, position) = (self.scene.game, &self.scene.position);
        let point = find_point(game.spec().board, square, out)?;
        if position.at(point).is_none() {
            let message = format!("no piece stands on `{}`", self.name(point));
            let men = explain::position(game, position, self.english);
            out.push(Diagnostic::error("no-piece", square.span.clone(), message).note(men));
            return None;
        }
        Some(point)
    }

    /// The legal moves from here.
    pub(super) fn moves(&self, whence: Whence) -> Vec<Move> {
        let (game, position) = (self.scene.game, &self.scene.position);
        match whence {
            Whence::Man(from) => game.moves_from(position, from),
            Whence::Hand => game.moves(position).into_iter().filter(|mv| mv.drops.is_some()).collect(),
        }
    }

    /// The verdict on every point, in the order of the points.
    pub(super) fn verdicts(&self, whence: Whence) -> Vec<Verdict> {
        let (game, position) = (self.scene.game, &self.scene.position);
        match whence {
            Whence::Man(from) => game.verdicts(position, from),
            Whence::Hand => game.verdicts_of_hand(position),
        }
    }

    /// The verdict on one point.
    pub(super) fn verdict(&self, whence: Whence, to: Point) -> Verdict {
        self.verdicts(whence).swap_remove(to.index())
    }

    /// What it is called in messages: `c2`, `hand`.
    pub(super) fn word(&self, whence: Whence) -> String {
        whence.point().map_or_else(|| HAND.to_owned(), |point| self.name(point))
    }

    /// How messages speak of it: ``the piece on `c2` ``, `the hand`.
    pub(super) fn called(&self, whence: Whence) -> String {
        whence
            .point()
            .map_or_else(|| "the hand".to_owned(), |from| format!("the piece on `{}`", self.name(from)))
    }

    /// What the engine says of a way, as a line of a message.
    pub(super) fn says(&self, whence: Whence, to: Point) -> String {
        let (game, position) = (self.scene.game, &self.scene.position);
        explain::verdict(game, position, whence.way(to), &self.verdict(whence, to), self.english)
    }
}
