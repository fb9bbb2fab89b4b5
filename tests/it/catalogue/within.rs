//! Examples that are texts: the passes look at them in memory.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use tabia::book::Config;
use tabia::check::{self, Beside};
use tabia::diag::catalogue::Example;
use tabia::diag::{self, Diagnostic, Source};
use tabia::lang::Lang;
use tabia::lesson::{Compared, TermList};
use tabia::{games, lesson, notation, search};

use super::Found;

/// English, Russian, English: every order of languages is a part of it.
static LANGUAGES: LazyLock<Vec<Lang>> =
    LazyLock::new(|| ["en", "ru", "en"].map(|code| notation::language(code, games::GAMES).unwrap()).into());

/// The most positions that the prover looks at where an example is about its giving up. What it says is told with the
/// number that an author would see.
const SMALL: u64 = 2_000;

/// The files of an example: their paths and texts.
pub(super) fn files(language: &str, example: Example<'_>) -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = Vec::new();
    for line in example.text.split_inclusive('\n') {
        match (line.strip_prefix("=== "), files.last_mut()) {
            (Some(path), _) => files.push((path.trim_end().to_owned(), String::new())),
            (None, Some((_, text))) => text.push_str(line),
            (None, None) => {
                let alone = if example.format == "toml" {
                    "book.toml".to_owned()
                } else {
                    format!("{language}/example.md")
                };
                files.push((alone, line.to_owned()));
            }
        }
    }
    for (path, text) in files.iter_mut().filter(|(path, _)| path.ends_with(".md")) {
        *text = completed(path, text);
    }
    files
}

/// A lesson with the head that examples leave out.
pub(super) fn completed(path: &str, text: &str) -> String {
    let title = if path.starts_with("ru/") { "Пример" } else { "Example" };
    match text.starts_with("+++") || text.starts_with("---") {
        true => text.to_owned(),
        false => format!("+++\ntitle = \"{title}\"\ngame = \"chess\"\n+++\n\n{text}"),
    }
}

/// What is found in an example.
pub(super) fn found(code: &str, language: &str, example: Example<'_>) -> Vec<Found> {
    let (mut lessons, mut terms, mut compared) = (Vec::new(), Vec::new(), Vec::new());
    let (mut assets, mut codes, mut found) = (BTreeSet::new(), Vec::new(), Vec::new());
    let mut config = None;
    for (path, text) in files(language, example) {
        let source = Source::new(path.as_str(), text);
        let Some((folder, below)) = path.split_once('/') else {
            let (read, more) = Config::parse(&source);
            config = Some(read);
            found.extend(more);
            continue;
        };
        if !codes.contains(&folder.to_owned()) {
            codes.push(folder.to_owned());
        }
        match below {
            "terms.toml" => keep(TermList::parse(&source, folder), &mut terms, &mut found),
            "translations.toml" => keep(Compared::parse(&source, folder), &mut compared, &mut found),
            _ if below.ends_with(".md") => {
                keep(lesson::parse(&source, folder, below), &mut lessons, &mut found)
            }
            _ => drop(assets.insert(path.clone())),
        }
    }
    if config.is_some_and(|config| !config.html) {
        found.extend(check::raw_html(&lessons));
    }
    let from = usize::from(codes.first().is_some_and(|code| code == "ru"));
    let langs = &LANGUAGES[from..from + codes.len().max(1)];
    let beside = Beside { assets: &assets, terms: &terms, compared: &compared };
    let budget = if code == "undecided" { SMALL } else { search::BUDGET };
    found.extend(check::check_within(lessons, langs, beside, budget).1);
    let paths: [&str; 0] = [];
    diag::sort(&mut found, &paths);
    found.iter().map(told).collect()
}

fn keep<T>((value, found): (T, Vec<Diagnostic>), all: &mut Vec<T>, out: &mut Vec<Diagnostic>) {
    all.push(value);
    out.extend(found);
}

fn told(found: &Diagnostic) -> Found {
    let said = diag::said(found).replace(&SMALL.to_string(), &search::BUDGET.to_string());
    Found {
        code: found.code.to_owned(),
        severity: found.severity,
        said,
        fix: found.fix.as_ref().map(|fix| fix.kind),
    }
}
