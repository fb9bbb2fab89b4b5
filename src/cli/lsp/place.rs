//! Places as editors count them: lines from 0, and columns in the units that were agreed on.

use std::ops::Range;

use lsp_types::{Position, PositionEncodingKind, Range as Area};

/// What a column counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Encoding {
    /// Bytes.
    Utf8,
    /// Halves of surrogate pairs count one each; every editor knows it.
    Utf16,
}

impl Encoding {
    /// The best of those that the editor offers.
    pub(super) fn choose(offered: Option<&[PositionEncodingKind]>) -> Encoding {
        match offered.is_some_and(|kinds| kinds.contains(&PositionEncodingKind::UTF8)) {
            true => Encoding::Utf8,
            false => Encoding::Utf16,
        }
    }

    /// Its name.
    pub(super) fn kind(self) -> PositionEncodingKind {
        match self {
            Encoding::Utf8 => PositionEncodingKind::UTF8,
            Encoding::Utf16 => PositionEncodingKind::UTF16,
        }
    }
}

/// The lines of a text.
#[derive(Debug)]
pub(super) struct Lines<'a> {
    text: &'a str,
    /// Where they begin.
    starts: Vec<usize>,
    encoding: Encoding,
}

impl<'a> Lines<'a> {
    /// Those of the text. `\n`, `\r\n` and a lone `\r` end a line, as the protocol says.
    pub(super) fn new(text: &'a str, encoding: Encoding) -> Lines<'a> {
        let bytes = text.as_bytes();
        let ends = (0..bytes.len()).filter(|&at| match bytes[at] {
            b'\n' => true,
            b'\r' => bytes.get(at + 1) != Some(&b'\n'),
            _ => false,
        });
        let starts = std::iter::once(0).chain(ends.map(|at| at + 1)).collect();
        Lines { text, starts, encoding }
    }

    /// The place of a byte offset; one within a character is that of the character.
    pub(super) fn position(&self, offset: usize) -> Position {
        let offset = self.text.floor_char_boundary(offset);
        let line = self.starts.partition_point(|&start| start <= offset) - 1;
        let before = &self.text[self.starts[line]..offset];
        let column = match self.encoding {
            Encoding::Utf8 => before.len(),
            Encoding::Utf16 => before.encode_utf16().count(),
        };
        Position::new(line as u32, column as u32)
    }

    /// The places of a range of bytes.
    pub(super) fn area(&self, range: &Range<usize>) -> Area {
        Area::new(self.position(range.start), self.position(range.end))
    }

    /// The byte offset of a place. A line or a column that is not there is the last that is.
    pub(super) fn offset(&self, position: Position) -> usize {
        let Some(&start) = self.starts.get(position.line as usize) else { return self.text.len() };
        let end = self.starts.get(position.line as usize + 1).copied().unwrap_or(self.text.len());
        let line = self.text[start..end].trim_end_matches(['\n', '\r']);
        let column = position.character as usize;
        match self.encoding {
            Encoding::Utf8 => start + line.floor_char_boundary(column.min(line.len())),
            Encoding::Utf16 => {
                let mut units = 0;
                let place = line.char_indices().find(|&(_, c)| {
                    units += c.len_utf16();
                    units > column
                });
                start + place.map_or(line.len(), |(at, _)| at)
            }
        }
    }

    /// The bytes of an area.
    pub(super) fn range(&self, area: Area) -> Range<usize> {
        let (a, b) = (self.offset(area.start), self.offset(area.end));
        a.min(b)..a.max(b)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, encoding: Encoding, offset: usize, line: u32, column: u32) {
        let lines = Lines::new(text, encoding);
        assert_eq!(lines.position(offset), Position::new(line, column), "{text:?} {offset}");
        assert_eq!(lines.offset(Position::new(line, column)), offset, "{text:?} {line}:{column}");
    }

    #[test]
    fn columns_are_counted_in_the_units_agreed_on() {
        let text = "ход 😀 c2\nя";
        for (encoding, at_c, last) in [(Encoding::Utf8, 12, 2), (Encoding::Utf16, 7, 1)] {
            check(text, encoding, text.find('c').unwrap(), 0, at_c);
            check(text, encoding, text.len(), 1, last);
        }
    }

    #[test]
    fn lines_end_as_the_protocol_says() {
        check("a\r\nb\rc\nd", Encoding::Utf16, 3, 1, 0);
        check("a\r\nb\rc\nd", Encoding::Utf16, 5, 2, 0);
        check("a\r\nb\rc\nd", Encoding::Utf16, 7, 3, 0);
        check("a\n", Encoding::Utf16, 2, 1, 0);
    }

    #[test]
    fn places_that_are_not_there_are_the_last_that_are() {
        let lines = Lines::new("ab\r\nя", Encoding::Utf16);
        assert_eq!(lines.offset(Position::new(0, 99)), 2);
        assert_eq!(lines.offset(Position::new(9, 0)), 6);
        assert_eq!(lines.range(Area::new(Position::new(1, 0), Position::new(0, 1))), 1..4);
        // Within a surrogate pair, and within a character of several bytes.
        assert_eq!(Lines::new("😀x", Encoding::Utf16).offset(Position::new(0, 1)), 0);
        assert_eq!(Lines::new("яx", Encoding::Utf8).offset(Position::new(0, 1)), 0);
        assert_eq!(Lines::new("яx", Encoding::Utf8).position(1), Position::new(0, 0));
    }
}
