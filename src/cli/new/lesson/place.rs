//! Where a new lesson goes: a path below a language's folder of the book, a number at the head of its name.

use std::path::{Component, Path, PathBuf};

use anyhow::{Context, bail};
use tabia::lesson::slug;

use super::super::super::files::{self, BookSources};

/// A place in the book, perhaps without a name for the file yet.
#[derive(Debug)]
pub(super) struct Spot {
    /// The languages in which the lesson is to be written, the one that is written first at the head.
    pub(super) languages: Vec<String>,
    /// The folder below that of the language, with `/` between; empty for that of the language itself.
    pub(super) folder: String,
    /// The name of the file, if it is given.
    name: Option<String>,
}

impl Spot {
    /// Reads the path, which is one below the book, below a language's folder, or from here.
    ///
    /// # Errors
    /// If it leads out of the book, or is none of a lesson, in one line with the remedy.
    pub(super) fn of(path: &Path, asked: Option<&str>, book: &BookSources) -> anyhow::Result<Spot> {
        let shown = files::shown(path);
        let mut below = below(path, book)?;
        let known: Vec<&str> = book.config.languages.iter().map(|language| language.value.as_str()).collect();
        let head = below.first().cloned().filter(|head| known.contains(&head.as_str()));
        if head.is_some() {
            below.remove(0);
        }
        if let Some(asked) = asked {
            if !known.contains(&asked) {
                bail!("the book has no language `{asked}`: add it to `languages` in `book.toml`");
            }
            if let Some(head) = head.as_ref().filter(|head| *head != asked) {
                bail!(
                    "`{shown}` is a path of the language `{head}`, not of `{asked}`: change one of the two"
                );
            }
        }
        let source = known.first().copied().unwrap_or_default();
        let languages = match asked.or(head.as_deref().filter(|head| *head != source)) {
            Some(one) => vec![one.to_owned()],
            None => known.iter().map(|&code| code.to_owned()).collect(),
        };
        if let Some(hidden) = below.iter().find(|part| part.starts_with('.')) {
            bail!("`{hidden}` is hidden, and hidden files are no part of a book: give another name");
        }
        let code = languages.first().cloned().unwrap_or_default();
        let is_folder = below.is_empty()
            || path.to_string_lossy().ends_with(['/', std::path::MAIN_SEPARATOR])
            || book.dir.join(&code).join(below.join("/")).is_dir();
        let name = if is_folder { None } else { below.pop() };
        let name = name.map(|name| match name.rsplit_once('.') {
            None => Ok(format!("{name}.md")),
            Some((_, "md")) => Ok(name),
            Some(_) => Err(name),
        });
        let name = match name.transpose() {
            Ok(name) => name,
            Err(name) => bail!("`{name}` does not end with `.md`, as the names of lessons do"),
        };
        let spot = Spot { languages, folder: below.join("/"), name };
        if let (Some(name), false) = (&spot.name, code == source) {
            let original = book.dir.join(source).join(spot.below(name));
            if original.is_file() {
                let original = files::shown(&original);
                bail!("a translation begins as a copy: copy `{original}` and translate its words");
            }
        }
        Ok(spot)
    }

    /// The path below the language's folder; a file without a name gets the next number and a name after the title.
    pub(super) fn path(&self, title: &str, book: &BookSources) -> String {
        if let Some(name) = &self.name {
            return self.below(name);
        }
        let slug = slug(title);
        let slug = if slug.is_empty() { "lesson" } else { &slug };
        self.below(&format!("{:02}-{slug}.md", self.last(book) + 1))
    }

    /// What the file is named after, without its number.
    pub(super) fn named(&self) -> Option<&str> {
        let name = self.name.as_deref()?.strip_suffix(".md")?;
        Some(name.split_once('-').filter(|_| number(name).is_some()).map_or(name, |(_, name)| name))
    }

    /// The path with the next number, where the others of the folder have numbers and this one has none.
    pub(super) fn numbered(&self, path: &str, book: &BookSources) -> Option<String> {
        let name = path.rsplit('/').next()?;
        let last = self.last(book);
        let plain = number(name).is_none() && name != "index.md";
        (plain && last > 0).then(|| self.below(&format!("{:02}-{name}", last + 1)))
    }

    /// The highest number of a lesson in the folder.
    fn last(&self, book: &BookSources) -> u32 {
        let beside = book.lessons.iter().filter(|lesson| self.languages.contains(&lesson.language));
        let names = beside.filter_map(|lesson| match lesson.path.rsplit_once('/') {
            Some((folder, name)) => (folder == self.folder).then_some(name),
            None => self.folder.is_empty().then_some(lesson.path.as_str()),
        });
        names.filter_map(number).max().unwrap_or(0)
    }

    fn below(&self, name: &str) -> String {
        if self.folder.is_empty() { name.to_owned() } else { format!("{}/{name}", self.folder) }
    }
}

/// The number at the head of a name.
fn number(name: &str) -> Option<u32> {
    name.split_once('-')?.0.parse().ok()
}

/// The parts of the path below the book.
fn below(path: &Path, book: &BookSources) -> anyhow::Result<Vec<String>> {
    let out = || {
        format!(
            "`{}` leads out of the book `{}`: give a path in it",
            files::shown(path),
            files::shown(&book.dir)
        )
    };
    let dir = files::real(&book.dir).with_context(out)?;
    let here = std::env::current_dir().ok().and_then(|here| files::real(&here)).unwrap_or_default();
    let from_here = plain(&here.join(path));
    let inner = match from_here.as_deref().and_then(|path| path.strip_prefix(&dir).ok()) {
        Some(inner) => inner.to_owned(),
        _ if path.is_absolute() => bail!(out()),
        _ => match plain(path) {
            Some(inner) => inner,
            None => bail!(out()),
        },
    };
    // What is there already of the way must not be a link that leads elsewhere.
    let there = dir.join(&inner);
    let there = there.ancestors().find_map(files::real);
    if there.is_none_or(|there| !there.starts_with(&dir)) {
        bail!(out());
    }
    let parts = inner.components().map(|part| part.as_os_str().to_str().map(str::to_owned));
    parts.collect::<Option<Vec<String>>>().context("the path is not UTF-8 text: give another name")
}

/// The path without `.` and `..`; `None` if it leads above its beginning.
fn plain(path: &Path) -> Option<PathBuf> {
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => {
                if !matches!(out.components().next_back(), Some(Component::Normal(_))) {
                    return None;
                }
                out.pop();
            }
            part => out.push(part),
        }
    }
    Some(out)
}
