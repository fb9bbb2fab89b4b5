//! `tabia explain`: why a move is legal or not, or what a rule says, and where the book teaches it.

mod lookup;
mod moved;
mod rule;

use std::path::Path;

use anyhow::{anyhow, bail};
use tabia::diag::nearest;
use tabia::game::Game;
use tabia::games::{self, GAMES};
use tabia::position::RuleId;

use super::{Console, Status, args, position};

/// What is asked.
#[derive(Debug)]
enum Question<'a> {
    /// A move of a position: its text, empty for the array, and where the man stands and goes.
    Move(&'static dyn Game, String, [&'a str; 2]),
    /// A rule in each of the games that have it.
    Rule(Vec<(&'static dyn Game, RuleId)>),
}

/// Answers.
pub(super) fn run(args: &args::Explain, dir: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let lang = position::lang(&args.language.code)?;
    match question(&args.words)? {
        Question::Move(game, fen, way) => moved::explain(game, &fen, way, &lang, dir, console)?,
        Question::Rule(rules) => rule::explain(&rules, &lang, dir, console)?,
    }
    Ok(Status::Fine)
}

fn question(words: &[String]) -> anyhow::Result<Question<'_>> {
    let words: Vec<&str> = words.iter().flat_map(|word| word.split_whitespace()).collect();
    // A rule as links and messages name it: `chess/castling`.
    let pair = words.first().and_then(|word| word.split_once('/'));
    let words = match pair {
        Some((game, rule)) if words.len() == 1 && games::find(game).is_some() => vec![game, rule],
        _ => words,
    };
    match words[..] {
        [] => bail!("nothing to explain: name a game and two squares, or a rule"),
        [one] => match games::find(one) {
            Some(_) => {
                bail!("what about `{one}`? give two squares or a rule; `tabia games {one}` lists the rules")
            }
            None => every(one),
        },
        [game, rule] => {
            let game = position::game(game)?;
            let id = game.spec().rule(rule).ok_or_else(|| unknown(game, rule))?;
            let others = GAMES.iter().filter_map(|&other| Some((other, other.spec().rule(rule)?)));
            let others = others.filter(|(other, _)| other.spec().id != game.spec().id);
            Ok(Question::Rule(std::iter::once((game, id)).chain(others).collect()))
        }
        [game, ref fen @ .., from, to] => {
            Ok(Question::Move(position::game(game)?, fen.join(" "), [from, to]))
        }
    }
}

/// The rule in every game that has it.
fn every(name: &str) -> anyhow::Result<Question<'static>> {
    let rules = GAMES.iter().filter_map(|&game| Some((game, game.spec().rule(name)?)));
    let rules: Vec<_> = rules.collect();
    if !rules.is_empty() {
        return Ok(Question::Rule(rules));
    }
    let names = GAMES.iter().flat_map(|game| game.spec().rule_names());
    Err(match nearest(name, names.chain(GAMES.iter().map(|game| game.spec().id))) {
        Some(near) => anyhow!("no game has a rule `{name}`: did you mean `{near}`?"),
        None => anyhow!("no game has a rule `{name}`: `tabia games GAME` lists the rules of a game"),
    })
}

fn unknown(game: &dyn Game, name: &str) -> anyhow::Error {
    let id = game.spec().id;
    match nearest(name, game.spec().rule_names()) {
        Some(near) => anyhow!("`{id}` has no rule `{name}`: did you mean `{near}`?"),
        None if tabia::notation::parse_point(game.spec().board, name).is_ok() => {
            anyhow!("found one square, expected two: from where to where?")
        }
        None => anyhow!("`{id}` has no rule `{name}`: `tabia games {id}` lists them"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(words: &[&str]) -> String {
        let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
        match question(&words) {
            Ok(Question::Move(game, fen, way)) => format!("{} [{fen}] {}", game.spec().id, way.join(" ")),
            Ok(Question::Rule(rules)) => {
                rules.iter().map(|(game, _)| game.spec().id).collect::<Vec<_>>().join(" ")
            }
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn words_are_told_apart_however_the_shell_has_split_them() {
        let fen = "8/8/8/2i5/2i5/8/I1Rv4/8 w Pp";
        let expected = format!("chess-t1 [{fen}] c2 c4");
        assert_eq!(asked(&["chess-t1", fen, "c2", "c4"]), expected);
        assert_eq!(asked(&["chess-t1", "8/8/8/2i5/2i5/8/I1Rv4/8", "w", "Pp", "c2", "c4"]), expected);
        assert_eq!(asked(&["seega", "hand", "c3"]), "seega [] hand c3");
        assert_eq!(asked(&["castle-captured"]), "chess-t1");
        assert_eq!(asked(&["chess-t1/castle-captured"]), "chess-t1");
        assert!(
            asked(&["chess", "stalemate"]).starts_with("chess chesquerque"),
            "{}",
            asked(&["chess", "stalemate"])
        );
    }

    #[test]
    fn what_is_misspelt_is_guessed() {
        assert_eq!(
            asked(&["castle-capturd"]),
            "no game has a rule `castle-capturd`: did you mean `castle-captured`?"
        );
        assert_eq!(asked(&["chess-t1", "lok"]), "`chess-t1` has no rule `lok`: did you mean `lock`?");
        assert_eq!(asked(&["ches", "e2", "e4"]), "there is no game `ches`: did you mean `chess`?");
        assert!(asked(&["chess"]).contains("tabia games chess"));
        assert!(asked(&["chess", "e2"]).contains("expected two"));
    }
}
