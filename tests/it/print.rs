//! The book as one page for printing.

use std::collections::BTreeSet;

use tabia::book::Book;
use tabia::print::{self, Options, Paper};
use tabia::svg::Theme;
use tabia::volume::{self, Choice, Volume};

use crate::site::book;
use crate::site::pages::{elements, values};

const LESSON: &str = r#"+++
title = "The <Ritter>"
summary = "What it is & \"why\"."
game = "chess-t1"
teaches = ["jump"]
+++

## Next

```diagram
id: before
white: Ritter c2, Knecht a2
black: Knecht c5
study: yes
show: moves c2
caption: A Ritter.
```

It may go to [b2](legal:c2-b2); see [there](fig:after), [the men](prince.md#next) and [the King](piece:king).[^why]

```diagram
id: after
white: Ritter c4
study: yes
```

```figures
id: pair
layout: before after
```

```exercise
id: first
position: @before
study: yes
task: find moves of c2
hint: Look around.
```

![The board](<board photo.png>) and [outside](https://example.org/).

<details><summary>More</summary>

Folded.

</details>

[^why]: Because of its [pattern](rule:reach).
"#;

const PRINCE: &str =
    "+++\ntitle = \"Prince\"\ngame = \"chess-t1\"\n+++\n\n## Next\n\nBack to [it](ritter.md#next).\n";

/// The first bytes of a PNG.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

fn small() -> Book {
    let part = "+++\ntitle = \"chess-T1\"\ngame = \"chess-t1\"\n+++\nA game.\n";
    let mut lessons = Vec::new();
    for language in ["en", "ru"] {
        lessons.push((language, "index.md", "+++\ntitle = \"Welcome\"\n+++\nBegin.\n"));
        lessons.push((language, "chess-t1/index.md", part));
        lessons.push((language, "chess-t1/prince.md", PRINCE));
        lessons.push((language, "chess-t1/ritter.md", LESSON));
    }
    book::book(&lessons)
}

fn volume(book: &Book, edition: usize) -> Volume<'_> {
    let choice = Choice { game: None, theme: Theme::Light };
    volume::of(book, &book.editions[edition], choice, &[]).expect("templates")
}

fn page(volume: &Volume<'_>, paper: Paper) -> String {
    print::page(volume, &Options { paper }, &[], &|_| Some(PNG.to_vec())).expect("templates")
}

#[test]
fn every_way_on_the_page_leads_to_the_one_anchor_of_its_name() {
    let book = small();
    for edition in 0..2 {
        let html = page(&volume(&book, edition), Paper::A4);
        let ids = values(&html, "id");
        let unique: BTreeSet<&str> = ids.iter().map(String::as_str).collect();
        assert_eq!(unique.len(), ids.len(), "{ids:?}");
        let hrefs = values(&html, "href");
        let within = hrefs.iter().filter(|href| !href.starts_with("https://"));
        let lost: Vec<_> = within.filter(|href| !unique.contains(href.trim_start_matches('#'))).collect();
        assert_eq!(lost, Vec::<&String>::new());
        for named in values(&html, "aria-labelledby") {
            assert!(named.split(' ').all(|id| unique.contains(id)), "{named}");
        }
        for way in ["#chess-t1.prince:next", "#chess-t1.ritter:next", "#chess-t1.ritter:after"] {
            assert!(hrefs.iter().any(|href| href == way), "{way}");
        }
    }
}

#[test]
fn the_page_shows_what_the_volume_holds() {
    let book = small();
    let volume = volume(&book, 0);
    let html = page(&volume, Paper::A4);
    for part in ["<figure", "<img", "class=\"exercise\"", "class=\"solution\"", "class=\"legend\"", "<li"] {
        let (in_sections, around) = volume.sections.iter().fold((0, 0), |(count, entries), section| {
            (count + section.body.matches(part).count(), entries + 1)
        });
        // The contents have an item for each section.
        let expected = in_sections + if part == "<li" { around } else { 0 };
        assert_eq!(html.matches(part).count(), expected, "{part}");
    }
    assert!(html.contains("class=\"exercise\"") && html.contains("class=\"legend\""));
    for section in &volume.sections {
        assert!(html.contains(&format!("<a href=\"#{}\"", section.key)), "{}", section.key);
    }
    assert!(html.contains("class=\"details-title\""), "what is folded on the site is open on paper");
}

#[test]
fn the_page_needs_nothing_beside_it() {
    let html = page(&volume(&small(), 0), Paper::A4);
    let elements = elements(&html);
    assert!(
        !elements.iter().any(|(name, _)| matches!(name.as_str(), "script" | "link" | "iframe" | "object"))
    );
    assert!(values(&html, "src").iter().all(|src| src.starts_with("data:image/")));
    assert!(values(&html, "src").iter().any(|src| src.starts_with("data:image/png;base64,iVBORw0KGgo=")));
    let (_, style) = html.split_once("<style>").unwrap();
    let (style, _) = style.split_once("</style>").unwrap();
    assert!(!style.contains("url(") && !style.contains("@import"));
}

#[test]
fn a_picture_that_is_not_there_is_told_in_words() {
    let book = small();
    let html = print::page(&volume(&book, 0), &Options::default(), &[], &|_| None).expect("templates");
    assert!(html.contains("<span>The board</span>"));
}

#[test]
fn headings_go_down_below_the_titles_of_their_sections() {
    let html = page(&volume(&small(), 0), Paper::A4);
    let levels =
        elements(&html).into_iter().filter_map(|(name, _)| name.strip_prefix('h')?.parse::<u8>().ok());
    let levels: Vec<u8> = levels.collect();
    assert_eq!(levels.iter().filter(|level| **level == 1).count(), 1);
    for two in levels.windows(2) {
        assert!(two[1] <= two[0] + 1, "{levels:?}");
    }
    assert!(html.contains("<h3 class=\"title\" id=\"chess-t1.ritter:_title\">The &lt;Ritter&gt;</h3>"));
    assert!(html.contains("<h4 id=\"chess-t1.ritter:next\">"));
}

#[test]
fn the_paper_is_the_one_that_was_asked_for() {
    let book = small();
    let volume = volume(&book, 1);
    for (paper, size) in [(Paper::A4, "A4"), (Paper::A5, "A5"), (Paper::Letter, "letter")] {
        assert!(page(&volume, paper).contains(&format!("@page {{ size: {size};")), "{size}");
    }
}

#[test]
fn running_heads_are_strings_that_a_title_cannot_leave() {
    let book = small();
    let html = page(&volume(&book, 0), Paper::A4);
    assert!(html.contains("@top-left { content: \"Games & \\3c rules>\"; }"));
    assert!(html.contains(":right { @top-right { content: \"chess-T1\"; } }"));
}

#[test]
fn the_same_volume_gives_the_same_bytes() {
    assert_eq!(page(&volume(&small(), 1), Paper::A5), page(&volume(&small(), 1), Paper::A5));
}

#[test]
fn a_template_that_writes_no_xhtml_is_told_of() {
    let book = small();
    let own = [("volume-figure.html".to_owned(), "<figure>&nothing;</figure>".to_owned())];
    let choice = Choice { game: None, theme: Theme::Light };
    let volume = volume::of(&book, &book.editions[0], choice, &own).expect("templates");
    let error = print::page(&volume, &Options::default(), &own, &|_| None).unwrap_err();
    assert!(error.to_string().contains("is not XHTML"), "{error}");
}
