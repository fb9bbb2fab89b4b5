//! How a block sets up its position: its men, the state beside them, and the moves played from there.

use super::context::Context;
use super::place::{check_sign, find_point, move_error, parse_error, warn_look_alikes};
use super::scene::Scene;
use crate::diag::{Diagnostic, Span, Spanned};
use crate::explain;
use crate::game::{Field, Game};
use crate::lesson::{Block, BlockKind, Player, PositionText, Text};
use crate::notation;
use crate::position::{Piece, Position, Side, State};

/// A block being turned into a scene.
pub(super) struct Setup<'a> {
    pub(super) context: &'a Context<'a>,
    pub(super) lesson: usize,
    pub(super) block: &'a Block,
    pub(super) game: &'static dyn Game,
}

/// The way in which a block gives its position.
pub(super) enum Given<'a> {
    /// By `position`.
    Position(&'a Spanned<PositionText>),
    /// By `white` and `black`; where the lists stand.
    Lists(Span),
    /// By `board`.
    Drawn(&'a Text),
}

impl<'a> Setup<'a> {
    /// How the block gives its position; it must do so in one way.
    pub(super) fn way(&self, out: &mut Vec<Diagnostic>) -> Option<Given<'a>> {
        let fields = &self.block.fields;
        let lists = fields.white.as_ref().or(fields.black.as_ref());
        let ways = [
            fields.position.as_ref().map(|text| (Given::Position(text), text.span.clone(), "by `position`")),
            lists.map(|list| (Given::Lists(list.span.clone()), list.span.clone(), "by piece lists")),
            fields.board.as_ref().map(|text| (Given::Drawn(text), text.span.clone(), "by `board`")),
        ];
        let mut ways = ways.into_iter().flatten();
        let Some((given, place, how)) = ways.next() else {
            if !self.block.tries(&["position", "white", "black", "board"]) {
                let message = format!("this {} has no position", self.block.head.text());
                out.push(Diagnostic::error("no-position", self.block.head.clone(), message).hint(
                    "give `position: start` (or a FEN, or `@id`), `white:` and `black:` piece lists, or a drawn `board:`",
                ));
            }
            return None;
        };
        let Some((_, second, another)) = ways.next() else { return Some(given) };
        out.push(
            Diagnostic::error("two-positions", place, "the position is given twice")
                .label(how)
                .related(second, another)
                .hint("keep one of `position`, `board`, and the lists `white` and `black`"),
        );
        None
    }

    fn lists(&self) -> [(Side, Option<&Text>); 2] {
        let fields = &self.block.fields;
        [(Side::White, fields.white.as_ref()), (Side::Black, fields.black.as_ref())]
    }

    /// The position that the piece lists give.
    pub(super) fn listed(&self, out: &mut Vec<Diagnostic>) -> Option<Position> {
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
        good.then(|| self.with_rights_of_array(position))
    }

    /// The position that a drawn board gives.
    pub(super) fn drawn(&self, text: &Text, out: &mut Vec<Diagnostic>) -> Option<Position> {
        match notation::parse_board(self.game, &text.value) {
            Ok(men) => {
                let mut position = Position::empty(State::NEW);
                men.into_iter().for_each(|(point, man)| position.set(point, Some(man)));
                Some(self.with_rights_of_array(position))
            }
            Err(errors) => {
                out.extend(errors.into_iter().map(|error| parse_error("bad-board", &text.span, error)));
                None
            }
        }
    }

    /// What the author does not say of rights is as in the array, as far as the men are in their places.
    fn with_rights_of_array(&self, mut position: Position) -> Position {
        position.state.study = self.is_study(&position);
        position.state.rights = notation::rights_of_array(self.game, &position);
        position
    }

    /// The position with the turn and the other state that the block gives.
    pub(super) fn with_state(&self, mut position: Position, out: &mut Vec<Diagnostic>) -> Option<Position> {
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
            good &= match letters {
                Some(letters) => {
                    self.field("bad-rights", Field::Rights(letters), text, &mut position.state, out)
                }
                None => self.not_a_field("rights", &text.span, out),
            };
        }
        if let Some(plies) = &fields.count_since {
            if known.iter().any(|field| matches!(field, Field::Quiet | Field::OptionalQuiet)) {
                position.state.quiet = plies.value;
            } else {
                good &= self.not_a_field("count-since", &plies.span, out);
            }
        }
        if let Some(text) = &fields.hands {
            good &= match known.contains(&Field::Hands) {
                true => self.field("bad-hands", Field::Hands, text, &mut position.state, out),
                false => self.not_a_field("hands", &text.span, out),
            };
        }
        if let Some(text) = &fields.target {
            if !known.contains(&Field::Target) {
                good &= self.not_a_field("target", &text.span, out);
            } else if text.value == "-" {
                position.state.target = None;
            } else {
                position.state.target = find_point(self.game.spec().board, text, out);
                good &= position.state.target.is_some();
            }
        }
        good.then_some(position)
    }

    /// Reads a field as it stands in the game's own text; says whether it could be read.
    fn field(
        &self,
        code: &'static str,
        field: Field,
        text: &Text,
        state: &mut State,
        out: &mut Vec<Diagnostic>,
    ) -> bool {
        let read = notation::parse_field(self.game, field, &text.value, state);
        read.map_err(|error| out.push(parse_error(code, &text.span, error))).is_ok()
    }

    fn not_a_field(&self, key: &str, span: &Span, out: &mut Vec<Diagnostic>) -> bool {
        let message = format!("positions of {} have no `{key}`", self.game.spec().id);
        out.push(Diagnostic::error("no-such-state", span.clone(), message).hint("leave this line out"));
        false
    }

    /// Whether the ends that need all men do not apply. In a game that misses no king it is so when the author says so.
    fn is_study(&self, position: &Position) -> bool {
        let misses_kings = self.game.incomplete(&Position::empty(State::NEW));
        // A record takes it over with the position of a block that says so.
        let says = self.block.fields.study.is_some() || self.record() && position.state.study;
        self.game.incomplete(position) || !misses_kings && says
    }

    fn record(&self) -> bool {
        self.block.kind == BlockKind::Record
    }

    /// The position if the game accepts it; unfinished ones only in a study.
    pub(super) fn accepted(
        &self,
        mut position: Position,
        place: &Span,
        out: &mut Vec<Diagnostic>,
    ) -> Option<Position> {
        let taken_over = position.state.study;
        position.state.study = self.is_study(&position);
        let objections = self.game.objections(&position);
        if !objections.is_empty() {
            let message = "the game does not accept this position";
            let mut diagnostic = Diagnostic::error("refused-position", place.clone(), message);
            let sentence = |objection| explain::objection(self.game, objection, self.context.english);
            diagnostic.notes = objections.iter().map(sentence).collect();
            out.push(diagnostic);
            return None;
        }
        let marked = match &self.block.fields.position {
            // The block that the position is taken from says it, or it has been reported there.
            Some(text) if matches!(text.value, PositionText::Of(_)) && taken_over => true,
            Some(text) if self.record() => matches!(text.value, PositionText::Of(_)),
            _ => self.block.fields.study.is_some() || self.block.tries(&["study"]),
        };
        if position.state.study && !marked {
            let message = "a side has no king here, so this is a study and must say so";
            let hint = match self.record() {
                true => {
                    "give the position in a diagram with `study: yes`, and write `position: @` and its id here"
                }
                false => "add the line `study: yes`, or the missing king",
            };
            out.push(Diagnostic::error("not-marked-study", place.clone(), message).hint(hint));
        }
        Some(position)
    }

    /// The scene after the moves of `after`.
    pub(super) fn played(&self, position: Position, out: &mut Vec<Diagnostic>) -> Option<Scene> {
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

/// The side that an author's word names.
pub(super) const fn side(player: Player) -> Side {
    match player {
        Player::White => Side::White,
        Player::Black => Side::Black,
    }
}
