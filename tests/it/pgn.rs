//! Games in PGN as lessons: what comes out is a lesson without fault, and what is wrong is told with its place.

use std::collections::BTreeSet;

use tabia::check::{self, Beside, CheckedBlock};
use tabia::diag::{Diagnostic, Severity, Source, short};
use tabia::game::Game;
use tabia::games::{GAMES, find};
use tabia::lang::Lang;
use tabia::notation::{language, parse_position, write_move};
use tabia::{lesson, pgn};

fn chess() -> &'static dyn Game {
    find("chess").unwrap()
}

fn langs() -> [Lang; 2] {
    ["en", "ru"].map(|code| language(code, GAMES).unwrap())
}

/// The lesson of all games of a text that have no errors, in a language, and the findings.
fn import(text: &str, game: &'static dyn Game, code: &str) -> (String, Vec<Diagnostic>) {
    let langs = langs();
    let reading = [&langs[0], &langs[1]];
    let lang = reading[usize::from(code == "ru")];
    let source = Source::new("test.pgn", text);
    let (games, mut found) = pgn::read(&source, game);
    let mut played = Vec::new();
    for game in games.iter().filter(|game| !game.broken) {
        match pgn::play(game, lang, &reading) {
            Ok(game) => played.push(game),
            Err(errors) => found.extend(errors),
        }
    }
    (pgn::lesson(&played, None, lang), found)
}

/// The blocks of a lesson that must be without fault.
#[track_caller]
fn sound(text: &str, code: &str) -> Vec<CheckedBlock> {
    let (lesson, mut found) = lesson::parse(&Source::new("games.md", text), code, "games.md");
    let langs = [language(code, GAMES).unwrap()];
    let assets = BTreeSet::new();
    let beside = Beside { assets: &assets, terms: &[], compared: &[] };
    let (mut checked, more) = check::check(vec![lesson], &langs, beside);
    found.extend(more);
    let found: Vec<String> = found.iter().map(short).collect();
    assert!(found.is_empty(), "{}\n{text}", found.join("\n"));
    checked.remove(0).blocks
}

/// A text of chess without fault; its lesson holds each of these parts and is without fault in both languages.
#[track_caller]
fn gives(text: &str, parts: &[&str]) -> String {
    let (russian, _) = import(text, chess(), "ru");
    sound(&russian, "ru");
    let (lesson, found) = import(text, chess(), "en");
    assert!(found.is_empty(), "{found:?}");
    sound(&lesson, "en");
    for part in parts {
        assert!(lesson.contains(part), "lacks\n{part}\nin\n{lesson}");
    }
    lesson
}

/// The findings of a text, in short.
#[track_caller]
fn finds(text: &str, expected: &[&str]) {
    let (_, mut found) = import(text, chess(), "en");
    found.sort_by_key(|found| found.span.range.start);
    let found: Vec<String> = found.iter().map(short).collect();
    let agree =
        found.len() == expected.len() && found.iter().zip(expected).all(|(is, want)| is.starts_with(want));
    assert!(agree, "{found:#?}");
}

/// Anderssen's game of 1851, whose moves are known to everybody.
const IMMORTAL: &str = r#"[Event "Casual game"]
[Site "London"]
[Date "1851.06.21"]
[Round "?"]
[White "Anderssen, Adolf"]
[Black "Kieseritzky, Lionel"]
[Result "1-0"]
[Annotator "A. \"Nobody\" [x]"]

1.e4 e5 2.f4 exf4 3.Bc4 Qh4+ 4.Kf1 b5?! 5.Bxb5 Nf6 6.Nf3 Qh6 7.d3 Nh5 8.Nh4 Qg5
9.Nf5 c6 10.g4 Nf6 11.Rg1! cxb5 {The first {gift (a Bishop).} 12.h4 Qg6 13.h5 Qg5 14.Qf3 Ng8
15.Bxf4 Qf6 16.Nc3 Bc5 17.Nd5 Qxb2 18.Bd6 $3 $16 (18.Be3 $1 ; quieter
Qxa1+ (18...d6 19.Bd4) 19.Ke2) Bxg1 19. e5 Qxa1+
20. Ke2 Na6 21.Nxg7+ Kd8 22.Qf6+ Nxf6 23.Be7# 1-0
"#;

#[test]
fn a_game_becomes_a_record_with_its_signs_comments_and_variations() {
    let lesson = gives(
        IMMORTAL,
        &[
            "title = \"Anderssen, Adolf – Kieseritzky, Lionel\"\ngame = \"chess\"\n",
            "\nCasual game, London, 1851-06-21. Annotated by A. \"Nobody\" \\[x\\].\n",
            "id: anderssen-kieseritzky\nmoves:\n  1. e4 e5",
            "b5?! 5. Bxb5",
            "11. Rg1! cxb5 {The first (gift (a Bishop).}",
            "18. Bd6!!\n  {White stands better}\n  (18. Be3! {quieter} 18... Qxa1+ (18... d6 19. Bd4) 19. Ke2)\n  18... Bxg1",
            "23. Be7#\nresult: white wins (mate)\n",
        ],
    );
    assert!(lesson.lines().all(|line| line.chars().count() <= 100), "{lesson}");
    let (russian, _) = import(IMMORTAL, chess(), "ru");
    assert!(russian.contains("3. Сc4 Фh4+") && russian.contains("{у белых лучше}"), "{russian}");
}

/// A study as lichess exports it.
const STUDY: &str = r#"[Event "Endings: Opposition"]
[Site "https://lichess.org/study/abcd1234/efgh5678"]
[Result "*"]
[UTCDate "2024.02.03"]
[Variant "From Position"]
[ECO "?"]
[Annotator "https://lichess.org/@/somebody"]
[FEN "4k3/8/8/4K3/4P3/8/8/8 w - - 0 1"]
[SetUp "1"]

{ Who is to move? [%csl Ge6,Rd6,Rf6][%cal Ge5e6] }
1. Ke6! { [%csl Gd7,Ge7] The [%eval 3.2]opposition. [%clk 0:01:00] } 1... Kd8 2. Kf7 (2. e5? { [%cal Rd8e8] }) *


[Event "Endings: Only a position"]
[Site "https://lichess.org/study/abcd1234/ijkl9012"]
[Variant "From Position"]
[FEN "8/8/8/8/8/8/4P3/8 w - - 0 1"]

{ A lone Pawn. [%csl Ge4] } *
"#;

#[test]
fn a_study_becomes_records_and_diagrams_with_its_shapes() {
    let lesson = gives(
        STUDY,
        &[
            "title = \"Endings\"\n",
            "## Opposition\n",
            "<https://lichess.org/study/abcd1234/efgh5678>, 2024-02-03. Annotated by <https://lichess.org/@/somebody>.",
            "id: game\nposition: 4k3/8/8/4K3/4P3/8/8/8 w - - 0 1\nmoves:\n  {Who is to move?}\n  1. Ke6! {The opposition.}\n  1... Kd8 2. Kf7\n  (2. e5?)\nresult: open\n",
            "id: game-start\nposition: 4k3/8/8/4K3/4P3/8/8/8 w - - 0 1\nshow: mark e6 d6 f6, arrow e5 e6\n",
            "id: game-shapes-1\nposition: @game-1w\nshow: mark d7 e7\ncaption: After 1. Ke6!.\n",
            "id: game-shapes-2\nposition: 3k4/8/4K3/4P3/8/8/8/8 b - - 0 2\nshow: arrow d8 e8\n",
            "## Only a position\n",
            "\nA lone Pawn.\n\n```diagram\nid: game-2\nposition: 8/8/8/8/8/8/4P3/8 w - - 0 1\nstudy: yes\nshow: mark e4\n",
        ],
    );
    assert!(!lesson.contains("%eval") && !lesson.contains("0:01:00"), "{lesson}");
}

#[test]
fn moves_are_read_however_programs_write_them() {
    gives(
        "1 e2-e4 e5 2. Nf3+ Nc6 3. Bb5 Nf6 4. O-O Nxe4 {a}{b} 5. Re1 Nd6 6. Nxe5! ! Be7 7. Bf1 0-0 *",
        &["4. 0-0 Nxe4 {a}\n  {b}\n", "6. Nxe5! Be7", "result: open"],
    );
    gives(
        "1. e4 a6 2. e5 d5 3. exd6 e.p. cxd6 4. h4 g5 5. hxg5 h6 6. gxh6 a5 7. h7 a4 8. hxg8(Q) *",
        &["3. exd6 e.p. cxd6", "hxg8=Q"],
    );
    gives(
        "% a note\n1. e4 ; to the end } of (the line\n% another\ne5 1/2-1/2",
        &["{to the end ) of (the line}", "result: draw agreed"],
    );
    gives("1. e4 +/= e5 = *", &["{+/=}"]);
}

#[test]
fn the_end_is_told_as_the_score_the_rules_and_the_tags_have_it() {
    for (tags, moves, result) in [
        ("", "1. e4 e5 1-0", "result: black resigned\n"),
        ("[Termination \"Time forfeit\"]\n", "1. e4 e5 0-1", "result: white lost on time\n"),
        ("[Termination \"Rules infraction\"]\n", "1. e4 e5 1-0", "e5 {1–0 (Rules infraction)}\n```"),
        ("", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2", "result: draw (threefold)\n"),
        ("", "1. f3 e5 2. g4 Qh4 *", "Qh4#\nresult: black wins (mate)\n"),
        ("[Termination \"abandoned {\"]\n[Result \"0-1\"]\n", "1. e4", "{0–1 (abandoned ()}"),
        ("[Result \"1/2-1/2\"]\n", "1. e4 e5", "result: draw agreed\n"),
        ("", "1. e4", "moves: 1. e4\n```"),
    ] {
        gives(&format!("{tags}{moves}\n"), &[result]);
    }
}

#[test]
fn several_games_have_headings_and_ids_of_their_own() {
    let game = "[White \"Müller\"]\n[Black \"Ботвинник, М.\"]\n\n1. e4 *\n\n";
    gives(
        &format!(
            "{game}{game}[White \"王\"]\n[Variant \"Ultima\"]\n\n1. a2-a3 *\n[White \"Game\"]\n[Black \"12b\"]\n1. d4 *"
        ),
        &[
            "## Müller – Ботвинник, М.",
            "id: mueller-botvinnik\n",
            "id: mueller-botvinnik-2\n",
            "id: game\ngame: ultima\n",
            "id: game-12b-game\n",
        ],
    );
}

#[test]
fn an_event_that_is_the_name_of_a_game_is_not_said_again() {
    let event = "[Event \"Club game\"]\n";
    let text = gives(
        &format!("{event}\n1. e4 *\n\n{event}[White \"A\"]\n[Black \"B\"]\n\n1. d4 *\n"),
        &["title = \"Club game\"", "## Club game\n\n```record", "## A – B\n\nClub game.\n"],
    );
    assert_eq!(text.matches("Club game.").count(), 1, "{text}");
}

#[test]
fn variations_deeper_than_a_record_has_them_are_told_in_comments() {
    let depth = 11;
    let text = format!("1. e4 {}{} *", "(1. d4 ".repeat(depth), ")".repeat(depth));
    let lesson = gives(&text, &["{("]);
    assert_eq!(lesson.matches("(1. d4").count(), depth, "{lesson}");
}

#[test]
fn no_depth_of_variations_is_too_deep_to_be_refused() {
    let (_, found) = import(&"1. e4 (".repeat(20_000), chess(), "en");
    assert!(found.iter().any(|found| found.message.contains("more than 100 deep")), "{}", found.len());
}

#[test]
fn everything_that_is_wrong_is_told_with_its_place() {
    finds(
        "[Event \"A\"]\n\n1. e4 e5 2. Ke3 (2. Qh6) Nf6 *\n\n[Event \"B\"]\n\n1. e4 -- 2. d4 *\n\n[Event \"C\"]\n[FEN \"8/8/9/8/8/8/8/8 w - - 0 1\"]\n\n*\n",
        &[
            "test.pgn:3:13: error[illegal-move]",
            "test.pgn:3:21: error[illegal-move]",
            "test.pgn:7:7: error[wrong-move]: `--` is a null move",
            "test.pgn:10:11: error[bad-position]",
        ],
    );
    finds(
        "[Variant \"Crazyhouse\"]\n1. e4 *",
        &["test.pgn:1:11: error[unknown-game]: no game of Tabia is called `Crazyhouse`"],
    );
    finds("1. f3 e5 2. g4 Qh4# 3. a3 1-0", &["test.pgn:1:24: error[moves-after-end]"]);
    finds("1. f3 e5 2. g4 Qh4# 1-0", &["test.pgn:1:21: error[wrong-score]: the score is `0-1`, not `1-0`"]);
    finds("1. e4 ) e5 $ *", &["test.pgn:1:7: error[stray-text]", "test.pgn:1:12: error[stray-text]"]);
    finds("[Event A]\n1. e4 *", &["test.pgn:1:1: error[stray-text]"]);
    finds("[Event \"A\n1. e4 *", &["test.pgn:1:1: error[unclosed]"]);
}

#[test]
fn a_broken_game_does_not_spoil_the_next() {
    for broken in [
        "1. e4 { never closed\n\n",
        "1. e4 (1. d4\n\n",
        "1. e4 e5 2. Ke3 *\n\n",
        "[Event \"X\"]\n1. e4 ]\n\n",
    ] {
        let text = format!("[Event \"A\"]\n{broken}[Event \"Good\"]\n[White \"W\"]\n\n1. d4 *\n");
        let (lesson, found) = import(&text, chess(), "en");
        assert_eq!(found.iter().filter(|found| found.severity == Severity::Error).count(), 1, "{found:?}");
        assert!(
            lesson.contains("Good.") && lesson.contains("1. d4\n") && !lesson.contains("1. e4"),
            "{lesson}"
        );
    }
}

/// A number below a bound, the same for the same seed.
fn random(seed: &mut u64, below: usize) -> usize {
    *seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    (*seed >> 33) as usize % below
}

/// A random game in PGN, with a variation after every fifth move; and how many moves it has.
fn game(game: &dyn Game, lang: &Lang, mut seed: u64) -> (String, usize) {
    let mut history = vec![parse_position(game, game.spec().start).unwrap()];
    let mut text = format!("[Variant \"{}\"]\n\n", game.spec().id);
    let mut plies = 0;
    while plies < 30 {
        let position = *history.last().unwrap();
        let moves = game.moves(&position);
        if moves.is_empty() || game.outcome(&position).is_some() || game.repeated(&history).end.is_some() {
            break;
        }
        let mv = moves[random(&mut seed, moves.len())];
        text += &format!("{} ", write_move(game, &position, &mv, lang));
        if plies % 5 == 4 {
            let other = moves[random(&mut seed, moves.len())];
            text += &format!("({} {{or so}} ) ", write_move(game, &position, &other, lang));
        }
        plies += 1;
        history.push(position.apply(&mv));
    }
    (text + "\n", plies)
}

#[test]
fn random_games_of_all_rules_come_through_move_by_move() {
    let langs = langs();
    for (at, &rules) in GAMES.iter().enumerate() {
        for (seed, lang) in langs.iter().enumerate() {
            let (text, plies) = game(rules, lang, (at * 7 + seed) as u64);
            let code = ["ru", "en"][seed];
            let (lesson, found) = import(&text, chess(), code);
            assert!(found.is_empty(), "{}\n{text}", found.iter().map(short).collect::<Vec<_>>().join("\n"));
            let blocks = sound(&lesson, code);
            let [CheckedBlock::Record(record)] = &blocks[..] else { panic!("{lesson}") };
            assert_eq!((record.game, record.line.plies.len()), (rules.spec().id, plies), "{text}\n{lesson}");
        }
    }
}

proptest::proptest! {
    #[test]
    fn any_text_is_read_without_panic(text in "(\\[[A-Z][a-z]+ \"|\"\\]\n|1\\. |e4 |\\(|\\)|\\{|\\}|;|%|\\$3|!\\?|\n|\\*|Ke2 |é|\\[%csl Gd4\\]|[a-z\"\\\\]){0,30}") {
        let (lesson, _) = import(&text, chess(), "en");
        assert!(lesson.starts_with("+++\n"));
    }
}
