//! The same book: what the site shows, a volume shows too in whatever form, diagram by diagram and line by line.

mod typst;

use std::collections::BTreeMap;
use std::io::{Cursor, Read};
use std::sync::LazyLock;

use tabia::book::Edition;
use tabia::svg::Theme;
use tabia::volume::{self, Choice, Kind, Volume};
use tabia::{epub, pdf, print, site};
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
    let text = text.replace("&#39;", "'").replace("&lt;", "<").replace("&amp;", "&");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
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

/// How a form of a volume is read.
struct Form {
    /// What the text of a section shows.
    shown: fn(&str) -> Shown,
    /// The part of the text of hints or answers that is about the lesson of a key.
    about: for<'a> fn(&'a str, &str) -> &'a str,
}

/// Volumes, e-books and pages for printing are written in HTML of a kind.
const HTML: Form = Form { shown: in_volume, about };

/// Typst code, of which PDFs are made.
const TYPST: Form = Form { shown: typst::shown, about: typst::about };

/// Holds each lesson and reference, with its hints and answers, against its page; gives how many diagrams there were.
fn compare(edition: &Edition, form: &Form, sections: &[(Kind, String, String)]) -> usize {
    let back = |kind: Kind| sections.iter().find(|(one, ..)| *one == kind).map_or("", |(.., body)| body);
    let (hints, answers) = (back(Kind::Hints), back(Kind::Answers));
    let chapters = edition.chapters.iter().map(|chapter| chapter.address.as_str());
    let references = edition.references.iter().map(|reference| reference.address.as_str());
    let mut diagrams = 0;
    for address in chapters.chain(references) {
        let page = &SITE[&format!("{}/{address}.html", edition.lang.code())];
        let key = address.replace('/', ".");
        let (.., body) = sections.iter().find(|(_, one, _)| *one == key).expect("a section");
        let mut shown = (form.shown)(body);
        shown.add((form.shown)((form.about)(hints, &key)));
        shown.add((form.shown)((form.about)(answers, &key)));
        diagrams += shown.diagrams.len();
        assert_eq!(shown.sorted(), on_site(page).sorted(), "{address}");
    }
    diagrams
}

fn of(edition: &Edition) -> Volume<'_> {
    volume::of(&TEXTBOOK, edition, Choice { game: None, theme: Theme::Light }, &[]).unwrap()
}

fn e_book(volume: &Volume<'_>) -> Vec<String> {
    let bytes = epub::write(volume, &[], &|path| textbook::file("lessons", path)).unwrap();
    let mut archive = ZipArchive::new(Cursor::new(bytes)).unwrap();
    let pages = volume.sections.iter().map(|section| {
        let mut page = String::new();
        let mut file = archive.by_name(&format!("EPUB/{}.xhtml", section.key)).unwrap();
        file.read_to_string(&mut page).unwrap();
        page
    });
    pages.collect()
}

/// The sections of the page for printing, with anchors and headings as they are in the volume.
fn printed(volume: &Volume<'_>) -> Vec<String> {
    let file = |path: &str| textbook::file("lessons", path);
    let page = print::page(volume, &print::Options::default(), &[], &file).unwrap();
    let sections = page.split("<section class=\"section ").skip(1);
    let sections = sections.zip(&volume.sections).map(|(text, section)| {
        text.replace(&format!("id=\"{}:", section.key), "id=\"").replace("<h3 id=", "<h2 id=")
    });
    sections.collect()
}

/// The sections as Typst code.
fn to_be_set(volume: &Volume<'_>) -> Vec<String> {
    let sources = pdf::sources(volume, &pdf::Options::default(), &volume.files).unwrap();
    let sections = sources.into_iter().filter(|(path, _)| path.starts_with("/sections/"));
    sections.map(|(_, code)| code).collect()
}

#[test]
fn every_form_of_the_textbook_shows_what_the_site_shows() {
    for edition in &TEXTBOOK.editions {
        let volume = of(edition);
        let bodies: Vec<String> = volume.sections.iter().map(|section| section.body.clone()).collect();
        let forms =
            [(HTML, bodies), (HTML, e_book(&volume)), (HTML, printed(&volume)), (TYPST, to_be_set(&volume))];
        for (form, texts) in forms {
            assert_eq!(texts.len(), volume.sections.len());
            let sections = volume.sections.iter().zip(texts);
            let sections: Vec<_> =
                sections.map(|(section, text)| (section.kind, section.key.clone(), text)).collect();
            assert!(compare(edition, &form, &sections) > 200);
        }
    }
}

#[test]
fn a_volume_of_a_game_that_the_book_is_not_about_has_no_lessons() {
    let choice = Choice { game: Some("go"), theme: Theme::Light };
    let volume = volume::of(&TEXTBOOK, &TEXTBOOK.editions[0], choice, &[]).unwrap();
    assert!(volume.sections.iter().all(|section| section.kind == Kind::Glossary));
}

/// How many elements each of the pictures has, sorted: men, marks and arrows are elements.
fn drawn<'a>(pictures: impl Iterator<Item = &'a str>) -> Vec<usize> {
    let mut counts: Vec<usize> = pictures.map(|svg| svg.trim().matches("<").count()).collect();
    counts.sort_unstable();
    counts
}

#[test]
fn a_volume_draws_as_many_men_marks_and_arrows_as_the_site() {
    for edition in &TEXTBOOK.editions {
        let volume = of(edition);
        let lessons = volume.sections.iter().filter(|one| matches!(one.kind, Kind::Chapter | Kind::Front));
        let answers = volume.sections.iter().find(|one| one.kind == Kind::Answers).unwrap();
        for (section, chapter) in lessons.zip(&edition.chapters) {
            let body = [&section.body, about(&answers.body, &section.key)].concat();
            let shown = between(&body, "<img class=\"board\" src=\"", "\"");
            let shown = drawn(shown.map(|name| volume.pictures[name].trim_end().trim_end_matches("</svg>")));
            let page = &SITE[&format!("{}/{}.html", edition.lang.code(), chapter.address)];
            assert_eq!(shown, drawn(between(page, "<div class=\"board\">", "</svg>")), "{}", section.key);
        }
    }
}

#[cfg(feature = "pdf")]
#[test]
fn a_pdf_has_a_figure_with_words_for_every_diagram() {
    for edition in &TEXTBOOK.editions {
        let volume = of(edition);
        let files =
            volume.files.iter().filter_map(|path| Some((path.clone(), textbook::file("lessons", path)?)));
        let pdf = pdf::render(&volume, &pdf::Options::default(), &[], files.collect()).unwrap();
        let pdf = String::from_utf8_lossy(&pdf.bytes);
        let figures: Vec<&str> = pdf.split("endobj").filter(|object| object.contains("/S/Figure")).collect();
        assert!(figures.iter().all(|figure| figure.contains("/Alt")));
        let bodies = volume.sections.iter().map(|section| section.body.as_str());
        let said =
            bodies.flat_map(|body| between(body, "<img ", "/>")).filter(|img| !img.contains("alt=\"\""));
        assert_eq!(figures.len(), said.count());
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
