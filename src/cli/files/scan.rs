//! What stands in a folder: its files and folders, below which nothing is followed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use walkdir::WalkDir;

use super::{exchange, manifest, shown, workshop};

/// What a file is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A file with bytes.
    File,
    /// A link or something rarer, which is kept as it is.
    Other,
}

/// The contents of a folder, by paths relative to it; the manifest, the workshop and half-written files of ours are left out.
#[derive(Debug, Default)]
pub(super) struct Scan {
    /// The files.
    pub(super) files: BTreeMap<PathBuf, Kind>,
    /// The folders below the root.
    pub(super) folders: BTreeSet<PathBuf>,
    /// Whether a part of it lies on another file system.
    pub(super) mixed: bool,
}

impl Scan {
    /// Looks through the folder; a folder that is not there is empty.
    pub(super) fn of(root: &Path) -> anyhow::Result<Scan> {
        let mut scan = Scan::default();
        let Ok(top) = fs::metadata(root) else { return Ok(scan) };
        let walk = WalkDir::new(root).min_depth(1).sort_by_file_name().into_iter();
        for entry in walk.filter_entry(|entry| !(entry.depth() == 1 && is_own(entry.file_name()))) {
            let entry = entry.with_context(|| format!("cannot look through `{}`", shown(root)))?;
            let path = entry.path().strip_prefix(root).unwrap_or(entry.path()).to_owned();
            if path.to_str().is_some_and(|name| name.ends_with(exchange::PART)) {
                continue;
            }
            if entry.file_type().is_dir() {
                let metadata =
                    entry.metadata().with_context(|| format!("cannot look at `{}`", shown(&path)))?;
                scan.mixed |= device(&metadata) != device(&top);
                scan.folders.insert(path);
            } else {
                let kind = if entry.file_type().is_file() { Kind::File } else { Kind::Other };
                scan.files.insert(path, kind);
            }
        }
        Ok(scan)
    }
}

fn is_own(name: &std::ffi::OsStr) -> bool {
    name == manifest::NAME || name == workshop::INNER
}

/// The file system that something lies on.
#[cfg(unix)]
pub(super) fn device(metadata: &fs::Metadata) -> u64 {
    use std::os::unix::fs::MetadataExt;
    metadata.dev()
}

/// The file system that something lies on; elsewhere than on Unix it is not known.
#[cfg(not(unix))]
pub(super) fn device(_: &fs::Metadata) -> u64 {
    0
}
