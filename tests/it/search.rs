//! The prover: known positions, the puzzles of `tests/search/puzzles.json`, and brute force beside it.

mod naive;
mod opponent;

use naive::{At, Dice, goals, man_of, thrown};
use serde::Deserialize;
use tabia::board::Point;
use tabia::game::Game;
use tabia::games::{GAMES, find};
use tabia::notation::{find_moves, language, machine, parse_machine, parse_position, write_position};
use tabia::position::{Move, Position};
use tabia::search::{Goal, Problem, Proof, Refutation, prove};

#[derive(Deserialize)]
struct Puzzles {
    puzzles: Vec<Puzzle>,
}

#[derive(Deserialize)]
struct Puzzle {
    game: String,
    goal: String,
    moves: u32,
    position: String,
    keys: Vec<String>,
}

impl Puzzle {
    fn problem(&self) -> (&'static dyn Game, Position, Goal) {
        let game = find(&self.game).unwrap();
        let goal = if self.goal == "win" { Goal::Win } else { Goal::mate(game) };
        (game, parse_position(game, &self.position).unwrap(), goal)
    }
}

fn puzzles() -> Vec<Puzzle> {
    serde_json::from_str::<Puzzles>(include_str!("../search/puzzles.json")).unwrap().puzzles
}

/// A game and one of its positions.
#[track_caller]
fn set_up(id: &str, fen: &str) -> (&'static dyn Game, Position) {
    let game = find(id).unwrap();
    (game, parse_position(game, fen).unwrap_or_else(|error| panic!("{fen}: {error}")))
}

fn point(game: &dyn Game, name: &str) -> Point {
    game.spec().board.point(name).unwrap()
}

/// First moves in machine form, sorted.
fn written<'a>(
    game: &dyn Game,
    position: &Position,
    moves: impl IntoIterator<Item = &'a Move>,
) -> Vec<String> {
    let mut texts: Vec<String> = moves.into_iter().map(|mv| machine(game, position, mv)).collect();
    texts.sort();
    texts
}

fn keys(game: &dyn Game, position: &Position, proof: &Proof) -> Vec<String> {
    written(game, position, proof.keys.iter().map(|key| &key.mv))
}

/// What becomes of one first move.
#[track_caller]
fn refutation(game: &dyn Game, position: &Position, proof: &Proof, text: &str) -> Refutation {
    let mv = parse_machine(game, position, text).unwrap();
    proof.tried(&mv).unwrap_or_else(|| panic!("{text} is no try")).refutation
}

/// Holds all keys of a goal against a list.
#[track_caller]
fn check(id: &str, fen: &str, goal: Goal, moves: u32, expected: &str) -> Proof {
    let (game, position) = set_up(id, fen);
    let proof = prove(&Problem::new(game, &position, goal, moves));
    assert!(proof.is_complete());
    let expected: Vec<&str> = expected.split_whitespace().collect();
    assert_eq!(keys(game, &position, &proof), expected, "{fen}");
    assert_eq!(proof.keys.len() + proof.tries.len(), game.moves(&position).len());
    proof
}

/// A known problem report: the page names one of three mating moves.
#[test]
fn all_three_mating_moves_are_found() {
    let (game, start) = set_up("chess", "6k1/pp3ppp/4bq2/2p5/2n1P3/1PP2P2/P3rQ1P/2K2B1R w - - 0 27");
    let english = language("en", GAMES).unwrap();
    let (found, error) = find_moves(game, &start, "Bxe2 Qxc3+ Kb1", &[&english]);
    assert!(error.is_none());
    let position = found.iter().fold(start, |position, found| position.apply(&found.mv));
    for most in [1, 2] {
        let proof = prove(&Problem::new(game, &position, Goal::mate(game), most));
        let mates = written(game, &position, proof.shortest_keys().map(|key| &key.mv));
        assert_eq!(mates, ["c3b2", "c4a3", "c4d2"]);
        assert_eq!(proof.shortest(), Some(1));
        assert!(proof.is_complete());
    }
}

#[test]
fn every_puzzle_has_its_keys_and_no_shorter_solution() {
    for puzzle in puzzles() {
        let (game, position, goal) = puzzle.problem();
        let proof = prove(&Problem::new(game, &position, goal, puzzle.moves));
        assert!(proof.is_complete());
        let mut expected = puzzle.keys.clone();
        expected.sort();
        assert_eq!(keys(game, &position, &proof), expected, "{}", puzzle.position);
        assert_eq!(proof.shortest(), Some(puzzle.moves), "{}", puzzle.position);
    }
}

/// A line is legal, has the promised number of own moves, and its last move reaches an end.
#[test]
fn the_lines_of_the_puzzles_end_in_the_goal() {
    for puzzle in puzzles() {
        let (game, start, goal) = puzzle.problem();
        let attacker = start.state.turn;
        for key in prove(&Problem::new(game, &start, goal, puzzle.moves)).keys {
            let (mut position, mut own) = (start, 0);
            for mv in &key.line {
                assert!(game.moves(&position).contains(mv), "{}", puzzle.position);
                own += u32::from(position.state.turn == attacker);
                position = position.apply(mv);
            }
            assert_eq!(own, key.moves, "{}", puzzle.position);
            assert_eq!(game.outcome(&position).unwrap().winner, Some(attacker), "{}", puzzle.position);
        }
    }
}

/// Whatever is replied, the moves that the prover gives after it win in time.
#[test]
fn a_proved_win_holds_against_random_defences() {
    let mut dice = Dice(20);
    for puzzle in puzzles() {
        let (game, start, goal) = puzzle.problem();
        let attacker = start.state.turn;
        for _ in 0..3 {
            let (mut position, mut left) = (start, puzzle.moves);
            while game.outcome(&position).is_none() {
                let mv = if position.state.turn == attacker {
                    let proof = prove(&Problem::new(game, &position, goal, left));
                    let keys: Vec<&Move> = proof.keys.iter().map(|key| &key.mv).collect();
                    assert!(
                        !keys.is_empty(),
                        "{} after {}",
                        puzzle.position,
                        write_position(game, &position)
                    );
                    left -= 1;
                    *dice.pick(&keys)
                } else {
                    dice.pick(&game.moves(&position))
                };
                position = position.apply(&mv);
            }
            assert_eq!(game.outcome(&position).unwrap().winner, Some(attacker), "{}", puzzle.position);
        }
    }
}

/// Every first move of thrown positions, for goals of every sort: the same length, or none.
#[track_caller]
fn compare(game: &dyn Game, position: &Position, goal: Goal, most: u32) -> usize {
    let proof = prove(&Problem::new(game, position, goal, most));
    assert!(proof.is_complete());
    let at = At { position: *position, man: man_of(goal) };
    for mv in game.moves(position) {
        let expected = naive::length(game, goal, &at, &mv, most);
        let found = proof.key(&mv).map(|key| key.moves);
        let name = machine(game, position, &mv);
        assert_eq!(found, expected, "{goal:?} by {name} in {}", write_position(game, position));
        assert_eq!(proof.tried(&mv).is_none(), found.is_some());
    }
    proof.keys.iter().filter(|key| key.moves == most).count()
}

#[test]
fn the_prover_agrees_with_brute_force_in_every_game() {
    let mut dice = Dice(4);
    let mut in_two = 0;
    for game in GAMES {
        let mut in_one = 0;
        for _ in 0..8 {
            let position = thrown(*game, 6, &mut dice);
            for goal in goals(*game, &position, &mut dice) {
                in_one += compare(*game, &position, goal, 1);
            }
        }
        for _ in 0..2 {
            let position = thrown(*game, 2, &mut dice);
            for goal in goals(*game, &position, &mut dice) {
                in_two += compare(*game, &position, goal, 2);
            }
        }
        assert!(in_one > 20, "{}: {in_one} moves that reach something prove little", game.spec().id);
    }
    assert!(in_two > 50, "{in_two} moves that force something prove little");
}

#[test]
fn a_mate_in_three_that_is_a_mate_in_two_says_so() {
    let proof = check("chess", "7k/8/5K2/8/8/8/8/R7 w - - 0 1", Goal::End(mate()), 2, "f6f7 f6g6");
    assert_eq!(proof.shortest(), Some(2));
    let (game, position) = set_up("chess", "7k/8/5K2/8/8/8/8/R7 w - - 0 1");
    let proof = prove(&Problem::new(game, &position, Goal::mate(game), 3));
    assert_eq!(proof.shortest(), Some(2));
    let shortest = written(game, &position, proof.shortest_keys().map(|key| &key.mv));
    assert_eq!(shortest, ["f6f7", "f6g6"]);
    assert!(proof.keys.len() > 2 && proof.keys[2].moves == 3);
}

fn mate() -> tabia::position::RuleId {
    find("chess").unwrap().spec().rule("mate").unwrap()
}

#[test]
fn a_wrong_first_move_has_its_refutation() {
    let (game, position) = set_up("chess", "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1");
    let proof = prove(&Problem::new(game, &position, Goal::mate(game), 2));
    // A stalemate is a dead end, whatever is asked for.
    let Refutation::Ends(end) = refutation(game, &position, &proof, "g5g6") else { panic!("no stalemate") };
    assert_eq!((game.spec().rule_id(end.rule), end.winner), ("stalemate", None));
    assert!(proof.tries.iter().any(|tried| tried.is_dead_end()));
    // The queen is lost, and with two bare kings the game.
    let Refutation::Reply { mv, end } = refutation(game, &position, &proof, "f7g8") else {
        panic!("no reply")
    };
    assert_eq!(machine(game, &position, &mv), "h8g8");
    assert_eq!(end.map(|end| game.spec().rule_id(end.rule)), Some("dead-position"));
}

#[test]
fn a_claim_of_a_draw_is_a_defence() {
    let fen = |quiet| format!("7k/8/5K2/8/8/8/8/R7 w - - {quiet} 100");
    check("chess", &fen(98), Goal::End(mate()), 2, "f6f7 f6g6");
    let proof = check("chess", &fen(99), Goal::End(mate()), 2, "");
    let (game, position) = set_up("chess", &fen(99));
    let Refutation::Claim(rule) = refutation(game, &position, &proof, "f6g6") else { panic!("no claim") };
    assert_eq!(game.spec().rule_id(rule), "fifty-moves");
}

#[test]
fn a_budget_that_runs_out_claims_nothing() {
    let (game, position) = set_up("chess", "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1");
    let moves = game.moves(&position).len();
    let whole = prove(&Problem::new(game, &position, Goal::mate(game), 3));
    for budget in [0, 1, 10, 100, 1000, 5000] {
        let proof = prove(&Problem { budget, ..Problem::new(game, &position, Goal::mate(game), 3) });
        assert!(!proof.is_complete(), "{budget}");
        assert_eq!(proof.keys.len() + proof.tries.len() + proof.undecided.len(), moves);
        assert!(keys(game, &position, &proof).iter().all(|key| key == "f6a6"), "{budget}");
        assert!(proof.searched <= 2 * budget);
        assert!(proof.tries.iter().all(|tried| whole.tried(&tried.mv).is_some()), "{budget}");
    }
    // What was found before it ran out stays true: a mate in one.
    let (game, position) = set_up("chess", "6k1/8/6K1/8/8/8/8/R7 w - - 0 1");
    let proof = prove(&Problem { budget: 100, ..Problem::new(game, &position, Goal::mate(game), 4) });
    assert_eq!((keys(game, &position, &proof), proof.shortest()), (vec!["a1a8".to_owned()], Some(1)));
    assert!(!proof.is_complete() && proof.tries.is_empty());
}

#[test]
fn the_same_question_has_the_same_answer() {
    for puzzle in puzzles().iter().take(4) {
        let (game, position, goal) = puzzle.problem();
        let ask = || prove(&Problem::new(game, &position, goal, puzzle.moves));
        assert_eq!(ask(), ask());
    }
}

#[test]
fn a_later_choice_of_the_attacker_is_a_dual() {
    // White has two men against one, and with the twentieth quiet move they are counted: his second, whichever it is.
    let (game, position) = set_up("seega", "MM3/5/5/5/4m w 0/0 17");
    let proof = prove(&Problem::new(game, &position, Goal::Win, 2));
    assert_eq!((proof.keys.len(), proof.duals.len(), proof.all_duals), (3, 6, true));
    for dual in &proof.duals {
        let after = dual.line.iter().fold(position, |at, mv| at.apply(mv));
        assert_eq!((dual.line.len(), &dual.moves), (2, &game.moves(&after)));
    }
    // King and rook mate in two in two ways, each with one mate.
    let (game, position) = set_up("chess", "7k/8/5K2/8/8/8/8/R7 w - - 0 1");
    let proof = prove(&Problem::new(game, &position, Goal::mate(game), 2));
    assert!(proof.duals.is_empty() && proof.all_duals);
}

/// Each single move counts, an extra move too; and the count of men may come with the opponent's move.
#[test]
fn extra_moves_count_and_the_defender_may_bring_the_end() {
    let (game, position) = set_up("seega", "Mm3/2M2/5/2M2/Mm3 w 0/0 0");
    let proof = prove(&Problem::new(game, &position, Goal::Win, 2));
    assert_eq!(keys(game, &position, &proof), ["c2c1xb1", "c4c5xb5"]);
    assert_eq!(proof.keys[0].line.len(), 2);
    let alone = prove(&Problem::new(game, &position, Goal::Win, 1));
    // White, who moves again, has no move left to count.
    assert_eq!(refutation(game, &position, &alone, "c2c1xb1"), Refutation::Misses);
    let (game, position) = set_up("seega", "MM3/5/5/5/4m w 0/0 18");
    let proof = prove(&Problem::new(game, &position, Goal::Win, 1));
    assert_eq!(proof.keys.len(), game.moves(&position).len());
    assert!(proof.keys.iter().all(|key| key.line.len() == 2));
}

#[test]
fn single_goals_are_reached_against_every_defence() {
    let (chess, _) = set_up("chess", "7k/8/8/8/8/8/8/K7 w - - 0 1");
    let at = |name| point(chess, name);
    // The pawn is taken in passing, on its own square and not on that of arrival.
    let passing = "7k/8/8/3pP3/8/8/8/K7 w - d6 0 1";
    check("chess", passing, Goal::Capture(at("d5")), 1, "e5d6");
    // The rook comes to f1 by castling too.
    let castling = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    check("chess", castling, Goal::Reach { to: at("f1"), man: Some(at("h1")) }, 1, "e1g1 h1f1");
    check("chess", castling, Goal::Reach { to: at("f1"), man: None }, 1, "e1f1 e1g1 h1f1");
    // A fork: whichever way the king goes, the rook is taken.
    check("chess", "3k3r/8/8/4N3/8/8/8/K7 w - - 0 1", Goal::Capture(at("h8")), 2, "e5f7");
    let proof = check("chess", "7r/2k5/8/8/3N4/8/8/K7 w - - 0 1", Goal::Capture(at("h8")), 2, "");
    assert!(matches!(proof.tries[0].refutation, Refutation::Reply { .. }));
    check("chess", "7k/2P5/8/8/8/8/8/K7 w - - 0 1", Goal::Promote, 1, "c7c8b c7c8n c7c8q c7c8r");
    check("chess", "7k/8/8/8/8/8/8/KR6 w - - 0 1", Goal::Check, 1, "b1b8 b1h1");
    // King and knight are both attacked, and the king must go.
    let saved = check("chess", "7k/8/8/8/r2N4/8/8/K7 w - - 0 1", Goal::Save(at("d4")), 1, "");
    assert!(saved.tries.iter().all(|tried| matches!(tried.refutation, Refutation::Reply { .. })));
}

#[test]
fn stalemate_is_a_goal_where_the_game_has_it() {
    let chess = find("chess").unwrap();
    let goal = Goal::stalemate(chess).unwrap();
    // Black has no move as it is: White must only keep it so.
    check("chess", "7k/5Q2/8/8/8/8/8/6K1 w - - 0 1", goal, 1, "f7g6 g1f1 g1f2 g1g2 g1h1 g1h2");
    check("chess", "7k/8/5Q2/8/8/8/8/6K1 w - - 0 1", goal, 1, "f6f7 f6g6");
    assert_eq!(Goal::stalemate(find("seega").unwrap()), None);
    assert!(Goal::stalemate(find("chess-t1").unwrap()).is_some());
    // In Ultima stalemate wins, and is no mate.
    let fen = "8/8/8/4k3/2K2M2/3q4/8/8 w";
    let ultima = find("ultima").unwrap();
    check("ultima", fen, Goal::stalemate(ultima).unwrap(), 1, "c4d3xd3");
    check("ultima", fen, Goal::mate(ultima), 1, "c4d5");
    check("ultima", fen, Goal::Win, 1, "c4d3xd3 c4d5");
}

#[test]
fn men_are_frozen_and_checked_by_the_rules_of_their_games() {
    let ultima = find("ultima").unwrap();
    let fen = "2m5/8/1k1rq3/2n5/2Kp2n1/5M2/8/8 w";
    check("ultima", fen, Goal::Freeze(point(ultima, "d6")), 1, "f3c6 f3d5");
    // Frozen already, it stays so while the dragon does.
    check("ultima", fen, Goal::Freeze(point(ultima, "g4")), 1, "c4d3");
}

/// Two searches over a full board, within a budget that a slow machine has time for.
#[test]
fn a_full_board_of_ultima_is_proved_to_hold_no_win_in_two() {
    let fen = "rnbqkbnm/p1pppp1p/2P5/7p/1N6/3p4/P1PPPPPP/M1BKQBNR b 11";
    let (game, position) = set_up("ultima", fen);
    let proof = prove(&Problem { budget: 20_000, ..Problem::new(game, &position, Goal::Win, 2) });
    assert!(proof.is_complete() && proof.keys.is_empty());
    assert_eq!(proof.tries.len(), 62);
}
