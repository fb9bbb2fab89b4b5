//! The page of terms, and the links to it.

use super::pages::{Files, faults, values};
use super::{book, files};

const FIRST: &str = "+++\ntitle = \"First\"\ngame = \"chess-t1\"\nteaches = [\"force\"]\n+++\n\nWhat [forces](term:force) are.\n";
const SECOND: &str =
    "+++\ntitle = \"Second\"\n+++\n\nThe [force](term:force) again, and a [nothing](term:nothing).\n";
const TERMS: &str = r#"
[rank]
term = "Rank"
text = "A `row` & no more."

[force]
term = "force"
text = "What a man *weighs*."
game = "chess-t1"
rule = "force"
see = ["rank"]
"#;
const RUSSIAN: &str = "[force]\nterm = \"сила\"\ntext = \"Вес.\"\n[rank]\nterm = \"ёж\"\ntext = \"Ряд.\"\n";

fn pages() -> Files {
    let book = book::book(&[
        ("en", "chess-t1/01-first.md", FIRST),
        ("en", "chess-t1/02-second.md", SECOND),
        ("en", "terms.toml", TERMS),
        ("ru", "index.md", FIRST),
        ("ru", "terms.toml", RUSSIAN),
    ]);
    files(&book, &[])
}

/// What stands in the glossary between a term's anchor and the next.
fn entry<'a>(page: &'a str, id: &str) -> &'a str {
    let (_, rest) = page.split_once(&format!("<dt id=\"term-{id}\">")).unwrap();
    rest.split("<dt").next().unwrap()
}

#[test]
fn a_link_to_a_term_leads_to_its_definition() {
    let pages = pages();
    let first = &pages["en/chess-t1/first.html"];
    assert!(first.contains("<a class=\"to-term\" href=\"../glossary.html#term-force\">forces</a>"));
    assert!(pages["en/chess-t1/second.html"].contains("<span>nothing</span>"));
    assert_eq!(faults(&pages), Vec::<String>::new());
}

#[test]
fn a_term_says_what_it_means_and_which_lessons_speak_of_it() {
    let pages = pages();
    let page = &pages["en/glossary.html"];
    let force = entry(page, "force");
    for part in [
        "<dfn>force</dfn>",
        "chess-T1",
        "What a man <em>weighs</em>.",
        "Introduced in: <a href=\"chess-t1/first.html\">First</a>",
        "Also in: <a href=\"chess-t1/second.html\">Second</a>",
        "href=\"chess-t1/reference.html#rule-force\"",
        "See also: <a href=\"#term-rank\">Rank</a>",
    ] {
        assert!(force.contains(part), "{force}\nlacks {part}");
    }
    let rank = entry(page, "rank");
    assert!(
        rank.contains("A <code>row</code> &amp; no more.") && !rank.contains("class=\"taught\""),
        "{rank}"
    );
}

#[test]
fn terms_stand_in_the_order_of_the_language_s_alphabet() {
    let pages = pages();
    let ids = |path: &str| -> Vec<String> {
        values(&pages[path], "id").into_iter().filter(|id| id.starts_with("term-")).collect()
    };
    assert_eq!(ids("en/glossary.html"), ["term-force", "term-rank"]);
    assert_eq!(ids("ru/glossary.html"), ["term-rank", "term-force"]);
}

#[test]
fn every_page_of_a_book_with_terms_leads_to_the_glossary_and_no_other_does() {
    let pages = pages();
    assert!(pages["en/chess-t1/first.html"].contains("<li><a href=\"../glossary.html\">Glossary</a></li>"));
    let own = &pages["en/glossary.html"];
    assert_eq!(own.matches("aria-current=\"page\"").count(), 2, "once in each of the two contents");
    assert!(own.contains("<a href=\"glossary.html\" aria-current=\"page\">Glossary</a>"));
    assert!(own.contains("<a href=\"../ru/glossary.html\" lang=\"ru\""));
    let without = files(&book::book(&[("en", "index.md", FIRST)]), &[]);
    assert!(!without.contains_key("en/glossary.html") && !without["en/index.html"].contains("glossary"));
}
