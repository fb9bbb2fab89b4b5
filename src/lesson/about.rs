//! The words of the language with what they mean, for programs that help to write it. What they do is said where they are
//! read; tests hold the lists against it.

use super::BlockKind;
use super::block;

/// A word of the language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Word {
    /// The word as it is written.
    pub name: &'static str,
    /// What it means, in a sentence.
    pub says: &'static str,
    /// How it is used.
    pub example: &'static str,
}

const fn word(name: &'static str, says: &'static str, example: &'static str) -> Word {
    Word { name, says, example }
}

/// The kinds of blocks.
pub const KINDS: [Word; 4] = [
    word(
        "diagram",
        "A board with overlays and claims about its position.",
        "white: Ritter c2\nstudy: yes\nshow: moves c2",
    ),
    word(
        "exercise",
        "A task for the reader; the engine finds the answer.",
        "position: start\ntask: find captures",
    ),
    word("record", "A game that was played, or a part of one.", "moves: 1. e4 e5\nshow after: 1 black"),
    word("figures", "Diagrams of this lesson side by side.", "layout: before after"),
];

/// The keys of the front matter.
pub const FRONT: [Word; 6] = [
    word("title", "The lesson’s title.", "title = \"The Ritter\""),
    word("game", "The game that the blocks of the lesson are about.", "game = \"chess-t1\""),
    word("teaches", "The ids of the rules that the lesson teaches.", "teaches = [\"jump\"]"),
    word("summary", "A sentence for contents and cards.", "summary = \"One or two squares, straight.\""),
    word("slug", "The last part of the lesson’s address, in place of its file’s name.", "slug = \"ritter\""),
    word("look", "A glyph set of the game, in which its men are drawn.", "look = \"letters\""),
];

/// The keys that make a position. The array needs none of them.
pub const SETUP: [&str; 11] = [
    "position",
    "white",
    "black",
    "board",
    "turn",
    "rights",
    "hands",
    "target",
    "count-since",
    "after",
    "study",
];

/// The schemes of links.
pub const SCHEMES: [Word; 10] = [
    word(
        "legal",
        "Claims that a move is legal; the title may give the rule that allows it.",
        "[c3](legal:c2-c3)",
    ),
    word(
        "illegal",
        "Claims that a move is not legal; the title may give the reason.",
        "[c4](illegal:c2-c4 \"force\")",
    ),
    word("count", "Claims that the number in the text is the true count.", "[4](count:c2)"),
    word("force", "Claims a side’s force on a square.", "[2](force:c4.white)"),
    word("state", "Claims the state of the position.", "[check](state:check)"),
    word("square", "Names a square, which lights up; claims nothing.", "[c4](square:c4)"),
    word("piece", "Leads to a kind of man on the game’s reference page.", "[Ritter](piece:ritter)"),
    word("rule", "Leads to the lesson that teaches the rule.", "[jumps](rule:jump)"),
    word(
        "fig",
        "Leads to a figure of this lesson or, after its slug and `#`, of another.",
        "[the figure](fig:ritter-c2)",
    ),
    word("term", "Leads to a term in the glossary.", "[force](term:force)"),
];

/// The overlays of `show`; an `X` stands for a square.
pub const OVERLAYS: [Word; 13] = [
    word("moves", "The moves of the side to move or, with a square, of the man on it.", "moves c2"),
    word("captures", "The captures of the side to move.", "captures"),
    word(
        "refusals",
        "The squares in line with the man that it may not enter, each with its reason.",
        "refusals c2",
    ),
    word("strikes", "The squares that the man strikes.", "strikes c2"),
    word("force", "The men that have force on a square.", "force d2"),
    word("frozen", "The frozen men of both sides.", "frozen"),
    word("zone", "A zone of the board.", "zone castle"),
    word("last-move", "The last move of `after`.", "last-move"),
    word("before", "The board before the last move of `after`.", "before"),
    word("arrow", "An arrow from one square to another.", "arrow c2 c4"),
    word("mark", "Marks on squares.", "mark c2 c4"),
    word("label", "A text of at most five characters on a square.", "label c2 \"A\""),
    word("hand", "In games with men in hand, stands for a square.", "moves hand"),
];

/// The tasks of exercises.
pub const TASKS: [Word; 8] = [
    word("find moves of", "The reader finds the squares to which a man may go.", "find moves of c2"),
    word(
        "find squares where",
        "The reader finds the squares for which a claim holds; `*` is the square.",
        "find squares where strikes:c2-*",
    ),
    word("find captures", "The reader finds the captures of the side to move.", "find captures"),
    word("judge", "The reader says whether a move is legal.", "judge c2-c4"),
    word("number of", "The reader counts what `count` counts, or a force.", "number of moves"),
    word("play", "The reader finds a move that reaches the `goal` against every defence.", "play"),
    word("choose", "The reader chooses among the options.", "choose"),
    word("set up", "The reader sets up the array.", "set up"),
];

/// The goals of `task: play`.
pub const GOALS: [Word; 9] = [
    word("win in", "The game is won in so many moves.", "win in 2"),
    word("mate in", "The king is mated in so many moves.", "mate in 2"),
    word("capture", "The man on a square is taken.", "capture e5"),
    word("promote", "A man is promoted.", "promote"),
    word("check", "A check is given.", "check"),
    word("reach", "A square is reached.", "reach e8"),
    word("freeze", "The man on a square is frozen.", "freeze e5"),
    word("save", "The man on a square cannot be taken by the next move.", "save e5"),
    word("stalemate", "The other side has no move.", "stalemate"),
];

/// The results that a position, or only a record, may claim.
pub const RESULTS: [(&str, bool); 9] = [
    ("white wins", false),
    ("black wins", false),
    ("draw", false),
    ("open", false),
    ("white resigned", true),
    ("black resigned", true),
    ("white lost on time", true),
    ("black lost on time", true),
    ("draw agreed", true),
];

/// What each key of a block means.
const KEYS: &[(&str, &str)] = &[
    (
        "id",
        "The block’s name: small Latin letters, digits and hyphens. Links and other blocks call it by this.",
    ),
    ("game", "The game, if it is not that of the front matter."),
    ("position", "The position: `start`, `array N`, a FEN, or `@id` for that of another block."),
    ("white", "White’s men and their squares, in place of `position`."),
    ("black", "Black’s men and their squares, in place of `position`."),
    ("board", "The position drawn in rows of letters, the highest rank first, in place of `position`."),
    ("turn", "The side to move: `white` (if not said) or `black`."),
    (
        "rights",
        "Castling or promotion rights as in the FEN, or `-`; if not said, those that the men’s places allow.",
    ),
    ("hands", "The men in hand, White’s and Black’s."),
    ("target", "The square passed over by a double step, or `-`."),
    ("count-since", "Plies since the last capture."),
    ("after", "Moves to play from the position; claims and overlays are about the board after them."),
    ("study", "`yes`: a side may lack its king or its men, and the ends that need them do not apply."),
    ("show", "Overlays for the engine to draw."),
    ("exactly", "All moves of the man on a square, `x` before a capture; `none` if it has none."),
    ("legal", "Some of the man’s moves, each perhaps with the rule that allows it."),
    ("illegal", "Some squares to which the man may not go, each perhaps with the reason."),
    ("strikes", "The squares that the man strikes, its own left out."),
    ("vanish", "The squares of the men that a move takes."),
    ("count", "The number of moves of a man, of the side to move, or of men and squares."),
    ("force", "White’s and Black’s force on a square."),
    ("state", "What holds of the position: check, mate, a frozen man … each may have `not` before it."),
    ("result", "How the game stands or ended, perhaps with the rule."),
    ("marks", "Marks set by hand, which the engine must confirm."),
    ("view", "Whose first rank is at the bottom."),
    ("crop", "Two opposite corners of the part that is shown."),
    ("caption", "The caption."),
    ("alt", "A text before the computed text alternative."),
    ("task", "What the reader is to do."),
    ("goal", "What `task: play` is to reach."),
    ("answer", "The author’s answer, which must be the whole of it; the engine checks it."),
    ("hint", "A hint; may be given more than once."),
    ("explain", "Why the answer is right, in the author’s words."),
    (
        "option",
        "An answer to choose from: a text, a text with `(right)`, or a claim that the engine decides.",
    ),
    ("moves", "The moves with numbers, comments in braces and variations in parentheses."),
    ("show after", "The turns after which the board is shown."),
    ("layout", "The ids of the diagrams that are set side by side."),
];

/// The keys of a kind of block, in the order of the language’s tables.
pub fn keys(kind: BlockKind) -> Vec<Word> {
    block::keys_of(kind).into_iter().map(key).collect()
}

/// Whether the key may be given more than once in a block.
pub fn repeats(name: &str) -> bool {
    block::repeats(name)
}

/// The key of that name.
pub fn find_key(name: &str) -> Option<Word> {
    let (name, says) = KEYS.iter().find(|(known, _)| *known == name)?;
    Some(word(name, says, block::example_of(name)))
}

fn key(name: &'static str) -> Word {
    let says = KEYS.iter().find(|(known, _)| *known == name).map_or("", |(_, says)| says);
    word(name, says, block::example_of(name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::Source;
    use crate::lesson::parse;

    #[test]
    fn every_key_of_every_block_is_explained() {
        for kind in [BlockKind::Diagram, BlockKind::Exercise, BlockKind::Record, BlockKind::Figures] {
            let silent: Vec<_> = keys(kind).into_iter().filter(|word| word.says.is_empty()).collect();
            assert!(silent.is_empty(), "{silent:?}");
        }
        let dead: Vec<_> = KEYS.iter().filter(|(name, _)| !block::is_key(name)).collect();
        assert!(dead.is_empty(), "{dead:?}");
    }

    #[track_caller]
    fn reads(text: &str) {
        let text = format!("+++\ntitle = \"T\"\n+++\n\n{text}\n");
        let (_, found) = parse(&Source::new("a.md", text.as_str()), "en", "a.md");
        assert!(found.is_empty(), "{text}\n{found:?}");
    }

    #[test]
    fn the_language_reads_every_example() {
        KINDS.iter().for_each(|kind| reads(&format!("```{}\n{}\n```", kind.name, kind.example)));
        SCHEMES.iter().for_each(|scheme| reads(scheme.example));
        OVERLAYS.iter().for_each(|overlay| reads(&format!("```diagram\nshow: {}\n```", overlay.example)));
        TASKS.iter().for_each(|task| reads(&format!("```exercise\ntask: {}\n```", task.example)));
        GOALS.iter().for_each(|goal| reads(&format!("```exercise\ntask: play\ngoal: {}\n```", goal.example)));
        for (result, of_records) in RESULTS {
            let kind = if of_records { "record" } else { "diagram" };
            reads(&format!("```{kind}\nresult: {result}\n```"));
        }
        for front in FRONT.iter().filter(|front| front.name != "title") {
            let (_, found) = parse(
                &Source::new("a.md", format!("+++\ntitle = \"T\"\n{}\n+++\n", front.example)),
                "en",
                "a.md",
            );
            assert!(found.is_empty(), "{found:?}");
        }
    }
}
