//! The forms in which findings are printed.

use super::{Colour, Diagnostic, github, json, render, sarif, short};

/// A form of findings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// For people: the lines with carets.
    Human,
    /// One line a finding: `path:line:column: error[code]: message`.
    Short,
    /// One JSON document with everything.
    Json,
    /// SARIF 2.1.0, which code hosts and editors read.
    Sarif,
    /// Annotations for GitHub Actions.
    Github,
}

/// The findings in the given form, each line ended; the colour is of the human form alone.
///
/// ```
/// use tabia::diag::{Colour, Diagnostic, Format, Source, Span, format};
/// let source = Source::new("en/a.md", "shoow: moves\n");
/// let found = [Diagnostic::error("unknown-key", Span::new(&source, 0..5), "unknown key `shoow`")];
/// assert_eq!(
///     format(&found, Format::Short, Colour::Never),
///     "en/a.md:1:1: error[unknown-key]: unknown key `shoow`\n"
/// );
/// assert_eq!(
///     format(&found, Format::Github, Colour::Never),
///     "::error file=en/a.md,line=1,col=1,endLine=1,endColumn=6,title=unknown-key::unknown key `shoow`\n"
/// );
/// ```
pub fn format(diagnostics: &[Diagnostic], form: Format, colour: Colour) -> String {
    match form {
        Format::Human => render(diagnostics, colour),
        Format::Short => diagnostics.iter().map(|found| short(found) + "\n").collect(),
        Format::Json => json::document(diagnostics),
        Format::Sarif => sarif::document(diagnostics),
        Format::Github => diagnostics.iter().map(|found| github::command(found) + "\n").collect(),
    }
}

/// The text of a finding for readers that show no excerpts: the message, then what is true and what to do, a line each.
pub(super) fn whole_message(diagnostic: &Diagnostic) -> String {
    let mut lines = vec![diagnostic.message.clone()];
    lines.extend(diagnostic.label.iter().cloned());
    lines.extend(diagnostic.notes.iter().map(|note| format!("note: {note}")));
    lines.extend(diagnostic.hint.iter().map(|hint| format!("help: {hint}")));
    lines.join("\n")
}

/// A document as text with a line end.
pub(super) fn pretty(document: &impl serde::Serialize) -> String {
    // Plain structures of texts and numbers: there is nothing that JSON could not hold.
    serde_json::to_string_pretty(document).unwrap_or_default() + "\n"
}
