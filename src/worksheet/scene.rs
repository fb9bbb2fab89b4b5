//! A position as tasks are looked for in it: what every man of the side to move may and may not do.

use crate::board::Point;
use crate::game::{Field, Game, Verdict};
use crate::notation;
use crate::position::{Kind, Move, Position, RuleId};

/// A position that tasks are made of.
pub(super) struct Scene<'a> {
    pub(super) game: &'a dyn Game,
    pub(super) position: Position,
    /// The position in the game's own text.
    pub(super) text: String,
    /// The men of the side to move, and its hand, if it has one.
    pub(super) starts: Vec<Start>,
}

/// A man, or the hand, and what it may do.
pub(super) struct Start {
    /// Where it stands; the hand stands nowhere.
    pub(super) from: Option<Point>,
    pub(super) kind: Option<Kind>,
    /// Where it may go.
    pub(super) legal: Vec<(Point, Vec<Move>)>,
    /// What is in line and closed to it, with the articles that close it.
    pub(super) near: Vec<(Point, Vec<RuleId>)>,
}

impl<'a> Scene<'a> {
    /// The position, if its text says all of it.
    pub(super) fn new(game: &'a dyn Game, position: Position) -> Option<Scene<'a>> {
        let text = notation::write_position(game, &position);
        if notation::parse_position(game, &text).ok()? != position {
            return None;
        }
        let reach = game.spec().rule("reach");
        let start = |from: Option<Point>, verdicts: Vec<Verdict>| {
            let (mut legal, mut near) = (Vec::new(), Vec::new());
            for (to, verdict) in game.spec().board.points().zip(verdicts) {
                match verdict {
                    Verdict::Legal(moves) => legal.push((to, moves)),
                    Verdict::Illegal(refusals) => {
                        let rules: Vec<RuleId> = refusals.iter().map(|refusal| refusal.rule).collect();
                        if from != Some(to) && !rules.iter().any(|&rule| Some(rule) == reach) {
                            near.push((to, rules));
                        }
                    }
                }
            }
            let kind = from.and_then(|from| position.at(from)).map(|man| man.kind());
            Start { from, kind, legal, near }
        };
        let men = position.of(position.state.turn).iter();
        let mut starts: Vec<Start> =
            men.map(|from| start(Some(from), game.verdicts(&position, from))).collect();
        let hand = position.state.hands[position.state.turn as usize];
        if hand > 0 && game.spec().fields.contains(&Field::Hands) {
            starts.push(start(None, game.verdicts_of_hand(&position)));
        }
        Some(Scene { game, position, text, starts })
    }

    /// The name of a point.
    pub(super) fn name(&self, point: Point) -> String {
        self.game.spec().board.name(point)
    }

    /// Whether the point is one of those where the side to move has men.
    pub(super) fn is_own(&self, point: Point) -> bool {
        self.position.of(self.position.state.turn).contains(point)
    }

    /// A candidate for a task about this position.
    pub(super) fn found(&self, task: impl Into<String>, right: usize) -> Found {
        Found { lines: vec![format!("task: {}", task.into())], right, ..Found::of(self.text.clone()) }
    }
}

impl Start {
    /// As lessons write it.
    pub(super) fn word(&self, scene: &Scene<'_>) -> String {
        self.from.map_or_else(|| "hand".to_owned(), |from| scene.name(from))
    }

    /// Whether one of its moves takes.
    pub(super) fn takes(&self) -> bool {
        self.legal.iter().flat_map(|(_, moves)| moves).any(|mv| !mv.captures().is_empty())
    }

    /// The foremost articles that close squares to it on which no man of its own side stands, each once.
    pub(super) fn closing(&self, scene: &Scene<'_>) -> Vec<RuleId> {
        let near = self.near.iter().filter(|(to, _)| !scene.is_own(*to));
        let mut rules: Vec<RuleId> = near.filter_map(|(_, rules)| rules.first().copied()).collect();
        rules.sort();
        rules.dedup();
        rules
    }
}

/// A task that could be set.
#[derive(Debug, Clone)]
pub(super) struct Found {
    /// The lines of its block that say what is asked.
    pub(super) lines: Vec<String>,
    /// The position in the game's own text; empty where there is none.
    pub(super) position: String,
    /// How many right answers it has, or how much there is to count.
    pub(super) right: usize,
    /// How many others look right.
    pub(super) near: usize,
    /// What makes it worth asking.
    pub(super) interest: i32,
    /// The articles that decide it.
    pub(super) rules: Vec<RuleId>,
    /// The kind of man that it is about, or what else should not come up again and again.
    pub(super) about: Option<u8>,
}

impl Found {
    pub(super) fn of(position: String) -> Found {
        Found { lines: Vec::new(), position, right: 0, near: 0, interest: 0, rules: Vec::new(), about: None }
    }

    pub(super) fn line(mut self, key: &str, value: impl std::fmt::Display) -> Found {
        self.lines.push(format!("{key}: {value}"));
        self
    }

    pub(super) fn near(self, near: usize) -> Found {
        Found { near, ..self }
    }

    pub(super) fn worth(self, interest: i32) -> Found {
        Found { interest: self.interest + interest, ..self }
    }

    pub(super) fn by(self, rules: Vec<RuleId>) -> Found {
        Found { rules, ..self }
    }

    pub(super) fn about(self, kind: Option<Kind>) -> Found {
        Found { about: kind.map(|kind| kind.0), ..self }
    }
}
