//! The lines of a block in the one style: keys in their order, each with the comments before it, values set and folded.

use super::super::Block;
use super::super::block::{atoms, has_groups, rank};
use super::fold::{INDENT, Lines, WIDTH, columns};
use super::{Edit, movetext};

/// A key with its value and the comments around it.
struct Entry {
    before: Vec<String>,
    key: String,
    parts: Vec<Part>,
}

/// A line of a value.
enum Part {
    Text(String),
    Comment(String),
}

/// What is to be changed between the fences of a block that has no errors; `None` if it is not laid out in a way that can
/// be told.
pub(super) fn format(block: &Block) -> Option<Edit> {
    let source = &block.span.source.text;
    let whole = block.span.text().trim_end();
    let start = block.span.range.start + whole.find('\n')? + 1;
    let end = block.span.range.start + whole.rfind('\n')? + 1;
    let old = source.get(start..end)?;
    // A word of fence signs could close the block where it begins a line.
    if old.contains("```") || old.contains("~~~") {
        return None;
    }
    let line_end = if source.get(..start)?.ends_with("\r\n") { "\r\n" } else { "\n" };
    let prefix = prefix(block)?;
    let mut lines = Vec::new();
    for line in old.lines() {
        match line.strip_prefix(prefix) {
            Some(line) => lines.push(line),
            None if line.trim_end() == prefix.trim_end() => lines.push(""),
            None => return None,
        }
    }
    let width = WIDTH.saturating_sub(columns(prefix)).max(WIDTH / 2);
    let text: String =
        written(&lines, width)?.iter().map(|line| format!("{prefix}{line}{line_end}")).collect();
    (text != old).then_some(Edit { range: start..end, text })
}

/// What stands before each line of the block: the signs of lists and quotes.
fn prefix(block: &Block) -> Option<&str> {
    let before = |at: usize| {
        let line = block.span.source.text.get(..at)?;
        line.get(line.rfind('\n').map_or(0, |end| end + 1)..)
    };
    let prefix = before(block.keys.first()?.span.range.start)?;
    let same = block.keys.iter().all(|key| before(key.span.range.start) == Some(prefix));
    same.then_some(prefix)
}

fn written(lines: &[&str], width: usize) -> Option<Vec<String>> {
    let (mut entries, after) = entries(lines)?;
    entries.sort_by_key(|entry| rank(&entry.key));
    let mut written = Vec::new();
    for entry in entries {
        written.extend(entry.before);
        written.extend(value(&entry.key, &entry.parts, width));
    }
    written.extend(after);
    Some(written)
}

/// The entries, and the comments after the last of them.
fn entries(lines: &[&str]) -> Option<(Vec<Entry>, Vec<String>)> {
    let mut entries: Vec<Entry> = Vec::new();
    let mut comments = Vec::new();
    for line in lines {
        if line.trim().is_empty() {
            continue;
        }
        if line.starts_with('#') {
            comments.push(line.trim_end().to_owned());
        } else if line.starts_with([' ', '\t']) {
            let entry = entries.last_mut()?;
            entry.parts.extend(comments.drain(..).map(Part::Comment));
            entry.parts.push(Part::Text(words(line)));
        } else {
            let (key, value) = line.split_once(':')?;
            let before = std::mem::take(&mut comments);
            entries.push(Entry { before, key: key.trim().to_owned(), parts: vec![Part::Text(words(value))] });
        }
    }
    Some((entries, comments))
}

/// A text with one blank for every run of them. Blanks that do not break stay.
fn words(text: &str) -> String {
    text.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}

fn value(key: &str, parts: &[Part], width: usize) -> Vec<String> {
    if key == "board" {
        return board(parts);
    }
    if parts.iter().any(|part| matches!(part, Part::Comment(_))) {
        return commented(key, parts);
    }
    let texts = parts.iter().map(|part| match part {
        Part::Text(text) | Part::Comment(text) => text.as_str(),
    });
    let text = texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ");
    if key == "moves" {
        return movetext::lines(key, &text, width);
    }
    let atoms = atoms(key, &text);
    let groups = atoms.iter().filter(|atom| atom.ends_group).count();
    let whole: Vec<&str> = atoms.iter().map(|atom| atom.text.as_str()).collect();
    let whole = format!("{key}: {}", whole.join(" "));
    if columns(&whole) <= width {
        return vec![whole];
    }
    // Each of several groups has a line of its own, below the key.
    let apart = has_groups(key) && groups > 1;
    let mut lines = Lines::new(format!("{key}:"), width);
    let mut fresh = apart;
    if apart {
        lines.close();
    }
    for atom in &atoms {
        let deeper = if apart && !fresh { "    " } else { INDENT };
        lines.push(&atom.text, deeper);
        fresh = apart && atom.ends_group;
        if fresh {
            lines.close();
        }
    }
    lines.end()
}

/// A value with comments between its lines, which it keeps.
fn commented(key: &str, parts: &[Part]) -> Vec<String> {
    let mut lines = Vec::new();
    for (at, part) in parts.iter().enumerate() {
        match part {
            Part::Text(text) if at == 0 => lines.push(format!("{key}: {text}").trim_end().to_owned()),
            Part::Text(text) => lines.push(format!("{INDENT}{text}")),
            Part::Comment(text) => lines.push(text.clone()),
        }
    }
    lines
}

/// A drawn board, its columns of cells below one another.
fn board(parts: &[Part]) -> Vec<String> {
    let mut widths: Vec<usize> = Vec::new();
    for part in parts {
        let Part::Text(row) = part else { continue };
        for (at, cell) in row.split(' ').enumerate() {
            widths.resize(widths.len().max(at + 1), 0);
            widths[at] = widths[at].max(columns(cell));
        }
    }
    let mut lines = vec!["board:".to_owned()];
    for part in parts {
        match part {
            Part::Text(row) if row.is_empty() => {}
            Part::Text(row) => {
                let cells = row.split(' ').zip(&widths).map(|(cell, width)| pad(cell, *width));
                let row = cells.collect::<Vec<_>>().join(" ");
                lines.push(format!("{INDENT}{}", row.trim_end()));
            }
            Part::Comment(text) => lines.push(text.clone()),
        }
    }
    lines
}

/// A text with blanks behind it up to a width.
pub(super) fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(columns(text))))
}
