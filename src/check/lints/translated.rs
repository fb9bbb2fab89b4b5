//! Translations against their originals: lessons and headings that are missing, texts left as they were, and what has
//! changed since the two were compared.

use super::super::inherit::Merged;
use super::super::whole::Whole;
use crate::diag::{Diagnostic, Span};
use crate::lesson::fingerprint::{self, Compared};
use crate::lesson::{Block, Lesson, Text};

/// Reports on every translation; `merged` has what was found of each lesson beside its original.
pub(super) fn all(context: &Whole<'_>, merged: &[Merged], out: &mut Vec<Diagnostic>) {
    let Some((source, others)) = context.langs.split_first() else { return };
    for other in others {
        let language = other.code();
        // A language of which there is nothing yet is not reported lesson by lesson.
        if context.lessons.iter().all(|lesson| lesson.language != language) {
            continue;
        }
        for original in context.lessons.iter().filter(|lesson| lesson.language == source.code()) {
            match context.lesson_at(language, &original.path) {
                None => out.push(missing(original, language)),
                Some(at) => {
                    let found = merged[at].looked.translated.iter().flat_map(|(_, found)| found);
                    out.extend(found.cloned());
                }
            }
        }
        extra(context, source.code(), language, out);
        let compared = context.beside.compared.iter().find(|record| record.language == language);
        if let Some(compared) = compared {
            stale_terms(context, source.code(), compared, out);
        }
    }
}

/// Holds a translation against its original, and against what is recorded of the two.
pub(super) fn one(original: &Lesson, lesson: &Lesson, compared: Option<&Compared>) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    headings(original, lesson, &mut found);
    texts(original, lesson, &mut found);
    if let Some(compared) = compared {
        stale(original, lesson, compared, &mut found);
    }
    found
}

fn missing(original: &Lesson, language: &str) -> Diagnostic {
    let message = format!("this lesson is not in `{language}`");
    Diagnostic::warning("missing-lesson", original.front.title.span.clone(), message)
        .hint(format!("translate it into `{language}/{}`", original.path))
}

/// Lessons that translate nothing. Where the source language has none at all, there is nothing to translate yet.
fn extra(context: &Whole<'_>, source: &str, language: &str, out: &mut Vec<Diagnostic>) {
    if context.lessons.iter().all(|lesson| lesson.language != source) {
        return;
    }
    let own = context.lessons.iter().filter(|lesson| lesson.language == language);
    for lesson in own.filter(|lesson| context.lesson_at(source, &lesson.path).is_none()) {
        let message = format!("`{source}` has no lesson `{}`, which this one would translate", lesson.path);
        out.push(
            Diagnostic::warning("extra-lesson", lesson.front.title.span.clone(), message)
                .hint("give it the path of the lesson that it translates"),
        );
    }
}

/// The headings must be as many, and of the same levels.
fn headings(original: &Lesson, lesson: &Lesson, out: &mut Vec<Diagnostic>) {
    let (theirs, own) = (&original.headings, &lesson.headings);
    let differs = theirs.iter().zip(own).find(|(theirs, own)| theirs.level != own.level);
    let (theirs_at, own_at) = match differs {
        Some((theirs, own)) => (&theirs.span, &own.span),
        None if theirs.len() == own.len() => return,
        None => {
            let title = |lesson: &'_ Lesson| lesson.front.title.span.clone();
            let after = theirs.len().min(own.len());
            let theirs_at = theirs.get(after).map_or_else(|| title(original), |heading| heading.span.clone());
            let own_at = own.get(after).map_or_else(|| title(lesson), |heading| heading.span.clone());
            return out.push(other_headings(theirs.len(), own.len(), line(&theirs_at), line(&own_at)));
        }
    };
    out.push(other_headings(theirs.len(), own.len(), line(theirs_at), line(own_at)));
}

fn other_headings(theirs: usize, own: usize, original: Span, here: Span) -> Diagnostic {
    let message = match theirs == own {
        true => "this heading is of another level than in the original".to_owned(),
        false => format!("the original has {theirs} headings, the translation {own}"),
    };
    Diagnostic::warning("other-headings", here, message)
        .related(original, "the original")
        .hint("divide both into the same sections")
}

/// The first line of a place.
fn line(span: &Span) -> Span {
    span.sub(0..span.text().lines().next().unwrap_or_default().trim_end().len())
}

/// The blocks of a translation with those of the original.
fn pairs<'a>(
    original: &'a Lesson,
    lesson: &'a Lesson,
) -> impl Iterator<Item = (&'a Block, &'a Block, &'a Text)> {
    lesson.blocks.iter().filter_map(|block| {
        let id = block.fields.id.as_ref()?;
        let same = |from: &&Block| from.fields.id.as_ref().is_some_and(|known| known.value == id.value);
        let from = original.blocks.iter().find(same)?;
        (from.kind == block.kind).then_some((from, block, id))
    })
}

/// A text of the original needs one here, and another one.
fn texts(original: &Lesson, lesson: &Lesson, out: &mut Vec<Diagnostic>) {
    for (from, block, id) in pairs(original, lesson) {
        let both = super::texts(&from.fields).into_iter().zip(super::texts(&block.fields));
        for ((key, theirs), (_, own)) in both {
            if let (true, Some(first)) = (own.is_empty() && !block.tries(&[key]), theirs.first()) {
                let message = format!("`{}` has the text `{key}` in the original, and none here", id.value);
                out.push(
                    Diagnostic::warning("untranslated", id.span.clone(), message)
                        .related(first.span.clone(), "the original")
                        .hint(format!("add a line `{key}: …`")),
                );
            }
            let same = |own: &&Text| theirs.iter().find(|theirs| theirs.value == own.value).copied();
            let same = own.iter().filter_map(|own| Some((own, same(own)?)));
            for (own, theirs) in same.filter(|(own, _)| is_language(&own.value)) {
                let message = format!("this `{key}` is that of the original, word for word");
                out.push(
                    Diagnostic::warning("untranslated", own.span.clone(), message)
                        .related(theirs.span.clone(), "the original")
                        .hint("translate it"),
                );
            }
        }
    }
}

/// Whether a text has words, and not squares and letters of men alone.
fn is_language(text: &str) -> bool {
    let letters = |word: &&str| word.chars().filter(|c| c.is_alphabetic()).count() > 2;
    text.split_whitespace().filter(letters).count() > 1
}

/// What has changed since the translation was compared with it, as the record says.
fn stale(original: &Lesson, lesson: &Lesson, compared: &Compared, out: &mut Vec<Diagnostic>) {
    let title = &lesson.front.title.span;
    let update = format!("compare the two, then run `tabia translated {}/{}`", lesson.language, lesson.path);
    let recorded = |block: Option<&str>| compared.entries.get(&Compared::key(&lesson.path, block));
    match recorded(None) {
        None => {
            let message = "it is not recorded with which original this lesson was compared";
            out.push(Diagnostic::warning("unrecorded", title.clone(), message).hint(update));
            return;
        }
        Some(known) if known.value != fingerprint::of_lesson(original) => {
            let message = "the words of the original have changed since this lesson was compared with them";
            out.push(
                Diagnostic::warning("stale-lesson", title.clone(), message)
                    .related(original.front.title.span.clone(), "the original")
                    .hint(update.clone()),
            );
        }
        Some(_) => {}
    }
    for (from, _, id) in pairs(original, lesson) {
        let place = from.fields.id.as_ref().map_or(&from.head, |id| &id.span);
        match recorded(Some(&id.value)) {
            None => {
                let message = format!("it is not recorded with which original `{}` was compared", id.value);
                out.push(Diagnostic::warning("unrecorded", id.span.clone(), message).hint(update.clone()));
            }
            Some(known) if !fingerprint::is_of_block(&known.value, from) => {
                let message =
                    format!("the original of `{}` has changed since the two were compared", id.value);
                out.push(
                    Diagnostic::warning("stale-block", id.span.clone(), message)
                        .related(place.clone(), "the original")
                        .hint(update.clone()),
                );
            }
            Some(_) => {}
        }
    }
}

/// The same for terms.
fn stale_terms(context: &Whole<'_>, source: &str, compared: &Compared, out: &mut Vec<Diagnostic>) {
    let (Some(original), Some(list)) = (context.terms(source), context.terms(&compared.language)) else {
        return;
    };
    for term in &list.terms {
        let Some(from) = original.find(&term.id.value) else { continue };
        let key = Compared::key(fingerprint::TERMS, Some(&term.id.value));
        let update =
            format!("compare the two, then run `tabia translated {}/{}`", list.language, fingerprint::TERMS);
        match compared.entries.get(&key) {
            None => {
                let message =
                    format!("it is not recorded with which original `{}` was compared", term.id.value);
                out.push(Diagnostic::warning("unrecorded", term.id.span.clone(), message).hint(update));
            }
            Some(known) if known.value != fingerprint::of_term(from) => {
                let message =
                    format!("the original of `{}` has changed since the two were compared", term.id.value);
                out.push(
                    Diagnostic::warning("stale-term", term.id.span.clone(), message)
                        .related(from.id.span.clone(), "the original")
                        .hint(update),
                );
            }
            Some(_) => {}
        }
    }
}
