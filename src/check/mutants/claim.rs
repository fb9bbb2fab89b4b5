//! Claims about a position that hold in a game and fail without a rule.

use crate::board::{Point, PointSet};
use crate::game::{Check, Game, Outcome, Verdict};
use crate::lang::Lang;
use crate::notation;
use crate::position::{Move, Position, RuleId, Side};

/// A claim as lines of a block.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Claim {
    /// A line about the position.
    Line(String),
    /// Moves played from it, and what is claimed then.
    Played(Vec<String>),
    /// A position of its own.
    Array(String),
}

/// Sorts of claims, the most telling first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sort {
    /// A refusal by the rule alone.
    Refused,
    /// A move that it allows, or a refusal for it among others.
    Reason,
    /// What else the position is.
    Facts,
    /// What comes of its moves.
    Played,
}

impl Sort {
    /// All sorts in the order in which they are looked for.
    pub(super) const ORDER: &[Sort] = &[Sort::Refused, Sort::Reason, Sort::Facts, Sort::Played];
    /// Those that are soon looked for.
    pub(super) const CHEAP: &[Sort] = &[Sort::Refused, Sort::Reason, Sort::Facts];
}

/// Claims of a sort that `game` makes about the position and `other` might deny.
pub(super) fn claims(
    game: &dyn Game,
    other: &dyn Game,
    position: &Position,
    sort: Sort,
    english: &Lang,
) -> Vec<Claim> {
    let asked = Asked { game, other, position, english };
    match sort {
        Sort::Refused => asked.refused(true),
        Sort::Reason => [asked.allowed(), asked.refused(false)].concat(),
        Sort::Facts => asked.facts(),
        Sort::Played => asked.played(),
    }
}

struct Asked<'a> {
    game: &'a dyn Game,
    other: &'a dyn Game,
    position: &'a Position,
    english: &'a Lang,
}

impl Asked<'_> {
    fn name(&self, point: Point) -> String {
        self.game.spec().board.name(point)
    }

    /// The men, those of the side to move first, and the hand, each with the verdicts on it.
    fn verdicts(&self) -> impl Iterator<Item = (String, Option<Point>, Vec<Verdict>)> {
        let turn = self.position.state.turn;
        let men = [turn, turn.other()].into_iter().flat_map(|side| self.position.of(side));
        let men = men.map(|at| (self.name(at), Some(at), self.game.verdicts(self.position, at)));
        let hand = (self.position.state.hands != [0; 2])
            .then(|| ("hand".to_owned(), None, self.game.verdicts_of_hand(self.position)));
        men.chain(hand)
    }

    fn missing(&self, rule: RuleId) -> bool {
        !self.other.holds(rule)
    }

    /// A refusal for the rule, by it alone or among others.
    fn refused(&self, alone: bool) -> Vec<Claim> {
        let board = self.game.spec().board;
        for (from, start, verdicts) in self.verdicts() {
            for (to, verdict) in board.points().zip(verdicts) {
                let Verdict::Illegal(refusals) = verdict else { continue };
                if Some(to) == start || alone != (refusals.len() == 1) {
                    continue;
                }
                if let Some(refusal) = refusals.iter().find(|refusal| self.missing(refusal.rule)) {
                    let rule = self.game.spec().rule_id(refusal.rule);
                    return vec![Claim::Line(format!("illegal: {from} -> {} ({rule})", self.name(to)))];
                }
            }
        }
        Vec::new()
    }

    /// A move that the rule allows.
    fn allowed(&self) -> Vec<Claim> {
        let board = self.game.spec().board;
        for (from, _, verdicts) in self.verdicts() {
            for (to, verdict) in board.points().zip(verdicts) {
                let Verdict::Legal(moves) = verdict else { continue };
                if let Some(mv) = moves.iter().find(|mv| self.missing(mv.rule)) {
                    let rule = self.game.spec().rule_id(mv.rule);
                    return vec![Claim::Line(format!("legal: {from} -> {} ({rule})", self.name(to)))];
                }
            }
        }
        Vec::new()
    }

    /// Ends, states and numbers that differ.
    fn facts(&self) -> Vec<Claim> {
        let (game, other, position) = (self.game, self.other, self.position);
        let mut found = Vec::new();
        let mut add = |line: String| found.push(Claim::Line(line));
        let end = game.outcome(position);
        if end != other.outcome(position) {
            add(self.result(end));
        }
        let turn = position.state.turn;
        let danger = game.danger(position, turn);
        if danger != other.danger(position, turn) {
            add(format!("state: {}check", if danger { "" } else { "not " }));
        }
        let mut claimable = game.claims(position).into_iter();
        if let Some(rule) = claimable.find(|rule| !other.claims(position).contains(rule)) {
            add(format!("state: claimable {}", game.spec().rule_id(rule)));
        }
        let frozen = game.frozen(position).unwrap_or(PointSet::EMPTY);
        if let Some(at) = (frozen - other.frozen(position).unwrap_or(PointSet::EMPTY)).first() {
            add(format!("state: frozen {}", self.name(at)));
        }
        let stage = game.stage(position, turn);
        if let Some(stage) = stage.filter(|_| stage != other.stage(position, turn)) {
            add(format!("state: stage {stage}"));
        }
        let board = game.spec().board;
        let differs = |at: &Point| game.force(position, *at) != other.force(position, *at);
        if let Some(at) = board.points().find(differs)
            && let Some([white, black]) = game.force(position, at)
        {
            add(format!("force: {} = {white} : {black}", self.name(at)));
        }
        let differs = |at: &Point| game.strikes(position, *at) != other.strikes(position, *at);
        if let Some(at) = position.occupied().iter().find(differs) {
            add(format!("strikes: {} -> {}", self.name(at), self.names(game.strikes(position, at))));
        }
        let moves = game.moves(position);
        let others = other.moves(position);
        if moves.len() != others.len() {
            add(format!("count: moves = {}", moves.len()));
        }
        let differs = |mv: &&Move| {
            let same = |known: &&Move| (known.from, known.to, known.becomes) == (mv.from, mv.to, mv.becomes);
            others.iter().find(same).is_some_and(|known| known.captures() != mv.captures())
        };
        if let Some(mv) = moves.iter().find(differs) {
            let text = notation::machine(game, position, mv);
            add(format!("vanish: {text} -> {}", self.names(mv.captures())));
        }
        if game.array(0) != other.array(0) {
            found.push(Claim::Array("position: array 0".to_owned()));
        }
        found
    }

    fn names(&self, points: PointSet) -> String {
        if points.is_empty() { "none".to_owned() } else { self.game.spec().board.names(points).join(" ") }
    }

    fn result(&self, end: Option<Outcome>) -> String {
        let Some(end) = end else { return "result: open".to_owned() };
        let rule = self.game.spec().rule_id(end.rule);
        let won = match end.winner {
            Some(Side::White) => "white wins",
            Some(Side::Black) => "black wins",
            None => "draw",
        };
        format!("result: {won} ({rule})")
    }

    /// A move that is not there without the rule, or after which something differs: the end, the sign, the next move.
    fn played(&self) -> Vec<Claim> {
        let (game, other, position) = (self.game, self.other, self.position);
        let machine = |game: &dyn Game, position: &Position| -> Vec<(String, Move)> {
            let moves = game.moves(position);
            moves.into_iter().map(|mv| (notation::machine(game, position, &mv), mv)).collect()
        };
        let others = machine(other, position);
        let write = |position: &Position, mv: &Move| notation::write_move(game, position, mv, self.english);
        let mut found = Vec::new();
        for (text, mv) in machine(game, position) {
            let after = format!("after: {}", write(position, &mv));
            let Some((_, same)) = others.iter().find(|(known, _)| *known == text) else {
                found.push(Claim::Played(vec![after]));
                break;
            };
            let (next, without) = (position.apply(&mv), position.apply(same));
            let end = game.outcome(&next);
            if end != other.outcome(&without) {
                found.push(Claim::Played(vec![after, self.result(end)]));
                break;
            }
            let check = game.check(&next);
            if check != Check::None && check != other.check(&without) {
                found.push(Claim::Played(vec![after]));
                break;
            }
            if next == without && next.state.turn != position.state.turn {
                continue;
            }
            let known = machine(other, &without);
            let second =
                machine(game, &next).into_iter().find(|(text, _)| known.iter().all(|(k, _)| k != text));
            if let Some((_, second)) = second {
                found.push(Claim::Played(vec![format!("{after}, {}", write(&next, &second))]));
                break;
            }
        }
        found
    }
}
