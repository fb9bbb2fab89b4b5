//! Writes a new file in one step, so that nobody finds half of it.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use anyhow::{Context, bail};

use super::shown;

/// What becomes of a file that is there already.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum There {
    /// It stays, and nothing is written.
    Keep,
    /// The new one takes its place.
    Replace,
}

/// Writes a file into a folder that is there. `remedy` says what to do where a file stays.
///
/// # Errors
/// If a file is there that stays, or the system refuses; then nothing is changed.
pub(crate) fn create(path: &Path, bytes: &[u8], there: There, remedy: &str) -> anyhow::Result<()> {
    let failed = || format!("cannot write `{}`", shown(path));
    let Some(name) = path.file_name() else { bail!("`{}` does not name a file", shown(path)) };
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if !folder.is_dir() {
        bail!("cannot write `{}`: there is no folder `{}`; make it first", shown(path), shown(folder));
    }
    if path.is_dir() {
        bail!("cannot write `{}`: it is a folder; name a file in it", shown(path));
    }
    let taken = || format!("`{}` is there already: {remedy}", shown(path));
    if there == There::Keep && path.exists() {
        bail!(taken());
    }
    let written = by_draft(folder, name, |draft, mut to| {
        to.write_all(bytes)?;
        to.sync_all()?;
        match there {
            There::Replace => fs::rename(draft, path),
            // Unlike a renaming, a link never takes the place of what is there; not every system has links.
            There::Keep => match fs::hard_link(draft, path) {
                Err(error) if error.kind() != ErrorKind::AlreadyExists => fs::rename(draft, path),
                linked => linked,
            },
        }
    });
    match written {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => bail!(taken()),
        written => written.with_context(failed),
    }
}

/// Makes a file beside the one of this name, has it filled and put in its place, and leaves nothing behind.
pub(super) fn by_draft(
    folder: &Path,
    name: &OsStr,
    fill: impl FnOnce(&Path, fs::File) -> io::Result<()>,
) -> io::Result<()> {
    // Hidden files are no part of a book.
    let draft = folder.join(format!(".{}.tabia-{}", name.to_string_lossy(), std::process::id()));
    let done = fs::File::create(&draft).and_then(|to| fill(&draft, to));
    // What was renamed is not there any more.
    let _ = fs::remove_file(&draft);
    done
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_there_stays_unless_it_is_to_be_replaced() {
        let tmp = tempfile::tempdir().unwrap();
        let file = tmp.path().join("a.md");
        create(&file, b"one", There::Keep, "go").unwrap();
        let error = create(&file, b"two", There::Keep, "go away").unwrap_err().to_string();
        assert!(error.ends_with("is there already: go away"), "{error}");
        assert_eq!(fs::read(&file).unwrap(), b"one");
        create(&file, b"two", There::Replace, "").unwrap();
        assert_eq!(fs::read(&file).unwrap(), b"two");
        assert_eq!(fs::read_dir(tmp.path()).unwrap().count(), 1, "no draft is left");
        let error = create(&tmp.path().join("no/b.md"), b"", There::Keep, "").unwrap_err().to_string();
        assert!(error.contains("make it first"), "{error}");
    }
}
