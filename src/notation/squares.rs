//! Names of squares, also with Cyrillic letters that look Latin.

use std::ops::Range;

use super::ParseError;
use crate::board::{Board, Point};

/// A square written with Cyrillic letters that look Latin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LookAlike {
    /// The bytes of the square's name.
    pub range: Range<usize>,
    /// The name in Latin letters.
    pub latin: String,
}

/// The point with the given name. Where the name was written with a Cyrillic look-alike, its Latin form comes with it.
///
/// ```
/// use tabia::board::Board;
/// use tabia::notation::parse_point;
/// let board = Board::squares(8, 8, &[]);
/// assert_eq!(parse_point(&board, "c2"), Ok((board.point("c2").unwrap(), None)));
/// assert_eq!(parse_point(&board, "\u{441}2").unwrap().1, Some("c2".to_owned()));
/// assert_eq!(parse_point(&board, "k2").unwrap_err().message, "`k2` is not a square: the files are a–h, the ranks 1–8");
/// ```
pub fn parse_point(board: &Board, text: &str) -> Result<(Point, Option<String>), ParseError> {
    match point_at(board, text) {
        Some((point, length)) if length == text.len() => {
            let name = board.name(point);
            Ok((point, (name != text).then_some(name)))
        }
        _ => Err(not_a_point(board, text)),
    }
}

fn not_a_point(board: &Board, text: &str) -> ParseError {
    let range = 0..text.len();
    if text.is_empty() {
        return ParseError::new(range, "expected a square");
    }
    let last = board.file_letter(board.files().saturating_sub(1));
    let files = format!("the files are a–{last}, the ranks 1–{}", board.ranks());
    let error = ParseError::new(range, format!("`{text}` is not a square: {files}"));
    match board.point(&text.to_lowercase()) {
        Some(point) => error.replacement(board.name(point)),
        None => error,
    }
}

/// The Latin letter for a Cyrillic one that looks the same.
fn latin(letter: char) -> char {
    match letter {
        'а' => 'a',
        'с' => 'c',
        'е' => 'e',
        'і' => 'i',
        other => other,
    }
}

/// The file, counted from 0, whose letter begins the text, and the letter's length in bytes.
pub(super) fn file_at(board: &Board, text: &str) -> Option<(usize, usize)> {
    let letter = text.chars().next()?;
    let file = (0..board.files()).find(|&file| board.file_letter(file) == latin(letter))?;
    Some((file, letter.len_utf8()))
}

/// The point whose name begins the text, and the name's length in bytes.
pub(super) fn point_at(board: &Board, text: &str) -> Option<(Point, usize)> {
    let letter = text.chars().next()?;
    let digits = text[letter.len_utf8()..].bytes().take_while(u8::is_ascii_digit).count();
    let length = letter.len_utf8() + digits;
    let name = format!("{}{}", latin(letter), &text[letter.len_utf8()..length]);
    Some((board.point(&name)?, length))
}

/// A note that the point was written with a look-alike, if it was.
pub(super) fn look_alike(board: &Board, point: Point, text: &str, range: Range<usize>) -> Option<LookAlike> {
    let latin = board.name(point);
    (text.get(range.clone()) != Some(latin.as_str())).then_some(LookAlike { range, latin })
}
