//! The hints and the answers to all exercises, under the names of their lessons.

use super::section::look;
use super::{Kind, Made, Press, SectionHeading, xml};
use crate::book::{Chapter, CheckedBlock, Exercise};
use crate::html::TemplateError;
use crate::html::address::{ANSWERS, HINTS};
use crate::html::pictures::Pictures;
use crate::html::raw::escape;

/// Writes what stands at the back about one exercise.
type Write<'a> = dyn Fn(&Pictures, &Chapter, usize, &Exercise) -> Result<String, TemplateError> + 'a;

impl Press<'_> {
    pub(super) fn hints(&self) -> Result<Option<Made>, TemplateError> {
        let has = |exercise: &Exercise| !exercise.hints.is_empty();
        self.gathered((HINTS, Kind::Hints), "site-hints", has, &|pictures, chapter, number, exercise| {
            let key = self.key(&chapter.address);
            self.figures(key, pictures, look(chapter)).hints(chapter, number, exercise)
        })
    }

    pub(super) fn answers(&self) -> Result<Option<Made>, TemplateError> {
        self.gathered(
            (ANSWERS, Kind::Answers),
            "site-answers",
            |_| true,
            &|pictures, chapter, number, exercise| {
                let key = self.key(&chapter.address);
                self.figures(key, pictures, look(chapter)).solution(chapter, number, exercise)
            },
        )
    }

    /// A section of what `write` says about the exercises of every lesson; nothing if there are none.
    fn gathered(
        &self,
        section: (&str, Kind),
        title: &str,
        wanted: impl Fn(&Exercise) -> bool,
        write: &Write<'_>,
    ) -> Result<Option<Made>, TemplateError> {
        let mut lessons: Vec<(&Chapter, Vec<(usize, &Exercise)>)> = Vec::new();
        for &number in &self.scope.chapters {
            let chapter = &self.edition.chapters[number];
            let blocks = chapter.checked.blocks.iter().enumerate();
            let exercises = blocks.filter_map(|(number, block)| match block {
                CheckedBlock::Exercise(exercise) if wanted(exercise) => Some((number, &**exercise)),
                _ => None,
            });
            let exercises: Vec<_> = exercises.collect();
            if !exercises.is_empty() {
                lessons.push((chapter, exercises));
            }
        }
        if lessons.is_empty() {
            return Ok(None);
        }
        let headings = lessons.iter().map(|(chapter, _)| SectionHeading {
            level: 2,
            anchor: xml::id(self.key(&chapter.address)),
            text: self.named(chapter),
        });
        let headings: Vec<_> = headings.collect();
        let made = self.back(section, title, headings, |pictures| {
            let mut html = String::new();
            for (chapter, exercises) in &lessons {
                let (key, name) = (self.key(&chapter.address), escape(&self.named(chapter)));
                html +=
                    &format!("<h2 id=\"{key}\"><a class=\"to-page\" href=\"{key}.xhtml\">{name}</a></h2>\n");
                for &(number, exercise) in exercises {
                    html += &write(pictures, chapter, number, exercise)?;
                }
            }
            Ok(html)
        })?;
        Ok(Some(made))
    }

    /// “Lesson 3. The Ritter”.
    fn named(&self, chapter: &Chapter) -> String {
        match chapter.number {
            Some(number) => {
                let label = self.edition.lang.text("site-lesson", &[("number", number.into())]);
                format!("{label}. {}", chapter.title)
            }
            None => chapter.title.clone(),
        }
    }
}
