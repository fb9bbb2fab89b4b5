//! What the contents of an e-book name: parts, the sections in them, the headings of each; and its landmarks.

use serde::Serialize;

use crate::volume::{Kind, Section, Volume};

/// A line of the contents.
#[derive(Debug, Serialize)]
pub(super) struct Line {
    title: String,
    href: String,
    /// Its place among all lines, from 1.
    order: usize,
    /// The sections of the part that it opens.
    pages: Vec<Line>,
    /// The headings within it.
    headings: Vec<Line>,
}

/// A place that readers look for.
#[derive(Debug, Serialize)]
pub(super) struct Landmark {
    /// What it is, in the words of the vocabulary of EPUB.
    kind: &'static str,
    title: String,
    href: String,
}

/// The file of a section.
pub(super) fn file(section: &Section) -> String {
    format!("{}.xhtml", section.key)
}

/// Whether the section of this number opens a part.
pub(super) fn opens(sections: &[Section], number: usize) -> bool {
    let depth = |number: usize| sections.get(number).map(|section| section.depth);
    depth(number) == Some(0) && depth(number + 1) == Some(1)
}

/// The title of a section with its label.
pub(super) fn named(section: &Section) -> String {
    match &section.label {
        Some(label) => format!("{label}. {}", section.title),
        None => section.title.clone(),
    }
}

/// The contents. The headings of a page that opens a part are left out, for its sections stand there.
pub(super) fn lines(volume: &Volume<'_>) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let mut order = 0;
    let mut next = |title: String, href: String| {
        order += 1;
        Line { title, href, order, pages: Vec::new(), headings: Vec::new() }
    };
    for (number, section) in volume.sections.iter().enumerate() {
        let file = file(section);
        let mut line = next(named(section), file.clone());
        if !opens(&volume.sections, number) {
            let headings = section.headings.iter().filter(|heading| heading.level == 2);
            let headings = headings.map(|one| next(one.text.clone(), format!("{file}#{}", one.anchor)));
            line.headings = headings.collect();
        }
        match lines.last_mut() {
            Some(part) if section.depth > 0 => part.pages.push(line),
            _ => lines.push(line),
        }
    }
    lines
}

/// The landmarks, in the order of the book.
pub(super) fn landmarks(volume: &Volume<'_>) -> Vec<Landmark> {
    let lang = volume.lang;
    let landmark = |kind, title: String, href: &str| Landmark { kind, title, href: href.to_owned() };
    let mut landmarks = vec![
        landmark("cover", lang.text("epub-cover", &[]), super::page::COVER),
        landmark("titlepage", lang.text("epub-title-page", &[]), super::page::TITLE),
        landmark("toc", lang.text("site-contents", &[]), &format!("{}#toc", super::page::CONTENTS)),
    ];
    if let Some(first) = volume.sections.first() {
        landmarks.push(landmark("bodymatter", lang.text("epub-start", &[]), &file(first)));
    }
    for section in &volume.sections {
        let kind = match section.kind {
            Kind::Answers => "answers",
            Kind::Glossary => "glossary",
            Kind::Index => "index",
            Kind::Front | Kind::Chapter | Kind::Reference | Kind::Sheet | Kind::Hints => continue,
        };
        landmarks.push(landmark(kind, section.title.clone(), &file(section)));
    }
    landmarks
}
