//! `tabia check`: all that a build does, without the writing.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::bail;

use super::assemble::checked;
use super::files::{self, BookSources};
use super::{Console, Status, against, args, mend, report};

/// Checks the book, mends it if that is asked for, and reports what was found.
pub(super) fn run(args: &args::Check, dir: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    args.jobs.apply()?;
    if args.dry_run && !args.fix && !args.bless {
        bail!("`--dry-run` is about `--fix` and `--bless`: give one of them with it");
    }
    if let Some(file) = &args.against {
        return against::run(args, file, dir, console);
    }
    let mut changed = false;
    let (book, mut found, asked) = if args.fix || args.bless {
        let asked = asked(&files::read_book(dir)?.0, &args.paths)?;
        let outcome = mend::run(args, dir, &asked, console)?;
        changed = outcome.places > 0;
        (outcome.book, outcome.found, asked)
    } else {
        let (book, _, found) = checked(dir, console)?;
        let asked = asked(&book, &args.paths)?;
        (book, found, asked)
    };
    found.retain(|finding| asked.contains(&finding.span.source.path));
    let lessons = book.lessons.iter().filter(|lesson| asked.contains(&lesson.source.path)).count();
    let status = report::print(&book, found, lessons, args.format.into(), console)?;
    Ok(if args.dry_run && changed { Status::Findings } else { status })
}

/// Which files are asked about, as messages name them.
#[derive(Debug)]
pub(super) enum Asked {
    /// The whole book.
    All,
    /// These.
    Some(BTreeSet<String>),
}

impl Asked {
    /// Whether the file of this path is asked about.
    pub(super) fn contains(&self, path: &str) -> bool {
        match self {
            Asked::All => true,
            Asked::Some(paths) => paths.contains(path),
        }
    }
}

/// The files that are asked about, as messages name them.
pub(super) fn asked(book: &BookSources, paths: &[PathBuf]) -> anyhow::Result<Asked> {
    if paths.is_empty() {
        return Ok(Asked::All);
    }
    let lessons = book.lessons.iter().map(|lesson| lesson.source.path.as_str());
    let beside = book.terms.iter().chain(&book.compared).map(|(_, source)| source.path.as_str());
    let known = lessons.chain(beside).chain([book.settings.path.as_str()]);
    let known: Vec<(&str, Option<PathBuf>)> =
        known.map(|file| (file, files::real(Path::new(file)))).collect();
    let mut asked = BTreeSet::new();
    for path in paths {
        let places: Vec<PathBuf> =
            [path.clone(), book.dir.join(path)].iter().filter_map(|path| files::real(path)).collect();
        let mut met = false;
        for (file, there) in &known {
            if there.as_ref().is_some_and(|there| places.iter().any(|place| there.starts_with(place))) {
                asked.insert((*file).to_owned());
                met = true;
            }
        }
        if !met {
            bail!(
                "`{}` is no lesson of the book in `{}`, nor a folder of lessons: give a path from here or from the book",
                files::shown(path),
                files::shown(&book.dir)
            );
        }
    }
    Ok(Asked::Some(asked))
}
