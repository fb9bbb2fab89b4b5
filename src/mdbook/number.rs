//! A chapter in its place, with numbers for its figures and exercises.
//!
//! Both are counted through their chapter: numbers of the book's sections are mdBook's, and a reader may not see them.

use std::sync::Arc;

use super::Page;
use crate::book::{Chapter, Checked, CheckedBlock};
use crate::html::address::key;

/// The chapter of a checked page.
pub(super) fn chapter(mut checked: Checked, page: &Page) -> Chapter {
    // mdBook also prints all chapters on one page, where `figure-1` would be every chapter's.
    let address = page.path.strip_suffix(".md").unwrap_or(&page.path).to_owned();
    let prefix = key(&address);
    let [mut figures, mut exercises] = [0, 0];
    let next = |count: &mut usize| {
        *count += 1;
        count.to_string()
    };
    let blocks = checked.blocks.iter_mut().zip(&checked.lesson.blocks);
    let (mut numbers, mut boards) = (Vec::new(), Vec::new());
    for (block, written) in blocks {
        let nameless = written.fields.id.is_none();
        let name = |id: &mut String| {
            if nameless {
                *id = format!("{prefix}-{id}");
            }
        };
        let mut shown = Vec::new();
        numbers.push(match block {
            CheckedBlock::Figure(figure) => {
                name(&mut figure.id);
                Some(next(&mut figures))
            }
            CheckedBlock::Exercise(exercise) => {
                name(&mut exercise.id);
                Some(next(&mut exercises))
            }
            CheckedBlock::Record(record) => {
                name(&mut record.id);
                for board in &mut record.shown {
                    name(&mut board.figure.id);
                    shown.push(next(&mut figures));
                }
                None
            }
            CheckedBlock::Group(_) | CheckedBlock::Broken => None,
        });
        boards.push(shown);
    }
    Chapter {
        part: String::new(),
        opens: false,
        address,
        number: None,
        title: page.name.clone(),
        summary: None,
        figures: numbers,
        shown: boards,
        checked: Arc::new(checked),
    }
}
