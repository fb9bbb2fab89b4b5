//! How a record ends: what its `result` and its score say, and what the engine says.

use std::ops::Range;

use super::super::context::unknown_rule;
use super::super::setup::side;
use super::play::over;
use crate::diag::{Diagnostic, Spanned};
use crate::explain;
use crate::game::{Game, Outcome};
use crate::lang::Lang;
use crate::lesson::{Block, ClaimedResult, Player, ResultClaim, Text};
use crate::notation::Score;
use crate::position::{Position, RuleId, Side};

/// How a game ended.
#[derive(Debug, Clone, Copy)]
pub(super) enum Ending {
    /// By a rule, be it at once or by a claim.
    Over(Outcome),
    /// Otherwise.
    Given(Given),
}

/// An end that no rule makes.
#[derive(Debug, Clone, Copy)]
pub(super) enum Given {
    Resigned(Player),
    LostOnTime(Player),
    Agreed,
    Open,
}

impl Ending {
    /// Who won, by the score.
    pub(super) fn score(self) -> Score {
        let won = |side| if side == Side::White { Score::White } else { Score::Black };
        match self {
            Ending::Over(Outcome { winner: Some(winner), .. }) => won(winner),
            Ending::Over(Outcome { winner: None, .. }) | Ending::Given(Given::Agreed) => Score::Draw,
            Ending::Given(Given::Resigned(loser) | Given::LostOnTime(loser)) => won(side(loser).other()),
            Ending::Given(Given::Open) => Score::Open,
        }
    }
}

/// How the game ended after these positions. What the block claims of it is held against the engine; what it does not
/// claim is taken from there.
pub(super) fn of(
    game: &'static dyn Game,
    block: &Block,
    history: &[Position],
    score: Option<&(Score, Range<usize>)>,
    english: &Lang,
    out: &mut Vec<Diagnostic>,
) -> Option<Ending> {
    let now = history.last()?;
    let moves = block.fields.moves.as_ref()?;
    let mut claims = game.repeated(history).claims;
    claims.extend(game.claims(now));
    let end = End { game, truth: over(game, history), claims, english };
    let claim = block.fields.result.as_ref();
    let ending = match (claim, end.truth) {
        // A translation's own moves are held against the original's, where the result has been judged.
        (Some(claim), _) if written(block, "moves") && !written(block, "result") => {
            end.claimed(claim, &mut Vec::new())?
        }
        (Some(claim), _) => end.claimed(claim, out)?,
        // What stands there could not be read.
        (None, _) if written(block, "result") => return None,
        (None, Some(truth)) => Ending::Over(truth),
        (None, None) => Ending::Given(Given::Open),
    };
    let Some((score, range)) = score else {
        // An open end is worth a word only where the author says so.
        return Some(ending).filter(|_| claim.is_some() || end.truth.is_some());
    };
    if ending.score() == *score {
        return Some(ending);
    }
    let place = moves.span.sub(range.clone());
    if claim.is_none() && end.truth.is_none() {
        let message = format!("the score is `{}`, and the game is not over by the rules", score.text());
        out.push(
            Diagnostic::error("wrong-result", place, message)
                .note(format!("the engine says: {}", end.says()))
                .hint(format!("say how it ended: {}", end.ways(Some(*score)))),
        );
        return None;
    }
    let true_score = ending.score().text();
    let message = format!("the score is `{true_score}`, not `{}`", score.text());
    let mut error = Diagnostic::error("wrong-score", place.clone(), message)
        .hint(format!("write `{true_score}`"))
        .offer(place, true_score);
    if let Some(claim) = claim {
        error = error.related(claim.span.clone(), "the result");
    } else {
        error = error.note(format!("the engine says: {}", end.says()));
    }
    out.push(error);
    None
}

/// Whether the block gives the key itself, and does not inherit it.
fn written(block: &Block, name: &str) -> bool {
    block.keys.iter().any(|key| key.value == name)
}

/// The end of a game as the engine sees it.
struct End<'a> {
    game: &'static dyn Game,
    truth: Option<Outcome>,
    /// The ends that may be claimed.
    claims: Vec<RuleId>,
    english: &'a Lang,
}

impl End<'_> {
    /// The claimed end, if it is one.
    fn claimed(&self, claim: &Spanned<ResultClaim>, out: &mut Vec<Diagnostic>) -> Option<Ending> {
        let ResultClaim { result, rule } = &claim.value;
        let ending = match (*result, self.truth) {
            (ClaimedResult::Wins(player), Some(end)) if end.winner == Some(side(player)) => Ending::Over(end),
            (ClaimedResult::Draw, Some(end)) if end.winner.is_none() => Ending::Over(end),
            (ClaimedResult::Draw, None) if rule.is_some() => return self.draw_on_claim(rule.as_ref()?, out),
            (ClaimedResult::Open, None) => Ending::Given(Given::Open),
            (ClaimedResult::Resigned(player), None) => Ending::Given(Given::Resigned(player)),
            (ClaimedResult::LostOnTime(player), None) => Ending::Given(Given::LostOnTime(player)),
            (ClaimedResult::Agreed, None) => Ending::Given(Given::Agreed),
            _ => {
                out.push(self.wrong(claim));
                return None;
            }
        };
        if let (Some(rule), Some(end)) = (rule, self.truth) {
            let spec = self.game.spec();
            match spec.rule(&rule.value) {
                None => out.push(unknown_rule(spec, rule)),
                Some(id) if id == end.rule => {}
                Some(_) => {
                    let message = format!("the game did not end by `{}`", rule.value);
                    let right = spec.rule_id(end.rule);
                    out.push(
                        Diagnostic::error("wrong-reason", rule.span.clone(), message)
                            .note(format!("the engine says: {}", self.says()))
                            .hint(format!("write `{right}`"))
                            .offer(rule.span.clone(), right),
                    );
                }
            }
        }
        Some(ending)
    }

    fn draw_on_claim(&self, rule: &Text, out: &mut Vec<Diagnostic>) -> Option<Ending> {
        let spec = self.game.spec();
        let Some(id) = spec.rule(&rule.value) else {
            out.push(unknown_rule(spec, rule));
            return None;
        };
        if self.claims.contains(&id) {
            return Some(Ending::Over(Outcome { winner: None, rule: id }));
        }
        let message = format!("no draw by `{}` may be claimed here", rule.value);
        out.push(
            Diagnostic::error("wrong-result", rule.span.clone(), message)
                .note(format!("the engine says: {}", self.says()))
                .hint(format!("how it may have ended: {}", self.ways(Some(Score::Draw)))),
        );
        None
    }

    fn wrong(&self, claim: &Spanned<ResultClaim>) -> Diagnostic {
        let message = format!("the result is not `{}`", claim.span.text());
        let error = Diagnostic::error("wrong-result", claim.span.clone(), message)
            .note(format!("the engine says: {}", self.says()));
        match self.truth {
            Some(end) => {
                let true_one = self.written(&end);
                error.hint(format!("write `{true_one}`")).offer(claim.span.clone(), true_one)
            }
            None => error.hint(format!("how it may have ended: {}", self.ways(None))),
        }
    }

    fn says(&self) -> String {
        match self.truth {
            Some(end) => explain::outcome(self.game, &end, self.english),
            None => self.english.text("result-open", &[]),
        }
    }

    /// An end by a rule as authors write it.
    fn written(&self, end: &Outcome) -> String {
        let rule = self.game.spec().rule_id(end.rule);
        match end.winner {
            Some(Side::White) => format!("white wins ({rule})"),
            Some(Side::Black) => format!("black wins ({rule})"),
            None => format!("draw ({rule})"),
        }
    }

    /// The ways in which a game that is not over by the rules may have ended, with this score or with any.
    fn ways(&self, score: Option<Score>) -> String {
        let claims = self
            .claims
            .iter()
            .map(|&rule| (Score::Draw, format!("draw ({})", self.game.spec().rule_id(rule))));
        let known = [
            (Score::White, "black resigned"),
            (Score::Black, "white resigned"),
            (Score::White, "black lost on time"),
            (Score::Black, "white lost on time"),
            (Score::Draw, "draw agreed"),
            (Score::Open, "open"),
        ];
        let known = known.into_iter().map(|(score, text)| (score, text.to_owned()));
        let fits = known.chain(claims).filter(|(of, _)| score.is_none_or(|score| score == *of));
        fits.map(|(_, text)| format!("`{text}`")).collect::<Vec<_>>().join(", ")
    }
}
