//! Rules that a lesson relies on before they have been taught.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::super::inherit::Merged;
use super::super::whole::Whole;
use super::super::{Checked, CheckedBlock};
use super::Reading;
use crate::diag::{Diagnostic, Span};
use crate::games;
use crate::lesson::{Block, Lesson, Target, Text};

/// A rule that is cited: the game's id, the rule's id, and where.
type Cited<'a> = (&'static str, &'static str, &'a Span);

/// Reports, for each lesson, the rules that it cites and that only a later lesson teaches. The pages that open the book or
/// a part look ahead by nature.
pub(super) fn rules(
    context: &Whole<'_>,
    pages: &[Arc<Checked>],
    merged: &[Merged],
    reading: &Reading<'_>,
    out: &mut Vec<Diagnostic>,
) {
    for order in reading.orders.values() {
        // The lesson that teaches a rule first, by its place in the order.
        let mut taught: BTreeMap<(&str, &str), usize> = BTreeMap::new();
        for (rank, &at) in order.iter().enumerate() {
            let game = context.lessons[at].front.game.as_ref();
            for rule in &pages[at].teaches {
                let game = game.map_or("", |game| game.value.as_str());
                taught.entry((game, *rule)).or_insert(rank);
            }
        }
        for (rank, &at) in order.iter().enumerate() {
            let lesson = &context.lessons[at];
            if lesson.opens_part() {
                continue;
            }
            let mut said = BTreeSet::new();
            let cited = merged[at].looked.cited.iter().map(|(game, rule, span)| (*game, *rule, span));
            for (game, rule, span) in cited.chain(solved(context, pages, at)) {
                let later = taught.get(&(game, rule)).copied().filter(|&teacher| teacher > rank);
                if let Some(later) = later.filter(|_| said.insert(rule)) {
                    out.push(ahead(rule, span, &context.lessons[order[later]]));
                }
            }
        }
    }
}

fn ahead(rule: &str, span: &Span, teacher: &Lesson) -> Diagnostic {
    let message = format!("the rule `{rule}` is not taught until `{}`", teacher.path);
    let place = teacher.front.teaches.iter().find(|taught| taught.value == rule);
    let place = place.map_or(&teacher.front.title.span, |taught| &taught.span);
    Diagnostic::warning("forward-rule", span.clone(), message)
        .related(place.clone(), "it is taught here")
        .hint("teach it first, or show here what can be understood without it")
}

/// The rules by which the exercises of a lesson are solved.
fn solved<'a>(
    context: &'a Whole<'_>,
    pages: &'a [Arc<Checked>],
    at: usize,
) -> impl Iterator<Item = Cited<'a>> {
    let blocks = pages[at].blocks.iter().zip(context.blocks[at].iter());
    blocks.flat_map(|(checked, block)| {
        let exercise = match checked {
            CheckedBlock::Exercise(exercise) => Some(exercise),
            _ => None,
        };
        exercise.into_iter().flat_map(move |one| one.rules.iter().map(|&rule| (one.game, rule, &block.head)))
    })
}

/// The rules that the blocks and the links of a lesson cite.
pub(super) fn cited(lesson: &Lesson, blocks: &[Block]) -> Vec<(&'static str, &'static str, Span)> {
    let own = lesson.front.game.as_ref();
    let mut cited = Vec::new();
    let mut cite = |game: Option<&Text>, rule: &Text| {
        let spec = game.and_then(|game| games::find(&game.value)).map(|game| game.spec());
        if let Some((spec, id)) = spec.and_then(|spec| Some((spec, spec.rule(&rule.value)?))) {
            cited.push((spec.id, spec.rule_id(id), rule.span.clone()));
        }
    };
    for block in blocks {
        let fields = &block.fields;
        let game = fields.game.as_ref().or(own);
        let lists = [&fields.legal, &fields.illegal].into_iter().flatten().flatten();
        for reason in lists.flat_map(|list| &list.to).filter_map(|to| to.reason.as_ref()) {
            cite(game, reason);
        }
        if let Some(rule) = fields.result.as_ref().and_then(|result| result.value.rule.as_ref()) {
            cite(game, rule);
        }
    }
    for link in &lesson.links {
        match (&link.target, &link.title) {
            (Target::Legal(..) | Target::Illegal(..), Some(reason)) => cite(own, reason),
            (Target::Rule(rule), _) => cite(own, rule),
            _ => {}
        }
    }
    cited
}
