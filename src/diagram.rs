//! A diagram as plain, resolved data: a board, glyphs placed on it, marks, arrows, a caption and its words.
//!
//! Nothing here knows a rule: what a mark says was decided before the diagram was made.

mod plain;

use crate::board::{Board, Point, PointSet};

pub use self::plain::plain;

/// Which side's first rank is at the bottom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum View {
    /// White's first rank is at the bottom.
    #[default]
    White,
    /// Black's first rank is at the bottom.
    Black,
}

/// The two shades of men.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shade {
    /// White's men.
    Light,
    /// Black's men.
    Dark,
}

/// A glyph placed on a point.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Man {
    /// Where it stands.
    pub at: Point,
    /// The glyph's name in the glyph table, such as `ritter`.
    pub glyph: &'static str,
    /// Whose it is.
    pub shade: Shade,
}

/// What a mark on a point says. Each has its own shape, colour and line in the legend.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum MarkKind {
    /// The man whose moves are shown stands here.
    Origin,
    /// A move to an empty point.
    Move,
    /// A move that takes.
    Capture,
    /// A man that a move takes elsewhere than where it arrives.
    Taken,
    /// A point that may not be entered; the number tells the reason in the legend, from 1.
    Refused(u8),
    /// A point that is struck.
    Strike,
    /// A man that cannot move.
    Frozen,
    /// A point of the zone in question.
    Zone,
    /// The start or the end of the last move.
    LastMove,
    /// A point that the author points out.
    Marked,
    /// A short text set on the point: an author's label, a force ratio.
    Text(String),
}

/// A mark on a point.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    /// Where.
    pub at: Point,
    /// What it says.
    pub kind: MarkKind,
}

/// What an arrow says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ArrowKind {
    /// Set by the author.
    Plain,
    /// A move just played.
    LastMove,
}

/// An arrow from point to point.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arrow {
    /// Where it starts.
    pub from: Point,
    /// Where it points.
    pub to: Point,
    /// What it says.
    pub kind: ArrowKind,
}

/// A line of the legend.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LegendLine {
    /// The mark that it explains.
    pub mark: Sign,
    /// What the mark means, in the page's language.
    pub text: String,
}

/// What a legend line shows before its text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sign {
    /// A mark on a point.
    Mark(MarkKind),
    /// An arrow.
    Arrow(ArrowKind),
    /// The bounds of a zone that every picture of this board shows.
    Bounds,
}

/// A board ready to be drawn or read aloud.
#[derive(Debug, Clone)]
pub struct Diagram {
    /// A name unique on its page, for the ids inside the picture.
    pub id: String,
    /// The board.
    pub board: &'static Board,
    /// Which side is at the bottom.
    pub view: View,
    /// The glyphs on their points.
    pub men: Vec<Man>,
    /// The marks, in drawing order.
    pub marks: Vec<Mark>,
    /// The arrows, in drawing order.
    pub arrows: Vec<Arrow>,
    /// The zones whose bounds are drawn.
    pub bounds: Vec<PointSet>,
    /// Men in hand beside the board: how many of which glyph, White's first.
    pub hands: Vec<(u8, &'static str, Shade)>,
    /// The part of the board that is drawn, where it is not all of it: the points of two opposite corners.
    pub crop: Option<(Point, Point)>,
    /// Whose turn it is, where the diagram shows it.
    pub turn: Option<Shade>,
    /// The text alternative's first line: what the picture is.
    pub title: String,
    /// The text alternative: the position and the marks in words.
    pub words: String,
    /// The lines of the legend.
    pub legend: Vec<LegendLine>,
}
