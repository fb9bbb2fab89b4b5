//! The games of a book and the rules that are counted with each: a variant that the book is also about counts only for the
//! rules that the game before it in its family has not.

use crate::game::Game;
use crate::games::GAMES;
use crate::position::RuleId;

/// A game of the book with its share of the rules.
pub(super) struct Share {
    pub(super) game: &'static dyn Game,
    /// The rules that are counted with it.
    pub(super) rules: Vec<RuleId>,
    /// The games of the book that belong to its family, itself among them.
    pub(super) kin: Vec<&'static dyn Game>,
}

impl Share {
    /// The id of a rule of the game.
    pub(super) fn id(&self, rule: RuleId) -> &'static str {
        self.game.spec().rule_id(rule)
    }

    /// The registry without the rule: in no game of the family is it in force.
    pub(super) fn without(&self, rule: RuleId) -> Vec<&'static dyn Game> {
        let without = |&game: &&'static dyn Game| {
            let kin = game.spec().family == self.game.spec().family;
            match game.spec().rule(self.id(rule)).filter(|_| kin) {
                Some(rule) => game.without(rule),
                None => game,
            }
        };
        GAMES.iter().map(without).collect()
    }
}

/// The games that a book is about, in the order of the registry, each with its share; those without any are left out.
pub(super) fn shares(is_about: impl Fn(&str) -> bool) -> Vec<Share> {
    let games: Vec<&'static dyn Game> =
        GAMES.iter().copied().filter(|game| is_about(game.spec().id)).collect();
    let share = |(at, &game): (usize, &&'static dyn Game)| {
        let spec = game.spec();
        let akin = |other: &&'static dyn Game| other.spec().family == spec.family;
        let before = || games[..at].iter().copied().filter(akin);
        let own = |rule: &RuleId| before().all(|other| other.spec().rule(spec.rule_id(*rule)).is_none());
        let rules = (0..spec.rules.len()).map(|at| RuleId(at as u8)).filter(own);
        Share { game, rules: rules.collect(), kin: games.iter().copied().filter(akin).collect() }
    };
    let shares = games.iter().enumerate().map(share);
    shares.filter(|share| !share.rules.is_empty()).collect()
}
