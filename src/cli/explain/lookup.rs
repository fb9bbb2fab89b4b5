//! Where the book at hand is about a rule, as files with lines.

use std::path::Path;

use tabia::book::{Book, Edition};
use tabia::check::{Checked, Spot};
use tabia::diag::{Severity, Span};
use tabia::game::Game;
use tabia::games;
use tabia::lesson::{self, Lesson};
use tabia::position::RuleId;

use super::super::assemble::assemble;
use super::super::{Console, files};

/// The folder that is looked into where nobody names a book.
const DEFAULT: &str = "lessons";

/// Where a rule is met.
#[derive(Debug, Default)]
pub(super) struct Places {
    pub(super) taught: Vec<String>,
    pub(super) shown: Vec<String>,
    pub(super) practised: Vec<String>,
}

/// The lessons of the book, not checked; none where there is no book and nobody has named one.
pub(super) fn lessons(dir: &Path) -> anyhow::Result<Vec<Lesson>> {
    if is_missing(dir) {
        return Ok(Vec::new());
    }
    let (book, _) = files::read_book(dir)?;
    let lessons = book.lessons.iter();
    Ok(lessons.map(|file| lesson::parse(&file.source, &file.language, &file.path).0).collect())
}

fn is_missing(dir: &Path) -> bool {
    dir == Path::new(DEFAULT) && !dir.join("book.toml").is_file()
}

/// Where the front matter of lessons in the language names the rule; in any language, if none in this one does.
pub(super) fn taught(lessons: &[Lesson], game: &dyn Game, rule: RuleId, language: &str) -> Vec<String> {
    let names = |lesson: &&Lesson| named(lesson, game, rule).is_some();
    let own = lessons.iter().filter(|lesson| lesson.language == language).any(|lesson| names(&lesson));
    let language =
        if own { Some(language) } else { lessons.iter().find(names).map(|lesson| lesson.language.as_str()) };
    let lessons = lessons.iter().filter(|lesson| Some(lesson.language.as_str()) == language);
    lessons.filter_map(|lesson| named(lesson, game, rule)).map(line).collect()
}

/// Where the front matter of a lesson about a game of the same family names the rule.
fn named<'a>(lesson: &'a Lesson, game: &dyn Game, rule: RuleId) -> Option<&'a Span> {
    let about = games::find(&lesson.front.game.as_ref()?.value)?;
    let kin = about.spec().family == game.spec().family;
    let taught = lesson.front.teaches.iter().find(|id| game.spec().rule(&id.value) == Some(rule))?;
    kin.then_some(&taught.span)
}

fn line(span: &Span) -> String {
    format!("{}:{}", span.source.path, span.place().0)
}

/// A book that has been checked.
pub(super) struct Covered {
    book: Book,
    language: String,
}

/// The book, checked; `None` where there is none, or where its errors do not let tell what it covers.
pub(super) fn covered(
    dir: &Path,
    language: &str,
    console: &mut Console<'_>,
) -> anyhow::Result<Option<Covered>> {
    if is_missing(dir) {
        return Ok(None);
    }
    let (sources, mut found) = files::read_book(dir)?;
    let (book, more) = assemble(&sources);
    found.extend(more);
    if found.iter().any(|found| found.severity == Severity::Error) {
        let dir = files::shown(dir);
        console.say(format_args!(
            "note: the book in `{dir}` has errors, so it is not told where it has the rule"
        ));
        return Ok(None);
    }
    Ok(Some(Covered { book, language: language.to_owned() }))
}

impl Covered {
    /// Where the edition in the language, or else the first, is about the rule.
    pub(super) fn of(&self, game: &dyn Game, rule: RuleId) -> Places {
        let editions = &self.book.editions;
        let edition = editions.iter().find(|edition| edition.lang.code() == self.language);
        let Some(edition) = edition.or_else(|| editions.first()) else { return Places::default() };
        let id = game.spec().rule_id(rule);
        // Rules that a variant has in common with another game of its family are counted there.
        let kin = |of: &str| games::find(of).is_some_and(|of| of.spec().family == game.spec().family);
        let rules = edition.coverage.iter().filter(|coverage| kin(coverage.game)).flat_map(|of| &of.rules);
        let mut places = Places::default();
        for found in rules.filter(|covered| covered.rule == id) {
            let at = |spots: &[Spot]| spots.iter().map(|spot| place(edition, spot)).collect::<Vec<_>>();
            places.taught.extend(found.taught.iter().map(|spot| taught_at(edition, spot, game, rule)));
            places.shown.extend(at(&found.shown));
            places.practised.extend(at(&found.practised));
        }
        places
    }
}

fn chapter<'a>(edition: &'a Edition, spot: &Spot) -> Option<&'a Checked> {
    edition.chapters.iter().map(|chapter| &*chapter.checked).find(|checked| checked.lesson.path == spot.path)
}

fn taught_at(edition: &Edition, spot: &Spot, game: &dyn Game, rule: RuleId) -> String {
    let span = chapter(edition, spot).and_then(|checked| named(&checked.lesson, game, rule));
    span.map_or_else(|| spot.to_string(), line)
}

/// The line of the block, and its name. The board after a turn of a record stands where the record does.
fn place(edition: &Edition, spot: &Spot) -> String {
    let Some(checked) = chapter(edition, spot) else { return spot.to_string() };
    let path = &checked.lesson.source.path;
    let Some(id) = &spot.block else { return path.clone() };
    let find = |id: &str| {
        let is = |block: &&lesson::Block| block.fields.id.as_ref().is_some_and(|own| own.value == id);
        checked.lesson.blocks.iter().find(is)
    };
    let block = find(id).or_else(|| find(id.rsplit_once('-')?.0));
    block.map_or_else(|| format!("{path} #{id}"), |block| format!("{} #{id}", line(&block.head)))
}
