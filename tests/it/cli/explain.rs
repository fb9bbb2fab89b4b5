//! `explain`: moves and rules in words, and the places of the book.

use std::path::Path;

use super::{prints, refuses, run, tabia};

/// Runs the program where the textbook is.
fn explains(args: &[&str]) -> String {
    let run = run(Path::new(env!("CARGO_MANIFEST_DIR")), &[&["explain"], args].concat());
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{args:?}");
    run.out
}

#[track_caller]
fn has(text: &str, parts: &[&str]) {
    let mut rest = text;
    for part in parts {
        let at = rest.find(part).unwrap_or_else(|| panic!("lacks in its place\n{part}\nin\n{text}"));
        rest = &rest[at + part.len()..];
    }
}

const RITTER: &str = "8/8/8/2i5/2i5/8/I1Rv4/8 w Pp";

#[test]
fn a_move_is_explained_with_its_board_and_every_rule_that_decides_it() {
    let text = explains(&["chess-t1", RITTER, "c2", "c4"]);
    has(
        &text,
        &[
            "2 I . R v",
            "c2–c4 is not legal. White’s force on c4 is 2, Black’s 2",
            ". force  ",
            "     → White’s force on c4 is 2, Black’s 2: White needs more to capture there.\n",
            "     Taught in:\n       lessons/en/chess-t1/",
        ],
    );
    let split: Vec<&str> = ["chess-t1"].into_iter().chain(RITTER.split(' ')).chain(["c2", "c4"]).collect();
    assert_eq!(explains(&split), text);
}

#[test]
fn every_broken_rule_is_told_in_the_order_of_the_articles() {
    let text = prints(&["explain", "chess", "a1", "a2"]);
    has(&text, &["a1–a2 is not legal", "own-piece", "→"]);
    let text = prints(&["explain", "chess-t1", "8/8/8/2i5/2i5/8/I1Rv4/8 w Pp", "c2", "e3", "--lang", "ru"]);
    has(&text, &["c2–e3 — ход не по правилам.", "reach", "→ С c2 на e3 хода нет"]);
    let text = prints(&["explain", "seega", "hand", "c3"]);
    has(&text, &["c3", "centre-placement", "→"]);
}

#[test]
fn a_move_may_be_written_in_one_word() {
    let squares = prints(&["explain", "chess", "g1", "f3"]);
    for text in ["Nf3", "g1f3", "g1-f3", "Кf3"] {
        assert_eq!(prints(&["explain", "chess", text]), squares, "{text}");
        assert_eq!(prints(&["explain", "chess", "start", text]), squares, "{text}");
    }
    // Nor has it to be legal, or of the side to move.
    assert_eq!(prints(&["explain", "chess", "e2e5"]), prints(&["explain", "chess", "e2", "e5"]));
    assert_eq!(prints(&["explain", "chess", "e7-e5"]), prints(&["explain", "chess", "e7", "e5"]));
    let castling = ["explain", "chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"];
    assert_eq!(prints(&[&castling[..], &["O-O"]].concat()), prints(&[&castling[..], &["e1", "g1"]].concat()));
    assert_eq!(prints(&["explain", "chess", "Qh5"]), prints(&["explain", "chess", "d1", "h5"]));
    refuses(&tabia(&["explain", "chess", "Kz9"]), "`Kz9` is neither a move nor a rule of `chess`");
    refuses(&tabia(&["explain", "chess", "8/8 w", "Nf3"]), "`8/8 w` is no position");
}

#[test]
fn of_a_rule_of_a_game_nothing_is_told_that_other_games_word_in_another_way() {
    let text = prints(&["explain", "chess", "knight"]);
    assert!(text.starts_with("chess  Chess\n") && !text.contains("chesquerque"), "{text}");
    let text = prints(&["explain", "chess", "castling-check"]);
    has(&text, &["chess  Chess\n", "castling-check", "Also in: chesquerque"]);
}

#[test]
fn a_rule_is_told_with_its_games_and_its_places_in_the_book() {
    let text = explains(&["chess-t1", "lock"]);
    has(
        &text,
        &[
            "chess-t1  chess-T1\n",
            "lock",
            "Taught in:\n       lessons/en/chess-t1/07-king.md:",
            "Shown in:\n",
            "07-king.md:",
            " #",
        ],
    );
    let both = prints(&["explain", "own-piece"]);
    has(&both, &["chess-t1  chess-T1\n", "own-piece"]);
    let russian = explains(&["chess-t1", "lock", "--lang", "ru"]);
    has(&russian, &["Объясняется в уроке:\n       lessons/ru/chess-t1/07-king.md:"]);
}

#[test]
fn what_there_is_not_is_refused_in_a_line() {
    refuses(&tabia(&["explain", "chess", "e2", "k9"]), "`k9` is not a square");
    refuses(&tabia(&["explain", "chess", "hand", "e4"]), "nobody has men in hand in `chess`");
    refuses(&tabia(&["explain", "chess", "8/8 w", "e2", "e4"]), "`8/8 w` is no position");
    refuses(&tabia(&["explain", "no-such-rule"]), "no game has a rule `no-such-rule`");
    refuses(&tabia(&["explain", "chess", "e2", "e4", "--book", "nowhere"]), "there is no book in `nowhere`");
}
