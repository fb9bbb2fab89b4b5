//! The layout of movetext: moves fill their lines, a comment that does not fit beside its move and every variation have
//! lines of their own. Words are neither cut nor joined, so nothing is known here of moves.

use super::fold::{INDENT, Lines};

/// A part of movetext that the layout treats as one.
#[derive(Debug, PartialEq, Eq)]
enum Part {
    /// A move, with its number and the letter of its man.
    Move(String),
    /// The words of a comment.
    Comment(Vec<String>),
    /// The words of a variation.
    Variation(Vec<String>),
}

/// The lines of a key and its movetext.
pub(super) fn lines(key: &str, value: &str, width: usize) -> Vec<String> {
    let parts = parts(value);
    let plain = parts.iter().all(|part| matches!(part, Part::Move(_)));
    let words: Vec<&str> = value.split_ascii_whitespace().collect();
    let whole = format!("{key}: {}", words.join(" "));
    if plain && super::fold::columns(&whole) <= width {
        return vec![whole];
    }
    let mut lines = Lines::new(format!("{key}:"), width);
    lines.close();
    for part in &parts {
        match part {
            Part::Move(text) => lines.push(text, INDENT),
            Part::Comment(words) | Part::Variation(words) => {
                let beside = matches!(part, Part::Comment(_)) && lines.fits(&words.join(" "));
                if !beside {
                    lines.close();
                }
                words.iter().for_each(|word| lines.push(word, INDENT));
                lines.close();
            }
        }
    }
    lines.end()
}

fn parts(value: &str) -> Vec<Part> {
    let words: Vec<&str> = value.split_ascii_whitespace().collect();
    let signs = signs(&words);
    let mut parts = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let start = at;
        let word = words[at];
        if word.starts_with('{') {
            at = comment_end(&words, at);
            parts.push(Part::Comment(owned(&words[start..at])));
        } else if word.starts_with('(') {
            at = variation_end(&words, at, signs);
            parts.push(Part::Variation(joined(&words[start..at])));
        } else {
            at = move_end(&words, at);
            parts.push(Part::Move(words[start..at].join(" ")));
        }
    }
    parts
}

fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

/// The words of a variation, those that belong together joined.
fn joined(words: &[&str]) -> Vec<String> {
    let mut joined = Vec::new();
    let mut at = 0;
    let mut within = false;
    while at < words.len() {
        let end = if within || words[at].contains('{') { at + 1 } else { move_end(words, at) };
        let text = words[at..end].join(" ");
        within = text.rfind('{') > text.rfind('}');
        joined.push(text);
        at = end;
    }
    joined
}

/// Behind the word with which the comment ends that begins here.
fn comment_end(words: &[&str], start: usize) -> usize {
    let end = words[start..].iter().position(|word| word.contains('}'));
    end.map_or(words.len(), |length| start + length + 1)
}

/// Behind a move: its number and the letter of its man do not stand alone at the end of a line.
fn move_end(words: &[&str], start: usize) -> usize {
    let number = |word: &str| {
        let digits = word.trim_end_matches(['.', '…']);
        digits.len() < word.len() && digits.trim_start_matches('(').chars().all(|c| c.is_ascii_digit())
    };
    let letter = |word: &str| {
        word.chars().count() <= 3 && word.trim_start_matches('(').chars().all(char::is_alphabetic)
    };
    let mut at = start;
    while at + 1 < words.len()
        && (number(words[at]) || letter(words[at]))
        && !words[at + 1].starts_with(['{', '('])
    {
        at += 1;
    }
    at + 1
}

/// Whether `+)` is a sign of check in these words, and closes no variation: if it did, more would be closed than opened.
fn signs(words: &[&str]) -> bool {
    let mut depth = 0i64;
    let mut within = false;
    for c in words.iter().flat_map(|word| word.chars()) {
        match c {
            '{' => within = true,
            '}' => within = false,
            '(' if !within => depth += 1,
            ')' if !within => depth -= 1,
            _ => {}
        }
    }
    depth < 0
}

/// Behind the word with which the variation ends that begins here.
fn variation_end(words: &[&str], start: usize, signs: bool) -> usize {
    let mut depth = 0i64;
    let mut within = false;
    for (at, word) in words.iter().enumerate().skip(start) {
        let mut before = ' ';
        for c in word.chars() {
            match c {
                '{' => within = true,
                '}' => within = false,
                '(' if !within => depth += 1,
                ')' if within || signs && before == '+' => {}
                ')' => depth -= 1,
                _ => {}
            }
            before = c;
        }
        if depth <= 0 && !within {
            return at + 1;
        }
    }
    words.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_comment_stands_beside_its_move_and_a_variation_alone() {
        let text = "1. e4 {good} (1. d4 {or 1. c4 (too)} d5) e5 2. R c2-c4";
        assert_eq!(
            lines("moves", text, 60),
            ["moves:", "  1. e4 {good}", "  (1. d4 {or 1. c4 (too)} d5)", "  e5 2. R c2-c4"]
        );
        assert_eq!(lines("moves", "1. e4\n  e5", 60), ["moves: 1. e4 e5"]);
    }

    #[test]
    fn a_final_check_closes_no_variation() {
        let text = "27. K d2 (27... P d3-c2+) ) e7 28. a3";
        assert_eq!(lines("moves", text, 60)[1..], ["  27. K d2", "  (27... P d3-c2+) )", "  e7 28. a3"]);
    }

    #[test]
    fn numbers_and_letters_stay_with_their_moves() {
        for line in lines("moves", &"12. Кт d1-g4 Пр f8-c5 ".repeat(9), 40) {
            assert!(line == "moves:" || line.ends_with(char::is_numeric), "{line}");
        }
    }
}
