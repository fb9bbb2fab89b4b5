//! The positions that a command is asked about: from its arguments, or one a line from the standard input.

use std::io::BufRead;

use anyhow::{Context, anyhow, bail};
use tabia::board::Point;
use tabia::diag::nearest;
use tabia::explain;
use tabia::game::Game;
use tabia::games::{self, GAMES};
use tabia::lang::{LANGUAGES, Lang};
use tabia::notation::{language, parse_point, parse_position};
use tabia::position::Position;

use super::{Console, Status, args};

/// The game with the given id.
pub(super) fn game(id: &str) -> anyhow::Result<&'static dyn Game> {
    games::find(id).ok_or_else(|| {
        let ids = GAMES.iter().map(|game| game.spec().id);
        match nearest(id, ids.clone()) {
            Some(near) => anyhow!("there is no game `{id}`: did you mean `{near}`?"),
            None => {
                anyhow!("there is no game `{id}`: the games are `{}`", ids.collect::<Vec<_>>().join("`, `"))
            }
        }
    })
}

/// The language with the given code, with the words of all games.
pub(super) fn lang(code: &str) -> anyhow::Result<Lang> {
    language(code, GAMES).with_context(|| format!("Tabia does not speak `{code}`"))
}

/// The languages in which a move may be written, English first.
pub(super) fn langs(game: &'static dyn Game) -> anyhow::Result<Vec<Lang>> {
    let language = |code| language(code, &[game]).with_context(|| format!("Tabia does not speak `{code}`"));
    LANGUAGES.into_iter().map(language).collect()
}

/// The point with the given name.
pub(super) fn point(game: &dyn Game, name: &str) -> anyhow::Result<Point> {
    match parse_point(game.spec().board, name) {
        Ok((point, _)) => Ok(point),
        Err(error) => bail!("{}{}", error.message, hint(error.hint)),
    }
}

/// The position that a text describes, if the game accepts it: a FEN, or `start` for the array, as blocks have it. One
/// without its kings is a study.
pub(super) fn read(game: &dyn Game, text: &str) -> anyhow::Result<Position> {
    let text = if matches!(text, "start" | "startpos") { game.spec().start } else { text };
    let mut position =
        parse_position(game, text).map_err(|error| anyhow!("{}{}", error.message, hint(error.hint)))?;
    position.state.study = game.incomplete(&position);
    let objections = game.objections(&position);
    if !objections.is_empty() {
        let lang = lang("en")?;
        let reasons = objections.iter().map(|objection| explain::objection(game, objection, &lang));
        bail!("{}", reasons.collect::<Vec<_>>().join(" "));
    }
    Ok(position)
}

fn hint(hint: Option<String>) -> String {
    hint.map_or_else(String::new, |hint| format!(" ({hint})"))
}

/// Answers for the position of the arguments with `one`, or for each line of the standard input with `each` in a line.
///
/// A line that is no position gets `error: …` in its place, and the run goes on.
pub(super) fn answer(
    asked: &args::Position,
    game: &dyn Game,
    console: &mut Console<'_>,
    separator: &str,
    answer: impl Fn(&Position) -> anyhow::Result<Vec<String>>,
) -> anyhow::Result<Status> {
    if !asked.stdin {
        let text = asked.fen.join(" ");
        let text = if text.is_empty() { game.spec().start } else { &text };
        let position = read(game, text).with_context(|| format!("`{text}` is no position"))?;
        for line in answer(&position)? {
            writeln!(console.out, "{line}")?;
        }
        return Ok(Status::Fine);
    }
    let mut status = Status::Fine;
    let mut input = std::io::stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line).context("cannot read the standard input")? == 0 {
            return Ok(status);
        }
        match read(game, String::from_utf8_lossy(&line).trim()).and_then(|position| answer(&position)) {
            Ok(parts) => writeln!(console.out, "{}", parts.join(separator))?,
            Err(error) => {
                status = Status::Findings;
                writeln!(console.out, "error: {}", one_line(&format!("{error:#}")))?;
            }
        }
        console.out.flush()?;
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
