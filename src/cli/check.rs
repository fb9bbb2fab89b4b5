//! `tabia check`: all that a build does, without the writing.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::bail;

use super::assemble::assemble;
use super::files::{self, BookSources};
use super::{Console, Status, args, report};

/// Checks the book and reports what was found.
pub(super) fn run(args: &args::Check, dir: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let (book, mut found) = files::read_book(dir)?;
    let asked = asked(&book, &args.paths)?;
    found.extend(assemble(&book).1);
    let mut lessons = book.lessons.len();
    if let Some(asked) = asked {
        found.retain(|finding| asked.contains(&finding.span.source.path));
        lessons = book.lessons.iter().filter(|lesson| asked.contains(&lesson.source.path)).count();
    }
    Ok(report::findings(&book, found, lessons, console))
}

/// The files that are asked about, as messages name them; `None` for all.
pub(super) fn asked(book: &BookSources, paths: &[PathBuf]) -> anyhow::Result<Option<BTreeSet<String>>> {
    if paths.is_empty() {
        return Ok(None);
    }
    let known = || {
        let lessons = book.lessons.iter().map(|lesson| lesson.source.path.as_str());
        let beside = book.terms.iter().chain(&book.compared).map(|(_, source)| source.path.as_str());
        lessons.chain(beside).chain([book.settings.path.as_str()])
    };
    let mut asked = BTreeSet::new();
    for path in paths {
        let places: Vec<PathBuf> =
            [path.clone(), book.dir.join(path)].iter().filter_map(|path| files::real(path)).collect();
        let mut met = false;
        for file in known() {
            let there = files::real(Path::new(file));
            if there.is_some_and(|there| places.iter().any(|place| there.starts_with(place))) {
                asked.insert(file.to_owned());
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
    Ok(Some(asked))
}
