//! Tasks that are answered with squares or a number: what men may do, strike and weigh.

use super::scene::{Found, Scene, Start};
use crate::board::Point;
use crate::game::Halves;
use crate::position::{RuleId, Side};

/// The most answers that a reader may have to find.
const MOST: usize = 12;

/// The squares to which a man, or the hand, may go.
pub(super) fn moves(scene: &Scene<'_>) -> Vec<Found> {
    let asked = scene.starts.iter().filter(|start| (1..=MOST).contains(&start.legal.len()));
    let found = asked.map(|start| {
        let task = format!("find moves of {}", start.word(scene));
        of_man(scene, start, scene.found(task, start.legal.len()))
    });
    found.collect()
}

/// How many squares there are for a man, how many captures, how many moves.
pub(super) fn count(scene: &Scene<'_>) -> Vec<Found> {
    let asked = scene.starts.iter().filter(|start| (2..=MOST).contains(&start.legal.len()));
    let squares = asked.map(|start| {
        let task = format!("number of {}", start.word(scene));
        of_man(scene, start, scene.found(task, start.legal.len()))
    });
    let mut found: Vec<Found> = squares.collect();
    let moves = scene.game.moves(&scene.position);
    let captures = moves.iter().filter(|mv| !mv.captures().is_empty()).count();
    // So many moves that nobody likes to count them are left out.
    for (what, count, about) in [("captures", captures, 254), ("moves", moves.len(), 255)] {
        if (2..=MOST).contains(&count) {
            let task = scene.found(format!("number of {what}"), count);
            found.push(Found { about: Some(about), ..task.worth(3) });
        }
    }
    found
}

/// What is worth asking about the moves of a man.
fn of_man(scene: &Scene<'_>, start: &Start, found: Found) -> Found {
    let closing = start.closing(scene);
    let interest = if start.takes() { 3 } else { 0 } + 2 * closing.len().min(2) as i32;
    let near = start.near.iter().filter(|(to, _)| !scene.is_own(*to)).count();
    found.near(near).worth(interest).by(closing).about(start.kind)
}

/// The men that may go to a square.
pub(super) fn movers(scene: &Scene<'_>) -> Vec<Found> {
    let mut found = Vec::new();
    for to in scene.game.spec().board.points() {
        let men = || scene.starts.iter().filter(|start| start.from.is_some());
        let may = men().filter(|start| start.legal.iter().any(|(at, _)| *at == to)).count();
        let closed = |start: &&Start| start.near.iter().any(|(at, _)| *at == to);
        let near = men().filter(closed).count();
        if scene.is_own(to) || may == 0 || may > MOST {
            continue;
        }
        let taken = if scene.position.at(to).is_some() { 2 } else { 0 };
        let worth = taken + 2 * near.min(2) as i32;
        let task = format!("find squares where legal:*-{}", scene.name(to));
        found.push(scene.found(task, may).near(near).worth(worth));
    }
    found
}

/// The squares that one article closes to a man.
pub(super) fn refused(scene: &Scene<'_>) -> Vec<Found> {
    let mut found = Vec::new();
    for start in &scene.starts {
        for rule in start.closing(scene) {
            let closes = |rules: &[RuleId]| rules.contains(&rule);
            let right = start.near.iter().filter(|(_, rules)| closes(rules)).count();
            if right > MOST {
                continue;
            }
            let id = scene.game.spec().rule_id(rule);
            let task = format!("find squares where illegal:{}-* ({id})", start.word(scene));
            let near = start.near.len() - right;
            let worth = 2 * near.min(2) as i32 + i32::from(start.takes());
            found.push(scene.found(task, right).near(near).worth(worth).by(vec![rule]).about(start.kind));
        }
    }
    found
}

/// The men of both sides that strike a square.
pub(super) fn strikers(scene: &Scene<'_>) -> Vec<Found> {
    let (game, position) = (scene.game, &scene.position);
    let struck: Vec<_> =
        position.occupied().iter().map(|from| (from, game.strikes(position, from))).collect();
    let mut found = Vec::new();
    for to in game.spec().board.points() {
        let men = struck.iter().filter(|(from, struck)| *from != to && struck.contains(to));
        let sides: Vec<Side> = men.filter_map(|(from, _)| position.at(*from)).map(|man| man.side()).collect();
        if !(1..=MOST).contains(&sides.len()) {
            continue;
        }
        let both = sides.contains(&Side::White) && sides.contains(&Side::Black);
        let worth = if both { 3 } else { 0 } + i32::from(position.at(to).is_some());
        let task = format!("find squares where strikes:*-{}", scene.name(to));
        found.push(scene.found(task, sides.len()).worth(worth));
    }
    found
}

/// The forces of White and of Black on every point, where the game has force.
fn forces(scene: &Scene<'_>) -> Vec<(Point, [Halves; 2])> {
    let points = scene.game.spec().board.points();
    points.filter_map(|point| Some((point, scene.game.force(&scene.position, point)?))).collect()
}

/// A side's force on a square that both sides reach.
pub(super) fn force(scene: &Scene<'_>) -> Vec<Found> {
    let mut found = Vec::new();
    for (point, forces) in forces(scene) {
        if forces.contains(&Halves(0)) {
            continue;
        }
        for (side, word) in [(Side::White, "white"), (Side::Black, "black")] {
            let task = format!("number of force {} {word}", scene.name(point));
            let even = 3 - (forces[0].0 - forces[1].0).abs().min(3);
            let right = forces[side as usize].0.unsigned_abs() as usize;
            let halves = i32::from(right % 2 == 1);
            found.push(Found { about: Some(side as u8), ..scene.found(task, right).worth(even + halves) });
        }
    }
    found
}

/// The squares that both sides reach, the side to move with more force.
pub(super) fn fight(scene: &Scene<'_>) -> Vec<Found> {
    let turn = scene.position.state.turn;
    let contested = forces(scene).into_iter().map(|(_, forces)| {
        let (own, other) = (forces[turn as usize], forces[turn.other() as usize]);
        (own, other)
    });
    let contested: Vec<_> = contested.filter(|(own, other)| own.0 > 0 && other.0 > 0).collect();
    let right = contested.iter().filter(|(own, other)| own > other).count();
    let near = contested.len() - right;
    if !(1..=MOST).contains(&right) || near == 0 {
        return Vec::new();
    }
    let (own, other) = match turn {
        Side::White => ("white", "black"),
        Side::Black => ("black", "white"),
    };
    let task = format!("find squares where force:*.{own} > force:*.{other} and force:*.{other} > 0");
    vec![Found { about: Some(turn as u8), ..scene.found(task, right).near(near) }]
}

/// The frozen men.
pub(super) fn frozen(scene: &Scene<'_>) -> Vec<Found> {
    let Some(frozen) = scene.game.frozen(&scene.position) else { return Vec::new() };
    let right = frozen.len();
    if !(1..=MOST).contains(&right) {
        return Vec::new();
    }
    let sides = Side::BOTH.iter().filter(|&&side| frozen.meets(scene.position.of(side))).count();
    vec![scene.found("find squares where state:frozen-*", right).worth(2 * sides as i32)]
}
