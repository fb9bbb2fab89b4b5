//! A rule: its number, title and statement, the games that have it, and where the book is about it.

use std::path::Path;

use tabia::explain;
use tabia::game::Game;
use tabia::games::GAMES;
use tabia::lang::Lang;
use tabia::position::RuleId;

use super::super::Console;
use super::lookup;

/// The rule of a game, and of the other games in which it is worded alike.
pub(super) fn alike(game: &'static dyn Game, id: RuleId, lang: &Lang) -> Vec<(&'static dyn Game, RuleId)> {
    let told =
        |game: &dyn Game, id| (explain::rule_title(game, id, lang), explain::rule_statement(game, id, lang));
    let words = told(game, id);
    let name = game.spec().rule_id(id);
    let others = GAMES.iter().filter(|other| other.spec().id != game.spec().id);
    let others = others.filter_map(|&other| Some((other, other.spec().rule(name)?)));
    std::iter::once((game, id)).chain(others.filter(|&(other, id)| told(other, id) == words)).collect()
}

/// Explains the rule in each of the games; games in which it is worded alike are told together.
pub(super) fn explain(
    rules: &[(&'static dyn Game, RuleId)],
    lang: &Lang,
    dir: &Path,
    console: &mut Console<'_>,
) -> anyhow::Result<()> {
    let told = |&(game, id): &(&'static dyn Game, RuleId)| {
        (explain::rule_title(game, id, lang), explain::rule_statement(game, id, lang))
    };
    let covered = lookup::covered(dir, lang.code(), console)?;
    let mut done: Vec<(String, String)> = Vec::new();
    for rule in rules {
        let words = told(rule);
        if done.contains(&words) {
            continue;
        }
        if !done.is_empty() {
            writeln!(console.out)?;
        }
        let &(game, id) = rule;
        writeln!(console.out, "{}  {}", game.spec().id, explain::game_name(game, lang))?;
        article(game, id, lang, console)?;
        let alike = rules.iter().filter(|other| other.0.spec().id != game.spec().id && told(other) == words);
        let alike: Vec<&str> = alike.map(|(game, _)| game.spec().id).collect();
        if !alike.is_empty() {
            writeln!(
                console.out,
                "     {}",
                lang.text("site-also-in", &[("games", alike.join(", ").into())])
            )?;
        }
        if let Some(covered) = &covered {
            let found = covered.of(game, id);
            if found.taught.is_empty() {
                writeln!(console.out, "     {}", lang.text("site-not-taught", &[]))?;
            }
            places("site-taught-in", &found.taught, lang, console)?;
            places("site-shown-in", &found.shown, lang, console)?;
            places("site-practised-in", &found.practised, lang, console)?;
        }
        done.push(words);
    }
    Ok(())
}

/// The article: its number, id, title and statement.
pub(super) fn article(
    game: &dyn Game,
    id: RuleId,
    lang: &Lang,
    console: &mut Console<'_>,
) -> anyhow::Result<()> {
    let spec = game.spec();
    let rule = spec.rules[id.index()];
    let names: Vec<&str> = [rule.id].into_iter().chain(rule.also.iter().copied()).collect();
    let title = explain::rule_title(game, id, lang);
    writeln!(console.out, "{:>3}. {}  {title}", id.index() + 1, names.join(", "))?;
    writeln!(console.out, "     {}", explain::rule_statement(game, id, lang))?;
    Ok(())
}

/// The places of the book under a heading; nothing if there are none.
pub(super) fn places(
    heading: &str,
    places: &[String],
    lang: &Lang,
    console: &mut Console<'_>,
) -> anyhow::Result<()> {
    if !places.is_empty() {
        writeln!(console.out, "     {}:", lang.text(heading, &[]))?;
    }
    for place in places {
        writeln!(console.out, "       {place}")?;
    }
    Ok(())
}
