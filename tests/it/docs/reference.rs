//! The reference of the lesson language against what the program reads.

use std::fs;
use std::path::Path;

use tabia::games::GAMES;
use tabia::lesson::ClaimedState;

use super::{LANGUAGES, files};

/// The words of a list in the source of the parser: of entries in parentheses the first.
fn listed(path: &str, name: &str) -> Vec<String> {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(path)).unwrap();
    let (_, list) = text.split_once(&format!("const {name}: ")).unwrap();
    let (_, list) = list.split_once('=').unwrap();
    let (list, _) = list.split_once("];").unwrap();
    let words: Vec<String> = if list.contains("(\"") {
        list.split("(\"").skip(1).map(|entry| entry.split('"').next().unwrap().to_owned()).collect()
    } else {
        list.split('"').skip(1).step_by(2).map(str::to_owned).collect()
    };
    assert!(words.len() >= 3, "{path} {name}: {words:?}");
    words
}

/// Whether a text names the word as code, perhaps with something after it.
fn names(text: &str, word: &str) -> bool {
    let word = format!("`{word}");
    let mut ends = text.match_indices(&word).map(|(at, found)| at + found.len());
    ends.any(|end| !text[end..].starts_with(|c: char| c.is_alphanumeric() || c == '-'))
}

#[test]
fn the_reference_names_everything_that_is_read() {
    let lists = [
        ("lesson/block/keys.rs", "KEYS"),
        ("lesson/block/keys.rs", "WORDS"),
        ("lesson/block/task.rs", "TASKS"),
        ("lesson/block/task.rs", "GOALS"),
        ("lesson/block/show.rs", "FORMS"),
        ("lesson/block/marks.rs", "KINDS"),
        ("lesson/link/target.rs", "SCHEMES"),
        ("lesson/front.rs", "KEYS"),
        ("lesson/terms.rs", "KEYS"),
        ("book/config.rs", "KEYS"),
    ];
    let mut words: Vec<String> = lists.iter().flat_map(|(path, name)| listed(path, name)).collect();
    words.extend(ClaimedState::WORDS.map(str::to_owned));
    let results =
        ["white wins", "black wins", "draw", "open", "white resigned", "white lost on time", "draw agreed"];
    words.extend(results.map(str::to_owned));
    for language in LANGUAGES {
        let pages = files(&format!("{language}/reference"), ".md");
        let text: String = pages.into_iter().map(|(_, text)| text).collect();
        let missing: Vec<&String> = words.iter().filter(|word| !names(&text, word)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
        for game in GAMES {
            assert!(names(&text, game.spec().id), "{language}: {}", game.spec().id);
        }
    }
    assert!(words.len() > 100, "{}", words.len());
}
