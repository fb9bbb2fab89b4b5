//! How a game ended, as the key `result` says it: by a rule, or as the score and the tags have it.

use super::GameText;
use crate::diag::Diagnostic;
use crate::explain;
use crate::game::{Game, Outcome};
use crate::lang::Lang;
use crate::notation::Score;
use crate::position::{Position, Side};

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Ending {
    /// As the key `result` says it.
    Said(String),
    /// In a way that the key has no word for: told in a comment.
    Told(String),
    /// Nothing is known of it.
    Unknown,
}

/// How the game has ended in the last of its positions, if it has.
pub(super) fn over(game: &dyn Game, history: &[Position]) -> Option<Outcome> {
    game.outcome(history.last()?).or_else(|| game.repeated(history).end)
}

/// How the game ended after these positions; a score that the engine denies is reported.
pub(super) fn of(text: &GameText, history: &[Position], english: &Lang, out: &mut Vec<Diagnostic>) -> Ending {
    let game = text.game;
    // Where the score is left out at the end, the tags may have it.
    let score = text.score.as_ref().map(|score| score.value).or_else(|| score_of(text.tag("Result")?));
    if let Some(end) = over(game, history) {
        let true_score = match end.winner {
            Some(Side::White) => Score::White,
            Some(Side::Black) => Score::Black,
            None => Score::Draw,
        };
        if let Some(score) =
            text.score.as_ref().filter(|score| ![true_score, Score::Open].contains(&score.value))
        {
            let message = format!("the score is `{}`, not `{}`", true_score.text(), score.value.text());
            let note = format!("the engine says: {}", explain::outcome(game, &end, english));
            let error = Diagnostic::error("wrong-score", score.span.clone(), message);
            out.push(error.note(note).hint(format!("write `{}`", true_score.text())));
        }
        let who = match end.winner {
            Some(Side::White) => "white wins",
            Some(Side::Black) => "black wins",
            None => "draw",
        };
        return Ending::Said(format!("{who} ({})", game.spec().rule_id(end.rule)));
    }
    let (winner, loser) = match score {
        Some(Score::White) => ("1–0", "black"),
        Some(Score::Black) => ("0–1", "white"),
        Some(Score::Draw) => return Ending::Said(draw(game, history)),
        Some(Score::Open) => return Ending::Said("open".to_owned()),
        None => return Ending::Unknown,
    };
    let how = text.tag("Termination").unwrap_or_default();
    let word = how.to_lowercase();
    if word.contains("time") {
        Ending::Said(format!("{loser} lost on time"))
    } else if ["abandon", "rules", "forfeit", "adjudic", "emergency", "death", "untermin"]
        .iter()
        .any(|w| word.contains(w))
    {
        Ending::Told(super::comment::plain(&format!("{winner} ({how})")))
    } else {
        Ending::Said(format!("{loser} resigned"))
    }
}

/// The score of a word.
pub(super) fn score_of(word: &str) -> Option<Score> {
    match word.replace(['–', '—', '−'], "-").as_str() {
        "1-0" => Some(Score::White),
        "0-1" => Some(Score::Black),
        "1/2-1/2" | "½-½" | "1/2" => Some(Score::Draw),
        "*" => Some(Score::Open),
        _ => None,
    }
}

/// A draw is by the rule that lets a player claim it, else by agreement.
fn draw(game: &dyn Game, history: &[Position]) -> String {
    let mut claims = game.repeated(history).claims;
    claims.extend(history.last().map(|now| game.claims(now)).unwrap_or_default());
    match claims.first() {
        Some(&rule) => format!("draw ({})", game.spec().rule_id(rule)),
        None => "draw agreed".to_owned(),
    }
}
