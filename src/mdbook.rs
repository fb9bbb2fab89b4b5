//! Chapters of an [mdBook](https://rust-lang.github.io/mdBook/) with their boards drawn and their claims decided.
//!
//! A chapter is read as a lesson and checked like one. Then its blocks become figures and its special links words with
//! what the engine says; every other byte stays as it was. What is ordinary Markdown (headings, links to pages, images,
//! raw HTML) is mdBook's to judge. How mdBook sends a book is for the command line.

mod adopt;
mod links;
mod number;
mod splice;
mod style;

use std::sync::Arc;

use crate::book::{Chapter, Edition};
use crate::check::{self, Beside};
use crate::diag::{Diagnostic, Severity, Source};
use crate::games::GAMES;
use crate::html::TemplateError;
use crate::html::address::{Ground, Places, key};
use crate::html::figure::{Figures, Medium};
use crate::html::templates::Templates;
use crate::html::words::words;
use crate::lesson::{Edit, TermList};
use crate::notation;

/// A chapter as mdBook has it.
#[derive(Debug, Clone)]
pub struct Page {
    /// Its name in the summary.
    pub name: String,
    /// Its path below the book's sources with `/` between, by which other chapters link to it.
    pub path: String,
    /// Its text.
    pub source: Arc<Source>,
}

/// What the book says of all its chapters.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The game of chapters and blocks that do not name one.
    pub game: Option<String>,
    /// The code of the language, one of [`crate::lang::LANGUAGES`].
    pub language: String,
    /// The terms of the book, if it lists them.
    pub terms: Option<TermList>,
}

/// The texts of the chapters, in their order; none if there are errors among the findings.
///
/// ```
/// use tabia::{diag::Source, mdbook};
///
/// let text = "# Knights\n\n```diagram\nwhite: Knight a1\nstudy: yes\n```\n\nTo [b3](legal:a1-b3).\n";
/// let page = mdbook::Page {
///     name: "Knights".into(),
///     path: "knights.md".into(),
///     source: Source::new("src/knights.md", text),
/// };
/// let settings = mdbook::Settings { game: Some("chess".into()), language: "en".into(), terms: None };
/// let (texts, found) = mdbook::render(&[page], &settings);
/// assert!(found.is_empty());
/// let text = &texts.unwrap()[0];
/// assert!(text.starts_with("# Knights\n\n<div class=\"tabia\">") && text.contains("<svg"));
/// assert!(text.contains("title=\"a1–b3 is legal"));
/// ```
pub fn render(pages: &[Page], settings: &Settings) -> (Option<Vec<String>>, Vec<Diagnostic>) {
    let mut found = Vec::new();
    let Some(lang) = notation::language(&settings.language, GAMES) else { return (None, found) };
    let lessons: Vec<_> = pages.iter().map(|page| adopt::lesson(page, settings, &mut found)).collect();
    let wards: Vec<_> = lessons.iter().map(adopt::Ward::of).collect();
    let beside = Beside { assets: &Default::default(), terms: settings.terms.as_slice(), compared: &[] };
    let langs = [lang];
    let (checked, more) = check::check(lessons, &langs, beside);
    found.extend(more);
    let found = adopt::ours(found, &wards);
    if found.iter().any(|finding| finding.severity == Severity::Error) {
        return (None, found);
    }
    let chapters = checked.into_iter().zip(pages).map(|(checked, page)| number::chapter(checked, page));
    let [lang] = langs;
    let edition = Edition {
        lang: Arc::new(lang),
        chapters: chapters.collect(),
        references: Vec::new(),
        coverage: Vec::new(),
        glossary: Vec::new(),
    };
    // Tabia's own templates can always be filled.
    (write(&edition, settings).ok(), found)
}

/// The texts of the chapters.
fn write(edition: &Edition, settings: &Settings) -> Result<Vec<String>, TemplateError> {
    let templates = Templates::new(&[])?;
    let words = words(&edition.lang);
    let text = |(number, chapter): (usize, &Chapter)| {
        let key = key(&chapter.address);
        let look = chapter.checked.lesson.front.look.as_ref().map(|look| look.value.as_str());
        let figures = Figures {
            templates: &templates,
            lang: &edition.lang,
            words: &words,
            look,
            medium: Medium::Elsewhere { key: &key },
        };
        let path = chapter.checked.lesson.path.as_str();
        let places = Places { edition, ground: Ground::Site(path), here: Some(number) };
        let lesson = &chapter.checked.lesson;
        let mut edits = Vec::new();
        edits.extend(
            adopt::front_matter(&lesson.source.text).map(|range| Edit { range, text: String::new() }),
        );
        let mut styled = false;
        for (at, block) in lesson.blocks.iter().enumerate() {
            let html = figures.block(chapter, places, at)?;
            let style = if styled || html.is_empty() { "" } else { style::SHEET.as_str() };
            styled |= !style.is_empty();
            edits.push(splice::block(&lesson.source.text, &block.span.range, &html, style));
        }
        let about = links::About { edition, chapter, terms: settings.terms.as_ref() };
        edits.extend((0..lesson.links.len()).filter_map(|at| about.link(at)));
        Ok(splice::apply(&lesson.source.text, edits))
    };
    edition.chapters.iter().enumerate().map(text).collect()
}
