//! The numbers before the moves of a line.

use crate::diag::{Diagnostic, Span};
use crate::lesson::{Player, Text, Turn};
use crate::notation::Written;

/// The numbers of a line that were written.
#[derive(Default)]
pub(super) struct Numbers(Vec<Number>);

struct Number {
    span: Span,
    /// What should stand there.
    turn: Turn,
    wrong: Option<Wrong>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Wrong {
    /// The number, which is too high by so much.
    By(i32),
    /// It is right, but of the other side's move.
    Side,
}

impl Numbers {
    /// Notes what stands before a move, which begins at byte `at` of the text.
    pub(super) fn note(&mut self, at: usize, written: &Written, turn: Turn, text: &Text) {
        let wrong = match written.number {
            Some(number) if number != turn.number => {
                Some(Wrong::By(i32::from(number) - i32::from(turn.number)))
            }
            Some(_) => (written.black != (turn.player == Player::Black)).then_some(Wrong::Side),
            None if written.black && turn.player == Player::White => Some(Wrong::Side),
            None => return,
        };
        let length = text.value[at..written.range.start].trim_end().len();
        self.0.push(Number { span: text.span.sub(at..at + length), turn, wrong });
    }

    /// Reports the wrong ones. Where several in a row are wrong by the same, one slip of the pen has shifted them all, and
    /// it is said once.
    pub(super) fn report(self, out: &mut Vec<Diagnostic>) {
        for run in self.0.chunk_by(|a, b| a.wrong == b.wrong && matches!(a.wrong, Some(Wrong::By(_)))) {
            let [first, rest @ ..] = run else { continue };
            let Some(wrong) = first.wrong else { continue };
            let right = label(first.turn);
            let message = match (wrong, first.turn.player) {
                (Wrong::By(_), _) => format!("found `{}`, expected `{right}`", first.span.text()),
                (Wrong::Side, Player::White) => format!("this is White’s move, expected `{right}`"),
                (Wrong::Side, Player::Black) => format!("this is Black’s move, expected `{right}`"),
            };
            let error = Diagnostic::error("wrong-move-number", first.span.clone(), message);
            out.push(match rest.len() {
                0 => error.hint(format!("write `{right}`")).fix(first.span.clone(), right),
                more => error
                    .note(format!("the next {more} numbers are wrong by the same"))
                    .hint("count the moves anew from here"),
            });
        }
    }
}

/// What stands before a move, as authors write it.
pub(super) fn label(turn: Turn) -> String {
    match turn.player {
        Player::White => format!("{}.", turn.number),
        Player::Black => format!("{}...", turn.number),
    }
}
