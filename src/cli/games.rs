//! `tabia games`: the games, or all that one game is made of.

use std::io::Write;

use tabia::explain;
use tabia::game::Game;
use tabia::games::GAMES;
use tabia::lang::{Case, Lang};
use tabia::notation::kind_name;
use tabia::position::{Kind, RuleId};

use super::{Console, Status, args, position};

/// Lists the games, or shows one.
pub(super) fn run(args: &args::Games, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let lang = position::lang(&args.language.code)?;
    match &args.id {
        Some(id) => show(position::game(id)?, &lang, console.out)?,
        None => {
            let width = GAMES.iter().map(|game| game.spec().id.len()).max().unwrap_or_default();
            for &game in GAMES {
                writeln!(console.out, "{:width$}  {}", game.spec().id, explain::game_name(game, &lang))?;
            }
        }
    }
    Ok(Status::Fine)
}

fn show(game: &dyn Game, lang: &Lang, out: &mut dyn Write) -> anyhow::Result<()> {
    let spec = game.spec();
    let title = |id: &str| lang.text(id, &[]);
    writeln!(out, "{}  {}", spec.id, explain::game_name(game, lang))?;
    writeln!(out, "  {}", explain::about(game, lang))?;
    writeln!(out, "\n{}", title("site-start-array"))?;
    writeln!(out, "  {}", spec.start)?;
    writeln!(out, "\n{}", title("site-pieces"))?;
    for (kind, man) in (0..).map(Kind).zip(spec.kinds) {
        let name = kind_name(game, kind, lang, Case::Nominative);
        writeln!(out, "  {}  {}  {name}", man.letter, man.id)?;
        writeln!(out, "     {}", explain::kind_moves(game, kind, lang))?;
    }
    let zones = spec.board.zones();
    if !zones.is_empty() {
        writeln!(out, "\n{}", title("site-board"))?;
        for zone in zones {
            let points: Vec<String> = zone.points.iter().map(|point| spec.board.name(point)).collect();
            writeln!(out, "  {}  {}: {}", zone.id, explain::zone(game, zone.id, lang), points.join(" "))?;
        }
    }
    if !spec.looks.is_empty() {
        writeln!(out, "\n{}", title("site-looks"))?;
        for look in spec.looks {
            writeln!(out, "  {}", look.id)?;
        }
    }
    writeln!(out, "\n{}", title("site-notation"))?;
    writeln!(out, "  {}", explain::notation(game, lang))?;
    writeln!(out, "\n{}", title("site-articles"))?;
    for (number, rule) in spec.rules.iter().enumerate() {
        let id = RuleId(number as u8);
        writeln!(out, "  {}. {}  {}", number + 1, rule.id, explain::rule_title(game, id, lang))?;
        writeln!(out, "     {}", explain::rule_statement(game, id, lang))?;
    }
    Ok(())
}
