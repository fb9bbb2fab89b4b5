//! The examples of the book. The words after a fence say what is to come of it.

use std::collections::BTreeSet;

use tabia::book::Config;
use tabia::check::{Beside, check};
use tabia::diag::{Diagnostic, Source};
use tabia::lesson::{Block, TermList};
use tabia::{games, lesson, notation};

use super::{LANGUAGES, files, shown};

/// A fenced block of code: what stands after its fence, its text, and where it is.
struct Fence {
    info: Vec<String>,
    text: String,
    place: String,
}

/// The fences of the outermost level of a lesson.
fn fences(path: &str, text: &str) -> Vec<Fence> {
    let mut found = Vec::new();
    let mut lines = text.lines().enumerate();
    while let Some((at, line)) = lines.next() {
        let sign: String = line.chars().take_while(|&c| c == '`').collect();
        if sign.len() < 3 {
            continue;
        }
        let inner = lines.by_ref().map(|(_, line)| line).take_while(|line| line.trim_end() != sign);
        let text = inner.map(|line| format!("{line}\n")).collect();
        let info = line[sign.len()..].split_whitespace().map(str::to_owned).collect();
        found.push(Fence { info, text, place: format!("{path}:{}", at + 1) });
    }
    found
}

/// The lessons of the book, but those about findings, which have tests of their own.
fn lessons(language: &str) -> Vec<(String, String)> {
    let mut lessons = files(language, ".md");
    lessons.retain(|(path, _)| !path.contains("/diagnostics/"));
    lessons
}

fn parsed(language: &str, path: &str, text: &str) -> (lesson::Lesson, Vec<Diagnostic>) {
    lesson::parse(&Source::new(path, text), language, "lesson.md")
}

/// The game that the lesson with this text is about.
fn game(text: &str) -> String {
    let front = parsed("en", "", text).0.front;
    front.game.map_or("chess-t1".to_owned(), |game| game.value)
}

/// What is wrong with an example, which is a whole lesson or the body of one.
fn findings(language: &str, game: &str, example: &str) -> Vec<Diagnostic> {
    let front = format!("+++\ntitle = \"Example\"\ngame = \"{game}\"\n+++\n\n");
    let whole = example.starts_with("+++");
    let text = if whole { example.to_owned() } else { front + example };
    let (lesson, mut found) = parsed(language, "lesson.md", &text);
    let langs = [notation::language(language, games::GAMES).unwrap()];
    let beside = Beside { assets: &BTreeSet::new(), terms: &[], compared: &[] };
    found.extend(check(vec![lesson], &langs, beside).1);
    found
}

/// An example, with those above it on which its positions rest.
fn with_above(fence: &Fence, above: &[Fence]) -> String {
    let names = |other: &Fence, id: &str| other.text.lines().any(|line| line == format!("id: {id}"));
    let mut text = fence.text.clone();
    for line in fence.text.lines().filter_map(|line| line.strip_prefix("position: @")) {
        // A board of a record is named by the record and a turn.
        let record = line.rsplit_once('-').map_or("", |(record, _)| record);
        let meant = |other: &&Fence| names(other, line) || names(other, record);
        if let Some(other) = above.iter().find(meant).filter(|_| !names(fence, line)) {
            text = format!("{}\n{text}", other.text);
        }
    }
    text
}

#[test]
fn every_example_of_a_lesson_gives_what_its_fence_says() {
    let (mut right, mut wrong, mut told) = (0, 0, 0);
    for language in LANGUAGES {
        for (path, text) in lessons(language) {
            let game = game(&text);
            let mut last = Vec::new();
            let fences = fences(&path, &text);
            for (at, fence) in fences.iter().enumerate() {
                let info: Vec<&str> = fence.info.iter().map(String::as_str).collect();
                match info[..] {
                    ["markdown"] => {
                        last = findings(language, &game, &with_above(fence, &fences[..at]));
                        assert!(last.is_empty(), "{}\n{}", fence.place, shown(&last));
                        right += 1;
                    }
                    ["markdown", "wrong", ref codes @ ..] => {
                        last = findings(language, &game, &fence.text);
                        let found: BTreeSet<&str> = last.iter().map(|found| found.code).collect();
                        let said: BTreeSet<&str> = codes.iter().copied().collect();
                        assert!(!said.is_empty() && found == said, "{}\n{}", fence.place, shown(&last));
                        wrong += 1;
                    }
                    ["text", "found"] => {
                        assert_eq!(fence.text.trim_end(), shown(&last).trim_end(), "{}", fence.place);
                        told += 1;
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(right >= 40 && wrong >= 4 && told >= 2, "{right} right, {wrong} wrong, {told} told");
}

#[test]
fn the_examples_in_other_languages_are_read() {
    let mut read = 0;
    for language in LANGUAGES {
        for (path, text) in lessons(language) {
            for fence in fences(&path, &text) {
                let info: Vec<&str> = fence.info.iter().map(String::as_str).collect();
                let source = Source::new("example.toml", fence.text.as_str());
                let found = match info[..] {
                    ["toml", "book"] => Config::parse(&source).1,
                    ["toml", "terms"] => TermList::parse(&source, language).1,
                    ["toml", "front"] => {
                        findings(language, "", &format!("+++\n{}+++\n\nText.\n", fence.text))
                    }
                    ["toml", ..] => {
                        let (_, errors) = toml::de::DeTable::parse_recoverable(&fence.text);
                        assert!(errors.is_empty(), "{}: {errors:?}", fence.place);
                        continue;
                    }
                    // What else there may be has its test beside the command line, or is shown as it is.
                    ["markdown" | "text" | "sh" | "html" | "yaml" | "pgn" | "lua" | "json", ..] => continue,
                    ["diagram" | "exercise" | "record" | "figures"] => continue,
                    _ => panic!("{}: what is `{}`?", fence.place, info.join(" ")),
                };
                assert!(found.is_empty(), "{}\n{}", fence.place, shown(&found));
                read += 1;
            }
        }
    }
    assert!(read >= 6, "{read}");
}

/// The blocks of a text that have an id, each with its lines.
fn blocks(language: &str, text: &str) -> Vec<(String, Vec<String>)> {
    let (lesson, _) = parsed(language, "", text);
    let id = |block: &Block| block.fields.id.as_ref().map(|id| id.value.clone());
    let lines = |block: &Block| {
        let lines = block.span.text().lines().map(|line| line.trim_end().to_owned());
        lines.filter(|line| !line.starts_with('#')).collect()
    };
    lesson.blocks.iter().filter_map(|block| Some((id(block)?, lines(block)))).collect()
}

#[test]
fn a_board_that_stands_beside_an_example_is_made_of_it() {
    let mut pairs = 0;
    for language in LANGUAGES {
        for (path, text) in lessons(language) {
            let real = blocks(language, &text);
            for fence in fences(&path, &text) {
                if fence.info != ["markdown"] || fence.text.starts_with("+++") {
                    continue;
                }
                let body = format!("+++\ntitle = \"x\"\n+++\n\n{}", fence.text);
                for (id, shown) in blocks(language, &body) {
                    let Some((_, lines)) = real.iter().find(|(known, _)| *known == id) else { continue };
                    // A translation repeats of a block what is in words, and inherits the rest.
                    let missing: Vec<&String> = lines.iter().filter(|line| !shown.contains(line)).collect();
                    assert!(missing.is_empty(), "{}: `{id}` has {missing:?}", fence.place);
                    assert!(language != "en" || shown.len() == lines.len(), "{}: {id}", fence.place);
                    pairs += 1;
                }
            }
        }
    }
    assert!(pairs >= 30, "{pairs}");
}
