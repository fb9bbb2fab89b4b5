//! Findings as annotations of GitHub Actions, which reads commands from what a program prints.

use super::format::whole_message;
use super::{Diagnostic, Severity};

/// One command, without a line end. The end column is the one after the last character.
///
/// GitHub refuses columns where a finding goes over several lines, so those are left out there.
pub(super) fn command(diagnostic: &Diagnostic) -> String {
    let severity = match diagnostic.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    };
    let source = &diagnostic.span.source;
    let (line, column) = diagnostic.span.place();
    let (end_line, end_column) = source.place(diagnostic.span.range.end);
    let place = if line == end_line {
        format!("line={line},col={column},endLine={end_line},endColumn={end_column}")
    } else {
        format!("line={line},endLine={end_line}")
    };
    format!(
        "::{severity} file={},{place},title={}::{}",
        property(&source.path),
        property(diagnostic.code),
        data(&whole_message(diagnostic))
    )
}

fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}
