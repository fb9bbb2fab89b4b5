//! How fast the engine plays and the renderer draws: `cargo bench`. The table of figures is in ARCHITECTURE.md.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use tabia::game::Game;
use tabia::position::Position;
use tabia::search::{Goal, Problem, prove};
use tabia::svg::{self, Theme};
use tabia::{check, games, notation};

/// A game, a position of it, and how many plies to play from it.
const CASES: &[(&str, &str, u32)] = &[
    ("chess-t1", "rspckpsr/iiiiiiii/8/8/8/8/IIIIIIII/RSPCKPSR w Pp", 4),
    ("chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5),
    ("chess", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4),
    ("chesquerque", "rnbqkabnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQKABNR w KQkq - 0 1", 4),
    ("seega", "mmmmm/MMMmm/Mm1mM/MMmmM/MMMMm w 0/0 0", 7),
    ("seega-9", "9/9/9/9/9/9/9/9/9 w 40/40 0", 3),
    ("ultima", "rnbqkbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBKQBNR w", 3),
    ("ultima-pure", "rnbqkbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBKQBNR w", 3),
    ("diplomatic", "k1rb1q1n/1n1q1b1r/pppppppp/8/8/PPPPPPPP/1N1Q1B1R/K1RB1Q1N w - - 0 1", 4),
];

/// A game, a position of it, and the number of own moves in which all wins are looked for.
const PROBLEMS: &[(&str, &str, u32)] = &[
    // Mates in two, three and two (shorter than asked for).
    ("chess", "B7/K1B1p1Q1/5r2/7p/1P1kp1bR/3P3R/1P1NP3/2n5 w - - 0 1", 2),
    ("chess", "1r3r1k/5Bpp/8/8/P2qQ3/5R2/1b4PP/5K2 w - - 0 1", 3),
    ("chess", "r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w KQ - 0 1", 4),
    ("chess-t1", "8/5i2/1K2s2s/8/1SiR1P2/k5I1/8/5C1r w -", 2),
    // A win in two, a win in three, and a board of 32 men in which there is none in three.
    ("ultima", "1npQN3/1pp2PpP/bBR4M/m1n1rPk1/q7/8/PP1K2B1/2N1P2b w", 2),
    ("ultima", "3rPP2/4P3/2K4M/4k2p/1R3p2/p1b2N2/2qP2NB/2p1p1P1 w", 3),
    ("ultima", "1nb1kb1m/1pppqppn/rPPPP3/B1Q5/6p1/2p4p/P1PP3P/MNBKN2R w", 3),
];

fn main() {
    divan::main();
}

fn position((id, fen, _): (&str, &str, u32)) -> (&'static dyn Game, Position) {
    let game = games::find(id).expect("a registered game");
    (game, notation::parse_position(game, fen).expect("a position"))
}

/// The number of ways to play `depth` plies, making every move, those of the last ply too.
fn walk(game: &dyn Game, position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    game.moves(position).iter().map(|mv| walk(game, &position.apply(mv), depth - 1)).sum()
}

/// Moves of the last ply are counted.
#[divan::bench(args = CASES, sample_count = 5, sample_size = 1)]
fn perft_counting(bencher: Bencher, case: &(&str, &str, u32)) {
    let (game, position) = position(*case);
    let nodes = game.perft(&position, case.2);
    bencher.counter(ItemsCount::new(nodes)).bench(|| game.perft(black_box(&position), case.2));
}

/// Every move is made.
#[divan::bench(args = CASES, sample_count = 5, sample_size = 1)]
fn perft_making(bencher: Bencher, case: &(&str, &str, u32)) {
    let (game, position) = position(*case);
    let nodes = walk(game, &position, case.2);
    bencher.counter(ItemsCount::new(nodes)).bench(|| walk(game, black_box(&position), case.2));
}

/// A verdict on every pair of points from one man: what explaining costs.
#[divan::bench(args = CASES)]
fn verdicts(bencher: Bencher, case: &(&str, &str, u32)) {
    let (game, position) = position(*case);
    let from = position.occupied().first().unwrap_or(tabia::board::Point::new(0));
    bencher.bench(|| game.verdicts(black_box(&position), from));
}

/// A picture of the position, without and with its SVG.
#[divan::bench(args = CASES)]
fn picture(bencher: Bencher, case: &(&str, &str, u32)) {
    let (game, position) = position(*case);
    let lang = notation::language("en", games::GAMES).expect("a language");
    bencher.bench(|| check::picture(game, black_box(&position), "x".to_owned(), &lang));
}

#[divan::bench(args = CASES)]
fn drawing(bencher: Bencher, case: &(&str, &str, u32)) {
    let (game, position) = position(*case);
    let lang = notation::language("en", games::GAMES).expect("a language");
    let diagram = check::picture(game, &position, "x".to_owned(), &lang);
    bencher.bench(|| svg::render(black_box(&diagram), Theme::Site));
}

/// All keys and the refutation of every other first move; the items are positions looked at.
#[divan::bench(args = PROBLEMS, sample_count = 5, sample_size = 1)]
fn proving(bencher: Bencher, case: &(&str, &str, u32)) {
    let (game, position) = position(*case);
    let problem = Problem::new(game, &position, Goal::Win, case.2);
    let searched = prove(&problem).searched;
    bencher.counter(ItemsCount::new(searched)).bench(|| prove(black_box(&problem)));
}
