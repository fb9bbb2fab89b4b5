//! The reference page of a game, made from the engine: its men, its array, its numbered articles.

use super::{Article, PieceEntry, Reference, lone, picture, show};
use crate::explain;
use crate::game::Game;
use crate::lang::{Case, Lang};
use crate::notation;
use crate::position::{Kind, RuleId};

/// The address of a game's reference page below the language's folder, without `.html`.
pub(super) fn address(game: &dyn Game) -> String {
    format!("{}/reference", game.spec().id)
}

/// The reference of a game in a language.
pub(super) fn of(game: &'static dyn Game, lang: &Lang) -> Option<Reference> {
    let spec = game.spec();
    let array = notation::parse_position(game, spec.start).ok()?;
    let kinds = (0..spec.kinds.len()).map(|at| Kind(at as u8));
    let rules = (0..spec.rules.len()).map(|at| RuleId(at as u8));
    Some(Reference {
        game: spec.id,
        name: explain::game_name(game, lang),
        address: address(game),
        array: picture::of(game, &array, format!("{}-array", spec.id), lang),
        fen: spec.start,
        pieces: kinds.filter_map(|kind| piece(game, kind, lang)).collect(),
        articles: rules
            .map(|rule| Article {
                id: spec.rule_id(rule),
                number: rule.index() + 1,
                title: explain::rule_title(game, rule, lang),
                statement: explain::rule_statement(game, rule, lang),
                taught: Vec::new(),
            })
            .collect(),
    })
}

fn piece(game: &'static dyn Game, kind: Kind, lang: &Lang) -> Option<PieceEntry> {
    let spec = game.spec().of(kind);
    let at = lone::best(game, kind)?;
    let position = lone::position(game, kind, at)?;
    let blank = picture::of(game, &position, format!("piece-{}-board", spec.id), lang);
    Some(PieceEntry {
        id: spec.id,
        name: notation::kind_name(game, kind, lang, Case::Nominative),
        abbreviation: notation::abbreviation(game, kind, lang),
        text: explain::kind_moves(game, kind, lang),
        glyph: spec.glyph,
        diagram: show::moves_of(game, position, at, blank, lang),
    })
}
