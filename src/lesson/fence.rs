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

/// Where a block ends, in the bytes of its content; reports one that is not closed. Markdown lets such a block run on to the
/// next fence that could close it, or to the end of the lesson, list or quote.
pub(super) fn end(block: &Span, head: &Span, content: &Written, out: &mut Vec<Diagnostic>) -> Option<usize> {
    let text = block.text().trim();
    let sign = text.chars().next().unwrap_or('`');
    let fence: String = text.chars().take_while(|&c| c == sign).collect();
    let inner = lines(content).find(|(_, line)| line.trim_start().starts_with(&sign.to_string().repeat(3)));
    let last = text.rsplit_once('\n').map(|(_, last)| last.trim_start_matches([' ', '\t', '>']).trim_end());
    let closed = last.is_some_and(|last| last.len() >= fence.len() && last.chars().all(|c| c == sign));
    let message = match inner {
        Some((at, _)) => {
            let (line, _) = content.span(at..at + 1).place();
            format!("the block opened here is not closed; the next fence at line {line} is not its own")
        }
        None if closed => return None,
        None => format!("this `{}` block is never closed, expected its closing fence", head.text()),
    };
    let error = Diagnostic::error("unclosed-block", head.clone(), message);
    out.push(error.hint(format!("put a line {fence} after its last key")));
    let stop = inner.map_or(content.as_str().len(), |(at, _)| at);
    Some(keys_end(content, stop))
}

/// Where the last of the keys before `stop` has its end: the blank line after it.
fn keys_end(content: &Written, stop: usize) -> usize {
    let before = || lines(content).take_while(|&(at, _)| at < stop);
    let is_key =
        |line: &str| line.split_once(':').is_some_and(|(key, _)| super::block::is_key(key.trim_end()));
    let last = before().filter(|(_, line)| is_key(line)).last().map_or(0, |(at, _)| at);
    before().find(|&(at, line)| at >= last && line.trim().is_empty()).map_or(stop, |(at, _)| at)
}

/// The lines of a text, each with the byte at which it begins.
fn lines(content: &Written) -> impl Iterator<Item = (usize, &str)> {
    let mut next = 0;
    content.as_str().split_inclusive('\n').map(move |line| {
        next += line.len();
        (next - line.len(), line)
    })
}
