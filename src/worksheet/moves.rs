//! Tasks that are answered with yes or no, or with all moves of a sort.

use super::scene::{Found, Scene};
use crate::position::RuleId;

/// The most captures that a reader may have to find.
const MOST: usize = 10;

/// Whether a man may go to a square: for every man and article one square, as near as can be to the other verdict.
pub(super) fn judge(scene: &Scene<'_>) -> Vec<Found> {
    let mut found: Vec<Found> = Vec::new();
    for start in &scene.starts {
        let Some(from) = start.from else { continue };
        let ask = |to| format!("judge {}-{}", scene.name(from), scene.name(to));
        for (to, moves) in &start.legal {
            let Some(rule) = moves.first().map(|mv| mv.rule) else { continue };
            let takes = moves.iter().any(|mv| !mv.captures().is_empty());
            let worth = if takes { 2 } else { 0 } + start.near.len().min(2) as i32;
            found.push(scene.found(ask(*to), 1).worth(worth).by(vec![rule]).about(start.kind));
        }
        for (to, rules) in &start.near {
            let Some(&rule) = rules.first() else { continue };
            // That a square is taken by one's own man is seen at once.
            let worth = if scene.is_own(*to) { -6 } else { 2 };
            let alone = i32::from(rules.len() == 1);
            found.push(scene.found(ask(*to), 1).worth(worth + alone).by(vec![rule]).about(start.kind));
        }
    }
    found
}

/// All captures of the side to move.
pub(super) fn captures(scene: &Scene<'_>) -> Vec<Found> {
    let moves = scene.game.moves(&scene.position);
    let right: Vec<_> = moves.iter().filter(|mv| !mv.captures().is_empty()).collect();
    if !(1..=MOST).contains(&right.len()) {
        return Vec::new();
    }
    let enemies = scene.position.of(scene.position.state.turn.other());
    let near = scene.starts.iter().flat_map(|start| &start.near);
    let closed: Vec<_> = near.filter(|(to, _)| enemies.contains(*to)).collect();
    let mut rules: Vec<RuleId> = right.iter().map(|mv| mv.rule).collect();
    rules.extend(closed.iter().filter_map(|(_, rules)| rules.first()));
    rules.sort();
    rules.dedup();
    let worth = rules.len().min(4) as i32 + closed.len().min(2) as i32;
    vec![scene.found("find captures", right.len()).near(closed.len()).worth(worth).by(rules)]
}
