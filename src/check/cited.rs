//! Which rules the claims of a block or link rely on, and which its overlays name.
//!
//! A claim relies on a rule that decides it: the rule that allows a move it speaks of, the reason it gives for a refusal
//! (the first of the engine's, if it gives none), the end it claims. A claim about *all* moves of a man also relies on each
//! rule that alone forbids the man a point. What is claimed not to be (`not check`) shows no rule.

use std::collections::BTreeSet;

use super::claims::{Judge, takes};
use super::place::find_point;
use super::whence::Whence;
use crate::game::{Check, Verdict};
use crate::lesson::{
    ClaimedState, Counted, Destination, Destinations, Fields, HandMarkKind, Show, StateClaim, Text,
};
use crate::notation;
use crate::position::{Move, RuleId};

/// Rules in the order of the articles.
pub(super) type Rules = BTreeSet<RuleId>;

impl Judge<'_> {
    /// The ids of rules, in the order of the articles.
    pub(super) fn ids(&self, rules: Rules) -> Vec<&'static str> {
        rules.into_iter().map(|rule| self.scene.game.spec().rule_id(rule)).collect()
    }

    /// The rules on which the claims of a block rely, those on its moves (`after`) among them.
    pub(super) fn cited_by_fields(&self, fields: &Fields) -> Rules {
        let mut rules = Rules::new();
        for claim in fields.exactly.iter().flatten() {
            rules.extend(self.cited_by_all(&claim.from));
        }
        for claim in fields.legal.iter().flatten() {
            rules.extend(self.each_cited(claim, |judge, from, to| judge.cited_by_legal(from, &to.square)));
        }
        for claim in fields.illegal.iter().flatten() {
            rules.extend(self.each_cited(claim, |judge, from, to| {
                judge.cited_by_illegal(from, &to.square, to.reason.as_ref())
            }));
        }
        for claim in fields.strikes.iter().flatten() {
            rules.extend(self.cited_by_strikes(&claim.from));
        }
        for claim in fields.vanish.iter().flatten() {
            rules.extend(self.move_named(&claim.from, &mut Vec::new()).map(|mv| mv.rule));
        }
        for claim in fields.count.iter().flatten() {
            let what = Text::new(String::new(), claim.what.span.clone());
            rules.extend(self.cited_by_count(&claim.what.value, &what));
        }
        if fields.force.is_some() {
            rules.extend(self.rule("force"));
        }
        for claim in fields.state.iter().flatten() {
            rules.extend(self.cited_by_state(&claim.value));
        }
        if fields.result.is_some() {
            rules.extend(self.ended_by());
        }
        for marks in fields.marks.iter().flatten() {
            rules.extend(self.each_cited(&marks.list, |judge, from, to| match marks.kind {
                HandMarkKind::Refused => judge.cited_by_illegal(from, &to.square, None),
                HandMarkKind::Legal | HandMarkKind::Capture => judge.cited_by_legal(from, &to.square),
            }));
        }
        if let Some(after) = &fields.after {
            rules.extend(self.cited_by_after(&after.value));
        }
        rules
    }

    fn each_cited(
        &self,
        claim: &Destinations,
        cited: impl Fn(&Self, Whence, &Destination) -> Rules,
    ) -> Rules {
        let Some(from) = self.whence(&claim.from, &mut Vec::new()) else { return Rules::new() };
        claim.to.iter().flat_map(|to| cited(self, from, to)).collect()
    }

    /// The rules that allow the moves of a man, and those that alone forbid it a point.
    fn cited_by_all(&self, from: &Text) -> Rules {
        let Some(from) = self.whence(from, &mut Vec::new()) else { return Rules::new() };
        let mut rules = Rules::new();
        for verdict in self.verdicts(from) {
            match verdict {
                Verdict::Legal(moves) => rules.extend(moves.iter().map(|mv| mv.rule)),
                Verdict::Illegal(refusals) => {
                    if let [alone] = &refusals[..] {
                        rules.insert(alone.rule);
                    }
                }
            }
        }
        rules
    }

    /// The rules that allow the moves to the square.
    pub(super) fn cited_by_legal(&self, from: Whence, to: &Text) -> Rules {
        let board = self.scene.game.spec().board;
        let Some(to) = find_point(board, to, &mut Vec::new()) else { return Rules::new() };
        match self.verdict(from, to) {
            Verdict::Legal(moves) => moves.iter().map(|mv| mv.rule).collect(),
            Verdict::Illegal(_) => Rules::new(),
        }
    }

    /// The rule that is given as the reason of a refusal, or else the first of the engine's.
    pub(super) fn cited_by_illegal(&self, from: Whence, to: &Text, reason: Option<&Text>) -> Rules {
        let spec = self.scene.game.spec();
        let Some(to) = find_point(spec.board, to, &mut Vec::new()) else { return Rules::new() };
        let reason = reason.and_then(|reason| spec.rule(&reason.value));
        match self.verdict(from, to) {
            Verdict::Legal(_) => Rules::new(),
            Verdict::Illegal(refusals) => {
                let named = refusals.iter().find(|refusal| Some(refusal.rule) == reason);
                named.or(refusals.first()).map(|refusal| refusal.rule).into_iter().collect()
            }
        }
    }

    /// The rules by which the man takes what it strikes.
    fn cited_by_strikes(&self, from: &Text) -> Rules {
        let Some(from) = self.man_at(from, &mut Vec::new()) else { return Rules::new() };
        let struck = self.scene.game.strikes(&self.scene.position, from);
        let moves = self.moves(Whence::Man(from));
        let strikes = |mv: &&Move| mv.captures().meets(struck);
        moves.iter().filter(strikes).map(|mv| mv.rule).collect()
    }

    /// The rules that decide a count; `what` is a text at its place.
    pub(super) fn cited_by_count(&self, counted: &Counted, what: &Text) -> Rules {
        let moves = || self.scene.game.moves(&self.scene.position);
        match counted {
            Counted::From(square) => self.cited_by_all(&Text::new(square.clone(), what.span.clone())),
            Counted::Moves => match self.ended_by() {
                None => moves().iter().map(|mv| mv.rule).collect(),
                Some(end) => Rules::from([end]),
            },
            Counted::Captures => moves().iter().filter(|mv| takes(mv)).map(|mv| mv.rule).collect(),
            Counted::Max(_) | Counted::Min(_) | Counted::Alone(..) | Counted::Men(..) | Counted::Zone(_) => {
                Rules::new()
            }
        }
    }

    /// The rule of a state that is claimed to hold.
    pub(super) fn cited_by_state(&self, claim: &StateClaim) -> Option<RuleId> {
        if claim.not {
            return None;
        }
        match &claim.state {
            ClaimedState::Check | ClaimedState::Danger => self.rule_of_check(),
            ClaimedState::Passes => self.rule("must-pass"),
            ClaimedState::Stage(_) => self.rule("stages"),
            ClaimedState::Claimable(rule) => self.rule(&rule.value),
            state => self.rule(state.word()),
        }
    }

    /// The rule by which the game has ended.
    fn ended_by(&self) -> Option<RuleId> {
        self.scene.game.outcome(&self.scene.position).map(|end| end.rule)
    }

    /// The rules of the moves that led here: of the last one, of the sign that it bears, and that the sides move in turn.
    fn cited_by_after(&self, after: &str) -> Rules {
        let (game, position) = (self.scene.game, &self.scene.position);
        let Some((_, mv)) = &self.scene.last else { return Rules::new() };
        let mut rules = Rules::from([mv.rule]);
        let number = |word: &str| word.trim_end_matches('.').bytes().all(|byte| byte.is_ascii_digit());
        let is_move = |word: &&str| word.contains(|c: char| c.is_ascii_digit()) && !number(word);
        if after.split([' ', ',', '\n']).filter(is_move).nth(1).is_some() {
            rules.extend(self.rule("turn"));
        }
        let signed = |check| {
            let sign = notation::sign(game, check);
            !sign.is_empty() && after.trim_end().ends_with(sign)
        };
        match game.check(position) {
            Check::Final if signed(Check::Final) => {
                rules.extend(self.rule("final-check").or(self.ended_by()))
            }
            Check::Check | Check::Final if signed(Check::Check) => rules.extend(self.rule_of_check()),
            _ => {}
        }
        rules
    }

    /// The rule that says what a check is.
    fn rule_of_check(&self) -> Option<RuleId> {
        ["danger", "check", "king-attacked"].into_iter().find_map(|id| self.rule(id))
    }

    fn rule(&self, id: &str) -> Option<RuleId> {
        self.scene.game.spec().rule(id)
    }

    /// The rules that the overlays of a block draw: those of the marked moves, and the first reasons of the refusals.
    pub(super) fn drawn_by_fields(&self, fields: &Fields) -> Rules {
        let (game, position) = (self.scene.game, &self.scene.position);
        let mut rules = Rules::new();
        for show in fields.show.iter().flatten() {
            match &show.value {
                Show::Moves(Some(square)) => {
                    let from = self.whence(square, &mut Vec::new());
                    rules.extend(from.into_iter().flat_map(|from| self.moves(from)).map(|mv| mv.rule));
                }
                Show::Moves(None) => rules.extend(game.moves(position).iter().map(|mv| mv.rule)),
                Show::Captures => {
                    rules.extend(game.moves(position).iter().filter(|mv| takes(mv)).map(|mv| mv.rule));
                }
                Show::Refusals(square) => rules.extend(self.drawn_refusals(square)),
                Show::Force(_) => rules.extend(self.rule("force")),
                Show::Frozen if game.frozen(position).is_some_and(|men| !men.is_empty()) => {
                    rules.extend(self.rule("frozen"));
                }
                Show::LastMove => rules.extend(self.scene.last.map(|(_, mv)| mv.rule)),
                Show::Frozen
                | Show::Strikes(_)
                | Show::Zone(_)
                | Show::Arrow(..)
                | Show::Mark(_)
                | Show::Label(..)
                | Show::Before => {}
            }
        }
        rules
    }

    /// The first reason of every refusal in line, as the overlay numbers them.
    fn drawn_refusals(&self, square: &Text) -> Rules {
        let reach = self.rule("reach");
        let Some(from) = self.whence(square, &mut Vec::new()) else { return Rules::new() };
        let points = self.scene.game.spec().board.points().zip(self.verdicts(from));
        let first = points.filter_map(|(to, verdict)| match verdict {
            Verdict::Illegal(refusals)
                if Some(to) != from.point() && refusals.iter().all(|refusal| Some(refusal.rule) != reach) =>
            {
                refusals.first().map(|refusal| refusal.rule)
            }
            _ => None,
        });
        first.collect()
    }
}
