//! A [`Volume`] as one page of HTML that a browser prints well.
//!
//! The page needs nothing beside it: its style is in it, its pictures are in the addresses that show them. The
//! `join` module makes one page of the volume's sections, `sheet` writes what the style sheet cannot know; how the page
//! looks is up to the template `print.html` and the style sheet `print.css`, which a book may replace.

mod join;
mod sheet;

use std::collections::BTreeSet;

use serde::Serialize;

use self::join::Joiner;
use crate::html::TemplateError;
use crate::html::templates::Templates;
use crate::html::words::Words;
pub use crate::volume::Paper;
use crate::volume::{Kind, Section, Volume};

/// How the page is to be printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Options {
    /// The paper that the browser is told to use.
    pub paper: Paper,
}

/// The volume as a page. `files` gives the bytes of a file of the book; where it has none, the picture's words stand instead.
///
/// `overrides` are templates of the book's own, by file name.
///
/// # Errors
/// If a template of the book's own cannot be read, asks for what is not there, or writes what is not XHTML.
pub fn page(
    volume: &Volume<'_>,
    options: &Options,
    overrides: &[(String, String)],
    files: &dyn Fn(&str) -> Option<Vec<u8>>,
) -> Result<String, TemplateError> {
    let templates = Templates::new(overrides)?;
    let joiner = Joiner::new(volume, files);
    let runs = runs(volume);
    let mut sections = Vec::with_capacity(volume.sections.len());
    let mut contents: Vec<Entry<'_>> = Vec::new();
    for (section, run) in volume.sections.iter().zip(runs.pages) {
        let entry = Entry::new(section);
        match contents.last_mut().filter(|_| section.depth > 0) {
            Some(part) => part.within.push(entry.clone()),
            None => contents.push(entry.clone()),
        }
        sections.push(Shown {
            entry,
            depth: section.depth,
            page: format!("{}{run}", sheet::PAGE),
            level: 2 + section.depth,
            summary: section.summary.as_deref(),
            body: joiner.body(section)?,
        });
    }
    let view = View {
        ui: &volume.words,
        lang: volume.lang.code(),
        title: volume.title,
        game: volume.game,
        authors: volume.authors,
        license: volume.license,
        base_url: volume.base_url,
        style: format!(
            "{}\n{}",
            // What would end the style sheet in HTML means the same in CSS with the stroke escaped.
            templates.plain("print.css").trim_end().replace("</", "<\\/"),
            sheet::style(volume, options.paper, &runs.heads)
        ),
        contents,
        sections,
    };
    templates.fill("print.html", &view)
}

/// What the template is told.
#[derive(Serialize)]
struct View<'a> {
    ui: &'a Words,
    lang: &'a str,
    title: &'a str,
    game: Option<&'a str>,
    authors: &'a [String],
    license: Option<&'a str>,
    base_url: Option<&'a str>,
    style: String,
    contents: Vec<Entry<'a>>,
    sections: Vec<Shown<'a>>,
}

/// A section as the contents name it.
#[derive(Clone, Serialize)]
struct Entry<'a> {
    key: &'a str,
    kind: &'static str,
    label: Option<&'a str>,
    title: &'a str,
    /// The language of its text, where it is another than the volume's.
    language: Option<&'a str>,
    /// The sections of the part that it opens.
    within: Vec<Entry<'a>>,
}

impl<'a> Entry<'a> {
    fn new(section: &'a Section) -> Entry<'a> {
        Entry {
            key: &section.key,
            kind: name(section.kind),
            label: section.label.as_deref(),
            title: &section.title,
            language: section.language.as_deref(),
            within: Vec::new(),
        }
    }
}

/// A section with its text.
#[derive(Serialize)]
struct Shown<'a> {
    #[serde(flatten)]
    entry: Entry<'a>,
    depth: u8,
    /// The class that gives it its running heads.
    page: String,
    /// The level of its title's heading.
    level: u8,
    summary: Option<&'a str>,
    body: String,
}

/// The runs of pages that share their heads.
struct Runs<'a> {
    /// What the head says and what the run begins with, by the number of the run.
    heads: Vec<(&'a str, Kind)>,
    /// The number of each section's run.
    pages: Vec<usize>,
}

/// Lessons follow on under the title of their part. What is looked up begins on a new page, under its own.
fn runs<'a>(volume: &'a Volume<'_>) -> Runs<'a> {
    let mut runs = Runs { heads: Vec::new(), pages: Vec::new() };
    let follows = |section: &Section| section.depth > 0 && section.kind == Kind::Chapter;
    let mut within = false;
    for section in &volume.sections {
        if !(within && follows(section)) {
            runs.heads.push((&section.title, section.kind));
        }
        within = matches!(section.kind, Kind::Front | Kind::Chapter);
        runs.pages.push(runs.heads.len() - 1);
    }
    runs
}

/// The name of the kind as a class.
fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Front => "front",
        Kind::Chapter => "chapter",
        Kind::Reference => "reference",
        Kind::Sheet => "sheet-page",
        Kind::Hints => "hints-page",
        Kind::Answers => "answers",
        Kind::Glossary => "glossary",
        Kind::Index => "index-page",
    }
}

/// The keys of the volume's sections.
fn keys<'a>(volume: &'a Volume<'_>) -> BTreeSet<&'a str> {
    volume.sections.iter().map(|section| section.key.as_str()).collect()
}
