//! How fast the engine plays and the renderer draws: `cargo bench`. The table of figures is in ARCHITECTURE.md.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use tabia::game::Game;
use tabia::position::Position;
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
