//! Moves that list what vanishes, men placed from the hand, passes and swaps: Ultima, Seega, diplomatic chess.

use super::{check_mistake, check_written};

/// The officer on d4 takes on c6 and f2 by going to f6.
const OFFICER: &str = "8/8/2n1b3/6k1/3R4/5P2/2Kp1m2/8 w";
/// Pawns on d2 and d6 that both reach d4, a frozen leaper on c4 beside the dragon on b5.
const FROZEN: &str = "2R5/1kp5/Pp4Bq/1mp5/2N5/8/8/K1r5 w";

#[test]
fn what_vanishes_is_listed_after_the_square_of_arrival() {
    let written = ["Rf6xc6,f2", "Оf6xc6,f2"];
    check_written("ultima", OFFICER, &["Rf6", "Rf6xf2,c6", "Rd4-f6xc6,f2", "Rd4f6"], "d4f6xc6,f2", written);
    check_written("ultima", OFFICER, &["Kc2xd2"], "c2d2xd2", ["Kxd2", "Крxd2"]);
    check_written("ultima", FROZEN, &["Nc4x", "c4c4xc4"], "c4c4xc4", ["Nc4x", "Прc4x"]);
    check_written("ultima", FROZEN, &["a6x", "Pa6x"], "a6a6xa6", ["a6x", "a6x"]);
    let list = ("ultima", OFFICER);
    let wrong = "the move takes c6,f2";
    check_mistake(list, "Rf6xc6", ("xc6", wrong), (Some("xc6,f2"), None));
    check_mistake(list, "Rc3xc6", ("xc6", "the move takes nothing"), (Some(""), None));
}

#[test]
fn men_are_placed_step_take_and_pass() {
    check_written("seega", "5/5/5/5/5 w 12/12 0", &["@c1"], "@c1", ["c1", "c1"]);
    let taking = "5/M4/1mM2/5/4m w 0/0 0";
    check_written("seega", taking, &["a4-a3", "a4-a3xb3", "a4a3"], "a4a3xb3", ["a4-a3:b3", "a4-a3:b3"]);
    let three = "mmmmm/MMMmm/Mm1mM/MMmmM/MMMMm w 0/0 0";
    check_written("seega", three, &["c4-c3:d3,c2,b3"], "c4c3xb3,c2,d3", ["c4-c3:b3,c2,d3", "c4-c3:b3,c2,d3"]);
    let blocked = "MmMMM/mMmMm/mm1mM/mMmmm/MMmMM w 0/0 0";
    check_written("seega", blocked, &["Pass", "ПАС"], "pass", ["pass", "пас"]);
    check_mistake(("seega", taking), "a4-a3:b2", (":b2", "the move takes b3"), (Some(":b3"), None));
    check_mistake(("seega", taking), "c1", ("c1", "no man can be placed on c1"), (None, None));
    check_mistake(("seega", taking), "pass", ("pass", "passing is not a legal move here"), (None, None));
}

#[test]
fn swaps_are_written_with_both_squares() {
    let swaps = "r7/8/1p4k1/6N1/2BBK3/1P6/8/Q7 w - - 0 1";
    check_written("diplomatic", swaps, &["Ke4~a1", "K~a1", "Крe4~a1"], "e4~a1", ["e4~a1", "e4~a1"]);
    check_written("diplomatic", swaps, &["Qa1xa8", "Ф:a8"], "a1xa8", ["Qxa8", "Фxa8"]);
    let promotion = "r1n5/1Pk5/8/8/8/8/8/4K2N w - - 0 1";
    check_written("diplomatic", promotion, &["b7:a8K", "bxa8Кр"], "b7xa8=K", ["bxa8=K", "bxa8=Кр"]);
    check_mistake(
        ("diplomatic", swaps),
        "Ka1",
        ("", "the men on e4 and a1 change places: expected `~`"),
        (Some("~"), None),
    );
}
