//! `tabia snapshot`: records what the book says.

use std::path::Path;

use tabia::snapshot::record;

use super::assemble::checked;
use super::{Console, Status, args, files, report};

/// Writes the record. A book with errors has none.
pub(super) fn run(args: &args::Snapshot, dir: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    args.jobs.apply()?;
    let (sources, book, found) = checked(dir, console)?;
    if report::findings(&sources, found, sources.lessons.len(), console) == Status::Findings {
        return Ok(Status::Findings);
    }
    let snapshot = record(&book);
    files::write(&args.file, snapshot.write().as_bytes())?;
    let entries = snapshot.entries.len();
    console.say(format_args!(
        "recorded {entries} diagrams, claims and articles in `{}`",
        files::shown(&args.file)
    ));
    Ok(Status::Fine)
}
