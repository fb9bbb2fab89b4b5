//! What surrounds every page: contents, breadcrumbs, neighbours, languages.

use serde::Serialize;

use super::card;
use crate::book::{Book, COVERAGE, EDITOR, Edition, Format, GLOSSARY, PRACTICE};
use crate::html::address::{FRONT, Way, path, relative, whole};
use crate::html::words::Words;

/// A page in the contents.
#[derive(Debug, Serialize)]
pub(super) struct Entry {
    title: String,
    href: String,
    number: Option<usize>,
    /// What stands in place of a number.
    mark: &'static str,
    summary: Option<String>,
    current: bool,
}

/// A part of the book in the contents.
#[derive(Debug, Serialize)]
pub(super) struct Part {
    /// Its opening page, or its name alone.
    title: String,
    href: Option<String>,
    number: Option<usize>,
    summary: Option<String>,
    current: bool,
    /// Whether the page is one of it.
    open: bool,
    /// Its other pages.
    pages: Vec<Entry>,
}

/// The page in another language.
#[derive(Debug, Serialize)]
pub(super) struct Translation {
    /// The language's code.
    code: &'static str,
    /// The language's own name.
    name: String,
    href: String,
    /// Whether it is this page.
    current: bool,
    /// Whether it is the same page, and not merely the nearest.
    same: bool,
    /// The whole address, where the book has one.
    url: Option<String>,
    /// The language with its country.
    locale: String,
}

/// What every page's template is told.
#[derive(Debug, Serialize)]
pub(super) struct Frame<'a> {
    pub(super) ui: &'a Words,
    pub(super) lang: &'static str,
    pub(super) title: String,
    pub(super) description: String,
    book: &'a str,
    authors: &'a [String],
    license: Option<&'a str>,
    /// The way to the site's root: empty or some `../`.
    root: String,
    home: String,
    url: Option<String>,
    /// The picture for links to the page, where the book wants one.
    card: Option<card::Tag>,
    /// The whole address of the page for readers of other languages.
    default_url: Option<String>,
    /// The language with its country, as social networks name it.
    locale: String,
    crumbs: Vec<Way>,
    contents: Vec<Part>,
    previous: Option<Way>,
    next: Option<Way>,
    languages: Vec<Translation>,
    /// The way to the page that says what the edition covers, if it is about a game.
    coverage: Option<String>,
    /// The ways to the book in other formats.
    formats: Vec<Way>,
    /// Whether the page is the front page.
    at_home: bool,
    /// The way to the glossary, if there is one, and whether the page is the glossary.
    glossary: Option<String>,
    in_glossary: bool,
    /// The same of the page on which exercises come back.
    practice: Option<String>,
    in_practice: bool,
    /// The same of the page on which positions are set up.
    editor: Option<String>,
    in_editor: bool,
    /// The headings of the page.
    pub(super) sections: Vec<Way>,
    /// The games whose boards the page shows.
    pub(super) boards: Vec<&'static str>,
    /// The scripts that it needs beside the reader's.
    pub(super) scripts: Vec<&'static str>,
    #[serde(skip)]
    all: &'a Book,
    #[serde(skip)]
    path: String,
}

/// A page of an edition: what the contents need to know of it.
struct Place<'a> {
    part: &'a str,
    opens: bool,
    address: &'a str,
    title: String,
    number: Option<usize>,
    mark: &'static str,
    summary: Option<&'a str>,
}

/// The pages of an edition in reading order; a game's reference page and the page where it is played end its part.
fn places(edition: &Edition) -> Vec<Place<'_>> {
    let mut places: Vec<Place<'_>> = Vec::new();
    for chapter in &edition.chapters {
        places.push(Place {
            part: &chapter.part,
            opens: chapter.opens,
            address: &chapter.address,
            title: chapter.title.clone(),
            number: chapter.number,
            mark: "§",
            summary: chapter.summary.as_deref(),
        });
    }
    for reference in &edition.references {
        let part = reference.address.rsplit_once('/').map_or("", |(part, _)| part);
        let end = places.iter().rposition(|place| place.part == part).map_or(places.len(), |last| last + 1);
        let game = [("game", reference.name_gen.as_str().into())];
        let pages = [("site-rules", &reference.address, "§"), ("site-play", &reference.play, "▷")];
        let pages = pages.map(|(id, address, mark)| {
            let title = edition.lang.attr(id, "of", &game);
            Place { part, opens: false, address, title, number: None, mark, summary: None }
        });
        places.splice(end..end, pages);
    }
    places
}

impl<'a> Frame<'a> {
    /// The frame of the page with the given address. Its title is the book's, and description and sections are still to be filled in.
    pub(super) fn new(book: &'a Book, edition: &'a Edition, address: &str, ui: &'a Words) -> Frame<'a> {
        let from = path(edition, address);
        let way = |to: &str| relative(&from, &path(edition, to));
        let places = places(edition);
        let here = places.iter().position(|place| place.address == address);
        let neighbour = |step: isize| {
            let place = places.get(here?.checked_add_signed(step)?)?;
            Some(Way { title: place.title.clone(), href: way(place.address) })
        };
        let mut frame = Frame {
            ui,
            lang: edition.lang.code(),
            title: book.title.clone(),
            description: String::new(),
            book: &book.title,
            authors: &book.authors,
            license: book.license.as_deref(),
            root: relative(&from, ""),
            home: way(FRONT),
            url: book.base_url.as_ref().map(|base| whole(base, &from)),
            card: card::tag(book, edition, address, &from),
            default_url: None,
            locale: edition.lang.text("site-locale", &[]),
            crumbs: Vec::new(),
            contents: contents(edition, &places, address, way),
            previous: neighbour(-1),
            next: neighbour(1),
            languages: Vec::new(),
            coverage: (!edition.coverage.is_empty()).then(|| way(COVERAGE)),
            formats: formats(book, edition, &from),
            at_home: address == FRONT,
            glossary: (!edition.glossary.is_empty()).then(|| way(GLOSSARY)),
            in_glossary: address == GLOSSARY,
            practice: (!edition.references.is_empty()).then(|| way(PRACTICE)),
            in_practice: address == PRACTICE,
            editor: (!edition.references.is_empty()).then(|| way(EDITOR)),
            in_editor: address == EDITOR,
            sections: Vec::new(),
            boards: Vec::new(),
            scripts: Vec::new(),
            all: book,
            path: from.clone(),
        };
        if let Some(here) = here.map(|here| &places[here]) {
            let opening = places.iter().find(|place| place.part == here.part && place.opens);
            frame.crumbs.extend(
                opening
                    .filter(|opening| opening.address != here.address && !here.part.is_empty())
                    .map(|opening| Way { title: opening.title.clone(), href: way(opening.address) }),
            );
        }
        frame
    }

    /// Fills in the ways to the page's translations; where there is none they lead to the edition's front page.
    pub(super) fn translations(&mut self, find: impl Fn(&Edition) -> Option<String>) {
        for edition in &self.all.editions {
            let same = find(edition);
            let to = path(edition, same.as_deref().unwrap_or(FRONT));
            self.languages.push(Translation {
                code: edition.lang.code(),
                name: edition.lang.text("site-language", &[]),
                href: relative(&self.path, &to),
                current: to == self.path,
                same: same.is_some(),
                url: self.all.base_url.as_ref().map(|base| whole(base, &to)),
                locale: edition.lang.text("site-locale", &[]),
            });
        }
        let first = self.languages.iter().find(|language| language.same);
        self.default_url = first.and_then(|language| language.url.clone());
    }
}

/// The volumes of an edition that lie beside the site.
fn formats(book: &Book, edition: &Edition, from: &str) -> Vec<Way> {
    let way = |&format: &Format| {
        let id = match format {
            Format::Print => "site-format-print",
            Format::Epub => "site-format-epub",
            Format::Pdf => "site-format-pdf",
        };
        let href = relative(from, &format.path(edition.lang.code(), None));
        Way { title: edition.lang.text(id, &[]), href }
    };
    book.formats.iter().map(way).collect()
}

/// The parts of the book with their pages. A part that no page opens is called by its game, or by its folder.
fn contents(
    edition: &Edition,
    places: &[Place<'_>],
    address: &str,
    way: impl Fn(&str) -> String,
) -> Vec<Part> {
    let of_game = |part: &str| {
        let mut games = edition.references.iter();
        games.find(|game| game.address.rsplit_once('/').is_some_and(|(own, _)| own == part))
    };
    let mut parts: Vec<(&str, Part)> = Vec::new();
    for place in places.iter().filter(|place| !place.part.is_empty()) {
        let current = place.address == address;
        let known = parts.last().is_some_and(|(part, _)| *part == place.part);
        if !known {
            let opening = Some(place).filter(|place| place.opens);
            let part = Part {
                title: match (opening, of_game(place.part)) {
                    (Some(opening), _) => opening.title.clone(),
                    (None, Some(game)) => game.name.clone(),
                    (None, None) => place.part.to_owned(),
                },
                href: opening.map(|opening| way(opening.address)),
                number: opening.and_then(|opening| opening.number),
                summary: opening.and_then(|opening| opening.summary).map(str::to_owned),
                current: opening.is_some() && current,
                open: false,
                pages: Vec::new(),
            };
            parts.push((place.part, part));
        }
        let Some((_, part)) = parts.last_mut() else { continue };
        part.open |= current;
        if !place.opens {
            part.pages.push(Entry {
                title: place.title.clone(),
                href: way(place.address),
                number: place.number,
                mark: place.mark,
                summary: place.summary.map(str::to_owned),
                current,
            });
        }
    }
    parts.into_iter().map(|(_, part)| part).collect()
}
