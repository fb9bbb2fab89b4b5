//! The claim that would notice a missing rule: sought among the book's own diagrams, then from the array.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::super::exercise::Proofs;
use super::super::page;
use super::super::whole::With;
use super::Shown;
use super::chance::{cramped, reached, sparse, thinned};
use super::claim::{Claim, Sort, claims};
use crate::diag::{Severity, Source};
use crate::game::{Field, Game};
use crate::games::GAMES;
use crate::lang::Lang;
use crate::lesson::{self, Block};
use crate::notation;
use crate::position::Position;
use crate::search;

/// A claim that was sought for a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sought {
    /// None is needed: the book has one.
    Needless,
    /// This one would notice.
    Found(Suggestion),
    /// None was found.
    Missing,
    /// No single position shows it: the rule is about a whole game, or about what the players agree on.
    Beyond,
}

/// A claim that holds in the game and not in the game without the rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suggestion {
    /// The diagram to which the lines are to be added; `None` if they are a diagram of their own.
    pub block: Option<String>,
    /// The lines of the block.
    pub lines: Vec<String>,
    /// The key of the diagram in whose place the line stands, with what the diagram says by it already.
    pub replaces: Option<String>,
}

/// Of how many positions of the book it is asked what would be if nothing had been taken for long.
const LATER: usize = 12;
/// Of how many of them one is asked what comes of its moves.
const SELDOM: usize = 16;

/// A claim that would notice that the rule is missing.
pub(super) fn sought(
    game: &'static dyn Game,
    other: &'static dyn Game,
    shown: &[Shown<'_>],
    of_records: bool,
    english: &Lang,
) -> Sought {
    let own = shown.iter().map(|shown| (Some(shown), shown.scene.position));
    let mut positions: Vec<(Option<&Shown<'_>>, Position)> = own.collect();
    let start = notation::parse_position(game, game.spec().start).ok();
    positions.extend(start.map(|start| (None, start)));
    let found = |shown: Option<&Shown<'_>>, position: &Position, sort: Sort| {
        let claims = claims(game, other, position, sort, english);
        let claim = claims.iter().find(|claim| notices(game, other, position, claim, english))?;
        Some(Sought::Found(suggestion(game, shown, position, claim)))
    };
    for &sort in Sort::ORDER {
        for (shown, position) in &positions {
            if let Some(found) = found(*shown, position, sort) {
                return found;
            }
        }
    }
    if of_records {
        return Sought::Beyond;
    }
    let reached = start.into_iter().flat_map(|start| reached(game, start));
    for (at, position) in long_since(game, &positions).into_iter().chain(reached).enumerate() {
        // What comes of moves is dear to find out where there are many.
        let sorts = if at % SELDOM == 0 { Sort::ORDER } else { Sort::CHEAP };
        if let Some(found) = sorts.iter().find_map(|&sort| found(None, &position, sort)) {
            return found;
        }
    }
    let thinned = start.into_iter().flat_map(|start| thinned(game, start));
    let mut few = thinned.chain(sparse(game)).chain(cramped(game));
    let few = few.find_map(|position| Sort::ORDER.iter().find_map(|&sort| found(None, &position, sort)));
    few.unwrap_or(Sought::Missing)
}

/// Some of the positions a long time after the last capture, where games end.
fn long_since(game: &dyn Game, positions: &[(Option<&Shown<'_>>, Position)]) -> Vec<Position> {
    let counted = |field: &Field| matches!(field, Field::Quiet | Field::OptionalQuiet);
    if !game.spec().fields.iter().any(counted) {
        return Vec::new();
    }
    let some = positions.iter().rev().take(LATER);
    some.flat_map(|(_, position)| {
        [20, 80, 100, 150].map(|quiet| {
            let mut later = *position;
            later.state.quiet = quiet;
            later
        })
    })
    .collect()
}

fn suggestion(game: &dyn Game, shown: Option<&Shown<'_>>, position: &Position, claim: &Claim) -> Suggestion {
    let block = |lines| Suggestion { block: None, lines, replaces: None };
    let Some((shown, name)) = shown.and_then(|shown| Some((shown, shown.name.clone()?))) else {
        return block(alone(game, position, claim));
    };
    let more = match claim {
        Claim::Array(_) => return block(alone(game, position, claim)),
        Claim::Played(more) => more.clone(),
        Claim::Line(line) => {
            if let Some(own) = shown.block.and_then(|block| joined(block, line)) {
                let (line, replaces) = own;
                return Suggestion { block: Some(name), lines: vec![line], replaces };
            }
            vec![line.clone()]
        }
    };
    let study = position.state.study.then(|| "study: yes".to_owned());
    block([format!("position: @{name}")].into_iter().chain(study).chain(more).collect())
}

/// The line as the block may take it: joined to what the block says by this key already, which is returned beside it.
/// `None` if nothing can be joined to that.
fn joined(block: &Block, line: &str) -> Option<(String, Option<String>)> {
    let (key, claim) = line.split_once(": ")?;
    let Some((_, said)) = block.written().find(|(known, _)| *known == key) else {
        return Some((line.to_owned(), None));
    };
    let several = matches!(key, "exactly" | "legal" | "illegal" | "strikes" | "count" | "force");
    // The same claim without the reason is in it.
    let bare = claim.split(" (").next().unwrap_or_default();
    let others = said.split(';').map(str::trim).filter(|other| *other != bare);
    let all: Vec<&str> = others.chain([claim]).collect();
    several.then(|| (format!("{key}: {}", all.join("; ")), Some(key.to_owned())))
}

/// The lines of a diagram that makes the claim about the position.
fn alone(game: &dyn Game, position: &Position, claim: &Claim) -> Vec<String> {
    let mut lines = match claim {
        Claim::Array(_) => Vec::new(),
        _ => {
            let fen = notation::write_position(game, position);
            vec![format!("position: {}", if fen == game.spec().start { "start" } else { &fen })]
        }
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
    let text =
        format!("+++\ntitle = \"Claim\"\ngame = \"{}\"\n+++\n\n```diagram\n{block}\n```\n", game.spec().id);
    let (lesson, found) = lesson::parse(&Source::new("claim.md", text), "en", "claim.md");
    if !found.is_empty() {
        return false;
    }
    let holds = |game: &'static dyn Game| {
        let games: Vec<&'static dyn Game> = GAMES
            .iter()
            .map(|&known| if std::ptr::eq(known.spec(), game.spec()) { game } else { known })
            .collect();
        let lessons = [Arc::new(lesson.clone())];
        let (assets, proofs) = (BTreeSet::new(), Proofs::default());
        let beside = (&assets).into();
        let with = With { games: &games, langs: &[], english, beside, proofs: &proofs };
        let mut out = Vec::new();
        page::anew(&lessons, with, search::BUDGET, &mut out, |_| ());
        out.iter().all(|found| found.severity != Severity::Error)
    };
    holds(game) && !holds(other)
}
