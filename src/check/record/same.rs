//! Whether a translation that writes the moves of a record anew writes the same ones.

use super::play::{Aside, Line, Played, Ply};
use crate::diag::{Diagnostic, Span};
use crate::lang::Lang;
use crate::notation;
use crate::position::{Move, State};

/// Reports the first move of each line that is another one in the original. `place` is where the moves stand.
pub(in super::super) fn same_moves(
    own: &Played,
    original: &Played,
    place: &Span,
    lang: &Lang,
    out: &mut Vec<Diagnostic>,
) {
    let comparing = Comparing { own, place, lang };
    comparing.lines(&own.line, &original.line, out);
}

struct Comparing<'a> {
    own: &'a Played,
    place: &'a Span,
    lang: &'a Lang,
}

impl Comparing<'_> {
    fn lines(&self, own: &Line, original: &Line, out: &mut Vec<Diagnostic>) {
        for (mine, theirs) in own.plies.iter().zip(&original.plies) {
            if plain(&mine.mv) != plain(&theirs.mv) {
                let text = self.text(theirs);
                out.push(
                    self.error(&mine.span, format!("the original has `{text}` here"))
                        .related(theirs.span.clone(), "the move of the original")
                        .hint(format!("write `{text}`"))
                        .offer(mine.span.clone(), text),
                );
                return;
            }
            self.variations(mine, theirs, out);
        }
        if !own.whole || !original.whole {
            return;
        }
        let last = own.plies.last().map_or(self.place, |ply| &ply.span);
        if let Some(more) = original.plies.get(own.plies.len()) {
            let message = format!("the original goes on with `{}`", self.text(more));
            out.push(self.error(last, message).related(more.span.clone(), "the move of the original"));
        } else if let Some(more) = own.plies.get(original.plies.len()) {
            out.push(self.error(&more.span, "the original has no such move".to_owned()));
        }
    }

    fn variations(&self, own: &Ply, original: &Ply, out: &mut Vec<Diagnostic>) {
        let (mine, theirs) = (variations(own), variations(original));
        if mine.len() != theirs.len() {
            let (there, here) = (theirs.len(), mine.len());
            let message = format!("the original has another number of variations here: {there}, not {here}");
            out.push(
                self.error(&own.span, message).related(original.span.clone(), "the move of the original"),
            );
        }
        for (mine, theirs) in mine.into_iter().zip(theirs) {
            self.lines(mine, theirs, out);
        }
    }

    fn error(&self, place: &Span, message: String) -> Diagnostic {
        Diagnostic::error("other-moves", place.clone(), message)
            .hint("a translation has the moves of the original, and comments of its own")
    }

    fn text(&self, ply: &Ply) -> String {
        notation::write_move(self.own.game, &ply.before, &ply.mv, self.lang)
    }
}

fn variations(ply: &Ply) -> Vec<&Line> {
    let lines = ply.asides.iter().filter_map(|aside| match aside {
        Aside::Variation(line) => Some(line),
        Aside::Comment(_) => None,
    });
    lines.collect()
}

/// The move without its counters.
fn plain(mv: &Move) -> Move {
    Move { next: State::NEW, ..*mv }
}
