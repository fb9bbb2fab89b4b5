//! Prints what was found wrong in a book.

use tabia::diag::{self, Diagnostic, FixKind, Format, Severity};

use super::files::BookSources;
use super::{Console, Status};

/// Prints the findings for people, in the order of the book's files, and counts them in a last line that says how many
/// lessons were looked at. Warnings alone are fine.
pub(super) fn findings(
    book: &BookSources,
    found: Vec<Diagnostic>,
    lessons: usize,
    console: &mut Console<'_>,
) -> Status {
    let printed = print(book, found, lessons, Format::Human, console);
    // What people read goes where nobody but a closed terminal could refuse it.
    printed.unwrap_or(Status::Findings)
}

/// The same in any form. What programs read goes to the standard output.
///
/// # Errors
/// If the standard output cannot be written to.
pub(super) fn print(
    book: &BookSources,
    mut found: Vec<Diagnostic>,
    lessons: usize,
    format: Format,
    console: &mut Console<'_>,
) -> anyhow::Result<Status> {
    diag::sort(&mut found, &book.paths());
    let text = diag::format(&found, format, console.colour);
    if format == Format::Human {
        let _ = console.err.write_all(text.as_bytes());
    } else {
        console.out.write_all(text.as_bytes())?;
        console.out.flush()?;
    }
    if let Some(advice) = advice(&found) {
        console.say(advice);
    }
    if format == Format::Human
        && let Some(code) = puzzling(&found)
    {
        console.say(format_args!("what a code means: `tabia diagnostics {code}`"));
    }
    let count = |severity| found.iter().filter(|finding| finding.severity == severity).count();
    let (errors, warnings) = (count(Severity::Error), count(Severity::Warning));
    let lessons = number(lessons, "lesson");
    console.say(match (errors, warnings) {
        (0, 0) => format!("checked {lessons}: nothing found wrong"),
        (_, 0) => format!("checked {lessons}: {}", number(errors, "error")),
        (0, _) => format!("checked {lessons}: {}", number(warnings, "warning")),
        _ => format!("checked {lessons}: {}, {}", number(errors, "error"), number(warnings, "warning")),
    });
    Ok(if errors == 0 { Status::Fine } else { Status::Findings })
}

/// What the program could mend, in a line.
fn advice(found: &[Diagnostic]) -> Option<String> {
    let of =
        |kind| found.iter().filter(|found| found.fix.as_ref().is_some_and(|fix| fix.kind == kind)).count();
    let counts = [("--fix", of(FixKind::Safe)), ("--bless", of(FixKind::Bless))];
    let counts = counts.iter().filter(|(_, count)| *count > 0);
    let counts: Vec<String> =
        counts.map(|(flag, count)| format!("{count} with `tabia check {flag}`")).collect();
    (!counts.is_empty()).then(|| format!("can be mended: {}", counts.join(", ")))
}

/// The code about which a reader may want to know more: that of the last error printed, or of the last warning.
fn puzzling(found: &[Diagnostic]) -> Option<&'static str> {
    let error = found.iter().rfind(|found| found.severity == Severity::Error);
    error.or(found.last()).map(|found| found.code)
}

/// A number with its noun.
pub(super) fn number(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}
