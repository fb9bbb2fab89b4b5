//! How the prose uses the terms: words that must not stand for them, and terms before the lesson that introduces them.

use std::ops::Range;
use std::sync::Arc;

use super::super::whole::Whole;
use super::Reading;
use super::wording::{Texts, Words};
use crate::diag::{Diagnostic, Source, Span};
use crate::lesson::{Lesson, Passage, Target, Term, TermList, Text, resolve};

/// A lesson and its prose, ready to be searched.
struct Read<'a> {
    lesson: &'a Lesson,
    prose: &'a [Passage],
    /// The passages of the prose.
    passages: Texts<'a>,
    /// The words of the front matter and of the blocks.
    others: Vec<&'a Text>,
    labels: Texts<'a>,
}

impl<'a> Read<'a> {
    fn new(lesson: &'a Lesson, prose: &'a [Passage]) -> Read<'a> {
        let front = [Some(&lesson.front.title), lesson.front.summary.as_ref()];
        let blocks = lesson.blocks.iter().flat_map(|block| super::texts(&block.fields));
        let others: Vec<&Text> =
            front.into_iter().flatten().chain(blocks.flat_map(|(_, texts)| texts)).collect();
        let passages = Texts::new(prose.iter().map(Passage::as_str));
        let labels = Texts::new(others.iter().map(|text| text.value.as_str()));
        Read { lesson, prose, passages, others, labels }
    }

    /// Whether a passage has a link of which this holds.
    fn links(&self, passage: usize, holds: impl Fn(&Target) -> bool) -> bool {
        self.prose[passage].links(self.lesson).any(|link| holds(&self.lesson.links[link].target))
    }

    /// The paths of the lessons to which a passage links.
    fn leads_on(&self, passage: usize) -> Vec<String> {
        let links = self.prose[passage].links(self.lesson).map(|link| &self.lesson.links[link].target);
        let paths = links.filter_map(|target| match target {
            Target::Page(Some(path), _) => resolve(&self.lesson.path, &path.value),
            _ => None,
        });
        paths.collect()
    }
}

/// What the words of a lesson make of the terms of its language.
pub(in crate::check) struct Usage {
    lesson: Arc<Source>,
    list: Arc<Source>,
    /// One for each term of the list.
    terms: Vec<OfTerm>,
}

/// What they make of one term.
#[derive(Default)]
struct OfTerm {
    /// Words that must not stand for it.
    avoided: Vec<Diagnostic>,
    /// Where it is used, in order; asked only of the terms of a game.
    used: Vec<Use>,
}

/// A place where a term is used.
struct Use {
    place: Span,
    /// The lessons to which its passage links, by their paths.
    leads_on: Vec<String>,
}

impl Usage {
    /// Whether it was made of this lesson and this list, as they are now.
    pub(super) fn is_of(&self, lesson: &Lesson, list: &TermList) -> bool {
        self.lesson == lesson.source && self.list == list.source
    }

    /// Looks through a lesson.
    pub(super) fn of(lesson: &Lesson, prose: &[Passage], list: &TermList) -> Usage {
        let read = Read::new(lesson, prose);
        let of_term = |term: &Term| {
            let mut found = OfTerm::default();
            if belongs(term, lesson) {
                let phrases = Phrases::of(term);
                phrases.avoided(&read, &mut found.avoided);
                // Words of no game are those of every day, too.
                if term.game.is_some() {
                    found.used = phrases.used(&read);
                }
            }
            found
        };
        let terms = list.terms.iter().map(of_term).collect();
        Usage { lesson: Arc::clone(&lesson.source), list: Arc::clone(&list.source), terms }
    }
}

/// Reports on every lesson of every language that has a list of terms; `usages` has what their words make of them.
pub(super) fn usage(
    context: &Whole<'_>,
    reading: &Reading<'_>,
    usages: &[Option<Usage>],
    out: &mut Vec<Diagnostic>,
) {
    for (language, order) in &reading.orders {
        let Some(list) = context.terms(language) else { continue };
        for (number, term) in list.terms.iter().enumerate() {
            let lessons = order.iter().filter(|&&at| belongs(term, &context.lessons[at]));
            let lessons: Vec<(&Lesson, &OfTerm)> = lessons
                .filter_map(|&at| Some((&*context.lessons[at], usages[at].as_ref()?.terms.get(number)?)))
                .collect();
            out.extend(lessons.iter().flat_map(|(_, usage)| &usage.avoided).cloned());
            if term.game.is_some() {
                introduced(&lessons, term, out);
            }
        }
    }
}

/// Whether a lesson's words can mean the term.
fn belongs(term: &Term, lesson: &Lesson) -> bool {
    let game = |game: &Option<Text>| game.as_ref().map(|game| game.value.clone());
    term.game.is_none() || game(&term.game) == game(&lesson.front.game)
}

/// Reports uses of a game's term before the lesson that first links to it, or its use in a book where no lesson does.
fn introduced(lessons: &[(&Lesson, &OfTerm)], term: &Term, out: &mut Vec<Diagnostic>) {
    let own = |target: &Target| links_to(target, term);
    let home = lessons.iter().position(|(lesson, _)| lesson.links.iter().any(|link| own(&link.target)));
    let Some(home) = home else {
        if let Some(used) = lessons.iter().find_map(|(_, usage)| usage.used.first()) {
            let message = format!("no lesson introduces the term `{}`", term.id.value);
            let hint = format!("make its first use a link: `[{}](term:{})`", term.term.value, term.id.value);
            let warning = Diagnostic::warning("unlinked-term", term.id.span.clone(), message);
            out.push(warning.related(used.place.clone(), "it is used here").hint(hint));
        }
        return;
    };
    let teacher = lessons[home].0;
    let link = teacher.links.iter().find(|link| own(&link.target));
    for (_, usage) in lessons[..home].iter().filter(|(lesson, _)| !lesson.opens_part()) {
        // Words that lead the reader on to that lesson use the term rightly.
        let Some(used) = usage.used.iter().find(|used| !used.leads_on.contains(&teacher.path)) else {
            continue;
        };
        let message = format!("the term `{}` is not introduced until `{}`", term.id.value, teacher.path);
        let mut warning = Diagnostic::warning("forward-term", used.place.clone(), message);
        if let Some(link) = link {
            warning = warning.related(link.span.clone(), "it is introduced here");
        }
        let id = &term.id.value;
        out.push(
            warning.hint(format!("introduce it here, by a link to `term:{id}`, or do without it for now")),
        );
    }
}

fn links_to(target: &Target, term: &Term) -> bool {
    matches!(target, Target::Term(id) if id.value == term.id.value)
}

/// A term with its words, ready to be looked for.
struct Phrases<'a> {
    term: &'a Term,
    forms: Vec<Words<'a>>,
    avoid: Vec<(Words<'a>, Option<&'a Text>)>,
}

impl<'a> Phrases<'a> {
    fn of(term: &'a Term) -> Phrases<'a> {
        let forms = [&term.term].into_iter().chain(&term.forms).map(|form| Words::new(&form.value));
        let avoid = term.avoid.iter().map(|(word, instead)| (Words::new(&word.value), instead.as_ref()));
        Phrases { term, forms: forms.collect(), avoid: avoid.collect() }
    }

    /// Where a lesson uses the term.
    fn used(&self, read: &Read<'_>) -> Vec<Use> {
        let mut places: Vec<_> = self.forms.iter().flat_map(|form| read.passages.find(form)).collect();
        places.sort_by_key(|(passage, place)| (*passage, place.start));
        places.dedup_by_key(|(passage, place)| (*passage, place.start));
        let used = |(passage, place): (usize, Range<usize>)| Use {
            place: read.prose[passage].span(place),
            leads_on: read.leads_on(passage),
        };
        places.into_iter().map(used).collect()
    }

    /// Reports the words of a lesson that must not stand for the term, in its prose and in the words of its blocks.
    fn avoided(&self, read: &Read<'_>, out: &mut Vec<Diagnostic>) {
        for (avoid, instead) in &self.avoid {
            for (passage, place) in read.passages.find(avoid) {
                // Where the term is introduced its other names may be told.
                if !read.links(passage, |target| links_to(target, self.term)) {
                    let found = &read.prose[passage].as_str()[place.clone()];
                    out.push(self.wrong(found, read.prose[passage].span(place), *instead));
                }
            }
            for (text, place) in read.labels.find(avoid) {
                let text = read.others[text];
                let found = &text.value[place.clone()];
                let span = match text.span.text() == text.value {
                    true => text.span.sub(place.clone()),
                    false => text.span.clone(),
                };
                out.push(self.wrong(found, span, *instead));
            }
        }
    }

    /// The warning about a word that must not stand for the term.
    fn wrong(&self, found: &str, span: Span, instead: Option<&Text>) -> Diagnostic {
        let term = &self.term.term;
        let message = format!("`{found}` is not what this book calls it: the term is `{}`", term.value);
        // Where the text could not be found letter by letter there is no telling what to replace.
        let plain = span.text() == found;
        let warning = Diagnostic::warning("avoided-term", span.clone(), message)
            .related(self.term.id.span.clone(), "the term is set here");
        let Some(instead) = instead.map(|instead| like(found, &instead.value)) else {
            return warning.hint(format!("write `{}`, in the form that the sentence needs", term.value));
        };
        let warning = warning.hint(format!("write `{instead}`"));
        if plain { warning.fix(span, instead) } else { warning }
    }
}

/// The replacement with a capital where what it replaces has one.
fn like(found: &str, instead: &str) -> String {
    let capital = found.chars().next().is_some_and(char::is_uppercase);
    let mut letters = instead.chars();
    match letters.next().filter(|_| capital) {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => instead.to_owned(),
    }
}
