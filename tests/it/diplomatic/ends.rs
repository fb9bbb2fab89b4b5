//! How games end, studies that do not, stages, and positions that are refused.

use tabia::explain;
use tabia::game::Outcome;
use tabia::notation;
use tabia::position::Side;

use super::{game, machine_moves, point, position};

/// How the game has ended: who won, by which rule.
fn ended(fen: &str) -> Option<(Option<Side>, &'static str)> {
    let outcome = game().outcome(&position(fen));
    outcome.map(|Outcome { winner, rule }| (winner, game().spec().rule_id(rule)))
}

/// The end after a move.
#[track_caller]
fn ended_after(fen: &str, mv: &str) -> Option<(Option<Side>, &'static str)> {
    let before = position(fen);
    let mv = notation::parse_machine(game(), &before, mv).unwrap();
    ended(&notation::write_position(game(), &before.apply(&mv)))
}

#[test]
fn the_ends_are_asked_in_their_order() {
    let white = Some(Side::White);
    let black = Some(Side::Black);
    // The last man taken; by a piece, and by the last pawn, which becomes a king as it takes.
    assert_eq!(ended_after("4k3/8/n7/8/8/8/8/R3K3 w", "a1xa6"), Some((white, "bare-kings")));
    assert_eq!(ended_after("n7/1P5k/8/8/8/8/8/4K3 w", "b7xa8=K"), Some((white, "bare-kings")));
    // The last pawn made a king, with a man left to the enemy.
    assert_eq!(ended_after("8/1P5k/n7/8/8/8/8/4K3 w", "b7b8=K"), Some((black, "last-pawn")));
    assert_eq!(ended_after("8/1P5k/n7/8/8/8/8/4K3 w", "b7b8=Q"), None);
    assert_eq!(ended_after("8/1P5k/n7/8/8/8/8/R3K3 w", "b7b8=K"), None);
    assert_eq!(ended_after("4k3/8/8/8/8/N7/1p5K/8 b", "b2b1=K"), Some((white, "last-pawn")));
    // One man each of one kind, by a capture and by a promotion; pawns and different kinds go on.
    assert_eq!(ended_after("4k2r/8/p7/8/8/8/8/R3K3 w", "a1xa6"), Some((None, "equal-pieces")));
    assert_eq!(ended_after("8/1P5k/n7/8/8/8/8/4K3 w", "b7b8=N"), Some((None, "equal-pieces")));
    assert_eq!(ended_after("8/8/p3k3/1p6/P7/8/8/4K3 w", "a4xb5"), None);
    assert_eq!(ended("4k3/8/p7/P7/8/8/8/4K3 w"), None);
    assert_eq!(ended("4k3/8/b7/8/8/8/8/N3K3 w"), None);
    assert_eq!(ended("4k3/8/nn6/8/8/8/8/N3K3 w"), None);
    // Several kings count for nothing.
    assert_eq!(ended("4k2k/8/n7/8/8/8/8/N2KK3 b"), Some((None, "equal-pieces")));
    // No move at all: Black's swap would bring its king beside White's.
    assert_eq!(ended("k7/R1K5/1n6/8/8/8/8/8 b"), Some((white, "stalemate")));
    assert_eq!(ended("k7/R1K5/1n6/8/8/8/8/8 w"), None);
    // The draw comes before the stalemate.
    assert_eq!(ended("k7/N1K5/1n6/8/8/8/8/8 b"), Some((None, "equal-pieces")));
}

#[test]
fn a_position_without_a_king_is_a_study_and_never_ends() {
    for (fen, moves) in [
        ("8/8/8/8/3R4/8/8/8 w", ""),
        ("3r4/8/8/8/3R4/8/8/8 w", "d4xd8"),
        ("8/8/8/8/3K4/8/8/8 w", "d4c3 d4c4 d4c5 d4d3 d4d5 d4e3 d4e4 d4e5"),
    ] {
        let position = position(fen);
        assert!(game().incomplete(&position) && position.state.study, "{fen}");
        assert_eq!(game().outcome(&position), None, "{fen}");
        assert_eq!(machine_moves(&position).join(" "), moves, "{fen}");
    }
    let next = position("3r4/8/8/8/3R4/8/8/8 w");
    let next = next.apply(&game().moves(&next)[0]);
    assert_eq!(game().outcome(&next), None);
}

#[test]
fn the_stage_is_read_from_a_sides_own_pawns() {
    let stages = |fen: &str| Side::BOTH.map(|side| game().stage(&position(fen), side).unwrap());
    assert_eq!(stages(game().spec().start), ["opening", "opening"]);
    assert_eq!(stages("4k3/8/8/n7/P6p/8/8/N3K3 w"), ["opening", "middlegame"]);
    assert_eq!(stages("4k3/8/8/P6p/8/8/8/N3K3 w"), ["middlegame", "opening"]);
    assert_eq!(stages("4k3/8/8/n6p/8/8/8/N3K3 w"), ["endgame", "opening"]);
    assert_eq!(stages("4k3/8/P7/n7/8/8/P7/N3K3 b"), ["middlegame", "endgame"]);
    for code in tabia::lang::LANGUAGES {
        let lang = notation::language(code, &[game()]).unwrap();
        for stage in ["opening", "middlegame", "endgame"] {
            assert!(lang.has(&game().spec().message(&format!("stage-{stage}"))), "{code}: {stage}");
        }
    }
}

#[test]
fn a_king_is_never_in_danger() {
    let position = position("4k3/8/8/8/8/8/4q3/4K2N w");
    assert!(game().strikes(&position, point("e2")).contains(point("e1")));
    assert!(Side::BOTH.into_iter().all(|side| !game().danger(&position, side)));
    assert_eq!(game().check(&position), tabia::game::Check::None);
}

#[test]
fn positions_that_cannot_be_set_up_are_refused_with_the_reason() {
    for (fen, expected) in [
        (
            "P6k/8/8/8/8/8/8/K6p w",
            [
                "White’s Pawn on a8: no Pawn can stand on the first or the last rank.",
                "Black’s Pawn on h1: no Pawn can stand on the first or the last rank.",
            ],
        ),
        (
            "8/8/8/2kn4/3KK3/5k2/8/N7 w",
            [
                "White’s King stands next to Black’s King on c5: Kings of opposite sides keep apart.",
                "White’s King stands next to Black’s King on f3: Kings of opposite sides keep apart.",
            ],
        ),
    ] {
        let objections = game().objections(&position(fen));
        for code in tabia::lang::LANGUAGES {
            let lang = notation::language(code, &[game()]).unwrap();
            let said: Vec<String> = objections.iter().map(|o| explain::objection(game(), o, &lang)).collect();
            assert!(said.iter().all(|text| text.ends_with('.')), "{said:?}");
            if code == "en" {
                assert_eq!(said, expected);
            }
        }
    }
    assert_eq!(game().objections(&position("8/8/4k3/8/3K4/3K4/P7/p6N w")).len(), 1);
}
