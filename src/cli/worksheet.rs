//! `tabia worksheet`: fresh exercises about a game, with their answers.

use std::path::{Path, PathBuf};

use anyhow::{anyhow, bail};
use tabia::diag::{nearest, short};
use tabia::game::Game;
use tabia::lang::Lang;
use tabia::worksheet::{self, Level, Order, Sort};

use super::args::SheetFormat;
use super::{Console, Status, args, files, pdf, position};

/// Makes the sheet and writes it.
pub(super) fn run(args: &args::Worksheet, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let game = position::game(&args.game)?;
    let lang = position::lang(&args.language.code)?;
    if args.tasks.iter().any(|task| task.trim() == "help") {
        list(game, &lang, console)?;
        return Ok(Status::Fine);
    }
    let order =
        Order { count: args.count.into(), level: args.level.map(level), ..Order::new(game, args.seed) };
    let sorts = if args.tasks.is_empty() { order.sorts.clone() } else { sorts(game, &args.tasks)? };
    let order = Order { sorts, ..order };
    let sheet = console.during("looking for tasks", |_| worksheet::make(&order));
    if sheet.tasks.is_empty() {
        bail!("no task of these sorts came up: try another `--seed`, or other `--tasks`");
    }
    if sheet.tasks.len() < order.count {
        let (found, wanted) = (sheet.tasks.len(), order.count);
        console.say(format_args!("note: only {found} of {wanted} tasks came up: {}", more(args)));
    }
    if args.format == SheetFormat::Md {
        return write(args, "md", sheet.lesson(&lang).as_bytes(), console);
    }
    let exercises = sheet.exercises(&lang).map_err(|found| match found.first() {
        Some(first) => {
            anyhow!("a task of the sheet is at fault, which is an error of Tabia's: {}", short(first))
        }
        None => anyhow!("a task of the sheet is at fault, which is an error of Tabia's"),
    })?;
    if args.format == SheetFormat::Pdf {
        let paper = args.paper.of_volume().name();
        let values = sheet.values(&lang, &exercises, paper);
        return write(args, "pdf", &pdf::worksheet(worksheet::TYPOGRAPHY, values)?, console);
    }
    write(args, "html", sheet.page(&lang, &exercises)?.as_bytes(), console)
}

/// What helps against a short sheet.
fn more(args: &args::Worksheet) -> &'static str {
    if args.tasks.is_empty() { "another `--seed` may have more" } else { "add other `--tasks`" }
}

fn level(level: args::Level) -> Level {
    match level {
        args::Level::Easy => Level::Easy,
        args::Level::Medium => Level::Medium,
        args::Level::Hard => Level::Hard,
    }
}

/// The sorts that are named, if the game has them.
fn sorts(game: &dyn Game, names: &[String]) -> anyhow::Result<Vec<Sort>> {
    let known = Sort::all_of(game);
    let mut sorts = Vec::new();
    for name in names.iter().map(|name| name.trim()).filter(|name| !name.is_empty()) {
        let listed = || known.iter().map(|sort| sort.id()).collect::<Vec<_>>().join("`, `");
        match Sort::from_id(name) {
            Some(sort) if known.contains(&sort) => sorts.push(sort),
            Some(_) => bail!("{} has no tasks of the sort `{name}`: it has `{}`", game.spec().id, listed()),
            None => {
                return Err(match nearest(name, Sort::ALL.map(Sort::id)) {
                    Some(near) => anyhow!("there is no sort of tasks `{name}`: did you mean `{near}`?"),
                    None => anyhow!("there is no sort of tasks `{name}`: there are `{}`", listed()),
                });
            }
        }
    }
    if sorts.is_empty() {
        bail!("`--tasks` names no sort of tasks: `--tasks help` lists them");
    }
    Ok(sorts)
}

/// Lists the sorts that the game has.
fn list(game: &dyn Game, lang: &Lang, console: &mut Console<'_>) -> anyhow::Result<()> {
    let sorts = Sort::all_of(game);
    let width = sorts.iter().map(|sort| sort.id().len()).max().unwrap_or_default();
    for sort in sorts {
        writeln!(console.out, "{:width$}  {}", sort.id(), sort.name(lang))?;
    }
    Ok(())
}

/// Writes the sheet where it was ordered.
fn write(
    args: &args::Worksheet,
    ending: &str,
    bytes: &[u8],
    console: &mut Console<'_>,
) -> anyhow::Result<Status> {
    if args.out.is_none() && args.format == SheetFormat::Md {
        console.out.write_all(bytes)?;
        return Ok(Status::Fine);
    }
    let name = format!("worksheet-{}-{}.{ending}", args.game, args.seed);
    let path = match &args.out {
        Some(path) if path.is_dir() => path.join(&name),
        Some(path) => path.clone(),
        None => PathBuf::from(&name),
    };
    let named = args.out.as_ref() == Some(&path);
    if !named && !is_ours(&path) {
        bail!("`{}` is there and is no worksheet: give another `--out`", files::shown(&path));
    }
    files::write(&path, bytes)?;
    console.say(format_args!("wrote {}", files::shown(&path)));
    Ok(Status::Fine)
}

/// Whether nothing is there, or a worksheet.
fn is_ours(path: &Path) -> bool {
    match files::read(path) {
        Ok(bytes) => bytes.windows(MARK.len()).any(|part| part == MARK),
        Err(_) => files::real(path).is_none(),
    }
}

/// What stands in every worksheet.
const MARK: &[u8] = b"Tabia worksheet";
