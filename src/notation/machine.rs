//! Moves as programs write them: `c4f1`, `a2a1c`.

use super::resolve::{MoveError, find_move};
use super::write::list;
use crate::game::{Game, Machine};
use crate::position::{Move, Position};

/// The move in the game's machine form: from and to, the letter of a promotion that the player chooses, and captured
/// points where the game lists them. A man from the hand is `@c1`, passing is `pass`.
pub fn machine(game: &dyn Game, position: &Position, mv: &Move) -> String {
    let spec = game.spec();
    let name = |point| spec.board.name(point);
    let Some(to) = mv.to else { return "pass".to_owned() };
    let Some(from) = mv.from else { return format!("@{}", name(to)) };
    let between = match spec.machine {
        Machine::Crossed if mv.swaps() => "~",
        Machine::Crossed if !mv.captures().is_empty() => "x",
        _ => "",
    };
    let mut text = name(from) + between + &name(to);
    let chooses = position.at(from).is_some_and(|man| spec.of(man.kind()).chooses);
    if chooses && let Some(man) = mv.becomes {
        let letter = spec.of(man.kind()).letter;
        match spec.machine {
            Machine::Crossed => text.extend(['=', letter]),
            Machine::Bare | Machine::Listed => text.push(letter.to_ascii_lowercase()),
        }
    }
    if spec.machine == Machine::Listed && !mv.removes.is_empty() {
        text.push('x');
        text.push_str(&list(game, mv.removes));
    }
    text
}

/// The legal move with the given machine form.
///
/// # Errors
/// What is wrong with the text or, if it names an illegal move, the verdict on it.
pub fn parse_machine(game: &dyn Game, position: &Position, text: &str) -> Result<Move, MoveError> {
    match game.moves(position).into_iter().find(|mv| machine(game, position, mv) == text) {
        Some(mv) => Ok(mv),
        None => find_move(game, position, text, &[]).map(|found| found.mv),
    }
}
