//! The package: what the e-book is, what it holds and in which order it is read.

use serde::Serialize;
use sha2::{Digest, Sha256};

use super::Item;
use super::page::{Around, OLD_CONTENTS, XHTML};
use crate::html::TemplateError;
use crate::html::templates::Templates;
use crate::volume::Volume;

/// When the e-book was last changed: it must be said, and nothing in a book tells it. The first day that a ZIP archive can
/// name is plainly no date.
const MODIFIED: &str = "1980-01-01T00:00:00Z";

/// The values of the package.
#[derive(Debug, Serialize)]
struct Package<'a> {
    #[serde(flatten)]
    around: Around<'a>,
    modified: &'static str,
    description: Option<&'a str>,
    /// The languages of texts that are not in the book's own.
    languages: Vec<&'a str>,
    /// How readers of all kinds are served, in a sentence.
    accessibility: String,
    has_index: bool,
    items: Vec<Entry<'a>>,
    old_contents: String,
}

/// What the package says of a file.
#[derive(Debug, Serialize)]
struct Entry<'a> {
    id: String,
    href: &'a str,
    kind: &'static str,
    properties: Option<&'static str>,
    /// Whether it is a page that is read in its turn.
    read: bool,
}

pub(super) fn write(
    volume: &Volume<'_>,
    items: &[Item],
    templates: &Templates,
) -> Result<String, TemplateError> {
    let mut languages: Vec<&str> = Vec::new();
    for language in volume.sections.iter().filter_map(|section| section.language.as_deref()) {
        if !languages.contains(&language) {
            languages.push(language);
        }
    }
    let entries = items.iter().map(|item| Entry {
        id: id(&item.path),
        href: &item.path,
        kind: item.kind,
        properties: item.properties,
        read: item.kind == XHTML,
    });
    let front = volume.sections.first().filter(|_| volume.game.is_none());
    let package = Package {
        around: Around::new(volume),
        modified: MODIFIED,
        description: front.and_then(|front| front.summary.as_deref()),
        languages,
        accessibility: volume.lang.text("epub-accessibility", &[]),
        has_index: volume.sections.iter().any(|section| section.kind == crate::volume::Kind::Index),
        items: entries.collect(),
        old_contents: id(OLD_CONTENTS),
    };
    templates.fill("epub-package.xml", &package)
}

/// A name of a file as the package may have it for an id; different files keep different names.
fn id(path: &str) -> String {
    format!("f-{}", path.replace('/', "-"))
}

/// The identifier of the e-book: the same for the same title, game, language and address, however its text may change.
pub(super) fn identifier(volume: &Volume<'_>) -> String {
    let parts = [
        volume.base_url.unwrap_or_default(),
        volume.lang.code(),
        volume.game.unwrap_or_default(),
        volume.title,
    ];
    let hash = Sha256::digest(parts.join("\n"));
    let mut bytes: Vec<u8> = hash[..16].to_vec();
    // Version 8 of UUIDs: made of a hash of one's own choice.
    bytes[6] = bytes[6] & 0x0f | 0x80;
    bytes[8] = bytes[8] & 0x3f | 0x80;
    let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    let (a, b, c, d, e) = (&hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..]);
    format!("urn:uuid:{a}-{b}-{c}-{d}-{e}")
}
