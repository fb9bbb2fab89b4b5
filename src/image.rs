//! What a file is that an author shows as an image: told by its bytes, whatever its name says.
//!
//! A site hands such a file on as it is. E-books and PDFs are closed worlds: in them an SVG is no more than its shapes, without
//! scripts, style sheets or ways out, and what no reader could show is no image at all.

use crate::raster;

/// The sorts of images.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// PNG.
    Png,
    /// JPEG.
    Jpeg,
    /// GIF.
    Gif,
    /// WebP.
    WebP,
    /// SVG.
    Svg,
}

impl Kind {
    /// What the name of such a file ends in.
    pub fn end(self) -> &'static str {
        match self {
            Kind::Png => "png",
            Kind::Jpeg => "jpg",
            Kind::Gif => "gif",
            Kind::WebP => "webp",
            Kind::Svg => "svg",
        }
    }

    /// Its media type.
    pub fn media_type(self) -> &'static str {
        match self {
            Kind::Png => "image/png",
            Kind::Jpeg => "image/jpeg",
            Kind::Gif => "image/gif",
            Kind::WebP => "image/webp",
            Kind::Svg => "image/svg+xml",
        }
    }

    fn of(bytes: &[u8]) -> Kind {
        match bytes {
            [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n', ..] => Kind::Png,
            [0xff, 0xd8, 0xff, ..] => Kind::Jpeg,
            [b'G', b'I', b'F', b'8', b'7' | b'9', b'a', ..] => Kind::Gif,
            [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Kind::WebP,
            _ => Kind::Svg,
        }
    }
}

/// An image.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Image {
    /// Its sort.
    pub kind: Kind,
    /// The bytes to show: the file's own, but those of an SVG are its shapes alone.
    pub bytes: Vec<u8>,
}

/// The image that a file holds, if it holds one.
pub fn read(bytes: Vec<u8>) -> Option<Image> {
    let kind = Kind::of(&bytes);
    let bytes = match kind {
        Kind::Svg => raster::shapes(&bytes)?.into_bytes(),
        Kind::Png | Kind::Jpeg | Kind::Gif | Kind::WebP => bytes,
    };
    Some(Image { kind, bytes })
}

/// The same image as a PNG, if it is a WebP that can be read: older readers know none. Other images stay as they are.
pub fn for_old_readers(image: Image) -> Option<Image> {
    match image.kind {
        Kind::WebP => Some(Image { kind: Kind::Png, bytes: raster::from_webp(&image.bytes)? }),
        Kind::Png | Kind::Jpeg | Kind::Gif | Kind::Svg => Some(image),
    }
}

#[cfg(test)]
mod tests {
    use super::{Image, Kind, for_old_readers, read};

    /// A white WebP of one pixel.
    const WEBP: &[u8] =
        b"RIFF\x1e\x00\x00\x00WEBPVP8L\x11\x00\x00\x00/\x00\x00\x00\x00\x07\xd0\xff\xfe\xf7\xbf\xff\x81\x88\xe8\x7f\x00\x00";

    #[test]
    fn a_file_is_what_its_bytes_say() {
        let kind = |bytes: &[u8]| read(bytes.to_vec()).map(|image| image.kind);
        assert_eq!(kind(b"\x89PNG\r\n\x1a\n..."), Some(Kind::Png));
        assert_eq!(kind(b"\xff\xd8\xff\xe0..."), Some(Kind::Jpeg));
        assert_eq!(kind(b"GIF89a..."), Some(Kind::Gif));
        assert_eq!(kind(WEBP), Some(Kind::WebP));
        assert_eq!(kind(b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"), Some(Kind::Svg));
        for none in [&b""[..], b"BM....", b"<svg", b"<html/>", b"%PDF-1.4"] {
            assert_eq!(kind(none), None, "{none:?}");
        }
    }

    #[test]
    fn an_svg_is_its_shapes_alone() {
        let svg = "<?xml version='1.0'?>\n<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/x.dtd'>\n\
                   <svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='20' height='10' \
                   onload='steal()'><script>steal()</script><style>@import url(http://x.org/x.css); rect { fill: #f00 }</style>\
                   <a xlink:href='javascript:steal()'><rect width='5' height='5'/></a>\
                   <image xlink:href='https://x.org/x.png' width='5' height='5'/>\
                   <image xlink:href='/etc/x.png' width='5' height='5'/><text y='8'>Ход</text></svg>";
        let shown = read(svg.into()).unwrap();
        let text = String::from_utf8(shown.bytes).unwrap();
        for gone in ["script", "steal", "DOCTYPE", "x.org", "<a", "<image", "/etc", "<text", "style"] {
            assert!(!text.contains(gone), "{gone} in {text}");
        }
        for stays in ["width=\"20\"", "height=\"10\"", "#ff0000"] {
            assert!(text.contains(stays), "{stays} in {text}");
        }
        assert_eq!(text.matches("<path").count(), 2, "a square and a word: {text}");
    }

    #[test]
    fn old_readers_get_a_png_for_a_webp() {
        let png = for_old_readers(read(WEBP.to_vec()).unwrap()).unwrap();
        assert!(png.kind == Kind::Png && png.bytes.starts_with(b"\x89PNG"));
        assert_eq!(for_old_readers(Image { kind: Kind::WebP, bytes: WEBP[..20].to_vec() }), None);
        let gif = Image { kind: Kind::Gif, bytes: b"GIF89a".to_vec() };
        assert_eq!(for_old_readers(gif.clone()), Some(gif));
    }
}
