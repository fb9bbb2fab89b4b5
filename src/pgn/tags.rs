//! Tags: `[Event "Casual game"]`, and which game is played.

use super::Tag;
use super::read::Reader;
use crate::diag::{Diagnostic, Span, Spanned, nearest};
use crate::explain;
use crate::game::Game;
use crate::games::{self, GAMES};

/// Names under which others know games of the registry.
const NAMES: [(&str, &str); 6] = [
    ("standard", "chess"),
    ("normal", "chess"),
    ("from position", "chess"),
    ("baroque", "ultima"),
    ("baroque chess", "ultima"),
    ("diplomatic", "diplomatic"),
];

impl Reader<'_> {
    /// Reads the tags that begin here.
    pub(super) fn tags(&mut self) -> Vec<Tag> {
        let mut tags = Vec::new();
        loop {
            self.blanks();
            if !self.rest().starts_with('[') {
                return tags;
            }
            tags.extend(self.tag());
        }
    }

    fn tag(&mut self) -> Option<Tag> {
        let start = self.at;
        let line = self.line_end();
        let body = &self.text[start + 1..line];
        let gap = body.len() - body.trim_start().len();
        let name: String =
            body.trim_start().chars().take_while(|c| c.is_alphanumeric() || matches!(c, '_' | '-')).collect();
        let quote = body
            .find('"')
            .filter(|&quote| !name.is_empty() && body[gap + name.len()..quote].trim().is_empty());
        let Some(quote) = quote else {
            self.at = line;
            self.error(
                "stray-text",
                start..line,
                "found a bracket, expected a tag such as `[Event \"Casual game\"]`",
            );
            return None;
        };
        let from = start + 1 + quote + 1;
        let mut value = String::new();
        let mut chars = self.text[from..line].char_indices();
        while let Some((at, c)) = chars.next() {
            let after = &self.text[from + at + c.len_utf8()..line];
            match c {
                '\\' if after.starts_with(['"', '\\']) => value.extend(chars.next().map(|(_, c)| c)),
                // Some programs do not escape quotes within a value.
                '"' if after.trim_start().starts_with(']') => {
                    self.at = from + at + 1 + after.find(']').unwrap_or_default() + 1;
                    let span = Span::new(self.source, from..from + at);
                    return Some(Tag { name, value: Spanned::new(value, span) });
                }
                c => value.push(c),
            }
        }
        self.at = line;
        self.error("unclosed", start..line, format!("the tag `{name}` is never closed, expected `\"]`"));
        None
    }
}

/// The game that the tags name; where they name none, the given one.
pub(super) fn game(
    tags: &[Tag],
    default: &'static dyn Game,
    out: &mut Vec<Diagnostic>,
) -> Option<&'static dyn Game> {
    let Some(tag) = tags.iter().find(|tag| tag.name == "Variant") else { return Some(default) };
    let name = tag.value.value.trim().to_lowercase();
    let id = NAMES.iter().find(|(known, _)| *known == name).map_or(name.as_str(), |(_, id)| id);
    // A program that knows only one game calls it standard.
    if matches!(name.as_str(), "" | "?" | "standard" | "normal") {
        return Some(default);
    }
    if let Some(game) = games::find(id) {
        return Some(game);
    }
    let plain = |text: &str| text.to_lowercase().replace([' ', '-'], "");
    let english = crate::notation::language("en", GAMES)?;
    let is = |game: &&&dyn Game| {
        plain(game.spec().id) == plain(id) || plain(&explain::game_name(**game, &english)) == plain(id)
    };
    let found = GAMES.iter().find(is).copied();
    if found.is_none() {
        let message = format!("no game of Tabia is called `{}`", tag.value.value);
        let error = Diagnostic::error("unknown-game", tag.value.span.clone(), message);
        let ids = GAMES.iter().map(|game| game.spec().id);
        out.push(match nearest(&name, ids.clone()) {
            Some(near) => error.hint(format!("did you mean `{near}`?")),
            None => error.hint(format!("the games are `{}`", ids.collect::<Vec<_>>().join("`, `"))),
        });
    }
    found
}
