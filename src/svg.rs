//! Drawing a [`Diagram`] as SVG.
//!
//! Pictures hold no styles, no scripts, no fonts and no references to anything outside: letters are outlines, and
//! colours are attributes. Which moves are legal, and which marks say so, was decided before.

mod arrows;
mod element;
pub mod glyphs;
mod ground;
mod hands;
pub mod kit;
mod layout;
pub mod letters;
mod marks;
mod men;
mod plates;
mod stamp;
mod tear;
pub mod theme;
mod walls;
mod write;

use self::element::Element;
use self::layout::Layout;
use self::marks::Spot;
use self::men::Defined;
use self::write::{Pen, number};
use crate::board::{Board, Drawn, Point, PointSet};
use crate::diagram::{Diagram, Man, Shade, Sign, View};

pub use self::layout::{CELL, MARGIN, TEAR, TOP};
pub use self::theme::{Theme, css_variables};

/// The diagram as an `svg` element, [`CELL`] units to a square.
///
/// All ids begin with the diagram's, so that diagrams of different ids share a page; it holds no white space.
pub fn render(diagram: &Diagram, theme: Theme) -> String {
    alone(diagram, theme, Sheet::default())
}

/// How a picture that stands alone is shown.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sheet {
    /// How many times its own size it is.
    pub scale: f64,
    /// What lies under it.
    pub ground: Ground,
}

impl Default for Sheet {
    fn default() -> Sheet {
        Sheet { scale: 1.0, ground: Ground::Transparent }
    }
}

/// What lies under a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ground {
    /// Whatever it is laid on.
    Transparent,
    /// The ground of its theme, which hides what it is laid on.
    Plain,
}

/// The width and the height of the diagram's picture at its own size.
pub fn size(diagram: &Diagram) -> (f64, f64) {
    let layout = Layout::new(diagram.board, diagram.view, diagram.crop);
    let width = layout.width() + hands::width(&diagram.hands);
    (width, layout.height().max(hands::height(&diagram.hands, layout)))
}

/// The same picture as that of [`render`], of the given size and on the given ground.
pub fn alone(diagram: &Diagram, theme: Theme, sheet: Sheet) -> String {
    let layout = Layout::new(diagram.board, diagram.view, diagram.crop);
    let id = &diagram.id;
    let men: Vec<&Man> = diagram.men.iter().filter(|man| layout.contains(man.at)).collect();
    let (width, height) = size(diagram);
    let glyphs = Defined::new(
        id,
        men.iter().map(|man| man.glyph).chain(diagram.hands.iter().map(|(_, glyph, _)| *glyph)),
    );
    let spots: Vec<Spot<'_>> = diagram
        .marks
        .iter()
        .filter(|mark| layout.contains(mark.at))
        .map(|mark| Spot {
            corner: layout.corner(mark.at),
            occupied: men.iter().any(|man| man.at == mark.at),
            on_lines: diagram.board.drawn() == Drawn::Lines,
            kind: &mark.kind,
        })
        .collect();
    let edged: Vec<&Man> = men.iter().copied().filter(|man| touches(diagram, man)).collect();
    let mut svg = picture(width, height, (width * sheet.scale, height * sheet.scale))
        .set("role", "img")
        .set("aria-labelledby", format!("{id}-title {id}-desc"))
        .add(Element::new("title").set("id", format!("{id}-title")).text(&diagram.title))
        .add(Element::new("desc").set("id", format!("{id}-desc")).text(&diagram.words));
    if sheet.ground == Ground::Plain {
        let ground = Element::new("rect").set("width", number(width)).set("height", number(height));
        svg.append(ground.set("fill", theme::GROUND.paint(theme)));
    }
    svg.append_all(glyphs.definitions());
    svg.append_all(ground::board(layout, theme));
    svg.append_all(marks::fillings(id, &spots, theme));
    svg.append_all(diagram.bounds.iter().map(|zone| walls::bounds(layout, *zone, theme)));
    svg.append_all(marks::frames(&spots, theme));
    svg.append_all(glyphs.edges(&edged, layout, theme));
    svg.append_all(
        [Shade::Light, Shade::Dark].iter().filter_map(|shade| glyphs.men(&men, *shade, layout, theme)),
    );
    svg.append_all(diagram.arrows.iter().filter_map(|arrow| arrows::on_board(layout, arrow, theme)));
    svg.append_all(marks::above(id, &spots, theme));
    svg.append_all(hands::trays(&diagram.hands, &glyphs, layout, theme));
    svg.append_all(diagram.turn.map(|turn| ground::turn(layout, turn, theme)));
    svg.into_text()
}

/// Whether a man stands on a mark, or is as dark as the bounds beside it.
fn touches(diagram: &Diagram, man: &Man) -> bool {
    diagram.marks.iter().any(|mark| mark.at == man.at)
        || man.shade == Shade::Dark && diagram.bounds.iter().any(|zone| zone.contains(man.at))
}

/// A board of one square, for the sign of bounds.
static SQUARE: Board = Board::squares(1, 1, &[]);

/// The width and the height of a sign's picture.
pub const SWATCH: f64 = 22.0;

/// A small picture of a sign, to stand before its line of the legend. Hidden from screen readers, which hear the line.
/// Some signs look otherwise on boards of lines.
pub fn swatch(sign: &Sign, drawn: Drawn, theme: Theme) -> String {
    let mut svg = picture(CELL, CELL, (SWATCH, SWATCH)).set("aria-hidden", "true");
    svg.append(tile(theme));
    match sign {
        Sign::Mark(kind) => svg.append_all(marks::sign(kind, drawn == Drawn::Lines, theme)),
        Sign::Arrow(kind) => svg.append_all(arrows::arrow((-4.0, 40.0), (47.0, 6.0), *kind, theme)),
        Sign::Bounds => {
            let layout = Layout::new(&SQUARE, View::White, None);
            let bounds = walls::wall(layout, PointSet::only(Point::new(0)), theme);
            let (x, y) = (number(2.0 - MARGIN * 0.92), number(2.0 - TOP * 0.92));
            let shift = format!("translate({x} {y})scale(.92)");
            svg.append(bounds.set("transform", shift));
        }
    }
    svg.into_text()
}

/// One man alone on a light square, to stand beside its name. Hidden from screen readers, which hear the name.
pub fn piece(glyph: &str, shade: Shade, theme: Theme) -> String {
    let svg = picture(CELL, CELL, (CELL, CELL)).set("aria-hidden", "true");
    svg.add(tile(theme)).add(men::alone(glyph, shade, theme)).into_text()
}

/// An empty picture, in which lines end and turn roundly unless they say otherwise.
fn picture(width: f64, height: f64, shown: (f64, f64)) -> Element {
    Element::new("svg")
        .set("xmlns", "http://www.w3.org/2000/svg")
        .set("viewBox", format!("0 0 {} {}", number(width), number(height)))
        .set("width", number(shown.0))
        .set("height", number(shown.1))
        .set("stroke-linecap", "round")
        .set("stroke-linejoin", "round")
}

/// The square that a sign or a man alone lies on.
fn tile(theme: Theme) -> Element {
    let mut pen = Pen::new();
    pen.plate((0.0, 0.0), CELL, CELL, 4.0);
    pen.filled(theme::SQUARE_LIGHT.paint(theme))
}
