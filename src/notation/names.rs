//! Names of kinds of men, in full and in short.

use crate::game::{Game, Spec};
use crate::lang::{Case, Lang};
use crate::position::Kind;

/// The id of the message that names a kind.
pub fn kind_message(spec: &Spec, kind: Kind) -> String {
    spec.message(&format!("piece-{}", spec.of(kind).id))
}

/// The name of a kind in the given case.
pub fn kind_name(game: &dyn Game, kind: Kind, lang: &Lang, case: Case) -> String {
    lang.form(&kind_message(game.spec(), kind), case)
}

/// The abbreviation of a kind, as moves are written with it.
pub fn abbreviation(game: &dyn Game, kind: Kind, lang: &Lang) -> String {
    lang.attr(&kind_message(game.spec(), kind), "abbr", &[])
}

/// The kind that a name means: in one of the languages, in full or abbreviated, by its English letter or its id; in
/// upper or lower case.
pub fn parse_kind(game: &dyn Game, text: &str, langs: &[&Lang]) -> Option<Kind> {
    let wanted = fold(text);
    let known = names(game, langs);
    known.into_iter().find(|name| fold(&name.text) == wanted).map(|name| name.kind)
}

/// A name under which a kind is known.
pub(super) struct Name {
    pub(super) text: String,
    pub(super) kind: Kind,
    /// Whether it is the full name, so that upper and lower case are the same.
    pub(super) full: bool,
}

/// The names of all kinds: those of the languages in turn, then English letters and ids.
pub(super) fn names(game: &dyn Game, langs: &[&Lang]) -> Vec<Name> {
    let spec = game.spec();
    let kinds = || (0..spec.kinds.len()).map(|at| Kind(at as u8));
    let mut names = Vec::new();
    for lang in langs {
        for kind in kinds() {
            let full = kind_name(game, kind, lang, Case::Nominative);
            names.push(Name { text: full, kind, full: true });
            names.push(Name { text: abbreviation(game, kind, lang), kind, full: false });
        }
    }
    for kind in kinds() {
        names.push(Name { text: spec.of(kind).letter.to_string(), kind, full: false });
        names.push(Name { text: spec.of(kind).id.to_owned(), kind, full: true });
    }
    names
}

/// A name as it is compared: lower case, ё as е, hyphens and runs of space as one space.
fn fold(text: &str) -> String {
    let lower = text.to_lowercase().replace('ё', "е").replace('-', " ");
    lower.split_whitespace().collect::<Vec<_>>().join(" ")
}
