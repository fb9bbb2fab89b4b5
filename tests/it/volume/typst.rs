//! What Typst code shows, read from the calls that `templates/book.typ` answers.

use super::Shown;

/// What stands between a bracket, with which the code before has ended, and the one that closes it.
fn inner(code: &str) -> &str {
    let (mut depth, mut literal, mut escaped) = (0, false, false);
    for (at, c) in code.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' if literal => escaped = true,
            '"' => literal = !literal,
            _ if literal => {}
            '[' | '(' => depth += 1,
            ']' | ')' if depth == 0 => return &code[..at],
            ']' | ')' => depth -= 1,
            _ => {}
        }
    }
    panic!("a bracket is not closed: {code}");
}

/// What stands within each call that begins so.
fn calls<'a>(code: &'a str, start: &'a str) -> impl Iterator<Item = &'a str> {
    code.match_indices(start).map(move |(at, _)| inner(&code[at + start.len()..]))
}

/// The literal after its quote, and what follows on it.
fn literal(code: &str) -> (String, &str) {
    let (mut text, mut escaped) = (String::new(), false);
    for (at, c) in code.char_indices() {
        match c {
            c if escaped => {
                text.push(c);
                escaped = false;
            }
            '\\' => escaped = true,
            '"' => return (text, &code[at + 1..]),
            c => text.push(c),
        }
    }
    panic!("a literal is not closed: {code}");
}

/// The running text: what `#"…"` says, quotes, and the spaces between, single.
fn text(code: &str) -> String {
    let (mut text, mut rest) = (String::new(), code);
    while let Some(c) = rest.chars().next() {
        if let Some(call) = rest.strip_prefix("#smartquote(") {
            let arguments = inner(call);
            text.push(if arguments.is_empty() { '"' } else { '\'' });
            rest = &call[arguments.len() + 1..];
        } else if let Some(said) = rest.strip_prefix("#\"") {
            let (said, after) = literal(said);
            text.push_str(&said);
            rest = after;
        } else if let Some(argument) = rest.strip_prefix('"') {
            rest = literal(argument).1;
        } else {
            text.extend(Some(' ').filter(|_| c.is_whitespace()));
            rest = &rest[c.len_utf8()..];
        }
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The text after the label, or the label and its stop, that it begins with.
fn after_label(code: &str) -> String {
    let (_, rest) = code.rsplit_once("#words(\"label\")[").expect("a label");
    text(&rest[inner(rest).len()..])
}

/// The items of each list of a class.
fn items<'a>(code: &'a str, class: &str) -> Vec<&'a str> {
    let start = format!("#numbers(class: \"{class}\"");
    let mut items = Vec::new();
    for (at, _) in code.match_indices(&start) {
        let arguments = &code[at + start.len()..];
        let mut rest = &arguments[inner(arguments).len() + 1..];
        while let Some(item) = rest.strip_prefix('[') {
            items.push(inner(item));
            rest = &item[inner(item).len() + 1..];
        }
    }
    items
}

/// What a picture says in words: the last of the literals that describe it.
fn alternative(picture: &str) -> String {
    let (mut last, mut rest) = (String::new(), picture);
    while let Some((_, after)) = rest.split_once('"') {
        (last, rest) = literal(after);
    }
    last.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What a section shows.
pub(super) fn shown(code: &str) -> Shown {
    let legends = calls(code, ", legend: (");
    let lines = legends.flat_map(|legend| legend.split("[#swatch(").skip(1));
    let lines = lines.map(|line| text(inner(line.split_once("], [").expect("words").1)));
    let verdicts = items(code, "choices").into_iter().filter(|item| item.contains("#words(\"verdict\")"));
    let answers = calls(code, "#para(class: \"true\")[").map(after_label);
    Shown {
        diagrams: calls(code, "#figure-block(picture: (").map(alternative).collect(),
        legend: lines.collect(),
        exercises: calls(code, "#para(class: \"task\")[").map(after_label).collect(),
        hints: items(code, "hints").into_iter().map(text).collect(),
        answers: answers.chain(verdicts.map(text)).collect(),
        records: code.matches("#record(").count() + code.matches("#record[").count(),
    }
}

/// The part of the hints or the answers that is about the lesson of this key.
pub(super) fn about<'a>(code: &'a str, key: &str) -> &'a str {
    let way = format!("#to-page(\"{key}\")");
    code.split("#head(").find(|part| part.contains(&way)).unwrap_or_default()
}
