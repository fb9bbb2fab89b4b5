//! Moves as books write them: `Пр c4-f1Кт`, `V b7:b8C`, `h3:g3`.

use super::abbreviation;
use super::read::Separator;
use crate::game::{Check, Game};
use crate::lang::Lang;
use crate::position::{Move, Position};

/// The move in the book form of the language, with its check sign.
pub fn write_move(game: &dyn Game, position: &Position, mv: &Move, lang: &Lang) -> String {
    let spec = game.spec();
    let name = |point| spec.board.name(point);
    let mut text = String::new();
    match (mv.from, mv.to) {
        (Some(from), Some(to)) => {
            if let Some(man) = position.at(from)
                && !spec.of(man.kind()).unlettered
            {
                text.push_str(&abbreviation(game, man.kind(), lang));
                text.push(' ');
            }
            text.push_str(&name(from));
            text.push(Separator::of(mv).sign());
            text.push_str(&name(to));
            let others: Vec<String> = mv.captures().iter().filter(|&p| p != to).map(name).collect();
            if !others.is_empty() {
                text.push(Separator::Capture.sign());
                text.push_str(&others.join(","));
            }
        }
        (None, Some(to)) => text.push_str(&name(to)),
        _ => text.push_str(&lang.text("move-pass", &[])),
    }
    if let Some(man) = mv.becomes {
        text.push_str(&abbreviation(game, man.kind(), lang));
    }
    text.push_str(sign(game, game.check(&position.apply(mv))));
    text
}

/// The sign of a check: nothing, `+`, or what the game writes for one that no reply mends.
pub fn sign(game: &dyn Game, check: Check) -> &'static str {
    match check {
        Check::None => "",
        Check::Check => "+",
        Check::Final => game.spec().final_check,
    }
}
