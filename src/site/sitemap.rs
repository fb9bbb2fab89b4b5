//! What search engines are told: a list of all pages with their translations. There is one only for a book that knows its
//! address.

use std::fmt::Write;

use crate::book::{Book, COVERAGE, EDITOR, Edition, GLOSSARY, PRACTICE};
use crate::html::address::{FRONT, path, whole};
use crate::html::raw::escape;

/// The list of the pages.
pub(super) fn sitemap(book: &Book, base: &str) -> String {
    let editions: Vec<_> = book.editions.iter().map(|edition| (edition, pages(edition))).collect();
    let mut text = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    let address = |edition: &Edition, page: &Page<'_>| escape(&whole(base, &path(edition, page.address)));
    for (edition, own) in &editions {
        for page in own {
            let _ = writeln!(text, "<url>\n<loc>{}</loc>", address(edition, page));
            let same = editions.iter().filter_map(|(other, pages)| {
                pages.iter().find(|other| other.same == page.same).map(|page| (*other, page))
            });
            let same: Vec<_> = same.collect();
            for (other, page) in same.iter().filter(|_| same.len() > 1) {
                let code = other.lang.code();
                let href = address(other, page);
                let _ = writeln!(text, "<xhtml:link rel=\"alternate\" hreflang=\"{code}\" href=\"{href}\"/>");
            }
            text.push_str("</url>\n");
        }
    }
    text.push_str("</urlset>\n");
    text
}

/// What leads programs to that list.
pub(super) fn robots(base: &str) -> String {
    format!("User-agent: *\nAllow: /\n\nSitemap: {}\n", whole(base, "sitemap.xml"))
}

/// The addresses of an edition's pages.
pub(super) fn addresses(edition: &Edition) -> Vec<&str> {
    pages(edition).into_iter().map(|page| page.address).collect()
}

/// A page of an edition; translations of a page are the same.
struct Page<'a> {
    address: &'a str,
    same: (&'static str, &'a str),
}

fn pages(edition: &Edition) -> Vec<Page<'_>> {
    let mut pages = Vec::new();
    if edition.chapters.iter().all(|chapter| chapter.address != FRONT) {
        pages.push(Page { address: FRONT, same: ("front", "") });
    }
    for chapter in &edition.chapters {
        let same = match chapter.address.as_str() {
            FRONT => ("front", ""),
            _ => ("lesson", chapter.checked.lesson.path.as_str()),
        };
        pages.push(Page { address: &chapter.address, same });
    }
    for reference in &edition.references {
        pages.push(Page { address: &reference.address, same: ("reference", reference.game) });
        pages.push(Page { address: &reference.play, same: ("play", reference.game) });
    }
    if !edition.references.is_empty() {
        pages.push(Page { address: PRACTICE, same: ("practice", "") });
        pages.push(Page { address: EDITOR, same: ("editor", "") });
    }
    if !edition.coverage.is_empty() {
        pages.push(Page { address: COVERAGE, same: ("coverage", "") });
    }
    if !edition.glossary.is_empty() {
        pages.push(Page { address: GLOSSARY, same: ("glossary", "") });
    }
    pages
}
