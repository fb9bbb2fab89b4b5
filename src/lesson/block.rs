//! A fenced block: its keys, their values, and everything that is wrong with them. Knows no squares and no games.

mod canon;
mod choice;
mod claim;
mod keys;
mod lines;
mod list;
mod marks;
mod record;
mod show;
mod task;
mod token;
mod value;
mod wheres;

use crate::diag::{Diagnostic, Span, guess};

use super::written::Written;
use super::{Block, BlockKind, Fields, Text};
use keys::{Known, WORDS};

pub(super) use canon::{atoms, canonical, has_groups};
pub(super) use keys::{example as example_of, is_key, rank, repeats};

pub(super) use claim::{counted, unknown_state};
pub(super) use lines::shorten;
pub(super) use value::{as_player, block_ref, check_id};

/// The keys of a kind of block.
pub(super) fn keys_of(kind: BlockKind) -> Vec<&'static str> {
    keys::of(keys::word(kind))
}

/// What the info word of a fence means.
pub(super) enum Head {
    /// A block of this language.
    Block(BlockKind),
    /// Code.
    Code,
}

/// Reads the text after the opening fence.
pub(super) fn head(info: &Written, out: &mut Vec<Diagnostic>) -> Head {
    let line = info.as_str();
    let word = line.split_whitespace().next().unwrap_or_default();
    let at = line.len() - line.trim_start().len();
    let span = info.span(at..at + word.len());
    let head = match word {
        "diagram" => Head::Block(BlockKind::Diagram),
        "figures" => Head::Block(BlockKind::Figures),
        "exercise" => Head::Block(BlockKind::Exercise),
        "record" => Head::Block(BlockKind::Record),
        _ => {
            if let Some((near, kind)) = guess(word, WORDS) {
                let message = format!("`{word}` is not a kind of block, so this is printed as code");
                let hint = format!("did you mean `{near}`?");
                let warning = Diagnostic::warning("unknown-block", span.clone(), message);
                out.push(warning.hint(hint).fix_as(kind, span, near));
            }
            return Head::Code;
        }
    };
    let rest = info.part(at + word.len()..line.len()).trim();
    if !rest.as_str().is_empty() {
        let message = format!("found `{}` after `{word}`, expected the end of the line", rest.as_str());
        out.push(
            Diagnostic::error("stray-text", rest.whole(), message).hint("keys stand on lines of their own"),
        );
    }
    head
}

/// Reads the lines between the fences.
pub(super) fn read(
    kind: BlockKind,
    head: Span,
    span: Span,
    content: &Written,
    out: &mut Vec<Diagnostic>,
) -> Block {
    let word = keys::word(kind);
    let (keys, values) = (Vec::new(), Vec::new());
    let mut block = Block { kind, head, span, fields: Fields::default(), keys, values, unread: false };
    for entry in lines::entries(content, out) {
        let key = &entry.key;
        let first = block.keys.iter().find(|first| first.value == key.value && !keys::repeats(&key.value));
        if let Some(first) = first {
            let message = format!("`{}` is given twice in one block", key.value);
            let error = Diagnostic::error("repeated-key", key.span.clone(), message);
            out.push(error.related(first.span.clone(), "first given here").hint("join the two values"));
            continue;
        }
        match keys::find(&key.value, word) {
            Known::Here => {
                if entry.value.as_str().is_empty() {
                    let message = format!("`{}` has no value", key.value);
                    let hint = format!("write `{}`", keys::example(&key.value));
                    out.push(Diagnostic::error("missing-value", key.span.clone(), message).hint(hint));
                } else {
                    set(&mut block.fields, kind, &key.value, &entry.value, out);
                }
                block.keys.push(entry.key);
                block.values.push(entry.value.prose().value);
            }
            Known::Elsewhere(kinds) => {
                let kinds = kinds.join("` and `");
                let message = format!("`{}` is a key of `{kinds}` blocks, not of `{word}`", key.value);
                let hint = format!("the keys of `{word}` are `{}`", keys::of(word).join("`, `"));
                out.push(Diagnostic::error("misplaced-key", key.span.clone(), message).hint(hint));
            }
            Known::Nowhere => {
                block.unread = true;
                out.push(unknown_key(key, word));
            }
        }
    }
    block
}

fn unknown_key(key: &Text, word: &str) -> Diagnostic {
    let message = format!("unknown key `{}` in a `{word}` block", key.value);
    let error = Diagnostic::error("unknown-key", key.span.clone(), message);
    match guess(&key.value, keys::of(word)) {
        Some((near, kind)) => {
            error.hint(format!("did you mean `{near}`?")).fix_as(kind, key.span.clone(), near)
        }
        None => error.hint(format!("the keys of `{word}` are `{}`", keys::of(word).join("`, `"))),
    }
}

/// Reads the value of a key that is known to belong here.
fn set(fields: &mut Fields, kind: BlockKind, key: &str, value: &Written, out: &mut Vec<Diagnostic>) {
    match key {
        "id" => fields.id = value::id(value, out),
        "game" => fields.game = value::word(value, out),
        "position" => fields.position = value::position(value, out),
        "white" => fields.white = Some(value.aligned()),
        "black" => fields.black = Some(value.aligned()),
        "board" => fields.board = Some(value.rows()),
        "turn" => fields.turn = value::player(value, out),
        "rights" => fields.rights = Some(value.aligned()),
        "hands" => fields.hands = Some(value.aligned()),
        "target" => fields.target = Some(value.aligned()),
        "count-since" => fields.count_since = value::number(value, out),
        "after" => fields.after = Some(value.aligned()),
        "study" => fields.study = value::yes(value, out),
        "show" => fields.show = Some(show::read(value, out)),
        "exactly" | "legal" | "illegal" | "strikes" => {
            let groups = Some(list::destinations(key, value, out));
            match key {
                "exactly" => fields.exactly = groups,
                "legal" => fields.legal = groups,
                "illegal" => fields.illegal = groups,
                _ => fields.strikes = groups,
            }
        }
        "vanish" => fields.vanish = Some(list::takings(value, out)),
        "marks" => fields.marks = Some(marks::read(value, out)),
        "count" => fields.count = Some(claim::counts(value, out)),
        "force" => fields.force = Some(claim::forces(value, out)),
        "state" => fields.state = Some(claim::states(value, out)),
        "result" if kind == BlockKind::Record => fields.result = record::result(value, out),
        "result" => fields.result = claim::result(value, out),
        "moves" => fields.moves = Some(value.aligned()),
        "show after" => fields.show_after = Some(record::turns(value, out)),
        "view" => fields.view = value::player(value, out),
        "crop" => fields.crop = value::corners(value, out),
        "caption" => fields.caption = Some(value.prose()),
        "alt" => fields.alt = Some(value.prose()),
        "task" => fields.task = task::read(value, out),
        "goal" => fields.goal = task::goal(value, out),
        "answer" => fields.answer = Some(value.aligned()),
        "hint" => fields.hints.push(value.prose()),
        "explain" => fields.explain = Some(value.prose()),
        "option" => fields.options.extend(choice::read(value, out)),
        "layout" => fields.layout = Some(value::ids(value, out)),
        _ => {}
    }
}
