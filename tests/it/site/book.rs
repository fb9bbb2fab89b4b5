//! Books for the tests, made of a few lessons as the program makes them.

use tabia::book::{self, Book, Config};
use tabia::check::Beside;
use tabia::diag::Source;
use tabia::lesson::TermList;
use tabia::{check, games, lesson, notation};

/// The settings of the tests' book, with a title and an author that must be escaped.
const SETTINGS: &str = r#"
title = "Games & <rules>"
authors = ["A \"quoted\" author"]
languages = ["en", "ru"]
license = "CC-BY-4.0"
"#;

/// A book of the lessons (and lists of terms), each a language, a path below its folder, and a text. What is wrong with them is not asked.
pub(crate) fn book(lessons: &[(&str, &str, &str)]) -> Book {
    let (config, _) = Config::parse(&Source::new("book.toml", SETTINGS));
    let (mut parsed, mut terms) = (Vec::new(), Vec::new());
    for (language, path, text) in lessons {
        let source = Source::new(format!("{language}/{path}"), *text);
        if *path == "terms.toml" {
            terms.push(TermList::parse(&source, language).0);
            continue;
        }
        parsed.push(lesson::parse(&source, language, path).0);
    }
    let langs: Vec<_> =
        ["en", "ru"].iter().filter_map(|code| notation::language(code, games::GAMES)).collect();
    let assets = ["en/chess-t1/board photo.png", "en/out.svg"].map(str::to_owned).into();
    let beside = Beside { assets: &assets, terms: &terms, compared: &[] };
    let (checked, _) = check::check(parsed, &langs, beside);
    book::assemble(&config, langs, checked).with_terms(&terms)
}
