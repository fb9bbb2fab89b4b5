//! `tabia build`: checks the book and writes it, or finds out whether it has been written.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context, bail};
use tabia::book::Book;
use tabia::site;

use super::assemble::assemble;
use super::files::{self, BookSources, Place, Tree};
use super::{Console, Status, args, pdf, report};

/// Builds the book. With findings nothing is written.
pub(super) fn run(args: &args::Build, dir: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let made = [args::Format::Site, args::Format::Pdf];
    if let Some(format) = args.formats.iter().find(|format| !made.contains(format)) {
        let name = format!("{format:?}").to_lowercase();
        bail!("this version does not make `{name}`: leave it out of `--format`, which then makes the site");
    }
    args.jobs.apply()?;
    let place = Place::new(&args.out, dir)?;
    let (sources, mut found) = files::read_book(dir)?;
    let (book, more) = assemble(&sources);
    found.extend(more);
    if report::findings(&sources, found, sources.lessons.len(), console) == Status::Findings {
        if !args.check {
            console.say(format_args!("nothing was written to `{}`", place.shown()));
        }
        return Ok(Status::Findings);
    }
    if args.check {
        return compare(args, &place, &book, &sources, console);
    }
    write(args, &place, &book, &sources, console)?;
    if args.open {
        let page = place.dir().join("index.html");
        if let Err(error) = open::that_detached(&page) {
            console.say(format_args!("warning: cannot show `{}`: {error}", files::shown(&page)));
        }
    }
    Ok(Status::Fine)
}

/// A file of the output, or why it cannot be made.
type Page = anyhow::Result<(String, Vec<u8>)>;

/// The files of the output: the site's with those of the book that its lessons use, then the PDFs; as far as they are wanted.
fn pages<'a>(
    args: &args::Build,
    book: &'a Book,
    sources: &'a BookSources,
    console: &mut Console<'_>,
) -> anyhow::Result<Box<dyn Iterator<Item = Page> + 'a>> {
    let mut pages: Box<dyn Iterator<Item = Page>> = Box::new(std::iter::empty());
    if args.formats.contains(&args::Format::Site) {
        let site = site::render(book, &sources.templates).context("cannot use the book's templates")?;
        let site = site.map(|page| page.context("cannot make a page with the book's templates"));
        let assets = used(book).into_iter().map(|path| {
            let bytes = files::read(&sources.dir.join(&path))?;
            Ok((path, bytes))
        });
        pages = Box::new(site.chain(assets));
    }
    if args.formats.contains(&args::Format::Pdf) {
        let made = pdf::files(args, book, sources, console)?;
        pages = Box::new(pages.chain(made.into_iter().map(Ok)));
    }
    Ok(pages)
}

fn write(
    args: &args::Build,
    place: &Place,
    book: &Book,
    sources: &BookSources,
    console: &mut Console<'_>,
) -> anyhow::Result<()> {
    let mut tree = Tree::open(place)?;
    for page in pages(args, book, sources, console)? {
        let (path, bytes) = page?;
        tree.put(&path, &bytes)?;
    }
    let written = tree.finish()?;
    for (was, is) in &written.set_aside {
        console.say(format_args!("warning: somebody had changed `{was}`; the changed file is now `{is}`"));
    }
    let files = report::number(written.files, "file");
    console.say(format_args!("wrote {files} to `{}` ({} unchanged)", place.shown(), written.unchanged));
    Ok(())
}

fn compare(
    args: &args::Build,
    place: &Place,
    book: &Book,
    sources: &BookSources,
    console: &mut Console<'_>,
) -> anyhow::Result<Status> {
    let differences = files::differences(place, pages(args, book, sources, console)?)?;
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
