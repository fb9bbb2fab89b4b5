//! A move: the board, the verdict, and the rules that decide it.

use std::path::Path;

use anyhow::{Context, bail};
use tabia::board::Point;
use tabia::game::{Field, Game, Verdict};
use tabia::lang::Lang;
use tabia::notation::{Act, Mistake, Start, find_move, scan_move};
use tabia::position::{Position, RuleId};
use tabia::{check, diagram, explain};

use super::super::{Console, position, render};
use super::{Way, lookup, rule};

/// The word that stands for the hand in the place of a square.
const HAND: &str = "hand";

/// Explains whether the move may be made.
pub(super) fn explain(
    game: &'static dyn Game,
    fen: &str,
    way: Way<'_>,
    lang: &Lang,
    dir: &Path,
    console: &mut Console<'_>,
) -> anyhow::Result<()> {
    let text = if fen.is_empty() { game.spec().start } else { fen };
    let position = position::read(game, text).with_context(|| format!("`{text}` is no position"))?;
    let (from, to) = match way {
        Way::Squares(words) => squares(game, words)?,
        Way::Text(text) => written(game, &position, text)?,
    };
    let verdict = match from {
        Some(from) => game.verdict(&position, from, to),
        None => game.verdicts_of_hand(&position).swap_remove(to.index()),
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

/// The squares that two words name; nothing for the hand.
fn squares(game: &dyn Game, [from, to]: [&str; 2]) -> anyhow::Result<(Option<Point>, Point)> {
    let to = position::point(game, to)?;
    Ok(match from {
        HAND if game.spec().fields.contains(&Field::Hands) => (None, to),
        HAND => bail!("nobody has men in hand in `{}`: name the square where the man stands", game.spec().id),
        from => (Some(position::point(game, from)?), to),
    })
}

/// The squares of a move that is written in a word, be it legal or not.
fn written(
    game: &'static dyn Game,
    position: &Position,
    text: &str,
) -> anyhow::Result<(Option<Point>, Point)> {
    let langs = position::langs(game)?;
    let langs: Vec<&Lang> = langs.iter().collect();
    let error = match find_move(game, position, text, &langs) {
        Ok(found) => {
            let to = found.mv.to.context("a move that ends nowhere is not explained: name two squares")?;
            return Ok((found.mv.from, to));
        }
        Err(error) => error,
    };
    // What keeps the text from being a move may be just what is asked about.
    if let Mistake::Illegal { from, to, .. } = error.mistake {
        return Ok((from, to));
    }
    if let Ok(Act::Way(way)) = scan_move(game, text, 0, &langs).map(|written| written.act)
        && let Some((Start::Point(from), _)) = way.start
    {
        return Ok((Some(from), way.to.0));
    }
    match error.hint {
        Some(hint) => bail!("`{text}`: {} ({hint})", error.message),
        None => bail!("`{text}`: {}", error.message),
    }
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
