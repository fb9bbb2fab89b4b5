//! Boards drawn as text: rows of cells separated by spaces, the highest rank first.

use super::{ParseError, parts};
use crate::board::Point;
use crate::game::Game;
use crate::position::{Kind, Piece, Side};

/// The men of a drawn board and the points where they stand. A cell is an English letter, upper case for White, or `.`.
///
/// # Errors
/// All that is wrong with the rows and cells.
pub fn parse_board(game: &dyn Game, text: &str) -> Result<Vec<(Point, Piece)>, Vec<ParseError>> {
    let board = game.spec().board;
    let (mut men, mut errors) = (Vec::new(), Vec::new());
    let rows: Vec<_> = parts(text, |c| c == '\n').filter(|(_, row)| !row.trim().is_empty()).collect();
    if rows.len() != board.ranks() {
        let message = format!("expected {} rows, found {}", board.ranks(), rows.len());
        errors.push(ParseError::new(0..text.len(), message));
    }
    for ((start, row), rank) in rows.iter().map(|(r, row)| (r.start, row)).zip((0..board.ranks()).rev()) {
        let cells: Vec<_> = parts(row, char::is_whitespace).collect();
        if cells.len() != board.files() {
            let message = format!("expected {} cells, found {}", board.files(), cells.len());
            let start = start + row.len() - row.trim_start().len();
            errors.push(ParseError::new(start..start + row.trim().len(), message));
        }
        for (file, (range, cell)) in cells.into_iter().enumerate() {
            let Some(point) = board.at(file, rank) else { break };
            let mut letters = cell.chars();
            match (letters.next().and_then(|letter| man(game, letter)), letters.next()) {
                (Some(man), None) => men.push((point, man)),
                _ if cell == "." => {}
                _ => {
                    let range = start + range.start..start + range.end;
                    errors.push(unknown_letter(game, cell, range));
                }
            }
        }
    }
    if errors.is_empty() { Ok(men) } else { Err(errors) }
}

/// The man that a letter stands for: upper case is White.
pub(super) fn man(game: &dyn Game, letter: char) -> Option<Piece> {
    let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
    let at = game.spec().kinds.iter().position(|kind| kind.letter == letter.to_ascii_uppercase())?;
    Some(Piece::new(side, Kind(at as u8)))
}

/// The letter of a man: upper case is White.
pub(super) fn letter(game: &dyn Game, man: Piece) -> char {
    let letter = game.spec().of(man.kind()).letter;
    match man.side() {
        Side::White => letter,
        Side::Black => letter.to_ascii_lowercase(),
    }
}

pub(super) fn unknown_letter(game: &dyn Game, found: &str, range: std::ops::Range<usize>) -> ParseError {
    let letters: String = game.spec().kinds.iter().map(|kind| kind.letter).collect();
    let message =
        format!("`{found}` is no man: expected one of {letters}, upper case White, lower case Black");
    ParseError::new(range, message)
}
