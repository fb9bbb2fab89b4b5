//! Squares and numbers that a text names.

use std::ops::Range;

use crate::board::Board;
use crate::notation;

/// The squares that a text names, also with Cyrillic look-alikes: a square's name with no letter or digit beside it.
pub(super) fn squares<'t>(board: &Board, text: &'t str) -> Vec<(Range<usize>, &'t str)> {
    words(text, char::is_alphanumeric)
        .flat_map(|(range, word)| {
            // A capture may have its `x` before it, as in `xd2`.
            let cut = word.strip_prefix(['x', 'х']).filter(|rest| notation::parse_point(board, rest).is_ok());
            let square = cut.unwrap_or(word);
            let start = range.end - square.len();
            notation::parse_point(board, square).ok().map(|_| (start..range.end, square))
        })
        .collect()
}

/// The numbers in a text: digits with ½, or with decimals. Digits that belong to a word are none.
pub(super) fn numbers(text: &str) -> Vec<(Range<usize>, &str)> {
    let numeric = |c: char| c.is_alphanumeric() || matches!(c, '½' | '.' | ',');
    words(text, numeric)
        .map(|(range, word)| {
            let number = word.trim_end_matches(['.', ',']);
            (range.start..range.start + number.len(), number)
        })
        .filter(|(_, number)| {
            number.starts_with(|c: char| c.is_ascii_digit() || c == '½')
                && number.chars().all(|c| c.is_ascii_digit() || matches!(c, '½' | '.' | ','))
        })
        .collect()
}

/// The longest runs of characters that belong to words, with their ranges.
fn words(text: &str, belongs: impl Fn(char) -> bool) -> impl Iterator<Item = (Range<usize>, &str)> {
    text.split(move |c| !belongs(c)).filter(|word| !word.is_empty()).map(move |word| {
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        (start..start + word.len(), word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, squares_in: &[&str], numbers_in: &[&str]) {
        let board = Board::squares(8, 8, &[]);
        let of = |found: Vec<(Range<usize>, &str)>| {
            found.iter().map(|(r, _)| text[r.clone()].to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(of(squares(&board, text)), squares_in, "squares of {text}");
        assert_eq!(of(numbers(text)), numbers_in, "numbers of {text}");
    }

    #[test]
    fn texts_name_squares_and_numbers() {
        check("c3", &["c3"], &[]);
        check("Ritter c2–c4", &["c2", "c4"], &[]);
        check("takes d2 with 2 to 1½.", &["d2"], &["2", "1½"]);
        check("xd2, 1.5 and 16,", &["d2"], &["1.5", "16"]);
        check("на с3", &["с3"], &[]);
        check("MP3 and k9", &[], &[]);
    }
}
