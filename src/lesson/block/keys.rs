//! The table of keys: which blocks have which, in the order in which a block gives them.

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

/// A key: its name, the blocks that have it, and an example.
struct Key(&'static str, &'static [&'static str], &'static str);

const KEYS: &[Key] = &[
    Key("id", ALL, "id: ritter-c2"),
    Key("game", ALL, "game: chess"),
    Key("position", DER, "position: start"),
    Key("white", DE, "white: Ritter c2, Knecht a2"),
    Key("black", DE, "black: Knecht c4"),
    Key("board", DE, "board:` with the rows below it, indented, such as `r . K"),
    Key("turn", DE, "turn: white"),
    Key("rights", DE, "rights: Pp"),
    Key("hands", DE, "hands: 12/12"),
    Key("target", DE, "target: e3"),
    Key("count-since", DE, "count-since: 0"),
    Key("after", DE, "after: c2-c3 c5-c4"),
    Key("study", DE, "study: yes"),
    Key("moves", R, "moves: 1. c2-c3 c5-c4"),
    Key("show after", R, "show after: 12 white"),
    Key("show", D, "show: moves c2, refusals c2"),
    Key("exactly", D, "exactly: c2 -> b2 c3 xd2"),
    Key("legal", D, "legal: c2 -> b2 c3"),
    Key("illegal", D, "illegal: c2 -> c1 (castle) c4 (force)"),
    Key("strikes", D, "strikes: b2 -> a2 b1 b3 c2"),
    Key("vanish", D, "vanish: g6c6 -> h6 b6"),
    Key("count", D, "count: e5 = 16"),
    Key("force", D, "force: d2 = 2 : 1½"),
    Key("state", D, "state: not check"),
    Key("result", DR, "result: white wins (castle-captured)"),
    Key("marks", D, "marks: legal c2 -> c3; refused c2 -> c1"),
    Key("view", DE, "view: black"),
    Key("crop", DE, "crop: a1-e5"),
    Key("caption", DE, "caption: The Ritter on c2."),
    Key("alt", DE, "alt: The Ritter stands alone."),
    Key("task", E, "task: play"),
    Key("goal", E, "goal: mate in 1"),
    Key("answer", E, "answer: Kb1"),
    Key("hint", E, "hint: look at the king"),
    Key("explain", E, "explain: the king is alone"),
    Key("option", E, "option: yes (right)"),
    Key("layout", F, "layout: ritter-before ritter-after"),
];

/// What a key is to a block.
pub(super) enum Known {
    /// A key of this block.
    Here,
    /// A key of these other blocks.
    Elsewhere(&'static [&'static str]),
    /// No key of the language.
    Nowhere,
}

/// What the key is to a block with this info word.
pub(super) fn find(name: &str, word: &str) -> Known {
    match KEYS.iter().find(|key| key.0 == name) {
        Some(Key(_, kinds, _)) if kinds.contains(&word) => Known::Here,
        Some(Key(_, kinds, ..)) => Known::Elsewhere(kinds),
        None => Known::Nowhere,
    }
}

/// The keys of a block with this info word.
pub(super) fn of(word: &str) -> Vec<&'static str> {
    KEYS.iter().filter(|key| key.1.contains(&word)).map(|key| key.0).collect()
}

/// A line that shows the key with a value.
pub(in crate::lesson) fn example(name: &str) -> &'static str {
    KEYS.iter().find(|key| key.0 == name).map_or("key: value", |key| key.2)
}

/// The place of a key in the order of a block.
pub(in crate::lesson) fn rank(name: &str) -> usize {
    KEYS.iter().position(|key| key.0 == name).unwrap_or(KEYS.len())
}

/// Whether a key may be given more than once in a block.
pub(in crate::lesson) fn repeats(name: &str) -> bool {
    matches!(name, "hint" | "option")
}

/// Whether the name is a key of any block.
pub(in crate::lesson) fn is_key(name: &str) -> bool {
    KEYS.iter().any(|key| key.0 == name)
}

/// The info word of a kind of block.
pub(super) fn word(kind: BlockKind) -> &'static str {
    match kind {
        BlockKind::Diagram => "diagram",
        BlockKind::Figures => "figures",
        BlockKind::Exercise => "exercise",
        BlockKind::Record => "record",
    }
}
