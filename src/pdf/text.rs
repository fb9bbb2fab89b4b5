//! Text as Typst code: always within string literals, so that nothing an author writes is ever read as markup.

/// Appends running text to content: white space is one space, straight quotes become the language's own.
pub(super) fn push_text(out: &mut String, text: &str) {
    if text.starts_with(is_space) {
        push_space(out);
    }
    let mut rest = text.trim_matches(is_space);
    while !rest.is_empty() {
        let end = rest.find(['"', '\'']).unwrap_or(rest.len());
        if end > 0 {
            let words = &rest[..end];
            out.push_str("#\"");
            // A space beside a quote stays in the literal, where it is as good as any.
            let mut space = false;
            for c in words.chars() {
                if is_space(c) {
                    space = true;
                    continue;
                }
                if std::mem::take(&mut space) {
                    out.push(' ');
                }
                push_char(out, c);
            }
            if space {
                out.push(' ');
            }
            out.push('"');
        }
        match rest[end..].chars().next() {
            Some('"') => out.push_str("#smartquote()"),
            Some(_) => out.push_str("#smartquote(double: false)"),
            None => break,
        }
        rest = &rest[end + 1..];
    }
    if text.ends_with(is_space) {
        push_space(out);
    }
}

/// A string literal of code, with every character of the text.
pub(super) fn literal(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        push_char(&mut out, c);
    }
    out.push('"');
    out
}

/// The text with each run of white space as one space, and none at the ends.
pub(super) fn plain(text: &str) -> String {
    text.split(is_space).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// White space of XML; a no-break space is none.
fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\n' | '\r')
}

fn push_space(out: &mut String) {
    if !out.ends_with([' ', '[']) {
        out.push(' ');
    }
}

fn push_char(out: &mut String, c: char) {
    match c {
        '\\' => out.push_str("\\\\"),
        '"' => out.push_str("\\\""),
        '\n' => out.push_str("\\n"),
        '\t' => out.push_str("\\t"),
        c if c.is_control() => {}
        c => out.push(c),
    }
}

#[cfg(test)]
mod tests {
    use super::{literal, plain, push_text};

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let mut out = String::new();
        push_text(&mut out, text);
        assert_eq!(out, expected);
    }

    #[test]
    fn what_typst_would_read_as_markup_is_in_a_literal() {
        check("#let x = $1$ * _a_ `b` @c <d> // e", r##"#"#let x = $1$ * _a_ `b` @c <d> // e""##);
        check(r"a\b [c] = d", r##"#"a\\b [c] = d""##);
    }

    #[test]
    fn white_space_is_one_space_wherever_it_stands() {
        check("  a\n\t b ", " #\"a b\" ");
        check("a\u{a0}b", "#\"a\u{a0}b\"");
        check(" \n", " ");
    }

    #[test]
    fn straight_quotes_are_left_to_the_language() {
        check("say \"no\" now", "#\"say \"#smartquote()#\"no\"#smartquote()#\" now\"");
        check("it's", "#\"it\"#smartquote(double: false)#\"s\"");
    }

    #[test]
    fn a_literal_holds_every_character_but_controls() {
        assert_eq!(literal("a\"b\\c\nd\u{7}"), r#""a\"b\\c\nd""#);
        assert_eq!(plain(" a\n b  c "), "a b c");
    }
}
