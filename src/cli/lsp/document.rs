//! Texts that the editor has open, as they are there.

use lsp_types::{TextDocumentContentChangeEvent, Uri};

use super::place::{Encoding, Lines};

/// An open text.
#[derive(Debug)]
pub(super) struct Document {
    /// What the editor calls it.
    pub(super) uri: Uri,
    /// Its text now.
    pub(super) text: String,
    /// The number of its state.
    pub(super) version: i32,
}

impl Document {
    /// Changes the text, one change after the other.
    pub(super) fn change(&mut self, changes: Vec<TextDocumentContentChangeEvent>, encoding: Encoding) {
        for change in changes {
            match change.range {
                None => self.text = change.text,
                Some(area) => {
                    let range = Lines::new(&self.text, encoding).range(area);
                    self.text.replace_range(range, &change.text);
                }
            }
        }
    }
}
