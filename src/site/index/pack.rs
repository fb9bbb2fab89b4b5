//! An index in little room: the sorted words, each written by what it does not share with the one before it, and where
//! it stands.

use std::collections::BTreeMap;

use serde::Serialize;

use super::gather::Page;
use crate::html::address::relative;

/// The index as the script reads it.
#[derive(Debug, Serialize)]
pub(super) struct Sheet<'a> {
    pages: Vec<Row<'a>>,
    /// A line a word: how many letters it shares with the one before, in base 36; the others; a space; its places, each
    /// as a number of [`DIGITS`]: four times the distance from the place before, and the weight.
    words: String,
}

/// A page: its address as a part of a URL, its part, its places (counted through all pages) by anchor and title.
type Row<'a> = (String, &'a str, Vec<(&'a str, &'a str)>);

/// The digits of packed numbers, each worth five bits, the least first; one of the upper half says that more follow.
const DIGITS: &[u8; 64] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";

/// How much a word says of a place: in its text, several times there, in its title, in the title of a page.
const TEXT: u32 = 0;
const OFTEN: u32 = 1;
const TITLE: u32 = 2;
const PAGE: u32 = 3;

/// From how many times on a word is often in a text.
const OFTEN_TIMES: u32 = 3;

/// The index of the pages.
pub(super) fn sheet(pages: &[Page]) -> Sheet<'_> {
    let rows = pages.iter().map(|page| {
        let places = page.places.iter().map(|place| (place.anchor.as_str(), place.title.as_str()));
        (relative("", &page.address), page.part.as_str(), places.collect())
    });
    Sheet { pages: rows.collect(), words: packed(&entries(pages)) }
}

/// A place where a word stands, its weight, and how often the text has it.
struct Entry {
    place: u32,
    weight: u32,
    times: u32,
}

fn entries(pages: &[Page]) -> BTreeMap<String, Vec<Entry>> {
    let mut entries: BTreeMap<String, Vec<Entry>> = BTreeMap::new();
    let mut number = 0;
    for page in pages {
        for (at, place) in page.places.iter().enumerate() {
            let title = if at == 0 { PAGE } else { TITLE };
            for (text, weight) in [(&place.title, title), (&place.text, TEXT)] {
                each_word(text, |word| note(&mut entries, word, number, weight));
            }
            number += 1;
        }
    }
    entries
}

fn note(entries: &mut BTreeMap<String, Vec<Entry>>, word: &str, place: u32, weight: u32) {
    let Some(known) = entries.get_mut(word) else {
        entries.insert(word.to_owned(), vec![Entry { place, weight, times: 1 }]);
        return;
    };
    match known.last_mut().filter(|last| last.place == place) {
        Some(last) => {
            last.times += 1;
            let often = if last.times >= OFTEN_TIMES { OFTEN } else { TEXT };
            last.weight = last.weight.max(weight).max(often);
        }
        None => known.push(Entry { place, weight, times: 1 }),
    }
}

/// Calls `each` with every word of the text in small letters, ё as е. Letters alone are no words, and digits are.
fn each_word(text: &str, mut each: impl FnMut(&str)) {
    let mut word = String::new();
    for c in text.chars().chain([' ']) {
        match c {
            // Marks of stress and places to hyphenate are within words.
            '\u{301}' | '\u{ad}' => {}
            // What JavaScript counts as two letters is not written in any language of ours.
            c if c.is_alphanumeric() && c <= '\u{ffff}' => word.extend(c.to_lowercase().map(plain)),
            _ => {
                if word.chars().nth(1).is_some() || word.starts_with(|c: char| c.is_ascii_digit()) {
                    each(&word);
                }
                word.clear();
            }
        }
    }
}

fn plain(letter: char) -> char {
    if letter == 'ё' { 'е' } else { letter }
}

fn packed(entries: &BTreeMap<String, Vec<Entry>>) -> String {
    let mut lines = String::new();
    let mut before = "";
    for (word, places) in entries {
        let shared = before.chars().zip(word.chars()).take_while(|(a, b)| a == b).take(35);
        let (count, bytes) = shared.fold((0, 0), |(count, bytes), (c, _)| (count + 1, bytes + c.len_utf8()));
        if !before.is_empty() {
            lines.push('\n');
        }
        lines.extend(char::from_digit(count, 36));
        lines.push_str(&word[bytes..]);
        lines.push(' ');
        let mut last = 0;
        for entry in places {
            number((entry.place - last) * 4 + entry.weight, &mut lines);
            last = entry.place;
        }
        before = word;
    }
    lines
}

fn number(mut value: u32, text: &mut String) {
    while value >= 32 {
        text.push(char::from(DIGITS[(value % 32 + 32) as usize]));
        value /= 32;
    }
    text.push(char::from(DIGITS[value as usize]));
}

#[cfg(test)]
mod tests {
    use super::super::gather::{Page, Place};
    use super::{each_word, number, sheet};

    fn words(text: &str) -> Vec<String> {
        let mut words = Vec::new();
        each_word(text, |word| words.push(word.to_owned()));
        words
    }

    #[test]
    fn words_are_small_without_dots_and_stress() {
        assert_eq!(words("Ещё «за́мок» и chess-T1, e4; 7 x"), ["еще", "замок", "chess", "t1", "e4", "7"]);
    }

    #[test]
    fn numbers_are_written_in_digits_of_five_bits() {
        for (value, text) in [(0, "0"), (31, "V"), (32, "W1"), (33, "X1"), (1024, "WW1")] {
            let mut written = String::new();
            number(value, &mut written);
            assert_eq!(written, text);
        }
    }

    #[test]
    fn the_index_holds_forms_with_places_and_weights() {
        let place = |anchor: &str, title: &str, text: &str| Place {
            anchor: anchor.to_owned(),
            title: title.to_owned(),
            text: text.to_owned(),
        };
        let places = vec![place("", "Men", "man"), place("b", "A man", "man man men men men")];
        let page = Page { address: "a b".to_owned(), part: "P".to_owned(), places };
        let told = serde_json::to_value(sheet(&[page])).unwrap();
        assert_eq!(told["pages"], serde_json::json!([["a%20b", "P", [["", "Men"], ["b", "A man"]]]]));
        // man: place 0 in the text, place 1 in its title; men: place 0 in the page's title, place 1 often in the text.
        assert_eq!(told["words"], "0man 06\n1en 35");
    }
}
