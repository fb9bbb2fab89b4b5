//! Verdicts with their particulars, and the sentences made of them.

use tabia::explain;
use tabia::game::Verdict;
use tabia::notation;
use tabia::position::{Piece, Side};

use super::{game, point, position};

/// The rules that refuse a pair of squares, each with the man and the square that it names.
#[track_caller]
fn check_refusals(fen: &str, pair: &str, expected: &[(&str, &str)]) {
    let verdict = game().verdict(&position(fen), point(&pair[..2]), point(&pair[3..]));
    let Verdict::Illegal(refusals) = verdict else { panic!("{fen}: {pair} is legal") };
    let spec = game().spec();
    let man = |man: Piece| {
        let letter = spec.of(man.kind()).letter;
        if man.side() == Side::White { letter } else { letter.to_ascii_lowercase() }
    };
    let found: Vec<(&str, String)> = refusals
        .iter()
        .map(|refusal| {
            let letter = refusal.why.man.map(man);
            let at = refusal.why.at.map(|at| spec.board.name(at));
            (spec.rule_id(refusal.rule), letter.into_iter().map(String::from).chain(at).collect())
        })
        .collect();
    let expected: Vec<(&str, String)> = expected.iter().map(|&(rule, why)| (rule, why.to_owned())).collect();
    assert_eq!(found, expected, "{fen}: {pair}");
}

/// Swaps: the knight stands beside the enemy king, the bishops on either colour, one pawn, one own king.
const SWAPS: &str = "r7/8/1p4k1/K5N1/2BBK3/1P6/8/Q7 w";

#[test]
fn a_kings_way_to_its_own_man_is_judged_as_a_swap() {
    check_refusals(SWAPS, "e4-d4", &[("swap-colour", "Bd4")]);
    check_refusals(SWAPS, "e4-b3", &[("swap-pawn", "Pb3")]);
    check_refusals(SWAPS, "e4-g5", &[("king-zone", "kg6")]);
    check_refusals(SWAPS, "e4-a5", &[("swap-king", "Ka5")]);
    check_refusals(SWAPS, "a5-c4", &[("swap-colour", "Bc4")]);
    // A pawn or bishop may also stand beside the enemy king.
    check_refusals("n7/8/8/8/6k1/6PB/8/4K3 w", "e1-g3", &[("king-zone", "kg4"), ("swap-pawn", "Pg3")]);
    check_refusals("n7/8/8/8/6k1/6PB/8/4K3 w", "e1-h3", &[("king-zone", "kg4"), ("swap-colour", "Bh3")]);
    // The man that the king may go to does not come by itself.
    check_refusals(SWAPS, "c4-e4", &[("own-piece", "Ke4"), ("reach", "")]);
}

#[test]
fn kings_neither_capture_nor_are_captured_nor_meet() {
    let fen = "r5q1/8/5n2/6k1/2p4P/2K5/8/Q5R1 w";
    check_refusals(fen, "c3-c4", &[("king-captures", "pc4")]);
    check_refusals(fen, "g1-g5", &[("king-immune", "kg5")]);
    check_refusals(fen, "g1-g6", &[("capture-only", ""), ("blocked", "kg5")]);
    check_refusals(fen, "g1-g8", &[("blocked", "kg5")]);
    check_refusals(fen, "h4-g5", &[("king-immune", "kg5")]);
    check_refusals(fen, "c3-f6", &[("reach", ""), ("king-captures", "nf6"), ("king-zone", "kg5")]);
    check_refusals(fen, "c3-g5", &[("reach", ""), ("king-captures", "kg5"), ("king-immune", "kg5")]);
    check_refusals(fen, "c3-e3", &[("reach", "")]);
    check_refusals(fen, "c3-c3", &[("reach", "")]);
    let opposition = "n7/8/3k4/8/3K4/8/8/7R w";
    for to in ["c5", "d5", "e5"] {
        check_refusals(opposition, &format!("d4-{to}"), &[("king-zone", "kd6")]);
    }
    // Each of several enemy kings keeps its own squares.
    check_refusals("n7/8/8/2k5/8/2K5/8/2k4R w", "c3-b2", &[("king-zone", "kc1")]);
    check_refusals("n7/8/8/2k5/8/2K5/8/2k4R w", "c3-d4", &[("king-zone", "kc5")]);
}

#[test]
fn pieces_only_capture() {
    let fen = "n7/p7/3k4/8/3K4/P7/N7/R6Q w";
    check_refusals(fen, "h1-h2", &[("capture-only", "")]);
    check_refusals(fen, "h1-g3", &[("capture-only", ""), ("reach", "")]);
    check_refusals(fen, "a1-a2", &[("own-piece", "Na2")]);
    check_refusals(fen, "a1-a3", &[("own-piece", "Pa3"), ("blocked", "Na2")]);
    check_refusals(fen, "a1-a5", &[("capture-only", ""), ("blocked", "Na2")]);
    check_refusals(fen, "a1-a7", &[("blocked", "Na2")]);
    check_refusals(fen, "a2-c3", &[("capture-only", "")]);
    check_refusals(fen, "b1-b2", &[("turn", "")]);
}

#[test]
fn pawns_go_one_square_and_capture_diagonally() {
    let fen = "n7/8/1k6/P6n/1K5P/3P4/8/8 w";
    check_refusals(fen, "d3-d5", &[("reach", "")]);
    check_refusals(fen, "d3-d2", &[("reach", "")]);
    check_refusals(fen, "d3-e4", &[("pawn-capture", "")]);
    check_refusals(fen, "h4-h5", &[("blocked", "nh5")]);
    check_refusals(fen, "a5-b6", &[("king-immune", "kb6")]);
    check_refusals("4k2n/8/8/8/4K3/4P3/8/8 w", "e3-e4", &[("own-piece", "Ke4"), ("blocked", "Ke4")]);
    check_refusals("7n/8/8/8/4k3/4P3/8/K7 w", "e3-e4", &[("blocked", "ke4"), ("king-immune", "ke4")]);
}

#[test]
fn the_end_refuses_every_move() {
    check_refusals("k7/R1K5/1n6/8/8/8/8/8 b", "b6-c4", &[("capture-only", ""), ("stalemate", "")]);
    check_refusals("4k3/8/R7/8/8/8/8/4K3 b", "e8-e7", &[("bare-kings", "")]);
    check_refusals("1K5k/8/n7/8/8/8/8/4K3 b", "h8-h7", &[("last-pawn", "")]);
    check_refusals("4k3/8/n7/8/8/8/8/4K2N w", "e1-e2", &[("equal-pieces", "")]);
}

#[test]
fn a_pawn_on_its_last_rank_may_become_a_king_only_away_from_the_enemys() {
    let fen = "r1n5/1Pk5/8/8/8/8/8/4K2N w";
    for (to, expected) in [("a8", "QRBNK"), ("b8", "QRBN"), ("c8", "QRBN")] {
        let Verdict::Legal(moves) = game().verdict(&position(fen), point("b7"), point(to)) else {
            panic!("b7-{to} is not legal");
        };
        let spec = game().spec();
        let letters: String =
            moves.iter().filter_map(|mv| mv.becomes).map(|m| spec.of(m.kind()).letter).collect();
        assert_eq!(letters, expected, "{to}");
        let kings: Vec<&str> = moves.iter().map(|mv| spec.rule_id(mv.rule)).skip(4).collect();
        assert!(kings.iter().all(|&rule| rule == "promotion-king"), "{to}");
    }
}

/// The sentences, English and Russian, on a pair of squares of a position.
#[track_caller]
fn check_sentence(fen: &str, pair: &str, expected: [&str; 2]) {
    let position = position(fen);
    let way = (point(&pair[..2]), point(&pair[3..]));
    let verdict = game().verdict(&position, way.0, way.1);
    let said = ["en", "ru"].map(|code| {
        let lang = notation::language(code, &[game()]).unwrap();
        explain::verdict(game(), &position, way, &verdict, &lang)
    });
    assert_eq!(said, expected.map(str::to_owned));
}

#[test]
fn refusals_name_their_cause() {
    check_sentence(
        SWAPS,
        "e4-g5",
        [
            "e4–g5 is not legal. g5 is next to Black’s King on g6.",
            "e4–g5 — ход не по правилам. Поле g5 — рядом с Королём чёрных на g6.",
        ],
    );
    check_sentence(
        SWAPS,
        "e4-d4",
        [
            "e4–d4 is not legal. The Bishop on d4 stands on another colour than the King on e4.",
            "e4–d4 — ход не по правилам. Слон на d4 стоит на поле другого цвета, чем Король на e4.",
        ],
    );
    check_sentence(
        SWAPS,
        "g5-f7",
        [
            "g5–f7 is not legal. f7 is empty, and the Knight moves only to capture.",
            "g5–f7 — ход не по правилам. Поле f7 свободно, а Конь ходит только со взятием.",
        ],
    );
    check_sentence(
        SWAPS,
        "b3-b5",
        [
            "b3–b5 is not legal. b5 is out of reach from b3: the Pawn moves one square straight forward, never two, and captures one square diagonally forward.",
            "b3–b5 — ход не по правилам. С b3 на b5 хода нет: Пешка ходит на одно поле прямо вперёд, на два никогда, и берёт на одно поле наискосок вперёд.",
        ],
    );
}

#[test]
fn permissions_cite_their_article() {
    check_sentence(
        SWAPS,
        "e4-a1",
        [
            "e4–a1 is legal (article 14, The swap): the King and the Queen on a1 change places.",
            "e4–a1 — ход по правилам (статья 14, «Обмен»): Король меняется местами с фигурой на a1 (Ферзь).",
        ],
    );
    check_sentence(
        SWAPS,
        "a1-a8",
        [
            "a1–a8 is not legal. White’s King on a5 stands in the way from a1 to a8.",
            "a1–a8 — ход не по правилам. На пути с a1 на a8 препятствие: Король белых на a5.",
        ],
    );
    check_sentence(
        SWAPS,
        "d4-b6",
        [
            "d4–b6 is legal (article 7, Capture): the Bishop takes the Pawn on b6.",
            "d4–b6 — ход по правилам (статья 7, «Взятие»): Слон берёт на b6 (Пешка).",
        ],
    );
}

#[test]
fn ends_are_told_with_their_winner() {
    for (fen, expected) in [
        (
            "4k3/8/R7/8/8/8/8/4K3 b",
            ["White wins: Black has nothing but Kings.", "Белые выиграли: у чёрных остались одни Короли."],
        ),
        (
            "1K5k/8/n7/8/8/8/8/4K3 b",
            [
                "Black wins: White has left itself nothing but Kings.",
                "Чёрные выиграли: ход белых оставил им самим одних Королей.",
            ],
        ),
        (
            "4k3/8/n7/8/8/8/8/4K2N w",
            [
                "A draw: besides Kings each side has one piece of the same kind.",
                "Ничья: кроме Королей, у сторон по одной равнозначной фигуре.",
            ],
        ),
        (
            "k7/R1K5/1n6/8/8/8/8/8 b",
            ["White wins: Black has no legal move.", "Белые выиграли: у чёрных нет ходов."],
        ),
    ] {
        let outcome = game().outcome(&position(fen)).unwrap();
        let said = ["en", "ru"].map(|code| {
            let lang = notation::language(code, &[game()]).unwrap();
            explain::outcome(game(), &outcome, &lang)
        });
        assert_eq!(said, expected.map(str::to_owned), "{fen}");
    }
}
