//! Cleans the HTML that authors write among their Markdown.
//!
//! A piece of raw HTML may be half of something (`<details>`, then Markdown, then `</details>`), so the whole text of a
//! lesson is cleaned at once, with our own markup kept out of reach in [`Slots`]. A piece that could swallow what follows
//! it is cleaned alone first.

use std::sync::LazyLock;

use ammonia::{Builder, UrlRelative};

/// The marks around the number of a slot; authors' texts never contain them, see [`escape`].
const OPEN: char = '\u{f8d0}';
const CLOSE: char = '\u{f8d1}';

static CLEANER: LazyLock<Builder<'static>> = LazyLock::new(|| {
    let mut cleaner = Builder::default();
    cleaner
        .rm_tags(["area", "img", "map", "center", "tt", "strike", "acronym"])
        .add_tags(["input"])
        .add_tag_attributes("input", ["type", "checked", "disabled"])
        .add_allowed_classes("td", ["centre", "right"])
        .add_allowed_classes("th", ["centre", "right"])
        .url_schemes(["http", "https", "mailto"].into())
        .url_relative(UrlRelative::Deny)
        .link_rel(Some("noopener"));
    cleaner
});

/// Elements that have no end.
pub(crate) const VOID: &[&str] = &["area", "br", "col", "hr", "img", "input", "wbr"];

/// The text with the characters that mean something in HTML written as references.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            OPEN | CLOSE => {}
            c => escaped.push(c),
        }
    }
    escaped
}

/// A piece of raw HTML, fit to stand among other text that will be cleaned with it.
pub(crate) fn piece(html: &str) -> String {
    let html = html.replace([OPEN, CLOSE], "");
    let allowed = CLEANER.clone_tags();
    match tags(&html) {
        Some(names) if names.iter().all(|name| allowed.contains(name.to_ascii_lowercase().as_str())) => html,
        _ => CLEANER.clean(&html).to_string(),
    }
}

/// The names of the tags, or nothing if one of them is not a complete tag.
fn tags(html: &str) -> Option<Vec<&str>> {
    let mut names = Vec::new();
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        rest = rest[start + 1..].strip_prefix('/').unwrap_or(&rest[start + 1..]);
        let name = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
        if name == 0 {
            return None;
        }
        names.push(&rest[..name]);
        let mut quote = None;
        let end = rest.find(|c: char| match quote {
            Some(open) => {
                quote = quote.filter(|_| c != open);
                false
            }
            None => {
                quote = Some(c).filter(|c| matches!(c, '"' | '\''));
                matches!(c, '>' | '<')
            }
        })?;
        rest = rest[end..].strip_prefix('>')?;
    }
    Some(names)
}

/// Markup of our own, kept aside while the text around it is cleaned.
#[derive(Debug, Default)]
pub(crate) struct Slots(Vec<String>);

impl Slots {
    /// Keeps the markup; what is returned stands for it.
    pub(crate) fn keep(&mut self, markup: impl Into<String>) -> String {
        self.0.push(markup.into());
        format!("{OPEN}{}{CLOSE}", self.0.len() - 1)
    }

    /// The text, cleaned if it holds raw HTML, with the markup back in its places.
    pub(crate) fn fill(&self, text: &str, raw: bool) -> String {
        let cleaned = raw.then(|| CLEANER.clean(text).to_string());
        let text = cleaned.as_deref().unwrap_or(text);
        let mut parts = text.split(OPEN);
        let mut filled = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (number, rest) = part.split_once(CLOSE).unwrap_or(("", part));
            let markup = number.parse().ok().and_then(|number: usize| self.0.get(number));
            filled.extend(markup.map(String::as_str));
            filled.push_str(rest);
        }
        filled
    }
}

#[cfg(test)]
mod tests {
    use super::{Slots, piece};

    #[test]
    fn a_piece_that_could_swallow_the_rest_is_cleaned_alone() {
        for bad in
            ["<script>", "<!-- ", "<div title=\"", "<textarea>", "<plaintext>", "<svg><style>", "<b <i>"]
        {
            let mut slots = Slots::default();
            let text = format!("<p>{}one</p><p>{}</p>", piece(bad), slots.keep("<a href=\"#x\">kept</a>"));
            let filled = slots.fill(&text, true);
            assert!(filled.contains("one") && filled.contains("<a href=\"#x\">kept</a>"), "{bad}: {filled}");
        }
    }

    #[test]
    fn halves_meet_again() {
        let text = format!("{}<p>inside</p>{}", piece("<details onclick=\"x()\">"), piece("</details>"));
        assert_eq!(Slots::default().fill(&text, true), "<details><p>inside</p></details>");
    }
}
