//! What a change does to a text, as a unified diff.

use similar::TextDiff;
use tabia::diag::{Colour, clean};

/// The difference of two texts of a file, fit for `git apply` and `patch -p1` where it has no colours.
pub(super) fn unified(path: &str, old: &str, new: &str, colour: Colour) -> String {
    // Lines as `patch` knows them: a lone carriage return does not end one.
    let lines = |text| -> Vec<&str> { str::split_inclusive(text, '\n').collect() };
    let (old, new) = (lines(old), lines(new));
    let diff = TextDiff::configure().newline_terminated(true).diff_slices(&old, &new);
    let path = path.trim_start_matches('/');
    let text = diff.unified_diff().header(&format!("a/{path}"), &format!("b/{path}")).to_string();
    match colour {
        Colour::Never => text,
        Colour::Always => text.split_inclusive('\n').map(coloured).collect(),
    }
}

/// A line for a terminal: in its colour, and without signs that a terminal would obey.
fn coloured(line: &str) -> String {
    let (code, text) = match line.as_bytes().first() {
        _ if line.starts_with("--- ") || line.starts_with("+++ ") => ("1", line),
        Some(b'+') => ("32", line),
        Some(b'-') => ("31", line),
        Some(b'@') => ("36", line),
        _ => ("0", line),
    };
    format!("\u{1b}[{code}m{}\u{1b}[0m\n", clean(text.trim_end_matches(['\n', '\r'])))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_diff_names_the_file_and_shows_the_lines_around() {
        let old = "one\r\ntwo\r\nthree\r\n";
        let diff = unified("en/a.md", old, &old.replace("two", "2"), Colour::Never);
        assert_eq!(diff, "--- a/en/a.md\n+++ b/en/a.md\n@@ -1,3 +1,3 @@\n one\r\n-two\r\n+2\r\n three\r\n");
    }

    #[test]
    fn a_carriage_return_within_a_line_ends_no_line() {
        let diff = unified("a.md", "a\rb\r\r\nc", "a\rB\r\r\nc", Colour::Never);
        let end = "\n\\ No newline at end of file\n";
        assert_eq!(diff, format!("--- a/a.md\n+++ b/a.md\n@@ -1,2 +1,2 @@\n-a\rb\r\r\n+a\rB\r\r\n c{end}"));
    }

    #[test]
    fn a_terminal_is_not_obeyed_by_what_authors_write() {
        let diff = unified("a.md", "x\n", "\u{1b}[2J\n", Colour::Always);
        assert!(
            diff.contains("\u{1b}[31m-x\u{1b}[0m\n\u{1b}[32m+") && !diff.contains("\u{1b}[2J"),
            "{diff:?}"
        );
    }
}
