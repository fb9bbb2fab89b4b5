//! Reads the destination of a link: our own schemes, pages of the book, addresses outside it.

use std::ops::Range;

use super::super::block::{as_player, block_ref, counted, unknown_state};
use super::super::{BlockRef, ClaimedState, StateClaim, Target, Text};
use super::stray::target_form;
use crate::diag::{Diagnostic, Span, Spanned, guess};

/// The schemes of links that say something about the game or the book.
pub(super) const SCHEMES: [&str; 10] =
    ["legal", "illegal", "count", "force", "state", "square", "piece", "rule", "fig", "term"];

const OUTSIDE: [&str; 3] = ["http", "https", "mailto"];

/// A destination as Markdown gives it, and where it was written.
pub(in super::super) struct Destination<'a> {
    /// The destination, escapes resolved.
    pub(in super::super) url: &'a str,
    /// Where it was written.
    pub(in super::super) place: Span,
}

impl Destination<'_> {
    /// A part as a text. When escapes keep the parts from being found, it stands at the whole.
    fn text(&self, range: Range<usize>) -> Text {
        let same = self.place.text() == self.url;
        let span = if same { self.place.sub(range.clone()) } else { self.place.clone() };
        Spanned::new(self.url[range].to_owned(), span)
    }

    fn error(&self, code: &'static str, message: String) -> Diagnostic {
        Diagnostic::error(code, self.place.clone(), message)
    }
}

/// The scheme: letters before a colon.
fn scheme(url: &str) -> Option<&str> {
    let (scheme, _) = url.split_once(':')?;
    let plain = |c: char| c.is_alphanumeric() || matches!(c, '+' | '-' | '.');
    (scheme.starts_with(char::is_alphabetic) && scheme.chars().all(plain)).then_some(scheme)
}

/// Reads a destination, and the block that it speaks of.
pub(in super::super) fn read(
    to: &Destination<'_>,
    out: &mut Vec<Diagnostic>,
) -> (Target, Option<Spanned<BlockRef>>) {
    let read = match scheme(to.url) {
        Some(scheme) if SCHEMES.contains(&scheme) => ours(to, scheme),
        Some(scheme) if OUTSIDE.contains(&scheme.to_ascii_lowercase().as_str()) => {
            Ok((Target::Outside(to.url.to_owned()), None))
        }
        Some(scheme) => Err(unknown_scheme(to, scheme).into()),
        None => page(to).map(|page| (page, None)),
    };
    read.unwrap_or_else(|error| {
        out.push(*error);
        (Target::Broken, None)
    })
}

fn unknown_scheme(to: &Destination<'_>, scheme: &str) -> Diagnostic {
    let word = to.text(0..scheme.len());
    let error =
        Diagnostic::error("unknown-scheme", word.span.clone(), format!("unknown kind of link `{scheme}:`"));
    match guess(scheme, SCHEMES.into_iter().chain(OUTSIDE)) {
        Some((near, kind)) => error.hint(format!("did you mean `{near}:`?")).fix_as(kind, word.span, near),
        None => error.hint(format!("known are `{}:`, `{}:`", SCHEMES.join(":`, `"), OUTSIDE.join(":`, `"))),
    }
}

/// Reads a target of one of our schemes.
fn ours(to: &Destination<'_>, scheme: &str) -> Result<(Target, Option<Spanned<BlockRef>>), Box<Diagnostic>> {
    let start = scheme.len() + 1;
    if scheme == "fig" {
        let figure = to.text(start..to.url.len());
        let block = block_ref(&figure.value).ok_or_else(|| Box::new(bad_target(to, scheme)))?;
        return Ok((Target::Figure(Spanned::new(block, figure.span)), None));
    }
    let (end, about) = match to.url[start..].find('#') {
        None => (to.url.len(), None),
        Some(hash) => {
            let about = to.text(start + hash + 1..to.url.len());
            let block = block_ref(&about.value).ok_or_else(|| Box::new(bad_target(to, scheme)))?;
            (start + hash, Some(Spanned::new(block, about.span)))
        }
    };
    let body = to.text(start..end);
    let word = !body.value.is_empty() && !body.value.contains(char::is_whitespace);
    let target = match scheme {
        _ if !word => None,
        "legal" => pair(to, start..end, '-').map(|(from, to)| Target::Legal(from, to)),
        "illegal" => pair(to, start..end, '-').map(|(from, to)| Target::Illegal(from, to)),
        "count" => Some(Target::Count(Spanned::new(counted(&body)?, body.span))),
        "force" => pair(to, start..end, '.').and_then(|(square, side)| {
            Some(Target::Force(square, Spanned::new(as_player(&side.value)?, side.span)))
        }),
        "state" => Some(Target::State(Spanned::new(state(to, start..end)?, body.span))),
        "square" => Some(Target::Square(body)),
        "piece" => Some(Target::Piece(body)),
        "term" => Some(Target::Term(body)),
        _ => Some(Target::Rule(body)),
    };
    target.map(|target| (target, about)).ok_or_else(|| Box::new(bad_target(to, scheme)))
}

fn bad_target(to: &Destination<'_>, scheme: &str) -> Diagnostic {
    let form = target_form(scheme);
    let error = to.error("bad-target", format!("found `{}`, expected a target such as `{form}`", to.url));
    match scheme {
        "legal" | "illegal" => {
            error.hint("write the square of the piece, a hyphen and the square it goes to")
        }
        "force" => {
            let error = error.hint("write the square, a point and `white` or `black`");
            match force_reversed(to) {
                Some((body, mended)) => error.fix(body, mended),
                None => error,
            }
        }
        _ => error.hint("a target holds no blanks; `#` and the id of a block may follow it"),
    }
}

/// A force whose side stands before its square, `white.c4`: its place, and the right order.
fn force_reversed(to: &Destination<'_>) -> Option<(Span, String)> {
    let start = to.url.find(':')? + 1;
    let end = to.url.find('#').unwrap_or(to.url.len());
    let (side, square) = pair(to, start..end, '.')?;
    as_player(&side.value)?;
    let body = to.text(start..end);
    (body.span.text() == body.value).then(|| (body.span, format!("{}.{}", square.value, side.value)))
}

/// Two words with a sign between.
fn pair(to: &Destination<'_>, range: Range<usize>, sign: char) -> Option<(Text, Text)> {
    let (first, second) = to.url[range.clone()].split_once(sign)?;
    let middle = range.start + first.len();
    let plain = !first.is_empty() && !second.is_empty() && !second.contains(sign);
    plain.then(|| (to.text(range.start..middle), to.text(middle + sign.len_utf8()..range.end)))
}

/// Reads a state: `check`, `not-check`, `frozen-c4`, `stage-placement`.
fn state(to: &Destination<'_>, range: Range<usize>) -> Result<StateClaim, Box<Diagnostic>> {
    let (not, start) = match to.url[range.clone()].strip_prefix("not-") {
        Some(_) => (true, range.start + "not-".len()),
        None => (false, range.start),
    };
    let rest = &to.url[start..range.end];
    let name = rest.split('-').next().unwrap_or(rest);
    let of = rest.get(name.len() + 1..).filter(|of| !of.is_empty());
    if !ClaimedState::WORDS.contains(&name) {
        return Err(unknown_state(&to.text(start..start + name.len())).into());
    }
    let whole = of.is_some() || rest.len() == name.len();
    let state = ClaimedState::new(name, of.map(|of| to.text(range.end - of.len()..range.end)));
    match state.filter(|state| whole && !(not && *state == ClaimedState::None)) {
        Some(state) => Ok(StateClaim { not, state }),
        None => {
            let form = match name {
                "frozen" => "frozen-c4",
                "stage" => "stage-placement",
                "claimable" => "claimable-fifty-moves",
                _ => name,
            };
            let found = &to.url[range];
            let error = to.error("bad-target", format!("found `{found}`, expected `{form}`"));
            Err(match name {
                "none" => error.hint("`none` says that none of the states holds"),
                _ => error,
            }
            .into())
        }
    }
}

/// Reads a place of the book.
fn page(to: &Destination<'_>) -> Result<Target, Box<Diagnostic>> {
    if to.url.is_empty() {
        return Err(to.error("empty-link", "the link points nowhere, expected a target".into()).into());
    }
    if to.url.starts_with(['/', '\\']) {
        let message = format!("`{}` is an absolute path, expected one from this file", to.url);
        return Err(to
            .error("absolute-path", message)
            .hint("write the path from this file, such as `../chess/01-rook.md`")
            .into());
    }
    let (path, anchor) = match to.url.find('#') {
        None => (0..to.url.len(), None),
        Some(hash) => (0..hash, Some(to.text(hash + 1..to.url.len()))),
    };
    let path = (!path.is_empty()).then(|| to.text(path));
    Ok(Target::Page(path, anchor))
}

/// The path below the language's folder that a relative path means, seen from the file at `from`; `None` if it leaves
/// the folder.
pub fn resolve(from: &str, path: &str) -> Option<String> {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => _ = parts.pop()?,
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

/// Whether a destination is a relative path: no address, no absolute path.
pub fn is_path(url: &str) -> bool {
    !url.is_empty() && scheme(url).is_none() && !url.starts_with(['/', '\\'])
}

/// Reports an image that is not a file of the book, or has no words in its place.
pub(in super::super) fn image(to: &Destination<'_>, alt: &str, whole: Span, out: &mut Vec<Diagnostic>) {
    if alt.trim().is_empty() {
        let warning =
            Diagnostic::warning("missing-alt", whole, "the image has no text for those who do not see it");
        out.push(warning.hint("write what it shows between the brackets: `![A board](board.png)`"));
    }
    if !is_path(to.url) {
        let message = format!("`{}` is not a file of the book, expected a relative path", to.url);
        out.push(
            to.error("outside-image", message)
                .hint("put the file beside the lesson and write its path from there"),
        );
    }
}
