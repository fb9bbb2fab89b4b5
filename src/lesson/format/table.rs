//! Tables of Markdown whose cells hold claims: columns as wide as their widest cell, so that the pipes align.

use super::Edit;
use super::block::pad;
use super::fold::columns;

/// How the cells of a column are aligned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Align {
    Plain,
    Left,
    Right,
    Centre,
}

/// A row: what stands before it, and its cells.
struct Row<'a> {
    lead: &'a str,
    cells: Vec<&'a str>,
    line_end: &'a str,
}

/// What is to be changed in the table at these bytes of the text; `None` if nothing, or if its rows cannot be told.
pub(super) fn format(text: &str, range: std::ops::Range<usize>) -> Option<Edit> {
    let old = text.get(range.clone())?;
    // Whether such a pipe parts two cells, readers of Markdown do not agree.
    if old.contains("\\\\|") {
        return None;
    }
    let rows: Vec<Row<'_>> = old.split_inclusive('\n').map(row).collect();
    let aligns: Vec<Align> = rows.get(1)?.cells.iter().map(|cell| align(cell)).collect::<Option<_>>()?;
    if rows.iter().any(|row| row.cells.len() != aligns.len()) {
        return None;
    }
    let width = |column: usize| {
        let cells = rows.iter().enumerate().filter(|(at, _)| *at != 1);
        cells.map(|(_, row)| columns(row.cells[column])).max().unwrap_or(0).max(3)
    };
    let widths: Vec<usize> = (0..aligns.len()).map(width).collect();
    let mut new = String::new();
    for (at, row) in rows.iter().enumerate() {
        let cells =
            row.cells.iter().zip(aligns.iter().zip(&widths)).map(|(cell, (&align, &width))| match at {
                1 => delimiter(align, width),
                _ => aligned(cell, align, width),
            });
        let cells: Vec<String> = cells.collect();
        new.push_str(&format!("{}| {} |{}", row.lead, cells.join(" | "), row.line_end));
    }
    (new != old).then_some(Edit { range, text: new })
}

fn row(line: &str) -> Row<'_> {
    let body = line.trim_end_matches(['\n', '\r']);
    let line_end = &line[body.len()..];
    let lead = &body[..body.len() - body.trim_start_matches([' ', '\t', '>']).len()];
    let body = body[lead.len()..].trim_end();
    let body = body.strip_prefix('|').unwrap_or(body);
    let body = body.strip_suffix('|').filter(|rest| !rest.ends_with('\\')).unwrap_or(body);
    let mut cells = Vec::new();
    let mut start = 0;
    for (at, _) in body.match_indices('|').filter(|(at, _)| !body[..*at].ends_with('\\')) {
        cells.push(body[start..at].trim());
        start = at + 1;
    }
    cells.push(body[start..].trim());
    Row { lead, cells, line_end }
}

fn align(cell: &str) -> Option<Align> {
    let dashes = cell.trim_matches(':');
    if dashes.is_empty() || !dashes.chars().all(|c| c == '-') {
        return None;
    }
    Some(match (cell.starts_with(':'), cell.ends_with(':')) {
        (false, false) => Align::Plain,
        (true, false) => Align::Left,
        (false, true) => Align::Right,
        (true, true) => Align::Centre,
    })
}

fn delimiter(align: Align, width: usize) -> String {
    let dashes = |count: usize| "-".repeat(width - count);
    match align {
        Align::Plain => dashes(0),
        Align::Left => format!(":{}", dashes(1)),
        Align::Right => format!("{}:", dashes(1)),
        Align::Centre => format!(":{}:", dashes(2)),
    }
}

fn aligned(cell: &str, align: Align, width: usize) -> String {
    let free = width.saturating_sub(columns(cell));
    match align {
        Align::Plain | Align::Left => pad(cell, width),
        Align::Right => format!("{}{cell}", " ".repeat(free)),
        Align::Centre => pad(&format!("{}{cell}", " ".repeat(free / 2)), width),
    }
}
