//! Reads a book: its settings, its lessons in every language, its templates, and what other files it has.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, bail};
use tabia::book::Config;
use tabia::diag::{Diagnostic, Source, Span};
use walkdir::{DirEntry, WalkDir};

use super::known::Known;
use super::{real, shown};

/// The file of a language's terms, in the language's folder.
pub(crate) const TERMS: &str = "terms.toml";
/// The file that records what a language's translations were compared with, in the language's folder.
pub(crate) const COMPARED: &str = "translations.toml";

/// All that a book's folder holds.
#[derive(Debug)]
pub(crate) struct BookSources {
    /// The folder.
    pub(crate) dir: PathBuf,
    /// `book.toml`.
    pub(crate) settings: Arc<Source>,
    /// What it says.
    pub(crate) config: Config,
    /// The lessons: by language in the order of the settings, then by path.
    pub(crate) lessons: Vec<LessonSource>,
    /// The templates of the book's own: names below `templates/` and their texts.
    pub(crate) templates: Vec<(String, String)>,
    /// The lists of terms: the languages and the texts of their `terms.toml`.
    pub(crate) terms: Vec<(String, Arc<Source>)>,
    /// What translations were compared with: the languages and the texts of their `translations.toml`.
    pub(crate) compared: Vec<(String, Arc<Source>)>,
    /// The other files below the languages' folders: paths below the book, with `/` between, sorted.
    pub(crate) assets: Vec<String>,
}

/// The file of a lesson.
#[derive(Debug, Clone)]
pub(crate) struct LessonSource {
    /// The language's folder.
    pub(crate) language: String,
    /// The path below it, with `/` between.
    pub(crate) path: String,
    /// The text.
    pub(crate) source: Arc<Source>,
}

impl BookSources {
    /// Whether all texts and the names of all other files are those of the other state of the book.
    pub(crate) fn says_the_same(&self, other: &BookSources) -> bool {
        let lesson = |lesson: &LessonSource| (lesson.language.clone(), Arc::clone(&lesson.source));
        self.settings == other.settings
            && self.lessons.len() == other.lessons.len()
            && self.lessons.iter().map(lesson).eq(other.lessons.iter().map(lesson))
            && self.templates == other.templates
            && self.terms == other.terms
            && self.compared == other.compared
            && self.assets == other.assets
    }

    /// The paths of the settings, the lessons and the lists, in the order in which findings are told.
    pub(crate) fn paths(&self) -> Vec<&str> {
        let lessons = self.lessons.iter().map(|lesson| &lesson.source);
        let lists = self.terms.iter().chain(&self.compared).map(|(_, source)| source);
        [&self.settings].into_iter().chain(lessons).chain(lists).map(|source| source.path.as_str()).collect()
    }

    /// The text of the settings, of a lesson or of a list, by the path that messages show.
    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        let lessons = self.lessons.iter().map(|lesson| &lesson.source);
        let others = self.terms.iter().chain(&self.compared).map(|(_, source)| source);
        let mut all = [&self.settings].into_iter().chain(lessons).chain(others);
        let source = all.find(|source| source.path == path);
        source.map(|source| source.text.as_str())
    }
}

/// New texts of files, not written yet, by the paths that messages show.
pub(crate) type Drafts = BTreeMap<String, String>;

/// Reads the book in a folder, with what is wrong with its settings and its files.
///
/// # Errors
/// If there is no book, or the system refuses.
pub(crate) fn read_book(dir: &Path) -> anyhow::Result<(BookSources, Vec<Diagnostic>)> {
    read_drafts(dir, &Drafts::new())
}

/// Reads the book as it would be with these drafts in place of its files.
///
/// # Errors
/// As [`read_book`].
pub(crate) fn read_drafts(dir: &Path, drafts: &Drafts) -> anyhow::Result<(BookSources, Vec<Diagnostic>)> {
    read_again(dir, drafts, &mut Known::default())
}

/// The same, where files that have not changed are not read again.
///
/// # Errors
/// As [`read_book`].
pub(crate) fn read_again(
    dir: &Path,
    drafts: &Drafts,
    known: &mut Known,
) -> anyhow::Result<(BookSources, Vec<Diagnostic>)> {
    let read = read_whole(dir, drafts, known);
    known.settle();
    read
}

/// # Errors
/// If there is no book in the folder: most who see it stand in the wrong one, or have no book yet.
pub(crate) fn expect_book(dir: &Path) -> anyhow::Result<()> {
    if !dir.join("book.toml").is_file() {
        let remedy = if Path::new("book.toml").is_file() {
            "the book is in this folder: add `--book .`"
        } else {
            "give the book's folder with `--book`, or start a book with `tabia new book DIR`"
        };
        bail!("there is no book in `{}`, since it has no `book.toml`: {remedy}", shown(dir));
    }
    Ok(())
}

fn read_whole(
    dir: &Path,
    drafts: &Drafts,
    known: &mut Known,
) -> anyhow::Result<(BookSources, Vec<Diagnostic>)> {
    expect_book(dir)?;
    let mut found = Vec::new();
    let settings = known.read(&dir.join("book.toml"), drafts, &mut found)?;
    let (config, more) = Config::parse(&settings);
    found.extend(more);
    let mut book = BookSources {
        dir: dir.to_owned(),
        settings,
        config,
        lessons: vec![],
        templates: vec![],
        terms: vec![],
        compared: vec![],
        assets: vec![],
    };
    for language in book.config.languages.clone() {
        let folder = dir.join(&language.value);
        if !folder.is_dir() {
            let message = format!("the book has no folder `{}`", language.value);
            let error = Diagnostic::error("missing-folder", language.span, message);
            found.push(error.hint("make the folder, or leave the language out"));
            continue;
        }
        for path in walk(&book, &folder, &mut found)? {
            let below = below(&folder, &path);
            if path.extension().is_some_and(|end| end == "md") {
                let source = known.read(&path, drafts, &mut found)?;
                book.lessons.push(LessonSource { language: language.value.clone(), path: below, source });
            } else if below == TERMS {
                book.terms.push((language.value.clone(), known.read(&path, drafts, &mut found)?));
            } else if below == COMPARED {
                book.compared.push((language.value.clone(), known.read(&path, drafts, &mut found)?));
            } else {
                book.assets.push(format!("{}/{below}", language.value));
            }
        }
    }
    let templates = dir.join("templates");
    if templates.is_dir() {
        for path in walk(&book, &templates, &mut found)? {
            let source = known.read(&path, drafts, &mut found)?;
            book.templates.push((below(&templates, &path), source.text.clone()));
        }
    }
    Ok((book, found))
}

/// The files below a folder, sorted by path; hidden ones are left out, and links that lead out of the book reported.
fn walk(book: &BookSources, folder: &Path, found: &mut Vec<Diagnostic>) -> anyhow::Result<Vec<PathBuf>> {
    let root = real(&book.dir).unwrap_or_else(|| book.dir.clone());
    let mut files = Vec::new();
    let mut entries = WalkDir::new(folder).follow_links(true).sort_by_file_name().into_iter();
    while let Some(entry) = entries.next() {
        let entry = match entry {
            Ok(entry) => entry,
            // A link that leads nowhere, or round in a circle.
            Err(error) if error.io_error().is_none_or(is_missing) => {
                let path = error.path().map(shown).unwrap_or_default();
                found.push(left_out(book, &path, "leads nowhere or in a circle"));
                continue;
            }
            Err(error) => {
                return Err(error).with_context(|| format!("cannot look through `{}`", shown(folder)));
            }
        };
        if entry.depth() > 0 && is_hidden(&entry) {
            if entry.file_type().is_dir() {
                entries.skip_current_dir();
            }
        } else if entry.path_is_symlink() && real(entry.path()).is_none_or(|path| !path.starts_with(&root)) {
            found.push(left_out(book, &shown(entry.path()), "leads out of the book"));
            if entry.file_type().is_dir() {
                entries.skip_current_dir();
            }
        } else if entry.file_type().is_file() {
            files.push(entry.into_path());
        }
    }
    files.sort_by_key(|path| below(folder, path));
    Ok(files)
}

fn is_missing(error: &std::io::Error) -> bool {
    error.kind() == std::io::ErrorKind::NotFound
}

fn is_hidden(entry: &DirEntry) -> bool {
    entry.file_name().as_encoded_bytes().starts_with(b".")
}

fn left_out(book: &BookSources, path: &str, why: &str) -> Diagnostic {
    let message = format!("`{path}` is a link that {why}, so it was not read");
    let error = Diagnostic::error("link-out", Span::new(&book.settings, 0..0), message);
    error.hint("put the file itself into the book, or remove the link")
}

/// The path below a folder, with `/` between.
fn below(folder: &Path, path: &Path) -> String {
    shown(path.strip_prefix(folder).unwrap_or(path))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn book(root: &Path, files: &[(&str, &[u8])]) -> (BookSources, Vec<String>) {
        for (path, bytes) in files {
            let path = root.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, bytes).unwrap();
        }
        let (book, found) = read_book(root).unwrap();
        (book, found.iter().map(|d| format!("{} {:?} {}", d.code, d.span, d.message)).collect())
    }

    const SETTINGS: (&str, &[u8]) = ("book.toml", b"title = \"T\"\nlanguages = [\"ru\", \"en\"]\n");

    #[test]
    fn lessons_come_by_language_and_path_and_hidden_files_are_left_out() {
        let tmp = tempfile::tempdir().unwrap();
        let (book, found) = book(
            tmp.path(),
            &[
                SETTINGS,
                ("en/b.md", b"\xef\xbb\xbfb"),
                ("en/a/z.md", b""),
                ("en/a/pic.png", b"\x89"),
                ("en/.hidden.md", b""),
                ("en/.git/x.md", b""),
                ("ru/c.md", b""),
                ("notes/d.md", b""),
                ("templates/style.css", b"x"),
            ],
        );
        assert_eq!(found, Vec::<String>::new());
        let lessons = book.lessons.iter().map(|l| format!("{}/{} {}", l.language, l.path, l.source.text));
        assert_eq!(lessons.collect::<Vec<_>>(), ["ru/c.md ", "en/a/z.md ", "en/b.md b"]);
        assert_eq!(book.assets, ["en/a/pic.png"]);
        assert_eq!(book.templates, [("style.css".to_owned(), "x".to_owned())]);
    }

    #[test]
    fn a_file_that_is_not_utf8_is_reported_where_it_breaks() {
        let tmp = tempfile::tempdir().unwrap();
        let (_, found) = book(tmp.path(), &[SETTINGS, ("ru/a.md", b"ok\n\xff\n"), ("en/b.md", b"")]);
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with("not-utf8") && found[0].contains("a.md:2:1"), "{found:?}");
    }

    #[cfg(unix)]
    #[test]
    fn links_that_leave_the_book_or_lead_nowhere_are_not_read() {
        use std::os::unix::fs::symlink;
        let (tmp, outside) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        fs::write(outside.path().join("secret.md"), "secret").unwrap();
        fs::create_dir_all(tmp.path().join("en")).unwrap();
        fs::create_dir_all(tmp.path().join("ru")).unwrap();
        symlink(outside.path().join("secret.md"), tmp.path().join("en/out.md")).unwrap();
        symlink(outside.path(), tmp.path().join("en/outside")).unwrap();
        symlink("nowhere", tmp.path().join("en/gone.md")).unwrap();
        symlink(".", tmp.path().join("en/round")).unwrap();
        symlink("../en/in.md", tmp.path().join("ru/in.md")).unwrap();
        let (book, found) = book(tmp.path(), &[SETTINGS, ("en/in.md", b"in")]);
        let lessons = book.lessons.iter().map(|l| format!("{}/{} {}", l.language, l.path, l.source.text));
        assert_eq!(lessons.collect::<Vec<_>>(), ["ru/in.md in", "en/in.md in"]);
        assert_eq!(found.len(), 4, "{found:#?}");
    }

    #[test]
    fn a_folder_without_settings_is_no_book() {
        let tmp = tempfile::tempdir().unwrap();
        let error = read_book(tmp.path()).unwrap_err().to_string();
        assert!(error.contains("`book.toml`") && error.contains("--book"), "{error}");
    }
}
