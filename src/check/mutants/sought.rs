//! The claim that would notice a missing rule: sought among the book's own diagrams, then from the array.

use std::collections::BTreeSet;

use super::super::context::Context;
use super::super::page;
use super::Shown;
use super::claim::{Claim, Sort, claims};
use crate::board::Point;
use crate::diag::{Severity, Source};
use crate::game::{Field, Game};
use crate::games::GAMES;
use crate::lang::Lang;
use crate::lesson::{self, Block};
use crate::notation;
use crate::position::{Kind, Piece, Position, Side, State};

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

/// How many positions are reached by chance from the array when the book's diagrams show no difference.
const REACHED: usize = 200;
/// Of how many positions of the book it is asked what would be if nothing had been taken for long.
const LATER: usize = 12;
/// Of how many of them one is asked what comes of its moves.
const SELDOM: usize = 16;
/// How many positions with few men are looked at when these show no difference either.
const SPARSE: usize = 300;
/// How long such a game goes on.
const LONGEST: usize = 160;

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
    let mut sparse = sparse(game).into_iter();
    let sparse =
        sparse.find_map(|position| Sort::ORDER.iter().find_map(|&sort| found(None, &position, sort)));
    sparse.unwrap_or(Sought::Missing)
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
    several.then(|| (format!("{key}: {said}; {claim}"), Some(key.to_owned())))
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
        let lessons = [lesson.clone()];
        let assets = BTreeSet::new();
        let mut out = Vec::new();
        let context = Context::new(&lessons, &games, &[], english, (&assets).into(), &mut out);
        page::all(&context, &mut out);
        out.iter().all(|found| found.severity != Severity::Error)
    };
    holds(game) && !holds(other)
}

/// Positions that games of chance reach from the array, the same in every run.
fn reached(game: &'static dyn Game, start: Position) -> Vec<Position> {
    let mut below = chance();
    let mut found = Vec::new();
    while found.len() < REACHED {
        let mut position = start;
        for ply in 0..LONGEST {
            let moves = game.moves(&position);
            if moves.is_empty() || game.outcome(&position).is_some() {
                break;
            }
            // Captures are looked for, so that games come to their ends.
            let takes: Vec<_> = moves.iter().filter(|mv| !mv.captures().is_empty()).collect();
            let mv = match below(3) {
                0 if !takes.is_empty() => *takes[below(takes.len())],
                _ => moves[below(moves.len())],
            };
            position = position.apply(&mv);
            if ply % 4 == 3 {
                found.push(position);
            }
        }
    }
    found
}

/// Positions with few men on any points, with a man of the first kind (a king, where there are kings) on each side: ends of
/// games that chance does not reach.
fn sparse(game: &'static dyn Game) -> Vec<Position> {
    let spec = game.spec();
    let mut below = chance();
    let mut found = Vec::new();
    for _ in 0..SPARSE * 4 {
        let mut position = Position::empty(State { number: 9, ..State::NEW });
        position.state.turn = Side::BOTH[below(2)];
        let men = 2 + below(5);
        for at in 0..men {
            let kind = Kind(if at < 2 { 0 } else { below(spec.kinds.len()) as u8 });
            let side = Side::BOTH[if at < 2 { at } else { below(2) }];
            position.set(Point::new(below(spec.board.len())), Some(Piece::new(side, kind)));
        }
        if !game.incomplete(&position) && game.objections(&position).is_empty() {
            found.push(position);
        }
        if found.len() == SPARSE {
            break;
        }
    }
    found
}

/// Numbers below a limit, the same in every run (xorshift).
fn chance() -> impl FnMut(usize) -> usize {
    let mut seed = 0x2545_f491_4f6c_dd1d_u64;
    move |limit| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed % limit.max(1) as u64) as usize
    }
}
