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
    ("exercise.html", include_str!("../../templates/exercise.html")),
    ("figure.html", include_str!("../../templates/figure.html")),
    ("glossary.html", include_str!("../../templates/glossary.html")),
    ("group.html", include_str!("../../templates/group.html")),
    ("missing.html", include_str!("../../templates/missing.html")),
    ("play.html", include_str!("../../templates/play.html")),
    ("practice.html", include_str!("../../templates/practice.html")),
    ("record.html", include_str!("../../templates/record.html")),
    ("reference.html", include_str!("../../templates/reference.html")),
    ("root.html", include_str!("../../templates/root.html")),
    ("sections.html", include_str!("../../templates/sections.html")),
];

/// Files that are written as they are, by file name.
const PLAIN: &[(&str, &str)] = &[
    ("favicon.svg", include_str!("../../templates/favicon.svg")),
    ("style.css", include_str!("../../templates/style.css")),
];

/// Why a page could not be made. Only a template that a book brings along is ever at fault.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SiteError {
    /// The template's file name.
    pub file: String,
    /// What is wrong with it; several lines, with the place.
    pub message: String,
}

impl fmt::Display for SiteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "template `{}`: {}", self.file, self.message)
    }
}

impl std::error::Error for SiteError {}

impl SiteError {
    fn new(file: &str, error: &tera::Error) -> SiteError {
        let file = match error.kind() {
            ErrorKind::SyntaxError(report) | ErrorKind::RenderingError(report) => report.filename(),
            ErrorKind::MissingParent { current, .. } => current,
            ErrorKind::CircularExtend { tpl, .. } | ErrorKind::CircularInclude { tpl, .. } => tpl,
            _ => file,
        };
        SiteError { file: file.to_owned(), message: error.to_string().trim_end().to_owned() }
    }
}

/// The templates in force.
#[derive(Clone)]
pub(super) struct Templates {
    tera: Tera,
    plain: Vec<(String, String)>,
}

impl Templates {
    /// Tabia's own templates, with those that the book brings in place of them or beside them.
    pub(super) fn new(overrides: &[(String, String)]) -> Result<Templates, SiteError> {
        let mut tera = Tera::new();
        tera.add_raw_templates(OWN.iter().copied()).map_err(|e| SiteError::new("base.html", &e))?;
        let (pages, plain): (Vec<_>, Vec<_>) =
            overrides.iter().cloned().partition(|(file, _)| file.ends_with(".html"));
        if let Some((file, _)) = plain.iter().find(|(file, _)| !PLAIN.iter().any(|(own, _)| own == file)) {
            let message = format!("not used by any page; expected {} or a name ending in .html", names());
            return Err(SiteError { file: file.clone(), message });
        }
        let first = pages.first().map_or("", |(file, _)| file).to_owned();
        tera.add_raw_templates(pages).map_err(|e| SiteError::new(&first, &e))?;
        Ok(Templates { tera, plain })
    }

    /// What the template makes of the values.
    pub(super) fn fill(&self, file: &str, values: &impl Serialize) -> Result<String, SiteError> {
        Context::from_serialize(values)
            .and_then(|context| self.tera.render(file, &context))
            .map_err(|error| SiteError::new(file, &error))
    }

    /// The text of a file that is written as it is.
    pub(super) fn plain(&self, file: &str) -> &str {
        let own = PLAIN.iter().find(|(own, _)| *own == file).map_or("", |(_, text)| text);
        self.plain.iter().find(|(name, _)| name == file).map_or(own, |(_, text)| text)
    }
}

fn names() -> String {
    PLAIN.iter().map(|(file, _)| format!("`{file}`")).collect::<Vec<_>>().join(", ")
}
