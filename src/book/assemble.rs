//! Puts checked lessons in their order and gives chapters and figures their numbers.

use std::collections::BTreeMap;

use crate::book::{Book, Chapter, Config, Edition};
use crate::check::{self, Checked, CheckedBlock, CheckedLink};
use crate::lang::Lang;

/// The book made of the checked lessons, one edition for each of the languages, the source language first.
///
/// Chapters have the numbers of the source language's edition, so that a number means the same in every language.
pub fn assemble(config: &Config, langs: Vec<Lang>, checked: Vec<Checked>) -> Book {
    let mut pages: BTreeMap<String, Vec<Checked>> = BTreeMap::new();
    for page in checked {
        pages.entry(page.lesson.language.clone()).or_default().push(page);
    }
    for pages in pages.values_mut() {
        let folders = folders_in_order(pages);
        pages.sort_by_cached_key(|page| {
            let path = page.lesson.path.as_str();
            let folder = path.split_once('/').map(|(folder, _)| folder);
            let rank = folder
                .map(|folder| folders.iter().position(|known| known == folder).unwrap_or(folders.len()));
            (rank, reading_order(path))
        });
    }
    let numbers = numbers(langs.iter().filter_map(|lang| pages.get(lang.code())).flatten());
    let edition = |lang: Lang| {
        let pages = pages.remove(lang.code()).unwrap_or_default();
        let mut references = check::references(&pages, &lang);
        for article in references.iter_mut().flat_map(|reference| {
            let game = reference.game;
            reference.articles.iter_mut().map(move |article| (game, article))
        }) {
            article.1.taught = taught(&pages, article.0, article.1.id);
        }
        let mut counts = BTreeMap::new();
        let chapters = pages.into_iter().map(|page| chapter(page, &numbers, &mut counts)).collect();
        Edition { lang, chapters, references }
    };
    Book {
        title: config.title.clone(),
        authors: config.authors.clone(),
        license: config.license.clone(),
        base_url: config.base_url.clone(),
        editions: langs.into_iter().map(edition).collect(),
    }
}

/// The folders in the order in which the front page first links to them.
fn folders_in_order(pages: &[Checked]) -> Vec<String> {
    let front = pages.iter().find(|page| page.lesson.path == "index.md");
    let mut folders: Vec<String> = Vec::new();
    for link in front.iter().flat_map(|page| &page.links) {
        if let CheckedLink::Page(path, _) = link
            && let Some((folder, _)) = path.split_once('/')
            && !folders.iter().any(|known| known == folder)
        {
            folders.push(folder.to_owned());
        }
    }
    folders
}

/// A key that sorts the paths of a folder, and the folders that the front page does not name, as a reader meets them: the opening page of a folder first, numbered files by their numbers,
/// then the others by name.
fn reading_order(path: &str) -> Vec<(u64, String)> {
    path.split('/')
        .map(|name| match name {
            "index.md" => (0, String::new()),
            _ => {
                let digits = name.len() - name.trim_start_matches(|c: char| c.is_ascii_digit()).len();
                let number = name[..digits].parse().ok().map_or(u64::MAX, |n: u64| n.saturating_add(1));
                (number, name.to_owned())
            }
        })
        .collect()
}

/// The number of each path, in the order in which the paths are first met. The pages that open the book or a part have
/// none.
fn numbers<'a>(pages: impl Iterator<Item = &'a Checked>) -> BTreeMap<String, usize> {
    let mut numbers = BTreeMap::new();
    for page in pages.filter(|page| !page.lesson.opens_part()) {
        let next = numbers.len() + 1;
        numbers.entry(page.lesson.path.clone()).or_insert(next);
    }
    numbers
}

/// The places of the chapters that teach the rule.
fn taught(pages: &[Checked], game: &str, rule: &str) -> Vec<usize> {
    let teaches = |page: &Checked| {
        let front = &page.lesson.front;
        front.game.as_ref().is_some_and(|named| named.value == game) && page.teaches.contains(&rule)
    };
    pages.iter().enumerate().filter(|(_, page)| teaches(page)).map(|(at, _)| at).collect()
}

/// The chapter of a page. `counts` has the figures and the exercises of each part so far; those of the front page have no
/// numbers.
fn chapter(
    page: Checked,
    numbers: &BTreeMap<String, usize>,
    counts: &mut BTreeMap<String, [usize; 2]>,
) -> Chapter {
    let lesson = &page.lesson;
    let number = numbers.get(&lesson.path).copied();
    let part = lesson.part();
    let counts = counts.entry(part.clone()).or_default();
    let figures = page.blocks.iter().map(|block| {
        let count = match block {
            _ if part.is_empty() => return None,
            CheckedBlock::Figure(_) => &mut counts[0],
            CheckedBlock::Exercise(_) => &mut counts[1],
            CheckedBlock::Group(_) | CheckedBlock::Broken => return None,
        };
        *count += 1;
        Some(count.to_string())
    });
    let figures = figures.collect();
    Chapter {
        part,
        opens: lesson.opens_part(),
        address: lesson.address(),
        number,
        title: lesson.front.title.value.clone(),
        summary: lesson.front.summary.as_ref().map(|summary| summary.value.clone()),
        figures,
        checked: page,
    }
}

#[cfg(test)]
mod tests {
    use super::reading_order;

    #[test]
    fn lessons_come_in_reading_order() {
        let mut paths =
            ["b/10-y.md", "about.md", "b/2-x.md", "a/index.md", "b/index.md", "b/z.md", "index.md", "a/q.md"];
        paths.sort_by_cached_key(|path| reading_order(path));
        assert_eq!(
            paths,
            ["index.md", "a/index.md", "a/q.md", "about.md", "b/index.md", "b/2-x.md", "b/10-y.md", "b/z.md"]
        );
    }
}
