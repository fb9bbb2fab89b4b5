//! The list of the lessons with their figures, for the position editor.

use serde::Serialize;
use tabia::check::Checked;
use tabia::lesson::fingerprint::of_text;
use tabia::lesson::{BlockKind, Lesson};

/// A lesson.
#[derive(Serialize)]
struct One<'a> {
    /// The path below the book, such as `en/chess-t1/03-ritter.md`.
    path: String,
    title: &'a str,
    lang: &'a str,
    game: Option<&'a str>,
    /// What tells this state of its text from others.
    digest: String,
    figures: Vec<Figure<'a>>,
}

/// A block of it.
#[derive(Serialize)]
struct Figure<'a> {
    id: String,
    kind: &'static str,
    caption: Option<&'a str>,
}

/// The list as JSON.
pub(super) fn json(lessons: &[std::sync::Arc<Checked>]) -> String {
    let list: Vec<One<'_>> = lessons.iter().map(|page| one(&page.lesson)).collect();
    serde_json::to_string(&list).unwrap_or_else(|_| "[]".to_owned())
}

fn one(lesson: &Lesson) -> One<'_> {
    let figures = lesson.blocks.iter().enumerate().map(|(at, block)| Figure {
        id: name(lesson, at),
        kind: match block.kind {
            BlockKind::Diagram => "diagram",
            BlockKind::Figures => "figures",
            BlockKind::Exercise => "exercise",
            BlockKind::Record => "record",
        },
        caption: block.fields.caption.as_ref().map(|caption| caption.value.as_str()),
    });
    One {
        path: format!("{}/{}", lesson.language, lesson.path),
        title: &lesson.front.title.value,
        lang: &lesson.language,
        game: lesson.front.game.as_ref().map(|game| game.value.as_str()),
        digest: of_text(&lesson.source.text),
        figures: figures.collect(),
    }
}

/// The id of a block, also of one to which the author gave none: then it is that of its place on the page.
pub(super) fn name(lesson: &Lesson, block: usize) -> String {
    let id = lesson.blocks[block].fields.id.as_ref();
    id.map_or_else(|| format!("figure-{}", block + 1), |id| id.value.clone())
}
