//! A diagram as plain text: for mail, terminals and wherever a picture cannot go.

use std::fmt::Write;

use super::{ArrowKind, Diagram, MarkKind, Shade, Sign, View};
use crate::board::Point;

/// The diagram as lines of text: what it is, the board, the legend, the position in words.
///
/// A man is the letter that `letter` gives for its glyph, upper case for White, lower case for Black; an empty point is a
/// `.`, or a `:` within marked bounds. Marks follow on their point: a sign each, which the legend explains.
///
/// ```text
/// 3 .  .* .
/// 2 .* R@ nx
/// 1 :  :1 :
///   a  b  c
///
/// @  the man whose moves are shown
/// ```
pub fn plain(diagram: &Diagram, letter: impl Fn(&str) -> Option<char>) -> String {
    let mut text = String::new();
    if !diagram.title.is_empty() {
        let _ = writeln!(text, "{}\n", diagram.title);
    }
    text.push_str(&board(diagram, letter));
    for arrow in &diagram.arrows {
        let (from, to) = (diagram.board.name(arrow.from), diagram.board.name(arrow.to));
        let _ = writeln!(text, "{from} {} {to}", arrow_sign(arrow.kind));
    }
    let signs: Vec<(String, &str)> =
        diagram.legend.iter().map(|line| (sign(&line.mark), line.text.as_str())).collect();
    let widest = signs.iter().map(|(sign, _)| sign.chars().count()).max().unwrap_or(0);
    for (i, (sign, says)) in signs.iter().enumerate() {
        let gap = if i == 0 { "\n" } else { "" };
        let _ = writeln!(text, "{gap}{sign:widest$}  {says}");
    }
    for (i, line) in diagram.words.lines().filter(|line| !line.trim().is_empty()).enumerate() {
        let gap = if i == 0 { "\n" } else { "" };
        let _ = writeln!(text, "{gap}{line}");
    }
    text
}

/// The ranks with their numbers, then the letters of the files.
fn board(diagram: &Diagram, letter: impl Fn(&str) -> Option<char>) -> String {
    let board = diagram.board;
    let (mut files, mut ranks) = ((0, board.files() - 1), (0, board.ranks() - 1));
    if let Some((a, b)) = diagram.crop {
        let sorted = |a: usize, b: usize| (a.min(b), a.max(b));
        files = sorted(board.file(a), board.file(b));
        ranks = sorted(board.rank(a), board.rank(b));
    }
    let (mut files, mut ranks): (Vec<usize>, Vec<usize>) =
        ((files.0..=files.1).collect(), (ranks.0..=ranks.1).collect());
    match diagram.view {
        View::White => ranks.reverse(),
        View::Black => files.reverse(),
    }
    let cell = |file: usize, rank: usize| {
        board.at(file, rank).map_or_else(String::new, |at| cell(diagram, at, &letter))
    };
    let mut rows: Vec<(String, Vec<String>)> = Vec::new();
    for &rank in &ranks {
        rows.push(((rank + 1).to_string(), files.iter().map(|&file| cell(file, rank)).collect()));
    }
    rows.push((String::new(), files.iter().map(|&file| board.file_letter(file).to_string()).collect()));
    let length = |text: &String| text.chars().count();
    let margin = rows.iter().map(|(label, _)| length(label)).max().unwrap_or(0);
    let widest = rows.iter().flat_map(|(_, cells)| cells).map(length).max().unwrap_or(0);
    let mut text = String::new();
    for (label, cells) in rows {
        let mut line = format!("{label:>margin$}");
        for cell in cells {
            let _ = write!(line, " {cell:widest$}");
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// A point: its man or what it is, then its marks.
fn cell(diagram: &Diagram, at: Point, letter: &impl Fn(&str) -> Option<char>) -> String {
    let man = diagram.men.iter().find(|man| man.at == at).map(|man| {
        let letter = letter(man.glyph).unwrap_or('?');
        match man.shade {
            Shade::Light => letter.to_ascii_uppercase(),
            Shade::Dark => letter.to_ascii_lowercase(),
        }
    });
    let empty = if diagram.bounds.iter().any(|zone| zone.contains(at)) { ':' } else { '.' };
    let mut cell = man.unwrap_or(empty).to_string();
    for mark in diagram.marks.iter().filter(|mark| mark.at == at) {
        cell.push_str(&mark_sign(&mark.kind));
    }
    cell
}

fn sign(sign: &Sign) -> String {
    match sign {
        Sign::Mark(kind) => mark_sign(kind),
        Sign::Arrow(kind) => arrow_sign(*kind).to_owned(),
        Sign::Bounds => ":".to_owned(),
    }
}

fn mark_sign(kind: &MarkKind) -> String {
    let sign = match kind {
        MarkKind::Origin => "@",
        MarkKind::Move => "*",
        MarkKind::Capture => "x",
        MarkKind::Taken => "%",
        MarkKind::Refused(reason) => return reason.to_string(),
        MarkKind::Strike => "!",
        MarkKind::Frozen => "#",
        MarkKind::Zone => "=",
        MarkKind::LastMove => "~",
        MarkKind::Marked => "^",
        MarkKind::Text(text) => text,
    };
    sign.to_owned()
}

const fn arrow_sign(kind: ArrowKind) -> &'static str {
    match kind {
        ArrowKind::Plain => "->",
        ArrowKind::LastMove => "~>",
    }
}
