//! Sources, spans and diagnostics: what is wrong, where, what was expected and what to do.
//!
//! Passes return their result and a list of [`Diagnostic`]s; line and column appear only on printing.

use std::ops::Range;
use std::sync::Arc;

#[cfg(feature = "tool")]
pub mod catalogue;
#[cfg(feature = "tool")]
mod codes;
mod fix;
#[cfg(feature = "tool")]
mod format;
#[cfg(feature = "tool")]
mod github;
#[cfg(feature = "tool")]
mod json;
#[cfg(feature = "tool")]
mod render;
#[cfg(feature = "tool")]
mod sarif;

#[cfg(feature = "tool")]
pub use codes::{CODES, about, about_in};
pub use fix::{Fix, FixKind, Mended, guess, mend};
#[cfg(feature = "tool")]
pub use format::{Format, format};
#[cfg(feature = "tool")]
pub use render::{Colour, clean, render, said, short, sort};

/// A text that an author wrote, with the path by which the author knows it.
#[derive(Debug, PartialEq, Eq)]
pub struct Source {
    /// The path as it is shown in messages.
    pub path: String,
    /// The whole text.
    pub text: String,
}

impl Source {
    /// A source of the given path and text.
    pub fn new(path: impl Into<String>, text: impl Into<String>) -> Arc<Source> {
        Arc::new(Source { path: path.into(), text: text.into() })
    }

    /// The line and the column (in characters) of a byte offset, both from 1.
    ///
    /// ```
    /// use tabia::diag::Source;
    /// let source = Source::new("ru.md", "Ход\n½ c2\n");
    /// assert_eq!(source.place(source.text.find('c').unwrap()), (2, 3));
    /// ```
    pub fn place(&self, offset: usize) -> (usize, usize) {
        let before = &self.text[..self.text.floor_char_boundary(offset)];
        let line_start = before.rfind('\n').map_or(0, |i| i + 1);
        (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
    }

    /// The column of a byte offset in UTF-16 units, from 1, as editors and browsers count.
    pub fn utf16_column(&self, offset: usize) -> usize {
        let before = &self.text[..self.text.floor_char_boundary(offset)];
        let line_start = before.rfind('\n').map_or(0, |i| i + 1);
        before[line_start..].encode_utf16().count() + 1
    }
}

/// A range of bytes in a source.
#[derive(Clone, PartialEq, Eq)]
pub struct Span {
    /// The text it lies in.
    pub source: Arc<Source>,
    /// The bytes.
    pub range: Range<usize>,
}

impl Span {
    /// The given bytes of the source.
    pub fn new(source: &Arc<Source>, range: Range<usize>) -> Span {
        Span { source: Arc::clone(source), range }
    }

    /// A part of this span, by bytes counted from its start.
    pub fn sub(&self, range: Range<usize>) -> Span {
        let start = self.range.start;
        Span::new(&self.source, start + range.start..start + range.end)
    }

    /// The text of the span.
    pub fn text(&self) -> &str {
        &self.source.text[self.range.clone()]
    }

    /// The line and the column (in characters) of its start, both from 1.
    pub fn place(&self) -> (usize, usize) {
        self.source.place(self.range.start)
    }
}

impl std::fmt::Debug for Span {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (line, column) = self.place();
        write!(f, "{}:{line}:{column}", self.source.path)
    }
}

/// A value and where it was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spanned<T> {
    /// The value.
    pub value: T,
    /// Where it was written.
    pub span: Span,
}

impl<T> Spanned<T> {
    /// A value written at the given place.
    pub fn new(value: T, span: Span) -> Spanned<T> {
        Spanned { value, span }
    }

    /// Another value at the same place.
    pub fn map<U>(self, f: impl FnOnce(T) -> U) -> Spanned<U> {
        Spanned { value: f(self.value), span: self.span }
    }
}

/// How bad it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The book is not as it should be, but says nothing false.
    Warning,
    /// The book says something false, or something that cannot be understood.
    Error,
}

/// One finding about what an author wrote.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// A short stable name of the kind of finding, kebab-case.
    pub code: &'static str,
    /// How bad it is.
    pub severity: Severity,
    /// The offending text.
    pub span: Span,
    /// What was found and what was expected; lower case, no full stop.
    pub message: String,
    /// More about the offending text, shown beside the carets.
    pub label: Option<String>,
    /// Other places that matter, each with a word on why.
    pub related: Vec<(Span, String)>,
    /// What is true, one line each.
    pub notes: Vec<String>,
    /// What to do.
    pub hint: Option<String>,
    /// A replacement that mends it.
    pub fix: Option<Fix>,
}

impl Diagnostic {
    /// An error at the given place.
    pub fn error(code: &'static str, span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            code,
            severity: Severity::Error,
            span,
            message: message.into(),
            label: None,
            related: Vec::new(),
            notes: Vec::new(),
            hint: None,
            fix: None,
        }
    }

    /// A warning at the given place.
    pub fn warning(code: &'static str, span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic { severity: Severity::Warning, ..Diagnostic::error(code, span, message) }
    }

    /// With a word beside the carets.
    pub fn label(mut self, label: impl Into<String>) -> Diagnostic {
        self.label = Some(label.into());
        self
    }

    /// With another place that matters.
    pub fn related(mut self, span: Span, why: impl Into<String>) -> Diagnostic {
        self.related.push((span, why.into()));
        self
    }

    /// With a line on what is true.
    pub fn note(mut self, note: impl Into<String>) -> Diagnostic {
        self.notes.push(note.into());
        self
    }

    /// With what to do.
    pub fn hint(mut self, hint: impl Into<String>) -> Diagnostic {
        self.hint = Some(hint.into());
        self
    }

    /// With a replacement that mends a slip of the pen. One that changes a number is only offered.
    pub fn fix(mut self, span: Span, replacement: impl Into<String>) -> Diagnostic {
        self.fix = Some(Fix::of_slip(span, replacement.into()));
        self
    }

    /// With what the engine says in place of a claim.
    pub fn bless(self, span: Span, replacement: impl Into<String>) -> Diagnostic {
        self.fix_as(FixKind::Bless, span, replacement)
    }

    /// With a replacement that may be right or not.
    pub fn offer(self, span: Span, replacement: impl Into<String>) -> Diagnostic {
        self.fix_as(FixKind::Offer, span, replacement)
    }

    /// With a replacement of the given kind.
    pub fn fix_as(mut self, kind: FixKind, span: Span, replacement: impl Into<String>) -> Diagnostic {
        self.fix = Some(Fix { kind, span, replacement: replacement.into() });
        self
    }
}

/// The word of `known` nearest to what was written, if it is near enough to be a slip of the pen.
///
/// ```
/// use tabia::diag::nearest;
/// assert_eq!(nearest("ilegal", ["legal", "illegal"]), Some("illegal"));
/// ```
pub fn nearest<'a>(written: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    near(written, known).first().copied()
}

/// The words of `known` that are near enough to what was written for a slip of the pen, nearest first.
pub fn near<'a>(written: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let written = written.to_lowercase();
    let length = written.chars().count();
    let limit = (length / 3).clamp(1, 3);
    // The lengths alone tell most words apart, and keep a very long text from being compared at all.
    let alike = |word: &&str| word.chars().count().abs_diff(length) <= limit;
    let mut found: Vec<((usize, bool), &str)> = known
        .into_iter()
        .filter(alike)
        .map(|word| (rank(&written, word), word))
        .filter(|&((distance, _), _)| distance <= limit)
        .collect();
    found.sort_by_key(|&(rank, _)| rank);
    found.into_iter().map(|(_, word)| word).collect()
}

/// How far a word is from what was written, in lower case. Among equals, what begins alike is nearer: `ilegal` was meant
/// for `illegal`, not for `legal`.
fn rank(written: &str, word: &str) -> (usize, bool) {
    let word = word.to_lowercase();
    (strsim::damerau_levenshtein(written, &word), word.chars().next() != written.chars().next())
}
