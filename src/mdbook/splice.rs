//! Puts markup into a text and leaves every other byte alone.
//!
//! The markup of a block is one line, for it must not end where Markdown ends raw HTML, at an empty line, and may stand in a
//! list or a quote, whose signs every line of its own would have to bear.

use std::ops::Range;

use crate::lesson::{Edit, rewritten};

/// What is to stand in place of a block.
pub(super) fn block(text: &str, range: &Range<usize>, html: &str, style: &str) -> Edit {
    let end = range.start + text[range.clone()].trim_end().len();
    if html.is_empty() {
        return Edit { range: range.start..end, text: String::new() };
    }
    let html = html.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ");
    let mut markup = format!("<div class=\"tabia\">{style}{html}</div>");
    // Raw HTML goes on up to an empty line: what follows at once would no longer be Markdown.
    let rest = &text[end..];
    if let Some((_, after)) = rest.split_once('\n') {
        let next = after.split('\n').next().unwrap_or_default();
        let blank = next.trim_matches([' ', '\t', '\r', '>']).is_empty();
        if !blank {
            let newline = if rest.starts_with('\r') { "\r\n" } else { "\n" };
            markup.push_str(newline);
            markup.push_str(signs(text, end));
        }
    }
    Edit { range: range.start..end, text: markup }
}

/// The signs of quotes at the beginning of the line that ends at `end`, which an empty line of the quote has as well.
fn signs(text: &str, end: usize) -> &str {
    let line = &text[text[..end].rfind('\n').map_or(0, |at| at + 1)..end];
    let rest = line.trim_start_matches([' ', '\t', '>']);
    let signs = line[..line.len() - rest.len()].trim_end();
    if signs.contains('>') { signs } else { "" }
}

/// The text with what is to stand in these places. Of places that overlap, the first is taken.
pub(super) fn apply(text: &str, mut edits: Vec<Edit>) -> String {
    edits.sort_by_key(|edit| edit.range.start);
    let mut done = 0;
    edits.retain(|edit| {
        let apart = edit.range.start >= done;
        done = if apart { edit.range.end } else { done };
        apart
    });
    rewritten(text, &edits)
}

#[cfg(test)]
mod tests {
    use super::{apply, block};

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let start = text.find("```").expect("a fence");
        let end = text.rfind("```").expect("a fence") + 3;
        let cut = block(text, &(start..end), "<b>\n\nx</b>\n", "");
        assert_eq!(apply(text, vec![cut]), expected);
    }

    #[test]
    fn markup_is_one_line_and_ends_before_what_follows() {
        check("a\n\n```d\nx\n```\n\nb\n", "a\n\n<div class=\"tabia\"><b> x</b></div>\n\nb\n");
        check("```d\n```\nb\n", "<div class=\"tabia\"><b> x</b></div>\n\nb\n");
        check("```d\r\n```\r\nb\r\n", "<div class=\"tabia\"><b> x</b></div>\r\n\r\nb\r\n");
        check("> ```d\n> ```\n> b\n", "> <div class=\"tabia\"><b> x</b></div>\n>\n> b\n");
        check("- ```d\n  ```\n  b\n", "- <div class=\"tabia\"><b> x</b></div>\n\n  b\n");
        check("```d\n```", "<div class=\"tabia\"><b> x</b></div>");
    }
}
