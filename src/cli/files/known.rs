//! The texts of a book's files that have been read, so that what has not changed need not be read again.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use anyhow::Context;
use tabia::diag::{Diagnostic, Source, Span};

use super::book::Drafts;
use super::shown;

/// A file that was written so shortly before it was read may be written again without a new time.
const FRESH: Duration = Duration::from_secs(2);

/// The texts that have been read, by the paths that messages show.
#[derive(Debug, Default)]
pub(crate) struct Known {
    before: BTreeMap<String, Text>,
    now: BTreeMap<String, Text>,
}

/// A text, and the file as it was when it was read.
#[derive(Debug)]
struct Text {
    /// `None` if the file may have changed since without any sign of it.
    stamp: Option<Stamp>,
    source: Arc<Source>,
    /// What is wrong with it as a text.
    fault: Option<Diagnostic>,
}

/// What tells one state of a file from another.
#[derive(Debug, PartialEq, Eq)]
struct Stamp {
    length: u64,
    modified: SystemTime,
    file: u64,
}

impl Stamp {
    /// The stamp of a file as it is now, if that can be relied on later.
    fn of(path: &Path) -> Option<Stamp> {
        let metadata = fs::metadata(path).ok()?;
        let modified = metadata.modified().ok()?;
        let age = SystemTime::now().duration_since(modified).ok()?;
        (age > FRESH).then(|| Stamp { length: metadata.len(), modified, file: number(&metadata) })
    }
}

/// The number by which the file system knows a file.
#[cfg(unix)]
pub(super) fn number(metadata: &fs::Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::ino(metadata)
}

/// The number by which the file system knows a file; elsewhere than on Unix it is not asked.
#[cfg(not(unix))]
pub(super) fn number(_: &fs::Metadata) -> u64 {
    0
}

impl Known {
    /// Has a file read again, whatever it looks like.
    pub(crate) fn forget(&mut self, path: &str) {
        if let Some(text) = self.before.get_mut(path) {
            text.stamp = None;
        }
    }

    /// Has all files read again.
    pub(crate) fn forget_all(&mut self) {
        self.before.values_mut().for_each(|text| text.stamp = None);
    }

    /// The text of a file. Where it is not UTF-8 it is reported, and what can be read is returned.
    pub(super) fn read(
        &mut self,
        path: &Path,
        drafts: &Drafts,
        found: &mut Vec<Diagnostic>,
    ) -> anyhow::Result<Arc<Source>> {
        let name = shown(path);
        let before = self.before.remove(&name);
        let text = match (drafts.get(&name), before) {
            (Some(draft), before) => Text::of(&name, draft.as_bytes(), None, before),
            (None, Some(text)) if text.stamp.is_some() && text.stamp == Stamp::of(path) => text,
            (None, before) => {
                // The stamp is older than the text, so that a change in between is seen the next time.
                let stamp = Stamp::of(path);
                let bytes = fs::read(path).with_context(|| format!("cannot read `{name}`"))?;
                let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&bytes);
                Text::of(&name, bytes, stamp, before)
            }
        };
        found.extend(text.fault.clone());
        let source = Arc::clone(&text.source);
        self.now.insert(name, text);
        Ok(source)
    }

    /// Ends a reading of the book: files that were not met in it are forgotten.
    pub(super) fn settle(&mut self) {
        self.before = std::mem::take(&mut self.now);
    }
}

impl Text {
    /// The text of these bytes; that of before if it is the same.
    fn of(name: &str, bytes: &[u8], stamp: Option<Stamp>, before: Option<Text>) -> Text {
        match std::str::from_utf8(bytes) {
            Ok(text) => {
                let same = before.filter(|known| known.fault.is_none() && known.source.text == text);
                let source = same.map_or_else(|| Source::new(name, text), |known| known.source);
                Text { stamp, source, fault: None }
            }
            Err(error) => {
                let source = Source::new(name, String::from_utf8_lossy(bytes));
                let at = error.valid_up_to();
                let span = Span::new(&source, at..at + char::REPLACEMENT_CHARACTER.len_utf8());
                let error = Diagnostic::error("not-utf8", span, "found a byte that is not UTF-8 text");
                Text { stamp, source, fault: Some(error.hint("save the file in the UTF-8 encoding")) }
            }
        }
    }
}
