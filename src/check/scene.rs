//! From the words of a block to a position that the game has accepted.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::context::{BlockAt, Context};
use super::exercise::needs_no_board;
use super::place::parse_error;
use super::record::{Played, play, same_moves};
use super::setup::{Given, Setup};
use crate::diag::{Diagnostic, Span, Spanned};
use crate::game::Game;
use crate::lesson::{BlockKind, BlockRef, PositionText, Text};
use crate::notation;
use crate::position::{Move, Position};

/// What a block shows: a position of a game, and how it came about.
#[derive(Clone)]
pub(super) struct Scene {
    pub(super) game: &'static dyn Game,
    /// The position shown.
    pub(super) position: Position,
    /// The position before the last move, and that move.
    pub(super) last: Option<(Position, Move)>,
}

/// The keys that give a position, or change it.
const GIVE_POSITION: &[&str] =
    &["position", "white", "black", "board", "turn", "rights", "hands", "target", "count-since", "after"];

/// Whether two positions are the same, their counters left aside.
fn same(a: &Position, b: &Position) -> bool {
    let mut a = *a;
    (a.state.number, a.state.quiet) = (b.state.number, b.state.quiet);
    a == *b
}

/// Whether blocks of this kind have a position.
pub(super) fn shows_position(kind: BlockKind) -> bool {
    matches!(kind, BlockKind::Diagram | BlockKind::Exercise | BlockKind::Record)
}

/// The scenes that a lesson needs, each built when it is first asked for.
///
/// Every lesson has its own, so that lessons can be checked in any order and side by side. What is wrong with a scene that
/// several lessons need is found as often; [`super::check`] makes one finding of it.
pub(super) struct Scenes<'a> {
    context: &'a Context<'a>,
    /// What was built; where that failed, what was found wrong.
    done: BTreeMap<BlockAt, Result<Box<Scene>, Vec<Diagnostic>>>,
    /// The blocks whose scenes are being built, each for the one before it.
    underway: Vec<BlockAt>,
    /// The games of the records that have been played.
    records: BTreeMap<BlockAt, Arc<Played>>,
}

impl<'a> Scenes<'a> {
    pub(super) fn new(context: &'a Context<'a>) -> Scenes<'a> {
        Scenes { context, done: BTreeMap::new(), underway: Vec::new(), records: BTreeMap::new() }
    }

    /// The scene of a block; `None` if it has no position or it could not be built, which has been reported.
    pub(super) fn get(&mut self, at: BlockAt, out: &mut Vec<Diagnostic>) -> Option<&Scene> {
        if !self.done.contains_key(&at) && !self.underway.contains(&at) {
            self.underway.push(at);
            let before = out.len();
            let scene = self.build(at, out);
            self.underway.pop();
            self.done.insert(at, scene.map(Box::new).ok_or_else(|| out[before..].to_vec()));
        }
        self.done.get(&at)?.as_deref().ok()
    }

    /// Says again what is wrong with a block's scene, with the place where it is used.
    fn used(&self, at: BlockAt, span: &Span, out: &mut Vec<Diagnostic>) {
        let Some(Err(found)) = self.done.get(&at) else { return };
        let elsewhere = found.iter().filter(|found| found.span != *span);
        out.extend(elsewhere.map(|found| found.clone().related(span.clone(), "used here")));
    }

    /// The place that closes the circle of positions which leads back to a block that is underway: the one that leads to
    /// the first block of the circle in the book, wherever one begins to look.
    fn circle(&self, back: BlockAt) -> Option<&'a Span> {
        let start = self.underway.iter().position(|&at| at == back)?;
        let circle = &self.underway[start..];
        let first = (0..circle.len()).min_by_key(|&place| circle[place])?;
        let before = circle[(first + circle.len() - 1) % circle.len()];
        let block = &self.context.blocks(before.lesson)[before.block];
        block.fields.position.as_ref().map(|text| &text.span)
    }

    /// The game of a record, as far as it could be played.
    pub(super) fn played(&mut self, at: BlockAt, out: &mut Vec<Diagnostic>) -> Option<Arc<Played>> {
        self.get(at, out);
        self.records.get(&at).cloned()
    }

    fn build(&mut self, at: BlockAt, out: &mut Vec<Diagnostic>) -> Option<Scene> {
        let context = self.context;
        let block = &context.blocks(at.lesson)[at.block];
        if let Some(board) = context.board(at) {
            let record = BlockAt { block: board.record, ..at };
            return self.played(record, out)?.after(board, out);
        }
        if !shows_position(block.kind) {
            return None;
        }
        let game = context.game(at.lesson, block.fields.game.as_ref(), out)?;
        let setup = Setup { context, lesson: at.lesson, block, game };
        if block.kind == BlockKind::Record {
            return self.recorded(at, &setup, out);
        }
        if block.fields.task.as_ref().is_some_and(|task| needs_no_board(block, &task.value)) {
            let position = notation::parse_position(game, game.spec().start).ok()?;
            return Some(Scene { game, position, last: None });
        }
        let (position, place) = match setup.way(out)? {
            Given::Position(text) => (self.given(&setup, text, out)?, text.span.clone()),
            Given::Lists(place) => (setup.listed(out)?, place),
            Given::Drawn(text) => (setup.drawn(text, out)?, text.span.clone()),
        };
        let position = setup.with_state(position, out)?;
        let position = setup.accepted(position, &place, out)?;
        let scene = setup.played(position, out)?;
        match self.other_position(at, out, |scenes, original| {
            scenes
                .get(original, &mut Vec::new())
                .is_some_and(|theirs| !same(&theirs.position, &scene.position))
        }) {
            true => None,
            false => Some(scene),
        }
    }

    /// Whether a translation gives a position of its own that is not the original's, which is reported. What the original
    /// claims is then not held against it.
    fn other_position(
        &mut self,
        at: BlockAt,
        out: &mut Vec<Diagnostic>,
        differs: impl FnOnce(&mut Self, BlockAt) -> bool,
    ) -> bool {
        let context = self.context;
        let Some(original) = context.original(at) else { return false };
        let own = &context.blocks(at.lesson)[at.block];
        let original_block = &context.blocks(original.lesson)[original.block];
        let key = own.keys.iter().find(|key| GIVE_POSITION.contains(&key.value.as_str()));
        let Some(key) = key.filter(|_| own.kind == original_block.kind) else { return false };
        if !differs(self, original) {
            return false;
        }
        let theirs = original_block.keys.iter().find(|theirs| theirs.value == key.value);
        let theirs = theirs.map_or(&original_block.head, |theirs| &theirs.span);
        out.push(
            Diagnostic::error(
                "other-position",
                key.span.clone(),
                "the translation has another position than the original",
            )
            .related(theirs.clone(), "the original")
            .hint("leave the line out: a translation inherits the position"),
        );
        true
    }

    /// The scene at the end of a record, whose game is kept.
    fn recorded(&mut self, at: BlockAt, setup: &Setup<'_>, out: &mut Vec<Diagnostic>) -> Option<Scene> {
        let (context, game, fields) = (self.context, setup.game, &setup.block.fields);
        let start = match &fields.position {
            Some(text) => {
                let position = self.given(setup, text, out)?;
                setup.accepted(position, &text.span, out)?
            }
            None if setup.block.keys.iter().any(|key| key.value == "position") => return None,
            None => notation::parse_position(game, game.spec().start).ok()?,
        };
        if self.other_position(at, out, |scenes, original| {
            let theirs = scenes.played(original, &mut Vec::new());
            theirs.is_some_and(|theirs| !same(&theirs.start, &start))
        }) {
            return None;
        }
        let played = Arc::new(play(context, at, game, start, out)?);
        self.records.insert(at, Arc::clone(&played));
        let anew = |moves: &&Text| moves.span.source.path == context.lesson(at.lesson).source.path;
        if let (Some(moves), Some(original)) = (fields.moves.as_ref().filter(anew), context.original(at))
            && let Some(original) = self.played(original, out)
            && original.sound
        {
            same_moves(&played, &original, &moves.span, context.lang(at.lesson), out);
        }
        played.line.whole.then(|| played.last())
    }

    /// The position that `position:` gives.
    fn given(
        &mut self,
        setup: &Setup<'_>,
        text: &Spanned<PositionText>,
        out: &mut Vec<Diagnostic>,
    ) -> Option<Position> {
        let game = setup.game;
        match &text.value {
            PositionText::Start => notation::parse_position(game, game.spec().start).ok(),
            PositionText::Array(number) => {
                let array = game.array(*number);
                if array.is_none() {
                    let id = game.spec().id;
                    let (message, hint) = match game.array(0) {
                        None => (format!("the arrays of {id} have no numbers"), "write `position: start`"),
                        Some(_) => (
                            format!("{id} has no array number {number}"),
                            "they are numbered from 0; `position: start` is the first",
                        ),
                    };
                    out.push(Diagnostic::error("no-array", text.span.clone(), message).hint(hint));
                }
                array
            }
            PositionText::Fen(fen) => match notation::parse_position(game, fen) {
                Ok(position) => Some(position),
                Err(error) => {
                    out.push(parse_error("bad-position", &text.span, error));
                    None
                }
            },
            PositionText::Of(reference) => self.referred(setup, reference, &text.span, out),
        }
    }

    fn referred(
        &mut self,
        setup: &Setup<'_>,
        reference: &BlockRef,
        span: &Span,
        out: &mut Vec<Diagnostic>,
    ) -> Option<Position> {
        // A block inherited from another language speaks of that language's lesson; the ids are the same in both.
        let reference = Spanned::new(reference.clone(), span.clone());
        let at = self.context.block(setup.lesson, &reference, out)?;
        let home = self.context.board(at).map_or(at, |board| BlockAt { block: board.record, ..at });
        if self.underway.contains(&home) {
            let place = self.circle(home).unwrap_or(span);
            out.push(
                Diagnostic::error("circular-position", place.clone(), "this position is given by itself")
                    .hint("one of the blocks on the way must say `start`, a FEN, or piece lists"),
            );
            return None;
        }
        if self.get(at, out).is_none() {
            self.used(at, span, out);
        }
        let Some(scene) = self.get(at, out) else {
            let block = &self.context.blocks(at.lesson)[at.block];
            if !shows_position(block.kind) {
                let message = format!("the block `{}` has no position", reference.value.id);
                out.push(Diagnostic::error("unknown-id", span.clone(), message));
            }
            return None;
        };
        if scene.game.spec().id != setup.game.spec().id {
            let (there, here) = (scene.game.spec().id, setup.game.spec().id);
            let message = format!("that position is one of {there}, and this block is about {here}");
            out.push(Diagnostic::error("other-game", span.clone(), message));
            return None;
        }
        Some(scene.position)
    }
}
