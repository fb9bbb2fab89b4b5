//! The style sheet that goes with the first figure of a chapter, so that a book needs no setting for it.

use std::sync::LazyLock;

use crate::svg::{Theme, css_variables};

/// The sheet as an element of one line. Pictures have the colours of mdBook's light themes (light, rust) by themselves; its
/// dark ones (coal, navy, ayu) are told theirs here.
pub(super) static SHEET: LazyLock<String> = LazyLock::new(|| {
    let own = include_str!("../../templates/mdbook.css");
    let dark = css_variables(Theme::Dark);
    let sheet = format!("{own}@media screen {{ .coal .tabia, .navy .tabia, .ayu .tabia {{ {dark} }} }}");
    let lines = sheet.lines().map(str::trim).filter(|line| !line.is_empty());
    format!("<style>{}</style>", lines.collect::<Vec<_>>().join(" "))
});
