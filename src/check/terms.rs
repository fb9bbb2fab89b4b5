//! Terms: the lists of the languages against the games and each other, and links to terms.

use super::CheckedLink;
use super::context::{unknown, unknown_rule};
use super::links::Checking;
use super::whole::Whole;
use crate::diag::{Diagnostic, Span};
use crate::games;
use crate::lesson::{Term, TermList, Text};

impl Checking<'_, '_> {
    /// A link to a term of the lesson's language.
    pub(super) fn term(&self, term: &Text, out: &mut Vec<Diagnostic>) -> Option<CheckedLink> {
        let language = &self.context.lesson(self.lesson).language;
        let Some(list) = self.context.terms(language) else {
            let message =
                format!("there is no term `{}`: the book lists no terms of this language", term.value);
            let hint = format!(
                "write it into `{language}/terms.toml`: `[{}]`, `term = \"…\"`, `text = \"…\"`",
                term.value
            );
            out.push(Diagnostic::error("unknown-term", term.span.clone(), message).hint(hint));
            return None;
        };
        if list.find(&term.value).is_none() {
            out.push(unknown_term(list, term));
            return None;
        }
        Some(CheckedLink::Term(term.value.clone()))
    }
}

fn unknown_term(list: &TermList, term: &Text) -> Diagnostic {
    let known: Vec<&str> = list.terms.iter().map(|term| term.id.value.as_str()).collect();
    unknown("unknown-term", term, "term", &known)
}

/// Holds the lists of terms against the games, and those of the translations against that of the source language.
pub(super) fn lists(context: &Whole<'_>, out: &mut Vec<Diagnostic>) {
    for list in context.beside.terms {
        for term in &list.terms {
            entry(list, term, out);
        }
    }
    let languages: Vec<&str> = context.langs.iter().map(|lang| lang.code()).collect();
    let Some((source, others)) = languages.split_first() else { return };
    let original = context.terms(source);
    for other in others {
        match (original, context.terms(other)) {
            (Some(original), Some(list)) => translated(original, list, out),
            (Some(original), None) if context.lessons.iter().any(|lesson| lesson.language == *other) => {
                let start = Span::new(&original.source, 0..0);
                let message = format!("the terms are not in `{other}`");
                let hint = format!("add `{other}/terms.toml` with the same ids");
                out.push(Diagnostic::warning("missing-terms", start, message).hint(hint));
            }
            _ => {}
        }
    }
}

/// What a term says of its game, of others, and of itself.
fn entry(list: &TermList, term: &Term, out: &mut Vec<Diagnostic>) {
    if term.text.is_none() {
        let message = format!("the term `{}` is not defined", term.id.value);
        let warning = Diagnostic::warning("undefined-term", term.id.span.clone(), message);
        out.push(warning.hint("add a line `text = \"…\"` that says in a sentence or two what it means"));
    }
    for see in &term.see {
        if list.find(&see.value).is_none() {
            out.push(unknown_term(list, see));
        }
    }
    let Some(named) = &term.game else {
        if let Some(rule) = &term.rule {
            let message = "it is not said of which game this is a rule";
            let error = Diagnostic::error("no-game", rule.span.clone(), message);
            out.push(error.hint("add a line such as `game = \"chess-t1\"`, or leave the rule out"));
        }
        return;
    };
    let Some(game) = games::find(&named.value) else {
        let known: Vec<&str> = games::GAMES.iter().map(|game| game.spec().id).collect();
        out.push(unknown("unknown-game", named, "game", &known));
        return;
    };
    if let Some(rule) = term.rule.as_ref().filter(|rule| game.spec().rule(&rule.value).is_none()) {
        out.push(unknown_rule(game.spec(), rule));
    }
}

/// A list against that of the source language: the same terms, of the same games and rules, in other words.
fn translated(original: &TermList, list: &TermList, out: &mut Vec<Diagnostic>) {
    let language = &list.language;
    for term in &original.terms {
        let id = &term.id;
        let Some(other) = list.find(&id.value) else {
            let message = format!("the term `{}` is not in `{language}`", id.value);
            let warning = Diagnostic::warning("missing-term", id.span.clone(), message);
            out.push(warning.hint(format!("add a table `[{}]` to `{language}/terms.toml`", id.value)));
            continue;
        };
        let same = |own: &Option<Text>, other: &Option<Text>| {
            own.as_ref().map(|text| &text.value) == other.as_ref().map(|text| &text.value)
        };
        if !same(&term.game, &other.game) || !same(&term.rule, &other.rule) {
            let message =
                format!("the term `{}` has another game or rule in `{}`", id.value, original.language);
            let error = Diagnostic::error("term-disagrees", other.id.span.clone(), message);
            out.push(
                error.related(id.span.clone(), "it stands here").hint("give both the same `game` and `rule`"),
            );
        }
        if let (Some(text), Some(translation)) = (&term.text, &other.text)
            && text.value == translation.value
        {
            let message = "this definition is that of the original, word for word";
            let warning = Diagnostic::warning("untranslated", translation.span.clone(), message);
            out.push(warning.related(text.span.clone(), "the original").hint("translate it"));
        }
    }
    for term in list.terms.iter().filter(|term| original.find(&term.id.value).is_none()) {
        let known: Vec<&str> = original.terms.iter().map(|term| term.id.value.as_str()).collect();
        let message = format!("the term `{}` is not in `{}`", term.id.value, original.language);
        let warning = Diagnostic::warning("extra-term", term.id.span.clone(), message);
        out.push(match crate::diag::guess(&term.id.value, known) {
            Some((near, kind)) if list.find(near).is_none() => {
                let near = near.to_owned();
                warning.hint(format!("did you mean `{near}`?")).fix_as(kind, term.id.span.clone(), near)
            }
            _ => warning.hint(format!("add it to `{}/terms.toml` too, or leave it out", original.language)),
        });
    }
}
