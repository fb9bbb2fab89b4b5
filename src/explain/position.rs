//! Positions in words.

use super::stage;
use crate::board::{Board, PointSet};
use crate::game::{Field, Game};
use crate::lang::{Case, Lang, Number};
use crate::notation::kind_name;
use crate::position::{Kind, Position, Side, State};

/// The position in words: the men of each side, what is in hand, spent or kept, and whose turn it is.
pub fn position(game: &dyn Game, position: &Position, lang: &Lang) -> String {
    let mut sentences: Vec<String> = Vec::new();
    if position.occupied().is_empty() {
        sentences.push(lang.text("words-empty", &[]));
    } else {
        sentences.extend(Side::BOTH.map(|side| men_of(game, position, side, lang)));
    }
    for field in game.spec().fields {
        match field {
            Field::Rights(letters) => {
                for bit in 0..letters.chars().count() {
                    let said = ["spent", "held"][usize::from(position.state.rights >> bit & 1)];
                    let message = game.spec().message(&format!("{said}-{bit}"));
                    if lang.has(&message) {
                        sentences.push(lang.text(&message, &[]));
                    }
                }
            }
            Field::Hands if position.state.hands != [0; 2] => {
                let [white, black] = position.state.hands.map(usize::from);
                sentences.push(lang.text("words-hands", &[("white", white.into()), ("black", black.into())]));
            }
            _ => {}
        }
    }
    let State { turn, target, .. } = position.state;
    if let Some(target) = target {
        sentences.push(lang.text("words-target", &[("at", game.spec().board.name(target).into())]));
    }
    match Side::BOTH.map(|side| game.stage(position, side)) {
        [Some(white), Some(black)] if white == black => {
            sentences.push(lang.text("words-stage", &[("stage", stage(game, white, lang).into())]));
        }
        [Some(white), Some(black)] => {
            let [white, black] = [white, black].map(|word| stage(game, word, lang));
            sentences.push(lang.text("words-stages", &[("white", white.into()), ("black", black.into())]));
        }
        _ => {}
    }
    sentences.push(lang.text(
        match turn {
            Side::White => "words-turn-white",
            Side::Black => "words-turn-black",
        },
        &[],
    ));
    sentences.join(" ")
}

fn men_of(game: &dyn Game, position: &Position, side: Side, lang: &Lang) -> String {
    let men = men(game, position, side, lang);
    match (side, men.is_empty()) {
        (Side::White, true) => lang.text("words-none-white", &[]),
        (Side::Black, true) => lang.text("words-none-black", &[]),
        (Side::White, false) => lang.text("words-men-white", &[("men", men.into())]),
        (Side::Black, false) => lang.text("words-men-black", &[("men", men.into())]),
    }
}

/// The men of a side in words: `King e1, Knechts a2, b2`. Empty if it has none.
pub fn men(game: &dyn Game, position: &Position, side: Side, lang: &Lang) -> String {
    let board = game.spec().board;
    let kinds = (0..game.spec().kinds.len()).map(|at| Kind(at as u8));
    let groups = kinds.filter_map(|kind| {
        let squares = board.names(position.find(side, kind));
        let case = Case::nominative(Number::of(squares.len()));
        let name = kind_name(game, kind, lang, case);
        (!squares.is_empty()).then(|| format!("{name} {}", squares.join(", ")))
    });
    groups.collect::<Vec<_>>().join(", ")
}

/// The names of points as a list in words: `b2, c3 and e2`. Empty if there are none.
pub fn squares(board: &Board, points: PointSet, lang: &Lang) -> String {
    list(board.names(points), lang)
}

/// Things as a list in words. Empty if there are none.
pub(super) fn list(mut items: Vec<String>, lang: &Lang) -> String {
    match items.pop() {
        Some(last) if !items.is_empty() => {
            lang.text("words-list", &[("items", items.join(", ").into()), ("last", last.into())])
        }
        only => only.unwrap_or_default(),
    }
}
