//! `tabia new lesson`: a lesson that checks clean, about a rule that the book does not teach yet.

mod place;

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, bail};
use tabia::diag::Source;
use tabia::game::Game;
use tabia::games;
use tabia::lang::Lang;
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
    let first =
        langs.first().context("the book has no language: add `languages = [\"en\"]` to `book.toml`")?;
    let title = args.title.as_deref().map(str::trim);
    let rules = untaught(&book, game);
    let named = |rule: Option<RuleId>| {
        let order = Order { title, rule, ..Order::new(game, first) };
        spot.path(&order.title(), &book)
    };
    let draft = |rule: Option<RuleId>, seed: Option<u64>, path: &str| -> Vec<LessonSource> {
        let text = |(at, lang): (usize, &Lang)| {
            let order = Order { title, rule, seed, ..Order::new(game, lang) };
            let text = sketch::lesson(&order);
            let text = if at == 0 { text } else { sketch::translation(&text) };
            let shown = format!("{}/{}/{path}", files::shown(&book.dir), lang.code());
            let source = Source::new(shown, text);
            LessonSource { language: lang.code().to_owned(), path: path.to_owned(), source }
        };
        langs.iter().enumerate().map(text).collect()
    };
    let before = assemble(&with(&book, &[])).1.len();
    let mut chosen = None;
    let rules = if rules.is_empty() { vec![None] } else { rules.into_iter().map(Some).collect() };
    'tries: for rule in rules.into_iter().take(TRIES[0]) {
        let path = named(rule);
        let seeds = (0..TRIES[1] as u64).map(|seed| Some(seed + digest(&path))).chain([None]);
        for seed in seeds {
            let lessons = draft(rule, seed, &path);
            let clean = assemble(&with(&book, &lessons)).1.len() <= before;
            if clean || chosen.is_none() {
                chosen = Some((rule, lessons));
            }
            if clean {
                break 'tries;
            }
        }
    }
    let (rule, lessons) = chosen.context("there is no rule to teach: that is a fault of Tabia's")?;
    write(&lessons, console)?;
    if let Some(rule) = rule {
        console.say(format_args!(
            "it teaches `{}`: `tabia games {}` lists the rules",
            game.spec().rule_id(rule),
            game.spec().id
        ));
    }
    if let Some(better) = lessons.first().and_then(|lesson| spot.numbered(&lesson.path, &book)) {
        console.say(format_args!(
            "note: lessons come in the order of their paths; as `{better}` it would be the last of its folder"
        ));
    }
    record(&book, &lessons, dir, console)
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

/// The rules that no lesson teaches yet, those first that a single position can show.
fn untaught(book: &BookSources, game: &dyn Game) -> Vec<RuleId> {
    let spec = game.spec();
    let (parsed, _) = parse(book);
    let lessons = parsed.lessons.iter();
    let lessons =
        lessons.filter(|lesson| lesson.front.game.as_ref().is_some_and(|game| game.value == spec.id));
    let taught: Vec<RuleId> =
        lessons.flat_map(|lesson| &lesson.front.teaches).filter_map(|rule| spec.rule(&rule.value)).collect();
    let all = (0..spec.rules.len()).map(|at| RuleId(at as u8));
    let mut rules: Vec<RuleId> = all.filter(|rule| !taught.contains(rule)).collect();
    rules.sort_by_key(|rule| spec.rules[rule.index()].of_records);
    rules
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
