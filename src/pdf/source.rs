//! The files that Typst sets: one that frames the book, one for each section.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use roxmltree::Document;

use super::targets::Targets;
use super::text::{literal, push_text};
use super::writer::{self, Frame, Shared};
use super::{Error, Options};
use crate::html::address;
use crate::volume::{Kind, Section, Volume};

/// The name of the template among the book's own.
pub const TEMPLATE: &str = "book.typ";

/// The volume as Typst source: files by path, of which `/main.typ` is the one to set.
///
/// The template is not among them; they ask for it as `/book.typ`. `files` are those of the volume's files that can be shown.
///
/// # Errors
/// If a section's text is no XHTML.
pub fn sources(
    volume: &Volume<'_>,
    options: &Options,
    files: &BTreeSet<String>,
) -> Result<BTreeMap<String, String>, Error> {
    let texts: Vec<String> = volume.sections.iter().map(Section::document).collect();
    let parsed = texts.iter().zip(&volume.sections).map(|(text, section)| {
        Document::parse(text)
            .map_err(|error| Error::new(&section.key, format!("its text is no XHTML: {error}")))
    });
    let parsed = parsed.collect::<Result<Vec<_>, _>>()?;
    let keys = volume.sections.iter().map(|section| section.key.as_str());
    let targets = Targets::new(keys.zip(&parsed));
    let files = files.iter().map(|path| (address::shown(path), path.as_str())).collect();
    let shared = Shared { targets: &targets, files: &files };
    let mut sources = BTreeMap::new();
    let mut main = "#import \"/book.typ\": *\n#show: book\n".to_owned();
    let mut part = None;
    for (number, (section, text)) in volume.sections.iter().zip(&parsed).enumerate() {
        let opens = volume.sections.get(number + 1).is_some_and(|next| next.depth > section.depth);
        if section.depth == 0 {
            part = opens.then_some(section);
        }
        // Two levels for a whole book, three where there is room for them; what is at the back is found by its own order.
        let read = matches!(section.kind, Kind::Front | Kind::Chapter | Kind::Reference);
        let listed = read && (section.depth == 0 || volume.game.is_some());
        let outlined = section.headings.iter().filter(|heading| listed && heading.level == 2);
        let outlined = outlined.map(|heading| heading.anchor.as_str()).collect();
        let level = usize::from(section.depth) + 1;
        let frame = Frame { key: &section.key, level, outlined: &outlined };
        let mut source = opening(section, opens, part.filter(|part| part.key != section.key));
        source.push_str(&writer::write(text.root_element(), frame, shared));
        let path = format!("/sections/{number:04}.typ");
        let _ = writeln!(main, "#include \"{path}\"");
        sources.insert(path, source);
    }
    sources.insert("/main.typ".to_owned(), main);
    sources.insert("/volume.typ".to_owned(), about(volume, options, &parsed));
    Ok(sources)
}

/// The file that tells the template what is set.
fn about(volume: &Volume<'_>, options: &Options, texts: &[Document<'_>]) -> String {
    let optional = |text: Option<&str>| text.map_or_else(|| "none".to_owned(), literal);
    let authors: String = volume.authors.iter().map(|author| literal(author) + ", ").collect();
    let mut boards = texts.iter().flat_map(Document::descendants);
    let board = boards.find(|node| node.attribute("class") == Some("board"));
    let board = board.and_then(|board| board.attribute("src")).map(|path| format!("/{path}"));
    let words = volume.words.iter().map(|(name, word)| format!("{}: {}, ", literal(name), literal(word)));
    let page = volume.lang.text("site-page-number", &[("page", PAGE.to_string().into())]);
    let (before, after) = page.split_once(PAGE).unwrap_or((page.as_str(), ""));
    let mut out = String::new();
    for (name, value) in [
        ("title", literal(volume.title)),
        ("game", optional(volume.game)),
        ("authors", format!("({authors})")),
        ("license", optional(volume.license)),
        ("address", optional(volume.base_url)),
        ("lang", literal(volume.lang.code())),
        ("paper", literal(options.paper.name())),
        ("ink", literal(options.ink.name())),
        ("ornament", optional(board.as_deref())),
        ("page-words", format!("({}, {})", literal(before), literal(after))),
        ("words", format!("(:{})", words.collect::<String>()).replace("(:\"", "(\"")),
    ] {
        let _ = writeln!(out, "#let {name} = {value}");
    }
    out
}

/// What stands for the number in a reference to a page.
const PAGE: char = '\u{fffc}';

/// The call that opens a section.
fn opening(section: &Section, opens: bool, part: Option<&Section>) -> String {
    let mut out = "#import \"/book.typ\": *\n#show: section.with(\n".to_owned();
    let content = |text: Option<&str>| match text {
        Some(text) => {
            let mut out = "[".to_owned();
            push_text(&mut out, text);
            out + "]"
        }
        None => "none".to_owned(),
    };
    for (name, value) in [
        ("kind", literal(kind(section.kind))),
        ("key", literal(&section.key)),
        ("level", (section.depth + 1).to_string()),
        ("opens-part", opens.to_string()),
        ("number", section.label.as_deref().map_or_else(|| "none".to_owned(), literal)),
        ("title", content(Some(&section.title))),
        ("summary", content(section.summary.as_deref())),
        ("part", content(part.map(|part| part.title.as_str()))),
        ("lang", section.language.as_deref().map_or_else(|| "none".to_owned(), literal)),
    ] {
        let _ = writeln!(out, "  {name}: {value},");
    }
    out.push_str(")\n");
    out
}

fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Front => "front",
        Kind::Chapter => "chapter",
        Kind::Reference => "reference",
        Kind::Sheet => "sheet",
        Kind::Hints => "hints",
        Kind::Answers => "answers",
        Kind::Glossary => "glossary",
        Kind::Index => "index",
    }
}
