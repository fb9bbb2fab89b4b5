//! Moves written with no more of their start than tells them from others, and men that are placed.

use std::ops::Range;

use super::choice::choose;
use super::{Mistake, MoveError, squares};
use crate::board::{Point, PointSet};
use crate::game::{Field, Game, Refusal, Verdict};
use crate::lang::Lang;
use crate::notation::read::{Start, Way};
use crate::notation::write::unsigned;
use crate::position::{Kind, Move, Piece, Position};

pub(super) fn resolve(
    game: &dyn Game,
    position: &Position,
    way: &Way,
    langs: &[&Lang],
) -> Result<Move, MoveError> {
    let legal = game.moves(position);
    let meant: Vec<Move> = legal.iter().filter(|mv| is_meant(game, position, way, mv)).copied().collect();
    let Some(first) = meant.first() else { return Err(nothing(game, position, way)) };
    if meant.iter().all(|mv| mv.from == first.from) {
        return choose(game, position, &meant, way, langs);
    }
    // What else was written may tell them apart: the sign, the promotion, the list.
    let mut agreeing = meant.iter().filter_map(|mv| choose(game, position, &[*mv], way, langs).ok());
    if let (Some(only), None) = (agreeing.next(), agreeing.next())
        && (way.taken.is_some() || way.promotion.is_some() || way.separator.is_some())
    {
        return Ok(only);
    }
    Err(ambiguous(game, position, way, meant, &legal, langs))
}

/// Whether the legal move agrees with the man and the squares that were written.
fn is_meant(game: &dyn Game, position: &Position, way: &Way, mv: &Move) -> bool {
    let Some(man) = mv.drops.or_else(|| mv.from.and_then(|from| position.at(from))) else { return false };
    let vanishes = way.taken.as_ref().is_some_and(|(taken, _)| taken.is_empty());
    mv.to == Some(way.to.0)
        && fits(game, way, man)
        && (mv.drops.is_some() || !way.dropped)
        && mv.from.is_none_or(|from| starts(game, way, from))
        && (mv.from == mv.to) == vanishes
}

/// Whether the man is of the kind that was written; without a letter, whether it has none.
fn fits(game: &dyn Game, way: &Way, man: Piece) -> bool {
    match &way.piece {
        Some((kind, _)) => *kind == man.kind(),
        None => way.dropped || game.spec().of(man.kind()).unlettered,
    }
}

/// Whether the point is on the file or rank that was written.
fn starts(game: &dyn Game, way: &Way, from: Point) -> bool {
    let board = game.spec().board;
    match way.start {
        None => true,
        Some((Start::File(file), _)) => board.file(from) == file,
        Some((Start::Rank(rank), _)) => board.rank(from) == rank,
        Some((Start::Point(point), _)) => from == point,
    }
}

fn ambiguous(
    game: &dyn Game,
    position: &Position,
    way: &Way,
    meant: Vec<Move>,
    legal: &[Move],
    langs: &[&Lang],
) -> MoveError {
    let mut texts: Vec<String> = Vec::new();
    for mv in &meant {
        let text = format!("`{}`", unsigned(game, position, mv, legal, langs.first().copied()));
        if !texts.contains(&text) {
            texts.push(text);
        }
    }
    let last = texts.pop().unwrap_or_default();
    let message = format!("several men can make this move: {} or {last}", texts.join(", "));
    MoveError::new(&whole(way), message, Mistake::Ambiguous(meant))
}

/// Why nothing legal is meant: the verdict on the man that most likely is, or that there is no such man.
fn nothing(game: &dyn Game, position: &Position, way: &Way) -> MoveError {
    let spec = game.spec();
    let to = way.to.0;
    let hands = spec.fields.contains(&Field::Hands);
    if way.dropped || (hands && way.piece.is_none() && way.start.is_none()) {
        let refusals = match game.verdicts_of_hand(position).swap_remove(to.index()) {
            Verdict::Legal(_) => Vec::new(),
            Verdict::Illegal(refusals) => refusals,
        };
        let message = format!("no man can be placed on {}", spec.board.name(to));
        return MoveError::new(&squares(way), message, Mistake::Illegal { from: None, to, refusals });
    }
    let own = position.of(position.state.turn);
    let vanishes = way.taken.as_ref().is_some_and(|(taken, _)| taken.is_empty());
    let men: PointSet = own
        .iter()
        .filter(|&p| position.at(p).is_some_and(|man| fits(game, way, man)) && starts(game, way, p))
        .filter(|&p| !vanishes || p == to)
        .collect();
    // Of several men the one is meant that comes nearest to being allowed: its first broken rule is the latest article.
    let refused = men.iter().filter_map(|from| match game.verdict(position, from, to) {
        Verdict::Illegal(refusals) => Some((from, refusals)),
        Verdict::Legal(_) => None,
    });
    let likeliest = refused.max_by_key(|(_, refusals)| refusals.first().map(|refusal| refusal.rule));
    match likeliest {
        Some((from, refusals)) => illegal(game, way, from, refusals),
        None => MoveError::new(&whole(way), no_man(game, position, way), Mistake::NoMan),
    }
}

fn illegal(game: &dyn Game, way: &Way, from: Point, refusals: Vec<Refusal>) -> MoveError {
    let (to, board) = (way.to.0, game.spec().board);
    let message = format!("{}–{} is not a legal move", board.name(from), board.name(to));
    MoveError::new(&whole(way), message, Mistake::Illegal { from: Some(from), to, refusals })
}

fn no_man(game: &dyn Game, position: &Position, way: &Way) -> String {
    let board = game.spec().board;
    let kinds = || (0..game.spec().kinds.len()).map(|at| Kind(at as u8));
    let kind = match &way.piece {
        Some((kind, _)) => Some(*kind),
        None => kinds().find(|&kind| game.spec().of(kind).unlettered),
    };
    let man = kind.map_or("man", |kind| game.spec().of(kind).id);
    let place = match way.start {
        None => String::new(),
        Some((Start::File(file), _)) => format!(" on the {} file", board.file_letter(file)),
        Some((Start::Rank(rank), _)) => format!(" on rank {}", rank + 1),
        Some((Start::Point(point), _)) => format!(" on {}", board.name(point)),
    };
    format!("{:?} has no {man}{place} that could go to {}", position.state.turn, board.name(way.to.0))
}

/// The bytes of the man's letter and the squares.
fn whole(way: &Way) -> Range<usize> {
    let squares = squares(way);
    way.piece.as_ref().map_or(squares.start, |(_, range)| range.start)..squares.end
}
