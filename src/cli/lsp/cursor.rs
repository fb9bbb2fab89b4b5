//! What a place in a text is a part of. The text may be half written: it is read line by line, up to the place.

use std::ops::Range;

use tabia::lesson::BlockKind;

/// A fenced block of the language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Fence {
    pub(super) kind: BlockKind,
    /// The whole block, from its first sign.
    pub(super) span: Range<usize>,
    /// The words after the opening fence.
    pub(super) info: Range<usize>,
    /// The keys in order.
    pub(super) entries: Vec<Entry>,
}

/// A key and its value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) key: Range<usize>,
    /// The lines of the value, each without the blanks before it.
    pub(super) lines: Vec<Range<usize>>,
}

impl Entry {
    /// The name of the key.
    pub(super) fn name<'a>(&self, text: &'a str) -> &'a str {
        text[self.key.clone()].trim()
    }

    /// The value up to a place, in one line.
    pub(super) fn value(&self, text: &str, until: usize) -> String {
        let lines = self.lines.iter().filter(|line| line.start <= until);
        let lines: Vec<&str> = lines.map(|line| &text[line.start..line.end.min(until)]).collect();
        // On a line that is still empty, what was written before is over.
        let beyond = self.lines.last().is_some_and(|last| last.end < until);
        lines.join(" ") + if beyond { " " } else { "" }
    }

    /// The value that fits on one line, without blanks at its ends.
    pub(super) fn word<'a>(&self, text: &'a str) -> &'a str {
        self.lines.first().map_or("", |line| text[line.clone()].trim())
    }
}

impl Fence {
    /// The first entry of that name.
    pub(super) fn entry(&self, text: &str, name: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.name(text) == name)
    }

    /// The block's id, if it has one.
    pub(super) fn id<'a>(&self, text: &'a str) -> Option<&'a str> {
        self.entry(text, "id").map(|entry| entry.word(text)).filter(|id| !id.is_empty())
    }
}

/// What a place is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Spot {
    /// A key of the front matter.
    FrontKey(Range<usize>),
    /// A value of the front matter: its key, and what is written of it.
    FrontValue(String, Range<usize>),
    /// The words after an opening fence.
    Info(Range<usize>),
    /// A key of the block with this number among the fences, as far as it is written.
    Key(usize, Range<usize>),
    /// A value: the numbers of its block and of its entry.
    Value(usize, usize),
    /// The destination of a link, as far as it is written.
    Target(Range<usize>),
    /// The title of a link: the destination, and the title as far as it is written.
    Title(Range<usize>, Range<usize>),
    /// Nothing special.
    Prose,
}

/// A text with its blocks, as far as lines tell.
#[derive(Debug)]
pub(super) struct Reading<'a> {
    text: &'a str,
    /// The front matter between its signs.
    front: Option<Range<usize>>,
    pub(super) fences: Vec<Fence>,
    /// The fences of code, which is nobody's prose.
    code: Vec<Range<usize>>,
}

impl<'a> Reading<'a> {
    /// Reads the text.
    pub(super) fn new(text: &'a str) -> Reading<'a> {
        let mut reading = Reading { text, front: None, fences: Vec::new(), code: Vec::new() };
        let mut lines = lines(text).peekable();
        if lines
            .peek()
            .is_some_and(|line| text[line.clone()].trim_start_matches('\u{feff}').trim_end() == "+++")
        {
            let start = lines.next().map_or(0, |line| line.end);
            let mut end = text.len();
            for line in lines.by_ref() {
                if text[line.clone()].trim_end() == "+++" {
                    end = line.start;
                    break;
                }
            }
            reading.front = Some(start..end);
        }
        let mut open: Option<Open> = None;
        for line in lines {
            match &mut open {
                None => open = Open::read(text, &line),
                Some(fence) if fence.closes(text, &line) => {
                    fence.end = line.start + text[line.clone()].trim_end().len();
                    reading.shut(open.take());
                }
                Some(fence) => fence.line(text, &line),
            }
        }
        if let Some(fence) = &mut open {
            fence.end = text.len();
        }
        reading.shut(open);
        reading
    }

    fn shut(&mut self, open: Option<Open>) {
        let Some(open) = open else { return };
        let span = open.start..open.end;
        let kind = match self.text[open.info.clone()].split_whitespace().next() {
            Some("diagram") => BlockKind::Diagram,
            Some("exercise") => BlockKind::Exercise,
            Some("record") => BlockKind::Record,
            Some("figures") => BlockKind::Figures,
            _ => return self.code.push(span),
        };
        self.fences.push(Fence { kind, span, info: open.info, entries: open.entries });
    }

    /// The block that holds the place, by its number.
    pub(super) fn fence_at(&self, offset: usize) -> Option<usize> {
        self.fences.iter().position(|fence| fence.span.start <= offset && offset <= fence.span.end)
    }

    /// What the place is.
    pub(super) fn spot(&self, offset: usize) -> Spot {
        let text = self.text;
        let start = text[..offset].rfind('\n').map_or(0, |at| at + 1);
        let line = &text[start..offset];
        if self.front.as_ref().is_some_and(|front| front.start <= offset && offset <= front.end) {
            return self.front_spot(start, offset);
        }
        let trimmed = line.trim_start_matches(is_outer);
        let signs = trimmed.len() - trimmed.trim_start_matches(['`', '~']).len();
        let opens = |span: &Range<usize>| span.start >= start && span.start <= offset;
        let fresh = self.fences.iter().map(|fence| &fence.span).chain(&self.code).any(opens);
        if signs >= 3 && fresh {
            return Spot::Info(offset - (trimmed.len() - signs)..offset);
        }
        if let Some(number) = self.fence_at(offset) {
            return self.block_spot(number, start, offset);
        }
        if self.code.iter().any(|code| code.contains(&offset)) {
            return Spot::Prose;
        }
        link_spot(text, offset)
    }

    fn front_spot(&self, start: usize, offset: usize) -> Spot {
        let text = self.text;
        let from = self.front.as_ref().map_or(0, |front| front.start);
        // A list may go over several lines: its key is the last one before the place.
        let mut at = start;
        loop {
            let line = &text[at..offset];
            let key = line.split(['=', '\n']).next().unwrap_or_default();
            let plain = key.trim().chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
            if plain && line[key.len()..].starts_with('=') {
                return Spot::FrontValue(key.trim().to_owned(), at + key.len() + 1..offset);
            }
            if at <= from || plain && at == start {
                break;
            }
            at = text[from..at - 1].rfind('\n').map_or(from, |found| from + found + 1);
        }
        let blanks = text[start..offset].len() - text[start..offset].trim_start().len();
        Spot::FrontKey(start + blanks..offset)
    }

    fn block_spot(&self, number: usize, start: usize, offset: usize) -> Spot {
        let fence = &self.fences[number];
        for (at, entry) in fence.entries.iter().enumerate() {
            let within = |line: &Range<usize>| {
                let end = self.text[line.start..].find('\n').map_or(self.text.len(), |end| line.start + end);
                line.start <= offset && offset <= end
            };
            if entry.lines.iter().any(within) {
                return Spot::Value(number, at);
            }
            if entry.key.start <= offset && offset <= entry.key.end {
                return Spot::Key(number, entry.key.start..offset);
            }
        }
        let line = &self.text[start..offset];
        let lead = line.len() - line.trim_start_matches([' ', '\t', '>']).len();
        let fence_start = self.text[..fence.span.start].rfind('\n').map_or(0, |at| at + 1);
        let indent = fence.span.start - fence_start;
        // An indented line goes on with the value above it.
        if lead > indent && offset > start + indent {
            let before = fence.entries.iter().rposition(|entry| entry.key.start < start);
            if let Some(at) = before {
                return Spot::Value(number, at);
            }
        }
        Spot::Key(number, start + lead..offset)
    }
}

/// The destination or title of a link in prose that holds the place.
fn link_spot(text: &str, offset: usize) -> Spot {
    let start = text[..offset].rfind("\n\n").map_or(0, |at| at + 2);
    let before = &text[start..offset];
    let Some(opening) = before.rfind("](") else { return Spot::Prose };
    let (at, inner) = (start + opening + 2, &before[opening + 2..]);
    match inner.find(['"', '\'']) {
        None if inner.contains([')', ' ', '\n']) => Spot::Prose,
        None => Spot::Target(at..offset),
        Some(quote) if inner[quote + 1..].contains(['"', '\'']) || inner[..quote].contains(')') => {
            Spot::Prose
        }
        Some(quote) => {
            let target = inner[..quote].trim_end();
            Spot::Title(at..at + target.len(), at + quote + 1..offset)
        }
    }
}

/// Whether the sign may stand before a fence: blanks, and what begins quotes and items of lists.
fn is_outer(c: char) -> bool {
    matches!(c, ' ' | '\t' | '>' | '-' | '*' | '+' | '.' | ')') || c.is_ascii_digit()
}

/// A fence that is open.
struct Open {
    start: usize,
    end: usize,
    /// The sign and how many there are.
    sign: char,
    count: usize,
    /// How many bytes stand before it in its line: the signs of lists and quotes.
    indent: usize,
    info: Range<usize>,
    entries: Vec<Entry>,
}

impl Open {
    fn read(text: &str, line: &Range<usize>) -> Option<Open> {
        let whole = text[line.clone()].trim_end();
        let rest = whole.trim_start_matches(is_outer);
        let sign = rest.chars().next().filter(|c| matches!(c, '`' | '~'))?;
        let count = rest.chars().take_while(|&c| c == sign).count();
        let info = &rest[count..];
        if count < 3 || sign == '`' && info.contains('`') {
            return None;
        }
        let indent = whole.len() - rest.len();
        let at = line.start + indent + count + (info.len() - info.trim_start().len());
        Some(Open {
            start: line.start + indent,
            end: line.end,
            sign,
            count,
            indent,
            info: at..at + info.trim().len(),
            entries: Vec::new(),
        })
    }

    fn closes(&self, text: &str, line: &Range<usize>) -> bool {
        let rest = text[line.clone()].trim_end().trim_start_matches([' ', '\t', '>']);
        rest.len() >= self.count && rest.chars().all(|c| c == self.sign)
    }

    fn line(&mut self, text: &str, line: &Range<usize>) {
        let whole = text[line.clone()].trim_end_matches(['\n', '\r']);
        let outer =
            whole.char_indices().take_while(|&(at, c)| at < self.indent && matches!(c, ' ' | '\t' | '>'));
        let lead = outer.last().map_or(0, |(at, c)| at + c.len_utf8());
        let own = &whole[lead..];
        let words = own.trim_start();
        let at = line.start + whole.len() - words.len();
        let end = line.start + whole.len();
        if own.starts_with('#') || words.is_empty() {
            return;
        }
        if own.starts_with([' ', '\t']) {
            if let Some(entry) = self.entries.last_mut() {
                entry.lines.push(at..end);
            }
            return;
        }
        if let Some(colon) = own.find(':') {
            let value = &own[colon + 1..];
            let from = at + colon + 1 + (value.len() - value.trim_start().len());
            let first = from..end.max(from);
            self.entries.push(Entry { key: at..at + colon, lines: Vec::from([first]) });
        }
    }
}

/// The lines of a text with their ends.
fn lines(text: &str) -> impl Iterator<Item = Range<usize>> + '_ {
    let mut next = 0;
    text.split_inclusive('\n').map(move |line| {
        next += line.len();
        next - line.len()..next
    })
}

/// Where the word begins that ends at the place, of the characters for which `fits` holds.
pub(super) fn word_start(text: &str, offset: usize, fits: impl Fn(char) -> bool) -> usize {
    let before = text[..offset].char_indices().rev().take_while(|&(_, c)| fits(c)).last();
    before.map_or(offset, |(at, _)| at)
}

/// The word around the place.
pub(super) fn word_at(text: &str, offset: usize, fits: impl Fn(char) -> bool) -> Range<usize> {
    let start = word_start(text, offset, &fits);
    let end = text[offset..].find(|c| !fits(c)).map_or(text.len(), |at| offset + at);
    start..end
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The place is where the bar stands.
    #[track_caller]
    fn check(marked: &str, expected: &str) {
        let offset = marked.find('|').expect("a bar");
        let text = marked.replacen('|', "", 1);
        let reading = Reading::new(&text);
        let said = match reading.spot(offset) {
            Spot::FrontKey(word) => format!("front key {:?}", &text[word]),
            Spot::FrontValue(key, value) => format!("front {key} {:?}", &text[value]),
            Spot::Info(word) => format!("info {:?}", &text[word]),
            Spot::Key(block, word) => format!("key {block} {:?}", &text[word]),
            Spot::Value(block, entry) => {
                let entry = &reading.fences[block].entries[entry];
                format!("value {block} {} {:?}", entry.name(&text), entry.value(&text, offset))
            }
            Spot::Target(target) => format!("target {:?}", &text[target]),
            Spot::Title(target, title) => format!("title {:?} {:?}", &text[target], &text[title]),
            Spot::Prose => "prose".to_owned(),
        };
        assert_eq!(said, expected, "{marked}");
    }

    #[test]
    fn front_matter_is_keys_and_values() {
        check("+++\nti|", "front key \"ti\"");
        check("+++\ngame = \"ch|\n+++\n", "front game \" \\\"ch\"");
        check(
            "+++\nteaches = [\n  \"jump\",\n  \"ste|\n",
            "front teaches \" [\\n  \\\"jump\\\",\\n  \\\"ste\"",
        );
        check("+++\ntitle = \"a\"\n+++\n|", "prose");
    }

    #[test]
    fn blocks_are_keys_and_values_wherever_they_stand() {
        check("```dia|", "info \"dia\"");
        check("- ```dia|\n", "info \"dia\"");
        check("~~~dia|\n", "info \"dia\"");
        check("```diagram\nsho|\n```\n", "key 0 \"sho\"");
        check("```diagram\n|\n```\n", "key 0 \"\"");
        check("```diagram\nshow: mo|ves c2\n```\n", "value 0 show \"mo\"");
        check("```diagram\nshow:|", "value 0 show \"\"");
        check("```diagram\nshow: |\n```", "value 0 show \"\"");
        check("```diagram\nexactly: c2 -> c3\n  c|4\n```", "value 0 exactly \"c2 -> c3 c\"");
        check("```diagram\nexactly: c2 -> c3\n  |\n```", "value 0 exactly \"c2 -> c3 \"");
        check("> ```diagram\n> turn: w|\n> ```", "value 0 turn \"w\"");
        check("1. a\n\n   ```diagram\n   turn: w|\n   ```", "value 0 turn \"w\"");
        check("```diagram\nid: a\n```\n\n~~~exercise\nta|", "key 1 \"ta\"");
        check("1. ```dia|\n", "info \"dia\"");
        check("```diagram\nturn: white\n```\n|", "prose");
        check("```rust\nlet a: |\n```", "prose");
        check("```diagram\r\nturn: w|\r\n```\r\n", "value 0 turn \"w\"");
    }

    #[test]
    fn links_are_destinations_and_titles() {
        check("a [c3](legal:c2-|", "target \"legal:c2-\"");
        check("a [c3](|) b", "target \"\"");
        check("a [c3](legal:c2-c3) b|", "prose");
        check("a [c4](illegal:c2-c4 \"fo|\")", "title \"illegal:c2-c4\" \"fo\"");
        check("a [c4](illegal:c2-c4 \"force\")|", "prose");
        check("[a](b)\n\nc|", "prose");
    }
}
