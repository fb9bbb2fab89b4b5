//! The short form, as in chess: no more of the start than tells the move from others of the same kind.
//!
//! `Nbd2`, `R1xe2`, `exd5`, `e8=Q`, `hxg7 e.p.`, `0-0`. What vanishes elsewhere than on the square of arrival follows as a
//! list, `Qd4xc3,e5`; a man that itself leaves the board is written with a bare `x`, `Nd4x`; two men that change places
//! with both squares, `e1~h1`.

use super::list;
use crate::board::{Board, Point};
use crate::game::Game;
use crate::lang::Lang;
use crate::notation::abbreviation;
use crate::notation::read::{castles, in_passing};
use crate::position::{Kind, Move, Position};

pub(super) fn text(game: &dyn Game, position: &Position, mv: &Move, moves: &[Move], lang: &Lang) -> String {
    let spec = game.spec();
    let name = |point| spec.board.name(point);
    let Some(to) = mv.to else { return lang.text("move-pass", &[]) };
    let Some(kind) = kind(position, mv) else { return name(to) };
    let letter = if spec.of(kind).unlettered { String::new() } else { abbreviation(game, kind, lang) };
    let Some(from) = mv.from else { return letter + "@" + &name(to) };
    if mv.swaps() {
        return name(from) + "~" + &name(to);
    }
    if castles(mv)
        && let Some((rook, _)) = mv.shifts
    {
        let long = spec.board.file(rook) < spec.board.file(from);
        return if long { "0-0-0" } else { "0-0" }.to_owned();
    }
    if from == to {
        return letter + &name(to) + "x";
    }
    let in_passing = in_passing(position, mv);
    let lands = in_passing || (mv.captures().contains(to) && mv.captures().len() == 1);
    let unlettered = letter.is_empty();
    let mut text = letter + &start(game, position, mv, (from, to), moves, unlettered && lands);
    if lands {
        text.push('x');
    } else if unlettered && text.len() > 1 {
        // `d2-d4`: a figure alone before the square would look like the move's number.
        text.push('-');
    }
    text.push_str(&name(to));
    if let Some(man) = mv.becomes {
        text.push('=');
        text.push_str(&abbreviation(game, man.kind(), lang));
    }
    if in_passing {
        text.push_str(" e.p.");
    } else if !lands && !mv.captures().is_empty() {
        text.push('x');
        text.push_str(&list(game, mv.captures()));
    }
    text
}

/// The kind of the man that moves or is placed.
fn kind(position: &Position, mv: &Move) -> Option<Kind> {
    let man = mv.drops.or_else(|| mv.from.and_then(|from| position.at(from)))?;
    Some(man.kind())
}

/// As much of the start as tells the move from those of other men of its kind to the same square: the file, else the
/// rank, else both; for a man without a letter the file or both. `file` asks for the file in any case.
fn start(
    game: &dyn Game,
    position: &Position,
    mv: &Move,
    (from, to): (Point, Point),
    moves: &[Move],
    file: bool,
) -> String {
    let board = game.spec().board;
    let own = kind(position, mv);
    let unlettered = own.is_some_and(|kind| game.spec().of(kind).unlettered);
    let rivals = moves.iter().filter(|other| {
        other.to == Some(to) && !other.swaps() && !castles(other) && kind(position, other) == own
    });
    let rivals: Vec<Point> =
        rivals.filter_map(|other| other.from).filter(|&p| p != from && p != to).collect();
    let alone =
        |of: fn(&Board, Point) -> usize| rivals.iter().all(|&rival| of(board, rival) != of(board, from));
    let letter = board.file_letter(board.file(from)).to_string();
    if rivals.is_empty() {
        if file { letter } else { String::new() }
    } else if alone(|board, point| board.file(point)) {
        letter
    } else if !unlettered && alone(|board, point| board.rank(point)) {
        (board.rank(from) + 1).to_string()
    } else {
        board.name(from)
    }
}
