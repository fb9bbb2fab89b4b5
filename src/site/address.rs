//! Where things are: the paths of pages, and what a link in a lesson leads to.

use crate::book::{Chapter, CheckedBlock, Edition, GLOSSARY};

/// The path of a page of an edition from the site's root, such as `en/chess-t1/ritter.html`.
pub(super) fn path(edition: &Edition, address: &str) -> String {
    format!("{}/{address}.html", edition.lang.code())
}

/// The address of an edition's front page.
pub(super) const FRONT: &str = "index";

/// The way from one path to another, both from the site's root.
pub(super) fn relative(from: &str, to: &str) -> String {
    let shared = from.bytes().zip(to.bytes()).take_while(|(a, b)| a == b).map(|(a, _)| a);
    let folder = shared.enumerate().filter(|&(_, byte)| byte == b'/').map(|(i, _)| i + 1).last().unwrap_or(0);
    let up = "../".repeat(from[folder..].matches('/').count());
    encode(&format!("{up}{}", &to[folder..]))
}

/// The path with the characters that have a meaning in addresses written as such.
fn encode(path: &str) -> String {
    let mut encoded = String::with_capacity(path.len());
    for c in path.chars() {
        match c {
            '%' => encoded.push_str("%25"),
            '?' => encoded.push_str("%3F"),
            '#' => encoded.push_str("%23"),
            ' ' => encoded.push_str("%20"),
            c => encoded.push(c),
        }
    }
    encoded
}

/// The whole address of a path, where the book is published at `base`: ASCII alone, since not every program reads more.
pub(super) fn whole(base: &str, path: &str) -> String {
    let mut address = base.to_owned();
    for c in encode(path).chars() {
        if c.is_ascii() {
            address.push(c);
        } else {
            let mut bytes = [0; 4];
            address.extend(c.encode_utf8(&mut bytes).bytes().map(|byte| format!("%{byte:02X}")));
        }
    }
    address
}

/// The places of an edition and the files of the book, as seen from one of its pages.
#[derive(Debug, Clone, Copy)]
pub(super) struct Places<'a> {
    /// The edition.
    pub(super) edition: &'a Edition,
    /// The page's path.
    pub(super) from: &'a str,
    /// The page's chapter, by its place in the edition; a reference page has none.
    pub(super) here: Option<usize>,
}

impl Places<'_> {
    /// The way to a page of the edition.
    pub(super) fn page(&self, address: &str) -> String {
        relative(self.from, &path(self.edition, address))
    }

    /// The way to another file of the book, which lies in the site as it lies in the book.
    pub(super) fn file(&self, path: &str) -> String {
        relative(self.from, path)
    }

    fn on_page(&self, address: &str, anchor: &str) -> String {
        let page = path(self.edition, address);
        if page == self.from { format!("#{anchor}") } else { format!("{}#{anchor}", self.page(address)) }
    }

    fn lesson(&self, path: &str) -> Option<&Chapter> {
        self.edition.chapters.iter().find(|chapter| chapter.checked.lesson.path == path)
    }

    /// The way to a lesson, or to a heading or figure of it.
    pub(super) fn chapter(&self, lesson: &str, anchor: Option<&str>) -> Option<String> {
        let chapter = self.lesson(lesson)?;
        Some(match anchor {
            None => self.page(&chapter.address),
            Some(anchor) => self.on_page(&chapter.address, anchor),
        })
    }

    /// The way to a figure, in this lesson if no other is named; nothing if it is not shown.
    pub(super) fn figure(&self, lesson: Option<&str>, id: &str) -> Option<String> {
        let chapter = match lesson {
            None => self.edition.chapters.get(self.here?),
            Some(lesson) => self.lesson(lesson),
        };
        chapter.filter(|chapter| shows(chapter, id)).map(|chapter| self.on_page(&chapter.address, id))
    }

    /// The way to a rule: the first chapter that teaches it, else (and from that very chapter) its article.
    pub(super) fn rule(&self, game: &str, rule: &str) -> Option<String> {
        let reference = self.edition.references.iter().find(|reference| reference.game == game)?;
        let article = reference.articles.iter().find(|article| article.id == rule)?;
        match article.taught.first() {
            Some(&chapter) if self.here != Some(chapter) => {
                Some(self.page(&self.edition.chapters.get(chapter)?.address))
            }
            _ => self.article(game, rule),
        }
    }

    /// The way to a rule's article on the reference page.
    pub(super) fn article(&self, game: &str, rule: &str) -> Option<String> {
        let reference = self.edition.references.iter().find(|reference| reference.game == game)?;
        Some(self.on_page(&reference.address, &format!("rule-{rule}")))
    }

    /// The way to a term in the glossary.
    pub(super) fn term(&self, term: &str) -> Option<String> {
        let known = self.edition.glossary.iter().any(|entry| entry.id == term);
        known.then(|| self.on_page(GLOSSARY, &format!("term-{term}")))
    }

    /// The way to a kind of man on the reference page.
    pub(super) fn piece(&self, game: &str, piece: &str) -> Option<String> {
        let reference = self.edition.references.iter().find(|reference| reference.game == game)?;
        Some(self.on_page(&reference.address, &format!("piece-{piece}")))
    }
}

/// Whether a block with this id stands on the chapter's page.
fn shows(chapter: &Chapter, id: &str) -> bool {
    let written = &chapter.checked.lesson.blocks;
    chapter.checked.blocks.iter().zip(written).any(|(block, written)| match block {
        CheckedBlock::Figure(figure) => figure.id == id,
        CheckedBlock::Exercise(exercise) => exercise.id == id,
        CheckedBlock::Record(record) => record.has_anchor(id),
        CheckedBlock::Group(..) => written.fields.id.as_ref().is_some_and(|own| own.value == id),
        CheckedBlock::Broken => false,
    })
}

#[cfg(test)]
mod tests {
    use super::{relative, whole};

    #[test]
    fn ways_are_relative() {
        #[track_caller]
        fn check(from: &str, to: &str, way: &str) {
            assert_eq!(relative(from, to), way);
        }
        check("index.html", "en/index.html", "en/index.html");
        check("en/index.html", "en/chess-t1/ritter.html", "chess-t1/ritter.html");
        check("en/chess-t1/ritter.html", "en/index.html", "../index.html");
        check("en/chess-t1/ritter.html", "ru/chess-t1/ritter.html", "../../ru/chess-t1/ritter.html");
        check("en/chess-t1/index.html", "en/chess-t1/index.html", "index.html");
        check("en/chess/a.html", "en/chess-t1/a b.html", "../chess-t1/a%20b.html");
    }

    #[test]
    fn whole_addresses_are_ascii() {
        assert_eq!(whole("https://x.org/", "ru/ход b.html"), "https://x.org/ru/%D1%85%D0%BE%D0%B4%20b.html");
    }
}
