//! SVG text → PNG, by resvg.

use std::fmt;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Why a picture could not be rasterised.
#[derive(Debug)]
pub enum Error {
    /// The text is not an SVG picture.
    Svg(String),
    /// The picture would have no pixels, or too many.
    Size,
    /// The PNG could not be written.
    Png(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Svg(why) => write!(f, "not an SVG picture: {why}"),
            Error::Size => write!(f, "the picture would have no pixels, or too many"),
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
/// If the text is not SVG, or if the size is 0 or larger than 2³¹ bytes of pixels.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, Error> {
    let tree = Tree::from_str(svg, &Options::default()).map_err(|e| Error::Svg(e.to_string()))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round() as u32;
    let mut pixels = Pixmap::new(width, height).ok_or(Error::Size)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|e| Error::Png(e.to_string()))
}
