//! The settings of a book, from `book.toml`.

use std::ops::Range;
use std::sync::Arc;

use toml::de::{DeTable, DeValue};

use crate::diag::{Diagnostic, Source, Span, Spanned, guess};
use crate::lang::LANGUAGES;

/// What `book.toml` says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Config {
    /// `title`: the book's title.
    pub title: String,
    /// `authors`: the names of its authors.
    pub authors: Vec<String>,
    /// `languages`: its languages, each the name of a folder; the first is the source language.
    pub languages: Vec<Spanned<String>>,
    /// `base-url`: the address where it will be published, with a final `/`.
    pub base_url: Option<String>,
    /// `license`: its licence, by SPDX name.
    pub license: Option<String>,
    /// `cards`: whether pages get pictures for links that are shared; if not said, those of a book with an address do.
    pub cards: Option<bool>,
    /// `html`: whether lessons may hold raw HTML, which is cleaned; `true` if not said.
    pub html: bool,
}

/// The keys, each with an example.
const KEYS: [(&str, &str); 7] = [
    ("title", "title = \"A textbook\""),
    ("authors", "authors = [\"A. Author\"]"),
    ("languages", "languages = [\"en\", \"ru\"]"),
    ("base-url", "base-url = \"https://example.org/book/\""),
    ("license", "license = \"CC-BY-4.0\""),
    ("cards", "cards = true"),
    ("html", "html = false"),
];

impl Config {
    /// Reads `book.toml`. What cannot be understood is reported and keeps its default.
    pub fn parse(source: &Arc<Source>) -> (Config, Vec<Diagnostic>) {
        let mut reader = Reader { source, found: Vec::new() };
        let (table, errors) = DeTable::parse_recoverable(&source.text);
        for error in errors {
            let span = reader.span(error.span().unwrap_or(0..0));
            let message = error.message().trim_end_matches('.').replace('\n', ", ");
            reader.found.push(Diagnostic::error("bad-toml", span, message));
        }
        let config = reader.config(table.get_ref());
        // The table is sorted by key; findings come in the order of the text.
        reader.found.sort_by_key(|finding| finding.span.range.start);
        (config, reader.found)
    }
}

struct Reader<'a> {
    source: &'a Arc<Source>,
    found: Vec<Diagnostic>,
}

type Value<'a> = toml::Spanned<DeValue<'a>>;

impl Reader<'_> {
    fn config(&mut self, table: &DeTable<'_>) -> Config {
        let mut config = Config {
            title: String::new(),
            authors: Vec::new(),
            languages: Vec::new(),
            base_url: None,
            license: None,
            cards: None,
            html: true,
        };
        let broken = !self.found.is_empty();
        for (key, value) in table {
            match key.get_ref().as_ref() {
                "title" => config.title = self.string("title", value).unwrap_or_default().trim().to_owned(),
                "authors" => {
                    config.authors =
                        self.texts("authors", value).into_iter().map(|name| name.value).collect();
                }
                "languages" => config.languages = self.languages(value),
                "base-url" => config.base_url = self.address(value),
                "license" => config.license = self.string("license", value),
                "cards" => config.cards = self.switch("cards", value),
                "html" => config.html = self.switch("html", value).unwrap_or(config.html),
                other => self.unknown(other, key.span()),
            }
        }
        let here = |key: &str| table.iter().any(|(name, _)| name.get_ref() == key);
        if !broken {
            for key in ["title", "languages"].into_iter().filter(|key| !here(key)) {
                self.missing(key);
            }
        }
        config
    }

    fn span(&self, range: Range<usize>) -> Span {
        Span::new(self.source, range)
    }

    fn unknown(&mut self, key: &str, at: Range<usize>) {
        let span = self.span(at);
        let error =
            Diagnostic::error("unknown-key", span.clone(), format!("unknown key `{key}` in `book.toml`"));
        let names = KEYS.map(|(name, _)| name);
        self.found.push(match guess(key, names) {
            Some((near, kind)) => error.hint(format!("did you mean `{near}`?")).fix_as(kind, span, near),
            None => error.hint(format!("the keys are `{}`", names.join("`, `"))),
        });
    }

    fn missing(&mut self, key: &str) {
        let span = self.span(0..0);
        let error = Diagnostic::error("missing-key", span, format!("`book.toml` has no `{key}`"));
        self.found.push(error.hint(format!("add a line such as `{}`", example(key))));
    }

    fn wrong(&mut self, key: &str, value: &Value<'_>, expected: &str) {
        let message =
            format!("found {} in `{key}`, expected {expected}", article(value.get_ref().type_str()));
        let span = self.span(value.span());
        self.found
            .push(Diagnostic::error("wrong-type", span, message).hint(format!("write `{}`", example(key))));
    }

    fn string(&mut self, key: &str, value: &Value<'_>) -> Option<String> {
        let Some(text) = value.get_ref().as_str() else {
            self.wrong(key, value, "a text in quotes");
            return None;
        };
        if text.trim().is_empty() {
            let span = self.span(value.span());
            let error = Diagnostic::error("empty-value", span, format!("`{key}` is empty"));
            self.found.push(error.hint(format!("write `{}`", example(key))));
            return None;
        }
        Some(text.to_owned())
    }

    fn texts(&mut self, key: &str, value: &Value<'_>) -> Vec<Spanned<String>> {
        let Some(items) = value.get_ref().as_array() else {
            self.wrong(key, value, "a list");
            return Vec::new();
        };
        let mut texts = Vec::new();
        for item in items {
            if let Some(text) = self.string(key, item) {
                texts.push(Spanned::new(text, self.span(item.span())));
            }
        }
        texts
    }

    fn languages(&mut self, value: &Value<'_>) -> Vec<Spanned<String>> {
        let mut languages: Vec<Spanned<String>> = Vec::new();
        let before = self.found.len();
        for language in self.texts("languages", value) {
            if let Some(first) = languages.iter().find(|known| known.value == language.value) {
                let message = format!("`{}` is listed twice", language.value);
                let error = Diagnostic::error("repeated-language", language.span, message);
                self.found.push(error.related(first.span.clone(), "first listed here").hint("leave one out"));
            } else if LANGUAGES.contains(&language.value.as_str()) {
                languages.push(language);
            } else {
                let message = format!("Tabia does not speak `{}`", language.value);
                let hint = format!("its languages are `{}`", LANGUAGES.join("`, `"));
                self.found.push(Diagnostic::error("unknown-language", language.span, message).hint(hint));
            }
        }
        if languages.is_empty() && self.found.len() == before {
            let error = Diagnostic::error("empty-value", self.span(value.span()), "`languages` is empty");
            self.found.push(error.hint(format!("write `{}`", example("languages"))));
        }
        languages
    }

    fn address(&mut self, value: &Value<'_>) -> Option<String> {
        let text = self.string("base-url", value)?;
        let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
        let plain = |rest: &str| !rest.is_empty() && !rest.starts_with('/') && !rest.contains(is_odd);
        if !rest.is_some_and(plain) {
            let message = format!("found `{text}`, expected an address that begins with `https://`");
            let error = Diagnostic::error("bad-address", self.span(value.span()), message);
            self.found.push(error.hint(format!("write `{}`", example("base-url"))));
            return None;
        }
        Some(if text.ends_with('/') { text } else { format!("{text}/") })
    }

    fn switch(&mut self, key: &str, value: &Value<'_>) -> Option<bool> {
        let switch = value.get_ref().as_bool();
        if switch.is_none() {
            self.wrong(key, value, "`true` or `false`");
        }
        switch
    }
}

/// What an address of a folder does not hold.
fn is_odd(c: char) -> bool {
    c.is_whitespace() || c.is_control() || matches!(c, '?' | '#' | '"' | '<' | '>' | '\\')
}

fn example(key: &str) -> &'static str {
    KEYS.iter().find(|(name, _)| *name == key).map_or("", |(_, example)| example)
}

fn article(noun: &str) -> String {
    let an = noun.starts_with(['a', 'e', 'i', 'o', 'u']);
    format!("{} {noun}", if an { "an" } else { "a" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &[&str]) -> Config {
        let (config, found) = Config::parse(&Source::new("book.toml", text));
        let lines: Vec<String> = found
            .iter()
            .map(|d| format!("{:?} {} {}", d.span, d.message, d.hint.as_deref().unwrap_or("")))
            .collect();
        assert_eq!(lines.len(), expected.len(), "{lines:#?}");
        for (line, part) in lines.iter().zip(expected) {
            assert!(line.contains(part), "{line}\n  lacks {part}");
        }
        config
    }

    #[test]
    fn a_book_says_its_title_languages_and_address() {
        let config = check(
            "title = \"T\"\nauthors = [\"A\", \"B\"]\nlanguages = [\"en\", \"ru\"]\nbase-url = \"https://x.org/b\"\nhtml = false\n",
            &[],
        );
        assert_eq!((config.title.as_str(), config.authors.len()), ("T", 2));
        assert_eq!(config.languages.iter().map(|l| l.value.as_str()).collect::<Vec<_>>(), ["en", "ru"]);
        assert_eq!(config.base_url.as_deref(), Some("https://x.org/b/"));
        assert!(config.cards.is_none() && !config.html);
    }

    #[test]
    fn an_unknown_key_has_a_fix_by_the_nearest() {
        let text = "titel = \"T\"\ntitle = \"T\"\nlanguages = [\"en\"]\ncolour = 1\n";
        check(
            text,
            &["book.toml:1:1 unknown key `titel` in `book.toml` did you mean `title`?", "4:1 unknown key"],
        );
        let (_, found) = Config::parse(&Source::new("book.toml", text));
        assert_eq!(found[0].fix.as_ref().unwrap().replacement, "title");
    }

    #[test]
    fn wrong_types_and_values_are_all_reported_in_their_places() {
        check(
            "title = 3\nauthors = \"A\"\nlanguages = [\"en\", 1, \"xx\", \"en\"]\nbase-url = \"x.org\"\ncards = \"no\"\n",
            &[
                "1:9 found an integer in `title`, expected a text in quotes",
                "2:11 found a string in `authors`, expected a list",
                "3:20 found an integer in `languages`",
                "3:23 Tabia does not speak `xx` its languages are `en`, `ru`",
                "3:29 `en` is listed twice",
                "4:12 found `x.org`, expected an address",
                "5:9 found a string in `cards`, expected `true` or `false`",
            ],
        );
    }

    #[test]
    fn what_a_book_needs_is_asked_for() {
        check("", &["has no `title`", "has no `languages`"]);
        check("title = \" \"\nlanguages = []\n", &["`title` is empty", "`languages` is empty"]);
    }

    #[test]
    fn broken_toml_is_reported_where_it_breaks() {
        let (_, found) = Config::parse(&Source::new("book.toml", "title = \"T\"\nlanguages = [\"en\"\n"));
        assert!(found.iter().any(|d| d.code == "bad-toml"), "{found:?}");
    }
}
