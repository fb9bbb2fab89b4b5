//! What a book says, recorded: every diagram with its moves and marks, every claim, every article. Two records tell what a
//! change of engine or lessons alters.
//!
//! ```
//! use tabia::snapshot::{Snapshot, compare};
//! let text = r#"{ "tabia-snapshot": 1, "title": "T", "entries": [] }"#;
//! let snapshot = Snapshot::read(text)?;
//! assert!(compare(&snapshot, &snapshot).is_empty());
//! assert!(Snapshot::read("{}").unwrap_err().to_string().contains("no snapshot"));
//! # Ok::<(), tabia::snapshot::ReadError>(())
//! ```

mod compare;
mod lines;
mod record;
mod report;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use compare::{Change, FactChange, What, compare};
pub use lines::lines;
pub use record::record;
pub use report::report;

/// The version of the record's form.
pub const VERSION: u32 = 1;

/// A book's record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// The version of its form.
    #[serde(rename = "tabia-snapshot")]
    pub version: u32,
    /// The book's title.
    pub title: String,
    /// All that is recorded, in the order of the book.
    pub entries: Vec<Entry>,
}

/// A part of the book that may change: a block, a claim in the prose, an article, a man.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The page's address with its language before it: `en/chess-t1/ritter`.
    pub page: String,
    /// Its name on the page.
    pub id: String,
    /// What it is: `diagram`, `claim` …
    pub kind: String,
    /// What is true of it.
    pub facts: Vec<Fact>,
    /// Its picture.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Picture>,
}

/// Something true of an entry: a name and one or more values.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fact {
    /// What it is about: `position`, `moves` …
    pub name: String,
    /// The values.
    pub values: Vec<String>,
}

impl Fact {
    pub(crate) fn new(name: &str, values: Vec<String>) -> Fact {
        Fact { name: name.to_owned(), values }
    }

    pub(crate) fn one(name: &str, value: impl Into<String>) -> Fact {
        Fact::new(name, vec![value.into()])
    }
}

/// A picture with its text alternative.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Picture {
    /// The picture as SVG, in colours for a light ground.
    pub svg: String,
    /// What it shows, in words.
    pub words: String,
}

/// Why a text is no snapshot that this version reads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReadError {
    /// It is no record, for this reason.
    NoSnapshot(String),
    /// It is a record of another form.
    Version(u64),
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::NoSnapshot(why) => {
                write!(f, "this is no snapshot ({why}): make one with `tabia snapshot FILE`")
            }
            ReadError::Version(version) => write!(
                f,
                "this snapshot has form {version}, and this version of Tabia reads form {VERSION}: make it anew with `tabia snapshot FILE`"
            ),
        }
    }
}

impl std::error::Error for ReadError {}

impl Snapshot {
    /// Reads a record.
    ///
    /// # Errors
    /// If the text is none, or has another form.
    pub fn read(text: &str) -> Result<Snapshot, ReadError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let none = |error: serde_json::Error| ReadError::NoSnapshot(error.to_string());
        let value: serde_json::Value = serde_json::from_str(text).map_err(none)?;
        let version = value.get("tabia-snapshot").and_then(serde_json::Value::as_u64);
        match version {
            None => Err(ReadError::NoSnapshot("it has no `tabia-snapshot`".to_owned())),
            Some(version) if version != u64::from(VERSION) => Err(ReadError::Version(version)),
            Some(_) => serde_json::from_value(value).map_err(none),
        }
    }

    /// The record as text: JSON, a line a value, so that versions of it can be compared by line.
    pub fn write(&self) -> String {
        // Texts and numbers, which JSON holds.
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }
}
