//! Findings as editors show them.

use std::collections::BTreeMap;

use lsp_types::{
    Diagnostic as Shown, DiagnosticRelatedInformation, DiagnosticSeverity, DiagnosticTag, Location,
    NumberOrString,
};
use tabia::diag::{Diagnostic, Severity};

use super::address;
use super::place::{Encoding, Lines};

/// Findings about what is written in vain, which editors fade.
const IN_VAIN: &[&str] =
    &["repeated-key", "misplaced-key", "stray-key", "surplus-moves", "repeated-language"];

/// The findings by the paths of their files.
pub(super) fn by_file(found: &[Diagnostic], encoding: Encoding) -> BTreeMap<&str, Vec<Shown>> {
    let mut files: BTreeMap<&str, Vec<Shown>> = BTreeMap::new();
    for finding in found {
        files.entry(&finding.span.source.path).or_default().push(shown(finding, encoding));
    }
    files
}

/// A finding for an editor.
pub(super) fn shown(finding: &Diagnostic, encoding: Encoding) -> Shown {
    let area = |span: &tabia::diag::Span| Lines::new(&span.source.text, encoding).area(&span.range);
    let related = finding.related.iter().filter_map(|(span, why)| {
        let location = Location::new(address::of(&span.source.path)?, area(span));
        Some(DiagnosticRelatedInformation { location, message: why.clone() })
    });
    let related: Vec<_> = related.collect();
    Shown {
        range: area(&finding.span),
        severity: Some(match finding.severity {
            Severity::Error => DiagnosticSeverity::ERROR,
            Severity::Warning => DiagnosticSeverity::WARNING,
        }),
        code: Some(NumberOrString::String(finding.code.to_owned())),
        source: Some("tabia".to_owned()),
        message: message(finding),
        related_information: (!related.is_empty()).then_some(related),
        tags: IN_VAIN.contains(&finding.code).then(|| vec![DiagnosticTag::UNNECESSARY]),
        ..Shown::default()
    }
}

/// All that a finding says, a line each.
fn message(finding: &Diagnostic) -> String {
    let mut lines = vec![finding.message.clone()];
    lines.extend(finding.label.iter().cloned());
    lines.extend(finding.notes.iter().map(|note| format!("note: {note}")));
    lines.extend(finding.hint.iter().map(|hint| format!("help: {hint}")));
    lines.join("\n")
}
