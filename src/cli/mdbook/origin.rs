//! From the lines of a chapter as mdBook sends it to the lines of its file: another preprocessor may have put files into it.

use std::collections::BTreeMap;
use std::sync::Arc;

use tabia::diag::{Diagnostic, Source, Span};

/// Moves the places of findings to where the same line stands in the file, if it stands there once.
pub(super) fn trace(found: &mut [Diagnostic], files: &BTreeMap<String, Arc<Source>>) {
    for finding in found {
        if let Some(span) = traced(&finding.span, files) {
            finding.span = span;
        }
        for (span, _) in &mut finding.related {
            if let Some(there) = traced(span, files) {
                *span = there;
            }
        }
        if let Some(fix) = &mut finding.fix
            && let Some(there) = traced(&fix.span, files)
        {
            fix.span = there;
        }
    }
}

fn traced(span: &Span, files: &BTreeMap<String, Arc<Source>>) -> Option<Span> {
    let (sent, file) = (&span.source.text, files.get(&span.source.path)?);
    if *sent == file.text {
        return None;
    }
    let start = sent[..span.range.start].rfind('\n').map_or(0, |at| at + 1);
    let end = sent[span.range.end..].find('\n').map_or(sent.len(), |at| span.range.end + at);
    let lines = sent[start..end].trim_end_matches('\r');
    let mut there = file.text.match_indices(lines).map(|(at, _)| at);
    let (Some(at), None) = (there.next(), there.next()) else { return None };
    let moved = |offset: usize| (at + offset - start).min(file.text.len());
    (!lines.is_empty()).then(|| Span::new(file, moved(span.range.start)..moved(span.range.end)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_found_where_it_stands_in_the_file() {
        let sent = Source::new("src/a.md", "included\nlines\n[c3](legal:c2-c4)\nsame\nsame\n");
        let file = Source::new("src/a.md", "{{#include x}}\n[c3](legal:c2-c4)\nsame\nsame\n");
        let files = BTreeMap::from([("src/a.md".to_owned(), file)]);
        let place = |text: &str| {
            let at = sent.text.find(text).expect("a text");
            traced(&Span::new(&sent, at..at + text.len()), &files)
                .map(|span| (span.place(), span.text().to_owned()))
        };
        assert_eq!(place("legal:c2-c4"), Some(((2, 6), "legal:c2-c4".to_owned())));
        assert_eq!(place("same"), None);
        assert_eq!(place("lines"), None);
    }
}
