//! From the words of a block to a position that the game has accepted.

use super::context::{BlockAt, Context};
use super::place::{check_sign, move_error, parse_error, warn_look_alikes};
use crate::diag::{Diagnostic, Span, Spanned};
use crate::explain;
use crate::game::{Field, Game};
use crate::lesson::{Block, BlockKind, BlockRef, Player, PositionText, Text};
use crate::notation;
use crate::position::{Move, Piece, Position, Side, State};

/// What a block shows: a position of a game, and how it came about.
#[derive(Clone)]
pub(super) struct Scene {
    pub(super) game: &'static dyn Game,
    /// The position shown.
    pub(super) position: Position,
    /// The position before the last move, and that move.
    pub(super) last: Option<(Position, Move)>,
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
}

impl<'a> Scenes<'a> {
    pub(super) fn new(context: &'a Context<'a>) -> Scenes<'a> {
        let slots = context.blocks.iter().map(|blocks| blocks.iter().map(|_| Slot::NotYet).collect());
        Scenes { context, slots: slots.collect() }
    }

    /// The scene of a block; `None` if it is not a diagram or could not be built, which has been reported.
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
        if block.kind != BlockKind::Diagram {
            return None;
        }
        let game = context.game(at.lesson, block.fields.game.as_ref(), out)?;
        let setup = Setup { context, lesson: at.lesson, block, game };
        let (position, place) = match (&block.fields.position, setup.has_list()) {
            (Some(text), true) => {
                let span = setup.list_span();
                out.push(
                    Diagnostic::error("two-positions", text.span.clone(), "the position is given twice")
                        .related(span, "here as a piece list")
                        .hint("keep `position`, or `white` and `black`, not both"),
                );
                return None;
            }
            (Some(text), false) => (self.given(&setup, text, out)?, text.span.clone()),
            (None, true) => (setup.listed(out)?, setup.list_span()),
            (None, false) => {
                if !block.tries(&["position", "white", "black"]) {
                    out.push(
                        Diagnostic::error("no-position", block.head.clone(), "this diagram has no position").hint(
                            "give `position: start` (or a FEN, or `@id`), or `white:` and `black:` piece lists",
                        ),
                    );
                }
                return None;
            }
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
                let message = format!("{} has no array number {number}", game.spec().id);
                out.push(
                    Diagnostic::error("no-array", text.span.clone(), message).hint("write `position: start`"),
                );
                None
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
            if block.kind != BlockKind::Diagram {
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

/// A block being turned into a scene.
struct Setup<'a> {
    context: &'a Context<'a>,
    lesson: usize,
    block: &'a Block,
    game: &'static dyn Game,
}

impl Setup<'_> {
    fn lists(&self) -> [(Side, Option<&Text>); 2] {
        let fields = &self.block.fields;
        [(Side::White, fields.white.as_ref()), (Side::Black, fields.black.as_ref())]
    }

    fn has_list(&self) -> bool {
        self.lists().iter().any(|(_, list)| list.is_some())
    }

    fn list_span(&self) -> Span {
        let [(_, white), (_, black)] = self.lists();
        white.or(black).map_or_else(|| self.block.head.clone(), |list| list.span.clone())
    }

    /// The position that the piece lists give.
    fn listed(&self, out: &mut Vec<Diagnostic>) -> Option<Position> {
        let langs = self.context.reading(self.lesson);
        let mut position = Position::empty(State::NEW);
        let mut good = true;
        for (side, list) in self.lists() {
            let Some(text) = list else { continue };
            let (list, errors) = notation::parse_pieces(self.game, &text.value, &langs);
            good &= errors.is_empty();
            out.extend(errors.into_iter().map(|error| parse_error("bad-piece-list", &text.span, error)));
            warn_look_alikes(&text.span, &list.look_alikes, out);
            for man in list.men {
                if position.at(man.point).is_some_and(|other| other.side() != side) {
                    let name = self.game.spec().board.name(man.point);
                    let message = format!("both sides have a man on `{name}`");
                    out.push(Diagnostic::error("bad-piece-list", text.span.sub(man.range), message));
                    good = false;
                }
                position.set(man.point, Some(Piece::new(side, man.kind)));
            }
        }
        // What the author does not say is as in the array.
        let start = notation::parse_position(self.game, self.game.spec().start).ok()?;
        position.state.rights = start.state.rights;
        good.then_some(position)
    }

    /// The position with the turn and the other state that the block gives.
    fn with_state(&self, mut position: Position, out: &mut Vec<Diagnostic>) -> Option<Position> {
        let fields = &self.block.fields;
        let known = self.game.spec().fields;
        let mut good = true;
        if let Some(turn) = &fields.turn {
            position.state.turn = side(turn.value);
        }
        if let Some(text) = &fields.rights {
            let letters = known.iter().find_map(|field| match field {
                Field::Rights(letters) => Some(*letters),
                _ => None,
            });
            match letters.map(|letters| rights(letters, &text.value)) {
                Some(Ok(rights)) => position.state.rights = rights,
                Some(Err(bad)) => {
                    let expected = letters.unwrap_or_default();
                    let message = format!("`{bad}` is not a right; expected letters of `{expected}`, or `-`");
                    out.push(Diagnostic::error("bad-rights", text.span.clone(), message));
                    good = false;
                }
                None => good &= self.not_a_field("rights", &text.span, out),
            }
        }
        if let Some(plies) = &fields.count_since {
            if known.iter().any(|field| matches!(field, Field::Quiet | Field::OptionalQuiet)) {
                position.state.quiet = plies.value;
            } else {
                good &= self.not_a_field("count-since", &plies.span, out);
            }
        }
        for (key, text, has) in [
            ("hands", &fields.hands, known.contains(&Field::Hands)),
            ("target", &fields.target, known.contains(&Field::Target)),
        ] {
            if let Some(text) = text
                && !has
            {
                good &= self.not_a_field(key, &text.span, out);
            }
        }
        good.then_some(position)
    }

    fn not_a_field(&self, key: &str, span: &Span, out: &mut Vec<Diagnostic>) -> bool {
        let message = format!("positions of {} have no `{key}`", self.game.spec().id);
        out.push(Diagnostic::error("no-such-state", span.clone(), message).hint("leave this line out"));
        false
    }

    /// The position if the game accepts it; unfinished ones only in a study.
    fn accepted(&self, mut position: Position, place: &Span, out: &mut Vec<Diagnostic>) -> Option<Position> {
        let objections = self.game.objections(&position);
        if !objections.is_empty() {
            let message = "the game does not accept this position";
            let mut diagnostic = Diagnostic::error("refused-position", place.clone(), message);
            let sentence = |objection| explain::objection(self.game, objection, self.context.english);
            diagnostic.notes = objections.iter().map(sentence).collect();
            out.push(diagnostic);
            return None;
        }
        position.state.study = self.game.incomplete(&position);
        if position.state.study && self.block.fields.study.is_none() && !self.block.tries(&["study"]) {
            let message = "a side has no king here, so this is a study and must say so";
            out.push(
                Diagnostic::error("not-marked-study", place.clone(), message)
                    .hint("add the line `study: yes`, or the missing king"),
            );
        }
        Some(position)
    }

    /// The scene after the moves of `after`.
    fn played(&self, position: Position, out: &mut Vec<Diagnostic>) -> Option<Scene> {
        let mut scene = Scene { game: self.game, position, last: None };
        let Some(after) = &self.block.fields.after else { return Some(scene) };
        let langs = self.context.reading(self.lesson);
        let (found, error) = notation::find_moves(self.game, &position, &after.value, &langs);
        for played in found {
            warn_look_alikes(&after.span, &played.written.look_alikes, out);
            scene.last = Some((scene.position, played.mv));
            scene.position = scene.position.apply(&played.mv);
            check_sign(self.game, &scene.position, &after.span, &played, out);
        }
        match error {
            None => Some(scene),
            Some(error) => {
                let english = self.context.english;
                out.push(move_error(self.game, &scene.position, &after.span, error, english));
                None
            }
        }
    }
}

/// The bits of the rights whose letters are in the text, or the first letter that is none.
fn rights(letters: &str, text: &str) -> Result<u8, char> {
    let mut bits = 0;
    for letter in text.trim().chars().filter(|&letter| letter != '-') {
        bits |= 1 << letters.chars().position(|known| known == letter).ok_or(letter)?;
    }
    Ok(bits)
}

pub(super) const fn side(player: Player) -> Side {
    match player {
        Player::White => Side::White,
        Player::Black => Side::Black,
    }
}
