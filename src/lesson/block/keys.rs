//! The table of keys: which blocks have which, and which of them this version reads.

use super::BlockKind;

/// The info words of the language's blocks.
pub(super) const WORDS: [&str; 4] = ["diagram", "exercise", "record", "figures"];

const ALL: &[&str] = &WORDS;
const D: &[&str] = &["diagram"];
const E: &[&str] = &["exercise"];
const R: &[&str] = &["record"];
const F: &[&str] = &["figures"];
const DE: &[&str] = &["diagram", "exercise"];
const DR: &[&str] = &["diagram", "record"];
const DER: &[&str] = &["diagram", "exercise", "record"];

/// A key: its name, the blocks that have it, whether this version reads it, and an example.
struct Key(&'static str, &'static [&'static str], Support, &'static str);

#[derive(PartialEq)]
enum Support {
    Now,
    Later,
}

use Support::{Later, Now};

const KEYS: &[Key] = &[
    Key("id", ALL, Now, "id: ritter-c2"),
    Key("game", ALL, Now, "game: chess"),
    Key("position", DER, Now, "position: start"),
    Key("white", DE, Now, "white: Ritter c2, Knecht a2"),
    Key("black", DE, Now, "black: Knecht c4"),
    Key("board", DE, Now, "board:` with the rows below it, indented, such as `r . K"),
    Key("turn", DE, Now, "turn: white"),
    Key("rights", DE, Now, "rights: Pp"),
    Key("hands", DE, Now, "hands: 12/12"),
    Key("target", DE, Now, "target: e3"),
    Key("count-since", DE, Now, "count-since: 0"),
    Key("after", DE, Now, "after: c2-c3 c5-c4"),
    Key("study", DE, Now, "study: yes"),
    Key("show", D, Now, "show: moves c2, refusals c2"),
    Key("exactly", D, Now, "exactly: c2 -> b2 c3 xd2"),
    Key("legal", D, Now, "legal: c2 -> b2 c3"),
    Key("illegal", D, Now, "illegal: c2 -> c1 (castle) c4 (force)"),
    Key("strikes", D, Now, "strikes: b2 -> a2 b1 b3 c2"),
    Key("vanish", D, Now, "vanish: g6c6 -> h6 b6"),
    Key("count", D, Now, "count: e5 = 16"),
    Key("force", D, Now, "force: d2 = 2 : 1½"),
    Key("state", D, Now, "state: not check"),
    Key("result", DR, Now, "result: white wins (castle-captured)"),
    Key("marks", D, Now, "marks: legal c2 -> c3; refused c2 -> c1"),
    Key("view", DE, Now, "view: black"),
    Key("crop", DE, Now, "crop: a1-e5"),
    Key("caption", DE, Now, "caption: The Ritter on c2."),
    Key("alt", DE, Now, "alt: The Ritter stands alone."),
    Key("task", E, Later, "task: play"),
    Key("goal", E, Later, "goal: mate in 1"),
    Key("answer", E, Later, "answer: Kb1"),
    Key("hint", E, Later, "hint: look at the king"),
    Key("explain", E, Later, "explain: the king is alone"),
    Key("option", E, Later, "option: yes (right)"),
    Key("moves", R, Later, "moves: 1. c2-c3 c5-c4"),
    Key("show after", R, Later, "show after: 12 white"),
    Key("layout", F, Now, "layout: ritter-before ritter-after"),
];

/// What a key is to a block.
pub(super) enum Known {
    /// A key of this block.
    Here,
    /// A key of this block that this version cannot read.
    Later,
    /// A key of these other blocks.
    Elsewhere(&'static [&'static str]),
    /// No key of the language.
    Nowhere,
}

/// What the key is to a block with this info word.
pub(super) fn find(name: &str, word: &str) -> Known {
    match KEYS.iter().find(|key| key.0 == name) {
        Some(Key(_, kinds, support, _)) if kinds.contains(&word) => match support {
            Now => Known::Here,
            Later => Known::Later,
        },
        Some(Key(_, kinds, ..)) => Known::Elsewhere(kinds),
        None => Known::Nowhere,
    }
}

/// The keys that this version reads in a block with this info word.
pub(super) fn of(word: &str) -> Vec<&'static str> {
    KEYS.iter().filter(|key| key.2 == Now && key.1.contains(&word)).map(|key| key.0).collect()
}

/// A line that shows the key with a value.
pub(super) fn example(name: &str) -> &'static str {
    KEYS.iter().find(|key| key.0 == name).map_or("key: value", |key| key.3)
}

/// Whether the name is a key of any block.
pub(super) fn is_key(name: &str) -> bool {
    KEYS.iter().any(|key| key.0 == name)
}

/// The info word of a kind of block.
pub(super) fn word(kind: BlockKind) -> &'static str {
    match kind {
        BlockKind::Diagram => "diagram",
        BlockKind::Figures => "figures",
    }
}
