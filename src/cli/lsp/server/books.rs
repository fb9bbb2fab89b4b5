//! The books of the server: which there are, when they are checked, and what the editor is told of it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use lsp_types::{
    DidChangeTextDocumentParams, DidChangeWatchedFilesParams, DidChangeWorkspaceFoldersParams,
    DidCloseTextDocumentParams, DidOpenTextDocumentParams, DidSaveTextDocumentParams,
    PublishDiagnosticsParams, Uri,
};
use tabia::diag::Source;
use tabia::lang::{LANGUAGES, Lang};

use super::super::checking::{Checked, Job, Snapshot};
use super::super::document::Document;
use super::super::files::{self, Drafts};
use super::super::view::View;
use super::super::{address, findings};
use super::Server;

/// A book and what the editor knows of it.
#[derive(Default)]
pub(super) struct Shelf {
    /// The book when it was last checked.
    snapshot: Option<Snapshot>,
    /// The files for which findings are shown.
    shown: BTreeSet<String>,
}

impl Server {
    /// Looks for books where the editor and the command line say, and checks them.
    pub(super) fn find_books(&mut self) {
        let below = self.roots.iter().flat_map(|root| files::books_below(root));
        let found: BTreeSet<PathBuf> = self.given.iter().cloned().chain(below).collect();
        for dir in found {
            self.books.entry(dir).or_default();
        }
        let dirs: Vec<PathBuf> = self.books.keys().cloned().collect();
        dirs.iter().for_each(|dir| self.check(dir));
    }

    pub(super) fn open(&mut self, params: DidOpenTextDocumentParams) {
        let document = params.text_document;
        let Some(path) = address::shown(&document.uri) else { return };
        let opened = Document { uri: document.uri, text: document.text, version: document.version };
        self.documents.insert(path.clone(), opened);
        self.check_book_of(&path);
    }

    pub(super) fn change(&mut self, params: DidChangeTextDocumentParams) {
        let Some(path) = address::shown(&params.text_document.uri) else { return };
        let Some(document) = self.documents.get_mut(&path) else { return };
        document.change(params.content_changes, self.encoding);
        document.version = params.text_document.version;
        self.check_book_of(&path);
    }

    pub(super) fn close(&mut self, params: DidCloseTextDocumentParams) {
        let Some(path) = address::shown(&params.text_document.uri) else { return };
        self.documents.remove(&path);
        self.check_book_of(&path);
    }

    pub(super) fn saved(&mut self, params: DidSaveTextDocumentParams) {
        if let Some(path) = address::shown(&params.text_document.uri) {
            self.check_book_of(&path);
        }
    }

    pub(super) fn files_changed(&mut self, params: DidChangeWatchedFilesParams) {
        let changed = params.changes.iter().filter_map(|change| address::path(&change.uri));
        let dirs: BTreeSet<PathBuf> = changed.filter_map(|path| self.book_of(&path)).collect();
        dirs.iter().for_each(|dir| self.check(dir));
    }

    pub(super) fn folders_changed(&mut self, params: DidChangeWorkspaceFoldersParams) {
        let gone: Vec<PathBuf> =
            params.event.removed.iter().filter_map(|folder| address::path(&folder.uri)).collect();
        self.roots.retain(|root| !gone.contains(root));
        self.roots.extend(params.event.added.iter().filter_map(|folder| address::path(&folder.uri)));
        let open: Vec<PathBuf> = self.documents.keys().map(PathBuf::from).collect();
        let left: Vec<PathBuf> = self.books.keys().cloned().collect();
        for dir in left.iter().filter(|dir| gone.iter().any(|gone| dir.starts_with(gone))) {
            if !open.iter().any(|path| path.starts_with(dir)) {
                self.forget(dir);
            }
        }
        self.find_books();
    }

    /// The folder of the book that a path belongs to: one that is known, or one that is found around it.
    fn book_of(&self, path: &Path) -> Option<PathBuf> {
        let known = self.books.keys().filter(|dir| path.starts_with(dir));
        let known = known.max_by_key(|dir| dir.components().count()).cloned();
        files::book_around(path).or(known)
    }

    fn check_book_of(&mut self, path: &str) {
        if let Some(dir) = self.book_of(Path::new(path)) {
            self.check(&dir);
        }
    }

    /// Has the book checked as it is now.
    fn check(&mut self, dir: &Path) {
        self.books.entry(dir.to_owned()).or_default();
        let inside = self.documents.iter().filter(|(path, _)| Path::new(path).starts_with(dir));
        let drafts: Drafts = inside.map(|(path, document)| (path.clone(), document.text.clone())).collect();
        if self.jobs.send(Job { dir: dir.to_owned(), drafts }).is_err() {
            self.log("books are no longer checked: this is a fault of Tabia’s; start the server again");
        }
    }

    /// Keeps a book that was checked, and shows what was found.
    pub(super) fn shelve(&mut self, checked: Checked) {
        if !self.books.contains_key(&checked.dir) {
            return;
        }
        match checked.result {
            Ok(snapshot) => {
                self.show(&checked.dir, &snapshot);
                if let Some(shelf) = self.books.get_mut(&checked.dir) {
                    shelf.snapshot = Some(snapshot);
                }
            }
            Err(_) if !checked.dir.join("book.toml").is_file() => self.forget(&checked.dir),
            Err(why) => self.log(&why),
        }
    }

    fn show(&mut self, dir: &Path, snapshot: &Snapshot) {
        let mut files = findings::by_file(&snapshot.found, self.encoding);
        let Some(shelf) = self.books.get_mut(dir) else { return };
        let known = std::mem::take(&mut shelf.shown);
        let open = self.documents.keys().filter(|path| snapshot.sources.text(path).is_some());
        let all: BTreeSet<String> = known
            .iter()
            .cloned()
            .chain(files.keys().map(|path| (*path).to_owned()))
            .chain(open.cloned())
            .collect();
        let mut shown = BTreeSet::new();
        for path in all {
            let document = self.documents.get(&path);
            let checked = snapshot.sources.text(&path);
            // The text has changed since; a check of how it is now is under way.
            if document.is_some_and(|document| checked.is_some_and(|text| text != document.text)) {
                shown.extend(known.contains(&path).then_some(path));
                continue;
            }
            let found = files.remove(path.as_str()).unwrap_or_default();
            let Some(uri) = document.map(|document| document.uri.clone()).or_else(|| address::of(&path))
            else {
                continue;
            };
            let version = document.map(|document| document.version);
            let empty = found.is_empty();
            self.tell("textDocument/publishDiagnostics", PublishDiagnosticsParams::new(uri, found, version));
            shown.extend((!empty).then_some(path));
        }
        if let Some(shelf) = self.books.get_mut(dir) {
            shelf.shown = shown;
        }
    }

    /// Takes back what was shown of a book that is there no more.
    fn forget(&mut self, dir: &Path) {
        let Some(shelf) = self.books.remove(dir) else { return };
        for path in shelf.shown {
            let open = self.documents.get(&path).map(|document| document.uri.clone());
            if let Some(uri) = open.or_else(|| address::of(&path)) {
                self.tell(
                    "textDocument/publishDiagnostics",
                    PublishDiagnosticsParams::new(uri, Vec::new(), None),
                );
            }
        }
    }

    /// The book that holds a file, as it was last checked.
    pub(super) fn snapshot(&self, path: &str) -> Option<&Snapshot> {
        self.books.get(&self.book_of(Path::new(path))?)?.snapshot.as_ref()
    }

    /// The text of a file as it is in the editor or, if it is not open, as it was last checked.
    pub(super) fn text(&self, uri: &Uri) -> Option<Arc<Source>> {
        let path = address::shown(uri)?;
        let text = match self.documents.get(&path) {
            Some(document) => document.text.as_str(),
            None => self.snapshot(&path)?.sources.text(&path)?,
        };
        Some(Source::new(path.as_str(), text))
    }

    /// The lesson of an address as it is now; nothing if it is no lesson of a book.
    pub(super) fn view(&self, uri: &Uri) -> Option<View<'_>> {
        let source = self.text(uri)?;
        let dir = self.book_of(Path::new(&source.path))?;
        let below = files::shown(Path::new(&source.path).strip_prefix(&dir).ok()?);
        let (language, path) = below.split_once('/')?;
        if !path.ends_with(".md") {
            return None;
        }
        let snapshot = self.snapshot(&source.path);
        let first = snapshot.and_then(|snapshot| snapshot.book.editions.first());
        let first = first.map_or(language, |edition| edition.lang.code());
        Some(View::new(source.clone(), (language, path), self.langs_of(first), snapshot, self.encoding))
    }

    fn langs_of(&self, source: &str) -> &[Lang] {
        let at = LANGUAGES.iter().position(|code| *code == source).unwrap_or(0);
        &self.langs[at]
    }
}
