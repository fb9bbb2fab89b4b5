//! Puts what the parsers of [`crate::notation`] report in its place in a lesson.

use super::whence::Way;
use crate::board::{Board, Point};
use crate::diag::{Diagnostic, FixKind, Span};
use crate::explain;
use crate::game::{Check, Game, Refusal};
use crate::lang::Lang;
use crate::lesson::Text;
use crate::notation::{self, Found, LookAlike, Mistake, MoveError, ParseError};
use crate::position::Position;

/// The diagnostic for a text that could not be read.
pub(super) fn parse_error(code: &'static str, span: &Span, error: ParseError) -> Diagnostic {
    let mut diagnostic = Diagnostic::error(code, span.sub(error.range), error.message);
    diagnostic.hint = error.hint;
    match error.replacement {
        Some(replacement) => {
            let span = diagnostic.span.clone();
            diagnostic.fix(span, replacement)
        }
        None => diagnostic,
    }
}

/// The diagnostic for a text that is no move of the position. The error's range is of the text at the span; reasons are
/// told in English.
pub fn move_error(
    game: &dyn Game,
    position: &Position,
    span: &Span,
    error: MoveError,
    english: &Lang,
) -> Diagnostic {
    let code = match error.mistake {
        Mistake::Unreadable => "bad-move",
        Mistake::Illegal { .. } => "illegal-move",
        _ => "wrong-move",
    };
    let parsed = ParseError {
        range: error.range,
        message: error.message,
        hint: error.hint,
        replacement: error.replacement,
    };
    let mut diagnostic = parse_error(code, span, parsed);
    if let (Some(fix), false) = (&mut diagnostic.fix, matches!(error.mistake, Mistake::Unreadable)) {
        // What the move does is for the author to say.
        fix.kind = FixKind::Offer;
    }
    if let Mistake::Illegal { from, to, refusals } = &error.mistake {
        let way = (*from, *to);
        diagnostic.notes.extend(reasons(game, position, way, refusals, english));
    }
    diagnostic
}

/// Every reason of a refusal, each with the rule's id and a sentence.
pub(super) fn reasons(
    game: &dyn Game,
    position: &Position,
    way: Way,
    refusals: &[Refusal],
    lang: &Lang,
) -> Vec<String> {
    let line = |refusal: &Refusal| {
        let sentence = explain::refusal(game, position, way, refusal, lang);
        format!("{}: {sentence}", game.spec().rule_id(refusal.rule))
    };
    refusals.iter().map(line).collect()
}

/// Reports a check sign that the engine does not set. A sign may be left out.
pub(super) fn check_sign(
    game: &dyn Game,
    after: &Position,
    span: &Span,
    found: &Found,
    out: &mut Vec<Diagnostic>,
) {
    let (claimed, range) = &found.written.check;
    let true_sign = game.check(after);
    if *claimed == true_sign || *claimed == Check::None {
        return;
    }
    let word = |check| match check {
        Check::None => "no check".to_owned(),
        Check::Check => "check `+`".to_owned(),
        Check::Final => format!("final check `{}`", game.spec().final_check),
    };
    let message = format!("the move gives {}, not {}", word(true_sign), word(*claimed));
    let place = span.sub(range.clone());
    out.push(
        Diagnostic::error("wrong-check-sign", place.clone(), message)
            .offer(place, notation::sign(game, true_sign)),
    );
}

/// The point that a text names, with a warning for Cyrillic look-alikes.
pub(super) fn find_point(board: &Board, text: &Text, out: &mut Vec<Diagnostic>) -> Option<Point> {
    match notation::parse_point(board, &text.value) {
        Ok((point, latin)) => {
            if let Some(latin) = latin {
                warn_look_alikes(&text.span, &[LookAlike { range: 0..text.span.range.len(), latin }], out);
            }
            Some(point)
        }
        Err(error) => {
            out.push(parse_error("unknown-square", &text.span, error));
            None
        }
    }
}

/// Warns of squares written with Cyrillic letters.
pub(super) fn warn_look_alikes(span: &Span, look_alikes: &[LookAlike], out: &mut Vec<Diagnostic>) {
    for LookAlike { range, latin } in look_alikes {
        let place = span.sub(range.clone());
        let message = format!("`{}` is written with a Cyrillic letter", place.text());
        out.push(
            Diagnostic::warning("look-alike", place.clone(), message)
                .hint(format!("write `{latin}` with a Latin letter"))
                .fix(place, latin.as_str()),
        );
    }
}
