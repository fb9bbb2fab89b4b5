//! The search itself: a tree of positions in which the attacker needs one good move and the defender one escape.

use super::goal::{self, Goal, Node};
use super::order::{self, Killers};
use super::table::{self, Table};
use super::{Problem, Refutation};
use crate::game::{Game, Outcome};
use crate::position::{Move, Side};

/// The budget ran out.
#[derive(Debug)]
pub(super) struct Exhausted;

/// The longest line that is followed, in single moves of both sides.
const LONGEST: usize = 100;

/// A search for one problem.
pub(super) struct Tree<'a> {
    pub(super) game: &'a dyn Game,
    goal: Goal,
    attacker: Side,
    pub(super) root: Node,
    budget: u64,
    left: u64,
    searched: u64,
    table: Table,
    killers: Killers,
}

/// What a single move has come to.
pub(super) enum Step {
    Reached,
    Ended(Outcome),
    GoesOn,
}

impl<'a> Tree<'a> {
    pub(super) fn new(problem: &Problem<'a>) -> Tree<'a> {
        Tree {
            game: problem.game,
            goal: problem.goal,
            attacker: problem.position.state.turn,
            root: Node { position: *problem.position, man: problem.goal.man() },
            budget: problem.budget,
            left: problem.budget,
            searched: 0,
            table: Table::default(),
            killers: Killers::default(),
        }
    }

    /// Grants the budget anew.
    pub(super) fn renew(&mut self) {
        self.left = self.budget;
    }

    pub(super) fn searched(&self) -> u64 {
        self.searched
    }

    /// Looks at one more position.
    pub(super) fn spend(&mut self) -> Result<(), Exhausted> {
        self.left = self.left.checked_sub(1).ok_or(Exhausted)?;
        self.searched += 1;
        Ok(())
    }

    pub(super) fn attacks(&self, node: &Node) -> bool {
        node.position.state.turn == self.attacker
    }

    /// Whether the goal can no longer come about: the followed man is gone.
    fn is_lost(&self, node: &Node) -> bool {
        self.goal.man().is_some() && node.man.is_none()
    }

    /// What the move comes to, whoever makes it. That a side has no reply is not seen here.
    pub(super) fn step(&mut self, before: &Node, mv: &Move, after: &Node) -> Result<Step, Exhausted> {
        let reached = self.attacks(before)
            && goal::reached(self.game, self.goal, before, mv, after)
            && self.is_safe(before, after)?;
        if reached {
            return Ok(Step::Reached);
        }
        Ok(match self.game.ended(&after.position) {
            Some(end) if self.goal.accepts(end, self.attacker) => Step::Reached,
            Some(end) => Step::Ended(end),
            None => Step::GoesOn,
        })
    }

    /// Whether the opponent, were it to move, could not take the man that is to be saved.
    fn is_safe(&mut self, before: &Node, after: &Node) -> Result<bool, Exhausted> {
        let opponent = before.position.state.turn.other();
        Ok(!matches!(self.goal, Goal::Save(_)) || self.taker(&after.with_turn(opponent), 0)?.is_none())
    }

    /// The reply that takes the followed man, or the first of several that do so in one turn.
    fn taker(&mut self, node: &Node, ply: usize) -> Result<Option<Move>, Exhausted> {
        let Some(man) = node.man else { return Ok(None) };
        let turn = node.position.state.turn;
        if node.position.at(man).is_none_or(|man| man.side() == turn) {
            return Ok(None);
        }
        if ply > LONGEST {
            return Err(Exhausted);
        }
        self.spend()?;
        let moves = self.game.moves(&node.position);
        if let Some(taking) = moves.iter().find(|mv| mv.captures().contains(man)) {
            return Ok(Some(*taking));
        }
        for mv in moves {
            if self.taker(&node.after(&mv), ply + 1)?.is_some() {
                return Ok(Some(mv));
            }
        }
        Ok(None)
    }

    /// What it comes to that the side to move has no move.
    pub(super) fn stuck(&self, node: &Node) -> Step {
        match self.game.if_stuck(&node.position) {
            Some(end) if self.goal.accepts(end, self.attacker) => Step::Reached,
            Some(end) => Step::Ended(end),
            None => Step::GoesOn,
        }
    }

    /// What refutes the first move within so many own moves; nothing if it forces the goal.
    pub(super) fn first(&mut self, mv: &Move, moves: u32) -> Result<Option<Refutation>, Exhausted> {
        let root = self.root;
        let mut refutation = self.try_move(&root, mv, moves, 0)?;
        if let Some(Refutation::Reply { mv: reply, end }) = &mut refutation {
            *end = self.game.outcome(&root.after(mv).position.apply(reply));
        }
        Ok(refutation)
    }

    /// What refutes the attacker's move with so many own moves to go, this one counted.
    fn try_move(
        &mut self,
        node: &Node,
        mv: &Move,
        moves: u32,
        ply: usize,
    ) -> Result<Option<Refutation>, Exhausted> {
        self.spend()?;
        let after = node.after(mv);
        match self.step(node, mv, &after)? {
            Step::Reached => Ok(None),
            Step::Ended(end) => Ok(Some(Refutation::Ends(end))),
            Step::GoesOn if self.attacks(&after) => {
                let forced = self.attack(&after, moves - 1, ply + 1)?;
                Ok((!forced).then_some(Refutation::Misses))
            }
            Step::GoesOn => self.defend(&after, moves - 1, ply + 1),
        }
    }

    /// Whether the attacker's move forces the goal with so many own moves to go, this one counted.
    pub(super) fn forces(
        &mut self,
        node: &Node,
        mv: &Move,
        moves: u32,
        ply: usize,
    ) -> Result<bool, Exhausted> {
        Ok(self.try_move(node, mv, moves, ply)?.is_none())
    }

    /// Whether the attacker, to move, forces the goal in so many own moves. Fewer are looked at first, so that what is
    /// noted is the fewest.
    pub(super) fn attack(&mut self, node: &Node, moves: u32, ply: usize) -> Result<bool, Exhausted> {
        if self.is_lost(node) {
            return Ok(false);
        }
        if moves == 0 {
            let reached = self.goal.is_end() && matches!(self.stuck(node), Step::Reached);
            return Ok(reached && self.game.first_move(&node.position).is_none());
        }
        let key = table::key(node);
        for length in 1..=moves {
            let known = self.table.get(key).decides(length);
            let forced = match known {
                Some(forced) => forced,
                None => self.attack_in(node, key, length, ply)?,
            };
            if forced {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn attack_in(&mut self, node: &Node, key: u128, moves: u32, ply: usize) -> Result<bool, Exhausted> {
        if ply > LONGEST {
            return Err(Exhausted);
        }
        let list = self.game.moves(&node.position);
        let best = self.table.get(key).best;
        let mut found = None;
        let mut forced = list.is_empty() && matches!(self.stuck(node), Step::Reached);
        for at in order::attacks(self.game, node, &list, best, (&self.killers, ply), moves) {
            let mv = &list[usize::from(at)];
            if self.forces(node, mv, moves, ply)? {
                self.killers.note(ply, mv);
                (found, forced) = (Some(at), true);
                break;
            }
        }
        self.table.note(key, moves, forced, found);
        Ok(forced)
    }

    /// What the defender, to move, has against the goal in so many own moves of the attacker's.
    fn defend(&mut self, node: &Node, moves: u32, ply: usize) -> Result<Option<Refutation>, Exhausted> {
        if self.is_lost(node) {
            return Ok(Some(Refutation::Misses));
        }
        if moves == 0
            && let Some(settled) = self.settle(node)?
        {
            return Ok(settled);
        }
        if let Some(&rule) = self.game.claims(&node.position).first() {
            return Ok(Some(Refutation::Claim(rule)));
        }
        self.search_defences(node, moves, ply)
    }

    /// Settles a position in which the attacker has no move left, but for the rare one in which the first reply brings the
    /// goal about, so that all must be looked at.
    fn settle(&mut self, node: &Node) -> Result<Option<Option<Refutation>>, Exhausted> {
        if !self.goal.is_end() {
            let reply = match self.goal {
                Goal::Save(_) => self.taker(node, 0)?,
                _ => None,
            };
            return Ok(Some(Some(reply.map_or(Refutation::Misses, refuted_by))));
        }
        let Some(reply) = self.game.first_move(&node.position) else {
            return Ok(Some(self.without_reply(node)));
        };
        self.spend()?;
        let after = node.after(&reply);
        let reached = match self.step(node, &reply, &after)? {
            Step::Reached => true,
            Step::Ended(_) => false,
            Step::GoesOn => self.goes_on_well(&after),
        };
        Ok((!reached).then(|| Some(refuted_by(reply))))
    }

    /// Whether a position after a reply might still be the goal: a side that cannot move, or a defender that moves again.
    fn goes_on_well(&self, after: &Node) -> bool {
        !self.attacks(after) || matches!(self.stuck(after), Step::Reached)
    }

    fn without_reply(&self, node: &Node) -> Option<Refutation> {
        match self.stuck(node) {
            Step::Reached => None,
            Step::Ended(end) => Some(Refutation::Ends(end)),
            Step::GoesOn => Some(Refutation::Misses),
        }
    }

    fn search_defences(
        &mut self,
        node: &Node,
        moves: u32,
        ply: usize,
    ) -> Result<Option<Refutation>, Exhausted> {
        if ply > LONGEST {
            return Err(Exhausted);
        }
        let key = table::key(node);
        let known = self.table.get(key);
        if known.decides(moves) == Some(true) {
            return Ok(None);
        }
        let list = self.game.moves(&node.position);
        if list.is_empty() {
            return Ok(self.without_reply(node));
        }
        if known.decides(moves) == Some(false)
            && let Some(best) = known.best
        {
            return Ok(Some(refuted_by(list[usize::from(best)])));
        }
        for at in order::defences(&list, known.best, &self.killers, ply) {
            let mv = &list[usize::from(at)];
            if self.escapes(node, mv, moves, ply)? {
                self.killers.note(ply, mv);
                self.table.note(key, moves, false, Some(at));
                return Ok(Some(refuted_by(*mv)));
            }
        }
        self.table.note(key, moves, true, None);
        Ok(None)
    }

    /// Whether the defender's reply keeps the attacker from the goal.
    fn escapes(&mut self, node: &Node, mv: &Move, moves: u32, ply: usize) -> Result<bool, Exhausted> {
        self.spend()?;
        let after = node.after(mv);
        Ok(match self.step(node, mv, &after)? {
            Step::Reached => false,
            Step::Ended(_) => true,
            Step::GoesOn if self.attacks(&after) => !self.attack(&after, moves, ply + 1)?,
            Step::GoesOn => self.defend(&after, moves, ply + 1)?.is_some(),
        })
    }

    /// The fewest own moves in which the attacker forces the goal after the defender's reply; it does within `most`.
    pub(super) fn holds_out(&mut self, node: &Node, mv: &Move, most: u32) -> Result<u32, Exhausted> {
        for moves in 0..most {
            if !self.escapes(node, mv, moves, 0)? {
                return Ok(moves);
            }
        }
        Ok(most)
    }
}

/// A reply as a refutation. Whether it ends the game is told of replies to first moves alone, by [`Tree::first`].
const fn refuted_by(mv: Move) -> Refutation {
    Refutation::Reply { mv, end: None }
}
