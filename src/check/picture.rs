//! The plain picture of a position: glyphs on a board, the zones that it always shows, and the position in words.

use crate::board::PointSet;
use crate::diagram::{Diagram, Man, Shade, View};
use crate::explain;
use crate::game::Game;
use crate::lang::Lang;
use crate::position::{Position, Side};

/// The position as a diagram without marks. `id` must be unique on its page.
pub fn of(game: &'static dyn Game, position: &Position, id: String, lang: &Lang) -> Diagram {
    let spec = game.spec();
    let men = position.occupied().iter().filter_map(|at| {
        let man = position.at(at)?;
        Some(Man { at, glyph: spec.of(man.kind()).glyph, shade: shade(man.side()) })
    });
    let bounds: Vec<PointSet> =
        spec.board.zones().iter().filter(|zone| zone.marked).map(|zone| zone.points).collect();
    Diagram {
        id,
        board: spec.board,
        view: View::White,
        men: men.collect(),
        marks: Vec::new(),
        arrows: Vec::new(),
        bounds,
        hands: Vec::new(),
        crop: None,
        turn: Some(shade(position.state.turn)),
        title: lang.text("diagram-title", &[("game", explain::game_name(game, lang).into())]),
        words: explain::position(game, position, lang),
        legend: Vec::new(),
    }
}

const fn shade(side: Side) -> Shade {
    match side {
        Side::White => Shade::Light,
        Side::Black => Shade::Dark,
    }
}
