//! Templates of lessons: blanks to fill, lines for one case alone, and what is left of a lesson in a translation.

/// The keys whose values are words of a language, and the one that tells to which block of the original they belong.
const KEPT: [&str; 5] = ["id", "caption", "alt", "hint", "explain"];

/// Puts values in the place of their names in braces. A line that begins with `{board}` or `{hand}` stands only in its case.
pub(super) fn fill(template: &str, values: &[(&str, String)], case: &str) -> String {
    let mut text = String::new();
    for line in template.lines() {
        let line = match ["board", "hand"]
            .iter()
            .find_map(|of| Some((of, line.strip_prefix(&format!("{{{of}}}"))?)))
        {
            Some((of, rest)) if *of == case => rest,
            Some(_) => continue,
            None => line,
        };
        text.push_str(line);
        text.push('\n');
    }
    // One pass, so that what a value says is never taken for a blank.
    let (mut out, mut rest) = (String::new(), text.as_str());
    while let Some(at) = rest.find('{') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let blank = values.iter().find_map(|(name, value)| {
            let after = rest[1..].strip_prefix(name)?.strip_prefix('}')?;
            Some((value, after))
        });
        match blank {
            Some((value, after)) => {
                out.push_str(value);
                rest = after;
            }
            None => {
                out.push('{');
                rest = &rest[1..];
            }
        }
    }
    out + rest
}

/// The lesson as the translation of one with the same blocks: these keep their ids and their words, and inherit the rest.
pub fn translation(lesson: &str) -> String {
    let (mut out, mut within) = (String::new(), false);
    for line in lesson.lines() {
        if line.starts_with("```") {
            within = !within && matches!(line, "```diagram" | "```exercise");
        } else if within
            && !KEPT.iter().any(|key| line.strip_prefix(key).is_some_and(|rest| rest.starts_with(':')))
        {
            continue;
        }
        out.push_str(line);
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_are_filled_once_and_other_braces_stay() {
        let values = [("a", "{b}".to_owned()), ("b", "x".to_owned())];
        assert_eq!(
            fill("{a} {b} {c} ${{ d }}\n{hand}1\n{board}2", &values, "hand"),
            "{b} x {c} ${{ d }}\n1\n"
        );
    }

    #[test]
    fn a_translation_keeps_ids_and_words() {
        let lesson = "Text: a\n\n```diagram\n# why\nid: a\nposition: start\ncaption: b\n```\n\n- c\n";
        assert_eq!(translation(lesson), "Text: a\n\n```diagram\nid: a\ncaption: b\n```\n\n- c\n");
    }
}
