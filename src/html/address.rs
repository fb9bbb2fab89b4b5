//! Where things are: the paths of pages, and what a link in a lesson leads to.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::book::{Chapter, CheckedBlock, Edition, GLOSSARY};

/// A title and the way to it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Way {
    pub(crate) title: String,
    pub(crate) href: String,
}

/// The path of a page of an edition from the site's root, such as `en/chess-t1/ritter.html`.
pub(crate) fn path(edition: &Edition, address: &str) -> String {
    format!("{}/{address}.html", edition.lang.code())
}

/// The address of an edition's front page.
pub(crate) const FRONT: &str = "index";

/// The way from one path to another, both from the site's root.
pub(crate) fn relative(from: &str, to: &str) -> String {
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

/// What a section of a volume calls a file of the book that it shows.
pub(crate) fn shown(file: &str) -> String {
    encode(&format!("files/{file}"))
}

/// The whole address of a path, where the book is published at `base`: ASCII alone, since not every program reads more.
pub(crate) fn whole(base: &str, path: &str) -> String {
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

/// The keys of the sections of a volume that no lesson and no game has: its hints, answers, terms and index.
pub(crate) const HINTS: &str = "_hints";
pub(crate) const ANSWERS: &str = "_answers";
pub(crate) const TERMS: &str = "_glossary";
pub(crate) const INDEX: &str = "_index";

/// The sections of a volume, by the addresses of the pages of the site that say the same.
#[derive(Debug, Default)]
pub(crate) struct Keys<'a> {
    /// The section of an address.
    pub(crate) sections: BTreeMap<&'a str, String>,
    /// Where the site is published, for what the volume does not hold.
    pub(crate) base_url: Option<&'a str>,
}

/// What the section of an address is called: letters, digits and a few signs, fit for the name of a file or an anchor.
pub(crate) fn key(address: &str) -> String {
    if address == GLOSSARY {
        return TERMS.to_owned();
    }
    let mut key = String::new();
    for c in address.chars() {
        match c {
            '/' => key.push('.'),
            c if c.is_ascii_alphanumeric() || c == '-' => key.push(c),
            c => key.push_str(&format!("_{:x}_", u32::from(c))),
        }
    }
    key
}

/// Where ways lead.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Ground<'a> {
    /// To pages of the site, from the page of this path.
    Site(&'a str),
    /// To sections of a volume, from the section of this key.
    Volume(&'a str, &'a Keys<'a>),
}

/// The places of an edition and the files of the book, as seen from one of its pages.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Places<'a> {
    /// The edition.
    pub(crate) edition: &'a Edition,
    /// Where the page is.
    pub(crate) ground: Ground<'a>,
    /// The page's chapter, by its place in the edition; a reference page has none.
    pub(crate) here: Option<usize>,
}

impl Places<'_> {
    /// Whether the page is a section of a volume.
    pub(crate) fn in_volume(&self) -> bool {
        matches!(self.ground, Ground::Volume(..))
    }

    /// The way to a page of the edition; nothing if a volume does not hold it and no site is known.
    pub(crate) fn page(&self, address: &str) -> Option<String> {
        self.way(address, None)
    }

    /// The way to another file of the book, where it is shown.
    pub(crate) fn file(&self, file: &str) -> String {
        match self.ground {
            // A file lies in the site as it lies in the book.
            Ground::Site(from) => relative(from, file),
            Ground::Volume(..) => shown(file),
        }
    }

    /// The way to another file of the book, where a reader is to open it; a volume brings only those that it shows.
    pub(crate) fn download(&self, file: &str) -> Option<String> {
        match self.ground {
            Ground::Site(from) => Some(relative(from, file)),
            Ground::Volume(_, keys) => keys.base_url.map(|base| whole(base, file)),
        }
    }

    /// The way to a page of the edition, or to an anchor on it.
    fn way(&self, address: &str, anchor: Option<&str>) -> Option<String> {
        let page = path(self.edition, address);
        let hash = anchor.map(|anchor| format!("#{anchor}")).unwrap_or_default();
        match self.ground {
            Ground::Site(from) if page == from && anchor.is_some() => Some(hash),
            Ground::Site(from) => Some(relative(from, &page) + &hash),
            Ground::Volume(from, keys) => match keys.sections.get(address) {
                Some(key) if key == from && anchor.is_some() => Some(hash),
                Some(key) => Some(format!("{key}.xhtml{hash}")),
                None => keys.base_url.map(|base| whole(base, &page) + &hash),
            },
        }
    }

    fn lesson(&self, path: &str) -> Option<&Chapter> {
        self.edition.chapters.iter().find(|chapter| chapter.checked.lesson.path == path)
    }

    /// The way to a lesson, or to a heading or figure of it.
    pub(crate) fn chapter(&self, lesson: &str, anchor: Option<&str>) -> Option<String> {
        self.way(&self.lesson(lesson)?.address, anchor)
    }

    /// The way to a figure, in this lesson if no other is named; nothing if it is not shown.
    pub(crate) fn figure(&self, lesson: Option<&str>, id: &str) -> Option<String> {
        let chapter = match lesson {
            None => self.edition.chapters.get(self.here?),
            Some(lesson) => self.lesson(lesson),
        };
        let chapter = chapter.filter(|chapter| shows(chapter, id))?;
        self.way(&chapter.address, Some(id))
    }

    /// The way to a rule: the first chapter that teaches it, else (and from that very chapter) its article.
    pub(crate) fn rule(&self, game: &str, rule: &str) -> Option<String> {
        let reference = self.edition.references.iter().find(|reference| reference.game == game)?;
        let article = reference.articles.iter().find(|article| article.id == rule)?;
        match article.taught.first() {
            Some(&chapter) if self.here != Some(chapter) => {
                self.page(&self.edition.chapters.get(chapter)?.address)
            }
            _ => self.article(game, rule),
        }
    }

    /// The way to a rule's article on the reference page.
    pub(crate) fn article(&self, game: &str, rule: &str) -> Option<String> {
        let reference = self.edition.references.iter().find(|reference| reference.game == game)?;
        self.way(&reference.address, Some(&format!("rule-{rule}")))
    }

    /// The way to a term in the glossary.
    pub(crate) fn term(&self, term: &str) -> Option<String> {
        let known = self.edition.glossary.iter().any(|entry| entry.id == term);
        known.then(|| self.way(GLOSSARY, Some(&format!("term-{term}")))).flatten()
    }

    /// The way to a kind of man on the reference page.
    pub(crate) fn piece(&self, game: &str, piece: &str) -> Option<String> {
        let reference = self.edition.references.iter().find(|reference| reference.game == game)?;
        self.way(&reference.address, Some(&format!("piece-{piece}")))
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
    use super::{key, relative, whole};

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

    #[test]
    fn sections_have_plain_names() {
        assert_eq!(key("chess-t1/ritter"), "chess-t1.ritter");
        assert_eq!(key("a.b/ход 1"), "a_2e_b._445__43e__434__20_1");
        assert_eq!(key("glossary"), "_glossary");
    }
}
