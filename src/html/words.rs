//! The words that templates put around the book's own, in one language.

use std::collections::BTreeMap;

use crate::book::Lang;

/// The messages by the names that templates know: `site-on-this-page` is `ui.on_this_page`.
pub(crate) type Words = BTreeMap<String, String>;

/// The messages that need no arguments.
const PLAIN: &[&str] = &[
    "abbreviation",
    "answer",
    "answers",
    "articles",
    "betza",
    "contents",
    "coverage",
    "decided",
    "editor",
    "editor-all",
    "editor-by-hand",
    "editor-example",
    "editor-game",
    "editor-needs-script",
    "footnotes",
    "formats",
    "glossary",
    "hints",
    "home",
    "in-this-language",
    "introduced-in",
    "keys",
    "language",
    "languages",
    "legend",
    "license",
    "made-with",
    "neighbours",
    "next",
    "not-covered",
    "not-found",
    "not-taught",
    "not-translated",
    "notation",
    "on-this-page",
    "path",
    "pieces",
    "play",
    "play-needs-script",
    "practised-in",
    "position-in-words",
    "practice",
    "practice-all",
    "practice-due",
    "practice-endless",
    "practice-kept",
    "practice-needs-script",
    "practice-none",
    "practice-private",
    "previous",
    "reference",
    "right",
    "rule",
    "search",
    "see-also",
    "shown-in",
    "skip",
    "start-array",
    "taught-in",
    "teaches",
    "theme",
    "theme-dark",
    "theme-light",
    "theme-system",
    "to-hints",
    "used-in",
    "variants",
    "wrong",
    "wrong-answers",
];

/// The words of a language.
pub(crate) fn words(lang: &Lang) -> Words {
    let key = |id: &str| id.replace('-', "_");
    PLAIN.iter().map(|id| (key(id), lang.text(&format!("site-{id}"), &[]))).collect()
}
