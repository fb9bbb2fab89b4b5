//! Links of ours that Markdown did not take for links, and so would print as text.

use super::super::block::shorten;
use super::super::written::Written;
use super::target::SCHEMES;
use crate::diag::Diagnostic;

/// Where literal text comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in super::super) enum Literal {
    /// Text of Markdown.
    Text,
    /// A block of raw HTML.
    Html,
}

/// Reports every `](scheme:` in text that is no link.
pub(in super::super) fn literal(written: &Written, kind: Literal, out: &mut Vec<Diagnostic>) {
    let text = written.as_str();
    for (bracket, _) in text.match_indices(']') {
        let after = text[bracket + 1..].trim_start();
        let Some(inside) = after.strip_prefix('(').map(str::trim_start) else { continue };
        let Some(scheme) = SCHEMES.iter().find(|scheme| begins(inside, scheme)) else { continue };
        if kind == Literal::Html && in_comment(&text[..bracket]) {
            continue;
        }
        let start = text.len() - inside.len();
        let line = inside.find('\n').unwrap_or(inside.len());
        // Where it is never closed, the next link may begin.
        let end = inside[..line].find([')', '[', ']']).unwrap_or(line);
        let found = inside[..end].trim_end();
        let span = written.span(start..start + found.len());
        let message =
            format!("`{}` is not the target of a link, so it would be printed as text", shorten(found));
        let error = Diagnostic::error("malformed-link", span, message);
        let form = target_form(scheme);
        out.push(if kind == Literal::Html {
            error.hint("Markdown within HTML needs an empty line before it")
        } else if after.len() < text.len() - bracket - 1 {
            error.hint(format!("no blank stands between `]` and `(`: write `[text]({form})`"))
        } else if found.contains(char::is_whitespace) {
            error.hint(format!(
                "a target holds no blanks and a reason stands in quotes: write `[text]({form})` or `[text]({form} \"reason\")`"
            ))
        } else {
            error.hint(format!("write `[text]({form})`"))
        });
    }
}

fn begins(text: &str, scheme: &str) -> bool {
    text.strip_prefix(scheme).is_some_and(|rest| rest.starts_with(':'))
}

/// Whether a comment of HTML is open at the end of the text.
fn in_comment(text: &str) -> bool {
    text.rfind("<!--").is_some_and(|open| !text[open..].contains("-->"))
}

/// The form of a target of this scheme.
pub(super) fn target_form(scheme: &str) -> &'static str {
    match scheme {
        "legal" => "legal:c2-c3",
        "illegal" => "illegal:c2-c4",
        "count" => "count:e5",
        "force" => "force:c4.white",
        "state" => "state:not-check",
        "square" => "square:c4",
        "piece" => "piece:ver-knecht",
        "rule" => "rule:castle-lock",
        "term" => "term:force",
        _ => "fig:ritter-c2",
    }
}
