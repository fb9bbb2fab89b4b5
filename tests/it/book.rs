//! The order and the numbers of a book.

use std::collections::BTreeSet;

use tabia::book::{self, Config};
use tabia::diag::Source;
use tabia::{check, games, lesson, notation};

/// The addresses and numbers of the chapters of a book of these lessons, by path and what follows the title.
fn chapters(lessons: &[(&str, &str)]) -> Vec<(String, Option<usize>)> {
    let lessons = lessons.iter().map(|(path, rest)| {
        let text = format!("+++\ntitle = \"T\"\n+++\n\n{rest}\n");
        lesson::parse(&Source::new(*path, text), "en", path).0
    });
    let langs = vec![notation::language("en", games::GAMES).unwrap()];
    let (checked, found) = check::check(lessons.collect(), &langs, &BTreeSet::new());
    assert_eq!(found, []);
    let (config, _) = Config::parse(&Source::new("book.toml", "title = \"T\"\nlanguages = [\"en\"]\n"));
    let book = book::assemble(&config, langs, checked);
    book.editions[0].chapters.iter().map(|chapter| (chapter.address.clone(), chapter.number)).collect()
}

#[test]
fn folders_come_as_the_front_page_names_them_and_the_others_by_name() {
    let lessons = [
        ("a/01-x.md", ""),
        ("b/index.md", ""),
        ("b/02-y.md", ""),
        ("b/10-z.md", ""),
        ("c/w.md", ""),
        ("d/v.md", ""),
        ("index.md", "First [d](d/v.md), then [b](b/02-y.md) and [d](d/v.md)."),
    ];
    let order = [
        ("index", None),
        ("d/v", Some(1)),
        ("b/index", None),
        ("b/y", Some(2)),
        ("b/z", Some(3)),
        ("a/x", Some(4)),
        ("c/w", Some(5)),
    ];
    assert_eq!(chapters(&lessons), order.map(|(address, number)| (address.to_owned(), number)));
}
