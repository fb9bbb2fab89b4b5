//! Claims about the state of a position and about results.

use super::claims::Judge;
use super::context::{unknown, unknown_rule};
use super::scene::side;
use crate::diag::{Diagnostic, Span, Spanned};
use crate::explain;
use crate::game::{Check, Outcome};
use crate::lesson::{ClaimedResult, ResultClaim, StateClaim, Text};

/// The states that are no ends of the game by a rule of the same name.
const THREATS: [&str; 2] = ["check", "danger"];

impl Judge<'_> {
    /// Checks a claim about the state.
    pub(super) fn state(&self, claim: &Spanned<StateClaim>, out: &mut Vec<Diagnostic>) {
        let StateClaim { not, name, of } = &claim.value;
        let Some(holds) = self.holds(name, of.as_ref(), &claim.span, out) else { return };
        if holds != *not {
            return;
        }
        let message = match (name.as_str(), not) {
            ("none", _) => "the state is not `none`".to_owned(),
            (name, false) => format!("the state is not `{name}`"),
            (name, true) => format!("the state is `{name}`"),
        };
        let mut diagnostic = Diagnostic::error("wrong-state", claim.span.clone(), message);
        diagnostic.notes = self.state_in_words();
        out.push(diagnostic);
    }

    /// Whether the state holds; `None` if the game has no such state, which is reported.
    fn holds(&self, name: &str, of: Option<&Text>, span: &Span, out: &mut Vec<Diagnostic>) -> Option<bool> {
        let (game, position) = (self.scene.game, &self.scene.position);
        let spec = game.spec();
        if THREATS.contains(&name) {
            return Some(game.danger(position, position.state.turn));
        }
        if name == "none" {
            return Some(game.outcome(position).is_none() && game.check(position) == Check::None);
        }
        let known = spec.rule(name).filter(|_| of.is_none());
        let Some(rule) = known else {
            let word = Text::new(name.to_owned(), span.clone());
            let ends = ["mate", "stalemate", "blockade"];
            let ends = ends.iter().copied().filter(|end| spec.rule(end).is_some());
            let states: Vec<&str> = THREATS.into_iter().chain(ends).chain(["none"]).collect();
            out.push(unknown("unknown-state", &word, &format!("{} state", spec.id), &states));
            return None;
        };
        let ended = game.outcome(position).is_some_and(|end| end.rule == rule);
        Some(ended)
    }

    /// What the engine says of the state, line by line.
    fn state_in_words(&self) -> Vec<String> {
        let (game, position) = (self.scene.game, &self.scene.position);
        let mut lines = vec![explain::position(game, position, self.english)];
        if let Some(end) = game.outcome(position) {
            lines.push(explain::outcome(game, &end, self.english));
        }
        if game.danger(position, position.state.turn) {
            let side = self.english.text(explain::side_message(position.state.turn), &[]);
            lines.push(format!("the King of {side} is in danger"));
        }
        lines
    }

    /// Checks a claimed result.
    pub(super) fn result(&self, claim: &Spanned<ResultClaim>, out: &mut Vec<Diagnostic>) {
        let (game, position) = (self.scene.game, &self.scene.position);
        let truth = game.outcome(position);
        let agrees = match (claim.value.result, truth) {
            (ClaimedResult::Open, None) => true,
            (ClaimedResult::Wins(player), Some(Outcome { winner: Some(winner), .. })) => {
                winner == side(player)
            }
            (ClaimedResult::Draw, Some(Outcome { winner: None, .. })) => true,
            _ => false,
        };
        let says = truth.map_or_else(
            || self.english.text("result-open", &[]),
            |end| explain::outcome(game, &end, self.english),
        );
        if !agrees {
            out.push(
                Diagnostic::error(
                    "wrong-result",
                    claim.span.clone(),
                    format!("the result is not `{}`", claim.span.text()),
                )
                .note(format!("the engine says: {says}")),
            );
            return;
        }
        let Some(rule) = &claim.value.rule else { return };
        let spec = game.spec();
        match spec.rule(&rule.value) {
            None => {
                out.push(unknown_rule(spec, rule));
            }
            Some(id) if truth.is_some_and(|end| end.rule == id) => {}
            Some(_) => {
                let message = format!("the game did not end by `{}`", rule.value);
                let mut diagnostic = Diagnostic::error("wrong-reason", rule.span.clone(), message);
                if let Some(end) = truth {
                    diagnostic = diagnostic.fix(rule.span.clone(), spec.rule_id(end.rule));
                }
                out.push(diagnostic.note(format!("the engine says: {says}")));
            }
        }
    }
}
