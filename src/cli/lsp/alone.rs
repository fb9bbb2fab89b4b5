//! A block or a link checked alone, with what it needs and nothing else: in no time, and as it is written at this moment.
//!
//! A small lesson is made of it. A block brings the blocks whose positions it takes over; what a translation inherits is
//! written out; a position of another lesson comes as text.

use std::collections::BTreeSet;

use tabia::check::{self, CheckedBlock, CheckedLink, Figure};
use tabia::diag::{Diagnostic, Source};
use tabia::game::Game;
use tabia::games;
use tabia::lesson::{self, BlockKind, Link, about::SETUP};
use tabia::notation;
use tabia::position::Position;

use super::cursor::{Entry, Fence, Reading};
use super::view::View;

/// Those of which one is given.
const GIVEN: [&str; 4] = ["position", "white", "black", "board"];
/// The keys that a translation gives anew.
const WORDS: [&str; 6] = ["id", "caption", "alt", "hint", "explain", "option"];

/// What of a block is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part<'a> {
    /// All of it.
    Whole,
    /// Its position, after the moves of `after`.
    Setup,
    /// Its position, with these moves in place of those written.
    After(&'a str),
}

/// A block that was checked alone.
pub(super) struct Alone {
    blocks: Vec<CheckedBlock>,
    links: Vec<CheckedLink>,
    pub(super) found: Vec<Diagnostic>,
}

impl Alone {
    /// The board of the block: that of a diagram, or the last one of a record.
    pub(super) fn figure(&self) -> Option<&Figure> {
        self.blocks.last().and_then(|block| block.figures().into_iter().last())
    }

    /// The last position of the block.
    pub(super) fn position(&self) -> Option<(&'static dyn Game, Position)> {
        match self.blocks.last()? {
            CheckedBlock::Figure(figure) => Some((games::find(figure.game)?, figure.position)),
            CheckedBlock::Record(record) => {
                let game = games::find(record.game)?;
                let fen = record.line.plies.last().map_or(record.fen.as_str(), |ply| &ply.fen);
                Some((game, notation::parse_position(game, fen).ok()?))
            }
            _ => None,
        }
    }

    /// The block as it was checked.
    pub(super) fn block(&self) -> Option<&CheckedBlock> {
        self.blocks.last()
    }

    /// What the link turned out to be.
    pub(super) fn link(&self) -> Option<&CheckedLink> {
        self.links.first()
    }
}

/// Checks a block of the view alone.
pub(super) fn block(view: &View<'_>, reading: &Reading<'_>, number: usize, part: Part<'_>) -> Alone {
    let mut writer = Writer::new(view, reading);
    if let Some(fence) = reading.fences.get(number) {
        writer.block(fence, part, false);
    }
    writer.check("")
}

/// The position of a block of the view.
pub(super) fn position(
    view: &View<'_>,
    reading: &Reading<'_>,
    number: usize,
) -> Option<(&'static dyn Game, Position)> {
    let part = match reading.fences.get(number)?.kind {
        BlockKind::Record => Part::Whole,
        _ => Part::Setup,
    };
    block(view, reading, number, part).position()
}

/// The block of which a claim at this place speaks if it names none: the nearest board above.
pub(super) fn above(reading: &Reading<'_>, offset: usize) -> Option<usize> {
    let boards = reading.fences.iter().enumerate().filter(|(_, fence)| fence.span.end <= offset);
    let boards = boards.filter(|(_, fence)| matches!(fence.kind, BlockKind::Diagram | BlockKind::Record));
    boards.max_by_key(|(number, _)| *number).map(|(number, _)| number)
}

/// The board of which a link speaks: `id`, `lesson#id`, or the nearest above.
pub(super) fn board_of(
    view: &View<'_>,
    reading: &Reading<'_>,
    about: Option<&str>,
    offset: usize,
) -> Option<(&'static dyn Game, Position)> {
    match about.map(|about| about.split_once('#').ok_or(about)) {
        None => position(view, reading, above(reading, offset)?),
        Some(Err(id)) => {
            let mut writer = Writer::new(view, reading);
            writer.named(id);
            // A record has many boards, of which one is meant.
            writer.out.push_str(&format!("```diagram\nposition: @{id}\n```\n"));
            writer.check("").position()
        }
        Some(Ok((slug, id))) => {
            let game = view.game(None)?;
            Some((game, notation::parse_position(game, view.fen(slug, id)?).ok()?))
        }
    }
}

/// Checks a link of the view alone, with the board of which it speaks.
pub(super) fn link(view: &View<'_>, reading: &Reading<'_>, link: &Link) -> Alone {
    let mut writer = Writer::new(view, reading);
    let mut target = link.place.text();
    match &link.about {
        None => {
            if let Some(number) = above(reading, link.span.range.start) {
                let fence = &reading.fences[number];
                let part = if fence.kind == BlockKind::Record { Part::Whole } else { Part::Setup };
                writer.block(fence, part, false);
            }
        }
        Some(about) => match &about.value.lesson {
            None => writer.named(&about.value.id),
            Some(slug) => {
                target = target.split('#').next().unwrap_or(target);
                writer.elsewhere(slug, &about.value.id);
            }
        },
    }
    let title = link.title.as_ref().map(|title| format!(" \"{}\"", title.value)).unwrap_or_default();
    let words = link.text.value.replace(['[', ']'], "");
    writer.check(&format!("[{words}]({target}{title})\n"))
}

/// Writes the small lesson.
struct Writer<'a> {
    view: &'a View<'a>,
    reading: &'a Reading<'a>,
    original: Option<(&'a str, Reading<'a>)>,
    out: String,
    /// The ids of the blocks that are in it.
    met: BTreeSet<String>,
}

impl<'a> Writer<'a> {
    fn new(view: &'a View<'a>, reading: &'a Reading<'a>) -> Writer<'a> {
        let original = view.original().map(|original| original.source.text.as_str());
        let original = original.map(|text| (text, Reading::new(text)));
        Writer { view, reading, original, out: String::new(), met: BTreeSet::new() }
    }

    fn check(self, rest: &str) -> Alone {
        let game =
            self.view.game(None).map(|game| format!("game = \"{}\"\n", game.spec().id)).unwrap_or_default();
        let text = format!("+++\ntitle = \"Alone\"\n{game}+++\n\n{}\n{rest}", self.out);
        let source = Source::new("alone.md", text);
        let (lesson, mut found) = lesson::parse(&source, self.view.lang().code(), "alone.md");
        let (checked, more) = check::check(vec![lesson], self.view.langs, &BTreeSet::new());
        found.extend(more);
        let (blocks, links) =
            checked.into_iter().next().map(|checked| (checked.blocks, checked.links)).unwrap_or_default();
        Alone { blocks, links, found }
    }

    /// The entries of a block, with the text that they are in; those that it inherits come last.
    fn entries(&self, fence: &Fence) -> Vec<(&str, Entry)> {
        let text = self.view.text();
        let mut entries: Vec<(&str, Entry)> =
            fence.entries.iter().map(|entry| (text, entry.clone())).collect();
        let Some((original, reading)) = &self.original else { return entries };
        let Some(from) = fence.id(text).and_then(|id| find(original, reading, id)) else { return entries };
        let own = |name: &str| fence.entry(text, name).is_some();
        let gives = GIVEN.into_iter().any(own);
        for entry in &from.entries {
            let name = entry.name(original);
            let anew = own(name) || WORDS.contains(&name) || gives && GIVEN.contains(&name);
            if !anew {
                entries.push((original, entry.clone()));
            }
        }
        entries
    }

    /// Writes a block, those that it needs before it.
    fn block(&mut self, fence: &Fence, part: Part<'_>, needed: bool) {
        if let Some(id) = fence.id(self.view.text())
            && !self.met.insert(id.to_owned())
        {
            return;
        }
        let entries: Vec<(String, Entry)> =
            self.entries(fence).into_iter().map(|(text, entry)| (text.to_owned(), entry)).collect();
        let whole = part == Part::Whole || fence.kind == BlockKind::Record;
        let mut lines = String::new();
        for (text, entry) in &entries {
            let name = entry.name(text);
            let moves = if fence.kind == BlockKind::Record { "moves" } else { "after" };
            let keeps = whole || SETUP.contains(&name) || matches!(name, "id" | "game");
            if !keeps
                || needed && name == "show"
                || matches!(part, Part::After(_)) && [moves, "show after", "result"].contains(&name)
            {
                continue;
            }
            let value: Vec<&str> = entry.lines.iter().map(|line| &text[line.clone()]).collect();
            let reference = value.first().and_then(|value| value.trim().strip_prefix('@'));
            if let Some(reference) = reference.filter(|_| name == "position") {
                if let Some((slug, id)) = reference.split_once('#') {
                    lines.push_str(&self.text_of(slug, id));
                    continue;
                }
                self.named(reference);
            }
            lines.push_str(&format!("{name}: {}\n", value.join("\n  ")));
        }
        if let Part::After(moves) = part
            && !moves.trim().is_empty()
        {
            let key = if fence.kind == BlockKind::Record { "moves" } else { "after" };
            lines.push_str(&format!("{key}: {}\n", moves.trim()));
        }
        // An exercise would be solved; its board is that of a diagram.
        let head = if fence.kind == BlockKind::Record { "record" } else { "diagram" };
        self.out.push_str(&format!("```{head}\n{lines}```\n\n"));
    }

    /// Writes the block with this id, or the record that has a board of this id.
    fn named(&mut self, id: &str) {
        let text = self.view.text();
        let own = find(text, self.reading, id).or_else(|| find_record(text, self.reading, id)).cloned();
        if let Some(fence) = own {
            self.block(&fence, Part::Setup, true);
        }
    }

    /// Writes a diagram of the position that a figure of another lesson has.
    fn elsewhere(&mut self, slug: &str, id: &str) {
        let position = self.text_of(slug, id);
        self.out.push_str(&format!("```diagram\n{position}```\n\n"));
    }

    /// The lines that give the position of a figure of another lesson.
    fn text_of(&self, slug: &str, id: &str) -> String {
        let Some(fen) = self.view.fen(slug, id) else { return String::new() };
        let position =
            self.view.game(None).and_then(|game| Some((game, notation::parse_position(game, fen).ok()?)));
        let study = position.is_some_and(|(game, position)| game.incomplete(&position));
        format!("position: {fen}\n{}", if study { "study: yes\n" } else { "" })
    }
}

/// The block with this id.
fn find<'r>(text: &str, reading: &'r Reading<'_>, id: &str) -> Option<&'r Fence> {
    reading.fences.iter().find(|fence| fence.id(text) == Some(id))
}

/// The record of which `game-12w` is a board.
fn find_record<'r>(text: &str, reading: &'r Reading<'_>, board: &str) -> Option<&'r Fence> {
    let name =
        board.strip_suffix(['w', 'b'])?.trim_end_matches(|c: char| c.is_ascii_digit()).strip_suffix('-')?;
    find(text, reading, name).filter(|fence| fence.kind == BlockKind::Record)
}
