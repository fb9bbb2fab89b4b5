//! Chess and Chesquerque: counts, complete lists of moves, reasons, ends, objections.

use serde::Deserialize;
use tabia::explain;
use tabia::game::{Check, Game, Verdict};
use tabia::notation;
use tabia::position::{Move, Position, Side};

/// The form of the two files in `tests/rules`.
#[derive(Deserialize)]
struct Cases {
    positions: Vec<Case>,
    random: Vec<Moves>,
    perft: Vec<Perft>,
}

#[derive(Deserialize)]
struct Case {
    id: String,
    fen: String,
    moves: Vec<String>,
    check: bool,
    result: Option<String>,
}

#[derive(Deserialize)]
struct Moves {
    fen: String,
    moves: Vec<String>,
}

#[derive(Deserialize)]
struct Perft {
    fen: String,
    counts: Vec<u64>,
}

/// The most ways that a count may have where the engine is not optimised, and where it is.
const MOST: u64 = if cfg!(debug_assertions) { 20_000 } else { 5_000_000 };

fn tables() -> [(&'static dyn Game, Cases); 2] {
    [
        ("chess", include_str!("../rules/chess.json")),
        ("chesquerque", include_str!("../rules/chesquerque.json")),
    ]
    .map(|(id, cases)| (game(id), serde_json::from_str(cases).unwrap()))
}

fn game(id: &str) -> &'static dyn Game {
    tabia::games::find(id).unwrap()
}

#[track_caller]
fn position(game: &dyn Game, fen: &str) -> Position {
    match notation::parse_position(game, fen) {
        Ok(position) => position,
        Err(error) => panic!("{fen}: {error}"),
    }
}

fn machine(game: &dyn Game, position: &Position, moves: &[Move]) -> Vec<String> {
    let mut texts: Vec<String> = moves.iter().map(|mv| notation::machine(game, position, mv)).collect();
    texts.sort();
    texts
}

/// The move with the machine form.
#[track_caller]
fn played(game: &dyn Game, position: &Position, text: &str) -> Position {
    let moves = game.moves(position);
    let mv = moves.iter().find(|mv| notation::machine(game, position, mv) == text);
    position.apply(mv.unwrap_or_else(|| panic!("no move {text}")))
}

#[test]
fn the_counts_of_both_games_hold() {
    for (game, cases) in tables() {
        for perft in cases.perft {
            let position = position(game, &perft.fen);
            for (depth, &count) in perft.counts.iter().enumerate().filter(|(_, count)| **count <= MOST) {
                assert_eq!(game.perft(&position, depth as u32 + 1), count, "{}: {}", perft.fen, depth + 1);
            }
        }
    }
}

#[test]
fn positions_have_the_moves_and_results_of_the_files() {
    for (game, cases) in tables() {
        for case in &cases.positions {
            let position = position(game, &case.fen);
            assert_eq!(notation::write_position(game, &position), case.fen);
            assert!(game.objections(&position).is_empty(), "{}", case.id);
            let mut moves = case.moves.clone();
            moves.sort();
            assert_eq!(machine(game, &position, &game.moves(&position)), moves, "{}", case.id);
            assert_eq!(game.danger(&position, position.state.turn), case.check, "{}", case.id);
            let result = game.outcome(&position).map(|end| match end.winner {
                Some(Side::White) => "1-0",
                Some(Side::Black) => "0-1",
                None => "1/2-1/2",
            });
            assert_eq!(result, case.result.as_deref(), "{}", case.id);
        }
        for case in &cases.random {
            let position = position(game, &case.fen);
            let mut moves = case.moves.clone();
            moves.sort();
            assert_eq!(machine(game, &position, &game.moves(&position)), moves, "{}", case.fen);
        }
    }
}

/// Holds the verdicts on every pair of points against the moves, and the refusals for the king's sake alone against the
/// move being made.
fn check_verdicts(game: &dyn Game, position: &Position) {
    let fen = notation::write_position(game, position);
    let rule = |id: &str| game.spec().rule(id).unwrap();
    for from in position.occupied() {
        let moves = game.moves_from(position, from);
        for (to, verdict) in game.spec().board.points().zip(game.verdicts(position, from)) {
            let expected: Vec<Move> = moves.iter().filter(|mv| mv.to == Some(to)).copied().collect();
            let way = format!("{fen}: {}-{}", game.spec().board.name(from), game.spec().board.name(to));
            match verdict {
                Verdict::Legal(found) => {
                    assert_eq!(found, expected, "{way}");
                    for mv in found {
                        let side = mv.next.turn.other();
                        assert!(!game.danger(&position.apply(&mv), side), "{way}");
                    }
                }
                Verdict::Illegal(refusals) => {
                    assert!(expected.is_empty() && !refusals.is_empty(), "{way}");
                    if let [only] = &refusals[..]
                        && only.rule == rule("king-attacked")
                        && position.state.target != Some(to)
                    {
                        let side = position.at(from).unwrap().side();
                        let mut made = *position;
                        let man = made.at(from);
                        made.set(from, None);
                        made.set(to, man);
                        assert!(game.danger(&made, side), "{way}");
                        let attacker = only.why.at.unwrap();
                        assert!(
                            game.strikes(&made, attacker).meets(made.find(side, man_king(game))),
                            "{way}"
                        );
                    }
                }
            }
        }
    }
}

fn man_king(game: &dyn Game) -> tabia::position::Kind {
    game.spec().kind("king").unwrap()
}

#[test]
fn moves_and_verdicts_agree_on_every_pair_of_points() {
    for (game, cases) in tables() {
        let given = cases.positions.iter().map(|case| &case.fen);
        for fen in given.chain(cases.random.iter().map(|case| &case.fen)) {
            check_verdicts(game, &position(game, fen));
        }
    }
}

#[test]
fn moves_and_verdicts_agree_along_random_games() {
    let games = if cfg!(debug_assertions) { 2 } else { 40 };
    for (game, _) in tables() {
        let mut seed: u64 = 11;
        for _ in 0..games {
            let mut position = position(game, game.spec().start);
            for _ in 0..80 {
                let moves = game.moves(&position);
                if moves.is_empty() {
                    assert!(game.outcome(&position).is_some());
                    break;
                }
                assert_eq!(game.perft(&position, 1), moves.len() as u64);
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                position = position.apply(&moves[(seed >> 33) as usize % moves.len()]);
                assert!(game.objections(&position).is_empty());
                check_verdicts(game, &position);
            }
        }
    }
}

#[track_caller]
fn check_refusals(id: &str, fen: &str, way: &str, expected: &str) {
    let game = game(id);
    let board = game.spec().board;
    let (from, to) = way.split_once('-').unwrap();
    let verdict = game.verdict(&position(game, fen), board.point(from).unwrap(), board.point(to).unwrap());
    let Verdict::Illegal(refusals) = verdict else { panic!("{fen}: {way} is legal") };
    let found = refusals.iter().map(|refusal| {
        let at = refusal.why.at.map_or_else(String::new, |at| format!("@{}", board.name(at)));
        format!("{}{at}", game.spec().rule_id(refusal.rule))
    });
    assert_eq!(found.collect::<Vec<_>>().join(" "), expected, "{fen}: {way}");
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn refusals_of_chess_name_every_broken_rule() {
    for (fen, way, rules) in [
        (START, "e4-e5", "turn"),
        (START, "a1-a3", "blocked@a2"),
        (START, "a1-a2", "own-piece@a2"),
        (START, "a1-b3", "reach"),
        (START, "e2-e5", "reach"),
        (START, "e2-d3", "pawn-capture@d3"),
        (START, "e2-d2", "own-piece@d2 reach"),
        (START, "e1-g1", "own-piece@g1 castling-blocked@f1"),
        ("4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1", "e3-e4", "pawn@e4 blocked@e4"),
        ("4k3/8/8/4p3/8/4P3/8/4K3 w - - 0 1", "e3-e5", "pawn@e5 double-step@e5 blocked@e5"),
        ("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2-e4", "blocked@e3"),
        // It is not the double step just made, though the pawn stands there.
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5-d6", "pawn-capture@d6 en-passant@d5"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5-f6", "pawn-capture@f6"),
        ("8/8/8/KPp4r/8/8/8/7k w - c6 0 1", "b5-c6", "king-attacked@h5"),
        ("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "e2-c3", "king-attacked@e7"),
        ("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "e2-a8", "reach king-attacked@e7"),
        ("4k3/8/8/8/8/8/3r4/4K3 w - - 0 1", "e1-d1", "king-attacked@d2"),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1-g1", "castling-rights@h1"),
        ("4k3/8/8/8/8/8/8/R3K1nR w KQ - 0 1", "e1-g1", "castling-blocked@g1"),
        ("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1-c1", "castling-blocked@b1"),
        ("4k3/4r3/8/8/8/8/8/4K2R w K - 0 1", "e1-g1", "castling-check@e7"),
        ("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "e1-g1", "castling-attacked@f1"),
        ("4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", "e1-g1", "castling-attacked@g1 king-attacked@g8"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1-g1", "castling-rights@h1 dead-position"),
        // A man is asked about as if its side were to move.
        ("4k3/4r3/8/8/8/8/8/4K2R w K - 0 1", "e7-e1", "king-capture@e1"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "h8-g8", "king-attacked@f7 stalemate"),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 150 90", "a1-a2", "seventy-five-moves"),
    ] {
        check_refusals("chess", fen, way, rules);
    }
}

#[test]
fn refusals_of_chesquerque_name_every_broken_rule() {
    let knights = "k8/9/6n2/7P1/9/1RN6/9/9/8K w - - 0 1";
    let third = "7k1/9/2b2r3/9/9/9/2R2B3/7P1/1K7 w - - 0 1";
    for (fen, way, rules) in [
        (knights, "c4-a3", "leg@b4"),
        (knights, "c4-a5", "leg@b4"),
        (knights, "g7-h5", "leg@h6"),
        (knights, "g7-i6", "leg@h6"),
        (third, "f3-e4", "no-diagonal@f3 reach"),
        (third, "f3-g5", "reach"),
        (third, "f7-e6", "no-diagonal@f7 reach"),
        (third, "c7-i1", "blocked@h2"),
        ("k8/9/9/9/1P7/9/9/9/8K w - - 0 1", "b5-c6", "no-diagonal@b5 reach"),
        ("k8/9/9/7p1/7P1/9/9/9/8K w - - 0 1", "h5-h7", "double-step@h7 blocked@h6"),
        ("k8/9/7p1/7P1/9/9/9/9/8K w - - 0 1", "h6-h7", "pawn@h7 blocked@h7"),
        ("k8/9/9/4PpP2/9/9/9/9/8K w - - 0 2", "e6-f7", "no-diagonal@e6 reach"),
        ("2r1k4/9/9/9/9/9/9/9/R3K3R w KQ - 0 1", "e1-b1", "castling-attacked@c1"),
        ("1r2k4/9/9/9/9/9/9/9/R3K3R w KQ - 0 1", "e1-b1", "castling-attacked@b1 king-attacked@b9"),
        // The man on the leg of an enemy knight is pinned.
        ("k8/9/9/9/4K4/3P5/3n5/9/9 w - - 0 1", "d4-d5", "king-attacked@d3"),
    ] {
        check_refusals("chesquerque", fen, way, rules);
    }
}

#[test]
fn every_claim_of_the_illustrations_holds() {
    let game = game("chesquerque");
    let board = game.spec().board;
    let goes = |fen: &str, from: &str| {
        let position = position(game, fen);
        let moves = game.moves_from(&position, board.point(from).unwrap());
        let name = |mv: &Move| {
            let sign = if mv.captures().is_empty() { "" } else { "x" };
            format!("{sign}{}", board.name(mv.to.unwrap()))
        };
        let mut names: Vec<String> = moves.iter().map(name).collect();
        names.sort();
        names.join(" ")
    };
    let knights = "k8/9/6n2/7P1/9/1RN6/9/9/8K w - - 0 1";
    assert_eq!(goes(knights, "c4"), "b2 b6 d2 d6 e3 e5");
    assert_eq!(goes(knights, "g7"), "e6 e8 f5 f9 h9 i8");
    let third = "7k1/9/2b2r3/9/9/9/2R2B3/7P1/1K7 w - - 0 1";
    assert_eq!(goes(third, "c3"), "a3 b2 b3 b4 c1 c2 c4 c5 c6 d2 d3 d4 e3 xc7");
    assert_eq!(goes(third, "f3"), "e3 f2 f4 g3");
    assert_eq!(goes(third, "c7"), "a5 a9 b6 b7 b8 c6 c8 d6 d7 d8 e5 e9 f4 g3 xh2");
    let pawns = "1kr6/6p2/9/7P1/1P7/9/9/2P2P3/6RK1 b - - 0 1";
    let after = played(game, &position(game, pawns), "g8g6");
    assert_eq!(after.state.target, board.point("g7"));
    let taken = played(game, &after, "h6g7");
    assert_eq!(taken.at(board.point("g6").unwrap()), None);
    assert_eq!(taken.state.quiet, 0);
}

#[test]
fn moves_keep_rights_target_and_counters() {
    for (id, fen, moves, after) in [
        ("chess", START, "e2e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"),
        ("chess", START, "g1f3 g8f6 h1g1", "rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKBR1 b Qkq - 3 2"),
        ("chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1a8", "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1"),
        ("chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 9", "e1c1", "r3k2r/8/8/8/8/8/8/2KR3R b kq - 5 9"),
        ("chess", "8/P6k/8/8/8/8/8/K7 w - - 3 9", "a7a8n", "N7/7k/8/8/8/8/8/K7 b - - 0 9"),
        (
            "chesquerque",
            "r3k3r/9/9/9/9/9/9/9/R3K3R b KQkq - 0 1",
            "e9h9",
            "r5rk1/9/9/9/9/9/9/9/R3K3R w KQ - 1 2",
        ),
        (
            "chesquerque",
            "r3k3r/9/9/9/9/9/9/9/R3K3R w KQkq - 0 1",
            "e1b1",
            "r3k3r/9/9/9/9/9/9/9/1KR5R b kq - 1 1",
        ),
        ("chesquerque", "k8/9/9/9/9/9/9/2P2P3/8K w - - 7 1", "f2f4", "k8/9/9/9/9/5P3/9/2P6/8K b - - 0 1"),
        ("chesquerque", "k8/9/9/9/9/9/9/2P2P3/8K w - - 7 1", "c2c4", "k8/9/9/9/9/2P6/9/5P3/8K b - c3 0 1"),
    ] {
        let game = game(id);
        let start = position(game, fen);
        let end = moves.split(' ').fold(start, |position, text| played(game, &position, text));
        assert_eq!(notation::write_position(game, &end), after);
    }
}

/// A knight on d2 would strike f1, and one on f2 d1, if the king were not on the leg between.
#[test]
fn a_king_castles_past_a_point_that_its_own_place_guards() {
    let game = game("chesquerque");
    for (fen, castlings) in [
        ("4k4/9/9/9/9/9/9/3n5/R3K3R w KQ - 0 1", "e1h1"),
        ("4k4/9/9/9/9/9/9/9/R3K3R w KQ - 0 1", "e1b1 e1h1"),
        ("r3k3r/3N5/9/9/9/9/9/9/4K4 b kq - 0 1", "e9h9"),
        // From f2 a knight strikes h1 over g1, and guards neither d1 nor c1.
        ("4k4/9/9/9/9/9/9/5n3/R3K3R w KQ - 0 1", "e1b1"),
    ] {
        let position = position(game, fen);
        let moves = game.moves(&position);
        let mut found: Vec<String> = moves
            .iter()
            .filter(|mv| mv.shifts.is_some())
            .map(|mv| notation::machine(game, &position, mv))
            .collect();
        found.sort();
        assert_eq!(found.join(" "), castlings, "{fen}");
    }
}

#[test]
fn games_end_by_the_rule_that_ends_them() {
    for (id, fen, rule) in [
        ("chess", START, None),
        ("chess", "8/8/4k3/8/8/3K4/8/8 w - - 0 1", Some("dead-position")),
        ("chess", "8/8/4k3/8/8/3KN3/8/8 w - - 0 1", Some("dead-position")),
        ("chess", "8/8/4kb2/8/8/3K4/8/8 w - - 0 1", Some("dead-position")),
        // f6 and e1 are dark, e3 is dark too: no bishop ever guards a light square.
        ("chess", "8/8/4kb2/8/8/3KB3/8/4B3 w - - 0 1", Some("dead-position")),
        ("chess", "8/8/4kb2/8/8/3K4/8/3B4 w - - 0 1", None),
        ("chess", "8/8/4kn2/8/8/3KN3/8/8 w - - 0 1", None),
        ("chess", "8/8/4k3/8/8/3KNN2/8/8 w - - 0 1", None),
        ("chess", "8/8/4k3/8/8/3KP3/8/8 w - - 0 1", None),
        ("chess", "4k3/8/8/8/8/8/8/R3K3 w - - 149 90", None),
        ("chess", "4k3/8/8/8/8/8/8/R3K3 w - - 150 90", Some("seventy-five-moves")),
        ("chess", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 150 90", Some("mate")),
        ("chess", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 90", Some("mate")),
        ("chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Some("stalemate")),
        ("chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 150 90", Some("stalemate")),
        ("chesquerque", "k8/9/9/9/9/9/9/9/8K w - - 0 40", Some("bare-kings")),
        ("chesquerque", "k8/9/9/9/9/9/9/9/8K b - - 0 2", Some("bare-kings")),
        ("chesquerque", "k8/9/9/9/9/9/9/9/8K b - - 0 1", None),
        ("chesquerque", "k8/9/9/9/9/9/9/9/7NK w - - 0 40", None),
        ("chesquerque", "8k/7Q1/6K2/9/9/9/9/9/9 b - - 0 1", Some("mate")),
        ("chesquerque", "8k/8Q/8K/9/9/9/9/9/9 b - - 0 1", None),
    ] {
        let game = game(id);
        let position = position(game, fen);
        let end = game.outcome(&position);
        assert_eq!(end.map(|end| game.spec().rule_id(end.rule)), rule, "{fen}");
        assert_eq!(end.is_some(), game.moves(&position).is_empty(), "{fen}");
        let mated = rule == Some("mate");
        assert_eq!(game.check(&position) == Check::Final, mated, "{fen}");
        assert_eq!(end.and_then(|end| end.winner), mated.then_some(Side::White), "{fen}");
    }
}

#[test]
fn a_draw_by_fifty_moves_is_claimed() {
    let game = game("chess");
    for (quiet, claims) in [(99, ""), (100, "fifty-moves"), (149, "fifty-moves"), (150, "")] {
        let position = position(game, &format!("4k3/8/8/8/8/8/8/R3K3 w - - {quiet} 90"));
        let found: Vec<&str> =
            game.claims(&position).into_iter().map(|rule| game.spec().rule_id(rule)).collect();
        assert_eq!(found.join(" "), claims, "{quiet}");
    }
}

#[test]
fn positions_that_cannot_be_are_refused() {
    for (id, fen, expected) in [
        ("chess", START, ""),
        ("chess", "4k3/8/8/8/8/8/8/2K1K3 w - - 0 1", "setup-kings@e1"),
        ("chess", "P3k3/8/8/8/8/8/8/p3K3 w - - 0 1", "setup-pawn-last@a8 setup-pawn-last@a1"),
        ("chess", "p3k3/8/8/8/8/8/8/P3K3 w - - 0 1", "setup-pawn-first@a1 setup-pawn-first@a8"),
        ("chess", "4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", "setup-check@e1"),
        ("chess", "4k3/8/8/8/8/8/8/4R1K1 b - - 0 1", ""),
        ("chess", "8/8/8/3kK3/8/8/8/8 w - - 0 1", "setup-check@e5"),
        ("chess", "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", "setup-castling@a1"),
        ("chess", "4k3/8/8/8/8/8/8/3K3R w K - 0 1", "setup-castling@e1"),
        ("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", ""),
        ("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - e6 0 1", "setup-target@e6"),
        ("chess", "4k3/3p4/8/3pP3/8/8/8/4K3 w - d6 0 1", "setup-target@d6"),
        ("chess", "8/8/8/8/8/8/8/4R3 w - - 0 1", ""),
        ("chesquerque", "9/9/9/4k4/3K5/9/9/9/9 w - - 0 1", ""),
        ("chesquerque", "9/9/9/3k5/3K5/9/9/9/9 w - - 0 1", "setup-check@d5"),
        ("chesquerque", "k8/9/9/5pP2/9/9/9/9/8K w - f7 0 2", "setup-target@f7"),
        ("chesquerque", "k8/9/9/6pP1/9/9/9/9/8K w - g7 0 2", ""),
    ] {
        let game = game(id);
        let found: Vec<String> = game
            .objections(&position(game, fen))
            .iter()
            .map(|o| format!("{}@{}", o.message, game.spec().board.name(o.why.at.unwrap())))
            .collect();
        assert_eq!(found.join(" "), expected, "{fen}");
        for code in ["en", "ru"] {
            let lang = notation::language(code, &[game]).unwrap();
            for objection in game.objections(&position(game, fen)) {
                assert!(explain::objection(game, &objection, &lang).ends_with('.'));
            }
        }
    }
}

#[test]
fn a_study_without_kings_knows_neither_check_nor_end() {
    let game = game("chess");
    let position = position(game, "8/8/8/8/8/8/4r3/4R3 w - - 0 1");
    assert!(game.incomplete(&position) && position.state.study);
    assert_eq!(game.check(&position), Check::None);
    assert_eq!(game.outcome(&position), None);
    assert_eq!(game.moves(&position).len(), 8);
    let blocked = notation::parse_position(game, "8/8/8/8/8/4p3/4P3/8 w - - 0 1").unwrap();
    assert_eq!((game.moves(&blocked).len(), game.outcome(&blocked)), (0, None));
}

#[test]
fn refusals_are_said_with_their_particulars() {
    for (id, fen, way, en, ru) in [
        (
            "chess",
            "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1",
            "e2-c3",
            "e2–c3 is not legal. After e2–c3 White’s King would be attacked by the Rook on e7.",
            "e2–c3 — ход не по правилам. После e2–c3 Король белых окажется под ударом Ладьи с e7.",
        ),
        (
            "chess",
            "4kr2/8/8/8/8/8/8/4K2R w K - 0 1",
            "e1-g1",
            "e1–g1 is not legal. On its way the King would come to f1, which Black’s Rook attacks.",
            "e1–g1 — ход не по правилам. На пути Короля поле f1, которое бьёт Ладья чёрных.",
        ),
        (
            "chesquerque",
            "k8/9/6n2/7P1/9/1RN6/9/9/8K w - - 0 1",
            "c4-a3",
            "c4–a3 is not legal. The leg b4 is occupied by White’s Rook: the Knight cannot leap.",
            "c4–a3 — ход не по правилам. «Нога» b4 занята: там Ладья белых, а Конь через фигуры не прыгает.",
        ),
        (
            "chesquerque",
            "7k1/9/2b2r3/9/9/9/2R2B3/7P1/1K7 w - - 0 1",
            "f3-e4",
            "f3–e4 is not legal. The Bishop stands on f3, a point without diagonals, and cannot leave it diagonally.",
            "f3–e4 — ход не по правилам. Слон стоит на f3, пункте без диагоналей, и уйти с него по диагонали не может.",
        ),
    ] {
        let game = game(id);
        let position = position(game, fen);
        let (from, to) = way.split_once('-').unwrap();
        let way = (game.spec().board.point(from).unwrap(), game.spec().board.point(to).unwrap());
        let verdict = game.verdict(&position, way.0, way.1);
        for (code, said) in [("en", en), ("ru", ru)] {
            let lang = notation::language(code, &[game]).unwrap();
            assert_eq!(explain::verdict(game, &position, way, &verdict, &lang), said);
        }
    }
}
