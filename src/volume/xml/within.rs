//! Elements that are nothing without what is in them or with them: lists without items, headings without words, links without
//! an end. What an author's HTML leaves half said is written as what it looks like.

use super::{Instead, VOID, tag_end};

/// What the element becomes, if it is not whole. `tag` is its tag without brackets, `rest` the text behind it.
pub(super) fn unfit(name: &str, tag: &str, rest: &str) -> Option<Instead> {
    let says = |attribute: &str| {
        tag.split_ascii_whitespace().any(|word| word.split('=').next().is_some_and(|name| name == attribute))
    };
    match name {
        "a" => line(says("href")),
        "data" => line(says("value")),
        "bdo" => line(says("dir")),
        "ul" | "ol" | "menu" => block(Inside::read(rest).is_list(&["li"])),
        "dl" => {
            let inside = Inside::read(rest);
            block(inside.is_list(&["dt", "dd"]) && inside.is_glossary() || inside.is_list(&["div"]))
        }
        "ruby" => {
            let inside = Inside::read(rest);
            let whole = inside.children.ends_with(&["rt"]) || inside.children.ends_with(&["rt", "rp"]);
            line(whole)
        }
        "h1" | "h2" | "h3" | "h4" | "h5" | "h6" => block(Inside::read(rest).says_something),
        _ => None,
    }
}

fn block(whole: bool) -> Option<Instead> {
    (!whole).then_some(Instead { name: "div", class: "" })
}

fn line(whole: bool) -> Option<Instead> {
    (!whole).then_some(Instead { name: "span", class: "" })
}

/// What is in an element.
struct Inside<'a> {
    /// The elements right in it.
    children: Vec<&'a str>,
    /// Whether there is text right in it.
    text: bool,
    /// Whether there is text in it, however deep.
    says_something: bool,
}

impl<'a> Inside<'a> {
    fn read(html: &'a str) -> Inside<'a> {
        let mut inside = Inside { children: Vec::new(), text: false, says_something: false };
        let (mut depth, mut rest) = (0_usize, html);
        while let Some(start) = rest.find('<') {
            inside.text(&rest[..start], depth);
            let end = tag_end(&rest[start..]);
            let tag = &rest[start + 1..start + end];
            rest = rest.get(start + end + 1..).unwrap_or_default();
            if tag.starts_with('/') {
                let Some(above) = depth.checked_sub(1) else { break };
                depth = above;
                continue;
            }
            let child = tag.split(|c: char| c.is_ascii_whitespace() || c == '/').next().unwrap_or_default();
            if depth == 0 {
                inside.children.push(child);
            }
            if !VOID.contains(&child) {
                depth += 1;
            }
        }
        inside
    }

    fn text(&mut self, text: &str, depth: usize) {
        if text.replace("&nbsp;", " ").chars().any(|c| !c.is_whitespace() && !is_unseen(c)) {
            self.says_something = true;
            self.text |= depth == 0;
        }
    }

    /// Whether it holds nothing but these, and one of them at least.
    fn is_list(&self, items: &[&str]) -> bool {
        !self.text && !self.children.is_empty() && self.children.iter().all(|child| items.contains(child))
    }

    /// Whether it begins with a term and ends with a definition.
    fn is_glossary(&self) -> bool {
        self.children.first() == Some(&"dt") && self.children.last() == Some(&"dd")
    }
}

/// Characters that leave no trace on paper.
pub(in crate::volume) fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::super::xhtml;

    #[track_caller]
    fn check(html: &str, expected: &str) {
        assert_eq!(xhtml(html), expected);
    }

    #[test]
    fn what_is_half_said_is_written_as_it_looks() {
        check("<a name=\"x\" id=\"y\">x</a>", "<span id=\"y\">x</span>");
        check("<data>x</data><data value=\"1\">y</data>", "<span>x</span><data value=\"1\">y</data>");
        check("<bdo>x</bdo><bdo dir=\"rtl\">y</bdo>", "<span>x</span><bdo dir=\"rtl\">y</bdo>");
        check("<time datetime=\"soon\">x</time>", "<time>x</time>");
        check("<ruby>x</ruby>", "<span>x</span>");
        check("<ruby>x<rt>y</rt></ruby>", "<ruby>x<rt>y</rt></ruby>");
    }

    #[test]
    fn lists_hold_items() {
        check("<ul>x</ul><ol></ol>", "<div>x</div><div></div>");
        check("<ul>x<li>y</li></ul>", "<div>x<div>y</div></div>");
        check("<ol>\n<li>x<ul><li>y</li></ul></li>\n</ol>", "<ol>\n<li>x<ul><li>y</li></ul></li>\n</ol>");
        check("<dl><dd>x</dd></dl>", "<div><div>x</div></div>");
        check("<dl><dt>x</dt></dl>", "<div><div>x</div></div>");
    }

    #[test]
    fn a_heading_without_words_is_none() {
        check("<h2 id=\"a\"></h2>", "<div id=\"a\"></div>");
        check(
            "<h2 id=\"a\"><img src=\"b.png\" alt=\"c\"></h2>",
            "<div id=\"a\"><img src=\"b.png\" alt=\"c\"/></div>",
        );
        check("<h2 id=\"a\"><b>c</b></h2>", "<h2 id=\"a\"><b>c</b></h2>");
    }
}
