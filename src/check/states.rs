//! Claims about the state of a position and about results.

use super::claims::Judge;
use super::context::{unknown, unknown_rule};
use super::setup::side;
use crate::diag::{Diagnostic, Span, Spanned};
use crate::explain;
use crate::game::{Check, Outcome};
use crate::lesson::{ClaimedResult, ClaimedState, ResultClaim, StateClaim, Text};

/// The states that are no ends of the game by a rule of the same name.
const THREATS: [&str; 2] = ["check", "danger"];
/// The ends of games that may be claimed as states.
pub(super) const ENDS: [&str; 3] = ["mate", "stalemate", "blockade"];

/// A state as authors write it: `check`, `frozen d4`.
fn full(state: &ClaimedState) -> String {
    state.of().map_or_else(|| state.word().to_owned(), |of| format!("{} {}", state.word(), of.value))
}

impl Judge<'_> {
    /// Checks a claim about the state.
    pub(super) fn state(&self, claim: &Spanned<StateClaim>, out: &mut Vec<Diagnostic>) {
        let StateClaim { not, state } = &claim.value;
        let Some(holds) = self.holds(state, &claim.span, out) else { return };
        if holds != *not {
            return;
        }
        let is = if *not { "is" } else { "is not" };
        let message = format!("the state {is} `{}`", full(state));
        let mut diagnostic = Diagnostic::error("wrong-state", claim.span.clone(), message);
        diagnostic.notes = self.state_in_words();
        out.push(diagnostic);
    }

    /// Whether the state holds; `None` if the game has no such state, which is reported.
    fn holds(&self, state: &ClaimedState, span: &Span, out: &mut Vec<Diagnostic>) -> Option<bool> {
        let (game, position) = (self.scene.game, &self.scene.position);
        let spec = game.spec();
        match state {
            ClaimedState::Check | ClaimedState::Danger => {
                return Some(game.danger(position, position.state.turn));
            }
            ClaimedState::None => {
                let over = game.outcome(position).is_some();
                return Some(!over && game.check(position) == Check::None && !self.passes());
            }
            ClaimedState::Passes => return Some(self.passes()),
            ClaimedState::Frozen(square) if game.frozen(position).is_some() => {
                let at = self.man_at(square, out)?;
                return game.frozen(position).map(|frozen| frozen.contains(at));
            }
            ClaimedState::Stage(stage) if self.stage().is_some() => {
                if !self.english.has(&spec.message(&format!("stage-{}", stage.value))) {
                    let now = self.stage().unwrap_or_default();
                    let error = unknown("unknown-stage", stage, &format!("{} stage", spec.id), &[]);
                    out.push(error.hint(format!("the stage here is `{now}`")));
                    return None;
                }
                return Some(self.stage() == Some(stage.value.as_str()));
            }
            ClaimedState::Claimable(rule) => {
                let Some(id) = spec.rule(&rule.value) else {
                    out.push(unknown_rule(spec, rule));
                    return None;
                };
                return Some(game.claims(position).contains(&id));
            }
            _ => {}
        }
        let Some(rule) = spec.rule(state.word()).filter(|_| state.of().is_none()) else {
            let word = Text::new(state.word().to_owned(), span.clone());
            out.push(unknown("unknown-state", &word, &format!("{} state", spec.id), &self.states()));
            return None;
        };
        let ended = game.outcome(position).is_some_and(|end| end.rule == rule);
        Some(ended)
    }

    /// The states that the game knows.
    fn states(&self) -> Vec<&'static str> {
        let (game, position) = (self.scene.game, &self.scene.position);
        let ends = ENDS.into_iter().filter(|end| game.spec().rule(end).is_some());
        let mut states: Vec<&str> = THREATS.into_iter().chain(ends).collect();
        states.extend(game.frozen(position).map(|_| "frozen"));
        states.extend(self.stage().map(|_| "stage"));
        states.extend(["claimable", "passes", "none"]);
        states
    }

    /// Whether the side to move has nothing but a pass.
    fn passes(&self) -> bool {
        self.scene.game.moves(&self.scene.position).iter().any(|mv| mv.to.is_none())
    }

    /// The stage that the game of the side to move has reached.
    fn stage(&self) -> Option<&'static str> {
        let position = &self.scene.position;
        self.scene.game.stage(position, position.state.turn)
    }

    /// Which ends the side to move may claim, as a line of a message.
    fn claimable(&self) -> Option<String> {
        let (game, position) = (self.scene.game, &self.scene.position);
        let claims = game.claims(position).into_iter();
        let claims: Vec<String> = claims.map(|rule| format!("`{}`", game.spec().rule_id(rule))).collect();
        let list = claims.join(", ");
        (!claims.is_empty()).then(|| format!("the side to move may claim the end by {list}"))
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
            lines.push(format!("the king of {side} is attacked"));
        }
        if self.passes() {
            lines.push("the side to move must pass".to_owned());
        }
        lines.extend(self.claimable());
        lines.extend(self.stage().map(|stage| format!("the stage is `{stage}`")));
        if let Some(frozen) = game.frozen(position).filter(|frozen| !frozen.is_empty()) {
            lines.push(format!("frozen: {}", self.names(frozen).join(", ")));
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
            let message = format!("the result is not `{}`", claim.span.text());
            let mut wrong = Diagnostic::error("wrong-result", claim.span.clone(), message);
            wrong.notes.push(format!("the engine says: {says}"));
            if claim.value.result == ClaimedResult::Draw
                && let Some(claimable) = self.claimable()
            {
                wrong.notes.push(claimable);
                wrong.hint =
                    Some("an end that must be claimed is a state: `state: claimable RULE`".to_owned());
            }
            out.push(wrong);
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
                    diagnostic = diagnostic.offer(rule.span.clone(), spec.rule_id(end.rule));
                }
                out.push(diagnostic.note(format!("the engine says: {says}")));
            }
        }
    }
}
