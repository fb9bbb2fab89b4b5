//! Social cards: their size, what is where, and their names.

use resvg::tiny_skia::Pixmap;
use tabia::board::Board;
use tabia::card::{Card, HEIGHT, WIDTH};
use tabia::diagram::Diagram;
use tabia::raster::Fonts;
use tabia::svg::theme::{self, Colour, Theme};
use tabia::{check, games, notation};

/// The array of chess, as a card shows it.
fn array() -> Diagram {
    let game = games::find("chess").unwrap();
    let lang = notation::language("en", games::GAMES).unwrap();
    let start = notation::parse_position(game, game.spec().start).unwrap();
    check::picture(game, &start, "array".to_owned(), &lang)
}

fn card(title: &str, diagram: Option<Diagram>) -> Card {
    let [within, foot] = ["Chess · Lesson 3", "A textbook"].map(str::to_owned);
    Card { within, title: title.to_owned(), foot, diagram }
}

fn pixels(card: &Card) -> Pixmap {
    Pixmap::decode_png(&card.png(&Fonts::bundled()).unwrap()).unwrap()
}

fn is(image: &Pixmap, x: u32, y: u32, colour: &Colour) -> bool {
    let pixel = image.pixel(x, y).unwrap();
    let hex = format!("#{:02x}{:02x}{:02x}", pixel.red(), pixel.green(), pixel.blue());
    let value = colour.value(Theme::Light);
    pixel.alpha() == 255 && (hex == value || value == "#fff" && hex == "#ffffff")
}

#[test]
fn a_card_has_the_size_that_networks_ask_for_and_a_ground_of_its_own() {
    for diagram in [None, Some(array())] {
        let image = pixels(&card("The Ritter", diagram));
        assert_eq!((image.width(), image.height()), (WIDTH, HEIGHT));
        assert!(is(&image, 0, 0, &theme::GROUND) && is(&image, 0, HEIGHT - 1, &theme::GROUND));
        assert!(image.pixels().iter().all(|pixel| pixel.alpha() == 255));
    }
}

#[test]
fn the_board_stands_on_the_right_and_its_squares_have_their_colours() {
    let image = pixels(&card("The Ritter", Some(array())));
    let right = |colour| {
        (WIDTH / 2..WIDTH)
            .flat_map(|x| (0..HEIGHT).map(move |y| (x, y)))
            .filter(|&(x, y)| is(&image, x, y, colour))
            .count()
    };
    // Of 64 squares, each some 58 pixels wide, the half is dark, and half of these are free.
    assert!(right(&theme::SQUARE_DARK) > 16 * 56 * 56, "{}", right(&theme::SQUARE_DARK));
    assert!(right(&theme::DARK_BODY) > 1000 && right(&theme::LIGHT_BODY) > 1000);
    let left = (0..WIDTH / 2)
        .flat_map(|x| (0..HEIGHT).map(move |y| (x, y)))
        .any(|(x, y)| is(&image, x, y, &theme::SQUARE_DARK));
    assert!(!left);
}

#[test]
fn no_title_however_long_leaves_its_place() {
    let long = "Превосходительство и его многочисленные высокопоставленные родственники ".repeat(4);
    for title in ["W", "The rules of Chess-T1", long.trim(), &"Щ".repeat(200), "Ещё́ & <ход>"] {
        let image = pixels(&card(title, Some(array())));
        let inked = |x: u32| (0..HEIGHT).any(|y| !is(&image, x, y, &theme::GROUND));
        assert!((0..70).all(|x| !inked(x)), "{title} goes into the margin");
        // The field of the board begins behind a gap.
        let field = (0..WIDTH).rev().find(|&x| is(&image, x, 0, &theme::GROUND)).unwrap();
        assert!((field - 40..=field).all(|x| !inked(x)), "{title} goes into the gap");
        let (above, below) = (0..70, HEIGHT - 70..HEIGHT);
        let free = |y: u32| (0..field).all(|x| is(&image, x, y, &theme::GROUND));
        assert!(above.chain(below).all(free), "{title} is too high");
        assert!((70..field).any(inked));
    }
}

#[test]
fn a_card_has_its_name_from_what_it_shows() {
    let one = card("The Ritter", Some(array()));
    assert_eq!(one.name(), card("The Ritter", Some(array())).name());
    assert_eq!(one.name().len(), 20);
    // What is told of the board is not shown.
    let told = Diagram { words: "White: King e1".to_owned(), id: "other".to_owned(), ..array() };
    assert_eq!(one.name(), card("The Ritter", Some(told)).name());
    let others = [
        card("The Knecht", Some(array())),
        card("The Ritter", None),
        card("The Ritter", Some(Diagram { men: Vec::new(), ..array() })),
        Card { within: String::new(), ..one.clone() },
        Card { foot: String::new(), ..one.clone() },
    ];
    for other in others {
        assert_ne!(one.name(), other.name(), "{other:?}");
    }
}

#[test]
fn the_same_card_is_the_same_bytes() {
    let one = card("Доска и замки", Some(array()));
    assert_eq!(one.png(&Fonts::bundled()).unwrap(), one.clone().png(&Fonts::bundled()).unwrap());
}

/// A board narrower than high, another wider than high.
static NARROW: Board = Board::squares(2, 9, &[]);
static WIDE: Board = Board::squares(9, 2, &[]);

#[test]
fn a_card_that_looks_otherwise_has_another_name() {
    let empty = |board| Diagram { board, men: Vec::new(), bounds: Vec::new(), turn: None, ..array() };
    let cards = [
        card("The Ritter", None),
        card("Как ходят фигуры", Some(empty(&NARROW))),
        card("The board and the castles", Some(empty(&WIDE))),
    ];
    let fonts = Fonts::bundled();
    let drawn: String = cards.iter().map(|card| card.name() + &card.svg(&fonts)).collect();
    let hash = drawn.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    assert_eq!(
        format!("{hash:016x}"),
        "9072ceeb3d20b9ce",
        "cards are drawn in another way: give `DRAWING` in `src/card.rs` the next version, and this test what it found"
    );
}
