//! Setting a volume: from source to the bytes of a PDF.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use sha2::{Digest, Sha256};
use typst::diag::SourceDiagnostic;
use typst::foundations::{Bytes, Smart};
use typst::syntax::VirtualPath;
use typst::visualize::{ExchangeFormat, RasterImage, SvgImage};
use typst::{World, WorldExt};
use typst_layout::PagedDocument;
use typst_pdf::{PdfOptions, PdfStandard, PdfStandards};

use super::world::{Desk, fonts};
use super::{Error, OWN_TEMPLATE, Options, TEMPLATE, glyphs, sources};
use crate::image;
use crate::volume::Volume;

/// A volume as a PDF.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Made {
    /// The file.
    pub bytes: Vec<u8>,
    /// How many pages it has.
    pub pages: usize,
    /// The characters that no font has; `�` stands in their place.
    pub missing: BTreeSet<char>,
    /// The files of the volume that are missing, or no picture that a PDF can hold; words stand in their place.
    pub unshown: BTreeSet<String>,
}

/// Sets a volume.
///
/// `overrides` are templates of the book's own, by file name, and `files` the volume's files, by their paths in the book.
///
/// # Errors
/// If the template has a fault, or sets what a tagged PDF may not hold.
pub fn render(
    volume: &Volume<'_>,
    options: &Options,
    overrides: &[(String, String)],
    files: BTreeMap<String, Vec<u8>>,
) -> Result<Made, Error> {
    // Of an SVG its shapes alone: Typst takes no picture that leads out of itself.
    let files =
        files.into_iter().filter_map(|(path, bytes)| Some((path, Bytes::new(image::read(bytes)?.bytes))));
    let files: BTreeMap<String, Bytes> = files.filter(|(path, bytes)| is_picture(path, bytes)).collect();
    let unshown = volume.files.iter().filter(|path| !files.contains_key(*path)).cloned().collect();
    let mut sources = sources(volume, options, &files.keys().cloned().collect())?;
    let fonts = fonts();
    let mut missing = BTreeSet::new();
    for source in sources.values_mut() {
        *source = glyphs::replace(source, &fonts, &mut missing);
    }
    let template = overrides.iter().find(|(file, _)| file == TEMPLATE).map_or(OWN_TEMPLATE, |(_, text)| text);
    sources.insert(format!("/{TEMPLATE}"), template.to_owned());
    let ident = identity(&sources, &volume.pictures);
    let pictures =
        volume.pictures.iter().map(|(path, svg)| (format!("/{path}"), Bytes::from_string(svg.clone())));
    let files = files.into_iter().map(|(path, bytes)| (format!("/files/{path}"), bytes));
    let desk = Desk::new(fonts, sources, pictures.chain(files))
        .ok_or_else(|| Error::new(TEMPLATE, "cannot be found"))?;
    let (bytes, pages) = set(&desk, ident, CREATOR)?;
    Ok(Made { bytes, pages, missing, unshown })
}

/// Sets other text than a volume: files of Typst by path, of which `/main.typ` is the one to set, and files that they read.
/// `creator` is what the PDF says made it.
///
/// # Errors
/// If they have a fault, or set what a tagged PDF may not hold.
pub fn compile(
    sources: BTreeMap<String, String>,
    files: &BTreeMap<String, String>,
    creator: &str,
) -> Result<Vec<u8>, Error> {
    let ident = identity(&sources, files);
    let read = files.iter().map(|(path, text)| (path.clone(), Bytes::from_string(text.clone())));
    let desk = Desk::new(fonts(), sources, read).ok_or_else(|| Error::new("main.typ", "cannot be found"))?;
    set(&desk, ident, creator).map(|(bytes, _)| bytes)
}

/// What made the PDFs of volumes.
const CREATOR: &str = concat!("Tabia ", env!("CARGO_PKG_VERSION"));

/// The PDF of what is on the desk, and the number of its pages.
fn set(desk: &Desk, ident: String, creator: &str) -> Result<(Vec<u8>, usize), Error> {
    let set = typst::compile::<PagedDocument>(desk).output;
    // What Typst remembers of laying out serves nobody after this: the memory is better used for writing.
    typst::comemo::evict(0);
    let made = set.and_then(|document| {
        let standards = PdfStandards::new(&[PdfStandard::V_1_7, PdfStandard::Ua_1]).unwrap_or_default();
        let options = PdfOptions {
            ident: Smart::Custom(ident),
            creator: Smart::Custom(Some(creator.to_owned())),
            timestamp: None,
            page_ranges: None,
            standards,
            tagged: true,
            pretty: false,
        };
        let bytes = typst_pdf::pdf(&document, &options)?;
        Ok((bytes, document.pages().len()))
    });
    typst::comemo::evict(0);
    made.map_err(|found| error(desk, &found))
}

/// A name for the file that changes with what it is made of.
fn identity(sources: &BTreeMap<String, String>, pictures: &BTreeMap<String, String>) -> String {
    let mut hash = Sha256::new();
    for (path, text) in sources.iter().chain(pictures) {
        hash.update(format!("{path}\0{}\0{text}\0", text.len()));
    }
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Whether a file is a picture that Typst can show, and of the kind that its name says.
fn is_picture(path: &str, bytes: &Bytes) -> bool {
    let end = path.rsplit('.').next().unwrap_or_default().to_ascii_lowercase();
    let kind = match end.as_str() {
        "png" => ExchangeFormat::Png,
        "jpg" | "jpeg" => ExchangeFormat::Jpg,
        "gif" => ExchangeFormat::Gif,
        "webp" => ExchangeFormat::Webp,
        "svg" => return VirtualPath::new(path).is_ok() && SvgImage::new(bytes.clone()).is_ok(),
        _ => return false,
    };
    VirtualPath::new(path).is_ok() && RasterImage::plain(bytes.clone(), kind).is_ok()
}

/// What Typst found wrong, with its places.
fn error(desk: &Desk, found: &[SourceDiagnostic]) -> Error {
    let mut file = None;
    let mut message = String::new();
    for fault in found.iter().take(5) {
        if !message.is_empty() {
            message.push('\n');
        }
        if let Some(name) = fault.message.strip_prefix("unknown variable: ")
            && fault.span.id().is_some_and(|id| id.vpath().get_without_slash() != TEMPLATE)
        {
            let message = format!("does not define `{name}`, which the text of the book is set with");
            return Error::new(TEMPLATE, message);
        }
        // What the desk says of a file comes in words of Typst's own.
        let own = fault.message.strip_prefix("failed to load file (").and_then(|told| told.strip_suffix(')'));
        message.push_str(own.unwrap_or(&fault.message));
        if let Some(id) = fault.span.id() {
            let name = id.vpath().get_without_slash().to_owned();
            let line = desk.range(fault.span).and_then(|range| {
                let source = desk.source(id).ok()?;
                let (line, column) = source.lines().byte_to_line_column(range.start)?;
                Some((line + 1, column + 1))
            });
            if let Some((line, column)) = line {
                let _ = write!(message, " ({name}:{line}:{column})");
            }
            file.get_or_insert(name);
        }
        // Typst's own program has switches that this one has not.
        for hint in fault.hints.iter().filter(|hint| !hint.v.contains("`--")) {
            let _ = write!(message, "\n  hint: {}", hint.v);
        }
    }
    Error { file: file.unwrap_or_else(|| TEMPLATE.to_owned()), message }
}
