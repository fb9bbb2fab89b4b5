//! A game on one page: the array, the men and how they move, the rules in brief.

use super::section::With;
use super::{Kind, Made, Press, Section, xml};
use crate::html::pictures::Pictures;
use crate::html::{TemplateError, reference};

impl Press<'_> {
    pub(super) fn sheet(&self, number: usize) -> Result<Made, TemplateError> {
        let reference = &self.edition.references[number];
        let pictures = Pictures::new(self.theme);
        let key = format!("_sheet-{}", reference.game);
        let figures = self.figures(&key, &pictures, None);
        let game = reference::game(self.edition, reference, self.places(&key, None), figures)?;
        let html = figures.fill("sheet.html", &With { ui: self.words, values: &game })?;
        let title = self.edition.lang.attr("site-sheet", "of", &[("game", reference.name.as_str().into())]);
        let section = Section {
            kind: Kind::Sheet,
            depth: 1,
            label: None,
            title,
            summary: None,
            language: None,
            headings: Vec::new(),
            body: xml::xhtml(&html),
            key,
        };
        // The men's own diagrams are drawn for the reference; only what the sheet shows is kept.
        let mut pictures = pictures.into_files();
        pictures.retain(|name, _| section.body.contains(name.as_str()));
        Ok((section, pictures))
    }
}
