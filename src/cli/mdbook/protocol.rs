//! What mdBook sends: `[context, book]`. The book is kept as it came, known and unknown, but for the texts of its chapters.
//!
//! mdBook 0.4 calls the list of chapters `sections`, 0.5 calls it `items`.

use anyhow::{Context, bail};
use serde_json::Value;

/// A message of mdBook's.
#[derive(Debug)]
pub(super) struct Sent {
    /// The settings and the renderer.
    pub(super) context: Value,
    /// The book.
    pub(super) book: Value,
}

/// A chapter of the book.
#[derive(Debug)]
pub(super) struct Chapter {
    pub(super) name: String,
    /// Its path by which other chapters link to it, with `/` between.
    pub(super) path: String,
    /// Its file below the sources.
    pub(super) file: String,
    pub(super) text: String,
}

impl Sent {
    /// Reads a message.
    pub(super) fn parse(text: &str) -> anyhow::Result<Sent> {
        let message: Value =
            serde_json::from_str(text).context("the standard input is not JSON, as mdBook sends it")?;
        let Value::Array(mut parts) = message else {
            bail!("expected the JSON list `[context, book]` that mdBook sends")
        };
        let (Some(book), Some(context), None) = (parts.pop(), parts.pop(), parts.pop()) else {
            bail!("expected the JSON list `[context, book]` that mdBook sends");
        };
        let sent = Sent { context, book };
        if list(&sent.book).is_none() {
            bail!(
                "the book has neither `items` nor `sections`: this mdBook is newer or older than 0.4 and 0.5"
            );
        }
        Ok(sent)
    }

    /// The chapters that have a text, in the order of the summary.
    pub(super) fn chapters(&mut self) -> Vec<Chapter> {
        let mut chapters = Vec::new();
        self.each(&mut |chapter| {
            let text =
                |key: &str| chapter.get(key).and_then(Value::as_str).map(|text| text.replace('\\', "/"));
            let Some(path) = text("path") else { return };
            chapters.push(Chapter {
                name: chapter.get("name").and_then(Value::as_str).unwrap_or_default().to_owned(),
                file: text("source_path").unwrap_or_else(|| path.clone()),
                path,
                text: chapter.get("content").and_then(Value::as_str).unwrap_or_default().to_owned(),
            });
        });
        chapters
    }

    /// Gives the chapters new texts, in the same order.
    pub(super) fn replace(&mut self, texts: Vec<String>) {
        let mut texts = texts.into_iter();
        self.each(&mut |chapter| {
            let written = chapter.get("path").is_some_and(Value::is_string);
            if let Some(text) = written.then(|| texts.next()).flatten() {
                chapter["content"] = Value::String(text);
            }
        });
    }

    fn each(&mut self, visit: &mut dyn FnMut(&mut Value)) {
        if let Some(list) = list(&self.book) {
            walk(&mut self.book[list], visit);
        }
    }
}

/// What the book calls its list of chapters.
fn list(book: &Value) -> Option<&'static str> {
    ["items", "sections"].into_iter().find(|list| book.get(list).is_some_and(Value::is_array))
}

fn walk(items: &mut Value, visit: &mut dyn FnMut(&mut Value)) {
    for item in items.as_array_mut().into_iter().flatten() {
        // The others are separators and titles of parts.
        let Some(chapter) = item.get_mut("Chapter") else { continue };
        visit(chapter);
        if let Some(within) = chapter.get_mut("sub_items") {
            walk(within, visit);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_known_is_kept() {
        let book = |list: &str| {
            format!(
                r#"[{{"root": "."}}, {{"{list}": [{{"PartTitle": "P"}}, "Separator", {{"Chapter": {{"name": "A", "content": "a", "path": "a.md", "new": [1],
                "sub_items": [{{"Chapter": {{"name": "Draft", "content": "", "path": null, "sub_items": []}}}}, {{"Chapter": {{"name": "B", "content": "b", "path": "b\\b.md", "source_path": "b/B.md", "sub_items": []}}}}]}}}}], "__non_exhaustive": null}}]"#
            )
        };
        for list in ["items", "sections"] {
            let mut sent = Sent::parse(&book(list)).expect("a message");
            let chapters = sent.chapters();
            let paths: Vec<_> =
                chapters.iter().map(|c| (c.path.as_str(), c.file.as_str(), c.text.as_str())).collect();
            assert_eq!(paths, [("a.md", "a.md", "a"), ("b/b.md", "b/B.md", "b")]);
            let before = sent.book.to_string();
            sent.replace(vec!["A!".to_owned(), "B!".to_owned()]);
            let after = before.replace(r#""content":"a""#, r#""content":"A!""#);
            assert_eq!(sent.book.to_string(), after.replace(r#""content":"b""#, r#""content":"B!""#));
        }
    }

    #[test]
    fn another_message_is_refused() {
        for text in ["", "{}", "[1]", "[{}, {}]", "[{}, {\"items\": []}, 3]"] {
            assert!(Sent::parse(text).is_err(), "{text}");
        }
    }
}
