//! Positions as one line of text, in the manner of FEN: the board, then the fields that the game has.

use std::ops::Range;

use super::board::{letter, man, unknown_letter};
use super::{ParseError, parts};
use crate::game::{Field, Game};
use crate::position::{Position, Side, State};

/// The position that a text describes, in the game's own form. `state.study` is set as the game finds it.
///
/// # Errors
/// The first thing that is wrong, with the bytes of the text where it is.
pub fn parse_position(game: &dyn Game, text: &str) -> Result<Position, ParseError> {
    let mut fields = parts(text, char::is_whitespace);
    let Some((range, ranks)) = fields.next() else {
        return Err(ParseError::new(0..text.len(), "expected a position, found nothing"));
    };
    let mut position = Position::empty(State::NEW);
    parse_men(game, ranks, &mut position).map_err(|error| error.shifted(range.start))?;
    let mut end = range.end;
    for &field in game.spec().fields {
        match fields.next() {
            Some((range, text)) => {
                end = range.end;
                parse_field(game, field, text, &mut position.state).map_err(|e| e.shifted(range.start))?;
            }
            // What only counts may be left out.
            None if matches!(field, Field::Quiet | Field::OptionalQuiet | Field::Fixed(_)) => {}
            None if field == Field::Number => position.state.number = 1,
            None => return Err(ParseError::new(end..end, format!("expected {}", wanted(field)))),
        }
    }
    if let Some((range, extra)) = fields.next() {
        return Err(ParseError::new(range, format!("unexpected `{extra}` after the last field")));
    }
    position.state.study = game.incomplete(&position);
    Ok(position)
}

/// The position as one line of text, which [`parse_position`] reads back.
pub fn write_position(game: &dyn Game, position: &Position) -> String {
    let board = game.spec().board;
    let mut text = String::new();
    for rank in (0..board.ranks()).rev() {
        let mut empty = 0;
        for point in (0..board.files()).filter_map(|file| board.at(file, rank)) {
            match position.at(point) {
                None => empty += 1,
                Some(man) => {
                    push_empty(&mut text, &mut empty);
                    text.push(letter(game, man));
                }
            }
        }
        push_empty(&mut text, &mut empty);
        if rank > 0 {
            text.push('/');
        }
    }
    for &field in game.spec().fields {
        if let Some(field) = write_field(game, field, &position.state) {
            text.push(' ');
            text.push_str(&field);
        }
    }
    text
}

fn push_empty(text: &mut String, empty: &mut usize) {
    if *empty > 0 {
        text.push_str(&empty.to_string());
        *empty = 0;
    }
}

fn parse_men(game: &dyn Game, text: &str, position: &mut Position) -> Result<(), ParseError> {
    let board = game.spec().board;
    let mut start = 0;
    let mut rank = board.ranks();
    for row in text.split('/') {
        if rank == 0 {
            let message = format!("unexpected rank: this board has {}", board.ranks());
            return Err(ParseError::new(start - 1..text.len(), message));
        }
        rank -= 1;
        parse_rank(game, row, rank, position).map_err(|error| error.shifted(start))?;
        start += row.len() + 1;
    }
    if rank > 0 {
        let message = format!("expected {} ranks, found {}", board.ranks(), board.ranks() - rank);
        return Err(ParseError::new(text.len()..text.len(), message));
    }
    Ok(())
}

/// Reads one rank; runs of empty squares may have two digits where the board is that wide.
fn parse_rank(game: &dyn Game, row: &str, rank: usize, position: &mut Position) -> Result<(), ParseError> {
    let board = game.spec().board;
    let mut file = 0;
    let mut at = 0;
    while let Some(found) = row[at..].chars().next() {
        let digits = row[at..].bytes().take_while(u8::is_ascii_digit).count();
        let range = at..at + digits.max(found.len_utf8());
        if digits > 0 {
            file += empty_run(&row[range.clone()], board.files()).map_err(|error| error.shifted(at))?;
        } else if let Some(man) = man(game, found) {
            if let Some(point) = board.at(file, rank) {
                position.set(point, Some(man));
            }
            file += 1;
        } else {
            return Err(unknown_letter(game, &found.to_string(), range));
        }
        if file > board.files() {
            let message = format!("rank {} is too long: it has {} squares", rank + 1, board.files());
            return Err(ParseError::new(range.start..row.len(), message));
        }
        at = range.end;
    }
    if file < board.files() {
        let message = format!("rank {} is too short: {file} of {} squares", rank + 1, board.files());
        return Err(ParseError::new(0..row.len(), message));
    }
    Ok(())
}

/// The length of a run of empty squares. Runs side by side are to be written as one.
fn empty_run(digits: &str, files: usize) -> Result<usize, ParseError> {
    let range = 0..digits.len();
    if digits.starts_with('0') {
        return Err(ParseError::new(range, format!("`{digits}` is no number of empty squares")));
    }
    if let Ok(run) = digits.parse::<usize>()
        && run <= files
    {
        return Ok(run);
    }
    let sum: usize = digits.bytes().map(|digit| usize::from(digit - b'0')).sum();
    if digits.len() > 1 && sum <= files {
        let message = format!("`{digits}`: empty squares side by side are written as one number, `{sum}`");
        return Err(ParseError::new(range, message).replacement(sum.to_string()));
    }
    Err(ParseError::new(range, format!("`{digits}` empty squares, on a board {files} wide")))
}

/// What a field is, for the message that it is missing.
fn wanted(field: Field) -> String {
    match field {
        Field::Turn => "the side to move, `w` or `b`".to_owned(),
        Field::Rights("") => "the rights, always `-`".to_owned(),
        Field::Rights(letters) => format!("the rights, letters of `{letters}` or `-`"),
        Field::Hands => "the men in hand, as `12/12`".to_owned(),
        Field::Target => "the point passed over by a double step, or `-`".to_owned(),
        Field::Quiet | Field::OptionalQuiet => "the number of plies since the last capture".to_owned(),
        Field::Number => "the number of the move".to_owned(),
        Field::Fixed(text) => format!("`{text}`"),
    }
}

/// Reads one field of a game's text into the state. The ranges of its errors count from its own start.
///
/// # Errors
/// If the text is not such a field.
pub fn parse_field(game: &dyn Game, field: Field, text: &str, state: &mut State) -> Result<(), ParseError> {
    let all = 0..text.len();
    let wrong =
        |range: Range<usize>| ParseError::new(range, format!("expected {}, found `{text}`", wanted(field)));
    match field {
        Field::Turn => match text {
            "w" => state.turn = Side::White,
            "b" => state.turn = Side::Black,
            "W" | "B" => return Err(wrong(all).replacement(text.to_lowercase())),
            _ => return Err(wrong(all)),
        },
        Field::Rights(letters) => {
            let mut rights = 0;
            if text != "-" {
                for (at, letter) in text.char_indices() {
                    let range = at..at + letter.len_utf8();
                    let bit =
                        letters.chars().position(|l| l == letter).ok_or_else(|| wrong(range.clone()))?;
                    if rights >> bit != 0 {
                        let message =
                            format!("`{text}`: rights are written once each, in the order `{letters}`");
                        return Err(ParseError::new(range, message));
                    }
                    rights |= 1 << bit;
                }
            }
            state.rights = rights;
        }
        Field::Hands => {
            let (white, black) = text.split_once('/').ok_or_else(|| wrong(all.clone()))?;
            for (hand, text) in state.hands.iter_mut().zip([white, black]) {
                *hand = number(text).and_then(|n| u8::try_from(n).ok()).ok_or_else(|| wrong(all.clone()))?;
            }
        }
        Field::Target => {
            state.target = match text {
                "-" => None,
                point => Some(game.spec().board.point(point).ok_or_else(|| wrong(all))?),
            };
        }
        Field::Quiet | Field::OptionalQuiet => state.quiet = number(text).ok_or_else(|| wrong(all))?,
        Field::Number => {
            state.number = number(text).filter(|&number| number > 0).ok_or_else(|| wrong(all))?;
        }
        Field::Fixed(fixed) if text == fixed => {}
        Field::Fixed(fixed) => return Err(wrong(all).replacement(fixed)),
    }
    Ok(())
}

/// A number in plain digits, without leading zeros.
fn number(text: &str) -> Option<u16> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

/// A field as [`parse_field`] reads it; nothing where it is left out.
pub fn write_field(game: &dyn Game, field: Field, state: &State) -> Option<String> {
    Some(match field {
        Field::Turn => match state.turn {
            Side::White => "w".to_owned(),
            Side::Black => "b".to_owned(),
        },
        Field::Rights(letters) => {
            let held = letters.chars().enumerate().filter(|(bit, _)| state.rights >> bit & 1 == 1);
            let held: String = held.map(|(_, letter)| letter).collect();
            if held.is_empty() { "-".to_owned() } else { held }
        }
        Field::Hands => format!("{}/{}", state.hands[0], state.hands[1]),
        Field::Target => state.target.map_or_else(|| "-".to_owned(), |point| game.spec().board.name(point)),
        Field::OptionalQuiet if state.quiet == 0 => return None,
        Field::Quiet | Field::OptionalQuiet => state.quiet.to_string(),
        Field::Number => state.number.max(1).to_string(),
        Field::Fixed(text) => text.to_owned(),
    })
}
