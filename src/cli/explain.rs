//! `tabia explain`: why a move is legal or not, or what a rule says, and where the book teaches it.

mod lookup;
mod moved;
mod rule;

use std::path::Path;

use anyhow::{anyhow, bail};
use tabia::diag::{catalogue, nearest};
use tabia::game::Game;
use tabia::games::{self, GAMES};
use tabia::notation::{parse_point, scan_move};
use tabia::position::RuleId;

use super::{Console, Status, args, position};

/// What is asked.
#[derive(Debug)]
enum Question<'a> {
    /// A move of a position: its text, empty for the array, and how the move is written.
    Move(&'static dyn Game, String, Way<'a>),
    /// A rule in each of the games that have it.
    Rule(Vec<(&'static dyn Game, RuleId)>),
    /// A rule of one game.
    Article(&'static dyn Game, RuleId),
}

/// How a move is written.
#[derive(Debug, Clone, Copy)]
enum Way<'a> {
    /// Where the man stands, and where it goes.
    Squares([&'a str; 2]),
    /// As books or programs write it: `Nf3`, `e2-e4`, `e2e4`, `0-0`.
    Text(&'a str),
}

/// Answers.
pub(super) fn run(args: &args::Explain, dir: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let lang = position::lang(&args.language.code)?;
    match question(&args.words)? {
        Question::Move(game, fen, way) => moved::explain(game, &fen, way, &lang, dir, console)?,
        Question::Rule(rules) => rule::explain(&rules, &lang, dir, console)?,
        Question::Article(game, id) => rule::explain(&rule::alike(game, id, &lang), &lang, dir, console)?,
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
        [game, word] => {
            let game = position::game(game)?;
            match game.spec().rule(word) {
                Some(id) => Ok(Question::Article(game, id)),
                None if is_move(game, word) => Ok(Question::Move(game, String::new(), Way::Text(word))),
                None => Err(unknown(game, word)),
            }
        }
        [game, ref fen @ .., from, to] => {
            let game = position::game(game)?;
            // What is neither a square nor a move is refused as a square.
            Ok(if is_point(game, to) || !is_move(game, to) {
                Question::Move(game, fen.join(" "), Way::Squares([from, to]))
            } else {
                let fen: Vec<&str> = fen.iter().copied().chain([from]).collect();
                Question::Move(game, fen.join(" "), Way::Text(to))
            })
        }
    }
}

fn is_point(game: &dyn Game, word: &str) -> bool {
    parse_point(game.spec().board, word).is_ok()
}

/// Whether all of the word is a move's text, and more than a square.
fn is_move(game: &'static dyn Game, word: &str) -> bool {
    let Ok(langs) = position::langs(game) else { return false };
    let langs: Vec<_> = langs.iter().collect();
    let scanned = scan_move(game, word, 0, &langs);
    !is_point(game, word) && scanned.is_ok_and(|written| written.range.end == word.len())
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
        None if catalogue::page(name, "en").is_some() => {
            anyhow!(
                "`{name}` is no rule but the code of a finding: `tabia diagnostics {name}` tells about it"
            )
        }
        None => anyhow!("no game has a rule `{name}`: `tabia games GAME` lists the rules of a game"),
    })
}

fn unknown(game: &dyn Game, name: &str) -> anyhow::Error {
    let id = game.spec().id;
    match nearest(name, game.spec().rule_names()) {
        Some(near) => anyhow!("`{id}` has no rule `{name}`: did you mean `{near}`?"),
        None if is_point(game, name) => {
            anyhow!("found one square, expected two: from where to where?")
        }
        None => {
            anyhow!("`{name}` is neither a move nor a rule of `{id}`: `tabia games {id}` lists the rules")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(words: &[&str]) -> String {
        let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
        match question(&words) {
            Ok(Question::Move(game, fen, Way::Squares(way))) => {
                format!("{} [{fen}] {}", game.spec().id, way.join(" "))
            }
            Ok(Question::Move(game, fen, Way::Text(text))) => format!("{} [{fen}] «{text}»", game.spec().id),
            Ok(Question::Article(game, id)) => format!("{}/{}", game.spec().id, game.spec().rule_id(id)),
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
        assert_eq!(asked(&["chess-t1/castle-captured"]), "chess-t1/castle-captured");
        assert_eq!(asked(&["chess", "stalemate"]), "chess/stalemate");
        assert!(asked(&["stalemate"]).contains("chess chesquerque"), "{}", asked(&["stalemate"]));
    }

    #[test]
    fn a_move_may_be_written_as_books_and_programs_write_it() {
        for text in ["Nf3", "e2e4", "e2-e4", "e4xd5", "O-O", "0-0", "Кf3"] {
            assert_eq!(asked(&["chess", text]), format!("chess [] «{text}»"));
        }
        let fen = "8/8/8/8/8/8/8/K1k4N w - - 0 1";
        assert_eq!(asked(&["chess", fen, "Nf2"]), format!("chess [{fen}] «Nf2»"));
        assert_eq!(asked(&["chess", "start", "e2e5"]), "chess [start] «e2e5»");
        assert_eq!(asked(&["chess", "start", "e2", "e5"]), "chess [start] e2 e5");
    }

    #[test]
    fn what_is_misspelt_is_guessed() {
        assert_eq!(
            asked(&["castle-capturd"]),
            "no game has a rule `castle-capturd`: did you mean `castle-captured`?"
        );
        assert_eq!(asked(&["chess-t1", "lok"]), "`chess-t1` has no rule `lok`: did you mean `lock`?");
        assert_eq!(
            asked(&["chess", "!!"]),
            "`!!` is neither a move nor a rule of `chess`: `tabia games chess` lists the rules"
        );
        assert!(asked(&["not-legal"]).contains("`tabia diagnostics not-legal`"), "{}", asked(&["not-legal"]));
        assert_eq!(asked(&["ches", "e2", "e4"]), "there is no game `ches`: did you mean `chess`?");
        assert!(asked(&["chess"]).contains("tabia games chess"));
        assert!(asked(&["chess", "e2"]).contains("expected two"));
    }
}
