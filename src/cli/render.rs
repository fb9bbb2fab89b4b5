//! `tabia render`: one picture, of the book or of a position, as SVG, PNG or plain text, on the standard output or in a
//! file.

mod choose;
mod named;

use std::path::Path;

use anyhow::{Context, bail};
use tabia::check;
use tabia::diagram::{self, Diagram, View};
use tabia::{games, raster, svg};

use self::choose::{Chosen, choose};
use super::args::Picture;
use super::{Console, Status, args, files, position};

/// Draws.
pub(super) fn run(args: &args::Render, dir: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let chosen = choose(args)?;
    let (game, diagram) = match (&args.figure, &args.game) {
        (Some(name), _) => match named::find(args, name, dir, console)? {
            Some(found) => found,
            None => return Ok(Status::Findings),
        },
        (None, Some(game)) => of_position(args, game)?,
        (None, None) => bail!("nothing to draw: name a diagram, or give `--game`"),
    };
    let bytes = match chosen.format {
        Picture::Text => diagram::plain(&diagram, |glyph| letter(game, glyph)).into_bytes(),
        Picture::Svg => {
            let text = svg::alone(&diagram, chosen.theme, chosen.sheet(svg::size(&diagram)));
            format!("{text}\n").into_bytes()
        }
        Picture::Png => png(&diagram, &chosen)?,
    };
    match &args.out {
        Some(file) => files::write(file, &bytes)?,
        None => console.out.write_all(&bytes)?,
    }
    Ok(Status::Fine)
}

fn of_position(args: &args::Render, game: &str) -> anyhow::Result<(&'static str, Diagram)> {
    let game = position::game(game)?;
    let text = args.fen.as_deref().unwrap_or(game.spec().start);
    let position = position::read(game, text).with_context(|| format!("`{text}` is no position"))?;
    let view = match args.view {
        args::View::White => View::White,
        args::View::Black => View::Black,
    };
    let lang = position::lang(&args.language.code)?;
    let diagram = Diagram { view, ..check::picture(game, &position, "position".to_owned(), &lang) };
    Ok((game.spec().id, diagram))
}

fn png(diagram: &Diagram, chosen: &Chosen) -> anyhow::Result<Vec<u8>> {
    let sheet = chosen.sheet(svg::size(diagram));
    let width = (svg::size(diagram).0 * sheet.scale).round();
    // A width that no number of pixels can be is too large in any case, and is refused as such.
    let picture = raster::png(&svg::alone(diagram, chosen.theme, sheet), width as u32);
    picture.map_err(|error| match error {
        raster::Error::Size(..) => {
            anyhow::anyhow!("cannot make {error}: give another `--width` or `--scale`")
        }
        error => anyhow::Error::new(error).context("cannot make the PNG"),
    })
}

/// The letter of the man that a glyph stands for, in the game's own set or another.
pub(super) fn letter(game: &str, glyph: &str) -> Option<char> {
    let spec = games::find(game)?.spec();
    let looks = spec.looks.iter().flat_map(|look| look.glyphs.iter().zip(spec.kinds));
    let own = spec.kinds.iter().map(|kind| (&kind.glyph, kind));
    own.chain(looks).find(|(known, _)| **known == glyph).map(|(_, kind)| kind.letter)
}
