//! Words and phrases of a text, as they are compared: in small letters, ё as е.

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

    /// Where the phrase stands, whole words only; its words have a blank or a hyphen between.
    pub(super) fn find(&self, phrase: &Words<'_>) -> Vec<Range<usize>> {
        let length = phrase.len();
        if length == 0 || length > self.len() {
            return Vec::new();
        }
        let joined = |gap: &str| !gap.is_empty() && gap.chars().all(|c| c.is_whitespace() || c == '-');
        let same = |from: usize| {
            (0..length).all(|at| self.word(from + at) == phrase.word(at))
                && (1..length).all(|at| joined(self.gap(from + at - 1)))
        };
        let places = (0..=self.len() - length).filter(|&from| same(from));
        places.map(|from| self.range(from, from + length - 1)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Words;

    #[track_caller]
    fn check(text: &str, phrase: &str, found: &[&str]) {
        let places = Words::new(text).find(&Words::new(phrase));
        assert_eq!(
            places.iter().map(|place| &text[place.clone()]).collect::<Vec<_>>(),
            found,
            "{phrase}: {text}"
        );
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
