//! The one way in which a value's words and signs are set: blanks after separators, around arrows and before reasons. What
//! the value says does not change by it.

use super::super::written::Written;
use super::token::{Comma, Kind, tokens};
use crate::diag::Source;

/// A part of a value that is kept on one line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::lesson) struct Atom {
    /// Its text; blanks within it are single.
    pub(in crate::lesson) text: String,
    /// Whether a group of squares, or another item that a semicolon ends, is complete with it.
    pub(in crate::lesson) ends_group: bool,
}

impl Atom {
    fn new(text: impl Into<String>) -> Atom {
        Atom { text: text.into(), ends_group: false }
    }

    /// Whether a separator stands at its end.
    fn is_closed(&self) -> bool {
        self.text.ends_with([',', ';'])
    }
}

/// How a value is put together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// Words: also moves, in which a comma may be part of a move.
    Words,
    /// Names and squares between separators.
    Men,
    /// Sentences between separators, each on one line.
    Sentences(Comma),
    /// Lists of squares, which may be broken anywhere.
    Squares,
    /// Lists of squares after a move, which is left as it is.
    Takings,
}

fn shape(key: &str) -> Shape {
    match key {
        "white" | "black" => Shape::Men,
        "show" | "state" | "show after" | "count" | "result" => Shape::Sentences(Comma::Separates),
        "force" => Shape::Sentences(Comma::Decimal),
        "exactly" | "legal" | "illegal" | "strikes" | "marks" | "layout" => Shape::Squares,
        "vanish" => Shape::Takings,
        _ => Shape::Words,
    }
}

/// Whether the value is a list of groups, each of which may have a line to itself.
pub(in crate::lesson) fn has_groups(key: &str) -> bool {
    matches!(shape(key), Shape::Squares | Shape::Takings | Shape::Sentences(_))
}

/// The parts of a value, its comments left out. Separators that part nothing are dropped.
pub(in crate::lesson) fn atoms(key: &str, value: &str) -> Vec<Atom> {
    let mut atoms = match shape(key) {
        Shape::Words => value.split_ascii_whitespace().map(Atom::new).collect(),
        Shape::Men => men(value),
        Shape::Sentences(comma) => spaced(value, comma, true),
        Shape::Squares => spaced(value, Comma::Separates, false),
        Shape::Takings => takings(value),
    };
    if let (Some(last), false) = (atoms.last_mut(), shape(key) == Shape::Words) {
        last.text.truncate(last.text.trim_end_matches([',', ';', ' ']).len());
        last.ends_group = true;
    }
    atoms
}

/// The value in one line.
pub(in crate::lesson) fn canonical(key: &str, value: &str) -> String {
    let atoms = atoms(key, value).into_iter().map(|atom| atom.text);
    atoms.collect::<Vec<_>>().join(" ")
}

fn men(value: &str) -> Vec<Atom> {
    let items = value.split_inclusive([',', ';']).map(|item| {
        let words: Vec<&str> = item.trim_end_matches([',', ';']).split_whitespace().collect();
        let separator = if item.ends_with(';') { ";" } else { "," };
        (words.join(" "), separator)
    });
    items
        .filter(|(words, _)| !words.is_empty())
        .map(|(words, separator)| Atom { ends_group: separator == ";", text: words + separator })
        .collect()
}

/// Tokens with the blanks that belong between them. Whole sentences are parts, or else single squares with what belongs
/// to them.
fn spaced(value: &str, comma: Comma, sentences: bool) -> Vec<Atom> {
    let mut written = Written::new(&Source::new("", value), 0);
    written.push(value, 0..value.len());
    let mut atoms: Vec<Atom> = Vec::new();
    let mut bound = false;
    for token in tokens(&written, comma, &mut Vec::new()) {
        let text = match token.kind {
            Kind::Parenthesis if token.as_str().ends_with(')') => format!("({})", token.inner().value),
            _ => token.as_str().to_owned(),
        };
        let open = atoms.last_mut().filter(|last| !last.is_closed());
        match (token.kind, open) {
            (Kind::Separator, Some(last)) => {
                last.text.push_str(&text);
                last.ends_group = text == ";";
            }
            (Kind::Separator, None) => {}
            (Kind::Word, Some(last)) if sentences || bound => {
                last.text.push(' ');
                last.text.push_str(&text);
            }
            (Kind::Word, _) => atoms.push(Atom::new(text)),
            (_, Some(last)) => {
                last.text.push(' ');
                last.text.push_str(&text);
            }
            (_, None) => atoms.push(Atom::new(text)),
        }
        bound = matches!(token.kind, Kind::Equals | Kind::Colon);
    }
    atoms
}

/// `MOVE -> squares`, with semicolons between.
fn takings(value: &str) -> Vec<Atom> {
    let mut atoms = Vec::new();
    for item in value.split(';').filter(|item| !item.trim().is_empty()) {
        let arrow = ["->", "→"].into_iter().filter_map(|sign| Some((item.find(sign)?, sign))).min();
        let (played, sign, squares) = match arrow {
            Some((at, sign)) => (&item[..at], sign, &item[at + sign.len()..]),
            None => (item, "", ""),
        };
        let head: Vec<&str> =
            played.split_whitespace().chain([sign]).filter(|word| !word.is_empty()).collect();
        atoms.push(Atom::new(head.join(" ")));
        atoms.extend(spaced(squares, Comma::Separates, false));
        if let Some(last) = atoms.last_mut() {
            last.text.push(';');
            last.ends_group = true;
        }
    }
    atoms
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_have_the_blanks_that_belong_to_them() {
        for (key, value, expected) in [
            ("white", "Ritter  c2,Knecht a2 b2 ;h3,", "Ritter c2, Knecht a2 b2; h3"),
            ("exactly", "c2->b2 c3,xd2;d4 →none ;", "c2 -> b2 c3, xd2; d4 → none"),
            ("illegal", "c2 -> c1( castle ) c4(force)", "c2 -> c1 (castle) c4 (force)"),
            ("force", "d2=2:1½ , e4 = 1,5:2", "d2 = 2 : 1½, e4 = 1,5 : 2"),
            ("count", "e5=16,moves  =3", "e5 = 16, moves = 3"),
            ("show", "moves c2,label e4 \"a, b\"", "moves c2, label e4 \"a, b\""),
            ("vanish", "Rf6xc6,f2->c6 f2;a1a2→none", "Rf6xc6,f2 -> c6 f2; a1a2 → none"),
            ("answer", "Rf6xc6,f2,  Kb1", "Rf6xc6,f2, Kb1"),
            ("result", "white wins(mate)", "white wins (mate)"),
            ("caption", "One,\ttwo ;three", "One, two ;three"),
        ] {
            assert_eq!(canonical(key, value), expected, "{key}");
            assert_eq!(canonical(key, expected), expected, "{key} is not stable");
        }
    }

    #[test]
    fn a_square_keeps_its_reason_and_a_claim_its_number() {
        let texts = |key, value| atoms(key, value).into_iter().map(|atom| atom.text).collect::<Vec<_>>();
        assert_eq!(texts("illegal", "c2 -> c1 (castle) a2"), ["c2 ->", "c1 (castle)", "a2"]);
        assert_eq!(texts("count", "e5 = 16, white castle = 2"), ["e5 = 16,", "white castle = 2"]);
    }
}
