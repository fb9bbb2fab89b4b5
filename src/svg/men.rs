//! The men: every glyph defined once, then used where it stands.

use std::borrow::Cow;

use super::element::Element;
use super::glyphs;
use super::layout::Layout;
use super::letters;
use super::theme::{self, Theme};
use super::write::{Pen, number};
use crate::diagram::{Man, Shade};

/// The glyphs that a picture uses, each once.
#[derive(Debug)]
pub(super) struct Defined<'a> {
    picture: &'a str,
    names: Vec<&'static str>,
}

impl<'a> Defined<'a> {
    /// The glyphs of the given names in the picture of the given id.
    pub(super) fn new(picture: &'a str, names: impl Iterator<Item = &'static str>) -> Defined<'a> {
        let mut names: Vec<&str> = names.collect();
        names.sort_unstable();
        names.dedup();
        Defined { picture, names }
    }

    /// Their definitions, if there are any. An id is the picture's with a number, which is short: it is used often.
    pub(super) fn definitions(&self) -> Option<Element> {
        let defined = self.names.iter().enumerate().fold(Element::new("defs"), |defs, (i, name)| {
            defs.add(drawing(name).set("id", format!("{}-{i}", self.picture)))
        });
        (!self.names.is_empty()).then_some(defined)
    }

    /// A use of a glyph, to be placed.
    pub(super) fn used(&self, name: &str) -> Element {
        let i = self.names.partition_point(|other| *other < name);
        Element::new("use").set("href", format!("#{}-{i}", self.picture))
    }

    fn placed(&self, man: &Man, layout: Layout) -> Element {
        let (x, y) = layout.corner(man.at);
        self.used(man.glyph).set("x", number(x)).set("y", number(y))
    }

    /// The men of one shade on their points, if there are any.
    pub(super) fn men(&self, men: &[&Man], shade: Shade, layout: Layout, theme: Theme) -> Option<Element> {
        let mut own = men.iter().filter(|man| man.shade == shade).peekable();
        own.peek()?;
        Some(own.fold(coloured(shade, theme), |group, man| group.add(self.placed(man, layout))))
    }

    /// Light edges, which lift men off the marks beneath them.
    pub(super) fn edges(&self, men: &[&Man], layout: Layout, theme: Theme) -> Option<Element> {
        let paint = theme::PLATE.paint(theme);
        let group = Element::new("g")
            .set("fill", "none")
            .set("color", &paint)
            .set("stroke", &paint)
            .set("stroke-width", "6.4");
        let group = men.iter().fold(group, |group, man| group.add(self.placed(man, layout)));
        (!men.is_empty()).then_some(group)
    }
}

/// One man alone, on the square at the origin.
pub(super) fn alone(name: &str, shade: Shade, theme: Theme) -> Element {
    coloured(shade, theme).add(drawing(name))
}

/// What glyphs inherit: the body's colour, the outline's, and (as the current colour) the features'. The outline is
/// painted before the filling, so that the figures of a body join.
pub(super) fn coloured(shade: Shade, theme: Theme) -> Element {
    let (body, outline, feature) = match shade {
        Shade::Light => (theme::LIGHT_BODY, theme::LIGHT_LINE, theme::LIGHT_LINE),
        Shade::Dark => (theme::DARK_BODY, theme::DARK_LINE, theme::DARK_FEATURE),
    };
    Element::new("g")
        .set("fill", body.paint(theme))
        .set("stroke", outline.paint(theme))
        .set("color", feature.paint(theme))
        .set("stroke-width", "3.6")
        .set("paint-order", "stroke")
}

/// A glyph's drawing.
fn drawing(name: &str) -> Element {
    let (body, lines) = shape(name);
    Element::new("g").add(Element::new("path").set("d", body)).add(
        Element::new("path")
            .set("d", lines)
            .set("fill", "none")
            .set("stroke", "currentColor")
            .set("stroke-width", "1.8"),
    )
}

/// The shape of a glyph: its body and its features; or, for a name without one, a counter that shows the name's first letter.
pub(super) fn shape(name: &str) -> (Cow<'static, str>, Cow<'static, str>) {
    if let Some(glyph) = glyphs::find(name) {
        return (glyph.body.into(), glyph.lines.into());
    }
    let (mut body, mut letter) = (Pen::new(), Pen::new());
    body.circle((24.0, 24.0), 17.0);
    letters::centre(&mut letter, &name.chars().take(1).collect::<String>().to_uppercase(), (24.0, 24.0), 1.7);
    (body.into_data().into(), letter.into_data().into())
}
