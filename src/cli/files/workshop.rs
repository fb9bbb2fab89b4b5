//! The folder in which a new tree is built before it takes the old one's place: `output.tabia-new` beside `output`.
//!
//! It holds a marker, so that what a killed build left behind is known to be ours, and the marker is locked while a
//! build runs, so that two builds do not write the same output. Where nothing can be put beside the output (a mount
//! point) the workshop stands inside it.

use std::fs::{self, File, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use walkdir::WalkDir;

use super::{Place, shown};

/// The name of a workshop that stands inside the output.
pub(super) const INNER: &str = ".tabia-new";

const SUFFIX: &str = ".tabia-new";
const MARKER: &str = ".tabia-workshop";

/// Whether the workshop stands beside the output or inside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stand {
    /// Beside it, on the same file system.
    Beside,
    /// Inside it.
    Inside,
}

/// An open workshop. It is taken down when dropped.
#[derive(Debug)]
pub(super) struct Workshop {
    dir: PathBuf,
    marker: Option<File>,
}

impl Workshop {
    /// Sets up the workshop of an output, and first puts right what a killed build left behind.
    pub(super) fn open(place: &Place, stand: Stand) -> anyhow::Result<Workshop> {
        let dir = dir(place, stand);
        let marker = claim(place, &dir)?;
        let workshop = Workshop { dir, marker: Some(marker) };
        workshop.recover(place)?;
        Ok(workshop)
    }

    /// Where the new tree is built.
    pub(super) fn fresh(&self) -> PathBuf {
        self.dir.join("fresh")
    }

    /// Where the old tree goes if the two cannot be exchanged at once.
    pub(super) fn old(&self) -> PathBuf {
        self.dir.join("old")
    }

    fn recover(&self, place: &Place) -> anyhow::Result<()> {
        let (fresh, old) = (self.fresh(), self.old());
        if fs::symlink_metadata(&old).is_ok() && fs::symlink_metadata(place.dir()).is_err() {
            fs::rename(&old, place.dir())
                .with_context(|| format!("cannot put `{}` back from `{}`", place.shown(), shown(&old)))?;
        }
        for leftover in [fresh, old] {
            if fs::symlink_metadata(&leftover).is_ok() {
                open_folders(&leftover);
                fs::remove_dir_all(&leftover).with_context(|| {
                    format!("cannot remove `{}`, left by a killed build", shown(&leftover))
                })?;
            }
        }
        Ok(())
    }
}

impl Drop for Workshop {
    /// Removes the workshop, as far as it can be: what stays behind is put right at the next start.
    fn drop(&mut self) {
        open_folders(&self.fresh());
        let _ = fs::remove_dir_all(self.fresh());
        if fs::symlink_metadata(self.old()).is_ok() {
            return;
        }
        if fs::remove_file(self.dir.join(MARKER)).is_ok() {
            let _ = fs::remove_dir(&self.dir);
        }
        self.marker = None;
    }
}

fn dir(place: &Place, stand: Stand) -> PathBuf {
    match stand {
        Stand::Inside => place.dir().join(INNER),
        Stand::Beside => {
            let mut name = place.dir().file_name().unwrap_or_default().to_owned();
            name.push(SUFFIX);
            place.dir().with_file_name(name)
        }
    }
}

/// Makes the folder and locks its marker. Another build may be taking the same folder down meanwhile: then once more.
fn claim(place: &Place, dir: &Path) -> anyhow::Result<File> {
    let marker = dir.join(MARKER);
    for _ in 0..100 {
        match fs::create_dir(dir) {
            Ok(()) => {}
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                let foreign = match fs::read_dir(dir) {
                    Ok(mut entries) => !marker.exists() && entries.next().is_some() && !marker.exists(),
                    Err(error) => error.kind() != ErrorKind::NotFound,
                };
                if foreign {
                    bail!("`{}` is in Tabia's way and not Tabia's own: move it elsewhere", shown(dir));
                }
            }
            Err(error) => {
                let remedy = "make the folder around it writable, or give another `--out`";
                return Err(error).with_context(|| format!("cannot write `{}`: {remedy}", place.shown()));
            }
        }
        let file = match File::options().create(true).truncate(false).write(true).open(&marker) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::NotFound => continue,
            Err(error) => return Err(error).with_context(|| format!("cannot write `{}`", shown(&marker))),
        };
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                bail!("another build is writing `{}`: wait until it has ended", place.shown());
            }
            // Some network file systems have no locks.
            Err(TryLockError::Error(_)) => return Ok(file),
        }
        if still_there(&file, &marker) {
            return Ok(file);
        }
    }
    bail!("other builds keep writing `{}`: wait until they have ended", place.shown())
}

/// Makes the folders of a tree writable, so that it can be removed.
pub(super) fn open_folders(root: &Path) {
    for folder in WalkDir::new(root).into_iter().flatten().filter(|entry| entry.file_type().is_dir()) {
        if let Ok(metadata) = folder.metadata()
            && metadata.permissions().readonly()
        {
            let _ = fs::set_permissions(folder.path(), writable(metadata.permissions()));
        }
    }
}

#[cfg(unix)]
fn writable(mut permissions: fs::Permissions) -> fs::Permissions {
    use std::os::unix::fs::PermissionsExt;
    permissions.set_mode(permissions.mode() | 0o700);
    permissions
}

#[cfg(not(unix))]
fn writable(mut permissions: fs::Permissions) -> fs::Permissions {
    permissions.set_readonly(false);
    permissions
}

/// Whether the path still leads to the open file.
#[cfg(unix)]
fn still_there(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    match (file.metadata(), fs::symlink_metadata(path)) {
        (Ok(a), Ok(b)) => (a.dev(), a.ino()) == (b.dev(), b.ino()),
        _ => false,
    }
}

/// Whether the path still leads to something; elsewhere than on Unix an open file cannot be replaced.
#[cfg(not(unix))]
fn still_there(_: &File, path: &Path) -> bool {
    path.exists()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(root: &Path) -> Place {
        Place::new(&root.join("output"), &root.join("lessons")).unwrap()
    }

    #[test]
    fn a_second_build_of_the_same_output_is_refused() {
        let tmp = tempfile::tempdir().unwrap();
        let place = place(tmp.path());
        let first = Workshop::open(&place, Stand::Beside).unwrap();
        let error = Workshop::open(&place, Stand::Beside).unwrap_err().to_string();
        assert!(error.contains("another build"), "{error}");
        drop(first);
        drop(Workshop::open(&place, Stand::Beside).unwrap());
        assert_eq!(fs::read_dir(tmp.path()).unwrap().count(), 0);
    }

    #[test]
    fn what_a_killed_build_left_is_cleared_and_a_half_made_exchange_is_undone() {
        let tmp = tempfile::tempdir().unwrap();
        let place = place(tmp.path());
        let dir = tmp.path().join("output.tabia-new");
        fs::create_dir_all(dir.join("fresh/en")).unwrap();
        fs::create_dir_all(dir.join("old")).unwrap();
        fs::write(dir.join(MARKER), "").unwrap();
        fs::write(dir.join("old/index.html"), "old").unwrap();
        drop(Workshop::open(&place, Stand::Beside).unwrap());
        assert_eq!(fs::read_to_string(tmp.path().join("output/index.html")).unwrap(), "old");
        assert!(!dir.exists());
    }

    #[test]
    fn a_folder_of_that_name_that_is_not_ours_is_left_alone() {
        let tmp = tempfile::tempdir().unwrap();
        let place = place(tmp.path());
        let dir = tmp.path().join("output.tabia-new");
        fs::create_dir(&dir).unwrap();
        fs::write(dir.join("mine"), "x").unwrap();
        let error = Workshop::open(&place, Stand::Beside).unwrap_err().to_string();
        assert!(error.contains("not Tabia's own"), "{error}");
        assert_eq!(fs::read_to_string(dir.join("mine")).unwrap(), "x");
    }
}
