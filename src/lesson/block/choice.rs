//! `option`: a text to choose or to leave, or a claim link that the engine decides.

use super::super::link::{self, Destination};
use super::super::written::Written;
use super::super::{Choice, Link, Target, Text};
use super::lines::shorten;
use crate::diag::{Diagnostic, Spanned};

/// The word that marks a right option.
const RIGHT: &str = "(right)";

/// Reads `text`, `text (right)` or `[text](claim)`.
pub(super) fn read(value: &Written, out: &mut Vec<Diagnostic>) -> Option<Choice> {
    let text = value.as_str();
    let (said, right) = match text.strip_suffix(RIGHT) {
        Some(said) => (value.part(0..said.len()).trim(), Some(value.span(said.len()..text.len()))),
        None => (value.clone(), None),
    };
    if said.as_str().is_empty() {
        let error = Diagnostic::error("bad-option", value.whole(), "this option has no text");
        out.push(error.hint("write the answer before `(right)`"));
        return None;
    }
    let linked = said.as_str().contains("](");
    if !linked {
        return Some(Choice { text: said.prose(), right, claim: None });
    }
    match claim(&said, out) {
        Ok(link) => Some(Choice { text: link.text.clone(), right, claim: Some(link) }),
        Err(error) => {
            out.extend(error.map(|error| *error));
            None
        }
    }
}

/// Reads a claim link that is all there is; what is wrong with its target is reported, and then there is no more to say.
fn claim(said: &Written, out: &mut Vec<Diagnostic>) -> Result<Link, Option<Box<Diagnostic>>> {
    let text = said.as_str();
    let bad = |hint: &str| {
        let message = format!("found `{}`, expected a text or one claim", shorten(text));
        Some(Box::new(Diagnostic::error("bad-option", said.whole(), message).hint(hint)))
    };
    let alone = || bad("a claim stands alone: `option: [It may go to c3](legal:c2-c3)`");
    let middle = text.find("](").ok_or_else(alone)?;
    if !text.starts_with('[') || !text.ends_with(')') || text[1..middle].contains(['[', ']']) {
        return Err(alone());
    }
    let parts = link::inline(text, 0..text.len()).ok_or_else(alone)?;
    let title_end = parts.title.as_ref().map_or(parts.destination.end, |title| title.end + 1);
    if text[title_end..].trim_start_matches('>').trim() != ")" {
        return Err(alone());
    }
    let url = text[parts.destination.clone()].to_owned();
    let place = said.span(parts.destination.clone());
    let before = out.len();
    let (target, about) = link::read(&Destination { url: &url, place: place.clone() }, out);
    match target {
        _ if out.len() > before => return Err(None),
        Target::Legal(..) | Target::Illegal(..) | Target::Count(_) | Target::Force(..) | Target::State(_) => {
        }
        _ => {
            return Err(bad(
                "a claim is such as `legal:c2-c3`, `count:e5`, `force:c4.white` or `state:check`",
            ));
        }
    }
    let inner = said.part(1..middle).trim();
    let title = parts.title.filter(|title| !title.is_empty());
    Ok(Link {
        target,
        about,
        text: Text::new(inner.prose().value, inner.whole()),
        title: title.map(|title| Spanned::new(text[title.clone()].to_owned(), said.span(title))),
        place,
        span: said.whole(),
        blocks_above: 0,
    })
}
