//! The opponent: in every game, what it must see, and that the stronger beats the weaker.

use tabia::game::Game;
use tabia::games::{GAMES, find};
use tabia::notation::{machine, parse_machine, parse_position};
use tabia::position::{Move, Position, Side};
use tabia::search::opponent::{Level, Strength, choose, think};
use tabia::search::{Problem, prove};

use super::naive::{Dice, thrown};
use super::{puzzles, set_up};

/// A level that may look at so many positions only.
fn hurried(level: Level, positions: u64) -> Strength {
    Strength { positions, ..level.strength() }
}

/// Whether the side to move could win at once.
fn wins_at_once(game: &dyn Game, position: &Position) -> bool {
    game.moves(position).iter().any(|mv| {
        game.outcome(&position.apply(mv)).is_some_and(|end| end.winner == Some(position.state.turn))
    })
}

#[test]
fn levels_have_numbers_from_one() {
    assert_eq!([1, 2, 3].map(Level::from_number), Level::ALL.map(Some));
    assert_eq!([0, 4].map(Level::from_number), [None; 2]);
}

#[test]
fn every_game_is_answered_within_the_budget_and_the_same_again() {
    for &game in GAMES {
        let array = parse_position(game, game.spec().start).unwrap();
        for position in [array, thrown(game, 8, &mut Dice(1))] {
            for level in Level::ALL {
                let strength = hurried(level, 500);
                let thought = think(game, &[position], &strength, 1).unwrap();
                assert!(game.moves(&position).contains(&thought.mv), "{game:?} {level:?}");
                assert!(thought.searched <= 500, "{game:?} {level:?}");
                assert_eq!(think(game, &[position], &strength, 1), Some(thought));
            }
        }
        assert_eq!(choose(game, &[], Level::Easy, 0), None);
        let moves: Vec<Move> = (0..8).filter_map(|seed| choose(game, &[array], Level::Easy, seed)).collect();
        assert!(moves.iter().any(|mv| *mv != moves[0]), "{game:?} always begins with the same move");
    }
}

/// The last moves of the puzzles' lines: every level finds a win in one, and has nothing to say after it.
#[test]
fn a_win_in_one_is_taken_at_every_level() {
    let mut games: Vec<String> = Vec::new();
    for puzzle in puzzles().into_iter().filter(|puzzle| puzzle.moves <= 2) {
        if games.contains(&puzzle.game) {
            continue;
        }
        let (game, start, goal) = puzzle.problem();
        let proof = prove(&Problem::new(game, &start, goal, puzzle.moves));
        let mut history = vec![start];
        for mv in &proof.keys[0].line {
            history.push(history[history.len() - 1].apply(mv));
        }
        assert_eq!(choose(game, &history, Level::Easy, 0), None);
        history.pop();
        let now = history[history.len() - 1];
        assert!(wins_at_once(game, &now));
        for level in Level::ALL {
            for seed in 0..5 {
                let mv = choose(game, &history, level, seed).unwrap();
                let end = game.outcome(&now.apply(&mv)).unwrap();
                assert_eq!(end.winner, Some(now.state.turn), "{} {level:?}", puzzle.position);
            }
        }
        games.push(puzzle.game);
    }
    assert_eq!(games.len(), 7);
    for (id, fen) in [("seega-7", "M6/7/7/7/7/7/6m w 0/0 20"), ("seega-9", "M8/9/9/9/9/9/9/9/8m w 0/0 20")] {
        let (game, over) = set_up(id, fen);
        assert_eq!(choose(game, &[over], Level::Hard, 0), None);
    }
}

/// In thrown positions of every game, where there is a choice.
#[test]
fn a_loss_in_one_is_not_walked_into() {
    let mut dice = Dice(3);
    let mut choices = 0;
    for &game in GAMES {
        for seed in 0..12 {
            let position = thrown(game, 6 + seed as usize % 3 * 4, &mut dice);
            let loses = |mv: &Move| {
                let next = position.apply(mv);
                let beaten = game.outcome(&next).is_some_and(|end| end.winner == Some(next.state.turn));
                next.state.turn != position.state.turn && (beaten || wins_at_once(game, &next))
            };
            let losing = game.moves(&position).iter().filter(|mv| loses(mv)).count();
            if losing == 0 || losing == game.moves(&position).len() {
                continue;
            }
            choices += 1;
            let mv = choose(game, &[position], Level::Medium, seed).unwrap();
            let fen = tabia::notation::write_position(game, &position);
            assert!(!loses(&mv), "{game:?} {fen} {}", machine(game, &position, &mv));
        }
    }
    assert!(choices >= 8, "{choices} choices");
}

#[test]
fn a_free_man_is_taken_even_by_the_weakest() {
    for (id, fen, best) in [
        ("chess", "4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1", "e4d5"),
        ("chess", "4k3/6b1/8/8/8/8/6R1/4K3 w - - 0 1", "g2g7"),
        ("seega", "Mm3/2M2/5/4m/M3m w 0/0 0", "c4c5xb5"),
    ] {
        let (game, position) = set_up(id, fen);
        for (seed, level) in (0..20).flat_map(|seed| Level::ALL.map(|level| (seed, level))) {
            if level == Level::Hard && seed > 0 {
                continue;
            }
            let mv = choose(game, &[position], level, seed).unwrap();
            assert_eq!(machine(game, &position, &mv), best, "{level:?} {seed}");
        }
    }
}

/// An attacked knight goes where nothing takes it; a guarded pawn is no prey for a queen.
#[test]
fn men_are_not_left_to_be_taken() {
    let chess = find("chess").unwrap();
    for fen in [
        "4k3/5p2/8/2p5/3N4/8/5P2/4K3 w - - 0 1",
        "4k3/8/3p4/4p3/8/8/8/K3Q3 w - - 0 1",
        "4k3/8/8/8/1b6/8/3R4/3K4 w - - 0 1",
    ] {
        let position = parse_position(chess, fen).unwrap();
        let man = |position: &Position| {
            let king = chess.spec().kind("king");
            let pawn = chess.spec().kind("pawn");
            let men = position.of(Side::White).iter();
            men.filter(|&at| position.at(at).is_some_and(|man| ![king, pawn].contains(&Some(man.kind()))))
                .last()
        };
        for (level, seed) in [(Level::Medium, 0), (Level::Medium, 1), (Level::Hard, 0)] {
            let mv = think(chess, &[position], &hurried(level, 5_000), seed).unwrap().mv;
            let next = position.apply(&mv);
            let at = man(&next).unwrap();
            let taken = chess.moves(&next).iter().any(|reply| reply.removes.contains(at));
            assert!(!taken, "{level:?} {fen} {}", machine(chess, &position, &mv));
        }
    }
}

#[test]
fn what_has_been_is_repeated_only_by_the_side_that_stands_worse() {
    let (chess, better) = set_up("chess", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    let strength = hurried(Level::Hard, 3_000);
    let first = think(chess, &[better], &strength, 0).unwrap().mv;
    let again = think(chess, &[better.apply(&first), better], &strength, 0).unwrap().mv;
    assert_ne!(first, again);
    let (chess, worse) = set_up("chess", "4k3/8/8/8/8/8/8/R3K3 b - - 0 1");
    for text in ["e8d7", "e8f7"] {
        let back = parse_machine(chess, &worse, text).unwrap();
        let mv = think(chess, &[worse.apply(&back), worse], &strength, 0).unwrap().mv;
        assert_eq!(machine(chess, &worse, &mv), text);
    }
}

/// How often the first wins and how often the second, of two games in which each begins once.
fn match_of_two(game: &dyn Game, first: &Strength, second: &Strength) -> (u32, u32) {
    let (mut won, mut lost) = (0, 0);
    for (seed, side) in (0..).zip(Side::BOTH) {
        let mut history = vec![parse_position(game, game.spec().start).unwrap()];
        while history.len() < 160 {
            let now = history[history.len() - 1];
            let strength = if now.state.turn == side { first } else { second };
            let Some(thought) = think(game, &history, strength, seed) else { break };
            history.push(now.apply(&thought.mv));
        }
        let winner = game.outcome(&history[history.len() - 1]).and_then(|end| end.winner);
        won += u32::from(winner == Some(side));
        lost += u32::from(winner == Some(side.other()));
    }
    (won, lost)
}

#[test]
fn the_stronger_beats_the_weaker() {
    let [easy, medium, hard] = Level::ALL.map(|level| hurried(level, 300));
    for id in ["chess-t1", "seega", "diplomatic"] {
        let game = find(id).unwrap();
        assert_eq!(match_of_two(game, &hard, &easy), (2, 0), "{id}, hard and easy");
        let (won, lost) = match_of_two(game, &medium, &easy);
        assert!(won >= lost, "{id}, medium and easy: {won}–{lost}");
    }
}
