//! Holds an output against the pages that would be written now.

use std::collections::BTreeSet;
use std::fs;

use super::Place;
use super::tree::read_manifest;

/// What would change if these pages were built now, and the files kept that `keep` names: paths with a word on each,
/// sorted. Nothing if the output is right.
pub(crate) fn differences(
    place: &Place,
    pages: impl IntoIterator<Item = anyhow::Result<(String, Vec<u8>)>>,
    keep: impl Fn(&str) -> bool,
) -> anyhow::Result<Vec<(String, &'static str)>> {
    let known = read_manifest(place)?;
    let mut wanted = BTreeSet::new();
    let mut found = Vec::new();
    for page in pages {
        let (path, bytes) = page?;
        match fs::read(place.dir().join(&path)) {
            Ok(there) if there == bytes => {}
            Ok(_) => found.push((path.clone(), "differs")),
            Err(_) => found.push((path.clone(), "is missing")),
        }
        wanted.insert(path);
    }
    let stale = known.paths().filter(|&path| !wanted.contains(path) && !keep(path));
    let stale = stale.filter(|path| fs::symlink_metadata(place.dir().join(path)).is_ok());
    found.extend(stale.map(|path| (path.to_owned(), "is no longer made")));
    found.sort();
    Ok(found)
}
