//! The PDF of a volume.

use tabia::volume::Volume;

use super::args;

/// A PDF, and what whoever builds it should know of it.
pub(super) struct Made {
    pub(super) bytes: Vec<u8>,
    pub(super) warnings: Vec<String>,
}

/// Sets a volume. `templates` are the book's own; `read` gives the bytes of a file of the book, if it is there.
#[cfg(feature = "pdf")]
pub(super) fn make(
    volume: &Volume<'_>,
    (paper, ink): (args::Paper, args::Ink),
    templates: &[(String, String)],
    read: impl Fn(&str) -> Option<Vec<u8>>,
) -> anyhow::Result<Made> {
    use tabia::pdf::{self, Ink, Options};

    let paper = paper.of_volume();
    let ink = match ink {
        args::Ink::Colour => Ink::Colour,
        args::Ink::Black => Ink::Black,
    };
    let files = volume.files.iter().filter_map(|path| Some((path.clone(), read(path)?))).collect();
    let pdf = pdf::render(volume, &Options { paper, ink }, templates, files)?;
    let missing: Vec<String> =
        pdf.missing.iter().map(|c| format!("`{c}` (U+{:04X})", u32::from(*c))).collect();
    let lang = volume.lang.code();
    let mut warnings: Vec<String> = Vec::new();
    if !missing.is_empty() {
        let missing = missing.join(", ");
        warnings.push(format!("no font has {missing}: the PDF in `{lang}` shows `\u{fffd}` in place of it"));
    }
    warnings.extend(pdf.unshown.iter().map(|path| {
        format!(
            "`{path}` is no picture that a PDF can show (PNG, JPEG, GIF, WebP or SVG, named so): the PDF in `{lang}` \
             has its text in place of it"
        )
    }));
    Ok(Made { bytes: pdf.bytes, warnings })
}

/// Without the feature there is none.
#[cfg(not(feature = "pdf"))]
pub(super) fn make(
    _: &Volume<'_>,
    _: (args::Paper, args::Ink),
    _: &[(String, String)],
    _: impl Fn(&str) -> Option<Vec<u8>>,
) -> anyhow::Result<Made> {
    anyhow::bail!("{MISSING}")
}

/// Sets a worksheet: its typography, and the values that this reads.
#[cfg(feature = "pdf")]
pub(super) fn worksheet(typography: &str, values: String) -> anyhow::Result<Vec<u8>> {
    let sources = [("/main.typ".to_owned(), typography.to_owned())].into();
    let files = [("/sheet.json".to_owned(), values)].into();
    Ok(tabia::pdf::compile(sources, &files, "Tabia worksheet")?)
}

/// Without the feature there is none.
#[cfg(not(feature = "pdf"))]
pub(super) fn worksheet(_: &str, _: String) -> anyhow::Result<Vec<u8>> {
    anyhow::bail!("{MISSING}, or print the page of `--format html` from a browser")
}

/// Why there is none, and how to get one.
pub(super) const MISSING: &str = "this `tabia` was built without PDF: build it with `cargo build --release --features pdf` \
                                  (about ten minutes the first time)";
