//! From the words of a block to a position that the game has accepted.

use super::context::{BlockAt, Context};
use super::exercise::{Proofs, needs_no_board};
use super::place::parse_error;
use super::setup::{Given, Setup};
use crate::diag::{Diagnostic, Span, Spanned};
use crate::game::Game;
use crate::lesson::{BlockKind, BlockRef, PositionText};
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

/// Whether blocks of this kind have a position.
pub(super) fn shows_position(kind: BlockKind) -> bool {
    matches!(kind, BlockKind::Diagram | BlockKind::Exercise)
}

/// How far the scene of a block is.
enum Slot {
    NotYet,
    Underway,
    Done(Option<Box<Scene>>),
}

/// The scenes of all blocks, each built when it is first asked for.
pub(super) struct Scenes<'a> {
    context: &'a Context<'a>,
    slots: Vec<Vec<Slot>>,
    /// What the prover has found for exercises.
    pub(super) proofs: Proofs,
}

impl<'a> Scenes<'a> {
    pub(super) fn new(context: &'a Context<'a>) -> Scenes<'a> {
        let slots = context.blocks.iter().map(|blocks| blocks.iter().map(|_| Slot::NotYet).collect());
        Scenes { context, slots: slots.collect(), proofs: Proofs::default() }
    }

    /// The scene of a block; `None` if it has no position or it could not be built, which has been reported.
    pub(super) fn get(&mut self, at: BlockAt, out: &mut Vec<Diagnostic>) -> Option<&Scene> {
        if matches!(self.slots[at.lesson][at.block], Slot::NotYet) {
            self.slots[at.lesson][at.block] = Slot::Underway;
            let scene = self.build(at, out);
            self.slots[at.lesson][at.block] = Slot::Done(scene.map(Box::new));
        }
        match &self.slots[at.lesson][at.block] {
            Slot::Done(scene) => scene.as_deref(),
            _ => None,
        }
    }

    fn build(&mut self, at: BlockAt, out: &mut Vec<Diagnostic>) -> Option<Scene> {
        let context = self.context;
        let block = &context.blocks[at.lesson][at.block];
        if !shows_position(block.kind) {
            return None;
        }
        let game = context.game(at.lesson, block.fields.game.as_ref(), out)?;
        let setup = Setup { context, lesson: at.lesson, block, game };
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
        setup.played(position, out)
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
        if matches!(self.slots[at.lesson][at.block], Slot::Underway) {
            out.push(
                Diagnostic::error("circular-position", span.clone(), "this position is given by itself")
                    .hint("one of the blocks on the way must say `start`, a FEN, or piece lists"),
            );
            return None;
        }
        let Some(scene) = self.get(at, out) else {
            let block = &self.context.blocks[at.lesson][at.block];
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
