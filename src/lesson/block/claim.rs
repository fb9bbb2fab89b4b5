//! Claims that are short sentences: counts, force, states and results.

use super::super::written::Written;
use super::super::{ClaimedResult, CountClaim, Counted, ForceClaim, ResultClaim, StateClaim, Text};
use super::token::{Comma, Kind, Token, items, tokens};
use super::value::{as_player, suggest};
use super::{Diagnostic, keys};
use crate::diag::Spanned;

/// The states that stand alone.
pub(in super::super) const STATES: [&str; 9] =
    ["check", "danger", "mate", "stalemate", "blockade", "passes", "none", "frozen", "stage"];

/// Reads `X = N`, `moves = N`, `captures = N`.
pub(super) fn counts(value: &Written, out: &mut Vec<Diagnostic>) -> Vec<CountClaim> {
    let tokens = tokens(value, Comma::Separates, out);
    let mut claims = Vec::new();
    for mut item in items(&tokens) {
        while let [first, ..] = item {
            let [what, equals, number, rest @ ..] = item else {
                out.push(sentence("bad-count", "count", first, item));
                break;
            };
            if what.kind != Kind::Word || equals.kind != Kind::Equals || number.kind != Kind::Word {
                out.push(sentence("bad-count", "count", first, item));
                break;
            }
            item = rest;
            match (number.as_str().parse(), counted(&what.text())) {
                (Ok(n), Ok(counted)) => claims.push(CountClaim {
                    what: Spanned::new(counted, what.span()),
                    number: Spanned::new(n, number.span()),
                }),
                (_, Err(error)) => out.push(*error),
                (Err(_), _) => {
                    let message = format!("found `{}`, expected a whole number", number.as_str());
                    out.push(Diagnostic::error("bad-number", number.span(), message));
                }
            }
        }
    }
    claims
}

/// Reads what is counted.
pub(in super::super) fn counted(what: &Text) -> Result<Counted, Box<Diagnostic>> {
    match what.value.as_str() {
        "moves" => Ok(Counted::Moves),
        "captures" => Ok(Counted::Captures),
        other => match other.split_once('.') {
            None => Ok(Counted::From(other.to_owned())),
            Some((piece, "max")) if !piece.is_empty() => Ok(Counted::Max(piece.to_owned())),
            Some(_) => {
                let message =
                    format!("found `{other}`, expected a square, `moves`, `captures` or `PIECE.max`");
                let error = Diagnostic::error("bad-count", what.span.clone(), message);
                Err(error.hint("the most squares on the empty board are such as `prince.max`").into())
            }
        },
    }
}

/// Reads `X = W : B`.
pub(super) fn forces(value: &Written, out: &mut Vec<Diagnostic>) -> Vec<ForceClaim> {
    let tokens = tokens(value, Comma::Decimal, out);
    let mut claims = Vec::new();
    for mut item in items(&tokens) {
        while let [first, ..] = item {
            let kinds: Vec<Kind> = item.iter().take(5).map(|token| token.kind).collect();
            let [square, _, white, _, black, rest @ ..] = item else {
                out.push(sentence("bad-force", "force", first, item));
                break;
            };
            if kinds != [Kind::Word, Kind::Equals, Kind::Word, Kind::Colon, Kind::Word] {
                out.push(sentence("bad-force", "force", first, item));
                break;
            }
            item = rest;
            let written = |number: &Token<'_>| {
                let good = number.as_str().chars().all(|c| c.is_ascii_digit() || "½¼¾.,".contains(c));
                if !good {
                    let message = format!("found `{}`, expected a number such as `1½`", number.as_str());
                    out.push(Diagnostic::error("bad-number", number.span(), message));
                }
                good
            };
            let [white_good, black_good] = [white, black].map(written);
            if white_good && black_good {
                claims.push(ForceClaim { square: square.text(), white: white.text(), black: black.text() });
            }
        }
    }
    claims
}

/// An item that does not have the form of its key.
fn sentence(code: &'static str, key: &str, first: &Token<'_>, item: &[Token<'_>]) -> Diagnostic {
    let span = first.to(item.last().unwrap_or(first));
    let form = if key == "force" { "X = W : B" } else { "X = N" };
    let message = format!("found `{}`, expected `{form}`", super::lines::shorten(span.text()));
    Diagnostic::error(code, span, message).hint(format!("write `{}`", keys::example(key)))
}

/// Reads a list of states.
pub(super) fn states(value: &Written, out: &mut Vec<Diagnostic>) -> Vec<Spanned<StateClaim>> {
    let tokens = tokens(value, Comma::Separates, out);
    let mut claims: Vec<Spanned<StateClaim>> = Vec::new();
    for item in items(&tokens) {
        let (not, words) = match item {
            [not, rest @ ..] if not.is("not") => (true, rest),
            _ => (false, item),
        };
        let name = words.first().map_or("", Token::as_str);
        let needs = matches!(name, "frozen" | "stage");
        let of = match words {
            [_] if !needs => None,
            [_, of] if needs && of.kind == Kind::Word => Some(of.text()),
            _ if STATES.contains(&name) || words.is_empty() => {
                out.push(bad_state(item, name));
                continue;
            }
            _ => None,
        };
        if !STATES.contains(&name) {
            out.push(unknown_state(&words[0].text()));
        } else if name == "none" && not {
            out.push(bad_state(item, name));
        } else {
            let span = item[0].to(&item[item.len() - 1]);
            claims.push(Spanned::new(StateClaim { not, name: name.to_owned(), of }, span));
        }
    }
    if let (Some(none), true) = (claims.iter().find(|claim| claim.value.name == "none"), claims.len() > 1) {
        let error = Diagnostic::error("bad-state", none.span.clone(), "`none` stands beside other states");
        out.push(error.hint("leave `none` out, or the others"));
    }
    claims
}

fn bad_state(item: &[Token<'_>], name: &str) -> Diagnostic {
    let span = item[0].to(&item[item.len() - 1]);
    let (expected, hint) = match name {
        "frozen" => ("`frozen X`", "name the square, such as `frozen d4`"),
        "stage" => ("`stage NAME`", "name the stage, such as `stage placement`"),
        "none" => ("`none` alone", "`none` says that none of the states holds"),
        _ => ("one state", "put a comma between two states"),
    };
    let message = format!("found `{}`, expected {expected}", super::lines::shorten(span.text()));
    Diagnostic::error("bad-state", span, message).hint(hint)
}

/// A state that the language does not know.
pub(in super::super) fn unknown_state(name: &Text) -> Diagnostic {
    let error = Diagnostic::error("bad-state", name.span.clone(), format!("unknown state `{}`", name.value));
    suggest(error, name, &STATES)
}

/// Reads a result with an optional rule in parentheses.
pub(super) fn result(value: &Written, out: &mut Vec<Diagnostic>) -> Option<Spanned<ResultClaim>> {
    let expected = "`white wins`, `black wins`, `draw` or `open`";
    let hint = "a rule id may follow a result in parentheses: `white wins (castle-captured)`";
    result_of(value, (expected, hint), as_result, out)
}

/// What the words of a result say, of which some may have a rule after them.
pub(super) fn as_result(words: &[Token<'_>], rule: bool) -> Option<ClaimedResult> {
    match words {
        [draw] if draw.is("draw") => Some(ClaimedResult::Draw),
        [open] if open.is("open") && !rule => Some(ClaimedResult::Open),
        [side, wins] if wins.is("wins") => as_player(side.as_str()).map(ClaimedResult::Wins),
        _ => None,
    }
}

/// Reads a result of those that are expected.
pub(super) fn result_of(
    value: &Written,
    (expected, hint): (&str, &str),
    meaning: impl Fn(&[Token<'_>], bool) -> Option<ClaimedResult>,
    out: &mut Vec<Diagnostic>,
) -> Option<Spanned<ResultClaim>> {
    let tokens = tokens(value, Comma::Separates, out);
    let (words, rule) = match &tokens[..] {
        [words @ .., rule] if rule.kind == Kind::Parenthesis => (words, Some(rule.inner())),
        words => (words, None),
    };
    let result = meaning(words, rule.is_some());
    let plain = rule.as_ref().is_none_or(|r| !r.value.is_empty() && !r.value.contains(char::is_whitespace));
    let span = value.whole();
    if result.is_none() || !plain {
        let message = format!("found `{}`, expected {expected}", super::lines::shorten(value.as_str()));
        out.push(Diagnostic::error("bad-result", span, message).hint(hint));
        return None;
    }
    result.map(|result| Spanned::new(ResultClaim { result, rule }, span))
}
