//! Puts a block of the position editor into a lesson, below a figure.

use std::path::Path;

use serde::Deserialize;
use tabia::diag::Source;
use tabia::lesson::fingerprint::of_text;
use tabia::lesson::{self, BlockKind, Lesson, Node};

use super::super::files;
use super::lessons::name;

/// What the editor asks for.
#[derive(Debug, Deserialize)]
pub(super) struct Order {
    /// The path of the lesson below the book.
    lesson: String,
    /// The id of the figure below which the block is put; without it the block ends the lesson.
    after: Option<String>,
    /// The block, with its fences.
    text: String,
    /// The digest of the lesson that the editor has seen.
    seen: String,
}

/// Why a block was not put in, and what to do.
#[derive(Debug)]
pub(super) struct Refusal {
    pub(super) error: String,
    pub(super) hint: &'static str,
}

fn refuse<T>(error: impl Into<String>, hint: &'static str) -> Result<T, Refusal> {
    Err(Refusal { error: error.into(), hint })
}

/// Writes the block into the file of the lesson, which must be one of `lessons`; returns the line where it begins.
pub(super) fn insert<'a>(
    dir: &Path,
    order: &Order,
    mut lessons: impl Iterator<Item = &'a Lesson>,
) -> Result<usize, Refusal> {
    let wanted = |lesson: &&Lesson| format!("{}/{}", lesson.language, lesson.path) == order.lesson;
    let Some(known) = lessons.find(wanted) else {
        return refuse(format!("the book has no lesson `{}`", order.lesson), "choose one of its lessons");
    };
    let path = dir.join(&known.language).join(&known.path);
    let changed = "look at the page again, then insert the block";
    let Some(text) = files::read(&path).ok().and_then(|bytes| String::from_utf8(bytes).ok()) else {
        return refuse(format!("cannot read `{}`", order.lesson), "see whether the file is still there");
    };
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    if of_text(text) != order.seen {
        return refuse(format!("`{}` has changed meanwhile", order.lesson), changed);
    }
    let (lesson, _) = lesson::parse(&Source::new(order.lesson.as_str(), text), &known.language, &known.path);
    let block = order.text.replace("\r\n", "\n");
    let block = block.trim_matches('\n');
    is_one_block(block, &lesson)?;
    let at = place(&lesson, order.after.as_deref())?;
    let (new, line) = with(text, at, block);
    match files::rewrite(&path, text, &new) {
        Ok(()) => Ok(line),
        Err(error) => refuse(format!("{error:#}"), "the lesson is as it was"),
    }
}

/// The text must be one block, under an id that the lesson does not have yet.
fn is_one_block(text: &str, lesson: &Lesson) -> Result<(), Refusal> {
    let hint = "give one `diagram`, `exercise` or `record` block, with its fences and nothing beside it";
    let front = "+++\ntitle = \"-\"\n+++\n\n";
    let (alone, _) = lesson::parse(&Source::new("block.md", format!("{front}{text}\n")), "en", "block.md");
    let [block] = &alone.blocks[..] else { return refuse("the text is not one block", hint) };
    let only = alone.nodes.iter().all(|node| matches!(node, Node::Block(_)));
    if !only || block.kind == BlockKind::Figures || block.span.text().trim_end() != text.trim_end() {
        return refuse("the text is not one block", hint);
    }
    // A fence that is never closed would swallow the rest of the lesson.
    let fence: String = text.chars().take_while(|sign| matches!(sign, '`' | '~')).collect();
    if text.lines().count() < 2 || text.lines().last().is_none_or(|last| !last.trim().starts_with(&fence)) {
        return refuse("the block is not closed", hint);
    }
    let taken = block.fields.id.as_ref().filter(|id| {
        let ids = lesson.blocks.iter().filter_map(|block| block.fields.id.as_ref());
        ids.map(|id| id.value.as_str()).any(|known| known == id.value)
    });
    match taken {
        Some(id) => {
            refuse(format!("the lesson has a block `{}` already", id.value), "give the block another id")
        }
        None => Ok(()),
    }
}

/// The byte after the line that ends the figure, or the end of the lesson.
fn place(lesson: &Lesson, after: Option<&str>) -> Result<usize, Refusal> {
    let text = lesson.source.text.as_str();
    let Some(id) = after else { return Ok(text.trim_end().len()) };
    let mut blocks = (0..lesson.blocks.len()).filter(|&block| name(lesson, block) == id);
    let (Some(block), None) = (blocks.next(), blocks.next()) else {
        return refuse(
            format!("`{}` has not one block `{id}`", lesson.path),
            "choose one of the lesson's figures",
        );
    };
    let span = &lesson.blocks[block].span.range;
    let line = text[..span.start].rfind('\n').map_or(0, |at| at + 1);
    if !text[line..span.start].trim().is_empty() || span.start - line > 3 {
        return refuse(
            format!("the block `{id}` stands in a list or a quotation"),
            "copy the block, and put it where it belongs by hand",
        );
    }
    Ok(span.start + text[span.clone()].trim_end().len())
}

/// The text with the block after a place, and the line where it begins, counted from 1. Line ends are those of the text.
fn with(text: &str, at: usize, block: &str) -> (String, usize) {
    let end = if text.contains("\r\n") { "\r\n" } else { "\n" };
    let before = &text[..at];
    let rest = text[at..].trim_start_matches([' ', '\t']);
    let rest = rest.strip_prefix("\r\n").or_else(|| rest.strip_prefix('\n')).unwrap_or(rest);
    let block = block.replace('\n', end);
    let gap = if rest.is_empty() || rest.starts_with(['\n', '\r']) { "" } else { end };
    let line = before.matches('\n').count() + 3;
    (format!("{before}{end}{end}{block}{end}{gap}{rest}"), line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_stands_apart_and_line_ends_stay() {
        #[track_caller]
        fn check(text: &str, after: &str, becomes: &str, line: usize) {
            let at = text.find(after).unwrap() + after.len();
            assert_eq!(with(text, at, "```x\n```"), (becomes.to_owned(), line));
        }
        check("a\n\nb\n", "a", "a\n\n```x\n```\n\nb\n", 3);
        check("a\nb\n", "a", "a\n\n```x\n```\n\nb\n", 3);
        check("a\r\n\r\nb\r\n", "a", "a\r\n\r\n```x\r\n```\r\n\r\nb\r\n", 3);
        check("a\n", "a", "a\n\n```x\n```\n", 3);
        check("a", "a", "a\n\n```x\n```\n", 3);
    }

    #[test]
    fn only_one_whole_block_is_a_block() {
        let (lesson, _) = lesson::parse(
            &Source::new("a.md", "+++\ntitle = \"T\"\n+++\n\n```diagram\nid: one\nposition: start\n```\n"),
            "en",
            "a.md",
        );
        let holds = |text: &str| is_one_block(text, &lesson).is_ok();
        assert!(holds("```diagram\nid: two\nposition: start\n```"));
        assert!(holds("~~~~exercise\ntask: play\n~~~~"));
        for text in [
            "",
            "words",
            "```diagram\nid: one\n```",
            "```diagram\nid: two\n",
            "```diagram\nid: two\n```\n\nwords",
            "words\n\n```diagram\nid: two\n```",
            "```diagram\nid: two\n```\n\n```diagram\nid: three\n```",
            "```text\nid: two\n```",
            "```figures\nlayout: one\n```",
            "- ```diagram\n  id: two\n  ```",
        ] {
            assert!(!holds(text), "{text}");
        }
    }
}
