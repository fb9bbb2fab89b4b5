//! The men: every glyph defined once, then used where it stands.

use std::borrow::Cow;

use ::svg::node::element::{Definitions, Group, Path, Use};

use super::glyphs;
use super::layout::Layout;
use super::letters;
use super::theme::{self, Theme};
use super::write::{Pen, number};
use crate::diagram::{Man, Shade};

/// The definitions of glyphs, under ids that begin with the picture's.
pub(super) fn definitions(id: &str, mut names: Vec<&str>) -> Definitions {
    names.sort_unstable();
    names.dedup();
    names
        .into_iter()
        .fold(Definitions::new(), |defs, name| defs.add(drawing(name).set("id", format!("{id}-{name}"))))
}

/// The men of one shade on their points.
pub(super) fn men(id: &str, men: &[&Man], shade: Shade, layout: Layout, theme: Theme) -> Group {
    let men = men.iter().filter(|man| man.shade == shade);
    men.fold(coloured(shade, theme), |group, man| group.add(placed(id, man, layout)))
}

/// Light edges, which lift men off the marks beneath them.
pub(super) fn edges(id: &str, men: &[&Man], layout: Layout, theme: Theme) -> Group {
    let paint = theme::PLATE.paint(theme);
    let group = Group::new()
        .set("fill", "none")
        .set("color", paint.clone())
        .set("stroke", paint)
        .set("stroke-width", "6.4");
    men.iter().fold(group, |group, man| group.add(placed(id, man, layout)))
}

fn placed(id: &str, man: &Man, layout: Layout) -> Use {
    let (x, y) = layout.corner(man.at);
    Use::new().set("href", format!("#{id}-{}", man.glyph)).set("x", number(x)).set("y", number(y))
}

/// One man alone, on the square at the origin.
pub(super) fn alone(name: &str, shade: Shade, theme: Theme) -> Group {
    coloured(shade, theme).add(drawing(name))
}

/// What glyphs inherit: the body's colour, the outline's, and (as the current colour) the features'.
pub(super) fn coloured(shade: Shade, theme: Theme) -> Group {
    let (body, outline, feature) = match shade {
        Shade::Light => (theme::LIGHT_BODY, theme::LIGHT_LINE, theme::LIGHT_LINE),
        Shade::Dark => (theme::DARK_BODY, theme::DARK_LINE, theme::DARK_FEATURE),
    };
    Group::new()
        .set("fill", body.paint(theme))
        .set("stroke", outline.paint(theme))
        .set("color", feature.paint(theme))
        .set("stroke-width", "3.6")
}

/// A glyph's drawing. The outline is painted before the filling, so that the figures of a body join.
fn drawing(name: &str) -> Group {
    let (body, lines) = shape(name);
    Group::new().add(Path::new().set("d", body.as_ref()).set("paint-order", "stroke")).add(
        Path::new()
            .set("d", lines.as_ref())
            .set("fill", "none")
            .set("stroke", "currentColor")
            .set("stroke-width", "1.8"),
    )
}

/// The shape of a glyph, or, for a name without one, a counter that shows the name's first letter.
fn shape(name: &str) -> (Cow<'static, str>, Cow<'static, str>) {
    if let Some(glyph) = glyphs::find(name) {
        return (glyph.body.into(), glyph.lines.into());
    }
    let (mut body, mut letter) = (Pen::new(), Pen::new());
    body.circle((24.0, 24.0), 17.0);
    letters::centre(&mut letter, &name.chars().take(1).collect::<String>().to_uppercase(), (24.0, 24.0), 1.7);
    (body.into_data().into(), letter.into_data().into())
}
