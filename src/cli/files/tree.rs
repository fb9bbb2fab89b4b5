//! A new output tree: built beside the old one page by page, then put in its place.
//!
//! Unchanged files are hard links to the old ones, and what Tabia did not write is carried over. Until
//! [`Tree::finish`] has exchanged the two, the old tree is untouched; a tree that is dropped leaves no trace.

mod carry;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};

use super::exchange::{BEST, PART, Way, exchange, link, move_over};
use super::manifest::{self, Manifest};
use super::scan::{Kind, Scan, device};
use super::workshop::{Stand, Workshop, open_folders};
use super::{Place, shown};

/// A tree that is being built.
#[derive(Debug)]
pub(crate) struct Tree {
    place: Place,
    workshop: Workshop,
    way: Way,
    old: Scan,
    known: Manifest,
    fresh: Manifest,
    unchanged: BTreeSet<PathBuf>,
}

/// What was done to the output.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Written {
    /// How many files the tree has that Tabia made.
    pub(crate) files: usize,
    /// How many of them were there already, with the same bytes.
    pub(crate) unchanged: usize,
    /// Files that Tabia had made and somebody has changed since, with the names under which they are kept.
    pub(crate) set_aside: Vec<(String, String)>,
}

impl Tree {
    /// Starts a new tree for the output.
    pub(crate) fn open(place: &Place) -> anyhow::Result<Tree> {
        if let Some(parent) = place.dir().parent() {
            fs::create_dir_all(parent)
                .with_context(|| format!("cannot make the folder that `{}` is to lie in", place.shown()))?;
        }
        let mut way = BEST;
        let workshop = if beside(place) {
            Workshop::open(place, Stand::Beside)?
        } else {
            way = Way::InPlace;
            Workshop::open(place, Stand::Inside)?
        };
        let old = Scan::of(place.dir())?;
        if old.mixed {
            way = Way::InPlace;
        }
        let known = read_manifest(place)?;
        let fresh = workshop.fresh();
        fs::create_dir(&fresh).with_context(|| format!("cannot make `{}`", shown(&fresh)))?;
        Ok(Tree {
            place: place.clone(),
            workshop,
            way,
            old,
            known,
            fresh: Manifest::default(),
            unchanged: BTreeSet::new(),
        })
    }

    /// Adds a file: its path below the output, with `/` between, and its bytes.
    pub(crate) fn put(&mut self, path: &str, bytes: &[u8]) -> anyhow::Result<()> {
        ensure!(manifest::is_inside(path) && path != manifest::NAME, "`{path}` is no path for a page");
        ensure!(!self.fresh.has(path), "two pages want to be `{path}`: give one of them another slug");
        self.fresh.add(path, manifest::hash(bytes));
        let (old, new) = (self.place.dir().join(path), self.workshop.fresh().join(path));
        let same = self.old.files.get(Path::new(path)) == Some(&Kind::File)
            && fs::read(&old).is_ok_and(|there| there == bytes);
        if same {
            self.unchanged.insert(path.into());
            return link(&old, &new);
        }
        let parent = new.parent().unwrap_or(&new);
        fs::create_dir_all(parent)
            .and_then(|()| fs::write(&new, bytes))
            .with_context(|| format!("cannot write `{}`", shown(&new)))
    }

    /// Adds the old tree's file of this path as it is, if Tabia wrote it and nobody has changed it: for a file whose path
    /// tells what is in it. Says whether there is one.
    pub(crate) fn keep(&mut self, path: &str) -> anyhow::Result<bool> {
        let old = self.place.dir().join(path);
        let is_file = self.old.files.get(Path::new(path)) == Some(&Kind::File);
        let Some(bytes) = fs::read(&old).ok().filter(|_| is_file && !self.fresh.has(path)) else {
            return Ok(false);
        };
        let hash = manifest::hash(&bytes);
        if !self.known.knows(path, hash) {
            return Ok(false);
        }
        self.fresh.add(path, hash);
        self.unchanged.insert(path.into());
        link(&old, &self.workshop.fresh().join(path)).map(|()| true)
    }

    /// Keeps the files that an earlier build has written and that `keep` names, unless they have been put anew or are in
    /// the way of what has.
    pub(crate) fn keep_all(&mut self, keep: impl Fn(&str) -> bool) -> anyhow::Result<()> {
        let kept = self.known.paths().filter(|path| keep(path) && !self.in_the_way(Path::new(path)));
        let kept: Vec<String> = kept.map(str::to_owned).collect();
        kept.iter().try_for_each(|path| self.keep(path).map(drop))
    }

    /// Puts the tree in the place of the old one.
    ///
    /// # Errors
    /// If a file that is not Tabia's stands where a page must go, or the system refuses; the old tree is then as before.
    pub(crate) fn finish(self) -> anyhow::Result<Written> {
        let carried = self.carried()?;
        let fresh = self.workshop.fresh();
        if self.way != Way::InPlace {
            for (from, to) in &carried {
                link(&self.place.dir().join(from), &fresh.join(to))?;
            }
            self.keep_folders(&carried)?;
            put_manifest(&fresh, &self.fresh)?;
        }
        if exchange(&self.place, &self.workshop, self.way)? {
            self.clear_old();
        } else {
            self.replace_each(&carried)?;
        }
        let moved = carried.into_iter().filter(|(from, to)| from != to);
        Ok(Written {
            files: self.fresh.paths().count(),
            unchanged: self.unchanged.len(),
            set_aside: moved.map(|(from, to)| (shown(&from), shown(&to))).collect(),
        })
    }

    /// Takes the old tree, now in the workshop, apart. A file that came into it after it was looked through is moved to
    /// the new one; what cannot be removed is left to the next start.
    fn clear_old(&self) {
        let old = self.workshop.fresh();
        open_folders(&old);
        for path in self.old.files.keys() {
            let _ = fs::remove_file(old.join(path));
        }
        let Ok(late) = Scan::of(&old) else { return };
        for path in late.files.keys() {
            let to = self.place.dir().join(path);
            if fs::symlink_metadata(&to).is_err() {
                let _ = move_over(&old.join(path), &to);
            }
        }
    }

    /// Replaces the output file by file. The manifest speaks of the old and the new files meanwhile, so that a later
    /// build knows both for ours.
    fn replace_each(&self, carried: &[(PathBuf, PathBuf)]) -> anyhow::Result<()> {
        let (fresh, dir) = (self.workshop.fresh(), self.place.dir());
        let mut both = self.known.clone();
        both.merge(&self.fresh);
        fs::create_dir_all(dir).with_context(|| format!("cannot make `{}`", self.place.shown()))?;
        put_manifest(dir, &both)?;
        for (from, to) in carried.iter().filter(|(from, to)| from != to) {
            move_over(&dir.join(from), &dir.join(to))?;
        }
        let kept = |path: &Path| carried.iter().any(|(_, to)| to == path);
        let stale = self.known.paths().filter(|path| !self.fresh.has(path) && !kept(Path::new(path)));
        let (blocking, stale): (Vec<&str>, Vec<&str>) =
            stale.partition(|path| self.in_the_way(Path::new(path)));
        self.remove(&blocking);
        for path in self.fresh.paths().filter(|path| !self.unchanged.contains(Path::new(path))) {
            move_over(&fresh.join(path), &dir.join(path))?;
        }
        self.remove(&stale);
        put_manifest(dir, &self.fresh)
    }

    /// Removes files of ours and the folders that they leave empty.
    fn remove(&self, paths: &[&str]) {
        for path in paths {
            let path = Path::new(path);
            if fs::remove_file(self.place.dir().join(path)).is_ok() {
                let above = path.ancestors().skip(1).filter(|above| !above.as_os_str().is_empty());
                let _ = above.into_iter().try_for_each(|above| fs::remove_dir(self.place.dir().join(above)));
            }
        }
    }
}

/// Whether the output's parent folder takes the workshop and the output can change its name there.
fn beside(place: &Place) -> bool {
    let Some(parent) = place.dir().parent() else { return false };
    let (Ok(above), Ok(dir)) = (fs::metadata(parent), fs::metadata(place.dir())) else { return true };
    device(&above) == device(&dir) && can_write(parent)
}

#[cfg(unix)]
fn can_write(dir: &Path) -> bool {
    rustix::fs::access(dir, rustix::fs::Access::WRITE_OK).is_ok()
}

#[cfg(not(unix))]
fn can_write(_: &Path) -> bool {
    true
}

/// The list of the files that Tabia wrote into the output; empty where there is none.
pub(super) fn read_manifest(place: &Place) -> anyhow::Result<Manifest> {
    let path = place.dir().join(manifest::NAME);
    let Ok(bytes) = fs::read(&path) else { return Ok(Manifest::default()) };
    let manifest = std::str::from_utf8(&bytes).ok().and_then(Manifest::parse);
    manifest.with_context(|| {
        format!(
            "`{}` is not a list of files that this version of Tabia can read: move it elsewhere",
            shown(&path)
        )
    })
}

fn put_manifest(dir: &Path, manifest: &Manifest) -> anyhow::Result<()> {
    let (path, part) = (dir.join(manifest::NAME), dir.join(format!("{}{PART}", manifest::NAME)));
    fs::write(&part, manifest.text())
        .and_then(|()| fs::rename(&part, &path))
        .with_context(|| format!("cannot write `{}`", shown(&path)))
}

#[cfg(test)]
mod tests;
