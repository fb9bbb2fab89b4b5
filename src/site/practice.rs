//! The page on which exercises come back, and the file of all exercises of an edition that it reads.

use serde::Serialize;

use super::page::Frame;
use super::script;
use crate::book::{Book, Chapter, CheckedBlock, Edition, Exercise, PRACTICE};
use crate::html::address::{Ground, Places, Way};
use crate::html::figure::Figures;
use crate::html::task::{Task, key, task};

/// What the template is told, besides the frame.
#[derive(Debug, Serialize)]
pub(super) struct View<'a> {
    #[serde(flatten)]
    frame: Frame<'a>,
    /// The lessons that have exercises.
    lessons: Vec<Lesson<'a>>,
}

/// A lesson and the ways to its exercises.
#[derive(Debug, Serialize)]
struct Lesson<'a> {
    title: &'a str,
    href: String,
    exercises: Vec<Entry>,
}

/// An exercise in that list: its key is that of its data.
#[derive(Debug, Serialize)]
struct Entry {
    key: String,
    #[serde(flatten)]
    way: Way,
}

/// An exercise apart from its lesson.
#[derive(Debug, Serialize)]
struct Loose<'a> {
    #[serde(flatten)]
    task: Task<'a>,
    /// “Exercise 3”
    label: String,
    lesson: &'a str,
    /// The way to it from the site's root.
    href: String,
}

/// The exercises of a chapter, each with the number of its block.
fn exercises(chapter: &Chapter) -> impl Iterator<Item = (usize, &Exercise)> {
    chapter.checked.blocks.iter().enumerate().filter_map(|(number, block)| match block {
        CheckedBlock::Exercise(exercise) => Some((number, &**exercise)),
        _ => None,
    })
}

/// The values of the page.
pub(super) fn view<'a>(
    book: &'a Book,
    edition: &'a Edition,
    places: Places<'_>,
    figures: Figures<'a>,
) -> View<'a> {
    let mut frame = Frame::new(book, edition, PRACTICE, figures.words);
    frame.title = edition.lang.text("site-practice", &[]);
    frame.description = edition.lang.attr("site-practice", "about", &[]);
    frame.scripts.push("practice.js");
    frame.boards.extend(edition.references.iter().map(|reference| reference.game));
    frame.translations(|other| (!other.references.is_empty()).then(|| PRACTICE.to_owned()));
    let lessons = edition.chapters.iter().filter_map(|chapter| {
        let page = places.page(&chapter.address).unwrap_or_default();
        let entry = |(number, exercise): (usize, &Exercise)| Entry {
            key: key(chapter, exercise),
            way: Way {
                title: figures.exercise_label(chapter, number),
                href: format!("{page}#{}", exercise.id),
            },
        };
        let exercises: Vec<Entry> = exercises(chapter).map(entry).collect();
        (!exercises.is_empty()).then(|| Lesson { title: &chapter.title, href: page.clone(), exercises })
    });
    View { lessons: lessons.collect(), frame }
}

/// The path of the file of an edition's exercises.
pub(super) fn file_path(edition: &Edition) -> String {
    format!("tabia/{}/exercises.js", edition.lang.code())
}

/// The file of an edition's exercises.
pub(super) fn file(edition: &Edition, figures: Figures<'_>) -> String {
    let places = Places { edition, ground: Ground::Site(""), here: None };
    let mut all = Vec::new();
    for chapter in &edition.chapters {
        let look = chapter.checked.lesson.front.look.as_ref().map(|look| look.value.as_str());
        let page = places.page(&chapter.address).unwrap_or_default();
        all.extend(exercises(chapter).map(|(number, exercise)| Loose {
            task: task(chapter, exercise, look),
            label: figures.exercise_label(chapter, number),
            lesson: &chapter.title,
            href: format!("{page}#{}", exercise.id),
        }));
    }
    script::value("exercises", &all)
}
