//! The terms of a language, from the `terms.toml` of its folder: their words, what not to call them, what they mean.

use std::sync::Arc;

use pulldown_cmark::{Event, Parser, Tag, TagEnd};
use toml::de::DeValue;

use super::Text;
use super::table::{Key, Toml, Values, wrong_type};
use crate::diag::{Diagnostic, Source, Span, Spanned, guess, nearest};

const KEYS: [&str; 7] = ["term", "forms", "avoid", "text", "game", "rule", "see"];
const HINT: &str = "write a table a term, such as `[force]`, and in it `term = \"force\"` and `text = \"…\"`";

/// The terms of a language.
#[derive(Debug, Clone)]
pub struct TermList {
    /// The language's folder, such as `en`.
    pub language: String,
    /// The text of the file.
    pub source: Arc<Source>,
    /// The terms, in the order of the file.
    pub terms: Vec<Term>,
}

/// A term.
#[derive(Debug, Clone)]
pub struct Term {
    /// Its id, the same in every language: links name it (`term:force`).
    pub id: Text,
    /// `term`: the word itself.
    pub term: Text,
    /// `forms`: its other forms, such as a plural.
    pub forms: Vec<Text>,
    /// `avoid`: words that must not be used for it, each with the form of the term that replaces it, where that is said.
    pub avoid: Vec<(Text, Option<Text>)>,
    /// `text`: what it means, in a sentence or two, with emphasis and code.
    pub text: Option<Text>,
    /// `game`: the game to which it belongs; a term without one belongs to all.
    pub game: Option<Text>,
    /// `rule`: the article of that game that says more.
    pub rule: Option<Text>,
    /// `see`: the ids of related terms.
    pub see: Vec<Text>,
}

impl TermList {
    /// Reads a list of terms. What cannot be understood is reported and left out.
    ///
    /// ```
    /// use tabia::{diag::Source, lesson::TermList};
    /// let text = "[force]\nterm = \"force\"\navoid = [\"power\"]\ntext = \"How much a man *weighs*.\"\n";
    /// let (list, found) = TermList::parse(&Source::new("en/terms.toml", text), "en");
    /// assert!(found.is_empty());
    /// assert_eq!(list.find("force").map(|term| term.avoid[0].0.value.as_str()), Some("power"));
    /// ```
    pub fn parse(source: &Arc<Source>, language: &str) -> (TermList, Vec<Diagnostic>) {
        let mut out = Vec::new();
        let values = Values { source, base: 0 };
        let (table, _) = values.table(&source.text, HINT, &mut out);
        let mut terms = Vec::new();
        for (id, value) in table.get_ref() {
            let span = values.within(id.span(), id.get_ref());
            let id_text = Spanned::new(id.get_ref().to_string(), span.clone());
            match value.get_ref() {
                DeValue::Table(keys) => {
                    super::block::check_id(&id_text, &mut out);
                    let entries: Vec<_> = keys.iter().collect();
                    terms.extend(values.term(id_text, &entries, &mut out));
                }
                other => out.push(wrong_type(other, span, "a table for each term").hint(HINT)),
            }
        }
        terms.sort_by_key(|term| term.id.span.range.start);
        out.sort_by_key(|found| found.span.range.start);
        let list = TermList { language: language.to_owned(), source: Arc::clone(source), terms };
        (list, out)
    }

    /// The term with this id.
    pub fn find(&self, id: &str) -> Option<&Term> {
        self.terms.iter().find(|term| term.id.value == id)
    }
}

impl Values<'_> {
    fn term(&self, id: Text, entries: &[(&Key<'_>, &Toml<'_>)], out: &mut Vec<Diagnostic>) -> Option<Term> {
        let word = Spanned::new(String::new(), id.span.clone());
        let (forms, avoid, see) = (Vec::new(), Vec::new(), Vec::new());
        let mut term = Term { id, term: word, forms, avoid, text: None, game: None, rule: None, see };
        let before = out.len();
        let words = ["a list of words", "a word in quotes"];
        for (key, value) in entries {
            match key.get_ref().as_ref() {
                "term" => term.term = self.text(key, value, out).unwrap_or(term.term),
                "forms" => term.forms = self.texts(value, words, "write `forms = [\"forces\"]`", out),
                "avoid" => term.avoid = self.avoid(value, out),
                "text" => term.text = self.text(key, value, out).inspect(|text| check_text(text, out)),
                "game" => term.game = self.text(key, value, out),
                "rule" => term.rule = self.text(key, value, out),
                "see" => {
                    let ids = ["a list of the ids of terms", "the id of a term in quotes"];
                    term.see = self.texts(value, ids, "write `see = [\"force\"]`", out);
                }
                unknown => out.push(unknown_key(unknown, self.span(key.span()))),
            }
        }
        if term.term.value.is_empty() {
            let named = |key: &str| key == "term" || nearest(key, KEYS) == Some("term");
            if out.len() == before || !entries.iter().any(|(key, _)| named(key.get_ref())) {
                let message = format!("`{}` has no `term`", term.id.value);
                let error = Diagnostic::error("missing-key", term.id.span.clone(), message);
                out.push(error.hint("add a line such as `term = \"force\"`: the word itself"));
            }
            return None;
        }
        Some(term)
    }

    /// Words to avoid: a list, or a table that says for each what to write instead.
    fn avoid(&self, value: &Toml<'_>, out: &mut Vec<Diagnostic>) -> Vec<(Text, Option<Text>)> {
        let DeValue::Table(table) = value.get_ref() else {
            let expected =
                ["a list of words, or a table from words to what replaces them", "a word in quotes"];
            let hint = "write `avoid = [\"power\"]` or `avoid = { powers = \"forces\" }`";
            return self.texts(value, expected, hint, out).into_iter().map(|word| (word, None)).collect();
        };
        let mut words = Vec::new();
        for (key, value) in table {
            let word = Spanned::new(key.get_ref().to_string(), self.within(key.span(), key.get_ref()));
            if let Some(instead) = self.text(key, value, out) {
                words.push((word, Some(instead)));
            }
        }
        words
    }
}

fn unknown_key(key: &str, span: Span) -> Diagnostic {
    let error = Diagnostic::error("unknown-key", span.clone(), format!("unknown key `{key}` of a term"));
    match guess(key, KEYS) {
        Some((near, kind)) => error.hint(format!("did you mean `{near}`?")).fix_as(kind, span, near),
        None => error.hint(format!("the keys of a term are `{}`", KEYS.join("`, `"))),
    }
}

/// A definition is one paragraph of words, emphasis and code.
fn check_text(text: &Text, out: &mut Vec<Diagnostic>) {
    let mut paragraphs = 0;
    let plain = Parser::new(&text.value).all(|event| match event {
        Event::Start(Tag::Paragraph) => {
            paragraphs += 1;
            paragraphs == 1
        }
        Event::Start(Tag::Emphasis | Tag::Strong)
        | Event::End(TagEnd::Paragraph | TagEnd::Emphasis | TagEnd::Strong)
        | Event::Text(_)
        | Event::Code(_)
        | Event::SoftBreak => true,
        _ => false,
    });
    if !plain {
        let message = "a definition is one paragraph of words, emphasis and code";
        let error = Diagnostic::error("bad-definition", text.span.clone(), message);
        out.push(error.hint("leave links, lists and other markup to the lesson that introduces the term"));
    }
}
