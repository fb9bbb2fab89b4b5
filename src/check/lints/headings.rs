//! Headings out of order. The page's title is its only heading of the first level, and no level is left out.

use crate::diag::{Diagnostic, Span};
use crate::lesson::{Heading, Lesson};

/// Reports headings of the first level, and those that lie more than one level below the one before.
pub(super) fn order(lesson: &Lesson, out: &mut Vec<Diagnostic>) {
    let mut last = 1;
    for heading in &lesson.headings {
        let right = heading.level.clamp(2, last + 1);
        last = right;
        if right == heading.level {
            continue;
        }
        let signs = "#".repeat(usize::from(right));
        let (message, hint) = match heading.level {
            1 => (
                "a heading of the first level: the page has one already, its title".to_owned(),
                format!("begin the headings of sections with `{signs}`"),
            ),
            level => {
                let message = format!(
                    "this heading is of level {level}, where {right} is expected: a level is left out"
                );
                (message, format!("begin it with `{signs}`"))
            }
        };
        let warning = Diagnostic::warning("heading-order", heading.span.clone(), message).hint(hint);
        out.push(match marks(heading) {
            Some((span, Marks::Signs)) => warning.fix(span, signs),
            Some((span, Marks::Line)) => {
                let line = "-".repeat(span.range.len());
                warning.fix(span, line)
            }
            None => warning,
        });
    }
}

/// How a heading shows its level.
enum Marks {
    /// `#` before it.
    Signs,
    /// A line of `=` below it.
    Line,
}

/// Where a heading shows its level.
fn marks(heading: &Heading) -> Option<(Span, Marks)> {
    let text = heading.span.text();
    let level = usize::from(heading.level);
    if text.starts_with('#') {
        return Some((heading.span.sub(0..level), Marks::Signs));
    }
    let line = text.trim_end().rsplit('\n').next()?;
    let start = text.trim_end().len() - line.trim_start().len();
    let underlined = heading.level == 1 && line.trim().chars().all(|sign| sign == '=');
    underlined.then(|| (heading.span.sub(start..start + line.trim().len()), Marks::Line))
}
