//! Drawn boards, in every game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabia::notation::parse_board;
use tabia_fuzz::{GROUNDS, check_range};

fuzz_target!(|text: &str| {
    for ground in GROUNDS.iter() {
        if let Err(errors) = parse_board(ground.game, text) {
            errors.iter().for_each(|error| check_range(text, &error.range));
        }
    }
});
