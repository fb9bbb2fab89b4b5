//! What a game is made of, as data: its board, its men, its rules by name, and how its positions are written.

use crate::board::Board;
use crate::position::{Kind, RuleId};

/// A kind of man.
#[derive(Debug, Clone, Copy)]
pub struct KindSpec {
    /// The word for it in messages and links, such as `ver-knecht`.
    pub id: &'static str,
    /// Its English letter, upper case.
    pub letter: char,
    /// The name of its glyph.
    pub glyph: &'static str,
    /// Whether moves and piece lists may leave its letter out.
    pub unlettered: bool,
    /// Whether its promotion is the player's choice, so that the machine form of a move names it.
    pub chooses: bool,
}

/// A kind of man whose letter is always written and whose promotion is no choice.
pub const fn kind(id: &'static str, letter: char, glyph: &'static str) -> KindSpec {
    KindSpec { id, letter, glyph, unlettered: false, chooses: false }
}

/// A numbered article of a game's rulebook; its title and statement are messages in the game's texts.
#[derive(Debug, Clone, Copy)]
pub struct Rule {
    /// Its name, by which lessons cite it as a reason.
    pub id: &'static str,
    /// Other names under which it is known.
    pub also: &'static [&'static str],
    /// Whether it is about a whole game, or about what the players agree on: no single position shows it.
    pub of_records: bool,
}

/// An article that is known by its id alone.
pub const fn rule(id: &'static str) -> Rule {
    Rule { id, also: &[], of_records: false }
}

/// An article about a whole game, or about what the players agree on.
pub const fn rule_of_records(id: &'static str) -> Rule {
    Rule { of_records: true, ..rule(id) }
}

/// A field of the game's FEN-like text, in the order written, the board first and never listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Field {
    /// `w` or `b`.
    Turn,
    /// The letters of the rights not yet lost, the n-th letter for bit n, or `-`.
    Rights(&'static str),
    /// Men in hand, `white/black`.
    Hands,
    /// The point passed over by a double step, or `-`.
    Target,
    /// Plies since the last capture.
    Quiet,
    /// The same, left out when it is 0.
    OptionalQuiet,
    /// The number of the move.
    Number,
    /// Something that is always the same in this game.
    Fixed(&'static str),
}

/// How a game's moves are written in books.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Both squares: `R c2-c4`, `V b7:b8C`.
    Long,
    /// As much as tells the move from the others, as in chess: `Rxc4`, `Nbd2`, `e8=Q`, `0-0`.
    Short,
}

/// How programs write a game's moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Machine {
    /// From and to, and the lower-case letter of a chosen promotion: `a2a1c`.
    Bare,
    /// `x` before the point of a capture, `~` for a swap, `=Q` for a promotion: `a2xb3=Q`, `e1~h1`.
    Crossed,
    /// From and to, then `x` and all captured points: `a2a3xa4,b3`.
    Listed,
}

/// Another glyph set for a game's men.
#[derive(Debug, Clone, Copy)]
pub struct Look {
    /// Its name in the front matter.
    pub id: &'static str,
    /// For each kind, in the order of the kinds, the name of its glyph.
    pub glyphs: &'static [&'static str],
}

/// A game as data.
#[derive(Debug)]
pub struct Spec {
    /// The game's name on the command line and in lessons.
    pub id: &'static str,
    /// What the ids of its messages begin with: its own id, or that of the game of which it is a variant.
    pub family: &'static str,
    /// Its board.
    pub board: &'static Board,
    /// Its kinds of men; a [`Kind`] is a place in this list.
    pub kinds: &'static [KindSpec],
    /// Its rules in the order of the articles; a [`RuleId`] is a place in this list.
    pub rules: &'static [Rule],
    /// The array, in the game's own text.
    pub start: &'static str,
    /// The fields of that text after the board.
    pub fields: &'static [Field],
    /// How books write its moves.
    pub form: Form,
    /// How programs write its moves.
    pub machine: Machine,
    /// The sign of a check that no reply mends: `#`, or another.
    pub final_check: &'static str,
    /// Its other glyph sets.
    pub looks: &'static [Look],
    /// Its messages, in Fluent syntax, one entry a language: names, articles, reasons. A page brings its own.
    #[cfg(feature = "tool")]
    pub texts: &'static [(&'static str, &'static str)],
}

impl Spec {
    /// The rule with this id (or another of its names).
    pub fn rule(&self, id: &str) -> Option<RuleId> {
        let at = self.rules.iter().position(|r| r.id == id || r.also.contains(&id))?;
        Some(RuleId(at as u8))
    }

    /// The id of a rule.
    pub fn rule_id(&self, rule: RuleId) -> &'static str {
        self.rules[rule.index()].id
    }

    /// All names of the rules.
    pub fn rule_names(&self) -> impl Iterator<Item = &'static str> {
        self.rules.iter().flat_map(|rule| [rule.id].into_iter().chain(rule.also.iter().copied()))
    }

    /// The kind with this id.
    pub fn kind(&self, id: &str) -> Option<Kind> {
        self.kinds.iter().position(|k| k.id == id).map(|at| Kind(at as u8))
    }

    /// The id of one of the game's own messages: `piece-ritter` is `chess-t1-piece-ritter`.
    pub fn message(&self, rest: &str) -> String {
        format!("{}-{rest}", self.family)
    }

    /// The game's messages in the given language, in Fluent syntax.
    #[cfg(feature = "tool")]
    pub fn texts_in(&self, language: &str) -> impl Iterator<Item = &'static str> {
        self.texts.iter().filter(move |(code, _)| *code == language).map(|&(_, text)| text)
    }

    /// What is known of a kind.
    pub fn of(&self, kind: Kind) -> &'static KindSpec {
        &self.kinds[kind.index()]
    }
}

/// The number of the article with the given id, for constants in a game's file: a wrong id does not compile.
///
/// # Panics
/// If no rule has that id.
pub const fn article(rules: &[Rule], id: &str) -> RuleId {
    let mut at = 0;
    while at < rules.len() {
        if same(rules[at].id, id) {
            return RuleId(at as u8);
        }
        at += 1;
    }
    panic!("no rule has that id")
}

const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}
