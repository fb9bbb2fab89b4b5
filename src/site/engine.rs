//! The engine and its texts as scripts, which put them where the page's own script finds them.
//!
//! A classic script is the one thing that a page may load from a folder without a server. Each leaves its value in the
//! registry `tabia` under a name of its own.

use crate::book::Edition;
use crate::games;
use crate::lang;

/// Where the engine is, from the site's root.
pub(super) const ENGINE: &str = "tabia/engine.js";

/// The engine as `templates/engine/build` made it, under the name `engine`: deflated WebAssembly in base64.
pub(super) const fn engine() -> &'static str {
    include_str!("../../templates/engine/engine.js")
}

/// Where the texts of an edition are, from the site's root.
pub(super) fn texts_path(edition: &Edition) -> String {
    format!("tabia/{}/texts.js", edition.lang.code())
}

/// What the engine needs to word its answers in the edition's language, under the name `texts/LANG`: the shared words and
/// those of the book's games.
pub(super) fn texts(edition: &Edition) -> String {
    let code = edition.lang.code();
    let mut texts: Vec<&str> = lang::words(code).into_iter().collect();
    for reference in &edition.references {
        for text in games::find(&reference.game).into_iter().flat_map(|game| game.spec().texts_in(code)) {
            // Variants share the text of their family.
            if !texts.contains(&text) {
                texts.push(text);
            }
        }
    }
    let lean: Vec<String> = texts.into_iter().map(lean).collect();
    let list = serde_json::to_string(&lean).unwrap_or_default();
    format!("(self.tabia ||= {{}})[\"texts/{code}\"] = {list};\n")
}

/// The text without its comments and empty lines.
fn lean(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    lines.map(|line| line.to_owned() + "\n").collect()
}
