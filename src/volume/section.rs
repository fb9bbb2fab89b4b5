//! The sections of lessons and of games' references.

use serde::Serialize;

use super::spaces::fixed;
use super::{Kind, Made, Press, Section, SectionHeading, xml};
use crate::book::Chapter;
use crate::html::address::{FRONT, Ground, Places};
use crate::html::figure::{Figures, Medium};
use crate::html::pictures::Pictures;
use crate::html::words::Words;
use crate::html::{TemplateError, prose, reference};

/// The values of a section with the words around them.
#[derive(Debug, Serialize)]
pub(super) struct With<'a, T> {
    pub(super) ui: &'a Words,
    #[serde(flatten)]
    pub(super) values: &'a T,
}

impl Press<'_> {
    /// The places that a section sees.
    pub(super) fn places<'b>(&'b self, key: &'b str, here: Option<usize>) -> Places<'b> {
        Places { edition: self.edition, ground: Ground::Volume(key, self.keys), here }
    }

    /// What makes the figures of a section.
    pub(super) fn figures<'b>(
        &'b self,
        key: &'b str,
        pictures: &'b Pictures,
        look: Option<&'b str>,
    ) -> Figures<'b> {
        Figures {
            templates: self.templates,
            lang: &self.edition.lang,
            words: self.words,
            look,
            medium: Medium::Volume { key, pictures },
        }
    }

    /// The key of the section of an address.
    pub(super) fn key(&self, address: &str) -> &str {
        self.keys.sections.get(address).map_or("", String::as_str)
    }

    pub(super) fn chapter(&self, number: usize) -> Result<Made, TemplateError> {
        let chapter = &self.edition.chapters[number];
        let pictures = Pictures::new(self.theme);
        let key = self.key(&chapter.address);
        let places = self.places(key, Some(number));
        let figures = self.figures(key, &pictures, look(chapter));
        let html = prose::html(chapter, places, |block| figures.block(chapter, places, block))?;
        let language = chapter.checked.lesson.language.as_str();
        let body = xml::xhtml(&html);
        let headings = chapter.checked.lesson.headings.iter().map(|heading| SectionHeading {
            level: heading.level.clamp(2, 6),
            anchor: xml::id(&heading.anchor),
            text: heading.text.clone(),
        });
        // One without words is no heading in the text either, and leads nowhere in the contents.
        let headings = headings.filter(|heading| !body.contains(&format!("<div id=\"{}\">", heading.anchor)));
        let section = Section {
            key: key.to_owned(),
            kind: if chapter.address == FRONT { Kind::Front } else { Kind::Chapter },
            depth: u8::from(!chapter.part.is_empty() && !chapter.opens),
            label: chapter.number.map(|n| self.edition.lang.text("site-lesson", &[("number", n.into())])),
            title: chapter.title.clone(),
            summary: chapter.summary.as_deref().map(fixed),
            language: Some(language).filter(|code| *code != self.edition.lang.code()).map(str::to_owned),
            headings: headings.collect(),
            body,
        };
        Ok((section, pictures.into_files()))
    }

    pub(super) fn reference(&self, number: usize) -> Result<Made, TemplateError> {
        let reference = &self.edition.references[number];
        let lang = &self.edition.lang;
        let pictures = Pictures::new(self.theme);
        let key = self.key(&reference.address);
        let figures = self.figures(key, &pictures, None);
        let game = reference::game(self.edition, reference, self.places(key, None), figures)?;
        let html = figures.fill("reference.html", &With { ui: self.words, values: &game })?;
        let parts = ["array", "pieces", "notation", "articles", "decided", "variants"];
        let parts = parts.into_iter().filter(|part| *part != "variants" || !reference.variants.is_empty());
        let headings = parts.map(|part| SectionHeading {
            level: 2,
            anchor: part.to_owned(),
            text: lang.text(&format!("site-{}", if part == "array" { "start-array" } else { part }), &[]),
        });
        let section = Section {
            key: key.to_owned(),
            kind: Kind::Reference,
            depth: 1,
            label: None,
            title: lang.attr("site-rules", "of", &[("game", reference.name_gen.as_str().into())]),
            summary: Some(fixed(&reference.about)),
            language: None,
            headings: headings.collect(),
            body: xml::xhtml(&html),
        };
        Ok((section, pictures.into_files()))
    }
}

/// The glyph set that a lesson wants.
pub(super) fn look(chapter: &Chapter) -> Option<&str> {
    chapter.checked.lesson.front.look.as_ref().map(|look| look.value.as_str())
}
