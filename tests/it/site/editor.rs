//! The page on which positions are set up.

use super::book::book;
use super::files;
use super::pages::{faults, values};

const FRONT: &str = "+++\ntitle = \"Front\"\n+++\nWelcome.\n";
const LESSON: &str =
    "+++\ntitle = \"Seega\"\ngame = \"seega\"\n+++\nA game.\n\n```diagram\nid: array\nposition: start\n```\n";
const TRANSLATION: &str =
    "+++\ntitle = \"Сига\"\ngame = \"seega\"\n+++\nИгра.\n\n```diagram\nid: array\ncaption: Доска.\n```\n";

#[test]
fn a_book_with_games_has_an_editor_in_every_language() {
    let lessons = [
        ("en", "index.md", FRONT),
        ("ru", "index.md", FRONT),
        ("en", "seega/01-first.md", LESSON),
        ("ru", "seega/01-first.md", TRANSLATION),
    ];
    let site = files(&book(&lessons), &[]);
    assert_eq!(faults(&site), Vec::<String>::new());
    for (path, title) in [("en/editor.html", "Position editor"), ("ru/editor.html", "Редактор позиций")]
    {
        let page = &site[path];
        assert!(page.contains(&format!("<h1>{title}</h1>")), "{page}");
        assert_eq!(values(page, "data-game"), ["seega"]);
        assert!(values(page, "src").contains(&"../tabia/editor.js".to_owned()));
        assert!(values(page, "href").contains(&"../tabia/editor.css".to_owned()));
        // Without a script: how a block is written by hand, the ways to the rules and to the exercises.
        assert!(
            page.contains("<noscript>") && page.contains("```diagram\nid: start\ngame: seega\n"),
            "{page}"
        );
        for way in ["seega/reference.html", "practice.html"] {
            assert!(values(page, "href").contains(&way.to_owned()), "{page}");
        }
    }
    let lesson = &site["en/seega/first.html"];
    assert!(values(lesson, "href").contains(&"../editor.html".to_owned()), "{lesson}");
    assert!(!values(lesson, "href").contains(&"../../tabia/editor.css".to_owned()));
    assert_eq!(values(lesson, "data-source"), ["en/seega/01-first.md"]);
    assert_eq!(values(&site["ru/seega/first.html"], "data-source"), ["ru/seega/01-first.md"]);
}

#[test]
fn a_book_without_games_has_none() {
    let site = files(&book(&[("en", "index.md", FRONT)]), &[]);
    assert!(!site.contains_key("en/editor.html") && !site.contains_key("tabia/editor.css"));
    assert!(!site["en/index.html"].contains("editor"));
}

#[test]
fn the_kit_says_how_positions_are_written() {
    let site = files(&book(&[("en", "index.md", FRONT), ("en", "seega/01-first.md", LESSON)]), &[]);
    let kit = &site["tabia/en/seega.js"];
    for part in [
        r#""editor":"en/editor.html""#,
        r#""kinds":[["M","man","Man"]]"#,
        r#""fields":["turn","hands","quiet"]"#,
        r#""study":true"#,
        r#""ends":[]"#,
    ] {
        assert!(kit.contains(part), "{part}: {kit}");
    }
}
