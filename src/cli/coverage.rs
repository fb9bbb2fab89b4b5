//! `tabia coverage`: for each rule of each game where the book teaches it, shows it and has it practised.

use std::path::Path;

use anyhow::bail;
use serde_json::{Value, json};
use tabia::book::{Coverage, Covered, Spot, Tally};
use tabia::diag::Severity;

use super::assemble::checked;
use super::table::{Cell, Table, shortened};
use super::{Console, Status, args, report};

/// Prints the table. A book with errors has none.
pub(super) fn run(args: &args::Coverage, dir: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let (sources, book, found) = checked(dir, console)?;
    if found.iter().any(|finding| finding.severity == Severity::Error) {
        return Ok(report::findings(&sources, found, sources.lessons.len(), console));
    }
    let Some(edition) = book.editions.first() else { bail!("the book has no language") };
    let mut games: Vec<&Coverage> = edition.coverage.iter().collect();
    if let Some(id) = &args.game {
        super::position::game(id)?;
        games.retain(|game| game.game == id);
        if games.is_empty() {
            bail!("no lesson of the book is about `{id}`");
        }
    }
    let sum = Tally::of(games.iter().copied());
    match args.format {
        args::Listing::Json => {
            let text = serde_json::to_string_pretty(&json!({
                "games": games.iter().map(|game| game_json(game)).collect::<Vec<_>>(),
                "total": percent_json(&sum),
            }))?;
            writeln!(console.out, "{text}")?;
        }
        args::Listing::Human => {
            for game in &games {
                table(game, console)?;
            }
            writeln!(console.out, "{}", line("all games", &sum))?;
        }
    }
    Ok(super::table::at_least(args.min, sum.share(sum.covered), "rules are covered", console))
}

fn table(game: &Coverage, console: &mut Console<'_>) -> anyhow::Result<()> {
    writeln!(console.out, "{}", line(game.game, &Tally::of([game])))?;
    let mut table = Table::new(&["", "rule", "taught", "shown", "practised"]);
    for (number, rule) in game.rules.iter().enumerate() {
        let shown = match (&rule.shown[..], &rule.drawn[..]) {
            ([], [_, ..]) => Cell::weak(format!("drawn only: {}", places(&rule.drawn))),
            (shown, _) => cell(shown),
        };
        table.row([
            Cell::right((number + 1).to_string()),
            Cell::plain(rule.rule),
            cell(&rule.taught),
            shown,
            cell(&rule.practised),
        ]);
    }
    write!(console.out, "{}", table.text(console.out_colour))?;
    let idle: Vec<&str> = game.rules.iter().filter(|rule| !rule.is_shown()).map(|rule| rule.rule).collect();
    if !idle.is_empty() {
        writeln!(console.out, "no claim relies on: {}", idle.join(", "))?;
    }
    writeln!(console.out)?;
    Ok(())
}

fn line(name: &str, percent: &Tally) -> String {
    let part = |what: &str, part| format!("{what} {} %", percent.share(part));
    let parts = [
        part("taught", percent.taught),
        part("shown", percent.shown),
        part("practised", percent.practised),
        part("all three", percent.covered),
    ];
    format!("{name}: {}, {}", report::number(percent.rules, "rule"), parts.join(", "))
}

fn cell(places: &[Spot]) -> Cell {
    if places.is_empty() { Cell::lacking("–") } else { Cell::plain(self::places(places)) }
}

/// The first place and how many there are besides.
fn places(places: &[Spot]) -> String {
    let Some(first) = places.first() else { return String::new() };
    let first = shortened(&first.to_string());
    match places.len() - 1 {
        0 => first,
        more => format!("{first} +{more}"),
    }
}

fn game_json(game: &Coverage) -> Value {
    json!({
        "game": game.game,
        "total": percent_json(&Tally::of([game])),
        "rules": game.rules.iter().map(rule_json).collect::<Vec<_>>(),
    })
}

fn rule_json(rule: &Covered) -> Value {
    let list = |places: &[Spot]| places.iter().map(Spot::to_string).collect::<Vec<_>>();
    json!({
        "rule": rule.rule,
        "taught": list(&rule.taught),
        "shown": list(&rule.shown),
        "drawn": list(&rule.drawn),
        "practised": list(&rule.practised),
        "covered": rule.is_covered(),
    })
}

fn percent_json(percent: &Tally) -> Value {
    json!({
        "rules": percent.rules,
        "taught": percent.taught,
        "shown": percent.shown,
        "practised": percent.practised,
        "covered": percent.covered,
        "percent": percent.share(percent.covered),
    })
}
