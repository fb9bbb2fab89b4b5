//! Where the output goes: `--out`, looked at before anything is written.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use super::shown;

/// An output folder that may be written, links followed. It need not exist yet.
#[derive(Debug, Clone)]
pub(crate) struct Place {
    /// The folder itself.
    pub(super) dir: PathBuf,
    /// The path as the user gave it.
    pub(super) shown: String,
}

impl Place {
    /// Looks at `--out`.
    ///
    /// # Errors
    /// If Tabia cannot or must not write there, in one line with the remedy.
    pub(crate) fn new(out: &Path, book: &Path) -> anyhow::Result<Place> {
        let name = shown(out);
        let dir = resolve(out)?;
        if dir.parent().is_none() {
            bail!("`{name}` is the root of the file system: give `--out` a folder of its own");
        }
        if let Ok(book) = fs::canonicalize(book) {
            if book.starts_with(&dir) {
                bail!("`{name}` holds the book itself: give `--out` a folder of its own, such as `output`");
            }
            if dir.starts_with(&book) {
                bail!("`{name}` lies inside the book: give `--out` a folder beside it, such as `output`");
            }
        }
        let here = std::env::current_dir().and_then(fs::canonicalize);
        if here.is_ok_and(|here| here.starts_with(&dir)) {
            bail!(
                "`{name}` holds the folder that you are in: run Tabia from elsewhere, or give another `--out`"
            );
        }
        match fs::metadata(&dir) {
            Ok(metadata) if !metadata.is_dir() => {
                bail!("`{name}` is a file: give `--out` the name of a folder");
            }
            Ok(metadata) if metadata.permissions().readonly() => {
                bail!("`{name}` is read-only: make it writable, or give another `--out`");
            }
            _ => {}
        }
        Ok(Place { dir, shown: name })
    }

    /// The folder.
    pub(crate) fn dir(&self) -> &Path {
        &self.dir
    }

    /// The path as the user gave it.
    pub(crate) fn shown(&self) -> &str {
        &self.shown
    }
}

/// The path with all links followed, as far as it exists.
fn resolve(out: &Path) -> anyhow::Result<PathBuf> {
    match fs::canonicalize(out) {
        Ok(dir) => return Ok(dir),
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(error) if error.kind() == ErrorKind::NotADirectory => {
            bail!("`{}` goes through a file: give `--out` the name of a folder", shown(out));
        }
        Err(error) => return Err(error).with_context(|| format!("cannot reach `{}`", shown(out))),
    }
    if fs::symlink_metadata(out).is_ok() {
        bail!("`{}` is a link that leads nowhere: make its target, or remove the link", shown(out));
    }
    let Some(name) = out.file_name() else {
        bail!("`{}` does not name a folder: give `--out` the name of a folder", shown(out));
    };
    let parent = match out.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => resolve(parent)?,
        _ => fs::canonicalize(".").context("cannot find out which folder this is")?,
    };
    Ok(parent.join(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(out: &Path, book: &Path) -> String {
        Place::new(out, book).unwrap_err().to_string()
    }

    #[test]
    fn a_place_that_would_harm_something_is_refused_with_a_remedy() {
        let tmp = tempfile::tempdir().unwrap();
        let book = tmp.path().join("lessons");
        fs::create_dir_all(book.join("en")).unwrap();
        fs::write(tmp.path().join("file"), "x").unwrap();
        let closed = tmp.path().join("closed");
        fs::create_dir(&closed).unwrap();
        let mut permissions = fs::metadata(&closed).unwrap().permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&closed, permissions).unwrap();
        for (out, message) in [
            (Path::new("/").to_owned(), "root of the file system"),
            (tmp.path().to_owned(), "holds the book itself"),
            (book.clone(), "holds the book itself"),
            (book.join("en/output"), "lies inside the book"),
            (tmp.path().join("file"), "is a file"),
            (tmp.path().join("file/below"), "goes through a file"),
            (Path::new(".").to_owned(), "folder that you are in"),
            (closed, "is read-only"),
        ] {
            let error = refusal(&out, &book);
            assert!(error.contains(message) && error.contains(": "), "{}: {error}", out.display());
        }
    }

    #[test]
    fn a_folder_that_is_not_there_yet_is_fine() {
        let tmp = tempfile::tempdir().unwrap();
        let place = Place::new(&tmp.path().join("a/b"), &tmp.path().join("lessons")).unwrap();
        assert!(place.dir().ends_with("a/b"));
    }

    #[cfg(unix)]
    #[test]
    fn a_link_leads_to_its_target() {
        let tmp = tempfile::tempdir().unwrap();
        fs::create_dir(tmp.path().join("real")).unwrap();
        std::os::unix::fs::symlink("real", tmp.path().join("link")).unwrap();
        let place = Place::new(&tmp.path().join("link"), &tmp.path().join("lessons")).unwrap();
        assert!(place.dir().ends_with("real"));
        std::os::unix::fs::symlink("nowhere", tmp.path().join("broken")).unwrap();
        assert!(refusal(&tmp.path().join("broken"), tmp.path()).contains("leads nowhere"));
    }
}
