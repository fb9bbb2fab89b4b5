//! Refusals with their particulars, frozen men, strikes, objections.

use tabia::game::{Game, Verdict};

use super::{outcome, plain, point, points, position, pure};

/// Every rule that the way breaks, in order, each with the square that matters (`-` for none): `reach - own-man c4`.
#[track_caller]
fn check_refusals(game: &dyn Game, fen: &str, way: &str, expected: &str) {
    let position = position(game, fen);
    let verdict = game.verdict(&position, point(&way[..2]), point(&way[3..]));
    let Verdict::Illegal(refusals) = verdict else { panic!("{fen}: {way} is legal") };
    let said = refusals.iter().map(|refusal| {
        let at = refusal.why.at.map_or("-".to_owned(), |at| game.spec().board.name(at));
        // The man named is the one that stands there.
        assert_eq!(refusal.why.man, refusal.why.at.and_then(|at| position.at(at)));
        format!("{} {at}", game.spec().rule_id(refusal.rule))
    });
    assert_eq!(said.collect::<Vec<_>>().join(" "), expected, "{fen}: {way}");
}

#[test]
fn a_frozen_man_names_who_freezes_it() {
    let fen = "2m5/8/1k1rq3/2nM4/2Kp2n1/8/8/8 b";
    check_refusals(plain(), fen, "e6-e8", "frozen d5");
    check_refusals(plain(), fen, "c5-d6", "frozen d5 own-man d6");
    check_refusals(plain(), fen, "d4-f6", "frozen d5 reach -");
    // A man is spoken of as if its side were to move.
    check_refusals(plain(), "2m5/8/1k1rq3/2n5/2Kp2n1/5M2/8/8 w", "g4-g5", "frozen f3");
    // A chameleon freezes the dragon and is frozen by it.
    check_refusals(plain(), "k7/8/8/3mB3/8/8/8/7K w", "d5-d8", "frozen e5");
    check_refusals(plain(), "k7/8/8/3mB3/8/8/8/7K w", "e5-e8", "frozen d5");
}

#[test]
fn a_way_out_of_reach_or_onto_a_man_says_all_that_is_wrong() {
    let fen = "8/3k4/3P1R2/3pq3/1Km3P1/3b2n1/6P1/3Q4 w";
    check_refusals(plain(), fen, "g4-f5", "reach -");
    check_refusals(plain(), fen, "b4-b6", "frozen c4 reach -");
    check_refusals(plain(), fen, "g4-g3", "no-capture g3");
    check_refusals(plain(), fen, "g4-e5", "reach - no-capture e5");
    check_refusals(plain(), fen, "d1-g4", "own-man g4");
    check_refusals(plain(), fen, "b4-d6", "frozen c4 own-man d6 reach -");
    check_refusals(plain(), fen, "h8-h7", "turn -");
}

#[test]
fn a_blocked_way_names_the_first_man_on_it() {
    let fen = "8/3k4/3P1R2/3pq3/1Km3P1/3b2n1/6P1/3Q4 w";
    check_refusals(plain(), fen, "d6-d4", "blocked d5");
    check_refusals(plain(), fen, "d1-d4", "blocked d3");
    check_refusals(plain(), fen, "d1-d5", "blocked d3 no-capture d5");
    check_refusals(plain(), fen, "g2-g4", "own-man g4 blocked g3");
    // A chameleon passes over leapers alone.
    let fen = "k7/8/8/8/B1n1q2p/8/8/7K w";
    check_refusals(plain(), fen, "a4-f4", "blocked e4");
    check_refusals(plain(), fen, "a4-c4", "no-capture c4");
}

#[test]
fn a_leap_needs_a_gap_behind_each_enemy() {
    let fen = "k7/p5b1/3q1p2/8/3N1r2/8/1m6/7K w";
    check_refusals(plain(), fen, "d4-h8", "leap-gap f6");
    check_refusals(plain(), fen, "d4-g7", "no-capture g7 leap-gap f6");
    check_refusals(plain(), fen, "d4-f6", "no-capture f6");
    check_refusals(plain(), fen, "d4-a7", "no-capture a7");
    // One's own man behind the enemy fills the gap as well.
    check_refusals(plain(), "k7/8/8/8/N2pP3/8/8/7K w", "a4-f4", "leap-gap d4 leap-own e4");
    check_refusals(plain(), "k7/8/8/8/N2pP3/8/8/7K w", "a4-e4", "own-man e4 leap-gap d4");
    // The first gap is free, the second is not.
    check_refusals(plain(), "k7/8/8/8/Np1pp3/8/8/7K w", "a4-f4", "leap-gap d4");
    // A chameleon's leap needs it too.
    check_refusals(plain(), "k7/8/8/8/B1nn4/8/8/7K w", "a4-e4", "leap-gap c4");
}

#[test]
fn a_leaper_does_not_leap_its_own_men() {
    let fen = "k7/8/8/8/1N1P1p2/8/8/7K w";
    check_refusals(plain(), fen, "b4-e4", "leap-own d4");
    check_refusals(plain(), fen, "b4-h4", "leap-own d4");
    check_refusals(plain(), fen, "b4-d4", "own-man d4");
}

#[test]
fn a_move_that_leaves_the_king_attacked_names_the_attacker() {
    // By withdrawal, by stepping, by coordination, by a leap, by a pincer, by the chameleon.
    check_refusals(plain(), "8/8/8/4k3/2K2M2/3q4/8/8 w", "c4-d4", "king-attacked d3");
    check_refusals(plain(), "8/8/8/3k4/8/3K4/8/8 w", "d3-d4", "king-attacked d5");
    check_refusals(plain(), "k7/8/8/8/8/8/7r/1K6 w", "b1-a1", "king-attacked h2");
    check_refusals(plain(), "k7/8/3n4/8/8/8/2K5/8 w", "c2-d2", "king-attacked d6");
    check_refusals(plain(), "k7/8/8/8/2r5/8/1K5p/8 w", "b2-c3", "king-attacked h2");
    check_refusals(plain(), "k7/8/8/3b4/8/3K4/8/8 w", "d3-d4", "king-attacked d5");
    // A man that shields its king.
    check_refusals(plain(), "k2n4/8/8/8/8/3P4/3K4/8 w", "d3-e3", "king-attacked d8");
    // Frozen, and bad for the king besides.
    check_refusals(plain(), "k2n4/8/8/8/2m5/3P4/3K4/8 w", "d3-e3", "frozen c4 king-attacked d8");
}

#[test]
fn only_a_frozen_man_other_than_the_king_may_commit_suicide_and_not_if_that_uncovers_the_king() {
    check_refusals(plain(), "k7/8/8/3mM3/3P4/8/8/7K w", "h1-h1", "suicide -");
    check_refusals(plain(), "k7/8/8/8/8/8/P5m1/7K w", "h1-h1", "suicide -");
    check_refusals(plain(), "k3n3/8/8/8/3m4/4Q3/4K3/8 w", "e3-e3", "king-attacked e8");
    check_refusals(pure(), "k7/8/8/3mM3/3P4/8/8/7K w", "e5-e5", "pure -");
}

#[test]
fn frozen_men_attack_nothing_and_strike_nothing() {
    let fen = "8/8/8/3Kk3/5M2/3q4/8/8 b";
    assert_eq!(plain().frozen(&position(plain(), fen)), Some(points("e5")));
    assert_eq!(plain().strikes(&position(plain(), fen), point("e5")), points(""));
    assert_eq!(plain().strikes(&position(plain(), fen), point("d5")), points("e5"));
    assert_eq!(outcome(plain(), &position(plain(), fen)).map(|end| end.1), Some("mate"));
}

#[test]
fn a_man_strikes_the_men_that_it_would_take_and_no_empty_square() {
    let strikes = |fen: &str, at: &str| plain().strikes(&position(plain(), fen), point(at));
    assert_eq!(strikes("k7/p5b1/3q1p2/8/3N1r2/8/1m6/7K w", "d4"), points("b2 d6 f4"));
    assert_eq!(strikes("8/6pp/6Qb/8/3k4/8/4NK2/8 w", "g6"), points("g7 h6 h7"));
    assert_eq!(strikes("2R5/1kp5/Pp1n1nBq/1mp5/2N5/8/8/K1r5 w", "g6"), points("b6 c1 c5 c7 d6 f6 h6"));
    // A man that may not move for its king's sake strikes all the same.
    assert_eq!(strikes("k2n4/8/8/1q6/8/3Q4/3K4/8 w", "d3"), points(""));
    assert_eq!(strikes("k2n4/8/8/8/4q3/3Q4/3K4/8 w", "d3"), points("e4"));
}

/// The objections to a position and the squares they speak of.
#[track_caller]
fn check_objections(fen: &str, expected: &[(&str, &str)]) {
    let found = plain().objections(&position(plain(), fen));
    let found: Vec<_> = found.iter().map(|o| (o.message, o.why.at.unwrap())).collect();
    let expected: Vec<_> = expected.iter().map(|&(message, at)| (message, point(at))).collect();
    assert_eq!(found, expected, "{fen}");
}

#[test]
fn a_second_king_and_a_check_by_the_side_to_move_cannot_be_set_up() {
    check_objections("PPPPPPPP/8/8/8/8/8/8/pppppppp w", &[]);
    check_objections("k6k/8/8/8/8/8/8/KKK5 w", &[("setup-kings", "b1"), ("setup-kings", "h8")]);
    check_objections("8/8/8/4kK2/8/8/8/8 w", &[("setup-check", "f5")]);
    check_objections("8/8/8/3Kk3/5M2/8/8/8 b", &[]);
    check_objections("8/8/8/3Kk3/5M2/8/8/8 w", &[("setup-check", "d5")]);
}
