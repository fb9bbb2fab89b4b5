//! `tabia render`: one picture, of the book or of a position, as SVG on the standard output or as PNG in a file.

use std::path::Path;

use anyhow::{Context, anyhow, bail};
use tabia::check::{self, CheckedBlock};
use tabia::diag::nearest;
use tabia::diagram::{Diagram, View};
use tabia::{raster, svg};

use super::assemble::assemble;
use super::{Console, Status, args, files, position, report};

/// Draws.
pub(super) fn run(args: &args::Render, dir: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let diagram = match (&args.figure, &args.game) {
        (Some(figure), _) => match of_book(args, figure, dir, console)? {
            Some(diagram) => diagram,
            None => return Ok(Status::Findings),
        },
        (None, Some(game)) => {
            let game = position::game(game)?;
            let text = args.fen.as_deref().unwrap_or(game.spec().start);
            let position = position::read(game, text).with_context(|| format!("`{text}` is no position"))?;
            let view = match args.view {
                args::View::White => View::White,
                args::View::Black => View::Black,
            };
            let lang = position::lang(&args.language.code)?;
            Diagram { view, ..check::picture(game, &position, "position".to_owned(), &lang) }
        }
        (None, None) => bail!("nothing to draw: name a diagram, or give `--game`"),
    };
    let theme = match args.theme {
        args::Theme::Light => svg::Theme::Light,
        args::Theme::Dark => svg::Theme::Dark,
        args::Theme::Print => svg::Theme::Print,
        args::Theme::Site => svg::Theme::Site,
    };
    let Some(file) = &args.png else {
        writeln!(console.out, "{}", svg::render(&diagram, theme))?;
        return Ok(Status::Fine);
    };
    if theme == svg::Theme::Site {
        bail!("a PNG needs colours of its own: give `--theme light`, `dark` or `print`");
    }
    let picture = raster::png(&svg::render(&diagram, theme), args.width);
    files::write(file, &picture.context("cannot make the PNG")?)?;
    Ok(Status::Fine)
}

/// The diagram of the book that is named; `None` if there are findings in its lesson.
fn of_book(
    args: &args::Render,
    name: &str,
    dir: &Path,
    console: &mut Console<'_>,
) -> anyhow::Result<Option<Diagram>> {
    let Some((slug, id)) = name.split_once('#') else {
        bail!("found `{name}`, expected a lesson's slug, `#` and a diagram's id, such as `ritter#ritter-c2`");
    };
    let (sources, mut found) = files::read_book(dir)?;
    let (book, more) = assemble(&sources);
    found.extend(more);
    let code = args.language.code.as_str();
    let edition = book.editions.iter().find(|edition| edition.lang.code() == code);
    let edition =
        edition.with_context(|| format!("the book has no edition in `{code}`: give another `--lang`"))?;
    let is_named = |address: &str| address == slug || address.rsplit('/').next() == Some(slug);
    let chapter = edition.chapters.iter().find(|chapter| is_named(&chapter.address)).ok_or_else(|| {
        let slugs = edition.chapters.iter().filter_map(|chapter| chapter.address.rsplit('/').next());
        unknown("lesson", slug, slugs)
    })?;
    // Blocks of a translation are reported where they were written first.
    let path = Path::new(&chapter.checked.lesson.path);
    found.retain(|finding| Path::new(&finding.span.source.path).ends_with(path));
    if !found.is_empty() && report::findings(&sources, found, 1, console) == Status::Findings {
        return Ok(None);
    }
    let figures = chapter.checked.blocks.iter().flat_map(CheckedBlock::figures);
    let figure = figures.clone().find(|figure| figure.id == id);
    let figure = figure.ok_or_else(|| unknown("diagram", id, figures.map(|figure| figure.id.as_str())))?;
    Ok(Some(figure.diagram.clone()))
}

fn unknown<'a>(what: &str, name: &str, known: impl Iterator<Item = &'a str> + Clone) -> anyhow::Error {
    match nearest(name, known.clone()) {
        Some(near) => anyhow!("there is no {what} `{name}`: did you mean `{near}`?"),
        None => {
            anyhow!("there is no {what} `{name}`: there are `{}`", known.collect::<Vec<_>>().join("`, `"))
        }
    }
}
