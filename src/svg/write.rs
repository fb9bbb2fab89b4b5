//! Writing numbers and path data, briefly and always the same.

use super::element::Element;

/// Path data in the making. Numbers are rounded to hundredths.
#[derive(Debug, Clone, Default)]
pub(super) struct Pen {
    data: String,
    /// The last command.
    last: Option<char>,
}

impl Pen {
    /// Path data with nothing in it.
    pub(super) fn new() -> Pen {
        Pen::default()
    }

    /// Whether nothing has been drawn.
    pub(super) fn is_empty(&self) -> bool {
        self.data.is_empty()
    }

    /// Appends a command and its numbers, as in `M3 4`. A curve or a line after another goes without its letter.
    pub(super) fn draw(&mut self, command: char, numbers: &[f64]) -> &mut Pen {
        let again = "aclqsL".contains(command) && self.last == Some(command);
        self.last = Some(command);
        if !again {
            self.data.push(command);
        }
        for (i, &n) in numbers.iter().enumerate() {
            let start = self.data.len();
            push_number(&mut self.data, n);
            let parted = match self.data.as_bytes()[start] {
                b'-' => true,
                // A second point ends the number before it.
                b'.' => self.data[..start]
                    .rsplit(|c: char| !c.is_ascii_digit() && c != '.')
                    .next()
                    .is_some_and(|n| n.contains('.')),
                _ => false,
            };
            if (again || i > 0) && !parted {
                self.data.insert(start, ' ');
            }
        }
        self
    }

    /// Appends a line from point to point.
    pub(super) fn line(&mut self, from: (f64, f64), to: (f64, f64)) -> &mut Pen {
        self.draw('M', &[from.0, from.1]);
        match (from.0 == to.0, from.1 == to.1) {
            (false, true) => self.draw('H', &[to.0]),
            (true, false) => self.draw('V', &[to.1]),
            _ => self.draw('L', &[to.0, to.1]),
        }
    }

    /// Appends a closed figure through the given points.
    pub(super) fn polygon(&mut self, points: &[(f64, f64)]) -> &mut Pen {
        for (i, &(x, y)) in points.iter().enumerate() {
            self.draw(if i == 0 { 'M' } else { 'L' }, &[x, y]);
        }
        self.draw('z', &[])
    }

    /// Appends a rectangle, clockwise from its upper left corner.
    pub(super) fn rectangle(&mut self, (x, y): (f64, f64), width: f64, height: f64) -> &mut Pen {
        self.draw('M', &[x, y]).draw('h', &[width]).draw('v', &[height]).draw('h', &[-width]);
        self.draw('z', &[])
    }

    /// Appends a rectangle with rounded corners.
    pub(super) fn plate(&mut self, (x, y): (f64, f64), width: f64, height: f64, r: f64) -> &mut Pen {
        self.draw('M', &[x + r, y]).draw('h', &[width - 2.0 * r]).draw('q', &[r, 0.0, r, r]);
        self.draw('v', &[height - 2.0 * r]).draw('q', &[0.0, r, -r, r]);
        self.draw('h', &[2.0 * r - width]).draw('q', &[-r, 0.0, -r, -r]);
        self.draw('v', &[2.0 * r - height]).draw('q', &[0.0, -r, r, -r]).draw('z', &[])
    }

    /// Appends a circle, clockwise from above: one arc, which all but closes.
    pub(super) fn circle(&mut self, (x, y): (f64, f64), r: f64) -> &mut Pen {
        self.draw('M', &[x, y - r]).draw('a', &[r, r, 0.0, 1.0, 1.0, -0.01, 0.0]).draw('z', &[])
    }

    /// A path filled with the paint.
    pub(super) fn filled(self, paint: String) -> Element {
        Element::new("path").set("d", self.data).set("fill", paint)
    }

    /// A path stroked with the paint.
    pub(super) fn stroked(self, paint: String, width: f64) -> Element {
        Element::new("path")
            .set("d", self.data)
            .set("fill", "none")
            .set("stroke", paint)
            .set("stroke-width", number(width))
    }

    /// The data alone.
    pub(super) fn into_data(self) -> String {
        self.data
    }
}

/// A number rounded to hundredths, without needless zeros.
pub(super) fn number(n: f64) -> String {
    let mut text = String::new();
    push_number(&mut text, n);
    text
}

/// Appends a number rounded to hundredths, without needless zeros.
fn push_number(text: &mut String, n: f64) {
    let hundredths = (n * 100.0).round() as i64;
    let (whole, part) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
    if hundredths < 0 {
        text.push('-');
    }
    if whole > 0 || part == 0 {
        push_digits(text, whole);
    }
    if part > 0 {
        text.push('.');
        text.push(digit(part / 10));
        if part % 10 > 0 {
            text.push(digit(part % 10));
        }
    }
}

fn push_digits(text: &mut String, n: u64) {
    if n >= 10 {
        push_digits(text, n / 10);
    }
    text.push(digit(n % 10));
}

fn digit(n: u64) -> char {
    char::from(b'0' + n as u8)
}
