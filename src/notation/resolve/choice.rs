//! Whether what else was written agrees with the moves of one man to one square, and which of them it chooses.

use std::ops::Range;

use super::{Mistake, MoveError, letter};
use crate::board::Point;
use crate::game::{Form, Game};
use crate::lang::Lang;
use crate::notation::read::{Separator, Start, Way, in_passing};
use crate::notation::write::list;
use crate::position::{Kind, Move, Position};

/// The one of the moves, which have the same squares, that was written.
pub(super) fn choose(
    game: &dyn Game,
    position: &Position,
    moves: &[Move],
    way: &Way,
    langs: &[&Lang],
) -> Result<Move, MoveError> {
    if let Some(first) = moves.first() {
        separator(game, position, first, way)?;
    }
    let mv = promotion(game, moves, way, langs)?;
    taken(game, &mv, way)?;
    match &way.in_passing {
        Some(range) if !in_passing(position, &mv) => {
            let message = "nothing is taken in passing".to_owned();
            Err(MoveError::new(range, message, Mistake::InPassing).replacement(""))
        }
        _ => Ok(mv),
    }
}

/// Whether the sign before the square of arrival is the move's.
fn separator(game: &dyn Game, position: &Position, mv: &Move, way: &Way) -> Result<(), MoveError> {
    let form = game.spec().form;
    let needed = Separator::of(position, mv);
    let both = matches!(way.start, Some((Start::Point(_), _)));
    let range = match &way.separator {
        Some((separator, _)) if *separator == needed => return Ok(()),
        Some((_, range)) => range.clone(),
        // Programs write no sign between two squares; and a man that is placed, a suicide or a quiet move has none.
        None if needed == Separator::Move || (both && way.piece.is_none()) => return Ok(()),
        // A list that names the square of arrival says that something is taken there.
        None if way.taken.as_ref().is_some_and(|(taken, _)| taken.contains(way.to.0)) => return Ok(()),
        None => way.to.1.start..way.to.1.start,
    };
    let name = |point: Option<Point>| point.map_or_else(String::new, |point| game.spec().board.name(point));
    let (from, to, sign) = (name(mv.from), name(mv.to), needed.sign(form));
    let message = match needed {
        // The short form has no sign for a move that takes nothing.
        Separator::Move if form == Form::Short && !both => format!("nothing is taken on {to}"),
        Separator::Move => format!("nothing is taken on {to}: expected `-`"),
        Separator::Capture => format!("a man is taken on {to}: expected `{sign}`"),
        Separator::Exchange => format!("the move is an exchange on {to}: expected `÷`"),
        Separator::Swap => format!("the men on {from} and {to} change places: expected `~`"),
    };
    let mut replacement = sign.to_string();
    if needed == Separator::Move && form == Form::Short && !both {
        replacement.clear();
    } else if needed == Separator::Capture && way.start.is_none() && way.piece.is_none() {
        // A capture by a man without a letter names its file: `exd5`.
        let file = mv.from.map(|from| game.spec().board.file_letter(game.spec().board.file(from)));
        replacement = file.map(String::from).unwrap_or_default() + &replacement;
    }
    Err(MoveError::new(&range, message, Mistake::Separator(needed)).replacement(replacement))
}

/// The one of the moves whose promotion was written.
fn promotion(game: &dyn Game, moves: &[Move], way: &Way, langs: &[&Lang]) -> Result<Move, MoveError> {
    let possible: Vec<Kind> = moves.iter().filter_map(|mv| mv.becomes).map(|man| man.kind()).collect();
    let end = way.to.1.end;
    let (range, message): (Range<usize>, String) = match (&way.promotion, moves) {
        (None, [mv]) => return Ok(*mv),
        (None, _) => (end..end, "expected what the man becomes".to_owned()),
        (Some((kind, range)), _) => {
            if let Some(mv) = moves.iter().find(|mv| mv.becomes.is_some_and(|man| man.kind() == *kind)) {
                return Ok(*mv);
            }
            let message = match possible.as_slice() {
                [] => "the move is no promotion".to_owned(),
                _ => format!("the man may not become `{}` here", letter(game, *kind, langs)),
            };
            (range.clone(), message)
        }
    };
    let letters: Vec<String> = possible.iter().map(|&kind| letter(game, kind, langs)).collect();
    let replacement = match letters.as_slice() {
        [] => Some(String::new()),
        [only] => Some(only.clone()),
        _ => None,
    };
    let hint = (!letters.is_empty()).then(|| format!("it may become {}", letters.join(", ")));
    let error = MoveError::new(&range, message, Mistake::Promotion(possible));
    Err(MoveError { hint, replacement, ..error })
}

/// Whether the list of what vanishes, if there is one, is the move's.
fn taken(game: &dyn Game, mv: &Move, way: &Way) -> Result<(), MoveError> {
    let Some((taken, range)) = &way.taken else { return Ok(()) };
    let true_list = mv.captures();
    // The long form tells a capture on the square of arrival by its sign alone, programs list it; and so with the man
    // that itself vanishes.
    let landed = way.separator.is_some() && mv.to.is_some_and(|to| true_list.contains(to));
    let short_list = if landed { true_list - mv.to.into_iter().collect() } else { true_list };
    if *taken == true_list || *taken == short_list || *taken == mv.removes {
        return Ok(());
    }
    let message = match true_list.is_empty() {
        true => "the move takes nothing".to_owned(),
        false => format!("the move takes {}", list(game, true_list)),
    };
    let sign = Separator::Capture.sign(game.spec().form);
    let replacement =
        if true_list.is_empty() { String::new() } else { format!("{sign}{}", list(game, true_list)) };
    Err(MoveError::new(range, message, Mistake::Taken(true_list.iter().collect())).replacement(replacement))
}
