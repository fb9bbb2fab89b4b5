//! The plain picture of a position: glyphs on a board and in hand, the zones that it always shows, and the position in
//! words.

use super::place::find_point;
use crate::board::{Board, Point, PointSet};
use crate::diag::{Diagnostic, Spanned};
use crate::diagram::{Diagram, Man, MarkKind, Shade, View};
use crate::explain;
use crate::game::{Field, Game, Look};
use crate::lang::{Case, Lang};
use crate::lesson::Text;
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
        title: lang
            .text("diagram-title", &[("game", explain::game_form(game, Case::Prepositional, lang).into())]),
        words: explain::position(game, position, lang),
        legend: Vec::new(),
    }
}

/// Cuts the picture down to the part between two corners. What the author points at must be within it; of computed
/// marks the words tell the rest.
pub(super) fn crop(
    diagram: &mut Diagram,
    corners: &Spanned<[Text; 2]>,
    lang: &Lang,
    out: &mut Vec<Diagnostic>,
) {
    let board = diagram.board;
    let [first, second] = &corners.value;
    let (Some(first), Some(second)) = (find_point(board, first, out), find_point(board, second, out)) else {
        return;
    };
    let within = |at: Point| {
        let between = |of: fn(&Board, Point) -> usize| {
            let (a, b) = (of(board, first), of(board, second));
            (a.min(b)..=a.max(b)).contains(&of(board, at))
        };
        between(Board::file) && between(Board::rank)
    };
    let arrows = diagram.arrows.iter().flat_map(|arrow| [arrow.from, arrow.to]);
    let marks = diagram.marks.iter().filter(|mark| {
        matches!(mark.kind, MarkKind::Origin | MarkKind::Marked | MarkKind::Text(_) | MarkKind::LastMove)
    });
    let marked: PointSet = marks.map(|mark| mark.at).chain(arrows).collect();
    let lost: Vec<String> = marked.iter().filter(|&at| !within(at)).map(|at| board.name(at)).collect();
    if !lost.is_empty() {
        let message = format!("this cuts off squares that this block points at: {}", lost.join(", "));
        out.push(
            Diagnostic::error("marks-cut-off", corners.span.clone(), message)
                .hint("show more of the board, or leave the mark or arrow out"),
        );
    }
    diagram.crop = Some((first, second));
    let (from, to) = (board.name(first), board.name(second));
    let part = lang.text("words-crop", &[("from", from.into()), ("to", to.into())]);
    diagram.words = format!("{} {part}", diagram.words);
}

const fn shade(side: Side) -> Shade {
    match side {
        Side::White => Shade::Light,
        Side::Black => Shade::Dark,
    }
}
