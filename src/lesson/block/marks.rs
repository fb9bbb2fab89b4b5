//! `legal X -> squares; capture X -> squares; refused X -> squares`: marks set by hand.

use super::super::written::Written;
use super::super::{HandMark, HandMarkKind};
use super::list;
use super::token::{Comma, Kind, Token, tokens};
use super::value::suggest;
use crate::diag::Diagnostic;

/// The words that begin a group.
const KINDS: [(&str, HandMarkKind); 3] =
    [("legal", HandMarkKind::Legal), ("capture", HandMarkKind::Capture), ("refused", HandMarkKind::Refused)];

/// Reads groups, which begin anew after `;` or with the next `KIND X ->`.
pub(super) fn read(value: &Written, out: &mut Vec<Diagnostic>) -> Vec<HandMark> {
    let tokens = tokens(value, Comma::Separates, out);
    let mut groups = Vec::new();
    let mut rest = &tokens[..];
    while let [first, after @ ..] = rest {
        if first.kind == Kind::Separator {
            rest = after;
            continue;
        }
        let end = 1
            + (0..after.len())
                .find(|&i| after[i].as_str() == ";" || begins(&after[i..]))
                .unwrap_or(after.len());
        groups.extend(group(&rest[..end], out));
        rest = &rest[end..];
    }
    groups
}

/// Whether a group begins here.
fn begins(tokens: &[Token<'_>]) -> bool {
    let kinds: Vec<Kind> = tokens.iter().take(3).map(|token| token.kind).collect();
    kinds == [Kind::Word, Kind::Word, Kind::Arrow] && KINDS.iter().any(|(word, _)| tokens[0].is(word))
}

fn group(tokens: &[Token<'_>], out: &mut Vec<Diagnostic>) -> Option<HandMark> {
    let whole = tokens[0].to(&tokens[tokens.len() - 1]);
    let kinds: Vec<Kind> = tokens.iter().take(3).map(|token| token.kind).collect();
    if kinds != [Kind::Word, Kind::Word, Kind::Arrow] {
        let message =
            format!("found `{}`, expected `legal X -> squares`", super::lines::shorten(whole.text()));
        let hint = format!("write `{}`", super::keys::example("marks"));
        out.push(Diagnostic::error("bad-list", whole, message).hint(hint));
        return None;
    }
    let [word, from, arrow, squares @ ..] = tokens else { return None };
    let Some(&(_, kind)) = KINDS.iter().find(|(known, _)| word.is(known)) else {
        let message = format!("found `{}`, expected `legal`, `capture` or `refused`", word.as_str());
        let error = Diagnostic::error("bad-mark", word.span(), message);
        out.push(suggest(error, &word.text(), &KINDS.map(|(known, _)| known)));
        return None;
    };
    let list = list::group("marks", from.text(), word.to(arrow), squares, out)?;
    Some(HandMark { kind, list })
}
