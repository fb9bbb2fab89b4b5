//! SVG text → PNG, by resvg.
//!
//! Diagrams need no font. What has text is set in the one that Tabia brings along; those of the machine are never asked.

mod fonts;
mod foreign;

use std::fmt;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

pub use self::fonts::{FAMILY, Fonts, Weight};
pub use self::foreign::{from_webp, shapes};

/// The most pixels that a picture may be wide or high.
pub const LARGEST: u32 = 16_384;

/// Why a picture could not be rasterised.
#[derive(Debug)]
pub enum Error {
    /// The text is not an SVG picture.
    Svg(String),
    /// The picture would have no pixels, or more than [`LARGEST`]: so many wide and high.
    Size(f64, f64),
    /// The PNG could not be written.
    Png(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Svg(why) => write!(f, "not an SVG picture: {why}"),
            Error::Size(width, height) => {
                write!(
                    f,
                    "a picture of {width:.0} × {height:.0} pixels; it may have from 1 to {LARGEST} each way"
                )
            }
            Error::Png(why) => write!(f, "cannot write the PNG: {why}"),
        }
    }
}

impl std::error::Error for Error {}

/// The picture as a PNG `width` pixels wide, its ground transparent.
///
/// The picture must be written with plain colours: custom properties are painted black.
///
/// # Errors
/// If the text is not SVG, or if the size is not from 1 to [`LARGEST`] either way.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, Error> {
    paint(svg, width, &Options::default())
}

/// The same of a picture with text.
///
/// # Errors
/// As [`png`].
pub fn png_with(fonts: &Fonts, svg: &str, width: u32) -> Result<Vec<u8>, Error> {
    paint(svg, width, &fonts.options())
}

fn paint(svg: &str, width: u32, options: &Options<'_>) -> Result<Vec<u8>, Error> {
    let tree = Tree::from_str(svg, options).map_err(|e| Error::Svg(e.to_string()))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round();
    let too_large = || Error::Size(width.into(), height.into());
    let within = |pixels: f32| (1.0..=LARGEST as f32).contains(&pixels);
    if !within(width as f32) || !within(height) {
        return Err(too_large());
    }
    let mut pixels = Pixmap::new(width, height as u32).ok_or_else(too_large)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|e| Error::Png(e.to_string()))
}
