//! What readers are told, in both languages.

use tabia::explain;
use tabia::game::Game;
use tabia::lang::{LANGUAGES, Lang};
use tabia::notation;

use super::{plain, point, position, pure};

fn languages(game: &'static dyn Game) -> [Lang; 2] {
    LANGUAGES.map(|code| notation::language(code, &[game]).unwrap())
}

/// The sentences, English and Russian, on a pair of squares of a position.
#[track_caller]
fn check_verdict(game: &'static dyn Game, fen: &str, pair: &str, expected: [&str; 2]) {
    let position = position(game, fen);
    let way = (point(&pair[..2]), point(&pair[3..]));
    let verdict = game.verdict(&position, way.0, way.1);
    let said = languages(game).map(|lang| explain::verdict(game, &position, way, &verdict, &lang));
    assert_eq!(said, expected.map(str::to_owned));
}

#[test]
fn a_refusal_names_its_cause() {
    check_verdict(
        plain(),
        "2m5/8/1k1rq3/2nM4/2Kp2n1/8/8/8 b",
        "e6-e8",
        [
            "e6–e8 is not legal. The Spy on e6 is frozen by White’s Dragon on d5.",
            "e6–e8 — ход не по правилам. Шпион на e6 не может ходить: рядом Дракон белых на d5.",
        ],
    );
    check_verdict(
        plain(),
        "k7/p5b1/3q1p2/8/3N1r2/8/1m6/7K w",
        "d4-h8",
        [
            "d4–h8 is not legal. Black’s Pawn on f6 cannot be leapt: g7, right behind it, is occupied too.",
            "d4–h8 — ход не по правилам. Через f6 (Пешка чёрных) прыгнуть нельзя: поле g7 прямо за этой фигурой тоже занято.",
        ],
    );
    check_verdict(
        plain(),
        "8/3k4/3P1R2/3pq3/1Km3P1/3b2n1/6P1/3Q4 w",
        "d6-d4",
        [
            "d6–d4 is not legal. The way from d6 to d4 is blocked on d5 by Black’s Pawn.",
            "d6–d4 — ход не по правилам. На пути с d6 на d4 препятствие на d5: Пешка чёрных.",
        ],
    );
    check_verdict(
        plain(),
        "8/3k4/3P1R2/3pq3/1Km3P1/3b2n1/6P1/3Q4 w",
        "g4-g3",
        [
            "g4–g3 is not legal. Black’s Leaper stands on g3, and the Pawn does not take it by moving there.",
            "g4–g3 — ход не по правилам. На g3 — Прыгун чёрных, а Пешка не бьёт, заходя на занятое поле.",
        ],
    );
    check_verdict(
        plain(),
        "8/8/8/4k3/2K2M2/3q4/8/8 w",
        "c4-d4",
        [
            "c4–d4 is not legal. White’s King would be attacked by Black’s Spy on d3.",
            "c4–d4 — ход не по правилам. Король белых оказался бы под ударом: его бьёт Шпион чёрных с d3.",
        ],
    );
    check_verdict(
        plain(),
        "k7/8/8/8/1N1P1p2/8/8/7K w",
        "b4-e4",
        [
            "b4–e4 is not legal. White’s own Pawn on d4 is in the way, and a Leaper leaps only enemies.",
            "b4–e4 — ход не по правилам. На d4 своя фигура (Пешка белых), а Прыгун прыгает только через чужие.",
        ],
    );
    check_verdict(
        plain(),
        "k7/8/8/8/8/8/P5m1/7K w",
        "h1-h1",
        [
            "h1–h1 is not legal. The King may never be taken off the board by its own side.",
            "h1–h1 — ход не по правилам. Короля своя сторона снять с доски не может.",
        ],
    );
    check_verdict(
        pure(),
        "k7/8/8/3mM3/3P4/8/8/7K w",
        "e5-e5",
        [
            "e5–e5 is not legal. The pure rules know no suicide: the Dragon on e5 may not be taken off the board by its own side.",
            "e5–e5 — ход не по правилам. В чистой ультиме самоубийств нет: снять с доски свою фигуру нельзя (Дракон на e5).",
        ],
    );
}

#[test]
fn a_permission_names_what_is_taken_and_by_which_rule() {
    check_verdict(
        plain(),
        "7k/8/3M1P2/3rn3/1Kq1bP2/8/8/3P4 w",
        "d1-d4",
        [
            "d1–d4 is legal (article 13, The Pawn’s pincer): the Pawn takes the Spy on c4, the Officer on d5 and the Chameleon on e4 by the pincer.",
            "d1–d4 — ход по правилам (статья 13, «Охват»): Пешка охватом бьёт Шпиона на c4, Офицера на d5 и Хамелеона на e4.",
        ],
    );
    check_verdict(
        plain(),
        "2R5/1kp5/Pp1n1nBq/1mp5/2N5/8/8/K1r5 w",
        "g6-c6",
        [
            "g6–c6 is legal (article 19, The Chameleon’s imitation): the Chameleon takes the Pawn on b6 by the pincer, the Officer on c1 by coordination, the Pawn on c5 by the pincer, the Pawn on c7 by the pincer, the Leaper on d6 by leaping over, the Leaper on f6 by leaping over and the Spy on h6 by withdrawing.",
            "g6–c6 — ход по правилам (статья 19, «Подражание»): Хамелеон бьёт Пешку на b6 охватом, Офицера на c1 координацией, Пешку на c5 охватом, Пешку на c7 охватом, Прыгуна на d6 прыжком, Прыгуна на f6 прыжком и Шпиона на h6 отходом.",
        ],
    );
    check_verdict(
        plain(),
        "8/8/2n1b3/6k1/3R4/5P2/2Kp1m2/8 w",
        "d4-f6",
        [
            "d4–f6 is legal (article 18, The Officer’s coordination): the Officer takes the Leaper on c6 and the Dragon on f2 by coordination with its King.",
            "d4–f6 — ход по правилам (статья 18, «Координация»): Офицер координацией с Королём бьёт Прыгуна на c6 и Дракона на f2.",
        ],
    );
    check_verdict(
        plain(),
        "8/6pp/6Qb/8/3k4/8/4NK2/8 w",
        "g6-d3",
        [
            "g6–d3 is legal (article 17, The Spy’s withdrawal): the Spy takes the Pawn on h7 by withdrawing from it.",
            "g6–d3 — ход по правилам (статья 17, «Отход»): Шпион, отходя, бьёт Пешку на h7.",
        ],
    );
    check_verdict(
        plain(),
        "k7/8/8/3mM3/3P4/8/8/7K w",
        "d4-d4",
        [
            "d4–d4 is legal (article 3, Suicide): the Pawn on d4 is frozen, and its own side takes it off the board.",
            "d4–d4 — ход по правилам (статья 3, «Самоубийство»): Пешка на d4 не может ходить, и своя сторона снимает эту фигуру с доски.",
        ],
    );
    check_verdict(
        plain(),
        "8/8/8/4k3/2K2M2/3q4/8/8 w",
        "f4-d4",
        [
            "f4–d4 is legal (article 8, The other men): the Dragon moves along a line and takes nothing.",
            "f4–d4 — ход по правилам (статья 8, «Ход остальных фигур»): Дракон идёт по линии и ничего не бьёт.",
        ],
    );
}

#[test]
fn an_end_and_an_objection_are_told() {
    let told = |fen: &str| {
        let outcome = plain().outcome(&position(plain(), fen)).unwrap();
        languages(plain()).map(|lang| explain::outcome(plain(), &outcome, &lang))
    };
    assert_eq!(
        told("8/8/8/3Kk3/5M2/3q4/8/8 b"),
        ["White wins: Black’s King is mated.", "Белые выиграли: мат Королю чёрных."]
    );
    assert_eq!(
        told("8/8/8/4k3/5M2/3K4/8/8 b"),
        ["White wins: Black’s King is stalemated.", "Белые выиграли: пат Королю чёрных."]
    );
    let objections = plain().objections(&position(plain(), "8/8/8/3Kk3/5M2/8/8/8 w"));
    let said = languages(plain()).map(|lang| explain::objection(plain(), &objections[0], &lang));
    assert_eq!(
        said,
        [
            "Black is not to move, yet its King is in check from White’s King on d5.",
            "Ход не чёрных, а их Король под шахом: его бьёт Король белых с d5."
        ]
    );
}

#[test]
fn every_answer_about_every_position_of_the_file_can_be_said() {
    for game in [plain(), pure()] {
        for lang in languages(game) {
            for fen in super::fens().iter().step_by(6) {
                let position = position(game, fen);
                for from in game.spec().board.points() {
                    for (to, verdict) in game.spec().board.points().zip(game.verdicts(&position, from)) {
                        let said = explain::verdict(game, &position, (from, to), &verdict, &lang);
                        assert!(said.ends_with('.') && !said.contains('{'), "{said}");
                    }
                }
            }
        }
    }
}
