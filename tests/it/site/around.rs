//! What stands around the text: the index, terms, and what other programs are told of the site.

use serde_json::Value;

use super::pages::{Files, elements, values};
use super::{book, files};

const RITTER: &str = "+++\ntitle = \"Рыцарь\"\nsummary = \"Прыгает.\"\ngame = \"chess-t1\"\n+++\n\nЁж у *за*мка.\n\n## Ходы рыцаря\n\nОн [бьёт](term:strike).\n\n### Ещё\n\nКонец.\n\n```diagram\nid: a\nwhite: Ritter c2\ncaption: Рисунок.\n```\n";
const TERMS: &str = "[strike]\nterm = \"бить\"\ntext = \"Значит *брать*.\"\n";

fn pages(base: Option<&str>) -> Files {
    let mut book = book::book(&[
        ("en", "chess-t1/ritter.md", "+++\ntitle = \"Ritter\"\n+++\nText.\n"),
        ("ru", "chess-t1/ritter.md", RITTER),
        ("ru", "terms.toml", TERMS),
    ]);
    book.base_url = base.map(str::to_owned);
    files(&book, &[])
}

/// The value that a file registers under the key.
#[track_caller]
fn value(files: &Files, path: &str, key: &str) -> Value {
    let start = format!("(self.tabia||={{}})[\"{key}\"]=");
    let text = files[path].strip_prefix(&start).and_then(|text| text.strip_suffix(";\n"));
    serde_json::from_str(text.unwrap_or_else(|| panic!("{path}: {}", files[path]))).unwrap()
}

/// The words of an index, with their places still packed.
fn index_words(sheet: &Value) -> Vec<(String, String)> {
    let mut word: Vec<char> = Vec::new();
    let lines = sheet["words"].as_str().unwrap().lines();
    let read = lines.map(|line| {
        let (rest, places) = line[1..].split_once(' ').unwrap();
        word.truncate(line.chars().next().unwrap().to_digit(36).unwrap() as usize);
        word.extend(rest.chars());
        (word.iter().collect(), places.to_owned())
    });
    read.collect()
}

#[test]
fn the_index_has_every_heading_of_every_page_where_it_can_be_reached() {
    let files = pages(None);
    let sheet = value(&files, "tabia/ru/index.js", "index/ru");
    let mut places = 0;
    for page in sheet["pages"].as_array().unwrap() {
        let address = page[0].as_str().unwrap();
        let ids = values(&files[&format!("ru/{address}.html")], "id");
        let texts = value(&files, &format!("tabia/ru/text/{address}.js"), &format!("text/{address}"));
        assert_eq!(texts.as_array().unwrap().len(), page[2].as_array().unwrap().len(), "{address}");
        for section in page[2].as_array().unwrap() {
            let anchor = section[0].as_str().unwrap();
            assert!(anchor.is_empty() || ids.iter().any(|id| id == anchor), "{address}#{anchor}");
            places += 1;
        }
    }
    assert!(places > 30, "{places}");
    let ritter = &sheet["pages"][0];
    assert_eq!(ritter[0], "chess-t1/ritter");
    let titles: Vec<_> = ritter[2].as_array().unwrap().iter().map(|section| &section[1]).collect();
    assert_eq!(titles, ["Рыцарь", "Ходы рыцаря", "Ещё"]);
    let texts = value(&files, "tabia/ru/text/chess-t1/ritter.js", "text/chess-t1/ritter");
    assert_eq!(texts, serde_json::json!(["Прыгает. Ёж у замка.", "Он бьёт.", "Конец. Рисунок."]));
}

#[test]
fn the_index_has_words_as_they_stand_in_order_and_titles_weigh_most() {
    let sheet = value(&pages(None), "tabia/ru/index.js", "index/ru");
    let words = index_words(&sheet);
    assert!(words.is_sorted_by(|a, b| a.0 < b.0), "sorted, each once");
    let places = |word: &str| words.iter().find(|(own, _)| own == word).map(|(_, places)| places.as_str());
    // The first place is the page, the second its first section: four times the distance, and the weight.
    assert_eq!(places("рыцарь").and_then(|places| places.chars().next()), Some('3'));
    assert_eq!(places("рыцаря").and_then(|places| places.chars().next()), Some('6'));
    assert_eq!(places("еж"), Some("0"));
    assert_eq!(places("замка").and_then(|places| places.chars().next()), Some('0'));
    assert_eq!(places("ёж"), None);
    assert!(places("бить").is_some() && places("брать").is_some(), "terms and their definitions");
}

#[test]
fn links_to_terms_can_tell_what_those_mean() {
    let files = pages(None);
    let terms = value(&files, "tabia/ru/terms.js", "terms");
    assert_eq!(terms, serde_json::json!({ "strike": ["бить", "Значит брать."] }));
    assert!(!files.contains_key("tabia/en/terms.js"));
}

#[test]
fn every_page_has_its_controls_asleep_and_its_ground_before_it_is_painted() {
    for (path, html) in pages(None).iter().filter(|(path, _)| path.ends_with(".html")) {
        let first = elements(html).into_iter().find(|(name, _)| name == "script").expect("a script");
        let src = first.1.iter().find(|(name, _)| name == "src").unwrap();
        assert!(src.1.ends_with("tabia/theme.js") && first.1.len() == 1, "{path}: {first:?}");
        let controls = elements(html).into_iter().filter(|(_, attributes)| {
            attributes.iter().any(|(name, value)| name == "class" && value.contains("scripted"))
        });
        for (_, attributes) in controls {
            assert!(attributes.iter().any(|(name, _)| name == "hidden"), "{path}");
        }
    }
}

#[test]
fn what_is_shared_of_a_page_is_told_without_an_address_and_with_one() {
    let meta = |html: &str, key: &str| -> Option<String> {
        let found = elements(html).into_iter().find(|(_, attributes)| {
            attributes.iter().any(|(name, value)| name == "property" && value == key)
        })?;
        found.1.into_iter().find(|(name, _)| name == "content").map(|(_, value)| value)
    };
    let files = pages(None);
    let page = &files["ru/chess-t1/ritter.html"];
    assert_eq!(meta(page, "og:title").as_deref(), Some("Рыцарь"));
    assert_eq!(meta(page, "og:description").as_deref(), Some("Прыгает."));
    assert_eq!(meta(page, "og:type").as_deref(), Some("article"));
    assert_eq!(meta(page, "og:locale").as_deref(), Some("ru_RU"));
    assert_eq!(meta(page, "og:locale:alternate").as_deref(), Some("en_US"));
    assert_eq!(meta(page, "og:url"), None);
    assert!(!page.contains("x-default") && !page.contains("canonical"));
    assert!(!files.contains_key("sitemap.xml") && !files.contains_key("robots.txt"));
    let files = pages(Some("https://example.org/b/"));
    let page = &files["ru/chess-t1/ritter.html"];
    assert_eq!(meta(page, "og:url").as_deref(), Some("https://example.org/b/ru/chess-t1/ritter.html"));
    assert!(page.contains("hreflang=\"x-default\" href=\"https://example.org/b/en/chess-t1/ritter.html\""));
}

#[test]
fn the_list_of_pages_has_each_once_with_its_translations() {
    let files = pages(Some("https://example.org/b/"));
    let list = &files["sitemap.xml"];
    let mut listed: Vec<&str> =
        list.split("<loc>").skip(1).map(|rest| rest.split('<').next().unwrap()).collect();
    let pages = files.keys().filter(|path| path.ends_with(".html") && path.contains('/'));
    let mut expected: Vec<String> = pages.map(|path| format!("https://example.org/b/{path}")).collect();
    listed.sort_unstable();
    expected.sort_unstable();
    assert_eq!(listed, expected);
    let ritter =
        list.split("</url>").find(|url| url.contains("<loc>https://example.org/b/ru/chess-t1/ritter"));
    let english = "hreflang=\"en\" href=\"https://example.org/b/en/chess-t1/ritter.html\"/>";
    assert!(ritter.unwrap().contains(english), "{list}");
    let glossary = list.split("</url>").find(|url| url.contains("glossary.html</loc>"));
    assert!(!glossary.unwrap().contains("xhtml:link"), "there is no other");
    assert_eq!(
        files["robots.txt"],
        "User-agent: *\nAllow: /\n\nSitemap: https://example.org/b/sitemap.xml\n"
    );
}
