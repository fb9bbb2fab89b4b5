//! Positions that come again, and what follows from it.

use tabia::game::Game;
use tabia::games::{GAMES, find};
use tabia::notation;
use tabia::position::Position;

/// The positions of a line from the array or another position, in machine form.
fn history(game: &dyn Game, fen: &str, moves: &str) -> Vec<Position> {
    let mut history = vec![notation::parse_position(game, fen).unwrap()];
    for text in moves.split_whitespace() {
        let position = *history.last().unwrap();
        let mv = notation::parse_machine(game, &position, text).unwrap();
        history.push(position.apply(&mv));
    }
    history
}

/// What may be claimed, and what has ended the game.
#[track_caller]
fn check(game: &str, fen: Option<&str>, moves: &str, claims: &[&str], end: Option<&str>) {
    let game = find(game).unwrap();
    let repeated = game.repeated(&history(game, fen.unwrap_or(game.spec().start), moves));
    let claimed: Vec<&str> = repeated.claims.iter().map(|&rule| game.spec().rule_id(rule)).collect();
    assert_eq!(claimed, claims, "{moves}");
    assert_eq!(repeated.end.map(|end| game.spec().rule_id(end.rule)), end, "{moves}");
    assert!(repeated.end.is_none_or(|end| end.winner.is_none()));
}

#[test]
fn three_times_may_be_claimed_and_five_times_is_a_draw() {
    let round = "g1f3 g8f6 f3g1 f6g8 ";
    check("chess", None, round, &[], None);
    check("chess", None, &round.repeat(2), &["threefold"], None);
    check("chess", None, &(round.repeat(2) + "g1f3"), &["threefold"], None);
    check("chess", None, &(round.repeat(2) + "e2e4"), &[], None);
    check("chess", None, &round.repeat(4), &["threefold"], Some("fivefold"));
    let (fen, round) = (Some("r3k4/9/9/9/9/9/9/9/R3K4 w - - 0 1"), "a1a2 a9a8 a2a1 a8a9 ");
    check("chesquerque", fen, &round.repeat(2), &["threefold"], None);
    check("chesquerque", fen, &round.repeat(4), &["threefold"], Some("fivefold"));
}

#[test]
fn games_without_compulsory_repetition_only_let_a_draw_be_claimed() {
    check("chess-t1", None, &"a1a3 a8a6 a3a1 a6a8 ".repeat(5), &["repetition"], None);
    check("ultima", None, &"a2a3 a7a6 a3a2 a6a7 ".repeat(2), &["repetition"], None);
    check("ultima-pure", None, &"a2a3 a7a6 a3a2 a6a7 ".repeat(2), &["repetition"], None);
}

#[test]
fn a_position_with_another_right_is_another_position() {
    // The king's first journey gives castling up; only what comes after it is the same.
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let round = "e1e2 e8e7 e2e1 e7e8 ";
    check("chess", Some(fen), &round.repeat(2), &[], None);
    check("chess", Some(fen), &round.repeat(3), &["threefold"], None);
}

#[test]
fn a_pawn_that_may_be_taken_in_passing_makes_another_position() {
    let round = "h8g8 h1g1 g8h8 g1h1 ";
    // Black may take on e3 the first time, and never again.
    let can = "7k/8/8/8/3p4/8/4P3/7K w - - 0 1";
    check("chess", Some(can), &format!("e2e4 {}", round.repeat(2)), &[], None);
    check("chess", Some(can), &format!("e2e4 {}", round.repeat(3)), &["threefold"], None);
    // Nobody can take: it is the same position.
    let cannot = "7k/8/8/8/8/8/4P3/7K w - - 0 1";
    check("chess", Some(cannot), &format!("e2e4 {}", round.repeat(2)), &["threefold"], None);
}

#[test]
fn no_game_speaks_of_a_history_without_positions_or_of_one_position() {
    for &game in GAMES {
        let start = notation::parse_position(game, game.spec().start).unwrap();
        for history in [&[][..], &[start]] {
            assert_eq!(game.repeated(history), tabia::game::Repeated::default());
        }
    }
}
