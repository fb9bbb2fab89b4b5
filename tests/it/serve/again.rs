//! What is made again after a change is what would be made from nothing, whatever was changed and in which order.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use proptest::prelude::*;
use proptest::sample::Index;
use tabia::book::{self, Config, References};
use tabia::check::{self, Beside, Kept};
use tabia::diag::{Diagnostic, Source, short};
use tabia::games::GAMES;
use tabia::lang::Lang;
use tabia::lesson::{self, Compared, Lesson, TermList};
use tabia::notation;
use tabia::site::{Look, Site};

/// The files that come and go, by their paths in the book.
const PATHS: &[&str] = &[
    "en/01-one.md",
    "en/02-two.md",
    "en/index.md",
    "en/part/03-three.md",
    "en/part/one.md",
    "ru/01-one.md",
    "ru/02-two.md",
    "ru/part/03-three.md",
];

/// What a lesson may begin with.
const FRONTS: &[&str] = &[
    "title = \"One\"\ngame = \"chess-t1\"\nteaches = [\"jump\"]\nsummary = \"About it.\"",
    "title = \"Two\"\ngame = \"chess-t1\"\nslug = \"two\"",
    "title = \"Three\"\ngame = \"chess\"\nteaches = [\"mate\"]",
    "title = \"Again\"\ngame = \"chess-t1\"\nslug = \"one\"\nteaches = [\"force\", \"nonsense\"]",
    "title = \"No game\"",
    "game = 3",
];

/// What may stand in it.
const PARTS: &[&str] = &[
    "Some words about force, as shown above.",
    "```diagram\nid: ritter\nwhite: Ritter c2, Knecht a2\nblack: Knecht c4, Knecht c5, Ver Knecht d2\nstudy: yes\nshow: moves c2\nexactly: c2 -> b2 c3 xd2 e2\ncaption: The Ritter.\n```",
    "```diagram\nid: ritter\nwhite: Ritter c2\nstudy: yes\nexactly: c2 -> b2\ncaption: Another Ritter.\n```",
    "```diagram\nid: ritter\ncaption: Ритер.\n```",
    "```diagram\nid: taken\ngame: chess-t1\nposition: @one#ritter\nstudy: yes\ncaption: Taken over.\n```",
    "It goes to [c3](legal:c2-c3), and in [the figure](fig:one#ritter) too.",
    "See [that](fig:two#ritter) and [this claim](legal:c2-c3#three#ritter).",
    "```record\nid: game\ngame: chess\nmoves: 1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6\nshow after: 1w\n```",
    "The board [after it](fig:one#game-2b), and [here](fig:game-1w).",
    "```diagram\nid: later\ngame: chess\nposition: @one#game-2w\ncaption: Later.\n```",
    "```exercise\nid: mate\ngame: chess\nposition: 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1\ntask: play\ngoal: mate in 1\n```",
    "```exercise\nid: mate\ntask: find moves of c2\nposition: @ritter\nstudy: yes\n```",
    "[Two](02-two.md), [three](part/03-three.md#head), [none](nine.md), ![dot](dot.svg)",
    "The [force](term:force) and the [file](term:file); [a rule](rule:jump) and [a man](piece:ritter).",
    "## Head\n\n#### Too deep",
    "```diagram\nid: broken\nfoo: bar\n```",
    "```figures\nid: both\nlayout: ritter taken\n```",
    "A fortress has force. <b>Raw</b>",
];

const TERMS: &[&str] = &[
    "",
    "[force]\nterm = \"force\"\ntext = \"What it says.\"\ngame = \"chess-t1\"\nrule = \"force\"\n",
    "[force]\nterm = \"force\"\navoid = { fortress = \"force\" }\nsee = [\"file\"]\n\n[file]\nterm = \"file\"\ntext = \"A column.\"\n",
];

const COMPARED: &[&str] = &["", "\"01-one.md\" = \"72596988b897cc1a\"\n"];

const LANGUAGES: &[&[&str]] = &[&["en", "ru"], &["en", "ru"], &["ru", "en"], &["en"], &["ru"]];

/// A change.
#[derive(Debug, Clone)]
enum Change {
    /// A lesson says something else, or comes.
    Write(Index, Index, Vec<Index>),
    /// A lesson goes.
    Remove(Index),
    /// A lesson takes the place of another.
    Rename(Index, Index),
    /// A list of terms says something else.
    Terms(Index, Index),
    Compared(Index),
    /// A picture comes or goes.
    Asset(bool),
    Languages(Index),
    /// The files are looked at again, and nothing has changed.
    Nothing,
}

fn change() -> impl Strategy<Value = Change> {
    let index = any::<Index>;
    prop_oneof![
        8 => (index(), index(), prop::collection::vec(index(), 0..6)).prop_map(|(path, front, parts)| Change::Write(path, front, parts)),
        1 => index().prop_map(Change::Remove),
        1 => (index(), index()).prop_map(|(from, to)| Change::Rename(from, to)),
        1 => (index(), index()).prop_map(|(language, text)| Change::Terms(language, text)),
        1 => index().prop_map(Change::Compared),
        1 => any::<bool>().prop_map(Change::Asset),
        1 => index().prop_map(Change::Languages),
        1 => Just(Change::Nothing),
    ]
}

/// A book as its files are.
#[derive(Debug, Clone, Default)]
struct Files {
    lessons: BTreeMap<String, String>,
    terms: [usize; 2],
    compared: usize,
    asset: bool,
    languages: usize,
}

impl Files {
    fn apply(&mut self, change: &Change) {
        let path = |index: &Index| (*index.get(PATHS)).to_owned();
        match change {
            Change::Write(at, front, parts) => {
                let parts: Vec<&str> = parts.iter().map(|part| *part.get(PARTS)).collect();
                let text = format!("+++\n{}\n+++\n\n{}\n", front.get(FRONTS), parts.join("\n\n"));
                self.lessons.insert(path(at), text);
            }
            Change::Remove(at) => drop(self.lessons.remove(&path(at))),
            Change::Rename(from, to) => {
                if let Some(text) = self.lessons.remove(&path(from)) {
                    self.lessons.insert(path(to), text);
                }
            }
            Change::Terms(language, text) => self.terms[language.index(2)] = text.index(TERMS.len()),
            Change::Compared(text) => self.compared = text.index(COMPARED.len()),
            Change::Asset(there) => self.asset = *there,
            Change::Languages(which) => self.languages = which.index(LANGUAGES.len()),
            Change::Nothing => {}
        }
    }
}

/// What the passes keep.
#[derive(Default)]
struct Desk {
    kept: Kept,
    references: References,
    lessons: BTreeMap<String, (String, Arc<Lesson>)>,
}

impl Desk {
    /// The findings and the pages of the book.
    fn make(&mut self, files: &Files, langs: &[Arc<Lang>]) -> (Vec<Diagnostic>, Vec<(String, String)>) {
        let codes = LANGUAGES[files.languages];
        let langs: Vec<Arc<Lang>> = codes
            .iter()
            .map(|code| Arc::clone(langs.iter().find(|lang| lang.code() == *code).unwrap()))
            .collect();
        let mut lessons = Vec::new();
        for code in codes {
            for (path, text) in &files.lessons {
                let Some(below) = path.strip_prefix(&format!("{code}/")) else { continue };
                let known = self.lessons.get(path).filter(|(known, _)| known == text);
                let lesson = known.map_or_else(
                    || Arc::new(lesson::parse(&Source::new(path.as_str(), text.as_str()), code, below).0),
                    |(_, lesson)| Arc::clone(lesson),
                );
                self.lessons.insert(path.clone(), (text.clone(), Arc::clone(&lesson)));
                lessons.push(lesson);
            }
        }
        let list = |(code, text): (&str, usize)| {
            TermList::parse(&Source::new(format!("{code}/terms.toml"), TERMS[text]), code).0
        };
        let terms: Vec<TermList> =
            ["en", "ru"].into_iter().zip(files.terms).filter(|(_, text)| *text > 0).map(list).collect();
        let record = Source::new("ru/translations.toml", COMPARED[files.compared]);
        let compared: Vec<Compared> =
            (files.compared > 0).then(|| Compared::parse(&record, "ru").0).into_iter().collect();
        let assets: BTreeSet<String> =
            ["en", "ru"].iter().filter(|_| files.asset).map(|code| format!("{code}/dot.svg")).collect();
        let beside = Beside { assets: &assets, terms: &terms, compared: &compared };
        let (checked, found) = check::check_again(&lessons, &langs, beside, &mut self.kept);
        let (config, _) = Config::parse(&Source::new("book.toml", "title = \"T\"\nlanguages = [\"en\"]\n"));
        let book = book::assemble_again(&config, langs, checked, &mut self.references).with_terms(&terms);
        let site = Site::new(Arc::new(book), Arc::new(Look::new(&[]).unwrap()));
        let is_book_s = |path: &&str| {
            path.ends_with(".html") || path.contains("/exercises.js") || path.contains("/text/")
        };
        let pages = site
            .paths()
            .filter(is_book_s)
            .map(|path| (path.to_owned(), String::from_utf8(site.file(path).unwrap().unwrap()).unwrap()));
        (found, pages.collect())
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_changes_lead_to_what_is_made_from_nothing(changes in prop::collection::vec(change(), 1..14)) {
        let langs = ["en", "ru"].map(|code| Arc::new(notation::language(code, GAMES).unwrap()));
        let (mut files, mut desk) = (Files::default(), Desk::default());
        for (number, change) in changes.iter().enumerate() {
            files.apply(change);
            // Several changes may have been saved before anybody looks.
            if number % 3 == 1 {
                continue;
            }
            let (found, pages) = desk.make(&files, &langs);
            let (wanted, whole) = Desk::default().make(&files, &langs);
            let tell = |found: &[Diagnostic]| found.iter().map(short).collect::<Vec<_>>();
            prop_assert_eq!(tell(&found), tell(&wanted));
            prop_assert_eq!(found, wanted);
            prop_assert_eq!(pages, whole);
        }
    }
}

#[test]
fn a_page_is_made_anew_when_another_lesson_speaks_of_its_record() {
    let langs = ["en", "ru"].map(|code| Arc::new(notation::language(code, GAMES).unwrap()));
    let (mut files, mut desk) = (Files::default(), Desk::default());
    let front = "+++\ntitle = \"T\"\ngame = \"chess\"\n+++\n\n";
    files.lessons.insert("en/01-one.md".to_owned(), format!("{front}{}\n", PARTS[7]));
    files.lessons.insert("en/02-two.md".to_owned(), format!("{front}Words.\n"));
    desk.make(&files, &langs);
    files
        .lessons
        .insert("en/02-two.md".to_owned(), format!("{front}{}\n\nAnd [d4](illegal:e4-d4).\n", PARTS[9]));
    assert_eq!(desk.make(&files, &langs), Desk::default().make(&files, &langs));
    files.lessons.remove("en/02-two.md");
    assert_eq!(desk.make(&files, &langs), Desk::default().make(&files, &langs));
}
