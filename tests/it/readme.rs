//! What README says holds: its lesson is right, its false claim gets the message that is shown.

use std::collections::BTreeSet;

use tabia::diag::{self, Colour, Diagnostic, Source};
use tabia::{check, games, lesson, notation};

const README: &str = include_str!("../../README.md");

/// The text of the first code block that begins with the given line.
fn block(opening: &str, closing: &str) -> &'static str {
    let (_, rest) = README.split_once(&format!("{opening}\n")).unwrap();
    rest.split_once(&format!("\n{closing}")).unwrap().0
}

fn findings(text: &str) -> Vec<Diagnostic> {
    let source = Source::new("en/01-first-steps.md", text);
    let (lesson, mut found) = lesson::parse(&source, "en", "01-first-steps.md");
    let langs = [notation::language("en", games::GAMES).unwrap()];
    found.extend(check::check(vec![lesson], &langs, &BTreeSet::new()).1);
    found
}

#[test]
fn the_lesson_of_the_readme_is_right() {
    let lesson = block("````markdown", "````");
    assert_eq!(findings(lesson), []);
}

#[test]
fn the_message_of_the_readme_is_what_a_false_claim_gets() {
    let shown = block("```text", "```");
    let line: usize = shown.split(".md:").nth(1).unwrap().split(':').next().unwrap().parse().unwrap();
    let textbook = include_str!("../../lessons/en/chess-t1/03-ritter.md");
    let mut lines: Vec<&str> = textbook.lines().collect();
    lines[line - 1] = "no superiority there: [c4](legal:c2-c4).";
    let source = Source::new("lessons/en/chess-t1/03-ritter.md", lines.join("\n"));
    let (lesson, _) = lesson::parse(&source, "en", "chess-t1/03-ritter.md");
    let langs = [notation::language("en", games::GAMES).unwrap()];
    let (_, found) = check::check(vec![lesson], &langs, &BTreeSet::new());
    let found: Vec<Diagnostic> = found.into_iter().filter(|found| found.code == "not-legal").collect();
    assert_eq!(diag::render(&found, Colour::Never).trim_end(), shown);
}
