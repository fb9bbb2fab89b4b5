//! A lesson as a page: its front matter, blocks, links and images, one after the other.

use std::collections::BTreeMap;
use std::sync::Arc;

use pulldown_cmark::{Event, Tag};
use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};

use super::asked::Asked;
use super::claims::Judge;
use super::context::{BlockAt, Context, unknown, unknown_rule};
use super::links::Checking;
use super::record::record;
use super::scene::{Scene, Scenes};
use super::setup::side;
use super::whole::{self, Whole, With};
use super::{
    COVERAGE, Checked, CheckedBlock, EDITOR, Figure, GLOSSARY, PRACTICE, PRINT, anonymous, exercise, picture,
    reference, show,
};
use crate::diag::{Diagnostic, Severity, Span};
use crate::diagram::{Diagram, View};
use crate::game::{Game, Look};
use crate::lang::Lang;
use crate::lesson::{Block, BlockKind, Fields, Lesson, Node, PositionText, Text, is_path};
use crate::notation;
use crate::position::Side;

/// What checking makes of a lesson.
pub(super) struct Page {
    pub(super) checked: Arc<Checked>,
    /// What was found wrong.
    found: Vec<Diagnostic>,
    /// What it was made of.
    asked: Asked,
}

/// The blocks and links of every lesson, checked.
///
/// `before` has the pages of an earlier time, by their places; those for which nothing has changed are as they were.
pub(super) fn all(whole: &Whole<'_>, before: Vec<Option<Page>>, out: &mut Vec<Diagnostic>) -> Vec<Page> {
    addresses(whole, out);
    let pages: Vec<Page> = before
        .into_par_iter()
        .enumerate()
        .map(|(at, before)| before.filter(|page| page.asked.holds(whole)).unwrap_or_else(|| make(whole, at)))
        .collect();
    out.extend(pages.iter().flat_map(|page| &page.found).cloned());
    pages
}

/// Checks the pages of a book of which nothing is known yet; the prover may look at no more than so many positions for an
/// exercise. What is made of the book then is returned.
pub(super) fn anew<T>(
    lessons: &[Arc<Lesson>],
    with: With<'_>,
    budget: u64,
    out: &mut Vec<Diagnostic>,
    then: impl FnOnce(&Whole<'_>) -> T,
) -> T {
    let source = with.langs.first().map_or("en", |lang| lang.code());
    let merged = whole::merged(lessons, source, lessons.iter().map(|_| None).collect());
    let mut whole = Whole::new(lessons, with, &merged, out);
    whole.budget = budget;
    all(&whole, lessons.iter().map(|_| None).collect(), out);
    then(&whole)
}

fn make(whole: &Whole<'_>, at: usize) -> Page {
    let (context, mut found) = (Context::new(whole), Vec::new());
    let checked = Arc::new(page(&context, at, &mut Scenes::new(&context), &mut found));
    Page { checked, found, asked: context.asked() }
}

/// The address of the page for printing that is about a game.
fn print_address(game: &dyn Game) -> String {
    format!("{PRINT}-{}", game.spec().id)
}

/// No two lessons of a language may have the same address, and none that of a page that is made without a lesson.
fn addresses(context: &Whole<'_>, out: &mut Vec<Diagnostic>) {
    let mut met: BTreeMap<(&str, String), &Span> = BTreeMap::new();
    for lesson in context.lessons {
        let place = lesson.front.slug.as_ref().map_or(&lesson.front.title.span, |slug| &slug.span);
        let address = lesson.address();
        let of = |made: fn(&dyn Game) -> String| context.games.iter().find(|game| address == made(**game));
        let first = met.get(&(lesson.language.as_str(), address.clone()));
        let message = if address == COVERAGE {
            format!("`{address}` is the address of the page that says what the book covers")
        } else if address == PRACTICE {
            format!("`{address}` is the address of the page on which exercises come back")
        } else if address == EDITOR {
            format!("`{address}` is the address of the page on which positions are set up")
        } else if address == GLOSSARY && context.terms(&lesson.language).is_some() {
            format!("`{address}` is the address of the page of terms")
        } else if let Some(game) = of(reference::address) {
            format!("`{address}` is the address of the reference page of {}", game.spec().id)
        } else if address == PRINT || of(print_address).is_some() {
            format!("`{address}` is the address of a page for printing")
        } else if let Some(game) = of(reference::play_address) {
            format!("`{address}` is the address of the page where {} is played", game.spec().id)
        } else if first.is_some() {
            format!("another lesson has the address `{address}` already")
        } else {
            met.insert((lesson.language.as_str(), address), place);
            continue;
        };
        let error = Diagnostic::error("duplicate-address", place.clone(), message)
            .hint("rename the file, or give the lesson a `slug` of its own");
        out.push(match first {
            Some(first) => error.related((*first).clone(), "the other lesson"),
            None => error,
        });
    }
}

fn page(context: &Context<'_>, at: usize, scenes: &mut Scenes<'_>, out: &mut Vec<Diagnostic>) -> Checked {
    let teaches = front(context, at, out);
    let blocks = (0..context.lesson(at).blocks.len()).map(|block| {
        let place = BlockAt { lesson: at, block };
        let before = out.len();
        let checked = match context.blocks(at)[block].kind {
            BlockKind::Diagram => figure(context, place, scenes, out).map(Box::new).map(CheckedBlock::Figure),
            BlockKind::Figures => group(context, place, out),
            BlockKind::Record => record(context, place, scenes, out).map(Box::new).map(CheckedBlock::Record),
            BlockKind::Exercise => {
                exercise::exercise(context, place, scenes, out).map(Box::new).map(CheckedBlock::Exercise)
            }
        };
        inherited(context, place, &mut out[before..]);
        checked.unwrap_or(CheckedBlock::Broken)
    });
    let blocks = blocks.collect();
    let lesson = context.lesson(at);
    let links = lesson.links.iter().map(|link| Checking { context, lesson: at, link }.check(scenes, out));
    let links = links.collect();
    let images = images(context, at, out);
    Checked { lesson: context.shared(at), teaches, blocks, links, images }
}

/// Tells of errors in the lesson from which a translation's block inherits where they are inherited.
fn inherited(context: &Context<'_>, at: BlockAt, found: &mut [Diagnostic]) {
    let Some(original) = context.original_of(at.lesson).map(|original| context.lesson(original)) else {
        return;
    };
    let block = &context.blocks(at.lesson)[at.block];
    let place = block.fields.id.as_ref().map_or(&block.head, |id| &id.span);
    let errors = found.iter_mut().filter(|found| found.severity == Severity::Error);
    for diagnostic in errors.filter(|found| found.span.source == original.source) {
        diagnostic.related.push((place.clone(), "inherited here".to_owned()));
    }
}

/// The rules that the front matter names, as the game calls them.
fn front(context: &Context<'_>, at: usize, out: &mut Vec<Diagnostic>) -> Vec<&'static str> {
    let front = &context.lesson(at).front;
    if let Some(look) = &front.look {
        known_look(context, at, look, out);
    }
    if front.game.is_none() && front.teaches.is_empty() {
        return Vec::new();
    }
    let Some(game) = context.game(at, None, out) else { return Vec::new() };
    let spec = game.spec();
    let mut teaches = Vec::new();
    for rule in &front.teaches {
        match spec.rule(&rule.value) {
            Some(id) => teaches.push(spec.rule_id(id)),
            None => {
                out.push(unknown_rule(spec, rule));
            }
        }
    }
    teaches
}

/// Reports a look that no game of the lesson has.
fn known_look(context: &Context<'_>, at: usize, look: &Text, out: &mut Vec<Diagnostic>) {
    let own = context.blocks(at).iter().filter_map(|block| block.fields.game.as_ref());
    let named = own.chain(&context.lesson(at).front.game).filter_map(|game| context.find(&game.value));
    let looks: Vec<&str> = named.flat_map(|game| game.spec().looks).map(|look| look.id).collect();
    if !looks.contains(&look.value.as_str()) {
        let unknown = unknown("unknown-look", look, "look", &looks);
        out.push(match looks.is_empty() {
            true => unknown.hint("the men of this lesson's game have one look only: leave the line out"),
            false => unknown,
        });
    }
}

pub(super) fn figure(
    context: &Context<'_>,
    at: BlockAt,
    scenes: &mut Scenes<'_>,
    out: &mut Vec<Diagnostic>,
) -> Option<Figure> {
    let block = &context.blocks(at.lesson)[at.block];
    let fields = &block.fields;
    let scene = scenes.get(at, out)?.clone();
    let (game, lang) = (scene.game, context.lang(at.lesson));
    let reading = context.reading(at.lesson);
    let judge = Judge { scene: &scene, reading: &reading, english: context.english };
    let mut claims = judge.fields(fields, out);
    claims += fields.marks.iter().flatten().map(|marks| marks.list.to.len()).sum::<usize>();
    for state in fields.state.iter().flatten() {
        claims += 1;
        judge.state(state, out);
    }
    if let Some(result) = &fields.result {
        claims += 1;
        judge.result(result, out);
    }
    let id = id_of(block, at.block);
    let look = look_of(context, at.lesson, game);
    let blank = |position: &_| picture::with_look(game, position, format!("{id}-board"), lang, look);
    let mut diagram = show::diagram(&judge, fields, lang, blank, out);
    let caption = dress(&mut diagram, block, &scene, lang, out);
    if let Some(caption) = &caption {
        diagram.title.clone_from(caption);
    }
    let fen = notation::write_position(game, &scene.position);
    let rules = judge.ids(judge.cited_by_fields(fields));
    let drawn = judge.ids(judge.drawn_by_fields(fields));
    let (game, position) = (game.spec().id, scene.position);
    Some(Figure { id, game, diagram, caption, position, fen, claims, rules, drawn })
}

/// Gives a picture what its block says of it besides the position: the side at the bottom, the part that is shown, whose
/// turn it is, the author's words. Returns the caption.
pub(super) fn dress(
    diagram: &mut Diagram,
    block: &Block,
    scene: &Scene,
    lang: &Lang,
    out: &mut Vec<Diagnostic>,
) -> Option<String> {
    let fields = &block.fields;
    turned(diagram, fields);
    let fen_given = fields.position.as_ref().is_some_and(|text| matches!(text.value, PositionText::Fen(_)));
    if let Some(corners) = &fields.crop {
        picture::crop(diagram, corners, lang, out);
    }
    if scene.position.state.study && fields.turn.is_none() && fields.after.is_none() && !fen_given {
        diagram.turn = None;
    }
    if let Some(alt) = &fields.alt {
        diagram.words = format!("{} {}", folded(&alt.value), diagram.words);
    }
    fields.caption.as_ref().map(|caption| folded(&caption.value))
}

/// Turns the picture to the side that its block wants at the bottom.
pub(super) fn turned(diagram: &mut Diagram, fields: &Fields) {
    if fields.view.as_ref().is_some_and(|view| side(view.value) == Side::Black) {
        diagram.view = View::Black;
    }
}

/// The glyph set that a lesson wants for the men of a game.
pub(super) fn look_of(context: &Context<'_>, lesson: usize, game: &dyn Game) -> Option<&'static Look> {
    let look = context.lesson(lesson).front.look.as_ref()?;
    game.spec().looks.iter().find(|known| known.id == look.value)
}

/// A text on one line.
fn folded(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The id of a block, also of one to which the author gave none.
pub(super) fn id_of(block: &Block, number: usize) -> String {
    block.fields.id.as_ref().map_or_else(|| anonymous(number), |id| id.value.clone())
}

/// The diagrams that a `figures` block sets side by side.
fn group(context: &Context<'_>, at: BlockAt, out: &mut Vec<Diagnostic>) -> Option<CheckedBlock> {
    let blocks = context.written(at.lesson);
    let block = &blocks[at.block];
    let Some(layout) = &block.fields.layout else {
        if !block.tries(&["layout"]) {
            let message = "this `figures` block does not say which diagrams it groups";
            out.push(
                Diagnostic::error("no-layout", block.head.clone(), message)
                    .hint("write `layout:` and the ids of the diagrams"),
            );
        }
        return None;
    };
    let known = |id: &str| {
        blocks.iter().position(|block| {
            block.kind == BlockKind::Diagram
                && block.fields.id.as_ref().is_some_and(|known| known.value == id)
        })
    };
    let mut members = Vec::new();
    for id in layout {
        match known(&id.value) {
            None => {
                let ids = blocks.iter().filter(|block| block.kind == BlockKind::Diagram);
                let ids: Vec<&str> =
                    ids.filter_map(|block| block.fields.id.as_ref()).map(|id| id.value.as_str()).collect();
                out.push(unknown("unknown-id", id, "diagram", &ids));
            }
            Some(member) if grouped_before(blocks, at.block, &id.value) || members.contains(&member) => {
                let message = format!("the diagram `{}` is in a group already", id.value);
                out.push(Diagnostic::error("grouped-twice", id.span.clone(), message));
            }
            Some(member) => members.push(member),
        }
    }
    Some(CheckedBlock::Group(members))
}

fn grouped_before(blocks: &[Block], at: usize, id: &str) -> bool {
    blocks[..at].iter().flat_map(|block| block.fields.layout.iter().flatten()).any(|known| known.value == id)
}

/// The images, which must be files of the book.
fn images(context: &Context<'_>, at: usize, out: &mut Vec<Diagnostic>) -> Vec<(usize, String)> {
    let lesson = context.lesson(at);
    let mut images = Vec::new();
    for (number, node) in lesson.nodes.iter().enumerate() {
        let Node::Markdown(Event::Start(Tag::Image { dest_url, .. }), range) = node else { continue };
        match context.asset(at, dest_url) {
            Some(file) => images.push((number, file)),
            // The parser has reported addresses that are no relative paths.
            None if is_path(dest_url) => {
                let span = Span::new(&lesson.source, range.clone());
                let message = format!("there is no image `{dest_url}` in the book");
                out.push(
                    Diagnostic::error("missing-image", span, message)
                        .hint("images lie in the book's folder, and their paths are relative to the lesson"),
                );
            }
            None => {}
        }
    }
    images
}
