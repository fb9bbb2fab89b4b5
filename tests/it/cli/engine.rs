//! The commands that ask the engine.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use super::{prints, refuses, run_with, tabia};

const FEN: &str = "8/4ki2/8/8/1i6/8/3P4/4K3 w Pp";
const PRINCE: &str = "d2b4 d2c1 d2c2 d2c3 d2d1 d2d3 d2e2 d2e3 d2f4 d2g5";

fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn games_are_listed_with_their_names_and_shown_with_their_rules() {
    assert!(prints(&["games"]).lines().any(|line| words(line) == "chess-t1 chess-T1"));
    let shown = prints(&["games", "chess-t1", "--lang", "ru"]);
    for part in ["rspckpsr/iiiiiiii", "konnet  Коннет", "castle-white", "13. lock  ", "  25. eighty-plies  "]
    {
        assert!(shown.contains(part), "{shown}\nlacks {part}");
    }
    refuses(&tabia(&["games", "chess-t2"]), "did you mean `chess-t1`?");
    let ultima = prints(&["games", "ultima"]);
    for part in ["chessmen", "Notation", "Qd4xc3,e5"] {
        assert!(ultima.contains(part), "{ultima}\nlacks {part}");
    }
}

#[test]
fn moves_are_sorted_one_a_line_in_the_machine_form() {
    let moves = prints(&["moves", "chess-t1", FEN]);
    assert_eq!(words(&moves), format!("{PRINCE} e1d1 e1e2 e1f1 e1f2"));
    assert_eq!(moves.lines().count(), 14);
    assert_eq!(prints(&["moves", "chess-t1"]).lines().count(), 23);
}

#[test]
fn a_position_may_be_given_as_several_words() {
    let mut args = vec!["moves", "chess-t1"];
    args.extend(FEN.split(' '));
    assert_eq!(prints(&args), prints(&["moves", "chess-t1", FEN]));
}

#[test]
fn a_man_asked_for_moves_as_if_its_side_were_to_move() {
    assert_eq!(words(&prints(&["moves", "chess-t1", FEN, "--from", "d2"])), PRINCE);
    assert_eq!(words(&prints(&["moves", "chess-t1", FEN, "--from", "b4"])), "b4a4 b4b3 b4b5 b4c4");
    assert_eq!(prints(&["moves", "chess-t1", FEN, "--from", "a1"]), "");
    refuses(&tabia(&["moves", "chess-t1", "--from", "z9"]), "`z9`");
}

#[test]
fn why_names_every_rule_and_says_the_first_in_a_sentence() {
    let legal = prints(&["moves", "chess-t1", "--why", "c2", "c3"]);
    assert!(legal.starts_with("step: ") && legal.lines().count() == 1, "{legal}");
    let illegal = prints(&["moves", "chess-t1", "--why", "a1", "b1", "--lang", "ru"]);
    assert!(illegal.starts_with("own-piece: a1–b1"), "{illegal}");
    let both = prints(&["moves", "chess-t1", "--why", "a1", "c1"]);
    let rules: Vec<&str> = both.lines().filter_map(|line| line.split(':').next()).collect();
    assert_eq!(rules, ["own-piece", "castle"], "{both}");
}

#[test]
fn positions_come_from_the_standard_input_and_a_bad_line_is_answered_in_its_place() {
    let input = format!("{FEN}\nnonsense\n\nK7/8/8/8/8/8/8/K7 w Pp\r\n{FEN}\n");
    let run = run_with(Path::new("."), &["moves", "chess-t1", "--stdin", "--from", "d2"], input.as_bytes());
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!((run.code, lines.len(), run.err.as_str()), (Some(1), 5, ""), "{lines:?}");
    assert_eq!([lines[0], lines[4]], [PRINCE, PRINCE]);
    for line in &lines[1..4] {
        assert!(line.starts_with("error: ") && line.len() > 10, "{line}");
    }
    let run = run_with(Path::new("."), &["state", "chess-t1", "--stdin"], b"\xff\xfe\n");
    assert_eq!((run.code, run.out.starts_with("error: ")), (Some(1), true));
    let run = run_with(Path::new("."), &["moves", "chess-t1", "--stdin"], b"");
    assert_eq!((run.code, run.out.as_str()), (Some(0), ""));
}

#[test]
fn a_position_that_is_none_cannot_be_asked_about() {
    refuses(&tabia(&["moves", "chess-t1", "nonsense"]), "`nonsense` is no position");
    refuses(&tabia(&["state", "chess-t1", "K7/8/8/8/8/8/8/K7 w Pp"]), "is no position");
}

#[test]
fn the_state_is_a_line_of_json() {
    assert_eq!(
        prints(&["state", "chess-t1", FEN, "--force", "b4", "--strikes", "b4"]),
        "{\"turn\":\"white\",\"outcome\":null,\"danger\":{\"white\":false,\"black\":false},\"claims\":[],\
         \"stage\":null,\"force\":{\"white\":1.5,\"black\":1},\"strikes\":[\"a4\",\"b3\",\"b5\",\"c4\"]}\n"
    );
    let over = prints(&["state", "chess-t1", "4P3/8/8/8/k7/8/8/4K3 b Pp"]);
    assert!(over.contains("\"outcome\":{\"winner\":\"white\",\"rule\":\"castle-captured\"}"), "{over}");
}

#[test]
fn the_stage_is_that_of_the_side_to_move() {
    for (turn, stage) in [("w", "middlegame"), ("b", "endgame")] {
        let state = prints(&["state", "diplomatic", &format!("4k3/8/P7/n7/8/8/P7/N3K3 {turn} - - 0 1")]);
        assert!(state.contains(&format!("\"stage\":\"{stage}\"")), "{state}");
    }
}

#[test]
fn perft_prints_the_number_alone_and_the_time_on_the_side() {
    let run = tabia(&["perft", "chess-t1", "2"]);
    assert_eq!((run.code, run.out.as_str()), (Some(0), "529\n"));
    assert!(run.err.ends_with(" s\n"), "{}", run.err);
    assert_eq!(tabia(&["perft", "chess-t1", FEN, "0"]).out, "1\n");
    refuses(&tabia(&["perft", "chess-t1", FEN]), "expected a number of plies");
}

#[test]
fn perft_divides_by_the_first_move_and_ends_with_the_total() {
    let mut args = vec!["perft", "chess-t1"];
    args.extend(FEN.split(' '));
    args.extend(["2", "--divide"]);
    let out = tabia(&args).out;
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!((lines.len(), lines[0], lines[14]), (15, "d2b4 10", "192"));
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tabia"))
        .args(["moves", "chess-t1", "--stdin"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    // The program may stop reading at any time.
    let _ = child.stdin.take().unwrap().write_all(format!("{FEN}\n").repeat(100).as_bytes());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

#[test]
fn a_scout_strikes_nothing() {
    // “A piece (not a Scout) strikes …”: it adds to no force.
    let state = prints(&["state", "chess-t1", "--strikes", "b1"]);
    assert!(state.ends_with("\"strikes\":[]}\n"), "{state}");
}

#[test]
fn the_state_tells_the_stage_of_the_side_to_move() {
    assert!(prints(&["state", "seega"]).contains("\"stage\":\"placement\""));
    let black = "k1rb1q1n/1n1q1b1r/pppppp1p/8/8/PPPPPPPP/1N1Q1B1R/K1RB1Q1N b - - 0 1";
    assert!(prints(&["state", "diplomatic", black]).contains("\"stage\":\"opening\""));
    assert!(
        prints(&["state", "diplomatic", "k7/8/8/8/8/p7/8/7K w - - 0 1"]).contains("\"stage\":\"endgame\"")
    );
    let mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    let state = prints(&["state", "chess", mate]);
    assert!(state.contains("\"outcome\":{\"winner\":\"black\",\"rule\":\"mate\"}"), "{state}");
    assert!(state.contains("\"check\":{\"white\":true,\"black\":false}"), "{state}");
}
