//! The book in one language as a volume: sections in reading order, answers, terms and an index at the back.
//!
//! Print pages, e-books and PDFs are made of it, so that they say the same. A section's text is a fragment of XHTML; its
//! pictures lie beside it, in plain colours. Where a book may be read without its site, so may a volume.

mod answers;
mod index;
mod section;
mod sheet;
mod spaces;
mod xml;

use std::collections::{BTreeMap, BTreeSet};

use crate::book::{Book, Edition};
use crate::html::TemplateError;
use crate::html::address::{self, Keys, TERMS};
use crate::html::pictures::Pictures;
use crate::html::templates::Templates;
use crate::html::words::{Words, words};
use crate::lang::Lang;
use crate::svg::Theme;

/// A volume.
#[derive(Debug)]
pub struct Volume<'a> {
    /// Its language.
    pub lang: &'a Lang,
    /// The title of the book.
    pub title: &'a str,
    /// The name of the game, where the volume is about one game of the book.
    pub game: Option<&'a str>,
    /// The authors.
    pub authors: &'a [String],
    /// The licence, by SPDX name.
    pub license: Option<&'a str>,
    /// The address where the site is published, with a final `/`.
    pub base_url: Option<&'a str>,
    /// The words that templates put around the book's own, by name.
    pub words: BTreeMap<String, String>,
    /// The sections in reading order.
    pub sections: Vec<Section>,
    /// The pictures of the sections, as SVG in plain colours, by name: `pictures/0123456789abcdef.svg`.
    pub pictures: BTreeMap<String, String>,
    /// The files of the book that the sections show, by their paths in the book; a section calls them `files/` and the path.
    pub files: BTreeSet<String>,
}

/// What a section is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The page that opens the book.
    Front,
    /// A lesson.
    Chapter,
    /// What the engine says of a game.
    Reference,
    /// A game on one page.
    Sheet,
    /// The hints to all exercises.
    Hints,
    /// The answers to all exercises.
    Answers,
    /// The terms.
    Glossary,
    /// Where rules and men are met.
    Index,
}

/// A section of a volume.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    /// Its name: ASCII, fit for the name of a file and of an anchor.
    pub key: String,
    /// What it is.
    pub kind: Kind,
    /// 0 if it opens a part or stands in none, 1 within a part.
    pub depth: u8,
    /// “Lesson 3”, if it has a number.
    pub label: Option<String>,
    /// Its title.
    pub title: String,
    /// A sentence about it.
    pub summary: Option<String>,
    /// The code of the language of its text, where that is not the volume's.
    pub language: Option<String>,
    /// Its headings, in order.
    pub headings: Vec<SectionHeading>,
    /// Its text without the title: a fragment of XHTML.
    pub body: String,
}

impl Section {
    /// Its text as an XML document, whose root is a `body`.
    pub(crate) fn document(&self) -> String {
        format!(
            "<body xmlns=\"http://www.w3.org/1999/xhtml\" xmlns:epub=\"http://www.idpf.org/2007/ops\">{}</body>",
            self.body
        )
    }
}

/// A heading within a section.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SectionHeading {
    /// Its level; that of the section's own title is 1.
    pub level: u8,
    /// Its anchor in the section.
    pub anchor: String,
    /// Its text.
    pub text: String,
}

/// The size of the paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 148 × 210 mm.
    A5,
    /// 8½ × 11 inches.
    Letter,
}

/// Which volume is wanted.
#[derive(Debug, Clone, Copy)]
pub struct Choice<'a> {
    /// The id of the game that it is to be about; all of the book, if left out. Of a game that the edition does not have there
    /// are no lessons.
    pub game: Option<&'a str>,
    /// The colours of the pictures: [`Theme::Light`], or [`Theme::Print`] for black ink alone.
    pub theme: Theme,
}

/// The volume of an edition. `overrides` are templates of the book's own, by file name.
///
/// # Errors
/// If a template of the book's own cannot be read, or asks for what is not there.
pub fn of<'a>(
    book: &'a Book,
    edition: &'a Edition,
    choice: Choice<'_>,
    overrides: &[(String, String)],
) -> Result<Volume<'a>, TemplateError> {
    let templates = Templates::new(overrides)?;
    let words = words(&edition.lang);
    let scope = Scope::new(edition, choice.game);
    let keys = scope.keys(book);
    let press = Press {
        edition,
        templates: &templates,
        words: &words,
        scope: &scope,
        keys: &keys,
        theme: choice.theme,
    };
    let made = press.sections()?;
    let mut volume = Volume {
        lang: &edition.lang,
        title: &book.title,
        game: scope.title,
        authors: &book.authors,
        license: book.license.as_deref(),
        base_url: book.base_url.as_deref(),
        words: BTreeMap::new(),
        sections: Vec::new(),
        pictures: BTreeMap::new(),
        files: BTreeSet::new(),
    };
    for (section, pictures) in made {
        volume.sections.push(section);
        volume.pictures.extend(pictures);
    }
    let chapters = scope.chapters.iter().map(|&number| &edition.chapters[number]);
    volume.files.extend(chapters.flat_map(|chapter| chapter.checked.shown_files()).map(str::to_owned));
    volume.words = words;
    Ok(volume)
}

/// What of an edition a volume holds.
#[derive(Debug)]
struct Scope<'a> {
    edition: &'a Edition,
    /// The name of its one game.
    title: Option<&'a str>,
    /// The chapters, by their places in the edition.
    chapters: Vec<usize>,
    /// The references, by their places in the edition.
    references: Vec<usize>,
    /// The ids of the games, where not all are meant.
    games: Option<Vec<&'a str>>,
}

impl<'a> Scope<'a> {
    fn new(edition: &'a Edition, game: Option<&str>) -> Scope<'a> {
        let reference = game.and_then(|game| edition.references.iter().find(|one| one.game == game));
        let part = reference.map(|reference| part(&reference.address));
        let within = |other: &str| game.is_none() || part == Some(other);
        let chapters = edition.chapters.iter().enumerate().filter(|(_, chapter)| within(&chapter.part));
        let references =
            edition.references.iter().enumerate().filter(|(_, one)| within(self::part(&one.address)));
        let mut references: Vec<usize> = references.map(|(number, _)| number).collect();
        // In the order of the parts, in which the reader meets the games.
        let place = |&number: &usize| {
            let part = self::part(&edition.references[number].address);
            edition.chapters.iter().position(|chapter| chapter.part == part).unwrap_or(usize::MAX)
        };
        references.sort_by_key(place);
        Scope {
            edition,
            title: reference.map(|reference| reference.name.as_str()),
            chapters: chapters.map(|(number, _)| number).collect(),
            games: game.map(|_| references.iter().map(|&number| edition.references[number].game).collect()),
            references,
        }
    }

    /// The sections of the pages that the volume holds.
    fn keys(&self, book: &'a Book) -> Keys<'a> {
        let chapters = self.chapters.iter().map(|&number| self.edition.chapters[number].address.as_str());
        let references =
            self.references.iter().map(|&number| self.edition.references[number].address.as_str());
        let glossary = self.terms().next().map(|_| crate::book::GLOSSARY);
        let addresses = chapters.chain(references).chain(glossary);
        Keys {
            sections: addresses.map(|address| (address, address::key(address))).collect(),
            base_url: book.base_url.as_deref(),
        }
    }

    /// The terms of the volume.
    fn terms(&self) -> impl Iterator<Item = &'a crate::book::Entry> {
        let known = |game: &str| self.games.as_ref().is_none_or(|games| games.contains(&game));
        let terms = self.edition.glossary.iter();
        terms.filter(move |entry| entry.game.as_deref().is_none_or(known))
    }
}

/// The part of the book to which the page of an address belongs.
fn part(address: &str) -> &str {
    address.rsplit_once('/').map_or("", |(part, _)| part)
}

/// What makes the sections of a volume.
struct Press<'a> {
    edition: &'a Edition,
    templates: &'a Templates,
    words: &'a Words,
    scope: &'a Scope<'a>,
    keys: &'a Keys<'a>,
    theme: Theme,
}

/// A section and its pictures.
type Made = (Section, BTreeMap<String, String>);

impl Press<'_> {
    fn sections(&self) -> Result<Vec<Made>, TemplateError> {
        let mut sections = Vec::new();
        let mut left = self.scope.references.clone();
        let mut chapters = self.scope.chapters.iter().peekable();
        while let Some(&number) = chapters.next() {
            sections.push(self.chapter(number)?);
            let part = &self.edition.chapters[number].part;
            let ends = chapters.peek().is_none_or(|&&next| self.edition.chapters[next].part != *part);
            if ends && !part.is_empty() {
                let own = |&number: &usize| self::part(&self.edition.references[number].address) == *part;
                let (here, later) = left.into_iter().partition(own);
                left = later;
                self.games(here, &mut sections)?;
            }
        }
        self.games(left, &mut sections)?;
        sections.extend(self.hints()?);
        sections.extend(self.answers()?);
        sections.extend(self.glossary()?);
        sections.extend(self.index()?);
        Ok(sections)
    }

    /// The references of games, each with the game on one page.
    fn games(&self, references: Vec<usize>, sections: &mut Vec<Made>) -> Result<(), TemplateError> {
        for number in references {
            sections.push(self.reference(number)?);
            sections.push(self.sheet(number)?);
        }
        Ok(())
    }

    /// A section of the back matter, whose text a template makes.
    fn back(
        &self,
        (key, kind): (&str, Kind),
        title: &str,
        headings: Vec<SectionHeading>,
        write: impl FnOnce(&Pictures) -> Result<String, TemplateError>,
    ) -> Result<Made, TemplateError> {
        let pictures = Pictures::new(self.theme);
        let body = xml::xhtml(&write(&pictures)?);
        let title = self.edition.lang.text(title, &[]);
        let section = Section {
            key: key.to_owned(),
            kind,
            depth: 0,
            label: None,
            title,
            summary: None,
            language: None,
            headings,
            body,
        };
        Ok((section, pictures.into_files()))
    }

    fn glossary(&self) -> Result<Option<Made>, TemplateError> {
        if self.scope.terms().next().is_none() {
            return Ok(None);
        }
        let places = self.places(TERMS, None);
        let terms: Vec<_> = self
            .scope
            .terms()
            .map(|entry| crate::html::glossary::term(entry, self.edition, places))
            .collect();
        let values = BTreeMap::from([("terms", terms)]);
        let made = self.back((TERMS, Kind::Glossary), "site-glossary", Vec::new(), |pictures| {
            self.figures(TERMS, pictures, None)
                .fill("glossary.html", &section::With { ui: self.words, values: &values })
        })?;
        Ok(Some(made))
    }
}
