//! Pictures as resvg paints them.

use resvg::tiny_skia::Pixmap;
use tabia::board::{Drawn, Point};
use tabia::diagram::{Man, Shade, View};
use tabia::raster;
use tabia::svg::theme::{self, Colour};
use tabia::svg::{CELL, MARGIN, TOP, Theme, piece, render, swatch};

use super::{BOARD, PLAIN, SMALL, empty, glyph_names, lesson, marked, rgb, signs, start};

pub(super) fn pixels(picture: &str, width: u32) -> Pixmap {
    Pixmap::decode_png(&raster::png(picture, width).expect("a picture")).expect("a PNG")
}

/// The colour at a place of a picture of one pixel per unit.
pub(super) fn colour_at(image: &Pixmap, (x, y): (f64, f64)) -> [u8; 3] {
    let pixel = image.pixel(x as u32, y as u32).expect("within the picture");
    [pixel.red(), pixel.green(), pixel.blue()]
}

/// The colour at an offset within a square, in a picture of one pixel per unit.
#[track_caller]
fn check(image: &Pixmap, (column, row): (f64, f64), (x, y): (f64, f64), colour: &Colour, theme: Theme) {
    let (x, y) = (MARGIN + CELL * column + x, TOP + CELL * row + y);
    assert_eq!(
        colour_at(image, (x, y)),
        rgb(colour.value(theme)),
        "{} at {x}, {y} in {theme:?}",
        colour.name
    );
}

#[test]
fn squares_men_and_marks_have_the_colours_of_the_theme() {
    for theme in PLAIN {
        let image = pixels(&render(&start(), theme), 424);
        check(&image, (0.0, 4.0), (24.0, 24.0), &theme::SQUARE_LIGHT, theme);
        check(&image, (0.0, 3.0), (24.0, 24.0), &theme::SQUARE_DARK, theme);
        check(&image, (0.0, 6.0), (24.0, 36.9), &theme::LIGHT_BODY, theme);
        check(&image, (0.0, 1.0), (24.0, 36.9), &theme::DARK_BODY, theme);
        check(&image, (2.0, 7.0), (24.0, 47.9), &theme::BOUNDS, theme);
        check(&image, (7.0, 7.0), (58.0, 24.0), &theme::LIGHT_BODY, theme);
        // Seen from Black: c3 is the sixth column from the left, the third row from above.
        let image = pixels(&render(&lesson(), theme), 424);
        check(&image, (5.0, 2.0), (24.0, 24.0), &theme::MOVE, theme);
        check(&image, (4.0, 1.0), (3.0, 24.0), &theme::CAPTURE, theme);
    }
}

/// How many pixels differ clearly in lightness.
fn difference(one: &Pixmap, two: &Pixmap) -> usize {
    let grey = |p: &resvg::tiny_skia::PremultipliedColorU8| {
        (u32::from(p.red()) * 3 + u32::from(p.green()) * 6 + u32::from(p.blue())) / 10
    };
    let pairs = one.pixels().iter().zip(two.pixels());
    pairs.filter(|(a, b)| grey(a).abs_diff(grey(b)) > 48).count()
}

#[track_caller]
fn all_differ(pictures: &[(String, Pixmap)], least: usize) {
    for (i, (name, one)) in pictures.iter().enumerate() {
        for (other, two) in &pictures[i + 1..] {
            let found = difference(one, two);
            assert!(found >= least, "{name} and {other} differ in {found} pixels only");
        }
    }
}

#[test]
fn marks_differ_in_grey_on_empty_squares_and_on_men_of_either_shade() {
    for theme in PLAIN {
        for man in [None, Some(Shade::Light), Some(Shade::Dark)] {
            let mut pictures: Vec<(String, Pixmap)> = marked(theme, man)
                .into_iter()
                .map(|(kind, picture)| (format!("{theme:?} {man:?} {kind:?}"), pixels(&picture, 92)))
                .collect();
            let mut bare = empty(&SMALL);
            bare.men.extend(man.map(|shade| Man { at: Point::new(4), glyph: "konnet", shade }));
            pictures.push(("no mark".to_owned(), pixels(&render(&bare, theme), 92)));
            // Squares are 24 pixels wide here.
            all_differ(&pictures, 12);
        }
    }
}

#[test]
fn signs_of_the_legend_differ_in_grey() {
    let signs = signs();
    let pictures: Vec<(String, Pixmap)> = signs
        .iter()
        .map(|sign| (format!("{sign:?}"), pixels(&swatch(sign, Drawn::Chequered, Theme::Print), 22)))
        .collect();
    all_differ(&pictures, 20);
}

#[test]
fn men_differ_in_kind_and_shade_at_24_pixels() {
    for theme in PLAIN {
        let men = glyph_names().flat_map(|glyph| [(glyph, Shade::Light), (glyph, Shade::Dark)]);
        let pictures: Vec<(String, Pixmap)> = men
            .map(|(glyph, shade)| {
                (format!("{theme:?} {glyph} {shade:?}"), pixels(&piece(glyph, shade, theme), 24))
            })
            .collect();
        all_differ(&pictures, 24);
    }
}

#[test]
fn the_sign_of_the_turn_stands_at_that_sides_end_of_the_board() {
    for (view, turn, row) in [
        (View::White, Shade::Light, 7.0),
        (View::White, Shade::Dark, 0.0),
        (View::Black, Shade::Light, 0.0),
        (View::Black, Shade::Dark, 7.0),
    ] {
        let mut diagram = empty(&BOARD);
        (diagram.view, diagram.turn) = (view, Some(turn));
        let body = if turn == Shade::Light { theme::LIGHT_BODY } else { theme::DARK_BODY };
        let image = pixels(&render(&diagram, Theme::Light), 424);
        check(&image, (8.0, row), (10.0, 24.0), &body, Theme::Light);
    }
}

#[test]
fn what_is_not_a_picture_is_an_error() {
    assert!(raster::png("<p>", 10).is_err());
    assert!(raster::png(&render(&empty(&SMALL), Theme::Light), 0).is_err());
}
