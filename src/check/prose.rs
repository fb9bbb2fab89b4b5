//! Squares and numbers that a text names.

use std::ops::Range;

use crate::board::Board;
use crate::notation;

/// The squares that a text names, also with Cyrillic look-alikes: a square's name with no letter or digit beside it, or as
/// the moves of a game are written: `xd2`, `Nf3`, `exd5`, `e2e4`, `b7:b8C`.
pub(super) fn squares<'t>(board: &Board, text: &'t str) -> Vec<(Range<usize>, &'t str)> {
    let mut found = Vec::new();
    for (range, word) in words(text, char::is_alphanumeric) {
        let Some(word) = Word::read(board, word) else { continue };
        let start = range.start;
        found.extend(word.from.map(|(from, square)| (start + from.start..start + from.end, square)));
        found.push((start + word.at.start..start + word.at.end, word.to));
    }
    found
}

/// A move as a text writes it, with the letters of a man.
pub(super) struct Written<'t> {
    /// Where it stands.
    pub(super) range: Range<usize>,
    /// The letters of the man; none for an unlettered one.
    pub(super) letters: &'t str,
    /// Whether it has the sign of a capture.
    pub(super) capture: bool,
    /// The square that it goes to.
    pub(super) to: &'t str,
}

/// The moves that a text writes in one word: `Nf3`, `Rf6xc6`, `exd5`.
pub(super) fn written_moves<'t>(board: &Board, text: &'t str) -> Vec<Written<'t>> {
    let read = |(range, word)| {
        let Word { letters, capture, to, .. } = Word::read(board, word)?;
        Some(Written { range, letters, capture, to })
    };
    words(text, char::is_alphanumeric).filter_map(read).collect()
}

/// A word that names a square, perhaps with what moves write before and after it.
struct Word<'t> {
    letters: &'t str,
    from: Option<(Range<usize>, &'t str)>,
    capture: bool,
    at: Range<usize>,
    to: &'t str,
}

impl<'t> Word<'t> {
    fn read(board: &Board, word: &'t str) -> Option<Word<'t>> {
        let is_square = |text: &str| notation::parse_point(board, text).is_ok();
        if is_square(word) {
            return Some(Word { letters: "", from: None, capture: false, at: 0..word.len(), to: word });
        }
        // What it becomes may follow, as in `e8Q`.
        let whole = word.trim_end_matches(char::is_uppercase);
        let start = (0..whole.len()).find(|&at| whole.is_char_boundary(at) && is_square(&whole[at..]))?;
        let (head, to) = whole.split_at(start);
        let plain = head.strip_suffix(['x', 'х']);
        let (capture, head) = (plain.is_some(), plain.unwrap_or(head));
        let letters = head.find(|c: char| !c.is_alphabetic() || c.is_lowercase()).unwrap_or(head.len());
        // Abbreviations have a capital and small letters after it: `Rk`, `Кр`.
        let from = head.char_indices().map(|(at, _)| at).find(|&at| at >= letters && is_square(&head[at..]));
        let letters = &head[..from.unwrap_or(head.len())];
        let from = from.map(|at| (at..head.len(), &head[at..]));
        let letters = match from {
            Some(_) => letters,
            // A file or a rank that tells two men apart.
            None => letters
                .strip_suffix(|c: char| c.is_ascii_digit() || ('a'..='i').contains(&c))
                .unwrap_or(letters),
        };
        // A file alone stands before a pawn's capture only, as in `exd5`.
        let pawn = letters.is_empty() && (from.is_some() || capture || head.is_empty());
        let good = pawn || letters.starts_with(char::is_uppercase) && letters.chars().count() <= 2;
        good.then_some(Word { letters, from, capture, at: start..whole.len(), to })
    }
}

/// The numbers in a text: digits with ½, or with decimals, and a sign before them. Digits that belong to a word are none.
pub(super) fn numbers(text: &str) -> Vec<(Range<usize>, &str)> {
    let numeric = |c: char| c.is_alphanumeric() || matches!(c, '½' | '.' | ',');
    let digit = |c: char| c.is_ascii_digit();
    let mut found: Vec<Range<usize>> = Vec::new();
    for (range, word) in words(text, numeric) {
        let number = word.trim_end_matches(['.', ',']);
        let good = number.starts_with(|c| digit(c) || c == '½')
            && number.chars().all(|c| digit(c) || matches!(c, '½' | '.' | ','));
        if !good {
            continue;
        }
        match found.last_mut() {
            // `1 ½`
            Some(last)
                if number == "½"
                    && is_blank(&text[last.end..range.start])
                    && text[last.clone()].ends_with(digit) =>
            {
                last.end = range.end;
            }
            _ => found.push(signed(text, range.start)..range.start + number.len()),
        }
    }
    found.into_iter().map(|range| (range.clone(), &text[range])).collect()
}

/// Whether it is one blank.
fn is_blank(text: &str) -> bool {
    let mut signs = text.chars();
    signs.next().is_some_and(char::is_whitespace) && signs.next().is_none()
}

/// Where a number begins with the minus before it, if it has one.
fn signed(text: &str, start: usize) -> usize {
    let before = &text[..start];
    match before.strip_suffix(['-', '−']) {
        Some(rest) if rest.is_empty() || rest.ends_with(char::is_whitespace) => rest.len(),
        _ => start,
    }
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
    fn moves_have_a_man_and_a_sign() {
        let board = Board::squares(8, 8, &[]);
        let text = "Nf3 Nbxd2 R1e1 Крe2 Qh4xe1 exd5 c4";
        let moves = written_moves(&board, text).into_iter();
        let moves: Vec<_> = moves.map(|mv| (mv.letters, mv.capture, mv.to)).collect();
        let expected = [
            ("N", false, "f3"),
            ("N", true, "d2"),
            ("R", false, "e1"),
            ("Кр", false, "e2"),
            ("Q", true, "e1"),
            ("", true, "d5"),
            ("", false, "c4"),
        ];
        assert_eq!(moves, expected);
    }

    #[test]
    fn texts_name_squares_and_numbers() {
        check("c3", &["c3"], &[]);
        check("Ritter c2–c4", &["c2", "c4"], &[]);
        check("takes d2 with 2 to 1½.", &["d2"], &["2", "1½"]);
        check("xd2, 1.5 and 16,", &["d2"], &["1.5", "16"]);
        check("1 ½ or -2, 3-4, 5 or ½", &[], &["1 ½", "-2", "3", "4", "5", "½"]);
        check("на с3", &["с3"], &[]);
        check("MP3 and k9", &[], &[]);
        check("Nf3, Nbd2, exd5, e4xd5+, e2e4", &["f3", "d2", "d5", "e4", "d5", "e2", "e4"], &[]);
        check("b7:b8C and e8=Q, ab3", &["b7", "b8", "e8"], &[]);
        check("Move2 and note1", &[], &[]);
    }
}
