//! What is said of moves and positions in Seega: every rule that a try breaks, and the sentences in both languages.

use super::{BLOCKED, MOVING, PLACING, point, seega, set_up};
use tabia::explain;
use tabia::game::Verdict;
use tabia::lang::LANGUAGES;
use tabia::notation;

/// The rules that a try breaks; `@c1` is a drop.
#[track_caller]
fn check_refusals(fen: &str, tried: &str, expected: &[&str]) {
    let (game, position) = seega(fen);
    let verdict = match tried.strip_prefix('@') {
        Some(to) => game.verdicts_of_hand(&position).swap_remove(point(game, to).index()),
        None => game.verdict(&position, point(game, &tried[..2]), point(game, &tried[2..])),
    };
    let Verdict::Illegal(refusals) = verdict else { panic!("{tried} is legal in {fen}") };
    let found: Vec<&str> = refusals.iter().map(|refusal| game.spec().rule_id(refusal.rule)).collect();
    assert_eq!(found, expected, "{tried} in {fen}");
}

#[test]
fn a_refusal_lists_every_rule_that_is_broken() {
    check_refusals(PLACING, "@c3", &["centre-placement"]);
    check_refusals(PLACING, "@a1", &["own-man"]);
    check_refusals(PLACING, "@b1", &["occupied"]);
    check_refusals(PLACING, "a1a2", &["placement"]);
    check_refusals(PLACING, "a1b1", &["placement", "occupied"]);
    check_refusals(PLACING, "a1c3", &["placement", "reach"]);
    check_refusals(PLACING, "b1b2", &["placement", "own-man"]);
    check_refusals(MOVING, "@a1", &["no-men-in-hand"]);
    check_refusals(MOVING, "@c3", &["no-men-in-hand", "centre-placement", "occupied"]);
    check_refusals(MOVING, "@b3", &["no-men-in-hand", "own-man"]);
    check_refusals(MOVING, "b3c3", &["occupied"]);
    check_refusals(MOVING, "b3e3", &["own-man", "reach"]);
    check_refusals(MOVING, "b3e1", &["occupied", "reach"]);
    check_refusals(MOVING, "b3b3", &["reach"]);
    check_refusals(MOVING, "b3c4", &["reach"]);
    check_refusals(MOVING, "a1a2", &["turn"]);
    check_refusals(BLOCKED, "b4c4", &["occupied", "must-pass"]);
    check_refusals(BLOCKED, "b4c3", &["reach", "must-pass"]);
    check_refusals(BLOCKED, "@c3", &["no-men-in-hand", "centre-placement", "must-pass"]);
    check_refusals("5/5/5/5/m4 w 0/0 3", "a1a2", &["all-taken"]);
    check_refusals("5/5/5/5/mM3 w 0/0 20", "a1b1", &["occupied", "twenty-moves"]);
    check_refusals("5/5/5/5/mM3 w 0/0 20", "@a2", &["no-men-in-hand", "twenty-moves"]);
}

/// What is said, in English and Russian, of a step (`c2d2`), a drop (`@c1`) or a pass.
#[track_caller]
fn check_sentence(fen: &str, tried: &str, expected: [&str; 2]) {
    let (game, position) = seega(fen);
    let langs = LANGUAGES.map(|code| notation::language(code, &[game]).unwrap());
    let said = langs.each_ref().map(|lang| match tried.strip_prefix('@') {
        _ if tried == "pass" => explain::legal(game, &position, &game.moves(&position)[0], lang),
        Some(to) => {
            let to = point(game, to);
            let verdict = &game.verdicts_of_hand(&position)[to.index()];
            explain::verdict(game, &position, (None, to), verdict, lang)
        }
        None => {
            let way = (point(game, &tried[..2]), point(game, &tried[2..]));
            explain::verdict(game, &position, way, &game.verdict(&position, way.0, way.1), lang)
        }
    });
    assert_eq!(said, expected.map(str::to_owned));
}

#[test]
fn a_refusal_says_why_with_its_particulars() {
    for (fen, tried, expected) in [
        (
            PLACING,
            "a1a2",
            [
                "a1–a2 is not legal. No man moves before all men stand, and there are still men in hand.",
                "a1–a2 — ход не по правилам. Пешки не ходят, пока расставлены не все, а в запасе ещё есть пешки.",
            ],
        ),
        (
            PLACING,
            "@c3",
            [
                "c3 is not legal. c3 is the centre, where no man is placed.",
                "c3 — ход не по правилам. c3 — центральное поле, на него пешки не ставятся.",
            ],
        ),
        (
            MOVING,
            "@a1",
            [
                "a1 is not legal. White has no man in hand to place on a1.",
                "a1 — ход не по правилам. Белые уже расставили все свои пешки, поставить на a1 нечего.",
            ],
        ),
        (
            MOVING,
            "b3c3",
            [
                "b3–c3 is not legal. Black’s man stands on c3, and men are not captured by stepping onto them.",
                "b3–c3 — ход не по правилам. На c3 стоит пешка чёрных, а бьют не вступая на поле чужой пешки.",
            ],
        ),
        (
            "5/5/1MM2/5/4m w 0/0 0",
            "b3c3",
            [
                "b3–c3 is not legal. White’s own man stands on c3.",
                "b3–c3 — ход не по правилам. На c3 уже стоит своя пешка (белых).",
            ],
        ),
        (
            MOVING,
            "b3b5",
            [
                "b3–b5 is not legal. b5 is out of reach from b3: a man steps one square along a rank or file.",
                "b3–b5 — ход не по правилам. С b3 на b5 хода нет: пешка ходит на одну клетку по вертикали или горизонтали.",
            ],
        ),
        (
            MOVING,
            "a1a2",
            ["a1–a2 is not legal. No man stands on a1.", "a1–a2 — ход не по правилам. На a1 нет пешки."],
        ),
    ] {
        check_sentence(fen, tried, expected);
    }
}

#[test]
fn a_permission_names_what_is_taken() {
    for (fen, tried, expected) in [
        (
            "mmmmm/MMMmm/Mm1mM/MMmmM/MMMMm w 0/0 0",
            "c4c3",
            [
                "c4–c3 is legal (article 9, Custody): the man takes the men on b3, c2 and d3, and White moves again.",
                "c4–c3 — ход по правилам (статья 9, «Охват»): пешка бьёт пешки на b3, c2 и d3, и снова ход белых.",
            ],
        ),
        (
            "5/M4/1mM2/5/4m w 0/0 0",
            "a4a3",
            [
                "a4–a3 is legal (article 9, Custody): the man takes the man on b3, and White moves again.",
                "a4–a3 — ход по правилам (статья 9, «Охват»): пешка бьёт пешку на b3, и снова ход белых.",
            ],
        ),
        (
            MOVING,
            "e3d3",
            [
                "e3–d3 is legal (article 8, The step): the man steps to a neighbouring square and takes nothing.",
                "e3–d3 — ход по правилам (статья 8, «Ход пешки»): пешка переходит на соседнее поле и ничего не бьёт.",
            ],
        ),
        (
            PLACING,
            "@a2",
            [
                "a2 is legal (article 2, Placement): White puts a man on a2.",
                "a2 — ход по правилам (статья 2, «Расстановка»): Белые ставят пешку на a2.",
            ],
        ),
        (
            BLOCKED,
            "pass",
            [
                "pass is legal (article 12, Passing): no man of White can move.",
                "пас — ход по правилам (статья 12, «Пропуск хода»): у белых нет ни одного хода.",
            ],
        ),
    ] {
        check_sentence(fen, tried, expected);
    }
}

/// What the game has against a position, in English.
#[track_caller]
fn check_objections(game: &str, fen: &str, expected: &[&str]) {
    let (game, position) = set_up(game, fen);
    let [en, ru] = LANGUAGES.map(|code| notation::language(code, &[game]).unwrap());
    let objections = game.objections(&position);
    let said: Vec<String> = objections.iter().map(|o| explain::objection(game, o, &en)).collect();
    assert_eq!(said, expected, "{fen}");
    assert!(objections.iter().all(|o| explain::objection(game, o, &ru).ends_with('.')));
}

#[test]
fn positions_that_cannot_be_set_up_are_refused_with_the_reason() {
    let hands = |side| {
        format!(
            "The men in hand do not fit, with {side} to move: each side places two men in a turn, and White begins."
        )
    };
    let more = |side, men| format!("{side} has more than {men} men, those in hand counted.");
    let (white, black) = (hands("White"), hands("Black"));
    check_objections("seega", "MMMMM/MMMMM/MM3/5/4m w 0/0 0", &[]);
    check_objections("seega", "MMMMM/MMMMM/MMM2/5/4m w 0/0 0", &[&more("White", 12)]);
    check_objections("seega", "mmm2/5/5/5/MMMM1 w 10/10 0", &[&more("White", 12), &more("Black", 12)]);
    check_objections("seega-7", "7/7/7/7/7/7/7 w 24/26 0", &[&more("Black", 24), &white]);
    check_objections("seega-9", "9/9/9/9/9/9/9/9/9 w 42/42 0", &[&more("White", 40), &more("Black", 40)]);
    check_objections(
        "seega-9",
        "9/9/9/9/4m4/9/9/9/9 w 40/38 0",
        &["Black’s man on e5: the centre stays empty while there are men in hand.", &white],
    );
    check_objections("seega", "5/5/2M2/5/4m w 0/0 0", &[]);
    for fitting in ["w 12/12", "w 11/12", "b 10/12", "b 10/11", "w 10/10", "w 1/2", "b 0/2", "b 0/1"] {
        check_objections("seega", &format!("5/5/5/5/5 {fitting} 0"), &[]);
    }
    for wrong in ["w 11/11", "w 10/12", "w 12/11", "w 0/2", "w 0/1", "w 10/11"] {
        check_objections("seega", &format!("5/5/5/5/5 {wrong} 0"), &[&white]);
    }
    for wrong in ["b 12/12", "b 11/12", "b 10/10", "b 2/0", "b 1/0", "b 9/12"] {
        check_objections("seega", &format!("5/5/5/5/5 {wrong} 0"), &[&black]);
    }
}

#[test]
fn every_answer_can_be_said() {
    for fen in [PLACING, MOVING, BLOCKED] {
        let (game, position) = seega(fen);
        for lang in LANGUAGES.map(|code| notation::language(code, &[game]).unwrap()) {
            let points = || game.spec().board.points();
            let hand = game.verdicts_of_hand(&position);
            let men = points().map(|from| (Some(from), game.verdicts(&position, from)));
            for (from, verdicts) in men.chain([(None, hand)]) {
                for (to, verdict) in points().zip(verdicts) {
                    let said = explain::verdict(game, &position, (from, to), &verdict, &lang);
                    assert!(said.ends_with('.') && !said.contains('{'), "{said}");
                }
            }
        }
    }
}
