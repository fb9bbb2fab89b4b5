//! The volumes of a book: which are wanted, and how each is made.

use std::path::Path;

use anyhow::{Context, anyhow};
use tabia::book::{Book, Edition, Format};
use tabia::volume::{self, Choice};
use tabia::{diag, epub, print, svg};

use super::files::{self, BookSources};
use super::{args, pdf};

/// What is to be built.
#[derive(Debug)]
pub(super) struct Wanted {
    /// Whether the site is.
    pub(super) site: bool,
    /// The formats of volumes.
    pub(super) formats: Vec<Format>,
    /// The game that the volumes are to be about.
    game: Option<String>,
    paper: args::Paper,
    ink: args::Ink,
}

impl Wanted {
    /// What the arguments ask for.
    ///
    /// # Errors
    /// If they ask for what this program, or the book, cannot make.
    pub(super) fn of(args: &args::Build) -> anyhow::Result<Wanted> {
        let mut formats = args.formats.clone();
        if formats.is_empty() {
            formats = vec![args::Format::Print, args::Format::Epub];
            if args.game.is_none() {
                formats.push(args::Format::Site);
            }
        }
        let site = formats.contains(&args::Format::Site);
        if site && args.game.is_some() {
            return Err(anyhow!(
                "a site is always about the whole book: leave out `--game`, or ask for `--format print,epub,pdf`"
            ));
        }
        let mut formats: Vec<Format> = formats.into_iter().filter_map(args::Format::of_volume).collect();
        formats.sort_unstable();
        formats.dedup();
        if formats.contains(&Format::Pdf) && !cfg!(feature = "pdf") {
            return Err(anyhow!("{}, or print the page of `--format print` from a browser", pdf::MISSING));
        }
        Ok(Wanted { site, formats, game: args.game.clone(), paper: args.paper, ink: args.ink })
    }

    /// The site alone.
    pub(super) fn site() -> Wanted {
        let (paper, ink) = (args::Paper::A4, args::Ink::Colour);
        Wanted { site: true, formats: Vec::new(), game: None, paper, ink }
    }

    /// The volume of the whole book that a build without further arguments would write to this path; `None` if it writes none.
    pub(super) fn made_plainly(
        book: &Book,
        path: &str,
        (dir, templates): (&Path, &[(String, String)]),
    ) -> Option<anyhow::Result<Vec<u8>>> {
        let (format, false) = Format::at(path)? else { return None };
        let plain = Wanted::plain();
        let edition = book.editions.iter().find(|edition| format.path(edition.lang.code(), None) == path)?;
        let wanted = plain.formats.contains(&format);
        wanted.then(|| plain.make(book, edition, format, (dir, templates), &mut Vec::new()))
    }

    /// What a build without further arguments makes.
    pub(super) fn plain() -> Wanted {
        let formats = vec![Format::Print, Format::Epub];
        Wanted { site: true, formats, game: None, paper: args::Paper::A4, ink: args::Ink::Colour }
    }

    /// Whether a file that an earlier build has written is none of what this one makes anew.
    pub(super) fn keeps(&self, path: &str) -> bool {
        match Format::at(path) {
            None => !self.site,
            Some((format, of_game)) => !self.formats.contains(&format) || of_game != self.game.is_some(),
        }
    }

    /// Whether the book is about the game that is asked for.
    pub(super) fn suits(&self, book: &Book) -> anyhow::Result<()> {
        self.game.as_deref().map_or(Ok(()), |game| known(book, game))
    }

    /// The formats in which the whole book will lie beside the site: those that are made, and those that earlier builds have
    /// `written` and this one keeps.
    pub(super) fn beside_the_site(&self, written: &[String]) -> Vec<Format> {
        let kept = |format: Format| {
            let lies = |path: &String| Format::at(path) == Some((format, false)) && self.keeps(path);
            written.iter().any(lies)
        };
        let made = |format: &Format| self.game.is_none() && self.formats.contains(format);
        Format::ALL.into_iter().filter(|format| made(format) || kept(*format)).collect()
    }

    /// The path of what a reader opens first.
    pub(super) fn first(&self, book: &Book) -> String {
        let lang = book.editions.first().map_or("en", |edition| edition.lang.code());
        let volume = self.formats.last().filter(|_| !self.site);
        volume.map_or("index.html".to_owned(), |format| format.path(lang, self.game.as_deref()))
    }

    /// The files of the volumes, each made when it is asked for. What whoever builds should know of them is added to the
    /// warnings. An edition that is not about the game has no volume of it.
    pub(super) fn files<'a>(
        &'a self,
        book: &'a Book,
        sources: &'a BookSources,
        warnings: &'a mut Vec<String>,
    ) -> impl Iterator<Item = anyhow::Result<(String, Vec<u8>)>> + 'a {
        let about = |edition: &&Edition| match &self.game {
            Some(game) => edition.references.iter().any(|reference| reference.game == game),
            None => true,
        };
        let editions = book.editions.iter().filter(about);
        let made = editions.flat_map(|edition| self.formats.iter().map(move |format| (edition, *format)));
        made.map(|(edition, format)| {
            let path = format.path(edition.lang.code(), self.game.as_deref());
            let made = self.make(book, edition, format, (&sources.dir, &sources.templates), warnings);
            Ok((path.clone(), made.with_context(|| format!("cannot make `{path}`"))?))
        })
    }

    fn make(
        &self,
        book: &Book,
        edition: &Edition,
        format: Format,
        (dir, templates): (&Path, &[(String, String)]),
        warnings: &mut Vec<String>,
    ) -> anyhow::Result<Vec<u8>> {
        let theme = match self.ink {
            args::Ink::Colour => svg::Theme::Light,
            args::Ink::Black => svg::Theme::Print,
        };
        let choice = Choice { game: self.game.as_deref(), theme };
        let volume = volume::of(book, edition, choice, templates)?;
        let shown = |path: &str| files::read(&dir.join(Path::new(path))).ok();
        match format {
            Format::Pdf => {
                let made = pdf::make(&volume, (self.paper, self.ink), templates, shown)?;
                warnings.extend(made.warnings);
                Ok(made.bytes)
            }
            Format::Print => {
                let options = print::Options { paper: self.paper.of_volume() };
                Ok(print::page(&volume, &options, templates, &shown)?.into_bytes())
            }
            Format::Epub => {
                let bytes = epub::write(&volume, templates, &shown)?;
                let lang = edition.lang.code();
                let unshown = epub::unshown(&volume, &shown);
                let unshown = unshown.iter().map(|path| {
                    format!(
                        "`{path}` is no picture that every e-reader can show (PNG, JPEG, GIF, WebP or SVG): the e-book \
                         in `{lang}` has its text in place of it"
                    )
                });
                warnings.extend(unshown);
                Ok(bytes)
            }
        }
    }
}

/// Whether the book is about the game.
fn known(book: &Book, game: &str) -> anyhow::Result<()> {
    let games: Vec<&str> = book
        .editions
        .iter()
        .flat_map(|edition| &edition.references)
        .map(|reference| reference.game)
        .collect();
    if games.contains(&game) {
        return Ok(());
    }
    Err(match diag::nearest(game, games.iter().copied()) {
        Some(near) => anyhow!("the book is not about a game `{game}`: did you mean `{near}`?"),
        None => {
            let mut games = games;
            games.sort_unstable();
            games.dedup();
            anyhow!("the book is not about a game `{game}`: it is about `{}`", games.join("`, `"))
        }
    })
}
