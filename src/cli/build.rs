//! `tabia build`: checks the book and writes it, or finds out whether it has been written.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::Context;
use tabia::book::Book;
use tabia::site;

use super::assemble::checked;
use super::files::{self, BookSources, Place, Tree};
use super::volumes::Wanted;
use super::{Console, Status, args, cards, report};

/// Builds the book. With findings nothing is written.
pub(super) fn run(args: &args::Build, dir: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let wanted = Wanted::of(args)?;
    args.jobs.apply()?;
    let place = Place::new(&args.out, dir)?;
    let (sources, mut book, found) = checked(dir, console)?;
    wanted.suits(&book)?;
    if report::findings(&sources, found, sources.lessons.len(), console) == Status::Findings {
        if !args.check {
            console.say(format_args!("nothing was written to `{}`", place.shown()));
        }
        return Ok(Status::Findings);
    }
    book.formats = wanted.beside_the_site(&files::written(&place)?);
    if args.check {
        return compare(&place, &book, &sources, &wanted, console);
    }
    write(&place, &book, &sources, &wanted, console)?;
    if args.open {
        let page = place.dir().join(wanted.first(&book));
        if let Err(error) = open::that_detached(&page) {
            console.warn(format_args!("cannot show `{}`: {error}", files::shown(&page)));
        }
    }
    Ok(Status::Fine)
}

/// A file of the output: its path and its bytes.
type File = anyhow::Result<(String, Vec<u8>)>;

/// The files of the output: the site's, with those of the book that its lessons use; the volumes, of which the warnings tell.
fn pages<'a>(
    book: &'a Book,
    sources: &'a BookSources,
    wanted: &'a Wanted,
    warnings: &'a mut Vec<String>,
) -> anyhow::Result<impl Iterator<Item = File> + 'a> {
    let site = match wanted.site {
        true => Some(site::render(book, &sources.templates).context("cannot use the book's templates")?),
        false => None,
    };
    let site = site.into_iter().flatten();
    let site = site.map(|page| page.context("cannot make a page with the book's templates"));
    let assets = used(book).into_iter().filter(|_| wanted.site).map(|path| {
        let bytes = files::read(&sources.dir.join(&path))?;
        Ok((path, bytes))
    });
    Ok(site.chain(assets).chain(wanted.files(book, sources, warnings)))
}

/// Writes the book.
pub(super) fn write(
    place: &Place,
    book: &Book,
    sources: &BookSources,
    wanted: &Wanted,
    console: &mut Console<'_>,
) -> anyhow::Result<()> {
    let mut tree = Tree::open(place)?;
    let mut warnings = Vec::new();
    console.during("making the pages", |busy| {
        let pages = pages(book, sources, wanted, &mut warnings)?;
        let least = pages.size_hint().0;
        for (number, page) in pages.enumerate() {
            busy.done(number, least.max(number));
            let (path, bytes) = page?;
            tree.put(&path, &bytes)?;
        }
        anyhow::Ok(())
    })?;
    if wanted.site {
        console.during("drawing the cards", |_| cards::put(&mut tree, book))?;
    }
    tree.keep_all(|path| wanted.keeps(path))?;
    let written = tree.finish()?;
    for warning in warnings {
        console.warn(warning);
    }
    for (was, is) in &written.set_aside {
        console.warn(format_args!("somebody had changed `{was}`; the changed file is now `{is}`"));
    }
    let files = report::number(written.files, "file");
    console.say(format_args!("wrote {files} to `{}` ({} unchanged)", place.shown(), written.unchanged));
    Ok(())
}

fn compare(
    place: &Place,
    book: &Book,
    sources: &BookSources,
    wanted: &Wanted,
    console: &mut Console<'_>,
) -> anyhow::Result<Status> {
    let mut warnings = Vec::new();
    let differences = console.during("making the pages", |_| {
        let cards = if wanted.site { cards::wanted(place, book)? } else { BTreeMap::new() };
        let pages = pages(book, sources, wanted, &mut warnings)?.chain(cards.into_iter().map(Ok));
        files::differences(place, pages, |path| wanted.keeps(path))
    })?;
    for (path, what) in &differences {
        console.say(format_args!("{}/{path} {what}", place.shown()));
    }
    if differences.is_empty() {
        console.say(format_args!("`{}` is what would be built now", place.shown()));
        return Ok(Status::Fine);
    }
    let files = report::number(differences.len(), "file");
    console.say(format_args!("{files} in `{}` would change: run `tabia build`", place.shown()));
    Ok(Status::Findings)
}

/// The files of the book that its lessons show or link to.
fn used(book: &Book) -> BTreeSet<String> {
    let chapters = book.editions.iter().flat_map(|edition| &edition.chapters);
    chapters.flat_map(|chapter| chapter.checked.files()).map(str::to_owned).collect()
}
