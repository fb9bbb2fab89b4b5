//! Records of games: the moves as they are set in books, with comments, variations and boards between them.
//!
//! Every move carries the position after it, so that a script can replay the game without knowing its rules: the moves of
//! a record are counted from 1 as they stand on the page, and each names the one after which it is played, 0 for none.

use serde::Serialize;

use super::address::Places;
use super::figure::{Figures, Stand};
use super::templates::TemplateError;
use crate::book::{Aside, Lang, Player, Record, RecordLine, RecordPly, Turn};

/// What the template of a record is told.
#[derive(Debug, Serialize)]
struct View<'a> {
    id: &'a str,
    title: &'a str,
    game: &'a str,
    /// The position from which it was played.
    fen: &'a str,
    /// The glyph set, where it is not the game's own.
    look: Option<&'a str>,
    /// Whether a script replays it.
    live: bool,
    /// That position as a board, where it is not the array.
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
        /// The move that it is on.
        of: usize,
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
    #[serde(flatten)]
    what: What<'a>,
    /// Parentheses after it.
    close: String,
}

#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum What<'a> {
    Ply {
        /// Its place in the record.
        at: usize,
        /// The move after which it is played.
        after: usize,
        /// The number of the move, as a move of its side that stands alone has it.
        turn: String,
        /// The same, where it stands before this one.
        number: Option<String>,
        text: &'a str,
        sign: Option<&'static str>,
        /// The position after it.
        fen: &'a str,
        from: Option<&'a str>,
        to: Option<&'a str>,
        says: &'a str,
    },
    Comment {
        /// The move that it is on.
        of: usize,
        text: &'a str,
    },
}

#[derive(Debug, Serialize)]
struct Conclusion<'a> {
    score: &'static str,
    sentence: &'a str,
    /// The way to the rule that the sentence tells of.
    rule: Option<String>,
}

/// The record as it stands on its page; `numbers` are those of the boards that it shows.
pub(crate) fn html(
    figures: &Figures<'_>,
    places: Places<'_>,
    record: &Record,
    numbers: &[String],
) -> Result<String, TemplateError> {
    let start = match record.from_array {
        true => None,
        false => {
            let stand = Stand { game: record.game, fen: &record.fen };
            Some(figures.board(&record.start, None, Some(stand), true)?)
        }
    };
    let parts =
        Setting { figures, record, numbers, parts: Vec::new(), words: Vec::new(), count: 0 }.main_line()?;
    let result = record.result.as_ref().map(|result| {
        let rule = result.rule.and_then(|id| places.rule(record.game, id));
        Conclusion { score: result.score, sentence: &result.sentence, rule }
    });
    let (id, title, game, fen) = (&*record.id, &*record.title, record.game, &*record.fen);
    figures.fill(
        "record.html",
        &View { id, title, game, fen, look: figures.look, live: figures.is_live(), start, parts, result },
    )
}

/// A record being set.
struct Setting<'a, 'b> {
    figures: &'b Figures<'b>,
    record: &'a Record,
    /// The numbers of the boards that it shows.
    numbers: &'b [String],
    parts: Vec<Part<'a>>,
    /// The moves of the open paragraph.
    words: Vec<Word<'a>>,
    /// How many moves have been set.
    count: usize,
}

impl<'a> Setting<'a, '_> {
    fn main_line(mut self) -> Result<Vec<Part<'a>>, TemplateError> {
        let line = &self.record.line;
        self.parts.extend(line.opening.iter().map(|text| Part::Comment { of: 0, text }));
        let mut after = 0;
        for (at, ply) in line.plies.iter().enumerate() {
            let first = self.words.is_empty();
            let before = at.checked_sub(1).map(|at| &line.plies[at]);
            let word = ply_word(ply, before, first, after, &mut self.count, self.figures.lang);
            self.words.push(word);
            let here = self.count;
            let boards = self.record.shown.iter().enumerate().filter(|(_, shown)| shown.ply == at);
            for (board, shown) in boards {
                self.end_moves();
                let number = self.numbers.get(board).map(String::as_str);
                let html = self.figures.numbered(number, &shown.figure)?;
                self.parts.push(Part::Board { html });
            }
            for aside in &ply.asides {
                self.end_moves();
                let part = match aside {
                    Aside::Comment(text) => Part::Comment { of: here, text },
                    Aside::Variation(line) => {
                        let mut words = Vec::new();
                        variation(line, &mut words, after, &mut self.count, self.figures.lang);
                        Part::Variation { words }
                    }
                };
                self.parts.push(part);
            }
            after = here;
        }
        self.end_moves();
        Ok(self.parts)
    }

    fn end_moves(&mut self) {
        if !self.words.is_empty() {
            self.parts.push(Part::Played { words: std::mem::take(&mut self.words) });
        }
    }
}

/// A move, with its number at a turn of White's and at the start of a run of moves; it is counted.
fn ply_word<'a>(
    ply: &'a RecordPly,
    before: Option<&RecordPly>,
    first: bool,
    after: usize,
    count: &mut usize,
    lang: &Lang,
) -> Word<'a> {
    *count += 1;
    let begins = before.is_none_or(|before| before.turn != ply.turn);
    let numbered = first || begins && ply.turn.player == Player::White;
    let turn = number(ply.turn, lang);
    let [from, to] = ply.ends.each_ref().map(Option::as_deref);
    Word::new(What::Ply {
        at: *count,
        after,
        number: numbered.then(|| turn.clone()),
        turn,
        text: &ply.text,
        sign: ply.sign,
        fen: &ply.fen,
        from,
        to,
        says: &ply.says,
    })
}

/// The number of a move: `12.`, `12…`.
fn number(turn: Turn, lang: &Lang) -> String {
    let id = match turn.player {
        Player::White => "record-white",
        Player::Black => "record-black",
    };
    lang.text(id, &[("number", usize::from(turn.number).into())])
}

impl<'a> Word<'a> {
    fn new(what: What<'a>) -> Word<'a> {
        Word { open: String::new(), what, close: String::new() }
    }
}

/// Adds the words of a variation, in parentheses, and of those within it. It is played after the given move.
fn variation<'a>(
    line: &'a RecordLine,
    words: &mut Vec<Word<'a>>,
    mut after: usize,
    count: &mut usize,
    lang: &Lang,
) {
    let start = words.len();
    let comment = |of: usize, text: &'a String| Word::new(What::Comment { of, text });
    // What opens a variation is said of its first move.
    let first_move = *count + 1;
    words.extend(line.opening.iter().map(|text| comment(first_move, text)));
    let mut first = true;
    for (at, ply) in line.plies.iter().enumerate() {
        let before = at.checked_sub(1).map(|at| &line.plies[at]);
        words.push(ply_word(ply, before, first, after, count, lang));
        let here = *count;
        first = !ply.asides.is_empty();
        for aside in &ply.asides {
            match aside {
                Aside::Comment(text) => words.push(comment(here, text)),
                Aside::Variation(line) => variation(line, words, after, count, lang),
            }
        }
        after = here;
    }
    if let Some(word) = words.get_mut(start) {
        word.open.insert(0, '(');
    }
    if let Some(word) = words[start..].last_mut() {
        word.close.push(')');
    }
}
