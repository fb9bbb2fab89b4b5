//! The colours of pictures: each has a name, and a value for light screens, dark screens and paper.
//!
//! Paper's values are greys: what a picture says, it says by shape.

use std::fmt::Write;

/// Which colours a picture is written with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Theme {
    /// For the site's pages: custom properties (`var(--tabia-…, #…)`), with the light value for want of one.
    Site,
    /// Plain colours for a light background.
    Light,
    /// Plain colours for a dark background.
    Dark,
    /// Greys for paper.
    Print,
}

/// A named colour.
#[derive(Debug)]
pub struct Colour {
    /// What it is for; the custom property is `--tabia-` and this name.
    pub name: &'static str,
    /// Its value on light screens.
    pub light: &'static str,
    /// Its value on dark screens.
    pub dark: &'static str,
    /// Its value on paper.
    pub print: &'static str,
}

impl Colour {
    const fn new(name: &'static str, light: &'static str, dark: &'static str, print: &'static str) -> Colour {
        Colour { name, light, dark, print }
    }

    /// The value to write into an attribute.
    pub(super) fn paint(&self, theme: Theme) -> String {
        match theme {
            Theme::Site => format!("var(--tabia-{}, {})", self.name, self.light),
            Theme::Light | Theme::Dark | Theme::Print => self.value(theme).to_owned(),
        }
    }

    /// The plain value; that of [`Theme::Site`] is the light one.
    pub fn value(&self, theme: Theme) -> &'static str {
        match theme {
            Theme::Site | Theme::Light => self.light,
            Theme::Dark => self.dark,
            Theme::Print => self.print,
        }
    }
}

/// The ground under a picture that stands alone. In a page it is the page, so that it is no custom property.
pub const GROUND: Colour = Colour::new("ground", "#fbf8f1", "#17191b", "#fff");
/// The light squares, and a board of lines.
pub const SQUARE_LIGHT: Colour = Colour::new("square-light", "#f5f1e8", "#b7c1c8", "#fff");
/// The dark squares.
pub const SQUARE_DARK: Colour = Colour::new("square-dark", "#d3c8b4", "#8a96a1", "#d8d8d8");
/// The board's frame and its drawn lines.
pub const FRAME: Colour = Colour::new("frame", "#6b604e", "#56616a", "#444");
/// The coordinates, outside the board.
pub const COORDINATE: Colour = Colour::new("coordinate", "#6b604e", "#aab4bb", "#333");
/// The bodies of White's men.
pub const LIGHT_BODY: Colour = Colour::new("light-body", "#fff", "#fdfcf8", "#fff");
/// The outlines and features of White's men.
pub const LIGHT_LINE: Colour = Colour::new("light-line", "#1d1b19", "#14171a", "#000");
/// The bodies of Black's men.
pub const DARK_BODY: Colour = Colour::new("dark-body", "#2a2724", "#1c2024", "#000");
/// The outlines of Black's men.
pub const DARK_LINE: Colour = Colour::new("dark-line", "#151310", "#0d0f11", "#000");
/// The features of Black's men.
pub const DARK_FEATURE: Colour = Colour::new("dark-feature", "#f5f1e8", "#e3e8ec", "#fff");
/// The edge that lifts a mark off what is behind it, and the ground of plates.
pub const PLATE: Colour = Colour::new("plate", "#fffdf8", "#f4f6f7", "#fff");
/// The text of plates.
pub const INK: Colour = Colour::new("ink", "#1d1b19", "#14171a", "#000");
/// The bounds of zones.
pub const BOUNDS: Colour = Colour::new("bounds", "#7d3b1e", "#4a2413", "#000");
/// The man whose moves are shown.
pub const ORIGIN: Colour = Colour::new("origin", "#1b5fae", "#0d417d", "#000");
/// Moves to empty points.
pub const MOVE: Colour = Colour::new("move", "#23743a", "#0d4a1f", "#333");
/// Moves that take.
pub const CAPTURE: Colour = Colour::new("capture", "#b4470a", "#782a00", "#222");
/// Points that may not be entered.
pub const REFUSED: Colour = Colour::new("refused", "#b3202c", "#8e1420", "#222");
/// Points that are struck.
pub const STRIKE: Colour = Colour::new("strike", "#9a5b00", "#633a00", "#222");
/// Men that cannot move.
pub const FROZEN: Colour = Colour::new("frozen", "#126a84", "#094a5e", "#222");
/// The zone in question.
pub const ZONE: Colour = Colour::new("zone", "#5b4aa8", "#2c2066", "#555");
/// The ground of the last move.
pub const LAST_MOVE: Colour = Colour::new("last-move", "#e3ad14", "#edc643", "#777");
/// The frame of the last move.
pub const LAST_MOVE_FRAME: Colour = Colour::new("last-move-frame", "#7d5800", "#4f3900", "#444");
/// What the author points out.
pub const MARKED: Colour = Colour::new("marked", "#8a2f95", "#661b70", "#222");
/// The author's arrows.
pub const ARROW: Colour = Colour::new("arrow", "#14655f", "#0a433e", "#222");

/// Every colour that a picture may use.
pub const COLOURS: &[Colour] = &[
    SQUARE_LIGHT,
    SQUARE_DARK,
    FRAME,
    COORDINATE,
    LIGHT_BODY,
    LIGHT_LINE,
    DARK_BODY,
    DARK_LINE,
    DARK_FEATURE,
    PLATE,
    INK,
    BOUNDS,
    ORIGIN,
    MOVE,
    CAPTURE,
    REFUSED,
    STRIKE,
    FROZEN,
    ZONE,
    LAST_MOVE,
    LAST_MOVE_FRAME,
    MARKED,
    ARROW,
];

/// The declarations that give every custom property its value in the theme, a line each.
///
/// ```
/// use tabia::svg::{Theme, css_variables};
/// assert!(css_variables(Theme::Dark).contains("--tabia-square-dark: #8a96a1;\n"));
/// ```
pub fn css_variables(theme: Theme) -> String {
    COLOURS.iter().fold(String::new(), |mut lines, colour| {
        let _ = writeln!(lines, "--tabia-{}: {};", colour.name, colour.value(theme));
        lines
    })
}
