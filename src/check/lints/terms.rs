//! How the prose uses the terms: words that must not stand for them, and terms before the lesson that introduces them.

use super::super::context::Context;
use super::Reading;
use super::wording::Words;
use crate::diag::{Diagnostic, Span};
use crate::lesson::{Lesson, Passage, Target, Term, Text};

/// Reports on every lesson of every language that has a list of terms.
pub(super) fn usage(
    context: &Context<'_>,
    reading: &Reading<'_>,
    prose: &[Vec<Passage>],
    out: &mut Vec<Diagnostic>,
) {
    for (language, order) in &reading.orders {
        let Some(list) = context.terms(language) else { continue };
        for term in &list.terms {
            let phrases = Phrases::of(term);
            for &at in order {
                let lesson = &context.lessons[at];
                if belongs(term, lesson) {
                    phrases.avoided(lesson, &prose[at], out);
                }
            }
            // Words of no game are those of every day, too.
            if term.game.is_some() {
                introduced(context, order, prose, &phrases, out);
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
fn introduced(
    context: &Context<'_>,
    order: &[usize],
    prose: &[Vec<Passage>],
    phrases: &Phrases<'_>,
    out: &mut Vec<Diagnostic>,
) {
    let term = phrases.term;
    let lessons = || order.iter().filter(|&&at| belongs(term, &context.lessons[at]));
    let home = lessons()
        .copied()
        .find(|&at| context.lessons[at].links.iter().any(|link| links_to(&link.target, term)));
    let first = |at: usize, forgiven: &dyn Fn(&Passage) -> bool| {
        prose[at].iter().filter(|passage| !forgiven(passage)).find_map(|passage| phrases.used(passage))
    };
    let Some(home) = home else {
        let found = lessons().find_map(|&at| first(at, &|_| false));
        if let Some(place) = found {
            let message = format!("no lesson introduces the term `{}`", term.id.value);
            out.push(
                Diagnostic::warning("unlinked-term", term.id.span.clone(), message)
                    .related(place, "it is used here")
                    .hint(format!(
                        "make its first use a link: `[{0}](term:{1})`",
                        term.term.value, term.id.value
                    )),
            );
        }
        return;
    };
    let teacher = &context.lessons[home];
    let link = teacher.links.iter().find(|link| links_to(&link.target, term));
    for &at in lessons().take_while(|&&at| at != home) {
        let lesson = &context.lessons[at];
        if lesson.opens_part() {
            continue;
        }
        // Words that lead the reader on to that lesson use the term rightly.
        let leads_on = |passage: &Passage| {
            passage.links(lesson).any(|link| match &lesson.links[link].target {
                Target::Page(Some(path), _) => {
                    super::super::context::resolve(&lesson.path, &path.value).as_ref() == Some(&teacher.path)
                }
                _ => false,
            })
        };
        if let Some(place) = first(at, &leads_on) {
            let message = format!("the term `{}` is not introduced until `{}`", term.id.value, teacher.path);
            let warning = Diagnostic::warning("forward-term", place, message);
            let warning = match link {
                Some(link) => warning.related(link.span.clone(), "it is introduced here"),
                None => warning,
            };
            out.push(warning.hint(format!(
                "introduce it here, by a link to `term:{}`, or do without it for now",
                term.id.value
            )));
        }
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

    /// Where a passage first uses the term.
    fn used(&self, passage: &Passage) -> Option<Span> {
        let words = Words::new(passage.as_str());
        let places = self.forms.iter().flat_map(|form| words.find(form));
        places.min_by_key(|place| place.start).map(|place| passage.span(place))
    }

    /// Reports the words of a lesson that must not stand for the term, in its prose and in the words of its blocks.
    fn avoided(&self, lesson: &Lesson, prose: &[Passage], out: &mut Vec<Diagnostic>) {
        if self.avoid.is_empty() {
            return;
        }
        for passage in prose {
            // Where the term is introduced its other names may be told.
            let introduces = |link: usize| links_to(&lesson.links[link].target, self.term);
            if !passage.links(lesson).any(introduces) {
                self.avoided_in(passage.as_str(), |place| passage.span(place), out);
            }
        }
        let fields = lesson.blocks.iter().flat_map(|block| [&block.fields.caption, &block.fields.alt]);
        let front = [Some(&lesson.front.title), lesson.front.summary.as_ref()];
        for text in front.into_iter().flatten().chain(fields.flatten()) {
            let whole = text.span.text() == text.value;
            let span = |place| if whole { text.span.sub(place) } else { text.span.clone() };
            self.avoided_in(&text.value, span, out);
        }
    }

    fn avoided_in(
        &self,
        text: &str,
        span: impl Fn(std::ops::Range<usize>) -> Span,
        out: &mut Vec<Diagnostic>,
    ) {
        let words = Words::new(text);
        for (avoid, instead) in &self.avoid {
            for place in words.find(avoid) {
                let found = &text[place.clone()];
                let term = &self.term.term;
                let span = span(place.clone());
                let message =
                    format!("`{found}` is not what this book calls it: the term is `{}`", term.value);
                let warning = Diagnostic::warning("avoided-term", span.clone(), message)
                    .related(self.term.id.span.clone(), "the term is set here");
                out.push(match instead {
                    Some(instead) => {
                        let instead = like(found, &instead.value);
                        let hint = format!("write `{instead}`");
                        // Where the text could not be found letter by letter there is no telling what to replace.
                        match span.text() == found {
                            true => warning.hint(hint).fix(span, instead),
                            false => warning.hint(hint),
                        }
                    }
                    None => {
                        warning.hint(format!("write `{}`, in the form that the sentence needs", term.value))
                    }
                });
            }
        }
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
