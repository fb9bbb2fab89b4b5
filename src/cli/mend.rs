//! `tabia check --fix` and `--bless`: the findings that mend themselves.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use tabia::diag::{Diagnostic, FixKind, Format, mend};

use super::assemble::assemble;
use super::check::Asked;
use super::files::{self, BookSources, Drafts};
use super::{Console, args, diff, report};

/// How often a mended book is looked at again: one fix may bring another to light.
const ROUNDS: usize = 10;

/// The book after mending, and what is still wrong with it.
pub(super) struct Outcome {
    pub(super) book: BookSources,
    pub(super) found: Vec<Diagnostic>,
    /// How many places were changed, or would be.
    pub(super) places: usize,
}

/// Mends the files that are asked about, shows the changes, and writes them unless this is a rehearsal.
///
/// # Errors
/// If there is no such book, or a file cannot be written.
pub(super) fn run(
    args: &args::Check,
    dir: &Path,
    asked: &Asked,
    console: &mut Console<'_>,
) -> anyhow::Result<Outcome> {
    let mut kinds = Vec::new();
    kinds.extend(args.fix.then_some(FixKind::Safe));
    kinds.extend(args.bless.then_some(FixKind::Bless));
    let (mut drafts, mut places) = (Drafts::new(), BTreeMap::<String, usize>::new());
    let (original, _) = files::read_book(dir)?;
    let mut outcome = console.during("checking the book", |_| look(dir, &drafts))?;
    for _ in 0..ROUNDS {
        let mended = mend(&mendable(&outcome.found, asked), &kinds);
        if mended.is_empty() {
            break;
        }
        for file in mended {
            *places.entry(file.source.path.clone()).or_default() += file.fixes;
            drafts.insert(file.source.path.clone(), file.text);
        }
        outcome = console.during("checking it again", |_| look(dir, &drafts))?;
    }
    for (path, text) in &drafts {
        let old = original.text(path).unwrap_or_default();
        if args.format == args::Findings::Human {
            console.out.write_all(diff::unified(path, old, text, console.out_colour).as_bytes())?;
            console.out.flush()?;
        } else {
            let _ = console.err.write_all(diff::unified(path, old, text, console.colour).as_bytes());
        }
        let count = report::number(places.get(path).copied().unwrap_or_default(), "place");
        if args.dry_run {
            console.say(format_args!("would mend {count} in `{path}`"));
        } else {
            files::rewrite(Path::new(path), old, text)?;
            console.say(format_args!("mended {count} in `{path}`"));
        }
    }
    if drafts.is_empty() {
        console.say("nothing to mend");
    }
    outcome.places = places.values().sum();
    Ok(outcome)
}

fn look(dir: &Path, drafts: &Drafts) -> anyhow::Result<Outcome> {
    let (book, mut found) = files::read_drafts(dir, drafts)?;
    found.extend(assemble(&book).1);
    Ok(Outcome { book, found, places: 0 })
}

/// The findings whose fixes are in files that are asked about and that are text throughout.
fn mendable(found: &[Diagnostic], asked: &Asked) -> Vec<Diagnostic> {
    let unread = found.iter().filter(|found| found.code == "not-utf8");
    let unread: BTreeSet<&str> = unread.map(|found| found.span.source.path.as_str()).collect();
    let good = |found: &&Diagnostic| {
        found.fix.as_ref().is_some_and(|fix| {
            let path = fix.span.source.path.as_str();
            asked.contains(path) && !unread.contains(path)
        })
    };
    found.iter().filter(good).cloned().collect()
}

impl From<args::Findings> for Format {
    fn from(format: args::Findings) -> Format {
        match format {
            args::Findings::Human => Format::Human,
            args::Findings::Short => Format::Short,
            args::Findings::Json => Format::Json,
            args::Findings::Sarif => Format::Sarif,
            args::Findings::Github => Format::Github,
        }
    }
}
