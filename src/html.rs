//! Parts of pages as HTML: prose, figures, exercises, records, a game's reference, the glossary.
//!
//! The [site](crate::site) and the [volumes](crate::volume) put them together. What a part says is the same in both; only
//! ways to other places differ (`address`), and how pictures come in (`figure::Medium`).

pub(crate) mod address;
pub(crate) mod digest;
pub(crate) mod exercise;
pub(crate) mod figure;
pub(crate) mod glossary;
pub(crate) mod pictures;
pub(crate) mod prose;
pub(crate) mod raw;
pub(crate) mod record;
pub(crate) mod reference;
pub(crate) mod task;
pub(crate) mod templates;
pub(crate) mod words;

pub use templates::TemplateError;
