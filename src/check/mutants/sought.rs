//! The claim that would notice a missing rule: sought among the book's own diagrams, then from the array.

use std::collections::BTreeSet;

use super::super::context::Context;
use super::super::page;
use super::super::scene::Scene;
use super::Shown;
use super::claim::{Claim, claims};
use crate::diag::{Severity, Source};
use crate::game::Game;
use crate::games::GAMES;
use crate::lang::Lang;
use crate::lesson;
use crate::notation;
use crate::position::Position;

/// A claim that was sought for a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sought {
    /// None is needed: the book has one.
    Needless,
    /// This one would notice.
    Found(Suggestion),
    /// None was found, though the games differ in something.
    Missing,
    /// No position shows a difference: the rule is about a whole game, or about what the players agree on.
    Beyond,
}

/// A claim that holds in the game and not in the game without the rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suggestion {
    /// The diagram to which the lines are to be added; `None` if they are a diagram of their own.
    pub block: Option<String>,
    /// The lines of the block.
    pub lines: Vec<String>,
}

/// How many positions are reached by chance from the array when the book's diagrams show no difference.
const REACHED: usize = 1500;
/// How long such a game goes on.
const LONGEST: usize = 160;

/// A claim that would notice that the rule is missing.
pub(super) fn sought(
    game: &'static dyn Game,
    other: &'static dyn Game,
    shown: &[Shown],
    english: &Lang,
) -> Sought {
    let own = shown.iter().map(|shown| (shown.name.clone(), shown.scene.position));
    let mut positions: Vec<(Option<String>, Position)> = own.collect();
    let start = notation::parse_position(game, game.spec().start).ok();
    positions.extend(start.map(|start| (None, start)));
    let mut differ = false;
    for kinds in Claim::ORDER {
        for (name, position) in &positions {
            for claim in claims(game, other, position, *kinds, english) {
                differ = true;
                if notices(game, other, position, &claim, english) {
                    return Sought::Found(suggestion(game, name.clone(), position, &claim));
                }
            }
        }
    }
    for position in start.into_iter().flat_map(|start| reached(game, start)) {
        for kinds in Claim::ORDER {
            for claim in claims(game, other, &position, *kinds, english) {
                differ = true;
                if notices(game, other, &position, &claim, english) {
                    return Sought::Found(suggestion(game, None, &position, &claim));
                }
            }
        }
        differ |= game.claims(&position) != other.claims(&position);
    }
    if differ { Sought::Missing } else { Sought::Beyond }
}

fn suggestion(game: &dyn Game, name: Option<String>, position: &Position, claim: &Claim) -> Suggestion {
    match (name, claim) {
        (Some(name), Claim::Line(line)) => Suggestion { block: Some(name), lines: vec![line.clone()] },
        (Some(name), Claim::Played(lines)) => {
            let mut all = vec![format!("position: @{name}")];
            all.extend(lines.iter().cloned());
            Suggestion { block: None, lines: all }
        }
        _ => Suggestion { block: None, lines: alone(game, position, claim) },
    }
}

/// The lines of a diagram that makes the claim about the position.
fn alone(game: &dyn Game, position: &Position, claim: &Claim) -> Vec<String> {
    let mut lines = match claim {
        Claim::Array(_) => Vec::new(),
        _ => vec![format!("position: {}", notation::write_position(game, position))],
    };
    lines.extend(position.state.study.then(|| "study: yes".to_owned()));
    match claim {
        Claim::Line(line) | Claim::Array(line) => lines.push(line.clone()),
        Claim::Played(more) => lines.extend(more.iter().cloned()),
    }
    lines
}

/// Whether a diagram with the claim is right by the game and wrong without the rule.
fn notices(
    game: &'static dyn Game,
    other: &'static dyn Game,
    position: &Position,
    claim: &Claim,
    english: &Lang,
) -> bool {
    let block = alone(game, position, claim).join("\n");
    let text = format!("+++\ntitle = \"Claim\"\ngame = \"{}\"\n+++\n\n```diagram\n{block}\n```\n", game.spec().id);
    let (lesson, found) = lesson::parse(&Source::new("claim.md", text), "en", "claim.md");
    if !found.is_empty() {
        return false;
    }
    let holds = |game: &'static dyn Game| {
        let games: Vec<&'static dyn Game> = GAMES
            .iter()
            .map(|&known| if std::ptr::eq(known.spec(), game.spec()) { game } else { known })
            .collect();
        let lessons = [lesson.clone()];
        let blocks = vec![lessons[0].blocks.clone()];
        let assets = BTreeSet::new();
        let context = Context::new(&lessons, &games, blocks, &[], english, &assets);
        let mut out = Vec::new();
        page::all(&context, &mut out);
        out.iter().all(|found| found.severity != Severity::Error)
    };
    holds(game) && !holds(other)
}

/// Positions that games of chance reach from the array, the same in every run.
fn reached(game: &'static dyn Game, start: Position) -> Vec<Position> {
    let mut seed = 0x2545_f491_4f6c_dd1d_u64;
    let mut below = |limit: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed % limit.max(1) as u64) as usize
    };
    let mut found = Vec::new();
    while found.len() < REACHED {
        let mut scene = Scene { game, position: start, last: None };
        for _ in 0..LONGEST {
            let moves = game.moves(&scene.position);
            if moves.is_empty() || game.outcome(&scene.position).is_some() {
                break;
            }
            // Captures are looked for, so that games come to their ends.
            let takes: Vec<_> = moves.iter().filter(|mv| !mv.captures().is_empty()).collect();
            let mv = match below(3) {
                0 if !takes.is_empty() => *takes[below(takes.len())],
                _ => moves[below(moves.len())],
            };
            scene.position = scene.position.apply(&mv);
            found.push(scene.position);
        }
    }
    found
}
