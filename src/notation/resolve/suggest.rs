//! The legal moves that look most like what was written.

use super::{Mistake, MoveError};
use crate::board::Point;
use crate::diag;
use crate::game::Game;
use crate::lang::Lang;
use crate::notation::read::{Act, Start, Way, Written, word_at};
use crate::notation::write::unsigned;
use crate::position::{Move, Position};

/// How many moves are suggested at most.
const MOST: usize = 5;
/// How many of them for their letters alone.
const ALIKE: usize = 3;

/// The error with a hint that names the legal moves nearest to the move that begins at the byte of the text, unless it
/// has a better hint or tells the moves itself: those that are written alike, then those of other men to that square,
/// then those of the same man to other squares, the nearest first.
pub(super) fn near(
    game: &dyn Game,
    position: &Position,
    (text, at): (&str, usize),
    written: Option<&Written>,
    langs: &[&Lang],
    mut error: MoveError,
) -> MoveError {
    if error.hint.is_some() || error.replacement.is_some() || matches!(error.mistake, Mistake::Ambiguous(_)) {
        return error;
    }
    let legal = game.moves(position);
    let forms = [langs.first().copied(), None];
    let [book, machine] = forms.map(|lang| -> Vec<String> {
        legal.iter().map(|mv| unsigned(game, position, mv, &legal, lang)).collect()
    });
    let word = text[word_at(text, at)].trim_end_matches(['+', '#', '!', '?', ',', ';', '.', ')']);
    let mut nearest: Vec<String> = Vec::new();
    let mut add = |text: &str| {
        if nearest.len() < MOST && nearest.iter().all(|known| known != text) {
            nearest.push(text.to_owned());
        }
    };
    let alike = diag::near(word, book.iter().chain(&machine).map(String::as_str));
    alike.into_iter().take(ALIKE).for_each(&mut add);
    if let Some(Written { act: Act::Way(way), .. }) = written {
        for at in akin(game, position, &legal, way, &error) {
            add(&book[at]);
        }
    }
    error.hint = match nearest.as_slice() {
        [] => None,
        [only] => Some(format!("did you mean `{only}`?")),
        several => {
            let several: Vec<String> = several.iter().map(|text| format!("`{text}`")).collect();
            Some(format!("legal moves near it: {}", several.join(", ")))
        }
    };
    error.near = nearest;
    error
}

/// The places of the legal moves to the same square, those of the same kind of man first, and then of those of the man
/// that was meant, by how far from that square they lead.
fn akin(game: &dyn Game, position: &Position, legal: &[Move], way: &Way, error: &MoveError) -> Vec<usize> {
    let board = game.spec().board;
    let (kind, to) = (way.piece.as_ref().map(|(kind, _)| *kind), way.to.0);
    let meant: Option<Point> = match (&error.mistake, &way.start) {
        (Mistake::Illegal { from, .. }, _) => *from,
        (_, Some((Start::Point(from), _))) => Some(*from),
        _ => None,
    };
    let far = |point: Point| {
        let along = |of: fn(&crate::board::Board, Point) -> usize| of(board, point).abs_diff(of(board, to));
        along(crate::board::Board::file) + along(crate::board::Board::rank)
    };
    let mut akin: Vec<(usize, usize, usize)> = Vec::new();
    for (at, mv) in legal.iter().enumerate() {
        let Some(arrival) = mv.to else { continue };
        let man = mv.drops.or_else(|| mv.from.and_then(|from| position.at(from)));
        let same_kind = man.is_some_and(|man| {
            Some(man.kind()) == kind || kind.is_none() && game.spec().of(man.kind()).unlettered
        });
        if arrival == to {
            akin.push((usize::from(!same_kind), 0, at));
        } else if meant.is_some() && mv.from == meant {
            akin.push((2, far(arrival), at));
        }
    }
    akin.sort_unstable();
    akin.into_iter().map(|(_, _, at)| at).collect()
}
