//! From a move's text to the move of a position, or to what is wrong with it.

use std::fmt;
use std::ops::Range;

use super::read::{Separator, Written, scan_move};
use super::{ParseError, abbreviation};
use crate::board::Point;
use crate::game::{Game, Refusal, Verdict};
use crate::lang::Lang;
use crate::position::{Kind, Move, Piece, Position, Side};

/// A legal move and how it was written. Its number and check sign are only claims, for the caller to check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The move.
    pub mv: Move,
    /// What the text said.
    pub written: Written,
}

/// What kind of thing is wrong with a move's text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mistake {
    /// It is not a move's text at all.
    Unreadable,
    /// The man belongs to the side that is not to move.
    Turn(Side),
    /// The letter names another man than the one that stands there.
    Piece(Piece),
    /// The sign between the squares is not the one that the move has.
    Separator(Separator),
    /// The promotion is missing or is none of these, which are possible.
    Promotion(Vec<Kind>),
    /// There is no such move, for the reasons given.
    Illegal {
        /// Where the man stands.
        from: Point,
        /// Where it was to go.
        to: Point,
        /// Why it may not: every rule that it would break.
        refusals: Vec<Refusal>,
    },
}

/// Why a text is no move of the position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveError {
    /// The bytes of the text that are wrong.
    pub range: Range<usize>,
    /// What was found and what was expected; lower case, no full stop. Reasons of illegal moves are told by
    /// [`crate::explain`].
    pub message: String,
    /// What to do.
    pub hint: Option<String>,
    /// What to write in place of the range, where that is known.
    pub replacement: Option<String>,
    /// What kind of mistake it is.
    pub mistake: Mistake,
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for MoveError {}

impl From<ParseError> for MoveError {
    fn from(error: ParseError) -> MoveError {
        let ParseError { range, message, hint, replacement } = error;
        MoveError { range, message, hint, replacement, mistake: Mistake::Unreadable }
    }
}

/// The legal move that a text writes, in the book form of one of the languages or in machine form. The man's letter, the
/// sign between the squares and the promotion must agree with the position; where a promotion is automatic or there is
/// only one, it may be left out.
///
/// # Errors
/// What is wrong, and where; for an illegal move, the verdict.
pub fn find_move(
    game: &dyn Game,
    position: &Position,
    text: &str,
    langs: &[&Lang],
) -> Result<Found, MoveError> {
    let written = scan_move(game, text, 0, langs)?;
    let rest = text[written.range.end..].trim();
    if !rest.is_empty() {
        let start = written.range.end + text[written.range.end..].find(rest).unwrap_or_default();
        let message = format!("unexpected `{rest}` after the move");
        return Err(ParseError::new(start..start + rest.len(), message).into());
    }
    let mv = resolve_move(game, position, &written, langs)?;
    Ok(Found { mv, written })
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
        let found = scan_move(game, text, at, langs)
            .map_err(MoveError::from)
            .and_then(|written| Ok(Found { mv: resolve_move(game, &position, &written, langs)?, written }));
        match found {
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

/// The legal move that was written; the letter, the sign and the promotion must agree with the position.
///
/// # Errors
/// As [`find_move`].
pub fn resolve_move(
    game: &dyn Game,
    position: &Position,
    written: &Written,
    langs: &[&Lang],
) -> Result<Move, MoveError> {
    let spec = game.spec();
    let ((from, from_range), (to, to_range)) = (&written.from, &written.to);
    let error = |range: &Range<usize>, message: String, mistake| MoveError {
        range: range.clone(),
        message,
        hint: None,
        replacement: None,
        mistake,
    };
    let way = from_range.start..to_range.end;
    let name = |point: &Point| spec.board.name(*point);
    if let Some(man) = position.at(*from) {
        if man.side() != position.state.turn {
            let message =
                format!("it is not {:?}’s turn: the man on {} may not move", man.side(), name(from));
            return Err(error(&way, message, Mistake::Turn(man.side())));
        }
        check_letter(game, man, written, langs)?;
    }
    let moves = match game.verdict(position, *from, *to) {
        Verdict::Legal(moves) => moves,
        Verdict::Illegal(refusals) => {
            let message = format!("{}–{} is not a legal move", name(from), name(to));
            return Err(error(&way, message, Mistake::Illegal { from: *from, to: *to, refusals }));
        }
    };
    let Some(first) = moves.first() else {
        let message = format!("{}–{} is not a legal move", name(from), name(to));
        return Err(error(&way, message, Mistake::Unreadable));
    };
    let needed = Separator::of(first);
    if let Some((separator, range)) = &written.separator
        && *separator != needed
    {
        let message = match needed {
            Separator::Move => format!("nothing is taken on {}: expected `-`", name(to)),
            Separator::Capture => format!("a man is taken on {}: expected `:`", name(to)),
            Separator::Exchange => format!("the move is an exchange on {}: expected `÷`", name(to)),
            Separator::Swap => {
                format!("the men on {} and {} change places: expected `~`", name(from), name(to))
            }
        };
        let mut wrong = error(range, message, Mistake::Separator(needed));
        wrong.replacement = Some(needed.sign().to_string());
        return Err(wrong);
    }
    promotion(game, &moves, written, langs)
}

/// Whether the letter, or that there is none, fits the man.
fn check_letter(game: &dyn Game, man: Piece, written: &Written, langs: &[&Lang]) -> Result<(), MoveError> {
    let unlettered = game.spec().of(man.kind()).unlettered;
    let (range, replacement) = match &written.piece {
        Some((kind, _)) if *kind == man.kind() => return Ok(()),
        None if unlettered || written.separator.is_none() => return Ok(()),
        Some((_, range)) => (range.clone(), short(game, man.kind(), langs)),
        None => {
            let start = written.from.1.start;
            (start..start, short(game, man.kind(), langs) + " ")
        }
    };
    let at = game.spec().board.name(written.from.0);
    let message = format!("expected `{}`, the letter of the man on {at}", replacement.trim());
    let mistake = Mistake::Piece(man);
    Err(MoveError { range, message, hint: None, replacement: Some(replacement), mistake })
}

/// The one of the moves whose promotion was written.
fn promotion(game: &dyn Game, moves: &[Move], written: &Written, langs: &[&Lang]) -> Result<Move, MoveError> {
    let possible: Vec<Kind> = moves.iter().filter_map(|mv| mv.becomes).map(|man| man.kind()).collect();
    let end = written.to.1.end;
    let (range, message) = match (&written.promotion, moves) {
        (None, [mv]) => return Ok(*mv),
        (None, _) => (end..end, "expected what the man becomes".to_owned()),
        (Some((kind, range)), _) => {
            if let Some(mv) = moves.iter().find(|mv| mv.becomes.is_some_and(|man| man.kind() == *kind)) {
                return Ok(*mv);
            }
            let message = match possible.as_slice() {
                [] => "the move is no promotion".to_owned(),
                _ => format!("the man may not become `{}` here", short(game, *kind, langs)),
            };
            (range.clone(), message)
        }
    };
    let letters: Vec<String> = possible.iter().map(|&kind| short(game, kind, langs)).collect();
    let hint = (!letters.is_empty()).then(|| format!("it may become {}", letters.join(", ")));
    let replacement = match letters.as_slice() {
        [] => Some(String::new()),
        [only] => Some(only.clone()),
        _ => None,
    };
    Err(MoveError { range, message, hint, replacement, mistake: Mistake::Promotion(possible) })
}

/// The abbreviation of a kind in the first of the languages, or its letter.
fn short(game: &dyn Game, kind: Kind, langs: &[&Lang]) -> String {
    match langs.first() {
        Some(lang) => abbreviation(game, kind, lang),
        None => game.spec().of(kind).letter.to_string(),
    }
}
