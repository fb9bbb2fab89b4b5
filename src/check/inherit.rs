//! What a translation's blocks take over from the lesson of the same path in the source language.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::diag::{Diagnostic, Source, Span, guess};
use crate::lesson::{Block, Choice, Fields, Lesson, Link, Text};

/// The blocks of a lesson with what they inherit.
#[derive(Clone)]
pub(super) struct Merged {
    lesson: Arc<Lesson>,
    original: Option<Arc<Lesson>>,
    pub(super) blocks: Arc<Vec<Block>>,
    /// Blocks without a counterpart.
    pub(super) found: Vec<Diagnostic>,
    /// What the lints have found by looking at the lesson alone, and at its original.
    pub(super) looked: Looked,
}

/// What the lints have found by looking at a lesson, once they have.
#[derive(Clone, Default)]
pub(super) struct Looked {
    /// What is wrong with the lesson by itself.
    pub(super) alone: Option<Vec<Diagnostic>>,
    /// The rules that it cites: the game's id, the rule's id, and where.
    pub(super) cited: Vec<(&'static str, &'static str, Span)>,
    /// What is wrong with it as a translation, and the record with which it was held against its original.
    pub(super) translated: Option<(Option<Arc<Source>>, Vec<Diagnostic>)>,
}

impl Merged {
    /// Whether it was made of these lessons, as they are now.
    pub(super) fn is_of(&self, lesson: &Arc<Lesson>, original: Option<&Arc<Lesson>>) -> bool {
        let same = |a: &Arc<Lesson>, b: &Arc<Lesson>| Arc::ptr_eq(a, b) || a.source == b.source;
        let originals = match (&self.original, original) {
            (Some(a), Some(b)) => same(a, b),
            (None, None) => true,
            _ => false,
        };
        originals && same(&self.lesson, lesson)
    }
}

/// The blocks of a lesson, with what they take over from the one that it translates.
pub(super) fn merge(lesson: &Arc<Lesson>, original: Option<&Arc<Lesson>>) -> Merged {
    let mut found = Vec::new();
    let blocks = match original {
        Some(original) => translated(lesson, original, &mut found),
        None => lesson.blocks.clone(),
    };
    let (lesson, original) = (Arc::clone(lesson), original.cloned());
    Merged { lesson, original, blocks: Arc::new(blocks), found, looked: Looked::default() }
}

fn translated(lesson: &Lesson, original: &Lesson, out: &mut Vec<Diagnostic>) -> Vec<Block> {
    let missing = original.blocks.iter().filter_map(|block| block.fields.id.as_ref());
    let mut missing: Vec<&Text> = missing.filter(|id| find(lesson, &id.value).is_none()).collect();
    let mut seen = BTreeSet::new();
    missing.retain(|id| seen.insert(&id.value));
    let before = out.len();
    let blocks =
        lesson.blocks.iter().map(|block| inherit(block, (lesson, original), &mut missing, out)).collect();
    if original.blocks.is_empty() {
        // Then the fault is in the original as a whole; to say it once is enough.
        out.truncate(before + 1);
    }
    // A block whose id could not be read may be any of them.
    if lesson.blocks.iter().any(|block| block.unread && block.fields.id.is_none()) {
        missing.clear();
    }
    for id in missing {
        let message = format!("the block `{}` of the original is not here", id.value);
        out.push(
            Diagnostic::warning("missing-block", lesson.front.title.span.clone(), message)
                .related(id.span.clone(), "it stands here")
                .hint(format!("add a block with `id: {}` and a caption", id.value)),
        );
    }
    blocks
}

/// The block with what it takes over. `missing` are the ids of the original to which no block answers; one for which
/// this block was meant, but for a slip of the pen, is struck off.
fn inherit(
    block: &Block,
    (lesson, original): (&Lesson, &Lesson),
    missing: &mut Vec<&Text>,
    out: &mut Vec<Diagnostic>,
) -> Block {
    let Some(id) = &block.fields.id else { return block.clone() };
    if [original, lesson].iter().any(|lesson| is_twice(lesson, &id.value)) {
        // It is reported there, and what translates what cannot be known.
        return Block { unread: true, ..block.clone() };
    }
    let fields = &block.fields;
    if let Some(from) = find(original, &id.value).filter(|from| from.kind == block.kind) {
        // What is missing now is missing in the original, and reported there.
        let fields = Fields { options: options(block, from, out), ..with(fields.clone(), &from.fields) };
        return Block { fields, unread: true, ..block.clone() };
    }
    let message = format!("the original has no such block `{}`", id.value);
    // Without a position of its own there is nothing to show.
    let own = gives_position(fields)
        || [fields.layout.is_some(), fields.moves.is_some(), fields.task.is_some()].contains(&true);
    let diagnostic = if own { Diagnostic::warning } else { Diagnostic::error };
    let diagnostic = diagnostic("extra-block", id.span.clone(), message);
    let near = guess(&id.value, missing.iter().map(|id| id.value.as_str()));
    out.push(match near.map(|(near, kind)| (near.to_owned(), kind)) {
        Some((near, kind)) => {
            missing.retain(|id| id.value != near);
            diagnostic.hint(format!("did you mean `{near}`?")).fix_as(kind, id.span.clone(), near)
        }
        None => diagnostic.hint("give it the id of the block that it translates"),
    });
    Block { unread: true, ..block.clone() }
}

/// The options of a translation: its own texts, one for each of the original's, which are right where those are.
fn options(block: &Block, original: &Block, out: &mut Vec<Diagnostic>) -> Vec<Choice> {
    let (own, theirs) = (&block.fields.options, &original.fields.options);
    let count = |block: &Block| block.keys.iter().filter(|key| key.value == "option").count();
    if count(block) != own.len() || count(original) != theirs.len() {
        // An option that could not be read has been reported, and may be any of them.
        return Vec::new();
    }
    if own.len() != theirs.len() {
        let place = own.first().map_or(&block.head, |first| &first.text.span);
        let message = format!("found {} options, and the original has {}", own.len(), theirs.len());
        let mut error = Diagnostic::error("option-count", place.clone(), message);
        if let Some(first) = theirs.first() {
            error = error.related(first.text.span.clone(), "the original");
        }
        out.push(error.hint("translate each option, in the same order"));
        return Vec::new();
    }
    let both = own.iter().zip(theirs);
    both.map(|(own, original)| {
        if let Some(place) =
            own.right.as_ref().filter(|_| original.right.is_none() && original.claim.is_none())
        {
            out.push(
                Diagnostic::error(
                    "option-differs",
                    place.clone(),
                    "this option is not right in the original",
                )
                .related(original.text.span.clone(), "the original")
                .hint("leave `(right)` out: which options are right is inherited"),
            );
        }
        let claim = original.claim.as_ref().map(|claim| Link { text: own.text.clone(), ..claim.clone() });
        Choice { text: own.text.clone(), right: original.right.clone(), claim }
    })
    .collect()
}

fn gives_position(fields: &Fields) -> bool {
    fields.position.is_some() || fields.white.is_some() || fields.black.is_some() || fields.board.is_some()
}

/// Whether several blocks have the id.
fn is_twice(lesson: &Lesson, id: &str) -> bool {
    let ids = lesson.blocks.iter().filter_map(|block| block.fields.id.as_ref());
    ids.filter(|known| known.value == id).nth(1).is_some()
}

fn find<'a>(lesson: &'a Lesson, id: &str) -> Option<&'a Block> {
    lesson.blocks.iter().find(|block| block.fields.id.as_ref().is_some_and(|known| known.value == id))
}

/// The fields with what they do not say taken from the original: all but the words.
fn with(own: Fields, original: &Fields) -> Fields {
    let original = original.clone();
    // How the position is given is taken over as a whole.
    let (position, white, black, board) = if gives_position(&own) {
        (own.position, own.white, own.black, own.board)
    } else {
        (original.position, original.white, original.black, original.board)
    };
    Fields {
        id: own.id,
        caption: own.caption,
        alt: own.alt,
        position,
        white,
        black,
        board,
        game: own.game.or(original.game),
        turn: own.turn.or(original.turn),
        rights: own.rights.or(original.rights),
        hands: own.hands.or(original.hands),
        target: own.target.or(original.target),
        count_since: own.count_since.or(original.count_since),
        after: own.after.or(original.after),
        study: own.study.or(original.study),
        show: own.show.or(original.show),
        exactly: own.exactly.or(original.exactly),
        legal: own.legal.or(original.legal),
        illegal: own.illegal.or(original.illegal),
        strikes: own.strikes.or(original.strikes),
        vanish: own.vanish.or(original.vanish),
        marks: own.marks.or(original.marks),
        count: own.count.or(original.count),
        force: own.force.or(original.force),
        state: own.state.or(original.state),
        result: own.result.or(original.result),
        view: own.view.or(original.view),
        crop: own.crop.or(original.crop),
        layout: own.layout.or(original.layout),
        task: own.task.or(original.task),
        goal: own.goal.or(original.goal),
        answer: own.answer.or(original.answer),
        hints: own.hints,
        explain: own.explain,
        options: own.options,
        moves: own.moves.or(original.moves),
        show_after: own.show_after.or(original.show_after),
    }
}
