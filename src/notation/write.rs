//! Moves as books write them, in the form and the language of a game: `Пр c4-f1Кт`, `a2-a3:a4,b3`, `Nbd2`, `hxg7 e.p.`.

mod long;
mod short;

use super::machine;
use crate::board::PointSet;
use crate::game::{Check, Form, Game};
use crate::lang::Lang;
use crate::position::{Move, Position};

/// The move in the book form of the language, with its check sign.
pub fn write_move(game: &dyn Game, position: &Position, mv: &Move, lang: &Lang) -> String {
    let moves = match game.spec().form {
        Form::Long => Vec::new(),
        // The others that could be meant, of the side whose man it is.
        Form::Short => {
            let mover = mv.from.and_then(|from| position.at(from)).map(|man| man.side());
            game.moves(&position.with_turn(mover.unwrap_or(position.state.turn)))
        }
    };
    unsigned(game, position, mv, &moves, Some(lang)) + sign(game, game.check(&position.apply(mv)))
}

/// The move in book form without a check sign, told from the other moves given; in machine form where there is no
/// language.
pub(super) fn unsigned(
    game: &dyn Game,
    position: &Position,
    mv: &Move,
    moves: &[Move],
    lang: Option<&Lang>,
) -> String {
    match (lang, game.spec().form) {
        (None, _) => machine(game, position, mv),
        (Some(lang), Form::Long) => long::text(game, position, mv, lang),
        (Some(lang), Form::Short) => short::text(game, position, mv, moves, lang),
    }
}

/// The sign of a check: nothing, `+`, or what the game writes for one that no reply mends.
pub fn sign(game: &dyn Game, check: Check) -> &'static str {
    match check {
        Check::None => "",
        Check::Check => "+",
        Check::Final => game.spec().final_check,
    }
}

/// The points in the order of their names, with commas between.
pub(super) fn list(game: &dyn Game, points: PointSet) -> String {
    game.spec().board.names(points).join(",")
}
