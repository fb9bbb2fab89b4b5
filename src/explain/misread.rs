//! Why a typed text is no move, in a reader's words. Authors are told the same as diagnostics.

use super::{illegal, man, side_message};
use crate::game::Game;
use crate::lang::Case;
use crate::lang::Lang;
use crate::notation::{Mistake, MoveError, kind_name, write_move};
use crate::position::{Move, Position};

/// What is wrong with the text as a sentence, and what to do, where something can be said: the moves that look like it,
/// or how the move is written.
pub fn misread(
    game: &dyn Game,
    position: &Position,
    text: &str,
    error: &MoveError,
    lang: &Lang,
) -> (String, Option<String>) {
    let mended = error.replacement.as_ref().and_then(|replacement| {
        let (before, after) = (text.get(..error.range.start)?, text.get(error.range.end..)?);
        Some([before, replacement, after].concat())
    });
    let hint = match (mended, error.near.as_slice()) {
        (Some(mended), _) => Some(lang.text("read-written", &[("move", mended.into())])),
        (None, []) => None,
        (None, near) => Some(lang.text("read-near", &[("moves", near.join(", ").into())])),
    };
    (sentence(game, position, error, lang), hint)
}

fn sentence(game: &dyn Game, position: &Position, error: &MoveError, lang: &Lang) -> String {
    let said = |id| lang.text(id, &[]);
    match &error.mistake {
        Mistake::Unreadable => said("read-unreadable"),
        Mistake::Turn(side) => {
            let of = lang.attr(side_message(*side), "possessive", &[]);
            lang.text("read-turn", &[("side-of", of.into())])
        }
        Mistake::Piece(there) => lang.text("read-piece", &[("man", man(game, *there, lang).into())]),
        Mistake::NoMan => said("read-no-man"),
        Mistake::Ambiguous(moves) => {
            let write = |mv: &Move| write_move(game, position, mv, lang);
            let moves: Vec<String> = moves.iter().map(write).collect();
            lang.text("read-ambiguous", &[("moves", moves.join(", ").into())])
        }
        Mistake::Promotion(kinds) if !kinds.is_empty() => {
            let name = |&kind| kind_name(game, kind, lang, Case::Nominative);
            let men: Vec<String> = kinds.iter().map(name).collect();
            lang.text("read-promotion", &[("men", men.join(", ").into())])
        }
        Mistake::Separator(_) | Mistake::Promotion(_) | Mistake::Taken(_) | Mistake::InPassing => {
            said("read-other")
        }
        Mistake::Pass => said("read-pass"),
        Mistake::Castling => said("read-castling"),
        Mistake::Illegal { from, to, refusals } => illegal(game, position, (*from, *to), refusals, lang),
    }
}
