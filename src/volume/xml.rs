//! From the HTML of parts to XHTML, as e-books and programs read it: every element closed in its order, every attribute
//! with a value, names of anchors that XML allows.
//!
//! Parts write all text escaped, and what authors wrote as HTML has been cleaned: a `<` begins a tag. Only the order of tags
//! may be wrong, where an author's HTML begins in one paragraph and ends in another.

mod within;

use std::fmt::Write;

use super::spaces::fixed;
use crate::html::raw::VOID;

/// How many elements may stand within each other. What is nested deeper is left out, its text is not: whoever reads XHTML
/// walks down it, and neither a program’s stack nor a page has room for more.
const DEEPEST: usize = 40;

/// Elements that end an open paragraph.
const CLOSES_P: &[&str] = &[
    "article",
    "aside",
    "blockquote",
    "details",
    "div",
    "dl",
    "figure",
    "footer",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "header",
    "hr",
    "ol",
    "p",
    "pre",
    "section",
    "table",
    "ul",
];

/// Elements of a line of text, in which no paragraph may stand.
const INLINE: &[&str] = &[
    "abbr", "b", "bdi", "bdo", "cite", "code", "data", "dfn", "em", "i", "kbd", "mark", "q", "s", "samp",
    "small", "span", "strong", "sub", "sup", "time", "u", "var",
];

/// Elements whose spaces are their own.
const VERBATIM: &[&str] = &["code", "kbd", "pre", "samp", "tt"];

/// Attributes of old HTML that only style sheets say today, and some that lead to places no reader sees.
const OBSOLETE: &[&str] = &[
    "align", "axis", "bgcolor", "border", "char", "charoff", "cite", "clear", "compact", "datetime", "frame",
    "headers", "noshade", "nowrap", "rules", "size", "summary", "valign", "width",
];

/// What an element that may not stand here becomes.
#[derive(Clone, Copy)]
struct Instead {
    name: &'static str,
    class: &'static str,
}

/// The fragment as XHTML.
pub(super) fn xhtml(html: &str) -> String {
    let mut writer = Writer { out: String::with_capacity(html.len() + html.len() / 16), open: Vec::new() };
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        writer.text(&rest[..start]);
        let end = tag_end(&rest[start..]);
        let tag = &rest[start + 1..start + end];
        rest = rest.get(start + end + 1..).unwrap_or_default();
        writer.tag(tag, rest);
    }
    writer.text(rest);
    writer.close_to(0);
    writer.out
}

/// A name that an anchor may have in XML, made of the name that it has in HTML.
pub(super) fn id(name: &str) -> String {
    let starts = name.chars().next().is_some_and(|c| c.is_alphabetic() || c == '_');
    let fit = |c: char| if c.is_alphanumeric() || matches!(c, '-' | '_' | '.') { c } else { '_' };
    let lead = if starts { "" } else { "_" };
    lead.chars().chain(name.chars().map(fit)).collect()
}

/// Where the tag that the text begins with ends: the place of its `>`.
fn tag_end(text: &str) -> usize {
    let mut quote = None;
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (None, '"' | '\'') => quote = Some(c),
            (None, '>') => return at,
            _ => {}
        }
    }
    text.len()
}

struct Writer<'a> {
    out: String,
    /// The open elements as they are written, and as they came; one that is left out is written as nothing.
    open: Vec<(&'a str, &'a str)>,
}

impl<'a> Writer<'a> {
    fn text(&mut self, text: &str) {
        let allowed = |&c: &char| !c.is_control() || matches!(c, '\n' | '\t');
        let text: String = text.chars().filter(allowed).collect();
        let text = text.replace("&nbsp;", "\u{a0}");
        let verbatim = self.open.iter().any(|(name, _)| VERBATIM.contains(name));
        self.out.push_str(&if verbatim { text } else { fixed(&text) });
    }

    fn close_to(&mut self, depth: usize) {
        for (name, _) in self.open.drain(depth..).rev().filter(|(name, _)| !name.is_empty()) {
            let _ = write!(self.out, "</{name}>");
        }
    }

    /// Writes a tag, which `rest` follows.
    fn tag(&mut self, tag: &'a str, rest: &str) {
        if let Some(name) = tag.strip_prefix('/') {
            // An end without a beginning is dropped; one that comes too early ends what is within.
            if let Some(depth) = self.open.iter().rposition(|(_, came)| *came == name.trim_end()) {
                self.close_to(depth);
            }
            return;
        }
        let tag = tag.strip_suffix('/').unwrap_or(tag);
        let name = &tag[..tag.find(|c: char| c.is_ascii_whitespace()).unwrap_or(tag.len())];
        if self.open.len() >= DEEPEST && !VOID.contains(&name) {
            self.open.push(("", name));
            return;
        }
        if CLOSES_P.contains(&name) {
            self.end_line();
        }
        let instead = self.instead(name).or_else(|| within::unfit(name, tag, rest));
        let written = instead.map_or(name, |instead| instead.name);
        let _ = write!(self.out, "<{written}");
        match instead {
            Some(Instead { class, .. }) => {
                if !class.is_empty() {
                    let _ = write!(self.out, " class=\"{class}\"");
                }
                self.attributes(name, &tag[name.len()..], |attribute| attribute == "id");
            }
            None => self.attributes(name, &tag[name.len()..], |_| true),
        }
        if VOID.contains(&name) {
            self.out.push_str("/>");
        } else {
            self.out.push('>');
            self.open.push((written, name));
        }
    }

    /// Ends what a block cannot stand in: a paragraph, emphasis around blocks.
    fn end_line(&mut self) {
        let paragraph = self.open.iter().rposition(|(name, _)| *name == "p").filter(|&depth| {
            self.open[depth..].iter().all(|(name, _)| !matches!(*name, "figure" | "div" | "li" | "td"))
        });
        let inline = self.open.iter().rev().take_while(|(name, _)| INLINE.contains(name)).count();
        self.close_to(paragraph.unwrap_or(self.open.len() - inline));
    }

    /// What is written in place of an element that may not stand here. What folds on a screen lies open in a book.
    fn instead(&self, name: &str) -> Option<Instead> {
        let within = |names: &[&str]| self.open.iter().any(|(open, _)| names.contains(open));
        let parent = self.open.last().map_or("", |(name, _)| name);
        let (name, class) = match name {
            "details" => ("div", "details"),
            "summary" => ("div", "details-title"),
            "hgroup" => ("div", ""),
            "li" if !matches!(parent, "ul" | "ol") => ("div", ""),
            "dt" | "dd" if !matches!(parent, "dl" | "div") || !within(&["dl"]) => ("div", ""),
            "figcaption" if parent != "figure" => ("div", ""),
            "rt" | "rp" if parent != "ruby" => ("span", ""),
            "rtc" => ("span", ""),
            "a" if within(&["a"]) => ("span", ""),
            _ => return None,
        };
        Some(Instead { name, class })
    }

    fn attributes(&mut self, element: &str, text: &str, keeps: impl Fn(&str) -> bool) {
        let mut rest = text.trim_start();
        while !rest.is_empty() {
            let end = rest.find(|c: char| c == '=' || c.is_ascii_whitespace()).unwrap_or(rest.len());
            let name = &rest[..end];
            rest = rest[end..].trim_start();
            let mut value = "";
            if let Some(given) = rest.strip_prefix('=') {
                let given = given.trim_start();
                let quote = given.chars().next().filter(|c| matches!(c, '"' | '\''));
                let (inner, after) = match quote {
                    Some(quote) => given[1..].split_once(quote).unwrap_or((&given[1..], "")),
                    None => {
                        given.split_at(given.find(|c: char| c.is_ascii_whitespace()).unwrap_or(given.len()))
                    }
                };
                (value, rest) = (inner, after.trim_start());
            }
            if !keeps(name) || OBSOLETE.contains(&name) && element != "img" {
                continue;
            }
            if name == "lang" {
                let _ = write!(self.out, " xml:lang=\"{}\"", value.replace('"', "&quot;"));
            }
            let value = match name {
                "id" => id(value),
                "aria-labelledby" => value.split(' ').map(id).collect::<Vec<_>>().join(" "),
                "href" => href(value),
                _ => value.replace("&nbsp;", "\u{a0}"),
            };
            let _ = write!(self.out, " {name}=\"{}\"", value.replace('<', "&lt;").replace('"', "&quot;"));
        }
    }
}

/// The way with an anchor that XML allows, where it leads to a section.
fn href(way: &str) -> String {
    match way.split_once('#') {
        Some((section, anchor)) if section.is_empty() || !section.contains(':') => {
            format!("{section}#{}", id(anchor))
        }
        _ => address(way),
    }
}

/// The address with what none may hold written as such.
fn address(way: &str) -> String {
    let way = way.replace("&lt;", "%3C").replace("&gt;", "%3E").replace("&quot;", "%22");
    let way = spelt(&way).unwrap_or(way);
    let mut address = String::with_capacity(way.len());
    for c in way.chars() {
        match c {
            ' ' | '"' | '<' | '>' | '\\' | '^' | '`' | '{' | '|' | '}' => {
                let _ = write!(address, "%{:02X}", u32::from(c));
            }
            c => address.push(c),
        }
    }
    address
}

/// The address with a host of other letters as computers spell it.
fn spelt(way: &str) -> Option<String> {
    let (scheme, rest) = way.split_once("://")?;
    let end = rest.find(['/', '?', '#', ':']).unwrap_or(rest.len());
    let (host, path) = rest.split_at(end);
    if host.is_ascii() {
        return None;
    }
    let url = url::Url::parse(&format!("https://{host}/")).ok()?;
    Some(format!("{scheme}://{}{path}", url.host_str()?))
}

#[cfg(test)]
mod tests {
    use super::{DEEPEST, id, xhtml};

    #[test]
    fn html_becomes_xhtml() {
        #[track_caller]
        fn check(html: &str, expected: &str) {
            assert_eq!(xhtml(html), expected);
            roxmltree::Document::parse(&format!("<body xmlns:epub='e'>{expected}</body>")).expect("XML");
        }
        check("<p>a<br>b</p><hr>", "<p>a<br/>b</p><hr/>");
        check(
            "<img src=\"a.png\" alt=\"&lt;\" width=\"3\">",
            "<img src=\"a.png\" alt=\"&lt;\" width=\"3\"/>",
        );
        check("<input disabled type='checkbox'>", "<input disabled=\"\" type=\"checkbox\"/>");
        check("<a href=\"#x\">x<b></a>y</b>", "<a href=\"#x\">x<b></b></a>y");
        check("<p>one<p>two", "<p>one</p><p>two</p>");
        check("<p><figure><p>in</p></figure></p>", "<p></p><figure><p>in</p></figure>");
        check(
            "<ul><li><p>a</p><ul><li>b</li></ul></li></ul>",
            "<ul><li><p>a</p><ul><li>b</li></ul></li></ul>",
        );
        check("<p>он — <code>a — b</code></p>", "<p>он\u{a0}— <code>a — b</code></p>");
        check("a&nbsp;b\u{1}", "a\u{a0}b");
        check("<td align=\"left\" class=\"right\">x</td>", "<td class=\"right\">x</td>");
        check("<i title=\"a > b\">x</i>", "<i title=\"a > b\">x</i>");
        check("<i lang=\"fr\">x</i>", "<i xml:lang=\"fr\" lang=\"fr\">x</i>");
    }

    #[test]
    fn what_may_not_stand_where_it_stands_is_written_otherwise() {
        #[track_caller]
        fn check(html: &str, expected: &str) {
            assert_eq!(xhtml(html), expected);
        }
        check("<b>a<ul><li>b</li></ul>c</b>d", "<b>a</b><ul><li>b</li></ul>cd");
        check("<p>a <em><b>b<div>c</div></b></em></p>", "<p>a <em><b>b</b></em></p><div>c</div>");
        check(
            "<details open><summary>a</summary>b</details>",
            "<div class=\"details\"><div class=\"details-title\">a</div>b</div>",
        );
        check("<li>a</li><dt>b</dt>", "<div>a</div><div>b</div>");
        check("<dl><dt>a</dt><dd>b</dd></dl>", "<dl><dt>a</dt><dd>b</dd></dl>");
        check("<a href=\"#x\">a <a href=\"#y\">b</a> c</a>", "<a href=\"#x\">a <span>b</span> c</a>");
    }

    #[test]
    fn what_is_nested_too_deep_is_left_out_but_not_its_text() {
        let deep =
            |count: usize| format!("{}a<br>b{}<p>c</p>", "<div>".repeat(count), "</div>".repeat(count));
        let kept =
            |count: usize| format!("{}a<br/>b{}<p>c</p>", "<div>".repeat(count), "</div>".repeat(count));
        assert_eq!(xhtml(&deep(DEEPEST)), kept(DEEPEST));
        assert_eq!(xhtml(&deep(DEEPEST + 1)), kept(DEEPEST));
        assert_eq!(xhtml(&deep(10_000)), kept(DEEPEST));
    }

    #[test]
    fn hosts_are_spelt_as_computers_do() {
        let link = |way: &str| format!("<a href=\"{way}\">x</a>");
        let expected = link("https://xn--e1afmkfd.xn--p1ai:80/путь?a=1&amp;b#я");
        assert_eq!(xhtml(&link("https://пример.рф:80/путь?a=1&amp;b#я")), expected);
        assert_eq!(xhtml(&link("https://example.org")), link("https://example.org"));
        assert_eq!(xhtml(&link("mailto:a@b.c")), link("mailto:a@b.c"));
    }

    #[test]
    fn anchors_and_the_ways_to_them_change_alike() {
        assert_eq!(id("2-men"), "_2-men");
        assert_eq!(id("ход-ладьи"), "ход-ладьи");
        assert_eq!(
            xhtml("<h2 id=\"2 a\">x</h2><a href=\"a.xhtml#2 a\">y</a><a href=\"https://x.org/#2 a\">z</a>"),
            "<h2 id=\"_2_a\">x</h2><a href=\"a.xhtml#_2_a\">y</a><a href=\"https://x.org/#2%20a\">z</a>"
        );
    }
}
