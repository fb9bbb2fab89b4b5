//! What the fuzz targets share: the games with their languages, and what a range of a text must be.

use std::ops::Range;
use std::sync::LazyLock;

use tabia::game::Game;
use tabia::games::GAMES;
use tabia::lang::{LANGUAGES, Lang};
use tabia::notation;

/// A game and the languages in which its texts are read.
pub struct Ground {
    /// The game.
    pub game: &'static dyn Game,
    langs: Vec<Lang>,
}

impl Ground {
    /// The languages, as the parsers want them.
    pub fn langs(&self) -> Vec<&Lang> {
        self.langs.iter().collect()
    }
}

/// Every game, made once.
pub static GROUNDS: LazyLock<Vec<Ground>> = LazyLock::new(|| {
    let langs = |game| LANGUAGES.iter().filter_map(|code| notation::language(code, &[game])).collect();
    GAMES.iter().map(|&game| Ground { game, langs: langs(game) }).collect()
});

/// Fails unless the range lies in the text, between characters.
pub fn check_range(text: &str, range: &Range<usize>) {
    assert!(text.get(range.clone()).is_some(), "{range:?} of {text:?}");
}
