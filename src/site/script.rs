//! The scripts of the pages: small modules in `templates/reader/`, joined into one classic script for each use, since
//! modules cannot be loaded from a folder. And files of values, which such scripts read.

mod join;
mod tight;
mod words;

use serde::Serialize;

pub(super) use join::{BUNDLES, bundle};
pub(super) use words::{editor_words, words};

/// A script that puts a value into the register of the pages under a key.
///
/// The value is written so that it can stand in a script: JSON is such a text.
pub(super) fn value(key: &str, value: &impl Serialize) -> String {
    let text = serde_json::to_string(value).unwrap_or_else(|_| "null".to_owned());
    format!("(self.tabia||={{}})[{key:?}]={text};\n")
}
