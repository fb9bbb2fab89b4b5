//! The legal moves that look most like what was written.

use super::{Mistake, MoveError};
use crate::diag;
use crate::game::Game;
use crate::lang::Lang;
use crate::notation::read::word_at;
use crate::notation::write::unsigned;
use crate::position::Position;

/// How many moves are suggested at most.
const MOST: usize = 3;

/// The error with a hint that names the legal moves nearest to the text of the move that begins at byte `at`, unless it
/// has a better hint or tells the moves itself.
pub(super) fn near(
    game: &dyn Game,
    position: &Position,
    text: &str,
    at: usize,
    langs: &[&Lang],
    mut error: MoveError,
) -> MoveError {
    if error.hint.is_some() || error.replacement.is_some() || matches!(error.mistake, Mistake::Ambiguous(_)) {
        return error;
    }
    let word = text[word_at(text, at)].trim_end_matches(['+', '#', '!', '?', ',', ';', '.']);
    let legal = game.moves(position);
    let mut known: Vec<String> = Vec::new();
    for lang in [langs.first().copied(), None] {
        known.extend(legal.iter().map(|mv| unsigned(game, position, mv, &legal, lang)));
    }
    let mut nearest = diag::near(word, known.iter().map(String::as_str));
    nearest.dedup();
    nearest.truncate(MOST);
    error.hint = match nearest.as_slice() {
        [] => None,
        [only] => Some(format!("did you mean `{only}`?")),
        several => {
            let several: Vec<String> = several.iter().map(|text| format!("`{text}`")).collect();
            Some(format!("legal moves near it: {}", several.join(", ")))
        }
    };
    error
}
