//! “See above” with nothing above, “the diagram below” with none below.

use std::collections::BTreeSet;
use std::ops::Range;

use pulldown_cmark::{Event, Tag, TagEnd};

use super::wording::Words;
use crate::diag::Diagnostic;
use crate::lesson::{Block, BlockKind, Lesson, Node, Passage};

/// What words may point to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wants {
    /// Something to look at, or another section.
    Anything,
    /// Something said before or after.
    Words,
    /// A diagram or an image.
    Picture,
    /// A table.
    Table,
    /// A list.
    List,
}

/// What stands where in a lesson, by the places of its nodes.
#[derive(Default)]
struct Landmarks {
    pictures: Vec<usize>,
    tables: Vec<usize>,
    lists: Vec<usize>,
    code: Vec<usize>,
    headings: Vec<usize>,
    passages: Vec<usize>,
}

/// Reports words of a lesson that point to nothing.
pub(super) fn look(lesson: &Lesson, blocks: &[Block], passages: &[Passage], out: &mut Vec<Diagnostic>) {
    let marks = landmarks(lesson, blocks, passages);
    for passage in passages {
        let words = Words::new(passage.as_str());
        for number in 0..words.len() {
            let above = match words.word(number) {
                "above" | "выше" => true,
                "below" | "ниже" => false,
                _ => continue,
            };
            let alone = || bracketed(passage.as_str(), words.range(number, number));
            let pointer = pointer(&words, number);
            let pointer = pointer.or_else(|| alone().then_some((number, number, Wants::Anything)));
            let Some((from, to, wants)) = pointer else { continue };
            if marks.has(wants, above, passage) {
                continue;
            }
            let span = passage.span(words.range(from, to));
            // A link says itself where it leads.
            let in_link = |link: usize| {
                let link = &lesson.links[link].span.range;
                link.start < span.range.end && span.range.start < link.end
            };
            if passage.links(lesson).any(in_link) {
                continue;
            }
            let place = if above { "above" } else { "below" };
            let message = match wants {
                Wants::Picture => format!("no diagram or image stands {place}"),
                Wants::Table => format!("no table stands {place}"),
                Wants::List => format!("no list stands {place}"),
                Wants::Anything | Wants::Words => format!("nothing stands {place} that this could mean"),
            };
            let code = if above { "nothing-above" } else { "nothing-below" };
            out.push(
                Diagnostic::warning(code, span, message).hint(
                    "make it a link to what is meant, such as `[figure](fig:ID)`, or leave the words out",
                ),
            );
        }
    }
}

/// Whether a word stands alone in parentheses: “the King (above)”.
fn bracketed(text: &str, word: Range<usize>) -> bool {
    text[..word.start].ends_with('(') && text[word.end..].trim_start_matches('.').starts_with(')')
}

/// The words that point, with the n-th, which says above or below: from where to where, and what they want.
fn pointer(words: &Words<'_>, at: usize) -> Option<(usize, usize, Wants)> {
    let near = |from: usize| words.gap(from).chars().all(|c| c.is_whitespace() || c == '.');
    let before = at.checked_sub(1).filter(|&before| near(before));
    if let Some(before) = before
        && let Some(wants) = wanted(words.word(before))
    {
        return Some(named(words, before, at, wants));
    }
    // “Figure 3 above”.
    if let Some(noun_at) =
        before.filter(|&before| is_number(words.word(before))).and_then(|at| at.checked_sub(1))
        && near(noun_at)
        && let Some(wants) = wanted(words.word(noun_at)).filter(|&wants| noun(wants))
    {
        return Some((noun_at, at, wants));
    }
    let after = at + 1;
    if after >= words.len() || !near(at) {
        return None;
    }
    let russian = matches!(words.word(at), "выше" | "ниже");
    match wanted(words.word(after)) {
        // “The above diagram”, «ниже показано»; but not “above, see …”.
        Some(wants) if russian || noun(wants) => return Some((at, after, wants)),
        _ => {}
    }
    // «Выше на диаграмме».
    if russian && matches!(words.word(after), "на" | "в") {
        return wanted(words.word(after + 1))
            .filter(|&wants| noun(wants))
            .map(|wants| (at, after + 1, wants));
    }
    None
}

/// The same where a noun says more: “the figure that is shown above”, «показанная выше диаграмма».
fn named(words: &Words<'_>, before: usize, at: usize, wants: Wants) -> (usize, usize, Wants) {
    let plain = |from: usize| words.gap(from).chars().all(char::is_whitespace);
    if noun(wants) {
        return (before, at, wants);
    }
    if let Some(wants) = wanted(words.word(at + 1)).filter(|&wants| noun(wants) && plain(at)) {
        return (before, at + 1, wants);
    }
    let mut from = before;
    while from > 0 && plain(from - 1) {
        from -= 1;
        if let Some(wants) = wanted(words.word(from)).filter(|&wants| noun(wants)) {
            return (from, at, wants);
        }
        if !matches!(words.word(from), "is" | "are" | "was" | "that" | "which" | "как") {
            break;
        }
    }
    (before, at, wants)
}

fn is_number(word: &str) -> bool {
    word.chars().all(|c| c.is_ascii_digit())
}

fn noun(wants: Wants) -> bool {
    matches!(wants, Wants::Picture | Wants::Table | Wants::List)
}

/// What a word beside “above” or “below” makes them mean.
fn wanted(word: &str) -> Option<Wants> {
    let stems = |stems: &[&str]| stems.iter().any(|stem| word.starts_with(stem));
    Some(match word {
        "see" | "cf" | "as" | "shown" | "drawn" | "illustrated" | "см" | "ср" | "смотри" | "смотрите" => {
            Wants::Anything
        }
        "said" | "given" | "mentioned" | "described" | "explained" | "discussed" | "noted" | "stated"
        | "saw" | "seen" => Wants::Words,
        "diagram" | "diagrams" | "figure" | "figures" | "position" | "positions" | "picture" | "pictures"
        | "image" | "images" | "illustration" => Wants::Picture,
        "table" | "tables" => Wants::Table,
        "list" | "lists" | "список" => Wants::List,
        _ if stems(&["показан", "изображен", "приведен"]) => Wants::Anything,
        _ if stems(&["сказан", "упомян", "описан", "объяснен", "говорил"]) => {
            Wants::Words
        }
        _ if stems(&["диаграмм", "рисун", "позици", "картин", "иллюстрац"]) => {
            Wants::Picture
        }
        _ if stems(&["таблиц"]) => Wants::Table,
        _ if stems(&["списк"]) => Wants::List,
        _ => return None,
    })
}

impl Landmarks {
    /// Whether something that is wanted stands above or below the passage.
    fn has(&self, wants: Wants, above: bool, passage: &Passage) -> bool {
        let beyond = |at: &usize| if above { *at < passage.nodes.start } else { *at >= passage.nodes.end };
        let any = |marks: &[usize]| marks.iter().any(beyond);
        match wants {
            Wants::Picture => any(&self.pictures),
            Wants::Table => any(&self.tables),
            Wants::List => any(&self.lists),
            Wants::Words => any(&self.passages),
            Wants::Anything => {
                let looks = [&self.pictures, &self.tables, &self.lists, &self.code];
                looks.into_iter().any(|marks| any(marks)) || self.section(above, passage)
            }
        }
    }

    /// Whether there is another section above or below.
    fn section(&self, above: bool, passage: &Passage) -> bool {
        if !above {
            return self.headings.iter().any(|&at| at >= passage.nodes.end);
        }
        // The last heading before the passage is that of its own section.
        match self.headings.iter().rev().find(|&&at| at < passage.nodes.start) {
            Some(own) => self.passages.iter().any(|at| at < own),
            None => false,
        }
    }
}

fn landmarks(lesson: &Lesson, blocks: &[Block], passages: &[Passage]) -> Landmarks {
    // What a group sets side by side is shown there, and not where it is described.
    let grouped: BTreeSet<&str> = blocks
        .iter()
        .flat_map(|block| block.fields.layout.iter().flatten())
        .map(|id| id.value.as_str())
        .collect();
    let shown = |block: usize| {
        let block = &blocks[block];
        let id = block.fields.id.as_ref().map_or("", |id| id.value.as_str());
        block.kind == BlockKind::Figures || !grouped.contains(id)
    };
    let mut marks = Landmarks::default();
    for (place, node) in lesson.nodes.iter().enumerate() {
        match node {
            Node::Block(block) if shown(*block) => marks.pictures.push(place),
            Node::Heading(_) => marks.headings.push(place),
            Node::Markdown(Event::Start(Tag::Image { .. }), _) => marks.pictures.push(place),
            Node::Markdown(Event::End(TagEnd::Table), _) => marks.tables.push(place),
            Node::Markdown(Event::End(TagEnd::List(_)), _) => marks.lists.push(place),
            Node::Markdown(Event::End(TagEnd::CodeBlock), _) => marks.code.push(place),
            _ => {}
        }
    }
    // The words of a heading are no text of their own.
    let heading = |passage: &&Passage| !matches!(lesson.nodes[passage.nodes.start], Node::Heading(_));
    marks.passages = passages.iter().filter(heading).map(|passage| passage.nodes.start).collect();
    marks
}
