//! A state of the site: its files, made when they are asked for and kept as long as the state.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, bail};
use sha2::{Digest, Sha256};
use tabia::raster::Fonts;
use tabia::site::{self, Site};

use super::super::files;
use super::super::volumes::Wanted;

/// Files by their paths.
type Made = Mutex<BTreeMap<String, Arc<[u8]>>>;

/// A state of the site.
pub(super) struct Show {
    pub(super) site: Site,
    dir: PathBuf,
    templates: Vec<(String, String)>,
    /// The files of the book that its lessons show or link to.
    used: BTreeSet<String>,
    made: Made,
    /// What is the same in every state.
    fixed: Arc<Made>,
}

impl Show {
    /// The site of a book; `before` is an earlier state.
    pub(super) fn new(site: Site, dir: &Path, templates: &[(String, String)], before: Option<&Show>) -> Show {
        let chapters = site.book().editions.iter().flat_map(|edition| &edition.chapters);
        let used = chapters.flat_map(|chapter| chapter.checked.files()).map(str::to_owned).collect();
        let fixed = before.map_or_else(Arc::default, |before| Arc::clone(&before.fixed));
        Show { site, dir: dir.to_owned(), templates: templates.to_vec(), used, made: Made::default(), fixed }
    }

    /// The file of this path; `None` if the site has no such one.
    pub(super) fn file(&self, path: &str) -> Option<anyhow::Result<Arc<[u8]>>> {
        if self.used.contains(path) {
            // Pictures are read when they are shown: nobody else needs them, and they may be large.
            return Some(self.asset(path).map(Into::into));
        }
        let shelf = if self.site.is_fixed(path) { &*self.fixed } else { &self.made };
        let lock = || shelf.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = lock().get(path) {
            return Some(Ok(Arc::clone(known)));
        }
        let made = self.make(path)?.map(Arc::<[u8]>::from);
        if let Ok(bytes) = &made {
            lock().insert(path.to_owned(), Arc::clone(bytes));
        }
        Some(made)
    }

    fn make(&self, path: &str) -> Option<anyhow::Result<Vec<u8>>> {
        if let Some(made) = self.site.file(path) {
            return Some(made.context("cannot make a page with the book's templates"));
        }
        let ground = (self.dir.as_path(), &self.templates[..]);
        Wanted::made_plainly(self.site.book(), path, ground).or_else(|| {
            let card = path.starts_with("cards/").then(|| site::cards(self.site.book()).remove(path))??;
            Some(card.png(&Fonts::bundled()).context("cannot draw the card"))
        })
    }

    /// A file of the book, which must still lie in it.
    fn asset(&self, path: &str) -> anyhow::Result<Vec<u8>> {
        let file = self.dir.join(path);
        match (files::real(&self.dir), files::real(&file)) {
            (Some(root), Some(real)) if real.starts_with(&root) => files::read(&real),
            _ => bail!("cannot read `{path}`: it is not in the book any more"),
        }
    }

    /// The digest of a page with the pictures that it shows: sixteen digits, or nothing where there is no such page.
    pub(super) fn digest(&self, path: &str) -> String {
        let Some(Ok(bytes)) = self.file(path) else { return String::new() };
        let mut hash = Sha256::new();
        hash.update(&bytes);
        for shown in self.site.shown_on(path) {
            hash.update(files::stamp(&self.dir.join(shown)));
        }
        hash.finalize()[..8].iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Makes one page of every kind, so that a fault of the book's own templates is found before anybody is shown it.
    ///
    /// # Errors
    /// If a template is at fault.
    pub(super) fn rehearse(&self) -> anyhow::Result<()> {
        let mut kinds = BTreeSet::new();
        for path in self.site.paths().filter(|path| path.ends_with(".html") || path.ends_with(".css")) {
            if kinds.insert(self.site.template(path)) {
                self.file(path).transpose()?;
            }
        }
        Ok(())
    }
}
