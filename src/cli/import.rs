//! `tabia import`: games in PGN as a lesson.

use std::io::Read;
use std::path::Path;

use anyhow::{Context, anyhow, bail};
use tabia::diag::{self, Diagnostic, Format, Severity, Source, Span};
use tabia::lang::Lang;
use tabia::pgn::{self, GameText, Played};

use super::report::number;
use super::{Console, Status, args, files, position};

/// More games than this make no lesson, unless somebody says so.
const MANY: usize = 50;

/// Reads the games, plays them, and writes the lesson if all is well.
pub(super) fn run(args: &args::Import, _dir: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let game = position::game(&args.game)?;
    let lang = position::lang(&args.language.code)?;
    let (source, mut found) = open(args)?;
    let (games, more) = pgn::read(&source, game);
    let chosen = choose(args, &games)?;
    found.extend(
        more.into_iter()
            .filter(|found| chosen.iter().any(|game| contains(&game.span, &found.span)) || games.is_empty()),
    );
    let mut played = Vec::new();
    let reading = [position::lang("en")?, position::lang("ru")?];
    let reading: Vec<&Lang> = reading.iter().collect();
    for game in chosen.iter().filter(|game| !game.broken) {
        match pgn::play(game, &lang, &reading) {
            Ok(game) => played.push(game),
            Err(errors) => found.extend(errors),
        }
    }
    diag::sort(&mut found, &[&source.path]);
    let _ = console.err.write_all(diag::format(&found, Format::Human, console.colour).as_bytes());
    let errors = found.iter().filter(|found| found.severity == Severity::Error).count();
    let broken = chosen.len() - played.len();
    if errors > 0 && !args.skip_broken {
        let games = number(broken, "game");
        console.say(format_args!(
            "{} in {games}: nothing is written; `--skip-broken` leaves them out",
            number(errors, "error")
        ));
        return Ok(Status::Findings);
    }
    if played.is_empty() {
        bail!("`{}` has no game to import", source.path);
    }
    write(args, &played, &lang, console)?;
    if broken > 0 {
        console.say(format_args!("left out {} with errors", number(broken, "game")));
    }
    Ok(if errors == 0 { Status::Fine } else { Status::Findings })
}

/// The text of the file, and what there is to say about its encoding.
fn open(args: &args::Import) -> anyhow::Result<(std::sync::Arc<Source>, Vec<Diagnostic>)> {
    let (path, bytes) = if args.file.as_os_str() == "-" {
        let mut bytes = Vec::new();
        std::io::stdin().lock().read_to_end(&mut bytes).context("cannot read the standard input")?;
        ("<stdin>".to_owned(), bytes)
    } else {
        (files::shown(&args.file), files::read(&args.file)?)
    };
    let text =
        pgn::decode(&bytes).map_err(|_| anyhow!("`{path}` is no text: give a file of games in PGN"))?;
    let source = Source::new(path, text.text);
    let warning = text.western.map(|at| {
        let end = source.text.ceil_char_boundary(at + 1);
        let message = "this is not UTF-8 text, so the file was read as Windows-1252 (ISO 8859-1)";
        let warning = Diagnostic::warning("not-utf8", Span::new(&source, at..end), message);
        warning.hint("if names come out wrong, save the file in the UTF-8 encoding")
    });
    Ok((source, warning.into_iter().collect()))
}

/// The games that are asked for.
fn choose<'a>(args: &args::Import, games: &'a [GameText]) -> anyhow::Result<Vec<&'a GameText>> {
    if args.numbers.is_empty() {
        if games.len() > MANY && !args.all {
            bail!(
                "the file has {} games: choose some with `--game-number 1,2`, or take them with `--all`",
                games.len()
            );
        }
        return Ok(games.iter().collect());
    }
    let game = |&wanted: &usize| {
        let game = wanted.checked_sub(1).and_then(|at| games.get(at));
        game.with_context(|| format!("the file has no game {wanted}: it has {}", number(games.len(), "game")))
    };
    args.numbers.iter().map(game).collect()
}

fn contains(outer: &Span, inner: &Span) -> bool {
    outer.range.start <= inner.range.start && inner.range.start <= outer.range.end
}

fn write(
    args: &args::Import,
    played: &[Played<'_>],
    lang: &Lang,
    console: &mut Console<'_>,
) -> anyhow::Result<()> {
    let lesson = pgn::lesson(played, args.title.as_deref(), lang);
    let Some(file) = &args.out else {
        console.out.write_all(lesson.as_bytes())?;
        return Ok(());
    };
    let there = if args.force { files::There::Replace } else { files::There::Keep };
    files::create(file, lesson.as_bytes(), there, "give another `--out`, or `--force` to write over it")?;
    console.say(format_args!("wrote {} to `{}`", number(played.len(), "game"), files::shown(file)));
    Ok(())
}
