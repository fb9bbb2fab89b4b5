//! E-books, read back from their bytes.

mod faults;

use std::collections::BTreeMap;
use std::io::{Cursor, Read};

use tabia::book::{Book, Edition};
use tabia::epub;
use tabia::svg::Theme;
use tabia::volume::{self, Choice, Volume};
use zip::{CompressionMethod, ZipArchive};

use crate::textbook::{self, NASTY, TEXTBOOK};

/// The files of an e-book, by name.
type Files = BTreeMap<String, Vec<u8>>;

fn volume<'a>(book: &'a Book, edition: &'a Edition, game: Option<&'a str>) -> Volume<'a> {
    volume::of(book, edition, Choice { game, theme: Theme::Light }, &[]).unwrap()
}

#[track_caller]
fn bytes(volume: &Volume<'_>, overrides: &[(String, String)], folder: &str) -> Vec<u8> {
    epub::write(volume, overrides, &|path| textbook::file(folder, path)).expect("an e-book")
}

fn unpacked(bytes: Vec<u8>) -> Files {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).unwrap();
    let count = archive.len();
    let read = |number| {
        let mut file = archive.by_index(number).unwrap();
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).unwrap();
        (file.name().unwrap().into_owned(), bytes)
    };
    (0..count).map(read).collect()
}

fn text<'a>(files: &'a Files, name: &str) -> &'a str {
    std::str::from_utf8(&files[name]).unwrap()
}

#[test]
fn every_page_of_the_textbook_is_sound() {
    for edition in &TEXTBOOK.editions {
        let games = edition.references.iter().map(|reference| Some(reference.game));
        for game in std::iter::once(None).chain(games) {
            let volume = volume(&TEXTBOOK, edition, game);
            let files = unpacked(bytes(&volume, &[], "lessons"));
            assert_eq!(faults::faults(&files), [""; 0], "{} {game:?}", edition.lang.code());
        }
    }
}

#[test]
fn every_page_of_a_nasty_book_is_sound() {
    let book = textbook::read(NASTY);
    for edition in &book.editions {
        let files = unpacked(bytes(&volume(&book, edition, None), &[], NASTY));
        assert_eq!(faults::faults(&files), [""; 0], "{}", edition.lang.code());
    }
}

#[test]
fn the_archive_begins_with_its_type_and_is_the_same_twice() {
    let volume = volume(&TEXTBOOK, &TEXTBOOK.editions[0], Some("chess-t1"));
    let first = bytes(&volume, &[], "lessons");
    assert_eq!(&first[30..58], b"mimetypeapplication/epub+zip");
    assert!(first == bytes(&volume, &[], "lessons"));
    let mut archive = ZipArchive::new(Cursor::new(first)).unwrap();
    for number in 0..archive.len() {
        let file = archive.by_index(number).unwrap();
        assert_eq!(
            file.compression() == CompressionMethod::Stored,
            number == 0 || file.name().unwrap().ends_with(".png")
        );
        assert_eq!(file.extra_data().unwrap_or_default(), b"", "{}", file.name().unwrap());
        assert_eq!(file.last_modified().unwrap().year(), 1980);
    }
}

#[test]
fn pages_are_read_in_the_order_of_the_volume() {
    let volume = volume(&TEXTBOOK, &TEXTBOOK.editions[1], None);
    let files = unpacked(bytes(&volume, &[], "lessons"));
    let package = text(&files, "EPUB/package.opf");
    let read = package.split("<itemref idref=\"f-").skip(1).map(|rest| rest.split(".xhtml").next().unwrap());
    let sections = volume.sections.iter().map(|section| section.key.as_str());
    assert!(read.eq(["_cover", "_title", "_contents"].into_iter().chain(sections)));
}

#[test]
fn a_book_tells_what_it_is() {
    let book = textbook::read(NASTY);
    let files = unpacked(bytes(&volume(&book, &book.editions[0], None), &[], NASTY));
    let package = text(&files, "EPUB/package.opf");
    for said in [
        "<dc:title id=\"title\">Games &amp; &lt;rules&gt;: &quot;all&quot; of them</dc:title>",
        "<dc:language>en</dc:language>",
        "<dc:creator id=\"creator-2\">Б. &lt;Второй&gt; &amp; К°</dc:creator>",
        "<dc:rights>CC-BY-4.0</dc:rights>",
        "<meta property=\"schema:accessibilityHazard\">none</meta>",
        "href=\"cover.png\" media-type=\"image/png\" properties=\"cover-image\"",
    ] {
        assert!(package.contains(said), "{said} is not in {package}");
    }
    assert!(files["EPUB/cover.png"].starts_with(b"\x89PNG"));
}

#[test]
fn images_of_authors_have_names_that_every_reading_system_takes() {
    let book = textbook::read(NASTY);
    let files = unpacked(bytes(&volume(&book, &book.editions[0], None), &[], NASTY));
    let images: Vec<&String> = files.keys().filter(|name| name.starts_with("EPUB/files/")).collect();
    assert_eq!(images.len(), 2, "{images:?}");
    assert!(images.iter().all(|name| name.chars().all(|c| c.is_ascii_alphanumeric() || "/.".contains(c))));
    let page = text(&files, "EPUB/chess-t1.ritter.xhtml");
    assert!(page.contains("alt=\"A photo of &quot;it&quot; &amp; &lt;more&gt;\""), "{page}");
    assert_eq!(page.matches("<img src=\"files/").count(), 2);
}

#[test]
fn a_lesson_that_is_not_translated_keeps_its_language() {
    let book = textbook::read(NASTY);
    let mut volume = volume(&book, &book.editions[1], None);
    volume.sections[0].language = Some("en".to_owned());
    let files = unpacked(bytes(&volume, &[], NASTY));
    let page = text(&files, "EPUB/index.xhtml");
    assert!(page.contains("lang=\"en\" xml:lang=\"en\""));
    assert!(page.contains("<p class=\"notice\" lang=\"ru\" xml:lang=\"ru\">"));
    assert!(
        text(&files, "EPUB/package.opf")
            .contains("<dc:language>ru</dc:language>\n<dc:language>en</dc:language>")
    );
}

#[test]
fn a_book_brings_its_own_templates() {
    let book = textbook::read(NASTY);
    let own = [("epub.css", "p { color: red }"), ("epub-title.html", "<html xmlns=\"x\">{{ name }}</html>")];
    let own = own.map(|(file, text)| (file.to_owned(), text.to_owned()));
    let files = unpacked(bytes(&volume(&book, &book.editions[0], None), &own, NASTY));
    assert_eq!(text(&files, "EPUB/epub.css"), "p { color: red }");
    assert!(text(&files, "EPUB/_title.xhtml").contains("Games &amp; &lt;rules&gt;"));
}

#[test]
fn a_file_that_has_gone_is_named() {
    let book = textbook::read(NASTY);
    let error = epub::write(&volume(&book, &book.editions[0], None), &[], &|_| None).unwrap_err();
    assert_eq!(error.to_string(), "cannot read `en/chess-t1/board photo.png`, which a lesson shows");
}

#[test]
fn a_template_that_writes_no_xml_is_named() {
    let book = textbook::read(NASTY);
    let volume = volume(&book, &book.editions[0], None);
    for (file, text) in [
        ("epub-package.xml", "<package>"),
        ("epub-contents.xml", ""),
        ("epub-contents.html", "<html>&nbsp;</html>"),
        ("epub-page.html", "<html><br></html>"),
    ] {
        let own = [(file.to_owned(), text.to_owned())];
        let error = epub::write(&volume, &own, &|path| textbook::file(NASTY, path)).unwrap_err().to_string();
        assert!(
            error.starts_with(&format!("template `{file}`: ")) && error.contains("is not XML"),
            "{error}"
        );
    }
}

#[test]
fn what_is_no_picture_is_told_and_has_its_words_in_its_place() {
    let book = textbook::read(NASTY);
    let volume = volume(&book, &book.editions[0], None);
    let photo = "en/chess-t1/board photo.png";
    let broken = |path: &str| {
        textbook::file(NASTY, path).map(|bytes| if path == photo { b"?".to_vec() } else { bytes })
    };
    assert_eq!(epub::unshown(&volume, &broken).into_iter().collect::<Vec<_>>(), [photo]);
    let files = unpacked(epub::write(&volume, &[], &broken).unwrap());
    let shown = files.keys().filter(|path| path.starts_with("EPUB/files/")).count();
    assert_eq!(shown, 1, "{:?}", files.keys());
}
