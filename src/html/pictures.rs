//! The pictures of a volume, which lie beside its text: each once, named by what it is.

use std::cell::RefCell;
use std::collections::BTreeMap;

use super::digest::digest;
use super::raw::escape;
use crate::svg::Theme;

/// Pictures that are being gathered.
#[derive(Debug)]
pub(crate) struct Pictures {
    /// The colours that they are written with.
    pub(crate) theme: Theme,
    found: RefCell<BTreeMap<String, String>>,
}

impl Pictures {
    /// None yet.
    pub(crate) fn new(theme: Theme) -> Pictures {
        Pictures { theme, found: RefCell::default() }
    }

    /// Keeps a picture; what is returned shows it, in XHTML. Without a text alternative it is an ornament.
    pub(crate) fn show(&self, svg: String, size: (f64, f64), class: &str, alt: &str) -> String {
        let name = format!("pictures/{}.svg", digest(&svg));
        let ((width, height), alt) = (size, escape(alt));
        let shown = format!(
            "<img class=\"{class}\" src=\"{name}\" width=\"{width:.0}\" height=\"{height:.0}\" alt=\"{alt}\"/>"
        );
        self.found.borrow_mut().insert(name, svg);
        shown
    }

    /// The pictures by their names, such as `pictures/0123456789abcdef.svg`.
    pub(crate) fn into_files(self) -> BTreeMap<String, String> {
        self.found.into_inner()
    }
}
