//! `tabia translated`: records which state of the originals the translations agree with.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use anyhow::bail;
use tabia::diag::{Diagnostic, Severity, Source};
use tabia::lesson::fingerprint::{TERMS, of_block, of_lesson, of_term};
use tabia::lesson::{self, Compared, Lesson, TermList};

use super::files::{self, BookSources};
use super::report::number;
use super::{Console, Status, args, check, report};

/// Writes the records of the languages that are asked about.
pub(super) fn run(args: &args::Translated, dir: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let (book, mut found) = files::read_book(dir)?;
    let asked = check::asked(&book, &args.paths)?;
    let originals = Originals::read(&book, &mut found);
    let mut records = Vec::new();
    for language in book.config.languages.iter().skip(1) {
        let source = book.compared.iter().find(|(known, _)| *known == language.value);
        let old = source.map(|(_, source)| Compared::parse(source, &language.value));
        let old = old.map(|(record, more)| {
            found.extend(more);
            record
        });
        records.push((language.value.as_str(), old));
    }
    // Over what cannot be read nothing is written.
    found.retain(|finding| finding.severity == Severity::Error);
    if !found.is_empty() {
        return Ok(report::findings(&book, found, book.lessons.len(), console));
    }
    if records.is_empty() {
        bail!("the book has one language only: add another one to `languages` in `book.toml`");
    }
    for (language, old) in records {
        let asks = |source: &Source| asked.contains(&source.path);
        write(&book, language, old, &originals, &asks, console)?;
    }
    Ok(Status::Fine)
}

/// The lessons and the terms of the source language, and the other lessons.
struct Originals {
    lessons: BTreeMap<String, Lesson>,
    terms: Option<TermList>,
    others: Vec<Lesson>,
}

impl Originals {
    fn read(book: &BookSources, found: &mut Vec<Diagnostic>) -> Originals {
        let source = book.config.languages.first().map_or("", |language| language.value.as_str());
        let mut originals = Originals { lessons: BTreeMap::new(), terms: None, others: Vec::new() };
        for file in &book.lessons {
            let (lesson, more) = lesson::parse(&file.source, &file.language, &file.path);
            found.extend(more);
            if file.language == source {
                originals.lessons.insert(file.path.clone(), lesson);
            } else {
                originals.others.push(lesson);
            }
        }
        if let Some((_, text)) = book.terms.iter().find(|(language, _)| language == source) {
            let (terms, more) = TermList::parse(text, source);
            found.extend(more);
            originals.terms = Some(terms);
        }
        originals
    }
}

/// Writes the record of a language: new fingerprints of what is asked about, the old ones of the rest, nothing of what is
/// no more.
fn write(
    book: &BookSources,
    language: &str,
    old: Option<Compared>,
    originals: &Originals,
    asks: &dyn Fn(&Source) -> bool,
    console: &mut Console<'_>,
) -> anyhow::Result<()> {
    let old = old.map(|record| record.entries).unwrap_or_default();
    let mut entries: BTreeMap<String, String> = BTreeMap::new();
    let (mut lessons, mut changed) = (0, BTreeSet::new());
    let mut record = |key: String, asked: bool, now: String| {
        let before = old.get(&key).map(|text| text.value.clone());
        let kept = if asked { Some(now) } else { before.clone() };
        if kept != before {
            changed.insert(key.clone());
        }
        entries.extend(kept.map(|kept| (key, kept)));
    };
    for lesson in originals.others.iter().filter(|lesson| lesson.language == language) {
        let Some(original) = originals.lessons.get(&lesson.path) else { continue };
        let asked = asks(&lesson.source) || asks(&original.source);
        lessons += usize::from(asked);
        record(Compared::key(&lesson.path, None), asked, of_lesson(original));
        let ids = |lesson: &Lesson| -> BTreeSet<String> {
            let ids = lesson.blocks.iter().filter_map(|block| block.fields.id.as_ref());
            ids.map(|id| id.value.clone()).collect()
        };
        let own = ids(lesson);
        for block in &original.blocks {
            if let Some(id) = block.fields.id.as_ref().filter(|id| own.contains(&id.value)) {
                record(Compared::key(&lesson.path, Some(&id.value)), asked, of_block(block));
            }
        }
    }
    if let (Some(terms), Some(own)) = (&originals.terms, terms_of(book, language)) {
        let asked = asks(&own) || asks(&terms.source);
        let (list, _) = TermList::parse(&own, language);
        for term in terms.terms.iter().filter(|term| list.find(&term.id.value).is_some()) {
            record(Compared::key(TERMS, Some(&term.id.value)), asked, of_term(term));
        }
    }
    let gone = old.keys().filter(|key| !entries.contains_key(*key)).count();
    let path = book.dir.join(language).join(files::COMPARED);
    let text = Compared::write(&entries);
    if lessons > 0 || !changed.is_empty() || gone > 0 {
        files::write(&path, text.as_bytes())?;
    }
    console.say(format_args!(
        "`{}`: {} compared, {} changed",
        files::shown(&path),
        number(lessons, "lesson"),
        number(changed.len() + gone, "fingerprint")
    ));
    Ok(())
}

fn terms_of(book: &BookSources, language: &str) -> Option<Arc<Source>> {
    book.terms.iter().find(|(known, _)| known == language).map(|(_, source)| Arc::clone(source))
}
