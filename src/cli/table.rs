//! Tables on the terminal: columns as wide as they must be, what is lacking in colour.

use tabia::diag::Colour;

use super::{Console, Status};

/// The longest that the name of a place may be in a table.
const LONG: usize = 36;

/// A cell.
pub(super) struct Cell {
    text: String,
    look: Look,
    right: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Plain,
    Weak,
    Lacking,
}

impl Cell {
    /// Text on the left.
    pub(super) fn plain(text: impl Into<String>) -> Cell {
        Cell { text: text.into(), look: Look::Plain, right: false }
    }

    /// A number, on the right.
    pub(super) fn right(text: impl Into<String>) -> Cell {
        Cell { right: true, ..Cell::plain(text) }
    }

    /// What counts for little.
    pub(super) fn weak(text: impl Into<String>) -> Cell {
        Cell { look: Look::Weak, ..Cell::plain(text) }
    }

    /// What is lacking.
    pub(super) fn lacking(text: impl Into<String>) -> Cell {
        Cell { look: Look::Lacking, ..Cell::plain(text) }
    }
}

/// A table with a head.
pub(super) struct Table {
    rows: Vec<Vec<Cell>>,
}

impl Table {
    pub(super) fn new(head: &[&str]) -> Table {
        Table { rows: vec![head.iter().map(|&title| Cell::weak(title)).collect()] }
    }

    pub(super) fn row(&mut self, cells: impl IntoIterator<Item = Cell>) {
        self.rows.push(cells.into_iter().collect());
    }

    /// The table, a line a row, indented.
    pub(super) fn text(&self, colour: Colour) -> String {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |column: usize| {
            let cells = self.rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| cell.text.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..columns).map(width).collect();
        let mut text = String::new();
        for row in &self.rows {
            let mut line = String::new();
            for (cell, width) in row.iter().zip(&widths) {
                let blanks = " ".repeat(width - cell.text.chars().count());
                let (before, after) = if cell.right { (&*blanks, "") } else { ("", &*blanks) };
                line += &format!("  {before}{}{after}", painted(&cell.text, cell.look, colour));
            }
            text += line.trim_end();
            text.push('\n');
        }
        text
    }
}

fn painted(text: &str, look: Look, colour: Colour) -> String {
    let code = match (look, colour) {
        (Look::Plain, _) | (_, Colour::Never) => return text.to_owned(),
        (Look::Weak, _) => "2",
        (Look::Lacking, _) => "31",
    };
    format!("\u{1b}[{code}m{text}\u{1b}[0m")
}

/// A name cut short in its middle, if it is long.
pub(super) fn shortened(name: &str) -> String {
    let count = name.chars().count();
    if count <= LONG {
        return name.to_owned();
    }
    let tail: String = name.chars().skip(count - (LONG - 1)).collect();
    format!("…{tail}")
}

/// Whether the percentage is as high as was asked for; says so if it is not.
pub(super) fn at_least(min: Option<u8>, is: usize, what: &str, console: &mut Console<'_>) -> Status {
    match min {
        Some(min) if is < usize::from(min) => {
            console.say(format_args!("only {is} % of the {what}, and at least {min} % were asked for"));
            Status::Findings
        }
        _ => Status::Fine,
    }
}
