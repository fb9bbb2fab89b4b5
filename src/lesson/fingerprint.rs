//! Fingerprints of what is translated, and the record of what a translation was last compared with.
//!
//! A fingerprint changes with the meaning and not with the layout: line ends, runs of blanks, blanks beside the signs of a
//! list, the order of keys and comments do not matter. It is the same on every machine and must stay so, since books keep it.

use std::collections::BTreeMap;
use std::sync::Arc;

use pulldown_cmark::{Event, Tag, TagEnd};
use sha2::{Digest, Sha256};

use super::block::canonical;
use super::table::{Values, wrong_type};
use super::{Block, Lesson, Node, Term, Text};
use crate::diag::{Diagnostic, Source, Spanned};

/// The fingerprint of a block: all that its keys say.
pub fn of_block(block: &Block) -> String {
    hashed(block, |key, value| if key == "board" { value } else { canonical(key, &value) })
}

/// Whether the fingerprint is that of the block as it is. Records of former times, when blanks beside the signs of a list
/// still mattered, hold good.
pub fn is_of_block(known: &str, block: &Block) -> bool {
    known == of_block(block) || known == hashed(block, |_, value| value)
}

/// The fingerprint of a block whose values are taken as `set` sets them.
fn hashed(block: &Block, set: impl Fn(&str, String) -> String) -> String {
    let text = block.span.source.text.as_str();
    // In a list or a quote every line has something before it, as the first key has.
    let before = block.keys.first().map_or(0, |key| key.span.place().1 - 1);
    let mut keys: Vec<(&str, String)> = Vec::new();
    for (at, key) in block.keys.iter().enumerate() {
        let end = block.keys.get(at + 1).map_or(block.span.range.end, |next| next.span.range.start);
        let value = text.get(key.span.range.end..end).unwrap_or_default();
        keys.push((&key.value, set(&key.value, plain_value(&key.value, value, before))));
    }
    keys.sort();
    let keys = keys.iter().map(|(key, value)| format!("{key}:{value}"));
    of_text(&keys.collect::<Vec<_>>().join("\n"))
}

/// A value as it stands after its key, without comments, the closing fence and the layout of its lines, each of which
/// has so many signs of Markdown's before it.
fn plain_value(key: &str, written: &str, before: usize) -> String {
    let value = written.trim_start();
    let value = value.strip_prefix(':').unwrap_or(value);
    let own = |(at, line): (usize, &'_ str)| -> String {
        let signs = line.chars().take(before).take_while(|sign| matches!(sign, ' ' | '\t' | '>')).count();
        line.chars().skip(if at == 0 { 0 } else { signs }).collect()
    };
    let lines = value.lines().enumerate().map(own);
    let lines = lines.filter(|line| !["#", "```", "~~~"].iter().any(|sign| line.starts_with(sign)));
    let words = |line: String| line.split_whitespace().collect::<Vec<_>>().join(" ");
    let lines: Vec<String> = lines.map(words).filter(|line| !line.is_empty()).collect();
    // The rows of a drawn board end with their lines.
    lines.join(if key == "board" { "/" } else { " " })
}

/// The fingerprint of a lesson's words: its title, its summary and its prose, the blocks left out.
pub fn of_lesson(lesson: &Lesson) -> String {
    let mut text = String::new();
    let mut comment = false;
    for words in [Some(&lesson.front.title), lesson.front.summary.as_ref()].into_iter().flatten() {
        text.push_str(&words.value);
        text.push('\n');
    }
    for node in &lesson.nodes {
        match node {
            Node::Block(_) => text.push('\n'),
            Node::Heading(number) => {
                let level = lesson.headings.get(*number).map_or(0, |heading| heading.level);
                text.push_str(&format!("\n<h{level}>"));
            }
            Node::Link(number) => {
                let link = lesson.links.get(*number);
                let place = link.map_or("", |link| link.place.text());
                let title = link.and_then(|link| link.title.as_ref()).map_or("", |title| &title.value);
                text.push_str(&format!("<a {place} {title}>"));
            }
            Node::Markdown(event, _) => words_of(event, &mut text, &mut comment),
        }
    }
    of_text(&text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Adds what an event of Markdown says.
fn words_of(event: &Event<'_>, text: &mut String, comment: &mut bool) {
    match event {
        Event::Text(words) => text.push_str(words),
        Event::Code(words) | Event::InlineMath(words) | Event::DisplayMath(words) => {
            text.push('`');
            text.push_str(words);
            text.push('`');
        }
        Event::SoftBreak | Event::HardBreak => text.push(' '),
        Event::Html(html) | Event::InlineHtml(html) => {
            // Comments, which may go over several events, say nothing to readers.
            *comment |= html.trim_start().starts_with("<!--");
            if !*comment {
                text.push_str(html);
            }
            *comment &= !html.contains("-->");
        }
        Event::FootnoteReference(label) => text.push_str(&format!("[^{label}]")),
        Event::Rule => text.push_str("\n<hr>\n"),
        Event::TaskListMarker(done) => text.push_str(if *done { "[x]" } else { "[ ]" }),
        Event::Start(Tag::Image { dest_url, title, .. }) => {
            text.push_str(&format!("<img {dest_url} {title}>"));
        }
        Event::Start(Tag::HtmlBlock) | Event::End(TagEnd::HtmlBlock) => text.push(' '),
        Event::Start(tag) => text.push_str(&format!("{}<{}>", between(tag.to_end()), name(tag.to_end()))),
        Event::End(tag) => text.push_str(&format!("</{}>{}", name(*tag), between(*tag))),
    }
}

/// What parts a part of Markdown from the text around it.
fn between(tag: TagEnd) -> &'static str {
    let within = matches!(
        tag,
        TagEnd::Emphasis | TagEnd::Strong | TagEnd::Strikethrough | TagEnd::Link | TagEnd::Image
    );
    if within { "" } else { "\n" }
}

/// A word of our own for a part of Markdown, so that the fingerprint does not hang on the parser's names.
fn name(tag: TagEnd) -> &'static str {
    match tag {
        TagEnd::Paragraph => "p",
        TagEnd::Heading(_) => "h",
        TagEnd::BlockQuote(_) => "quote",
        TagEnd::CodeBlock => "code",
        TagEnd::List(_) => "list",
        TagEnd::Item => "item",
        TagEnd::FootnoteDefinition => "note",
        TagEnd::DefinitionList | TagEnd::DefinitionListTitle | TagEnd::DefinitionListDefinition => {
            "definition"
        }
        TagEnd::Table | TagEnd::TableHead | TagEnd::TableRow | TagEnd::TableCell => "table",
        TagEnd::Emphasis => "em",
        TagEnd::Strong => "strong",
        TagEnd::Link => "a",
        TagEnd::Image => "img",
        _ => "other",
    }
}

/// The fingerprint of what a term means.
pub fn of_term(term: &Term) -> String {
    let text = term.text.as_ref().map_or("", |text| text.value.as_str());
    let words = format!("{} : {text}", term.term.value);
    of_text(&words.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// The fingerprint of a text as it is: the first eight bytes of its SHA-256, as sixteen digits.
pub fn of_text(text: &str) -> String {
    let bytes = Sha256::digest(text.as_bytes());
    bytes.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// What a language's translations were last compared with, from the `translations.toml` of its folder: a fingerprint for
/// each lesson (`chess-t1/03-ritter.md`), block (`chess-t1/03-ritter.md#ritter-c2`) and term (`terms.toml#force`).
#[derive(Debug, Clone)]
pub struct Compared {
    /// The language's folder.
    pub language: String,
    /// The text of the file.
    pub source: Arc<Source>,
    /// The fingerprints, by what they are of.
    pub entries: BTreeMap<String, Text>,
}

impl Compared {
    /// Reads the record. What cannot be understood is reported and left out.
    pub fn parse(source: &Arc<Source>, language: &str) -> (Compared, Vec<Diagnostic>) {
        let mut out = Vec::new();
        let values = Values { source, base: 0 };
        let hint = "this file is written by `tabia translated`: after a merge keep the lines of both sides";
        let (table, _) = values.table(&source.text, hint, &mut out);
        let mut entries = BTreeMap::new();
        for (key, value) in table.get_ref() {
            match value.get_ref().as_str() {
                Some(text) => {
                    let text = Spanned::new(text.to_owned(), values.within(value.span(), text));
                    entries.insert(key.get_ref().to_string(), text);
                }
                None => {
                    let error =
                        wrong_type(value.get_ref(), values.span(value.span()), "a fingerprint in quotes");
                    out.push(error.hint(hint));
                }
            }
        }
        (Compared { language: language.to_owned(), source: Arc::clone(source), entries }, out)
    }

    /// The text of a record with these fingerprints: sorted, one a line, so that two changes merge.
    pub fn write(entries: &BTreeMap<String, String>) -> String {
        let head = "# What each translation was last compared with. `tabia translated` writes this file.\n\n";
        entries.iter().fold(head.to_owned(), |text, (of, is)| format!("{text}\"{of}\" = \"{is}\"\n"))
    }

    /// What a lesson is called in the record, or a block of it.
    pub fn key(path: &str, block: Option<&str>) -> String {
        block.map_or_else(|| path.to_owned(), |block| format!("{path}#{block}"))
    }
}

/// The path by which the record calls the terms of a language.
pub const TERMS: &str = "terms.toml";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lesson::parse;

    fn lesson(body: &str) -> Lesson {
        let text = format!("+++\ntitle = \"Test\"\n+++\n\n{body}\n");
        parse(&Source::new("en/test.md", text), "en", "test.md").0
    }

    #[track_caller]
    fn blocks(same: bool, one: &str, other: &str) {
        let [one, other] = [one, other].map(|text| of_block(&lesson(text).blocks[0]));
        assert_eq!(one == other, same, "{one} {other}");
    }

    #[track_caller]
    fn words(same: bool, one: &str, other: &str) {
        let [one, other] = [one, other].map(|text| of_lesson(&lesson(text)));
        assert_eq!(one == other, same, "{one} {other}");
    }

    const BLOCK: &str = "```diagram\nid: a\nwhite: Ritter e5\ncaption: One,\n  two.\n```";

    #[test]
    fn the_layout_of_a_block_does_not_matter() {
        blocks(
            true,
            BLOCK,
            "~~~~ diagram\n# why\ncaption:   One, two.\nid: a\n# and how\n\nwhite:\n  Ritter   e5\n~~~~",
        );
        blocks(
            true,
            BLOCK,
            "> - ```diagram\n>   id: a\n>   white: Ritter e5\n>   # why\n>   caption: One,\n>     two.\n>   ```",
        );
        blocks(true, BLOCK, &BLOCK.replace('\n', "\r\n"));
        let list = "```diagram\nwhite: Ritter e5,e4\nlegal: e5->e6(step);e4 -> d4\n```";
        blocks(true, list, &list.replace("5,", "5, ").replace("->e6(step);", " -> e6 (step); "));
    }

    #[test]
    fn a_record_from_before_lists_were_set_holds_good() {
        let written = lesson("```diagram\nwhite: Ritter e5,e4\n```");
        let block = &written.blocks[0];
        let former = of_text("white:Ritter e5,e4");
        assert!(
            former != of_block(block) && is_of_block(&former, block) && is_of_block(&of_block(block), block)
        );
    }

    #[test]
    fn what_a_block_says_does() {
        blocks(false, BLOCK, &BLOCK.replace("e5", "e6"));
        blocks(false, BLOCK, &BLOCK.replace("two", "three"));
        blocks(false, BLOCK, &BLOCK.replace("id: a", "id: a\nstudy: yes"));
        let board = "```diagram\nboard:\n  . R\n  . .\n```";
        blocks(false, board, &board.replace("R\n  .", "R ."));
        blocks(true, board, &board.replace("  .", "     . "));
    }

    #[test]
    fn the_layout_of_prose_does_not_matter_and_what_it_says_does() {
        let text = "One *two* [three](legal:a1-a2 \"force\").\n\n- four\n- `five`";
        words(
            true,
            text,
            "One  *two*\n[three]( legal:a1-a2 'force' ).\n<!-- six\nseven -->\n\n* four\n* `five`\n",
        );
        for (old, new) in
            [("One", "Two"), ("*", ""), ("a2", "a3"), ("force", "castle"), ("`", ""), ("- four\n", "")]
        {
            words(false, text, &text.replace(old, new));
        }
        words(false, "## One\n\nTwo", "### One\n\nTwo");
        words(false, "un*known*", "un *known*");
        words(true, text, &format!("{text}\n\n{BLOCK}"));
    }

    #[test]
    fn fingerprints_never_change() {
        assert_eq!(of_block(&lesson(BLOCK).blocks[0]), "9e7401fbeb992cce");
        assert_eq!(of_lesson(&lesson("## One\n\nTwo *three*.")), "335fefe843074a05");
    }

    #[test]
    fn a_record_reads_as_it_was_written() {
        let entries =
            BTreeMap::from([("a.md#x".to_owned(), "12".to_owned()), ("a.md".to_owned(), "3f".to_owned())]);
        let text = Compared::write(&entries);
        let (read, found) = Compared::parse(&Source::new("ru/translations.toml", text.as_str()), "ru");
        assert!(found.is_empty() && text.ends_with("\n\"a.md\" = \"3f\"\n\"a.md#x\" = \"12\"\n"), "{text}");
        let read: BTreeMap<String, String> =
            read.entries.into_iter().map(|(of, is)| (of, is.value)).collect();
        assert_eq!(read, entries);
    }
}
