//! A page for each code of a finding: what it means, an example that gets it, and the example mended.
//!
//! The texts are lessons of the book about Tabia itself, one for each family of codes. Here they are found and taken
//! apart; how a page is printed is for those who print it.

mod families;

pub use families::FAMILIES;

/// Codes that have to do with the same part of a book.
#[derive(Debug)]
pub struct Family {
    /// The name of its lesson's file, without the ending.
    pub name: &'static str,
    /// The codes of the languages and the lessons in them.
    pub texts: &'static [(&'static str, &'static str)],
}

/// What is said about one code, parts of a lesson's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Page<'a> {
    /// The code.
    pub code: &'a str,
    /// What it means and why it matters: paragraphs in Markdown.
    pub text: &'a str,
    /// An example that gets it.
    pub wrong: Example<'a>,
    /// What is said of this example, as [`super::said`] writes it.
    pub said: &'a str,
    /// The example mended.
    pub right: Example<'a>,
    /// All of it in Markdown, without the heading.
    pub markdown: &'a str,
}

/// An example on a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Example<'a> {
    /// What it is written in: `markdown`, `toml`, or `text` for a listing of a folder.
    pub format: &'a str,
    /// The text: the body of a lesson, or several files, each after a line such as `=== en/index.md`.
    pub text: &'a str,
}

impl Family {
    /// The lesson in a language; one that the catalogue does not speak is told the first.
    pub fn text(&self, language: &str) -> &'static str {
        let told = self.texts.iter().find(|(code, _)| *code == language).or(self.texts.first());
        told.map_or("", |(_, text)| text)
    }

    /// The lesson's title.
    pub fn title(&self, language: &str) -> &'static str {
        let quoted = self.text(language).split_once("title = \"");
        quoted.and_then(|(_, rest)| rest.split_once('"')).map_or("", |(title, _)| title)
    }

    /// The pages of the lesson, in their order.
    pub fn pages(&self, language: &str) -> Vec<Page<'static>> {
        pages(self.text(language))
    }
}

/// The page about a code in a language.
///
/// ```
/// use tabia::diag::catalogue;
/// let page = catalogue::page("not-legal", "en").unwrap();
/// assert!(page.said.starts_with("error[not-legal]: "));
/// assert!(catalogue::page("no-such-code", "en").is_none());
/// ```
pub fn page(code: &str, language: &str) -> Option<Page<'static>> {
    FAMILIES.iter().flat_map(|family| family.pages(language)).find(|page| page.code == code)
}

/// The pages of a lesson's text: its sections, without those that have not all the parts of a page.
pub fn pages(text: &str) -> Vec<Page<'_>> {
    sections(text).into_iter().filter_map(|(code, section)| taken_apart(code, section)).collect()
}

/// The fence around an example. It is longer than that of a block, which an example may hold.
const FENCE: &str = "````";

/// The headings of the second level and what stands between them, examples left alone.
pub fn sections(text: &str) -> Vec<(&str, &str)> {
    let (mut found, mut fenced, mut at) = (Vec::new(), false, 0);
    let mut open: Option<(&str, usize)> = None;
    for line in text.split_inclusive('\n') {
        if line.starts_with(FENCE) {
            fenced = !fenced;
        } else if !fenced && let Some(heading) = line.strip_prefix("## ") {
            found.extend(open.map(|(heading, from)| (heading, text[from..at].trim())));
            open = Some((heading.trim(), at + line.len()));
        }
        at += line.len();
    }
    found.extend(open.map(|(heading, from)| (heading, text[from..].trim())));
    found
}

/// The parts of a section, each example after a line that says which it is.
fn taken_apart<'a>(code: &'a str, markdown: &'a str) -> Option<Page<'a>> {
    let (text, rest) = markdown.split_once("\n\n**")?;
    let (wrong, rest) = fenced(rest, "wrong")?;
    let (said, rest) = fenced(rest, "said")?;
    let (right, rest) = fenced(rest, "right")?;
    rest.trim().is_empty().then_some(Page { code, text, wrong, said: said.text, right, markdown })
}

/// The next example, which is of this kind, and the rest.
fn fenced<'a>(text: &'a str, kind: &str) -> Option<(Example<'a>, &'a str)> {
    let (_, rest) = text.split_once(FENCE)?;
    let (head, rest) = rest.split_once('\n')?;
    let format = head.strip_suffix(kind)?.trim_end();
    // An example that says nothing has no line before the fence that ends it.
    let (text, rest) = match rest.strip_prefix(FENCE) {
        Some(after) => (&rest[..0], after),
        None => rest.split_once("\n````")?,
    };
    Some((Example { format, text }, rest))
}
