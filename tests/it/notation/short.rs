//! The short form of chess and Chesquerque.

use super::{check_mistake, check_written};
use tabia::games::find;
use tabia::notation::{self, Mistake};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Knights on b1 and f3 that both reach d2.
const KNIGHTS: &str = "k7/6P1/8/8/8/5N2/8/1N2K3 w - - 0 1";
const ROOKS: &str = "7k/8/8/4R3/8/8/K7/4R3 w - - 0 1";
const QUEENS: &str = "1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PASSING: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
const PROMOTION: &str = "3r3k/4P3/8/8/8/8/8/K7 w - - 0 1";

#[test]
fn pieces_are_told_apart_by_no_more_than_it_takes() {
    check_written("chess", START, &["Ng1-f3", "N g1-f3", "Кg1–f3", "Ngf3", "N1f3"], "g1f3", ["Nf3", "Кf3"]);
    check_written(
        "chess",
        START,
        &["e2-e4", "e2–e4", "1. e4", "1.e4!", "пe4", "P e2-e4"],
        "e2e4",
        ["e4", "e4"],
    );
    check_written("chess", KNIGHTS, &["Nb1d2", "N1d2", "Кb1-d2"], "b1d2", ["Nbd2", "Кbd2"]);
    check_written("chess", KNIGHTS, &["Nf3d2", "N3d2"], "f3d2", ["Nfd2", "Кfd2"]);
    check_written("chess", ROOKS, &["Re1e2", "Rе1e2"], "e1e2", ["R1e2", "Л1e2"]);
    check_written("chess", QUEENS, &["Qh4-e1"], "h4e1", ["Qh4e1", "Фh4e1"]);
}

#[test]
fn captures_promotions_and_checks_have_their_signs() {
    for (machine, written) in
        [("e7e8q", ["e8=Q+", "e8=Ф+"]), ("e7d8q", ["exd8=Q+", "exd8=Ф+"]), ("e7d8n", ["exd8=N", "exd8=К"])]
    {
        check_written("chess", PROMOTION, &[], machine, written);
    }
    check_written("chess", PROMOTION, &["e8Q", "e8Ф", "e7-e8Q", "e7e8Q"], "e7e8q", ["e8=Q+", "e8=Ф+"]);
    check_written(
        "chess",
        PROMOTION,
        &["e:d8Ф", "e7:d8=Ф+", "exd8Q", "xd8Q"],
        "e7d8q",
        ["exd8=Q+", "exd8=Ф+"],
    );
    let fork = "6k1/8/8/2q5/8/2P5/8/1K6 b - - 0 1";
    check_written("chess", fork, &["Ф:c3", "Фxc3", "Фхс3", "Q:c3", "Qc5xc3"], "c5c3", ["Qxc3", "Фxc3"]);
    let mate = "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1";
    check_written("chess", mate, &["Re8", "Re1-e8#", "Re8#!!"], "e1e8", ["Re8#", "Лe8#"]);
}

#[test]
fn castling_is_written_with_noughts() {
    check_written("chess", CASTLING, &["O-O", "0–0", "О-О", "0-0!", "12. 0-0"], "e1g1", ["0-0", "0-0"]);
    check_written("chess", CASTLING, &["O-O-O", "1.0-0-0"], "e1c1", ["0-0-0", "0-0-0"]);
    let wide = "4k4/9/9/9/9/9/9/9/R3K3R w KQ - 0 1";
    check_written("chesquerque", wide, &["O-O"], "e1h1", ["0-0", "0-0"]);
    check_written("chesquerque", wide, &["O-O-O"], "e1b1", ["0-0-0", "0-0-0"]);
}

#[test]
fn a_pawn_taken_in_passing_is_marked() {
    let written = ["exd6 e.p.", "exd6 e.p."];
    check_written("chess", PASSING, &["exd6", "e5xd6", "exd6ep", "exd6 e. p.", "e:d6 e.p."], "e5d6", written);
    let wide = "1kr6/9/9/6pP1/1P7/9/9/2P2P3/6RK1 w - g7 0 2";
    check_written("chesquerque", wide, &["hxg7"], "h6g7", ["hxg7 e.p.", "hxg7 e.p."]);
}

#[test]
fn what_is_wrong_with_a_short_move_is_told_with_what_to_write() {
    let none = (None, None);
    let knights = ("chess", KNIGHTS);
    let two = "several men can make this move: `Nbd2` or `Nfd2`";
    check_mistake(knights, "Nd2", ("Nd2", two), none);
    check_mistake(knights, "Nxd4", ("x", "nothing is taken on d4"), (Some(""), None));
    check_mistake(knights, "f3-d4", ("", "expected `N`, the letter of the man on f3"), (Some("N"), None));
    check_mistake(
        knights,
        "g8",
        ("", "expected what the man becomes"),
        (None, Some("it may become Q, R, B, N")),
    );
    check_mistake(knights, "Nd4 e.p.", ("e.p.", "nothing is taken in passing"), (Some(""), None));
    check_mistake(
        knights,
        "Nd4#?#",
        ("#", "the move should end here, found `#`"),
        (None, Some("legal moves near it: `Nd4`, `Nh4`")),
    );
    check_mistake(
        knights,
        "Bd4",
        ("Bd4", "White has no bishop that could go to d4"),
        (None, Some("did you mean `Nd4`?")),
    );
    check_mistake(
        knights,
        "Nad2",
        ("Nad2", "White has no knight on the a file that could go to d2"),
        (None, Some("legal moves near it: `Nbd2`, `Nfd2`, `Kd2`")),
    );
    check_mistake(knights, "pass", ("pass", "passing is not a legal move here"), none);
    let rook = ("chess", PROMOTION);
    check_mistake(rook, "d8=Q", ("", "a man is taken on d8: expected `x`"), (Some("ex"), None));
    let castling = ("chess", "r3k2r/8/8/8/8/8/8/RN2K2R w KQkq - 0 1");
    check_mistake(castling, "0-0-0", ("0-0-0", "castling `0-0-0` is not legal here"), none);
    let fork = ("chess", "6k1/8/8/2q5/8/2P5/8/1K6 b - - 0 1");
    check_mistake(fork, "Qc3", ("", "a man is taken on c3: expected `x`"), (Some("x"), None));
}

/// Of several men the one is meant whose move only leaves its king attacked, not the one that cannot go there at all.
#[test]
fn the_verdict_is_on_the_man_that_is_most_likely_meant() {
    let game = find("chess").unwrap();
    let position = notation::parse_position(game, "4r1k1/8/8/8/8/4N3/8/N3K3 w - - 0 1").unwrap();
    let error = notation::find_move(game, &position, "Nd5", &[]).unwrap_err();
    let Mistake::Illegal { from, refusals, .. } = error.mistake else { panic!("{error}") };
    assert_eq!(from, game.spec().board.point("e3"));
    assert_eq!(game.spec().rule_id(refusals[0].rule), "king-attacked");
}

#[test]
fn a_line_is_played_as_books_write_it() {
    let game = find("chess").unwrap();
    let [en, ru] = ["en", "ru"].map(|code| notation::language(code, &[game]).unwrap());
    let start = "6k1/pp3ppp/4bq2/2p5/2n1P3/1PP2P2/P3rQ1P/2K2B1R w - - 0 27";
    let start = notation::parse_position(game, start).unwrap();
    let end = "6k1/pp3ppp/4b3/2p5/2n1P3/1Pq2P2/P3BQ1P/1K5R b - - 1 28";
    for text in ["Bxe2 Qxc3+ Kb1", "27. Bxe2 Qxc3+ 28. Kb1", "27.С:e2 Ф:с3+ 28.Крb1", "Cxe2?"] {
        let (moves, error) = notation::find_moves(game, &start, text, &[&ru, &en]);
        if let Some(error) = error {
            assert_eq!((&text[error.range], moves.len()), ("Cxe2?", 0));
            continue;
        }
        let last = moves.iter().fold(start, |position, found| position.apply(&found.mv));
        assert_eq!(notation::write_position(game, &last), end, "{text}");
    }
}
