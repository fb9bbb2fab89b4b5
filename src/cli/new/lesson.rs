//! `tabia new lesson`: a lesson that checks clean, about a rule that the book does not teach yet.

mod place;

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, bail};
use tabia::diag::Source;
use tabia::game::Game;
use tabia::games;
use tabia::lang::Lang;
use tabia::lesson::Lesson;
use tabia::position::RuleId;
use tabia::sketch::{self, Order};

use super::super::assemble::{assemble, parse};
use super::super::files::{self, BookSources, COMPARED, LessonSource};
use super::super::{Console, Status, args, position, translated};
use place::Spot;

/// How many rules, and how many exercises for each, are tried until one leaves the book without a finding.
const TRIES: [usize; 2] = [6, 3];

/// Writes the lesson, and in a book of several languages its translations.
pub(super) fn run(args: &args::NewLesson, dir: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let (book, _) = files::read_book(dir)?;
    let spot = Spot::of(&args.path, args.language.as_deref(), &book)?;
    let game = game(args, &spot)?;
    if args.title.as_ref().is_some_and(|title| title.trim().is_empty()) {
        bail!("a lesson needs a title: write `--title \"The Knight\"`");
    }
    let langs: Vec<Lang> =
        spot.languages.iter().map(|code| position::lang(code)).collect::<Result<_, _>>()?;
    if langs.is_empty() {
        bail!("the book has no language: add `languages = [\"en\"]` to `book.toml`");
    }
    let plan =
        Plan { book: &book, spot: &spot, game, langs: &langs, title: args.title.as_deref().map(str::trim) };
    let (rule, lessons, clean) = plan.choose();
    write(&lessons, console)?;
    if let Some(rule) = rule {
        let (rule, id) = (game.spec().rule_id(rule), game.spec().id);
        console.say(format_args!("it teaches `{rule}`: `tabia games {id}` lists the rules"));
    }
    if !clean {
        console.say("note: other lessons do not agree with it yet: `tabia check` says in what");
    }
    if let Some(better) = lessons.first().and_then(|lesson| spot.numbered(&lesson.path, &book)) {
        console.say(format_args!(
            "note: lessons come in the order of their paths; as `{better}` it would be the last of its folder"
        ));
    }
    record(&book, &lessons, dir, console)
}

/// A lesson that is to come into a book.
struct Plan<'a> {
    book: &'a BookSources,
    spot: &'a Spot,
    game: &'static dyn Game,
    langs: &'a [Lang],
    title: Option<&'a str>,
}

impl Plan<'_> {
    /// The first lesson with which nothing is found that was not found before, the rule that it teaches, and whether there
    /// is such a lesson; if there is none, the first of all.
    fn choose(&self) -> (Option<RuleId>, Vec<LessonSource>, bool) {
        let before = assemble(&with(self.book, &[])).1.len();
        let rules = self.rules();
        for &rule in &rules {
            for seed in self.seeds(rule) {
                let lessons = self.draft(rule, seed);
                if assemble(&with(self.book, &lessons)).1.len() <= before {
                    return (rule, lessons, true);
                }
            }
        }
        (rules[0], self.draft(rules[0], None), false)
    }

    /// The rules that are tried: the one that the file is named after, or some that are not taught yet. Where
    /// all are taught it is left open.
    fn rules(&self) -> Vec<Option<RuleId>> {
        let untaught = self.untaught();
        let named = self.spot.named().and_then(|name| self.game.spec().rule(name));
        match named.filter(|rule| untaught.contains(rule)) {
            Some(named) => vec![Some(named)],
            None if untaught.is_empty() => vec![None],
            None => untaught.into_iter().take(TRIES[0]).map(Some).collect(),
        }
    }

    /// The exercises that are tried: every lesson begins with others.
    fn seeds(&self, rule: Option<RuleId>) -> Vec<Option<u64>> {
        let first = digest(&self.path(rule));
        (0..TRIES[1] as u64).map(|more| Some(first + more)).chain([None]).collect()
    }

    /// Where the lesson goes, below its language's folder.
    fn path(&self, rule: Option<RuleId>) -> String {
        let order = Order { title: self.title, rule, ..Order::new(self.game, &self.langs[0]) };
        self.spot.path(&order.title(), self.book)
    }

    /// The lesson in each language, the others as translations of the first.
    fn draft(&self, rule: Option<RuleId>, seed: Option<u64>) -> Vec<LessonSource> {
        let path = self.path(rule);
        let text = |(at, lang): (usize, &Lang)| {
            let order = Order { title: self.title, rule, seed, ..Order::new(self.game, lang) };
            let text = sketch::lesson(&order);
            let text = if at == 0 { text } else { sketch::translation(&text) };
            let shown = format!("{}/{}/{path}", files::shown(&self.book.dir), lang.code());
            let source = Source::new(shown, text);
            LessonSource { language: lang.code().to_owned(), path: path.clone(), source }
        };
        self.langs.iter().enumerate().map(text).collect()
    }

    /// The rules that no lesson teaches yet, those first that a single position can show.
    fn untaught(&self) -> Vec<RuleId> {
        let spec = self.game.spec();
        let (parsed, _) = parse(self.book);
        let about = |lesson: &&Lesson| lesson.front.game.as_ref().is_some_and(|game| game.value == spec.id);
        let taught: Vec<RuleId> = parsed
            .lessons
            .iter()
            .filter(about)
            .flat_map(|lesson| &lesson.front.teaches)
            .filter_map(|rule| spec.rule(&rule.value))
            .collect();
        let all = (0..spec.rules.len()).map(|at| RuleId(at as u8));
        let mut rules: Vec<RuleId> = all.filter(|rule| !taught.contains(rule)).collect();
        rules.sort_by_key(|rule| spec.rules[rule.index()].of_records);
        rules
    }
}

/// The game that is named, or after which the folder is.
fn game(args: &args::NewLesson, spot: &Spot) -> anyhow::Result<&'static dyn Game> {
    let named = spot.folder.split('/').rev().find_map(games::find);
    match (&args.game, named) {
        (Some(id), _) => position::game(id),
        (None, Some(game)) => Ok(game),
        (None, None) => bail!(
            "it is not said which game the lesson is about: add `--game chess`, or another of `tabia games`"
        ),
    }
}

/// The book as it would be with these lessons.
fn with(book: &BookSources, lessons: &[LessonSource]) -> BookSources {
    let mut all = book.lessons.clone();
    let order = |lesson: &LessonSource| {
        let languages = &book.config.languages;
        (languages.iter().position(|language| language.value == lesson.language), lesson.path.clone())
    };
    all.extend(lessons.iter().cloned());
    all.sort_by_key(order);
    BookSources {
        dir: book.dir.clone(),
        settings: Arc::clone(&book.settings),
        config: book.config.clone(),
        lessons: all,
        templates: book.templates.clone(),
        terms: book.terms.clone(),
        // That a new translation is not recorded yet is seen to afterwards.
        compared: Vec::new(),
        assets: book.assets.clone(),
    }
}

/// A number that follows from a text, so that every lesson gets an exercise of its own.
fn digest(text: &str) -> u64 {
    text.bytes().fold(5381, |sum: u64, byte| sum.wrapping_mul(33) ^ u64::from(byte)) % 1_000_000
}

/// Writes all the files, or none.
fn write(lessons: &[LessonSource], console: &mut Console<'_>) -> anyhow::Result<()> {
    for (at, lesson) in lessons.iter().enumerate() {
        if let Err(error) = files::write_new(Path::new(&lesson.source.path), &lesson.source.text) {
            for written in &lessons[..at] {
                files::remove(Path::new(&written.source.path));
            }
            return Err(error);
        }
    }
    for lesson in lessons {
        console.say(format_args!("wrote `{}`", lesson.source.path));
    }
    Ok(())
}

/// Records the translations as compared, where the book keeps such a record.
fn record(
    book: &BookSources,
    lessons: &[LessonSource],
    dir: &Path,
    console: &mut Console<'_>,
) -> anyhow::Result<Status> {
    let kept =
        |lesson: &&LessonSource| book.compared.iter().any(|(language, _)| *language == lesson.language);
    let paths: Vec<_> =
        lessons.iter().skip(1).filter(kept).map(|lesson| lesson.source.path.clone().into()).collect();
    if paths.is_empty() {
        return Ok(Status::Fine);
    }
    let status = translated::run(&args::Translated { paths }, dir, console);
    status.with_context(|| format!("the lesson is written, but not recorded in `{COMPARED}`"))
}
