//! The shape of a lesson: headings and blocks, what folds, where ordinary links lead.

use std::ops::Range;
use std::path::Path;

use lsp_types::{DocumentLink, DocumentSymbol, FoldingRange, FoldingRangeKind, SymbolKind};
use tabia::lesson::{Block, BlockKind, Heading, Target};

use super::files;
use super::view::View;
use super::{address, lead};

/// The headings with what stands under them, and the blocks.
pub(super) fn symbols(view: &View<'_>) -> Vec<DocumentSymbol> {
    let lesson = &view.lesson;
    let end = view.text().len();
    let mut open: Vec<(u8, DocumentSymbol)> = Vec::new();
    let mut top = Vec::new();
    let mut parts: Vec<Part<'_>> = lesson.headings.iter().map(Part::Heading).collect();
    parts.extend(lesson.blocks.iter().map(Part::Block));
    parts.sort_by_key(Part::start);
    let sections = sections(&lesson.headings, end);
    let mut heading = 0;
    for part in parts {
        match part {
            Part::Heading(found) => {
                shut(&mut open, &mut top, found.level);
                let text = if found.text.is_empty() { "#" } else { &found.text };
                let symbol =
                    symbol(view, text, SymbolKind::STRING, &sections[heading], &found.span.range, None);
                heading += 1;
                open.push((found.level, symbol));
            }
            Part::Block(block) => {
                let (name, detail) = names(block);
                let place = block.fields.id.as_ref().map_or(&block.head, |id| &id.span);
                let range = trimmed(view.text(), &block.span.range);
                let symbol = symbol(view, &name, SymbolKind::OBJECT, &range, &place.range, detail);
                add(&mut open, &mut top, symbol);
            }
        }
    }
    shut(&mut open, &mut top, 0);
    top
}

enum Part<'a> {
    Heading(&'a Heading),
    Block(&'a Block),
}

impl Part<'_> {
    fn start(&self) -> usize {
        match self {
            Part::Heading(heading) => heading.span.range.start,
            Part::Block(block) => block.span.range.start,
        }
    }
}

fn names(block: &Block) -> (String, Option<String>) {
    let kind = match block.kind {
        BlockKind::Diagram => "diagram",
        BlockKind::Exercise => "exercise",
        BlockKind::Record => "record",
        BlockKind::Figures => "figures",
    };
    match &block.fields.id {
        Some(id) if !id.value.is_empty() => (id.value.clone(), Some(kind.to_owned())),
        _ => (kind.to_owned(), None),
    }
}

#[allow(deprecated, reason = "the type has no other way to be made")]
fn symbol(
    view: &View<'_>,
    name: &str,
    kind: SymbolKind,
    whole: &Range<usize>,
    place: &Range<usize>,
    detail: Option<String>,
) -> DocumentSymbol {
    let lines = view.lines();
    let place = place.start.max(whole.start)..place.end.min(whole.end).max(place.start.max(whole.start));
    DocumentSymbol {
        name: name.to_owned(),
        detail,
        kind,
        tags: None,
        deprecated: None,
        range: lines.area(whole),
        selection_range: lines.area(&place),
        children: None,
    }
}

fn add(open: &mut [(u8, DocumentSymbol)], top: &mut Vec<DocumentSymbol>, symbol: DocumentSymbol) {
    match open.last_mut() {
        Some((_, parent)) => parent.children.get_or_insert_default().push(symbol),
        None => top.push(symbol),
    }
}

/// Ends the sections that a heading of this level does not belong to.
fn shut(open: &mut Vec<(u8, DocumentSymbol)>, top: &mut Vec<DocumentSymbol>, level: u8) {
    while open.last().is_some_and(|(own, _)| *own >= level) {
        if let Some((_, symbol)) = open.pop() {
            add(open, top, symbol);
        }
    }
}

/// From each heading to the next of its level or a higher one.
fn sections(headings: &[Heading], end: usize) -> Vec<Range<usize>> {
    let section = |(at, heading): (usize, &Heading)| {
        let next = headings[at + 1..].iter().find(|next| next.level <= heading.level);
        heading.span.range.start..next.map_or(end, |next| next.span.range.start)
    };
    headings.iter().enumerate().map(section).collect()
}

fn trimmed(text: &str, range: &Range<usize>) -> Range<usize> {
    range.start..range.start + text[range.clone()].trim_end().len()
}

/// What folds: sections, blocks, the front matter.
pub(super) fn folds(view: &View<'_>) -> Vec<FoldingRange> {
    let (text, lines) = (view.text(), view.lines());
    let mut ranges = sections(&view.lesson.headings, text.len());
    ranges.extend(view.lesson.blocks.iter().map(|block| block.span.range.clone()));
    if let Some(rest) = text.strip_prefix("+++") {
        let end = rest.find("\n+++").map(|at| "+++".len() + at + "\n+++".len());
        ranges.extend(end.map(|end| 0..end));
    }
    let fold = |range: Range<usize>| {
        let area = lines.area(&trimmed(text, &range));
        (area.end.line > area.start.line).then(|| FoldingRange {
            start_line: area.start.line,
            end_line: area.end.line,
            kind: Some(FoldingRangeKind::Region),
            ..FoldingRange::default()
        })
    };
    ranges.into_iter().filter_map(fold).collect()
}

/// The ordinary links and where they lead.
pub(super) fn links(view: &View<'_>) -> Vec<DocumentLink> {
    let lines = view.lines();
    let one = |link: &tabia::lesson::Link| {
        let target = match &link.target {
            Target::Outside(address) => address.parse().ok()?,
            Target::Page(Some(path), _) => {
                let file = Path::new(&view.source.path).parent()?.join(&path.value);
                address::of(&files::shown(&lead::plain(&file)))?
            }
            _ => return None,
        };
        Some(DocumentLink {
            range: lines.area(&link.place.range),
            target: Some(target),
            tooltip: None,
            data: None,
        })
    };
    view.lesson.links.iter().filter_map(one).collect()
}
