//! Moves, in every game: from the array, or from the position that the first of two lines gives.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabia::notation::{find_move, find_moves, parse_position, write_move};
use tabia_fuzz::{GROUNDS, check_range};

fuzz_target!(|text: &str| {
    for ground in GROUNDS.iter() {
        let game = ground.game;
        let (place, text) = text.split_once('\n').unwrap_or((game.spec().start, text));
        let Ok(position) = parse_position(game, place) else { continue };
        if !game.objections(&position).is_empty() {
            continue;
        }
        let langs = ground.langs();
        match find_move(game, &position, text, &langs) {
            Err(error) => check_range(text, &error.range),
            Ok(found) => {
                let written = write_move(game, &position, &found.mv, langs[0]);
                assert_eq!(find_move(game, &position, &written, &langs).map(|again| again.mv), Ok(found.mv));
            }
        }
        if let (_, Some(error)) = find_moves(game, &position, text, &langs) {
            check_range(text, &error.range);
        }
    }
});
