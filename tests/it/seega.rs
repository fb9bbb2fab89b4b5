//! Seega on its three boards: against the file of its cases, and by what its rules promise.

mod symmetry;

use serde::Deserialize;
use tabia::board::{Point, PointSet};
use tabia::explain;
use tabia::game::{Game, Outcome, Verdict};
use tabia::games::find;
use tabia::lang::LANGUAGES;
use tabia::notation;
use tabia::position::{Move, Position, Side};

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

/// Men are being placed; it is White's turn.
const PLACING: &str = "5/5/5/1m3/Mm3 w 9/10 0";
/// All men stand, few as they are.
const MOVING: &str = "5/5/1Mm1M/5/4m w 0/0 0";
/// White can only pass.
const BLOCKED: &str = "MmMMM/mMmMm/mm1mM/mMmmm/MMmMM w 0/0 0";

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
