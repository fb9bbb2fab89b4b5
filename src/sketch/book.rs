//! The files of a new book: one lesson whose comments teach the language, and what publishes it.

use super::fill::fill;
use super::{Order, text, translation};
use crate::explain::game_name;
use crate::game::Game;
use crate::lang::Lang;
use crate::lesson::{quoted, slug};

/// What a book is to be.
#[derive(Debug, Clone, Copy)]
pub struct Outline<'a> {
    /// Its title; if not said, one in its first language.
    pub title: Option<&'a str>,
    /// Its languages; the first is the one that is written first.
    pub langs: &'a [&'a Lang],
    /// The game of its first lesson.
    pub game: &'a dyn Game,
}

/// The files of the book: their paths below its folder, with `/` between, and their texts. The book itself is in `lessons/`,
/// so that commands find it without being told.
pub fn book(outline: &Outline<'_>) -> Vec<(String, String)> {
    let first = outline.langs.first().map_or("en", |lang| lang.code());
    let title = outline.title.unwrap_or(if first == "ru" { "Моя книга" } else { "My book" });
    let folder = outline.game.spec().id;
    let codes: Vec<String> = outline.langs.iter().map(|lang| format!("\"{}\"", lang.code())).collect();
    let values = |lang: Option<&Lang>| {
        vec![
            ("title", quoted(title)),
            ("name", title.to_owned()),
            ("slug", slug(title)),
            ("languages", codes.join(", ")),
            ("folder", folder.to_owned()),
            ("game-name", lang.map_or_else(String::new, |lang| game_name(outline.game, lang))),
            ("version", env!("CARGO_PKG_VERSION").to_owned()),
            ("lang", first.to_owned()),
        ]
    };
    let filled = |path: &str, template: &str| (path.to_owned(), fill(template, &values(None), ""));
    let readme = match first {
        "ru" => include_str!("../../templates/new/ru/README.md"),
        _ => include_str!("../../templates/new/en/README.md"),
    };
    let mut files = vec![
        filled(".github/workflows/book.yml", include_str!("../../templates/new/book.yml")),
        filled(".gitignore", include_str!("../../templates/new/gitignore")),
        filled("README.md", readme),
        filled("lessons/book.toml", include_str!("../../templates/new/book.toml")),
    ];
    for (at, lang) in outline.langs.iter().enumerate() {
        let (index, lesson) = match lang.code() {
            "ru" => (
                include_str!("../../templates/new/ru/index.md"),
                include_str!("../../templates/new/ru/first.md"),
            ),
            _ => (
                include_str!("../../templates/new/en/index.md"),
                include_str!("../../templates/new/en/first.md"),
            ),
        };
        let code = lang.code();
        let order = Order { title: None, ..Order::new(outline.game, lang) };
        let lesson = text(lesson, &order);
        let lesson = if at == 0 { lesson } else { translation(&lesson) };
        files.push((format!("lessons/{code}/index.md"), fill(index, &values(Some(lang)), "")));
        files.push((format!("lessons/{code}/{folder}/01-first-steps.md"), lesson));
    }
    files
}
