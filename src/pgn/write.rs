//! Writes games that were played down as a lesson: a `record` each, and a `diagram` for each position with shapes.

use std::collections::BTreeSet;

use super::comment::Shapes;
use super::ending::Ending;
use super::facts::{self, markdown};
use super::play::{Aside, Line, Played, Ply};
use crate::diag::Source;
use crate::game::Game;
use crate::lang::Lang;
use crate::lesson::{format, quoted, rewritten};
use crate::notation::write_position;
use crate::position::Side;

/// How deep variations may stand within one another in a record.
const DEEPEST: usize = 8;

/// The text of a lesson with these games, in the language in which they were played. Without a title the lesson has that
/// of the games.
///
/// What a record has no place for is told in other ways: shapes stand in diagrams below it, without their colours;
/// variations more than eight deep, and ends by anything but a rule, resignation, time or agreement, in comments.
pub fn lesson(games: &[Played<'_>], title: Option<&str>, lang: &Lang) -> String {
    let texts: Vec<_> = games.iter().map(|game| game.text).collect();
    let own = || match texts.as_slice() {
        [game] => facts::title(game, lang),
        games => facts::common(games),
    };
    let title = title.map(str::to_owned).or_else(own).unwrap_or_else(|| lang.text("pgn-title", &[]));
    let game = texts.first().map_or("chess", |text| text.game.spec().id);
    let mut out = format!("+++\ntitle = \"{}\"\ngame = \"{game}\"\n+++\n", quoted(title.trim()));
    let mut taken = BTreeSet::new();
    for played in games {
        if games.len() > 1 {
            let name = facts::title(played.text, lang).unwrap_or_else(|| lang.text("pgn-title", &[]));
            out.push_str(&format!("\n## {}\n", markdown(&name)));
        }
        let facts = facts::facts(played.text, lang);
        if !facts.is_empty() {
            out.push_str(&format!("\n{facts}\n"));
        }
        let id = facts::id(played.text, &mut taken);
        let writer = Writer { played, game: played.text.game, id, lang, front: game };
        writer.write(&mut out);
    }
    let source = Source::new("", out);
    rewritten(&source.text, &format(&source))
}

struct Writer<'a> {
    played: &'a Played<'a>,
    game: &'static dyn Game,
    id: String,
    lang: &'a Lang,
    /// The game of the front matter.
    front: &'a str,
}

impl Writer<'_> {
    fn write(&self, out: &mut String) {
        let Played { line, start, shapes, ending, .. } = self.played;
        let fen = write_position(self.game, start);
        let is_array = fen == self.game.spec().start;
        let position = if is_array { "start" } else { fen.as_str() };
        if line.plies.is_empty() {
            // A position to look at, as chapters of studies have it.
            for comment in &line.opening {
                out.push_str(&format!("\n{}\n", markdown(comment)));
            }
            return self.diagram(&self.id, position, shapes, None, out);
        }
        out.push_str(&format!("\n```record\nid: {}\n{}", self.id, self.game_key()));
        if !is_array {
            out.push_str(&format!("position: {fen}\n"));
        }
        let mut words = Vec::new();
        self.line(line, 0, &mut words);
        if let Ending::Told(how) = ending {
            words.push(format!("{{{how}}}"));
        }
        out.push_str(&format!("moves: {}\n", words.join(" ")));
        if let Ending::Said(result) = ending {
            out.push_str(&format!("result: {result}\n"));
        }
        out.push_str("```\n");
        if !shapes.is_empty() {
            self.diagram(&format!("{}-start", self.id), position, shapes, None, out);
        }
        let mut count = 0;
        self.diagrams(line, true, &mut count, out);
    }

    fn game_key(&self) -> String {
        let id = self.game.spec().id;
        if id == self.front { String::new() } else { format!("game: {id}\n") }
    }

    /// The words of a line of movetext.
    fn line(&self, line: &Line, depth: usize, words: &mut Vec<String>) {
        words.extend(line.opening.iter().map(|comment| format!("{{{comment}}}")));
        // Black's move has its number where it does not follow White's.
        let mut fresh = true;
        for ply in &line.plies {
            match ply.side {
                Side::White => words.push(format!("{}.", ply.number)),
                Side::Black if fresh => words.push(format!("{}...", ply.number)),
                Side::Black => {}
            }
            words.push(format!("{}{}", ply.text, ply.sign.unwrap_or_default()));
            fresh = !ply.asides.is_empty();
            for aside in &ply.asides {
                match aside {
                    Aside::Comment(text) => words.push(format!("{{{text}}}")),
                    Aside::Variation(line) => self.variation(line, depth + 1, words),
                }
            }
        }
    }

    fn variation(&self, line: &Line, depth: usize, words: &mut Vec<String>) {
        let mut within = Vec::new();
        self.line(line, depth, &mut within);
        if depth > DEEPEST {
            // Within a comment its own comments stand in parentheses.
            words.push(format!("{{({})}}", super::comment::plain(&within.join(" "))));
            return;
        }
        let closing = match within.last() {
            Some(last) if last.ends_with("+)") => " )",
            _ => ")",
        };
        words.push(format!("({}{closing}", within.join(" ")));
    }

    /// A diagram after each move that has shapes, in the order of the moves; those of variations say their position.
    fn diagrams(&self, line: &Line, main: bool, count: &mut usize, out: &mut String) {
        for (at, ply) in line.plies.iter().enumerate() {
            if !ply.shapes.is_empty() {
                *count += 1;
                let again = |other: &Ply| (other.number, other.side) == (ply.number, ply.side);
                let letter = if ply.side == Side::White { 'w' } else { 'b' };
                let named = main && !line.plies[at + 1..].iter().any(again);
                let position =
                    if named { format!("@{}-{}{letter}", self.id, ply.number) } else { ply.fen.clone() };
                let id = format!("{}-shapes-{count}", self.id);
                self.diagram(&id, &position, &ply.shapes, Some(ply), out);
            }
            for aside in &ply.asides {
                if let Aside::Variation(line) = aside {
                    self.diagrams(line, false, count, out);
                }
            }
        }
    }

    fn diagram(&self, id: &str, position: &str, shapes: &Shapes, after: Option<&Ply>, out: &mut String) {
        out.push_str(&format!("\n```diagram\nid: {id}\n{}position: {position}\n", self.game_key()));
        if after.is_none() && self.played.start.state.study {
            out.push_str("study: yes\n");
        }
        if !shapes.is_empty() {
            out.push_str(&format!("show: {}\n", shapes.show(self.game.spec().board)));
        }
        if let Some(ply) = after {
            let number = [("number", usize::from(ply.number).into())];
            let number = match ply.side {
                Side::White => self.lang.text("record-white", &number),
                Side::Black => self.lang.text("record-black", &number),
            };
            let written = format!("{number} {}{}", ply.text, ply.sign.unwrap_or_default());
            let caption = self.lang.text("record-after", &[("move", written.into())]);
            out.push_str(&format!("caption: {caption}\n"));
        }
        out.push_str("```\n");
    }
}
