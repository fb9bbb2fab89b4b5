//! Leads from a name to where it is given, and to where it is used.

use std::ops::Range;
use std::path::{Component, Path, PathBuf};

use lsp_types::{Location, Position};
use tabia::book::Edition;
use tabia::diag::Source;
use tabia::lesson::{Lesson, TermList};

use super::address;
use super::checking::Snapshot;
use super::named::{self, Name, Named, Role};
use super::place::{Encoding, Lines};
use super::view::View;

/// The name at a place.
pub(super) fn name_at(view: &View<'_>, offset: usize) -> Option<Name> {
    let lessons = lessons(view.edition());
    let names = named::all(&view.lesson, &lessons);
    let holds = |name: &&Name| name.range.start <= offset && offset <= name.range.end;
    names.iter().filter(holds).min_by_key(|name| name.range.len()).cloned()
}

/// The lessons of an edition.
pub(super) fn lessons(edition: Option<&Edition>) -> Vec<&Lesson> {
    let chapters = edition.into_iter().flat_map(|edition| &edition.chapters);
    chapters.map(|chapter| &*chapter.checked.lesson).collect()
}

/// Where the name at a place is given. From a place that gives a name, that is where other languages give it.
pub(super) fn definition(view: &View<'_>, offset: usize) -> Vec<Location> {
    let Some(name) = name_at(view, offset) else { return Vec::new() };
    let places = match (&name.named, name.role) {
        (Named::Term(id), _) => term(view, id),
        (Named::Page { path, anchor }, Role::Uses) => page(view, path, anchor.as_deref()),
        (Named::Rule { .. }, _) | (_, Role::Uses) => {
            let mut places = given(view, &name.named);
            // From a lesson that teaches a rule the way leads on to the others.
            places.retain(|(source, range)| !(source.path == view.source.path && *range == name.range));
            places.iter().map(|(source, range)| location(source, range, view.encoding)).collect()
        }
        (_, Role::Gives) => Vec::new(),
    };
    let elsewhere = match name.role {
        Role::Gives => translations(view, &name.named),
        Role::Uses => Vec::new(),
    };
    places.into_iter().chain(elsewhere).flatten().collect()
}

/// Where the lessons of the same language use the name at a place, and where it is given.
pub(super) fn references(view: &View<'_>, offset: usize) -> Vec<Location> {
    let Some(name) = name_at(view, offset) else { return Vec::new() };
    let given = match &name.named {
        Named::Term(id) => term(view, id),
        _ => Vec::new(),
    };
    let uses = everywhere(view, &name.named)
        .into_iter()
        .map(|(source, name)| location(source, &name.range, view.encoding));
    given.into_iter().chain(uses).flatten().collect()
}

/// Where the lessons use the term that a list gives at a place.
pub(super) fn references_of_term(
    snapshot: &Snapshot,
    source: &Source,
    position: Position,
    encoding: Encoding,
) -> Option<Vec<Location>> {
    let (language, known) = snapshot.sources.terms.iter().find(|(_, known)| known.path == source.path)?;
    let (list, _) = TermList::parse(known, language);
    let offset = Lines::new(&source.text, encoding).offset(position);
    let term = list
        .terms
        .iter()
        .find(|term| term.id.span.range.start <= offset && offset <= term.id.span.range.end)?;
    let named = Named::Term(term.id.value.clone());
    let edition = snapshot.book.editions.iter().find(|edition| edition.lang.code() == language.as_str())?;
    let lessons = lessons(Some(edition));
    let uses = lessons.iter().flat_map(|lesson| {
        let names = named::all(lesson, &lessons);
        names
            .into_iter()
            .filter(|name| name.named == named)
            .map(|name| location(&lesson.source, &name.range, encoding))
    });
    Some(uses.flatten().collect())
}

/// The places of a name in the lessons of the same language; this lesson is looked at as it is now.
fn everywhere<'v>(view: &'v View<'_>, named: &Named) -> Vec<(&'v Source, Name)> {
    let known = lessons(view.edition());
    let own = std::iter::once(&view.lesson);
    let others = view.others().map(|chapter| &*chapter.checked.lesson);
    let all = own.chain(others);
    let places = all.flat_map(|lesson| {
        let names = named::all(lesson, &known);
        names.into_iter().filter(|name| name.named == *named).map(move |name| (&*lesson.source, name))
    });
    places.collect()
}

/// Where a name is given.
fn given<'v>(view: &'v View<'_>, named: &Named) -> Vec<(&'v Source, Range<usize>)> {
    let places = everywhere(view, named).into_iter();
    places.filter(|(_, name)| name.role == Role::Gives).map(|(source, name)| (source, name.range)).collect()
}

/// Where the lessons of the same path in other languages give a name.
fn translations(view: &View<'_>, named: &Named) -> Vec<Option<Location>> {
    let (Named::Block { path, .. } | Named::Page { path, .. }) = named else { return Vec::new() };
    let editions = view.snapshot.into_iter().flat_map(|snapshot| &snapshot.book.editions);
    let others = editions.filter(|edition| edition.lang.code() != view.lesson.language);
    let places = others.flat_map(|edition| {
        let known = lessons(Some(edition));
        let lesson = known.iter().find(|lesson| lesson.path == *path).copied();
        let names = lesson.map(|lesson| (lesson, named::all(lesson, &known)));
        names.into_iter().flat_map(|(lesson, names)| {
            let gives = names.into_iter().filter(|name| name.named == *named && name.role == Role::Gives);
            gives.map(|name| location(&lesson.source, &name.range, view.encoding)).collect::<Vec<_>>()
        })
    });
    places.collect()
}

/// Where a language's list gives a term.
fn term(view: &View<'_>, id: &str) -> Vec<Option<Location>> {
    let lists = view.snapshot.into_iter().flat_map(|snapshot| &snapshot.sources.terms);
    let lists = lists.filter(|(language, _)| *language == view.lesson.language);
    let places = lists.filter_map(|(language, source)| {
        let (list, _) = TermList::parse(source, language);
        list.find(id).map(|term| location(source, &term.id.span.range, view.encoding))
    });
    places.collect()
}

/// A lesson, or a heading or block of it.
fn page(view: &View<'_>, path: &str, anchor: Option<&str>) -> Vec<Option<Location>> {
    let other = || view.others().map(|chapter| &*chapter.checked.lesson).find(|lesson| lesson.path == path);
    let lesson = if view.lesson.path == path { Some(&view.lesson) } else { other() };
    let Some(lesson) = lesson else { return Vec::new() };
    let heading = |anchor: &str| {
        let heading = lesson.headings.iter().find(|heading| heading.anchor == anchor);
        heading.map(|heading| heading.span.range.clone())
    };
    let block = |anchor: &str| {
        let ids = lesson.blocks.iter().filter_map(|block| block.fields.id.as_ref());
        ids.into_iter().find(|id| id.value == anchor).map(|id| id.span.range.clone())
    };
    let range = anchor.and_then(|anchor| heading(anchor).or_else(|| block(anchor)));
    vec![location(&lesson.source, &range.unwrap_or(0..0), view.encoding)]
}

fn location(source: &Source, range: &Range<usize>, encoding: Encoding) -> Option<Location> {
    Some(Location::new(address::of(&source.path)?, Lines::new(&source.text, encoding).area(range)))
}

/// The path without `.` and `..`.
pub(super) fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => _ = plain.pop(),
            part => plain.push(part),
        }
    }
    plain
}
