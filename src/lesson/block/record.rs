//! The values that only records have: how a game was given up, and the turns after which its board is shown.

use super::super::written::Written;
use super::super::{ClaimedResult, ResultClaim, Turn};
use super::claim::{as_result, result_of};
use super::token::{Comma, Token, items, tokens};
use super::value::as_player;
use crate::diag::{Diagnostic, Spanned};

/// Reads the result of a record.
pub(super) fn result(value: &Written, out: &mut Vec<Diagnostic>) -> Option<Spanned<ResultClaim>> {
    let expected = "`white wins`, `draw`, `white resigned`, `white lost on time`, `draw agreed` or `open`";
    let hint = "a rule id may follow `wins` and `draw` in parentheses: `draw (repetition)`";
    let meaning = |words: &[Token<'_>], rule: bool| match words {
        [side, resigned] if resigned.is("resigned") && !rule => {
            as_player(side.as_str()).map(ClaimedResult::Resigned)
        }
        [side, lost, on, time] if lost.is("lost") && on.is("on") && time.is("time") && !rule => {
            as_player(side.as_str()).map(ClaimedResult::LostOnTime)
        }
        [draw, agreed] if draw.is("draw") && agreed.is("agreed") && !rule => Some(ClaimedResult::Agreed),
        words => as_result(words, rule),
    };
    result_of(value, (expected, hint), meaning, out)
}

/// Reads `12 white, 25 black`.
pub(super) fn turns(value: &Written, out: &mut Vec<Diagnostic>) -> Vec<Spanned<Turn>> {
    let tokens = tokens(value, Comma::Separates, out);
    let mut turns: Vec<Spanned<Turn>> = Vec::new();
    for item in items(&tokens) {
        let span = item[0].to(&item[item.len() - 1]);
        let turn = match item {
            [number, player] => number.as_str().parse().ok().zip(as_player(player.as_str())),
            _ => None,
        };
        match turn.map(|(number, player)| Turn { number, player }) {
            None => {
                let message = format!(
                    "found `{}`, expected a move such as `12 white`",
                    super::lines::shorten(span.text())
                );
                out.push(
                    Diagnostic::error("bad-turn", span, message)
                        .hint("write the number of the move and whose it is, and a comma before the next"),
                );
            }
            Some(turn) if turns.iter().any(|known| known.value == turn) => {
                let message = format!("`{}` stands twice", span.text());
                out.push(Diagnostic::error("bad-turn", span, message).hint("leave it out"));
            }
            Some(turn) => turns.push(Spanned::new(turn, span)),
        }
    }
    turns
}
