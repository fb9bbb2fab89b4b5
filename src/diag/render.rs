//! Prints diagnostics: with the lines they speak of and carets, or one a line. What is found is for the passes.

use std::borrow::Cow;
use std::ops::Range;

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{
    Annotation, AnnotationKind, Group, Level, Origin, Patch, Renderer, Snippet, normalize_untrusted_str,
};

use super::{Diagnostic, Severity, Source, Span};

/// Whether to print for a terminal that shows colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Colour {
    /// Plain text.
    Never,
    /// With ANSI escapes.
    Always,
}

/// Puts diagnostics into the order of the files given, and within a file into the order of their places.
///
/// Files that are not in `files` come last, by path. Equal places keep their order.
pub fn sort(diagnostics: &mut [Diagnostic], files: &[impl AsRef<str>]) {
    diagnostics.sort_by_cached_key(|d| {
        let path = &d.span.source.path;
        let file = files.iter().position(|f| f.as_ref() == path).unwrap_or(files.len());
        (file, path.clone(), d.span.range.start, d.span.range.end)
    });
}

/// Prints diagnostics in the manner of rustc: message, place, the lines with carets, notes, help and fix.
///
/// Every diagnostic ends with an empty line; no diagnostics print nothing. Lines and columns count from 1, columns
/// in characters.
pub fn render(diagnostics: &[Diagnostic], colour: Colour) -> String {
    let renderer = match colour {
        Colour::Never => Renderer::plain(),
        Colour::Always => Renderer::styled(),
    }
    .decor_style(DecorStyle::Ascii);
    let mut out = String::new();
    for diagnostic in diagnostics {
        let text = renderer.render(&groups(diagnostic));
        let text = text.trim_end();
        match cut(diagnostic) {
            // The mark of a second excerpt, which stands between a place that is given by itself and its line.
            Some(_) => {
                text.lines().filter(|line| line.contains('|') || !line.contains(":::")).for_each(|line| {
                    out.push_str(line);
                    out.push('\n');
                })
            }
            None => {
                out.push_str(text);
                out.push('\n');
            }
        }
        out.push('\n');
    }
    out
}

/// A diagnostic in one line, without a line end: `path:line:column: error[code]: message`.
pub fn short(diagnostic: &Diagnostic) -> String {
    let (line, column) = diagnostic.span.place();
    let path = clean(&diagnostic.span.source.path);
    format!("{path}:{line}:{column}: {}: {}", head(diagnostic), clean(&diagnostic.message))
}

/// A diagnostic without its place: the message, what is true and what to do, a line each, each line ended.
pub fn said(diagnostic: &Diagnostic) -> String {
    let mut lines = vec![format!("{}: {}", head(diagnostic), clean(&diagnostic.message))];
    lines.extend(diagnostic.notes.iter().map(|note| format!("  note: {}", clean(note))));
    lines.extend(diagnostic.hint.iter().map(|hint| format!("  help: {}", clean(hint))));
    lines.join("\n") + "\n"
}

/// How bad it is, and its code.
fn head(diagnostic: &Diagnostic) -> String {
    let severity = match diagnostic.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    };
    format!("{severity}[{}]", diagnostic.code)
}

/// Text of an author or about it, in one line and without control characters.
pub fn clean(text: &str) -> String {
    normalize_untrusted_str(text).replace(['\n', '\r'], " ")
}

/// The parts of one diagnostic: the finding itself, and the fix under its own title.
fn groups(diagnostic: &Diagnostic) -> Vec<Group<'_>> {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let title = level.primary_title(clean(&diagnostic.message)).id(diagnostic.code);
    let mut group = match cut(diagnostic) {
        Some((origin, snippet)) => title.element(origin).element(snippet),
        None => title.elements(snippets(diagnostic)),
    };
    for note in &diagnostic.notes {
        group = group.element(Level::NOTE.message(clean(note)));
    }
    let hint = diagnostic.hint.as_deref().map(clean);
    let Some(fix) = &diagnostic.fix else {
        return vec![match hint {
            Some(hint) => group.element(Level::HELP.message(hint)),
            None => group,
        }];
    };
    let excerpt = Excerpt::around(&fix.span.source, [&fix.span.range]);
    let (text, place) = excerpt.near(excerpt.within(&fix.span.range));
    let patch = Patch::new(place, fix.replacement.as_str());
    let title = hint.unwrap_or_else(|| "this would mend it".into());
    let snippet = Snippet::source(text).line_start(excerpt.line).patch(patch);
    vec![group, Level::HELP.secondary_title(title).element(snippet)]
}

/// A place with its carets and the words beside them.
struct Mark<'a> {
    span: &'a Span,
    kind: AnnotationKind,
    label: Option<&'a str>,
}

/// The excerpts of the sources that the diagnostic speaks of, its own first.
fn snippets(diagnostic: &Diagnostic) -> Vec<Snippet<'_, Annotation<'_>>> {
    let own =
        Mark { span: &diagnostic.span, kind: AnnotationKind::Primary, label: diagnostic.label.as_deref() };
    let mut files = vec![vec![own]];
    for (span, why) in &diagnostic.related {
        let mark = Mark { span, kind: AnnotationKind::Context, label: Some(why) };
        match files.iter_mut().find(|marks| marks[0].span.source.path == span.source.path) {
            Some(marks) => marks.push(mark),
            None => files.push(vec![mark]),
        }
    }
    files.iter().map(|marks| snippet(marks)).collect()
}

/// The place and the near part of a line so long that to lay it out for each finding would take seconds.
fn cut(diagnostic: &Diagnostic) -> Option<(Origin<'_>, Snippet<'_, Annotation<'_>>)> {
    let Diagnostic { span, label, related, .. } = diagnostic;
    let excerpt = Excerpt::around(&span.source, [&span.range]);
    if !related.is_empty() || excerpt.text.len() < VERY_LONG {
        return None;
    }
    let (line, column) = span.place();
    let origin = Origin::path(span.source.path.as_str()).line(line).char_column(column);
    let (text, place) = excerpt.near(excerpt.within(&span.range));
    let annotation = AnnotationKind::Primary.span(place).label(label.as_deref().map(clean));
    Some((origin, Snippet::source(text).line_start(excerpt.line).annotation(annotation)))
}

/// The excerpt of one source with all its marks.
fn snippet<'a>(marks: &[Mark<'a>]) -> Snippet<'a, Annotation<'a>> {
    let source = &marks[0].span.source;
    let excerpt = Excerpt::around(source, marks.iter().map(|mark| &mark.span.range));
    let annotation =
        |mark: &Mark<'a>| mark.kind.span(excerpt.within(&mark.span.range)).label(mark.label.map(clean));
    Snippet::source(excerpt.text)
        .path(source.path.as_str())
        .line_start(excerpt.line)
        .annotations(marks.iter().map(annotation))
}

/// The most bytes of an excerpt that are printed whole where a replacement is shown.
const LONG: usize = 400;
/// The bytes of an excerpt from which only the near part is looked at.
const VERY_LONG: usize = 4000;
/// The bytes that are printed before and after a replacement in a longer one.
const AROUND: usize = 80;

/// The whole lines of a source that some ranges touch.
struct Excerpt<'a> {
    text: &'a str,
    /// The number of the first line.
    line: usize,
    /// The bytes before it.
    offset: usize,
}

impl<'a> Excerpt<'a> {
    fn around<'r>(source: &'a Source, ranges: impl IntoIterator<Item = &'r Range<usize>>) -> Excerpt<'a> {
        let text = source.text.as_str();
        let (mut start, mut end) = (text.len(), 0);
        for range in ranges {
            start = start.min(text.floor_char_boundary(range.start));
            end = end.max(text.ceil_char_boundary(range.end.max(range.start)));
        }
        let start = text[..start].rfind('\n').map_or(0, |i| i + 1);
        // A span may end with the line's own end; then that line is the last one.
        let from = end.saturating_sub(1).max(start);
        let from = text.floor_char_boundary(from);
        let end = text[from..].find('\n').map_or(text.len(), |i| from + i + 1).max(end);
        Excerpt { text: &text[start..end], line: source.place(start).0, offset: start }
    }

    /// The excerpt without the far ends of a very long line, and the range within it.
    fn near(&self, range: Range<usize>) -> (Cow<'a, str>, Range<usize>) {
        if self.text.len() <= LONG {
            return (self.text.into(), range);
        }
        let text = self.text;
        let start = text[..range.start].rfind('\n').map_or(0, |at| at + 1);
        let end = text[range.end..].find('\n').map_or(text.len(), |at| range.end + at);
        let from = text.floor_char_boundary(range.start.saturating_sub(AROUND).max(start));
        let to = text.ceil_char_boundary((range.end + AROUND).min(end));
        let dots = |cut: bool| if cut { "..." } else { "" };
        let (before, after) = (dots(from > start), dots(to < end));
        // What stands before the line, so that lines keep their numbers.
        let head = &text[..start];
        let shift = |at: usize| head.len() + before.len() + at - from;
        let near = format!("{head}{before}{}{after}{}", &text[from..to], &text[end..]);
        (near.into(), shift(range.start)..shift(range.end))
    }

    /// The range counted from the excerpt's start, on boundaries of characters.
    fn within(&self, range: &Range<usize>) -> Range<usize> {
        let clamp = |at: usize| at.saturating_sub(self.offset).min(self.text.len());
        let start = self.text.floor_char_boundary(clamp(range.start));
        start..self.text.ceil_char_boundary(clamp(range.end)).max(start)
    }
}
