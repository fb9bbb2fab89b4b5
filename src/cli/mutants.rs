//! `tabia mutants`: checks the book by its games without one rule at a time, and tells which rules no claim would miss.

use std::path::Path;

use anyhow::bail;
use serde_json::{Value, json};
use tabia::check::{Mutants, Sought, Suggestion, Without, mutants};
use tabia::diag::{Severity, Span};

use super::assemble::{checked, parse};
use super::table::{Cell, Table, at_least};
use super::{Console, Status, args, report};

/// Prints the score and the survivors.
pub(super) fn run(args: &args::Mutants, dir: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    if let Some(id) = &args.game {
        super::position::game(id)?;
    }
    let (sources, _, found) = checked(dir, console)?;
    if found.iter().any(|finding| finding.severity == Severity::Error) {
        return Ok(report::findings(&sources, found, sources.lessons.len(), console));
    }
    let (parsed, _) = parse(&sources);
    let games = console.during("switching off one rule after another", |busy| {
        let done = |rules, of| busy.done(rules, of);
        mutants(&parsed.lessons, &parsed.langs, parsed.beside(), args.game.as_deref(), &done)
    });
    if games.is_empty() {
        match &args.game {
            Some(id) => bail!("no lesson of the book is about `{id}`"),
            None => bail!("no lesson of the book is about a game"),
        }
    }
    let sum = games.iter().map(Mutants::score).fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    match args.format {
        args::Listing::Json => {
            let text = serde_json::to_string_pretty(&json!({
                "games": games.iter().map(game_json).collect::<Vec<_>>(),
                "total": score_json(sum),
            }))?;
            writeln!(console.out, "{text}")?;
        }
        args::Listing::Human => {
            for game in &games {
                show(game, console)?;
            }
            writeln!(console.out, "{}", line("all games", sum))?;
        }
    }
    Ok(at_least(args.min, share(sum), "rules are noticed when they are switched off", console))
}

fn share((missed, all): (usize, usize)) -> usize {
    (missed * 100).checked_div(all).unwrap_or(100)
}

fn line(name: &str, score: (usize, usize)) -> String {
    let (missed, all) = score;
    format!(
        "{name}: {missed} of {} noticed when switched off, {} %",
        report::number(all, "rule"),
        share(score)
    )
}

fn show(game: &Mutants, console: &mut Console<'_>) -> anyhow::Result<()> {
    let title = format!("{} ({})", game.game, report::number(game.lessons, "lesson"));
    writeln!(console.out, "{}", line(&title, game.score()))?;
    let mut table = Table::new(&["", "without", "claims", "the first of them"]);
    for (number, rule) in game.rules.iter().enumerate() {
        let (count, first) = match (&rule.noticed[..], &rule.sought) {
            ([first, ..], _) => (Cell::right(rule.noticed.len().to_string()), Cell::plain(place(first))),
            ([], Sought::Beyond) => (Cell::weak("–").at_right(), Cell::weak("no position shows it")),
            ([], _) => (Cell::lacking("0").at_right(), Cell::lacking("nobody would miss it")),
        };
        table.row([Cell::right((number + 1).to_string()), Cell::plain(rule.rule), count, first]);
    }
    write!(console.out, "{}", table.text(console.out_colour))?;
    for rule in game.rules.iter().filter(|rule| rule.noticed.is_empty()) {
        match &rule.sought {
            Sought::Found(suggestion) => would_miss(rule, suggestion, console)?,
            Sought::Missing => {
                writeln!(console.out, "{}: no claim was found that would miss it", rule.rule)?;
            }
            Sought::Needless | Sought::Beyond => {}
        }
    }
    writeln!(console.out)?;
    Ok(())
}

fn would_miss(rule: &Without, suggestion: &Suggestion, console: &mut Console<'_>) -> anyhow::Result<()> {
    let place = match (&suggestion.block, &suggestion.replaces) {
        (None, _) => "this diagram".to_owned(),
        (Some(block), None) => format!("this line in `{block}`"),
        (Some(block), Some(key)) => format!("this line in place of the `{key}` of `{block}`"),
    };
    writeln!(console.out, "{}: would be missed with {place}:", rule.rule)?;
    for line in &suggestion.lines {
        writeln!(console.out, "    {line}")?;
    }
    Ok(())
}

fn place(span: &Span) -> String {
    let (line, column) = span.place();
    format!("{}:{line}:{column}", span.source.path)
}

fn game_json(game: &Mutants) -> Value {
    json!({
        "game": game.game,
        "lessons": game.lessons,
        "total": score_json(game.score()),
        "rules": game.rules.iter().map(rule_json).collect::<Vec<_>>(),
    })
}

fn rule_json(rule: &Without) -> Value {
    let noticed: Vec<String> = rule.noticed.iter().map(place).collect();
    let suggestion = match &rule.sought {
        Sought::Found(suggestion) => json!({
            "block": suggestion.block,
            "lines": suggestion.lines,
            "replaces": suggestion.replaces,
        }),
        _ => Value::Null,
    };
    json!({
        "rule": rule.rule,
        "noticed": noticed,
        "counts": !matches!(rule.sought, Sought::Beyond),
        "suggestion": suggestion,
    })
}

fn score_json(score: (usize, usize)) -> Value {
    json!({ "missed": score.0, "rules": score.1, "percent": share(score) })
}
