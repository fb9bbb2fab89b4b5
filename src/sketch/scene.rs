//! What the engine chooses for a first lesson: a man of the array, a small position with something to see in it, a task.

use crate::board::{Point, PointSet};
use crate::game::{Game, Verdict};
use crate::lang::Lang;
use crate::notation;
use crate::position::{Kind, Move, Piece, Position, RuleId, Side, State};
use crate::worksheet::{self, Level, Sort};

/// The most men that are put beside the first in a small position.
const MOST_MEN: usize = 3;

/// The array of a game, and what one of its men, or the hand, may do in it.
pub(super) struct Array {
    /// The square of the man, or `hand`.
    pub(super) man: String,
    /// How many moves there are in all.
    pub(super) moves: usize,
    /// All squares to which the man may go, as a claim lists them.
    pub(super) squares: String,
    /// The first of them.
    pub(super) to: String,
    /// The rule that allows this move.
    pub(super) rule: RuleId,
}

impl Array {
    /// The array, and of the men of the side to move the one with the most moves.
    pub(super) fn of(game: &dyn Game) -> Array {
        // The suite of the games holds that every array can be read.
        let start = notation::parse_position(game, game.spec().start).unwrap_or(Position::empty(State::NEW));
        let moves = game.moves(&start);
        let of = |from: Option<Point>| moves.iter().filter(move |mv| mv.from == from);
        let mut from = None;
        for point in start.of(start.state.turn).iter() {
            if of(Some(point)).count() > of(from).count() {
                from = Some(point);
            }
        }
        let own: Vec<Move> = of(from).copied().collect();
        let board = game.spec().board;
        Array {
            man: from.map_or("hand".to_owned(), |from| board.name(from)),
            moves: moves.len(),
            squares: listed(game, &own),
            to: own.iter().find_map(|mv| mv.to).map(|to| board.name(to)).unwrap_or_default(),
            rule: own.first().map_or(RuleId(0), |mv| mv.rule),
        }
    }

    /// Whether the men come from the hand.
    pub(super) fn is_hand(&self) -> bool {
        self.man == "hand"
    }
}

/// The squares to which moves lead, with an `x` before a capture.
fn listed(game: &dyn Game, moves: &[Move]) -> String {
    let (mut all, mut takes) = (PointSet::EMPTY, PointSet::EMPTY);
    for mv in moves {
        let Some(to) = mv.to else { continue };
        all.insert(to);
        if !mv.captures().is_empty() {
            takes.insert(to);
        }
    }
    let board = game.spec().board;
    let squares = board.sorted(all).into_iter();
    let squares =
        squares.map(|to| format!("{}{}", if takes.contains(to) { "x" } else { "" }, board.name(to)));
    squares.collect::<Vec<_>>().join(" ")
}

/// The lines of an exercise that ask about a position of a game that chance has played; without a seed, or where nothing
/// came up, about the array.
pub(super) fn task(game: &dyn Game, array: &Array, seed: Option<u64>) -> String {
    let found = seed.and_then(|seed| {
        let order = worksheet::Order {
            sorts: vec![Sort::Moves],
            count: 1,
            level: Some(Level::Easy),
            ..worksheet::Order::new(game, seed)
        };
        worksheet::make(&order).tasks.into_iter().next()
    });
    match found {
        Some(task) => task.lines.join("\n"),
        None => format!("position: start\ntask: find moves of {}", array.man),
    }
}

/// A small position.
struct Small {
    position: Position,
    man: Point,
    worth: i32,
}

/// A small position as a lesson shows it.
pub(super) struct Own {
    /// The square of the man that it is about.
    pub(super) man: String,
    /// The lines of its diagram: its men as lists, and all that the one may do.
    pub(super) lines: String,
    /// A square to which the man may go.
    pub(super) to: String,
}

impl Own {
    /// A small position of the game, in the words of the language.
    pub(super) fn of(game: &dyn Game, lang: &Lang) -> Own {
        let Some(Small { position, man, .. }) = small(game) else {
            let Array { man, squares, to, .. } = Array::of(game);
            let lines = format!("position: start\nshow: moves {man}\nexactly: {man} -> {squares}");
            return Own { man, lines, to };
        };
        let board = game.spec().board;
        let name = board.name(man);
        let mut lines = Vec::new();
        for (key, side) in [("white", Side::White), ("black", Side::Black)] {
            if !position.of(side).is_empty() {
                lines.push(format!("{key}: {}", notation::write_pieces(game, &position, side, lang)));
            }
        }
        lines.push("study: yes".to_owned());
        let moves = game.moves_from(&position, man);
        lines.push(format!("show: moves {name}, refusals {name}"));
        lines.push(format!("exactly: {name} -> {}", listed(game, &moves)));
        let to = moves.iter().find_map(|mv| mv.to).map(|to| board.name(to)).unwrap_or_default();
        Own { man: name, lines: lines.join("\n"), to }
    }
}

/// The most telling position that comes of putting men round a white one in the middle, one after the other.
fn small(game: &dyn Game) -> Option<Small> {
    let mut best: Option<Small> = None;
    for kind in kinds(game) {
        let man = middle(game);
        let mut position = Position::empty(State::NEW);
        position.set(man, Some(Piece::new(Side::White, kind)));
        let Some(mut small) = judged(game, position, man) else { continue };
        for _ in 0..MOST_MEN {
            match one_more(game, &small) {
                Some(better) => small = better,
                None => break,
            }
        }
        if best.as_ref().is_none_or(|best| small.worth > best.worth) {
            best = Some(small);
        }
    }
    best
}

/// The position with the man beside the others that adds the most to it; `None` if none adds anything. Of two the plainer
/// kind is taken, which stands later in the list of kinds.
fn one_more(game: &dyn Game, small: &Small) -> Option<Small> {
    let mut better: Option<Small> = None;
    let kinds: Vec<Kind> = kinds(game).collect();
    for (side, &kind) in [Side::Black, Side::White]
        .into_iter()
        .flat_map(|side| kinds.iter().rev().map(move |kind| (side, kind)))
    {
        if small.position.find(side, kind).len() >= most(game, side, kind) {
            continue;
        }
        for point in game.spec().board.points().filter(|&point| small.position.at(point).is_none()) {
            let mut position = small.position;
            position.set(point, Some(Piece::new(side, kind)));
            let Some(next) = judged(game, position, small.man) else { continue };
            if next.worth > better.as_ref().map_or(small.worth, |better| better.worth) {
                better = Some(next);
            }
        }
    }
    better
}

fn kinds(game: &dyn Game) -> impl Iterator<Item = Kind> {
    (0..game.spec().kinds.len()).map(|at| Kind(at as u8))
}

/// How many men of a kind a side begins with, those in hand among them.
fn most(game: &dyn Game, side: Side, kind: Kind) -> usize {
    let start = notation::parse_position(game, game.spec().start).unwrap_or(Position::empty(State::NEW));
    start.find(side, kind).len() + usize::from(start.state.hands[side as usize])
}

/// The point that is nearest to the middle of the board.
fn middle(game: &dyn Game) -> Point {
    let board = game.spec().board;
    let points: Vec<Point> = board.points().collect();
    let files: usize = points.iter().map(|&point| board.file(point)).sum();
    let ranks: usize = points.iter().map(|&point| board.rank(point)).sum();
    let far = |point: &Point| {
        let (file, rank) = (board.file(*point) * points.len(), board.rank(*point) * points.len());
        file.abs_diff(files) + rank.abs_diff(ranks)
    };
    points.iter().copied().min_by_key(far).unwrap_or(Point::new(0))
}

/// The position with what it is worth showing: some moves, a capture, squares closed for different reasons. `None` if the
/// game does not accept it or it is over.
fn judged(game: &dyn Game, mut position: Position, man: Point) -> Option<Small> {
    position.state.study = true;
    if !game.objections(&position).is_empty() || game.outcome(&position).is_some() {
        return None;
    }
    let reach = game.spec().rule("reach");
    let (mut moves, mut takes, mut reasons) = (0, false, Vec::new());
    for verdict in game.verdicts(&position, man) {
        match verdict {
            Verdict::Legal(legal) => {
                moves += 1;
                takes |= legal.iter().any(|mv| !mv.captures().is_empty());
            }
            Verdict::Illegal(refusals) => {
                let rules: Vec<RuleId> = refusals.iter().map(|refusal| refusal.rule).collect();
                if !rules.iter().any(|&rule| Some(rule) == reach) {
                    reasons.extend(rules.first().copied());
                }
            }
        }
    }
    reasons.sort();
    reasons.dedup();
    let some = if (3..=9).contains(&moves) { 3 } else { 0 };
    let men = (position.of(Side::White) | position.of(Side::Black)).len() as i32;
    let worth = some + if takes { 5 } else { 0 } + 2 * (reasons.len() as i32).min(2) - men;
    Some(Small { position, man, worth })
}
