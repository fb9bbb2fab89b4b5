//! `X -> squares`: lists of destinations, with captures and reasons.

use super::super::written::Written;
use super::super::{Destination, Destinations, Text};
use super::token::{Comma, Kind, Token, tokens};
use crate::diag::{Diagnostic, Span, Spanned};

/// Reads groups `X -> squares`, which begin anew after `;` or with the next `X ->`.
pub(super) fn destinations(key: &str, value: &Written, out: &mut Vec<Diagnostic>) -> Vec<Destinations> {
    let tokens = tokens(value, Comma::Separates, out);
    let mut groups = Vec::new();
    let mut rest = &tokens[..];
    while let [first, after @ ..] = rest {
        if first.kind == Kind::Separator {
            rest = after;
            continue;
        }
        if begins(rest) {
            let squares = &rest[2..];
            let end = end(squares);
            groups.extend(group(key, first.text(), first.to(&rest[1]), &squares[..end], out));
            rest = &squares[end..];
        } else {
            let end = end(&rest[1..]) + 1;
            let stray = first.to(&rest[end - 1]);
            let message = match first.kind {
                Kind::Arrow => "no square before `->`".to_owned(),
                _ => format!("found `{}`, expected `X -> squares`", stray_text(first, end)),
            };
            out.push(
                Diagnostic::error("bad-list", stray, message)
                    .hint(format!("write `{}`", super::keys::example(key))),
            );
            rest = &rest[end..];
        }
    }
    groups
}

/// Reads groups `MOVE -> squares`, which begin anew after `;`. A move may have signs and blanks of its own.
pub(super) fn takings(value: &Written, out: &mut Vec<Diagnostic>) -> Vec<Destinations> {
    let text = value.as_str();
    let mut groups = Vec::new();
    for item in text.split(';').filter(|item| !item.trim().is_empty()) {
        let start = item.as_ptr() as usize - text.as_ptr() as usize;
        let item = value.part(start..start + item.len()).trim();
        groups.extend(taking(&item, out));
    }
    groups
}

fn taking(item: &Written, out: &mut Vec<Diagnostic>) -> Option<Destinations> {
    let text = item.as_str();
    let arrow = ["->", "→"].into_iter().filter_map(|sign| Some((text.find(sign)?, sign))).min();
    let hint = format!("write `{}`, and `;` before the next move", super::keys::example("vanish"));
    let Some((at, sign)) = arrow.filter(|&(at, _)| !text[..at].trim().is_empty()) else {
        let message = match arrow {
            Some(_) => "no move before `->`".to_owned(),
            None => format!("found `{}`, expected `MOVE -> squares`", super::lines::shorten(text)),
        };
        out.push(Diagnostic::error("bad-list", item.whole(), message).hint(hint));
        return None;
    };
    let played = item.part(0..at).trim();
    let after = item.part(at + sign.len()..text.len());
    let tokens = tokens(&after, Comma::Separates, out);
    let head = item.part(0..at + sign.len());
    group("vanish", played.aligned(), head.whole(), &tokens, out)
}

/// Whether a group begins here.
fn begins(tokens: &[Token<'_>]) -> bool {
    matches!(tokens, [x, arrow, ..] if x.kind == Kind::Word && arrow.kind == Kind::Arrow)
}

/// The number of tokens up to the end of the group: a semicolon or the next group.
fn end(tokens: &[Token<'_>]) -> usize {
    (0..tokens.len()).find(|&i| tokens[i].as_str() == ";" || begins(&tokens[i..])).unwrap_or(tokens.len())
}

fn stray_text(first: &Token<'_>, count: usize) -> String {
    let more = if count > 1 { " …" } else { "" };
    format!("{}{more}", first.as_str())
}

/// Reads the squares after an arrow; `head` is what stands before them.
pub(super) fn group(
    key: &str,
    from: Text,
    head: Span,
    tokens: &[Token<'_>],
    out: &mut Vec<Diagnostic>,
) -> Option<Destinations> {
    let mut to: Vec<Destination> = Vec::new();
    let mut none = None;
    for token in tokens {
        match token.kind {
            Kind::Separator => {}
            Kind::Word if token.is("none") => none = Some(token),
            Kind::Word => to.push(square(key, token, out)),
            Kind::Parenthesis => reason(key, token, to.last_mut(), out),
            _ => {
                let message = format!("found `{}`, expected a square", token.as_str());
                out.push(Diagnostic::error("bad-list", token.span(), message));
            }
        }
    }
    let words: Vec<&Token<'_>> = tokens.iter().filter(|token| token.kind != Kind::Separator).collect();
    let (Some(first), Some(last)) = (words.first(), words.last()) else {
        let message = "no squares after `->`, expected squares or `none`";
        let hint = format!("write `{}`", super::keys::example(key));
        out.push(Diagnostic::error("bad-list", head, message).hint(hint));
        return None;
    };
    match none {
        Some(none) if !to.is_empty() => {
            let message = "`none` stands beside squares, expected either";
            out.push(
                Diagnostic::error("bad-list", none.span(), message).hint("leave `none` out, or the squares"),
            );
        }
        Some(none) if matches!(key, "legal" | "illegal" | "marks") => {
            let message = format!("`{key}: … -> none` claims nothing");
            let hint = format!("write `exactly: {} -> none`", from.value);
            out.push(Diagnostic::error("bad-list", none.span(), message).hint(hint));
        }
        _ => {}
    }
    Some(Destinations { from, to, span: first.to(last) })
}

/// Reads a square, perhaps with an `x` before it.
fn square(key: &str, token: &Token<'_>, out: &mut Vec<Diagnostic>) -> Destination {
    let sign = token.as_str().chars().next().filter(|_| token.as_str().chars().count() > 2);
    let Some(sign @ ('x' | '×' | 'х')) = sign else {
        return Destination { square: token.text(), capture: false, reason: None };
    };
    let text = token.text();
    let place = text.span.sub(0..sign.len_utf8());
    let alone = match key {
        "strikes" => Some("what a piece strikes is not a capture"),
        "vanish" => Some("all these squares are of men that the move takes"),
        "marks" => Some("captures are marked by `capture X -> squares`"),
        _ => None,
    };
    if let Some(hint) = alone {
        let message = format!("found `{sign}` before a square, expected squares alone");
        let error = Diagnostic::error("bad-list", place, message);
        out.push(error.hint(hint).fix(text.span.sub(0..sign.len_utf8()), ""));
    } else if sign == 'х' {
        let message = "this `х` is a Cyrillic letter, expected the Latin `x`";
        let warning = Diagnostic::warning("look-alike", place.clone(), message);
        out.push(warning.hint("write the Latin letter").fix(place, "x"));
    }
    Destination { square: token.text_after(sign.len_utf8()), capture: true, reason: None }
}

/// Reads a reason in parentheses and gives it to the square before it.
fn reason(key: &str, token: &Token<'_>, square: Option<&mut Destination>, out: &mut Vec<Diagnostic>) {
    let reason: Text = token.inner();
    let message = if !matches!(key, "legal" | "illegal") {
        format!("found a reason, but `{key}` has none")
    } else if reason.value.is_empty() || reason.value.contains(char::is_whitespace) {
        format!("found `{}`, expected one rule id in parentheses", token.as_str())
    } else {
        match square {
            Some(square) if square.reason.is_none() => {
                square.reason = Some(Spanned::new(reason.value, reason.span));
                return;
            }
            Some(_) => "found a second reason, expected a square".to_owned(),
            None => "found a reason, expected a square before it".to_owned(),
        }
    };
    let hint = "a reason is one rule id after a square in `legal` and `illegal`, such as `c4 (force)`";
    out.push(Diagnostic::error("bad-reason", token.span(), message).hint(hint));
}
