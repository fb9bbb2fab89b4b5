//! Claims that are short sentences: counts, force, states and results.

use super::super::written::Written;
use super::super::{
    ClaimedResult, ClaimedState, CountClaim, Counted, ForceClaim, ResultClaim, StateClaim, Text,
};
use super::token::{Comma, Kind, Token, items, tokens};
use super::value::{as_player, suggest};
use super::{Diagnostic, keys};
use crate::diag::Spanned;

/// Reads `X = N`, `moves = N`, `captures = N`, `white castle = N`.
pub(super) fn counts(value: &Written, out: &mut Vec<Diagnostic>) -> Vec<CountClaim> {
    let tokens = tokens(value, Comma::Separates, out);
    let mut claims = Vec::new();
    for mut item in items(&tokens) {
        while let [first, ..] = item {
            let Some((what, [number, rest @ ..])) = subject(item) else {
                out.push(sentence("bad-count", "count", first, item));
                break;
            };
            if number.kind != Kind::Word {
                out.push(sentence("bad-count", "count", first, item));
                break;
            }
            item = rest;
            match (number.as_str().parse(), counted(&what)) {
                (Ok(n), Ok(counted)) => claims.push(CountClaim {
                    what: Spanned::new(counted, what.span),
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

/// What stands before the `=`, as a link writes it (`white castle` is `white.castle`), and what follows the `=`.
fn subject<'t, 'v>(item: &'t [Token<'v>]) -> Option<(Text, &'t [Token<'v>])> {
    let words = item.iter().take_while(|token| token.kind == Kind::Word).count();
    let (words, rest) = item.split_at(words);
    let (first, more) = words.split_first()?;
    let [equals, rest @ ..] = rest else { return None };
    if equals.kind != Kind::Equals {
        return None;
    }
    let Some(last) = more.last() else { return Some((first.text(), rest)) };
    let several = matches!(first.as_str(), "white" | "black" | "pieces" | "zone");
    let more: Vec<&str> = more.iter().map(Token::as_str).collect();
    several.then(|| (Text::new(format!("{}.{}", first.as_str(), more.join("-")), first.to(last)), rest))
}

/// Reads what is counted.
pub(in super::super) fn counted(what: &Text) -> Result<Counted, Box<Diagnostic>> {
    let word = what.value.as_str();
    let (head, rest) = match word.split_once('.') {
        None => (word, None),
        Some((head, rest)) => (head, Some(rest)),
    };
    let good = !head.is_empty() && rest.is_none_or(|rest| !rest.is_empty() && !rest.contains('.'));
    let side = as_player(head);
    match rest.map(str::to_owned) {
        _ if !good => {}
        None if word == "moves" => return Ok(Counted::Moves),
        None if word == "captures" => return Ok(Counted::Captures),
        of if side.is_some() || head == "pieces" => return Ok(Counted::Men(side, of)),
        Some(zone) if head == "zone" => return Ok(Counted::Zone(zone)),
        Some(max) if max == "max" => return Ok(Counted::Max(head.to_owned())),
        Some(min) if min == "min" => return Ok(Counted::Min(head.to_owned())),
        Some(square) => return Ok(Counted::Alone(head.to_owned(), square)),
        None if word != "zone" => return Ok(Counted::From(word.to_owned())),
        None => {}
    }
    let message = format!("found `{word}`, expected a square, `moves`, `captures` or such as `prince.max`");
    let error = Diagnostic::error("bad-count", what.span.clone(), message);
    Err(error
        .hint(
            "`prince.max`, `prince.min` and `prince.e5` are squares of the empty board, `white`, `white.castle` and `black.ritter` pieces, `zone.castle` is the size of a zone",
        )
        .into())
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
        let state = match words {
            [_] => ClaimedState::new(name, None),
            [_, of] if of.kind == Kind::Word => ClaimedState::new(name, Some(of.text())),
            _ => None,
        };
        let span = || item[0].to(&item[item.len() - 1]);
        match state {
            Some(ClaimedState::None) if not => out.push(bad_state(item, name)),
            Some(state) => claims.push(Spanned::new(StateClaim { not, state }, span())),
            None if words.is_empty() || ClaimedState::WORDS.contains(&name) => {
                out.push(bad_state(item, name));
            }
            None => out.push(unknown_state(&words[0].text())),
        }
    }
    let none = claims.iter().find(|claim| claim.value.state == ClaimedState::None);
    if let (Some(none), true) = (none, claims.len() > 1) {
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
        "claimable" => ("`claimable RULE`", "name the rule, such as `claimable fifty-moves`"),
        "none" => ("`none` alone", "`none` says that none of the states holds"),
        _ => ("one state", "put a comma between two states"),
    };
    let message = format!("found `{}`, expected {expected}", super::lines::shorten(span.text()));
    Diagnostic::error("bad-state", span, message).hint(hint)
}

/// A state that the language does not know.
pub(in super::super) fn unknown_state(name: &Text) -> Diagnostic {
    let error = Diagnostic::error("bad-state", name.span.clone(), format!("unknown state `{}`", name.value));
    suggest(error, name, &ClaimedState::WORDS)
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
