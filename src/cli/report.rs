//! Prints what was found wrong in a book.

use tabia::diag::{self, Diagnostic, Severity};

use super::files::BookSources;
use super::{Console, Status};

/// Prints the findings in the order of the book's files, and counts them in a last line that says how many lessons were
/// looked at. Warnings alone are fine.
pub(super) fn findings(
    book: &BookSources,
    mut found: Vec<Diagnostic>,
    lessons: usize,
    console: &mut Console<'_>,
) -> Status {
    let mut files = vec![book.settings.path.as_str()];
    files.extend(book.lessons.iter().map(|lesson| lesson.source.path.as_str()));
    files.extend(book.terms.iter().chain(&book.compared).map(|(_, source)| source.path.as_str()));
    diag::sort(&mut found, &files);
    let _ = console.err.write_all(diag::render(&found, console.colour).as_bytes());
    let count = |severity| found.iter().filter(|finding| finding.severity == severity).count();
    let (errors, warnings) = (count(Severity::Error), count(Severity::Warning));
    let lessons = number(lessons, "lesson");
    console.say(match (errors, warnings) {
        (0, 0) => format!("checked {lessons}: nothing found wrong"),
        (_, 0) => format!("checked {lessons}: {}", number(errors, "error")),
        (0, _) => format!("checked {lessons}: {}", number(warnings, "warning")),
        _ => format!("checked {lessons}: {}, {}", number(errors, "error"), number(warnings, "warning")),
    });
    if errors == 0 { Status::Fine } else { Status::Findings }
}

/// A number with its noun.
pub(super) fn number(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}
