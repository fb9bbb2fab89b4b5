//! The book as a static site: one page a lesson, a reference page a game, a front page a language.
//!
//! The pages need no script, no network and no server: every address is relative, every picture is in its page. The engine
//! lies beside them, for pages that are asked. What they say comes from the [`Book`], how they look from templates, which a book may replace.

mod address;
mod chapter;
mod coverage;
mod embed;
mod engine;
mod exercise;
mod figure;
mod glossary;
mod kit;
mod page;
mod prose;
mod raw;
mod record;
mod reference;
mod script;
mod templates;
mod words;

use serde::Serialize;

pub use templates::SiteError;

use self::address::{FRONT, Places, path, relative};
use self::figure::Figures;
use self::templates::Templates;
use self::words::{Words, words};
use crate::book::{Book, COVERAGE, Edition, GLOSSARY};
use crate::svg::{Theme, css_variables};

/// The files of the site, each made when it is asked for: its path from the site's root, with `/` between, and its bytes.
///
/// `overrides` are templates of the book's own, by file name: in place of those in `templates/`, or others that they use.
///
/// # Errors
/// If a template of the book's own cannot be read; an item is an error if one of them asks for what is not there.
pub fn render<'a>(
    book: &'a Book,
    overrides: &[(String, String)],
) -> Result<impl Iterator<Item = Result<(String, Vec<u8>), SiteError>> + use<'a>, SiteError> {
    let templates = Templates::new(overrides)?;
    let words: Vec<Words> = book.editions.iter().map(|edition| words(&edition.lang)).collect();
    let files = files(book);
    Ok(files.into_iter().map(move |file| {
        let (path, text) = file.write(book, &templates, &words)?;
        Ok((path, text.into_bytes()))
    }))
}

/// A file of the site. Editions, chapters and references are named by their places.
#[derive(Debug, Clone, Copy)]
enum File {
    Root,
    Missing,
    Style,
    Icon,
    /// A script of the pages, by its name.
    Script(&'static str),
    /// The words of the scripts.
    Wording(usize),
    /// The script by which other pages show boards.
    Embed,
    /// What the scripts need for a game.
    Kit(usize, usize),
    Engine,
    Texts(usize),
    Front(usize),
    Chapter(usize, usize),
    Reference(usize, usize),
    Coverage(usize),
    Glossary(usize),
}

fn files(book: &Book) -> Vec<File> {
    let mut files = vec![File::Root, File::Missing, File::Style, File::Icon, File::Engine, File::Embed];
    files.extend(script::BUNDLES.iter().map(|name| File::Script(name)));
    for (e, edition) in book.editions.iter().enumerate() {
        files.push(File::Texts(e));
        if edition.chapters.iter().all(|chapter| chapter.address != FRONT) {
            files.push(File::Front(e));
        }
        files.extend((0..edition.chapters.len()).map(|chapter| File::Chapter(e, chapter)));
        files.extend((0..edition.references.len()).map(|reference| File::Reference(e, reference)));
        files.push(File::Wording(e));
        files.extend((0..edition.references.len()).map(|reference| File::Kit(e, reference)));
        files.extend((!edition.coverage.is_empty()).then_some(File::Coverage(e)));
        if !edition.glossary.is_empty() {
            files.push(File::Glossary(e));
        }
    }
    files
}

impl File {
    fn write(
        self,
        book: &Book,
        templates: &Templates,
        words: &[Words],
    ) -> Result<(String, String), SiteError> {
        match self {
            File::Root => {
                Ok(("index.html".to_owned(), templates.fill("root.html", &Door::new(book, words, ""))?))
            }
            File::Missing => {
                let door = Door::new(book, words, base_path(book));
                Ok(("404.html".to_owned(), templates.fill("missing.html", &door)?))
            }
            File::Style => Ok(("style.css".to_owned(), style(templates.plain("style.css")))),
            File::Icon => Ok(("favicon.svg".to_owned(), templates.plain("favicon.svg").to_owned())),
            File::Embed => {
                Ok((embed::PATH.to_owned(), embed::script(book, &style(templates.plain("style.css")))))
            }
            File::Script(name) => Ok((format!("tabia/{name}"), script::bundle(name))),
            File::Wording(e) => {
                let lang = &book.editions[e].lang;
                Ok((format!("tabia/{}/words.js", lang.code()), script::words(lang)))
            }
            File::Kit(e, number) => {
                let edition = &book.editions[e];
                Ok(kit::file(book, edition, &edition.references[number]))
            }
            File::Engine => Ok((engine::ENGINE.to_owned(), engine::engine().to_owned())),
            File::Texts(e) => {
                let edition = &book.editions[e];
                Ok((engine::texts_path(edition), engine::texts(edition)))
            }
            File::Front(e) => {
                let view = chapter::front(book, &book.editions[e], &words[e]);
                Ok((path(&book.editions[e], FRONT), templates.fill("chapter.html", &view)?))
            }
            File::Chapter(e, number) => {
                let edition = &book.editions[e];
                let chapter = &edition.chapters[number];
                let from = path(edition, &chapter.address);
                let places = Places { edition, from: &from, here: Some(number) };
                let look = chapter.checked.lesson.front.look.as_ref().map(|look| look.value.as_str());
                let figures = Figures { templates, lang: &edition.lang, words: &words[e], look };
                let view = chapter::view(book, edition, number, chapter, places, figures)?;
                let text = templates.fill("chapter.html", &view)?;
                Ok((from, text))
            }
            File::Reference(e, number) => {
                let edition = &book.editions[e];
                let reference = &edition.references[number];
                let from = path(edition, &reference.address);
                let places = Places { edition, from: &from, here: None };
                let figures = Figures { templates, lang: &edition.lang, words: &words[e], look: None };
                let text = templates
                    .fill("reference.html", &reference::view(book, edition, reference, places, figures)?)?;
                Ok((from, text))
            }
            File::Coverage(e) => {
                let edition = &book.editions[e];
                let from = path(edition, COVERAGE);
                let places = Places { edition, from: &from, here: None };
                let view = coverage::view(book, edition, places, &words[e]);
                let text = templates.fill("coverage.html", &view)?;
                Ok((from, text))
            }
            File::Glossary(e) => {
                let edition = &book.editions[e];
                let from = path(edition, GLOSSARY);
                let places = Places { edition, from: &from, here: None };
                let view = glossary::view(book, edition, places, &words[e]);
                let text = templates.fill("glossary.html", &view)?;
                Ok((from, text))
            }
        }
    }
}

/// The path of the address where the book is published: a missing page is shown at any depth, so its links start there.
fn base_path(book: &Book) -> &str {
    let address = book.base_url.as_deref().and_then(|base| base.split_once("://"));
    address.and_then(|(_, rest)| rest.find('/').map(|start| &rest[start..])).unwrap_or("")
}

/// The style sheet, with the colours of the pictures for every ground.
fn style(rules: &str) -> String {
    let indented = |theme, by: &str| {
        css_variables(theme).lines().map(|line| format!("{by}{}\n", line.trim())).collect::<String>()
    };
    format!(
        ":root {{\n{}}}\n@media screen and (prefers-color-scheme: dark) {{\n  :root {{\n{}  }}\n}}\n@media print {{\n  :root {{\n{}  }}\n}}\n{rules}",
        indented(Theme::Light, "  "),
        indented(Theme::Dark, "    "),
        indented(Theme::Print, "    "),
    )
}

/// What the templates of the root and of the missing page are told.
#[derive(Debug, Serialize)]
struct Door<'a> {
    book: &'a str,
    /// The way to the site's root.
    root: &'a str,
    lang: &'static str,
    /// The languages, the source language first.
    languages: Vec<Leaf<'a>>,
}

/// A language on those pages.
#[derive(Debug, Serialize)]
struct Leaf<'a> {
    code: &'static str,
    href: String,
    ui: &'a Words,
}

impl<'a> Door<'a> {
    fn new(book: &'a Book, words: &'a [Words], root: &'a str) -> Door<'a> {
        let leaf = |(edition, ui): (&Edition, &'a Words)| Leaf {
            code: edition.lang.code(),
            href: relative("", &path(edition, FRONT)),
            ui,
        };
        Door {
            book: &book.title,
            root,
            lang: book.editions.first().map_or("en", |edition| edition.lang.code()),
            languages: book.editions.iter().zip(words).map(leaf).collect(),
        }
    }
}
