//! The spaces at which no line ends, as typesetters have them: before a dash, after a number of a thing, after a word of one
//! letter in Russian.

const FIXED: char = '\u{a0}';

/// Words that lean on the one before them.
const LEANING: &[&str] = &["бы", "б", "же", "ж", "ли"];

/// A piece of running text with those of its spaces fixed.
///
/// The text may begin and end within a sentence, so that what is unknown beyond its ends fixes nothing.
pub(super) fn fixed(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 16);
    let mut rest = text;
    let mut before = "";
    while let Some(start) = rest.find(is_space) {
        let (word, after) = rest.split_at(start);
        out.push_str(word);
        // The first word may be the end of one that began before the text.
        let known = !out.is_empty() && out.len() > word.len();
        before = if known || !before.is_empty() { word } else { "" };
        let next = after.trim_start_matches(is_space);
        let run = &after[..after.len() - next.len()];
        let end = next.find(is_space).unwrap_or(next.len());
        let blank = out.is_empty() && next.is_empty();
        if !blank && joined(before, &next[..end]) {
            out.push(FIXED);
        } else {
            out.push_str(run);
        }
        rest = next;
    }
    out.push_str(rest);
    out
}

/// Whether two words stay on one line.
fn joined(before: &str, next: &str) -> bool {
    let bare = next.trim_end_matches(|c: char| c.is_ascii_punctuation());
    if matches!(next, "—" | "–") || LEANING.contains(&bare) {
        return true;
    }
    let before = before.trim_start_matches(['(', '[', '«', '„', '“', '‘', '"', '\'']);
    let starts = |fits: fn(char) -> bool| next.chars().next().is_some_and(fits);
    let mut letters = before.chars();
    match (letters.next(), letters.next(), letters.next()) {
        // A preposition, or the letter of a man before its move.
        (Some(only), None, _) if only.is_alphabetic() && (is_cyrillic(only) || only.is_uppercase()) => true,
        (Some(first), Some(second), None)
            if first.is_uppercase() && second.is_lowercase() && names_square(next) =>
        {
            true
        }
        // Of several men, not of a conjunction.
        _ if is_count(before) => starts(char::is_lowercase) && next.chars().nth(1).is_some(),
        _ => is_abbreviation(before) && starts(|c| c.is_ascii_digit()),
    }
}

/// A number of two digits at most, perhaps with a half.
fn is_count(word: &str) -> bool {
    (1..=3).contains(&word.chars().count()) && word.chars().all(|c| c.is_ascii_digit() || c == '½')
}

/// “p.”, “рис.”
fn is_abbreviation(word: &str) -> bool {
    let letters = word.strip_suffix('.').unwrap_or_default();
    (1..=3).contains(&letters.chars().count()) && letters.chars().all(char::is_alphabetic)
}

/// Whether a word begins with the name of a square.
fn names_square(word: &str) -> bool {
    matches!(word.as_bytes(), [file, rank, ..] if file.is_ascii_lowercase() && rank.is_ascii_digit())
}

fn is_cyrillic(c: char) -> bool {
    matches!(c, '\u{400}'..='\u{4ff}')
}

fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\n' | '\r')
}

#[cfg(test)]
mod tests {
    use super::fixed;

    /// `_` is a space at which no line ends.
    #[track_caller]
    fn check(expected: &str) {
        assert_eq!(fixed(&expected.replace('_', " ")).replace('\u{a0}', "_"), expected);
    }

    #[test]
    fn a_dash_stays_with_the_word_before_it() {
        check("Замок_— четыре поля");
        check("one_– and two, 2_— and 4");
        check("_— после выделенного");
    }

    #[test]
    fn a_number_stays_with_what_it_counts() {
        check("there are 16_men on 64_squares, or 1½_units");
        check("in 2024 the book, at 12 O’clock");
        check("см. рис._5 и_с._12");
    }

    #[test]
    fn short_words_lean_on_their_neighbours() {
        check("Ходит в_замок и_из него, если_бы мог, то_же, что у_всех");
        check("Хода (с_c3) нет");
        check("a man is a man");
        check("then R_d4:f4 or Рт_a8-a6, Рт на месте");
    }

    #[test]
    fn what_is_beyond_the_ends_fixes_nothing() {
        check("в начале");
        check("2 squares");
        check(" в_");
        check(" ");
        check("\n  one\n  two ");
    }
}
