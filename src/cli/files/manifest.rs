//! The list of the files that Tabia wrote into an output folder, each with a hash of its bytes.
//!
//! What is on the list may be replaced and removed; everything else in the folder belongs to somebody else.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Component, Path};

/// The list's own name, at the root of the output.
pub(crate) const NAME: &str = ".tabia-manifest";

const HEAD: &str = "tabia 1";

/// Paths below the output folder, with `/` between, and the hashes under which each is known.
///
/// A path has several hashes only while an output that cannot be exchanged at once is being replaced file by file.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(crate) struct Manifest(BTreeMap<String, Vec<u64>>);

impl Manifest {
    /// The list in the given text, or `None` if it is no such list. A path that would leave the folder is dropped.
    pub(crate) fn parse(text: &str) -> Option<Manifest> {
        let mut lines = text.lines();
        if lines.next() != Some(HEAD) {
            return None;
        }
        let mut manifest = Manifest::default();
        for line in lines {
            let (hash, path) = line.split_once(' ')?;
            let hash = u64::from_str_radix(hash, 16).ok()?;
            if is_inside(path) {
                manifest.add(path, hash);
            }
        }
        Some(manifest)
    }

    /// The list as text, sorted by path.
    pub(crate) fn text(&self) -> String {
        let mut text = format!("{HEAD}\n");
        for (path, hashes) in &self.0 {
            for hash in hashes {
                let _ = writeln!(text, "{hash:016x} {path}");
            }
        }
        text
    }

    /// Adds a path with its hash.
    pub(crate) fn add(&mut self, path: &str, hash: u64) {
        let hashes = self.0.entry(path.to_owned()).or_default();
        if !hashes.contains(&hash) {
            hashes.push(hash);
        }
    }

    /// Adds all that the other list has.
    pub(crate) fn merge(&mut self, other: &Manifest) {
        for (path, hashes) in &other.0 {
            for &hash in hashes {
                self.add(path, hash);
            }
        }
    }

    /// Whether the path is listed.
    pub(crate) fn has(&self, path: &str) -> bool {
        self.0.contains_key(path)
    }

    /// Whether a path below this folder is listed.
    pub(crate) fn has_below(&self, folder: &str) -> bool {
        let below = format!("{folder}/");
        self.0.range(below.clone()..).next().is_some_and(|(path, _)| path.starts_with(&below))
    }

    /// Whether the path is listed with this hash.
    pub(crate) fn knows(&self, path: &str, hash: u64) -> bool {
        self.0.get(path).is_some_and(|hashes| hashes.contains(&hash))
    }

    /// The paths, sorted.
    pub(crate) fn paths(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}

/// Whether a path stays below the folder that it is relative to, and fits on a line.
pub(crate) fn is_inside(path: &str) -> bool {
    !path.is_empty()
        && !path.contains(['\n', '\r', '\\', '\0'])
        && !path.split('/').any(|part| matches!(part, "" | "." | ".."))
        && Path::new(path).components().all(|part| matches!(part, Component::Normal(_)))
}

/// A hash of the bytes that is the same on every machine (FNV-1a). It tells an edited file from an untouched one; it is
/// no defence against someone who wants to deceive.
pub(crate) fn hash(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manifest_reads_as_it_was_written() {
        let mut manifest = Manifest::default();
        manifest.add("en/b c.html", hash(b"x"));
        manifest.add("a.css", hash(b""));
        let text = manifest.text();
        assert_eq!(text, "tabia 1\ncbf29ce484222325 a.css\naf63f54c86021707 en/b c.html\n");
        assert_eq!(Manifest::parse(&text), Some(manifest));
    }

    #[test]
    fn a_manifest_does_not_lead_out_of_its_folder() {
        let text = "tabia 1\n1 ../secret\n1 /etc/passwd\n1 a//b\n1 ok.html\n";
        assert_eq!(Manifest::parse(text).unwrap().paths().collect::<Vec<_>>(), ["ok.html"]);
    }

    #[test]
    fn another_program_s_file_is_no_manifest() {
        assert_eq!(Manifest::parse("hello\n"), None);
        assert_eq!(Manifest::parse("tabia 1\nnonsense\n"), None);
    }
}
