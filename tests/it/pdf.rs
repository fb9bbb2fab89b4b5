//! The PDF: the code that Typst is given, and, with the feature `pdf`, what it makes of it.

use std::collections::BTreeSet;

use tabia::book::Book;
use tabia::pdf::{self, Ink, Options, Paper};
use tabia::svg::Theme;
use tabia::volume::{self, Choice, Volume};

use crate::site::book;

const FRONT: &str =
    "+++\ntitle = \"Welcome #here\"\n+++\nBegin [here](chess-t1/index.md): `#let` $x$ *all*.\n";
const PART: &str =
    "+++\ntitle = \"chess-T1\"\ngame = \"chess-t1\"\n+++\nThe [Ritter](piece:ritter) [jumps](rule:jump).\n";
const RITTER: &str = r#"+++
title = "The Ritter"
summary = "What it is."
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
caption: A Ritter.
```

It may go to [b2](legal:c2-b2).[^why] It [jumps](rule:jump), as [here](fig:lone-one).

[^why]: Because @it *is* <so>.
"#;

fn small() -> Book {
    book::book(&[
        ("en", "index.md", FRONT),
        ("en", "chess-t1/index.md", PART),
        ("en", "chess-t1/03-ritter.md", RITTER),
    ])
}

fn volume(book: &Book) -> Volume<'_> {
    let choice = Choice { game: None, theme: Theme::Light };
    volume::of(book, &book.editions[0], choice, &[]).unwrap()
}

#[test]
fn every_section_is_a_file_and_all_are_set_in_order() {
    let book = small();
    let volume = volume(&book);
    let options = Options { paper: Paper::A5, ink: Ink::Black };
    let sources = pdf::sources(&volume, &options, &BTreeSet::new()).unwrap();
    assert_eq!(sources.len(), volume.sections.len() + 2);
    let set: Vec<&str> = sources["/main.typ"].lines().filter(|line| line.starts_with("#include")).collect();
    let expected: Vec<String> =
        (0..volume.sections.len()).map(|number| format!("#include \"/sections/{number:04}.typ\"")).collect();
    assert_eq!(set, expected);
    let about = &sources["/volume.typ"];
    for line in ["#let paper = \"a5\"", "#let ink = \"black\"", "#let lang = \"en\"", "#let game = none"] {
        assert!(about.lines().any(|found| found == line), "{line} in {about}");
    }
    let ritter = &sources["/sections/0002.typ"];
    assert!(
        ritter.contains("title: [#\"The Ritter\"]") && ritter.contains("number: \"Lesson 1\""),
        "{ritter}"
    );
    assert!(ritter.contains("#footnote[#\"Because @it\" #emph[#\"is\"] #\".\""), "{ritter}");
}

#[cfg(feature = "pdf")]
mod set {
    use std::collections::BTreeMap;

    use tabia::pdf::{self, Ink, Options, Paper};

    use super::{small, volume};

    #[track_caller]
    fn made(options: &Options, overrides: &[(String, String)]) -> pdf::Made {
        let book = small();
        pdf::render(&volume(&book), options, overrides, BTreeMap::new()).unwrap()
    }

    fn holds(bytes: &[u8], words: &str) -> bool {
        bytes.windows(words.len()).any(|window| window == words.as_bytes())
    }

    #[test]
    fn a_volume_becomes_a_tagged_pdf() {
        let pdf = made(&Options::default(), &[]);
        assert!(pdf.bytes.starts_with(b"%PDF-1.7"));
        for words in ["/StructTreeRoot", "/Outlines", "/Lang", "/MarkInfo", "pdfuaid:part"] {
            assert!(holds(&pdf.bytes, words), "{words}");
        }
        assert!(pdf.pages > volume(&small()).sections.len(), "{} pages", pdf.pages);
        assert!(pdf.missing.is_empty(), "{:?}", pdf.missing);
    }

    #[test]
    fn the_same_volume_gives_the_same_bytes() {
        assert!(made(&Options::default(), &[]).bytes == made(&Options::default(), &[]).bytes);
    }

    #[test]
    fn every_paper_and_ink_can_be_set() {
        for paper in [Paper::A4, Paper::A5, Paper::Letter] {
            for ink in [Ink::Colour, Ink::Black] {
                assert!(made(&Options { paper, ink }, &[]).pages > 3, "{paper:?} {ink:?}");
            }
        }
    }

    #[test]
    fn a_book_may_bring_its_own_template() {
        let own = pdf::OWN_TEMPLATE.replace("size: 10.8pt", "size: 14pt");
        let other = made(&Options::default(), &[(pdf::TEMPLATE.to_owned(), own)]);
        assert!(other.bytes != made(&Options::default(), &[]).bytes);
    }

    #[test]
    fn a_fault_of_a_template_is_told_with_its_place() {
        let book = small();
        let start = "#let book(body) = {\n";
        let own = pdf::OWN_TEMPLATE.replace(start, &format!("{start}  nothing(body)\n"));
        let line = own.lines().position(|line| line == "  nothing(body)").unwrap() + 1;
        let own = [(pdf::TEMPLATE.to_owned(), own)];
        let error = pdf::render(&volume(&book), &Options::default(), &own, BTreeMap::new()).unwrap_err();
        assert_eq!(error.file, "book.typ");
        let told = format!("unknown variable: nothing (book.typ:{line}:3)");
        assert!(error.message.contains(&told), "{error}");
    }

    #[test]
    fn what_a_template_lacks_or_may_not_use_is_told() {
        #[track_caller]
        fn check(template: &str, expected: &str) {
            let book = small();
            let own = [(pdf::TEMPLATE.to_owned(), template.to_owned())];
            let error = pdf::render(&volume(&book), &Options::default(), &own, BTreeMap::new()).unwrap_err();
            assert_eq!(error.to_string(), expected);
        }
        check("", "`book.typ`: does not define `book`, which the text of the book is set with");
        check(
            "#let book(body) = body",
            "`book.typ`: does not define `section`, which the text of the book is set with",
        );
        check(
            "#import \"@preview/cetz:0.1.0\": *",
            "`book.typ`: a book cannot use packages such as `@preview/cetz:0.1.0` (book.typ:1:9)",
        );
        check(
            "#read(\"../secret\")",
            "`book.typ`: path `\"../secret\"` would escape the project root (book.typ:1:7)\n  hint: cannot access files outside \
             of the project sandbox",
        );
    }

    #[test]
    fn a_picture_that_leads_out_of_the_book_is_shown_without_what_it_leads_to() {
        let front = "+++\ntitle = \"A\"\n+++\n![Way out](out.svg)\n\n## \n\n## ![Head](out.svg)\n\nEnd.\n";
        let book = crate::site::book::book(&[("en", "index.md", front)]);
        let volume = volume(&book);
        let svg = b"<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='9' height='9'>\
                    <rect width='9' height='9'/><image width='3' height='3' xlink:href='https://example.org/a.png'/></svg>";
        let files = volume.files.iter().map(|path| (path.clone(), svg.to_vec())).collect();
        let made = pdf::render(&volume, &Options::default(), &[], files).unwrap();
        assert!(made.unshown.is_empty(), "{:?}", made.unshown);
    }
}
