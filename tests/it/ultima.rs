//! Ultima and pure Ultima, against `tests/rules/ultima.json` and rule by rule.

mod answers;
mod sentences;

use std::collections::BTreeSet;

use serde::Deserialize;
use tabia::board::{Point, PointSet};
use tabia::game::{Check, Game, Verdict};
use tabia::games::find;
use tabia::notation::{self, machine, parse_machine, parse_position, write_position};
use tabia::position::{Piece, Position, Side, State};

/// The file: positions with all their moves, and counts of ways to play.
#[derive(Deserialize)]
struct Cases {
    positions: Vec<Case>,
    random: Vec<Case>,
    perft: Vec<Perft>,
}

#[derive(Deserialize)]
struct Case {
    fen: String,
    moves: Vec<String>,
    /// How many of the moves are no suicides.
    without_suicide: Option<usize>,
}

#[derive(Deserialize)]
struct Perft {
    fen: String,
    counts: Vec<u64>,
}

fn cases() -> Cases {
    serde_json::from_str(include_str!("../rules/ultima.json")).unwrap()
}

/// Every position of the file.
fn fens() -> Vec<String> {
    let Cases { positions, random, perft } = cases();
    let complete = positions.into_iter().chain(random).map(|case| case.fen);
    complete.chain(perft.into_iter().map(|case| case.fen)).collect()
}

fn plain() -> &'static dyn Game {
    find("ultima").unwrap()
}

fn pure() -> &'static dyn Game {
    find("ultima-pure").unwrap()
}

#[track_caller]
fn position(game: &dyn Game, fen: &str) -> Position {
    parse_position(game, fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn point(name: &str) -> Point {
    plain().spec().board.point(name).unwrap()
}

/// The points of a list such as `a1 b2`.
fn points(names: &str) -> PointSet {
    names.split_whitespace().map(point).collect()
}

/// The moves in machine form, sorted.
fn moves(game: &dyn Game, position: &Position) -> Vec<String> {
    let mut moves: Vec<String> = game.moves(position).iter().map(|mv| machine(game, position, mv)).collect();
    moves.sort();
    moves
}

/// Positions met when the file's are played on at random, always in the same way.
fn played(game: &dyn Game, plies: usize) -> Vec<Position> {
    let mut seed: u64 = 0x2545_f491_4f6c_dd1d;
    let mut met = Vec::new();
    for fen in fens() {
        let mut position = position(game, &fen);
        for _ in 0..plies {
            met.push(position);
            let moves = game.moves(&position);
            if moves.is_empty() {
                break;
            }
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            position = position.apply(&moves[(seed >> 33) as usize % moves.len()]);
        }
    }
    met
}

#[test]
fn the_positions_have_the_moves_of_the_file() {
    let Cases { positions, random, .. } = cases();
    assert_eq!((positions.len(), random.len()), (13, 40));
    for case in positions.iter().chain(&random) {
        let position = position(plain(), &case.fen);
        let mut expected = case.moves.clone();
        expected.sort();
        assert_eq!(moves(plain(), &position), expected, "{}", case.fen);
        if let Some(count) = case.without_suicide {
            let suicides = plain().moves(&position).iter().filter(|mv| mv.vanishes()).count();
            assert_eq!(expected.len() - suicides, count, "{}", case.fen);
        }
    }
}

#[test]
fn the_counts_of_positions_hold() {
    for Perft { fen, counts } in cases().perft {
        let position = position(plain(), &fen);
        for (depth, nodes) in (1..).zip(counts) {
            assert_eq!(plain().perft(&position, depth), nodes, "{fen} depth {depth}");
        }
    }
    let start = position(pure(), pure().spec().start);
    for (depth, nodes) in [(1, 32), (2, 944), (3, 42762)] {
        assert_eq!(pure().perft(&start, depth), nodes, "pure, depth {depth}");
    }
}

/// The two games first differ at the fourth ply.
#[test]
fn the_fourth_ply_tells_the_two_games_apart() {
    for (game, nodes) in [(plain(), 1_850_161), (pure(), 1_849_889)] {
        assert_eq!(game.perft(&position(game, game.spec().start), 4), nodes, "{}", game.spec().id);
    }
}

#[test]
fn every_position_of_the_file_is_accepted_and_written_as_it_was_read() {
    for fen in fens() {
        let position = position(plain(), &fen);
        assert_eq!(plain().objections(&position), [], "{fen}");
        assert!(!plain().incomplete(&position), "{fen}");
        assert_eq!(write_position(plain(), &position), fen);
    }
}

#[test]
fn every_move_is_read_back_from_its_machine_form() {
    for fen in fens() {
        let position = position(plain(), &fen);
        for mv in plain().moves(&position) {
            let text = machine(plain(), &position, &mv);
            assert_eq!(parse_machine(plain(), &position, &text), Ok(mv), "{text}");
        }
    }
}

#[test]
fn moves_and_verdicts_agree_on_every_pair_of_points() {
    for game in [plain(), pure()] {
        for fen in fens() {
            let position = position(game, &fen);
            for from in position.occupied() {
                let moves = game.moves_from(&position, from);
                for (to, verdict) in game.spec().board.points().zip(game.verdicts(&position, from)) {
                    let expected: Vec<_> = moves.iter().filter(|mv| mv.to == Some(to)).copied().collect();
                    match verdict {
                        Verdict::Legal(found) => assert_eq!(found, expected, "{fen}"),
                        Verdict::Illegal(refusals) => {
                            assert!(expected.is_empty() && !refusals.is_empty(), "{fen}");
                        }
                    }
                    assert!(expected.len() <= 1, "{fen}: a move is known by its two squares");
                }
            }
        }
    }
}

/// Attacks are looked for backwards from the king; the men's own strikes are the definition.
#[test]
fn a_king_is_in_danger_exactly_when_some_man_strikes_it() {
    let mut dangers = 0;
    for game in [plain(), pure()] {
        let king = game.spec().kind("king").unwrap();
        for position in played(game, 60) {
            for side in Side::BOTH {
                let kings = position.find(side, king);
                let men = position.of(side.other()).iter();
                let struck = men.filter(|&man| game.strikes(&position, man).meets(kings)).count();
                assert_eq!(game.danger(&position, side), struck > 0, "{}", write_position(game, &position));
                dangers += usize::from(struck > 0);
            }
        }
    }
    assert!(dangers > 50, "only {dangers} attacks were met");
}

/// The same position with the sides exchanged and the ranks turned over.
fn mirrored(position: &Position) -> Position {
    let board = plain().spec().board;
    let state = State { turn: position.state.turn.other(), ..position.state };
    let mut mirror = Position::empty(state);
    for at in position.occupied() {
        let man = position.at(at).unwrap();
        let to = board.at(board.file(at), board.ranks() - 1 - board.rank(at)).unwrap();
        mirror.set(to, Some(Piece::new(man.side().other(), man.kind())));
    }
    mirror
}

#[test]
fn white_and_black_play_by_the_same_rules() {
    let turned = |name: &str| -> String {
        name.chars().map(|c| c.to_digit(10).map_or(c, |rank| char::from(b'9' - rank as u8))).collect()
    };
    // The list of captured squares is sorted by name, so it is compared as a set.
    let parts = |text: &str| -> BTreeSet<String> { text.split(['x', ',']).map(str::to_owned).collect() };
    for fen in fens() {
        let position = position(plain(), &fen);
        let one: BTreeSet<_> = moves(plain(), &position).iter().map(|mv| parts(&turned(mv))).collect();
        let other: BTreeSet<_> = moves(plain(), &mirrored(&position)).iter().map(|mv| parts(mv)).collect();
        assert_eq!(one, other, "{fen}");
    }
}

#[test]
fn no_king_is_left_where_it_can_be_taken() {
    for game in [plain(), pure()] {
        for position in played(game, 25) {
            let side = position.state.turn;
            for mv in game.moves(&position) {
                let next = position.apply(&mv);
                assert!(!game.danger(&next, side));
                assert!(game.objections(&next).is_empty());
            }
        }
    }
}

/// Plays a move given in machine form.
#[track_caller]
fn play(game: &dyn Game, position: &Position, text: &str) -> Position {
    match game.moves(position).iter().find(|mv| notation::machine(game, position, mv) == text) {
        Some(mv) => position.apply(mv),
        None => panic!("no move {text} among {:?}", moves(game, position)),
    }
}

/// Who has won, and by which rule.
fn outcome(game: &dyn Game, position: &Position) -> Option<(Option<Side>, &'static str)> {
    game.outcome(position).map(|end| (end.winner, game.spec().rule_id(end.rule)))
}

#[test]
fn mate_and_stalemate_both_win() {
    let before = position(plain(), "8/8/8/4k3/2K2M2/3q4/8/8 w");
    assert_eq!(outcome(plain(), &before), None);
    let mate = play(plain(), &before, "c4d5");
    assert_eq!(outcome(plain(), &mate), Some((Some(Side::White), "mate")));
    assert_eq!(plain().check(&mate), Check::Final);
    assert!(plain().moves(&mate).is_empty());
    let stalemate = play(plain(), &before, "c4d3xd3");
    assert_eq!(outcome(plain(), &stalemate), Some((Some(Side::White), "stalemate")));
    assert_eq!(plain().check(&stalemate), Check::None);
    let open = play(plain(), &before, "c4c5");
    assert_eq!((outcome(plain(), &open), plain().check(&open)), (None, Check::None));
}

#[test]
fn a_finished_position_refuses_every_move_by_the_rule_that_ended_it() {
    let mate = position(plain(), "8/8/8/3Kk3/5M2/3q4/8/8 b");
    for verdict in plain().verdicts(&mate, point("d3")) {
        let Verdict::Illegal(refusals) = verdict else { panic!("a move after the end") };
        assert_eq!(refusals.last().map(|last| plain().spec().rule_id(last.rule)), Some("mate"));
    }
}

#[test]
fn a_side_without_a_king_is_neither_mated_nor_in_check() {
    // The black officer has no king to coordinate with; White's leaper on h1 has nobody left to play against.
    let study = position(plain(), "8/8/8/8/8/r7/8/N6N w");
    assert!(plain().incomplete(&study));
    assert_eq!(plain().strikes(&study, point("a3")), PointSet::EMPTY);
    assert_eq!(plain().strikes(&study, point("a1")), points("a3"));
    let bare = position(plain(), "8/8/8/8/8/8/8/7N b");
    assert_eq!((outcome(plain(), &bare), plain().moves(&bare).len()), (None, 0));
    // A lone king can be stalemated by a side without one.
    let shut = position(plain(), "7k/6M1/8/8/8/8/8/8 b");
    assert_eq!(outcome(plain(), &shut), Some((Some(Side::White), "stalemate")));
}

#[test]
fn plies_without_a_capture_or_suicide_are_counted_and_a_draw_claimed_after_a_hundred() {
    let claims = |position: &Position| -> Vec<&str> {
        plain().claims(position).into_iter().map(|rule| plain().spec().rule_id(rule)).collect()
    };
    let quiet = position(plain(), "k7/8/8/3mB3/2B5/8/8/7K w 98");
    assert_eq!(quiet.state.quiet, 98);
    let once = play(plain(), &quiet, "h1h2");
    assert_eq!((once.state.quiet, claims(&once)), (99, vec![]));
    let twice = play(plain(), &once, "a8a7");
    assert_eq!((twice.state.quiet, claims(&twice)), (100, vec!["fifty-moves"]));
    assert_eq!(write_position(plain(), &twice), "8/k7/8/3mB3/2B5/8/7K/8 w 100");
    let suicide = play(plain(), &twice, "c4c4xc4");
    assert_eq!(suicide.state.quiet, 0);
    assert_eq!(write_position(plain(), &suicide), "8/k7/8/3mB3/8/8/7K/8 b");
    let capture = position(plain(), "k7/8/8/1q6/8/1N1b1r2/8/K7 w 7");
    assert_eq!(play(plain(), &capture, "b3h3xd3,f3").state.quiet, 0);
}

/// What a position of the pure game allows where the plain one does not, or the other way round.
#[test]
fn the_pure_game_breaks_the_dragons_power_joins_no_other_capture_to_a_leap_and_knows_no_suicide() {
    // Two chameleons free each other; the dragon stays frozen.
    let fen = "k7/8/8/3mB3/2B5/8/8/7K w";
    let position_of = |fen| position(pure(), fen);
    assert_eq!(plain().frozen(&position_of(fen)), Some(points("c4 d5 e5")));
    assert_eq!(pure().frozen(&position_of(fen)), Some(points("d5")));
    assert!(moves(pure(), &position_of(fen)).contains(&"c4a2".to_owned()));
    // One chameleon frees the pawn and not itself.
    let fen = "k7/8/8/3mB3/3P4/8/8/7K w";
    assert_eq!(plain().frozen(&position_of(fen)), Some(points("d4 d5 e5")));
    assert_eq!(pure().frozen(&position_of(fen)), Some(points("d5 e5")));
    // Two dragons face to face stay frozen; the pawn beside them is free.
    let fen = "k7/8/8/3mM3/3P4/8/8/7K w";
    assert_eq!(pure().frozen(&position_of(fen)), Some(points("d5 e5")));
    // No suicide.
    assert!(moves(plain(), &position_of(fen)).contains(&"e5e5xe5".to_owned()));
    assert!(!moves(pure(), &position_of(fen)).contains(&"e5e5xe5".to_owned()));
    // A chameleon that leaps takes only the leapt.
    let fen = "2R5/1kp5/Pp1n1nBq/2p5/2N5/8/8/K1r5 w";
    let takes =
        |game: &dyn Game| moves(game, &position(game, fen)).into_iter().find(|mv| mv.starts_with("g6c6"));
    assert_eq!(takes(plain()).as_deref(), Some("g6c6xb6,c1,c5,c7,d6,f6,h6"));
    assert_eq!(takes(pure()).as_deref(), Some("g6c6xd6,f6"));
}
