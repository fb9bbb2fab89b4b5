//! The book as a static site: one page a lesson, a reference page a game, a front page a language.
//!
//! The pages need no script, no network and no server: every address is relative, every picture is in its page. The engine
//! lies beside them, for pages that are asked. What they say comes from the [`Book`], how they look from templates, which a book may replace.

mod card;
mod chapter;
mod coverage;
mod editor;
mod embed;
mod engine;
mod glossary;
mod index;
mod kit;
mod lazy;
mod page;
mod play;
mod practice;
mod reference;
mod script;
mod sitemap;
mod style;

use serde::Serialize;

pub use card::cards;
pub use lazy::{Look, Site};

use crate::book::{Book, COVERAGE, EDITOR, Edition, GLOSSARY, PRACTICE};
use crate::html::TemplateError;
use crate::html::address::{FRONT, Ground, Places, path, relative};
use crate::html::figure::{Figures, Medium};
use crate::html::templates::Templates;
use crate::html::words::{Words, words};

/// The files of the site, each made when it is asked for: its path from the site's root, with `/` between, and its bytes.
///
/// `overrides` are templates of the book's own, by file name: in place of those in `templates/`, or others that they use.
///
/// # Errors
/// If a template of the book's own cannot be read; an item is an error if one of them asks for what is not there.
pub fn render<'a>(
    book: &'a Book,
    overrides: &[(String, String)],
) -> Result<impl Iterator<Item = Result<(String, Vec<u8>), TemplateError>> + use<'a>, TemplateError> {
    let templates = Templates::new(overrides)?;
    let words: Vec<Words> = book.editions.iter().map(|edition| words(&edition.lang)).collect();
    let files = files(book);
    Ok(files.into_iter().map(move |file| {
        let text = file.write(book, &templates, &words)?;
        Ok((file.path(book), text.into_bytes()))
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
    /// The engine.
    Engine,
    /// The texts by which the engine speaks a language.
    Texts(usize),
    /// The words of an edition and where they stand.
    Index(usize),
    /// The texts of a page's sections, by its number in the index.
    Sections(usize, usize),
    /// What the terms mean.
    Terms(usize),
    Front(usize),
    Chapter(usize, usize),
    Reference(usize, usize),
    /// The page where a game is played.
    Play(usize, usize),
    Coverage(usize),
    Glossary(usize),
    Sitemap,
    Robots,
    Practice(usize),
    /// The exercises of an edition, for scripts.
    Exercises(usize),
    /// The page on which positions are set up, and the words of its script.
    Editor(usize),
    EditorWording(usize),
    EditorStyle,
}

fn files(book: &Book) -> Vec<File> {
    let mut files = vec![File::Root, File::Missing, File::Style, File::Icon, File::Embed, File::Engine];
    if book.editions.iter().any(|edition| !edition.references.is_empty()) {
        files.push(File::EditorStyle);
    }
    files.extend(script::BUNDLES.iter().map(|name| File::Script(name)));
    for (e, edition) in book.editions.iter().enumerate() {
        files.push(File::Texts(e));
        if edition.chapters.iter().all(|chapter| chapter.address != FRONT) {
            files.push(File::Front(e));
        }
        files.extend((0..edition.chapters.len()).map(|chapter| File::Chapter(e, chapter)));
        files.extend((0..edition.references.len()).map(|reference| File::Reference(e, reference)));
        files.extend((0..edition.references.len()).map(|reference| File::Play(e, reference)));
        files.push(File::Wording(e));
        files.extend((0..edition.references.len()).map(|reference| File::Kit(e, reference)));
        files.extend((!edition.coverage.is_empty()).then_some(File::Coverage(e)));
        if !edition.glossary.is_empty() {
            files.extend([File::Glossary(e), File::Terms(e)]);
        }
        if !edition.references.is_empty() {
            files.extend([File::Practice(e), File::Exercises(e), File::Editor(e), File::EditorWording(e)]);
        }
        files.push(File::Index(e));
        files.extend((0..index::count(edition)).map(|page| File::Sections(e, page)));
    }
    if book.base_url.is_some() {
        files.extend([File::Sitemap, File::Robots]);
    }
    files
}

impl File {
    /// Where it lies, from the site's root.
    fn path(self, book: &Book) -> String {
        let edition = |e: usize| &book.editions[e];
        match self {
            File::Root => "index.html".to_owned(),
            File::Missing => "404.html".to_owned(),
            File::Style => "style.css".to_owned(),
            File::Icon => "favicon.svg".to_owned(),
            File::Embed => embed::PATH.to_owned(),
            File::Engine => engine::ENGINE.to_owned(),
            File::Sitemap => "sitemap.xml".to_owned(),
            File::Robots => "robots.txt".to_owned(),
            File::Texts(e) => engine::texts_path(edition(e)),
            File::Script(name) => format!("tabia/{name}"),
            File::Wording(e) => format!("tabia/{}/words.js", edition(e).lang.code()),
            File::Kit(e, number) => kit::file_path(edition(e), &edition(e).references[number]),
            File::Index(e) => index::path(edition(e)),
            File::Sections(e, page) => index::texts_path(edition(e), page),
            File::Terms(e) => glossary::file_path(edition(e)),
            File::Exercises(e) => practice::file_path(edition(e)),
            File::Front(e) => path(edition(e), FRONT),
            File::Chapter(e, number) => path(edition(e), &edition(e).chapters[number].address),
            File::Reference(e, number) => path(edition(e), &edition(e).references[number].address),
            File::Play(e, number) => path(edition(e), &edition(e).references[number].play),
            File::Coverage(e) => path(edition(e), COVERAGE),
            File::Practice(e) => path(edition(e), PRACTICE),
            File::Glossary(e) => path(edition(e), GLOSSARY),
            File::Editor(e) => path(edition(e), EDITOR),
            File::EditorWording(e) => format!("tabia/{}/editor.js", edition(e).lang.code()),
            File::EditorStyle => "tabia/editor.css".to_owned(),
        }
    }

    fn write(self, book: &Book, templates: &Templates, words: &[Words]) -> Result<String, TemplateError> {
        let edition = |e: usize| &book.editions[e];
        let from = self.path(book);
        let here =
            |e: usize, number| Places { edition: edition(e), ground: Ground::Site(&from), here: number };
        let figures = |e: usize, look| figures(templates, edition(e), &words[e], look);
        match self {
            File::Root => templates.fill("root.html", &Door::new(book, words, "")),
            File::Missing => {
                let door = Door::new(book, words, base_path(book));
                templates.fill("missing.html", &door)
            }
            File::Style => Ok(style::style(templates.plain("style.css"))),
            File::Icon => Ok(templates.plain("favicon.svg").to_owned()),
            File::Embed => Ok(embed::script(book, &style::style(templates.plain("style.css")))),
            File::Engine => Ok(engine::engine().to_owned()),
            File::Texts(e) => Ok(engine::texts(edition(e))),
            File::Script(name) => Ok(script::bundle(name)),
            File::Wording(e) => Ok(script::words(&edition(e).lang)),
            File::Kit(e, number) => {
                let edition = edition(e);
                Ok(kit::file(book, edition, &edition.references[number]))
            }
            File::Index(e) => Ok(index::file(edition(e))),
            File::Sections(e, page) => Ok(index::texts(edition(e), page)),
            File::Terms(e) => Ok(glossary::file(edition(e))),
            File::Sitemap => Ok(sitemap::sitemap(book, base_url(book))),
            File::Robots => Ok(sitemap::robots(base_url(book))),
            File::Front(e) => {
                let view = chapter::front(book, edition(e), &words[e]);
                templates.fill("chapter.html", &view)
            }
            File::Chapter(e, number) => {
                let edition = edition(e);
                let chapter = &edition.chapters[number];
                let places = here(e, Some(number));
                let look = chapter.checked.lesson.front.look.as_ref().map(|look| look.value.as_str());
                let figures = figures(e, look);
                let view = chapter::view(book, edition, number, chapter, places, figures)?;
                templates.fill("chapter.html", &view)
            }
            File::Reference(e, number) => {
                let edition = edition(e);
                let reference = &edition.references[number];
                let (places, figures) = (here(e, None), figures(e, None));
                templates.fill("reference.html", &reference::view(book, edition, reference, places, figures)?)
            }
            File::Play(e, number) => {
                let edition = edition(e);
                let reference = &edition.references[number];
                let (places, figures) = (here(e, None), figures(e, None));
                let view = play::view(book, edition, reference, places, figures)?;
                templates.fill("play.html", &view)
            }
            File::Coverage(e) => {
                let view = coverage::view(book, edition(e), here(e, None), &words[e]);
                templates.fill("coverage.html", &view)
            }
            File::Practice(e) => {
                let edition = edition(e);
                let (places, figures) = (here(e, None), figures(e, None));
                templates.fill("practice.html", &practice::view(book, edition, places, figures))
            }
            File::Exercises(e) => Ok(practice::file(edition(e), figures(e, None))),
            File::Editor(e) => {
                let view = editor::view(book, edition(e), here(e, None), &words[e]);
                templates.fill("editor.html", &view)
            }
            File::EditorStyle => Ok(templates.plain("editor.css").to_owned()),
            File::EditorWording(e) => Ok(script::editor_words(&edition(e).lang)),
            File::Glossary(e) => {
                let view = glossary::view(book, edition(e), here(e, None), &words[e]);
                templates.fill("glossary.html", &view)
            }
        }
    }
}

/// What makes the figures of an edition's pages; `look` is the glyph set that a lesson wants.
fn figures<'a>(
    templates: &'a Templates,
    edition: &'a Edition,
    words: &'a Words,
    look: Option<&'a str>,
) -> Figures<'a> {
    Figures { templates, lang: &edition.lang, words, look, medium: Medium::Site }
}

/// The address where the book is published; empty if it knows none.
fn base_url(book: &Book) -> &str {
    book.base_url.as_deref().unwrap_or("")
}

/// The path of the address where the book is published: a missing page is shown at any depth, so its links start there.
fn base_path(book: &Book) -> &str {
    base_url(book)
        .split_once("://")
        .and_then(|(_, rest)| rest.find('/').map(|start| &rest[start..]))
        .unwrap_or("")
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
    /// The card of the front page in the source language, as the root names it.
    card: Option<card::Tag>,
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
            card: book.editions.first().and_then(|edition| card::tag(book, edition, FRONT, "index.html")),
        }
    }
}
