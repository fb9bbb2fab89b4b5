//! From a move's text to the move of a position, or to what is wrong with it.

mod castling;
mod choice;
mod error;
mod full;
mod short;
mod suggest;

use std::ops::Range;

use super::read::{Act, Separator, Start, Way, Written, scan_move};
use super::{ParseError, abbreviation};
use crate::board::PointSet;
use crate::game::{Game, Machine};
use crate::lang::Lang;
use crate::position::{Kind, Move, Position};
pub use error::{Mistake, MoveError};

/// A legal move and how it was written. Its number and check sign are only claims, for the caller to check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The move.
    pub mv: Move,
    /// What the text said.
    pub written: Written,
}

/// The legal move that a text writes, in the book form of one of the languages or in machine form. The man's letter, the
/// sign between the squares, the promotion and the list of what vanishes must agree with the position; where a promotion
/// is automatic or there is only one, it may be left out, and so may the list.
///
/// # Errors
/// What is wrong, and where; for an illegal move, the verdict. The hint names the legal moves that look most like it.
pub fn find_move(
    game: &dyn Game,
    position: &Position,
    text: &str,
    langs: &[&Lang],
) -> Result<Found, MoveError> {
    let found = next_move(game, position, text, 0, langs)?;
    let end = found.written.range.end;
    let rest = text[end..].trim();
    if rest.is_empty() {
        return Ok(found);
    }
    let start = end + text[end..].find(rest).unwrap_or_default();
    let message = format!("unexpected `{rest}` after the move");
    Err(ParseError::new(start..start + rest.len(), message).into())
}

/// The moves of a text that are played one after another from the position, each with or without its number; up to the
/// first wrong one, with what is wrong with it. Ranges are those of the whole text.
pub fn find_moves(
    game: &dyn Game,
    position: &Position,
    text: &str,
    langs: &[&Lang],
) -> (Vec<Found>, Option<MoveError>) {
    let (mut moves, mut position, mut at) = (Vec::new(), *position, 0);
    while !text[at..].trim().is_empty() {
        let rest = text[at..].trim_start_matches([',', ';']);
        at = text.len() - rest.len();
        match next_move(game, &position, text, at, langs) {
            Ok(found) => {
                position = position.apply(&found.mv);
                at = found.written.range.end;
                moves.push(found);
            }
            Err(error) => return (moves, Some(error)),
        }
    }
    (moves, None)
}

/// The move that begins at byte `at` of the text.
fn next_move(
    game: &dyn Game,
    position: &Position,
    text: &str,
    at: usize,
    langs: &[&Lang],
) -> Result<Found, MoveError> {
    find_written(game, position, text, at, scan_move(game, text, at, langs), langs)
}

/// The legal move that was scanned at byte `at` of the text, or could not be.
///
/// # Errors
/// As [`find_move`].
pub fn find_written(
    game: &dyn Game,
    position: &Position,
    text: &str,
    at: usize,
    scanned: Result<Written, ParseError>,
    langs: &[&Lang],
) -> Result<Found, MoveError> {
    match scanned {
        Err(error) => Err(suggest::near(game, position, (text, at), None, langs, error.into())),
        Ok(written) => match resolve_move(game, position, &written, langs) {
            Ok(mv) => Ok(Found { mv, written }),
            Err(error) => Err(suggest::near(game, position, (text, at), Some(&written), langs, error)),
        },
    }
}

/// The legal move that was written; all that was written of it must agree with the position.
///
/// # Errors
/// As [`find_move`], without the moves that look like it.
pub fn resolve_move(
    game: &dyn Game,
    position: &Position,
    written: &Written,
    langs: &[&Lang],
) -> Result<Move, MoveError> {
    match &written.act {
        Act::Pass => {
            let pass = game.moves(position).into_iter().find(|mv| mv.from.is_none() && mv.to.is_none());
            pass.ok_or_else(|| {
                let message = "passing is not a legal move here".to_owned();
                MoveError::new(&written.range, message, Mistake::Pass)
            })
        }
        Act::Castling { long } => castling::resolve(game, position, *long, &written.range),
        Act::Way(way) => {
            let way = with_list(game, position, way);
            match way.start {
                Some((Start::Point(from), ref range)) => {
                    full::resolve(game, position, &way, (from, range), langs)
                }
                _ => short::resolve(game, position, &way, langs),
            }
        }
    }
}

/// `Qd4xc3` is a way from d4 where a man of the side to move stands there; else, in games that list what vanishes, it is
/// a move to d4 with its list.
fn with_list(game: &dyn Game, position: &Position, way: &Way) -> Way {
    let mut way = way.clone();
    let own = |point| position.at(point).is_some_and(|man| man.side() == position.state.turn);
    if game.spec().machine == Machine::Listed
        && let Some((Start::Point(first), first_range)) = &way.start
        && let Some((Separator::Capture, sign)) = &way.separator
        && !own(*first)
    {
        let (more, end) = match &way.taken {
            Some((more, range)) => (*more, range.end),
            None => (PointSet::EMPTY, way.to.1.end),
        };
        way.taken = Some((PointSet::only(way.to.0) | more, sign.start..end));
        way.to = (*first, first_range.clone());
        (way.start, way.separator) = (None, None);
    }
    way
}

/// The bytes of a way from its first square to its last.
fn squares(way: &Way) -> Range<usize> {
    let start = way.start.as_ref().map_or(way.to.1.start, |(_, range)| range.start);
    start..way.to.1.end
}

/// The abbreviation of a kind in the first of the languages, or its letter.
fn letter(game: &dyn Game, kind: Kind, langs: &[&Lang]) -> String {
    match langs.first() {
        Some(lang) => abbreviation(game, kind, lang),
        None => game.spec().of(kind).letter.to_string(),
    }
}
