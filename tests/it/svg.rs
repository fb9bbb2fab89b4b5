//! Pictures: what they must hold, and what they may not.

mod boards;
mod goldens;
mod pixels;

use std::collections::BTreeSet;

use tabia::board::{Board, Drawn, Point, PointSet};
use tabia::diagram::{Arrow, ArrowKind, Diagram, Man, Mark, MarkKind, Shade, Sign, View};
use tabia::explain;
use tabia::game::Game;
use tabia::games::GAMES;
use tabia::lang::Lang;
use tabia::notation;
use tabia::position::{Position, Side};
use tabia::raster;
use tabia::svg::theme::{self, COLOURS, Colour};
use tabia::svg::{Theme, css_variables, glyphs, letters, piece, render, swatch};

static BOARD: Board = Board::squares(8, 8, &[]);
static SMALL: Board = Board::squares(3, 3, &[]);
const PLAIN: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::Print];
/// The glyphs of the games, which the textbook's readers must be able to rely on.
const GLYPHS: [&str; 22] = [
    "king",
    "konnet",
    "prince",
    "ritter",
    "ver-knecht",
    "knecht",
    "scout",
    "chess-king",
    "chess-queen",
    "chess-rook",
    "chess-bishop",
    "chess-knight",
    "chess-pawn",
    "chess-rook-turned",
    "archbishop",
    "spy",
    "chameleon",
    "leaper",
    "officer",
    "dragon",
    "ultima-pawn",
    "seega-man",
];

fn glyph_names() -> impl Iterator<Item = &'static str> {
    glyphs::SETS.iter().copied().flatten().map(|glyph| glyph.name)
}

fn empty(board: &'static Board) -> Diagram {
    Diagram {
        id: "test".to_owned(),
        board,
        view: View::White,
        men: Vec::new(),
        marks: Vec::new(),
        arrows: Vec::new(),
        bounds: Vec::new(),
        hands: Vec::new(),
        crop: None,
        turn: None,
        title: "A position".to_owned(),
        words: "White: none. Black: none.".to_owned(),
        legend: Vec::new(),
    }
}

fn rgb(hex: &str) -> [u8; 3] {
    let hex = hex.trim_start_matches('#');
    let wide: String =
        if hex.len() == 3 { hex.chars().flat_map(|c| [c, c]).collect() } else { hex.to_owned() };
    [0, 2, 4].map(|i| u8::from_str_radix(&wide[i..i + 2], 16).expect("hexadecimal digits"))
}

fn at(name: &str) -> Point {
    BOARD.point(name).expect("a point of the board")
}

/// The start array of chess-T1 with its castles and a text alternative of the usual length.
fn start() -> Diagram {
    let mut diagram = empty(&BOARD);
    let first = ["ritter", "scout", "prince", "konnet", "king", "prince", "scout", "ritter"];
    for (file, glyph) in first.into_iter().enumerate() {
        for (rank, glyph, shade) in [
            (0, glyph, Shade::Light),
            (1, "knecht", Shade::Light),
            (6, "knecht", Shade::Dark),
            (7, glyph, Shade::Dark),
        ] {
            diagram.men.push(Man { at: BOARD.at(file, rank).expect("a point"), glyph, shade });
        }
    }
    diagram.bounds = vec![PointSet::of(&[2, 3, 4, 5]), PointSet::of(&[58, 59, 60, 61])];
    diagram.turn = Some(Shade::Light);
    diagram.words = "White: Ritter a1, Scout b1, Prince c1, Konnet d1, King e1, Prince f1, Scout g1, Ritter h1, \
                     Knechts a2, b2, c2, d2, e2, f2, g2, h2. Black: Ritter a8, Scout b8, Prince c8, Konnet d8, King e8, \
                     Prince f8, Scout g8, Ritter h8, Knechts a7, b7, c7, d7, e7, f7, g7, h7. White to move."
        .to_owned();
    diagram
}

/// The Ritter's moves, with what it may not do and why.
fn lesson() -> Diagram {
    let mut diagram = empty(&BOARD);
    for (glyph, shade, name) in [
        ("ritter", Shade::Light, "c2"),
        ("knecht", Shade::Light, "a2"),
        ("knecht", Shade::Dark, "c4"),
        ("ver-knecht", Shade::Dark, "d2"),
    ] {
        diagram.men.push(Man { at: at(name), glyph, shade });
    }
    for (name, kind) in [
        ("c2", MarkKind::Origin),
        ("b2", MarkKind::Move),
        ("c3", MarkKind::Move),
        ("d2", MarkKind::Capture),
        ("d2", MarkKind::Text("2:1½".to_owned())),
        ("a2", MarkKind::Refused(1)),
        ("c1", MarkKind::Refused(2)),
        ("c4", MarkKind::Refused(3)),
        ("c4", MarkKind::Refused(4)),
    ] {
        diagram.marks.push(Mark { at: at(name), kind });
    }
    diagram.arrows.push(Arrow { from: at("c2"), to: at("d2"), kind: ArrowKind::Plain });
    diagram.bounds = vec![PointSet::of(&[2, 3, 4, 5])];
    diagram.view = View::Black;
    diagram.turn = Some(Shade::Light);
    diagram
}

fn kinds() -> Vec<MarkKind> {
    vec![
        MarkKind::Origin,
        MarkKind::Move,
        MarkKind::Capture,
        MarkKind::Refused(1),
        MarkKind::Strike,
        MarkKind::Frozen,
        MarkKind::Zone,
        MarkKind::LastMove,
        MarkKind::Marked,
        MarkKind::Taken,
        MarkKind::Text("2:1½".to_owned()),
    ]
}

fn signs() -> Vec<Sign> {
    let mut signs: Vec<Sign> = kinds().into_iter().map(Sign::Mark).collect();
    signs.extend([Sign::Arrow(ArrowKind::Plain), Sign::Arrow(ArrowKind::LastMove), Sign::Bounds]);
    signs
}

/// Every kind of mark on small boards, with and without a man: `(name, picture)`.
fn marked(theme: Theme, man: Option<Shade>) -> Vec<(MarkKind, String)> {
    let on = |kind: MarkKind| {
        let mut diagram = empty(&SMALL);
        diagram.marks.push(Mark { at: Point::new(4), kind });
        diagram.men.extend(man.map(|shade| Man { at: Point::new(4), glyph: "konnet", shade }));
        render(&diagram, theme)
    };
    kinds().into_iter().map(|kind| (kind.clone(), on(kind))).collect()
}

fn everything(theme: Theme) -> Vec<String> {
    let mut all = vec![render(&start(), theme), render(&lesson(), theme)];
    for man in [None, Some(Shade::Light), Some(Shade::Dark)] {
        all.extend(marked(theme, man).into_iter().map(|(_, picture)| picture));
    }
    all.push(render(&boards::on_lines(), theme));
    all.push(render(&boards::with_hands(), theme));
    all.push(render(&boards::part("b1", "e3", View::Black), theme));
    all.extend(signs().iter().map(|sign| swatch(sign, Drawn::Chequered, theme)));
    all.extend(GLYPHS.iter().map(|glyph| piece(glyph, Shade::Dark, theme)));
    all
}

#[test]
fn the_same_diagram_gives_the_same_bytes() {
    assert_eq!(everything(Theme::Site), everything(Theme::Site));
}

/// A position of a game with its text alternative.
fn array(game: &dyn Game, position: &Position, lang: &Lang) -> Diagram {
    let spec = game.spec();
    let men = position.occupied().iter().filter_map(|at| {
        let man = position.at(at)?;
        let shade = if man.side() == Side::White { Shade::Light } else { Shade::Dark };
        Some(Man { at, glyph: spec.of(man.kind()).glyph, shade })
    });
    Diagram {
        id: "figure-1".to_owned(),
        men: men.collect(),
        bounds: spec.board.zones().iter().filter(|zone| zone.marked).map(|zone| zone.points).collect(),
        turn: Some(Shade::Light),
        words: explain::position(game, position, lang),
        ..empty(spec.board)
    }
}

#[test]
fn a_start_array_is_smaller_than_eight_kilobytes() {
    for game in GAMES {
        let position = notation::parse_position(*game, game.spec().start).expect("an array");
        for language in ["en", "ru"] {
            let lang = notation::language(language, GAMES).expect("a language");
            let diagram = array(*game, &position, &lang);
            let size = render(&diagram, Theme::Site).len();
            assert!(size < 8000, "{} in {language}: {size} bytes", game.spec().id);
        }
    }
}

#[test]
fn full_boards_are_smaller_than_eight_kilobytes() {
    for (board, first, second, words) in [
        (&BOARD, "dragon leaper chameleon chess-king spy chameleon leaper officer", "ultima-pawn", 340),
        (&BOARD, "chess-rook chess-knight chess-bishop chess-queen chess-king archbishop", "chess-pawn", 340),
        (&boards::GREAT, CHESQUERQUE, "chess-pawn", 400),
    ] {
        let mut diagram = empty(board);
        diagram.id = "figure-1".to_owned();
        for (file, glyph) in (0..board.files()).zip(first.split(' ').cycle()) {
            for (rank, glyph, shade) in [
                (0, glyph, Shade::Light),
                (1, second, Shade::Light),
                (board.ranks() - 2, second, Shade::Dark),
                (board.ranks() - 1, glyph, Shade::Dark),
            ] {
                diagram.men.push(Man { at: board.at(file, rank).expect("a point"), glyph, shade });
            }
        }
        diagram.words = "w".repeat(words);
        diagram.turn = Some(Shade::Light);
        for theme in [Theme::Site, Theme::Light, Theme::Dark, Theme::Print] {
            let size = render(&diagram, theme).len();
            assert!(size < 8000, "{first} in {theme:?}: {size} bytes");
        }
    }
}

const CHESQUERQUE: &str = "chess-rook chess-knight chess-bishop chess-queen chess-king archbishop chess-bishop chess-knight chess-rook";

#[test]
fn a_picture_of_forty_marks_is_smaller_than_ten_kilobytes() {
    let mixed = [
        MarkKind::Move,
        MarkKind::Refused(1),
        MarkKind::Capture,
        MarkKind::Move,
        MarkKind::Refused(2),
        MarkKind::Zone,
        MarkKind::Text("2:1½".to_owned()),
        MarkKind::Move,
    ];
    let alike = kinds().into_iter().filter(|kind| *kind != MarkKind::Frozen).map(|kind| vec![kind]);
    for kinds in alike.chain([mixed.to_vec()]) {
        let mut diagram = lesson();
        diagram.marks = BOARD
            .points()
            .skip(8)
            .take(40)
            .zip(kinds.iter().cloned().cycle())
            .map(|(at, kind)| Mark { at, kind })
            .collect();
        diagram.words = "w".repeat(800);
        let size = render(&diagram, Theme::Site).len();
        assert!(size < 10_000, "{kinds:?}: {size} bytes");
    }
}

#[test]
fn pictures_hold_no_styles_no_text_elements_and_no_outside_references() {
    for picture in everything(Theme::Site) {
        for word in ["style", "<text", "<image", "<script", "font", "url("] {
            assert!(!picture.contains(word), "`{word}` in {picture}");
        }
        assert_eq!(picture.matches("http").count(), 1, "only the name space: {picture}");
        assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>"));
    }
}

#[test]
fn only_the_sites_theme_writes_custom_properties() {
    for theme in PLAIN {
        assert!(everything(theme).iter().all(|picture| !picture.contains("var(")));
    }
    assert!(everything(Theme::Site).iter().all(|picture| picture.contains("var(--tabia-")));
}

#[test]
fn every_custom_property_is_declared_for_light_and_for_dark() {
    for theme in [Theme::Light, Theme::Dark] {
        let css = css_variables(theme);
        for picture in everything(Theme::Site) {
            for used in picture.split("var(").skip(1) {
                let name = used.split(',').next().unwrap_or_default();
                assert!(css.contains(&format!("{name}: #")), "{name} in {theme:?}");
            }
        }
    }
}

fn values<'a>(picture: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    picture.split(start.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn two_diagrams_on_a_page_share_no_id_and_every_reference_is_met() {
    let (mut one, mut two) = (start(), lesson());
    (one.id, two.id) = ("one".to_owned(), "two".to_owned());
    let page = render(&one, Theme::Site) + &render(&two, Theme::Site);
    let ids = values(&page, "id");
    let unique: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), unique.len());
    for href in values(&page, "href") {
        assert!(unique.contains(href.trim_start_matches('#')), "{href}");
    }
    for id in values(&page, "aria-labelledby").iter().flat_map(|ids| ids.split(' ')) {
        assert!(unique.contains(id), "{id}");
    }
}

#[test]
fn each_glyph_is_defined_once_in_a_picture() {
    let picture = render(&start(), Theme::Light);
    assert_eq!(values(&picture, "href").len(), 32 + 4, "the men, and edges for those in Black's castle");
    assert_eq!(values(&picture, "id").len(), 6 + 2, "six kinds of men, a title and a description");
}

#[test]
fn titles_and_words_are_escaped() {
    let mut diagram = empty(&SMALL);
    diagram.title = "2 < 3 & \"so\"\u{8}".to_owned();
    diagram.words = "</desc><script>".to_owned();
    let picture = render(&diagram, Theme::Light);
    assert!(picture.contains("2 &lt; 3 &amp; "), "{picture}");
    assert!(!picture.contains('\u{8}'));
    assert!(!picture.contains("<script"));
    raster::png(&picture, 50).expect("still a picture");
}

#[test]
fn the_numbers_of_pictures_have_at_most_two_decimals() {
    for picture in everything(Theme::Light) {
        for number in picture.split(|c: char| !c.is_ascii_digit() && c != '.') {
            let decimals = number.split_once('.').map_or("", |(_, decimals)| decimals);
            let decimals = decimals.split('.').next().unwrap_or_default();
            assert!(decimals.len() <= 2, "{number}");
        }
    }
}

#[test]
fn every_letter_of_the_alphabets_has_an_outline() {
    let russian = ('а'..='я').chain('А'..='Я').chain("ёЁ".chars());
    let latin = ('a'..='z').chain('A'..='Z').chain('0'..='9');
    for letter in russian.chain(latin).chain("½:÷×+−-!?.,=/ ()–…".chars()) {
        assert!(letters::has(letter), "{letter}");
    }
    assert!(!letters::has('漢'));
}

#[test]
fn glyphs_are_found_by_their_names_and_no_two_share_one() {
    for name in GLYPHS {
        assert_eq!(glyphs::find(name).map(|glyph| glyph.name), Some(name));
    }
    assert_eq!(glyphs::find("elephant"), None);
    let names: Vec<&str> = glyph_names().collect();
    assert_eq!(names.len(), names.iter().collect::<BTreeSet<_>>().len());
}

#[test]
fn every_glyph_that_a_game_names_is_drawn() {
    for game in GAMES {
        let spec = game.spec();
        let looks = spec.looks.iter().flat_map(|look| look.glyphs.iter().copied());
        for glyph in spec.kinds.iter().map(|kind| kind.glyph).chain(looks) {
            assert!(glyphs::find(glyph).is_some(), "{}: {glyph}", spec.id);
        }
    }
}

#[test]
fn glyphs_keep_within_their_squares() {
    for name in glyph_names() {
        let edge = |shade| {
            let image = pixels::pixels(&piece(name, shade, Theme::Print), 48);
            let outer = (0..48).flat_map(|i| [(0, i), (47, i), (i, 0), (i, 47)]);
            let inked =
                |(x, y): (u32, u32)| image.pixel(x, y).is_some_and(|p| p.alpha() == 255 && p.red() < 128);
            outer.filter(|place| inked(*place)).count()
        };
        assert_eq!(edge(Shade::Light) + edge(Shade::Dark), 0, "{name} touches the edge of its square");
    }
}

#[test]
fn every_colour_has_a_name_of_its_own() {
    let names: BTreeSet<&str> = COLOURS.iter().map(|colour| colour.name).collect();
    assert_eq!(names.len(), COLOURS.len());
}

/// The contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio").
fn contrast(one: &Colour, two: &Colour, theme: Theme) -> f64 {
    let luminance = |colour: &Colour| {
        let [r, g, b] = rgb(colour.value(theme)).map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * r + 0.7152 * g + 0.0722 * b
    };
    let (one, two) = (luminance(one), luminance(two));
    (one.max(two) + 0.05) / (one.min(two) + 0.05)
}

#[test]
fn marks_and_outlines_stand_out_from_squares_of_both_colours_and_from_plates() {
    let drawn = [
        theme::LIGHT_LINE,
        theme::DARK_BODY,
        theme::DARK_LINE,
        theme::INK,
        theme::BOUNDS,
        theme::ORIGIN,
        theme::MOVE,
        theme::CAPTURE,
        theme::REFUSED,
        theme::STRIKE,
        theme::FROZEN,
        theme::ZONE,
        theme::LAST_MOVE_FRAME,
        theme::MARKED,
        theme::ARROW,
    ];
    for theme in PLAIN {
        for colour in &drawn {
            for ground in [theme::SQUARE_LIGHT, theme::SQUARE_DARK, theme::PLATE] {
                let found = contrast(colour, &ground, theme);
                assert!(found >= 3.0, "{} on {} in {theme:?}: {found:.2}", colour.name, ground.name);
            }
        }
    }
}
