//! The pages of an e-book: cover, title page, contents, and one for each section.

use std::collections::BTreeMap;

use serde::Serialize;

use super::contents::{self, Landmark, Line, file, named, opens};
use super::media::Media;
use super::{Item, cover};
use crate::html::TemplateError;
use crate::html::templates::Templates;
use crate::volume::{Kind, Section, Volume};

/// The page with the cover.
pub(super) const COVER: &str = "_cover.xhtml";
/// The title page.
pub(super) const TITLE: &str = "_title.xhtml";
/// The contents.
pub(super) const CONTENTS: &str = "_contents.xhtml";
/// The contents as EPUB 2 wants them.
pub(super) const OLD_CONTENTS: &str = "_contents.ncx";

/// The media type of pages.
pub(super) const XHTML: &str = "application/xhtml+xml";

/// What a section is, in the vocabulary of EPUB and in ARIA.
#[derive(Debug, Serialize)]
struct Sort {
    /// The division of the book that it belongs to.
    matter: &'static str,
    kind: &'static str,
    role: Option<&'static str>,
}

/// The values of a section's page.
#[derive(Debug, Serialize)]
struct Page<'a> {
    ui: &'a BTreeMap<String, String>,
    lang: &'a str,
    /// The language of the text.
    text_lang: &'a str,
    /// Whether the text is in another language than the book.
    foreign: bool,
    name: String,
    label: Option<&'a str>,
    title: &'a str,
    summary: Option<&'a str>,
    #[serde(flatten)]
    sort: Sort,
    body: String,
}

/// The values of the pages around the sections.
#[derive(Debug, Serialize)]
pub(super) struct Around<'a> {
    pub(super) ui: &'a BTreeMap<String, String>,
    pub(super) lang: &'a str,
    pub(super) title: &'a str,
    pub(super) game: Option<&'a str>,
    pub(super) authors: &'a [String],
    pub(super) license: Option<&'a str>,
    pub(super) base_url: Option<&'a str>,
    /// What the e-book is called wherever it must have one name.
    pub(super) name: String,
    /// The identifier.
    pub(super) id: String,
    cover: Cover,
    contents: Vec<Line>,
    landmarks: Vec<Landmark>,
    /// The name of the list of landmarks.
    guide: String,
}

/// The picture on the cover.
#[derive(Debug, Serialize)]
struct Cover {
    file: &'static str,
    width: u32,
    height: u32,
    alt: String,
}

impl<'a> Around<'a> {
    pub(super) fn new(volume: &'a Volume<'_>) -> Around<'a> {
        let name = match volume.game {
            Some(game) => format!("{}: {game}", volume.title),
            None => volume.title.to_owned(),
        };
        let alt = volume.lang.text("epub-cover-of", &[("title", name.as_str().into())]);
        Around {
            ui: &volume.words,
            lang: volume.lang.code(),
            title: volume.title,
            game: volume.game,
            authors: volume.authors,
            license: volume.license,
            base_url: volume.base_url,
            id: super::package::identifier(volume),
            cover: Cover { file: cover::FILE, width: cover::WIDTH, height: cover::HEIGHT, alt },
            contents: contents::lines(volume),
            landmarks: contents::landmarks(volume),
            guide: volume.lang.text("epub-landmarks", &[]),
            name,
        }
    }
}

/// All pages in reading order, and the contents as EPUB 2 wants them.
pub(super) fn all(
    volume: &Volume<'_>,
    templates: &Templates,
    media: &Media,
) -> Result<Vec<Item>, TemplateError> {
    let around = Around::new(volume);
    let page = |path: &str, template: &str| -> Result<Item, TemplateError> {
        Ok(Item::new(path, XHTML, templates.fill(template, &around)?))
    };
    let mut items = vec![
        page(COVER, "epub-cover.html")?,
        page(TITLE, "epub-title.html")?,
        page(CONTENTS, "epub-contents.html")?.with("nav"),
    ];
    for number in 0..volume.sections.len() {
        items.push(section(volume, number, templates, media)?);
    }
    let old = templates.fill("epub-contents.xml", &around)?;
    items.push(Item::new(OLD_CONTENTS, "application/x-dtbncx+xml", old));
    Ok(items)
}

fn section(
    volume: &Volume<'_>,
    number: usize,
    templates: &Templates,
    media: &Media,
) -> Result<Item, TemplateError> {
    let section = &volume.sections[number];
    let lang = volume.lang.code();
    let page = Page {
        ui: &volume.words,
        lang,
        text_lang: section.language.as_deref().unwrap_or(lang),
        foreign: section.language.is_some(),
        name: named(section),
        label: section.label.as_deref(),
        title: &section.title,
        summary: section.summary.as_deref(),
        sort: sort(section, opens(&volume.sections, number)),
        body: media.place(&section.body),
    };
    Ok(Item::new(file(section), XHTML, templates.fill("epub-page.html", &page)?))
}

fn sort(section: &Section, opens: bool) -> Sort {
    let (matter, kind, role) = match section.kind {
        Kind::Front => ("bodymatter", "introduction", Some("doc-introduction")),
        Kind::Chapter if opens => ("bodymatter", "part", Some("doc-part")),
        Kind::Chapter => ("bodymatter", "chapter", Some("doc-chapter")),
        Kind::Reference | Kind::Sheet => ("bodymatter", "appendix", Some("doc-appendix")),
        Kind::Hints => ("backmatter", "appendix", Some("doc-appendix")),
        Kind::Answers => ("backmatter", "answers", None),
        Kind::Glossary => ("backmatter", "glossary", Some("doc-glossary")),
        Kind::Index => ("backmatter", "index", Some("doc-index")),
    };
    Sort { matter, kind, role }
}
