//! The texts of the book about Tabia.

use tabia::diag::catalogue::FAMILIES;

/// Each path with the text of its file; a macro, since only what stands in the source can be included.
macro_rules! texts {
    ($($path:literal)*) => {
        &[$(($path, include_str!(concat!("../../../lessons/books/tabia/", $path)))),*]
    };
}

/// The files of the book's folder and their texts, without those that the catalogue of findings has.
#[rustfmt::skip]
const OTHERS: &[(&str, &str)] = texts![
    "book.toml"
    "en/diagnostics/index.md"
    "en/guide/01-first-steps.md"
    "en/guide/02-lessons.md"
    "en/guide/03-positions.md"
    "en/guide/04-overlays.md"
    "en/guide/05-claims.md"
    "en/guide/06-exercises.md"
    "en/guide/07-records.md"
    "en/guide/08-translations.md"
    "en/guide/09-terms.md"
    "en/guide/10-look.md"
    "en/guide/11-publishing.md"
    "en/guide/12-keeping-right.md"
    "en/guide/13-editors.md"
    "en/guide/14-other-books.md"
    "en/guide/15-new-game.md"
    "en/guide/index.md"
    "en/index.md"
    "en/reference/01-book.md"
    "en/reference/02-lesson.md"
    "en/reference/03-positions.md"
    "en/reference/04-overlays.md"
    "en/reference/05-claims.md"
    "en/reference/06-links.md"
    "en/reference/07-exercises.md"
    "en/reference/08-records.md"
    "en/reference/09-moves.md"
    "en/reference/10-terms.md"
    "en/reference/11-translations.md"
    "en/reference/12-findings.md"
    "en/reference/13-commands.md"
    "en/reference/index.md"
    "ru/diagnostics/index.md"
    "ru/guide/01-first-steps.md"
    "ru/guide/02-lessons.md"
    "ru/guide/03-positions.md"
    "ru/guide/04-overlays.md"
    "ru/guide/05-claims.md"
    "ru/guide/06-exercises.md"
    "ru/guide/07-records.md"
    "ru/guide/08-translations.md"
    "ru/guide/09-terms.md"
    "ru/guide/10-look.md"
    "ru/guide/11-publishing.md"
    "ru/guide/12-keeping-right.md"
    "ru/guide/13-editors.md"
    "ru/guide/14-other-books.md"
    "ru/guide/15-new-game.md"
    "ru/guide/index.md"
    "ru/index.md"
    "ru/reference/01-book.md"
    "ru/reference/02-lesson.md"
    "ru/reference/03-positions.md"
    "ru/reference/04-overlays.md"
    "ru/reference/05-claims.md"
    "ru/reference/06-links.md"
    "ru/reference/07-exercises.md"
    "ru/reference/08-records.md"
    "ru/reference/09-moves.md"
    "ru/reference/10-terms.md"
    "ru/reference/11-translations.md"
    "ru/reference/12-findings.md"
    "ru/reference/13-commands.md"
    "ru/reference/index.md"
];

/// The files of the book's folder and their texts, in the order of their paths.
pub(super) fn texts() -> Vec<(String, &'static str)> {
    let families = FAMILIES.iter().flat_map(|family| {
        let path = |language: &str| format!("{language}/diagnostics/{}.md", family.name);
        family.texts.iter().map(move |(language, text)| (path(language), *text))
    });
    let mut texts: Vec<_> =
        OTHERS.iter().map(|(path, text)| ((*path).to_owned(), *text)).chain(families).collect();
    texts.sort();
    texts
}
