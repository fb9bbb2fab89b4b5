//! The templates: those that come with Tabia, and those by which a book replaces them.

use std::fmt;

use serde::Serialize;
use tera::{Context, ErrorKind, Tera};

/// The templates that come with Tabia, by file name.
const OWN: &[(&str, &str)] = &[
    ("base.html", include_str!("../../templates/base.html")),
    ("chapter.html", include_str!("../../templates/chapter.html")),
    ("contents.html", include_str!("../../templates/contents.html")),
    ("coverage.html", include_str!("../../templates/coverage.html")),
    ("editor.html", include_str!("../../templates/editor.html")),
    ("epub-contents.html", include_str!("../../templates/epub-contents.html")),
    ("epub-contents.xml", include_str!("../../templates/epub-contents.xml")),
    ("epub-cover.html", include_str!("../../templates/epub-cover.html")),
    ("epub-package.xml", include_str!("../../templates/epub-package.xml")),
    ("epub-page.html", include_str!("../../templates/epub-page.html")),
    ("epub-title.html", include_str!("../../templates/epub-title.html")),
    ("exercise.html", include_str!("../../templates/exercise.html")),
    ("figure.html", include_str!("../../templates/figure.html")),
    ("glossary.html", include_str!("../../templates/glossary.html")),
    ("group.html", include_str!("../../templates/group.html")),
    ("missing.html", include_str!("../../templates/missing.html")),
    ("play.html", include_str!("../../templates/play.html")),
    ("practice.html", include_str!("../../templates/practice.html")),
    ("print.html", include_str!("../../templates/print.html")),
    ("record.html", include_str!("../../templates/record.html")),
    ("reference.html", include_str!("../../templates/reference.html")),
    ("root.html", include_str!("../../templates/root.html")),
    ("sections.html", include_str!("../../templates/sections.html")),
    ("volume-exercise.html", include_str!("../../templates/volume-exercise.html")),
    ("volume-figure.html", include_str!("../../templates/volume-figure.html")),
    ("volume-glossary.html", include_str!("../../templates/volume-glossary.html")),
    ("volume-group.html", include_str!("../../templates/volume-group.html")),
    ("volume-hints.html", include_str!("../../templates/volume-hints.html")),
    ("volume-index.html", include_str!("../../templates/volume-index.html")),
    ("volume-record.html", include_str!("../../templates/volume-record.html")),
    ("volume-reference.html", include_str!("../../templates/volume-reference.html")),
    ("volume-sheet.html", include_str!("../../templates/volume-sheet.html")),
    ("volume-solution.html", include_str!("../../templates/volume-solution.html")),
    ("worksheet.html", include_str!("../../templates/worksheet.html")),
];

/// Files that are written as they are, by file name.
const PLAIN: &[(&str, &str)] = &[
    ("epub.css", include_str!("../../templates/epub.css")),
    ("editor.css", include_str!("../../templates/editor.css")),
    ("book.typ", include_str!("../../templates/book.typ")),
    ("favicon.svg", include_str!("../../templates/favicon.svg")),
    ("print.css", include_str!("../../templates/print.css")),
    ("style.css", include_str!("../../templates/style.css")),
];

/// Why a page could not be made. Only a template that a book brings along is ever at fault.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TemplateError {
    /// The template's file name.
    pub file: String,
    /// What is wrong with it; several lines, with the place.
    pub message: String,
}

impl fmt::Display for TemplateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "template `{}`: {}", self.file, self.message)
    }
}

impl std::error::Error for TemplateError {}

impl TemplateError {
    fn new(file: &str, error: &tera::Error) -> TemplateError {
        let file = match error.kind() {
            ErrorKind::SyntaxError(report) | ErrorKind::RenderingError(report) => report.filename(),
            ErrorKind::MissingParent { current, .. } => current,
            ErrorKind::CircularExtend { tpl, .. } | ErrorKind::CircularInclude { tpl, .. } => tpl,
            _ => file,
        };
        TemplateError { file: file.to_owned(), message: error.to_string().trim_end().to_owned() }
    }
}

/// The templates in force.
#[derive(Clone)]
pub(crate) struct Templates {
    tera: Tera,
    plain: Vec<(String, String)>,
}

impl Templates {
    /// Tabia's own templates, with those that the book brings in place of them or beside them.
    pub(crate) fn new(overrides: &[(String, String)]) -> Result<Templates, TemplateError> {
        let mut tera = Tera::new();
        tera.add_raw_templates(OWN.iter().copied()).map_err(|e| TemplateError::new("base.html", &e))?;
        let is_page = |file: &str| file.ends_with(".html") || OWN.iter().any(|(own, _)| *own == file);
        let (pages, plain): (Vec<_>, Vec<_>) = overrides.iter().cloned().partition(|(file, _)| is_page(file));
        if let Some((file, _)) = plain.iter().find(|(file, _)| !PLAIN.iter().any(|(own, _)| own == file)) {
            let message = format!("not used by any page; expected {} or a name ending in .html", names());
            return Err(TemplateError { file: file.clone(), message });
        }
        let first = pages.first().map_or("", |(file, _)| file).to_owned();
        tera.add_raw_templates(pages).map_err(|e| TemplateError::new(&first, &e))?;
        Ok(Templates { tera, plain })
    }

    /// What the template makes of the values.
    pub(crate) fn fill(&self, file: &str, values: &impl Serialize) -> Result<String, TemplateError> {
        Context::from_serialize(values)
            .and_then(|context| self.tera.render(file, &context))
            .map_err(|error| TemplateError::new(file, &error))
    }

    /// The text of a file that is written as it is.
    pub(crate) fn plain(&self, file: &str) -> &str {
        let own = PLAIN.iter().find(|(own, _)| *own == file).map_or("", |(_, text)| text);
        self.plain.iter().find(|(name, _)| name == file).map_or(own, |(_, text)| text)
    }
}

fn names() -> String {
    PLAIN.iter().map(|(file, _)| format!("`{file}`")).collect::<Vec<_>>().join(", ")
}
