//! What of a page can be found: its sections with their texts, without what is drawn and what the answers give away.

use pulldown_cmark::{Event, TagEnd};

use crate::book::{
    Aside, Chapter, CheckedBlock, Edition, Entry, GLOSSARY, Node, Record, RecordLine, Reference,
};
use crate::html::address::FRONT;
use crate::html::glossary::plain;

/// A page as it is looked up.
#[derive(Debug)]
pub(super) struct Page {
    /// Its address below the language's folder, without an extension.
    pub(super) address: String,
    /// The title of the part to which it belongs, where that is not its own.
    pub(super) part: String,
    /// The page itself, with the text before the first heading; then its sections.
    pub(super) places: Vec<Place>,
}

/// A section of a page.
#[derive(Debug, Default)]
pub(super) struct Place {
    /// Its anchor; the page itself has none.
    pub(super) anchor: String,
    pub(super) title: String,
    /// The text, in one line.
    pub(super) text: String,
}

impl Place {
    fn new(anchor: impl Into<String>, title: impl Into<String>) -> Place {
        Place { anchor: anchor.into(), title: title.into(), text: String::new() }
    }

    /// Adds a piece of text that stands apart from what is there.
    fn add(&mut self, text: &str) {
        if !self.text.is_empty() && !self.text.ends_with(' ') {
            self.text.push(' ');
        }
        self.text.push_str(text);
    }
}

/// How many pages of the edition can be found.
pub(in crate::site) fn count(edition: &Edition) -> usize {
    edition.chapters.len() + edition.references.len() + usize::from(!edition.glossary.is_empty())
}

/// The address of one of these pages.
pub(super) fn address(edition: &Edition, number: usize) -> &str {
    let chapters = edition.chapters.iter().map(|chapter| chapter.address.as_str());
    let references = edition.references.iter().map(|reference| reference.address.as_str());
    chapters.chain(references).nth(number).unwrap_or(GLOSSARY)
}

/// One of these pages: chapters come first, then references, then the glossary.
pub(super) fn page(edition: &Edition, number: usize) -> Page {
    if let Some(one) = edition.chapters.get(number) {
        return chapter(edition, one);
    }
    match edition.references.get(number - edition.chapters.len()) {
        Some(one) => reference(edition, one),
        None => glossary(edition),
    }
}

/// The title of the page that opens the part, or the part's name.
fn part<'a>(edition: &'a Edition, part: &'a str, address: &str) -> &'a str {
    let opening = edition.chapters.iter().find(|chapter| chapter.opens && chapter.part == part);
    match opening {
        Some(chapter) if chapter.address == address || chapter.address == FRONT => "",
        Some(chapter) => &chapter.title,
        None => part,
    }
}

fn chapter(edition: &Edition, chapter: &Chapter) -> Page {
    let lesson = &chapter.checked.lesson;
    let mut places = vec![Place::new("", &chapter.title)];
    if let Some(summary) = &chapter.summary {
        places[0].add(summary);
    }
    let mut titled = false;
    for node in &lesson.nodes {
        if let Node::Heading(number) = node {
            let Some(heading) = lesson.headings.get(*number) else { continue };
            places.push(Place::new(&heading.anchor, &heading.text));
            titled = true;
            continue;
        }
        let Some(place) = places.last_mut() else { continue };
        match node {
            Node::Markdown(Event::End(TagEnd::Heading(_)), _) => titled = false,
            // The text of a heading is its title, which is there already.
            Node::Markdown(..) if titled => {}
            Node::Markdown(event, _) => match event {
                Event::Text(text) | Event::Code(text) => place.text.push_str(text),
                Event::SoftBreak | Event::HardBreak => place.text.push(' '),
                Event::Start(tag) if is_block(tag.to_end()) => place.add(""),
                Event::End(tag) if is_block(*tag) => place.add(""),
                _ => {}
            },
            Node::Block(number) => block(chapter, *number, place),
            Node::Heading(_) | Node::Link(_) => {}
        }
    }
    for place in &mut places {
        place.text = place.text.split_whitespace().collect::<Vec<_>>().join(" ");
    }
    Page {
        address: chapter.address.clone(),
        part: part(edition, &chapter.part, &chapter.address).to_owned(),
        places,
    }
}

/// Whether the words on both sides of such a tag are apart.
fn is_block(tag: TagEnd) -> bool {
    use TagEnd::{Emphasis, Link, Strikethrough, Strong, Subscript, Superscript};
    !matches!(tag, Emphasis | Strong | Strikethrough | Subscript | Superscript | Link)
}

fn block(chapter: &Chapter, number: usize, place: &mut Place) {
    match chapter.checked.blocks.get(number) {
        Some(CheckedBlock::Figure(figure)) => {
            figure.caption.iter().for_each(|caption| place.add(caption));
        }
        Some(CheckedBlock::Exercise(exercise)) => {
            place.add(&exercise.task);
            exercise.caption.iter().for_each(|caption| place.add(caption));
        }
        Some(CheckedBlock::Record(one)) => record(one, place),
        // The figures of a group are blocks too.
        Some(CheckedBlock::Group(_) | CheckedBlock::Broken) | None => {}
    }
    place.add("");
}

fn record(record: &Record, place: &mut Place) {
    place.add(&record.title);
    comments(&record.line, place);
    record.result.iter().for_each(|result| place.add(&result.sentence));
}

fn comments(line: &RecordLine, place: &mut Place) {
    line.opening.iter().for_each(|text| place.add(text));
    for aside in line.plies.iter().flat_map(|ply| &ply.asides) {
        match aside {
            Aside::Comment(text) => place.add(text),
            Aside::Variation(variation) => comments(variation, place),
        }
    }
}

fn reference(edition: &Edition, reference: &Reference) -> Page {
    let lang = &edition.lang;
    let title = lang.attr("site-rules", "of", &[("game", reference.name_gen.as_str().into())]);
    let mut places = vec![Place { text: reference.about.clone(), ..Place::new("", title) }];
    places.extend(reference.pieces.iter().map(|piece| Place {
        text: piece.text.clone(),
        ..Place::new(format!("piece-{}", piece.id), &piece.name)
    }));
    let mut section = |anchor: &str, title: &str, text: &str| {
        places.push(Place { text: text.to_owned(), ..Place::new(anchor, lang.text(title, &[])) });
    };
    section("notation", "site-notation", &reference.notation);
    section("decided", "site-decided", &reference.decided);
    places.extend(reference.articles.iter().map(|article| Place {
        text: article.statement.clone(),
        ..Place::new(format!("rule-{}", article.id), &article.title)
    }));
    for place in &mut places {
        place.text = place.text.split_whitespace().collect::<Vec<_>>().join(" ");
    }
    let folder = reference.address.rsplit_once('/').map_or("", |(part, _)| part);
    Page {
        address: reference.address.clone(),
        part: part(edition, folder, &reference.address).to_owned(),
        places,
    }
}

fn glossary(edition: &Edition) -> Page {
    let term = |entry: &Entry| Place {
        text: entry.text.as_deref().map(plain).unwrap_or_default(),
        ..Place::new(format!("term-{}", entry.id), &entry.term)
    };
    let mut places = vec![Place::new("", edition.lang.text("site-glossary", &[]))];
    places.extend(edition.glossary.iter().map(term));
    Page { address: GLOSSARY.to_owned(), part: String::new(), places }
}
