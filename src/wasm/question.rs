//! The words of a question, read one after another.

use std::str::Split;

use super::json::Json;
use crate::board::Point;
use crate::explain;
use crate::game::Game;
use crate::games::{self, GAMES};
use crate::lang::Lang;
use crate::notation::{ParseError, parse_point, parse_position};
use crate::position::{Position, Side, State};

/// What is wrong with a question.
#[derive(Debug)]
pub(super) struct Wrong {
    pub(super) error: String,
    /// What to do.
    pub(super) hint: Option<String>,
}

impl From<ParseError> for Wrong {
    fn from(error: ParseError) -> Wrong {
        Wrong { error: error.message, hint: error.hint }
    }
}

impl Wrong {
    pub(super) fn new(error: impl Into<String>) -> Wrong {
        Wrong { error: error.into(), hint: None }
    }

    /// The answer to such a question.
    pub(super) fn into_json(self) -> Json {
        let answer = Json::object([("error", Json::Text(self.error))]);
        match self.hint {
            Some(hint) => answer.with("hint", Json::Text(hint)),
            None => answer,
        }
    }
}

/// The words of a question that are still to be read, and the language of the answer.
pub(super) struct Question<'a> {
    words: Split<'a, char>,
    lang: Option<&'a Lang>,
}

impl<'a> Question<'a> {
    pub(super) fn new(words: &'a str, lang: Option<&'a Lang>) -> Question<'a> {
        Question { words: words.split('\n'), lang }
    }

    /// The next word.
    pub(super) fn word(&mut self, what: &str) -> Result<&'a str, Wrong> {
        self.words
            .next()
            .filter(|word| !word.is_empty())
            .ok_or_else(|| Wrong::new(format!("{what} is missing")))
    }

    /// The next word, if there is one more.
    pub(super) fn more(&mut self) -> Option<&'a str> {
        self.words.next()
    }

    /// The next word, which may be empty.
    pub(super) fn words_or_none(&mut self, what: &str) -> Result<&'a str, Wrong> {
        self.words.next().ok_or_else(|| Wrong::new(format!("{what} is missing")))
    }

    /// Makes sure that every word has been read.
    pub(super) fn end(&mut self) -> Result<(), Wrong> {
        match self.words.next() {
            None | Some("") => Ok(()),
            Some(word) => Err(Wrong::new(format!("unexpected `{word}`"))),
        }
    }

    /// The next word as a game.
    pub(super) fn game(&mut self) -> Result<&'static dyn Game, Wrong> {
        let id = self.word("the game")?;
        games::find(id).ok_or_else(|| {
            let ids: Vec<&str> = GAMES.iter().map(|game| game.spec().id).collect();
            Wrong::new(format!("there is no game `{id}`: the games are `{}`", ids.join("`, `")))
        })
    }

    /// The next word as a position of the game, which accepts it.
    pub(super) fn position(&mut self, game: &dyn Game) -> Result<Position, Wrong> {
        let text = self.word("the position")?;
        accepted(game, text, self.lang)
    }

    /// The next word as a position of the game, whether it accepts it or not.
    pub(super) fn any_position(&mut self, game: &dyn Game) -> Result<Position, Wrong> {
        written(game, self.word("the position")?)
    }

    /// The next word as a point of the game's board.
    pub(super) fn point(&mut self, game: &dyn Game) -> Result<Point, Wrong> {
        point(game, self.word("the square")?)
    }

    /// The next word as a point of the game's board, or `-`, which is the hand.
    pub(super) fn point_or_hand(&mut self, game: &dyn Game) -> Result<Option<Point>, Wrong> {
        match self.word("the square")? {
            "-" => Ok(None),
            name => point(game, name).map(Some),
        }
    }

    /// The next word as a number.
    pub(super) fn number(&mut self, what: &str) -> Result<u32, Wrong> {
        let word = self.word(what)?;
        word.parse().map_err(|_| Wrong::new(format!("`{word}` is no number")))
    }

    /// The next word as a side, `w` or `b`.
    pub(super) fn side(&mut self) -> Result<Side, Wrong> {
        match self.word("the side")? {
            "w" => Ok(Side::White),
            "b" => Ok(Side::Black),
            other => Err(Wrong::new(format!("expected the side `w` or `b`, found `{other}`"))),
        }
    }

    /// The language of the answer, which must have the words of the game.
    pub(super) fn lang(&self, game: &dyn Game) -> Result<&'a Lang, Wrong> {
        match self.lang {
            Some(lang) if lang.has(game.spec().id) && lang.has(explain::side_message(Side::White)) => {
                Ok(lang)
            }
            _ => Err(Wrong::new(format!("the texts of {} are not set", game.spec().id))),
        }
    }

    /// The language of the answer, if it is set.
    pub(super) fn any_lang(&self) -> Option<&'a Lang> {
        self.lang
    }
}

/// The position that a text describes, if the game accepts it.
pub(super) fn accepted(game: &dyn Game, text: &str, lang: Option<&Lang>) -> Result<Position, Wrong> {
    let position = written(game, text)?;
    let objections = game.objections(&position);
    if objections.is_empty() {
        return Ok(position);
    }
    let sentences: Vec<String> = match lang.filter(|lang| lang.has(game.spec().id)) {
        Some(lang) => objections.iter().map(|objection| explain::objection(game, objection, lang)).collect(),
        None => objections.iter().map(|objection| objection.message.to_owned()).collect(),
    };
    Err(Wrong::new(sentences.join(" ")))
}

/// The position that a text describes. Where a game leaves it to its authors, the word `study` after the last field says
/// that it is one.
fn written(game: &dyn Game, text: &str) -> Result<Position, Wrong> {
    let (text, says) = match text.trim_end().strip_suffix(" study") {
        Some(text) => (text, true),
        None => (text, false),
    };
    let mut position = parse_position(game, text).map_err(Wrong::from)?;
    position.state.study |= says && !game.incomplete(&Position::empty(State::NEW));
    Ok(position)
}

fn point(game: &dyn Game, name: &str) -> Result<Point, Wrong> {
    match parse_point(game.spec().board, name) {
        Ok((point, _)) => Ok(point),
        Err(error) => Err(error.into()),
    }
}

/// A side as answers name it.
pub(super) fn side_letter(side: Side) -> &'static str {
    match side {
        Side::White => "w",
        Side::Black => "b",
    }
}
