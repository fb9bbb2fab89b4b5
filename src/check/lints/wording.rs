//! Words and phrases of a text, as they are compared: in small letters, ё as е.

use std::collections::HashMap;
use std::ops::Range;

/// A word as it is compared.
pub(super) fn folded(word: &str) -> String {
    word.to_lowercase().replace('ё', "е")
}

/// The words of a text, with their places in it.
pub(super) struct Words<'t> {
    text: &'t str,
    words: Vec<(Range<usize>, String)>,
}

impl<'t> Words<'t> {
    pub(super) fn new(text: &'t str) -> Words<'t> {
        let mut words = Vec::new();
        let mut start = None;
        for (at, sign) in text.char_indices().chain([(text.len(), ' ')]) {
            // An accent that a letter bears belongs to the word.
            let belongs = sign.is_alphanumeric() || matches!(sign, '\u{300}'..='\u{36f}');
            match (start, belongs) {
                (None, true) => start = Some(at),
                (Some(from), false) => {
                    words.push((from..at, folded(&text[from..at])));
                    start = None;
                }
                _ => {}
            }
        }
        Words { text, words }
    }

    /// The number of words.
    pub(super) fn len(&self) -> usize {
        self.words.len()
    }

    /// The n-th word as it is compared; empty where there is none.
    pub(super) fn word(&self, at: usize) -> &str {
        self.words.get(at).map_or("", |(_, word)| word)
    }

    /// From the n-th word to the m-th, that one included.
    pub(super) fn range(&self, from: usize, to: usize) -> Range<usize> {
        let place = |at: usize| self.words.get(at).map_or(0..0, |(range, _)| range.clone());
        place(from).start..place(to).end
    }

    /// What stands between the n-th word and the next.
    pub(super) fn gap(&self, at: usize) -> &'t str {
        match (self.words.get(at), self.words.get(at + 1)) {
            (Some((word, _)), Some((next, _))) => &self.text[word.end..next.start],
            _ => "",
        }
    }

    /// Whether the phrase begins at the n-th word; its words have a blank or a hyphen between.
    fn begins(&self, at: usize, phrase: &Words<'_>) -> bool {
        let joined = |gap: &str| !gap.is_empty() && gap.chars().all(|c| c.is_whitespace() || c == '-');
        (0..phrase.len()).all(|n| self.word(at + n) == phrase.word(n))
            && (1..phrase.len()).all(|n| joined(self.gap(at + n - 1)))
    }
}

/// Several texts in which many phrases are looked for.
pub(super) struct Texts<'t> {
    texts: Vec<Words<'t>>,
    /// For each word the texts and the places in them where it stands.
    places: HashMap<String, Vec<(usize, usize)>>,
}

impl<'t> Texts<'t> {
    pub(super) fn new(texts: impl IntoIterator<Item = &'t str>) -> Texts<'t> {
        let texts: Vec<Words<'t>> = texts.into_iter().map(Words::new).collect();
        let mut places: HashMap<String, Vec<(usize, usize)>> = HashMap::new();
        for (number, text) in texts.iter().enumerate() {
            for (at, (_, word)) in text.words.iter().enumerate() {
                places.entry(word.clone()).or_default().push((number, at));
            }
        }
        Texts { texts, places }
    }

    /// Where the phrase stands, whole words only: the numbers of texts and the bytes in them, in order.
    pub(super) fn find(&self, phrase: &Words<'_>) -> Vec<(usize, Range<usize>)> {
        let Some(places) = self.places.get(phrase.word(0)) else { return Vec::new() };
        let begins = places.iter().filter(|(text, at)| self.texts[*text].begins(*at, phrase));
        begins.map(|&(text, at)| (text, self.texts[text].range(at, at + phrase.len() - 1))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Texts, Words};

    #[track_caller]
    fn check(text: &str, phrase: &str, found: &[&str]) {
        let places = Texts::new([text]).find(&Words::new(phrase));
        let places: Vec<_> = places.into_iter().map(|(_, place)| &text[place]).collect();
        assert_eq!(places, found, "{phrase}: {text}");
    }

    #[test]
    fn phrases_are_found_as_whole_words() {
        check("Force and forces, a force’s, unforced: FORCE", "force", &["Force", "force", "FORCE"]);
        check("a Ver Knecht, a ver-\nknecht, ver, knecht", "ver Knecht", &["Ver Knecht", "ver-\nknecht"]);
        check("Ещё перевес, еще Перевеса", "ещё", &["Ещё", "еще"]);
        check("a", "a b", &[]);
        check("", "a", &[]);
    }
}
