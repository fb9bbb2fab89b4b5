//! What solving an exercise works with: its position, its language, its boards.

use crate::board::{Point, PointSet};
use crate::check::claims::Judge;
use crate::check::context::Context;
use crate::check::whence::Whence;
use crate::check::{picture, show};
use crate::diag::{Diagnostic, Span, Spanned};
use crate::diagram::Diagram;
use crate::explain;
use crate::game::{Game, Look};
use crate::lang::{Arg, Case, Lang};
use crate::lesson::{Block, Fields, Show, Text};
use crate::notation::kind_name;
use crate::position::{Kind, Position, Side, State};

/// The arguments of a message.
pub(super) type Args<'a> = Vec<(&'a str, Arg<'a>)>;

/// An exercise being solved.
pub(super) struct Desk<'a> {
    pub(super) context: &'a Context<'a>,
    pub(super) lesson: usize,
    pub(super) block: &'a Block,
    pub(super) judge: &'a Judge<'a>,
    /// The page's language.
    pub(super) lang: &'a Lang,
    pub(super) id: &'a str,
    pub(super) look: Option<&'static Look>,
}

impl Desk<'_> {
    pub(super) fn game(&self) -> &'static dyn Game {
        self.judge.scene.game
    }

    pub(super) fn position(&self) -> &Position {
        &self.judge.scene.position
    }

    pub(super) fn name(&self, point: Point) -> String {
        self.judge.name(point)
    }

    /// Adds the names that a sentence may need of the man on a point: `man`, `man-gen`, `man-acc`.
    pub(super) fn man(&self, at: Point) -> Args<'static> {
        let Some(man) = self.position().at(at) else { return Vec::new() };
        let form = |case| kind_name(self.game(), man.kind(), self.lang, case).into();
        vec![
            ("man", form(Case::Nominative)),
            ("man-gen", form(Case::Genitive)),
            ("man-acc", form(Case::Accusative)),
            ("at", self.name(at).into()),
        ]
    }

    /// A sentence about the man on a point.
    pub(super) fn of_man(&self, message: &str, at: Point, more: &[(&str, Arg<'_>)]) -> String {
        let mut args: Args<'_> = self.man(at);
        args.extend_from_slice(more);
        self.lang.text(message, &args)
    }

    /// “White to move”
    pub(super) fn to_move(&self) -> String {
        self.lang.attr(explain::side_message(self.position().state.turn), "to-move", &[])
    }

    /// “White’s”
    pub(super) fn side_of(&self, side: Side) -> String {
        self.lang.attr(explain::side_message(side), "possessive", &[])
    }

    /// A sentence about the side to move.
    pub(super) fn of_turn(&self, message: &str) -> String {
        self.lang.text(message, &[("to-move", self.to_move().into())])
    }

    /// What a sentence may need of the hand of the side to move, whose men are not told apart.
    pub(super) fn hand(&self) -> Args<'static> {
        let man = kind_name(self.game(), Kind(0), self.lang, Case::Accusative);
        vec![("to-move", self.to_move().into()), ("man-acc", man.into())]
    }

    /// The points as the page lists them, or the word for none.
    pub(super) fn listed(&self, points: PointSet) -> String {
        match points.is_empty() {
            true => self.lang.text("answer-none", &[]),
            false => format!("{}.", self.judge.names(points).join(", ")),
        }
    }

    /// The board as the task shows it.
    pub(super) fn board(&self) -> Diagram {
        self.blank(self.position(), format!("{}-board", self.id))
    }

    /// The board without men.
    pub(super) fn empty(&self) -> Diagram {
        let mut board =
            self.blank(&Position::empty(State { study: true, ..State::NEW }), format!("{}-board", self.id));
        board.turn = None;
        board.words = self.lang.text("words-empty", &[]);
        board
    }

    fn blank(&self, position: &Position, id: String) -> Diagram {
        picture::with_look(self.game(), position, id, self.lang, self.look)
    }

    /// The board with the answer on it: the overlays and the marks of these fields.
    pub(super) fn solution(&self, fields: &Fields) -> Diagram {
        let blank = |position: &Position| self.blank(position, format!("{}-answer", self.id));
        // All squares are the engine's own: there is nothing to report.
        let mut diagram = show::diagram(self.judge, fields, self.lang, blank, &mut Vec::new());
        let own = &self.block.fields;
        crate::check::page::turned(&mut diagram, own);
        if let Some(corners) = &own.crop {
            let mut cut = diagram.clone();
            let mut lost = Vec::new();
            picture::crop(&mut cut, corners, self.lang, &mut lost);
            if lost.is_empty() {
                diagram = cut;
            }
        }
        diagram
    }

    /// The board with overlays on it.
    pub(super) fn shown(&self, shows: Vec<Show>) -> Diagram {
        let shows = shows.into_iter().map(|show| Spanned::new(show, self.place()));
        self.solution(&Fields { show: Some(shows.collect()), ..Fields::default() })
    }

    /// The board with these squares pointed out.
    pub(super) fn marked(&self, points: PointSet) -> Option<Diagram> {
        let squares: Vec<Text> = points.iter().map(|point| self.word(self.name(point))).collect();
        (!squares.is_empty()).then(|| self.shown(vec![Show::Mark(squares)]))
    }

    /// A word of the engine's own in the place of an author's.
    pub(super) fn word(&self, word: String) -> Text {
        Text::new(word, self.place())
    }

    /// The square, or the word for the hand.
    pub(super) fn start(&self, whence: Whence) -> Text {
        self.word(self.judge.word(whence))
    }

    /// Where what has no place of its own is reported.
    pub(super) fn place(&self) -> Span {
        self.block.head.clone()
    }

    /// The language in which the answer was written, or else the task: a translation may inherit either from the source
    /// language.
    pub(super) fn written_in(&self) -> &Lang {
        let fields = &self.block.fields;
        let lesson = self.context.lesson(self.lesson);
        let answer = fields.answer.as_ref().map(|answer| &answer.span);
        let place = answer.or(fields.task.as_ref().map(|task| &task.span));
        let own = place.is_none_or(|place| place.source.path == lesson.source.path);
        if own { self.lang } else { self.context.langs.first().copied().unwrap_or(self.judge.english) }
    }

    /// Reports a finished game, in which there is nothing to find.
    pub(super) fn must_go_on(&self, place: &Span, out: &mut Vec<Diagnostic>) -> Option<()> {
        let Some(end) = self.game().outcome(self.position()) else { return Some(()) };
        let says = explain::outcome(self.game(), &end, self.judge.english);
        out.push(
            Diagnostic::error("game-over", place.clone(), "the game is over in this position")
                .note(says)
                .hint("ask before the last move"),
        );
        None
    }
}
