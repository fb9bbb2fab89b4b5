//! What a page asks of the engine: every verb on facts, and every sort of bad question.

use serde_json::{Value, json};
use tabia::games::GAMES;
use tabia::lang::Lang;
use tabia::notation;
use tabia::wasm::{Session, answer};

use crate::rules::cases::files;

/// A session whose language is set.
fn session(code: &str) -> Session {
    let mut session = Session::default();
    let texts = GAMES.iter().flat_map(|game| game.spec().texts_in(code));
    let texts: Vec<&str> = [Lang::new(code, &[]).unwrap().words()].into_iter().chain(texts).collect();
    let question = format!("texts\n{code}\n{}", texts.join("\u{1e}"));
    assert_eq!(answer(&mut session, &question), "{}");
    session
}

fn ask(session: &mut Session, words: &[&str]) -> Value {
    let text = answer(session, &words.join("\n"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{words:?}: {error}: {text}"))
}

/// Figure 2.7 of the textbook of chess-T1.
const RITTER: &str = "8/8/8/2i2r2/2i5/8/I1Rv4/8 w Pp";
const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn the_moves_of_a_position_are_those_of_the_cases() {
    let mut session = session("en");
    let mut positions = 0;
    for file in files().1 {
        for case in file.positions.iter().chain(&file.random) {
            let Some(expected) = &case.moves else { continue };
            let game = case.game.as_ref().unwrap_or(&file.game);
            let seen = ask(&mut session, &["look", game, &case.fen]);
            if seen["objections"] != json!([]) {
                continue;
            }
            let moves = seen["moves"].as_array().expect("moves").iter();
            let mut moves: Vec<&str> = moves.map(|mv| mv["m"].as_str().unwrap()).collect();
            let mut expected: Vec<&str> = expected.iter().map(String::as_str).collect();
            moves.sort_unstable();
            expected.sort_unstable();
            assert_eq!(moves, expected, "{game} {}", case.fen);
            positions += 1;
        }
    }
    assert!(positions > 100, "{positions}");
}

#[test]
fn a_position_is_looked_at() {
    let mut session = session("en");
    let seen = ask(&mut session, &["look", "chess-t1", RITTER]);
    assert_eq!(seen["turn"], "w");
    assert_eq!(seen["over"], Value::Null);
    assert_eq!((&seen["check"], &seen["danger"], &seen["sign"]), (&json!("none"), &json!(""), &json!("")));
    assert_eq!(seen["hands"], json!([0, 0]));
    assert_eq!(seen["frozen"], Value::Null);
    assert_eq!(seen["has"]["force"], true);
    assert_eq!(seen["has"]["zones"][0]["name"], "the castles");
    assert_eq!(seen["has"]["zones"][0]["squares"], json!(["c1", "c8", "d1", "d8", "e1", "e8", "f1", "f8"]));
    let taking = seen["moves"].as_array().unwrap().iter().find(|mv| mv["m"] == "c2d2").unwrap();
    assert_eq!(*taking, json!({"m": "c2d2", "from": "c2", "to": "d2", "t": "R c2:d2", "takes": ["d2"]}));
    // Scholar's mate.
    let mate = "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4";
    let seen = ask(&mut session, &["look", "chess", mate]);
    assert_eq!(seen["moves"], json!([]));
    assert_eq!(
        (&seen["over"]["winner"], &seen["over"]["rule"], &seen["check"], &seen["danger"], &seen["sign"]),
        (&json!("w"), &json!("mate"), &json!("final"), &json!("b"), &json!("#"))
    );
    let choice = ask(&mut session, &["look", "chess", "8/P6k/8/8/8/8/8/K7 w - - 0 1"]);
    let shown: Vec<&str> =
        choice["moves"].as_array().unwrap().iter().filter_map(|mv| mv["shows"].as_str()).collect();
    assert_eq!(shown, ["Queen", "Rook", "Bishop", "Knight"]);
    let two_kings = ask(&mut session, &["look", "chess", "8/8/8/8/8/8/8/KK5k w - - 0 1"]);
    assert_eq!(two_kings["moves"], json!([]));
    assert_eq!(two_kings["objections"].as_array().map(Vec::len), Some(1));
}

#[test]
fn verdicts_come_with_their_rules_and_reasons() {
    let mut session = session("en");
    let refused = ask(&mut session, &["why", "chess-t1", RITTER, "c2", "c4"]);
    assert_eq!((&refused["legal"], &refused["rule"]), (&json!(false), &json!("force")));
    assert_eq!(
        refused["says"],
        "c2–c4 is not legal. White’s force on c4 is 2, Black’s 2: White needs more to capture there."
    );
    assert_eq!(refused["all"].as_array().map(Vec::len), Some(1));
    let legal = ask(&mut session, &["why", "chess-t1", RITTER, "c2", "d2"]);
    assert_eq!((&legal["legal"], &legal["rule"]), (&json!(true), &json!("capture")));
    // Black's man is asked about while it is White's turn.
    assert_eq!(ask(&mut session, &["why", "chess-t1", RITTER, "d2", "d3"])["legal"], true);
    assert_eq!(
        ask(&mut session, &["why", "seega", "5/5/5/5/5 w 12/12 0", "-", "c3"])["rule"],
        "centre-placement"
    );
    let squares = &ask(&mut session, &["verdicts", "chess-t1", RITTER, "c2"])["squares"];
    assert_eq!(squares.as_object().map(serde_json::Map::len), Some(64));
    assert_eq!(squares["d2"], json!(["+", "capture"]));
    assert_eq!(squares["c4"], json!(["force"]));
    assert_eq!(squares["a2"], json!(["own-piece"]));
}

#[test]
fn a_move_is_played_and_announced() {
    let cases = [
        (
            "chess-t1",
            RITTER,
            "c2d2",
            "White’s Ritter takes Black’s Ver Knecht on d2.",
            "Риттер белых берёт на d2 Вер Кнехта чёрных.",
        ),
        ("chess", ARRAY, "e2e4", "White’s Pawn goes from e2 to e4.", "Пешка белых идёт с e2 на e4."),
        (
            "chess",
            "8/P6k/8/8/8/8/8/K7 w - - 0 1",
            "a7a8q",
            "White’s Pawn goes from a7 to a8 and becomes: Queen.",
            "Пешка белых идёт с a7 на a8 и превращается в Ферзя.",
        ),
        (
            "chess",
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            "e1g1",
            "White castles: King to g1, Rook to f1.",
            "Белые рокируются: Король на g1, Ладья на f1.",
        ),
        (
            "chess",
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            "e5d6",
            "White’s Pawn goes from e5 to d6 and takes Black’s Pawn on d5.",
            "Пешка белых идёт с e5 на d6 и берёт: Пешку чёрных на d5.",
        ),
        (
            "chess",
            "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
            "a1a8",
            "White’s Rook goes from a1 to a8. Check.",
            "Ладья белых идёт с a1 на a8. Шах.",
        ),
        ("seega", "5/5/5/5/5 w 12/12 0", "@c1", "White’s Man is placed on c1.", "Белые ставят Пешку на c1."),
        ("seega", "MmMMM/mMmMm/mm1mM/mMmmm/MMmMM w 0/0 0", "pass", "White passes.", "Белые пасуют."),
        (
            "seega",
            "mmmmm/MMMmm/Mm1mM/MMmmM/MMMMm w 0/0 0",
            "c4c3xb3,c2,d3",
            "White’s Man goes from c4 to c3 and takes Black’s Man on b3, Black’s Man on c2 and Black’s Man on d3.",
            "Пешка белых идёт с c4 на c3 и берёт: Пешку чёрных на b3, Пешку чёрных на c2 и Пешку чёрных на d3.",
        ),
    ];
    let mut sessions = ["en", "ru"].map(session);
    for (game, fen, mv, english, russian) in cases {
        for (session, expected) in sessions.iter_mut().zip([english, russian]) {
            let played = ask(session, &["play", game, fen, mv]);
            assert_eq!(played["says"].as_str().unwrap_or_default(), expected, "{game} {mv}: {played}");
            assert_eq!(played["look"]["fen"], played["fen"]);
        }
    }
    let taken = ask(&mut sessions[0], &["play", "chess-t1", "8/8/8/8/2k5/8/2R5/2K5 w Pp", "c2c4"]);
    assert_eq!(taken["look"]["over"]["rule"], "king-taken");
}

#[test]
fn every_move_of_every_array_is_played_in_words() {
    for code in ["en", "ru"] {
        let mut session = session(code);
        for game in GAMES {
            let (id, mut fen) = (game.spec().id, game.spec().start.to_owned());
            for turn in 0..30 {
                let seen = ask(&mut session, &["look", id, &fen]);
                let Some(moves) = seen["moves"].as_array().filter(|moves| !moves.is_empty()) else { break };
                let mv = &moves[turn * 7 % moves.len()];
                let machine = mv["m"].as_str().unwrap();
                let played = ask(&mut session, &["play", id, &fen, machine]);
                assert!(!played["says"].as_str().unwrap().contains(['{', '}']), "{played}");
                assert_eq!(played["t"], mv["t"]);
                assert_eq!(ask(&mut session, &["read", id, &fen, mv["t"].as_str().unwrap()])["m"], machine);
                assert_eq!(ask(&mut session, &["read", id, &fen, machine])["m"], machine);
                fen = played["fen"].as_str().unwrap().to_owned();
            }
        }
    }
}

#[test]
fn a_typed_move_is_read_or_refused_in_the_pages_language() {
    let mut ru = session("ru");
    let read = |session: &mut Session, text: &str| ask(session, &["read", "chess-t1", RITTER, text]);
    for text in ["c2d2", "Рт c2:d2", "R c2:d2"] {
        assert_eq!(read(&mut ru, text), json!({"m": "c2d2"}), "{text}");
    }
    assert_eq!(
        read(&mut ru, "c2c4")["error"],
        "c2–c4 — ход не по правилам. Для взятия нужен перевес в силе, а на c4 сила белых — 2, чёрных — 2."
    );
    assert_eq!(read(&mut ru, "d2d3")["error"], "Сейчас не ход чёрных.");
    assert_eq!(read(&mut ru, "?!")["error"], "Не удаётся прочесть это как ход.");
    let wrong_sign = read(&mut ru, "Рт c2-d2");
    assert_eq!(wrong_sign["hint"], "Запишите так: Рт c2:d2.");
    let mut en = session("en");
    let two = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1";
    assert_eq!(
        ask(&mut en, &["read", "chess", "4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "Ne2"])["error"],
        "Several men can make this move: Nge2, Nce2."
    );
    assert!(ask(&mut en, &["read", "chess", two, "0-0"])["hint"].is_null());
}

#[test]
fn force_strikes_and_counts() {
    let mut session = session("en");
    let force = ask(&mut session, &["force", "chess-t1", RITTER]);
    assert_eq!((&force["c4"], &force["d2"]), (&json!(["2", "2"]), &json!(["2", "1½"])));
    let strikes = ask(&mut session, &["strikes", "chess", ARRAY, "b1"]);
    assert_eq!(strikes["squares"], json!(["a3", "c3", "d2"]));
    let struck = ask(&mut session, &["struck", "chess", "8/8/8/8/8/8/8/K6k w - - 0 1", "w"]);
    assert_eq!(struck["squares"], json!(["a2", "b1", "b2"]));
    assert_eq!(ask(&mut session, &["perft", "chess", ARRAY, "3"])["nodes"], 8902);
    assert_eq!(ask(&mut session, &["start", "chess"])["fen"], ARRAY);
    let games = ask(&mut session, &["games"]);
    assert_eq!(games.as_array().map(Vec::len), Some(GAMES.len()));
    assert_eq!(games[0], json!({"id": "chess-t1", "name": "chess-T1", "start": GAMES[0].spec().start}));
    let chess = notation::parse_position(GAMES[1], ARRAY).unwrap();
    assert_eq!(notation::write_position(GAMES[1], &chess), ARRAY);
}

#[test]
fn a_position_that_comes_again_may_be_claimed() {
    let mut session = session("en");
    let (one, other) = ("7k/8/8/8/8/8/8/R6K w - - 0 1", "7k/8/8/8/8/8/8/R6K b - - 1 1");
    let twice = ask(&mut session, &["repeated", "chess", one, other, one]);
    assert_eq!(twice, json!({"over": null, "claims": []}));
    let thrice = ask(&mut session, &["repeated", "chess", one, other, one, other, one]);
    assert_eq!(thrice["claims"][0]["rule"], "threefold");
    // A King that was there at the start has been taken.
    let taken = ["repeated", "chess-t1", "8/8/8/8/2k5/8/2R5/2K5 w Pp", "8/8/8/8/2R5/8/8/2K5 b Pp"];
    assert_eq!(ask(&mut session, &taken)["over"]["rule"], "king-taken");
}

#[test]
fn bad_questions_are_errors() {
    let bad: &[&[&str]] = &[
        &[""],
        &["dance"],
        &["look"],
        &["look", "ludo", "8"],
        &["look", "chess"],
        &["look", "chess", ""],
        &["look", "chess", "8/8 w"],
        &["look", "chess", ARRAY, "more"],
        &["why", "chess", ARRAY],
        &["why", "chess", ARRAY, "e2"],
        &["why", "chess", ARRAY, "e2", "e9"],
        &["why", "chess", ARRAY, "е2", "-"],
        &["verdicts", "chess", ARRAY, "x"],
        &["play", "chess", ARRAY],
        &["play", "chess", ARRAY, "e2e5"],
        &["play", "chess", ARRAY, "\u{0}"],
        &["read", "chess", ARRAY],
        &["read", "chess", ARRAY, "𝄞"],
        &["force", "chess", ARRAY],
        &["strikes", "chess", ARRAY, ""],
        &["struck", "chess", ARRAY, "x"],
        &["perft", "chess", ARRAY, "-1"],
        &["perft", "chess", ARRAY, "99"],
        &["perft", "chess", ARRAY, "1½"],
        &["repeated", "chess"],
        &["repeated", "chess", ARRAY, "8"],
        &["array", "chess", "1000000"],
        &["start", "chess", "x"],
        &["games", "x"],
        &["texts"],
        &["texts", "de", ""],
        &["texts", "en", "a = {"],
        &["play", "chess", "8/8/8/8/8/8/8/KK5k w - - 0 1", "a1a2"],
    ];
    for words in bad {
        // Each with the texts set, and without.
        for mut session in [session("en"), Session::default()] {
            let answer = ask(&mut session, words);
            assert!(answer["error"].as_str().is_some_and(|error| !error.is_empty()), "{words:?}: {answer}");
        }
    }
    assert!(ask(&mut Session::default(), &["look", "chess", ARRAY])["error"].is_string());
}

#[test]
fn men_are_read_from_lists_and_drawn_boards() {
    let mut session = session("ru");
    let men = |session: &mut Session, white, black| ask(session, &["men", "chess-t1", white, black]);
    let russian = men(&mut session, "Риттер c2, Кнехт a2", "Кнехт c4 c5, Вер-Кнехт d2");
    assert_eq!(russian, json!({"fen": "8/8/8/2i5/2i5/8/I1Rv4/8 w Pp"}));
    assert_eq!(men(&mut session, "Ritter c2, a2", "Knecht c4 c5, Ver Knecht d2"), russian);
    assert_eq!(men(&mut session, "", ""), json!({"fen": "8/8/8/8/8/8/8/8 w Pp"}));
    assert_eq!(men(&mut session, "K e1", "K e1"), json!({"error": "both sides have a man on `e1`"}));
    let wrong = men(&mut session, "Ritter c9", "");
    assert!(wrong["error"].as_str().unwrap().starts_with("`c9` is not a square"), "{wrong}");
    let drawn = ask(
        &mut session,
        &["drawn", "seega", ". . . . .", ". m . . .", ". M . m .", ". . . . .", ". . . . ."],
    );
    assert_eq!(drawn, json!({"fen": "5/1m3/1M1m1/5/5 w 0/0 0"}));
    let short = ask(&mut session, &["drawn", "seega", ". . ."]);
    assert_eq!(short["error"], "expected 5 rows, found 1");
    // Castling rights are those that the men's places allow.
    let castling = ask(&mut session, &["men", "chess", "King e1, Rook h1", "King e8, Rook a8"]);
    assert_eq!(castling, json!({"fen": "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1"}));
}

#[test]
fn the_english_name_of_a_kind_is_spelt_by_its_id() {
    for game in GAMES {
        let english = notation::language("en", GAMES).unwrap();
        for (at, kind) in game.spec().kinds.iter().enumerate() {
            let named = notation::parse_kind(*game, &kind.id.replace('-', " "), &[&english]);
            assert_eq!(named.map(|kind| usize::from(kind.0)), Some(at), "{} {}", game.spec().id, kind.id);
        }
    }
}

#[test]
fn what_an_author_says_of_a_position_is_told() {
    let mut session = session("en");
    let setup = |session: &mut Session, game, fen| ask(session, &["setup", game, fen]);
    assert_eq!(
        setup(&mut session, "chess-t1", RITTER),
        json!({"study": true, "stage": null, "rights": "Pp"})
    );
    assert_eq!(setup(&mut session, "chess", ARRAY), json!({"study": false, "stage": null, "rights": "KQkq"}));
    let seega = setup(&mut session, "seega", "5/5/5/5/M3m w 0/0 0");
    assert_eq!((&seega["study"], &seega["rights"]), (&json!(false), &Value::Null));
    assert!(seega["stage"].is_string(), "{seega}");
    assert_eq!(setup(&mut session, "seega", "5/5/5/5/M3m w 0/0 0 study")["study"], true);
    // In chess nobody says it: a king is missing, or none is.
    assert_eq!(setup(&mut session, "chess", &format!("{ARRAY} study"))["study"], false);
}

#[test]
fn a_study_goes_on_where_the_game_would_be_over() {
    let mut session = session("en");
    let lone = "5/5/5/5/M4 w 0/0 0";
    assert_ne!(ask(&mut session, &["look", "seega", lone])["over"], Value::Null);
    let study = ask(&mut session, &["look", "seega", &format!("{lone} study")]);
    assert_eq!((&study["over"], &study["fen"]), (&Value::Null, &json!(lone)));
    assert_eq!(study["moves"].as_array().unwrap().len(), 2);
}

#[test]
fn all_moves_of_a_man_are_listed_as_the_claim_says_them() {
    let mut session = session("en");
    let told = ask(&mut session, &["exactly", "chess-t1", "8/8/8/2i5/2i5/8/I1Rv4/8 w Pp", "c2"]);
    assert_eq!(told["list"], json!(["b2", "xd2", "e2", "c3"]));
    assert_eq!(told["refused"], json!([["c1", "castle"], ["a2", "own-piece"], ["c4", "force"]]));
    let hand = ask(&mut session, &["exactly", "seega", "5/5/5/5/5 w 12/12 0", "-"]);
    assert_eq!(hand["list"].as_array().unwrap().len(), 24);
    assert_eq!(hand["refused"], json!([["c3", "centre-placement"]]));
}

#[test]
fn a_goal_is_solved() {
    let mut session = session("en");
    let rook = "6k1/8/6K1/8/8/8/8/R7 w - - 0 1";
    let solve =
        |session: &mut Session, words: &[&str]| ask(session, &[&["solve", "chess", rook], words].concat());
    let mate = json!({"keys": ["Ra8#"], "shortest": 1, "complete": true});
    assert_eq!(solve(&mut session, &["1", "mate"]), mate);
    assert_eq!(solve(&mut session, &["2", "win"])["shortest"], 1);
    assert_eq!(
        solve(&mut session, &["1", "promote"]),
        json!({"keys": [], "shortest": null, "complete": true})
    );
    assert_eq!(solve(&mut session, &["1", "reach", "a5"])["keys"], json!(["Ra5"]));
    for (words, error) in [
        (&["1", "capture", "a1"][..], "no man on `a1` can be that"),
        (&["1", "capture", "c5"], "no man on `c5` can be that"),
        (&["1", "freeze", "g8"], "there is no goal `freeze` in chess"),
        (&["9", "mate"], "a goal is looked for in 1 to 5 moves"),
        (&["1", "dance"], "there is no goal `dance` in chess"),
    ] {
        assert_eq!(solve(&mut session, words), json!({"error": error}));
    }
}
