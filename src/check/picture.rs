//! The plain picture of a position: glyphs on a board and in hand, the zones that it always shows, and the position in
//! words.

use crate::board::PointSet;
use crate::diagram::{Diagram, Man, Shade, View};
use crate::explain;
use crate::game::{Field, Game, Look};
use crate::lang::Lang;
use crate::position::{Kind, Position, Side};

/// The position as a diagram without marks. `id` must be unique on its page.
pub fn of(game: &'static dyn Game, position: &Position, id: String, lang: &Lang) -> Diagram {
    with_look(game, position, id, lang, None)
}

/// The same with another glyph set.
pub(super) fn with_look(
    game: &'static dyn Game,
    position: &Position,
    id: String,
    lang: &Lang,
    look: Option<&'static Look>,
) -> Diagram {
    let spec = game.spec();
    let glyph = |kind: Kind| {
        let other = look.and_then(|look| look.glyphs.get(kind.index()).copied());
        other.unwrap_or(spec.of(kind).glyph)
    };
    let men = position.occupied().iter().filter_map(|at| {
        let man = position.at(at)?;
        Some(Man { at, glyph: glyph(man.kind()), shade: shade(man.side()) })
    });
    // Men in hand are not told apart, so all are of the first kind.
    let hands = Side::BOTH.into_iter().zip(position.state.hands);
    let hands = hands
        .filter(|&(_, men)| men > 0 && spec.fields.contains(&Field::Hands))
        .map(|(side, men)| (men, glyph(Kind(0)), shade(side)));
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
        hands: hands.collect(),
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
