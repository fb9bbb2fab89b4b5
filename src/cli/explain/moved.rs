//! A move: the board, the verdict, and the rules that decide it.

use std::path::Path;

use anyhow::{Context, bail};
use tabia::board::Point;
use tabia::game::{Field, Game, Verdict};
use tabia::lang::Lang;
use tabia::position::{Position, RuleId};
use tabia::{check, diagram, explain};

use super::super::{Console, position, render};
use super::{lookup, rule};

/// The word that stands for the hand in the place of a square.
const HAND: &str = "hand";

/// Explains whether the man on the first square may go to the second.
pub(super) fn explain(
    game: &'static dyn Game,
    fen: &str,
    [from, to]: [&str; 2],
    lang: &Lang,
    dir: &Path,
    console: &mut Console<'_>,
) -> anyhow::Result<()> {
    let text = if fen.is_empty() { game.spec().start } else { fen };
    let position = position::read(game, text).with_context(|| format!("`{text}` is no position"))?;
    let to = position::point(game, to)?;
    let (from, verdict) = match from {
        HAND if game.spec().fields.contains(&Field::Hands) => {
            (None, game.verdicts_of_hand(&position).swap_remove(to.index()))
        }
        HAND => bail!("nobody has men in hand in `{}`: name the square where the man stands", game.spec().id),
        from => {
            let from = position::point(game, from)?;
            (Some(from), game.verdict(&position, from, to))
        }
    };
    let places = lookup::lessons(dir)?;
    let picture = check::picture(game, &position, "position".to_owned(), lang);
    let board = diagram::plain(&picture, |glyph| render::letter(game.spec().id, glyph));
    writeln!(console.out, "{board}")?;
    writeln!(console.out, "{}", explain::verdict(game, &position, (from, to), &verdict, lang))?;
    for (id, says) in rules(game, &position, (from, to), &verdict, lang) {
        writeln!(console.out)?;
        rule::article(game, id, lang, console)?;
        writeln!(console.out, "     → {says}")?;
        let taught = lookup::taught(&places, game, id, lang.code());
        rule::places("site-taught-in", &taught, lang, console)?;
    }
    Ok(())
}

/// The rules of a verdict, each once, with what they say of this case.
fn rules(
    game: &dyn Game,
    position: &Position,
    way: (Option<Point>, Point),
    verdict: &Verdict,
    lang: &Lang,
) -> Vec<(RuleId, String)> {
    let mut rules: Vec<(RuleId, String)> = match verdict {
        Verdict::Legal(moves) => {
            moves.iter().map(|mv| (mv.rule, explain::legal(game, position, mv, lang))).collect()
        }
        Verdict::Illegal(refusals) => refusals
            .iter()
            .map(|refusal| (refusal.rule, explain::refusal(game, position, way, refusal, lang)))
            .collect(),
    };
    rules.dedup();
    rules
}
