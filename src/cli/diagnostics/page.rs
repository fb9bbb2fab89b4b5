//! A page of the catalogue as a terminal shows it: paragraphs in lines of a fair length, examples indented.

use tabia::diag::catalogue::Page;
use tabia::diag::{self, Colour};

use super::super::Console;
use super::bold;

/// The most letters of a line of prose.
const WIDTH: usize = 80;
/// What stands before the lines of an example.
const INDENT: &str = "    ";

/// What stands before the examples, in a language: the wrong one, what is said of it, the right one.
fn labels(language: &str) -> [&'static str; 3] {
    match language {
        "ru" => ["Неверно", "Что скажет `tabia check`", "Верно"],
        _ => ["Wrong", "What `tabia check` says", "Right"],
    }
}

/// Prints the page.
pub(super) fn print(page: &Page<'_>, language: &str, console: &mut Console<'_>) -> anyhow::Result<()> {
    let colour = console.out_colour;
    let out = &mut *console.out;
    let about = diag::about_in(page.code, language).unwrap_or_default();
    writeln!(out, "{}: {about}", coloured(page, colour))?;
    for paragraph in page.text.split("\n\n") {
        writeln!(out)?;
        for line in wrapped(&plain(paragraph)) {
            writeln!(out, "{line}")?;
        }
    }
    let examples = [page.wrong.text, page.said, page.right.text];
    for (label, text) in labels(language).into_iter().zip(examples) {
        writeln!(out, "\n{}\n", bold(label, colour))?;
        for line in text.lines() {
            writeln!(out, "{}", format!("{INDENT}{line}").trim_end())?;
        }
    }
    Ok(())
}

/// The severity and the code, in the colour that `tabia check` gives them.
fn coloured(page: &Page<'_>, colour: Colour) -> String {
    let severity = page.said.split('[').next().unwrap_or_default();
    let head = format!("{severity}[{}]", page.code);
    match (colour, severity) {
        (Colour::Never, _) => head,
        (Colour::Always, "warning") => format!("\x1b[1;33m{head}\x1b[0m"),
        (Colour::Always, _) => format!("\x1b[1;31m{head}\x1b[0m"),
    }
}

/// A paragraph without the addresses of its links and the signs of emphasis; words in backticks keep them.
fn plain(paragraph: &str) -> String {
    let mut text = String::new();
    for (number, part) in paragraph.split('`').enumerate() {
        if number > 0 {
            text.push('`');
        }
        if number % 2 == 1 {
            text.push_str(part);
            continue;
        }
        let mut rest = part;
        while let Some((before, after)) = rest.split_once('[') {
            let link = after.split_once("](").and_then(|(said, end)| Some((said, end.split_once(')')?.1)));
            text.push_str(&before.replace('*', ""));
            rest = match link {
                Some((said, end)) => {
                    text.push_str(&said.replace('*', ""));
                    end
                }
                None => {
                    text.push('[');
                    after
                }
            };
        }
        text.push_str(&rest.replace('*', ""));
    }
    text
}

/// The words of a text in lines of no more than [`WIDTH`] letters, longer words alone on theirs.
fn wrapped(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= WIDTH => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::{WIDTH, plain, wrapped};

    #[test]
    fn links_are_told_by_their_words_and_code_is_left_alone() {
        assert_eq!(plain("see [the *moves*](07-moves.md#x) and `[a](b)`"), "see the moves and `[a](b)`");
        assert_eq!(plain("a [ alone, and `` ` ``"), "a [ alone, and `` ` ``");
    }

    #[test]
    fn lines_are_of_a_fair_length_and_lose_no_word() {
        let text = "слово и ещё ".repeat(40);
        let lines = wrapped(&text);
        assert!(lines.len() > 5 && lines.iter().all(|line| line.chars().count() <= WIDTH));
        assert_eq!(lines.join(" "), text.trim_end());
    }
}
