//! What a page needs to show any position of a game: its board, its men with their names, where the array and the fields
//! of its text are.

use super::Kit;
use super::KitMan;
use super::states::ENDS;
use crate::explain;
use crate::game::{Field, Game};
use crate::lang::{Case, Lang};
use crate::notation;
use crate::position::{Kind, Piece, Position, Side, State};

/// The kit of a game in a language.
pub(super) fn of(game: &'static dyn Game, lang: &Lang) -> Kit {
    let spec = game.spec();
    let kinds = (0..spec.kinds.len()).map(|at| Kind(at as u8));
    let named = |kind: Kind| {
        let own = spec.of(kind);
        (own.letter, own.id, notation::kind_name(game, kind, lang, Case::Nominative))
    };
    let men = kinds.clone().flat_map(|kind| Side::BOTH.map(|side| man(game, side, kind, lang))).collect();
    let field = |wanted: fn(&Field) -> bool| spec.fields.iter().position(wanted).map(|at| at + 1);
    Kit {
        game: spec.id,
        name: explain::game_name(game, lang),
        board: spec.board,
        start: spec.start,
        men,
        looks: spec.looks.iter().map(|look| (look.id, look.glyphs)).collect(),
        bounds: spec.board.zones().iter().filter(|zone| zone.marked).map(|zone| zone.points).collect(),
        turn: field(|field| *field == Field::Turn),
        hands: field(|field| *field == Field::Hands),
        kinds: kinds.map(named).collect(),
        fields: spec.fields.iter().map(word_of).collect(),
        asks_study: !game.incomplete(&Position::empty(State::NEW)),
        arrays: game.array(0).is_some(),
        ends: ENDS.into_iter().filter(|end| spec.rule(end).is_some()).collect(),
        texts: spec.texts_in(lang.code()).collect(),
    }
}

/// A field of the text of positions, as a page knows it.
fn word_of(field: &Field) -> String {
    match field {
        Field::Turn => "turn".to_owned(),
        Field::Rights(letters) => format!("rights {letters}"),
        Field::Hands => "hands".to_owned(),
        Field::Target => "target".to_owned(),
        Field::Quiet => "quiet".to_owned(),
        Field::OptionalQuiet => "quiet optional".to_owned(),
        Field::Number => "number".to_owned(),
        Field::Fixed(text) => format!("fixed {text}"),
    }
}

fn man(game: &'static dyn Game, side: Side, kind: Kind, lang: &Lang) -> KitMan {
    let spec = game.spec().of(kind);
    let letter = match side {
        Side::White => spec.letter,
        Side::Black => spec.letter.to_ascii_lowercase(),
    };
    KitMan { letter, side, glyph: spec.glyph, name: explain::man(game, Piece::new(side, kind), lang) }
}
