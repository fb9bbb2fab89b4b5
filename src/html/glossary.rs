//! The terms of an edition as HTML.

use std::fmt::Write;

use pulldown_cmark::{Event, Parser, Tag, TagEnd};
use serde::Serialize;

use super::address::{Places, Way};
use super::raw::escape;
use crate::book::{Edition, Entry};

/// A term as templates know it.
#[derive(Debug, Serialize)]
pub(crate) struct Term<'a> {
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

/// The values of a term.
pub(crate) fn term<'a>(entry: &'a Entry, edition: &'a Edition, places: Places<'_>) -> Term<'a> {
    let reference = edition.references.iter().find(|reference| Some(reference.game) == entry.game.as_deref());
    let article = reference.zip(entry.rule.as_deref()).and_then(|(reference, rule)| {
        let article = reference.articles.iter().find(|article| article.id == rule)?;
        let label = [("number", article.number.into()), ("title", article.title.as_str().into())];
        let title = edition.lang.attr("site-article", "named", &label);
        places.article(reference.game, rule).map(|href| Way { title, href })
    });
    let lesson = |&chapter: &usize| {
        let chapter = edition.chapters.get(chapter)?;
        places.page(&chapter.address).map(|href| Way { title: chapter.title.clone(), href })
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
pub(crate) fn plain(text: &str) -> String {
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
