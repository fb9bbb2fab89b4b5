//! What is wrong, for the box on the page and for a page that has no book to show.

use std::slice;

use serde::Serialize;
use tabia::diag::{self, Colour, Diagnostic, Severity};

/// How many findings are told with all that there is to say; who has more begins with these.
const MOST: usize = 40;

/// All that is wrong.
#[derive(Serialize)]
struct All<'a> {
    errors: usize,
    warnings: usize,
    /// What keeps the book from being read or shown at all.
    trouble: Option<&'a str>,
    /// The first of them, errors before warnings.
    list: Vec<One<'a>>,
}

/// One finding.
#[derive(Serialize)]
struct One<'a> {
    error: bool,
    code: &'a str,
    /// `file:line:column`
    place: String,
    message: String,
    /// The lines with carets, notes, help and fix, as `check` prints them.
    text: String,
}

/// What the script of a page is told.
pub(super) fn json(found: &[Diagnostic], trouble: Option<&str>) -> String {
    let count = |severity| found.iter().filter(|finding| finding.severity == severity).count();
    let of = |severity| found.iter().filter(move |finding| finding.severity == severity);
    let list = of(Severity::Error).chain(of(Severity::Warning)).take(MOST).map(one).collect();
    let all = All { errors: count(Severity::Error), warnings: count(Severity::Warning), trouble, list };
    serde_json::to_string(&all).unwrap_or_else(|_| "null".to_owned())
}

fn one(finding: &Diagnostic) -> One<'_> {
    let (line, column) = finding.span.place();
    let text = diag::render(slice::from_ref(finding), Colour::Never);
    // The first line is the message and the second the place; both stand apart.
    let rest = text.split_once('\n').map_or("", |(_, rest)| rest);
    let rest = match rest.split_once('\n') {
        Some((first, after)) if first.trim_start().starts_with("--> ") => after,
        _ => rest,
    };
    One {
        error: finding.severity == Severity::Error,
        code: finding.code,
        place: format!("{}:{line}:{column}", diag::clean(&finding.span.source.path)),
        message: diag::clean(&finding.message),
        text: rest.trim_end().to_owned(),
    }
}

/// What a page without a book says.
pub(super) fn text(found: &[Diagnostic], trouble: Option<&str>) -> String {
    let errors = found.iter().filter(|finding| finding.severity == Severity::Error).take(MOST).cloned();
    let errors: Vec<Diagnostic> = errors.collect();
    let trouble = trouble.map(|trouble| format!("error: {trouble}\n\n")).unwrap_or_default();
    trouble + &diag::render(&errors, Colour::Never)
}
