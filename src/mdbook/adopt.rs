//! A chapter as a lesson: what it does not say itself the book says for it, and what is mdBook's to judge is left to it.

use std::ops::Range;
use std::sync::Arc;

use super::{Page, Settings};
use crate::diag::{Diagnostic, Source, Span};
use crate::lesson::{self, Lesson, Link, Target, Text, about};

/// The chapter, read; what is wrong with it goes to `out`.
pub(super) fn lesson(page: &Page, settings: &Settings, out: &mut Vec<Diagnostic>) -> Lesson {
    let (mut lesson, found) = lesson::parse(&page.source, &settings.language, &page.path);
    out.extend(found);
    let head = Span::new(&page.source, 0..0);
    let front = &mut lesson.front;
    if front.title.value.is_empty() {
        front.title = Text::new(page.name.clone(), head.clone());
    }
    if front.game.is_none() {
        front.game = settings.game.as_ref().map(|game| Text::new(game.clone(), head));
    }
    lesson
}

/// The front matter at the head of a text, with the blank lines after it. mdBook knows none, and would print it.
pub(super) fn front_matter(text: &str) -> Option<Range<usize>> {
    let head = text.len() - text.trim_start_matches('\u{feff}').len();
    let mut end = head;
    for (number, line) in text[head..].split_inclusive('\n').enumerate() {
        end += line.len();
        match (number, line.trim_end()) {
            (0, "+++") => {}
            (0, _) => return None,
            (_, "+++") => {
                let rest = &text[end..];
                let blank = rest.len() - rest.trim_start_matches(['\r', '\n']).len();
                return Some(head..end + blank);
            }
            _ => {}
        }
    }
    None
}

/// The places of a chapter on which Tabia has a say.
pub(super) struct Ward {
    source: Arc<Source>,
    places: Vec<Range<usize>>,
    /// The first of its blocks.
    first: Option<Span>,
}

impl Ward {
    /// Those of a chapter that has been read.
    pub(super) fn of(lesson: &Lesson) -> Ward {
        let blocks = lesson.blocks.iter().map(|block| block.span.range.clone());
        let special = lesson.links.iter().filter(|link| is_ours(link));
        let links = special.flat_map(|link| [link.span.range.clone(), link.place.range.clone()]);
        let places = front_matter(&lesson.source.text).into_iter().chain(blocks).chain(links);
        Ward {
            source: Arc::clone(&lesson.source),
            places: places.collect(),
            first: lesson.blocks.first().map(|block| block.head.clone()),
        }
    }

    fn holds(&self, span: &Span) -> bool {
        let at = span.range.start;
        self.places.iter().any(|place| place.contains(&at) || place.start == at && place.is_empty())
    }
}

/// Whether the link has a scheme of ours, also if the rest of it could not be read.
fn is_ours(link: &Link) -> bool {
    match link.target {
        Target::Page(..) | Target::Outside(_) => false,
        Target::Broken => {
            let scheme = link.place.text().split(':').next().unwrap_or_default();
            about::SCHEMES.iter().any(|known| known.name == scheme)
        }
        _ => true,
    }
}

/// Findings about what a book of Tabia's needs: titles, an order of lessons, terms that they introduce. mdBook's summary
/// has names and an order of its own.
const OF_BOOKS: &[&str] = &[
    "duplicate-address",
    "forward-rule",
    "forward-term",
    "missing-front-matter",
    "missing-title",
    "unlinked-term",
];

/// Findings that count wherever they stand.
const EVERYWHERE: &[&str] = &["avoided-term", "malformed-link", "unclosed-front-matter", "unknown-block"];

/// The findings that are about what Tabia makes of the chapters.
pub(super) fn ours(found: Vec<Diagnostic>, wards: &[Ward]) -> Vec<Diagnostic> {
    found.into_iter().filter_map(|finding| one(finding, wards)).collect()
}

fn one(finding: Diagnostic, wards: &[Ward]) -> Option<Diagnostic> {
    let ward = wards.iter().find(|ward| Arc::ptr_eq(&ward.source, &finding.span.source));
    match finding.code {
        "no-game" => {
            let place = ward.and_then(|ward| ward.first.clone()).unwrap_or_else(|| finding.span.clone());
            let hint = "write `game = \"chess-t1\"` under `[preprocessor.tabia]` in `book.toml`, or `game: chess-t1` in the block";
            Some(Diagnostic { span: place, ..finding }.hint(hint))
        }
        // Other programs may know other kinds of links; one that is nearly ours was meant to be.
        "unknown-scheme" => finding.fix.is_some().then_some(finding),
        code if OF_BOOKS.contains(&code) => None,
        code if EVERYWHERE.contains(&code) => Some(finding),
        // A list of terms, which is no chapter.
        _ => ward.is_none_or(|ward| ward.holds(&finding.span)).then_some(finding),
    }
}

#[cfg(test)]
mod tests {
    use super::front_matter;

    #[test]
    fn front_matter_ends_at_its_second_line_of_signs() {
        #[track_caller]
        fn check(text: &str, rest: &str) {
            let rest_of =
                |range: std::ops::Range<usize>| format!("{}{}", &text[..range.start], &text[range.end..]);
            assert_eq!(front_matter(text).map(rest_of).as_deref().unwrap_or(text), rest);
        }
        check("+++\ngame = \"chess\"\n+++\n\n# A\n", "# A\n");
        check("+++\r\ngame = \"chess\"\r\n+++\r\n\r\n# A\r\n", "# A\r\n");
        check("# A\n\n+++\nx\n+++\n", "# A\n\n+++\nx\n+++\n");
        check("+++\nnever closed\n", "+++\nnever closed\n");
    }
}
