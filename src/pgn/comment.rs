//! What a comment says, and the shapes that programs draw by it: `[%csl Gd4,Rc3] [%cal Ge2e4]`.

use crate::board::{Board, Point};

/// Squares that are marked and arrows that are drawn.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Shapes {
    pub(super) marks: Vec<Point>,
    pub(super) arrows: Vec<(Point, Point)>,
}

impl Shapes {
    pub(super) fn is_empty(&self) -> bool {
        self.marks.is_empty() && self.arrows.is_empty()
    }

    /// The value of `show`.
    pub(super) fn show(&self, board: &Board) -> String {
        let mut items = Vec::new();
        if !self.marks.is_empty() {
            let names: Vec<String> = self.marks.iter().map(|&point| board.name(point)).collect();
            items.push(format!("mark {}", names.join(" ")));
        }
        items.extend(
            self.arrows.iter().map(|&(from, to)| format!("arrow {} {}", board.name(from), board.name(to))),
        );
        items.join(", ")
    }
}

/// The words of a comment as a record may hold them, and its shapes, which are added to those given. What else programs
/// note in brackets (clocks, evaluations) is left out.
pub(super) fn read(text: &str, board: &Board, shapes: &mut Shapes) -> String {
    let mut words = String::new();
    let mut rest = text;
    while let Some(start) = rest.find("[%") {
        let Some(length) = rest[start..].find(']') else { break };
        words.push_str(&rest[..start]);
        words.push(' ');
        shape(&rest[start + 2..start + length], board, shapes);
        rest = &rest[start + length + 1..];
    }
    words.push_str(rest);
    // `[#]` is a program's wish for a board.
    plain(&words.replace("[#]", " "))
}

/// A text that neither a comment's braces nor a block's fences could trip over.
pub(super) fn plain(text: &str) -> String {
    let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let text = text.replace('{', "(").replace('}', ")").replace("```", "'''").replace("~~~", "---");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn shape(command: &str, board: &Board, shapes: &mut Shapes) {
    let (name, values) = command.split_once(char::is_whitespace).unwrap_or((command, ""));
    for value in values.split(',').map(str::trim) {
        // The first letter is a colour, which a diagram does not tell.
        let Some((_, squares)) = value.split_at_checked(1) else { continue };
        let half = squares.len() / 2;
        match name {
            "csl" => {
                let mark = board.point(squares).filter(|point| !shapes.marks.contains(point));
                shapes.marks.extend(mark);
            }
            "cal" => {
                let ends = squares.split_at_checked(half);
                let arrow = ends.and_then(|(from, to)| Some((board.point(from)?, board.point(to)?)));
                shapes
                    .arrows
                    .extend(arrow.filter(|arrow| arrow.0 != arrow.1 && !shapes.arrows.contains(arrow)));
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_are_taken_out_and_what_programs_note_is_left_out() {
        let board = Board::squares(8, 8, &[]);
        let mut shapes = Shapes::default();
        let text = "[%csl Gd4,Rc3,Gd4] Good {really} [%cal Ge2e4,Rz9z8][%eval 0.3] [%clk 0:01:00]move [#]";
        assert_eq!(read(text, &board, &mut shapes), "Good (really) move");
        assert_eq!(shapes.show(&board), "mark d4 c3, arrow e2 e4");
        assert_eq!(read("[%csl", &board, &mut shapes), "[%csl");
    }
}
