//! Movetext: how it is cut into lines, and what is wrong with it.

use proptest::prelude::{Strategy, any, prop, proptest};
use proptest::sample::select;
use tabia::games::{GAMES, find};
use tabia::lang::Lang;
use tabia::notation::{self, AsideText, LineText, Score, parse_movetext};

/// The line as a text: moves, comments in braces and variations in parentheses; `?` is a move that cannot be read.
fn shape(text: &str, line: &LineText) -> String {
    let mut words: Vec<String> =
        line.opening.iter().map(|range| format!("{{{}}}", &text[range.clone()])).collect();
    for ply in &line.plies {
        words.push(match &ply.written {
            Ok(written) => text[written.range.clone()].to_owned() + ply.sign.unwrap_or_default(),
            Err(_) => "…".to_owned(),
        });
        for aside in &ply.asides {
            words.push(match aside {
                AsideText::Comment(range) => format!("{{{}}}", &text[range.clone()]),
                AsideText::Variation(line) => format!("({})", shape(text, line)),
            });
        }
    }
    words.extend(line.score.iter().map(|(score, _)| score.text().to_owned()));
    words.join(" ")
}

/// What a text of a game is cut into, and the parts of it that are wrong, each with a word of the message.
#[track_caller]
fn check(game: &str, text: &str, wanted: &str, wrong: &[(&str, &str)]) {
    let game = find(game).unwrap();
    let langs = ["en", "ru"].map(|code| notation::language(code, &[game]).unwrap());
    let langs: Vec<&Lang> = langs.iter().collect();
    let (line, errors) = parse_movetext(game, text, &langs);
    assert_eq!(shape(text, &line), wanted);
    let found: Vec<(&str, &str)> =
        errors.iter().map(|error| (&text[error.range.clone()], error.message.as_str())).collect();
    assert_eq!(found.len(), wrong.len(), "{found:?}");
    for ((part, message), (wanted, word)) in found.iter().zip(wrong) {
        assert!(part == wanted && message.contains(word), "{part}: {message}\nlacks {wanted}: {word}");
    }
}

#[test]
fn lines_hold_moves_comments_and_variations() {
    check("chess", "", "", &[]);
    check("chess", " 1. e4 e5, 2. Nf3; 2... Nc6 ", "e4 e5 Nf3 Nc6", &[]);
    check("chess", "{a} {b} 1. e4 {c} {d} e5", "{a} {b} e4 {c} {d} e5", &[]);
    check(
        "chess",
        "1. e4 (1. d4 d5 (1... Nf6 {x (y}) 2. c4) (1. c4) e5",
        "e4 (d4 d5 (Nf6 {x (y}) c4) (c4) e5",
        &[],
    );
    check("chess", "1. e4(1. d4)e5{x}2. Nf3", "e4 (d4) e5 {x} Nf3", &[]);
    check("chess", "1. exd6 e.p. {x} 0-0-0 2. e8=Q+!", "exd6 e.p. {x} 0-0-0 e8=Q+!", &[]);
    check("chess-t1", "1. Кт d1-g4 (1. Рт a1-a3) 1. … C d8-f6", "Кт d1-g4 (Рт a1-a3) C d8-f6", &[]);
}

#[test]
fn signs_stand_at_the_move_or_by_themselves() {
    check("chess", "e4! e5?? Nf3 !? Nc6 $6 Bc4 $1", "e4! e5?? Nf3!? Nc6?! Bc4!", &[]);
    check("chess", "Qxf7#!! e5$2", "Qxf7#!! e5?", &[]);
    check(
        "chess",
        "e4 $7 e5!?! d4 $",
        "e4 e5 d4",
        &[("$7", "unknown sign"), ("!?!", "unknown"), ("$", "unknown")],
    );
}

#[test]
fn a_score_stands_at_the_end() {
    for (text, score) in [
        ("1-0", Score::White),
        ("0–1", Score::Black),
        ("1:0", Score::White),
        ("1/2-1/2", Score::Draw),
        ("½:½", Score::Draw),
        ("½–½", Score::Draw),
        ("*", Score::Open),
    ] {
        check("chess", &format!("e4 0-0 {text} {{x}}"), &format!("e4 0-0 {{x}} {}", score.text()), &[]);
    }
    check("chess", "e4 1-0 e5 d4", "e4 e5 d4 1-0", &[("e5", "after the score")]);
    check("chess", "e4 1-0 0-1", "e4 1-0", &[("0-1", "second score")]);
    check("chess", "e4 (d4 1-0) *", "e4 (d4) *", &[("1-0", "within a variation")]);
}

#[test]
fn brackets_that_do_not_match_are_told_once() {
    check("chess", "e4 {x", "e4 {x}", &[("{", "never closed")]);
    check("chess", "e4 (d4 {x) e5", "e4 (d4 {x) e5})", &[("{", "never closed")]);
    check("chess", "e4 (d4 e5", "e4", &[("(", "never closed")]);
    check("chess", "e4 ) e5 }", "e4 e5", &[(")", "closes nothing"), ("}", "closes nothing")]);
    check("chess", "(d4) e4", "e4", &[("(", "before the first move")]);
    check("chess", "e4 (d4 (d3 $9 e5) e5 1-0", "e4", &[("(", "never closed")]);
    check("chess", "e4 (d4 (d3 $9 e5", "e4 (d4)", &[("(", "never closed")]);
    check("chess", "e4 {one e5 {two} Nf3 $9", "e4 {one e5 {two} Nf3 $9}", &[("{", "never closed")]);
    check("chess-t1", "e2-e4 (e2-e3 Кр e8-d8+)", "e2-e4", &[("(", "never closed")]);
    check("chess-t1", "e2-e4 (e2-e3 Кр e8-d8+))", "e2-e4 (e2-e3 Кр e8-d8+))", &[]);
}

#[test]
fn after_a_move_that_cannot_be_read_the_line_is_skipped_and_no_other() {
    check("chess", "e4 foo (e5 {x}) {y} bar (baz (d4)) {z} Nf3", "e4 … (e5 {x}) {y}", &[]);
    check("chess", "e4 (d4 foo e5) e5 1-0", "e4 (d4 …) e5 1-0", &[]);
    check("chess", "foo bar ) (", "…", &[(")", "closes nothing"), ("(", "never closed")]);
}

#[test]
fn variations_stand_only_so_deep() {
    let deep = |n: usize| format!("e4 {}{}", "(e4 ".repeat(n), ")".repeat(n));
    check("chess", &deep(8), deep(8).replace(" )", ")").trim(), &[]);
    let (line, errors) = parse_movetext(find("chess").unwrap(), &deep(5000), &[]);
    assert_eq!((line.plies.len(), errors.len()), (1, 1));
}

/// Pieces of movetext, to be put together in any order.
fn pieces() -> impl Strategy<Value = String> {
    const WORDS: &[&str] = &[
        "1. ",
        "1... ",
        "№. ",
        "…",
        "e4",
        "Nf3",
        "Кт d1-g4",
        "+)",
        "+",
        "#",
        "{",
        "}",
        "(",
        ")",
        " ",
        ",",
        ";",
        "!",
        "??",
        "$1",
        "$",
        "1-0",
        "½-½",
        "*",
        "x",
        ":",
        "-",
        "0-0",
        "@",
        "pass",
        "é",
        "е4",
        "\u{301}",
        "a2-a3:a4,b3",
    ];
    prop::collection::vec(select(WORDS), 0..40).prop_map(|words| words.concat())
}

/// Every range of the line lies within the text.
fn within(text: &str, line: &LineText) {
    shape(text, line);
    for ply in &line.plies {
        assert!(text.is_char_boundary(ply.at));
        if let Err(error) = &ply.written {
            assert!(text.get(error.range.clone()).is_some(), "{text:?}: {error:?}");
        }
        for aside in &ply.asides {
            if let AsideText::Variation(line) = aside {
                within(text, line);
            }
        }
    }
}

fn survives(text: &str) {
    for &game in GAMES {
        let (line, errors) = parse_movetext(game, text, &[]);
        within(text, &line);
        for error in errors {
            assert!(text.get(error.range.clone()).is_some(), "{text:?}: {error:?}");
        }
    }
}

proptest! {
    #[test]
    fn any_text_is_cut_without_panic(text in any::<String>()) {
        survives(&text);
    }

    #[test]
    fn any_mixture_of_movetext_is_cut_without_panic(text in pieces()) {
        survives(&text);
    }
}
