//! What stands in place of a special link: its words with what the engine says of them, or a way that mdBook knows.

use std::ops::Range;

use crate::book::{Chapter, CheckedLink, Edition};
use crate::explain;
use crate::games;
use crate::html::address::relative;
use crate::html::raw::escape;
use crate::lesson::{Edit, Link, TermList};

/// Where links stand and what they may speak of.
pub(super) struct About<'a> {
    pub(super) edition: &'a Edition,
    pub(super) chapter: &'a Chapter,
    pub(super) terms: Option<&'a TermList>,
}

impl About<'_> {
    /// The place of the link with this number and what to write there; nothing for an ordinary one.
    pub(super) fn link(&self, number: usize) -> Option<Edit> {
        let link = self.chapter.checked.lesson.links.get(number)?;
        let text = &link.span.source.text[label(link)];
        let written = match self.chapter.checked.links.get(number)? {
            CheckedLink::Claim(claim) => {
                said(&format!("tabia-claim tabia-{}", claim.scheme), claim.says.as_deref(), text)
            }
            CheckedLink::Figure(path, id) => led(text, self.way(path, Some(id))),
            CheckedLink::Rule(game, rule, title) => match self.teaches(game, rule) {
                Some(path) => led(text, self.way(path, None)),
                None => said("tabia-rule", Some(&self.rule(game, rule, title)), text),
            },
            CheckedLink::Piece(game, piece, _) => {
                said("tabia-piece", self.piece(game, piece).as_deref(), text)
            }
            CheckedLink::Term(term) => said("tabia-term", self.term(term).as_deref(), text),
            _ => return None,
        };
        Some(Edit { range: link.span.range.clone(), text: written })
    }

    /// The way to another chapter, or to a place in this one or another.
    fn way(&self, path: &str, id: Option<&str>) -> String {
        let here = &self.chapter.checked.lesson.path;
        let page = if path == here { String::new() } else { relative(here, path) };
        id.map_or(page.clone(), |id| format!("{page}#{id}"))
    }

    /// The path of the first other chapter that teaches the rule.
    fn teaches(&self, game: &str, rule: &str) -> Option<&str> {
        let here = &self.chapter.checked.lesson.path;
        let teaches = |chapter: &&Chapter| {
            let front = &chapter.checked.lesson.front;
            front.game.as_ref().is_some_and(|named| named.value == game)
                && chapter.checked.teaches.contains(&rule)
        };
        let path = self.edition.chapters.iter().find(teaches)?.checked.lesson.path.as_str();
        (path != here).then_some(path)
    }

    fn rule(&self, game: &str, rule: &str, title: &str) -> String {
        let game = games::find(game);
        let statement = game.and_then(|game| {
            let rule = game.spec().rule(rule)?;
            Some(explain::rule_statement(game, rule, &self.edition.lang))
        });
        statement.map_or_else(|| title.to_owned(), |statement| format!("{title}: {statement}"))
    }

    fn piece(&self, game: &str, piece: &str) -> Option<String> {
        let game = games::find(game)?;
        Some(explain::kind_moves(game, game.spec().kind(piece)?, &self.edition.lang))
    }

    fn term(&self, id: &str) -> Option<String> {
        let text = self.terms?.find(id)?.text.as_ref()?;
        // A definition is plain words with emphasis and code, whose signs a tooltip cannot show.
        Some(text.value.replace(['*', '`'], ""))
    }
}

/// Where the words of a link are, markup included.
fn label(link: &Link) -> Range<usize> {
    let (text, span) = (&link.span.source.text, &link.span.range);
    let start = span.start + 1;
    if text[span.clone()].starts_with('<') {
        return start..(span.end - 1).max(start);
    }
    let place = link.place.range.start;
    // The words may hold an image, whose text ends in a bracket too; where a definition says the target, they hold none.
    let inline = (span.contains(&place)).then(|| text[start..place].rfind("](")).flatten();
    let end = inline.map(|at| start + at).or_else(|| {
        let from = link.text.span.range.end.max(start);
        text.get(from..span.end)?.find(']').map(|at| from + at)
    });
    start..end.unwrap_or(start)
}

/// The words with something to read beside them.
fn said(class: &str, says: Option<&str>, words: &str) -> String {
    // A bar would end the cell of a table.
    let title =
        says.map(|says| format!(" title=\"{}\"", escape(says).replace('|', "&#124;").replace('\n', " ")));
    format!("<span class=\"{class}\"{}>{words}</span>", title.unwrap_or_default())
}

/// The words as an ordinary link.
fn led(words: &str, way: String) -> String {
    match way.contains(['(', ')']) {
        true => format!("[{words}](<{way}>)"),
        false => format!("[{words}]({way})"),
    }
}
