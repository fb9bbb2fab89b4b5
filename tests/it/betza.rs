//! Betza's notation: what patterns mean, that they are written as they were read, and what is wrong with others.

use proptest::prelude::{ProptestConfig, any, prop, proptest};
use tabia::board::Board;
use tabia::movement::betza::{Betza, Ground};
use tabia::movement::{Mode, Path};
use tabia::position::Side;

static SQUARES: Board = Board::squares(9, 9, &[]);
static LINES: Board = Board::alquerque(9, 9, &[]);

#[track_caller]
fn paths(board: &Board, pattern: &str, from: &str, side: Side) -> Vec<Path> {
    let pattern: Betza = pattern.parse().unwrap();
    pattern.paths(board, Ground::Lines, board.point(from).unwrap(), side)
}

/// The points where the pattern's paths may stop, sorted.
#[track_caller]
fn stops(board: &Board, pattern: &str, from: &str, side: Side) -> String {
    let paths = paths(board, pattern, from, side);
    let points = paths.iter().flat_map(|path| path.points[path.first..].iter());
    let mut names: Vec<String> = points.map(|&point| board.name(point)).collect();
    names.sort();
    names.join(" ")
}

#[track_caller]
fn check(pattern: &str, expected: &str) {
    assert_eq!(stops(&SQUARES, pattern, "e5", Side::White), expected, "{pattern}");
}

#[test]
fn atoms_are_their_leaps_and_steps() {
    check("W", "d5 e4 e6 f5");
    check("F", "d4 d6 f4 f6");
    check("D", "c5 e3 e7 g5");
    check("N", "c4 c6 d3 d7 f3 f7 g4 g6");
    check("A", "c3 c7 g3 g7");
    check("H", "b5 e2 e8 h5");
    check("C", "b4 b6 d2 d8 f2 f8 h4 h6");
    check("Z", "b3 b7 c2 c8 g2 g8 h3 h7");
    check("G", "b2 b8 h2 h8");
    check("K", "d4 d5 d6 e4 e6 f4 f5 f6");
    check("WF", "d4 d5 d6 e4 e6 f4 f5 f6");
}

#[test]
fn ranges_limit_slides_and_repeat_leaps() {
    check("R", "a5 b5 c5 d5 e1 e2 e3 e4 e6 e7 e8 e9 f5 g5 h5 i5");
    check("R2", "c5 d5 e3 e4 e6 e7 f5 g5");
    check("W2", "c5 d5 e3 e4 e6 e7 f5 g5");
    check("fB3", "b8 c7 d6 f6 g7 h8");
    check("fNN", "c9 d7 f7 g9");
    check("N0", &stops(&SQUARES, "NN", "e5", Side::White));
    check("Q", &stops(&SQUARES, "WWFF", "e5", Side::White));
}

#[test]
fn directions_add_up_along_lines_and_meet_on_diagonals() {
    check("fW", "e6");
    check("frW", "e6 f5");
    check("sW", "d5 f5");
    check("vW", "e4 e6");
    check("fF", "d6 f6");
    check("frF", "f6");
    check("frblF", "d4 f6");
    check("fK", "d6 e6 f6");
    check("fN", "d7 f7");
    check("ffN", "d7 f7");
    check("fsN", "c6 g6");
    check("frN", "g6");
    check("rfN", "f7");
    check("fhN", "c6 d7 f7 g6");
    check("vN", "d3 d7 f3 f7");
    check("sN", "c4 c6 g4 g6");
    assert_eq!(stops(&SQUARES, "flF", "e5", Side::Black), "f4");
    assert_eq!(stops(&SQUARES, "fR2", "e5", Side::Black), "e3 e4");
}

#[test]
fn lame_leaps_are_walked() {
    for (pattern, from, legs) in [
        ("nD", "e5", "d5 e4 e6 f5"),
        ("nA", "e5", "d4 d6 f4 f6"),
        ("nN", "e5", "d5 d5 e4 e4 e6 e6 f5 f5"),
        ("t[WF]", "e5", "d5 d5 e4 e4 e6 e6 f5 f5"),
        ("t[FW]", "e5", "d4 d4 d6 d6 f4 f4 f6 f6"),
    ] {
        let paths = paths(&SQUARES, pattern, from, Side::White);
        let mut found: Vec<String> = paths.iter().map(|path| SQUARES.name(path.points[0])).collect();
        found.sort();
        assert_eq!(found.join(" "), legs, "{pattern}");
        assert!(paths.iter().all(|path| path.points.len() == 2 && path.first == 1), "{pattern}");
    }
    check("nH", &stops(&SQUARES, "H", "e5", Side::White));
    check("t[WF]", &stops(&SQUARES, "N", "e5", Side::White));
    check("ft[FR]", "a6 b6 c6 d7 d8 d9 f7 f8 f9 g6 h6 i6");
}

#[test]
fn steps_keep_to_the_drawn_lines() {
    assert_eq!(stops(&LINES, "K", "e5", Side::White), "d4 d5 d6 e4 e6 f4 f5 f6");
    assert_eq!(stops(&LINES, "K", "e4", Side::White), "d4 e3 e5 f4");
    assert_eq!(stops(&LINES, "t[FW]", "e4", Side::White), "");
    assert_eq!(stops(&LINES, "t[WF]", "e4", Side::White), "c3 c5 d2 d6 f2 f6 g3 g5");
    let pattern: Betza = "F".parse().unwrap();
    let open = pattern.paths(&LINES, Ground::Open, LINES.point("e4").unwrap(), Side::White);
    assert_eq!(open.len(), 4);
}

#[test]
fn modes_say_what_may_be_done() {
    let pawn = paths(&SQUARES, "mfWcefFimfnD", "e5", Side::White);
    let modes: Vec<Mode> = pawn.iter().map(|path| path.mode).collect();
    let takes = Mode::CAPTURE | Mode::EN_PASSANT;
    assert_eq!(modes, [Mode::MOVE, takes, takes, Mode::MOVE | Mode::INITIAL]);
    assert_eq!(paths(&SQUARES, "mcW", "a1", Side::White)[0].mode, Mode::BOTH);
    assert_eq!("KimsO3".parse::<Betza>().unwrap().castling(), Some(3));
    assert_eq!("K".parse::<Betza>().unwrap().castling(), None);
}

#[test]
fn patterns_are_written_as_they_were_read() {
    for text in [
        "W",
        "KimsO3",
        "R",
        "RB",
        "RF",
        "BW",
        "t[WF]",
        "t[FW]",
        "Wt[WF]",
        "BWt[FW]",
        "fWimfnD",
        "mfWcefFimfnD",
        "N0",
        "R4",
        "mQ",
        "cQ",
        "fmWfcF",
        "mt[FR4]",
        "frblF",
        "jD",
        "W0F2G",
    ] {
        assert_eq!(text.parse::<Betza>().unwrap().to_string(), text);
    }
}

#[test]
fn mistakes_have_places() {
    for (text, range, message) in [
        ("", 0..0, "expected a pattern such as `R` or `fmWfcF`"),
        ("mf", 2..2, "expected an atom, such as `W`"),
        ("W?F", 1..2, "expected an atom, such as `W`, found `?`"),
        ("WЛF", 1..3, "expected an atom, such as `W`, found `Л`"),
        ("pR", 0..1, "the modifier `p` is not supported"),
        ("mcmW", 2..3, "`m` is given twice"),
        ("tW", 1..2, "expected `[` after `t`"),
        ("Wt[WF", 2..3, "this `[` has no `]`"),
        ("t[W]", 1..4, "a chain has at least two legs"),
        ("t[NW]", 2..3, "`N` cannot be a leg of a chain"),
        ("t[RF]", 2..3, "`R` slides; only the last leg of a chain may"),
        ("R100", 1..4, "expected a range from 0 to 99, found `100`"),
        ("R04", 1..3, "expected a range from 0 to 99, found `04`"),
        ("KsO", 2..3, "castling says how far the king goes: `O2`"),
        ("WcO2", 1..4, "`cO2`: castling takes only `i`, `m` and `s`"),
        ("njD", 0..3, "`njD`: `n` and `j` exclude each other"),
        ("jR", 0..2, "`jR`: `j` is for leaps"),
        ("nC", 0..2, "`nC`: this leap has no one way to be lame"),
        ("nD3", 0..3, "`nD3`: a repeated leap cannot be lame"),
        ("jt[WF]", 0..6, "`jt[WF]`: a chain takes no `j` and no `h`"),
        ("hN", 0..2, "`hN`: `h` follows a direction"),
    ] {
        let error = text.parse::<Betza>().unwrap_err();
        assert_eq!((error.range, error.message.as_str()), (range, message), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    #[test]
    fn no_text_makes_the_reader_panic(text in any::<String>()) {
        let _ = text.parse::<Betza>();
    }

    #[test]
    fn what_is_read_is_written_and_read_again(
        text in prop::collection::vec(prop::sample::select("WFDNAHCZGKQRBO[]tfblrvshmciénj023x".chars().collect::<Vec<_>>()), 1..9)
    ) {
        let text: String = text.into_iter().collect();
        match text.parse::<Betza>() {
            Ok(pattern) => {
                let written = pattern.to_string();
                assert_eq!(written.parse::<Betza>().unwrap(), pattern, "{text}");
                for side in Side::BOTH {
                    for path in pattern.paths(&SQUARES, Ground::Lines, SQUARES.point("b2").unwrap(), side) {
                        assert!(path.first < path.points.len(), "{text}");
                    }
                }
            }
            Err(error) => assert!(text.get(error.range.clone()).is_some(), "{text}: {error:?}"),
        }
    }
}
