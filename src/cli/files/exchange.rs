//! Puts a finished tree in the place of the old one: at once where the system can, else as safely as it can.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

use anyhow::Context;

use super::workshop::Workshop;
use super::{Place, shown};

/// The end of the name of a file that is still being written.
pub(super) const PART: &str = ".tabia-part";

/// How a new tree takes the old one's place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    /// Both names change hands in one step.
    Exchange,
    /// The old tree steps aside and the new one takes its name; a start after a kill in between puts the old one back.
    TwoRenames,
    /// File by file, each replaced in one step: the folder itself stays, as it must where it is a mount point.
    InPlace,
}

/// The best way of this system.
pub(super) const BEST: Way =
    if cfg!(any(target_os = "linux", target_os = "macos")) { Way::Exchange } else { Way::TwoRenames };

/// Tries to put the new tree in place, the old one ending up in the workshop.
///
/// Returns whether it was done; if not, the output is untouched and must be replaced file by file.
pub(super) fn exchange(place: &Place, workshop: &Workshop, way: Way) -> anyhow::Result<bool> {
    let (fresh, dir) = (workshop.fresh(), place.dir());
    let failed = || format!("cannot put the new tree in the place of `{}`", place.shown());
    if way == Way::InPlace {
        return Ok(false);
    }
    if fs::symlink_metadata(dir).is_err() {
        fs::rename(&fresh, dir).with_context(failed)?;
        return Ok(true);
    }
    if way == Way::Exchange {
        match swap(&fresh, dir) {
            Ok(()) => return Ok(true),
            Err(error) if cannot_move(&error) => return Ok(false),
            Err(error) if cannot_exchange(&error) => {}
            Err(error) => return Err(error).with_context(failed),
        }
    }
    match fs::rename(dir, workshop.old()) {
        Ok(()) => {}
        Err(error) if cannot_move(&error) => return Ok(false),
        Err(error) => return Err(error).with_context(failed),
    }
    if let Err(error) = fs::rename(&fresh, dir) {
        fs::rename(workshop.old(), dir).with_context(failed)?;
        return Err(error).with_context(failed);
    }
    fs::rename(workshop.old(), &fresh).with_context(failed)?;
    Ok(true)
}

#[cfg(any(target_os = "linux", target_os = "macos"))]
fn swap(a: &Path, b: &Path) -> io::Result<()> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    Ok(renameat_with(CWD, a, CWD, b, RenameFlags::EXCHANGE)?)
}

#[cfg(not(any(target_os = "linux", target_os = "macos")))]
fn swap(_: &Path, _: &Path) -> io::Result<()> {
    Err(ErrorKind::Unsupported.into())
}

/// The folder is a mount point, or its file system does not move folders.
fn cannot_move(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::CrossesDevices | ErrorKind::ResourceBusy)
}

/// The file system does not know how to exchange.
fn cannot_exchange(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported)
}

/// Moves a file to where another may stand, which it replaces in one step, even from another file system.
pub(super) fn move_over(from: &Path, to: &Path) -> anyhow::Result<()> {
    let failed = || format!("cannot write `{}`", shown(to));
    if let Some(parent) = to.parent() {
        fs::create_dir_all(parent).with_context(failed)?;
    }
    match fs::rename(from, to) {
        Err(error) if error.kind() == ErrorKind::CrossesDevices => {
            let mut name = to.file_name().unwrap_or_default().to_owned();
            name.push(PART);
            let part = to.with_file_name(name);
            fs::copy(from, &part).and_then(|_| fs::rename(&part, to)).with_context(failed)
        }
        moved => moved.with_context(failed),
    }
}

/// Gives a file a second name: a hard link, or else a copy.
pub(super) fn link(from: &Path, to: &Path) -> anyhow::Result<()> {
    let failed = || format!("cannot carry `{}` over", shown(from));
    if let Some(parent) = to.parent() {
        fs::create_dir_all(parent).with_context(failed)?;
    }
    if fs::hard_link(from, to).is_ok() {
        return Ok(());
    }
    let metadata = fs::symlink_metadata(from).with_context(failed)?;
    if metadata.is_symlink() {
        return copy_link(from, to).with_context(failed);
    }
    if !metadata.is_file() {
        return Err(io::Error::from(ErrorKind::Unsupported)).with_context(failed);
    }
    fs::copy(from, to).with_context(failed)?;
    Ok(())
}

#[cfg(unix)]
fn copy_link(from: &Path, to: &Path) -> io::Result<()> {
    std::os::unix::fs::symlink(fs::read_link(from)?, to)
}

#[cfg(not(unix))]
fn copy_link(_: &Path, _: &Path) -> io::Result<()> {
    Err(ErrorKind::Unsupported.into())
}
