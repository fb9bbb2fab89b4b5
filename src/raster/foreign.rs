//! Pictures that somebody else has made.

use std::io::Cursor;

use image_webp::WebPDecoder;
use resvg::tiny_skia::{ColorU8, Pixmap};
use resvg::usvg::{ImageHrefResolver, Options, Tree, WriteOptions};

use super::{Fonts, LARGEST};

/// An SVG as an SVG of plain shapes: no scripts, style sheets, text or ways out. `None` if it cannot be read.
///
/// Text is set in the font that Tabia brings along; pictures in it stay if they are in it as data.
pub fn shapes(svg: &[u8]) -> Option<String> {
    let inside = ImageHrefResolver {
        resolve_data: ImageHrefResolver::default_data_resolver(),
        resolve_string: Box::new(|_, _| None),
    };
    let fonts = Fonts::bundled();
    let options = Options { image_href_resolver: inside, ..fonts.options() };
    let tree = Tree::from_data(svg, &options).ok()?;
    Some(tree.to_string(&WriteOptions::default()))
}

/// A WebP as a PNG. `None` if it cannot be read, or has more pixels than [`LARGEST`] either way.
pub fn from_webp(webp: &[u8]) -> Option<Vec<u8>> {
    let mut decoder = WebPDecoder::new(Cursor::new(webp)).ok()?;
    let (width, height) = decoder.dimensions();
    if width > LARGEST || height > LARGEST {
        return None;
    }
    let mut read = vec![0; decoder.output_buffer_size()?];
    decoder.read_image(&mut read).ok()?;
    let mut pixels = Pixmap::new(width, height)?;
    let each = if decoder.has_alpha() { 4 } else { 3 };
    for (pixel, from) in pixels.pixels_mut().iter_mut().zip(read.chunks_exact(each)) {
        let alpha = from.get(3).copied().unwrap_or(u8::MAX);
        *pixel = ColorU8::from_rgba(from[0], from[1], from[2], alpha).premultiply();
    }
    pixels.encode_png().ok()
}
