//! What lies under and beside the men: boards of lines, men in hand, and parts of boards.

use tabia::board::{Board, PointSet};
use tabia::diagram::{Arrow, ArrowKind, Diagram, Man, Mark, MarkKind, Shade, View};
use tabia::svg::theme::{self, Colour};
use tabia::svg::{Theme, render};

use super::pixels::{colour_at, pixels};
use super::{BOARD, PLAIN, at, empty, values};

/// A board of lines, large enough to hold a point without diagonals that is not on its edge.
pub(super) static LINES: Board = Board::alquerque(4, 4, &[]);
pub(super) static GREAT: Board = Board::alquerque(9, 9, &[]);

/// A board of lines with men and marks on points of both kinds.
pub(super) fn on_lines() -> Diagram {
    let mut diagram = empty(&LINES);
    let at = |name| LINES.point(name).expect("a point of the board");
    diagram.men.push(Man { at: at("b2"), glyph: "chess-rook", shade: Shade::Light });
    for (name, kind) in [
        ("a1", MarkKind::Zone),
        ("b2", MarkKind::LastMove),
        ("c2", MarkKind::LastMove),
        ("c3", MarkKind::Refused(1)),
        ("b3", MarkKind::Refused(1)),
    ] {
        diagram.marks.push(Mark { at: at(name), kind });
    }
    diagram
}

/// A position with men in hand on both sides.
pub(super) fn with_hands() -> Diagram {
    static FIVE: Board = Board::squares(5, 5, &[]);
    let mut diagram = empty(&FIVE);
    diagram.hands = vec![(12, "seega-man", Shade::Light), (8, "seega-man", Shade::Dark)];
    diagram.turn = Some(Shade::Light);
    diagram
}

/// The part of the board between two corners, with a man and a mark in it and others beyond, and a castle that goes on.
pub(super) fn part(one: &str, other: &str, view: View) -> Diagram {
    let mut diagram = empty(&BOARD);
    (diagram.crop, diagram.view) = (Some((at(one), at(other))), view);
    for (name, glyph) in [("c2", "chess-pawn"), ("h8", "chess-queen")] {
        diagram.men.push(Man { at: at(name), glyph, shade: Shade::Light });
        diagram.marks.push(Mark { at: at(name), kind: MarkKind::Origin });
    }
    diagram.bounds = vec![PointSet::of(&[2, 3, 4, 5])];
    diagram
}

#[test]
fn a_board_of_lines_is_one_path_with_a_line_for_every_row_of_points() {
    let mut whole = empty(&GREAT);
    whole.men.push(Man { at: GREAT.point("e5").unwrap(), glyph: "archbishop", shade: Shade::Dark });
    let picture = render(&whole, Theme::Light);
    // Nine ranks, nine files, and 7 diagonals each way: those of the even sums 4 to 16, and of the even differences.
    let lines = values(&picture, "d").into_iter().find(|d| d.starts_with("M44 414H428")).expect("the lines");
    assert_eq!(lines.matches('M').count(), 9 + 9 + 7 + 7);
}

/// A place on the way from the middle of a point, in columns and rows.
fn on_the_way(column: f64, row: f64) -> (f64, f64) {
    (20.0 + 48.0 * column + 24.0, 6.0 + 48.0 * row + 24.0)
}

#[test]
fn diagonals_leave_only_the_points_that_have_them() {
    for theme in PLAIN {
        let image = pixels(&render(&empty(&LINES), theme), 232);
        // b2 is the second column, the third row from above; c2 the third column of that row.
        for (column, row, drawn) in
            [(1.3, 1.7, true), (0.7, 1.7, true), (1.3, 2.0, true), (2.2, 1.8, false), (1.8, 1.8, false)]
        {
            let ground = super::rgb(theme::SQUARE_LIGHT.value(theme));
            let found = colour_at(&image, on_the_way(column, row)) != ground;
            assert_eq!(found, drawn, "{column}, {row} in {theme:?}");
        }
    }
}

/// Checks the colour at a place of a picture of one pixel per unit.
#[track_caller]
fn check_colour(image: &resvg::tiny_skia::Pixmap, place: (f64, f64), colour: &Colour, theme: Theme) {
    let found = colour_at(image, place);
    assert_eq!(found, super::rgb(colour.value(theme)), "{} at {place:?} in {theme:?}", colour.name);
}

#[test]
fn a_refusal_on_a_point_of_lines_is_cut_out_of_the_diagonals() {
    let mut diagram = empty(&LINES);
    diagram.marks.push(Mark { at: LINES.point("b2").unwrap(), kind: MarkKind::Refused(1) });
    for theme in PLAIN {
        let image = pixels(&render(&diagram, theme), 232);
        let (x, y) = on_the_way(1.0, 2.0);
        check_colour(&image, (x + 8.0, y + 8.0), &theme::REFUSED, theme);
        check_colour(&image, (x + 11.0, y + 6.0), &theme::SQUARE_LIGHT, theme);
    }
}

#[test]
fn men_in_hand_lie_at_their_own_sides_end_with_their_number() {
    for (view, white_is_below) in [(View::White, true), (View::Black, false)] {
        let mut diagram = with_hands();
        diagram.view = view;
        // The board is 280 wide; the trays lie beyond, 50 wide.
        let image = pixels(&render(&diagram, Theme::Light), 330);
        let (above, below) = ((302.0, 27.0), (302.0, 210.0));
        let (white, black) = if white_is_below { (below, above) } else { (above, below) };
        check_colour(&image, white, &theme::LIGHT_BODY, Theme::Light);
        check_colour(&image, black, &theme::DARK_BODY, Theme::Light);
    }
    let mut others = with_hands();
    others.hands[0].0 = 11;
    assert_ne!(render(&with_hands(), Theme::Light), render(&others, Theme::Light));
}

#[test]
fn a_picture_grows_with_the_kinds_of_men_in_hand() {
    let mut diagram = empty(&super::SMALL);
    let height =
        |diagram: &Diagram| values(&render(diagram, Theme::Light), "height")[0].parse::<f64>().unwrap();
    let before = height(&diagram);
    diagram.hands =
        ["chess-queen", "chess-rook", "chess-bishop"].map(|glyph| (2, glyph, Shade::Dark)).to_vec();
    assert!(height(&diagram) > before, "three entries are higher than three squares");
}

#[test]
fn a_part_of_a_board_shows_its_men_its_marks_and_its_coordinates_alone() {
    let picture = render(&part("b1", "e4", View::White), Theme::Light);
    // Four squares, two margins, and a strip left, right and above.
    assert_eq!(values(&picture, "viewBox"), ["0 0 256 230"]);
    assert_eq!(values(&picture, "href").len(), 2, "the pawn and its edge");
    for view in [View::White, View::Black] {
        let (one, other) =
            (render(&part("b1", "e4", view), Theme::Light), render(&part("e1", "b4", view), Theme::Light));
        assert_eq!(one, other, "any two opposite corners will do");
    }
}

#[test]
fn a_part_that_is_the_whole_board_is_drawn_as_the_board() {
    for view in [View::White, View::Black] {
        let mut whole = part("a1", "h8", view);
        let picture = render(&whole, Theme::Light);
        whole.crop = None;
        assert_eq!(picture, render(&whole, Theme::Light));
    }
}

#[test]
fn squares_of_a_part_keep_their_colours_from_either_side() {
    for (view, [c2, d2, beyond]) in [
        (View::White, [(104.0, 140.0), (152.0, 140.0), (24.5, 140.0)]),
        (View::Black, [(152.0, 92.0), (104.0, 92.0), (24.5, 92.0)]),
    ] {
        let mut diagram = part("b1", "e4", view);
        (diagram.men, diagram.marks) = (Vec::new(), Vec::new());
        for theme in PLAIN {
            let image = pixels(&render(&diagram, theme), 256);
            check_colour(&image, c2, &theme::SQUARE_LIGHT, theme);
            check_colour(&image, d2, &theme::SQUARE_DARK, theme);
            // a2 and f2 go on where the board is torn; both differ from the square beside them.
            let colour = if view == View::White { theme::SQUARE_LIGHT } else { theme::SQUARE_DARK };
            check_colour(&image, (beyond.0 + 4.0, beyond.1), &colour, theme);
        }
    }
}

#[test]
fn an_arrow_is_cut_where_it_leaves_the_part_and_omitted_if_it_lies_beyond() {
    let picture = |from: &str, to: &str| {
        let mut diagram = part("b1", "e4", View::White);
        diagram.arrows.push(Arrow { from: at(from), to: at(to), kind: ArrowKind::Plain });
        render(&diagram, Theme::Light)
    };
    let bare = render(&part("b1", "e4", View::White), Theme::Light);
    assert_eq!(picture("g1", "g4"), bare);
    let arrow = |picture: &str| {
        let new = values(picture, "d").into_iter().find(|d| !bare.contains(*d)).map(str::to_owned);
        new.expect("an arrow")
    };
    let corners =
        |d: &str| d.split(['M', 'L', ' ', 'H', 'V', 'z', '-']).filter(|n| !n.is_empty()).count() / 2;
    assert_eq!(corners(&arrow(&picture("b3", "d3"))), 7, "a shaft and a head");
    assert_eq!(corners(&arrow(&picture("b3", "h3"))), 4, "a shaft without a head");
    assert_eq!(corners(&arrow(&picture("h3", "b3"))), 7, "a shaft from the edge, with its head");
}

#[test]
fn the_bounds_of_a_zone_go_on_with_the_board_and_are_not_closed_at_its_tear() {
    // The castle c1–f1 seen as far as e1: its end, between f1 and g1, is not drawn, nor a wall between e1 and f1.
    let diagram = Diagram { men: Vec::new(), marks: Vec::new(), ..part("b1", "e4", View::White) };
    let image = pixels(&render(&diagram, Theme::Light), 256);
    check_colour(&image, (224.0, 186.0), &theme::SQUARE_LIGHT, Theme::Light);
    check_colour(&image, (228.0, 162.0), &theme::BOUNDS, Theme::Light);
}
