//! The glossary of an edition.

use std::collections::BTreeMap;
use std::fmt::Write;

use pulldown_cmark::{Event, Parser, Tag, TagEnd};
use serde::Serialize;

use super::address::Places;
use super::page::{Frame, Way};
use super::raw::escape;
use super::script;
use super::words::Words;
use crate::book::{Book, Edition, Entry, GLOSSARY};

/// What the template of a glossary is told, besides the frame.
#[derive(Debug, Serialize)]
pub(super) struct View<'a> {
    #[serde(flatten)]
    frame: Frame<'a>,
    terms: Vec<Term<'a>>,
}

#[derive(Debug, Serialize)]
struct Term<'a> {
    id: &'a str,
    term: &'a str,
    /// What it means, as HTML.
    text: String,
    /// The name of the game to which it belongs.
    game: Option<&'a str>,
    /// The article that says more.
    rule: Option<Way>,
    see: Vec<Way>,
    /// The lesson that introduces it.
    introduced: Option<Way>,
    /// The other lessons that link to it.
    used: Vec<Way>,
}

/// The values of an edition's glossary.
pub(super) fn view<'a>(
    book: &'a Book,
    edition: &'a Edition,
    places: Places<'_>,
    words: &'a Words,
) -> View<'a> {
    let lang = &edition.lang;
    let mut frame = Frame::new(book, edition, GLOSSARY, words);
    frame.title = lang.text("site-glossary", &[]);
    frame.description = lang.attr("site-glossary", "about", &[]);
    frame.translations(|other| (!other.glossary.is_empty()).then(|| GLOSSARY.to_owned()));
    View { frame, terms: edition.glossary.iter().map(|entry| term(entry, edition, places)).collect() }
}

fn term<'a>(entry: &'a Entry, edition: &'a Edition, places: Places<'_>) -> Term<'a> {
    let reference = edition.references.iter().find(|reference| Some(reference.game) == entry.game.as_deref());
    let article = reference.zip(entry.rule.as_deref()).and_then(|(reference, rule)| {
        let article = reference.articles.iter().find(|article| article.id == rule)?;
        let label = [("number", article.number.into()), ("title", article.title.as_str().into())];
        let title = edition.lang.attr("site-article", "named", &label);
        places.article(reference.game, rule).map(|href| Way { title, href })
    });
    let lesson = |&chapter: &usize| {
        let chapter = edition.chapters.get(chapter)?;
        Some(Way { title: chapter.title.clone(), href: places.page(&chapter.address) })
    };
    let mut lessons = entry.chapters.iter().filter_map(lesson);
    let see = entry.see.iter().filter_map(|&other| {
        let other = edition.glossary.get(other)?;
        places.term(&other.id).map(|href| Way { title: other.term.clone(), href })
    });
    Term {
        id: &entry.id,
        term: &entry.term,
        text: entry.text.as_deref().map(html).unwrap_or_default(),
        game: reference.map(|reference| reference.name.as_str()),
        rule: article,
        see: see.collect(),
        introduced: lessons.next(),
        used: lessons.collect(),
    }
}

/// A definition as HTML: words, emphasis and code.
fn html(text: &str) -> String {
    let mut out = String::new();
    for event in Parser::new(text) {
        let _ = match event {
            Event::Text(text) => write!(out, "{}", escape(&text)),
            Event::Code(code) => write!(out, "<code>{}</code>", escape(&code)),
            Event::SoftBreak | Event::HardBreak => write!(out, " "),
            Event::Start(Tag::Emphasis) => write!(out, "<em>"),
            Event::End(TagEnd::Emphasis) => write!(out, "</em>"),
            Event::Start(Tag::Strong) => write!(out, "<strong>"),
            Event::End(TagEnd::Strong) => write!(out, "</strong>"),
            _ => Ok(()),
        };
    }
    out
}

/// A definition without its markup.
pub(super) fn plain(text: &str) -> String {
    let mut out = String::new();
    for event in Parser::new(text) {
        match event {
            Event::Text(text) | Event::Code(text) => out.push_str(&text),
            Event::SoftBreak | Event::HardBreak => out.push(' '),
            _ => {}
        }
    }
    out
}

/// The file from which pages show what a term means where a lesson links to it.
pub(super) fn file(edition: &Edition) -> (String, String) {
    let terms: BTreeMap<&str, [String; 2]> = edition
        .glossary
        .iter()
        .map(|entry| {
            (entry.id.as_str(), [entry.term.clone(), entry.text.as_deref().map(plain).unwrap_or_default()])
        })
        .collect();
    (format!("tabia/{}/terms.js", edition.lang.code()), script::value("terms", &terms))
}

#[cfg(test)]
mod tests {
    use super::{html, plain};

    #[test]
    fn definitions_keep_emphasis_and_code_and_nothing_else() {
        assert_eq!(
            html("A *man* & a `<b>`, **two**.\n"),
            "A <em>man</em> &amp; a <code>&lt;b&gt;</code>, <strong>two</strong>."
        );
        assert_eq!(html("<b>x</b> [y](z)"), "x y");
        assert_eq!(plain("A *man* & a `<b>`,\n**two**.\n"), "A man & a <b>, two.");
    }
}
