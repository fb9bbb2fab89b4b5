//! The texts of the book about Tabia, in the order of their paths.

/// The files of the book's folder and their texts.
pub(super) const TEXTS: &[(&str, &str)] = &[];
