//! The prover's answers by brute force, from the definition and nothing else: every move of both sides is looked at.

use tabia::board::Point;
use tabia::game::{Check, Game};
use tabia::position::{Kind, Move, Piece, Position, Side};
use tabia::search::Goal;

/// A position, and where the man of the goal stands in it.
#[derive(Clone, Copy)]
pub(super) struct At {
    pub(super) position: Position,
    pub(super) man: Option<Point>,
}

pub(super) fn man_of(goal: Goal) -> Option<Point> {
    match goal {
        Goal::Capture(man) | Goal::Freeze(man) | Goal::Save(man) => Some(man),
        Goal::Reach { man, .. } => man,
        _ => None,
    }
}

fn after(at: &At, mv: &Move) -> At {
    let man = at.man.filter(|&man| !mv.removes.contains(man)).map(|man| match mv.shifts {
        Some((from, to)) if from == man => to,
        _ if mv.from == Some(man) => mv.to.unwrap(),
        _ => man,
    });
    At { position: at.position.apply(mv), man }
}

/// The fewest own moves in which the first move forces the goal, up to `most`.
pub(super) fn length(game: &dyn Game, goal: Goal, at: &At, mv: &Move, most: u32) -> Option<u32> {
    let attacker = at.position.state.turn;
    let next = after(at, mv);
    (1..=most).find(|&n| met(game, goal, at, mv, &next) || forced(game, goal, attacker, &next, n - 1))
}

fn forced(game: &dyn Game, goal: Goal, attacker: Side, at: &At, moves: u32) -> bool {
    if let Some(end) = game.outcome(&at.position) {
        return match goal {
            Goal::Win => end.winner == Some(attacker),
            Goal::End(rule) => end.rule == rule && end.winner != Some(attacker.other()),
            _ => false,
        };
    }
    if man_of(goal).is_some() && at.man.is_none() {
        return false;
    }
    let list = game.moves(&at.position);
    if at.position.state.turn == attacker {
        moves > 0
            && list.iter().any(|mv| {
                let next = after(at, mv);
                met(game, goal, at, mv, &next) || forced(game, goal, attacker, &next, moves - 1)
            })
    } else {
        game.claims(&at.position).is_empty()
            && !list.is_empty()
            && list.iter().all(|mv| forced(game, goal, attacker, &after(at, mv), moves))
    }
}

/// Whether the attacker's move is itself the goal.
fn met(game: &dyn Game, goal: Goal, before: &At, mv: &Move, next: &At) -> bool {
    let position = &next.position;
    let attacker = before.position.state.turn;
    match goal {
        Goal::Win | Goal::End(_) => false,
        Goal::Capture(_) => {
            let taken = before.man.filter(|&man| before.position.at(man).unwrap().side() != attacker);
            taken.is_some() && next.man.is_none()
        }
        Goal::Promote => {
            let kinds = |p: &Position| {
                let mut kinds: Vec<Kind> = p.of(attacker).iter().map(|at| p.at(at).unwrap().kind()).collect();
                kinds.sort();
                kinds
            };
            let promoted = mv.becomes.is_some();
            assert!(!promoted || kinds(&before.position) != kinds(position));
            promoted
        }
        Goal::Check => game.check(position) != Check::None,
        Goal::Reach { to, man: Some(_) } => next.man == Some(to),
        Goal::Reach { to, man: None } => {
            let own = |p: &Position| p.at(to).filter(|man| man.side() == attacker);
            own(position).is_some() && own(&before.position) != own(position)
                || mv.shifts.is_some_and(|(from, there)| from == to || there == to)
        }
        Goal::Freeze(_) => next.man.is_some_and(|man| game.frozen(position).is_some_and(|f| f.contains(man))),
        Goal::Save(_) => {
            let beaten = game.outcome(position).is_some_and(|end| end.winner == Some(attacker.other()));
            let passed = At { position: position.with_turn(attacker.other()), man: next.man };
            next.man.is_some() && !beaten && !taken_in_a_turn(game, attacker.other(), &passed)
        }
    }
}

fn taken_in_a_turn(game: &dyn Game, opponent: Side, at: &At) -> bool {
    at.man.is_none()
        || at.position.state.turn == opponent
            && game.moves(&at.position).iter().any(|mv| taken_in_a_turn(game, opponent, &after(at, mv)))
}

/// Numbers that look random and are always the same.
pub(super) struct Dice(pub(super) u64);

impl Dice {
    pub(super) fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }

    pub(super) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.roll(from.len())]
    }
}

/// A position of the game that is not over, with so many men of its array thrown onto the board.
pub(super) fn thrown(game: &dyn Game, men: usize, dice: &mut Dice) -> Position {
    let spec = game.spec();
    let points: Vec<Point> = spec.board.points().collect();
    let start = tabia::notation::parse_position(game, spec.start).unwrap();
    let array: Vec<Piece> = start.occupied().iter().filter_map(|at| start.at(at)).collect();
    let king = spec.kind("king");
    loop {
        let mut state = start.state;
        state.hands = [0; 2];
        state.turn = dice.pick(&Side::BOTH);
        let mut position = Position::empty(state);
        let mut throw = |man, dice: &mut Dice| {
            let free: Vec<Point> = points.iter().copied().filter(|&at| position.at(at).is_none()).collect();
            position.set(dice.pick(&free), Some(man));
        };
        for side in Side::BOTH {
            if let Some(king) = king {
                throw(Piece::new(side, king), dice);
            }
        }
        for at in 0..men {
            let side = Side::BOTH[at % 2];
            let others: Vec<Piece> =
                array.iter().copied().filter(|man| man.side() == side && Some(man.kind()) != king).collect();
            let man = if others.is_empty() { Piece::new(side, Kind(0)) } else { dice.pick(&others) };
            throw(man, dice);
        }
        // Rights that the men do not bear out are refused, so none are kept.
        position.state.rights = 0;
        if game.objections(&position).is_empty() && game.outcome(&position).is_none() {
            return position;
        }
    }
}

/// Goals of every sort that the position may have.
pub(super) fn goals(game: &dyn Game, position: &Position, dice: &mut Dice) -> Vec<Goal> {
    let points: Vec<Point> = game.spec().board.points().collect();
    let [own, enemy]: [Vec<Point>; 2] =
        [position.state.turn, position.state.turn.other()].map(|side| position.of(side).iter().collect());
    let mut goals = vec![Goal::Win, Goal::mate(game), Goal::Promote, Goal::Check];
    goals.extend(Goal::stalemate(game));
    if !enemy.is_empty() {
        goals.extend([Goal::Capture(dice.pick(&enemy)), Goal::Freeze(dice.pick(&enemy))]);
    }
    if !own.is_empty() {
        let man = Some(dice.pick(&own));
        goals.extend([Goal::Save(dice.pick(&own)), Goal::Reach { to: dice.pick(&points), man }]);
    }
    goals.push(Goal::Reach { to: dice.pick(&points), man: None });
    goals
}
