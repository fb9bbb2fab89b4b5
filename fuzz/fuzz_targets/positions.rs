//! Positions as one line of text, in every game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabia::notation::{parse_position, write_position};
use tabia_fuzz::{GROUNDS, check_range};

fuzz_target!(|text: &str| {
    for ground in GROUNDS.iter() {
        let game = ground.game;
        match parse_position(game, text) {
            Err(error) => check_range(text, &error.range),
            Ok(position) => {
                assert_eq!(parse_position(game, &write_position(game, &position)), Ok(position));
                if game.objections(&position).is_empty() {
                    let moves = game.moves(&position);
                    assert!(game.outcome(&position).is_none() || moves.is_empty());
                    game.check(&position);
                }
            }
        }
    }
});
