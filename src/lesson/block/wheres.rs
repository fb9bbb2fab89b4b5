//! `find squares where …`: claims with `*` in the place of a square.

use std::ops::Range;

use super::super::written::Written;
use super::super::{Bound, Player, Relation, Text, Where};
use super::lines::shorten;
use super::task::words;
use super::value::{as_player, suggest};
use crate::diag::{Diagnostic, Spanned};

/// The kinds of claims and their forms.
const FORMS: [(&str, &str); 7] = [
    ("legal", "legal:X-*` or `legal:*-X"),
    ("illegal", "illegal:X-*` or `illegal:X-* (rule)"),
    ("strikes", "strikes:X-*` or `strikes:*-X"),
    ("force", "force:*.white >= 2` or `force:*.white > force:*.black"),
    ("count", "count:* = 3` or `count:*.captures > 0"),
    ("state", "state:frozen-*"),
    ("zone", "zone:NAME"),
];

/// Reads claims with `and` between.
pub(super) fn read(value: &Written, out: &mut Vec<Diagnostic>) -> Option<Vec<Spanned<Where>>> {
    let text = value.as_str();
    let mut items: Vec<Range<usize>> = Vec::new();
    let mut start = 0;
    for (place, word) in words(text) {
        if word == "and" {
            items.push(start..place.start);
            start = place.end;
        }
    }
    items.push(start..text.len());
    let read = items.into_iter().map(|range| claim(&value.part(range).trim(), out));
    read.collect::<Vec<_>>().into_iter().collect()
}

fn claim(item: &Written, out: &mut Vec<Diagnostic>) -> Option<Spanned<Where>> {
    let text = item.as_str();
    let scheme = text.split(':').next().unwrap_or_default();
    let found = match (text.contains(':'), FORMS.iter().find(|(known, _)| *known == scheme)) {
        (true, Some((_, form))) => {
            let body = item.part(scheme.len() + 1..text.len()).trim();
            of(scheme, &body).ok_or_else(|| {
                let message = format!("found `{}`, expected `{form}`", shorten(text));
                Diagnostic::error("bad-task", item.whole(), message)
                    .hint("`*` stands in the place of the square that is looked for")
            })
        }
        (true, None) => {
            let name = item.text(0..scheme.len());
            let message = format!("found `{scheme}:`, expected a claim about squares");
            let error = Diagnostic::error("bad-task", name.span.clone(), message);
            Err(suggest(error, &name, &FORMS.map(|(known, _)| known)))
        }
        (false, _) => {
            let message = format!("found `{}`, expected a claim such as `legal:c2-*`", shorten(text));
            let forms = FORMS.map(|(_, form)| form).join("`, `");
            Err(Diagnostic::error("bad-task", item.whole(), message)
                .hint(format!("the claims are `{forms}`")))
        }
    };
    match found {
        Ok(claim) => Some(Spanned::new(claim, item.whole())),
        Err(error) => {
            out.push(error);
            None
        }
    }
}

/// The claim of a scheme.
fn of(scheme: &str, body: &Written) -> Option<Where> {
    match scheme {
        "legal" => match ends(body)? {
            (Some(from), None) => Some(Where::Reached(from)),
            (None, Some(to)) => Some(Where::Reaching(to)),
            _ => None,
        },
        "strikes" => match ends(body)? {
            (Some(from), None) => Some(Where::Struck(from)),
            (None, Some(to)) => Some(Where::Striking(to)),
            _ => None,
        },
        "illegal" => {
            let (ways, reason) = with_reason(body)?;
            match ends(&ways)? {
                (Some(from), None) => Some(Where::Refused(from, reason)),
                _ => None,
            }
        }
        "force" => force(body),
        "count" => count(body),
        "state" => (body.as_str() == "frozen-*").then_some(Where::Frozen),
        _ => {
            let word = body.as_str();
            let plain = !word.is_empty() && !word.contains(char::is_whitespace);
            plain.then(|| Where::Zone(body.text(0..word.len())))
        }
    }
}

/// `X-*` or `*-X`: the ends that are named.
fn ends(body: &Written) -> Option<(Option<Text>, Option<Text>)> {
    let text = body.as_str();
    let at = text.find('-')?;
    let end = |range: Range<usize>| match &text[range.clone()] {
        "*" => Some(None),
        "" => None,
        word if word.contains(|c: char| c.is_whitespace() || matches!(c, '-' | '*')) => None,
        _ => Some(Some(body.text(range))),
    };
    Some((end(0..at)?, end(at + 1..text.len())?))
}

/// What stands before a reason in parentheses, and the reason.
fn with_reason(body: &Written) -> Option<(Written, Option<Text>)> {
    let text = body.as_str();
    let Some(open) = text.find('(') else { return Some((body.clone(), None)) };
    let inner = text[open + 1..].strip_suffix(')')?;
    let reason = body.part(open + 1..open + 1 + inner.len()).trim();
    let word = reason.as_str();
    let plain = !word.is_empty() && !word.contains(char::is_whitespace);
    plain.then(|| (body.part(0..open).trim(), Some(reason.text(0..word.len()))))
}

/// What stands before the sign of a relation, the relation, and what stands after it.
fn related(body: &Written) -> Option<(Written, Relation, Written)> {
    let text = body.as_str();
    let signs = [
        (">=", Relation::AtLeast),
        ("≥", Relation::AtLeast),
        ("<=", Relation::AtMost),
        ("≤", Relation::AtMost),
        ("=", Relation::Equal),
        (">", Relation::More),
        ("<", Relation::Less),
    ];
    let (at, sign, relation) =
        signs.into_iter().find_map(|(sign, relation)| Some((text.find(sign)?, sign, relation)))?;
    let after = body.part(at + sign.len()..text.len()).trim();
    Some((body.part(0..at).trim(), relation, after))
}

/// `*.white`
fn open_side(text: &str) -> Option<Player> {
    as_player(text.strip_prefix("*.")?)
}

fn force(body: &Written) -> Option<Where> {
    let (what, relation, bound) = related(body)?;
    let side = open_side(what.as_str())?;
    let text = bound.as_str();
    if let Some(other) = text.strip_prefix("force:") {
        return (open_side(other)? != side).then_some(Where::Force(side, relation, Bound::Other));
    }
    let number = text.starts_with(|c: char| c.is_ascii_digit() || c == '½')
        && text.chars().all(|c| c.is_ascii_digit() || matches!(c, '½' | '.' | ','));
    number.then(|| Where::Force(side, relation, Bound::Number(bound.text(0..text.len()))))
}

fn count(body: &Written) -> Option<Where> {
    let (what, relation, number) = related(body)?;
    let captures = match what.as_str() {
        "*" => false,
        "*.captures" => true,
        _ => return None,
    };
    let number = Spanned::new(number.as_str().parse().ok()?, number.whole());
    Some(Where::Count { captures, relation, number })
}
