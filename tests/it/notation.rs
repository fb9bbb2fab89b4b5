//! Texts that people write: right, nearly right and wrong.

mod listed;
mod movetext;
mod random;
mod short;

use proptest::prelude::{any, prop, proptest};
use tabia::board::Point;
use tabia::game::Game;
use tabia::games::find;
use tabia::lang::Lang;
use tabia::notation;
use tabia::position::{Kind, Piece, Position, Side, State};

fn chess_t1() -> (&'static dyn Game, Lang, Lang) {
    let game = find("chess-t1").unwrap();
    let lang = |code| notation::language(code, &[game]).unwrap();
    (game, lang("en"), lang("ru"))
}

/// A move's text in any language and game that comes to the move in machine form, and is written as given in English and
/// in Russian.
#[track_caller]
fn check_written(game: &str, position: &str, texts: &[&str], machine: &str, [english, russian]: [&str; 2]) {
    let game = find(game).unwrap();
    let [en, ru] = ["en", "ru"].map(|code| notation::language(code, &[game]).unwrap());
    let position = notation::parse_position(game, position).unwrap();
    for text in texts.iter().chain(&[english, russian, machine]) {
        match notation::find_move(game, &position, text, &[&ru, &en]) {
            Ok(found) => {
                assert_eq!(notation::machine(game, &position, &found.mv), machine, "{text}");
                assert_eq!(notation::write_move(game, &position, &found.mv, &en), english);
                assert_eq!(notation::write_move(game, &position, &found.mv, &ru), russian);
            }
            Err(error) => panic!("{text}: {error}"),
        }
    }
}

/// A move's text with a mistake: the part that is marked, the message, what to write instead, and the hint.
#[track_caller]
fn check_mistake(
    (game, position): (&str, &str),
    text: &str,
    (part, message): (&str, &str),
    (replacement, hint): (Option<&str>, Option<&str>),
) {
    let game = find(game).unwrap();
    let [en, ru] = ["en", "ru"].map(|code| notation::language(code, &[game]).unwrap());
    let position = notation::parse_position(game, position).unwrap();
    let error = notation::find_move(game, &position, text, &[&en, &ru]).unwrap_err();
    let found = (&text[error.range.clone()], error.message.as_str());
    assert_eq!(
        (found, (error.replacement.as_deref(), error.hint.as_deref())),
        ((part, message), (replacement, hint))
    );
}

/// A position’s text with one mistake: the part that is marked, and the start of the message.
#[track_caller]
fn check_position(text: &str, part: &str, message: &str) {
    let (game, ..) = chess_t1();
    let error = notation::parse_position(game, text).unwrap_err();
    assert_eq!((&text[error.range.clone()], error.message.as_str()), (part, message));
}

#[test]
fn what_is_wrong_with_a_position_is_told_where_it_is() {
    check_position("", "", "expected a position, found nothing");
    check_position("8/8/8/8/8/8/8 w -", "", "expected 8 ranks, found 7");
    check_position("8/8/8/8/8/8/8/8/8/8 w -", "/8/8", "unexpected rank: this board has 8");
    check_position("8/8/8/8/8/8/8/8/ w -", "/", "unexpected rank: this board has 8");
    check_position("8/8/7/8/8/8/8/8 w -", "7", "rank 6 is too short: 7 of 8 squares");
    check_position("8/8//8/8/8/8/8 w -", "", "rank 6 is too short: 0 of 8 squares");
    check_position("8/8/7KK/8/8/8/8/8 w -", "K", "rank 6 is too long: it has 8 squares");
    check_position("8/8/4K4/8/8/8/8/8 w -", "4", "rank 6 is too long: it has 8 squares");
    check_position("8/8/9/8/8/8/8/8 w -", "9", "`9` empty squares, on a board 8 wide");
    check_position("8/8/K0R6/8/8/8/8/8 w -", "0", "`0` is no number of empty squares");
    let run = "`44`: empty squares side by side are written as one number, `8`";
    check_position("8/8/44/8/8/8/8/8 w -", "44", run);
    let letters = "`Q` is no man: expected one of KCPRVIS, upper case White, lower case Black";
    check_position("8/8/3Q4/8/8/8/8/8 w -", "Q", letters);
    let cyrillic = "`К` is no man: expected one of KCPRVIS, upper case White, lower case Black";
    check_position("8/8/3К4/8/8/8/8/8 w -", "К", cyrillic);
    check_position("8/8/8/8/8/8/8/8", "", "expected the side to move, `w` or `b`");
    check_position("8/8/8/8/8/8/8/8 x -", "x", "expected the side to move, `w` or `b`, found `x`");
    check_position("8/8/8/8/8/8/8/8 w", "", "expected the rights, letters of `Pp` or `-`");
    check_position("8/8/8/8/8/8/8/8 w PK", "K", "expected the rights, letters of `Pp` or `-`, found `PK`");
    check_position("8/8/8/8/8/8/8/8 w pP", "P", "`pP`: rights are written once each, in the order `Pp`");
    check_position("8/8/8/8/8/8/8/8 w PP", "P", "`PP`: rights are written once each, in the order `Pp`");
    let quiet = "expected the number of plies since the last capture, found `-1`";
    check_position("8/8/8/8/8/8/8/8 w - -1", "-1", quiet);
    check_position("8/8/8/8/8/8/8/8 w - 12 34", "34", "unexpected `34` after the last field");
}

#[test]
fn plies_since_the_last_capture_are_written_when_there_are_any() {
    let (game, ..) = chess_t1();
    for (text, written) in [
        ("4k3/8/8/8/8/8/8/4K3 w Pp 79", "4k3/8/8/8/8/8/8/4K3 w Pp 79"),
        ("4k3/8/8/8/8/8/8/4K3 w Pp 0", "4k3/8/8/8/8/8/8/4K3 w Pp"),
        ("  4k3/8/8/8/8/8/8/4K3  b   p ", "4k3/8/8/8/8/8/8/4K3 b p"),
    ] {
        let position = notation::parse_position(game, text).unwrap();
        assert_eq!(notation::write_position(game, &position), written);
    }
}

/// A list of men and the list that it comes to in English.
#[track_caller]
fn check_list(text: &str, written: &str, look_alikes: &[(&str, &str)]) {
    let (game, en, ru) = chess_t1();
    let (list, errors) = notation::parse_pieces(game, text, &[&ru, &en]);
    assert_eq!(errors, [], "{text}");
    let mut position = Position::empty(State::NEW);
    for man in &list.men {
        position.set(man.point, Some(Piece::new(Side::White, man.kind)));
    }
    assert_eq!(notation::write_pieces(game, &position, Side::White, &en), written);
    let found: Vec<_> = list.look_alikes.iter().map(|l| (&text[l.range.clone()], l.latin.as_str())).collect();
    assert_eq!(found, look_alikes);
}

#[test]
fn lists_of_men_are_read_in_names_and_abbreviations_of_both_languages() {
    check_list("Ritter c2, Knecht a2", "Ritter c2, Knecht a2", &[]);
    check_list("Рт c2, Кн a2", "Ritter c2, Knecht a2", &[]);
    check_list("риттер c2, КНЕХТ a2 b2", "Ritter c2, Knecht a2 b2", &[]);
    check_list("Кр e1, Ver Knecht d2, вк d3", "King e1, Ver Knecht d2 d3", &[]);
    check_list("ver-knecht d2, a4, b4 c4", "Ver Knecht d2, Knecht a4 b4 c4", &[]);
    check_list("K e1, Rc2, Рта3, i a2", "King e1, Ritter c2 a3, Knecht a2", &[("а3", "a3")]);
    check_list("Рт с2, е4", "Ritter c2, Knecht e4", &[("с2", "c2"), ("е4", "e4")]);
    check_list("  ", "", &[]);
}

/// A list of men and all its mistakes: the part that is marked and the message.
#[track_caller]
fn check_bad_list(text: &str, expected: &[(&str, &str)]) {
    let (game, en, ru) = chess_t1();
    let (_, errors) = notation::parse_pieces(game, text, &[&ru, &en]);
    let found: Vec<_> = errors.iter().map(|e| (&text[e.range.clone()], e.message.as_str())).collect();
    assert_eq!(found, expected);
}

#[test]
fn every_mistake_in_a_list_of_men_is_told() {
    check_bad_list(
        "Riter c2, Dragon a2",
        &[
            ("Riter", "no man of this game is called `Riter`"),
            ("Dragon", "no man of this game is called `Dragon`"),
        ],
    );
    check_bad_list("Ritter c2, Knecht a2 c2", &[("c2", "`c2` is named twice")]);
    let square = "`c9` is not a square: the files are a–h, the ranks 1–8";
    check_bad_list("Ritter c9", &[("c9", square)]);
    check_bad_list("Ritter c2 c9, c9", &[("c9", square), ("c9", square)]);
    check_bad_list("Ritter, a2", &[("", "expected a square after `Ritter`")]);
}

#[test]
fn the_nearest_name_is_suggested() {
    let (game, en, ru) = chess_t1();
    let (_, errors) = notation::parse_pieces(game, "Разведчек b2", &[&ru, &en]);
    assert_eq!(errors[0].replacement.as_deref(), Some("Разведчик"));
}

/// A position in which all kinds of moves are possible.
const BUSY: &str = "1i1k4/1V1Vi3/4V3/i7/I5i1/6vI/5KI1/8 w Pp";

/// A move’s text, in either language, that comes to the move in machine form.
#[track_caller]
fn check_move(position: &str, text: &str, machine: &str) {
    let (game, en, ru) = chess_t1();
    let position = notation::parse_position(game, position).unwrap();
    match notation::find_move(game, &position, text, &[&ru, &en]) {
        Ok(found) => assert_eq!(notation::machine(game, &position, &found.mv), machine),
        Err(error) => panic!("{text}: {error}"),
    }
}

#[test]
fn moves_are_read_as_books_write_them() {
    for text in
        ["ВК b7:b8Кт", "ВКb7:b8Кт", "V b7:b8C", "Вер Кнехт b7:b8=Кт", "b7b8c", "24. ВК b7:b8Кт+", "V b7xb8C!"]
    {
        check_move(BUSY, text, "b7b8c");
    }
    for text in ["h3:g3", "Кн h3:g3", "I h3:g3", "Knecht h3 : g3", "1. h3:g3", "№№. h3:g3", "  h3:g3 "]
    {
        check_move(BUSY, text, "h3g3");
    }
    let black = "4k3/3p4/8/8/2p5/8/8/2K5 b Pp";
    for text in
        ["24. … Пр c4-f1Кт", "24... Пр с4-f1", "№№. …______Пр c4-f1Кт", "… P c4–f1C", "c4f1", "24.…P c4-f1"]
    {
        check_move(black, text, "c4f1");
    }
    check_move("8/8/8/5R2/8/4s3/2v5/5P2 b Pp", "Рк e3÷f1", "e3f1");
    check_move("4k3/8/8/6I1/2i5/8/8/4K3 w Pp", "g5-g6ВК", "g5g6");
    check_move("4k3/8/8/6I1/2i5/8/8/4K3 w Pp", "g5-g6", "g5g6");
}

/// A move’s text with one mistake: the part that is marked, the message and the replacement.
#[track_caller]
fn check_bad_move(position: &str, text: &str, part: &str, message: &str, replacement: Option<&str>) {
    let (game, en, ru) = chess_t1();
    let position = notation::parse_position(game, position).unwrap();
    let error = notation::find_move(game, &position, text, &[&ru, &en]).unwrap_err();
    let found = (&text[error.range.clone()], error.message.as_str(), error.replacement.as_deref());
    assert_eq!(found, (part, message, replacement));
}

#[test]
fn what_is_wrong_with_a_move_is_told_where_it_is() {
    check_bad_move(BUSY, "", "", "expected a move", None);
    check_bad_move(BUSY, "24.", "", "expected a move", None);
    check_bad_move(
        BUSY,
        "Дракон b2-b3",
        "Дракон",
        "expected a man’s letter or a square, found `Дракон`",
        None,
    );
    check_bad_move(BUSY, "Кр", "", "expected a square after the man’s letter", None);
    check_bad_move(
        BUSY,
        "Кр f9-f2",
        "f9-f2",
        "expected a square after the man’s letter, found `f9-f2`",
        None,
    );
    check_bad_move(BUSY, "h3", "", "expected `-`, `:` or `÷` after the first square", None);
    check_bad_move(BUSY, "h3:", "", "expected the square of arrival", None);
    check_bad_move(BUSY, "h3:k3", "k3", "expected the square of arrival, found `k3`", None);
    check_bad_move(BUSY, "h3:g3=", "=", "the move should end here, found `=`", None);
    check_bad_move(BUSY, "h3:g3 h5", "h5", "unexpected `h5` after the move", None);
    check_bad_move(BUSY, "Рт h3:g3", "Рт", "expected `Кн`, the letter of the man on h3", Some("Кн"));
    check_bad_move(BUSY, "f2:g3", "", "expected `Кр`, the letter of the man on f2", Some("Кр "));
    check_bad_move(BUSY, "h3-g3", "-", "a man is taken on g3: expected `:`", Some(":"));
    check_bad_move(BUSY, "h3:h4", ":", "nothing is taken on h4: expected `-`", Some("-"));
    check_bad_move(BUSY, "h3÷g3", "÷", "a man is taken on g3: expected `:`", Some(":"));
    check_bad_move(BUSY, "a5-a4", "a5-a4", "it is not Black’s turn: the man on a5 may not move", None);
    check_bad_move(BUSY, "a4:a5", "a4:a5", "a4–a5 is not a legal move", None);
    check_bad_move(BUSY, "c4-c5", "c4-c5", "c4–c5 is not a legal move", None);
    check_bad_move(BUSY, "ВК b7:b8", "", "expected what the man becomes", None);
    check_bad_move(BUSY, "ВК b7:b8ВК", "ВК", "the man may not become `ВК` here", None);
    check_bad_move(BUSY, "h3-h4Кт", "Кт", "the move is no promotion", Some(""));
    check_bad_move(
        "4k3/8/8/6I1/8/8/8/4K3 w Pp",
        "g5-g6Рт",
        "Рт",
        "the man may not become `Рт` here",
        Some("ВК"),
    );
    let exchange = "the move is an exchange on f1: expected `÷`";
    check_bad_move("8/8/8/5R2/8/4s3/2v5/5P2 b Pp", "Рк e3:f1", ":", exchange, Some("÷"));
}

#[test]
fn a_line_is_read_to_its_first_mistake() {
    let (game, en, ru) = chess_t1();
    let start = notation::parse_position(game, game.spec().start).unwrap();
    let text = "1. e2-e4 e7-e5 2. Кт d1-g4 Кт d8-f6, Пр f1-c4 3. … Рк b8-c6 e4-e5";
    let (moves, error) = notation::find_moves(game, &start, text, &[&ru, &en]);
    let error = error.unwrap();
    assert_eq!((moves.len(), &text[error.range]), (6, "e4-e5"));
    assert!(matches!(error.mistake, notation::Mistake::Illegal { .. }));
    assert_eq!(moves[2].written.number, Some(2));
    assert!(moves[5].written.black && !moves[4].written.black);
    assert_eq!(notation::find_moves(game, &start, " ", &[&ru]), (Vec::new(), None));
}

#[test]
fn boards_are_read_as_they_are_drawn() {
    let (game, ..) = chess_t1();
    let drawn = "\
        . . . . k . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n\
        . . i . . . . .\n. . . . . . . .\nI . R . . . . .\n. . . . . . . .\n";
    let mut position = Position::empty(State::NEW);
    for (point, man) in notation::parse_board(game, drawn).unwrap() {
        position.set(point, Some(man));
    }
    assert_eq!(notation::write_position(game, &position), "4k3/8/8/8/2i5/8/I1R5/8 w -");
    let bad = drawn.replacen(". . i", ". i", 1).replace("R", "Q");
    let errors = notation::parse_board(game, &bad).unwrap_err();
    let found: Vec<_> = errors.iter().map(|e| (&bad[e.range.clone()], e.message.as_str())).collect();
    let letters = "`Q` is no man: expected one of KCPRVIS, upper case White, lower case Black";
    assert_eq!(found, [(". i . . . . .", "expected 8 cells, found 7"), ("Q", letters)]);
    assert_eq!(notation::parse_board(game, ". .").unwrap_err().len(), 2);
}

#[test]
fn numbers_are_read_with_their_halves() {
    for (text, halves) in
        [("2", 4), ("1½", 3), ("1.5", 3), ("1,5", 3), ("½", 1), ("0", 0), ("0.5", 1), ("3.0", 6)]
    {
        assert_eq!(notation::parse_halves(text), Ok(tabia::game::Halves(halves)), "{text}");
    }
    for text in ["", "½½", "1.25", ".5", "-1", "1½1", "one", "١", "9999999"] {
        assert!(notation::parse_halves(text).is_err(), "{text}");
    }
}

proptest! {
    #[test]
    fn any_position_is_read_back_as_it_was_written(
        men in prop::collection::vec((0..64_usize, 0..7_u8, any::<bool>()), 0..40),
        (black, rights, quiet) in (any::<bool>(), 0..4_u8, 0..200_u16),
    ) {
        let (game, ..) = chess_t1();
        let turn = if black { Side::Black } else { Side::White };
        let mut position = Position::empty(State { turn, rights, quiet, ..State::NEW });
        for (point, kind, light) in men {
            let side = if light { Side::White } else { Side::Black };
            position.set(Point::new(point), Some(Piece::new(side, Kind(kind))));
        }
        position.state.study = game.incomplete(&position);
        let text = notation::write_position(game, &position);
        assert_eq!(notation::parse_position(game, &text), Ok(position), "{text}");
    }
}
