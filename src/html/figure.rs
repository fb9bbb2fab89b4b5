//! Figures: the picture, its caption and legend, and the position in words.

use serde::Serialize;

use super::address::Places;
use super::pictures::Pictures;
use super::record;
use super::templates::{TemplateError, Templates};
use super::words::Words;
use crate::book::{Chapter, CheckedBlock, Figure, Lang};
use crate::diagram::{self, Diagram, Shade, Sign};
use crate::svg::{self, Theme};

/// A line of a legend.
#[derive(Debug, Serialize)]
struct Line {
    swatch: String,
    text: String,
}

/// What the template of a figure is told.
#[derive(Debug, Serialize)]
struct View<'a> {
    ui: &'a Words,
    /// The figure's anchor.
    id: Option<&'a str>,
    /// The whole label, such as “Figure 3.2”.
    label: Option<String>,
    caption: Option<&'a str>,
    /// The picture.
    svg: String,
    legend: Vec<Line>,
    /// What the picture is, where the caption does not say it.
    title: Option<&'a str>,
    words: Vec<&'a str>,
    /// The position in the game's own text, as the words tell it.
    fen: Option<&'a str>,
    /// What a script needs to bring the picture to life.
    live: Option<Live<'a>>,
}

/// A picture as a script sees it.
#[derive(Debug, Serialize)]
struct Live<'a> {
    game: &'a str,
    fen: &'a str,
    /// Whether it is seen from Black's side.
    black: bool,
    /// The glyph set, where it is not the game's own.
    look: Option<&'a str>,
    /// The corners of the part that is shown.
    crop: Option<String>,
}

/// A position of a game.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Stand<'a> {
    /// The game's id.
    pub(crate) game: &'a str,
    /// The position in the game's own text.
    pub(crate) fen: &'a str,
}

/// What the template of a group is told.
#[derive(Debug, Serialize)]
struct Group<'a> {
    ui: &'a Words,
    id: Option<&'a str>,
    figures: Vec<String>,
}

/// Where figures stand.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Medium<'a> {
    /// On a page of the site: pictures are in it, and scripts bring them to life.
    Site,
    /// In a section of a volume: pictures lie beside it.
    Volume {
        /// The section's key.
        key: &'a str,
        pictures: &'a Pictures,
    },
    /// On a page that another program makes: pictures are in it, no script brings them to life, and several pages may
    /// become one.
    Elsewhere {
        /// The page's key.
        key: &'a str,
    },
}

/// Makes figures of the pages in one language.
#[derive(Clone, Copy)]
pub(crate) struct Figures<'a> {
    pub(crate) templates: &'a Templates,
    pub(crate) lang: &'a Lang,
    pub(crate) words: &'a Words,
    /// The glyph set that the lesson wants.
    pub(crate) look: Option<&'a str>,
    pub(crate) medium: Medium<'a>,
}

impl Figures<'_> {
    /// What stands in place of a chapter's block: a figure, several side by side, or nothing.
    pub(crate) fn block(
        &self,
        chapter: &Chapter,
        places: Places<'_>,
        number: usize,
    ) -> Result<String, TemplateError> {
        let grouped = chapter
            .checked
            .blocks
            .iter()
            .any(|block| matches!(block, CheckedBlock::Group(members) if members.contains(&number)));
        match chapter.checked.blocks.get(number) {
            Some(CheckedBlock::Figure(figure)) if !grouped => self.figure(chapter, number, figure),
            Some(CheckedBlock::Exercise(exercise)) => self.exercise(chapter, number, exercise),
            Some(CheckedBlock::Record(record)) => {
                let numbers = chapter.shown.get(number).map_or(&[][..], Vec::as_slice);
                record::html(self, places, record, numbers)
            }
            Some(CheckedBlock::Group(members)) => {
                let mut figures = Vec::new();
                for &member in members {
                    if let Some(CheckedBlock::Figure(figure)) = chapter.checked.blocks.get(member) {
                        figures.push(self.figure(chapter, member, figure)?);
                    }
                }
                let block = chapter.checked.lesson.blocks.get(number);
                let group = Group {
                    ui: self.words,
                    id: block.and_then(|block| block.fields.id.as_ref()).map(|id| id.value.as_str()),
                    figures,
                };
                self.fill("group.html", &group)
            }
            _ => Ok(String::new()),
        }
    }

    fn figure(&self, chapter: &Chapter, number: usize, figure: &Figure) -> Result<String, TemplateError> {
        self.numbered(chapter.figures.get(number).and_then(Option::as_deref), figure)
    }

    /// A figure with its number, if it has one.
    pub(crate) fn numbered(&self, number: Option<&str>, figure: &Figure) -> Result<String, TemplateError> {
        let stand = Stand { game: figure.game, fen: &figure.fen };
        let view = self.view(&figure.diagram, Some(stand));
        let view = View {
            id: Some(&figure.id),
            label: number.map(|number| self.lang.text("site-figure", &[("number", number.into())])),
            caption: figure.caption.as_deref(),
            fen: Some(&figure.fen),
            title: view.title.filter(|&title| figure.caption.as_deref() != Some(title)),
            ..view
        };
        self.fill("figure.html", &view)
    }

    /// A board without a number: of an exercise, of its answer, outside of lessons. `told` says whether its words give the
    /// position in the game's own text.
    pub(crate) fn board(
        &self,
        diagram: &Diagram,
        caption: Option<&str>,
        stand: Option<Stand<'_>>,
        told: bool,
    ) -> Result<String, TemplateError> {
        let fen = stand.filter(|_| told).map(|stand| stand.fen);
        self.fill("figure.html", &View { fen, caption, ..self.view(diagram, stand) })
    }

    /// Whether scripts bring the page to life.
    pub(crate) fn is_live(&self) -> bool {
        matches!(self.medium, Medium::Site)
    }

    /// What the medium's template of that name makes of the values.
    pub(crate) fn fill(&self, template: &str, values: &impl Serialize) -> Result<String, TemplateError> {
        match self.medium {
            Medium::Site | Medium::Elsewhere { .. } => self.templates.fill(template, values),
            Medium::Volume { .. } => self.templates.fill(&format!("volume-{template}"), values),
        }
    }

    /// The picture of a diagram, with what it shows as its text alternative.
    fn picture(&self, diagram: &Diagram) -> String {
        match self.medium {
            Medium::Site => svg::render(&named(diagram, format!("{}.svg", diagram.id)), Theme::Site),
            Medium::Elsewhere { key } => {
                svg::render(&named(diagram, format!("{key}.{}.svg", diagram.id)), Theme::Site)
            }
            Medium::Volume { pictures, .. } => {
                let svg = svg::render(&named(diagram, "board".to_owned()), pictures.theme);
                pictures.show(svg, svg::size(diagram), "board", &said(diagram))
            }
        }
    }

    /// The picture of a sign.
    fn swatch(&self, sign: &Sign, diagram: &Diagram) -> String {
        let drawn = diagram.board.drawn();
        match self.medium {
            Medium::Site | Medium::Elsewhere { .. } => svg::swatch(sign, drawn, Theme::Site),
            Medium::Volume { pictures, .. } => {
                let svg = svg::swatch(sign, drawn, pictures.theme);
                pictures.show(svg, (svg::SWATCH, svg::SWATCH), "swatch", "")
            }
        }
    }

    /// A man alone, in one of the shades; an ornament.
    pub(crate) fn man(&self, glyph: &str, shade: Shade) -> String {
        match self.medium {
            Medium::Site | Medium::Elsewhere { .. } => svg::piece(glyph, shade, Theme::Site),
            Medium::Volume { pictures, .. } => {
                pictures.show(svg::piece(glyph, shade, pictures.theme), (svg::CELL, svg::CELL), "glyph", "")
            }
        }
    }

    fn view<'b>(&'b self, diagram: &'b Diagram, stand: Option<Stand<'b>>) -> View<'b> {
        let stand = stand.filter(|_| !matches!(self.medium, Medium::Elsewhere { .. }));
        let legend = diagram
            .legend
            .iter()
            .map(|line| Line { swatch: self.swatch(&line.mark, diagram), text: line.text.clone() });
        View {
            ui: self.words,
            id: None,
            label: None,
            caption: None,
            svg: self.picture(diagram),
            legend: legend.collect(),
            title: Some(diagram.title.as_str()).filter(|title| !title.is_empty()),
            words: diagram.words.lines().filter(|line| !line.trim().is_empty()).collect(),
            fen: None,
            live: stand.map(|stand| Live {
                game: stand.game,
                fen: stand.fen,
                black: diagram.view == diagram::View::Black,
                look: self.look,
                crop: diagram
                    .crop
                    .map(|(a, b)| format!("{} {}", diagram.board.name(a), diagram.board.name(b))),
            }),
        }
    }
}

/// The diagram under another name, for the ids inside its picture: on a page one that no block and no heading can have.
fn named(diagram: &Diagram, id: String) -> Diagram {
    Diagram { id, ..diagram.clone() }
}

/// All that the words of a diagram say, in one line; a title that is no sentence ends as one.
pub(crate) fn said(diagram: &Diagram) -> String {
    let title = diagram.title.trim();
    let open = title.ends_with(|c: char| c.is_alphanumeric() || c == ')') && !title.ends_with(".)");
    let stop = if open { "." } else { "" };
    let title = format!("{title}{stop}");
    let lines = std::iter::once(title.as_str()).chain(diagram.words.lines());
    lines.map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}
