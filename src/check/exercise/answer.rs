//! The author's answer held against the true one: what it misses and what it names wrongly.

use std::ops::Range;

use super::desk::Desk;
use super::wheres::found;
use crate::board::{Point, PointSet};
use crate::check::place::{find_point, move_error, parse_error, reasons, warn_look_alikes};
use crate::check::whence::Whence;
use crate::diag::{Diagnostic, Span, Spanned};
use crate::game::Verdict;
use crate::lesson::{Text, Where};
use crate::notation;
use crate::position::{Move, RuleId};

/// The word for an answer that is empty.
pub(super) const NONE: &str = "none";

/// The parts of an answer, each with its place. A comma with a blank after it separates, and so does a semicolon.
pub(super) fn parts(answer: &Text) -> Vec<Text> {
    let text = answer.value.as_str();
    let mut cuts: Vec<Range<usize>> = Vec::new();
    let mut start = 0;
    for (at, sign) in text.char_indices().filter(|&(_, c)| matches!(c, ',' | ';')) {
        let rest = &text[at + 1..];
        if sign == ';' || rest.is_empty() || rest.starts_with(char::is_whitespace) {
            cuts.push(start..at);
            start = at + 1;
        }
    }
    cuts.push(start..text.len());
    let trimmed = cuts.into_iter().filter_map(|cut| {
        let part = text[cut.clone()].trim();
        let start = cut.start + text[cut].find(part)?;
        (!part.is_empty()).then(|| start..start + part.len())
    });
    trimmed.map(|range| Text::new(text[range.clone()].to_owned(), answer.span.sub(range))).collect()
}

/// Whether an answer says that there is none.
fn says_none(answer: &Text) -> bool {
    answer.value.trim() == NONE
}

/// Reports a task to which there is no answer, unless its author knows.
fn nothing(desk: &Desk<'_>, place: &Span, out: &mut Vec<Diagnostic>) {
    if desk.block.fields.answer.as_ref().is_some_and(says_none) {
        return;
    }
    let place = desk.block.fields.answer.as_ref().map_or(place, |answer| &answer.span);
    out.push(
        Diagnostic::error("nothing-to-find", place.clone(), "there is nothing to find here")
            .hint("write `answer: none` if that is what readers are to see"),
    );
}

/// Holds an answer of squares against the right ones.
pub(super) fn squares(
    desk: &Desk<'_>,
    right: PointSet,
    claims: &[Spanned<Where>],
    place: &Span,
    out: &mut Vec<Diagnostic>,
) {
    if right.is_empty() {
        return nothing(desk, place, out);
    }
    let Some(answer) = &desk.block.fields.answer else { return };
    let truth = desk.judge.list(right, PointSet::EMPTY);
    let mut named = PointSet::EMPTY;
    let mut wrong = Vec::new();
    let text = answer.value.as_str();
    let words = text.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';')).filter(|w| !w.is_empty());
    for word in words {
        if word == NONE {
            continue;
        }
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        let board = desk.game().spec().board;
        let cut =
            word.strip_prefix(['x', 'х', ':']).filter(|rest| notation::parse_point(board, rest).is_ok());
        let square = cut.unwrap_or(word);
        let range = start + word.len() - square.len()..start + word.len();
        let square = Text::new(square.to_owned(), answer.span.sub(range));
        let Some(point) = find_point(board, &square, out) else { return };
        if !right.contains(point) {
            wrong.push((square.span, point));
        }
        named.insert(point);
    }
    let missing = right - named;
    // A wrong square is likely to stand for a right one: to say it twice would not help.
    let told = missing.len() <= wrong.len();
    for (at, (span, point)) in wrong.iter().enumerate() {
        let message = format!("`{}` is not a right answer", desk.name(*point));
        let mut error = Diagnostic::error("wrong-answer", span.clone(), message);
        error.notes.extend(why(desk, claims, *point));
        let error = error.hint(format!("the right answer is: {truth}"));
        out.push(if at == 0 && told { error.offer(answer.span.clone(), truth.clone()) } else { error });
    }
    if !told {
        let message = format!("the answer misses {}", desk.judge.names(missing).join(", "));
        let mut error = Diagnostic::error("incomplete-answer", answer.span.clone(), message);
        error.notes = missing.iter().filter_map(|point| why(desk, claims, point)).collect();
        out.push(error.hint(format!("the right answer is: {truth}")).offer(answer.span.clone(), truth));
    }
}

/// What the engine says of a square, in English.
fn why(desk: &Desk<'_>, claims: &[Spanned<Where>], point: Point) -> Option<String> {
    let english = Desk { lang: desk.judge.english, ..*desk };
    let says = |claim: &Spanned<Where>| {
        let found = found(&english, &claim.value, &claim.span, &mut Vec::new())?;
        found.says.into_iter().nth(point.index()).flatten()
    };
    let sentences: Vec<String> = claims.iter().filter_map(says).collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

/// Holds an answer of moves against the right ones, which are all to be found.
pub(super) fn moves(desk: &Desk<'_>, right: &[Move], place: &Span, out: &mut Vec<Diagnostic>) {
    if right.is_empty() {
        return nothing(desk, place, out);
    }
    let Some(answer) = &desk.block.fields.answer else { return };
    let (game, position) = (desk.game(), desk.position());
    let mut named: Vec<Move> = Vec::new();
    for part in parts(answer).iter().filter(|part| part.value != NONE) {
        let Some(mv) = one_move(desk, part, out) else { return };
        if !right.contains(&mv) {
            let message = format!("`{}` is not a right answer", part.value);
            let text = notation::write_move(game, position, &mv, desk.judge.english);
            out.push(
                Diagnostic::error("wrong-answer", part.span.clone(), message)
                    .note(format!("{text} takes nothing"))
                    .hint(format!("the right answer is: {}", written(desk, right))),
            );
        }
        named.push(mv);
    }
    let missing: Vec<Move> = right.iter().filter(|mv| !named.contains(mv)).copied().collect();
    let wrong = named.iter().filter(|mv| !right.contains(mv)).count();
    if missing.len() > wrong {
        let truth = written(desk, right);
        let message = format!("the answer misses {}", written(desk, &missing));
        out.push(
            Diagnostic::error("incomplete-answer", answer.span.clone(), message)
                .hint(format!("the right answer is: {truth}"))
                .offer(answer.span.clone(), truth),
        );
    }
}

/// The move that a text writes.
fn one_move(desk: &Desk<'_>, text: &Text, out: &mut Vec<Diagnostic>) -> Option<Move> {
    match notation::find_move(desk.game(), desk.position(), &text.value, desk.judge.reading) {
        Ok(found) => {
            warn_look_alikes(&text.span, &found.written.look_alikes, out);
            Some(found.mv)
        }
        Err(error) => {
            out.push(move_error(desk.game(), desk.position(), &text.span, error, desk.judge.english));
            None
        }
    }
}

/// Moves as the author of the exercise would write them.
pub(super) fn written(desk: &Desk<'_>, moves: &[Move]) -> String {
    let (game, position) = (desk.game(), desk.position());
    let lang = desk.written_in();
    let texts = moves.iter().map(|mv| notation::write_move(game, position, mv, lang));
    texts.collect::<Vec<_>>().join(", ")
}

/// Holds `legal`, `illegal` or either with a rule in parentheses against the verdict.
pub(super) fn verdict(
    desk: &Desk<'_>,
    whence: Whence,
    to: Point,
    verdict: &Verdict,
    out: &mut Vec<Diagnostic>,
) {
    let Some(answer) = &desk.block.fields.answer else { return };
    let text = answer.value.as_str();
    let end = text.find('(').unwrap_or(text.len());
    let word = text[..end].trim();
    let reason = text[end..].trim().strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).map(str::trim);
    let plain = reason.is_none_or(|reason| !reason.is_empty() && !reason.contains(char::is_whitespace));
    if !matches!(word, "legal" | "illegal") || end < text.len() && reason.is_none() || !plain {
        let message = format!("found `{}`, expected `legal` or `illegal`", text.trim());
        out.push(
            Diagnostic::error("bad-answer", answer.span.clone(), message)
                .hint("a rule may follow in parentheses: `illegal (force)`"),
        );
        return;
    }
    if (word == "legal") != verdict.is_legal() {
        let truth = if verdict.is_legal() { "legal" } else { "illegal" };
        let start = text.find(word).unwrap_or_default();
        let place = answer.span.sub(start..start + word.len());
        let message = format!("the move is {truth}, not {word}");
        let mut error = Diagnostic::error("wrong-answer", place, message);
        match verdict {
            Verdict::Legal(_) => error.notes.push(desk.judge.says(whence, to)),
            Verdict::Illegal(refusals) => {
                error.notes =
                    reasons(desk.game(), desk.position(), whence.way(to), refusals, desk.judge.english);
            }
        }
        out.push(error.hint(format!("write `{truth}`")).offer(answer.span.clone(), truth));
        return;
    }
    let Some(reason) = reason else { return };
    let start = text.rfind(reason).unwrap_or_default();
    let reason = Text::new(reason.to_owned(), answer.span.sub(start..start + reason.len()));
    let rules: Vec<RuleId> = match verdict {
        Verdict::Legal(moves) => moves.iter().map(|mv| mv.rule).collect(),
        Verdict::Illegal(refusals) => refusals.iter().map(|refusal| refusal.rule).collect(),
    };
    desk.judge.cited(&reason, &rules, out);
}

/// Holds a number against the true one.
pub(super) fn number(desk: &Desk<'_>, truth: &str, note: Option<String>, out: &mut Vec<Diagnostic>) {
    let Some(answer) = &desk.block.fields.answer else { return };
    let written = answer.value.trim();
    match (notation::parse_halves(written), notation::parse_halves(truth)) {
        (Err(error), _) => out.push(parse_error("bad-number", &answer.span, error)),
        (Ok(claimed), Ok(truth)) if claimed == truth => {}
        _ => {
            let message = format!("the number is {truth}, not {written}");
            let mut error = Diagnostic::error("wrong-answer", answer.span.clone(), message);
            error.notes.extend(note);
            out.push(error.hint(format!("write `{truth}`")).offer(answer.span.clone(), truth));
        }
    }
}
