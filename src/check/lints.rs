//! The book as a book: terms, references, headings, the order of teaching, translations. Nothing here is about a position.

mod forward;
mod headings;
mod pointing;
mod terms;
mod translated;
mod wording;

use std::collections::BTreeMap;
use std::sync::Arc;

use rayon::iter::{IndexedParallelIterator, IntoParallelRefMutIterator, ParallelIterator};

use super::inherit::Merged;
use super::whole::Whole;
use super::{Checked, order, terms as lists};
use crate::diag::Diagnostic;
use crate::lesson::{Fields, Text};
pub(super) use terms::Usage;

/// Looks through the whole book. What was found of a single lesson at an earlier time is kept in `merged` and `usages`, each
/// in the order of the lessons.
pub(super) fn all(
    context: &Whole<'_>,
    pages: &[Arc<Checked>],
    merged: &mut [Merged],
    usages: &mut [Option<Usage>],
    out: &mut Vec<Diagnostic>,
) {
    lists::lists(context, out);
    let reading = Reading::new(context);
    let lessons = merged.par_iter_mut().zip(usages.par_iter_mut()).enumerate();
    lessons.for_each(|(at, (merged, usage))| alone(context, at, merged, usage));
    out.extend(merged.iter().flat_map(|merged| merged.looked.alone.iter().flatten()).cloned());
    forward::rules(context, pages, merged, &reading, out);
    terms::usage(context, &reading, usages, out);
    translated::all(context, merged, out);
}

/// Looks at a lesson alone and beside its original, unless that has been done and nothing has changed.
fn alone(context: &Whole<'_>, at: usize, merged: &mut Merged, usage: &mut Option<Usage>) {
    let lesson = &*context.lessons[at];
    let looked = &mut merged.looked;
    if let Some(original) = context.original_of(at).map(|original| &context.lessons[original]) {
        let compared = context.beside.compared.iter().find(|record| record.language == lesson.language);
        let record = compared.map(|record| &record.source);
        if looked.translated.as_ref().is_none_or(|(known, _)| known.as_ref() != record) {
            looked.translated = Some((record.cloned(), translated::one(original, lesson, compared)));
        }
    }
    let list = context.terms(&lesson.language);
    *usage = usage.take().filter(|usage| list.is_some_and(|list| usage.is_of(lesson, list)));
    if looked.alone.is_some() && (usage.is_some() || list.is_none()) {
        return;
    }
    let prose = lesson.passages();
    if looked.alone.is_none() {
        let mut found = Vec::new();
        headings::order(lesson, &mut found);
        pointing::look(lesson, context.written(at), &prose, &mut found);
        looked.alone = Some(found);
        looked.cited = forward::cited(lesson, context.written(at));
    }
    if usage.is_none() {
        *usage = list.map(|list| Usage::of(lesson, &prose, list));
    }
}

/// The texts of a block that are for readers, by their keys.
fn texts(fields: &Fields) -> Vec<(&'static str, Vec<&Text>)> {
    vec![
        ("caption", fields.caption.iter().collect()),
        ("alt", fields.alt.iter().collect()),
        ("hint", fields.hints.iter().collect()),
        ("explain", fields.explain.iter().collect()),
    ]
}

/// The lessons of each language in the order in which a reader meets them.
struct Reading<'a> {
    /// For each language the places of its lessons.
    orders: BTreeMap<&'a str, Vec<usize>>,
}

impl<'a> Reading<'a> {
    fn new(context: &Whole<'a>) -> Reading<'a> {
        let mut orders: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (at, lesson) in context.lessons.iter().enumerate() {
            orders.entry(lesson.language.as_str()).or_default().push(at);
        }
        for lessons in orders.values_mut() {
            let texts: Vec<_> = lessons.iter().map(|&at| &*context.lessons[at]).collect();
            *lessons = order::reading_order(&texts).into_iter().map(|at| lessons[at]).collect();
        }
        Reading { orders }
    }
}
