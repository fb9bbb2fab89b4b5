//! Setting a title: as large as its place allows, in lines of like length, with no word parted and none clipped.

use crate::raster::{Fonts, Weight};

/// From line to line, to the size of the letters.
pub(super) const LEADING: f64 = 1.1;

/// From one size to the next that is tried.
const STEP: f64 = 0.97;

/// A title that has been set.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Title {
    /// The size of its letters.
    pub(super) size: f64,
    /// Its lines.
    pub(super) lines: Vec<String>,
}

/// The place that a title has.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place {
    pub(super) width: f64,
    pub(super) height: f64,
    /// The largest size of letters.
    pub(super) largest: f64,
}

/// Words that no line may part, with their widths at size 1.
struct Words {
    words: Vec<(String, f64)>,
    space: f64,
}

/// Sets the title. However long it is, all of it is there.
pub(super) fn title(text: &str, fonts: &Fonts, weight: Weight, place: Place) -> Title {
    let words = Words::new(text, fonts, weight);
    let widest = words.words.iter().map(|(_, width)| *width).fold(0.0, f64::max);
    let count = |size: f64| words.lines(place.width / size).len();
    let mut size = place.largest;
    while widest * size > place.width || count(size) as f64 * size * LEADING > place.height {
        size *= STEP;
    }
    // Letters a little smaller are better than one more line.
    let smaller = std::iter::successors(Some(size), |size| Some(size * STEP));
    let fewer =
        smaller.take_while(|smaller| *smaller >= size * 0.8).find(|smaller| count(*smaller) < count(size));
    let size = fewer.unwrap_or(size);
    let count = count(size);
    // The narrowest lines of which there are not more.
    let (mut narrow, mut wide) = (widest, place.width / size);
    for _ in 0..20 {
        let between = f64::midpoint(narrow, wide);
        if words.lines(between).len() > count { narrow = between } else { wide = between }
    }
    Title { size, lines: words.lines(wide) }
}

/// The size at which a text fits into one line.
pub(super) fn line(text: &str, fonts: &Fonts, weight: Weight, width: f64, largest: f64) -> f64 {
    match fonts.widths(&[text], weight).as_slice() {
        [wide] if *wide * largest > width => width / wide,
        _ => largest,
    }
}

impl Words {
    fn new(text: &str, fonts: &Fonts, weight: Weight) -> Words {
        let words = joined(text);
        let texts: Vec<&str> = words.iter().map(String::as_str).chain(["n n", "nn"]).collect();
        let mut widths = fonts.widths(&texts, weight);
        let tight = widths.pop().unwrap_or_default();
        let spaced = widths.pop().unwrap_or_default();
        Words { words: words.into_iter().zip(widths).collect(), space: spaced - tight }
    }

    /// The lines, each filled as far as the width goes.
    fn lines(&self, width: f64) -> Vec<String> {
        let mut lines: Vec<(String, f64)> = Vec::new();
        for (word, wide) in &self.words {
            match lines.last_mut() {
                Some((line, length)) if *length + self.space + wide <= width => {
                    line.push(' ');
                    line.push_str(word);
                    *length += self.space + wide;
                }
                _ => lines.push((word.clone(), *wide)),
            }
        }
        lines.into_iter().map(|(line, _)| line).collect()
    }
}

/// The words of a text. Short words, which ought not to end a line, are joined with the next, and dashes with the one
/// before.
fn joined(text: &str) -> Vec<String> {
    const FIXED: char = '\u{a0}';
    let mut words: Vec<String> = Vec::new();
    let mut hold = false;
    for word in text.split([' ', '\t', '\n']).filter(|word| !word.is_empty()) {
        let is_dash = matches!(word, "—" | "–" | "-" | "·");
        match words.last_mut() {
            Some(last) if hold || is_dash => {
                last.push(FIXED);
                last.push_str(word);
            }
            _ => words.push(word.to_owned()),
        }
        hold = word.chars().count() <= 2 && word.chars().all(char::is_alphabetic);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLACE: Place = Place { width: 500.0, height: 300.0, largest: 90.0 };

    #[track_caller]
    fn set(text: &str) -> Title {
        let fonts = Fonts::bundled();
        let title = title(text, &fonts, Weight::Semibold, PLACE);
        let lines: Vec<&str> = title.lines.iter().map(String::as_str).collect();
        for width in fonts.widths(&lines, Weight::Semibold) {
            assert!(width * title.size <= PLACE.width + 1.0, "{title:?} is {width} wide at size 1");
        }
        assert!(title.lines.len() as f64 * title.size * LEADING <= PLACE.height, "{title:?}");
        assert_eq!(title.lines.join(" ").replace('\u{a0}', " "), text);
        title
    }

    #[test]
    fn a_short_title_is_set_large_in_one_line() {
        assert_eq!(set("The Ritter"), Title { size: 90.0, lines: vec!["The Ritter".to_owned()] });
    }

    #[test]
    fn lines_are_of_like_length_and_do_not_end_in_a_short_word() {
        assert_eq!(set("The board and the castles").lines, ["The board and", "the castles"]);
        assert_eq!(set("Доска и замки, поля в них").lines, ["Доска и\u{a0}замки,", "поля в\u{a0}них"]);
        assert_eq!(set("The Prince’s promotion").lines, ["The Prince’s", "promotion"]);
    }

    #[test]
    fn however_long_a_title_is_all_of_it_is_there() {
        set("Превосходительство ".repeat(40).trim_end());
        set(&"w".repeat(300));
        set("Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel");
    }

    #[test]
    fn a_title_of_nothing_has_no_lines() {
        assert_eq!(set("").lines, Vec::<String>::new());
    }
}
