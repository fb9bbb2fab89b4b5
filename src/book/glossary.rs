//! The glossary of an edition: its terms in order, and where the lessons speak of them.

use std::collections::BTreeMap;

use super::{Book, CheckedLink, Edition};
use crate::lesson::{Term, TermList};

/// A term of the glossary.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its id.
    pub id: String,
    /// The word itself.
    pub term: String,
    /// What it means: words, emphasis and code, in Markdown.
    pub text: Option<String>,
    /// The id of the game to which it belongs.
    pub game: Option<String>,
    /// The article of that game that says more.
    pub rule: Option<String>,
    /// The places of related terms in the glossary.
    pub see: Vec<usize>,
    /// The chapters that link to it, by their places in the edition; the first of them introduces it.
    pub chapters: Vec<usize>,
}

impl Book {
    /// The book with a glossary for every edition whose language has a list of terms.
    pub fn with_terms(mut self, lists: &[TermList]) -> Book {
        for edition in &mut self.editions {
            if let Some(list) = lists.iter().find(|list| list.language == edition.lang.code()) {
                edition.glossary = glossary(edition, list);
            }
        }
        self
    }
}

fn glossary(edition: &Edition, list: &TermList) -> Vec<Entry> {
    let mut terms: Vec<&Term> = list.terms.iter().collect();
    terms.sort_by_cached_key(|term| (alphabetical(&term.term.value), term.id.value.clone()));
    let place = |id: &str| terms.iter().position(|term| term.id.value == id);
    let mut linked = chapters(edition);
    let mut entry = |term: &&Term| Entry {
        id: term.id.value.clone(),
        term: term.term.value.clone(),
        text: term.text.as_ref().map(|text| text.value.clone()),
        game: term.game.as_ref().map(|game| game.value.clone()),
        rule: term.rule.as_ref().map(|rule| rule.value.clone()),
        see: term.see.iter().filter_map(|see| place(&see.value)).collect(),
        chapters: linked.remove(term.id.value.as_str()).unwrap_or_default(),
    };
    terms.iter().map(&mut entry).collect()
}

/// A key that sorts words as a dictionary does: capitals as small letters, ё as е.
pub(crate) fn alphabetical(word: &str) -> (String, String) {
    let small = word.to_lowercase();
    (small.replace('ё', "е"), small)
}

/// The chapters that link to each term.
fn chapters(edition: &Edition) -> BTreeMap<&str, Vec<usize>> {
    let mut linked: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (at, chapter) in edition.chapters.iter().enumerate() {
        for link in &chapter.checked.links {
            let CheckedLink::Term(id) = link else { continue };
            let chapters = linked.entry(id).or_default();
            if chapters.last() != Some(&at) {
                chapters.push(at);
            }
        }
    }
    linked
}

#[cfg(test)]
mod tests {
    use super::alphabetical;

    #[test]
    fn words_come_as_in_a_dictionary() {
        let mut words = ["Яма", "ель", "Ёж", "еда", "ёлка", "жар", "Castle", "board"];
        words.sort_by_cached_key(|word| alphabetical(word));
        assert_eq!(words, ["board", "Castle", "еда", "Ёж", "ёлка", "ель", "жар", "Яма"]);
    }
}
