//! Values that are one word, one number or one choice.

use super::super::written::Written;
use super::super::{BlockRef, Player, PositionText, Text};
use super::token::{Comma, Kind, tokens};
use crate::diag::{Diagnostic, Spanned, guess};

/// One word.
pub(super) fn word(value: &Written, out: &mut Vec<Diagnostic>) -> Option<Text> {
    let text = value.prose();
    if text.value.contains(' ') {
        let message = format!("found `{}`, expected one word", text.value);
        out.push(Diagnostic::error("bad-value", text.span, message));
        return None;
    }
    Some(text)
}

/// An id; a malformed one is reported and taken as it is.
pub(super) fn id(value: &Written, out: &mut Vec<Diagnostic>) -> Option<Text> {
    let text = value.prose();
    check_id(&text, out);
    (!text.value.contains(' ')).then_some(text)
}

/// Several ids.
pub(super) fn ids(value: &Written, out: &mut Vec<Diagnostic>) -> Vec<Text> {
    let mut ids = Vec::new();
    for token in tokens(value, Comma::Separates, out) {
        match token.kind {
            Kind::Word => {
                check_id(&token.text(), out);
                ids.push(token.text());
            }
            Kind::Separator => {}
            _ => {
                let message = format!("found `{}`, expected ids", token.as_str());
                out.push(Diagnostic::error("bad-id", token.span(), message));
            }
        }
    }
    ids
}

/// Reports an id that is not in kebab-case.
pub(in super::super) fn check_id(id: &Text, out: &mut Vec<Diagnostic>) {
    let part =
        |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    if id.value.split('-').all(part) {
        return;
    }
    let message = format!("`{}` is not an id, expected small Latin letters, digits and hyphens", id.value);
    let error = Diagnostic::error("bad-id", id.span.clone(), message);
    let lower = id.value.to_lowercase();
    let parts: Vec<&str> =
        lower.split(|c: char| !c.is_ascii_alphanumeric()).filter(|p| !p.is_empty()).collect();
    let mended = parts.join("-");
    let foreign = lower.chars().any(|c| c.is_alphabetic() && !c.is_ascii());
    out.push(match foreign || mended.is_empty() {
        true => error.hint("an id is such as `ritter-c2`; all languages share it"),
        false => error.hint(format!("write `{mended}`")).fix(id.span.clone(), mended),
    });
}

/// Reads `id` or `lesson-slug#id`.
pub(in super::super) fn block_ref(text: &str) -> Option<BlockRef> {
    let (lesson, id) = match text.split_once('#') {
        Some((lesson, id)) => (Some(lesson), id),
        None => (None, text),
    };
    let plain = |word: &str| !word.is_empty() && !word.contains(|c: char| c.is_whitespace() || c == '#');
    (plain(id) && lesson.is_none_or(plain))
        .then(|| BlockRef { lesson: lesson.map(str::to_owned), id: id.to_owned() })
}

/// `start`, `array N`, a FEN, or `@id`.
pub(super) fn position(value: &Written, out: &mut Vec<Diagnostic>) -> Option<Spanned<PositionText>> {
    let text = value.prose();
    let words: Vec<&str> = text.value.split(' ').collect();
    let position = match words[..] {
        ["start"] => Some(PositionText::Start),
        ["array", number] => number.parse().ok().map(PositionText::Array),
        [word] if word.starts_with('@') => block_ref(&word[1..]).map(PositionText::Of),
        // A position of a single rank would have no stroke, and no board is that small.
        _ if text.value.contains('/') => Some(PositionText::Fen(value.aligned().value)),
        _ => None,
    };
    if position.is_none() {
        let message = format!("found `{}`, expected `start`, `array N`, `@id` or a FEN", text.value);
        let error = Diagnostic::error("bad-position", text.span.clone(), message);
        out.push(match guess(&text.value, ["start"]) {
            Some((near, kind)) => {
                error.hint(format!("did you mean `{near}`?")).fix_as(kind, text.span.clone(), near)
            }
            None => error.hint("pieces on their squares are given by the keys `white` and `black`"),
        });
    }
    position.map(|position| Spanned::new(position, text.span))
}

/// Two squares with a hyphen between.
pub(super) fn corners(value: &Written, out: &mut Vec<Diagnostic>) -> Option<Spanned<[Text; 2]>> {
    let text = value.as_str();
    let corner = |range: std::ops::Range<usize>| {
        let part = value.part(range).trim();
        let word = !part.as_str().is_empty() && !part.as_str().contains(char::is_whitespace);
        word.then(|| part.text(0..part.as_str().len()))
    };
    let dash = text.find(['-', '–', '—']);
    let found = dash.and_then(|dash| {
        let after = text.ceil_char_boundary(dash + 1);
        let one = |text: &str| !text.contains(['-', '–', '—']);
        Some([corner(0..dash)?, corner(after..text.len()).filter(|second| one(&second.value))?])
    });
    if found.is_none() {
        let message = format!("found `{}`, expected two corners such as `a1-e5`", value.prose().value);
        out.push(
            Diagnostic::error("bad-crop", value.whole(), message)
                .hint("write a square, a hyphen and the square at the opposite corner"),
        );
    }
    found.map(|corners| Spanned::new(corners, value.whole()))
}

/// `white` or `black`.
pub(super) fn player(value: &Written, out: &mut Vec<Diagnostic>) -> Option<Spanned<Player>> {
    let text = value.prose();
    let player = as_player(&text.value);
    if player.is_none() {
        let message = format!("found `{}`, expected `white` or `black`", text.value);
        out.push(suggest(
            Diagnostic::error("bad-value", text.span.clone(), message),
            &text,
            &["white", "black"],
        ));
    }
    player.map(|player| Spanned::new(player, text.span))
}

/// The side of this name.
pub(in super::super) fn as_player(word: &str) -> Option<Player> {
    match word {
        "white" => Some(Player::White),
        "black" => Some(Player::Black),
        _ => None,
    }
}

/// A number of plies.
pub(super) fn number(value: &Written, out: &mut Vec<Diagnostic>) -> Option<Spanned<u16>> {
    let text = value.prose();
    let number = text.value.parse().ok();
    if number.is_none() {
        let message = format!("found `{}`, expected a number from 0 to {}", text.value, u16::MAX);
        out.push(Diagnostic::error("bad-number", text.span.clone(), message));
    }
    number.map(|number| Spanned::new(number, text.span))
}

/// `yes`
pub(super) fn yes(value: &Written, out: &mut Vec<Diagnostic>) -> Option<Spanned<()>> {
    let text = value.prose();
    if text.value != "yes" {
        let message = format!("found `{}`, expected `yes`", text.value);
        out.push(
            Diagnostic::error("bad-value", text.span, message).hint("leave the key out if it is not so"),
        );
        return None;
    }
    Some(text.map(|_| ()))
}

/// Adds the guess of the known words as hint and fix, or all of them as hint.
pub(in super::super) fn suggest(error: Diagnostic, found: &Text, known: &[&str]) -> Diagnostic {
    match guess(&found.value, known.iter().copied()) {
        Some((near, kind)) => {
            error.hint(format!("did you mean `{near}`?")).fix_as(kind, found.span.clone(), near)
        }
        None => error.hint(format!("known are `{}`", known.join("`, `"))),
    }
}
