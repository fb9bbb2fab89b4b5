//! The cover: the title above the first board of the book. A raster picture, which every shelf shows.

use std::fmt::Write;

use super::{Error, Item};
use crate::html::raw::escape;
use crate::raster::{self, FAMILY, Fonts, Weight};
use crate::volume::Volume;

/// The file of the cover.
pub(super) const FILE: &str = "cover.png";
/// How many pixels it is wide: shops ask for no fewer.
pub(super) const WIDTH: u32 = 1400;
/// How many pixels it is high.
pub(super) const HEIGHT: u32 = 2100;

/// The ground, the field of the board, the letters, and the finer letters.
const GROUND: &str = "#fffdf8";
const FIELD: &str = "#efe9dd";
const INK: &str = "#1d1b19";
const SOFT: &str = "#6b604e";
/// Squares where there is no board.
const SQUARE: &str = "#d3c8b4";

/// From the edges to the text.
const MARGIN: f64 = 130.0;
/// Where the field of the board begins and ends.
const BAND: (f64, f64) = (700.0, 1860.0);
/// The largest that a board may be shown.
const BOARD: (f64, f64) = (1140.0, 1000.0);
/// The largest letters of a title, and of what stands beside it.
const LARGEST: f64 = 170.0;
const SMALL: f64 = 54.0;
/// From line to line, to the size of the letters.
const LEADING: f64 = 1.12;

/// The cover as a file of the e-book.
pub(super) fn item(volume: &Volume<'_>) -> Result<Item, Error> {
    let fonts = Fonts::bundled();
    let png = raster::png_with(&fonts, &draw(volume, &fonts), WIDTH).map_err(Error::Cover)?;
    Ok(Item::new(FILE, "image/png", png).with("cover-image"))
}

fn draw(volume: &Volume<'_>, fonts: &Fonts) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\">\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{GROUND}\"/>\
         <rect y=\"{}\" width=\"{WIDTH}\" height=\"{}\" fill=\"{FIELD}\"/>",
        BAND.0,
        BAND.1 - BAND.0
    );
    match board(volume) {
        Some((picture, size)) => svg += &placed(picture, size),
        None => svg += &squares(),
    }
    let room = f64::from(WIDTH) - 2.0 * MARGIN;
    let (title, above) = match volume.game {
        Some(game) => (game, volume.title),
        None => (volume.title, ""),
    };
    let mut top = MARGIN;
    if !above.is_empty() {
        let lines = set(above, fonts, Weight::Regular, (room, 2.0 * SMALL * LEADING), SMALL);
        top = lines.write(&mut svg, top, Weight::Regular, SOFT) + SMALL;
    }
    let lines = set(title, fonts, Weight::Semibold, (room, BAND.0 - top - MARGIN / 2.0), LARGEST);
    lines.write(&mut svg, top, Weight::Semibold, INK);
    let authors = volume.authors.join(", ");
    let foot = f64::from(HEIGHT) - BAND.1 - MARGIN;
    let lines = set(&authors, fonts, Weight::Regular, (room, foot), SMALL);
    lines.write(&mut svg, BAND.1 + MARGIN / 2.0, Weight::Regular, SOFT);
    svg + "</svg>"
}

/// The first board of the volume, and its size.
fn board<'a>(volume: &'a Volume<'_>) -> Option<(&'a str, (f64, f64))> {
    let bodies = volume.sections.iter().map(|section| section.body.as_str());
    let (_, rest) = bodies.filter_map(|body| body.split_once("<img class=\"board\" src=\"")).next()?;
    let value = |key: &str| rest.split_once(key)?.1.split('"').next()?.parse().ok();
    let name = rest.split('"').next()?;
    let size = (value("width=\"")?, value("height=\"")?);
    Some((volume.pictures.get(name)?, size))
}

/// The board in the middle of its field.
fn placed(picture: &str, size: (f64, f64)) -> String {
    let scale = (BOARD.0 / size.0).min(BOARD.1 / size.1);
    let x = (f64::from(WIDTH) - size.0 * scale) / 2.0;
    let y = (BAND.0 + BAND.1 - size.1 * scale) / 2.0;
    format!("<g transform=\"translate({x:.2} {y:.2})scale({scale:.4})\">{picture}</g>")
}

/// Squares all over the field.
fn squares() -> String {
    let side = (BAND.1 - BAND.0) / 4.0;
    let mut squares = format!("<g fill=\"{SQUARE}\">");
    for (file, rank) in (0..5).flat_map(|file| (0..4).map(move |rank| (file, rank))) {
        if (file + rank) % 2 == 1 {
            let (x, y) = (f64::from(file) * side, BAND.0 + f64::from(rank) * side);
            let _ = write!(squares, "<rect x=\"{x:.2}\" y=\"{y:.2}\" width=\"{side}\" height=\"{side}\"/>");
        }
    }
    squares + "</g>"
}

/// A text that has been set.
struct Lines {
    size: f64,
    lines: Vec<String>,
}

/// Sets a text as large as its place allows, with no word parted.
fn set(text: &str, fonts: &Fonts, weight: Weight, place: (f64, f64), largest: f64) -> Lines {
    let words: Vec<&str> = text.split_whitespace().collect();
    // With nothing between, a space would have no width.
    let mut widths = fonts.widths(&[words.as_slice(), &["n n", "nn"]].concat(), weight);
    let tight = widths.pop().unwrap_or_default();
    let space = widths.pop().unwrap_or_default() - tight;
    let mut size = largest;
    loop {
        let mut lines: Vec<(String, f64)> = Vec::new();
        for (word, width) in words.iter().zip(&widths) {
            match lines.last_mut() {
                Some((line, long)) if (*long + space + width) * size <= place.0 => {
                    *line += " ";
                    *line += word;
                    *long += space + width;
                }
                _ => lines.push(((*word).to_owned(), *width)),
            }
        }
        let fits = lines.iter().all(|(_, long)| long * size <= place.0)
            && lines.len() as f64 * size * LEADING <= place.1;
        if fits || size < 1.0 {
            return Lines { size, lines: lines.into_iter().map(|(line, _)| line).collect() };
        }
        size *= 0.96;
    }
}

impl Lines {
    /// Writes the lines below a height; gives the height at which they end.
    fn write(&self, svg: &mut String, top: f64, weight: Weight, colour: &str) -> f64 {
        let mut baseline = top + self.size * 0.75;
        for line in &self.lines {
            let (size, weight, line) = (self.size, weight.number(), escape(line));
            let _ = write!(
                svg,
                "<text x=\"{MARGIN}\" y=\"{baseline:.2}\" font-family=\"{FAMILY}\" font-weight=\"{weight}\" \
                 font-size=\"{size:.2}\" fill=\"{colour}\">{line}</text>"
            );
            baseline += size * LEADING;
        }
        baseline - self.size * 0.75
    }
}
