//! The value of `show`: a list of overlays.

use super::super::written::Written;
use super::super::{Show, Text};
use super::token::{Comma, Kind, Token, items, tokens};
use super::value::suggest;
use crate::diag::{Diagnostic, Spanned};

/// The overlays and their forms.
const FORMS: [(&str, &str); 12] = [
    ("moves", "moves X` or `moves"),
    ("captures", "captures"),
    ("refusals", "refusals X"),
    ("strikes", "strikes X"),
    ("force", "force X"),
    ("frozen", "frozen"),
    ("zone", "zone NAME"),
    ("last-move", "last-move"),
    ("arrow", "arrow X Y"),
    ("mark", "mark X Y…"),
    ("label", "label X \"text\""),
    ("before", "before"),
];

/// Reads the overlays, which commas or semicolons separate.
pub(super) fn read(value: &Written, out: &mut Vec<Diagnostic>) -> Vec<Spanned<Show>> {
    let tokens = tokens(value, Comma::Separates, out);
    let mut shows = Vec::new();
    for item in items(&tokens) {
        let span = item[0].to(&item[item.len() - 1]);
        match one(item) {
            Ok(show) => shows.push(Spanned::new(show, span)),
            Err(error) => out.push(*error),
        }
    }
    shows
}

fn one(item: &[Token<'_>]) -> Result<Show, Box<Diagnostic>> {
    let (name, args) = (&item[0], &item[1..]);
    let words: Vec<Text> = args.iter().filter(|arg| arg.kind == Kind::Word).map(Token::text).collect();
    let quoted: Vec<Text> = args.iter().filter(|arg| arg.kind == Kind::Quoted).map(Token::inner).collect();
    let Some((_, form)) = FORMS.iter().find(|(known, _)| name.is(known)) else {
        let names: Vec<&str> = FORMS.iter().map(|(known, _)| *known).collect();
        let message = format!("found `{}`, expected something to show", name.as_str());
        return Err(suggest(Diagnostic::error("bad-show", name.span(), message), &name.text(), &names).into());
    };
    let complete = words.len() + quoted.len() == args.len();
    let show = match (name.as_str(), &words[..], &quoted[..]) {
        ("moves", [], []) => Some(Show::Moves(None)),
        ("moves", [x], []) => Some(Show::Moves(Some(x.clone()))),
        ("captures", [], []) => Some(Show::Captures),
        ("refusals", [x], []) => Some(Show::Refusals(x.clone())),
        ("strikes", [x], []) => Some(Show::Strikes(x.clone())),
        ("force", [x], []) => Some(Show::Force(x.clone())),
        ("frozen", [], []) => Some(Show::Frozen),
        ("zone", [name], []) => Some(Show::Zone(name.clone())),
        ("last-move", [], []) => Some(Show::LastMove),
        ("arrow", [x, y], []) => Some(Show::Arrow(x.clone(), y.clone())),
        ("mark", [_, ..], []) => Some(Show::Mark(words)),
        ("label", [x], [text]) if args[0].kind == Kind::Word => Some(Show::Label(x.clone(), text.clone())),
        ("before", [], []) => Some(Show::Before),
        _ => None,
    };
    show.filter(|_| complete).ok_or_else(|| {
        let span = item[0].to(&item[item.len() - 1]);
        let message = format!("found `{}`, expected `{form}`", super::lines::shorten(span.text()));
        Diagnostic::error("bad-show", span, message).hint("put a comma between two things to show").into()
    })
}
