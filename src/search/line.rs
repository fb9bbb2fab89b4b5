//! What is told of a proof: the line with the longest defence, and the attacker's later choices.

use super::Dual;
use super::goal::Node;
use super::tree::{Exhausted, Step, Tree};
use crate::position::Move;

impl Tree<'_> {
    /// The line that begins with a key: the defence that holds out longest against the shortest way on. It breaks off
    /// where the budget runs out.
    pub(super) fn line(&mut self, key: &Move, length: u32) -> Vec<Move> {
        let mut line = vec![*key];
        let root = self.root;
        // A line that breaks off is still a line.
        let _ = self.go_on(&root, key, length - 1, &mut line);
        line
    }

    /// Goes on after a move that forces the goal, with so many own moves left.
    fn go_on(&mut self, before: &Node, mv: &Move, left: u32, line: &mut Vec<Move>) -> Result<(), Exhausted> {
        let mut before = *before;
        let mut mv = *mv;
        let mut left = left;
        loop {
            let node = before.after(&mv);
            if !matches!(self.step(&before, &mv, &node)?, Step::GoesOn) {
                return Ok(());
            }
            let moves = self.game.moves(&node.position);
            let next = if self.attacks(&node) {
                let shortest = self.shortest(&node, left)?;
                left = shortest.saturating_sub(1);
                self.first_forcing(&node, &moves, shortest)?
            } else {
                self.longest_defence(&node, &moves, left)?
            };
            let Some(next) = next else { return Ok(()) };
            line.push(next);
            (before, mv) = (node, next);
        }
    }

    /// The fewest own moves in which the attacker, to move, forces the goal; it does within `most`.
    fn shortest(&mut self, node: &Node, most: u32) -> Result<u32, Exhausted> {
        for moves in 0..most {
            if self.attack(node, moves, 0)? {
                return Ok(moves);
            }
        }
        Ok(most)
    }

    fn first_forcing(&mut self, node: &Node, moves: &[Move], left: u32) -> Result<Option<Move>, Exhausted> {
        if left == 0 {
            return Ok(None);
        }
        for mv in moves {
            if self.forces(node, mv, left, 0)? {
                return Ok(Some(*mv));
            }
        }
        Ok(None)
    }

    fn longest_defence(&mut self, node: &Node, moves: &[Move], left: u32) -> Result<Option<Move>, Exhausted> {
        let mut longest = None;
        for mv in moves {
            let length = self.holds_out(node, mv, left)?;
            if longest.is_none_or(|(most, _)| length > most) {
                longest = Some((length, *mv));
            }
        }
        Ok(longest.map(|(_, mv)| mv))
    }

    /// Collects the attacker's choices after a key that forces the goal in `length` own moves and no fewer.
    pub(super) fn duals(&mut self, key: &Move, length: u32, found: &mut Vec<Dual>) -> Result<(), Exhausted> {
        let root = self.root;
        self.choices(&root, &mut vec![*key], length - 1, found)
    }

    /// Looks on after the last move of the line, with so many own moves left, all of them needed.
    fn choices(
        &mut self,
        before: &Node,
        line: &mut Vec<Move>,
        left: u32,
        found: &mut Vec<Dual>,
    ) -> Result<(), Exhausted> {
        let Some(mv) = line.last().copied() else { return Ok(()) };
        let node = before.after(&mv);
        if left == 0 || !matches!(self.step(before, &mv, &node)?, Step::GoesOn) {
            return Ok(());
        }
        let moves = self.game.moves(&node.position);
        if !self.attacks(&node) {
            for reply in &moves {
                if self.holds_out(&node, reply, left)? == left {
                    line.push(*reply);
                    self.choices(&node, line, left, found)?;
                    line.pop();
                }
            }
            return Ok(());
        }
        let mut ways = Vec::new();
        for mv in moves {
            if self.forces(&node, &mv, left, 0)? {
                ways.push(mv);
            }
        }
        if ways.len() > 1 {
            found.push(Dual { line: line.clone(), moves: ways.clone() });
        }
        if let Some(&first) = ways.first() {
            line.push(first);
            self.choices(&node, line, left - 1, found)?;
            line.pop();
        }
        Ok(())
    }
}
