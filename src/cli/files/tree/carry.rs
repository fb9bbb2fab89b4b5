//! What the new tree takes over from the old one: all that Tabia did not write.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use super::Tree;
use crate::cli::files::{manifest, shown};

impl Tree {
    /// The old files that the new tree must keep, each with its new path.
    ///
    /// They are those that Tabia did not write, and those that it wrote and somebody has changed since; of these, one
    /// whose path is wanted moves aside.
    pub(super) fn carried(&self) -> anyhow::Result<Vec<(PathBuf, PathBuf)>> {
        let mut carried = Vec::new();
        let mut blocking = Vec::new();
        for path in self.old.files.keys().filter(|path| !self.unchanged.contains(*path)) {
            let name = path.to_str().unwrap_or_default();
            if !self.known.has(name) {
                if self.in_the_way(path) {
                    blocking.push(format!("`{}`", shown(&self.place.dir().join(path))));
                }
                carried.push((path.clone(), path.clone()));
            } else if !self.is_as_written(path, name) {
                let to = if self.in_the_way(path) { self.aside(name) } else { path.clone() };
                carried.push((path.clone(), to));
            }
        }
        if !blocking.is_empty() {
            bail!(
                "Tabia did not write {}, and must not replace what it did not write: move it elsewhere, or give another `--out`",
                blocking.join(", ")
            );
        }
        Ok(carried)
    }

    fn is_as_written(&self, path: &Path, name: &str) -> bool {
        let bytes = fs::read(self.place.dir().join(path));
        bytes.is_ok_and(|bytes| self.known.knows(name, manifest::hash(&bytes)))
    }

    /// Whether a page wants the path, a folder on its way, or a path below it.
    pub(super) fn in_the_way(&self, path: &Path) -> bool {
        let mut upwards = path.ancestors().filter_map(Path::to_str);
        upwards.any(|name| self.fresh.has(name))
            || path.to_str().is_some_and(|name| self.fresh.has_below(name))
    }

    /// A free name for a changed file of ours.
    fn aside(&self, name: &str) -> PathBuf {
        let free = |path: &PathBuf| !self.old.files.contains_key(path) && !self.in_the_way(path);
        let names =
            (1..).map(|n| if n == 1 { format!("{name}.edited") } else { format!("{name}.edited{n}") });
        names.map(PathBuf::from).find(free).unwrap_or_default()
    }

    /// Makes the folders that hold nothing, or nothing of ours, and gives all the permissions they had.
    pub(super) fn keep_folders(&self, carried: &[(PathBuf, PathBuf)]) -> anyhow::Result<()> {
        let fresh = self.workshop.fresh();
        let held: BTreeSet<&Path> =
            self.old.files.keys().chain(&self.old.folders).filter_map(|path| path.parent()).collect();
        for folder in self.old.folders.iter().rev() {
            let kept = !held.contains(folder.as_path()) && !self.in_the_way(folder)
                || carried.iter().any(|(_, to)| to.starts_with(folder));
            if kept {
                fs::create_dir_all(fresh.join(folder))
                    .with_context(|| format!("cannot make `{}`", shown(&fresh.join(folder))))?;
            }
            if let Ok(metadata) = fs::metadata(self.place.dir().join(folder)) {
                let _ = fs::set_permissions(fresh.join(folder), metadata.permissions());
            }
        }
        if let Ok(metadata) = fs::metadata(self.place.dir()) {
            let _ = fs::set_permissions(&fresh, metadata.permissions());
        }
        Ok(())
    }
}
