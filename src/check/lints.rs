//! The book as a book: terms, references, headings, the order of teaching, translations. Nothing here is about a position.

mod forward;
mod headings;
mod pointing;
mod terms;
mod translated;
mod wording;

use std::collections::BTreeMap;

use super::context::Context;
use super::page::Page;
use super::{order, terms as lists};
use crate::diag::Diagnostic;
use crate::lesson::{Fields, Lesson, Passage, Text};

/// Looks through the whole book.
pub(super) fn all(context: &Context<'_>, pages: &[Page], out: &mut Vec<Diagnostic>) {
    lists::lists(context, out);
    let reading = Reading::new(context);
    let prose: Vec<Vec<Passage>> = context.lessons.iter().map(Lesson::passages).collect();
    for (at, lesson) in context.lessons.iter().enumerate() {
        headings::order(lesson, out);
        pointing::look(context, at, &prose[at], out);
    }
    forward::rules(context, pages, &reading, out);
    terms::usage(context, &reading, &prose, out);
    translated::all(context, out);
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
    fn new(context: &Context<'a>) -> Reading<'a> {
        let mut orders: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (at, lesson) in context.lessons.iter().enumerate() {
            orders.entry(lesson.language.as_str()).or_default().push(at);
        }
        for lessons in orders.values_mut() {
            let texts: Vec<_> = lessons.iter().map(|&at| &context.lessons[at]).collect();
            *lessons = order::reading_order(&texts).into_iter().map(|at| lessons[at]).collect();
        }
        Reading { orders }
    }
}
