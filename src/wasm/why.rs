//! `why` and `verdicts`: what allows or forbids a man to go somewhere, asked as if its side were to move.

use super::json::Json;
use super::question::{Question, Wrong};
use crate::explain;
use crate::game::Verdict;
use crate::position::RuleId;

/// The verdict on one pair of points, in sentences.
pub(super) fn why(question: &mut Question) -> Result<Json, Wrong> {
    let game = question.game()?;
    let position = question.position(game)?;
    let (from, to) = (question.point_or_hand(game)?, question.point(game)?);
    question.end()?;
    let lang = question.lang(game)?;
    let verdict = match from {
        Some(from) => game.verdict(&position, from, to),
        None => game.verdicts_of_hand(&position).swap_remove(to.index()),
    };
    let mut all: Vec<(RuleId, String)> = match &verdict {
        Verdict::Legal(moves) => {
            moves.iter().map(|mv| (mv.rule, explain::legal(game, &position, mv, lang))).collect()
        }
        Verdict::Illegal(refusals) => refusals
            .iter()
            .map(|refusal| (refusal.rule, explain::refusal(game, &position, (from, to), refusal, lang)))
            .collect(),
    };
    all.dedup();
    let rule = |rule: RuleId| Json::text(game.spec().rule_id(rule));
    let first = all.first().map(|(first, _)| rule(*first));
    let all = all
        .into_iter()
        .map(|(cited, says)| Json::object([("rule", rule(cited)), ("says", Json::Text(says))]));
    Ok(Json::object([
        ("legal", Json::Bool(verdict.is_legal())),
        ("rule", Json::or_null(first)),
        ("says", Json::Text(explain::verdict(game, &position, (from, to), &verdict, lang))),
        ("all", Json::List(all.collect())),
    ]))
}

/// The rules that decide about every point for one man, or for a man of the hand.
pub(super) fn verdicts(question: &mut Question) -> Result<Json, Wrong> {
    let game = question.game()?;
    let position = question.position(game)?;
    let from = question.point_or_hand(game)?;
    question.end()?;
    let verdicts = match from {
        Some(from) => game.verdicts(&position, from),
        None => game.verdicts_of_hand(&position),
    };
    let board = game.spec().board;
    let id = |rule| game.spec().rule_id(rule);
    let squares = board.points().zip(verdicts).map(|(point, verdict)| {
        let rules = match verdict {
            Verdict::Legal(moves) => {
                let rule = moves.first().map(|mv| id(mv.rule));
                Json::texts(["+"].into_iter().chain(rule))
            }
            Verdict::Illegal(refusals) => {
                let mut rules: Vec<&str> = refusals.iter().map(|refusal| id(refusal.rule)).collect();
                rules.dedup();
                Json::texts(rules)
            }
        };
        (board.name(point), rules)
    });
    Ok(Json::object([("squares", Json::Object(squares.collect()))]))
}
