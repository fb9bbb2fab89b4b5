//! Lines of a certain width: how wide a text is, and where it is broken.

/// How many columns a line may take.
pub(super) const WIDTH: usize = 100;

/// What stands before a line that goes on with a value.
pub(super) const INDENT: &str = "  ";

/// How many columns a text takes: none for marks that stand over others, two for the wide signs of East Asia.
pub(super) fn columns(text: &str) -> usize {
    text.chars().map(column).sum()
}

fn column(c: char) -> usize {
    match c {
        '\u{300}'..='\u{36f}'
        | '\u{200b}'..='\u{200f}'
        | '\u{20d0}'..='\u{20ff}'
        | '\u{fe00}'..='\u{fe0f}' => 0,
        '\u{1100}'..='\u{115f}'
        | '\u{2e80}'..='\u{303e}'
        | '\u{3041}'..='\u{a4cf}'
        | '\u{ac00}'..='\u{d7a3}'
        | '\u{f900}'..='\u{faff}'
        | '\u{fe30}'..='\u{fe6f}'
        | '\u{ff00}'..='\u{ff60}'
        | '\u{ffe0}'..='\u{ffe6}'
        | '\u{1f300}'..='\u{1f64f}'
        | '\u{1f900}'..='\u{1f9ff}'
        | '\u{20000}'..='\u{3fffd}' => 2,
        _ => 1,
    }
}

/// Lines that are being filled.
pub(super) struct Lines {
    lines: Vec<String>,
    width: usize,
    /// Whether the last line takes no more.
    closed: bool,
}

impl Lines {
    /// Begins with this line.
    pub(super) fn new(first: String, width: usize) -> Lines {
        Lines { lines: vec![first], width, closed: false }
    }

    /// Whether a text still fits on the last line.
    pub(super) fn fits(&self, text: &str) -> bool {
        let used = self.lines.last().map_or(0, |line| columns(line));
        !self.closed && used + 1 + columns(text) <= self.width
    }

    /// Adds a text to the last line if it fits there, else to a new one that begins with the indent.
    pub(super) fn push(&mut self, text: &str, indent: &str) {
        let fits = self.fits(text);
        match self.lines.last_mut().filter(|_| fits) {
            Some(line) => {
                line.push(' ');
                line.push_str(text);
            }
            None => self.lines.push(format!("{indent}{text}")),
        }
        self.closed = false;
    }

    /// Lets the next text begin a new line.
    pub(super) fn close(&mut self) {
        self.closed = true;
    }

    /// The lines.
    pub(super) fn end(self) -> Vec<String> {
        self.lines
    }
}
