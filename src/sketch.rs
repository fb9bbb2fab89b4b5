//! The first texts of a book or a lesson, for an author to go on from: a position that the engine has chosen, claims that it
//! has made true, an exercise that it has found. Any game will do; its author need not know of this.
//!
//! What is said in words are templates in `templates/new`; their blanks are filled here, and nothing is written.
//!
//! ```
//! use tabia::sketch::{Order, lesson};
//! use tabia::{games, notation};
//!
//! let game = games::find("chess").expect("a game");
//! let lang = notation::language("en", games::GAMES).expect("a language");
//! let text = lesson(&Order { title: Some("The Knight"), ..Order::new(game, &lang) });
//! assert!(text.starts_with("+++\ntitle = \"The Knight\"\ngame = \"chess\"\n"));
//! assert!(text.contains("count: moves = 20"));
//! ```

mod book;
mod fill;
mod scene;

pub use book::{Outline, book};
pub use fill::translation;

use crate::explain::rule_title;
use crate::game::Game;
use crate::lang::Lang;
use crate::lesson::quoted;
use crate::position::RuleId;
use fill::fill;
use scene::{Array, Own, task};

/// What a lesson is to be about.
#[derive(Debug, Clone, Copy)]
pub struct Order<'a> {
    /// The game.
    pub game: &'a dyn Game,
    /// The language.
    pub lang: &'a Lang,
    /// The title; if not said, that of the rule.
    pub title: Option<&'a str>,
    /// The rule that the lesson is to teach; if not said, that of the first move of its diagram.
    pub rule: Option<RuleId>,
    /// From which the exercise follows; without it the exercise is about the array.
    pub seed: Option<u64>,
}

impl<'a> Order<'a> {
    /// A lesson about the first moves of a game, with an exercise.
    pub fn new(game: &'a dyn Game, lang: &'a Lang) -> Order<'a> {
        Order { game, lang, title: None, rule: None, seed: Some(1) }
    }

    /// The title that the lesson gets.
    pub fn title(&self) -> String {
        self.title.map_or_else(|| rule_title(self.game, self.rule(), self.lang), str::to_owned)
    }

    fn rule(&self) -> RuleId {
        self.rule.unwrap_or_else(|| Array::of(self.game).rule)
    }
}

/// A lesson with front matter, a diagram of the array with claims, and an exercise.
pub fn lesson(order: &Order<'_>) -> String {
    let template = match order.lang.code() {
        "ru" => include_str!("../templates/new/ru/lesson.md"),
        _ => include_str!("../templates/new/en/lesson.md"),
    };
    text(template, order)
}

/// A template with what the order says and what the engine knows in its blanks.
fn text(template: &str, order: &Order<'_>) -> String {
    let array = Array::of(order.game);
    let rule = order.game.spec().rule_id(order.rule());
    let mut values = vec![
        ("title", quoted(&order.title())),
        ("game", order.game.spec().id.to_owned()),
        ("rule", rule.to_owned()),
        ("rule-title", rule_title(order.game, order.rule(), order.lang)),
        ("man", array.man.clone()),
        ("moves", array.moves.to_string()),
        ("squares", array.squares.clone()),
        ("to", array.to.clone()),
        ("task", task(order.game, &array, order.seed)),
    ];
    // Looked for where it is wanted alone: it is the dearest.
    if template.contains("{own}") {
        let Own { man, lines, to } = Own::of(order.game, order.lang);
        values.extend([("own", lines), ("own-man", man), ("own-to", to)]);
    }
    fill(template, &values, if array.is_hand() { "hand" } else { "board" })
}
