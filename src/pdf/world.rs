//! What Typst sees of the world: the files of one volume and the fonts that come with it.

use std::collections::{BTreeMap, HashMap};

use typst::diag::{FileError, FileResult};
use typst::foundations::{Bytes, Datetime, Duration};
use typst::syntax::{FileId, RootedPath, Source, VirtualPath, VirtualRoot};
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;
use typst::{Feature, Library, LibraryExt, World};

/// The files and the fonts; no network, no clock.
pub(super) struct Desk {
    standard: LazyHash<Library>,
    book: LazyHash<FontBook>,
    fonts: Vec<Font>,
    main: FileId,
    sources: HashMap<FileId, Source>,
    files: HashMap<FileId, Bytes>,
}

/// The fonts that come with Tabia.
pub(super) fn fonts() -> Vec<Font> {
    typst_assets::fonts().flat_map(|data| Font::iter(Bytes::new(data))).collect()
}

impl Desk {
    /// A desk with these sources, of which `/main.typ` is the one to set, and these other files.
    pub(super) fn new(
        fonts: Vec<Font>,
        sources: BTreeMap<String, String>,
        files: impl Iterator<Item = (String, Bytes)>,
    ) -> Option<Desk> {
        let id = |path: &str| {
            let path = VirtualPath::new(path).ok()?;
            Some(RootedPath::new(VirtualRoot::Project, path).intern())
        };
        let sources = sources.into_iter().filter_map(|(path, text)| {
            let id = id(&path)?;
            Some((id, Source::new(id, text)))
        });
        Some(Desk {
            // Heads of rows are told apart from other cells by functions that are not stable yet.
            standard: LazyHash::new(
                Library::builder().with_features([Feature::A11yExtras].into_iter().collect()).build(),
            ),
            book: LazyHash::new(FontBook::from_fonts(&fonts)),
            fonts,
            main: id("/main.typ")?,
            sources: sources.collect(),
            files: files.filter_map(|(path, bytes)| Some((id(&path)?, bytes))).collect(),
        })
    }
}

impl World for Desk {
    fn library(&self) -> &LazyHash<Library> {
        &self.standard
    }

    fn book(&self) -> &LazyHash<FontBook> {
        &self.book
    }

    fn main(&self) -> FileId {
        self.main
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        self.sources.get(&id).cloned().ok_or_else(|| missing(id))
    }

    fn file(&self, id: FileId) -> FileResult<Bytes> {
        self.files.get(&id).cloned().ok_or_else(|| missing(id))
    }

    fn font(&self, index: usize) -> Option<Font> {
        self.fonts.get(index).cloned()
    }

    fn today(&self, _: Option<Duration>) -> Option<Datetime> {
        None
    }
}

fn missing(id: FileId) -> FileError {
    if let VirtualRoot::Package(package) = id.root() {
        return FileError::Other(Some(format!("a book cannot use packages such as `{package}`").into()));
    }
    FileError::NotFound(id.vpath().get_without_slash().into())
}
