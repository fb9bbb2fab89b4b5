//! Seega on its three boards: against the file of its cases, and by what its rules promise.

mod answers;
mod symmetry;

use serde::Deserialize;
use tabia::board::{Point, PointSet};
use tabia::explain;
use tabia::game::{Game, Outcome, Verdict};
use tabia::games::find;
use tabia::lang::LANGUAGES;
use tabia::notation;
use tabia::position::{Move, Position, Side};

/// Men are being placed; it is White's turn.
const PLACING: &str = "5/5/5/1m3/Mm3 w 9/10 0";
/// All men stand, few as they are.
const MOVING: &str = "5/5/1Mm1M/5/4m w 0/0 0";
/// White can only pass.
const BLOCKED: &str = "MmMMM/mMmMm/mm1mM/mMmmm/MMmMM w 0/0 0";

#[derive(Deserialize)]
struct Cases {
    positions: Vec<Case>,
    random: Vec<Case>,
    perft: Vec<Perft>,
}

/// A position with all its moves.
#[derive(Deserialize)]
struct Case {
    game: String,
    fen: String,
    moves: Vec<String>,
}

/// Numbers of ways to play at depths 1, 2 …
#[derive(Deserialize)]
struct Perft {
    game: String,
    fen: String,
    counts: Vec<u64>,
}

fn cases() -> Cases {
    serde_json::from_str(include_str!("../rules/seega.json")).unwrap()
}

/// The positions of the file with their moves.
fn positions() -> Vec<Case> {
    let cases = cases();
    cases.positions.into_iter().chain(cases.random).collect()
}

#[track_caller]
fn set_up(game: &str, fen: &str) -> (&'static dyn Game, Position) {
    let game = find(game).unwrap();
    (game, notation::parse_position(game, fen).unwrap())
}

fn seega(fen: &str) -> (&'static dyn Game, Position) {
    set_up("seega", fen)
}

fn point(game: &dyn Game, name: &str) -> Point {
    game.spec().board.point(name).unwrap()
}

/// The moves in machine form, sorted.
fn moves(game: &dyn Game, position: &Position) -> Vec<String> {
    let mut moves: Vec<String> =
        game.moves(position).iter().map(|mv| notation::machine(game, position, mv)).collect();
    moves.sort();
    moves
}

/// The position after the moves, given in machine form.
#[track_caller]
fn play(game: &dyn Game, mut position: Position, line: &str) -> Position {
    for text in line.split_whitespace() {
        let all = game.moves(&position);
        let Some(mv) = all.iter().find(|mv| notation::machine(game, &position, mv) == text) else {
            panic!("{text} is not among {:?}", moves(game, &position));
        };
        position = position.apply(mv);
    }
    position
}

#[test]
fn the_positions_of_the_file_are_accepted_and_written_as_they_were_read() {
    for Case { game, fen, .. } in positions() {
        let (game, position) = set_up(&game, &fen);
        assert_eq!(notation::write_position(game, &position), fen);
        assert_eq!(game.objections(&position), [], "{fen}");
    }
}

#[test]
fn the_positions_of_the_file_have_its_moves() {
    let positions = positions();
    assert_eq!(positions.len(), 77);
    for case in positions {
        let (game, position) = set_up(&case.game, &case.fen);
        let mut expected = case.moves;
        expected.sort();
        assert_eq!(moves(game, &position), expected, "{}", case.fen);
    }
}

#[test]
fn the_counts_of_the_file_hold() {
    for case in cases().perft {
        let (game, position) = set_up(&case.game, &case.fen);
        for (depth, nodes) in (1..).zip(case.counts) {
            assert_eq!(game.perft(&position, depth), nodes, "{} depth {depth}", case.fen);
        }
    }
    // The side that has put one man puts another; then the other side does.
    for (id, squares) in [("seega-7", 48), ("seega-9", 80)] {
        let (game, position) = set_up(id, find(id).unwrap().spec().start);
        assert_eq!(game.perft(&position, 3), squares * (squares - 1) * (squares - 2));
    }
}

#[test]
fn moves_and_verdicts_agree_on_every_pair_and_on_the_hand() {
    for Case { game, fen, .. } in positions() {
        let (game, position) = set_up(&game, &fen);
        let agree = |moves: Vec<Move>, verdicts: Vec<Verdict>| {
            for (to, verdict) in game.spec().board.points().zip(verdicts) {
                let expected: Vec<_> = moves.iter().filter(|mv| mv.to == Some(to)).copied().collect();
                match verdict {
                    Verdict::Legal(found) => assert_eq!(found, expected, "{fen}"),
                    Verdict::Illegal(refusals) => {
                        assert!(expected.is_empty() && !refusals.is_empty(), "{fen}")
                    }
                }
            }
        };
        for from in position.occupied() {
            agree(game.moves_from(&position, from), game.verdicts(&position, from));
        }
        for side in Side::BOTH {
            let position = position.with_turn(side);
            let drops = game.moves(&position).into_iter().filter(|mv| mv.drops.is_some());
            agree(drops.collect(), game.verdicts_of_hand(&position));
            for from in position.of(side) {
                let all = game.moves(&position).into_iter().filter(|mv| mv.from == Some(from));
                assert_eq!(game.moves_from(&position, from), all.collect::<Vec<_>>(), "{fen}");
            }
        }
    }
}

#[test]
fn each_side_places_two_men_in_turn_and_white_begins_the_movement() {
    for id in ["seega", "seega-7", "seega-9"] {
        let (game, mut position) = set_up(id, find(id).unwrap().spec().start);
        let men = position.state.hands[0];
        for placed in 0..2 * men {
            let turn = if placed / 2 % 2 == 0 { Side::White } else { Side::Black };
            assert_eq!(position.state.turn, turn, "{id}: man {placed}");
            assert_eq!(game.objections(&position), [], "{id}: man {placed}");
            assert_eq!(game.stage(&position, turn), Some("placement"));
            let open = game.spec().board.len() - usize::from(placed) - 1;
            assert_eq!(game.moves(&position).len(), open, "{id}: man {placed}");
            position = position.apply(&game.moves(&position)[0]);
        }
        let state = position.state;
        assert_eq!((state.turn, state.hands, state.quiet), (Side::White, [0, 0], 0));
        assert_eq!(game.stage(&position, Side::White), Some("movement"));
        let centre = game.spec().board.zone("centre").unwrap();
        assert_eq!(PointSet::from_iter(game.spec().board.points()) - position.occupied(), centre);
    }
}

#[test]
fn who_takes_moves_again_with_any_man() {
    let (game, position) = seega("5/5/3mM/M4/1mM2 w 0/0 7");
    let taken = play(game, position, "a2a1xb1");
    assert_eq!(notation::write_position(game, &taken), "5/5/3mM/5/M1M2 w 0/0 0");
    assert_eq!(moves(game, &taken), ["a1a2", "a1b1", "c1b1", "c1c2", "c1d1", "e3e2", "e3e4"]);
    let stepped = play(game, taken, "e3e4");
    assert_eq!(notation::write_position(game, &stepped), "5/4M/3m1/5/M1M2 b 0/0 1");
}

#[test]
fn a_man_may_step_in_between_two_enemies() {
    let (game, position) = seega("5/5/5/1M3/m1m2 w 0/0 0");
    let after = play(game, position, "b2b1");
    assert_eq!(notation::write_position(game, &after), "5/5/5/5/mMm2 b 0/0 1");
}

#[test]
fn a_man_strikes_what_its_steps_would_take() {
    let (game, position) = seega("M4/m4/1M2m/m4/M4 b 0/0 0");
    let struck: PointSet = ["a4", "a2"].iter().map(|name| point(game, name)).collect();
    assert_eq!(game.strikes(&position, point(game, "b3")), struck);
    assert_eq!(game.strikes(&position, point(game, "e3")), PointSet::EMPTY);
}

#[track_caller]
fn check_end(fen: &str, expected: Option<(Option<Side>, &str, &str)>) {
    let (game, position) = seega(fen);
    let langs = LANGUAGES.map(|code| notation::language(code, &[game]).unwrap());
    let found = game.outcome(&position);
    let said = found.map(|end| langs.each_ref().map(|lang| explain::outcome(game, &end, lang)));
    let told = said.as_ref().map(|[english, _]| english.as_str());
    let rule = |Outcome { winner, rule }| (winner, game.spec().rule_id(rule));
    assert_eq!(found.map(rule), expected.map(|(winner, rule, _)| (winner, rule)), "{fen}");
    assert_eq!(told, expected.map(|(_, _, told)| told));
    assert!(said.is_none_or(|[_, russian]| russian.ends_with('.') && !russian.contains('{')));
    assert_eq!(game.moves(&position).is_empty(), expected.is_some(), "{fen}");
    assert_eq!(game.objections(&position), [], "{fen}");
}

#[test]
fn the_game_ends_when_all_men_are_taken_or_counted() {
    check_end(
        "5/5/5/5/M4 b 0/0 0",
        Some((Some(Side::White), "all-taken", "White wins: all of Black’s men have been taken.")),
    );
    check_end(
        "5/5/5/5/m4 b 0/0 20",
        Some((Some(Side::Black), "all-taken", "Black wins: all of White’s men have been taken.")),
    );
    check_end("5/5/5/5/5 w 0/0 0", Some((None, "all-taken", "A draw: neither side has a man left.")));
    check_end("5/5/5/5/mMM2 w 0/0 19", None);
    check_end(
        "5/5/5/5/mMM2 w 0/0 20",
        Some((
            Some(Side::White),
            "twenty-moves",
            "White wins: 20 moves in a row have taken nothing, and White has more men.",
        )),
    );
    check_end(
        "5/5/5/5/mM3 b 0/0 25",
        Some((
            None,
            "twenty-moves",
            "A draw: 20 moves in a row have taken nothing, and both sides have as many men.",
        )),
    );
    // While men are placed nothing is counted, and an empty board is only a beginning.
    check_end("5/5/5/5/M4 w 11/12 20", None);
    check_end("5/5/5/5/5 w 12/12 0", None);
    // A blocked side passes.
    check_end(BLOCKED, None);
}

#[test]
fn the_last_capture_wins_and_passes_are_counted() {
    let (game, position) = seega("5/5/5/M4/1mM2 w 0/0 19");
    let won = play(game, position, "a2a1xb1");
    assert_eq!(game.outcome(&won).and_then(|end| end.winner), Some(Side::White));
    // Every other move is the twentieth, so that nothing comes after any of them.
    assert_eq!((game.perft(&position, 1), game.perft(&position, 2)), (5, 0));
    let (game, position) = seega(&BLOCKED.replace("0/0 0", "0/0 18"));
    let passed = play(game, position, "pass");
    assert_eq!((passed.state.turn, passed.state.quiet), (Side::Black, 19));
    assert_eq!(game.outcome(&passed), None);
    assert_eq!(notation::write_position(game, &passed), BLOCKED.replace("w 0/0 0", "b 0/0 19"));
}
