//! The fences of code blocks, of which Markdown gives neither the place of the info word nor whether the last is there.

use std::ops::Range;
use std::sync::Arc;

use super::written::Written;
use crate::diag::{Diagnostic, Source, Span};

/// The text after the opening fence of the code block at these bytes.
pub(super) fn info(source: &Arc<Source>, range: &Range<usize>) -> Written {
    let text = &source.text[range.clone()];
    let line = text.split('\n').next().unwrap_or_default();
    let after = line.trim_start().trim_start_matches(['`', '~']);
    let start = range.start + line.len() - after.len();
    let mut info = Written::new(source, range.start);
    info.push(after, start..start + after.len());
    info
}

/// Whether a block has its closing fence; reports it if not. Markdown lets it run to the end of the lesson, list or quote.
pub(super) fn check_closed(block: &Span, head: &Span, out: &mut Vec<Diagnostic>) -> bool {
    let text = block.text().trim();
    let sign = text.chars().next().unwrap_or('`');
    let fence: String = text.chars().take_while(|&c| c == sign).collect();
    let last = text.rsplit_once('\n').map(|(_, last)| last.trim_start_matches([' ', '\t', '>']).trim_end());
    let closed = last.is_some_and(|last| last.len() >= fence.len() && last.chars().all(|c| c == sign));
    if !closed {
        let message = format!("this `{}` block is never closed, expected its closing fence", head.text());
        let error = Diagnostic::error("unclosed-block", head.clone(), message);
        out.push(error.hint(format!("put a line {fence} after its last key")));
    }
    closed
}
