//! Records of games: the moves as they are set in books, with comments, variations and boards between them.

use serde::Serialize;

use super::address::Places;
use super::figure::{Figures, Stand};
use super::templates::SiteError;
use crate::book::{Aside, Lang, Player, Record, RecordLine, RecordPly};

/// What the template of a record is told.
#[derive(Debug, Serialize)]
struct View<'a> {
    id: &'a str,
    title: &'a str,
    /// The position from which it was played, where it is not the array.
    start: Option<String>,
    parts: Vec<Part<'a>>,
    result: Option<Conclusion<'a>>,
}

/// A paragraph of the record, or a board.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Part<'a> {
    /// Moves that were played.
    Played {
        words: Vec<Word<'a>>,
    },
    /// What else could have been played.
    Variation {
        words: Vec<Word<'a>>,
    },
    Comment {
        text: &'a str,
    },
    Board {
        html: String,
    },
}

/// A move, or a comment within a variation.
#[derive(Debug, Serialize)]
struct Word<'a> {
    /// Parentheses before it.
    open: String,
    /// The number of the move, where one stands before it.
    number: Option<String>,
    /// The move, or nothing.
    ply: Option<&'a str>,
    sign: Option<&'static str>,
    comment: Option<&'a str>,
    /// Parentheses after it.
    close: String,
}

#[derive(Debug, Serialize)]
struct Conclusion<'a> {
    score: &'static str,
    sentence: &'a str,
    /// The way to the rule that the sentence tells of.
    rule: Option<String>,
}

/// The record as it stands on its page.
pub(super) fn html(figures: &Figures<'_>, places: Places<'_>, record: &Record) -> Result<String, SiteError> {
    let start = match record.from_array {
        true => None,
        false => {
            let stand = Stand { game: record.game, fen: &record.fen };
            Some(figures.board(&record.start, None, Some(stand), true)?)
        }
    };
    let mut setting = Setting { figures, record, parts: Vec::new(), words: Vec::new() };
    setting.main_line()?;
    let result = record.result.as_ref().map(|result| {
        let rule = result.rule.and_then(|id| places.rule(record.game, id));
        Conclusion { score: result.score, sentence: &result.sentence, rule }
    });
    let view = View { id: &record.id, title: &record.title, start, parts: setting.parts, result };
    figures.templates.fill("record.html", &view)
}

/// A record being set.
struct Setting<'a, 'b> {
    figures: &'b Figures<'b>,
    record: &'a Record,
    parts: Vec<Part<'a>>,
    /// The moves of the open paragraph.
    words: Vec<Word<'a>>,
}

impl<'a> Setting<'a, '_> {
    fn main_line(&mut self) -> Result<(), SiteError> {
        let line = &self.record.line;
        self.parts.extend(line.opening.iter().map(|text| Part::Comment { text }));
        for (at, ply) in line.plies.iter().enumerate() {
            let first = self.words.is_empty();
            let word = word(ply, at.checked_sub(1).map(|at| &line.plies[at]), first, self.figures.lang);
            self.words.push(word);
            let boards = self.record.shown.iter().filter(|shown| shown.ply == at);
            for shown in boards {
                self.end_moves();
                let html = self.figures.numbered(shown.number.as_deref(), &shown.figure)?;
                self.parts.push(Part::Board { html });
            }
            for aside in &ply.asides {
                self.end_moves();
                self.parts.push(match aside {
                    Aside::Comment(text) => Part::Comment { text },
                    Aside::Variation(line) => {
                        let mut words = Vec::new();
                        variation(line, &mut words, self.figures.lang);
                        Part::Variation { words }
                    }
                });
            }
        }
        self.end_moves();
        Ok(())
    }

    fn end_moves(&mut self) {
        if !self.words.is_empty() {
            self.parts.push(Part::Played { words: std::mem::take(&mut self.words) });
        }
    }
}

/// A move, with its number at a turn of White's and at the start of a run of moves.
fn word<'a>(ply: &'a RecordPly, before: Option<&RecordPly>, first: bool, lang: &Lang) -> Word<'a> {
    let turn = ply.turn;
    let begins = before.is_none_or(|before| before.turn != turn);
    let id = match turn.player {
        Player::White => "record-white",
        Player::Black => "record-black",
    };
    let numbered = first || begins && turn.player == Player::White;
    Word {
        number: numbered.then(|| lang.text(id, &[("number", usize::from(turn.number).into())])),
        ply: Some(&ply.text),
        sign: ply.sign,
        ..Word::empty()
    }
}

impl Word<'_> {
    fn empty() -> Self {
        Word { open: String::new(), number: None, ply: None, sign: None, comment: None, close: String::new() }
    }
}

/// Adds the words of a variation, in parentheses, and of those within it.
fn variation<'a>(line: &'a RecordLine, words: &mut Vec<Word<'a>>, lang: &Lang) {
    let start = words.len();
    let comment = |text: &'a String| Word { comment: Some(text), ..Word::empty() };
    words.extend(line.opening.iter().map(comment));
    let mut first = true;
    for (at, ply) in line.plies.iter().enumerate() {
        words.push(word(ply, at.checked_sub(1).map(|at| &line.plies[at]), first, lang));
        first = !ply.asides.is_empty();
        for aside in &ply.asides {
            match aside {
                Aside::Comment(text) => words.push(comment(text)),
                Aside::Variation(line) => variation(line, words, lang),
            }
        }
    }
    if let Some(word) = words.get_mut(start) {
        word.open.insert(0, '(');
    }
    if let Some(word) = words[start..].last_mut() {
        word.close.push(')');
    }
}
