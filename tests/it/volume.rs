//! The same book: what the site shows, a volume and an e-book show too, diagram by diagram and line by line.

use std::collections::BTreeMap;
use std::io::{Cursor, Read};
use std::sync::LazyLock;

use tabia::book::Edition;
use tabia::svg::Theme;
use tabia::volume::{self, Choice, Kind, Volume};
use tabia::{epub, site};
use zip::ZipArchive;

use crate::textbook::{self, TEXTBOOK};

/// The pages of the site.
static SITE: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let pages = site::render(&TEXTBOOK, &[]).unwrap().map(Result::unwrap);
    let pages = pages.filter(|(path, _)| path.ends_with(".html"));
    pages.map(|(path, bytes)| (path, String::from_utf8(bytes).unwrap())).collect()
});

/// What a page shows, sorted, so that the order of answers plays no part.
#[derive(Debug, Default, PartialEq, Eq)]
struct Shown {
    /// What is said of the diagrams: the position and every mark on it.
    diagrams: Vec<String>,
    legend: Vec<String>,
    exercises: Vec<String>,
    hints: Vec<String>,
    answers: Vec<String>,
    records: usize,
}

impl Shown {
    fn sorted(mut self) -> Shown {
        for list in
            [&mut self.diagrams, &mut self.legend, &mut self.exercises, &mut self.hints, &mut self.answers]
        {
            list.sort();
        }
        self
    }

    fn add(&mut self, other: Shown) {
        self.diagrams.extend(other.diagrams);
        self.legend.extend(other.legend);
        self.exercises.extend(other.exercises);
        self.hints.extend(other.hints);
        self.answers.extend(other.answers);
        self.records += other.records;
    }
}

/// The texts between a start and an end, each as it stands.
fn between<'a>(html: &'a str, start: &'a str, end: &'a str) -> impl Iterator<Item = &'a str> {
    html.split(start).skip(1).map(move |rest| rest.split(end).next().unwrap())
}

/// The text without tags and with single spaces, the same in HTML and in XHTML.
fn plain(html: &str) -> String {
    let mut text = String::new();
    for (number, part) in html.split('<').enumerate() {
        let part = if number == 0 { part } else { part.split_once('>').map_or("", |(_, text)| text) };
        text.push_str(part);
    }
    let text =
        text.replace("&quot;", "\"").replace("&gt;", ">").replace("&#x2F;", "/").replace("&#x27;", "'");
    text.replace("&#39;", "'").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A title as it ends where its words follow in the same line.
fn ended(mut title: String) -> String {
    if title.ends_with(|c: char| c.is_alphanumeric() || c == ')') && !title.ends_with(".)") {
        title.push('.');
    }
    title
}

/// What stands in either form: legends, the tasks, records.
fn common(html: &str) -> Shown {
    let legends = between(html, "<ul class=\"legend\"", "</ul>");
    let tasks = between(html, "<p class=\"task\"", "</p>").filter_map(|task| task.split_once("</span>"));
    Shown {
        legend: legends.flat_map(|legend| between(legend, "<span>", "</span>")).map(plain).collect(),
        exercises: tasks.map(|(_label, task)| plain(task)).collect(),
        records: html.matches("<div class=\"record\"").count(),
        ..Shown::default()
    }
}

/// What is said in answers: after the name of the exercise where it stands with the answer.
fn answers(html: &str) -> impl Iterator<Item = String> {
    let own = between(html, "<p class=\"true\">", "</p>");
    let own = own.map(|answer| plain(answer.rsplit("<span class=\"label\">.</span>").next().unwrap()));
    let kinds = ["right-choice", "wrong-choice"];
    own.chain(kinds.into_iter().flat_map(move |kind| {
        let start = ["<li class=\"", kind, "\">"].concat();
        let choices: Vec<String> =
            html.split(&start).skip(1).map(|rest| plain(rest.split("</li>").next().unwrap())).collect();
        choices
    }))
}

/// What a page of the site shows.
fn on_site(html: &str) -> Shown {
    let boards = between(html, "<div class=\"board\">", "</svg>");
    let said = boards.map(|board| {
        let title = between(board, "<title", "</title>").next().map(|title| plain(&format!("<title{title}")));
        let words = between(board, "<desc", "</desc>").next().map(|words| plain(&format!("<desc{words}")));
        [title.map(ended), words]
            .into_iter()
            .flatten()
            .filter(|said| !said.is_empty())
            .collect::<Vec<_>>()
            .join(" ")
    });
    let folds = between(html, "<details class=\"fold\">", "</details>");
    let hints = folds.map(|fold| plain(between(fold, "<p>", "</p>").next().unwrap()));
    let (diagrams, hints) = (said.collect(), hints.collect());
    Shown { diagrams, hints, answers: answers(html).collect(), ..common(html) }
}

/// What a section of a volume shows.
fn in_volume(xhtml: &str) -> Shown {
    let boards = between(xhtml, "<img class=\"board\"", "/>");
    let said = boards.map(|board| plain(between(board, "alt=\"", "\"").next().unwrap()));
    let hints = between(xhtml, "<ol class=\"hints\">", "</ol>");
    let hints = hints.flat_map(|hints| between(hints, "<li>", "</li>")).map(plain);
    let (diagrams, hints) = (said.collect(), hints.collect());
    Shown { diagrams, hints, answers: answers(xhtml).collect(), ..common(xhtml) }
}

/// The part of a section of hints or answers that is about the lesson of this key.
fn about<'a>(body: &'a str, key: &str) -> &'a str {
    let start = format!("<h2 id=\"{key}\">");
    body.split_once(&start).map_or("", |(_, rest)| rest.split("<h2 id=").next().unwrap())
}

/// Holds each lesson and reference, with its hints and answers, against its page; gives how many diagrams there were.
fn compare(edition: &Edition, sections: &[(Kind, String, String)]) -> usize {
    let back = |kind: Kind| sections.iter().find(|(one, ..)| *one == kind).map_or("", |(.., body)| body);
    let (hints, answers) = (back(Kind::Hints), back(Kind::Answers));
    let chapters = edition.chapters.iter().map(|chapter| chapter.address.as_str());
    let references = edition.references.iter().map(|reference| reference.address.as_str());
    let mut diagrams = 0;
    for address in chapters.chain(references) {
        let page = &SITE[&format!("{}/{address}.html", edition.lang.code())];
        let key = address.replace('/', ".");
        let (.., body) = sections.iter().find(|(_, one, _)| *one == key).expect("a section");
        let mut shown = in_volume(body);
        shown.add(in_volume(about(hints, &key)));
        shown.add(in_volume(about(answers, &key)));
        diagrams += shown.diagrams.len();
        assert_eq!(shown.sorted(), on_site(page).sorted(), "{address}");
    }
    diagrams
}

fn of(edition: &Edition) -> Volume<'_> {
    volume::of(&TEXTBOOK, edition, Choice { game: None, theme: Theme::Light }, &[]).unwrap()
}

#[test]
fn a_volume_shows_what_the_site_shows() {
    for edition in &TEXTBOOK.editions {
        let volume = of(edition);
        let sections = volume.sections.iter();
        let sections: Vec<_> =
            sections.map(|section| (section.kind, section.key.clone(), section.body.clone())).collect();
        assert!(compare(edition, &sections) > 200);
    }
}

#[test]
fn an_e_book_shows_what_the_site_shows() {
    for edition in &TEXTBOOK.editions {
        let volume = of(edition);
        let bytes = epub::write(&volume, &[], &|path| textbook::file("lessons", path)).unwrap();
        let mut archive = ZipArchive::new(Cursor::new(bytes)).unwrap();
        let sections = volume.sections.iter().map(|section| {
            let mut page = String::new();
            let mut file = archive.by_name(&format!("EPUB/{}.xhtml", section.key)).unwrap();
            file.read_to_string(&mut page).unwrap();
            (section.kind, section.key.clone(), page)
        });
        let sections: Vec<_> = sections.collect();
        assert!(compare(edition, &sections) > 200);
    }
}

#[test]
fn every_picture_of_a_volume_is_shown_and_every_shown_one_is_there() {
    for edition in &TEXTBOOK.editions {
        let volume = of(edition);
        let bodies = volume.sections.iter().map(|section| section.body.as_str());
        let shown: std::collections::BTreeSet<&str> =
            bodies.flat_map(|body| between(body, "src=\"pictures/", "\"")).collect();
        let there = volume.pictures.keys().map(|name| name.strip_prefix("pictures/").unwrap());
        assert!(shown.iter().copied().eq(there));
    }
}

#[test]
fn the_index_has_one_entry_of_a_name_and_its_games_in_the_order_of_the_book() {
    for edition in &TEXTBOOK.editions {
        let volume = of(edition);
        let body = |kind: Kind| &volume.sections.iter().find(|section| section.kind == kind).unwrap().body;
        let index = body(Kind::Index);
        let games: Vec<&str> = between(index, "id=\"game-", "\"").collect();
        assert_eq!(games.first(), Some(&"chess-t1"));
        assert_eq!(games.last(), Some(&"chess"));
        for game in index.split("<section>").skip(1) {
            let mut names: Vec<String> = between(game, "class=\"entry\"", "</a>").map(plain).collect();
            let all = names.len();
            names.dedup();
            assert_eq!(names.len(), all, "{names:?}");
        }
    }
}
