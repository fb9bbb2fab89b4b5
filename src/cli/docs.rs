//! `tabia docs`: builds the book about Tabia, which is part of the program, and opens it.

#[cfg(test)]
mod tests;
mod texts;

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use tabia::book::Config;
use tabia::diag::{Diagnostic, Severity, Source, short};

use super::assemble::assemble;
use super::build::write;
use super::files::{self, BookSources, LessonSource, Place};
use super::volumes::Wanted;
use super::{Console, Status, args};
use texts::texts;

/// Builds the book as any other, and shows it.
pub(super) fn run(args: &args::Docs, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let out = match &args.out {
        Some(out) => out.clone(),
        None => kept().context("there is no folder to keep the book in: give one with `--out`")?,
    };
    let (sources, mut found) = sources();
    let (mut book, more) = assemble(&sources);
    found.extend(more);
    if let Some(error) = found.iter().find(|finding| finding.severity == Severity::Error) {
        bail!("the book about Tabia is at fault, which is an error of Tabia's: {}", short(error));
    }
    let wanted = Wanted::site();
    let place = Place::new(&out, &sources.dir)?;
    book.formats = wanted.beside_the_site(&files::written(&place)?);
    write(&place, &book, &sources, &wanted, console).with_context(|| {
        format!("cannot keep the book in `{}` (give another folder with `--out`)", place.shown())
    })?;
    let page = place.dir().join(&args.language.code).join("index.html");
    writeln!(console.out, "{}", files::shown(&page))?;
    if !args.no_open
        && let Err(error) = open::that_detached(&page)
    {
        console.warn(format_args!("cannot show `{}`: {error}", files::shown(&page)));
    }
    Ok(Status::Fine)
}

/// The book, as its folder would be read.
fn sources() -> (BookSources, Vec<Diagnostic>) {
    let mut found = Vec::new();
    let texts = texts();
    let settings = texts.iter().find(|(path, _)| path == "book.toml").map_or("", |(_, text)| text);
    let settings = Source::new("book.toml", settings);
    let (config, more) = Config::parse(&settings);
    found.extend(more);
    let (mut lessons, mut terms, mut compared) = (Vec::new(), Vec::new(), Vec::new());
    for language in config.languages.iter().map(|language| &language.value) {
        let of_language = texts
            .iter()
            .filter_map(|(path, text)| Some((path.strip_prefix(language)?.strip_prefix('/')?, *text)));
        for (path, text) in of_language {
            let source = Source::new(format!("{language}/{path}"), text);
            match path {
                files::TERMS => terms.push((language.clone(), source)),
                files::COMPARED => compared.push((language.clone(), source)),
                _ => lessons.push(LessonSource { language: language.clone(), path: path.to_owned(), source }),
            }
        }
    }
    let dir = PathBuf::from("tabia");
    (
        BookSources { dir, settings, config, lessons, templates: vec![], terms, compared, assets: vec![] },
        found,
    )
}

/// The folder in which the book is kept from one time to the next, one a version.
fn kept() -> Option<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let home = || folder("HOME");
    let cache = if cfg!(windows) {
        folder("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Caches"))
    } else {
        folder("XDG_CACHE_HOME").or_else(|| home().map(|home| home.join(".cache")))
    };
    let cache = cache.unwrap_or_else(std::env::temp_dir);
    let name = Path::new("tabia").join(concat!("docs-", env!("CARGO_PKG_VERSION")));
    cache.is_absolute().then(|| cache.join(name))
}
