//! The sentences that readers get, in both languages.

use tabia::explain;
use tabia::game::Game;
use tabia::games::find;
use tabia::lang::{LANGUAGES, Lang};
use tabia::notation;

fn chess_t1() -> (&'static dyn Game, [Lang; 2]) {
    let game = find("chess-t1").unwrap();
    (game, LANGUAGES.map(|code| notation::language(code, &[game]).unwrap()))
}

/// The sentences, English and Russian, on a pair of squares of a position.
#[track_caller]
fn check_verdict(fen: &str, pair: &str, expected: [&str; 2]) {
    let (game, langs) = chess_t1();
    let position = notation::parse_position(game, fen).unwrap();
    let point = |name: &str| game.spec().board.point(name).unwrap();
    let way = (point(&pair[..2]), point(&pair[3..]));
    let verdict = game.verdict(&position, way.0, way.1);
    let said = [0, 1].map(|at| explain::verdict(game, &position, way, &verdict, &langs[at]));
    assert_eq!(said, expected.map(str::to_owned));
}

/// Figure 2.7 of the book.
const RITTER: &str = "8/8/8/2i2r2/2i5/8/I1Rv4/8 w Pp";

#[test]
fn a_refusal_says_why_with_its_particulars() {
    check_verdict(
        RITTER,
        "c2-c4",
        [
            "c2–c4 is not legal. White’s force on c4 is 2, Black’s 2: White needs more to capture there.",
            "c2–c4 — ход не по правилам. Для взятия нужен перевес в силе, а на c4 сила белых — 2, чёрных — 2.",
        ],
    );
    check_verdict(
        RITTER,
        "c2-a2",
        [
            "c2–a2 is not legal. White’s own Knecht stands on a2.",
            "c2–a2 — ход не по правилам. Поле a2 занято своей фигурой: Кнехт белых.",
        ],
    );
    check_verdict(
        RITTER,
        "c2-c1",
        [
            "c2–c1 is not legal. c1 is a castle square, which the Ritter may not enter.",
            "c2–c1 — ход не по правилам. c1 — поле замка, Риттер не может на него вступить.",
        ],
    );
    check_verdict(
        RITTER,
        "c2-e3",
        [
            "c2–e3 is not legal. e3 is out of reach from c2: the Ritter moves one or two squares along a rank or file, jumping over what stands between.",
            "c2–e3 — ход не по правилам. С c2 на e3 хода нет: Риттер ходит на одну или две клетки по вертикали и горизонтали, перепрыгивая через фигуры.",
        ],
    );
    check_verdict(
        RITTER,
        "h1-h2",
        ["h1–h2 is not legal. No piece stands on h1.", "h1–h2 — ход не по правилам. На h1 нет фигуры."],
    );
    check_verdict(
        "8/8/8/3vP3/8/6I1/8/8 w Pp",
        "e5-h2",
        [
            "e5–h2 is not legal. White’s Knecht on g3 stands in the way from e5 to h2.",
            "e5–h2 — ход не по правилам. На пути с e5 на h2 препятствие: Кнехт белых на g3.",
        ],
    );
    check_verdict(
        "3k1P2/8/8/8/8/8/8/2c2C2 w Pp",
        "d8-d7",
        [
            "d8–d7 is not legal. White’s Prince on f8 locks the King in its castle: Black’s only royal piece there may not leave.",
            "d8–d7 — ход не по правилам. Король — единственная королевская фигура чёрных в своём замке и не может его покинуть, пока там Принц белых (f8).",
        ],
    );
    check_verdict(
        "8/8/8/5R2/8/4s3/2v5/5P2 b Pp",
        "e3-d1",
        [
            "e3–d1 is not legal. d1 is a castle square, which the Scout may not enter except to make an exchange.",
            "e3–d1 — ход не по правилам. d1 — поле замка, Разведчик не может на него вступить (только для размена).",
        ],
    );
    check_verdict(
        "k7/6V1/8/8/8/8/2v2v2/5K2 w Pp",
        "f2-f1",
        [
            "f2–f1 is not legal. f1 is a castle square, which the Ver Knecht may not enter except to promote on a free square of the enemy castle.",
            "f2–f1 — ход не по правилам. f1 — поле замка, Вер Кнехт не может на него вступить (только с превращением, на свободное поле замка противника).",
        ],
    );
    check_verdict(
        "4k3/8/8/8/8/I7/8/4K3 w Pp",
        "a3-a5",
        [
            "a3–a5 is not legal. A two-step must stay in its own half, and a3–a5 does not.",
            "a3–a5 — ход не по правилам. Двойной ход не должен выходить за свою половину доски, а a3–a5 выходит.",
        ],
    );
}

#[test]
fn a_permission_cites_its_article() {
    check_verdict(
        RITTER,
        "c2-d2",
        [
            "c2–d2 is legal (article 10, Capture): White’s force on d2 is 2, Black’s 1½.",
            "c2–d2 — ход по правилам (статья 10, «Ход со взятием»): на d2 сила белых — 2, чёрных — 1½.",
        ],
    );
    check_verdict(
        RITTER,
        "c2-e2",
        [
            "c2–e2 is legal (article 7, The jump): the Ritter moves two squares, whatever stands between.",
            "c2–e2 — ход по правилам (статья 7, «Прыжок через клетку»): Риттер ходит на две клетки, что бы ни стояло между ними.",
        ],
    );
    check_verdict(
        "4k3/3p4/8/8/2p5/8/8/2K5 b Pp",
        "c4-f1",
        [
            "c4–f1 is legal (article 17, The Prince’s promotion): on f1 the Prince becomes a Konnet.",
            "c4–f1 — ход по правилам (статья 17, «Превращение Принца»): на f1 Принц превращается в Коннета.",
        ],
    );
    check_verdict(
        "8/8/8/5R2/8/4s3/2v5/5P2 b Pp",
        "e3-f1",
        [
            "e3–f1 is legal (article 12, The Scout’s exchange): the Scout and the piece on f1 both leave the board.",
            "e3–f1 — ход по правилам (статья 12, «Размен Разведчика»): Разведчик и фигура на f1 снимаются с доски.",
        ],
    );
}

#[test]
fn a_position_is_told_in_words() {
    let (game, [en, ru]) = chess_t1();
    let position = notation::parse_position(game, "8/8/8/2i2r2/2i5/8/I1Rv4/8 w p").unwrap();
    assert_eq!(
        explain::position(game, &position, &en),
        "White: Ritter c2, Knecht a2. Black: Ritter f5, Ver Knecht d2, Knechts c4, c5. White’s Prince promotion is spent. White to move."
    );
    assert_eq!(
        explain::position(game, &position, &ru),
        "Белые: Риттер c2, Кнехт a2. Чёрные: Риттер f5, Вер Кнехт d2, Кнехты c4, c5. Белые уже использовали превращение Принца. Ход белых."
    );
}

#[test]
fn an_end_is_told_with_its_winner() {
    for (fen, expected) in [
        (
            "5Kk1/8/3c3V/8/2IC4/8/3r4/8 b Pp",
            ["White wins: Black’s castle has been captured.", "Белые выиграли: взят замок чёрных."],
        ),
        (
            "8/8/8/8/8/8/8/2Kk4 w Pp",
            [
                "Black wins: White is blockaded and has no legal move.",
                "Чёрные выиграли: блокада, у белых нет ходов.",
            ],
        ),
        (
            "4k3/8/8/8/8/8/8/8 w Pp",
            ["Black wins: White’s King has been taken.", "Чёрные выиграли: взят Король белых."],
        ),
    ] {
        let (game, langs) = chess_t1();
        let mut position = notation::parse_position(game, fen).unwrap();
        position.state.study = false;
        let outcome = game.outcome(&position).unwrap();
        let said = [0, 1].map(|at| explain::outcome(game, &outcome, &langs[at]));
        assert_eq!(said, expected.map(str::to_owned));
    }
}

/// What the game has against a position, in English.
#[track_caller]
fn check_objections(fen: &str, expected: &[&str]) {
    let (game, [en, ru]) = chess_t1();
    let position = notation::parse_position(game, fen).unwrap();
    let objections = game.objections(&position);
    let said: Vec<String> = objections.iter().map(|o| explain::objection(game, o, &en)).collect();
    assert_eq!(said, expected);
    assert!(objections.iter().all(|o| explain::objection(game, o, &ru).ends_with('.')));
}

#[test]
fn positions_that_cannot_be_set_up_are_refused_with_the_reason() {
    check_objections("rspckpsr/iiiiiiii/8/8/8/8/IIIIIIII/RSPCKPSR w Pp", &[]);
    check_objections(
        "2I5/8/8/8/8/8/8/8 w -",
        &["White’s Knecht on c8: only royal pieces (King, Konnet, Prince) may stand on a castle square."],
    );
    check_objections(
        "8/8/I7/8/8/8/8/2r5 w -",
        &[
            "White’s Knecht on a6: by then it would have become a Ver Knecht.",
            "Black’s Ritter on c1: only royal pieces (King, Konnet, Prince) may stand on a castle square.",
        ],
    );
    check_objections(
        "8/8/8/8/8/i7/8/v7 w -",
        &[
            "Black’s Ver Knecht on a1: on the last rank it would have had to become another piece.",
            "Black’s Knecht on a3: by then it would have become a Ver Knecht.",
        ],
    );
    check_objections(
        "KK6/pppp4/8/8/CCCC4/8/8/8 w -",
        &[
            "White has more than one King; there is a second on b8.",
            "White has more than three Konnets; there is a fourth on d4.",
            "Black has more than three Princes; there is a fourth on d7.",
        ],
    );
}

#[test]
fn every_answer_about_the_starting_array_can_be_said() {
    let (game, langs) = chess_t1();
    let position = notation::parse_position(game, game.spec().start).unwrap();
    let points = || game.spec().board.points();
    for lang in &langs {
        for from in points() {
            for (to, verdict) in points().zip(game.verdicts(&position, from)) {
                let said = explain::verdict(game, &position, (from, to), &verdict, lang);
                assert!(said.ends_with('.') && !said.contains('{'), "{said}");
            }
        }
    }
}
