//! Findings as one JSON document, with all that is known of each.

use serde::Serialize;

use super::format::pretty;
use super::{Diagnostic, FixKind, Severity, Span};

/// The version of the document's form; it changes when a reader of the old form could not read the new one.
const VERSION: u32 = 1;

#[derive(Serialize)]
struct Document<'a> {
    version: u32,
    errors: usize,
    warnings: usize,
    findings: Vec<Finding<'a>>,
}

#[derive(Serialize)]
struct Finding<'a> {
    code: &'a str,
    severity: &'static str,
    message: &'a str,
    #[serde(flatten)]
    place: Place<'a>,
    label: Option<&'a str>,
    related: Vec<Related<'a>>,
    notes: &'a [String],
    hint: Option<&'a str>,
    fix: Option<Mend<'a>>,
}

#[derive(Serialize)]
struct Place<'a> {
    path: &'a str,
    bytes: Bytes,
    start: Position,
    end: Position,
}

/// Bytes of the file, a byte-order mark not counted.
#[derive(Serialize)]
struct Bytes {
    start: usize,
    end: usize,
}

#[derive(Serialize)]
struct Position {
    line: usize,
    /// In characters.
    column: usize,
    utf16: usize,
}

#[derive(Serialize)]
struct Related<'a> {
    #[serde(flatten)]
    place: Place<'a>,
    message: &'a str,
}

#[derive(Serialize)]
struct Mend<'a> {
    kind: &'static str,
    #[serde(flatten)]
    place: Place<'a>,
    replacement: &'a str,
}

/// All findings.
pub(super) fn document(diagnostics: &[Diagnostic]) -> String {
    let count = |severity| diagnostics.iter().filter(|found| found.severity == severity).count();
    pretty(&Document {
        version: VERSION,
        errors: count(Severity::Error),
        warnings: count(Severity::Warning),
        findings: diagnostics.iter().map(finding).collect(),
    })
}

fn finding(diagnostic: &Diagnostic) -> Finding<'_> {
    let related = diagnostic.related.iter();
    Finding {
        code: diagnostic.code,
        severity: match diagnostic.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        },
        message: &diagnostic.message,
        place: place(&diagnostic.span),
        label: diagnostic.label.as_deref(),
        related: related.map(|(span, why)| Related { place: place(span), message: why }).collect(),
        notes: &diagnostic.notes,
        hint: diagnostic.hint.as_deref(),
        fix: diagnostic.fix.as_ref().map(|fix| Mend {
            kind: match fix.kind {
                FixKind::Safe => "fix",
                FixKind::Bless => "bless",
                FixKind::Offer => "offer",
            },
            place: place(&fix.span),
            replacement: &fix.replacement,
        }),
    }
}

fn place(span: &Span) -> Place<'_> {
    let position = |offset| {
        let (line, column) = span.source.place(offset);
        Position { line, column, utf16: span.source.utf16_column(offset) }
    };
    let (start, end) = (span.range.start, span.range.end);
    Place { path: &span.source.path, bytes: Bytes { start, end }, start: position(start), end: position(end) }
}
