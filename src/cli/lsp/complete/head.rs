//! Front matter, kinds of blocks and their keys.

use std::ops::Range;

use lsp_types::CompletionItemKind as Kind;
use tabia::games::GAMES;
use tabia::lesson::about;

use super::super::cursor::{Reading, word_start};
use super::super::hover;
use super::super::view::View;
use super::{Menu, Offer, board, word};

/// The keys of the front matter that are not there yet.
pub(super) fn front_keys(view: &View<'_>, written: Range<usize>) -> Menu {
    let front = &view.lesson.front;
    let there = |key: &str| match key {
        "title" => !front.title.value.is_empty(),
        "game" => front.game.is_some(),
        "teaches" => !front.teaches.is_empty(),
        "summary" => front.summary.is_some(),
        "slug" => front.slug.is_some(),
        _ => front.look.is_some(),
    };
    let missing = about::FRONT.iter().filter(|key| !there(key.name));
    let start = |key: &about::Word| {
        if key.name == "teaches" { "teaches = [".to_owned() } else { format!("{} = ", key.name) }
    };
    let offers = missing.map(|key| Offer { text: start(key), kind: Kind::PROPERTY, ..word(key) }).collect();
    Menu { from: written.start, offers }
}

/// The values that a key of the front matter may have.
pub(super) fn front_value(view: &View<'_>, key: &str, written: Range<usize>) -> Menu {
    let text = &view.text()[written.clone()];
    let from = word_start(view.text(), written.end, |c| c.is_alphanumeric() || c == '-' || c == '_')
        .max(written.start);
    let before = &view.text()[written.start..from];
    let quoted = before.matches('"').count() % 2 == 1;
    // Signs that are there are not written again.
    let quote = |word: &str| if quoted { word.to_owned() } else { format!("\"{word}\"") };
    let mut offers: Vec<Offer> = match key {
        "game" => games(view),
        "teaches" => {
            let taught: Vec<&str> = text.split('"').skip(1).step_by(2).collect();
            let rules = board::rules(view, view.game(None));
            rules.into_iter().filter(|rule| !taught.contains(&rule.text.as_str())).collect()
        }
        "look" => {
            let looks = view.game(None).map_or(&[][..], |game| game.spec().looks);
            looks.iter().map(|look| Offer::new(look.id, Kind::VALUE)).collect()
        }
        _ => Vec::new(),
    };
    for offer in &mut offers {
        offer.text = quote(&offer.text);
    }
    Menu { from, offers }
}

/// The games.
pub(super) fn games(view: &View<'_>) -> Vec<Offer> {
    let lang = view.lang();
    let offer = |game: &&dyn tabia::game::Game| {
        let says = hover::game(*game, lang);
        Offer::new(game.spec().id, Kind::MODULE).detail(tabia::explain::game_name(*game, lang)).says(says)
    };
    GAMES.iter().map(offer).collect()
}

/// The kinds of blocks.
pub(super) fn kinds(view: &View<'_>, written: Range<usize>) -> Menu {
    let signs = view.text()[written.clone()].trim_start_matches(['`', '~']);
    let from = written.end - signs.trim_start().len();
    Menu { from, offers: about::KINDS.iter().map(word).collect() }
}

/// The keys of a block that are not there yet.
pub(super) fn keys(view: &View<'_>, reading: &Reading<'_>, number: usize, written: Range<usize>) -> Menu {
    let fence = &reading.fences[number];
    let here = |key: &about::Word| {
        fence.entry(view.text(), key.name).is_some_and(|entry| entry.key.start != written.start)
    };
    let gives = ["position", "white", "black", "board"];
    let given = fence.entries.iter().filter(|entry| entry.key.start != written.start);
    let given: Vec<&str> =
        given.map(|entry| entry.name(view.text())).filter(|key| gives.contains(key)).collect();
    let keys = about::keys(fence.kind).into_iter().filter(|key| !here(key) || about::repeats(key.name));
    // A position is given in one way: White's and Black's men go together, and nothing else does.
    let fits = |key: &about::Word| {
        let lists = ["white", "black"];
        let apart = |other: &&&str| !(lists.contains(*other) && lists.contains(&key.name));
        !gives.contains(&key.name) || given.iter().filter(apart).count() == 0
    };
    // A colon that is there is not written again.
    let colon = view.text()[written.end..]
        .trim_start_matches(|c: char| c.is_alphanumeric() || c == '-')
        .starts_with(':');
    let offers = keys.filter(fits).map(|key| {
        let text = if colon { key.name.to_owned() } else { format!("{}: ", key.name) };
        Offer { text, kind: Kind::PROPERTY, ..word(&key) }
    });
    Menu { from: written.start, offers: offers.collect() }
}
