//! The book within the program is the book in the sources, and every command that it tells of is one.

use std::path::Path;

use clap::{CommandFactory, Parser};
use tabia::games;
use tabia::sketch::{self, Outline};
use walkdir::WalkDir;

use super::super::args::Args;
use super::super::position;
use super::texts::texts;

#[test]
fn the_book_within_the_program_is_that_in_the_sources() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons/books/tabia");
    let mut there = Vec::new();
    for entry in WalkDir::new(&folder) {
        let entry = entry.unwrap();
        if entry.file_type().is_file() {
            let path = entry.path().strip_prefix(&folder).unwrap();
            there.push(path.to_str().unwrap().replace('\\', "/"));
        }
    }
    there.sort();
    let within: Vec<String> = texts().into_iter().map(|(path, _)| path).collect();
    assert_eq!(
        within, there,
        "src/cli/docs/texts.rs and the catalogue of findings have the files of the book"
    );
}

/// The words of a line of a shell: quotes are taken off, a comment and what a pipe or an arrow leads to are left out.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut word, mut quote, mut open) = (Vec::new(), String::new(), None, false);
    for c in line.chars() {
        match (quote, c) {
            (Some(sign), c) if c == sign => quote = None,
            (Some(_), c) => word.push(c),
            (None, '"' | '\'') => (quote, open) = (Some(c), true),
            (None, '#') if word.is_empty() => break,
            (None, '>' | '|') => break,
            (None, c) if c.is_whitespace() => {
                if open || !word.is_empty() {
                    words.push(std::mem::take(&mut word));
                }
                open = false;
            }
            (None, c) => word.push(c),
        }
    }
    if open || !word.is_empty() {
        words.push(word);
    }
    words
}

/// The lines of commands in the fences `sh` of a text.
fn commands(text: &str) -> Vec<&str> {
    let (mut lines, mut within) = (Vec::new(), false);
    for line in text.lines() {
        match line.trim_end() {
            "```sh" => within = true,
            "```" => within = false,
            line if within => lines.push(line),
            _ => {}
        }
    }
    lines
}

#[track_caller]
fn is_a_command(line: &str, place: &str) -> bool {
    let words = words(line);
    if words.first().is_none_or(|word| word != "tabia") {
        return false;
    }
    if let Err(error) = Args::try_parse_from(&words) {
        assert!(!error.use_stderr(), "{place}: {line}\n{error}");
    }
    true
}

#[test]
fn every_command_that_is_told_of_is_one() {
    let readme = include_str!("../../../README.md");
    let mut told = 0;
    for (path, text) in texts().into_iter().chain([("README.md".to_owned(), readme)]) {
        told += commands(text).into_iter().filter(|line| is_a_command(line, &path)).count();
    }
    assert!(told > 100, "{told}");
    let langs = ["en", "ru"].map(|code| position::lang(code).unwrap());
    let game = games::find("chess").unwrap();
    let mut done = 0;
    for lang in &langs {
        for (path, text) in sketch::book(&Outline { title: None, langs: &[lang], game }) {
            let run = text.lines().filter_map(|line| line.trim().strip_prefix("run: "));
            done += commands(&text).into_iter().chain(run).filter(|line| is_a_command(line, &path)).count();
        }
    }
    assert!(done >= 10, "{done}");
}

#[test]
fn the_reference_names_every_command_and_no_other() {
    let known: Vec<String> =
        Args::command().get_subcommands().map(|command| command.get_name().to_owned()).collect();
    for language in ["en", "ru"] {
        let path = format!("{language}/reference/13-commands.md");
        let (_, text) = texts().into_iter().find(|(known, _)| *known == path).unwrap();
        let rows = text.lines().filter_map(|line| line.strip_prefix("| `tabia ")?.split_once('`'));
        let mut named: Vec<String> = rows.map(|(name, _)| name.to_owned()).collect();
        let mut known = known.clone();
        named.sort();
        known.sort();
        assert_eq!(named, known, "{path}");
    }
}

#[test]
fn lines_are_read_as_a_shell_reads_them() {
    assert_eq!(
        words("tabia new book a --title \"b c\"  # d"),
        ["tabia", "new", "book", "a", "--title", "b c"]
    );
    assert_eq!(words("tabia moves chess > x"), ["tabia", "moves", "chess"]);
    assert_eq!(words("tabia render a#b"), ["tabia", "render", "a#b"]);
}
