//! `tabia check --against`: what has changed since a snapshot was made.

use std::path::Path;

use anyhow::Context;
use tabia::diag::Format;
use tabia::snapshot::{self, Snapshot};

use super::assemble::checked;
use super::{Console, Status, args, files, report};

/// Checks the book and tells what is not as it was recorded.
pub(super) fn run(
    args: &args::Check,
    file: &Path,
    dir: &Path,
    console: &mut Console<'_>,
) -> anyhow::Result<Status> {
    let text = files::read(file)?;
    let name = files::shown(file);
    let before =
        Snapshot::read(&String::from_utf8_lossy(&text)).with_context(|| format!("cannot use `{name}`"))?;
    let (sources, book, found) = checked(dir, console)?;
    let format = Format::from(args.format);
    let status = report::print(&sources, found, sources.lessons.len(), format, console)?;
    let after = snapshot::record(&book);
    let changes = snapshot::compare(&before, &after);
    let lines = snapshot::lines(&changes);
    if format == Format::Human {
        console.out.write_all(lines.as_bytes())?;
        console.out.flush()?;
    } else {
        let _ = console.err.write_all(lines.as_bytes());
    }
    if let Some(path) = &args.report {
        let page = snapshot::report(&after, &changes).context("cannot make the report")?;
        files::write(path, page.as_bytes())?;
        console.say(format_args!("wrote the changes to `{}`", files::shown(path)));
    }
    if changes.is_empty() {
        console.say(format_args!("nothing has changed since `{name}`"));
        return Ok(status);
    }
    console.say(format_args!("{} since `{name}`", report::number(changes.len(), "change")));
    Ok(Status::Findings)
}
