//! The file system: reading a book, and writing an output tree in place of the old one.
//!
//! Nothing else in the program uses `std::fs`. What is read or written is decided elsewhere.

mod book;
mod create;
mod differences;
mod exchange;
mod find;
mod kept;
mod known;
mod manifest;
mod place;
mod plant;
mod rewrite;
mod scan;
mod tree;
mod workshop;

use std::fs;
use std::path::{Component, Path, PathBuf};

use anyhow::{Context, bail};

pub(crate) use book::{
    BookSources, COMPARED, Drafts, LessonSource, TERMS, expect_book, read_again, read_book, read_drafts,
};
pub(crate) use create::{There, create};
pub(crate) use differences::differences;
pub(crate) use find::{book_around, books_below};
pub(crate) use kept::Kept;
pub(crate) use known::Known;
pub(crate) use place::Place;
pub(crate) use plant::{plant, write_new};
pub(crate) use rewrite::rewrite;
pub(crate) use tree::Tree;

/// A path as it is shown: with `/` between its parts, and without a `./` before it.
pub(crate) fn shown(path: &Path) -> String {
    let parts = path.components().filter(|part| *part != Component::CurDir);
    let plain: PathBuf = parts.collect();
    let path = if plain.as_os_str().is_empty() { path } else { &plain };
    path.display().to_string().replace(std::path::MAIN_SEPARATOR, "/")
}

/// The paths of the files that Tabia has written to the output and that are still there.
pub(crate) fn written(place: &Place) -> anyhow::Result<Vec<String>> {
    let manifest = tree::read_manifest(place)?;
    let there = manifest.paths().filter(|path| place.dir().join(path).is_file());
    Ok(there.map(str::to_owned).collect())
}

/// Reads a whole file.
pub(crate) fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read `{}`", shown(path)))
}

/// Writes a single file, in place of what was there, into a folder that is there.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        if folder.exists() {
            bail!(
                "cannot write `{}`: `{}` is a file, not a folder; choose another place",
                shown(path),
                shown(folder)
            );
        }
        bail!("cannot write `{}`: there is no folder `{}`; make it first", shown(path), shown(folder));
    }
    fs::write(path, bytes).with_context(|| format!("cannot write `{}`", shown(path)))
}

/// Removes a file that has just been written, if it is there.
pub(crate) fn remove(path: &Path) {
    let _ = fs::remove_file(path);
}

/// What tells the folder of a book from another one that has taken its place: its number, and the time of its settings.
pub(crate) fn folder(dir: &Path) -> Option<(u64, std::time::SystemTime)> {
    let settings = fs::metadata(dir.join("book.toml")).ok()?;
    Some((known::number(&fs::metadata(dir).ok()?), settings.modified().ok()?))
}

/// What tells one state of a file from another, where nobody reads it: its length and its time.
pub(crate) fn stamp(path: &Path) -> String {
    let metadata = fs::metadata(path).ok();
    format!("{:?}", metadata.map(|metadata| (metadata.len(), metadata.modified().ok())))
}

/// Where a path leads, all links followed; `None` if nothing is there.
pub(crate) fn real(path: &Path) -> Option<std::path::PathBuf> {
    fs::canonicalize(path).ok()
}
