//! Diplomatic chess beyond what every game is asked: symmetry, swaps, arrays, refusals, ends, stages.

mod ends;
mod sentences;

use std::collections::BTreeSet;

use serde::Deserialize;
use tabia::board::{Point, PointSet};
use tabia::game::Game;
use tabia::notation;
use tabia::position::{Kind, Move, Piece, Position, Side};

#[derive(Deserialize)]
struct Cases {
    positions: Vec<Case>,
    random: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    fen: String,
}

fn game() -> &'static dyn Game {
    tabia::games::find("diplomatic").unwrap()
}

/// Every position of the file.
fn positions() -> impl Iterator<Item = String> {
    let cases: Cases = serde_json::from_str(include_str!("../rules/diplomatic.json")).unwrap();
    cases.positions.into_iter().chain(cases.random).map(|case| case.fen)
}

#[track_caller]
fn position(fen: &str) -> Position {
    match notation::parse_position(game(), fen) {
        Ok(position) => position,
        Err(error) => panic!("{fen}: {error}"),
    }
}

#[track_caller]
fn point(name: &str) -> Point {
    game().spec().board.point(name).unwrap()
}

fn points(names: &str) -> PointSet {
    names.split_whitespace().map(point).collect()
}

fn machine_moves(position: &Position) -> Vec<String> {
    let moves = game().moves(position);
    let mut moves: Vec<String> = moves.iter().map(|mv| notation::machine(game(), position, mv)).collect();
    moves.sort();
    moves
}

#[test]
fn the_last_four_fields_are_always_the_same() {
    let board = "n7/8/3k4/8/3K4/8/8/7R";
    assert_eq!(position(&format!("{board} w")), position(&format!("{board} w - - 0 1")));
    for fields in ["w KQ - 0 1", "w - e3 0 1", "w - - 1 1", "w - - 0 2"] {
        let error = notation::parse_position(game(), &format!("{board} {fields}")).unwrap_err();
        assert!(error.message.starts_with("expected `"), "{fields}: {error}");
    }
}

/// A move as far as a reflection of the board keeps it: from, to, taken, exchanged with, becoming.
type Shape = (Option<Point>, Option<Point>, Option<Point>, Option<Point>, Option<Kind>);

fn shapes(position: &Position, reflect: impl Fn(Point) -> Point) -> BTreeSet<Shape> {
    let shape = |mv: &Move| {
        let point = |point: Option<Point>| point.map(&reflect);
        let partner = mv.shifts.map(|(from, _)| from);
        let becomes = mv.becomes.map(Piece::kind);
        (point(mv.from), point(mv.to), point(mv.captures().first()), point(partner), becomes)
    };
    game().moves(position).iter().map(shape).collect()
}

#[test]
fn the_rules_know_neither_left_and_right_nor_white_and_black() {
    let board = game().spec().board;
    let left_right = |at: Point| board.at(7 - board.file(at), board.rank(at)).unwrap();
    let up_down = |at: Point| board.at(board.file(at), 7 - board.rank(at)).unwrap();
    for fen in positions() {
        let original = position(&fen);
        let mut mirrored = Position::empty(original.state);
        let mut turned = Position::empty(original.with_turn(original.state.turn.other()).state);
        for at in original.occupied() {
            let man = original.at(at).unwrap();
            mirrored.set(left_right(at), Some(man));
            turned.set(up_down(at), Some(Piece::new(man.side().other(), man.kind())));
        }
        let moves = shapes(&original, |at| at);
        assert_eq!(shapes(&mirrored, left_right), moves, "{fen}");
        assert_eq!(shapes(&turned, up_down), moves, "{fen}");
        let winner = |position| game().outcome(position).map(|end| end.winner);
        assert_eq!(winner(&mirrored), winner(&original), "{fen}");
        let turned = winner(&turned).map(|winner| winner.map(Side::other));
        assert_eq!(turned, winner(&original), "{fen}");
    }
}

#[test]
fn a_swap_puts_both_men_in_each_others_place() {
    let before = position("n7/8/3k4/8/3K4/8/8/7R w - - 0 1");
    let mv = notation::parse_machine(game(), &before, "d4~h1").unwrap();
    assert_eq!(mv.shifts, Some((point("h1"), point("d4"))));
    let after = notation::write_position(game(), &before.apply(&mv));
    assert_eq!(after, "n7/8/3k4/8/3R4/8/8/7K b - - 0 1");
}

#[test]
fn men_strike_to_the_first_man_and_a_king_strikes_around_itself() {
    let position = position("r5q1/8/5n2/6k1/7P/2K5/8/Q5R1 w - - 0 1");
    for (from, struck) in [
        ("a1", "a2 a3 a4 a5 a6 a7 a8 b1 c1 d1 e1 f1 g1 b2 c3"),
        ("g1", "g2 g3 g4 g5 h1 a1 b1 c1 d1 e1 f1"),
        ("f6", "e8 g8 d7 h7 d5 h5 e4 g4"),
        ("g5", "f4 g4 h4 f5 h5 f6 g6 h6"),
        ("h4", "g5"),
        ("b1", ""),
    ] {
        assert_eq!(game().strikes(&position, point(from)), points(struck), "{from}");
    }
}

#[test]
fn the_arrays_are_numbered_and_the_first_is_the_one_given() {
    let count = 8 * 8 * 14 * (13 * 12 / 2) * (11 * 10 / 2) * (9 * 8 / 2);
    assert_eq!(count, 138_378_240);
    assert_eq!(game().array(0), Some(position(game().spec().start)));
    assert!(game().array(count - 1).is_some());
    assert_eq!(game().array(count), None);
    assert_eq!(game().array(u32::MAX), None);
    let sample = (0..1000).chain((1..1000).map(|n| n * 138_397)).chain(count - 1000..count);
    let mut seen = BTreeSet::new();
    for number in sample.clone() {
        let array = game().array(number).unwrap();
        check_array(&array);
        seen.insert(notation::write_position(game(), &array));
    }
    assert_eq!(seen.len(), sample.count());
}

/// An array is accepted, its text is read back, and it obeys the rule of the arrays.
#[track_caller]
fn check_array(array: &Position) {
    let (spec, board) = (game().spec(), game().spec().board);
    let text = notation::write_position(game(), array);
    assert_eq!(position(&text), *array);
    assert_eq!((game().objections(array), game().outcome(array)), (Vec::new(), None), "{text}");
    let men = |side, id| array.find(side, spec.kind(id).unwrap());
    let counts = ["king", "queen", "rook", "bishop", "knight", "pawn"].map(|id| men(Side::White, id).len());
    assert_eq!(counts, [1, 2, 2, 2, 2, 8], "{text}");
    let pieces = array.of(Side::White) - men(Side::White, "pawn");
    assert!((pieces - board.zone("camp-white").unwrap()).is_empty(), "{text}");
    assert!(men(Side::White, "pawn").iter().all(|at| board.rank(at) == 2), "{text}");
    let colours = men(Side::White, "bishop").iter().map(|at| (board.file(at) + board.rank(at)) % 2);
    assert_eq!(colours.sum::<usize>(), 1, "{text}");
    for at in board.points() {
        let mirror = board.at(board.file(at), 7 - board.rank(at)).unwrap();
        let other = array.at(mirror).map(|man| Piece::new(man.side().other(), man.kind()));
        assert_eq!(array.at(at), other, "{text}");
    }
}
