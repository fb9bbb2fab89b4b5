//! The words of the scripts, in the language of an edition: the messages of `reader.ftl`, and apart from them those of
//! `editor.ftl`, which one page alone needs. `{name}` stands where an argument goes.

use std::collections::BTreeMap;

use super::value;
use crate::book::Lang;

/// The English messages: they say which there are, and which arguments each takes.
const ENGLISH: &str = include_str!("../../lang/en/reader.ftl");
const ENGLISH_EDITOR: &str = include_str!("../../lang/en/editor.ftl");

/// The script that registers the words of a language. An attribute is `message.attribute`.
pub(in crate::site) fn words(lang: &Lang) -> String {
    value("words", &spoken(lang, ENGLISH, "reader-"))
}

/// The script that registers the words of the page on which positions are set up, with its path.
pub(in crate::site) fn editor_words(lang: &Lang) -> String {
    let words = spoken(lang, ENGLISH_EDITOR, "editor-");
    value("editor-words", &words)
}

/// The messages of a text whose ids begin so, in a language; those of the reader are named without that beginning.
fn spoken(lang: &Lang, english: &str, start: &str) -> BTreeMap<String, String> {
    let mut words: BTreeMap<String, String> = BTreeMap::new();
    for (id, arguments) in messages(english, start) {
        let marks: Vec<String> = arguments.iter().map(|name| format!("{{{name}}}")).collect();
        let args: Vec<_> =
            arguments.iter().zip(&marks).map(|(name, mark)| (*name, mark.as_str().into())).collect();
        let key = id.strip_prefix("reader-").unwrap_or(id);
        words.insert(key.to_owned(), lang.text(id, &args));
        for form in lang.attrs(id) {
            words.insert(format!("{key}.{form}"), lang.attr(id, &form, &args));
        }
    }
    words
}

/// The messages of a Fluent text and the names of their arguments, in the order of the text.
fn messages<'a>(text: &'a str, start: &str) -> Vec<(&'a str, Vec<&'a str>)> {
    let mut found: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in text.lines() {
        if let Some((id, _)) = line.split_once(" =").filter(|(id, _)| id.starts_with(start)) {
            found.push((id, Vec::new()));
        }
        let Some((_, arguments)) = found.last_mut().filter(|_| !line.starts_with('#')) else { continue };
        for rest in line.split("{ $").skip(1) {
            let name = rest.split(|c: char| !c.is_alphanumeric() && c != '-').next().unwrap_or("");
            if !arguments.contains(&name) {
                arguments.push(name);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::messages;

    #[test]
    fn arguments_are_those_of_the_message_and_its_attributes() {
        let text = "# $no: a comment\nreader-a = A\nreader-b = { $man } to { $to }\n    .few = { $n } and { $man }\n";
        assert_eq!(messages(text, "reader-"), [("reader-a", vec![]), ("reader-b", vec!["man", "to", "n"])]);
    }
}
