//! The files of an output that Tabia wrote and nobody has changed since.

use std::fs;
use std::path::PathBuf;

use super::Place;
use super::manifest::{self, Manifest};
use super::tree::read_manifest;

/// What Tabia wrote into an output.
#[derive(Debug)]
pub(crate) struct Kept {
    dir: PathBuf,
    known: Manifest,
}

impl Kept {
    /// Looks at the output's list of files.
    pub(crate) fn of(place: &Place) -> anyhow::Result<Kept> {
        Ok(Kept { dir: place.dir().to_owned(), known: read_manifest(place)? })
    }

    /// The bytes of the file, if they are still those that Tabia wrote.
    pub(crate) fn bytes(&self, path: &str) -> Option<Vec<u8>> {
        let bytes = fs::read(self.dir.join(path)).ok()?;
        self.known.knows(path, manifest::hash(&bytes)).then_some(bytes)
    }
}
