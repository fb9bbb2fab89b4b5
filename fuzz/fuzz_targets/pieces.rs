//! Lists of men, in every game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabia::notation::parse_pieces;
use tabia_fuzz::{GROUNDS, check_range};

fuzz_target!(|text: &str| {
    for ground in GROUNDS.iter() {
        let (list, errors) = parse_pieces(ground.game, text, &ground.langs());
        list.men.iter().for_each(|man| check_range(text, &man.range));
        errors.iter().for_each(|error| check_range(text, &error.range));
    }
});
