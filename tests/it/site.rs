//! The site: all its pages, from a small book.

mod around;
mod boards;
pub(crate) mod book;
mod cards;
mod editor;
mod exercises;
mod glossary;
pub(crate) mod pages;
mod play;
mod practice;
mod record;

use pages::{Files, elements, faults, values};
use tabia::book::Book;
use tabia::site;

const FRONT: &str = "+++\ntitle = \"Welcome\"\n+++\nBegin [here](chess-t1/index.md).\n";
const PART: &str = r#"+++
title = "chess-T1"
game = "chess-t1"
+++
The [Ritter](piece:ritter) [jumps](rule:jump). See [outside](https://example.org/).
"#;
const RITTER: &str = r#"+++
title = "The <Ritter> & \"friends\""
summary = "What it is & \"why\"."
game = "chess-t1"
teaches = ["jump"]
+++

## Lone

```diagram
id: lone-one
white: Ritter c2
black: Knecht c5
study: yes
show: moves c2
caption: A Ritter & a <Knecht>, "so called".
```

It may go to [b2](legal:c2-b2), not to [c1](illegal:c2-c1 "castle"); [c3](square:c3) is a square.[^why]
It [jumps](rule:jump), as [here](fig:lone-one) and [there](#next-steps); [back](index.md).

## Next steps

```diagram
id: before
white: Ritter c2
study: yes
```

```diagram
id: after
white: Ritter c4
study: yes
```

```figures
id: pair
layout: before after
```

| man | force |
|-----|------:|
| Ritter | 2 |

Term
: What it means.

![A *photo* of "it"](<board photo.png>) and ![none](https://example.org/x.png)

<script>alert(1)</script>

<details onclick="steal()">

Inside, [b4](legal:c4-b4#after) stays.

</details>

Then <b onmouseover="x()">bold</b>, <a href="javascript:x()">bad</a> and [worse](javascript:x()).

[^why]: Because of its [pattern](rule:reach).
"#;

fn small() -> Book {
    book::book(&[
        ("en", "index.md", FRONT),
        ("en", "chess-t1/index.md", PART),
        ("en", "chess-t1/03-ritter.md", RITTER),
        ("ru", "index.md", FRONT),
        ("ru", "chess-t1/index.md", PART),
    ])
}

#[track_caller]
fn files(book: &Book, overrides: &[(String, String)]) -> Files {
    let files = site::render(book, overrides).expect("templates");
    files
        .map(|file| {
            let (path, bytes) = file.expect("a page");
            (path, String::from_utf8(bytes).expect("text"))
        })
        .collect()
}

#[test]
fn every_chapter_and_language_has_its_page() {
    let files = files(&small(), &[]);
    let (own, paths): (Vec<&str>, Vec<&str>) =
        files.keys().map(String::as_str).partition(|path| path.starts_with("tabia/"));
    let needed = [
        "editor.css",
        "editor.js",
        "en/chess-t1.js",
        "en/editor.js",
        "en/texts.js",
        "en/words.js",
        "engine.js",
        "reader.js",
        "ru/texts.js",
        "ru/words.js",
    ];
    assert!(needed.iter().all(|file| own.contains(&format!("tabia/{file}").as_str())), "{own:?}");
    let expected = [
        "404.html",
        "en/chess-t1/index.html",
        "en/chess-t1/play.html",
        "en/chess-t1/reference.html",
        "en/chess-t1/ritter.html",
        "en/coverage.html",
        "en/editor.html",
        "en/index.html",
        "en/practice.html",
        "favicon.svg",
        "index.html",
        "ru/chess-t1/index.html",
        "ru/chess-t1/play.html",
        "ru/chess-t1/reference.html",
        "ru/coverage.html",
        "ru/editor.html",
        "ru/index.html",
        "ru/practice.html",
        "style.css",
        "tabia-board.js",
    ];
    assert_eq!(paths, expected);
}

#[test]
fn the_texts_of_the_engine_are_those_of_the_books_games() {
    let files = files(&small(), &[]);
    let script = &files["tabia/ru/texts.js"];
    let list =
        script.strip_prefix("(self.tabia||={})[\"texts/ru\"]=").and_then(|rest| rest.strip_suffix(";\n"));
    let texts: Vec<String> = serde_json::from_str(list.expect("a list")).expect("texts");
    assert_eq!(texts.len(), 2);
    assert!(texts[0].contains("side-white = Белые") && texts[1].contains("chess-t1-piece-ritter = Риттер"));
    let lang = tabia::lang::Lang::of("ru", texts.iter().map(String::as_str)).expect("Fluent");
    assert_eq!(lang.text("chess-t1-piece-ritter", &[]), "Риттер");
    assert!(files["tabia/engine.js"].starts_with("(self.tabia ||= {})[\"engine\"] = \""));
}

#[test]
fn every_link_leads_somewhere_and_every_id_is_unique() {
    assert_eq!(faults(&files(&small(), &[])), Vec::<String>::new());
}

#[test]
fn pages_ask_for_nothing_outside_and_hold_no_styles_or_running_scripts() {
    for (path, html) in files(&small(), &[]).iter().filter(|(path, _)| path.ends_with(".html")) {
        for (element, attributes) in elements(html) {
            assert!(!["style", "iframe", "base"].contains(&&*element), "{path}: {element}");
            let kept = ["src", "type"].map(|key| attributes.iter().find(|(name, _)| *name == key));
            let data = kept[1].is_some_and(|(_, kind)| *kind == "application/json");
            assert!(element != "script" || kept[0].is_some() || data, "{path}: a script within the page");
            for (key, value) in attributes {
                assert!(key != "style" && !key.starts_with("on"), "{path}: {key}");
                assert!(!value.starts_with("javascript:"), "{path}: {value}");
                let loads = matches!(&*element, "link" | "use" | "image") || key == "src";
                assert!(!loads || !value.contains("//"), "{path}: {value}");
            }
        }
    }
    let css = &files(&small(), &[])["style.css"];
    assert!(!css.contains("@import") && !css.contains("url(http") && !css.contains("url(\"http"));
}

#[test]
fn titles_and_captions_are_escaped() {
    let page = &files(&small(), &[])["en/chess-t1/ritter.html"];
    assert!(page.contains("<h1>The &lt;Ritter&gt; &amp; &quot;friends&quot;</h1>"));
    assert!(page.contains("A Ritter &amp; a &lt;Knecht&gt;, &quot;so called&quot;."));
    assert!(page.contains("summary\">What it is &amp; &quot;why&quot;.</p>"));
    assert!(page.contains("Games &amp; &lt;rules&gt;"));
}

#[test]
fn raw_html_is_cleaned_and_what_stands_in_it_stays() {
    let page = &files(&small(), &[])["en/chess-t1/ritter.html"];
    for gone in ["alert(1)", "onclick", "onmouseover", "javascript:"] {
        assert!(!page.contains(gone), "{gone}");
    }
    let inside = page.split_once("<details>").expect("raw details").1;
    let inside = inside.split_once("</details>").expect("their end").0;
    assert!(inside.contains("href=\"#after\""), "{inside}");
    assert!(page.contains("<b>bold</b>"));
}

#[test]
fn a_picture_of_the_book_is_shown_and_no_other() {
    let page = &files(&small(), &[])["en/chess-t1/ritter.html"];
    assert!(page.contains("<img src=\"board%20photo.png\" alt=\"A photo of &quot;it&quot;\"> and none"));
    assert_eq!(page.matches("<img").count(), 1);
}

#[test]
fn a_claim_says_what_the_engine_says_and_leads_to_its_figure() {
    let page = &files(&small(), &[])["en/chess-t1/ritter.html"];
    let says = "title=\"c2–c1 is not legal. c1 is a castle square, which the Ritter may not enter.\"";
    let start = "<a class=\"claim claim-illegal\" href=\"#lone-one\" data-squares=\"c2 c1\"";
    assert!(page.contains(&format!("{start} {says}><span class=\"said\">c1</span></a>")), "{page}");
    assert!(page.contains("<a class=\"claim claim-square\" href=\"#lone-one\" data-squares=\"c3\">c3</a>"));
}

#[test]
fn a_count_lights_its_square_and_none_for_the_hand() {
    let text = "+++\ntitle = \"T\"\ngame = \"seega\"\n+++\n\n```diagram\nid: hand\nposition: start\n```\n\n\
                [24 places](count:hand)\n\n```diagram\nid: man\nposition: 5/5/5/5/M3m w 0/0 0\n```\n\n[2 steps](count:a1)\n";
    let page = &files(&book::book(&[("en", "seega/index.md", text)]), &[])["en/seega/index.html"];
    assert!(page.contains("<a class=\"claim claim-count\" href=\"#hand\" title="), "{page}");
    assert!(page.contains("<a class=\"claim claim-count\" href=\"#man\" data-squares=\"a1\""), "{page}");
}

#[test]
fn a_rule_leads_to_the_lesson_that_teaches_it_or_else_to_its_article() {
    let files = files(&small(), &[]);
    let jumps = |page: &str| files[page].contains("<a class=\"to-rule\" href=\"ritter.html\">jumps</a>");
    assert!(jumps("en/chess-t1/index.html"));
    let own = &files["en/chess-t1/ritter.html"];
    assert!(own.contains("<a class=\"to-rule\" href=\"reference.html#rule-jump\">jumps</a>"));
    assert!(own.contains("<a class=\"to-rule\" href=\"reference.html#rule-reach\">pattern</a>"));
    assert!(files["en/chess-t1/reference.html"].contains("href=\"ritter.html\">The &lt;Ritter&gt;"));
}

#[test]
fn a_page_says_where_each_rule_is_taught_and_shown() {
    let files = files(&small(), &[]);
    let page = &files["en/coverage.html"];
    let row =
        page.split("<tr role=\"row\">").find(|row| row.contains("#rule-castle\"")).expect("a row").to_owned();
    assert!(
        row.contains(
            "<th role=\"rowheader\" scope=\"row\">9. <a href=\"chess-t1/reference.html#rule-castle\">"
        ),
        "{row}"
    );
    let shown = "<td role=\"cell\" data-label=\"Shown in\"><a href=\"chess-t1/ritter.html#lone-one\">The &lt;Ritter&gt; &amp; &quot;friends&quot;, Figure 1</a></td>";
    assert!(row.contains(shown), "{row}");
    assert_eq!(row.matches("<span class=\"nowhere\">nowhere</span>").count(), 2, "{row}");
    assert!(page.contains("Of 25 rules 4 % are taught"), "{page}");
    // Section, scroller and table have each a name of its own.
    assert!(page.contains("<section aria-labelledby=\"chess-t1\">"), "{page}");
    assert!(page.contains("role=\"group\" aria-label=\"chess-T1: a table that may scroll\""), "{page}");
    let caption =
        "<caption class=\"unseen\">chess-T1: where each rule is taught, shown and practised</caption>";
    assert!(page.contains(caption), "{page}");
    assert!(files["ru/coverage.html"].contains("Из 25 правил объясняется 0 %"));
    assert!(
        files["en/chess-t1/ritter.html"].contains("<a href=\"../coverage.html\">What this book covers</a>")
    );
    let home = page.split("<nav class=\"contents wide\"").nth(1).expect("contents");
    assert!(!home.split("</nav>").next().expect("an end").contains("aria-current"), "{home}");
}

#[test]
fn grouped_figures_stand_in_their_group_alone() {
    let page = &files(&small(), &[])["en/chess-t1/ritter.html"];
    let group = page.split_once("<figure class=\"group group-2\" id=\"pair\">").expect("a group");
    assert!(group.1.contains("id=\"before\"") && !group.0.contains("id=\"before\""));
}

#[test]
fn the_languages_of_a_page_lead_to_the_same_page_or_the_front() {
    let files = files(&small(), &[]);
    let to = |page: &str| {
        let nav = files[page].split_once("<nav class=\"languages\"").expect("languages").1;
        values(nav.split_once("</nav>").expect("an end").0, "href")
    };
    assert_eq!(to("en/chess-t1/index.html"), ["index.html", "../../ru/chess-t1/index.html"]);
    assert_eq!(to("en/chess-t1/ritter.html"), ["ritter.html", "../../ru/index.html"]);
    assert!(files["index.html"].contains("content=\"0; url=en/index.html\""));
}

#[test]
fn whole_addresses_are_given_only_where_the_book_has_one() {
    let mut book = small();
    assert!(!files(&book, &[])["en/index.html"].contains("canonical"));
    book.base_url = Some("https://example.org/tabia/".to_owned());
    let files = files(&book, &[]);
    let page = &files["en/chess-t1/index.html"];
    assert!(page.contains("rel=\"canonical\" href=\"https://example.org/tabia/en/chess-t1/index.html\""));
    assert!(page.contains("hreflang=\"ru\" href=\"https://example.org/tabia/ru/chess-t1/index.html\""));
    assert!(!files["en/chess-t1/ritter.html"].contains("rel=\"alternate\" hreflang=\"ru\""));
    assert!(files["404.html"].contains("href=\"/tabia/style.css\""));
}

#[test]
fn a_book_may_bring_templates_of_its_own() {
    let own = |file: &str, text: &str| vec![(file.to_owned(), text.to_owned())];
    let files = files(
        &small(),
        &own(
            "chapter.html",
            "{% extends \"base.html\" %}{% block main %}Mine: {{ title }}{% endblock main %}",
        ),
    );
    assert!(files["en/chess-t1/ritter.html"].contains("Mine: The &lt;Ritter&gt;"));
    let error = |overrides: &[(String, String)]| site::render(&small(), overrides).err().expect("an error");
    let broken = error(&own("figure.html", "<p>{% if %}</p>"));
    assert_eq!(broken.file, "figure.html");
    assert!(broken.message.contains("{% if %}"), "{}", broken.message);
    assert_eq!(error(&own("stile.css", "")).file, "stile.css");
    let book = small();
    let asks = own("sections.html", "{{ no_such_thing }}");
    let failed = site::render(&book, &asks).expect("templates").find_map(Result::err).expect("an error");
    assert_eq!(failed.file, "sections.html");
    assert!(failed.message.contains("no_such_thing"), "{}", failed.message);
}

#[test]
fn the_same_book_gives_the_same_bytes() {
    assert_eq!(files(&small(), &[]), files(&small(), &[]));
}
