//! What a translation's blocks take over from the lesson of the same path in the source language.

use std::collections::BTreeMap;

use crate::diag::Diagnostic;
use crate::lesson::{Block, Fields, Lesson};

/// The blocks of every lesson, with what they inherit, and reports of blocks without a counterpart. `source` is the
/// source language.
pub(super) fn blocks(lessons: &[Lesson], source: &str, out: &mut Vec<Diagnostic>) -> Vec<Vec<Block>> {
    let originals: BTreeMap<&str, &Lesson> = lessons
        .iter()
        .filter(|lesson| lesson.language == source)
        .map(|lesson| (lesson.path.as_str(), lesson))
        .collect();
    lessons
        .iter()
        .map(|lesson| match originals.get(lesson.path.as_str()) {
            Some(original) if lesson.language != source => translated(lesson, original, out),
            _ => lesson.blocks.clone(),
        })
        .collect()
}

fn translated(lesson: &Lesson, original: &Lesson, out: &mut Vec<Diagnostic>) -> Vec<Block> {
    for block in &original.blocks {
        if let Some(id) = &block.fields.id
            && find(lesson, &id.value).is_none()
        {
            let message = format!("the block `{}` of the original is not here", id.value);
            out.push(
                Diagnostic::warning("missing-block", lesson.front.title.span.clone(), message)
                    .related(id.span.clone(), "it stands here")
                    .hint(format!("add a block with `id: {}` and a caption", id.value)),
            );
        }
    }
    let inherit = |block: &Block| {
        let Some(id) = &block.fields.id else { return block.clone() };
        match find(original, &id.value) {
            Some(from) if from.kind == block.kind => {
                Block { fields: with(block.fields.clone(), &from.fields), ..block.clone() }
            }
            _ => {
                let message = format!("the original has no such block `{}`", id.value);
                out.push(
                    Diagnostic::warning("extra-block", id.span.clone(), message)
                        .hint("give it the id of the block that it translates"),
                );
                block.clone()
            }
        }
    };
    lesson.blocks.iter().map(inherit).collect()
}

fn find<'a>(lesson: &'a Lesson, id: &str) -> Option<&'a Block> {
    lesson.blocks.iter().find(|block| block.fields.id.as_ref().is_some_and(|known| known.value == id))
}

/// The fields with what they do not say taken from the original: all but the words.
fn with(own: Fields, original: &Fields) -> Fields {
    let original = original.clone();
    // How the position is given is taken over as a whole.
    let places = own.position.is_some() || own.white.is_some() || own.black.is_some() || own.board.is_some();
    let (position, white, black, board) = if places {
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
    }
}
