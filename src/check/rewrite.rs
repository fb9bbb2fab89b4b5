//! A list of squares with what the engine says put in its place, and all that stands around the squares left alone.

use std::ops::Range;

use super::claims::Judge;
use crate::board::PointSet;
use crate::lesson::{Destination, Destinations};
use crate::notation;

/// The text that takes the place of the list's own; `None` if lines of it would have to go.
///
/// A list on one line is written anew. One that goes over several lines, perhaps with comments between, keeps its lines:
/// wrong squares go, and missing ones come at the end.
pub(super) fn list(
    judge: &Judge<'_>,
    claim: &Destinations,
    truth: PointSet,
    captures: PointSet,
) -> Option<String> {
    let text = claim.span.text();
    if !text.contains('\n') {
        return Some(judge.list(truth, captures));
    }
    let start = claim.span.range.start;
    let (mut out, mut done, mut kept) = (String::new(), 0, PointSet::EMPTY);
    // Where the squares that are missing go.
    let mut last = 0;
    for to in &claim.to {
        let Range { start: from, end } = place(to, start);
        let board = judge.scene.game.spec().board;
        let point = notation::parse_point(board, &to.square.value).ok().map(|(point, _)| point);
        let right = point.filter(|&point| truth.contains(point) && !kept.contains(point));
        let Some(point) = right else {
            let cut = with_separator(text, from..end);
            out.push_str(&text[done..cut.start.max(done)]);
            done = cut.end.max(done);
            continue;
        };
        kept.insert(point);
        out.push_str(&text[done..from]);
        out.push_str(&judge.list(PointSet::only(point), captures));
        done = end;
        last = out.len();
    }
    let rest = &text[done..];
    let missing = truth - kept;
    if !missing.is_empty() {
        if last == 0 {
            return None;
        }
        let squares = judge.list(missing, captures);
        let separator = if text.contains(',') { ", " } else { " " };
        let squares = if separator == ", " { squares.replace(' ', separator) } else { squares };
        out.insert_str(last, &format!("{separator}{squares}"));
    }
    out.push_str(rest);
    (last > 0 && out.lines().all(|line| !is_bare(line))).then_some(out)
}

/// Whether a line, or the beginning of one, holds nothing but blanks and the signs of a quotation.
fn is_bare(line: &str) -> bool {
    line.chars().all(|c| c.is_whitespace() || c == '>')
}

/// The bytes of a square with its `x`, counted from `start`.
fn place(to: &Destination, start: usize) -> Range<usize> {
    let span = &to.square.span;
    let before = &span.source.text[start..span.range.start];
    let sign = before.chars().next_back().filter(|_| to.capture).map_or(0, char::len_utf8);
    span.range.start - start - sign..span.range.end - start
}

/// The bytes of a square with what parts it from its neighbours on the line.
fn with_separator(text: &str, range: Range<usize>) -> Range<usize> {
    let blank = |c: char| matches!(c, ' ' | '\t' | ',');
    let before = &text[..range.start];
    let first = match before.rfind('\n') {
        Some(end) => is_bare(&before[end..]),
        None => before.trim_end_matches(blank).is_empty(),
    };
    if !first {
        return before.trim_end_matches(blank).len()..range.end;
    }
    let after = text[range.end..].trim_start_matches(blank);
    range.start..text.len() - after.len()
}
