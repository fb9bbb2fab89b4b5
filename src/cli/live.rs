//! A book that is kept in memory while its files change: what a change touches is read, checked and put together again,
//! and nothing else.
//!
//! The book that it yields is one to look at: a lesson with errors is in it as it last was without. What is wrong is told
//! beside it, of the files as they are.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tabia::book::{Book, Format};
use tabia::check::{Checked, CheckedBlock, CheckedLink};
use tabia::diag::{self, Diagnostic, Severity};

use super::assemble::Passes;
use super::files::{self, BookSources, Drafts, Known};

/// What may have changed.
#[derive(Debug, Clone, Copy)]
pub(super) enum Changed<'a> {
    /// Anything.
    All,
    /// These files, and others that look changed.
    Paths(&'a BTreeSet<PathBuf>),
}

/// A lesson, by its language and its path.
type Key = (String, String);

/// A book in memory.
pub(super) struct Live {
    dir: PathBuf,
    /// The formats to which the pages of the book link.
    formats: Vec<Format>,
    known: Known,
    passes: Passes,
    sources: Option<BookSources>,
    /// What was found wrong with the files as files.
    unread: Vec<Diagnostic>,
    checked: Arc<Vec<Arc<Checked>>>,
    found: Vec<Diagnostic>,
    book: Option<Arc<Book>>,
    /// The lessons as they last were without errors.
    good: BTreeMap<Key, Arc<Checked>>,
}

impl Live {
    /// The book in a folder, of which nothing has been read yet. `formats` are those of the volumes that lie beside its site.
    pub(super) fn open(dir: &Path, formats: Vec<Format>) -> Live {
        Live {
            dir: dir.to_owned(),
            formats,
            known: Known::default(),
            passes: Passes::default(),
            sources: None,
            unread: Vec::new(),
            checked: Arc::default(),
            found: Vec::new(),
            book: None,
            good: BTreeMap::new(),
        }
    }

    /// Looks at the files again, with drafts in place of some of them; returns whether the book, or what is wrong with it,
    /// may be another one now.
    ///
    /// # Errors
    /// If there is no book, or it cannot be read; then all is as it was.
    pub(super) fn refresh(&mut self, changed: Changed<'_>, drafts: &Drafts) -> anyhow::Result<bool> {
        match changed {
            Changed::All => self.known.forget_all(),
            Changed::Paths(paths) => paths.iter().for_each(|path| self.known.forget(&files::shown(path))),
        }
        let (sources, unread) = files::read_again(&self.dir, drafts, &mut self.known)?;
        let same = self.sources.as_ref().is_some_and(|before| before.says_the_same(&sources));
        if same && self.unread == unread {
            return Ok(self.touches_asset(changed));
        }
        let mut found = unread.clone();
        let (state, more) = self.passes.check(&sources);
        found.extend(more);
        diag::sort(&mut found, &sources.paths());
        let wrong: BTreeSet<&str> =
            found.iter().filter(|one| one.severity == Severity::Error).flat_map(places).collect();
        let lessons: BTreeSet<&str> =
            sources.lessons.iter().map(|lesson| lesson.source.path.as_str()).collect();
        let elsewhere = wrong.iter().any(|path| !lessons.contains(path));
        // What is wrong with the settings or a list may reach every page.
        if self.book.is_none() || !elsewhere {
            let mut good = BTreeMap::new();
            let mut checked = Vec::new();
            for page in &state.checked {
                let key = (page.lesson.language.clone(), page.lesson.path.clone());
                let broken = wrong.contains(page.lesson.source.path.as_str()) || is_broken(page);
                let page = if broken { self.good.remove(&key) } else { Some(Arc::clone(page)) };
                if let Some(page) = page {
                    checked.push(Arc::clone(&page));
                    good.insert(key, page);
                }
            }
            // A lesson that is gone while something is wrong may come back with errors.
            let gone = std::mem::take(&mut self.good).into_iter().filter(|_| !wrong.is_empty());
            for (key, page) in gone {
                good.entry(key).or_insert(page);
            }
            self.good = good;
            let mut book = self.passes.book(&sources, &state, checked);
            book.formats.clone_from(&self.formats);
            self.book = (!book.editions.is_empty()).then(|| Arc::new(book));
        }
        drop(wrong);
        (self.found, self.unread) = (found, unread);
        self.checked = Arc::new(state.checked);
        self.sources = Some(sources);
        Ok(true)
    }

    /// Whether one of the files is of the book, and neither lesson nor list: a picture, which nobody reads before it is shown.
    fn touches_asset(&self, changed: Changed<'_>) -> bool {
        let (Changed::Paths(paths), Some(sources)) = (changed, &self.sources) else { return true };
        let below = |path: &PathBuf| path.strip_prefix(&self.dir).ok().map(files::shown);
        paths.iter().filter_map(below).any(|path| sources.assets.contains(&path))
    }

    /// The files as they were last read; `None` before that.
    pub(super) fn sources(&self) -> Option<&BookSources> {
        self.sources.as_ref()
    }

    /// The lessons as they are now, checked, with what could not be understood in them.
    pub(super) fn lessons(&self) -> &Arc<Vec<Arc<Checked>>> {
        &self.checked
    }

    /// The book to look at: every lesson as it last was without errors. `None` if there never was one.
    pub(super) fn book(&self) -> Option<&Arc<Book>> {
        self.book.as_ref()
    }

    /// All that is wrong with the files, in their order.
    pub(super) fn found(&self) -> &[Diagnostic] {
        &self.found
    }
}

/// The files that a finding is about.
fn places(finding: &Diagnostic) -> impl Iterator<Item = &str> {
    let related = finding.related.iter().map(|(span, _)| span);
    [&finding.span].into_iter().chain(related).map(|span| span.source.path.as_str())
}

/// Whether a part of the lesson could not be understood.
fn is_broken(page: &Checked) -> bool {
    page.blocks.iter().any(|block| matches!(block, CheckedBlock::Broken))
        || page.links.iter().any(|link| matches!(link, CheckedLink::Broken))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_picture_of_any_language_that_changes_is_something_to_show() {
        let tmp = tempfile::tempdir().unwrap();
        let write = |path: &str, text: &str| {
            let path = tmp.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        };
        // The order of the languages is not that of their names.
        write("book.toml", "title = \"T\"\nlanguages = [\"ru\", \"en\"]\n");
        for language in ["ru", "en"] {
            write(&format!("{language}/index.md"), "+++\ntitle = \"T\"\n+++\n\n1.\n");
            write(&format!("{language}/a.svg"), "<svg/>");
        }
        let mut live = Live::open(tmp.path(), Vec::new());
        assert!(live.refresh(Changed::All, &Drafts::new()).unwrap());
        for (path, shown) in [("ru/a.svg", true), ("en/a.svg", true), ("en/b.svg", false)] {
            let paths = BTreeSet::from([tmp.path().join(path)]);
            assert_eq!(live.refresh(Changed::Paths(&paths), &Drafts::new()).unwrap(), shown, "{path}");
        }
    }
}
