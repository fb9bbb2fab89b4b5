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

/// A text as TOML has it between quotes.
pub(super) fn quoted(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
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

/// A title as a part of a path: small Latin letters, digits and hyphens; Cyrillic is written in Latin letters. Empty if
/// nothing is left.
pub fn slug(title: &str) -> String {
    let mut out = String::new();
    for c in title.chars().flat_map(char::to_lowercase) {
        let plain = match c {
            'a'..='z' | '0'..='9' => {
                out.push(c);
                continue;
            }
            'а' => "a",
            'б' => "b",
            'в' => "v",
            'г' => "g",
            'д' => "d",
            'е' | 'э' => "e",
            'ё' => "yo",
            'ж' => "zh",
            'з' => "z",
            'и' => "i",
            'й' => "j",
            'к' => "k",
            'л' => "l",
            'м' => "m",
            'н' => "n",
            'о' => "o",
            'п' => "p",
            'р' => "r",
            'с' => "s",
            'т' => "t",
            'у' => "u",
            'ф' => "f",
            'х' => "h",
            'ц' => "c",
            'ч' => "ch",
            'ш' => "sh",
            'щ' => "shch",
            'ы' => "y",
            'ю' => "yu",
            'я' => "ya",
            'ь' | 'ъ' | '\'' | '’' => "",
            _ => "-",
        };
        if plain != "-" || !(out.is_empty() || out.ends_with('-')) {
            out.push_str(plain);
        }
    }
    out.trim_end_matches('-').to_owned()
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

    #[test]
    fn titles_become_parts_of_paths() {
        for (title, expected) in
            [("The Knight’s tour!", "the-knights-tour"), ("Ход коня", "hod-konya"), ("—", "")]
        {
            assert_eq!(slug(title), expected);
        }
    }
}
