//! Replacements that mend a text: which of them may be applied without asking, and how they are applied.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{Diagnostic, Source, Span, near, rank};

/// Who may apply a fix.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum FixKind {
    /// It says what the author meant in better writing: `tabia check --fix` applies it.
    Safe,
    /// It puts what the engine says in place of what the author says: `tabia check --bless` applies it.
    Bless,
    /// It is shown, and the author decides.
    Offer,
}

/// A replacement that would mend the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fix {
    /// Who may apply it.
    pub kind: FixKind,
    /// What to replace.
    pub span: Span,
    /// With what.
    pub replacement: String,
}

impl Fix {
    /// A replacement that mends a slip of the pen. One that changes a number is only offered, for another number names
    /// another square, diagram or lesson.
    pub(super) fn of_slip(span: Span, replacement: String) -> Fix {
        let written = span.source.text.get(span.range.clone()).unwrap_or_default();
        let kind = if digits(written).eq(digits(&replacement)) { FixKind::Safe } else { FixKind::Offer };
        Fix { kind, span, replacement }
    }
}

fn digits(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(char::is_ascii_digit)
}

/// The word of `known` nearest to what was written, as [`super::nearest`] finds it, and whether it may be put in its
/// place: no other word is as near.
///
/// ```
/// use tabia::diag::{FixKind, guess};
/// assert_eq!(guess("shoow", ["show", "moves"]), Some(("show", FixKind::Safe)));
/// assert_eq!(guess("Knechtt", ["Knecht", "Ver Knecht", "knecht"]), Some(("Knecht", FixKind::Safe)));
/// assert_eq!(guess("rook-c", ["rook-a", "rook-b"]), Some(("rook-a", FixKind::Offer)));
/// ```
pub fn guess<'a>(written: &str, known: impl IntoIterator<Item = &'a str>) -> Option<(&'a str, FixKind)> {
    let found = near(written, known);
    let first = *found.first()?;
    let rank = |word: &str| rank(&written.to_lowercase(), word);
    // The same word in other letters (`Knecht`, `knecht`) is no other word.
    let other = |word: &str| word.to_lowercase() != first.to_lowercase();
    let tie = found[1..].iter().any(|word| other(word) && rank(word) == rank(first));
    let sure = !tie && digits(written).eq(digits(first));
    Some((first, if sure { FixKind::Safe } else { FixKind::Offer }))
}

/// A text with fixes applied.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mended {
    /// What it was.
    pub source: Arc<Source>,
    /// What it is now.
    pub text: String,
    /// How many fixes were applied.
    pub fixes: usize,
}

/// Applies the fixes of the given kinds, each file's at once; files without any are left out. The files come by path.
///
/// Of fixes that overlap, the one that begins first is applied; equal ones count once. Whoever checks the new texts
/// again finds what is left.
pub fn mend(diagnostics: &[Diagnostic], kinds: &[FixKind]) -> Vec<Mended> {
    let mut files: BTreeMap<&str, Vec<&Fix>> = BTreeMap::new();
    for fix in diagnostics.iter().filter_map(|diagnostic| diagnostic.fix.as_ref()) {
        if kinds.contains(&fix.kind) {
            files.entry(&fix.span.source.path).or_default().push(fix);
        }
    }
    files.into_values().filter_map(apply).collect()
}

fn apply(mut fixes: Vec<&Fix>) -> Option<Mended> {
    let source = Arc::clone(&fixes.first()?.span.source);
    fixes.sort_by_key(|fix| (fix.span.range.start, fix.span.range.end));
    let (mut text, mut done, mut count) = (String::with_capacity(source.text.len()), 0, 0);
    let mut last: Option<&Fix> = None;
    for fix in fixes {
        let range = &fix.span.range;
        // An insertion beside another change would depend on the order of the two.
        let apart = |last: &Fix| {
            let beside = range.is_empty() || last.span.range.is_empty();
            range.start > last.span.range.end || range.start == last.span.range.end && !beside
        };
        let written = source.text.get(range.clone());
        if !last.is_none_or(apart) || written.is_none_or(|written| written == fix.replacement) {
            continue;
        }
        text.push_str(&source.text[done..range.start]);
        text.push_str(&fix.replacement);
        done = range.end;
        count += 1;
        last = Some(fix);
    }
    text.push_str(&source.text[done..]);
    (count > 0).then_some(Mended { source, text, fixes: count })
}
