//! The social cards of a built site: when they are made, and when they are not made again.

use std::fs;
use std::path::{Path, PathBuf};

use super::build::{SETTINGS, book, builds, write};
use super::run;

fn with_settings(line: &str) -> tempfile::TempDir {
    let tmp = book();
    write(&tmp.path().join("lessons/book.toml"), format!("{SETTINGS}{line}\n"));
    tmp
}

fn cards(root: &Path) -> Vec<PathBuf> {
    let Ok(folder) = fs::read_dir(root.join("output/cards")) else { return Vec::new() };
    let mut cards: Vec<PathBuf> = folder.map(|entry| entry.unwrap().path()).collect();
    cards.sort();
    cards
}

#[test]
fn cards_are_made_where_they_are_wanted_or_the_book_has_an_address() {
    for (line, made) in [
        ("", false),
        ("cards = true", true),
        ("base-url = \"https://example.org/\"", true),
        ("base-url = \"https://example.org/\"\ncards = false", false),
    ] {
        let tmp = with_settings(line);
        builds(tmp.path());
        assert_eq!(!cards(tmp.path()).is_empty(), made, "{line}");
    }
}

/// Replaces a card in the output, and what the list of files says of it, as if Tabia had drawn it so.
fn forge(root: &Path, card: &Path, bytes: &[u8]) {
    let list = root.join("output/.tabia-manifest");
    let text = fs::read_to_string(&list).unwrap();
    let name = format!("cards/{}", card.file_name().unwrap().to_str().unwrap());
    let old = text.lines().find(|line| line.ends_with(&name)).unwrap();
    let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    fs::write(&list, text.replace(old, &format!("{hash:016x} {name}"))).unwrap();
    fs::remove_file(card).unwrap();
    fs::write(card, bytes).unwrap();
}

#[test]
fn a_card_that_is_there_is_not_drawn_again() {
    let tmp = with_settings("cards = true");
    builds(tmp.path());
    let card = cards(tmp.path()).remove(0);
    forge(tmp.path(), &card, b"drawn before");
    builds(tmp.path());
    assert_eq!(fs::read(&card).unwrap(), b"drawn before");
    assert_eq!(run(tmp.path(), &["build", "--check"]).code, Some(0));
}

#[test]
fn a_card_that_somebody_changed_is_drawn_again_and_the_changed_one_kept() {
    let tmp = with_settings("cards = true");
    builds(tmp.path());
    let all = cards(tmp.path());
    let right = fs::read(&all[0]).unwrap();
    fs::remove_file(&all[0]).unwrap();
    fs::write(&all[0], "scribbled").unwrap();
    fs::remove_file(&all[1]).unwrap();
    let check = run(tmp.path(), &["build", "--check"]);
    assert_eq!(check.code, Some(1));
    assert!(check.err.contains("differs") && check.err.contains("is missing"), "{}", check.err);
    assert!(builds(tmp.path()).err.contains("somebody had changed `cards/"));
    assert_eq!(fs::read(&all[0]).unwrap(), right);
    assert!(all[1].is_file());
}

#[test]
fn a_card_follows_its_page() {
    let tmp = with_settings("cards = true");
    builds(tmp.path());
    let before = cards(tmp.path());
    let lesson = tmp.path().join("lessons/en/chess-t1/ritter.md");
    let text = fs::read_to_string(&lesson).unwrap();
    write(&lesson, text.replace("The Ritter", "The Knight"));
    builds(tmp.path());
    let after = cards(tmp.path());
    let new = after.iter().filter(|card| !before.contains(card)).count();
    assert_eq!((before.len(), after.len(), new), (before.len(), before.len(), 1));
}
