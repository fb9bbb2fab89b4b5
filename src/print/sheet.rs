//! What the style sheet of a print page cannot know: the paper, the running heads, and the words before page numbers.

use std::fmt::Write;

use super::Paper;
use crate::volume::{Kind, Volume};

/// What the names of the runs of pages begin with, as classes and as page names.
pub(super) const PAGE: &str = "run-";

/// Links that name their page on paper.
const NAMED: &str = "a:is(.to-figure, .to-page, .to-rule, .to-answer, .to-hint, .to-exercise, .place)";

/// Measures of a paper: its name, the margins (top, sides, bottom) and the height between them in millimetres, the size of the
/// text in points, and the width of a full board of eight squares in millimetres.
struct Measures {
    name: &'static str,
    margins: (f64, f64, f64),
    height: f64,
    text: f64,
    board: f64,
}

impl Paper {
    fn measures(self) -> Measures {
        match self {
            Paper::A4 => {
                Measures { name: "A4", margins: (23.0, 33.0, 24.0), height: 297.0, text: 10.5, board: 58.0 }
            }
            Paper::A5 => {
                Measures { name: "A5", margins: (17.0, 15.0, 18.0), height: 210.0, text: 9.0, board: 50.0 }
            }
            Paper::Letter => Measures {
                name: "letter",
                margins: (21.0, 36.0, 22.0),
                height: 279.4,
                text: 10.5,
                board: 62.0,
            },
        }
    }
}

/// The width of the picture of a full board, in its own units.
const FULL: f64 = 408.0;

/// The rules for this volume and paper; `heads` are the titles of the runs of pages and what they begin with.
pub(super) fn style(volume: &Volume<'_>, paper: Paper, heads: &[(&str, Kind)]) -> String {
    let Measures { name, margins: (top, side, bottom), height, text, board } = paper.measures();
    let (unit, height) = (board / FULL, height - top - bottom);
    let book = string(volume.game.unwrap_or(volume.title));
    let mut css = format!(
        "@page {{ size: {name}; margin: {top}mm {side}mm {bottom}mm; }}\n\
         @page :left {{ @top-left {{ content: {book}; }} }}\n\
         @media print {{ :root {{ --unit: {unit:.4}mm; --text: {text}pt; --height: {height:.1}mm; }} }}\n"
    );
    for (number, (title, kind)) in heads.iter().enumerate() {
        let title = string(title);
        let _ = write!(
            css,
            ".{PAGE}{number} {{ page: {PAGE}{number}; }}\n\
             @page {PAGE}{number}:right {{ @top-right {{ content: {title}; }} }}\n"
        );
        // A game on one page needs room, and its page may be taken out of the book.
        if *kind == Kind::Sheet {
            let side = side * 0.6;
            let _ = writeln!(css, "@page {PAGE}{number} {{ margin: {top}mm {side:.1}mm {bottom}mm; }}");
        }
    }
    // A browser that cannot count the pages of targets drops these lines.
    let said = volume.lang.text("site-on-page", &[("number", "\u{0}".into())]);
    let (before, after) = said.split_once('\u{0}').unwrap_or((&said, ""));
    let number = "target-counter(attr(href url), page)";
    let _ = write!(
        css,
        "@media print {{\n{NAMED}::after {{ content: {} {number} {}; }}\n.toc a::after {{ content: {number}; }}\n}}",
        string(&format!(" ({before}")),
        string(&format!("{after})")),
    );
    css
}

/// The text as a string of CSS, fit for a `style` element.
fn string(text: &str) -> String {
    let mut string = "\"".to_owned();
    for c in text.chars() {
        match c {
            '"' | '\\' | '<' | '\n' => {
                let _ = write!(string, "\\{:x} ", u32::from(c));
            }
            c => string.push(c),
        }
    }
    string.push('"');
    string
}

#[cfg(test)]
mod tests {
    use super::string;

    #[test]
    fn titles_cannot_leave_their_string_or_the_style() {
        assert_eq!(string("a \"b\" \\ </style>"), "\"a \\22 b\\22  \\5c  \\3c /style>\"");
    }
}
